//! Arrows between our crates point one way only.

use crate::tree::{folders, root, text};
use std::path::Path;
use toml::{Table, Value};

/// What each crate may know of ours; `games` stands for all of them.
const ALLOWED: &[(&str, &[&str])] = &[
    ("derive", &[]),
    ("engine", &["derive"]),
    ("testing", &["engine"]),
    ("games", &["engine", "testing"]),
    ("bots", &["engine"]),
    ("catalog", &["engine", "bots", "games"]),
    ("store", &[]),
    ("cli", &["engine", "bots", "catalog", "store", "server", "trials"]),
    ("server", &["engine", "bots", "catalog", "store"]),
    ("trials", &["engine", "bots", "catalog", "server", "store"]),
    ("python", &["engine", "bots", "catalog"]),
    ("xtask", &["engine"]),
];

pub fn faults() -> Vec<String> {
    let game_folders = folders(&root().join("games"));
    let games: Vec<String> = game_folders.iter().map(|game| name_of(game)).collect();
    let crates = folders(&root().join("crates"));
    let ours: Vec<String> = crates.iter().map(|path| name_of(path)).chain(games.clone()).collect();
    let kind = |name: &str| -> String {
        if games.iter().any(|game| game == name) { "games".into() } else { name.into() }
    };
    let mut faults = Vec::new();
    for folder in crates.iter().chain(&game_folders).chain([&root().join("xtask")]) {
        let manifest = folder.join("Cargo.toml");
        if !manifest.is_file() {
            continue;
        }
        let name = name_of(folder);
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
