//! What is kept about a match beside its log: clocks, pause, requests, standing orders.

use crate::protocol::{Clock, Pace};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use store::{Match, SeatRow};

/// How many keys of deeds outside the log are remembered.
const REMEMBERED: usize = 64;

/// Everything beside log and seats, as [`Match::live`] keeps it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Around {
    /// By seat, from the start of the game on.
    pub clocks: Vec<SeatClock>,
    pub paused: Option<Paused>,
    /// Seats that would like a pause.
    pub pause_asked: Vec<u8>,
    pub undo: Option<UndoAsked>,
    /// Keys of deeds that left no entry in the log, with the length they were told: a repeated
    /// message is harmless.
    pub done: VecDeque<(String, u32)>,
    /// The table itself as the engine saves it, so that a match survives a change of rules.
    pub state: Value,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Paused {
    /// Everybody agreed.
    Agreed,
    /// An administrator said so, and only one can end it.
    Admin,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UndoAsked {
    pub by: u8,
    pub to: u32,
    pub agreed: Vec<u8>,
}

/// A seat's time. Relaxed tables have one too, which nobody is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatClock {
    /// Milliseconds left at `since`, or now if it stands.
    pub left: i64,
    pub since: Option<i64>,
    pub deadline: Option<i64>,
    /// The rest that was going on or next when the clock began to run.
    pub rest: Option<(i64, i64)>,
}

impl SeatClock {
    /// As it goes over the wire; nothing at a table without clocks.
    pub fn shown(&self, pace: &Pace, paused: bool, now: i64) -> Option<Clock> {
        if *pace == Pace::Relaxed {
            return None;
        }
        let asleep = self.rest.is_some_and(|(start, end)| (start..end).contains(&now));
        Some(Clock {
            left: self.left.max(0),
            since: self.since,
            deadline: self.deadline,
            resting: paused || (self.since.is_some() && asleep),
        })
    }
}

impl Around {
    /// Reads what a row keeps; what cannot be read is as new.
    pub fn of(row: &Match) -> Around {
        Around::deserialize(&row.live).unwrap_or_default()
    }

    pub fn remember(&mut self, key: String, length: u32) {
        self.done.push_back((key, length));
        while self.done.len() > REMEMBERED {
            self.done.pop_front();
        }
    }
}

/// What belongs to a seat beyond its holder, as [`SeatRow::extra`] keeps it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatExtra {
    /// Standing orders by the game's keys.
    pub orders: BTreeMap<String, i64>,
}

impl SeatExtra {
    pub fn of(seat: &SeatRow) -> SeatExtra {
        SeatExtra::deserialize(&seat.extra).unwrap_or_default()
    }

    pub fn write(&self, seat: &mut SeatRow) {
        seat.extra = serde_json::to_value(self).unwrap_or_default();
    }
}

/// What a seat row says about who sits there.
pub trait Sitting {
    fn is_open(&self) -> bool;
    fn is_bot(&self) -> bool;
    /// A person, here or on the screen of another.
    fn is_human(&self) -> bool;
    /// Plays through this account.
    fn is_held_by(&self, account: &str) -> bool;
    /// Which bot answers for the seat just now.
    fn bot_in_charge(&self) -> Option<&str>;
}

impl Sitting for SeatRow {
    fn is_open(&self) -> bool {
        self.kind == "open"
    }
    fn is_bot(&self) -> bool {
        self.kind == "bot"
    }
    fn is_human(&self) -> bool {
        self.kind == "person" || self.kind == "local"
    }
    fn is_held_by(&self, account: &str) -> bool {
        self.is_human() && self.account.as_deref() == Some(account)
    }
    fn bot_in_charge(&self) -> Option<&str> {
        if self.is_bot() { self.bot.as_deref() } else { self.substitute.as_deref() }
    }
}
