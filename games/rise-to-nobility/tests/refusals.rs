//! Every refusal is heard, and the rule it cites speaks of it. `FIXTURES=write` writes `tests/refusals.txt` anew.

use crate::common;
use crate::rules::table::table;
use engine::{Play, Quick, Refusal, Silence};
use rise_to_nobility::{RiseToNobility, Setup};

#[test]
fn every_refusal_is_heard() {
    let wrong = |setup: Setup| -> Refusal {
        RiseToNobility::set_up(&setup, &mut Quick::new(1, 0), &mut Silence)
            .expect_err("a wrong setup")
    };
    let alone = Setup::for_seats(1);
    // Positions random games hardly come to.
    let refused = |position: &str, moves: &str| table(position).refused(moves);
    let elsewhere = vec![
        refused("0: coins 9, dice 1 1 1 1 1", "0: die 1 hall"),
        refused("0: area 1 common-01, area 2 common-02", "0: sell-area 1. sell-area 2"),
        refused("0: coins 9, dice 1 1 1 1 1, houses 7", "0: die 1 yard"),
        refused("show nothing\n0: dice 6 1 1 1 1", "0: die 6 tavern"),
        refused(
            "1: modifiers 19\n0: coins 5, dice 6 3 1 1 1, reputation 24, modifiers 1",
            "0: die 6 berk. modifiers 1",
        ),
        refused(
            "hall 1 artists-4, workshop artists 1 artists-1, workshop artists 2 artists-2, workshop artists 3 artists-3
             0: coins 9, dice 6 1 1 1 1, apprentices artists 1, workers 1",
            "0: die 6 hall",
        ),
        refused(
            "hall 1 common-04\n0: coins 9, dice 6 1 1 1 1, workers 1, area 1 common-01, area 2 common-02, area 3 common-03",
            "0: die 6 hall",
        ),
        wrong(Setup { chancellery: true, ..alone.clone() }),
        wrong(Setup { night: true, ..alone.clone() }),
        wrong(Setup { chancellery: false, ..Setup::for_seats(6) }),
        wrong(Setup { objective: "solo-01".into(), ..Setup::for_seats(2) }),
        wrong(Setup { objective: "solo-99".into(), ..alone }),
        wrong(Setup { first_player: Some(5), ..Setup::for_seats(2) }),
    ];
    testing::refusals::<RiseToNobility>(env!("CARGO_MANIFEST_DIR"), &common::setups(), elsewhere);
}
