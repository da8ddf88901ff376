//! Durable before told: a change is stored first, then becomes the match, then goes out.

use super::around::{Around, SeatExtra, Sitting};
use super::leaving::{End, with_resigned_last};
use super::moves::{Moves, Played};
use super::sharing::settle;
use super::{Live, Scene};
use crate::error::{Error, Result};
use crate::protocol::SeatResult;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;
use store::{Appended, Match, NewEntry, SeatRow, StoreError};

/// A snapshot is kept every so many entries.
const SNAPSHOT_EVERY: u32 = 50;

/// When a match in which a bot is to move is looked at again, should this task be no more.
const ACTS_BY_ITSELF: i64 = 30_000;

/// The match as it would be: nothing has happened yet.
pub(super) struct Change {
    pub row: Match,
    pub around: Around,
}

impl Live {
    pub(super) fn change(&self) -> Change {
        Change { row: self.scene.row.clone(), around: self.scene.around.clone() }
    }

    /// Stores a change that adds nothing to the log.
    pub(super) async fn save(&mut self, mut change: Change) -> Result<u32> {
        self.expect_fresh()?;
        self.seal(&mut change, &Moves::default());
        let telling = self.telling(&change, &Moves::default());
        let updated = self.hall.store.update_match_telling(&change.row, &telling).await;
        updated.map_err(|error| self.not_stored(error))?;
        let length = change.row.length;
        self.become_changed(change, None);
        Ok(length)
    }

    /// Nothing is written over what was not read.
    fn expect_fresh(&self) -> Result<()> {
        if self.stale { Err(Error::unavailable()) } else { Ok(()) }
    }

    /// A change is not the match. Whether the store has it all the same is known when everything
    /// was read again; until then nothing is written.
    fn not_stored(&mut self, error: StoreError) -> Error {
        // Refused before anything was written.
        self.stale |= !matches!(error, StoreError::Unstorable(_));
        match error {
            StoreError::Conflict { .. } => {
                tracing::warn!(table = self.id, %error, "somebody else wrote to this match");
                moved_on()
            }
            error => error.into(),
        }
    }

    /// Stores a change together with new entries, all or none.
    pub(super) async fn append(
        &mut self,
        mut change: Change,
        played: Played,
        entries: Vec<NewEntry>,
    ) -> Result<u32> {
        self.expect_fresh()?;
        let before = self.scene.row.length;
        let length = before + entries.len() as u32;
        change.row.length = length;
        change.row.waiting = played.waiting.clone();
        if !self.sharing().is_alone() {
            change.around.matters.clone_from(&played.matters);
        }
        change.around.state = played.state.clone();
        change.around.sheet = played.sheet.clone();
        // Whoever was asked to agree was asked about another table, but for what bots did since.
        if entries.iter().any(|entry| entry.by != "bot" && entry.by != "substitute") {
            change.around.undo = None;
        }
        if let Some(asked) = &mut change.around.undo {
            asked.uncovers |= played.uncovered;
        }
        match &played.result {
            Some(result) => {
                finish(&mut change, result, self.hall.time.now(), End::ByRule);
            }
            None => change.row.stage = "playing".into(),
        }
        self.seal(&mut change, &played.moves);
        let milestone = before / SNAPSHOT_EVERY != length / SNAPSHOT_EVERY;
        let snapshot = milestone.then(|| played.state.value());
        let telling = self.telling(&change, &played.moves);
        let store = Arc::clone(&self.hall.store);
        let (row, snapshot) = (&change.row, snapshot.as_ref());
        let appended = match entries.is_empty() {
            true => {
                let updated = store.update_match_telling(row, &telling).await;
                updated.map(|()| Appended::Now(length))
            }
            false => {
                store.append_telling(&self.id, before, &entries, row, snapshot, &telling).await
            }
        };
        match appended {
            Ok(Appended::Now(_)) => {
                for entry in &entries {
                    self.keys.insert(&entry.key, length);
                }
                metrics::counter!("ludotheque_entries_total").increment(entries.len() as u64);
                self.become_changed(change, Some((played, entries)));
                Ok(length)
            }
            Ok(Appended::Already(length)) => {
                self.stale = true;
                Ok(length)
            }
            Err(error) => Err(self.not_stored(error)),
        }
    }

    /// Before it is put away: the store is to wake this match when a clock runs out, not for
    /// orders that have nothing to say.
    pub(super) async fn rest(&mut self) {
        let clocks = self.scene.around.clocks.iter().filter_map(|clock| clock.deadline);
        let wake_at = clocks.min().filter(|_| self.stuck.is_none());
        if self.scene.row.wake_at != wake_at && !self.stale {
            let live = self.scene.around.written();
            let row = Match { wake_at, live, ..self.scene.row.clone() };
            if let Err(error) = self.hall.store.update_match(&row).await {
                tracing::warn!(table = self.id, %error, "a match is woken for nothing");
                self.stale = true;
            }
        }
    }

    /// Clocks, the time to wake, and everything in the form it is stored.
    fn seal(&self, change: &mut Change, moves: &Moves) {
        let now = self.hall.time.now();
        settle(&mut change.row, &change.around, self.roles());
        self.turn_clocks(change, moves, now);
        change.row.changed = now;
        change.row.wake_at = self.wake_at(change, now);
        change.row.live = change.around.written();
    }

    /// When somebody must look at this match even if nobody comes.
    fn wake_at(&self, change: &Change, now: i64) -> Option<i64> {
        let row = &change.row;
        if row.stage != "playing" || change.around.paused.is_some() || self.stuck.is_some() {
            return None;
        }
        let acts_alone = |seat: &u8| {
            let seat = &row.seats[usize::from(*seat)];
            let ordered =
                self.orders_seen != Some(row.length) && !SeatExtra::of(seat).orders.is_empty();
            seat.bot_in_charge().is_some() || ordered
        };
        if row.waiting.iter().any(acts_alone) {
            // This task sees to it; the store only has to know in case it cannot.
            return Some(now + ACTS_BY_ITSELF);
        }
        change.around.clocks.iter().filter_map(|clock| clock.deadline).min()
    }

    /// What was stored is the match from now on.
    fn become_changed(&mut self, change: Change, grown: Option<(Played, Vec<NewEntry>)>) {
        let old = &self.scene;
        // Stored, and written anew the next time.
        let row = Match { live: Value::Null, ..change.row };
        let mut scene = Scene { row, around: change.around, ..Scene::clone(old) };
        if let Some((played, entries)) = grown {
            scene.table = Some(played.table);
            entries.iter().for_each(|entry| scene.marks.add(entry.at, &entry.by));
        }
        // The lobby shows who sits where, not every move.
        let shown = |row: &Match| (row.stage.clone(), unasked(&row.seats));
        let listed = scene.row.public && shown(&scene.row) != shown(&old.row);
        // Also those who were there or invited until now.
        let seats = scene.row.seats.iter().chain(&old.row.seats);
        let account = |seat: &SeatRow| seat.account.clone();
        let mut people: BTreeSet<String> = seats.clone().filter_map(account).collect();
        people.extend(seats.flat_map(|seat| &seat.members).map(|member| member.account.clone()));
        let people = people.into_iter().collect();
        self.scene = Arc::new(scene);
        self.publish();
        self.hall.lobby.changed(listed, people);
    }
}

/// Seats without who of them is waited for, which is not for everybody.
fn unasked(seats: &[SeatRow]) -> Vec<SeatRow> {
    let mut seats = seats.to_vec();
    seats.iter_mut().flat_map(|seat| &mut seat.members).for_each(|member| member.asked = false);
    seats
}

/// The game is over with this result, but that whoever resigned comes last.
pub(super) fn finish(change: &mut Change, result: &[SeatResult], now: i64, how: End) {
    let result = with_resigned_last(result, &change.row.seats, how);
    end(change, "finished", now);
    change.row.result = serde_json::to_value(result).ok();
}

/// Nobody is waited for and nothing is asked any more.
pub(super) fn end(change: &mut Change, stage: &str, now: i64) {
    change.row.stage = stage.into();
    change.row.finished = Some(now);
    change.row.waiting.clear();
    change.around.paused = None;
    change.around.undo = None;
    change.around.pause_asked.clear();
    change.around.forget_abandon();
}

/// The table has moved on since the sender looked.
pub(crate) fn moved_on() -> Error {
    Error::plain(axum::http::StatusCode::CONFLICT, "moved-on", "refused-moved-on")
}
