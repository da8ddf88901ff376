//! Whole games: everything in `tests/games` must replay to the same tables, move by move.
//!
//! `FIXTURES=write cargo test --test all fixtures` plays the games of this file anew; games of bots
//! come from `cargo xtask fixtures`.

use engine::{Appraise, Chance, Game, Play, Playthrough, Quick, Seat, Seed, Spoken};
use rise_to_nobility::{Move, RiseToNobility, Setup};
use serde_json::Value;

#[test]
fn recorded_games_replay() {
    let seed = |setup: &Setup| u64::from(setup.seats) + 10 * u64::from(setup.night);
    testing::fixtures::<RiseToNobility>(env!("CARGO_MANIFEST_DIR"), games(), seed, picked);
}

/// A table kept under rules version 1, whose setup knew no house help (RTN-2.7), goes on from where
/// it stands.
#[test]
fn tables_of_the_version_before_go_on() {
    let mut choices = Quick::new(1, 7);
    let setup = Setup { late_goods: true, night: true, ..Setup::for_seats(3) };
    let mut game =
        Playthrough::<RiseToNobility>::new(setup, Seed::from_number(3)).expect("a table");
    for _ in 0..40 {
        let seat = game.state().asked().first().expect("the game is young");
        let mv = picked(game.state(), seat, &mut choices);
        game.play(seat, mv).expect("a legal move");
        let mut record = game.to_record(&RiseToNobility::tables_fingerprint());
        record.rules_version = 1;
        record.setup.as_object_mut().expect("an object").remove("late_goods");
        let opened = Playthrough::<RiseToNobility>::from_record(record);
        let (again, _) = opened.unwrap_or_else(|it| panic!("{it} {:?}", it.reason));
        assert_eq!(again.state(), game.state());
    }
}

/// Tables of rules version 2, one for each thing that can wait, go on with the same answers. Goods of
/// choice had to be taken in an order; now the order is free.
#[test]
fn what_waited_in_version_2_still_waits() {
    let former: Vec<Value> = serde_json::from_str(include_str!("former.json")).expect("tables");
    for mut former in former {
        let state = former["state"].take();
        let waited = state["agenda"].clone();
        let state = RiseToNobility::migrate(2, state).expect("a table of version 2");
        let table: RiseToNobility =
            serde_json::from_value(state).unwrap_or_else(|error| panic!("{waited}: {error}"));
        let seat = table.asked().first().expect("somebody is asked");
        assert_eq!(Value::from(seat.0), former["asked"], "{waited}");
        let moves = table.legal_moves(seat).into_iter();
        let offers: Vec<Value> = moves.map(|mv| table.write(seat, mv).into()).collect();
        let before = former["offers"].as_array().expect("a list");
        assert!(before.iter().all(|mv| offers.contains(mv)), "{waited}: {offers:?}");
        let goods = before.iter().all(|mv| mv.as_str().is_some_and(|mv| mv.starts_with("good ")));
        assert!(goods || offers.len() == before.len(), "{waited}: {offers:?}");
    }
}

/// One game for each mode and number of players.
fn games() -> Vec<(&'static str, Setup)> {
    let usual = Setup::for_seats;
    vec![
        ("solo-1.json", usual(1)),
        ("solo-events-1.json", Setup { events: true, ..usual(1) }),
        ("base-2.json", usual(2)),
        ("base-3.json", usual(3)),
        ("events-4.json", Setup { events: true, ..usual(4) }),
        ("base-5.json", Setup { late_goods: true, ..usual(5) }),
        ("chancellery-3.json", Setup { chancellery: true, ..usual(3) }),
        ("chancellery-events-5.json", Setup { chancellery: true, events: true, ..usual(5) }),
        ("six-6.json", usual(6)),
        ("night-2.json", Setup { night: true, ..usual(2) }),
        ("night-4.json", Setup { night: true, ..usual(4) }),
        ("everything-6.json", Setup { night: true, chancellery: true, events: true, ..usual(6) }),
    ]
}

/// The best hunch of a few random moves.
fn picked(table: &RiseToNobility, seat: Seat, choices: &mut Quick) -> Move {
    let moves = table.legal_moves(seat);
    let mut candidate = || moves[choices.below(moves.len() as u32) as usize];
    let first = candidate();
    (0..4).map(|_| candidate()).fold(first, |best, mv| {
        if table.hunch(seat, mv) > table.hunch(seat, best) { mv } else { best }
    })
}
