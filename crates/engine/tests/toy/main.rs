//! A small game with everything the library must cope with, and what the library does with it.

mod faults;
mod game;
mod moves;
mod playthroughs;
mod rules;
mod table_files;

use engine::{Hat, Quick, Silence, conformance, playout::play_out};
use faults::Sound;
use game::{Ferry, Setup};
use proptest::prelude::*;

type Game = Ferry<Sound>;

fn setups() -> Vec<Setup> {
    (1..=3).map(|rounds| Setup { rounds }).collect()
}

#[test]
fn the_toy_game_conforms() {
    conformance::check::<Game>(&setups(), 150);
}

#[test]
fn the_toy_game_conforms_closely() {
    let depth = conformance::Depth { heavy_every: 1, replay_every: 1, ..Default::default() };
    conformance::check_deeply::<Game>(&setups(), 60, depth);
}

#[test]
fn the_toy_game_bears_abuse() {
    conformance::abuse::<Game>(&Setup { rounds: 3 }, 300);
    conformance::abuse_and_play_on::<Game>(&Setup { rounds: 2 }, 1_500, 30);
}

#[test]
fn random_games_are_played_out_without_a_list() {
    use engine::Play as _;
    let (mut hat, mut choices) = (Hat::default(), Quick::new(1, 1));
    let mut luck = Quick::new(1, 2);
    let start = Game::set_up(&Setup { rounds: 3 }, &mut luck, &mut Silence).expect("a setup");
    let mut table = start.clone();
    let playout = play_out(&mut table, &mut hat, &mut choices, &mut luck, &mut Silence, 1_000);
    assert!(playout.finished && table.outcome().is_some());
    assert!(playout.decisions >= 12 && playout.branching_total >= u64::from(playout.decisions));
    let mut table = start;
    let playout = play_out(&mut table, &mut hat, &mut choices, &mut luck, &mut Silence, 5);
    assert_eq!((playout.decisions, playout.finished), (5, false));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn laws_hold_along_any_numbers(rounds in 1..=3u8, numbers in prop::collection::vec(any::<u32>(), 0..40)) {
        let followed = conformance::follow::<Game>(&Setup { rounds }, &numbers);
        prop_assert!(followed.is_ok(), "{followed:?}");
    }
}
