//! A library with years of games behind it: how long from the start to the first answer, and how
//! long until a position of a game nobody has looked at for years is shown?

use crate::guest::Guest;
use crate::library::Library;
use crate::played::Played;
use bots::BotName;
use serde_json::Value;
use std::io;
use std::time::{Duration, Instant};

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
    let short = Played::new(game, seats.0, 120, BotName::Greedy, 1).map_err(refused)?;
    for number in 0..games {
        short.keep(&*store, &id(number)).await.map_err(io::Error::other)?;
        progress(number + 1);
    }
    let stored = games as usize * short.entries.len();
    let long = Played::new(game, seats.1, END, BotName::Greedy, 1).map_err(refused)?;
    let longest = long.entries.len();
    for number in games..games + LONG {
        long.keep(&*store, &id(number)).await.map_err(io::Error::other)?;
    }
    store.close().await;
    let (mut running, start) = library.start().await?;
    let memory = running.memory();
    let guest = Guest::new(library.address, "Reader").await?;
    let mut positions = Vec::new();
    for number in 0..LONG {
        let at = longest * number as usize / LONG as usize;
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
    Ok(Report { games, entries: stored, start, memory, longest, positions })
}

fn refused(refusal: engine::Refusal) -> io::Error {
    io::Error::other(refusal.rule)
}

fn id(number: u32) -> String {
    format!("stored{number:06}")
}
