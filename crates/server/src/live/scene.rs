//! A match as it stands: what readers look at while its task goes on.

use super::around::{Around, Sitting};
use crate::protocol::{Pace, Stage};
use catalog::{GameEntry, Table};
use engine::{Growing, Seat, Viewer};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::sync::Arc;
use store::Match;

/// Everything about a match at one moment. Never changed, only replaced.
///
/// Secrets of all seats and the seed are in here: what goes out is made by [`crate::sight`].
#[derive(Clone)]
pub struct Scene {
    pub game: &'static dyn GameEntry,
    pub row: Match,
    pub around: Around,
    pub pace: Pace,
    /// From the start on.
    pub table: Option<Arc<dyn Table>>,
    /// By entry of the log.
    pub marks: Marks,
    /// Accounts that have the table open.
    pub present: BTreeSet<String>,
    pub spectators: u32,
    /// A call into the rules did not come back.
    pub stuck: bool,
    /// When those who keep everybody waiting are played for.
    pub countdown: Option<i64>,
}

/// Who wrote an entry, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    pub at: i64,
    /// The account, or `bot`, `substitute`, `auto`, `server`.
    pub by: Arc<str>,
}

/// By entry of a log. Few write many entries: their names are kept once.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    list: Growing<Mark>,
    names: BTreeSet<Arc<str>>,
}

impl Marks {
    pub fn add(&mut self, at: i64, by: &str) {
        let by = match self.names.get(by) {
            Some(known) => Arc::clone(known),
            None => Arc::from(by),
        };
        self.names.insert(Arc::clone(&by));
        self.list.push(Mark { at, by });
    }

    pub fn get(&self, entry: usize) -> Option<&Mark> {
        self.list.get(entry)
    }
}

impl std::fmt::Debug for Scene {
    /// Without the seed and the table's secrets.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Scene({}, {} entries)", self.row.id, self.row.length)
    }
}

impl Scene {
    pub fn stage(&self) -> Stage {
        stage_of(&self.row)
    }

    pub fn is_playing(&self) -> bool {
        self.stage() == Stage::Playing
    }

    /// Seats this account plays for.
    pub fn seats_of(&self, account: &str) -> Vec<u8> {
        seats_of(&self.row, account)
    }

    /// Those of them that were not left for good.
    pub fn playing_seats_of(&self, account: &str) -> Vec<u8> {
        let mut seats = self.seats_of(account);
        seats.retain(|seat| self.row.seats[usize::from(*seat)].plays());
        seats
    }

    /// The game goes on, and of all people only this one still plays.
    pub fn is_left_to(&self, account: &str) -> bool {
        let others = |seat: &store::SeatRow| seat.people().iter().any(|(id, _)| *id != account);
        let other = |seat: &store::SeatRow| seat.plays() && others(seat);
        self.is_playing()
            && !self.row.seats.iter().any(other)
            && !self.playing_seats_of(account).is_empty()
    }

    /// True if seats have secrets of each other, as far as that is known before the start.
    pub fn has_secrets(&self) -> bool {
        self.table.as_ref().map_or(self.game.profile().secrets, |table| table.has_secrets())
    }

    /// Through whose eyes an account looks: the seat it chose among its own, or the one of its
    /// seats that is asked, or its first. Where there are secrets nobody looks through another
    /// seat's eyes unasked: a shared screen is passed on before.
    pub fn viewer(&self, account: Option<&str>, chosen: Option<u8>) -> Viewer {
        let mine = account.map(|account| self.seats_of(account)).unwrap_or_default();
        let asked =
            || mine.iter().find(|seat| !self.has_secrets() && self.row.waiting.contains(seat));
        let seat = match chosen.filter(|seat| mine.contains(seat)) {
            Some(seat) => Some(seat),
            None => asked().or(mine.first()).copied(),
        };
        seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
    }

    /// Public tables are everybody's to see; others are for those who sit there or were invited.
    pub fn may_be_seen_by(&self, account: Option<&str>, invite: Option<&str>, admin: bool) -> bool {
        may_be_seen(&self.row, account, invite, admin)
    }
}

pub fn may_be_seen(row: &Match, account: Option<&str>, invite: Option<&str>, admin: bool) -> bool {
    let theirs = |seat: &store::SeatRow, account: &str| {
        seat.is_held_by(account) || seat.is_kept_for(account) || seat.was_held_by(account)
    };
    let seated =
        |account: &str| row.host == account || row.seats.iter().any(|seat| theirs(seat, account));
    let invited = |invite: &str| {
        use subtle::ConstantTimeEq;
        !row.invite.is_empty() && bool::from(invite.as_bytes().ct_eq(row.invite.as_bytes()))
    };
    row.public || admin || account.is_some_and(seated) || invite.is_some_and(invited)
}

pub fn seats_of(row: &Match, account: &str) -> Vec<u8> {
    let seats = row.seats.iter().enumerate();
    seats.filter(|(_, seat)| seat.is_held_by(account)).map(|(seat, _)| seat as u8).collect()
}

pub fn stage_of(row: &Match) -> Stage {
    match row.stage.as_str() {
        "open" => Stage::Open,
        "playing" => Stage::Playing,
        "finished" => Stage::Finished,
        "abandoned" => Stage::Abandoned,
        _ => Stage::Closed,
    }
}

pub fn pace_of(row: &Match) -> Pace {
    Pace::deserialize(&row.pace).unwrap_or(Pace::Relaxed)
}
