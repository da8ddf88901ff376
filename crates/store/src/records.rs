//! What is kept, as plain records. Times are milliseconds since 1970 (UTC).

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A person: a guest until there is a password.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Account {
    pub id: String,
    pub name: String,
    /// `None` for guests.
    pub password: Option<String>,
    pub admin: bool,
    pub settings: Value,
    pub created: i64,
    /// Banned until then; `i64::MAX` for good.
    pub banned_until: Option<i64>,
    pub ban_reason: String,
    pub erased: Option<i64>,
}

/// A signed-in browser. The token itself is never stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Session {
    /// What the device list names it.
    pub id: String,
    pub token_hash: String,
    pub account: String,
    pub device: String,
    pub created: i64,
    pub seen: i64,
    pub expires: i64,
}

/// Everything about a match but its log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Match {
    pub id: String,
    pub game: String,
    /// `open`, `playing`, `finished`, `abandoned`, `closed`.
    pub stage: String,
    pub public: bool,
    pub title: String,
    pub host: String,
    pub invite: String,
    pub setup: Value,
    pub rules_version: u32,
    /// Fingerprint of the component tables it is played with.
    pub content: String,
    /// Secret until the end.
    pub seed: String,
    pub commitment: String,
    /// The luck of the setup, as the engine records it.
    pub opening: Value,
    pub pace: Value,
    /// By seat: who holds it, in the server's own words.
    pub seats: Vec<SeatRow>,
    /// Length of the log.
    pub length: u32,
    /// Seats the match waits for.
    pub waiting: Vec<u8>,
    /// Clocks, pause, undo request: the server's own words.
    pub live: Value,
    pub result: Option<Value>,
    pub rematch: Option<String>,
    pub created: i64,
    pub started: Option<i64>,
    pub changed: i64,
    pub finished: Option<i64>,
    /// When somebody must look at it even if nobody comes: a clock runs out, a bot is to move.
    pub wake_at: Option<i64>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatRow {
    /// `open`, `person`, `local`, `bot`.
    pub kind: String,
    pub account: Option<String>,
    pub name: String,
    pub bot: Option<String>,
    pub substitute: Option<String>,
    /// Auto-answers and what else belongs to the seat.
    pub extra: Value,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct MatchFilter {
    pub stage: Option<String>,
    pub game: Option<String>,
    pub public: Option<bool>,
    /// Somebody with this account sits there.
    pub account: Option<String>,
    /// Among those, it waits for that account.
    pub waiting_for_account: bool,
    /// Among those, where that account put it; empty for nowhere.
    pub shelf: Option<String>,
    pub changed_before: Option<i64>,
    pub limit: u32,
}

/// An entry to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct NewEntry {
    /// Unique within the match: sending twice writes once.
    pub key: String,
    pub at: i64,
    /// The account, or `bot`, `substitute`, `auto`, `server`.
    pub by: String,
    /// As the engine writes it.
    pub entry: Value,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LoggedEntry {
    pub index: u32,
    pub key: String,
    pub at: i64,
    pub by: String,
    pub entry: Value,
}

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The log has this length now.
    Now(u32),
    /// It had been written before; the log had this length with it.
    Already(u32),
}

#[derive(Clone, Debug, PartialEq)]
pub struct NewLine {
    pub table: String,
    pub room: String,
    pub key: String,
    pub account: String,
    pub name: String,
    pub seat: Option<u8>,
    pub time: i64,
    pub at: u32,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    pub id: i64,
    pub table: String,
    pub room: String,
    pub account: String,
    pub name: String,
    pub seat: Option<u8>,
    pub time: i64,
    pub at: u32,
    pub text: String,
}

/// What somebody keeps of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// How much of its log they have seen.
    pub seen: u32,
    /// Empty, `hidden` or `archived`.
    pub shelf: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Audit {
    pub at: i64,
    pub who: String,
    pub what: String,
    pub detail: Value,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    pub accounts: u64,
    pub guests: u64,
    pub open: u64,
    pub playing: u64,
    pub finished: u64,
    pub entries: u64,
    pub lines: u64,
    /// Size on disk in bytes, if known.
    pub bytes: u64,
}
