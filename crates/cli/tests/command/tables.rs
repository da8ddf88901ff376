//! The scripting door, and what can be done with the files it writes.

use crate::{
    GAME, finished_table, first_legal, folder, ludotheque, ludotheque_with, new_table, read,
};
use serde_json::{Value, json};

fn record(path: &str) -> Value {
    serde_json::from_str(&read(path)).expect("a table file")
}

#[test]
fn a_new_table_is_a_file_with_everything_in_it() {
    let table = record(&new_table());
    assert_eq!(table["game"], GAME);
    for key in
        ["rules_version", "content", "setup", "seed", "commitment", "opening", "log", "state"]
    {
        assert!(!table[key].is_null(), "{key}");
    }
    let printed =
        ludotheque(&["table", "new", GAME, "--seats", "2", "--seed", "test"]).fine().json();
    assert_eq!(printed, table, "the same seed, the same table");
    let other = ludotheque(&["table", "new", GAME, "--seats", "2"]).fine().json();
    assert_ne!(other["seed"], table["seed"]);
}

#[test]
fn setups_are_chosen_whole_in_part_and_key_by_key() {
    let setup = |words: &[&str]| {
        let words = [&["table", "new", GAME, "--seed", "s"], words].concat();
        ludotheque(&words).fine().json()["setup"].clone()
    };
    let usual = setup(&["--seats", "3"]);
    assert_eq!(setup(&["--setup", &usual.to_string()]), usual);
    let options = ludotheque(&["games", GAME, "--json"]).fine().json()[0]["options"].clone();
    let options = options.as_array().expect("options");
    let flag = options.iter().find(|option| option["values"] == "flag").expect("a flag");
    let key = flag["key"].as_str().expect("a key");
    let turned = !usual[key].as_bool().expect("a flag is true or false");
    assert_eq!(setup(&["--seats", "3", "--set", &format!("{key}={turned}")])[key], turned);
    assert_eq!(
        setup(&["--seats", "3", "--setup", &json!({ key: turned }).to_string()])[key],
        turned
    );
    let file = folder().join("setup.json");
    std::fs::write(&file, json!({ key: turned }).to_string()).expect("a file");
    assert_eq!(setup(&["--setup", &format!("@{}", file.display())])[key], turned);
}

#[test]
fn a_table_as_in_the_rulebook_takes_one_word() {
    let setup = |words: &[&str]| {
        let words =
            [&["table", "new", "rise-and-fall", "--seats", "3", "--seed", "s"], words].concat();
        ludotheque(&words).fine().json()["setup"].clone()
    };
    assert_eq!(setup(&[])["world"], "card");
    let rulebook = setup(&["--rulebook"]);
    assert_eq!((&rulebook["world"], &rulebook["countdown"]), (&json!("built"), &json!(true)));
    let other = setup(&["--rulebook", "--set", "world=card"]);
    assert_eq!((&other["world"], &other["countdown"]), (&json!("card"), &json!(true)));
}

#[test]
fn moves_are_asked_for_listed_and_played() {
    let path = new_table();
    let pending = ludotheque(&["table", "pending", &path]).fine().json();
    let legal = ludotheque(&["table", "legal", &path]).fine().json();
    assert_eq!(pending[0]["moves"], legal.as_array().expect("moves").len());
    for key in ["notation", "number", "text", "move", "seat"] {
        assert!(!legal[0][key].is_null(), "{key}");
    }
    let printed = ludotheque(&["table", "play", &path, &first_legal(&path)]).fine().json();
    assert_eq!(printed, record(&path), "what is printed is what is written");
    assert_eq!(printed["log"].as_array().expect("a log").len(), 1);
}

#[test]
fn what_waits_is_a_list_in_both_languages() {
    for (game, seats) in [
        ("terra-mystica", "2"),
        ("rise-and-fall", "2"),
        ("rise-to-nobility", "3"),
        ("tapestry", "2"),
        ("arcadia", "2"),
    ] {
        let path = folder().join("table.json").display().to_string();
        ludotheque(&["table", "new", game, "--seats", seats, "--seed", "w", "-o", &path]).fine();
        for moves in 0..6 {
            let list = |lang: &str| {
                let ran = ludotheque(&["--lang", lang, "table", "pending", &path, "--list"]).fine();
                let numbered = ran.out.lines().enumerate();
                let line = |(at, line): (usize, &str)| {
                    let rest = line.strip_prefix(&format!("{}. ", at + 1));
                    rest.expect("a number before each").to_string()
                };
                numbered.map(line).collect::<Vec<String>>()
            };
            let (en, fr) = (list("en"), list("fr"));
            assert!(!en.is_empty() && en.len() == fr.len(), "{game}, {moves}: {en:?} {fr:?}");
            assert!(en.iter().zip(&fr).all(|(en, fr)| en != fr), "{game}, {moves}: {en:?} {fr:?}");
            ludotheque(&["table", "play", &path, &first_legal(&path)]).fine();
        }
    }
}

#[test]
fn somebody_who_is_not_asked_may_leave() {
    let path = new_table();
    let asked = || {
        let pending = ludotheque(&["table", "pending", &path]).fine().json();
        pending[0]["seat"].as_u64().expect("a seat")
    };
    let early = ludotheque(&["table", "play", &path, &format!("{}: leave", 1 - asked())]);
    assert_eq!(early.json_refusal(), "TM-18.2", "before play has begun");
    for _ in 0..40 {
        let leave = format!("{}: leave", 1 - asked());
        if ludotheque(&["table", "play", &path, &leave]).code == 0 {
            let log = record(&path)["log"].clone();
            assert_eq!(log.as_array().and_then(|log| log.last()).expect("a log")["move"], "leave");
            ludotheque(&["verify", &path]).fine();
            return;
        }
        ludotheque(&["table", "play", &path, &first_legal(&path)]).fine();
    }
    panic!("nobody ever gets to leave");
}

#[test]
fn a_move_without_a_seat_is_for_the_only_one_asked() {
    let path = new_table();
    let line = first_legal(&path);
    let (_, notation) = line.split_once(": ").expect("a seat");
    ludotheque(&["table", "play", &path, notation]).fine();
}

#[test]
fn a_list_of_moves_is_played_whole_or_not_at_all() {
    let path = new_table();
    let before = read(&path);
    let good = first_legal(&path);
    let code = ludotheque(&["table", "play", &path, &good, "0: fly to the moon"]).json_refusal();
    assert!(!code.is_empty());
    assert_eq!(read(&path), before);
    ludotheque(&["table", "play", &path, &good, "--dry-run"]).fine();
    assert_eq!(read(&path), before);
}

#[test]
fn tables_come_through_pipes() {
    let path = new_table();
    let line = first_legal(&path);
    let played = ludotheque_with(&["table", "play", "-", &line], &read(&path)).fine();
    let pending = ludotheque_with(&["table", "pending", "-"], &played.out).fine().json();
    assert_eq!(pending.as_array().expect("questions").len(), 1);
    assert_eq!(record(&path)["log"], json!([]), "a pipe is not a file");
}

#[test]
fn the_last_move_can_be_taken_back() {
    let path = new_table();
    let start = record(&path)["state"].clone();
    ludotheque(&["table", "play", &path, &first_legal(&path)]).fine();
    // The next seat has seen it by now: only everybody together can go back.
    let taken_back = ludotheque(&["table", "undo", &path, "--to", "0"]).fine().json();
    assert_eq!(taken_back["state"], start);
    assert_eq!(taken_back["log"].as_array().expect("a log").len(), 2, "the log only grows");
    assert_eq!(ludotheque(&["table", "undo", &new_table()]).json_refusal(), "no-undo");
    assert_eq!(
        ludotheque(&["table", "undo", &new_table(), "--seat", "1"]).json_refusal(),
        "no-undo"
    );
}

#[test]
fn views_and_scores_are_told() {
    let path = finished_table();
    let anyone = ludotheque(&["table", "view", &path, "--spectator"]).fine().json();
    assert!(anyone.is_object());
    ludotheque(&["table", "view", &path, "--seat", "1"]).fine();
    let picture = ludotheque(&["table", "view", &path, "--picture"]).fine().out;
    assert!(!picture.contains('\x1b'));
    let secret = record(&path)["seed"].as_str().expect("a seed").to_string();
    assert!(!anyone.to_string().contains(&secret), "a view never shows the seed");
    let score = ludotheque(&["table", "score", &path]).fine().json();
    assert_eq!(score["finished"], true);
    for seat in score["seats"].as_array().expect("seats") {
        let sources = seat["sources"].as_array().expect("sources");
        let sum: i64 = sources.iter().filter_map(|source| source["points"].as_i64()).sum();
        assert_eq!(sum, seat["total"]);
        assert!(seat["place"].as_u64().is_some());
    }
}

/// Whoever is played by nobody is an opponent all the same.
#[test]
fn points_of_opponents_nobody_plays_are_told() {
    let path = folder().join("table.json").display().to_string();
    let words = ["table", "new", "rise-and-fall", "--seats", "1", "-o", &path];
    ludotheque(&words).fine();
    let score = ludotheque(&["table", "score", &path]).fine().json();
    let rivals = score["rivals"].as_array().expect("a list");
    assert!(!rivals.is_empty(), "{score}");
    for rival in rivals {
        let sources = rival["sources"].as_array().expect("sources");
        let sum: i64 = sources.iter().filter_map(|source| source["points"].as_i64()).sum();
        assert_eq!(sum, rival["total"]);
        let name = rival["name"].as_str().expect("a name");
        assert!(name.contains("level") && !name.contains('{'), "{name}");
    }
    let french = ludotheque(&["--lang", "fr", "table", "score", &path]).fine().json();
    let name = french["rivals"][0]["name"].as_str().expect("a name");
    assert!(name.contains("niveau"), "{name}");
    let duel = ludotheque(&["table", "score", &new_table()]).fine().json();
    assert_eq!(duel["rivals"], json!([]));
}

#[test]
fn luck_can_be_scripted() {
    let drawn = record(&new_table())["opening"]["chance"].clone();
    let numbers: Vec<String> =
        drawn.as_array().expect("numbers").iter().map(Value::to_string).collect();
    let words = ["table", "new", GAME, "--seats", "2", "--seed", "other", "--chance"];
    let table = ludotheque(&[&words[..], &[&numbers.join(",")]].concat()).fine().json();
    assert_eq!(table["opening"]["chance"], drawn);
    assert_eq!(table["opening"]["scripted"], true);
    let refused = |luck: &str| ludotheque(&[&words[..], &[luck]].concat()).json_refusal();
    assert_eq!(refused("1"), "bad-chance");
    assert_eq!(refused("1,two"), "bad-chance");
    let path = new_table();
    let code = ludotheque(&["table", "play", &path, &first_legal(&path), "--chance", "1,2,3,4"]);
    assert_eq!(code.json_refusal(), "bad-chance");
}

#[test]
fn a_script_may_edit_the_state_and_go_on() {
    let path = new_table();
    let mut table = record(&path);
    // The state after a move, under a log that does not know of it.
    let after =
        ludotheque(&["table", "play", &path, &first_legal(&path), "--dry-run"]).fine().json();
    table["state"] = after["state"].clone();
    std::fs::write(&path, table.to_string()).expect("an edited file");
    let ran = ludotheque(&["table", "play", &path, &first_legal(&path)]).fine();
    assert!(ran.err.contains("changed by hand"), "{}", ran.err);
    assert_eq!(ran.json()["log"][0]["why"], "edited");
    assert_eq!(ludotheque(&["verify", &path]).refusal(), "edited");
}

#[test]
fn a_match_is_told_again() {
    let path = finished_table();
    let text = ludotheque(&["replay", &path]).fine().out;
    assert!(text.contains("1. ") && text.contains("The game is over."), "{text}");
    let french = ludotheque(&["replay", &path, "--lang", "fr"]).fine().out;
    assert!(french.contains("La partie est terminée."));
    let steps = ludotheque(&["replay", &path, "--to", "3", "--json"]).fine().json();
    assert_eq!(steps["steps"].as_array().expect("steps").len(), 3);
    assert!(steps["outcome"].is_null());
    ludotheque(&["replay", &path, "--seat", "1", "--to", "0"]).fine();
    assert_eq!(ludotheque(&["replay", &path, "--to", "99999"]).refusal(), "bad-number");
}

#[test]
fn a_tampered_match_is_found_out() {
    let path = finished_table();
    assert!(ludotheque(&["verify", &path]).fine().out.starts_with("Verified"));
    let tampered = |change: fn(&mut Value)| {
        let mut table = record(&path);
        change(&mut table);
        let other = folder().join("tampered.json");
        std::fs::write(&other, table.to_string()).expect("a file");
        ludotheque(&["verify", &other.display().to_string()]).refusal()
    };
    assert_eq!(tampered(|table| table["log"][4]["hash"] = json!("0123456789abcdef")), "bad-hash");
    assert_eq!(tampered(|table| table["seed"] = json!("0".repeat(64))), "bad-commitment");
    assert_eq!(tampered(|table| table["opening"]["hash"] = json!("0")), "bad-hash");
    assert_eq!(tampered(|table| table["state"]["unread"] = json!(1)), "bad-table");
    assert_eq!(tampered(|table| table["setup"]["unread"] = json!(1)), "bad-table");
    assert_eq!(tampered(|table| table["log"][4]["unread"] = json!(1)), "bad-table");
    assert_eq!(tampered(|table| table["unread"] = json!(1)), "bad-table");
    let cut = |table: &mut Value| drop(table["log"].as_array_mut().expect("a log").pop());
    assert_eq!(tampered(cut), "edited");
}

#[test]
fn games_are_exchanged_with_other_programs() {
    let path = finished_table();
    let formats = ludotheque(&["games", GAME, "--json"]).fine().json()[0]["formats"].clone();
    for format in formats.as_array().expect("formats") {
        let format = format.as_str().expect("a name");
        let text = ludotheque(&["export", GAME, &path, "--format", format]).fine().out;
        let table =
            ludotheque_with(&["import", GAME, "-", "--format", format], &text).fine().json();
        assert_eq!(table["game"], GAME);
        let file = folder().join("export.txt").display().to_string();
        ludotheque(&["export", GAME, &path, "--format", format, "-o", &file]).fine();
        assert_eq!(read(&file), text);
    }
    let none = ["--format", "no-such-format"];
    assert_eq!(
        ludotheque(&[&["export", GAME, &path], &none[..]].concat()).refusal(),
        "unknown-format"
    );
    assert_eq!(
        ludotheque(&[&["import", GAME, &path], &none[..]].concat()).refusal(),
        "unknown-format"
    );
}

/// Everybody is called as in the log, and nobody is left out.
#[test]
fn an_outcome_names_seats_and_opponents_nobody_plays() {
    let finished = |game: &str, seats: &str| {
        let folder = folder();
        let shown = folder.display().to_string();
        let words = ["simulate", game, "--seats", seats, "--games", "1", "--quiet", "--json"];
        ludotheque(&[&words[..], &["--seed", "s", "--save", &shown]].concat()).fine();
        folder.join(format!("{game}-000000.json")).display().to_string()
    };
    let path = finished("rise-and-fall", "2");
    let score = ludotheque(&["table", "score", &path]).fine().json();
    let first = score["seats"].as_array().expect("seats").iter().find(|it| it["place"] == 1);
    let first = first.expect("a winner");
    let names = [("en", ["Red", "Yellow"], ":"), ("fr", ["Rouge", "Jaune"], " :")];
    for (lang, names, colon) in names {
        let name = names[first["seat"].as_u64().expect("a seat") as usize];
        let line = format!("\n1. {name}{colon} {} points\n", first["total"]);
        for verb in ["replay", "verify"] {
            let text = ludotheque(&[verb, &path, "--lang", lang]).fine().out;
            assert!(text.contains(&line), "{line}{text}");
        }
    }
    // Random play against non-player civilizations loses.
    let path = finished("rise-and-fall", "1");
    let score = ludotheque(&["table", "score", &path, "--lang", "fr"]).fine().json();
    assert_eq!(score["seats"][0]["place"], 2, "{score}");
    let text = ludotheque(&["verify", &path, "--lang", "fr"]).fine().out;
    assert!(text.contains("Personne n’a gagné"), "{text}");
    assert!(text.contains(&format!("\n— Rouge : {} point", score["seats"][0]["total"])), "{text}");
    for rival in score["rivals"].as_array().expect("a list") {
        let (name, points) = (rival["name"].as_str().expect("a name"), &rival["total"]);
        assert!(text.contains(&format!("\n— {name} : {points} point")), "{text}");
    }
}
