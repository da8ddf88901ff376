//! Arrows between our crates point one way only.

use crate::tree::{folders, root, text};
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// What each crate may know of ours; `games` and `entries` stand for all of them.
const ALLOWED: &[(&str, &[&str])] = &[
    ("derive", &[]),
    ("engine", &["derive"]),
    ("testing", &["engine"]),
    ("games", &["engine", "testing"]),
    ("bots", &["engine"]),
    ("erased", &["engine", "bots"]),
    ("entries", &["erased", "games"]),
    // The games themselves only for its tests.
    ("catalog", &["engine", "bots", "erased", "entries", "games"]),
    ("store", &[]),
    ("cli", &["engine", "bots", "catalog", "store", "server", "trials"]),
    ("server", &["engine", "bots", "catalog", "store"]),
    ("trials", &["engine", "bots", "catalog", "server", "store"]),
    ("xtask", &["engine"]),
];

pub fn faults() -> Vec<String> {
    let game_folders = folders(&root().join("games"));
    let games: Vec<String> = game_folders.iter().map(|game| name_of(game)).collect();
    let crates = folders(&root().join("crates"));
    let mut places: Vec<(String, PathBuf)> =
        crates.into_iter().chain(game_folders).map(|folder| (name_of(&folder), folder)).collect();
    let entries = folders(&root().join("entries")).into_iter();
    places.extend(entries.map(|folder| (format!("entry-{}", name_of(&folder)), folder)));
    let ours: Vec<String> = places.iter().map(|(name, _)| name.clone()).collect();
    places.push(("xtask".into(), root().join("xtask")));
    let kind = |name: &str| -> String {
        match name {
            _ if games.iter().any(|game| game == name) => "games".into(),
            _ if name.starts_with("entry-") => "entries".into(),
            _ => name.into(),
        }
    };
    let mut faults = Vec::new();
    for (name, folder) in places {
        let manifest = folder.join("Cargo.toml");
        if !manifest.is_file() {
            continue;
        }
        let Some((_, allowed)) = ALLOWED.iter().find(|(known, _)| *known == kind(&name)) else {
            faults.push(format!(
                "{name}: a new crate needs its line in xtask/src/tidy/dependencies.rs"
            ));
            continue;
        };
        for known in dependencies(&text(&manifest)) {
            // A crate may switch on a feature of its own for its tests.
            let is_ours = known != name && (ours.contains(&known) || known == "xtask");
            if is_ours && !allowed.contains(&kind(&known).as_str()) {
                faults.push(format!("{name} may not know {known}"));
            }
        }
    }
    faults
}

/// All dependencies of a manifest, those of tests and builds included.
fn dependencies(manifest: &str) -> Vec<String> {
    let Ok(table) = manifest.parse::<Table>() else { return Vec::new() };
    let sections = ["dependencies", "dev-dependencies", "build-dependencies"];
    let names = |section: &&str| table.get(*section).and_then(Value::as_table).cloned();
    sections
        .iter()
        .filter_map(names)
        .flat_map(|section| section.into_iter().map(|(name, _)| name))
        .collect()
}

fn name_of(folder: &Path) -> String {
    folder.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_kinds_of_dependencies_are_seen() {
        let manifest = "[dependencies]\na.workspace = true\n[dev-dependencies]\nb = \"1\"\n";
        assert_eq!(dependencies(manifest), ["a", "b"]);
    }
}
