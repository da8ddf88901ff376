//! TM-10: power from neighbours.

use crate::table::{Table, table};

/// TM-10.1: dwellings and upgrades offer power; transformations and bridges do not.
#[test]
fn tm_10_1_what_offers_power() {
    let start = || {
        table(
            "
            witches  20 workers 30 coins  bowls 0/0/12  dwelling F4
            nomads   dwelling F3
            forest E6
        ",
        )
    };
    let mut build = start();
    build.play("witches: build E6");
    build.asks("nomads: take 1 power for 0 points");
    let mut transform = start();
    transform.play("witches: transform E7 to green. done");
    transform.asks("nomads: take a turn");
    let mut bridge = start();
    bridge.play("witches: action ACT1. bridge F4:G3");
    bridge.asks("nomads: take a turn");
}

/// TM-10.1: free structures offer power as well.
#[test]
fn tm_10_1_free_structures_offer_power() {
    let mut table = table(
        "
        witches  stronghold A3  dwelling A10
        nomads   dwelling F3
    ",
    );
    table.play("witches: action ACTW. build F4");
    table.asks("nomads: take 1 power for 0 points");
}

/// TM-10.2: the sum of what stands directly adjacent; what is merely near does not count.
#[test]
fn tm_10_2_the_sum_of_adjacent_power_values() {
    let mut table = table(
        "
        mermaids  9 workers 20 coins  dwelling E7
        nomads    dwelling F3  temple F4  trading-house E4
        lakes E6
    ",
    );
    table.play("mermaids: build E6");
    table.asks("nomads: take 3 power for 2 points");
}

/// TM-10.2: a stronghold and a sanctuary are worth 3 each; own structures nothing.
#[test]
fn tm_10_2_strongholds_and_sanctuaries_are_worth_three() {
    let mut table = table(
        "
        mermaids  9 workers 20 coins  dwelling E7 E5
        nomads    stronghold F3  sanctuary F4
        lakes E6
    ",
    );
    table.play("mermaids: build E6");
    table.asks("nomads: take 6 power for 5 points");
}

/// TM-10.3: clockwise from the active player, all or nothing, N power for N - 1 points.
#[test]
fn tm_10_3_answers_go_clockwise() {
    let mut table = table(
        "
        giants    bowls 5/7/0  stronghold D4
        mermaids  9 workers 20 coins  dwelling E7
        nomads    bowls 5/7/0  dwelling F3  temple F4
        turn mermaids   lakes E6
    ",
    );
    table.play("mermaids: build E6");
    table.asks("nomads: take 3 power for 2 points");
    table.play("nomads: leech 3 from mermaids");
    table.has("nomads: 18 points, bowls 2/10/0");
    table.asks("giants: take 3 power for 2 points");
    table.play("giants: decline 3 from mermaids");
    table.has("giants: 20 points, bowls 5/7/0");
    table.asks("nomads: take a turn");
}

/// One offer of 4 to nomads with these bowls and points.
fn offer_of_four(nomads: &str) -> Table {
    let mut table = table(&format!(
        "mermaids 9 workers 20 coins dwelling E7
         nomads {nomads} stronghold F3 dwelling F4
         lakes E6"
    ));
    table.play("mermaids: build E6");
    table
}

/// TM-10.4: the offer is cut to the room in the bowls, and so is its price.
#[test]
fn tm_10_4_cut_to_the_bowls() {
    let mut table = offer_of_four("bowls 0/3/9");
    table.asks("nomads: take 3 power for 2 points");
    table.play("nomads: leech");
    table.has("nomads: bowls 0/0/12, 18 points");
}

/// TM-10.4: and to the points: with V points at most V + 1 power.
#[test]
fn tm_10_4_cut_to_the_points() {
    offer_of_four("2 points").asks("nomads: take 3 power for 2 points");
    let mut table = offer_of_four("0 points bowls 5/7/0");
    table.asks("nomads: take 1 power for 0 points");
    table.play("nomads: leech");
    table.has("nomads: 0 points, bowls 4/8/0");
}

/// TM-10.4: nothing is offered to full bowls.
#[test]
fn tm_10_4_full_bowls_are_not_asked() {
    offer_of_four("bowls 0/0/12").asks("nomads: take a turn");
}

/// TM-10.4: an offer that has become worthless by another answer is not made.
#[test]
fn tm_10_4_worthless_offers_are_not_made() {
    let mut table = table(
        "
        halflings  9 workers 20 coins  trading-house E6
        nomads     bowls 0/1/11  dwelling F3
    ",
    );
    table.play("halflings: upgrade E6 to SH. transform E5 to brown. -SPADE. build E5");
    table.asks("nomads: take 1 power for 0 points");
    table.play("nomads: leech");
    table.asks("nomads: take a turn");
}

/// TM-10.5: offers of one build are computed when it happens and do not change each other.
#[test]
fn tm_10_5_offers_stand_on_their_own() {
    let mut table = table(
        "
        mermaids  9 workers 20 coins  dwelling E7
        nomads    bowls 5/7/0  dwelling F3  temple F4
        giants    bowls 5/7/0  stronghold D4
        lakes E6
    ",
    );
    table.play("mermaids: build E6");
    let offers = |table: &Table| {
        table.view().offers.iter().map(|offer| (offer.to.0, offer.power)).collect::<Vec<_>>()
    };
    assert_eq!(offers(&table), [(1, 3), (2, 3)]);
    table.play("nomads: leech");
    assert_eq!(offers(&table), [(2, 3)]);
}

/// Cultists have just built a trading house next to Witches and Nomads.
fn cultists(witches: &str, rule: &str) -> Table {
    let mut table = table(&format!(
        "cultists 9 workers 20 coins cults 0/0/0/0 bowls 5/7/0 dwelling E6
         witches {witches} dwelling F4
         nomads bowls 5/7/0 dwelling F3
         {rule}"
    ));
    table.play("cultists: upgrade E6 to TP");
    table
}

/// TM-10.6: one step if anybody takes, however many do; made after all answers.
#[test]
fn tm_10_6_cultists_step_once_per_build() {
    let mut both = cultists("bowls 5/7/0", "");
    both.play("witches: leech");
    both.asks("nomads: take 1 power for 0 points");
    both.play("nomads: leech");
    both.asks("cultists: step 1");
    both.play("cultists: +EARTH");
    both.has("cultists: cults 0/0/1/0");
    both.asks("witches: take a turn");

    let mut one = cultists("bowls 5/7/0", "");
    one.play(
        "
        witches: decline
        nomads: leech
        cultists: +FIRE
    ",
    );
    one.asks("witches: take a turn");
}

/// TM-10.6: nothing if all refuse.
#[test]
fn tm_10_6_cultists_get_nothing_if_all_refuse() {
    let mut table = cultists("bowls 5/7/0", "");
    table.play(
        "
        witches: decline
        nomads: decline
    ",
    );
    table.asks("witches: take a turn");
    table.has("cultists: bowls 5/7/0");
}

/// TM-10.6: full bowls neither take nor refuse.
#[test]
fn tm_10_6_full_bowls_give_no_step() {
    let mut table = cultists("bowls 0/0/12", "");
    table.asks("nomads: take 1 power for 0 points");
    table.play("nomads: decline");
    table.asks("witches: take a turn");
    table.has("cultists: cults 0/0/0/0");
}

/// TM-10.7: answers come when the action is complete, its last conversions included.
#[test]
fn tm_10_7_answers_come_after_the_action() {
    let mut table = table(
        "
        witches  9 workers 20 coins  trading-house F4
        nomads   dwelling F3
    ",
    );
    table.play("witches: wait. upgrade F4 to TE. +FAV6");
    table.asks("witches: finish the turn");
    table.play("witches: convert 1w to 1c. done");
    table.asks("nomads: take 1 power for 0 points");
}

/// TM-10.7: in a double turn, after each of the two actions.
#[test]
fn tm_10_7_answers_come_between_the_actions_of_a_double_turn() {
    let mut table = table(
        "
        chaosmagicians  20 workers 40 coins  stronghold A6  dwelling G2 E6
        nomads          dwelling F3
    ",
    );
    table.play("chaosmagicians: action ACTC. upgrade G2 to TP");
    table.asks("nomads: take 1 power for 0 points");
    table.play("nomads: leech");
    table.asks("chaos-magicians: take a turn");
    table.play("chaosmagicians: upgrade E6 to TP");
    table.asks("nomads: take 1 power for 0 points");
}
