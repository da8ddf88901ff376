//! A game at the terminal, its answers piped in.

use crate::{GAME, folder, ludotheque, ludotheque_with, read};

/// Enough answers for any game: always the first move of the list.
fn first_moves() -> String {
    "1\n".repeat(3000)
}

#[test]
fn a_script_plays_a_whole_game() {
    let words = ["play", GAME, "--seats", "2", "--bots", "random", "--seed", "play"];
    let ran = ludotheque_with(&words, &first_moves()).fine();
    assert!(ran.out.contains("You sit on seat 0"), "{}", ran.out);
    assert!(ran.out.contains("The game is over."));
    assert!(ran.out.contains("1. seat ") && ran.out.contains("2. seat "));
    assert!(!ran.out.contains('\x1b'), "no colours in a pipe");
    let again = ludotheque_with(&words, &first_moves()).fine();
    assert_eq!(again.out, ran.out, "the same seed, the same bots, the same game");
}

#[test]
fn it_speaks_french() {
    let words = ["play", GAME, "--seats", "2", "--bots", "random", "--lang", "fr"];
    let ran = ludotheque_with(&words, "aide\nquitter\n").fine();
    assert!(ran.out.contains("Vous êtes à la place 0") && ran.out.contains("reprendre"));
    assert!(ran.out.contains("Au revoir."));
}

#[test]
fn commands_are_answered_without_changing_anything() {
    let words = ["play", GAME, "--seats", "2", "--seed", "c", "--hot-seat"];
    let input = "help\nscore\nhint\nlog\nrules 8.41\nrules 99.9\nrules\nboard\nmoves\nsave\nxyzzy\n\nquit\n";
    let ran = ludotheque_with(&words, input).fine();
    assert!(ran.out.contains("All 2 seats are yours"));
    assert!(ran.out.contains("A bot would play: "));
    assert!(ran.out.contains("TM-8.41"));
    assert!(ran.out.contains("unknown-rule: "));
    assert!(ran.out.contains("bad-notation: "));
    assert!(ran.out.contains("Goodbye."));
}

#[test]
fn letters_narrow_the_list_down() {
    let words = ["play", GAME, "--seats", "2", "--seed", "c", "--hot-seat"];
    let ran = ludotheque_with(&words, "itches\n").fine();
    assert!(ran.out.contains("1 of 14 moves"), "{}", ran.out);
}

#[test]
fn a_game_is_saved_and_resumed() {
    let path = folder().join("match.json").display().to_string();
    let words = ["play", GAME, "--seats", "2", "--bots", "random", "--seed", "s", "--save", &path];
    let ran = ludotheque_with(&words, "1\n").fine();
    assert!(ran.err.contains("input ended"), "{}", ran.err);
    let length = |text: &str| {
        let table: serde_json::Value = serde_json::from_str(text).expect("a table file");
        table["log"].as_array().expect("a log").len()
    };
    let before = length(&read(&path));
    assert!(before > 0);
    let ran =
        ludotheque_with(&["play", "--resume", &path, "--bots", "random"], &first_moves()).fine();
    assert!(ran.out.contains("The game is over."));
    assert!(length(&read(&path)) > before);
    assert!(ludotheque(&["verify", &path]).fine().out.starts_with("Verified"));
}

#[test]
fn a_move_can_be_taken_back_until_somebody_else_is_asked() {
    let words = ["play", GAME, "--seats", "2", "--seed", "u", "--hot-seat"];
    let ran = ludotheque_with(&words, "undo\n1\nundo\n").fine();
    assert!(ran.out.matches("no-undo: ").count() >= 1, "{}", ran.out);
}

#[test]
fn turns_are_kept_open_on_request() {
    let words = ["play", GAME, "--seats", "2", "--bots", "random", "--seed", "w", "--step"];
    // Without an end of its own a turn would never close, so this only has to begin well.
    ludotheque_with(&words, "1\n1\n1\nquit\n").fine();
}
