//! Whole games: everything in `tests/games` must replay to the same tables, move by move.
//!
//! `FIXTURES=write cargo test --test all fixtures` plays the games of this file anew; games of bots
//! come from `cargo xtask fixtures`.

use arcadia::state::Agreement;
use arcadia::{Arcadia, Move, Setup};
use engine::{Appraise, Chance, Game, Quick, Seat};

#[test]
fn recorded_games_replay() {
    let seed = |setup: &Setup| u64::from(setup.seats) + 10 * u64::from(setup.free_map);
    testing::fixtures::<Arcadia>(env!("CARGO_MANIFEST_DIR"), games(), seed, picked);
}

/// Whole games with quick battles and on the field, with talks and without, on a free map, and battles alone.
fn games() -> Vec<(&'static str, Setup)> {
    let short = |seats| Setup {
        short: true,
        battles: Agreement::Always,
        talks: 0,
        election_talks: 0,
        ..Setup::for_seats(seats)
    };
    let skirmish = |seats| Setup { skirmish: true, short_battles: true, ..Setup::for_seats(seats) };
    vec![
        ("quick-2.json", short(2)),
        ("free-map-3.json", Setup { free_map: true, ..short(3) }),
        ("quick-4.json", Setup { loss_cap: true, ..short(4) }),
        ("talks-2.json", Setup { talks: 1, election_talks: 1, ..short(2) }),
        ("field-2.json", Setup { battles: Agreement::Ask, short_battles: true, ..short(2) }),
        ("skirmish-2.json", skirmish(2)),
        ("skirmish-3.json", skirmish(3)),
        ("skirmish-4.json", skirmish(4)),
    ]
}

/// The best hunch of a few random moves.
fn picked(table: &Arcadia, seat: Seat, choices: &mut Quick) -> Move {
    let moves = table.legal_moves(seat);
    let mut candidate = || moves[choices.below(moves.len() as u32) as usize];
    let first = candidate();
    (0..6).map(|_| candidate()).fold(first, |best, mv| {
        if table.hunch(seat, mv) > table.hunch(seat, best) { mv } else { best }
    })
}
