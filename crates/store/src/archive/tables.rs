//! Which tables there are, with all their columns.

use crate::StoreError;
use crate::link::Cell;
use crate::migrations::WITHOUT_LETTERS;
use serde_json::Value;

/// What a column holds.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Number,
    Text,
}
use Kind::{Number, Text};

#[derive(Debug)]
pub(super) struct Table {
    pub name: &'static str,
    pub columns: &'static [(&'static str, Kind)],
    /// The columns that tell its rows apart, and order them.
    pub key: &'static str,
    /// The database numbers its rows by itself.
    pub numbered: bool,
}

impl Table {
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.columns.iter().map(|(name, _)| *name)
    }
}

/// A value of the archive as a cell of this kind, if it is one.
pub(super) fn cell(kind: Kind, value: Value) -> Result<Cell, StoreError> {
    match (kind, value) {
        (Number, Value::Null) => Ok(Cell::Number(None)),
        (Text, Value::Null) => Ok(Cell::Text(None)),
        (Number, Value::Number(number)) if number.is_i64() => Ok(Cell::Number(number.as_i64())),
        (Text, Value::String(text)) => Ok(Cell::Text(Some(text))),
        (kind, _) => Err(StoreError::Damaged(format!("a value is not {kind:?}"))),
    }
}

/// The tables an archive of this schema has, in an order in which no row needs a later one.
pub(super) fn tables(schema: i64) -> impl Iterator<Item = &'static Table> {
    TABLES.iter().filter(move |table| schema > WITHOUT_LETTERS || table.name != "letters")
}

pub(super) const TABLES: &[Table] = &[
    Table {
        name: "accounts",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("folded", Text),
            ("password", Text),
            ("admin", Number),
            ("created", Number),
            ("banned_until", Number),
            ("ban_reason", Text),
            ("erased", Number),
            ("settings", Text),
        ],
        key: "id",
        numbered: false,
    },
    Table {
        name: "sessions",
        columns: &[
            ("token_hash", Text),
            ("id", Text),
            ("account", Text),
            ("device", Text),
            ("created", Number),
            ("seen", Number),
            ("expires", Number),
        ],
        key: "token_hash",
        numbered: false,
    },
    Table {
        name: "matches",
        columns: &[
            ("id", Text),
            ("game", Text),
            ("stage", Text),
            ("public", Number),
            ("length", Number),
            ("created", Number),
            ("started", Number),
            ("changed", Number),
            ("finished", Number),
            ("wake_at", Number),
            ("rules_version", Number),
            ("host", Text),
            ("invite", Text),
            ("content", Text),
            ("seed", Text),
            ("commitment", Text),
            ("rematch", Text),
            ("title", Text),
            ("waiting", Text),
            ("seats", Text),
            ("pace", Text),
            ("live", Text),
            ("result", Text),
            ("setup", Text),
            ("opening", Text),
            ("copied", Number),
        ],
        key: "id",
        numbered: false,
    },
    Table {
        name: "seats",
        columns: &[("match_id", Text), ("seat", Number), ("account", Text), ("waiting", Number)],
        key: "match_id, seat",
        numbered: false,
    },
    Table {
        name: "entries",
        columns: &[
            ("match_id", Text),
            ("position", Number),
            ("key", Text),
            ("at", Number),
            ("actor", Text),
            ("entry", Text),
        ],
        key: "match_id, position",
        numbered: false,
    },
    Table {
        name: "snapshots",
        columns: &[("match_id", Text), ("length", Number), ("state", Text)],
        key: "match_id, length",
        numbered: false,
    },
    Table {
        name: "lines",
        columns: &[
            ("id", Number),
            ("match_id", Text),
            ("room", Text),
            ("key", Text),
            ("account", Text),
            ("name", Text),
            ("seat", Number),
            ("time", Number),
            ("at", Number),
            ("text", Text),
        ],
        key: "id",
        numbered: true,
    },
    Table {
        name: "letters",
        columns: &[
            ("match_id", Text),
            ("low", Number),
            ("high", Number),
            ("number", Number),
            ("key", Text),
            ("account", Text),
            ("name", Text),
            ("seat", Number),
            ("time", Number),
            ("at", Number),
            ("text", Text),
        ],
        key: "match_id, low, high, number",
        numbered: false,
    },
    Table {
        name: "notes",
        columns: &[("match_id", Text), ("account", Text), ("changed", Number), ("text", Text)],
        key: "match_id, account",
        numbered: false,
    },
    Table {
        name: "marks",
        columns: &[
            ("match_id", Text),
            ("account", Text),
            ("seen", Number),
            ("shelf", Text),
            ("muted", Number),
            ("wishes", Text),
        ],
        key: "account, match_id",
        numbered: false,
    },
    Table {
        name: "notices",
        columns: &[
            ("id", Number),
            ("account", Text),
            ("match_id", Text),
            ("kind", Text),
            ("key", Text),
            ("length", Number),
            ("due", Number),
            ("unread", Number),
            ("detail", Text),
            ("planned", Number),
        ],
        key: "id",
        numbered: true,
    },
    Table {
        name: "mails",
        columns: &[
            ("account", Text),
            ("address", Text),
            ("folded", Text),
            ("changed", Number),
            ("confirmed_at", Number),
        ],
        key: "account",
        numbered: false,
    },
    Table {
        name: "channels",
        columns: &[
            ("id", Text),
            ("account", Text),
            ("kind", Text),
            ("address", Text),
            ("keys", Text),
            ("wishes", Text),
            ("created", Number),
            ("sent", Number),
            ("tries", Number),
            ("next_at", Number),
            ("claimed_until", Number),
            ("retired", Number),
            ("trouble", Text),
        ],
        key: "id",
        numbered: false,
    },
    Table {
        name: "deliveries",
        columns: &[
            ("channel", Text),
            ("notice_id", Number),
            ("from_at", Number),
            ("send_at", Number),
            ("message", Text),
        ],
        key: "channel, notice_id",
        numbered: false,
    },
    Table {
        name: "feeds",
        columns: &[("account", Text), ("hash", Text), ("created", Number)],
        key: "account",
        numbered: false,
    },
    Table {
        name: "ties",
        columns: &[("account", Text), ("other", Text), ("kind", Text), ("since", Number)],
        key: "account, other",
        numbered: false,
    },
    Table {
        name: "keys",
        columns: &[
            ("id", Text),
            ("account", Text),
            ("kind", Text),
            ("name", Text),
            ("created", Number),
            ("used", Number),
            ("secret", Text),
        ],
        key: "id",
        numbered: false,
    },
    Table {
        name: "links",
        columns: &[
            ("hash", Text),
            ("account", Text),
            ("purpose", Text),
            ("until", Number),
            ("detail", Text),
        ],
        key: "hash",
        numbered: false,
    },
    Table {
        name: "alerts",
        columns: &[
            ("id", Number),
            ("account", Text),
            ("kind", Text),
            ("at", Number),
            ("unread", Number),
            ("detail", Text),
        ],
        key: "id",
        numbered: true,
    },
    Table {
        name: "small_things",
        columns: &[("key", Text), ("value", Text)],
        key: "key",
        numbered: false,
    },
    Table {
        name: "audit",
        columns: &[("id", Number), ("at", Number), ("who", Text), ("what", Text), ("detail", Text)],
        key: "id",
        numbered: true,
    },
];
