//! A library with years of games behind it: how long from the start to the first answer, and how
//! long until a position of a game nobody has looked at for years is shown?

use crate::guest::Guest;
use crate::library::Library;
use bots::BotName;
use engine::{Seat, Seed};
use serde_json::{Value, json};
use std::io;
use std::time::{Duration, Instant};
use store::{Match, NewEntry, SeatRow, Store};

/// What was measured.
#[derive(Clone, Debug)]
pub struct Report {
    pub games: u32,
    pub entries: usize,
    pub start: Duration,
    pub memory: Option<u64>,
    /// How long the long games are.
    pub longest: usize,
    /// From asking for a position of a long game that was not open to having it, in order.
    pub positions: Vec<Duration>,
}

/// Games of the most seats, played to their end: one position of each is looked at.
const LONG: u32 = 100;
/// No game is longer.
const END: usize = 10_000;

/// Fills a store with copies of one played game, then starts a server on it.
pub async fn start(
    library: &Library,
    game: &str,
    games: u32,
    mut progress: impl FnMut(u32),
) -> io::Result<Report> {
    let store = store::open(&library.database).await.map_err(io::Error::other)?;
    let seats = catalog::game(game).map_err(refused)?.profile().seats;
    let (head, entries) = played(game, seats.0, 120).map_err(refused)?;
    for number in 0..games {
        keep(&*store, &head, &entries, number).await.map_err(io::Error::other)?;
        progress(number + 1);
    }
    let stored = games as usize * entries.len();
    let (head, entries) = played(game, seats.1, END).map_err(refused)?;
    for number in games..games + LONG {
        keep(&*store, &head, &entries, number).await.map_err(io::Error::other)?;
    }
    store.close().await;
    let (mut running, start) = library.start().await?;
    let memory = running.memory();
    let guest = Guest::new(library.address, "Reader").await?;
    let mut positions = Vec::new();
    for number in 0..LONG {
        let at = entries.len() * number as usize / LONG as usize;
        let path = format!("/api/tables/{}/at/{at}", id(games + number));
        let asked = Instant::now();
        let position = guest.request("GET", &path, &Value::Null).await?;
        positions.push(asked.elapsed());
        if position["at"] != at {
            return Err(io::Error::other(format!("no position {at}: {position}")));
        }
    }
    positions.sort();
    running.stop()?;
    Ok(Report { games, entries: stored, start, memory, longest: entries.len(), positions })
}

fn refused(refusal: engine::Refusal) -> io::Error {
    io::Error::other(refusal.rule)
}

fn id(number: u32) -> String {
    format!("stored{number:06}")
}

/// A match after so many moves, as a store keeps it.
fn played(game: &str, seats: u8, moves: usize) -> Result<(Match, Vec<Value>), engine::Refusal> {
    let game = catalog::game(game)?;
    let setup = game.usual_setup(seats)?;
    let mut table = game.new_table(&setup, Seed::from_number(1), None)?;
    for number in 0..moves {
        let Some(seat) = table.asked().first() else { break };
        let mv = table.hint(seat, BotName::Greedy, number as u64, catalog::Lang::En)?;
        table.play(seat, &mv.notation, None)?;
    }
    let record = table.record();
    let seats: Vec<SeatRow> = (0..table.seats()).map(|seat| person(Seat(seat))).collect();
    let head = Match {
        id: String::new(),
        game: record.game,
        stage: "playing".into(),
        public: true,
        title: String::new(),
        host: String::new(),
        invite: String::new(),
        setup: record.setup,
        rules_version: record.rules_version,
        content: record.content,
        seed: record.seed,
        commitment: record.commitment,
        opening: json!(record.opening),
        pace: json!({ "kind": "relaxed" }),
        seats,
        length: 0,
        waiting: table.asked().iter().map(|seat| seat.0).collect(),
        live: Value::Null,
        result: None,
        rematch: None,
        created: 1,
        started: Some(1),
        changed: 1,
        finished: None,
        wake_at: None,
    };
    Ok((head, table.entries(0)))
}

fn person(seat: Seat) -> SeatRow {
    SeatRow { kind: "open".into(), name: format!("Seat {seat}"), ..SeatRow::default() }
}

async fn keep(
    store: &dyn Store,
    head: &Match,
    entries: &[Value],
    number: u32,
) -> Result<(), store::StoreError> {
    let mut head = Match { id: id(number), ..head.clone() };
    store.create_match(&head).await?;
    let new = |(index, entry): (usize, &Value)| NewEntry {
        key: format!("{index}"),
        at: 1,
        by: "server".into(),
        entry: entry.clone(),
    };
    let entries: Vec<NewEntry> = entries.iter().enumerate().map(new).collect();
    head.length = entries.len() as u32;
    store.append(&head.id, 0, &entries, &head, None).await.map(|_| ())
}
