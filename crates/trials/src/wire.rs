//! What a whole game costs on the line: one seat played by a person with two browsers side by side,
//! one that unpacks what it is sent and one that does not, bots on the other seats. Both are sent
//! the same messages in the same moments, so that bytes and waiting can be compared.

use crate::guest::{Guest, Socket};
use crate::library::Library;
use crate::luck::{Luck, fresh_key};
use serde_json::json;
use server::protocol::{FromClient, FromServer, Position};
use std::io;
use std::time::{Duration, Instant};

/// The two ways of speaking, as they are offered to the server.
const WAYS: [Option<&str>; 2] = [None, Some("deflate-lines")];
/// Who plays against the person.
const BOT: &str = "greedy";

/// What one game took, plain first.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub entries: u32,
    pub messages: [usize; 2],
    /// What was said, as text.
    pub texts: [usize; 2],
    /// What it took on the line, with the heads of the frames.
    pub bytes: [usize; 2],
    /// From sending a move to having read the position it leads to; every other move each.
    pub seen: [Vec<Duration>; 2],
}

/// One browser: what it saw last.
struct Browser {
    socket: Socket,
    position: Option<Position>,
    /// How long the log was with the last move this browser made.
    stored: u32,
}

impl Browser {
    async fn open(guest: &Guest, way: Option<&str>, table: &str) -> io::Result<Browser> {
        let mut socket = guest.connect_speaking(way).await?;
        let table = table.to_string();
        socket.send(&FromClient::Watch { table, invite: None, seen: None, seat: None }).await?;
        Ok(Browser { socket, position: None, stored: 0 })
    }

    fn at(&self) -> u32 {
        self.position.as_ref().map_or(0, |position| position.at)
    }

    /// True if the person may move, or nobody can any more.
    fn is_ready(&self) -> bool {
        self.position.as_ref().is_some_and(|position| position.over || !position.moves.is_empty())
    }

    /// Reads one message.
    async fn read(&mut self) -> io::Result<()> {
        match self.socket.next().await? {
            FromServer::Update { position, .. }
            | FromServer::Table { position: Some(position), .. } => self.position = Some(position),
            FromServer::Ack { at, .. } => self.stored = at,
            FromServer::Refused { refused, .. } => return Err(io::Error::other(refused.text)),
            _ => {}
        }
        Ok(())
    }

    /// Reads whatever is still on its way.
    async fn finish(&mut self) -> io::Result<()> {
        self.socket.send(&FromClient::Ping { sent: 0 }).await?;
        while !matches!(self.socket.next().await?, FromServer::Pong { .. }) {}
        Ok(())
    }
}

/// Plays one game to its end. The library is running.
pub async fn whole_game(library: &Library, game: &str, seats: u8, seed: u64) -> io::Result<Report> {
    let guest = Guest::new(library.address, "One").await?;
    let mut plan = vec![json!({ "kind": "me" })];
    plan.resize(usize::from(seats), json!({ "kind": "bot", "bot": BOT }));
    let new = json!({
        "game": game, "seats": plan, "pace": { "kind": "relaxed" }, "public": true, "start": true,
    });
    let made = guest.request("POST", "/api/tables", &new).await?;
    let table = made["id"].as_str().unwrap_or_default().to_string();
    // Who came first is told first: one game so, the next otherwise.
    let first = (seed % 2) as usize;
    let one = Browser::open(&guest, WAYS[first], &table).await?;
    let two = Browser::open(&guest, WAYS[1 - first], &table).await?;
    let (mut plain, mut packed) = if first == 0 { (one, two) } else { (two, one) };
    let (mut luck, mut report) = (Luck::new(seed, 0), Report::default());
    for turn in 0.. {
        while !(plain.is_ready() && packed.is_ready() && plain.at() == packed.at()) {
            tokio::select! {
                read = plain.read(), if !plain.is_ready() || plain.at() < packed.at() => read?,
                read = packed.read(), if !packed.is_ready() || packed.at() < plain.at() => read?,
            }
        }
        let position = plain.position.as_ref().expect("both are ready");
        if position.over {
            break;
        }
        let (at, count) = (position.at, position.moves.len());
        let moves = vec![position.moves[luck.index(count)].notation.clone()];
        let way = turn % 2;
        let mover = if way == 0 { &mut plain } else { &mut packed };
        let (table, key) = (table.clone(), fresh_key(seed));
        let sent = Instant::now();
        mover.socket.send(&FromClient::Play { table, key, seat: 0, at, moves }).await?;
        while mover.stored <= at || mover.at() < mover.stored {
            mover.read().await?;
        }
        report.seen[way].push(sent.elapsed());
        // The other one has it too before anything else happens.
        let stored = mover.stored;
        let other = if way == 0 { &mut packed } else { &mut plain };
        while other.at() < stored {
            other.read().await?;
        }
    }
    report.entries = plain.at();
    for (way, browser) in [&mut plain, &mut packed].into_iter().enumerate() {
        browser.finish().await?;
        report.messages[way] = browser.socket.messages;
        report.texts[way] = browser.socket.texts;
        report.bytes[way] = browser.socket.bytes;
    }
    Ok(report)
}

impl Report {
    /// All games of a kind together.
    pub fn add(&mut self, other: Report) {
        self.entries += other.entries;
        for way in 0..2 {
            self.messages[way] += other.messages[way];
            self.texts[way] += other.texts[way];
            self.bytes[way] += other.bytes[way];
            self.seen[way].extend_from_slice(&other.seen[way]);
            self.seen[way].sort_unstable();
        }
    }

    /// How many of a hundred bytes are left.
    pub fn percent(&self) -> f64 {
        100.0 * self.bytes[1] as f64 / self.bytes[0].max(1) as f64
    }

    /// How much longer packed messages take.
    pub fn waiting(&self) -> f64 {
        let median =
            |way: usize| crate::load::Report::percentile(&self.seen[way], 50).as_secs_f64();
        median(1) / median(0).max(f64::MIN_POSITIVE)
    }
}
