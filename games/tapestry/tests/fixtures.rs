//! Whole games: everything in `tests/games` must replay to the same tables, move by move.
//!
//! `FIXTURES=write cargo test -p tapestry --test all fixtures` plays the games of this file anew; games of bots come
//! from `cargo xtask fixtures`.

use engine::{Appraise, Chance, Game, Quick, Seat};
use tapestry::{Move, Setup, Tapestry};

#[test]
fn recorded_games_replay() {
    let seed = |setup: &Setup| u64::from(setup.seats) + 10 * u64::from(setup.plans_and_ploys);
    testing::fixtures::<Tapestry>(env!("CARGO_MANIFEST_DIR"), games(), seed, picked);
}

/// One game for each box and number of players.
fn games() -> Vec<(&'static str, Setup)> {
    let usual = Setup::for_seats;
    let everything = |seats| Setup {
        plans_and_ploys: true,
        arts_and_architecture: true,
        fantasies_and_futures: true,
        ..usual(seats)
    };
    vec![
        ("base-2.json", usual(2)),
        ("base-4.json", usual(4)),
        ("plans-3.json", Setup { plans_and_ploys: true, ..usual(3) }),
        ("arts-5.json", Setup { arts_and_architecture: true, ..usual(5) }),
        ("fantasies-2.json", Setup { fantasies_and_futures: true, ..usual(2) }),
        ("everything-3.json", everything(3)),
        ("everything-5.json", everything(5)),
    ]
}

/// The best hunch of a few random moves.
fn picked(table: &Tapestry, seat: Seat, choices: &mut Quick) -> Move {
    let moves = table.legal_moves(seat);
    let mut candidate = || moves[choices.below(moves.len() as u32) as usize];
    let first = candidate();
    (0..4).map(|_| candidate()).fold(first, |best, mv| {
        if table.hunch(seat, mv) > table.hunch(seat, best) { mv } else { best }
    })
}
