//! What administrators see and do.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// How the library is doing.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Health {
    pub version: String,
    /// Milliseconds since the doors opened.
    pub uptime: i64,
    /// Milliseconds the database took to answer; `None` if it did not.
    pub database: Option<i64>,
    pub accounts: u64,
    pub guests: u64,
    /// Tables waiting for players, being played, finished.
    pub open: u64,
    pub playing: u64,
    pub finished: u64,
    /// Entries of all logs, lines of all chats.
    pub entries: u64,
    pub lines: u64,
    /// Size of the database in bytes, if known.
    pub bytes: u64,
    /// Tables in memory.
    pub tables: u32,
    pub sockets: u32,
    /// Memory of the process in bytes, if the system says.
    pub memory: Option<u64>,
    /// What everybody is told, if anything.
    pub announcement: String,
}

/// An account as administrators see it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AccountInfo {
    pub id: String,
    pub name: String,
    pub guest: bool,
    pub admin: bool,
    pub created: i64,
    pub banned_until: Option<i64>,
    pub ban_reason: String,
    pub erased: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ban {
    /// For good if left out.
    #[serde(default)]
    pub days: Option<u32>,
    /// Shown to the person.
    #[serde(default)]
    pub reason: String,
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MakeAdmin {
    pub admin: bool,
}

/// For somebody who forgot their password.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ResetLink {
    /// The address of the page, below that of the library.
    pub path: String,
    /// Good until then, and once.
    pub until: i64,
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Pause {
    pub paused: bool,
}

/// What the administrators tell everybody; empty for nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Announcement {
    pub text: String,
}

/// Something an administrator did.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AuditLine {
    pub at: i64,
    /// The administrator's account.
    pub who: String,
    pub what: String,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub detail: Value,
}
