//! From the store back to a match.

use super::around::Around;
use super::{Live, Mark, Scene, pace_of};
use crate::error::{Error, Result};
use crate::hall::Shared;
use catalog::Table;
use engine::playthrough::{Entry, Opening, Record};
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use store::{LoggedEntry, Match, NewEntry};

/// A match as it was read.
pub(super) struct Read {
    pub scene: Scene,
    pub keys: BTreeMap<String, u32>,
    /// Entries the engine added while opening, because the rules changed in the meantime.
    pub unstored: Vec<NewEntry>,
}

pub(super) async fn read(hall: &Shared, id: &str) -> Result<Read> {
    let row = hall.store.get_match(id).await?.ok_or_else(Error::not_found)?;
    let game = (hall.games)(&row.game).map_err(Error::broken)?;
    let log = hall.store.log(id, 0).await?;
    let around = Around::of(&row);
    let started = row.stage == "playing" || row.stage == "finished";
    let table = if started {
        let stored = (row.clone(), around.state.clone(), log.clone());
        let open = move || {
            let (row, state, log) = stored;
            game.open(record_of(&row, state, &log)?).map_err(Error::broken)
        };
        let (table, notices) = hall.load(open).await??;
        for notice in notices {
            tracing::warn!(table = id, ?notice, "a stored match is not quite as it was");
        }
        Some(Arc::<dyn Table>::from(table))
    } else {
        None
    };
    let keys = keys_of(&log);
    let now = hall.time.now();
    let added = table.as_ref().map(|table| table.entries(log.len())).unwrap_or_default();
    let unstored = added.into_iter().enumerate().map(|(index, entry)| NewEntry {
        key: format!("rules:{}", log.len() + index),
        at: now,
        by: "server".into(),
        entry,
    });
    let unstored = unstored.collect();
    let marks = log.into_iter().map(|entry| Mark { at: entry.at, by: entry.by }).collect();
    let scene = Scene {
        game,
        pace: pace_of(&row),
        around,
        row,
        table,
        marks: Arc::new(marks),
        present: BTreeSet::new(),
        spectators: 0,
        stuck: false,
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

/// Every key with the length of the log it was acknowledged with: that after its whole group.
fn keys_of(log: &[LoggedEntry]) -> BTreeMap<String, u32> {
    let mut keys = BTreeMap::new();
    for entry in log {
        let group = entry.key.split('/').next().unwrap_or_default();
        keys.insert(group.to_string(), entry.index + 1);
    }
    keys
}

impl Live {
    /// Stores what opening added, and takes over clocks and rests.
    pub(super) async fn settle_after_loading(&mut self, unstored: Vec<NewEntry>) {
        self.read_rests().await;
        // A finished game needs no present rules.
        if unstored.is_empty() || !self.scene.is_playing() {
            return;
        }
        let Some(table) = self.scene.table.clone() else { return };
        let played = match self.hall.call(move || super::moves::examined(table, 0)).await {
            Ok(played) => played,
            Err(error) => return self.get_stuck("opening", error).await,
        };
        let mut change = self.change();
        change.row.rules_version = self.scene.game.profile().rules_version;
        change.row.content = self.scene.game.tables_fingerprint();
        if let Err(error) = self.append(change, played, unstored).await {
            tracing::error!(
                table = self.id,
                code = error.code(),
                "a change of rules is not stored"
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
                tracing::error!(
                    table = self.id,
                    code = error.code(),
                    "a match cannot be read again"
                );
            }
        }
    }
}
