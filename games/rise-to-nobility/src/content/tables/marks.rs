//! Every entry of every table says where its values come from.

use super::{Desk, EMBEDDED};
use toml::{Table, Value};

/// Reports marks of values that are not there. That there is a `source` is part of every entry.
pub(super) fn check(desk: &mut Desk) {
    for (file, _) in EMBEDDED {
        let Ok(table) = desk.text(file).parse::<Table>() else { continue };
        for (kind, value) in &table {
            match value {
                Value::Array(entries) => {
                    entries.iter().for_each(|entry| marks_exist(desk, file, kind, entry));
                }
                entry => marks_exist(desk, file, kind, entry),
            }
        }
    }
}

fn marks_exist(desk: &mut Desk, file: &str, kind: &str, entry: &Value) {
    let Some(entry) = entry.as_table() else { return };
    let name = entry.get("id").and_then(Value::as_str).unwrap_or(kind);
    for value in entry.get("marks").and_then(Value::as_table).into_iter().flat_map(Table::keys) {
        let known = entry.contains_key(value) && value != "source";
        desk.expect(known, file, name, format!("`{name}` marks `{value}`, which it does not have"));
    }
}
