//! What goes through the socket.

use super::{
    AutoAnswers, ChatLine, LegalMove, Me, OwnTable, Position, Preview, Refused, Room, Step,
    TableId, TableInfo, TableSummary,
};
use serde::{Deserialize, Serialize};

/// From the browser. `key` makes a repeated message harmless; `id` names a question whose answer
/// carries the same `id`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// First message.
    Hello {
        protocol: u32,
        lang: String,
    },
    /// Follow a table. `seen` is the last length of the log known, to be told only what is new.
    Watch {
        table: TableId,
        #[serde(default)]
        invite: Option<String>,
        #[serde(default)]
        seen: Option<u32>,
        /// Through the eyes of this one of my seats.
        #[serde(default)]
        seat: Option<u8>,
    },
    Unwatch {
        table: TableId,
    },
    /// I was shown the log of a table I follow up to this length. Kept with my account, and never
    /// moved back.
    Seen {
        table: TableId,
        at: u32,
    },
    /// Follow the list of public tables and my own.
    WatchLobby {},
    UnwatchLobby {},
    /// Play moves one after the other, all of them or none.
    Play {
        table: TableId,
        key: String,
        seat: u8,
        at: u32,
        moves: Vec<String>,
    },
    /// What would these moves lead to?
    Preview {
        table: TableId,
        id: u32,
        seat: u8,
        at: u32,
        moves: Vec<String>,
    },
    /// Why is this move not allowed, or what would it do?
    Why {
        table: TableId,
        id: u32,
        seat: u8,
        planned: Vec<String>,
        notation: String,
    },
    /// What would a good bot play?
    Hint {
        table: TableId,
        id: u32,
        seat: u8,
        planned: Vec<String>,
    },
    /// Take back my own moves to this length.
    Undo {
        table: TableId,
        key: String,
        seat: u8,
        to: u32,
    },
    /// Ask everybody to go back further.
    AskUndo {
        table: TableId,
        key: String,
        seat: u8,
        to: u32,
    },
    AnswerUndo {
        table: TableId,
        key: String,
        seat: u8,
        yes: bool,
    },
    /// I am back: take the seat from the substitute.
    TakeBack {
        table: TableId,
        key: String,
        seat: u8,
    },
    /// Let a substitute play for me from now on.
    StepAway {
        table: TableId,
        key: String,
        seat: u8,
    },
    /// Start the countdown for those who keep everybody waiting.
    Hurry {
        table: TableId,
        key: String,
        seat: u8,
        at: u32,
    },
    Auto {
        table: TableId,
        key: String,
        seat: u8,
        answers: AutoAnswers,
    },
    Say {
        table: TableId,
        key: String,
        room: Room,
        text: String,
        /// The seat a letter goes to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        to: Option<u8>,
    },
    Ping {
        sent: i64,
    },
}

/// From the server.
#[expect(clippy::large_enum_variant, reason = "each is made once and written at once")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    Welcome {
        protocol: u32,
        version: String,
        now: i64,
        me: Option<Me>,
    },
    /// A table in full, after `watch` or when too much was missed.
    Table {
        info: TableInfo,
        position: Option<Position>,
        /// The entries after `seen`, or the last few.
        steps: Vec<Step>,
        auto: AutoAnswers,
        chat: Vec<ChatLine>,
        /// How much of the log I had seen, on whatever browser; nothing if I never looked.
        seen: Option<u32>,
    },
    /// Something happened at a table: the new entries and the new position.
    Update {
        table: TableId,
        position: Position,
        steps: Vec<Step>,
    },
    /// Something around the table changed: seats, clocks, presence, pause, requests.
    Info {
        info: TableInfo,
    },
    /// Safely stored. `at` is the length of the log with it.
    Ack {
        key: String,
        at: u32,
    },
    /// Not done; nothing changed.
    Refused {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        key: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u32>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        table: Option<TableId>,
        refused: Refused,
    },
    Preview {
        id: u32,
        table: TableId,
        preview: Preview,
    },
    /// The answer to `why`: refused, or what it would do.
    Why {
        id: u32,
        table: TableId,
        refused: Option<Refused>,
    },
    Hint {
        id: u32,
        table: TableId,
        hint: LegalMove,
    },
    Said {
        table: TableId,
        line: ChatLine,
    },
    Lobby {
        tables: Vec<TableSummary>,
        mine: Vec<OwnTable>,
        /// How many notices I have not read.
        unread: u32,
    },
    /// The administrators say something to everybody; empty takes it back.
    Announce {
        text: String,
    },
    Pong {
        sent: i64,
        now: i64,
    },
    /// The connection ends: `restart`, `slow`, `banned`, `signed-out`, `protocol`.
    Bye {
        why: String,
    },
}
