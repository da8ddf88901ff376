//! TM-8.10 to TM-8.22: action 1, transform and build.

use crate::table::{Table, table};

/// Halflings in the middle of the map, with workers and power for everything.
fn halflings() -> Table {
    table(
        "
        halflings  30 workers 30 coins  bowls 0/0/12  dwelling E6 F5
        giants     dwelling I1
        scoring SCORE1
    ",
    )
}

/// TM-8.10: transform only, build only, or both on one hex; doing nothing is no action.
#[test]
fn tm_8_10_three_forms() {
    let mut transform_only = halflings();
    transform_only.play("halflings: transform E5 to brown. done");
    transform_only.shows("E5 plains, E5 empty");
    transform_only.asks("giants: take a turn");

    let mut build_only = table(
        "
        halflings  dwelling E6
        giants     dwelling I1
        plains E5
    ",
    );
    build_only.play("halflings: build E5");
    build_only.has("halflings: 2 workers, 13 coins, dwelling E5");

    let mut both = halflings();
    both.play("halflings: transform E5 to brown. build E5");
    both.has("halflings: 26 workers, 28 coins, dwelling E5");
    both.asks("giants: take a turn");
}

/// TM-8.11: what a dwelling costs.
#[test]
fn tm_8_11_the_price_of_a_dwelling() {
    for (who, home, left) in [
        ("witches", "forest", "2 workers, 13 coins"),
        ("engineers", "mountains", "1 workers, 9 coins"),
        ("swarmlings", "lakes", "6 workers, 17 coins"),
    ] {
        let text = format!("{who} dwelling E7\n giants dwelling I1\n {home} D4");
        let mut table = table(&text);
        table.play(&format!("{who}: build D4"));
        table.has(&format!("{who}: {left}"));
    }
}

/// TM-8.11: home terrain, unoccupied, paid for.
#[test]
fn tm_8_11_where_a_dwelling_may_stand() {
    let mut table = table(
        "
        witches  0 workers 9 coins  dwelling F4
        nomads   dwelling F3
        forest E6
    ",
    );
    table.refuses("witches: build E7", "TM-8.11");
    table.refuses("witches: build F3", "TM-8.11");
    table.refuses("witches: build E6", "TM-8.11");
}

/// TM-8.12: neighbouring terrains are 1 spade apart, opposite ones 3; a hex may stop in between.
#[test]
fn tm_8_12_one_spade_per_step_of_the_cycle() {
    // Halflings (plains) pay 3 workers per spade: forest to plains takes 3.
    let mut table = halflings();
    table.play("halflings: transform F4 to brown. done");
    table.has("halflings: 21 workers");
    let mut table = halflings();
    table.play("halflings: transform F4 to black");
    table.has("halflings: 24 workers");
    table.shows("F4 swamp");
}

/// TM-8.12: no structure, no owner: anybody may build on a hex others have transformed.
#[test]
fn tm_8_12_a_transformed_hex_belongs_to_nobody() {
    let mut table = halflings();
    table.refuses("halflings: transform E6 to black", "TM-8.12");
    let mut table = crate::table::table(
        "
        halflings  9 workers  dwelling E6
        witches    dwelling F4
        plains E7
    ",
    );
    table.play("halflings: transform F3 to brown. done");
    table.refuses("witches: transform F4 to gray", "TM-8.12");
    table.offers("witches: transform F3 to yellow");
    table.play("witches: pass BON9");
    table.play("halflings: build E7");
}

/// TM-8.13: either way round the cycle, but home terrain ends it; at most 6 steps.
#[test]
fn tm_8_13_both_ways_lead_home() {
    let mut short = halflings();
    short.play("halflings: transform E5 to brown. done");
    short.has("halflings: 27 workers");
    let mut long = halflings();
    long.play("halflings: transform E5 to brown long. done");
    long.has("halflings: 12 workers, 38 points");
    long.shows("E5 plains");
    // From desert to swamp the short way leads over plains, so only the other one is left.
    let mut past_home = halflings();
    past_home.refuses("halflings: transform F3 to black long", "TM-8.13");
    past_home.play("halflings: transform F3 to black");
    past_home.has("halflings: 15 workers");
}

/// TM-8.13, TM-8.22: what a player sees of the way home, from desert round the cycle.
#[test]
fn tm_8_13_spades_from_each_terrain() {
    let table = halflings();
    assert_eq!(table.player("halflings").spades, Some([1, 0, 1, 2, 3, 3, 2]));
    assert_eq!(table.player("giants").spades, Some([2, 2, 2, 2, 2, 2, 0]));
}

/// TM-8.13: home terrain may be transformed away.
#[test]
fn tm_8_13_home_terrain_may_be_spoiled() {
    let mut table = table(
        "
        halflings  20 workers  dwelling E6
        giants     dwelling I1
        plains E5
    ",
    );
    table.play("halflings: transform E5 to yellow long");
    table.has("halflings: 2 workers");
    table.shows("E5 desert");
}

/// TM-8.14: a spade costs 3, 2 or 1 workers, by the level of the dig track.
#[test]
fn tm_8_14_the_price_of_spades() {
    for (digging, left) in [(0, 9), (1, 12), (2, 15)] {
        let mut table =
            table(&format!("auren 18 workers digging {digging} dwelling F4\n nomads dwelling I7"));
        table.play("auren: transform E6 to green. done");
        table.has(&format!("auren: {left} workers"));
    }
}

/// TM-8.15: bought spades all go to a single hex.
#[test]
fn tm_8_15_spades_go_to_one_hex() {
    let mut table = halflings();
    table.play("halflings: transform E5 to brown");
    table.asks("halflings: build or not");
    table.refuses("halflings: transform F3 to brown", "TM-8.10");
}

/// TM-8.16: spades missing for home terrain are bought on top of the free ones.
#[test]
fn tm_8_16_missing_spades_are_bought() {
    let mut table = halflings();
    table.play("halflings: action ACT5. transform F4 to brown. build F4");
    table.has("halflings: 23 workers, 28 coins, 29 points");
}

/// TM-8.16: of two free spades one may go to another hex, which gets no dwelling.
#[test]
fn tm_8_16_two_spades_may_be_split() {
    let mut table = halflings();
    table.play("halflings: action ACT6. transform E5 to brown. transform F3 to brown. build E5");
    table.has("halflings: 26 points, 3 dwellings, dwelling E5");
    table.shows("F3 plains, F3 empty");
    table.asks("giants: take a turn");
}

/// TM-8.16: at most one of the hexes ends on foreign terrain, in either order.
#[test]
fn tm_8_16_only_one_hex_may_stay_foreign() {
    let mut table = halflings();
    table.refuses("halflings: action ACT6. transform E7 to red. transform F4 to blue", "TM-8.16");
    table.play("halflings: transform E5 to brown. build E5");
    table.shows("E7 wasteland");
}

/// TM-8.16: no dwelling on the hex that stayed foreign, and none that was home before.
#[test]
fn tm_8_16_the_dwelling_stands_on_a_hex_made_home() {
    let mut table = table(
        "
        halflings  30 workers 30 coins  bowls 0/0/12  dwelling E6
        giants     dwelling I1
        plains E7
    ",
    );
    table.refuses("halflings: action ACT6. transform E5 to brown. -SPADE. build E7", "TM-8.10");
}

/// TM-8.16: the second hex must be reachable from what stood before.
#[test]
fn tm_8_16_both_hexes_are_reached_from_before() {
    let mut table = halflings();
    table.refuses("halflings: action ACT6. transform E5 to brown. transform E4 to black", "TM-7.5");
}

/// TM-8.17: once a hex has been transformed nothing can be bought any more.
#[test]
fn tm_8_17_no_buying_after_a_transformation() {
    let mut table = halflings();
    table
        .refuses("halflings: action ACT6. transform E5 to brown. transform E7 to brown", "TM-8.17");
}

/// TM-8.17: the Halflings' stronghold spades are not topped up.
#[test]
fn tm_8_17_stronghold_spades_are_not_topped_up() {
    let mut table = table(
        "
        halflings  30 workers 30 coins  trading-house E6
        giants     dwelling I1
    ",
    );
    // Mountains to plains takes 3, the long way 4.
    table.refuses("halflings: upgrade E6 to SH. transform E7 to brown long", "TM-8.17");
    table.play("halflings: transform E7 to brown. build E7");
}

/// TM-8.18: free spades may be given up once something was transformed.
#[test]
fn tm_8_18_free_spades_may_be_given_up() {
    let mut table = halflings();
    table.play("halflings: action ACT6. transform E5 to brown. -SPADE. build E5");
    table.asks("giants: take a turn");
}

/// TM-8.19: the tile counts spades used, Halflings spades received.
#[test]
fn tm_8_19_used_and_received_spades() {
    let mut table = halflings();
    table.play("halflings: action ACT6. transform E5 to brown. -SPADE. done");
    table.has("halflings: 24 points");
}

/// TM-8.20: a dwelling scores by tile and by favor tile, and offers power.
#[test]
fn tm_8_20_a_dwelling_scores() {
    let mut table = table(
        "
        witches  favors FAV11  dwelling F4
        nomads   dwelling E7
        scoring SCORE5   forest E6
    ",
    );
    table.play("witches: build E6");
    table.has("witches: 24 points");
    table.asks("nomads: take 1 power for 0 points");
}

/// TM-8.21: a tunnel costs 2 workers on top and scores 4.
#[test]
fn tm_8_21_a_tunnel_is_paid_and_scores() {
    let mut table = table(
        "
        dwarves  26 workers 21 coins  dwelling E7 F6
        witches  dwelling A3
        scoring SCORE5
    ",
    );
    table.play("dwarves: build H6");
    table.has("dwarves: 26 points, 23 workers, 19 coins");
}

/// TM-8.21: transforming and building is one tunnel; coming back later is another.
#[test]
fn tm_8_21_coming_back_is_a_new_tunnel() {
    let start = "
        dwarves  30 workers 20 coins  dwelling F6
        witches  dwelling A3
    ";
    let mut at_once = table(start);
    at_once.play("dwarves: transform G4 to gray. build G4");
    // 2 steps, one tunnel, one dwelling.
    at_once.has("dwarves: 24 points, 21 workers");
    let mut later = table(start);
    later.play(
        "
        dwarves: transform G4 to gray. done
        witches: pass BON9
        dwarves: build G4
    ",
    );
    later.has("dwarves: 28 points, 19 workers");
}

/// TM-8.21: no tunnel where the feet lead, and only one among several free spades.
#[test]
fn tm_8_21_one_tunnel_per_action_and_only_if_needed() {
    let mut table = table(
        "
        dwarves  30 workers 20 coins  bowls 0/0/12  dwelling F6
        witches  dwelling A3
        wasteland G4 H7 E9
    ",
    );
    table.refuses("dwarves: action ACT6. transform G4 to gray. transform H7 to gray", "TM-8.21");
    table.play("dwarves: transform E9 to gray. build E9");
    // One tunnel, for G4; E9 is next door.
    table.has("dwarves: 24 points, 27 workers");
}

/// TM-8.21: a carpet costs 1 priest, also with the spade of a card.
#[test]
fn tm_8_21_a_carpet_costs_a_priest() {
    let mut table = table(
        "
        fakirs   1 priests  card BON1  dwelling F3
        witches  dwelling A3
    ",
    );
    table.play("fakirs: action BON1. transform D4 to yellow. build D4");
    table.has("fakirs: 0 priests, 24 points, dwelling D4");
}

/// TM-8.22: Giants always use 2 spades, and always for wasteland.
#[test]
fn tm_8_22_giants_use_two_spades() {
    let mut table = table(
        "
        giants   6 workers 21 coins  bowls 0/0/12  dwelling E3 D4
        witches  dwelling C3 C4
        scoring SCORE1   wasteland E6
    ",
    );
    table.refuses("giants: transform D3 to brown", "TM-8.22");
    table.refuses("giants: transform E6 to brown", "TM-8.22");
    table.play("giants: action ACT5. transform D3 to red. build D3");
    table.has("giants: 24 points, 19 coins, 2 workers, bowls 4/0/8, 3 dwellings");
}

/// TM-8.22: with one free spade and no workers for another there is nothing to use it on.
#[test]
fn tm_8_22_one_spade_is_not_enough_for_giants() {
    let mut table = table(
        "
        giants   2 workers  bowls 0/0/12  dwelling E3
        witches  dwelling C3
    ",
    );
    table.refuses("giants: action ACT5", "TM-8.22");
    table.offers("giants: action ACT6");
}
