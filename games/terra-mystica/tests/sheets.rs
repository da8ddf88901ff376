//! Score sheets go as recorded: every recorded game and some others as a sheet, that sheet read
//! again row by row, and what is said to sheets with a mistake in them.
//!
//! After a change that is meant, `FIXTURES=write cargo test --package terra-mystica --test all sheets`
//! writes `tests/sheets.txt` anew.

use crate::games::{Taste, deserted_game, random_game, rich_game};
use engine::playthrough::{Playthrough, Record, state_hash};
use engine::{Chance, Exchange, Quick, Seed};
use std::path::{Path, PathBuf};
use terra_mystica::setup::{FactionWay, Factions};
use terra_mystica::{Setup, TerraMystica, ledger};

/// So many sheets with a mistake for each game.
const MISTAKES: usize = 40;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

#[test]
fn sheets_go_as_recorded() {
    let sheets = games().into_iter().map(|(name, game)| format!("{name}: {}", account(&game)));
    testing::recorded(&folder().join("sheets.txt"), sheets);
}

fn games() -> Vec<(String, Playthrough<TerraMystica>)> {
    let files = std::fs::read_dir(folder().join("games")).expect("recorded games");
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    let read = |file: PathBuf| {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&file).expect("a text file");
        let record = Record::from_json(&text).expect("a recorded game");
        (name, Playthrough::from_record(record).expect("a recorded game").0)
    };
    let mut games: Vec<_> = files.into_iter().map(read).collect();
    for number in 0..6 {
        let setup = Setup {
            factions: Factions::Way(FactionWay::Random),
            fire_and_ice: ["ice", "volcano", "variable"].map(String::from).to_vec(),
            final_tile: "random".into(),
            cultist_errata: number % 2 == 0,
            late_leech: number % 3 == 0,
            extra_town_tiles: true,
            ..Setup::for_seats(2 + number as u8 % 4)
        };
        games.push((format!("rich {number}"), rich_game(setup.clone(), number)));
        games.push((format!("deserted {number}"), deserted_game(setup.clone(), number)));
        let taste = if number % 2 == 0 { Taste::Any } else { Taste::Builder };
        games.push((format!("broken off {number}"), random_game(setup, number, taste, 90)));
    }
    games
}

fn account(game: &Playthrough<TerraMystica>) -> String {
    let sheet = match TerraMystica::export(game, "ledger") {
        Ok(sheet) => sheet,
        Err(refusal) => return format!("not written: {refusal:?}"),
    };
    let mut choices = Quick::new(sheet.len() as u64, 0);
    let mistakes: Vec<String> =
        (0..MISTAKES).map(|_| said(&with_a_mistake(&sheet, &mut choices))).collect();
    let numbers = [number(&sheet), number(&said(&sheet)), number(&mistakes.join("\n"))];
    format!("sheet {}, read {}, mistakes {}", numbers[0], numbers[1], numbers[2])
}

/// All rows and the table at the end, or what is wrong.
fn said(sheet: &str) -> String {
    match ledger::replay(sheet) {
        Ok(it) => {
            format!("{:?} {:?} {}", it.rows, it.lines, state_hash(it.playthrough.state()))
        }
        Err(refusal) => format!("{refusal:?}"),
    }
}

/// A line left out, doubled or moved, or a word of it left out or taken from elsewhere.
fn with_a_mistake(sheet: &str, choices: &mut Quick) -> String {
    let mut lines: Vec<String> = sheet.lines().map(String::from).collect();
    let mut any = |count: usize| choices.below(count.max(1) as u32) as usize;
    let (at, other) = (any(lines.len()), any(lines.len()));
    let mut words: Vec<String> = lines[at].split(' ').map(String::from).collect();
    let word = any(words.len());
    let others: Vec<String> = lines[other].split(' ').map(String::from).collect();
    match any(6) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[at].clone()),
        2 => lines.swap(at, other),
        3 => {
            words.remove(word);
            lines[at] = words.join(" ");
        }
        4 => {
            words[word].push('1');
            lines[at] = words.join(" ");
        }
        _ => {
            words[word] = others[any(others.len())].clone();
            lines[at] = words.join(" ");
        }
    }
    lines.join("\n")
}

fn number(text: &str) -> String {
    Seed::from_words(text).to_hex()[..10].to_string()
}
