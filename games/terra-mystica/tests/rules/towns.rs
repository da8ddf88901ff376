//! TM-12: towns.

use crate::table::table;

/// TM-12.1: four structures and a power of 7; three do not suffice.
#[test]
fn tm_12_1_four_structures_and_seven_power() {
    let mut three = table(
        "
        halflings  9 workers 20 coins  stronghold E6  trading-house F3  dwelling E5
        giants     dwelling I1
    ",
    );
    three.play("halflings: upgrade E5 to TP");
    three.asks("giants: take a turn");
    let mut weak = table(
        "
        halflings  9 workers 20 coins  trading-house E6  dwelling E5 F3 D4
        giants     dwelling I1
    ",
    );
    weak.play("halflings: upgrade E5 to TP");
    weak.asks("giants: take a turn");
    weak.has("halflings: no town E6 E5 F3 D4");
}

/// TM-12.1: the favor tile asks for 6 only.
#[test]
fn tm_12_1_six_power_with_the_favor_tile() {
    let mut table = table(
        "
        halflings  9 workers 20 coins  favors FAV5  trading-house E6  dwelling E5 F3 D4
        giants     dwelling I1
    ",
    );
    table.play("halflings: upgrade E5 to TP");
    table.asks("halflings: take 1 town tiles");
}

/// TM-12.1: three structures with the sanctuary, and only in its own group.
#[test]
fn tm_12_1_three_with_the_sanctuary() {
    let mut with = table(
        "
        halflings  9 workers 20 coins  sanctuary E6  trading-house F3  dwelling E5
        giants     dwelling I1
    ",
    );
    with.play("halflings: upgrade E5 to TP");
    with.asks("halflings: take 1 town tiles");
    let mut without = table(
        "
        halflings  9 workers 20 coins  sanctuary I8  stronghold E6  trading-house F3  dwelling E5
        giants     dwelling I1
    ",
    );
    without.play("halflings: upgrade E5 to TP");
    without.asks("giants: take a turn");
}

/// TM-12.2: what the five kinds of town tiles give, and what else a town scores.
#[test]
fn tm_12_2_town_tiles() {
    for (tile, gain) in [
        ("TW1", "25 points, 15 coins"),
        ("TW2", "27 points, 2 workers"),
        ("TW3", "29 points, 1 priests"),
        ("TW4", "26 points, bowls 4/8/0"),
        ("TW5", "28 points, cults 1/1/1/1"),
    ] {
        let mut table = table(
            "
            darklings  cults 0/0/0/0  bowls 12/0/0  stronghold E6  dwelling E5 F3 D4
            giants     dwelling I1
        ",
        );
        table.play(&format!("darklings: convert 1p to 1w. upgrade E5 to TP. +{tile}"));
        table.has(&format!("darklings: {gain}, 1 keys, towns {tile}"));
    }
}

/// TM-12.2: the scoring tile adds 5; Witches 5, Swarmlings 3 workers.
#[test]
fn tm_12_2_other_rewards_for_a_town() {
    for (who, points, workers) in [("halflings", 32, 9), ("witches", 37, 9), ("swarmlings", 32, 11)]
    {
        let mut table = table(&format!(
            "{who} 9 workers 20 coins stronghold E6 dwelling E5 F3 D4
             giants dwelling I1
             scoring SCORE2"
        ));
        table.play(&format!("{who}: upgrade E5 to TP. +TW2"));
        table.has(&format!("{who}: {points} points, {workers} workers"));
    }
}

/// TM-12.3: what touches a town joins it, a whole group too, and founds nothing.
#[test]
fn tm_12_3_later_structures_join_the_town() {
    let mut table = table(
        "
        witches  stronghold E6  trading-house E5 G3 H4  dwelling D4 D5  temple G2  bridges G2:H4
        giants   dwelling I1
        passed giants   forest F4   in-town E6 E5 D4 D5
    ",
    );
    table.play("witches: build F4");
    table.has("witches: town F4 G2 H4 G3");
    table.asks("witches: take a turn");
}

/// TM-12.4: without a town tile there is no town.
#[test]
fn tm_12_4_no_tile_no_town() {
    let mut table = table(
        "
        halflings  9 workers 20 coins  stronghold E6  dwelling E5 F3 D4
        giants     towns TW1 TW1 TW2 TW2 TW3 TW3 TW4 TW4 TW5 TW5  dwelling I1
    ",
    );
    table.play("halflings: upgrade E5 to TP");
    table.asks("giants: take a turn");
    table.has("halflings: no town E6 E5 F3 D4, 0 keys");
}

/// TM-12.4: with one tile left only one of two groups founds its town.
#[test]
fn tm_12_4_one_tile_one_town() {
    let mut table = table(
        "
        halflings  9 workers 20 coins  trading-house E6 I8 H5 A1  temple E5  dwelling F3 D4 H4 I7
        giants     towns TW1 TW2 TW2 TW3 TW3 TW4 TW4 TW5 TW5  dwelling I1
    ",
    );
    table.play("halflings: upgrade A1 to TE. +FAV5");
    table.asks("halflings: take 1 town tiles");
    table.play("halflings: +TW1");
    table.has("halflings: towns TW1, 1 keys");
    table.has("halflings: no town I8 H5 H4 I7");
}

/// TM-12.5: several groups that qualify at once found a town each.
#[test]
fn tm_12_5_each_group_founds_its_own_town() {
    let mut table = table(
        "
        halflings  9 workers 20 coins  trading-house E6 I8 H5 A1  temple E5  dwelling F3 D4 H4 I7
        giants     dwelling I1
    ",
    );
    table.play("halflings: upgrade A1 to TE. +FAV5");
    table.asks("halflings: take 2 town tiles");
    table.play("halflings: +TW1. +TW2");
    table.has("halflings: towns TW1 TW2, 2 keys");
}

/// TM-12.5: one structure that joins two groups makes one town.
#[test]
fn tm_12_5_a_joining_structure_makes_one_town() {
    let mut table = table(
        "
        halflings  9 workers 20 coins  stronghold E5  trading-house F4 G2  dwelling E7
        giants     dwelling I1
        plains E6
    ",
    );
    table.play("halflings: build E6");
    table.asks("halflings: take 1 town tiles");
}

/// TM-12.6: Mermaids may skip one river hex, when they choose to.
#[test]
fn tm_12_6_mermaids_skip_a_river() {
    let start = "
        mermaids  9 workers 20 coins  stronghold D5  trading-house E8  dwelling G3 H4
        giants    dwelling I1
        scoring SCORE2
    ";
    let mut table = table(start);
    table.play("mermaids: connect r22");
    table.asks("mermaids: take 1 town tiles");
    table.play("mermaids: +TW2");
    table.has("mermaids: 32 points, 11 workers, 1 keys, town D5 E8 G3 H4");
    // It was no action.
    table.asks("mermaids: take a turn");
    table.refuses("mermaids: connect r23", "TM-12.6");
}

/// TM-12.6: only where it founds a town, and not next to a town.
#[test]
fn tm_12_6_skipping_must_found_a_town() {
    let mut weak = table(
        "
        mermaids  9 workers 20 coins  stronghold D5  dwelling E8 G3 H4
        giants    dwelling I1
    ",
    );
    weak.refuses("mermaids: connect r22", "TM-12.1");
    let mut touching = table(
        "
        mermaids  9 workers 20 coins  stronghold D5  trading-house E8  dwelling G3 H4
        giants    dwelling I1
        in-town G3 H4
    ",
    );
    touching.refuses("mermaids: connect r22", "TM-12.6");
}

/// TM-12.6: it can wait for a later turn, and later structures on that river join.
#[test]
fn tm_12_6_the_river_stays_skipped() {
    let mut table = table(
        "
        mermaids  9 workers 20 coins  stronghold D5  trading-house E8  dwelling G3 H4
        giants    dwelling I1
        passed giants   lakes E7 F4
    ",
    );
    table.play("mermaids: build E7. connect r22. +TW1. build F4");
    table.has("mermaids: town E7 F4");
}

/// TM-12.7: shipping, tunnels and carpets found no towns.
#[test]
fn tm_12_7_reach_founds_no_town() {
    let mut shipping = table(
        "
        witches  9 workers 20 coins  shipping 3  stronghold F4  dwelling G3 E8 H4
        giants   dwelling I1
    ",
    );
    shipping.play("witches: upgrade G3 to TP");
    shipping.asks("giants: take a turn");
    let mut carpet = table(
        "
        fakirs  9 workers 20 coins  skips 2  stronghold F4  dwelling E5 E8 D5
        giants  dwelling I1
    ",
    );
    carpet.play("fakirs: upgrade E5 to TP");
    carpet.asks("giants: take a turn");
}
