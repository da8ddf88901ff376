//! Words that may not be written in some places.

use crate::tree::{files, folders, games, root, shown, text};
use std::path::{Path, PathBuf};

/// Rules do no I/O, know no clock, and give the same result on every machine.
const NOT_IN_RULES: &[&str] =
    &["HashMap", "HashSet", "f32", "f64", "std::fs", "std::time", "std::thread", "std::net"];

/// Unfinished work and tests that do not run. Split, or this file would be the first to be found.
const NOWHERE: &[&str] =
    &[concat!("todo", "!("), concat!("unimplemented", "!("), concat!("#[ig", "nore")];

/// An index that is wrong is told, never turned into another thing's.
const NO_INDEX: &[&str] =
    &["as usize % MAX_", "as usize & (MAX_", "index() % MAX_", "index() & (MAX_"];

pub fn faults() -> Vec<String> {
    let mut faults = Vec::new();
    let mut pure = vec![root().join("crates/engine/src")];
    pure.extend(folders(&root().join("games")).iter().map(|game| game.join("src")));
    for file in pure.iter().flat_map(|folder| files(folder, "rs")) {
        faults.extend(found(&file, &code(&file), NOT_IN_RULES));
    }
    for file in folders(&root().join("games")).iter().flat_map(|it| files(&it.join("src"), "rs")) {
        faults.extend(found(&file, &code(&file), NO_INDEX));
    }
    for file in files(&root(), "rs") {
        faults.extend(found(&file, &text(&file), NOWHERE));
    }
    let names: Vec<String> = games().iter().flat_map(|id| spellings(id)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    for file in nameless_files() {
        faults.extend(found(&file, &code(&file), &names));
    }
    faults
}

/// Sources that must work for any game: everything but the games, the catalogue that lists them,
/// and the web client's drawings of them.
fn nameless_files() -> Vec<PathBuf> {
    let crates = folders(&root().join("crates"));
    let mut sources: Vec<PathBuf> = crates
        .iter()
        .filter(|folder| !folder.ends_with("catalog"))
        .map(|folder| folder.join("src"))
        .collect();
    sources.push(root().join("xtask/src"));
    let rust = sources.iter().flat_map(|folder| files(folder, "rs"));
    let web = root().join("web/src");
    let drawings = web.join("games");
    let script = ["ts", "svelte"].iter().flat_map(|ending| files(&web, ending));
    rust.chain(script.filter(|file| !file.starts_with(&drawings))).collect()
}

/// `terra-incognita`, `terra_incognita`, `TerraIncognita`, `Terra Incognita`.
fn spellings(id: &str) -> Vec<String> {
    let capital = |word: &str| {
        let (first, rest) = word.split_at(word.len().min(1));
        format!("{}{rest}", first.to_uppercase())
    };
    let words: Vec<String> = id.split('-').map(capital).collect();
    vec![id.to_string(), id.replace('-', "_"), words.concat(), words.join(" ")]
}

/// The code of a file line by line: without comments, and without the unit tests at its end.
fn code(file: &Path) -> String {
    if file.ends_with("tests.rs") {
        return String::new();
    }
    let text = text(file);
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let without_comment = |line: &str| match line.find("//") {
        // An address has two slashes as well.
        Some(at) if !line[..at].ends_with(':') => line[..at].to_string(),
        _ => line.to_string(),
    };
    code.lines().map(without_comment).collect::<Vec<_>>().join("\n")
}

fn found(file: &Path, text: &str, words: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for word in words.iter().filter(|word| has_word(line, word)) {
            faults.push(format!("{}:{}: {word}", shown(file), index + 1));
        }
    }
    faults
}

/// True if the line has the word and not only as a part of a longer one.
fn has_word(line: &str, word: &str) -> bool {
    let in_word = |letter: Option<char>| {
        letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_')
    };
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        let ends_open = word.ends_with(|letter: char| !letter.is_alphanumeric());
        !in_word(before) && (ends_open || !in_word(after))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_whole() {
        assert!(has_word("let a: f64 = 1;", "f64"));
        assert!(!has_word("let buf64 = 1;", "f64"));
        assert!(has_word("use std::fs::read;", "std::fs"));
        assert!(!has_word("std::fsync", "std::fs"));
        assert!(has_word("cells[cell as usize % MAX_CELLS]", NO_INDEX[0]));
        assert!(has_word("civs[seat.index() & (MAX_CIVS - 1)]", NO_INDEX[3]));
    }

    #[test]
    fn a_game_is_recognized_in_every_spelling() {
        let names = spellings("terra-incognita");
        assert_eq!(
            names,
            ["terra-incognita", "terra_incognita", "TerraIncognita", "Terra Incognita"]
        );
    }
}
