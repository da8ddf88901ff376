//! What the web client is made from: types, component tables and positions to test it with.
//!
//! `cargo test -p rise-to-nobility --features ts export` says whether the files are those of today;
//! with `BINDINGS=write` it writes them.

#[path = "../common/mod.rs"]
mod common;
mod positions;

use rise_to_nobility::printed::{Printed, printed};
use rise_to_nobility::{Event, Move, Question, View};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use ts_rs::{Config, TS};

/// Files by name, relative to the client's folder of this game.
type Files = BTreeMap<String, String>;

#[test]
fn export_types_and_component_tables() {
    let mut files = types();
    files.insert("protocol/printed.json".into(), printed_json());
    keep(&files);
}

#[test]
fn export_positions() {
    keep(&Files::from([("samples/positions.json".into(), positions::json())]));
}

/// What is printed on the components the binary carries.
fn printed_json() -> String {
    // One thing per line: small, and a change is seen at a glance.
    let value = serde_json::to_value(printed()).expect("plain data");
    let lines = value.as_object().expect("a struct").iter().map(|(key, value)| match value {
        serde_json::Value::Array(rows) if rows.iter().any(|row| row.is_object()) => {
            let rows: Vec<String> = rows.iter().map(|row| format!("    {row}")).collect();
            format!("  \"{key}\": [\n{}\n  ]", rows.join(",\n"))
        }
        serde_json::Value::Object(rows) => {
            let rows: Vec<String> =
                rows.iter().map(|(name, row)| format!("    \"{name}\": {row}")).collect();
            format!("  \"{key}\": {{\n{}\n  }}", rows.join(",\n"))
        }
        other => format!("  \"{key}\": {other}"),
    });
    format!("{{\n{}\n}}\n", lines.collect::<Vec<_>>().join(",\n"))
}

/// The client's folder of this game.
fn client() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/rise-to-nobility")
}

/// TypeScript for everything that goes over the wire, and for the component tables.
fn types() -> Files {
    let folder = std::env::temp_dir().join(format!("types-{}", std::process::id()));
    let config = Config::new().with_out_dir(&folder);
    for export in [View::export_all, Move::export_all, Question::export_all, Event::export_all] {
        export(&config).expect("types are written");
    }
    Printed::export_all(&config).expect("types are written");
    let written = std::fs::read_dir(&folder).expect("a folder of types");
    let files = written.map(|file| {
        let path = file.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (format!("protocol/{name}"), std::fs::read_to_string(&path).expect("a text"))
    });
    let files = files.collect();
    std::fs::remove_dir_all(&folder).expect("the folder was ours");
    files
}

fn keep(files: &Files) {
    for (name, text) in files {
        let path = client().join(name);
        if std::env::var("BINDINGS").is_ok_and(|word| word == "write") {
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            std::fs::write(&path, text).expect("a file");
        }
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(found == *text, "{name} is not of today: run this test with BINDINGS=write");
    }
}
