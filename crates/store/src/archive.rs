//! Backups and moves between databases.

use serde_json::{Map, Value};

/// One row of a table, as JSON by column.
pub type Row = Map<String, Value>;
