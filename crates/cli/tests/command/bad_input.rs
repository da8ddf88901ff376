//! Bad input: one clear line, a rule id or a code, exit code 2, nothing written.

use crate::{
    GAME, asked_seat, finished_table, first_legal, folder, ludotheque, ludotheque_with, new_table,
    read,
};
use serde_json::{Value, json};

fn written(text: &str) -> String {
    let path = folder().join("table.json");
    std::fs::write(&path, text).expect("a file");
    path.display().to_string()
}

#[test]
fn a_truncated_table_file() {
    let whole = read(&new_table());
    for part in [0, 1, whole.len() / 3, whole.len() - 3] {
        let path = written(&whole[..part]);
        assert_eq!(ludotheque(&["table", "pending", &path]).json_refusal(), "bad-table");
        assert_eq!(ludotheque(&["table", "play", &path, "0: pass"]).json_refusal(), "bad-table");
        assert_eq!(ludotheque(&["replay", &path]).refusal(), "bad-table");
        assert_eq!(ludotheque(&["verify", &path]).refusal(), "bad-table");
        assert_eq!(read(&path), whole[..part]);
    }
}

#[test]
fn a_foreign_table_file() {
    for text in ["[]", "{}", "not json", "{\"game\": 3}", "\u{0}\u{1}", "null"] {
        assert_eq!(ludotheque(&["verify", &written(text)]).refusal(), "bad-table");
    }
    let mut table: Value = serde_json::from_str(&read(&new_table())).expect("a table");
    table["game"] = json!("chess");
    assert_eq!(ludotheque(&["verify", &written(&table.to_string())]).refusal(), "unknown-game");
    table["game"] = json!(GAME);
    table["rules_version"] = json!(9999);
    assert_eq!(ludotheque(&["verify", &written(&table.to_string())]).refusal(), "rules-version");
}

#[test]
fn a_table_no_game_leads_to() {
    let whole: Value = serde_json::from_str(&read(&finished_table())).expect("a table");
    // Every number of the state, one at a time, replaced by nonsense: refused, or played on from,
    // but never a panic.
    let numbers: Vec<String> = numbers(&whole["state"], "/state".into());
    let step = (numbers.len() / 40).max(1);
    for pointer in numbers.iter().step_by(step) {
        let mut table = whole.clone();
        *table.pointer_mut(pointer).expect("a number") = json!(250);
        let ran = ludotheque_with(&["table", "pending", "-"], &table.to_string());
        assert!(matches!(ran.code, 0 | 2), "{pointer}: {} {}", ran.code, ran.err);
    }
}

fn numbers(value: &Value, pointer: String) -> Vec<String> {
    match value {
        Value::Number(_) => vec![pointer],
        Value::Array(items) => {
            let inside = |(at, item)| numbers(item, format!("{pointer}/{at}"));
            items.iter().enumerate().flat_map(inside).collect()
        }
        Value::Object(fields) => {
            let inside = |(key, item): (&String, &Value)| {
                numbers(item, format!("{pointer}/{}", key.replace('/', "~1")))
            };
            fields.iter().flat_map(inside).collect()
        }
        _ => Vec::new(),
    }
}

#[test]
fn a_wrong_seat() {
    let path = new_table();
    let before = read(&path);
    let line = first_legal(&path);
    let (seat, notation) = line.split_once(": ").expect("a seat");
    let other = 1 - seat.parse::<u8>().expect("a number");
    let play = |seat: &str| ludotheque(&["table", "play", &path, &format!("{seat}: {notation}")]);
    assert_eq!(play(&other.to_string()).json_refusal(), "not-asked");
    assert_eq!(play("7").json_refusal(), "no-such-seat");
    assert_eq!(play("255").json_refusal(), "no-such-seat");
    assert_eq!(ludotheque(&["table", "view", &path, "--seat", "7"]).json_refusal(), "no-such-seat");
    assert_eq!(ludotheque(&["table", "legal", &path, "--seat", "x"]).json_refusal(), "bad-number");
    assert_eq!(ludotheque(&["play", GAME, "--seats", "2", "--me", "5"]).refusal(), "no-such-seat");
    assert_eq!(read(&path), before);
}

#[test]
fn an_illegal_move() {
    let path = new_table();
    let before = read(&path);
    let seat = asked_seat(&path);
    let play = |text: &str, lang: &str| {
        ludotheque(&["table", "play", &path, &format!("{seat}: {text}"), "--lang", lang])
    };
    assert_eq!(play("gibberish", "en").json_refusal(), "bad-notation");
    assert_eq!(play("", "en").json_refusal(), "bad-notation");
    let french = play("gibberish", "fr").refused().json();
    assert!(french["reason"].as_str().is_some_and(|reason| reason.contains('«')), "{french}");
    // Readable, but not now: the refusal names a rule of the game.
    let code = play("pass BON1", "en").json_refusal();
    assert!(code.starts_with("TM-"), "{code}");
    assert_eq!(read(&path), before);
}

#[test]
fn a_finished_game() {
    let path = finished_table();
    assert_eq!(ludotheque(&["table", "play", &path, "0: pass"]).json_refusal(), "game-over");
    assert_eq!(ludotheque(&["table", "pending", &path]).fine().json(), json!([]));
}

#[test]
fn an_unknown_faction() {
    let path = new_table();
    let line = format!("{}: faction zeppelins", asked_seat(&path));
    ludotheque(&["table", "play", &path, &line]).json_refusal();
    let ran = ludotheque(&["table", "new", GAME, "--set", "factions=zeppelins"]);
    assert!(ran.out.contains("choose"), "the alternatives are named: {}", ran.out);
    assert_eq!(ran.json_refusal(), "unknown-option");
}

#[test]
fn an_invalid_setup() {
    let new = |words: &[&str]| {
        let path = folder().join("table.json");
        let shown = path.display().to_string();
        let ran = ludotheque(&[&["table", "new", GAME, "-o", &shown], words].concat());
        assert!(!path.exists(), "nothing is written");
        ran.json_refusal()
    };
    assert_eq!(new(&["--setup", "{"]), "bad-setup");
    assert_eq!(new(&["--setup", "[1]"]), "bad-setup");
    assert_eq!(new(&["--setup", "{\"mapp\": \"base\"}"]), "unknown-option");
    assert_eq!(new(&["--setup", "{\"map\": 17}"]), "bad-setup");
    assert_eq!(new(&["--set", "map=atlantis"]), "unknown-option");
    assert_eq!(new(&["--set", "map"]), "bad-set");
}

#[test]
fn an_absurd_player_count() {
    for seats in ["0", "1", "6", "99", "4000000000"] {
        let words = ["simulate", GAME, "--games", "1", "--seats", seats];
        assert_eq!(ludotheque(&words).refusal(), "bad-seats", "{seats}");
        assert_eq!(
            ludotheque(&["table", "new", GAME, "--seats", seats]).json_refusal(),
            "bad-seats"
        );
    }
    for seats in ["", "two", "2.5", "99999999999999999999"] {
        let words = ["simulate", GAME, "--games", "1", "--seats", seats];
        assert_eq!(ludotheque(&words).refusal(), "bad-number", "{seats}");
    }
    assert_eq!(ludotheque(&["simulate", GAME, "--seats", "-1"]).refusal(), "bad-usage");
}

#[test]
fn unknown_games_bots_numbers_and_verbs() {
    assert_eq!(ludotheque(&["simulate", "terra-mistica"]).refusal(), "unknown-game");
    assert_eq!(ludotheque(&["simulate", GAME, "--bots", "hal"]).refusal(), "unknown-bot");
    assert_eq!(ludotheque(&["simulate", GAME, "--games", "0"]).refusal(), "bad-number");
    assert_eq!(ludotheque(&["simulate", GAME, "--threads", "0"]).refusal(), "bad-number");
    assert_eq!(ludotheque(&["conquer"]).refusal(), "bad-usage");
    assert_eq!(ludotheque(&["simulate"]).refusal(), "bad-usage");
    assert_eq!(ludotheque(&["simulate", GAME, "--frobnicate"]).refusal(), "bad-usage");
    assert_eq!(ludotheque(&["games", "--lang", "de"]).refusal(), "bad-usage");
    let words = ["simulate", GAME, "--games", "1", "--save", "x", "--export", "no-such-format"];
    assert_eq!(ludotheque(&words).refusal(), "unknown-format");
    let asked = ludotheque(&["simulate", GAME, "--bots", "hal", "--json"]);
    assert_eq!(asked.json_refusal(), "unknown-bot");
}

/// Ended with code 1 and one line, which names what did not play along.
fn unexpected(words: &[&str], named: &str) {
    let ran = ludotheque(words);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{words:?}: {}", ran.err);
    assert_eq!(ran.err.trim_end().lines().count(), 1, "{words:?}: {}", ran.err);
    assert!(ran.err.contains(named), "{words:?}: {}", ran.err);
}

/// Every place on a command line where a file, a folder, a database or an address is named.
#[test]
fn what_is_not_there_or_cannot_be_read_is_no_refusal() {
    let folder = folder();
    let (none, inside) = (folder.join("none"), folder.join("none/inside"));
    let (none, inside) = (none.display().to_string(), inside.display().to_string());
    let here = folder.display().to_string();
    let at_none = format!("@{none}");
    // What is not there; and a folder, which is no file.
    for file in [&none, &here] {
        for words in [
            &["table", "pending", file][..],
            &["table", "legal", file],
            &["table", "play", file, "0: pass"],
            &["table", "view", file],
            &["table", "score", file],
            &["table", "undo", file],
            &["replay", file],
            &["verify", file],
            &["export", GAME, "--format", "ledger", file],
            &["import", GAME, "--format", "ledger", file],
            &["play", "--resume", file],
            &["serve", "--config", file],
            &["db", "restore", file, "--db", &inside],
            &["db", "backup", "--db", file, &inside],
            &["people", "admin", "Anna", "--db", file],
            &["people", "reset", "Anna", "--db", file],
        ] {
            unexpected(words, file);
        }
    }
    for words in
        [&["table", "new", GAME][..], &["simulate", GAME], &["arena", GAME], &["play", GAME]]
    {
        unexpected(&[words, &["--setup", &at_none]].concat(), &none);
    }
    // Where nothing can be written.
    let table = finished_table();
    for words in [
        &["table", "new", GAME, "-o", &inside][..],
        &["play", GAME, "--seats", "2", "--save", &inside],
        &["export", GAME, "--format", "ledger", &table, "-o", &inside],
    ] {
        unexpected(words, &inside);
    }
    let in_a_file = format!("{table}/inside");
    for words in [
        &["simulate", GAME, "--games", "1", "--quiet", "--save", &in_a_file][..],
        &["balance", GAME, "--games", "1", "--quiet", "--plots", &in_a_file],
    ] {
        unexpected(words, &in_a_file);
    }
    // Nothing was made on the way.
    assert!(folder.read_dir().expect("ours").next().is_none());
}

#[test]
fn a_folder_of_tables_that_is_not_there_is_no_refusal() {
    let folder = folder();
    let none = folder.join("none").display().to_string();
    let file = new_table();
    for content in [&none, &file] {
        for words in [
            &["check"][..],
            &["check", GAME],
            &["games"],
            &["serve", "--address", "127.0.0.1:0"],
            &["table", "new", GAME],
            &["table", "pending", &file],
            &["simulate", GAME, "--games", "1"],
            &["arena", GAME, "--games", "1"],
            &["balance", GAME, "--games", "1"],
            &["replay", &file],
            &["verify", &file],
            &["play", GAME],
        ] {
            unexpected(&[words, &["--content", content]].concat(), content);
        }
    }
    // One without tables is refused: it is there, and says nothing.
    let empty = folder.display().to_string();
    assert_eq!(ludotheque(&["check", "--content", &empty]).refusal(), "no-content");
}

#[test]
fn addresses_where_nobody_is_or_somebody_else_are_no_refusal() {
    let folder = folder();
    let file = folder.join("backup").display().to_string();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let taken = taken.local_addr().expect("an address").to_string();
    let database = format!("sqlite:{}", folder.join("library.db").display());
    unexpected(&["serve", "--address", &taken, "--database", &database], &taken);
    let words = ["serve", "--address", "127.0.0.1:0", "--database", &database];
    unexpected(&[&words[..], &["--metrics-address", &taken]].concat(), &taken);
    for nobody in ["postgres://127.0.0.1:1/x", "postgres://nowhere.invalid/x"] {
        unexpected(&["serve", "--address", "127.0.0.1:0", "--database", nobody], "database");
        unexpected(&["db", "backup", "--db", nobody, &file], "database");
        unexpected(&["db", "migrate", "--db", &database, "--to", nobody], "database");
        unexpected(&["people", "admin", "Anna", "--db", nobody], "database");
    }
    // What is no address at all cannot be meant.
    assert_eq!(ludotheque(&["serve", "--address", "nowhere"]).refusal(), "bad-usage");
    let metrics = ["serve", "--metrics-address", "nowhere", "--database", &database];
    assert_eq!(ludotheque(&metrics).refusal(), "bad-settings");
    assert!(!std::path::Path::new(&file).exists());
}
