//! From the store back to a match.

use super::around::Around;
use super::keys::Keys;
use super::moves::examined;
use super::{Live, Marks, Scene, pace_of};
use crate::error::{Error, Result};
use crate::hall::Shared;
use engine::playthrough::{Entry, Opening, Record};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;
use store::{LoggedEntry, Match, NewEntry};

/// A match as it was read.
pub(super) struct Read {
    pub scene: Scene,
    pub keys: Keys,
    pub unstored: Unstored,
}

/// What the store has to learn about a match it gave us.
#[derive(Default)]
pub(super) struct Unstored {
    /// Entries the engine added while opening, because rules or component tables changed in the
    /// meantime.
    entries: Vec<NewEntry>,
    /// Beside the log stands something else than the log says.
    mended: bool,
}

/// How long the store is left alone when a match could not be read again.
const REST: i64 = 1_000;
/// How often a match that changes while it is read is read again.
const TRIES: u32 = 3;

/// Row and log of one moment.
async fn row_and_log(hall: &Shared, id: &str) -> Result<(Match, Vec<LoggedEntry>)> {
    for _ in 0..TRIES {
        let row = hall.store.get_match(id).await?.ok_or_else(Error::not_found)?;
        let log = hall.store.log(id, 0).await?;
        // Something that we gave up waiting for may be written just now.
        if row.length as usize == log.len() {
            return Ok((row, log));
        }
    }
    Err(Error::broken(format!("match {id}: row and log have not the same length")))
}

/// Reads a match in the background: whoever opens long ones takes nothing from those who play.
pub(super) async fn read(hall: &Arc<Shared>, id: &str) -> Result<Read> {
    let (shared, id) = (Arc::clone(hall), id.to_string());
    hall.background.run(async move { read_here(&shared, &id).await }).await
}

async fn read_here(hall: &Shared, id: &str) -> Result<Read> {
    let _turn = hall.reading.acquire().await.map_err(Error::broken)?;
    let (mut row, log) = row_and_log(hall, id).await?;
    let game = (hall.games)(&row.game).map_err(Error::broken)?;
    let mut around = Around::of(&row);
    // Written anew whenever it is stored.
    row.live = Value::Null;
    let started = matches!(row.stage.as_str(), "playing" | "finished" | "abandoned");
    let mut mended = false;
    let (table, log) = if started {
        let (stored, state) = (row.clone(), around.state.clone());
        let open = move || {
            let record = record_of(&stored, state.value(), &log)?;
            let (table, notices) = game.resume(record).map_err(Error::broken)?;
            Ok::<_, Error>((examined(Arc::from(table), log.len()), notices, log))
        };
        let (found, notices, log) = hall.open_up(open).await??;
        for notice in notices {
            tracing::warn!(table = id, ?notice, "a stored match is not quite as it was");
        }
        // The log is the truth; what stands beside it is there to be found quickly.
        let same = row.waiting == found.waiting && around.state == found.state;
        let open_end = row.stage == "playing" && found.result.is_some();
        if row.stage == "playing" && (!same || open_end) {
            tracing::warn!(table = id, "what stood beside the log of a match is written anew");
            mended = true;
        }
        // A game that was ended before its rules end it waits for nobody.
        if row.stage == "playing" {
            row.waiting = found.waiting;
        }
        around.state = found.state;
        around.sheet = found.sheet;
        (Some(found.table), log)
    } else {
        (None, log)
    };
    let keys = Keys::of(&log);
    let now = hall.time.now();
    let added = table.as_ref().map(|table| table.entries(log.len())).unwrap_or_default();
    let unstored = added.into_iter().enumerate().map(|(index, entry)| NewEntry {
        key: format!("rules:{}", log.len() + index),
        at: now,
        by: "server".into(),
        entry,
    });
    let unstored = Unstored { entries: unstored.collect(), mended };
    let mut marks = Marks::default();
    log.into_iter().for_each(|entry| marks.add(entry.at, &entry.by));
    let scene = Scene {
        game,
        pace: pace_of(&row),
        around,
        row,
        table,
        marks,
        present: BTreeSet::new(),
        spectators: 0,
        stuck: false,
        countdown: None,
    };
    Ok(Read { scene, keys, unstored })
}

/// The table file a stored match amounts to.
fn record_of(row: &Match, state: Value, log: &[LoggedEntry]) -> Result<Record> {
    let damaged = |what: &str| Error::broken(format!("match {}: {what} cannot be read", row.id));
    let entries = log.iter().map(|logged| Entry::deserialize(&logged.entry));
    Ok(Record {
        game: row.game.clone(),
        rules_version: row.rules_version,
        content: row.content.clone(),
        setup: row.setup.clone(),
        seed: row.seed.clone(),
        commitment: row.commitment.clone(),
        opening: Opening::deserialize(&row.opening).map_err(|_| damaged("the opening"))?,
        log: entries.collect::<std::result::Result<_, _>>().map_err(|_| damaged("the log"))?,
        state,
    })
}

impl Live {
    /// Stores what opening added, and takes over clocks and rests.
    pub(super) async fn settle_after_loading(&mut self, unstored: Unstored) {
        self.read_rests().await;
        self.reckon_clocks();
        let Unstored { entries, mended } = unstored;
        // A finished game needs no present rules.
        if (entries.is_empty() && !mended) || !self.scene.is_playing() {
            return;
        }
        let Some(table) = self.scene.table.clone() else { return };
        let from = self.scene.row.length as usize;
        let played = match self.hall.call(move || examined(table, from)).await {
            Ok(played) => played,
            Err(error) => return self.get_stuck("opening", error).await,
        };
        let mut change = self.change();
        if !entries.is_empty() {
            change.row.rules_version = self.scene.game.profile().rules_version;
            change.row.content = self.scene.game.tables_fingerprint();
        }
        if let Err(error) = self.append(change, played, entries).await {
            tracing::error!(
                table = self.id,
                code = error.code(),
                "what was found while opening is not stored"
            );
        }
    }

    /// Reads everything again, because the store knows better.
    pub(super) async fn reload(&mut self) {
        match read(&self.hall, &self.id).await {
            Ok(read) => {
                self.stale = false;
                let mut scene = read.scene;
                scene.present = self.scene.present.clone();
                scene.spectators = self.scene.spectators;
                scene.stuck = self.scene.stuck;
                self.scene = Arc::new(scene);
                self.keys = read.keys;
                self.thinking = None;
                self.orders_seen = None;
                self.settle_after_loading(read.unstored).await;
                self.publish();
                self.tell_everything().await;
            }
            Err(error) => {
                self.read_again = self.hall.time.now() + REST;
                let code = error.code();
                tracing::error!(table = self.id, code, "a match cannot be read again");
            }
        }
    }
}
