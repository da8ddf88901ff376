//! `rules`: which rules are cited, translated and tested.

use crate::Done;
use crate::tree::{files, folders, root, shown, text};
use engine::rulebook::{Rulebook, id_of_test, ids_in_code};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// At most one rule in this many may go without a test.
const UNTESTED_SHARE: usize = 10;

pub fn run(_: &[String]) -> Done {
    let mut faults = Vec::new();
    for game in folders(&root().join("games")) {
        if game.join("RULES.md").is_file() {
            audit(&game, &mut faults);
        }
    }
    faults.iter().for_each(|fault| eprintln!("{fault}"));
    if faults.is_empty() { Ok(()) } else { Err(format!("rules: {} faults", faults.len())) }
}

fn audit(game: &Path, faults: &mut Vec<String>) {
    let name = game.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let book = Rulebook::parse(&text(&game.join("RULES.md")));
    let Some(prefix) = book.ids().next().and_then(|id| id.split('-').next()) else {
        faults.push(format!("{name}: RULES.md has no rule ids"));
        return;
    };
    let rules: Vec<&str> = book
        .chapters
        .iter()
        .flat_map(|chapter| &chapter.rules)
        .map(|rule| rule.id.as_str())
        .collect();
    twice(&name, &rules, faults);
    same_ids(&name, &book, &Rulebook::parse(&text(&game.join("RULES.fr.md"))), faults);
    cited_ids_exist(game, prefix, &book, faults);

    let mut covered = BTreeSet::new();
    for source in [game.join("src"), game.join("tests")] {
        for file in files(&source, "rs") {
            covered.extend(tested_ids(prefix, &text(&file)));
        }
    }
    let excused = excused(game, &name, &rules, faults);
    let (tested, untested): (Vec<&str>, Vec<&str>) =
        rules.iter().partition(|id| covered.contains(**id) || excused.contains_key(**id));
    println!("{name}: {} of {} rule ids covered", tested.len(), rules.len());
    if !excused.is_empty() {
        println!("{name}: {} of them need no test", excused.len());
    }
    if untested.is_empty() {
        return;
    }
    if is_offered(&name) {
        faults.push(format!("{name}: no test for {}", untested.join(", ")));
    } else {
        println!("{name}: not offered to players before the others are tested too");
    }
}

/// A game on the shelf of the library has an entry; one that is still being built has none.
fn is_offered(name: &str) -> bool {
    root().join("entries").join(name).is_dir()
}

fn twice(name: &str, rules: &[&str], faults: &mut Vec<String>) {
    let mut seen = BTreeSet::new();
    for id in rules {
        if !seen.insert(id) {
            faults.push(format!("{name}: {id} is in RULES.md twice"));
        }
    }
}

/// Both languages number the same rules in the same order.
fn same_ids(name: &str, english: &Rulebook, french: &Rulebook, faults: &mut Vec<String>) {
    let (english, french): (Vec<&str>, Vec<&str>) =
        (english.ids().collect(), french.ids().collect());
    if english == french {
        return;
    }
    let missing = |from: &[&str], other: &[&str], file: &str| {
        let ids: Vec<&str> = from.iter().filter(|id| !other.contains(id)).copied().collect();
        (!ids.is_empty()).then(|| format!("{name}: {file} lacks {}", ids.join(", ")))
    };
    let before = faults.len();
    faults.extend(missing(&english, &french, "RULES.fr.md"));
    faults.extend(missing(&french, &english, "RULES.md"));
    if faults.len() == before {
        let at = english.iter().zip(&french).find(|(a, b)| a != b).map_or("the end", |(a, _)| *a);
        faults.push(format!("{name}: RULES.md and RULES.fr.md differ in order from {at} on"));
    }
}

fn cited_ids_exist(game: &Path, prefix: &str, book: &Rulebook, faults: &mut Vec<String>) {
    let citing = [("src", "rs"), ("tests", "rs"), ("content", "toml")];
    for file in citing.iter().flat_map(|(folder, ending)| files(&game.join(folder), ending)) {
        for cited in ids_in_code(prefix, &text(&file)) {
            if !book.has(&cited.id) {
                faults.push(format!("{}:{}: no rule {}", shown(&file), cited.line, cited.id));
            }
        }
    }
}

/// The rules a source text has tests for: by the test's name, and by the list that opens a doc
/// comment above it, as in `/// TM-8.21, TM-8.22: …`.
fn tested_ids(prefix: &str, source: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut above: Vec<&str> = Vec::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if line.starts_with("///") {
            above.push(line);
        } else if line.starts_with("#[") {
            is_test |= line.starts_with("#[test]");
        } else {
            let name = line.strip_prefix("fn ").unwrap_or_default().split('(').next();
            if is_test && let Some(name) = name {
                found.extend(id_of_test(prefix, name));
                above.iter().for_each(|comment| found.extend(listed_ids(prefix, comment)));
            }
            above.clear();
            is_test = false;
        }
    }
    found
}

/// The ids before the colon, if the line is nothing but ids up to there.
fn listed_ids(prefix: &str, comment: &str) -> Vec<String> {
    let Some((list, _)) = comment.trim_start_matches('/').split_once(':') else {
        return Vec::new();
    };
    let words: Vec<&str> = list.split(',').map(str::trim).collect();
    let ids: Vec<String> = ids_in_code(prefix, list).into_iter().map(|cited| cited.id).collect();
    if ids.len() == words.len() && ids.iter().zip(&words).all(|(id, word)| id == word) {
        ids
    } else {
        Vec::new()
    }
}

/// The rules that are pure definitions, from `tests/rules/no-test.md`: id and reason.
fn excused(
    game: &Path,
    name: &str,
    rules: &[&str],
    faults: &mut Vec<String>,
) -> BTreeMap<String, String> {
    let mut excused = BTreeMap::new();
    for line in text(&game.join("tests/rules/no-test.md")).lines() {
        let cells: Vec<&str> = line.trim().trim_matches('|').split('|').map(str::trim).collect();
        let [id, reason] = cells[..] else { continue };
        let id = id.trim_matches('`');
        if rules.contains(&id) && !reason.is_empty() {
            excused.insert(id.to_string(), reason.to_string());
        } else if id.contains(|letter: char| letter.is_ascii_digit()) {
            faults.push(format!("{name}: no-test.md has no rule, or no reason, for \"{id}\""));
        }
    }
    if excused.len() * UNTESTED_SHARE >= rules.len().max(1) {
        let count = excused.len();
        faults.push(format!("{name}: {count} of {} rules go without a test", rules.len()));
    }
    excused
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_cover_rules_by_name_and_by_list() {
        let source = "
/// XY-8.21, XY-X9.2: both at once.
#[test]
fn neighbors() {}

/// As XY-7.1 says: nothing.
#[test]
fn xy_8_1_builds() {}

/// XY-3.1: not a test.
fn helper() {}
";
        let found: Vec<String> = tested_ids("XY", source).into_iter().collect();
        assert_eq!(found, ["XY-8.1", "XY-8.21", "XY-X9.2"]);
    }

    #[test]
    fn the_two_languages_are_compared() {
        let book = |ids: &[&str]| {
            let text: String = ids.iter().map(|id| format!("**{id}** words\n\n")).collect();
            Rulebook::parse(&format!("## XY-1 Chapter\n\n{text}"))
        };
        let compare = |a: &[&str], b: &[&str]| {
            let mut faults = Vec::new();
            same_ids("game", &book(a), &book(b), &mut faults);
            faults
        };
        assert!(compare(&["XY-1.1", "XY-1.2"], &["XY-1.1", "XY-1.2"]).is_empty());
        assert_eq!(compare(&["XY-1.1", "XY-1.2"], &["XY-1.1"]), ["game: RULES.fr.md lacks XY-1.2"]);
        let order = compare(&["XY-1.1", "XY-1.2"], &["XY-1.2", "XY-1.1"]);
        assert_eq!(order, ["game: RULES.md and RULES.fr.md differ in order from XY-1.1 on"]);
    }
}
