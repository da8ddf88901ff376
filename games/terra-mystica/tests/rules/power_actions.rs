//! TM-8.60 to TM-8.62: power actions.

use crate::table::table;

/// TM-8.60: what the six spaces cost and give.
#[test]
fn tm_8_60_the_six_spaces() {
    for (action, left) in [
        ("ACT1. bridge F3:G1", "bowls 3/0/9, bridge F3:G1, 2 bridges"),
        ("ACT2", "bowls 3/0/9, 1 priests"),
        ("ACT3", "bowls 4/0/8, 4 workers"),
        ("ACT4", "bowls 4/0/8, 22 coins"),
        ("ACT5. transform E6 to yellow. done", "bowls 4/0/8, 2 workers"),
        ("ACT6. transform E5 to yellow. done", "bowls 6/0/6, 2 workers"),
    ] {
        let mut table = table(
            "
            nomads   bowls 0/0/12  dwelling F3
            witches  dwelling A3
        ",
        );
        table.play(&format!("nomads: action {action}"));
        table.has(&format!("nomads: {left}"));
    }
}

/// TM-8.60: each space once per round, by one player.
#[test]
fn tm_8_60_once_per_round() {
    let mut table = table(
        "
        nomads   bowls 0/0/12  dwelling F3
        witches  bowls 0/0/12  dwelling A3
    ",
    );
    table.play("nomads: action ACT4");
    table.refuses("witches: action ACT4", "TM-8.60");
    table.play(
        "
        witches: pass BON9
        nomads: pass BON7
        witches: action ACT4
    ",
    );
}

/// TM-8.61: a site of the map, free, with an own structure at one end.
#[test]
fn tm_8_61_where_a_bridge_may_stand() {
    let mut table = table(
        "
        nomads   bowls 0/0/12  dwelling F3 E8
        witches  bridges E8:G3  dwelling G3
    ",
    );
    table.play("nomads: action ACT1");
    // D6-E8 and F3-G1 are free; E8-G3 is taken, and one site holds one bridge.
    assert_eq!(table.targets("nomads: bridge"), "D6:E8, F3:G1");
    table.refuses("nomads: bridge E8:G3", "TM-8.61");
    table.refuses("nomads: bridge G2:H4", "TM-8.61");
    table.play("nomads: bridge F3:G1");
    table.asks("witches: take a turn");
}

/// TM-8.61: no bridge left, or no site: no such action.
#[test]
fn tm_8_61_a_bridge_needs_a_site() {
    let mut table = table(
        "
        nomads   bowls 0/0/12  dwelling A5
        witches  dwelling A3
    ",
    );
    table.refuses("nomads: action ACT1", "TM-8.61");
}

/// TM-8.61: a bridge may found a town at once; nobody takes power from it.
#[test]
fn tm_8_61_a_bridge_may_found_a_town() {
    let mut table = table(
        "
        nomads   bowls 0/0/12  stronghold F3  trading-house E6  dwelling G1 H3
        witches  dwelling F4
    ",
    );
    table.play("nomads: action ACT1. bridge F3:G1");
    table.asks("nomads: take 1 town tiles");
    table.play("nomads: +TW1");
    table.has("nomads: town F3 E6 G1 H3");
    table.asks("witches: take a turn");
}

/// TM-8.61: the reach over a new bridge begins with the next action.
#[test]
fn tm_8_61_reach_over_a_new_bridge() {
    let mut table = table(
        "
        nomads   20 workers  bowls 0/0/12  dwelling F3
        witches  dwelling A3
        passed witches
    ",
    );
    table.refuses("nomads: transform G1 to yellow", "TM-7.5");
    table.play("nomads: action ACT1. bridge F3:G1. transform G1 to yellow. build G1");
}

/// TM-8.62: the spade actions need a transformation.
#[test]
fn tm_8_62_spade_actions_need_a_transformation() {
    let mut table = table(
        "
        nomads   20 workers  bowls 0/0/12  dwelling F3
        witches  dwelling A3
        desert E6
    ",
    );
    table.refuses("nomads: action ACT5. -SPADE", "TM-8.62");
    table.refuses("nomads: build E6", "TM-8.15");
}
