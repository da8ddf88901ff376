//! What people are told when they are not looking.

use super::TableId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why somebody is told something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// It is my turn.
    Turn,
    /// My time runs out soon.
    Reminder,
    /// All seats of a table of mine are taken: it waits for me to begin.
    Full,
    Begun,
    Over,
    /// Somebody asks to take something back.
    Undo,
    /// Somebody would like a pause.
    Pause,
    /// Somebody would give the game up.
    Abandon,
    /// Somebody plays the same once more.
    Rematch,
    /// A seat is kept for me.
    Invited,
    /// Something happened to my account. This cannot be turned off.
    Account,
    /// Somebody named me in the chat.
    Named,
}

impl NoticeKind {
    pub const ALL: [NoticeKind; 12] = [
        NoticeKind::Turn,
        NoticeKind::Reminder,
        NoticeKind::Full,
        NoticeKind::Begun,
        NoticeKind::Over,
        NoticeKind::Undo,
        NoticeKind::Pause,
        NoticeKind::Abandon,
        NoticeKind::Rematch,
        NoticeKind::Invited,
        NoticeKind::Account,
        NoticeKind::Named,
    ];

    /// As it is stored, and as it goes over the wire.
    pub fn name(self) -> &'static str {
        match self {
            NoticeKind::Turn => "turn",
            NoticeKind::Reminder => "reminder",
            NoticeKind::Full => "full",
            NoticeKind::Begun => "begun",
            NoticeKind::Over => "over",
            NoticeKind::Undo => "undo",
            NoticeKind::Pause => "pause",
            NoticeKind::Abandon => "abandon",
            NoticeKind::Rematch => "rematch",
            NoticeKind::Invited => "invited",
            NoticeKind::Account => "account",
            NoticeKind::Named => "named",
        }
    }

    pub fn of(name: &str) -> Option<NoticeKind> {
        NoticeKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Something I am told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Notice {
    pub id: i64,
    pub kind: NoticeKind,
    /// Where to go; empty for what happened to my account.
    pub table: TableId,
    pub game: String,
    /// A sentence in the reader's language, with nothing a player could not know.
    pub text: String,
    pub at: i64,
    pub unread: bool,
}

/// The latest, newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NoticeList {
    pub unread: u32,
    pub notices: Vec<Notice>,
}

/// I have read everything up to this time of a notice.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReadNotices {
    pub until: i64,
}

/// Whether I am told anything about a table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MuteTable {
    pub muted: bool,
}
