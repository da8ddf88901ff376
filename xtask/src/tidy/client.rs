//! Rules that crept into the drawings of games: a board draws what the server says and what is printed.
//!
//! A rough look, line by line, for the shapes such rules had so far:
//! - an amount written into a price or a gain: `{ workers: 2 }`,
//! - an exception for one faction, guild or character by its name: `faction === "engineers"`,
//! - a table of numbers by kind: `Record<Terrain, number>`,
//! - what a die costs, from its pips: `Math.abs(die - value)`,
//! - which values of a die fit: `[1, 2, 3, 4, 5, 6].filter(…)`,
//! - whether somebody has enough: `me.coins >= tile.coins`,
//! - an amount inside a move that is asked about: `"convert 5pw to 1p"`.
//!
//! Drawings (`art`), the gallery, samples, tests and generated types are not looked into.

use crate::tree::{files, root, shown, text};
use std::path::Path;

/// What players own and pay with.
const AMOUNTS: &[&str] = &[
    "coins",
    "workers",
    "priests",
    "power",
    "spades",
    "gold",
    "wood",
    "stone",
    "points",
    "modifiers",
    "reputation",
    "nobility",
    "houses",
    "goods",
];
/// What has an ability of its own.
const ABLE: &[&str] = &["faction", "guild", "character"];
/// Verbs of the notations that name amounts.
const VERBS: &[&str] = &["convert ", "burn ", "buy "];
const NOT_LOOKED_INTO: &[&str] = &["protocol", "samples", "art", "gallery"];

pub fn faults() -> Vec<String> {
    let games = root().join("web/src/games");
    let sources = ["ts", "svelte"].iter().flat_map(|ending| files(&games, ending));
    sources.filter(|file| looked_into(file)).flat_map(|file| in_file(&file)).collect()
}

fn looked_into(file: &Path) -> bool {
    let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let folder = |part: &std::ffi::OsStr| NOT_LOOKED_INTO.iter().any(|not| part == *not);
    !name.ends_with(".test.ts") && name != "Gallery.svelte" && !file.iter().any(folder)
}

fn in_file(file: &Path) -> Vec<String> {
    let text = text(file);
    let found = text.lines().enumerate().filter_map(|(index, line)| {
        rule_in(line).map(|what| format!("{}:{}: {what}", shown(file), index + 1))
    });
    found.collect()
}

/// What a line of a board says that only the rules should.
fn rule_in(line: &str) -> Option<&'static str> {
    if AMOUNTS.iter().any(|key| followed(line, key, ":", is_amount)) {
        Some("an amount: let it come with the view or the printed tables")
    } else if ABLE.iter().any(|what| followed(line, what, "===", |rest| rest.starts_with('"'))) {
        Some("an exception by name: let it come with the view or the printed tables")
    } else if line.contains("Record<") && line.contains(", number>") && line.contains("> = {") {
        Some("a table of numbers: let it come with the printed tables")
    } else if line.contains("Math.abs(") && line.contains("die") {
        Some("a difference of dice: let it come with the printed tables")
    } else if line.contains("[1, 2, 3, 4, 5, 6].filter(") {
        Some("values of a die: let them come with the view")
    } else if AMOUNTS.iter().any(|key| compared(line, key)) {
        Some("a comparison of amounts: let what is met come with the view")
    } else if VERBS.iter().any(|verb| quoted(line, verb)) {
        Some("an amount in a move: let it come with the printed tables")
    } else {
        None
    }
}

/// Is a whole word followed by a sign, and that by what is looked for?
fn followed(line: &str, word: &str, sign: &str, wanted: fn(&str) -> bool) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let inside =
            before.is_some_and(|letter| letter.is_alphanumeric() || "_-\"".contains(letter));
        let rest = line[at + word.len()..].trim_start();
        !inside && rest.strip_prefix(sign).is_some_and(|rest| wanted(rest.trim_start()))
    })
}

/// Is an amount held against another: `coins >= tile.coins`, `(me?.nobility ?? 0) < card.nobility`?
fn compared(line: &str, amount: &str) -> bool {
    [" >= ", " <= ", " < ", " > "].iter().any(|sign| {
        line.split_once(sign).is_some_and(|(left, right)| {
            let right = right.split([')', ' ', ',', ';']).next().unwrap_or_default();
            let left = left.trim_end_matches(')').trim_end_matches(" ?? 0");
            left.ends_with(&format!(".{amount}")) && right.ends_with(&format!(".{amount}"))
        })
    })
}

/// A number other than nothing.
fn is_amount(rest: &str) -> bool {
    rest.starts_with(|digit: char| ('1'..='9').contains(&digit))
}

fn quoted(line: &str, verb: &str) -> bool {
    ['"', '\'', '`'].iter().any(|quote| {
        let start = format!("{quote}{verb}");
        line.match_indices(&start).any(|(at, _)| is_amount(&line[at + start.len()..]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_that_were_found_before_are_found_again() {
        for line in [
            "<Amount of={{ workers: 2 }} />",
            "if (gain.spades && desk.me?.faction === \"riverwalkers\") return undefined;",
            "const LEVEL: Record<Terrain, number> = { sea: 0, plain: 1 };",
            "why: \"convert 5pw to 1p\",",
            "const tokens = Math.abs(move.die - move.value);",
            "[1, 2, 3, 4, 5, 6].filter((value) => value >= last),",
            "...met((me?.nobility ?? 0) >= tile.nobility),",
            "const enough = me.coins >= card.coins;",
        ] {
            assert!(rule_in(line).is_some(), "{line}");
        }
    }

    #[test]
    fn what_only_draws_is_left_alone() {
        for line in [
            "const none = { coins: 0, workers: 0 };",
            "label: desk.word(\"count-coins\", { coins: player.coins }),",
            "why: printed.conversions[\"power-to-priest\"],",
            "const ICONS: Record<string, string> = { coins: \"coin\" };",
            "--power: 3px;",
            "const wanted = values.length > 0 ? values : [1, 2, 3, 4, 5, 6];",
            "{#if player.coins > 0}",
        ] {
            assert!(rule_in(line).is_none(), "{line}");
        }
    }
}
