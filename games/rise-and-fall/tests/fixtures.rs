//! Whole games: everything in `tests/games` must replay to the same tables, move by move.
//!
//! `FIXTURES=write cargo test --test fixtures` plays the games of this file anew.

use engine::playthrough::{Playthrough, Record, verify};
use engine::{Chance, Game, Quick, Seed};
use rise_and_fall::kinds::Level;
use rise_and_fall::{Move, RiseAndFall, Setup};
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

#[test]
fn recorded_games_replay() {
    if std::env::var("FIXTURES").is_ok_and(|word| word == "write") {
        for (name, setup) in games() {
            std::fs::write(folder().join(name), played(setup).to_json()).expect("a file");
        }
    }
    let files = std::fs::read_dir(folder()).expect("recorded games");
    let mut count = 0;
    for file in files.map(|file| file.expect("a file").path()) {
        let text = std::fs::read_to_string(&file).expect("a text file");
        let record = Record::from_json(&text).unwrap_or_else(|it| panic!("{file:?}: {it}"));
        let verified = verify::<RiseAndFall>(&record);
        let verified = verified.unwrap_or_else(|it| panic!("{file:?}: {it} {:?}", it.reason));
        assert!(verified.finished && verified.scripted == 0, "{file:?}");
        assert_eq!(record.to_json(), text, "{file:?} is written as it would be today");
        count += 1;
    }
    assert!(count >= games().len(), "only {count} recorded games");
}

/// One game for each mode.
fn games() -> Vec<(&'static str, Setup)> {
    let usual = Setup::for_seats;
    let world = |id: &str, seats| Setup { world: id.into(), ..usual(seats) };
    vec![
        ("card-2.json", usual(2)),
        ("four-quarters-4.json", world("four-quarters", 4)),
        ("built-3.json", world("built", 3)),
        ("generated-4.json", Setup { world_seed: Some(7), ..world("generated", 4) }),
        ("epic-3.json", Setup { trophies: 6, ..usual(3) }),
        ("eight-8.json", usual(8)),
        ("guilds-4.json", Setup { guilds: true, ..usual(4) }),
        ("guilds-5.json", Setup { guilds: true, ..usual(5) }),
        (
            "handicap-3.json",
            Setup {
                guilds: true,
                handicap: vec![Level::Novice, Level::Experienced, Level::VeryExperienced],
                ..usual(3)
            },
        ),
    ]
}

/// A game of players who rarely end a turn early and like to build.
fn played(setup: Setup) -> Record {
    let seed = Seed::from_number(u64::from(setup.seats) + setup.world.len() as u64);
    let mut choices = Quick::new(u64::from(setup.seats), 7);
    let mut game = Playthrough::<RiseAndFall>::new(setup, seed).expect("a possible setup");
    while let Some(seat) = game.state().asked().first() {
        let moves = game.state().legal_moves(seat);
        let mut mv = moves[choices.below(moves.len() as u32) as usize];
        for _ in 0..4 {
            let dull = matches!(mv, Move::EndTurn {})
                || matches!(mv, Move::Do { deed, .. } if deed.id() == "abandon");
            if dull {
                mv = moves[choices.below(moves.len() as u32) as usize];
            }
        }
        game.play(seat, mv).expect("a legal move");
    }
    game.to_record(&RiseAndFall::tables_fingerprint())
}
