//! Moves: checked and played on a copy, stored, and only then the match.

use super::around::Saved;
use super::leaving::LEAVE;
use super::save::{Change, moved_on};
use super::sharing::{Matters, expect_matter};
use super::{Live, Who};
use crate::error::{Error, Result};
use crate::protocol::{FromServer, SeatResult};
use crate::workers::Late;
use axum::http::StatusCode;
use catalog::{Lang, Table};
use engine::{Message, Refusal, Seat, Sheet};
use serde_json::Value;
use std::sync::Arc;
use store::{NewEntry, SeatRow};

/// The longest turn that can be played at once.
const LONGEST_TURN: usize = 64;
/// The longest notation of one move.
const LONGEST_MOVE: usize = 400;
const LONGEST_KEY: usize = 64;
/// How long a match rests after a call into its rules that did not come back.
const REST: i64 = 30_000;

/// A table after something was played, and all the store wants to know about it.
pub(super) struct Played {
    pub table: Arc<dyn Table>,
    pub entries: Vec<Value>,
    pub moves: Moves,
    pub waiting: Vec<u8>,
    pub result: Option<Vec<SeatResult>>,
    pub sheet: Option<Sheet>,
    /// By seat: whose matter its question is.
    pub matters: Vec<Option<String>>,
    pub state: Saved,
    /// Something new drew luck or showed what was hidden.
    pub uncovered: bool,
}

/// Who did something just now, for the clocks.
#[derive(Clone, Debug, Default)]
pub(super) struct Moves {
    /// Seats that made the new moves.
    pub movers: Vec<u8>,
    /// Seats whose turn ended with them, once for each turn.
    pub turned: Vec<u8>,
}

impl Moves {
    /// How many turns of a seat ended.
    pub fn turns_of(&self, seat: u8) -> usize {
        self.turned.iter().filter(|turned| **turned == seat).count()
    }
}

/// Looks a table over; `from` is the first entry that is new.
pub(super) fn examined(table: Arc<dyn Table>, from: usize) -> Played {
    let result = table.outcome().map(|outcome| {
        let seats = outcome.points.into_iter().zip(outcome.places);
        seats.map(|(points, place)| SeatResult { points, place }).collect()
    });
    let entries = table.entries(from);
    let made = entries.iter().filter(|entry| entry.get("move").is_some());
    let seat = |entry: &Value| entry.get("seat")?.as_u64().and_then(|seat| seat.try_into().ok());
    let moves = Moves {
        movers: made.filter_map(seat).collect(),
        turned: table.turns_ended(from).into_iter().map(|seat| seat.0).collect(),
    };
    Played {
        entries,
        moves,
        waiting: table.asked().iter().map(|seat| seat.0).collect(),
        result,
        sheet: table.sheet(),
        matters: (0..table.seats()).map(|seat| Some(table.role_of(Seat(seat))?.into())).collect(),
        state: Saved::new(&table.state()),
        uncovered: table.uncovered_since(from),
        table,
    }
}

/// A key as clients may choose them.
pub(crate) fn expect_key(key: &str) -> Result<()> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if key.is_empty() || key.len() > LONGEST_KEY || !key.bytes().all(plain) {
        let reason = Message::new("refused-key").number("most", LONGEST_KEY as i64);
        return Err(Error::bad("bad-key", reason));
    }
    Ok(())
}

impl Live {
    /// A key of the log: nobody can take the key of another seat, of whoever held it before, nor of those who share it.
    pub(super) fn scoped(&self, who: &Who, seat: u8, key: &str) -> Result<String> {
        expect_key(key)?;
        let row = self.scene.row.seats.get(usize::from(seat));
        let hands = row.map_or(0, |row| row.before.len());
        let place = |row: &SeatRow| row.members.iter().position(|it| it.account == who.account);
        let hand = if hands == 0 { String::new() } else { format!(".{hands}") };
        let member = row.and_then(place).filter(|place| *place > 0);
        let member = member.map_or_else(String::new, |place| format!("+{place}"));
        Ok(format!("{seat}{hand}{member}:{key}"))
    }

    /// What somebody was told when the same key came before.
    pub(super) fn done_before(&self, key: &str) -> Option<u32> {
        let outside = self.scene.around.done.iter().find(|(done, _)| done == key);
        self.keys.get(key).or(outside.map(|(_, length)| *length))
    }

    pub(super) async fn play(
        &mut self,
        who: &Who,
        seat: u8,
        key: String,
        at: u32,
        moves: Vec<String>,
    ) -> Result<u32> {
        self.expect_holder(who, seat)?;
        let key = self.scoped(who, seat, &key)?;
        if let Some(length) = self.done_before(&key) {
            return Ok(length);
        }
        self.expect_playing()?;
        expect_turn(&moves)?;
        if moves.iter().any(|text| text.trim() == LEAVE) {
            return Err(conflict("resign-instead", "refused-resign-instead"));
        }
        let mut change = self.change();
        self.come_back(&mut change, usize::from(seat), &who.account);
        let matters = self.matters_of(&change.row.seats[usize::from(seat)], &who.account);
        self.play_moves(change, seat, Some(at), moves, (who.account.as_str(), matters), key).await
    }

    /// Plays moves one after the other, all of them or none.
    pub(super) async fn play_moves(
        &mut self,
        change: Change,
        seat: u8,
        at: Option<u32>,
        moves: Vec<String>,
        (by, matters): (&str, Matters),
        key: String,
    ) -> Result<u32> {
        let Some(table) = self.scene.table.clone() else { return Err(moved_on()) };
        let (game, company) = (self.scene.game.profile(), self.scene.game.company());
        let shown = moves.join(" ");
        let job = move || {
            if at.is_some_and(|at| !still_asked(&*table, seat, at)) {
                return Err(moved_on());
            }
            let mut next = table.copy();
            for text in &moves {
                expect_matter(game, company, &matters, next.role_of(Seat(seat)))?;
                next.play(Seat(seat), text, None)
                    .map_err(|refusal| Error::of_game(game, refusal))?;
            }
            Ok(examined(Arc::from(next), table.length()))
        };
        let played = match self.hall.workers.run(self.hall.settings.engine_limit, job).await {
            Ok(played) => played?,
            Err(late) => return Err(self.late(late, &shown).await),
        };
        let entries = self.new_entries(&played, by, &key);
        self.append(change, played, entries).await
    }

    /// Entries as the store wants them: a group shares its key.
    pub(super) fn new_entries(&self, played: &Played, by: &str, key: &str) -> Vec<NewEntry> {
        let at = self.hall.time.now();
        let entries = played.entries.iter().enumerate();
        let entry = |(index, entry): (usize, &Value)| NewEntry {
            key: if index == 0 { key.to_string() } else { format!("{key}/{index}") },
            at,
            by: by.to_string(),
            entry: entry.clone(),
        };
        entries.map(entry).collect()
    }

    /// A call into the rules brought nothing.
    pub(super) async fn late(&mut self, late: Late, what: &str) -> Error {
        match late {
            Late::Busy => Error::unavailable(),
            Late::Panicked => Error::broken(format!("rules of match {}: {what}", self.id)),
            Late::TooLong => {
                self.get_stuck(what, super::engine_timeout()).await;
                super::engine_timeout()
            }
        }
    }

    /// Leaves the match alone for a while and tells everybody who watches.
    pub(super) async fn get_stuck(&mut self, what: &str, why: Error) {
        tracing::error!(table = self.id, length = self.scene.row.length, what, "a call hangs");
        metrics::counter!("ludotheque_stuck_total").increment(1);
        self.hung += 1;
        self.set_stuck(Some(self.hall.time.now() + REST));
        let change = self.change();
        if let Err(error) = self.save(change).await {
            tracing::error!(
                table = self.id,
                code = error.code(),
                "clocks of a hanging match run on"
            );
        }
        for watcher in self.watchers.values() {
            let refused = why.refused(watcher.lang);
            let table = Some(self.id.clone());
            watcher.out.say(&FromServer::Refused { key: None, id: None, table, refused });
        }
    }

    /// Gives a match that hung another try.
    pub(super) async fn recover(&mut self) {
        self.set_stuck(None);
        self.orders_seen = None;
        let change = self.change();
        match self.save(change).await {
            Ok(_) => self.tell_everything().await,
            Err(_) => self.set_stuck(Some(self.hall.time.now() + REST)),
        }
    }

    fn set_stuck(&mut self, until: Option<i64>) {
        self.stuck = until;
        Arc::make_mut(&mut self.scene).stuck = until.is_some();
        self.publish();
    }
}

/// Refuses turns no hand would write.
fn expect_turn(moves: &[String]) -> Result<()> {
    if moves.is_empty() || moves.len() > LONGEST_TURN {
        let reason = Message::new("refused-turn-length").number("most", LONGEST_TURN as i64);
        return Err(Error::bad("turn-length", reason));
    }
    match moves.iter().find(|text| text.len() > LONGEST_MOVE) {
        Some(text) => Err(Refusal::unreadable(text).into()),
        None => Ok(()),
    }
}

/// True if the sender saw the present question: at the present length, or earlier if only other
/// seats have answered theirs since.
pub(crate) fn still_asked(table: &dyn Table, seat: u8, at: u32) -> bool {
    let (at, length) = (at as usize, table.length());
    if at == length {
        return true;
    }
    let asked = |length: usize| {
        let pending = table.pending_at(length, Lang::En).into_iter();
        pending.filter(|pending| pending.seat.0 == seat).map(|pending| pending.question).next()
    };
    let others_moved = |entry: &Value| {
        entry.get("move").is_some()
            && entry.get("seat").and_then(Value::as_u64) != Some(seat.into())
    };
    at < length && table.entries(at).iter().all(others_moved) && {
        let then = asked(at);
        then.is_some() && then == asked(length)
    }
}

pub(super) fn conflict(code: &'static str, key: &str) -> Error {
    Error::plain(StatusCode::CONFLICT, code, key)
}
