//! A library with years of games behind it: how long from the start to the first answer?

use crate::library::Library;
use engine::{Seat, Seed};
use serde_json::{Value, json};
use std::io;
use std::time::Duration;
use store::{Match, NewEntry, SeatRow, Store};

/// What was measured.
#[derive(Clone, Debug)]
pub struct Report {
    pub games: u32,
    pub entries: usize,
    pub start: Duration,
    pub memory: Option<u64>,
}

/// Fills a store with copies of one played game, then starts a server on it.
pub async fn start(
    library: &Library,
    game: &str,
    games: u32,
    mut progress: impl FnMut(u32),
) -> io::Result<Report> {
    let store = store::open(&library.database).await.map_err(io::Error::other)?;
    let (head, entries) = played(game, 120).map_err(|refusal| io::Error::other(refusal.rule))?;
    for number in 0..games {
        keep(&*store, &head, &entries, number).await.map_err(io::Error::other)?;
        progress(number + 1);
    }
    store.close().await;
    let (mut running, start) = library.start().await?;
    let memory = running.memory();
    running.stop()?;
    Ok(Report { games, entries: games as usize * entries.len(), start, memory })
}

/// A match after so many moves, as a store keeps it.
fn played(game: &str, moves: usize) -> Result<(Match, Vec<Value>), engine::Refusal> {
    let game = catalog::game(game)?;
    let setup = game.usual_setup(game.profile().seats.0)?;
    let mut table = game.new_table(&setup, Seed::from_number(1), None)?;
    for _ in 0..moves {
        let Some(seat) = table.asked().first() else { break };
        let mv = table.legal(seat, catalog::Lang::En).remove(0);
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
    let mut head = Match { id: format!("stored{number:06}"), ..head.clone() };
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
