//! TM-9: order inside one action.

use crate::table::table;

/// TM-9.1: pay, place, score, favor tile, town tile, and only then the neighbours.
#[test]
fn tm_9_1_neighbors_answer_last() {
    let mut table = table(
        "
        witches  2 workers 5 coins  favors FAV5  temple F4  trading-house E6  dwelling G2 E5
        nomads   dwelling F3
        scoring SCORE2
    ",
    );
    table.play("witches: upgrade E6 to TE");
    table.has("witches: 0 workers, 0 coins, structures 2/0/2/0/0");
    table.asks("witches: take 1 favor tiles");
    table.play("witches: +FAV7. +TW1");
    table.asks("nomads: take 1 power for 0 points");
}

/// TM-9.1: the stronghold's own effect and the tile that comes with it score nothing twice.
#[test]
fn tm_9_1_a_new_tile_does_not_score_for_what_brought_it() {
    let mut table = table(
        "
        auren   9 workers 20 coins  trading-house F4
        giants  dwelling I1
        scoring SCORE4
    ",
    );
    table.play("auren: upgrade F4 to SH. +FAV12");
    table.has("auren: 25 points");
}

/// TM-9.2: favor tile and town in one action: the player chooses the order.
#[test]
fn tm_9_2_favor_tile_and_town_in_any_order() {
    let mut table = table(
        "
        witches  stronghold F4  trading-house E6  dwelling E7 E5
        giants   dwelling I1
    ",
    );
    table.play("witches: upgrade E6 to TE");
    table.offers("witches: +FAV7. +TW1");
    let mut favor_first = table.clone();
    favor_first.play("witches: +FAV7. +TW1");
    let mut town_first = table;
    town_first.play("witches: +TW1. +FAV7");
    assert_eq!(favor_first.view().players, town_first.view().players);
}

/// TM-9.2: a step stopped before space 10 is made up when the key arrives in the same action.
#[test]
fn tm_9_2_a_key_of_the_same_action_makes_up_a_step() {
    let mut late_key = table(
        "
        witches  bowls 12/0/0  fire 9  stronghold F4  trading-house E6  dwelling E7 E5
        giants   dwelling I1
    ",
    );
    late_key.play("witches: upgrade E6 to TE. +FAV9");
    late_key.has("witches: fire 9");
    late_key.play("witches: +TW1");
    late_key.has("witches: fire 10, 0 keys, bowls 9/3/0");
}

/// TM-9.3: the tile for small towns looks at all groups at once.
#[test]
fn tm_9_3_small_towns_are_found_at_once() {
    let mut table = table(
        "
        halflings  9 workers 20 coins  trading-house E6 E5 F5  dwelling F3 D4
        giants     dwelling I1
    ",
    );
    table.play("halflings: upgrade F5 to TE. +FAV5");
    table.asks("halflings: take 1 town tiles");
    table.play("halflings: +TW1");
    table.has("halflings: town E6 E5 F3 D4, no town F5");
}
