//! A full house: many late tables played at once, with people looking on.
//!
//! The games were played beforehand, nearly to their end: that is when a table is largest.

use crate::guest::Guest;
use crate::library::Library;
use crate::luck::{Luck, fresh_key};
use crate::played::{Played, held_by};
use bots::BotName;
use server::protocol::{FromClient, FromServer};
use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How full the house is.
#[derive(Clone, Debug)]
pub struct Plan {
    pub game: String,
    pub tables: u32,
    /// People who play at each table.
    pub seats: u8,
    /// People looking on at each table, beside those who play.
    pub spectators: u32,
    pub seconds: u64,
    /// How long people think: at least and at most.
    pub think: (Duration, Duration),
    pub seed: u64,
}

/// What was seen.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub tables: u32,
    pub sockets: u32,
    /// Entries of a table on average, before it is played on.
    pub length: usize,
    pub seconds: f64,
    pub moves: usize,
    /// From sending a move to its acknowledgement, in order.
    pub acknowledged: Vec<Duration>,
    /// From sending a move to every other person at the table seeing it, in order.
    pub seen: Vec<Duration>,
    pub refused: usize,
    pub lost_connections: usize,
    /// Before anybody came.
    pub memory_empty: Option<u64>,
    pub memory: Option<u64>,
}

/// Different games; the tables are copies of these.
const GAMES: u64 = 8;
/// No game is longer.
const END: usize = 10_000;
/// How far the games were played.
const PART: (usize, usize) = (9, 10);

impl Report {
    pub fn percentile(times: &[Duration], percent: usize) -> Duration {
        let index = (times.len() * percent / 100).min(times.len().saturating_sub(1));
        times.get(index).copied().unwrap_or_default()
    }
}

/// What everybody shares: when moves were sent, and what was measured.
#[derive(Debug, Default)]
struct Measured {
    /// By table and the length of the log the move leads to.
    sent: BTreeMap<(u32, u32), Instant>,
    acknowledged: Vec<Duration>,
    seen: Vec<Duration>,
    refused: usize,
    lost: usize,
}

type Shared = Arc<Mutex<Measured>>;

/// Browsers say now and then that they are there; who does not is cut off.
const PING: Duration = Duration::from_secs(20);

pub async fn load(
    library: &Library,
    plan: &Plan,
    mut progress: impl FnMut(&str, u32, u32),
) -> io::Result<Report> {
    let (mut running, _) = library.start().await?;
    let memory_empty = running.memory();
    let mut report = house(library, plan, 0, &mut progress).await?;
    (report.memory, report.memory_empty) = (running.memory(), memory_empty);
    running.stop()?;
    Ok(report)
}

/// Fills a library that is open, with tables from a number on, and plays there.
pub(crate) async fn house(
    library: &Library,
    plan: &Plan,
    first: u32,
    progress: &mut impl FnMut(&str, u32, u32),
) -> io::Result<Report> {
    let games = late_games(plan).map_err(|refusal| io::Error::other(refusal.rule))?;
    // Beside the server, which opens these tables when people come.
    let store = store::open(&library.database).await.map_err(io::Error::other)?;
    let measured = Shared::default();
    let (begin, begun) = watch::channel(None::<Instant>);
    let mut people = Vec::new();
    for number in 0..plan.tables {
        let table = format!("late{:06}", first + number);
        let mut seats: Vec<(Guest, Option<u8>)> = Vec::new();
        for seat in 0..plan.seats {
            let name = format!("Player {number} {seat}");
            seats.push((Guest::new(library.address, &name).await?, Some(seat)));
        }
        let mut game = games[number as usize % games.len()].clone();
        game.head.host.clone_from(&seats[0].0.id);
        game.head.seats = seats.iter().map(|(guest, _)| held_by(&guest.id, "Player")).collect();
        game.keep(&*store, &table).await.map_err(io::Error::other)?;
        for _ in 0..plan.spectators {
            seats.push((Guest::new(library.address, &format!("Watcher {number}")).await?, None));
        }
        for (index, (guest, seat)) in seats.into_iter().enumerate() {
            let person = Person {
                guest,
                seat,
                number,
                table: table.clone(),
                luck: Luck::new(plan.seed, u64::from(number) * 64 + index as u64),
                plan: plan.clone(),
                measured: measured.clone(),
            };
            people.push(tokio::spawn(person.stay(begun.clone())));
        }
        progress("tables", number + 1, plan.tables);
    }
    store.close().await;
    let start = Instant::now();
    let end = start + Duration::from_secs(plan.seconds);
    begin.send_replace(Some(end));
    while Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(500)).await;
        progress("seconds", start.elapsed().as_secs() as u32, plan.seconds as u32);
    }
    let sockets = people.len() as u32;
    for person in people {
        person.await.map_err(io::Error::other)??;
    }
    let mut measured = std::mem::take(&mut *measured.lock().expect("everybody went home"));
    measured.acknowledged.sort_unstable();
    measured.seen.sort_unstable();
    Ok(Report {
        tables: plan.tables,
        sockets,
        length: games.iter().map(|game| game.entries.len()).sum::<usize>() / games.len(),
        seconds: start.elapsed().as_secs_f64(),
        moves: measured.acknowledged.len(),
        acknowledged: measured.acknowledged,
        seen: measured.seen,
        refused: measured.refused,
        lost_connections: measured.lost,
        ..Report::default()
    })
}

/// Games of random moves, but for the last part.
fn late_games(plan: &Plan) -> Result<Vec<Played>, engine::Refusal> {
    let late = |seed| {
        let whole = Played::new(&plan.game, plan.seats, END, BotName::Random, seed)?;
        let moves = whole.entries.len() * PART.0 / PART.1;
        Played::new(&plan.game, plan.seats, moves, BotName::Random, seed)
    };
    (plan.seed..plan.seed + GAMES).map(late).collect()
}

struct Person {
    guest: Guest,
    /// `None` for those who look on.
    seat: Option<u8>,
    number: u32,
    table: String,
    luck: Luck,
    plan: Plan,
    measured: Shared,
}

impl Person {
    async fn stay(mut self, mut begun: watch::Receiver<Option<Instant>>) -> io::Result<()> {
        let mut socket = self.guest.connect().await?;
        let watch =
            FromClient::Watch { table: self.table.clone(), invite: None, seen: None, seat: None };
        socket.send(&watch).await?;
        let mut alive = tokio::time::interval(PING);
        // Until all are there, which may take longer than a silent socket lives.
        let end = loop {
            let known = *begun.borrow_and_update();
            if let Some(end) = known {
                break end;
            }
            tokio::select! {
                changed = begun.changed() => changed.map_err(io::Error::other)?,
                _ = alive.tick() => socket.send(&FromClient::Ping { sent: 0 }).await?,
            }
        };
        let (mut pending, mut sent_at) = (None::<(Instant, FromClient)>, None::<Instant>);
        loop {
            let send_when = pending.as_ref().map_or(end, |(when, _)| *when);
            let next = tokio::select! {
                next = socket.next() => next,
                _ = alive.tick() => {
                    socket.send(&FromClient::Ping { sent: 0 }).await?;
                    continue;
                }
                () = tokio::time::sleep_until(send_when.min(end).into()) => {
                    if Instant::now() >= end {
                        return Ok(());
                    }
                    if let Some((_, message)) = pending.take() {
                        sent_at = Some(self.note_sending(&message));
                        socket.send(&message).await?;
                    }
                    continue;
                }
            };
            match next {
                Err(_) => {
                    self.measure(|measured| measured.lost += 1);
                    return Ok(());
                }
                Ok(FromServer::Ack { .. }) => {
                    let took = sent_at.take().map(|sent| sent.elapsed());
                    self.measure(|measured| measured.acknowledged.extend(took));
                }
                Ok(FromServer::Refused { .. }) => {
                    self.measure(|measured| measured.refused += 1);
                }
                Ok(FromServer::Update { position, .. }) => {
                    self.note_seeing(position.at);
                    pending = self.think(position.at, &position.moves);
                }
                Ok(FromServer::Table { position: Some(position), .. }) => {
                    pending = self.think(position.at, &position.moves);
                }
                Ok(_) => {}
            }
        }
    }

    fn think(
        &mut self,
        at: u32,
        moves: &[server::protocol::LegalMove],
    ) -> Option<(Instant, FromClient)> {
        let seat = self.seat.filter(|_| !moves.is_empty())?;
        let mv = moves[self.luck.index(moves.len())].notation.clone();
        let key = fresh_key(self.plan.seed);
        let wait = self.luck.between(self.plan.think.0, self.plan.think.1);
        let play = FromClient::Play { table: self.table.clone(), key, seat, at, moves: vec![mv] };
        Some((Instant::now() + wait, play))
    }

    fn note_sending(&self, message: &FromClient) -> Instant {
        let now = Instant::now();
        if let FromClient::Play { at, .. } = message {
            self.measure(|measured| measured.sent.insert((self.number, at + 1), now));
        }
        now
    }

    fn note_seeing(&self, at: u32) {
        self.measure(|measured| {
            let sent = measured.sent.get(&(self.number, at)).copied();
            measured.seen.extend(sent.map(|sent| sent.elapsed()));
        });
    }

    fn measure<T>(&self, change: impl FnOnce(&mut Measured) -> T) -> T {
        change(&mut self.measured.lock().expect("nobody panics while measuring"))
    }
}
