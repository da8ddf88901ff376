//! The laws of every game, over every kind of table.

use crate::common;

testing::conform!(tapestry::Tapestry, common::setups(), games: 2, abused: 2, cases: 96);

/// TP-18.9: every subset of the three boxes and every number of players is among them.
#[test]
fn tp_18_9_every_subset_of_boxes_is_sampled() {
    let all = common::setups();
    for boxes in 0..8u8 {
        let of = |setup: &&tapestry::Setup| {
            u8::from(setup.plans_and_ploys)
                | u8::from(setup.arts_and_architecture) << 1
                | u8::from(setup.fantasies_and_futures) << 2
        };
        assert!(all.iter().filter(|it| it.seats > 1).any(|it| of(&it) == boxes), "{boxes:03b}");
    }
    for seats in 1..=5 {
        assert!(all.iter().any(|setup| setup.seats == seats), "{seats} players");
    }
}
