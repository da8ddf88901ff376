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
    assert_eq!(ludotheque(&["check", "--content", "/nowhere/at/all"]).refusal(), "no-content");
}

#[test]
fn help_is_there_for_every_verb_in_both_languages() {
    for lang in ["en", "fr"] {
        let text = ludotheque(&["--help", "--lang", lang]).fine().out;
        assert!(text.contains("simulate") && text.contains("--json"), "{text}");
        for verb in ["games", "rules", "check", "play", "simulate", "arena", "replay", "verify"] {
            let text = ludotheque(&[verb, "--help", "--lang", lang]).fine().out;
            assert!(text.contains("--lang"), "{text}");
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
