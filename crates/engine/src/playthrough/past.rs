//! Tables of the past: a few are kept, the others are replayed from the nearest one before.
//!
//! A table is one or two kilobytes and an entry of the log a tenth of that, while replaying a move
//! takes a fraction of a microsecond: tables are what a long match is too large with, and cheap to
//! make again. Every 64th is kept, which makes them a small part of the log's own size and a look
//! back some ten microseconds.

use super::undo::origin;
use super::{Entry, Playthrough, carried_out, scripted};
use crate::{Game, Growing};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How many entries lie between tables that are kept.
const EVERY: usize = 64;
/// A way back that met no kept table for so long gets some of its own (see [`Past::keep_along`]).
const LONG: usize = 4 * EVERY;

/// Tables that are kept, by the length of the log that led to them.
#[derive(Clone, Debug)]
pub(super) struct Past<G> {
    kept: BTreeMap<usize, Arc<G>>,
}

/// How a table came to be: the nearest kept one before it and the moves from there.
struct Way<G> {
    from: Arc<G>,
    /// Indices of entries, oldest first.
    moves: Vec<usize>,
}

impl<G: Game> Past<G> {
    /// Nothing before this table is known.
    pub fn from(length: usize, table: Arc<G>) -> Past<G> {
        Past { kept: BTreeMap::from([(length, table)]) }
    }

    /// Keeps a new table if its turn has come, and always the one of a snapshot: no moves lead
    /// there.
    pub fn note(&mut self, length: usize, table: &Arc<G>, snapshot: bool) {
        if snapshot || length.is_multiple_of(EVERY) {
            self.kept.insert(length, Arc::clone(table));
        }
    }

    /// What was taken back leaves kept tables aside. Somebody may write a log in which that
    /// happens to all of them; going back there again and again must not replay everything each
    /// time. Each table kept here has as many moves on its way before and after it as two others
    /// are apart, so there are never many.
    fn keep_along(&mut self, length: usize, left: usize, walked: usize, table: &G) {
        if walked.is_multiple_of(LONG / 2) && left >= LONG / 2 {
            self.kept.insert(length, Arc::new(table.clone()));
        }
    }

    fn way_to(&self, log: &Growing<Entry>, length: usize) -> Option<Way<G>> {
        let (mut length, mut moves) = (origin(log, length), Vec::new());
        loop {
            if let Some(table) = self.kept.get(&length) {
                moves.reverse();
                return Some(Way { from: Arc::clone(table), moves });
            }
            let index = length.checked_sub(1)?;
            moves.push(index);
            length = origin(log, index);
        }
    }
}

impl<G: Game> Playthrough<G> {
    /// The table after `length` entries of the log; `None` in the future or under older rules.
    ///
    /// Replays some moves: whoever wants one table after the other takes [`Playthrough::walk`].
    pub fn state_at(&self, length: usize) -> Option<Arc<G>> {
        if length == self.log.len() {
            return Some(Arc::clone(&self.present));
        }
        let known = (self.known_from..self.log.len()).contains(&length);
        let way = known.then(|| self.past.way_to(&self.log, length))??;
        self.follow(way, |_, _, _, _| {})
    }

    /// What happened in the entry with this index; nothing for entries that are not moves.
    /// `None` in the future or under older rules.
    pub fn events_at(&self, index: usize) -> Option<Vec<G::Event>> {
        let step = self.walk(index).next()?;
        (step.before.is_some() && step.after.is_some()).then_some(step.events)
    }

    /// The entries from an index on, each with the tables before and after it: replayed once, from
    /// one entry to the next.
    pub fn walk(&self, from: usize) -> Walk<'_, G> {
        Walk { playthrough: self, index: from, table: self.state_at(from) }
    }

    /// The table of an earlier length, which is about to be gone back to.
    pub(super) fn table_to_undo_to(&mut self, length: usize) -> Option<Arc<G>> {
        let way = self.past.way_to(&self.log, length)?;
        if way.moves.len() <= LONG {
            return self.follow(way, |_, _, _, _| {});
        }
        let mut past = self.past.clone();
        let found = self.follow(way, |length, left, walked, table| {
            past.keep_along(length, left, walked, table);
        });
        self.past = past;
        found
    }

    /// Plays the moves of a way. `see` is told the length of the log after each, how many moves are
    /// left, how many were played, and the table.
    fn follow(&self, way: Way<G>, mut see: impl FnMut(usize, usize, usize, &G)) -> Option<Arc<G>> {
        let Way { from, moves } = way;
        if moves.is_empty() {
            return Some(from);
        }
        let mut table = G::clone(&from);
        for (done, index) in moves.iter().enumerate() {
            let Entry::Move { seat, mv, chance, .. } = &self.log[*index] else { return None };
            let mv = table.read_text(*seat, mv).ok()?;
            let mut luck = scripted(self.seed, *index as u64 + 1, chance);
            table.apply(*seat, mv, &mut luck, &mut crate::Silence);
            see(index + 1, moves.len() - done - 1, done + 1, &table);
        }
        Some(Arc::new(table))
    }
}

/// One entry of the log and what came of it; without tables under older rules.
#[derive(Clone, Debug)]
pub struct Step<'a, G: Game> {
    /// Its place in the log.
    pub index: usize,
    /// The entry itself.
    pub entry: &'a Entry,
    /// The table before it.
    pub before: Option<Arc<G>>,
    /// The table after it.
    pub after: Option<Arc<G>>,
    /// Nothing for entries that are not moves.
    pub events: Vec<G::Event>,
}

/// A walk through the log, see [`Playthrough::walk`].
#[derive(Clone, Debug)]
pub struct Walk<'a, G: Game> {
    playthrough: &'a Playthrough<G>,
    index: usize,
    /// The table before the next entry.
    table: Option<Arc<G>>,
}

impl<'a, G: Game> Iterator for Walk<'a, G> {
    type Item = Step<'a, G>;

    fn next(&mut self) -> Option<Step<'a, G>> {
        let (playthrough, index) = (self.playthrough, self.index);
        let entry = playthrough.log.get(index)?;
        let before = self.table.take();
        let mut events = Vec::new();
        let after = match (entry, &before) {
            (Entry::Move { seat, mv, chance, .. }, Some(before)) => {
                let mut luck = scripted(playthrough.seed, index as u64 + 1, chance);
                let read = before.read_text(*seat, mv).ok();
                read.map(|mv| {
                    let (next, told) = carried_out(&**before, *seat, mv, &mut luck);
                    events = told;
                    Arc::new(next)
                })
            }
            _ => playthrough.state_at(index + 1),
        };
        self.index += 1;
        self.table.clone_from(&after);
        Some(Step { index, entry, before, after, events })
    }
}
