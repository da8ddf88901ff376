//! An imported game is a game like any other: made of moves alone, verified, and written again.

use crate::games::{Taste, random_game, rich_game};
use crate::round_trip::{there_and_back, with_options};
use crate::shared;
use engine::playthrough::{Entry, verify};
use engine::{Exchange, Game, Play, Playthrough};
use terra_mystica::{Setup, TerraMystica};

/// The first thing in the log that is no move.
fn no_move(game: &Playthrough<TerraMystica>) -> Option<usize> {
    game.log().iter().position(|entry| !matches!(entry, Entry::Move { .. }))
}

/// What is wrong with a sheet, in words.
fn fault_of(text: &str) -> Option<String> {
    let game = match TerraMystica::import(text, "ledger") {
        Ok(game) => game,
        Err(refusal) => return Some(format!("not read: {refusal:?}")),
    };
    if let Some(entry) = no_move(&game) {
        return Some(format!("entry {entry} is no move"));
    }
    match verify::<TerraMystica>(&game.to_record(&TerraMystica::tables_fingerprint())) {
        Ok(verified) if verified.finished => {}
        other => return Some(format!("not verified: {other:?}")),
    }
    let again = match there_and_back(&game) {
        Ok(again) => again,
        Err(fault) => return Some(fault),
    };
    no_move(&again).map(|entry| format!("entry {entry} is no move the second time"))
}

fn check_folder(name: &str, expected: usize) {
    let Some(folder) = shared::folder(name) else { return };
    let files = std::fs::read_dir(&folder).expect("a folder");
    let mut faults = Vec::new();
    let mut games = 0;
    for path in files.map(|file| file.expect("a file").path()) {
        if path.to_string_lossy().ends_with(".ledger.txt") {
            games += 1;
            if let Some(fault) = fault_of(&shared::read(&path)) {
                faults.push(format!("{}: {fault}", path.display()));
            }
        }
    }
    let shown: Vec<&str> = faults.iter().flat_map(|it| it.lines().next()).collect();
    assert!(faults.is_empty(), "{} of {games} games: {shown:#?}", faults.len());
    assert_eq!(games, expected);
}

#[test]
fn fifty_games_of_people_are_moves_alone() {
    check_folder("real-games", 50);
}

#[test]
fn forty_games_of_programs_are_moves_alone() {
    check_folder("selfplay-games", 40);
}

/// Also our own games, with late answers, and what rich players do.
#[test]
fn tm_x12_games_of_ours_are_moves_alone() {
    for number in 0..10 {
        let setup = Setup { late_leech: true, ..with_options(number) };
        let game = random_game(setup, 7000 + number, Taste::Builder, 4000);
        let text = TerraMystica::export(&game, "ledger").expect("a sheet");
        let again = TerraMystica::import(&text, "ledger").expect("the same game");
        assert_eq!(no_move(&again), None, "{number}\n{text}");
    }
}

/// What a sheet changes by hand, and says so, is kept as a change by hand.
#[test]
fn a_change_by_hand_is_no_move() {
    let game = rich_game(Setup::for_seats(2), 3);
    let text = TerraMystica::export(&game, "ledger").expect("a sheet");
    assert!(text.contains("option loose-adjust-resource"));
    let again = TerraMystica::import(&text, "ledger").expect("the same game");
    assert!(no_move(&again).is_some());
    assert_eq!(again.state().outcome(), game.state().outcome());
}
