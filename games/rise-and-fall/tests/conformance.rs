//! The laws of every game, over every kind of table.

mod common;

use engine::conformance;
use proptest::prelude::*;
use rise_and_fall::{RiseAndFall, Setup};

/// The tables of every mode.
fn setups() -> Vec<Setup> {
    common::modes().into_iter().flat_map(|(_, setups)| setups).collect()
}

#[test]
fn rise_and_fall_conforms() {
    let setups = setups();
    conformance::check::<RiseAndFall>(&setups, setups.len() as u32);
}

#[test]
fn rise_and_fall_survives_abuse() {
    for setup in setups().iter().step_by(3) {
        conformance::abuse::<RiseAndFall>(setup, 12);
    }
}

#[test]
fn damaged_tables_that_keep_the_laws_play_on() {
    for setup in setups().iter().skip(1).step_by(4) {
        conformance::abuse_and_play_on::<RiseAndFall>(setup, 12, 60);
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 48,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Any numbers are a game that keeps every law; a failure shrinks to the shortest such list.
    #[test]
    fn any_numbers_are_a_lawful_game(
        which in any::<prop::sample::Index>(),
        numbers in prop::collection::vec(any::<u32>(), 0..250),
    ) {
        let setups = setups();
        let followed = conformance::follow::<RiseAndFall>(which.get(&setups), &numbers);
        prop_assert!(followed.is_ok(), "{}", followed.err().unwrap_or_default());
    }
}
