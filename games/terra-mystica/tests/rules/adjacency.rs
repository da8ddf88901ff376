//! TM-7: adjacency and reach.

use crate::table::table;

/// TM-7.1: a common edge makes two hexes directly adjacent.
#[test]
fn tm_7_1_a_common_edge_joins() {
    let mut table = table(
        "
        witches  9 workers 20 coins  dwelling F4
        nomads   dwelling F3
    ",
    );
    table.play("witches: upgrade F4 to TP");
    table.has("witches: 17 coins");
    table.asks("nomads: take 1 power for 0 points");
}

/// TM-7.1: so does a bridge of anybody, for everybody.
#[test]
fn tm_7_1_a_bridge_of_anybody_joins() {
    let mut table = table(
        "
        engineers  9 workers 20 coins  dwelling G1
        nomads     dwelling F3  bridges F3:G1
    ",
    );
    table.play("engineers: upgrade G1 to TP");
    table.has("engineers: 8 workers, 18 coins");
    table.asks("nomads: take 1 power for 0 points");
}

/// TM-7.1: a bridge gives its owner reach.
#[test]
fn tm_7_1_a_bridge_gives_reach() {
    let mut table = table(
        "
        nomads   20 workers  dwelling F3  bridges F3:G1
        witches  dwelling A3
        desert G1 H3
    ",
    );
    assert_eq!(table.targets("nomads: build"), "G1");
    table.play("nomads: build G1");
    table.play("witches: pass BON9");
    assert_eq!(table.targets("nomads: build"), "H3");
}

/// TM-7.2: a chain of river hexes joins if it is not longer than the shipping value.
#[test]
fn tm_7_2_shipping_crosses_rivers() {
    let builds = |shipping: u8| {
        let text = format!("auren shipping {shipping} dwelling F4\n giants dwelling I1");
        table(&text).targets("auren: build")
    };
    assert_eq!(builds(0), "");
    assert_eq!(builds(1), "G3");
    assert_eq!(builds(2), "G3, I6");
}

/// TM-7.3: the bonus card adds 1 in phase II.
#[test]
fn tm_7_3_the_bonus_card_adds_to_shipping() {
    let builds = |player: &str| {
        let faction = player.split(' ').next().unwrap_or_default();
        let table = table(&format!("{player} card BON4\n giants dwelling I1"));
        table.targets(&format!("{faction}: build"))
    };
    assert_eq!(builds("auren 0 priests dwelling F4"), "G3");
    assert_eq!(builds("auren shipping 1 dwelling F4"), "G3, I6");
    // It never helps Dwarves and Fakirs, who have neither workers nor priests to leap here.
    assert_eq!(builds("dwarves 2 workers dwelling G1"), "");
    assert_eq!(builds("fakirs 0 priests dwelling F3"), "");
}

/// TM-7.3: the card does not help in phase III, nor in the final scoring.
#[test]
fn tm_7_3_the_bonus_card_does_not_help_later() {
    let mut spades = table(
        "
        auren   water 4  card BON4  dwelling F4
        giants  dwelling I1
        scoring SCORE6   free BON1 BON2 BON3   passed giants
    ",
    );
    spades.play("auren: pass BON1");
    spades.asks("auren: use 1 spades");
    // Only direct neighbours; H4 lies across one river.
    assert!(spades.targets("auren: transform").contains("E6 to"));
    assert!(!spades.targets("auren: transform").contains("H4 to"));

    let network = table(
        "
        auren   card BON4  dwelling F4 G3
        giants  dwelling I1 I12
    ",
    );
    // One river hex between them, shipping 0: two networks of 1.
    network.scores("auren: 15 network");
}

/// TM-7.4: a tunnel skips exactly one hex, whatever it is.
#[test]
fn tm_7_4_tunnels_skip_one_hex() {
    let table = table(
        "
        dwarves  9 workers 20 coins  dwelling F6
        giants   dwelling I1
        mountains F4 E8
    ",
    );
    // H6 over G5; E8 is three steps away, F4 four.
    assert_eq!(table.targets("dwarves: build"), "H6, H8");
}

/// TM-7.4: a carpet skips one hex, with the stronghold one or two, of any mix.
#[test]
fn tm_7_4_carpets_skip_one_or_two_hexes() {
    let mut before = table(
        "
        fakirs  9 workers 20 coins 2 priests  dwelling F3
        giants  dwelling I1
    ",
    );
    before.refuses("fakirs: build E8", "TM-7.4");
    let mut after = table(
        "
        fakirs  9 workers 20 coins 2 priests  skips 2  stronghold F3
        giants  dwelling I1
    ",
    );
    after.play("fakirs: build E8");
    after.has("fakirs: 1 priests, 24 points");
}

/// TM-7.5: a hex must be reachable from an own structure; mere own terrain gives no reach.
#[test]
fn tm_7_5_reach_comes_from_structures() {
    let mut table = table(
        "
        witches  dwelling F4
        nomads   dwelling I7
        forest E6 E5
    ",
    );
    table.offers("witches: build E6");
    table.refuses("witches: build E5", "TM-7.5");
    table.refuses("witches: transform E4 to green", "TM-7.5");
}

/// TM-7.6: power and the price of trading houses look at direct neighbours only.
#[test]
fn tm_7_6_shipping_makes_no_neighbors() {
    let mut table = table(
        "
        witches  9 workers 20 coins  shipping 3  dwelling F4
        nomads   shipping 3  dwelling E8
    ",
    );
    table.play("witches: upgrade F4 to TP");
    table.has("witches: 14 coins");
    table.asks("nomads: take a turn");
}
