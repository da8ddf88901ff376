//! Verbs that only tell: games, rules, check, help, completions.

use crate::{GAME, folder, ludotheque, run};
use std::process::Command;

#[test]
fn games_are_listed_in_text_and_as_data() {
    let text = ludotheque(&["games"]).fine().out;
    assert!(text.contains(GAME) && text.contains("2 to 5 players"), "{text}");
    let data = ludotheque(&["games", "--json"]).fine().json();
    assert_eq!(data[0]["id"], GAME);
    assert_eq!(data[0]["seats"], serde_json::json!([2, 5]));
    assert!(data[0]["rules"].as_u64().is_some_and(|count| count > 100));
    assert!(data[0]["options"].as_array().is_some_and(|options| !options.is_empty()));
    assert!(data[0]["move_numbers"].as_u64().is_some_and(|numbers| numbers > 100));
}

#[test]
fn the_language_is_asked_for_or_comes_from_the_locale() {
    assert!(ludotheque(&["games", "--lang", "fr"]).fine().out.contains("de 2 à 5 joueurs"));
    let with_locale = |name: &str, value: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ludotheque"));
        command.arg("games").env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        run(command.env(name, value), "").fine().out
    };
    assert!(with_locale("LANG", "fr_FR.UTF-8").contains("joueurs"));
    assert!(with_locale("LC_ALL", "fr").contains("joueurs"));
    assert!(with_locale("LANG", "de_DE.UTF-8").contains("players"));
}

#[test]
fn rules_are_told_whole_by_chapter_and_one_by_one() {
    let whole = ludotheque(&["rules", GAME]).fine().out;
    assert!(whole.contains("TM-1.1") && whole.contains("TM-8.41"));
    let one = ludotheque(&["rules", GAME, "TM-8.41"]).fine().out;
    assert!(one.starts_with("TM-8.41 ") && !one.contains("TM-8.42"), "{one}");
    assert_eq!(ludotheque(&["rules", GAME, "8.41"]).fine().out, one);
    let chapter = ludotheque(&["rules", GAME, "tm-8"]).fine().out;
    assert!(chapter.contains("TM-8.41") && !chapter.contains("TM-9.1"));
    let french = ludotheque(&["rules", GAME, "8.41", "--lang", "fr"]).fine().out;
    assert!(french.starts_with("TM-8.41 ") && french != one);
    let data = ludotheque(&["rules", GAME, "8.41", "--json"]).fine().json();
    assert_eq!(data["id"], "TM-8.41");
}

#[test]
fn an_unknown_rule_is_refused_with_a_near_one() {
    let ran = ludotheque(&["rules", GAME, "TM-8.411"]);
    assert!(ran.err.contains("TM-8.41"), "{}", ran.err);
    assert_eq!(ran.refusal(), "unknown-rule");
}

#[test]
fn the_tables_we_ship_are_sound() {
    let text = ludotheque(&["check"]).fine().out;
    assert!(text.contains("tables are sound"), "{text}");
    let data = ludotheque(&["check", "--json"]).fine().json();
    assert_eq!(data[0]["problems"], serde_json::json!([]));
    assert!(data[0]["files"].as_array().is_some_and(|files| files.len() > 3));
}

/// A folder with one table of the game, spoiled by `spoil`.
fn spoiled(spoil: impl Fn(&str) -> String) -> String {
    let content = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/terra-mystica/content");
    let folder = folder().join(GAME);
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut files: Vec<_> =
        std::fs::read_dir(content).expect("tables").flatten().map(|file| file.path()).collect();
    files.sort();
    let first = files.iter().find(|file| file.extension().is_some_and(|end| end == "toml"));
    let first = first.expect("a table");
    let text = std::fs::read_to_string(first).expect("a table");
    let name = first.file_name().expect("a name");
    std::fs::write(folder.join(name), spoil(&text)).expect("a spoiled table");
    folder.parent().expect("a parent").display().to_string()
}

#[test]
fn mistakes_in_tables_are_told_with_their_place() {
    let folder = spoiled(|text| format!("nonsense = 1\n{text}"));
    let ran = ludotheque(&["check", "--content", &folder]).refused();
    assert!(ran.err.contains(".toml:1:1: "), "{}", ran.err);
    assert!(ran.err.contains("nonsense") && ran.err.contains("expected"), "{}", ran.err);
    let data = ludotheque(&["check", "--content", &folder, "--json"]).refused().json();
    assert_eq!(data[0]["problems"][0]["line"], 1);
}

#[test]
fn no_game_is_played_with_unsound_tables() {
    let folder = spoiled(|text| format!("nonsense = 1\n{text}"));
    let path = crate::folder().join("table.json");
    let shown = path.display().to_string();
    ludotheque(&["simulate", GAME, "--games", "1", "--content", &folder]).refused();
    ludotheque(&["table", "new", GAME, "--content", &folder, "-o", &shown]).refused();
    assert!(!path.exists());
}

#[test]
fn sound_tables_from_a_folder_are_played_with() {
    let folder = spoiled(str::to_string);
    ludotheque(&["simulate", GAME, "--games", "2", "--content", &folder, "--quiet"]).fine();
    assert_eq!(ludotheque(&["check", "--content", "/nowhere/at/all"]).code, 1);
}

#[test]
fn it_is_told_which_tables_are_from_the_folder() {
    let folder = spoiled(str::to_string);
    let simulate = ["simulate", GAME, "--games", "1", "--seats", "2", "--content", &folder];
    let ran = ludotheque(&simulate).fine();
    let told = ran.err.lines().find(|line| line.contains("built in: ")).expect("where from");
    let (from, others) = told.split_once("; built in: ").expect("both");
    assert_eq!((from.matches(".toml").count(), others.matches(".toml").count() > 3), (1, true));
    assert!(ludotheque(&[&simulate[..], &["--quiet"]].concat()).fine().err.is_empty());
    // Of the other games the folder has nothing, and says so.
    let other = ["simulate", "rise-to-nobility", "--games", "1", "--content", &folder];
    let err = ludotheque(&other).fine().err;
    assert!(err.contains("all tables are the built-in ones"), "{err}");
    let checked = ludotheque(&["check", "--content", &folder]).fine().out;
    assert!(checked.contains("built in: ") && checked.contains("built-in ones"), "{checked}");
    let data = ludotheque(&["check", GAME, "--content", &folder, "--json"]).fine().json();
    assert_eq!(data[0]["from_folder"].as_array().map(Vec::len), Some(1));
    let all = data[0]["files"].as_array().expect("files").len();
    assert_eq!(data[0]["built_in"].as_array().map(Vec::len), Some(all - 1));
}

#[test]
fn a_folder_of_one_games_files_is_that_games() {
    let folder = spoiled(str::to_string) + "/" + GAME;
    let data = ludotheque(&["check", "--content", &folder, "--json"]).fine().json();
    assert_eq!(data.as_array().map(Vec::len), Some(1));
    assert_eq!(data[0]["game"], GAME);
    let games = ludotheque(&["games", "--content", &folder, "--json"]).fine().json();
    assert_eq!(games.as_array().map(Vec::len), Some(catalog::GAMES.len()));
}

#[test]
fn names_nobody_knows_in_a_content_folder_are_refused_with_the_nearest() {
    let refused = |path: std::path::PathBuf, words: &[&str], code: &str, near: &str| {
        let shown = path.display().to_string();
        let ran = ludotheque(&[words, &["--content", &shown]].concat());
        assert!(ran.err.contains(near), "{}", ran.err);
        assert_eq!(ran.refusal(), code);
    };
    let made = |name: &str| {
        let folder = folder();
        std::fs::create_dir_all(folder.join(name).parent().expect("a folder")).expect("a folder");
        std::fs::write(folder.join(name), "").expect("a file");
        folder
    };
    let play = ["simulate", GAME, "--games", "1"];
    refused(made("factoins.toml"), &play, "unknown-table", "Did you mean factions.toml?");
    refused(made("factoins.toml"), &["check"], "unknown-table", "Did you mean factions.toml?");
    refused(made("notes.txt"), &play, "no-content", "There are no component tables");
    refused(folder(), &["check"], "no-content", "Games: terra-mystica");
    let near = "Did you mean terra-mystica?";
    refused(made("terra-mistica/factions.toml"), &play, "no-content", near);
    let two = made("terra-mistica/factions.toml");
    std::fs::create_dir_all(two.join("rise-and-fall")).expect("a folder");
    refused(two, &play, "unknown-table", near);
    let beside = made("factions.toml");
    std::fs::create_dir_all(beside.join(GAME)).expect("a folder");
    refused(beside, &play, "unknown-table", "factions.toml");
    // Looks like a table, is none, and must not be taken for one.
    let folder = spoiled(str::to_string);
    std::fs::write(format!("{folder}/{GAME}/factions.tml"), "").expect("a file");
    let err = ludotheque(&[&play[..], &["--content", &folder]].concat()).fine().err;
    assert!(err.contains("factions.tml") && err.contains("Did you mean factions.toml?"), "{err}");
}

#[test]
fn known_words_are_listed_in_their_own_order() {
    let ran = ludotheque(&["simulate", "rise-to-nobilty"]);
    assert_eq!(
        ran.err.trim_end(),
        "unknown-game: No game \"rise-to-nobilty\". Did you mean rise-to-nobility? \
         Known: terra-mystica, rise-and-fall, rise-to-nobility, tapestry, arcadia."
    );
    let ran = ludotheque(&["simulate", GAME, "--bots", "gredy", "--lang", "fr"]);
    assert!(ran.err.contains("Vouliez-vous dire greedy ? Connus : random, greedy"), "{}", ran.err);
    let ran = ludotheque(&["simulate", GAME, "--bots", "hal"]);
    assert!(ran.err.contains("\"hal\". Known: random, greedy"), "{}", ran.err);
    let ran = ludotheque(&["simulat", GAME]);
    assert!(ran.err.contains("Did you mean simulate?"), "{}", ran.err);
    let ran = ludotheque(&["rules", GAME, "TM-8.411"]);
    assert!(ran.err.contains("Did you mean TM-8."), "{}", ran.err);
    let ran = ludotheque(&["rules", GAME, "nonsense"]);
    assert!(ran.err.contains("Chapters: ") && !ran.err.contains("mean"), "{}", ran.err);
}

#[test]
fn help_is_there_for_every_verb_in_both_languages() {
    for lang in ["en", "fr"] {
        let text = ludotheque(&["--help", "--lang", lang]).fine().out;
        assert!(text.contains("simulate") && text.contains("--json"), "{text}");
        for verb in ["games", "rules", "check", "play", "simulate", "arena", "replay", "verify"] {
            let text = ludotheque(&[verb, "--help", "--lang", lang]).fine().out;
            assert!(text.contains("--lang") && text.contains("130 "), "{text}");
        }
        for verb in ["new", "pending", "legal", "play", "view", "score", "undo"] {
            ludotheque(&["table", verb, "--help", "--lang", lang]).fine();
        }
    }
    assert!(ludotheque(&["--help"]).fine().out.contains("Exit codes:"));
    assert!(ludotheque(&["--help", "--lang", "fr"]).fine().out.contains("Codes de sortie :"));
    assert!(ludotheque(&["--version"]).fine().out.starts_with("ludotheque "));
}

#[test]
fn shells_get_completions() {
    assert!(ludotheque(&["completions", "bash"]).fine().out.contains("_ludotheque"));
}
