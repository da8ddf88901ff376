//! TM-8.1 to TM-8.3: the turn.

use crate::table::table;

/// TM-8.1: one action, then the next player; the same action again on a later turn.
#[test]
fn tm_8_1_one_action_per_turn() {
    let mut table = table(
        "
        witches  9 workers 20 coins  dwelling F4 C3
        nomads   dwelling I7
    ",
    );
    table.play("witches: upgrade F4 to TP");
    table.refuses("witches: upgrade C3 to TP", "not-asked");
    table.play("nomads: convert 1w to 1c. pass BON9");
    table.play("witches: upgrade C3 to TP");
}

/// TM-8.1: a turn is an action; there is no way to do nothing.
#[test]
fn tm_8_1_doing_nothing_is_no_action() {
    let mut table = table(
        "
        witches  dwelling F4
        nomads   dwelling I7
    ",
    );
    table.refuses("witches: done", "TM-8.1");
    table.refuses("witches: wait. convert 1w to 1c. done", "TM-8.1");
}

/// TM-8.2: the five conversions, chains included.
#[test]
fn tm_8_2_conversions() {
    let mut table = table(
        "
        witches  0 workers 0 coins  bowls 0/0/9  dwelling F4
        nomads   dwelling I7
    ",
    );
    table.play("witches: convert 5pw to 1p. convert 3pw to 1w. convert 1pw to 1c");
    table.has("witches: 1 priests, 1 workers, 1 coins, bowls 9/0/0");
    table.play("witches: convert 1p to 1w. convert 1w to 1c. convert 1w to 1c");
    table.has("witches: 0 priests, 0 workers, 3 coins");
    table.refuses("witches: convert 1w to 1c", "TM-8.2");
    table.refuses("witches: convert 2c to 1vp", "TM-15.3");
    table.refuses("witches: convert 1vp to 1c", "TM-15.3");
}

/// TM-8.2: before and after the action; after it only if the player said `wait`.
#[test]
fn tm_8_2_conversions_after_the_action_need_wait() {
    let mut table = table(
        "
        witches  9 workers 20 coins  dwelling F4
        nomads   4 workers  dwelling I7
    ",
    );
    table.play("witches: wait. upgrade F4 to TP");
    table.asks("witches: finish the turn");
    table.play("witches: convert 1w to 1c. done");
    table.asks("nomads: take a turn");
    table.play("nomads: convert 1w to 1c. pass BON9");
}

/// TM-8.2: in the middle of an action too, but no more spades after the first transformation.
#[test]
fn tm_8_2_conversions_inside_an_action() {
    let mut table = table(
        "
        halflings  3 workers 0 coins 2 priests  bowls 0/2/6  dwelling E6
        nomads     dwelling I7
    ",
    );
    table.play("halflings: wait. action ACT6. transform E5 to brown. burn 1. convert 1p to 1w");
    table.refuses("halflings: transform F4 to brown", "TM-8.17");
    table.play("halflings: transform F3 to brown. convert 1w to 1c. convert 1w to 1c. build F3");
    table.has("halflings: 1 workers, 0 coins, 1 priests");
}

/// TM-8.2: never outside the own turn, not even while answering an offer.
#[test]
fn tm_8_2_no_conversions_while_answering() {
    let mut table = table(
        "
        witches     9 workers 20 coins  dwelling F4
        alchemists  bowls 0/5/7  dwelling E6
    ",
    );
    table.play("witches: upgrade F4 to TP");
    table.asks("alchemists: take 1 power for 0 points");
    table.refuses("alchemists: convert 1pw to 1c", "TM-8.2");
    table.refuses("alchemists: burn 1", "TM-8.2");
}

/// TM-8.3: a cost is paid in full when it is due; the tile the action brings comes too late.
#[test]
fn tm_8_3_costs_are_paid_before_gains() {
    let mut table = table(
        "
        witches  9 workers 4 coins  trading-house F4
        nomads   dwelling I7
    ",
    );
    table.refuses("witches: upgrade F4 to TE", "TM-8.43");
    table.play("witches: convert 1w to 1c. upgrade F4 to TE. +FAV9");
    table.has("witches: 6 workers, 0 coins");
}
