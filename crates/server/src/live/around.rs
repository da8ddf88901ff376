//! What is kept about a match beside its log: clocks, pause, requests, standing orders.

use crate::pace::Rests;
use crate::protocol::{Clock, Pace, Sharing};
use engine::Sheet;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use store::{Match, SeatRow};

/// How many keys of deeds outside the log are remembered.
const REMEMBERED: usize = 64;
/// How many gains of time are remembered; nobody takes back more turns alone.
const GAINS: usize = 64;

/// Everything beside log and seats, as [`Match::live`] keeps it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Around {
    /// By seat, from the start of the game on.
    pub clocks: Vec<SeatClock>,
    /// The latest gains of time, oldest first: taken back together with what earned them.
    pub gains: VecDeque<Gain>,
    pub paused: Option<Paused>,
    /// Seats that would like a pause.
    pub pause_asked: Vec<u8>,
    pub undo: Option<UndoAsked>,
    /// Seats that would give the game up; somebody asks for it as long as there are any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub abandon: Vec<u8>,
    /// Those who agree to it on seats they share: all who are there have to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub abandon_by: Vec<String>,
    /// How people share seats here.
    #[serde(skip_serializing_if = "Sharing::is_alone")]
    pub sharing: Sharing,
    /// By seat: whose matter its question is, where seats are shared.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub matters: Vec<Option<String>>,
    /// Keys of deeds that left no entry in the log, with the length they were told: a repeated
    /// message is harmless.
    pub done: VecDeque<(String, u32)>,
    /// The table itself as the engine saves it, so that a match survives a change of rules.
    pub state: Saved,
    /// What a campaign keeps of the game, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet: Option<Sheet>,
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
    /// Going back crosses a draw or a reveal: whoever goes back knows more than before.
    #[serde(default = "unknown")]
    pub uncovers: bool,
}

/// Requests stored before this was asked may cross anything.
fn unknown() -> bool {
    true
}

/// A table as JSON. As text, because hundreds of tables lie in memory: a tree of values takes
/// many times as much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved(Arc<str>);

impl Saved {
    pub fn new(json: &str) -> Saved {
        Saved(json.into())
    }

    pub fn value(&self) -> Value {
        serde_json::from_str(&self.0).expect("only JSON is put in")
    }
}

impl Default for Saved {
    fn default() -> Saved {
        Saved::new("null")
    }
}

impl Serialize for Saved {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Saved {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Saved, D::Error> {
        Value::deserialize(deserializer).map(|state| Saved::new(&state.to_string()))
    }
}

/// Time a clock was given, with the length of the log it was given at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gain {
    pub at: u32,
    pub seat: u8,
    pub time: i64,
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
    /// Since when a substitute thinks about the holder's question. Whoever comes back before it
    /// moved was never away: this time counts.
    pub away: Option<i64>,
    /// The substitute moved since it sat down.
    pub helped: bool,
}

impl SeatClock {
    /// Stands still; what has passed is gone.
    pub fn stop(&mut self, rests: &Rests, now: i64) {
        if let Some(since) = self.since.take() {
            self.left -= rests.counted(since, now);
        }
        self.deadline = None;
        self.rest = None;
    }

    /// Nobody thinks in the holder's place any more; what has passed counts.
    pub fn come_back(&mut self, rests: &Rests, now: i64) {
        if let Some(away) = self.away.take() {
            self.left -= rests.counted(away, now);
        }
    }

    pub fn run(&mut self, rests: &Rests, now: i64) {
        self.since = Some(now);
        self.reckon(rests, now);
    }

    /// When a clock that runs will run out, as far as is known now.
    pub fn reckon(&mut self, rests: &Rests, now: i64) {
        if let Some(since) = self.since {
            self.rest = rests.next(now);
            self.deadline = Some(rests.deadline(since, self.left));
        }
    }

    /// What is left at a moment.
    pub fn left_at(&self, rests: &Rests, now: i64) -> i64 {
        self.left - self.since.map_or(0, |since| rests.counted(since, now))
    }

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

    /// As a row keeps it.
    pub fn written(&self) -> Value {
        serde_json::to_value(self).expect("plain data")
    }

    /// The server was down since some clocks began to run: their deadlines are later than stored,
    /// by so much at least.
    pub fn allowing_for(mut self, downtime: &Rests) -> Around {
        for clock in &mut self.clocks {
            if let (Some(since), Some(stored)) = (clock.since, clock.deadline) {
                clock.deadline = Some(stored.max(downtime.deadline(since, clock.left)));
            }
        }
        self
    }

    /// Gives a seat's clock this much time, and remembers it.
    pub fn gain(&mut self, seat: u8, time: i64, at: u32) {
        let Some(clock) = self.clocks.get_mut(usize::from(seat)) else { return };
        clock.left += time;
        if time != 0 {
            self.gains.push_back(Gain { at, seat, time });
        }
        while self.gains.len() > GAINS {
            self.gains.pop_front();
        }
    }

    /// What was gained after a length of the log was not gained, if it is taken back.
    pub fn lose_gains(&mut self, after: u32) -> VecDeque<Gain> {
        let (kept, lost) = self.gains.iter().partition(|gain| gain.at <= after);
        self.gains = kept;
        lost
    }

    /// Nobody asks any more to give the game up.
    pub fn forget_abandon(&mut self) {
        self.abandon.clear();
        self.abandon_by.clear();
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
    /// The length of the log when a substitute sat down.
    pub away_from: Option<u32>,
    /// When that was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away_since: Option<i64>,
    /// The holder left the library for good.
    pub gone: bool,
    /// The holder left the game for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resigned: Option<Resigned>,
    /// Somebody else may take the seat over.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub offered: bool,
}

/// How somebody left a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resigned {
    /// The length of the log with it.
    pub at: u32,
    /// The rules of the game say what becomes of those who leave: they place them too.
    pub by_rule: bool,
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
    /// Nobody sits there, whoever it is kept for.
    fn is_open(&self) -> bool;
    /// Somebody was invited to it and has not answered.
    fn is_kept_for(&self, account: &str) -> bool;
    /// They may sit down there.
    fn is_free_for(&self, account: &str) -> bool;
    /// They held it, and somebody else took it over.
    fn was_held_by(&self, account: &str) -> bool;
    /// Its holder left for good, and it can still be played.
    fn is_left(&self) -> bool;
    fn is_bot(&self) -> bool;
    /// A person, here or on the screen of another.
    fn is_human(&self) -> bool;
    /// Plays through this account, or did until they resigned.
    fn is_held_by(&self, account: &str) -> bool;
    /// A person who has not left for good.
    fn plays(&self) -> bool;
    /// Accounts that play for it and their names, in the order they came.
    fn people(&self) -> Vec<(&str, &str)>;
    /// It is this one of its people who is waited for when it is.
    fn waits_for(&self, account: &str) -> bool;
    /// Which bot answers for the seat just now.
    fn bot_in_charge(&self) -> Option<&str>;
}

impl Sitting for SeatRow {
    fn is_open(&self) -> bool {
        self.kind == "open" || self.kind == "invited"
    }
    fn is_kept_for(&self, account: &str) -> bool {
        self.kind == "invited" && self.account.as_deref() == Some(account)
    }
    fn is_free_for(&self, account: &str) -> bool {
        self.kind == "open" || self.is_kept_for(account)
    }
    fn is_bot(&self) -> bool {
        self.kind == "bot"
    }
    fn is_human(&self) -> bool {
        self.kind == "person" || self.kind == "local"
    }
    fn is_held_by(&self, account: &str) -> bool {
        self.is_human() && self.people().iter().any(|(id, _)| *id == account)
    }
    fn was_held_by(&self, account: &str) -> bool {
        let left = |member: &store::Member| member.account == account && member.left.is_some();
        self.before.iter().any(|former| former.account == account) || self.members.iter().any(left)
    }
    fn people(&self) -> Vec<(&str, &str)> {
        if self.members.is_empty() {
            return self
                .account
                .iter()
                .map(|account| (account.as_str(), self.name.as_str()))
                .collect();
        }
        let here = super::sharing::people(self);
        here.map(|member| (member.account.as_str(), member.name.as_str())).collect()
    }
    fn waits_for(&self, account: &str) -> bool {
        let asked = |member: &store::Member| member.asked && member.account == account;
        self.is_held_by(account) && (self.members.is_empty() || self.members.iter().any(asked))
    }
    fn is_left(&self) -> bool {
        let by_rule = SeatExtra::of(self).resigned.is_some_and(|left| left.by_rule);
        self.is_human() && !self.plays() && !by_rule
    }
    fn plays(&self) -> bool {
        let extra = SeatExtra::of(self);
        self.is_human() && !extra.gone && extra.resigned.is_none()
    }
    fn bot_in_charge(&self) -> Option<&str> {
        if self.is_bot() { self.bot.as_deref() } else { self.substitute.as_deref() }
    }
}
