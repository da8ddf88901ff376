//! TM-8.50: priests to cults.

use crate::table::table;

/// TM-8.50: one space for 3 steps and three for 2, for good.
#[test]
fn tm_8_50_order_spaces() {
    let mut table = table(
        "
        swarmlings  5 priests  cults 0/0/0/0  dwelling D5
        giants      dwelling I1
        passed giants
    ",
    );
    table.play("swarmlings: send p to AIR for 3");
    table.has("swarmlings: air 3, 4 priests, 1 ordered");
    table.refuses("swarmlings: send p to AIR for 3", "TM-8.50");
    table.play("swarmlings: send p to AIR for 2. send p to AIR for 2. send p to AIR for 2");
    table.refuses("swarmlings: send p to AIR for 2", "TM-8.50");
    table.play("swarmlings: send p to AIR for 1");
    table.has("swarmlings: 0 priests, 4 ordered, air 9");
}

/// TM-8.50: 1 step is always possible and gives the priest back to the supply.
#[test]
fn tm_8_50_one_step_and_back() {
    let mut table = table(
        "
        witches  1 priests  fire 0  dwelling F4
        giants   0 priests  dwelling I1
    ",
    );
    table.play("witches: send p to FIRE for 1");
    table.has("witches: 0 priests, 0 ordered, fire 1");
    table.refuses("giants: send p to FIRE for 1", "TM-8.50");
}

/// TM-8.50: a priest may be sent where the marker cannot move.
#[test]
fn tm_8_50_pointless_priests_are_legal() {
    let mut table = table(
        "
        witches  2 priests  fire 9  dwelling F4
        giants   fire 10  towns TW1  dwelling I1
    ",
    );
    table.play("witches: send p to FIRE for 3");
    table.has("witches: 1 priests, 1 ordered, fire 9");
}
