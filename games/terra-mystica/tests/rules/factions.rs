//! TM-15: factions.

use crate::table::table;

/// TM-15.1: Auren: a favor tile with the stronghold, then 2 steps on one cult each round.
#[test]
fn tm_15_1_auren() {
    let mut table = table(
        "
        auren   9 workers 20 coins  cults 0/1/0/8  trading-house F4
        giants  dwelling I1
        passed giants
    ",
    );
    table.play("auren: upgrade F4 to SH. +FAV6. action ACTA");
    table.asks("auren: step 2");
    table.play("auren: +2AIR");
    // Without a key the second step is lost.
    table.has("auren: cults 0/3/0/9");
}

/// TM-15.2: Witches: 5 points for a town; a free dwelling on any forest.
#[test]
fn tm_15_2_witches() {
    let mut table = table(
        "
        witches  0 workers 0 coins  stronghold F4  dwelling E7
        nomads   dwelling B4
        scoring SCORE5   forest D6
    ",
    );
    table.play("witches: action ACTW");
    table.refuses("witches: build E6", "TM-15.2");
    table.offers("witches: build D6. build I11");
    table.play("witches: build C4");
    table.has("witches: 22 points, 0 workers, 0 coins, dwelling C4");
    table.asks("nomads: take 1 power for 0 points");
}

/// TM-15.2: the ride may found a town.
#[test]
fn tm_15_2_the_ride_may_found_a_town() {
    let mut table = table(
        "
        witches  stronghold F4  trading-house E7  dwelling D4
        nomads   dwelling I7
        forest E6
    ",
    );
    table.play("witches: action ACTW. build E6. +TW1");
    table.has("witches: 30 points");
}

/// TM-15.3: Alchemists turn points into coins and back, but not below 0.
#[test]
fn tm_15_3_alchemists_convert_points() {
    let mut table = table(
        "
        alchemists  4 coins 1 points  dwelling E5
        giants      dwelling I1
    ",
    );
    table.play("alchemists: convert 1vp to 1c");
    table.has("alchemists: 5 coins, 0 points");
    table.refuses("alchemists: convert 1vp to 1c", "TM-15.3");
    table.play("alchemists: convert 2c to 1vp. convert 2c to 1vp");
    table.has("alchemists: 1 coins, 2 points");
}

/// TM-15.3: the stronghold gives 12 power at once and 2 for each spade.
#[test]
fn tm_15_3_alchemists_gain_power() {
    let mut table = table(
        "
        alchemists  20 workers 20 coins  bowls 5/7/0  trading-house E5
        giants      dwelling I1
        passed giants
    ",
    );
    table.play("alchemists: upgrade E5 to SH");
    table.has("alchemists: bowls 0/5/7");
    table.play("alchemists: transform F3 to black. done");
    table.has("alchemists: bowls 0/1/11");
}

/// TM-15.4: Darklings pay a priest for a spade and score 2 for it.
#[test]
fn tm_15_4_darklings_dig_with_priests() {
    let start = "
        darklings  4 workers 15 coins 2 priests  bowls 0/0/12  dwelling E5 C1
        witches    dwelling A3 A10
        scoring SCORE1
    ";
    let mut paid = table(start);
    paid.play("darklings: transform F3 to black. build F3");
    paid.has("darklings: 28 points, 0 priests, 3 workers, 13 coins");
    let mut topped_up = table(start);
    topped_up.play("darklings: action ACT5. transform F3 to black. build F3");
    topped_up.has("darklings: 26 points, 1 priests");
}

/// TM-15.4: the stronghold turns up to 3 workers into priests, at once and only then.
#[test]
fn tm_15_4_darklings_ordain() {
    let mut table = table(
        "
        darklings  6 workers 20 coins 5 priests  trading-house E5
        witches    dwelling A3
        passed witches
    ",
    );
    table.play("darklings: upgrade E5 to SH");
    table.asks("darklings: ordain priests");
    // Six workers less four, and two priests in the supply.
    table.refuses("darklings: convert 3w to 3p", "TM-15.4");
    table.play("darklings: convert 1w to 1p");
    table.has("darklings: 1 workers, 6 priests");
    table.refuses("darklings: convert 1w to 1p", "TM-15.4");
}

/// TM-15.5: Halflings: a point for each spade, three spades with the stronghold, one dwelling.
#[test]
fn tm_15_5_halflings() {
    let mut table = table(
        "
        halflings  20 workers 20 coins  trading-house E6
        giants     dwelling I1
        scoring SCORE1
    ",
    );
    table.play("halflings: upgrade E6 to SH");
    table.asks("halflings: use 3 spades");
    table.has("halflings: 23 points");
    table.play(
        "
        halflings: transform E5 to brown. transform F3 to brown. transform D4 to yellow
        halflings: build F3
    ",
    );
    table.has("halflings: 29 points, 15 workers, 10 coins, dwelling F3");
    table.shows("E5 plains, E5 empty, D4 desert");
    table.asks("giants: take a turn");
}

/// TM-15.6: Cultists: 7 points with the stronghold (their steps: TM-10.6).
#[test]
fn tm_15_6_cultists() {
    let mut table = table(
        "
        cultists  20 workers 20 coins  trading-house E6
        giants    dwelling I1
        scoring SCORE4
    ",
    );
    table.play("cultists: upgrade E6 to SH");
    table.has("cultists: 32 points, 12 coins");
}

/// TM-15.7: Engineers: bridges for 2 workers, points for bridges between own structures.
#[test]
fn tm_15_7_engineers() {
    let mut table = table(
        "
        engineers  20 workers 40 coins  card BON3  dwelling C2  trading-house E7
        witches    dwelling A3
        scoring SCORE5   passed witches
    ",
    );
    table.play("engineers: action ACTE. bridge C2:D4. action ACTE. bridge C2:D3");
    table.play("engineers: transform D4 to gray. build D4. upgrade E7 to SH. pass BON9");
    // A dwelling 2, one bridge with both ends 3.
    table.has("engineers: 25 points");
}

/// TM-15.7: without the stronghold bridges score nothing; the power action is theirs too.
#[test]
fn tm_15_7_engineers_without_stronghold() {
    let mut table = table(
        "
        engineers  bowls 0/0/12  dwelling C2 D4
        witches    dwelling A3
        passed witches
    ",
    );
    table.play("engineers: action ACT1. bridge C2:D4. pass BON9");
    table.has("engineers: 20 points");
    table.refuses("witches: action ACTE", "TM-15.7");
}

/// TM-15.8: Dwarves: with the stronghold a tunnel costs 1 worker.
#[test]
fn tm_15_8_dwarves() {
    let mut table = table(
        "
        dwarves  9 workers 20 coins  stronghold F6
        giants   dwelling I1
    ",
    );
    table.play("dwarves: build H6");
    table.has("dwarves: 7 workers, 24 points");
}

/// TM-15.9: Mermaids: a free step of shipping with the stronghold, nothing on level 5.
#[test]
fn tm_15_9_mermaids() {
    for (shipping, after, points) in [(1, 2, 22), (4, 5, 25), (5, 5, 20)] {
        let mut table = table(&format!(
            "mermaids 9 workers 20 coins shipping {shipping} trading-house D5
             giants dwelling I1
             scoring SCORE1"
        ));
        table.play("mermaids: upgrade D5 to SH");
        table.has(&format!("mermaids: shipping {after}, {points} points"));
    }
}

/// TM-15.10: Swarmlings: a free trading house each round, with points, power and towns.
#[test]
fn tm_15_10_swarmlings() {
    let mut table = table(
        "
        swarmlings  0 workers 0 coins  stronghold E7  dwelling E6 D4 F4
        nomads      dwelling F3
        scoring SCORE6
    ",
    );
    table.play("swarmlings: action ACTS. upgrade E6 to TP. +TW1");
    table.has("swarmlings: 28 points, 3 workers, 6 coins, trading-house E6");
    table.asks("nomads: take 1 power for 0 points");
}

/// TM-15.11: Chaos Magicians: two favor tiles for a temple and for the sanctuary.
#[test]
fn tm_15_11_two_favor_tiles() {
    let mut table = table(
        "
        chaosmagicians  20 workers 40 coins  cults 0/0/0/0  trading-house E3
        witches         dwelling A3
        passed witches
    ",
    );
    table.play("chaosmagicians: upgrade E3 to TE");
    table.asks("chaos-magicians: take 2 favor tiles");
    table.play("chaosmagicians: +FAV6. +FAV8");
    table.has("chaosmagicians: cults 0/2/0/2");
    table.play("chaosmagicians: upgrade E3 to SA. +FAV1. +FAV2");
    table.has("chaosmagicians: favors FAV1 FAV2 FAV6 FAV8");
}

/// TM-15.11: the double turn is two full actions, then the next player.
#[test]
fn tm_15_11_double_turn() {
    let mut table = table(
        "
        chaosmagicians  20 workers 40 coins 1 priests  stronghold D4
        witches         dwelling A3
    ",
    );
    table.play("chaosmagicians: action ACTC");
    table.asks("chaos-magicians: take 2 actions");
    table.refuses("chaosmagicians: action ACTC", "TM-8.70");
    table.play("chaosmagicians: transform E6 to red. build E6. convert 1w to 1c");
    table.play("chaosmagicians: send p to FIRE for 3");
    table.asks("witches: take a turn");
}

/// TM-15.11: hexes of the first action get their dwelling in it or wait for a later turn.
#[test]
fn tm_15_11_the_first_action_settles_its_own_hexes() {
    let mut table = table(
        "
        chaosmagicians  20 workers 40 coins  bowls 0/0/12  stronghold E3
        witches         dwelling A3
        desert D3  mountains F2
    ",
    );
    table
        .play("chaosmagicians: action ACTC. action ACT6. transform D3 to red. transform F2 to red");
    table.play("chaosmagicians: build D3");
    table.refuses("chaosmagicians: build F2", "TM-15.11");
}

/// TM-15.11: passing may be one of the two, and ends the turn.
#[test]
fn tm_15_11_passing_in_a_double_turn() {
    let mut table = table(
        "
        chaosmagicians  20 workers 40 coins 1 priests  stronghold D4
        witches         dwelling A3
    ",
    );
    table.play("chaosmagicians: action ACTC. pass BON9");
    table.asks("witches: take a turn");
}

/// TM-15.12: Giants: 2 spades each round with the stronghold, then a dwelling if wanted.
#[test]
fn tm_15_12_giants() {
    let mut table = table(
        "
        giants   1 workers 2 coins  stronghold D4
        witches  dwelling A3
        scoring SCORE1
    ",
    );
    table.play("giants: action ACTG. transform E6 to red. build E6");
    table.has("giants: 24 points, 0 workers, 0 coins, dwelling E6");
}

/// TM-15.13: Fakirs: the stronghold lets a carpet skip 2 hexes; one step of digging.
#[test]
fn tm_15_13_fakirs() {
    let mut table = table(
        "
        fakirs   20 workers 40 coins 3 priests  trading-house F3
        witches  dwelling A3
        passed witches
    ",
    );
    table.refuses("fakirs: build E8", "TM-7.4");
    table.play("fakirs: upgrade F3 to SH");
    table.has("fakirs: skips 2");
    table.play("fakirs: build E8");
    table.has("fakirs: 2 priests, dwelling E8");
}

/// TM-15.14: Nomads: the sandstorm turns a neighbouring hex into desert and is no spade.
#[test]
fn tm_15_14_sandstorm() {
    let mut table = table(
        "
        nomads   3 workers 15 coins  stronghold F3
        witches  dwelling A3
        scoring SCORE1
    ",
    );
    table.play("nomads: action ACTN. transform F4 to yellow. build F4");
    table.has("nomads: 20 points, 2 workers, 13 coins, dwelling F4");
}

/// TM-15.14: not across a bridge or a river, not on a structure, not on desert.
#[test]
fn tm_15_14_sandstorm_needs_a_common_edge() {
    let mut table = table(
        "
        nomads   9 workers 15 coins  shipping 3  stronghold F3  bridges F3:G1
        witches  dwelling E6
        desert E5
    ",
    );
    let mut storm = table.clone();
    storm.play("nomads: action ACTN");
    assert_eq!(storm.targets("nomads: transform"), "F4 to yellow, G2 to yellow");
    storm.refuses("nomads: transform G1 to yellow", "TM-15.14");
    storm.refuses("nomads: transform E6 to yellow", "TM-15.14");
    table.play("nomads: transform G1 to yellow. done");
    table.has("nomads: 3 workers");
}

/// TM-15.3, TM-8.17: the power of one spade may pay for the next; all go to one hex.
#[test]
fn tm_15_3_alchemists_pay_a_spade_with_the_power_of_another() {
    let start = "
        alchemists  1 workers 0 coins  digging 2 bowls 0/4/1  stronghold E5
        giants      dwelling I1
        passed giants
    ";
    table(start).refuses("alchemists: transform F3 to black", "TM-8.14");
    let mut table = table(start);
    table.play("alchemists: wait. dig 1");
    table.asks("alchemists: use 1 spades");
    table.has("alchemists: 0 workers, bowls 0/2/3");
    table.refuses("alchemists: -SPADE", "TM-8.18");
    table.refuses("alchemists: dig 1", "TM-8.14");
    table.play("alchemists: convert 3pw to 1w. dig 1");
    table.has("alchemists: 0 workers, bowls 1/4/0");
    table.refuses("alchemists: transform F3 to brown", "TM-8.18");
    table.play("alchemists: transform F3 to black. done. done");
    table.shows("F3 swamp, F3 empty");
    table.asks("alchemists: take a turn");
}

/// TM-15.3: without the stronghold, and for everybody else, a spade is bought with its hex.
#[test]
fn tm_8_17_spades_are_bought_with_their_hex() {
    let mut table = table(
        "
        alchemists  9 workers  dwelling E5
        witches     9 workers  dwelling A3
    ",
    );
    table.refuses("alchemists: dig 1", "TM-15.3");
    table.play("alchemists: transform F3 to brown");
    table.refuses("witches: dig 1", "TM-8.17");
}

/// TM-15.4, TM-1.6: without a priest in the supply nobody is ordained, and the refusal says so.
#[test]
fn tm_1_6_no_ordination_without_a_priest_in_the_supply() {
    let mut table = table(
        "
        darklings  6 workers 20 coins 7 priests  trading-house E5
        witches    6 workers dwelling A3
    ",
    );
    table.play("darklings: upgrade E5 to SH");
    table.asks("witches: take a turn");
    table.refuses("witches: convert 2w to 2p", "TM-8.2");
    table.play("witches: pass BON9");
    table.refuses("darklings: convert 2w to 2p", "TM-1.6");
}
