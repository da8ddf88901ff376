//! A game at the terminal, its answers piped in.

use crate::{GAME, folder, ludotheque, ludotheque_with, read, run};
use std::process::Command;

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
    // Seats go by the names the log has for them.
    let names = ["1. Alchemists: ", "2. Auren: "];
    assert!(names.iter().all(|name| ran.out.contains(name)), "{}", ran.out);
    assert!(!ran.out.contains('\x1b'), "no colours in a pipe");
    let again = ludotheque_with(&words, &first_moves()).fine();
    assert_eq!(again.out, ran.out, "the same seed, the same bots, the same game");
}

#[test]
fn it_speaks_french() {
    let words = ["play", GAME, "--seats", "2", "--bots", "random", "--lang", "fr"];
    let ran = ludotheque_with(&words, "aide\nquitter\n").fine();
    assert!(ran.out.contains("Vous êtes à la place 0") && ran.out.contains("reprendre"));
    assert!(ran.out.contains("« aide »") && !ran.out.contains("« help »"), "{}", ran.out);
    assert!(ran.out.contains("enregistrer [FICHIER]") && ran.out.contains("indice "));
    assert!(ran.out.contains("Au revoir."));
}

#[test]
fn commands_are_answered_without_changing_anything() {
    let words = ["play", GAME, "--seats", "2", "--seed", "c", "--hot-seat"];
    let input = "help\nscore\nhint\nlog\nrules 8.41\nrules 99.9\nrules\nboard\nmoves\nsave\nxyzzy\n\nquit\n";
    let ran = ludotheque_with(&words, input).fine();
    assert!(ran.out.contains("You play 2 seats"));
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

/// A game of this library with some answers typed, on a terminal so wide.
fn typed(game: &str, width: &str, lang: &str, input: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludotheque"));
    command.args(["play", game, "--seats", "2", "--bots", "random", "--seed", "wide"]);
    command.args(["--lang", lang]).env("LC_ALL", "C").env("COLUMNS", width);
    run(&mut command, input).fine().out
}

/// What is said in words, not drawn: questions, news, answers of the menu, refusals.
fn said(out: &str) -> impl Iterator<Item = &str> {
    let marks = ["Seat ", "Place ", "   ", "TM-", "RF-", "RTN-"];
    out.lines().filter(move |line| marks.iter().any(|mark| line.starts_with(mark)))
}

#[test]
fn words_fit_the_terminal() {
    for lang in ["en", "fr"] {
        for width in [40, 80, 120] {
            let out = typed(GAME, &width.to_string(), lang, "1\n1\npass BON1\n1\n1\n8\nquit\n");
            let mut longest = 0;
            // A board is as wide as it is; everything with a rule at its end was said.
            for line in said(&out).filter(|line| line.ends_with(')')) {
                longest = longest.max(line.chars().count());
                assert!(line.chars().count() <= width, "{width}: {line}");
            }
            assert!(longest > width / 2, "{longest} of {width}");
        }
    }
}

#[test]
fn what_the_others_did_stands_between_the_board_and_the_question() {
    let out = typed(GAME, "80", "en", &"1\n".repeat(12));
    let lines: Vec<&str> = out.lines().collect();
    let is_entry = |line: &str, seat: &str| {
        line.split_once(". ")
            .is_some_and(|(number, rest)| number.parse::<u32>().is_ok() && rest.starts_with(seat))
    };
    let questions = lines.iter().enumerate().filter(|(_, line)| line.starts_with("Seat 0:"));
    let mut with_news = 0;
    for (question, _) in questions {
        let above = lines[..question].iter().rev();
        let news: Vec<&&str> =
            above.take_while(|line| line.starts_with("   ") || is_entry(line, "")).collect();
        with_news += usize::from(news.iter().any(|line| is_entry(line, "1: ")));
    }
    assert!(with_news >= 2, "what the bot did stands right above a question: {out}");
}
