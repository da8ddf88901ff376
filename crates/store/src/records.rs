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
    /// It was played before it came here: from a file, or from a position of another table.
    pub copied: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatRow {
    /// `open`, `invited`, `person`, `local`, `bot`.
    pub kind: String,
    pub account: Option<String>,
    pub name: String,
    pub bot: Option<String>,
    pub substitute: Option<String>,
    /// Auto-answers and what else belongs to the seat.
    pub extra: Value,
    /// Who held it and left, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<Former>,
    /// Who shares it, in the order they came, the account among them; empty where nobody does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<Member>,
}

/// Somebody who shares a seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Member {
    pub account: String,
    pub name: String,
    /// What they see to, in the words of the game.
    pub role: String,
    /// The match waits for them whenever it waits for the seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub asked: bool,
    /// The others go on without them until they are back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
    /// They left the seat to the others, at this length of the log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u32>,
}

/// Somebody who left a seat that somebody else took over.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Former {
    pub account: String,
    pub name: String,
    /// The length of the log when they left.
    pub left: u32,
    /// The length of the log when their successor sat down.
    pub until: u32,
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

/// Something said from seat to seat, to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct NewLetter {
    pub table: String,
    pub key: String,
    pub account: String,
    pub name: String,
    pub from: u8,
    pub to: u8,
    pub time: i64,
    pub at: u32,
    pub text: String,
}

/// Something said from seat to seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Letter {
    pub table: String,
    /// Among those of the two seats, from 1.
    pub number: i64,
    pub account: String,
    pub name: String,
    pub from: u8,
    pub to: u8,
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
    /// Nothing is told about it.
    pub muted: bool,
    /// How they want to be told of it, where it differs: the server's own words, or null.
    pub wishes: Value,
}

/// Something to tell somebody about a match.
#[derive(Clone, Debug, PartialEq)]
pub struct NewNotice {
    pub account: String,
    pub kind: String,
    /// Told once for each key of an account, as long as it holds.
    pub key: String,
    /// The log it speaks of: whoever has seen so much has read it.
    pub length: u32,
    /// Not before then.
    pub due: i64,
    /// What its sentence is made of.
    pub detail: Value,
    /// Who brings it about: nobody hears of those they blocked. `None` for what the game itself asks.
    pub by: Option<String>,
}

/// What a change means for those who are told of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Telling {
    /// By account and key: no longer true.
    pub over: Vec<(String, String)>,
    pub new: Vec<NewNotice>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Notice {
    pub id: i64,
    pub table: String,
    pub kind: String,
    pub length: u32,
    pub due: i64,
    pub unread: bool,
    pub detail: Value,
}

/// What somebody made of somebody else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tie {
    pub other: String,
    /// The other's name, as it is now.
    pub name: String,
    /// The other has no password.
    pub guest: bool,
    /// `friend` or `blocked`.
    pub kind: String,
    pub since: i64,
}

/// A way in beside the password.
#[derive(Clone, Debug, PartialEq)]
pub struct Key {
    pub id: String,
    pub account: String,
    /// `totp`, `recovery`, `passkey`.
    pub kind: String,
    pub name: String,
    pub created: i64,
    /// Last used then; for `totp` the step of time.
    pub used: Option<i64>,
    pub secret: Value,
}

/// Something that happened to an account.
#[derive(Clone, Debug, PartialEq)]
pub struct Alert {
    pub id: i64,
    pub kind: String,
    pub at: i64,
    pub unread: bool,
    pub detail: Value,
}

/// A link that works once. Its secret is not stored.
#[derive(Clone, Debug, PartialEq)]
pub struct OnceLink {
    pub hash: String,
    pub account: String,
    pub purpose: String,
    pub until: i64,
    pub detail: Value,
}

/// A person's mail address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mail {
    pub account: String,
    pub address: String,
    pub changed: i64,
    /// Since when we know that it is theirs.
    pub confirmed_at: Option<i64>,
}

/// Where somebody is told things besides the bell.
#[derive(Clone, Debug, PartialEq)]
pub struct Channel {
    pub id: String,
    pub account: String,
    /// `push`, `mail` or `hook`.
    pub kind: String,
    pub address: String,
    /// What it takes to reach it: the server's own words.
    pub keys: Value,
    /// What goes there, and when: the server's own words.
    pub wishes: Value,
    pub created: i64,
    /// When something last arrived.
    pub sent: Option<i64>,
    /// How often the present message was tried in vain.
    pub tries: u32,
    /// Given up since then.
    pub retired: Option<i64>,
    /// What went wrong last; empty if nothing did.
    pub trouble: String,
}

/// A notice that is due and goes nowhere yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Unplanned {
    pub account: String,
    pub notice: Notice,
}

/// Where a notice goes.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    pub notice: i64,
    pub ways: Vec<Way>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    pub channel: String,
    /// With others it may go after this time already.
    pub from_at: i64,
    pub send_at: i64,
}

/// A message to be sent now, by whoever claimed it.
#[derive(Clone, Debug, PartialEq)]
pub struct Claimed {
    pub channel: Channel,
    /// The same if it has to be sent again.
    pub message: String,
    pub until: i64,
    /// Oldest first.
    pub notices: Vec<Notice>,
}

/// What became of a message.
#[derive(Clone, Debug, PartialEq)]
pub struct Settled {
    pub channel: String,
    pub message: String,
    /// As it was claimed.
    pub until: i64,
    pub outcome: Outcome,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// It has arrived then, or there was nothing to say any more.
    Sent { at: Option<i64> },
    /// Not this time.
    Again { at: i64, tries: u32, trouble: String },
    /// Never again: the address is dead.
    Dead { at: i64, trouble: String },
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
