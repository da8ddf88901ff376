//! RF-6.1 to RF-6.14, RF-6.50 to RF-6.63: Nomads, Mountaineers, Merchants.

use crate::table::table;
use engine::Seat;

/// RF-6.1: cost, reserve, room and bank, or not at all (EX-R20).
#[test]
fn rf_6_1_completely_or_not() {
    let table = table(
        "red     city 4,0  nomad 4,1  9 gold  plays city
                 merchant 2,0  merchant 2,1  merchant 2,-1  merchant 2,-2  merchant 1,-1  merchant 1,-2
         yellow  ship 8,0
         trophy merchant red",
    );
    table.refuses("4,0 educate-merchant", "RF-6.1");
    assert!(table.offers("4,0 educate-mountaineer"));
}

/// RF-6.2: at most 5 of each resource; costs go to the bank.
#[test]
fn rf_6_2_caps() {
    let mut table = table(
        "red     nomad 5,0  nomad 0,1  5 wood  4 stone  plays nomad
         yellow  ship 8,0",
    );
    table.refuses("5,0 produce", "RF-6.2");
    table.play("0,1 produce");
    assert_eq!(table.goods("red"), [0, 5, 5]);
}

/// RF-6.3: what is removed can be built again.
#[test]
fn rf_6_3_back_to_reserve() {
    let mut table = table(
        "red     nomad 2,0  2 stone  city 2,1  plays nomad
         yellow  ship 8,0",
    );
    table.play("2,0 build-temple");
    let view = engine::Secrets::view_for(&table.game, engine::Viewer::Spectator);
    assert_eq!(view.civs[0].in_reserve, [8, 7, 5, 2, 3, 6]);
}

/// RF-6.4: an income of nothing is not offered.
#[test]
fn rf_6_4_no_income_of_nothing() {
    let table = table("red ship 8,0 plays ship\nyellow nomad 5,0");
    table.refuses("8,0 trade", "RF-6.4");
}

/// RF-6.5, RF-6.6: a new piece does not act in the turn it came.
#[test]
fn rf_6_5_new_pieces_wait() {
    let mut table = table(
        "red     nomad 2,0  1 wood  nomad 5,0  ship 3,2  plays nomad
         yellow  ship 8,0",
    );
    table.play("2,0 build-ship. at 3,0");
    table.refuses("3,0 move", "RF-5.3");
    table.refuses("2,0 produce", "RF-5.3");
}

/// RF-6.10, RF-6.7: one step, no cliff, Plain, Forest or Mountain, empty.
#[test]
fn rf_6_10_nomads_walk() {
    let mut table = table(
        "red     nomad 1,0  nomad 2,0  plays nomad
         yellow  ship 8,0",
    );
    table.play("1,0 move");
    let answers = table.answers();
    assert_eq!(answers, ["at 1,-1", "at 2,-1", "at 0,0", "at 0,1", "at 1,1"]);
    table.refuses("at 2,0", "RF-2.11");
    table.refuses("at 1,2", "RF-6.10");
    table.play("at 0,1");
    assert!(table.stands("red", "nomad", "0,1"));
}

/// RF-6.11: Wood in Forest, Stone in Mountain, nothing elsewhere.
#[test]
fn rf_6_11_production() {
    let mut table = table(
        "red     nomad 5,0  nomad 0,1  nomad 2,0  plays nomad
         yellow  ship 8,0",
    );
    table.refuses("2,0 produce", "RF-6.11");
    table.play("5,0 produce. 0,1 produce");
    assert_eq!(table.goods("red"), [0, 1, 1]);
}

/// RF-6.12: 1 Wood and 1 Stone in Plain or Forest.
#[test]
fn rf_6_12_cities() {
    let mut table = table(
        "red     nomad 5,0  nomad 0,1  nomad 2,0  2 wood  2 stone  plays nomad
         yellow  ship 8,0",
    );
    table.refuses("0,1 build-city", "RF-6.12");
    table.play("5,0 build-city. 2,0 build-city");
    assert_eq!(table.goods("red"), [0, 0, 0]);
    assert!(table.stands("red", "city", "5,0") && table.stands("red", "city", "2,0"));
}

/// RF-6.13: 2 Stone in Plain or Mountain.
#[test]
fn rf_6_13_temples() {
    let mut table = table(
        "red     nomad 5,0  nomad 0,1  nomad 2,0  4 stone  plays nomad
         yellow  ship 8,0",
    );
    table.refuses("5,0 build-temple", "RF-6.13");
    table.play("0,1 build-temple. 2,0 build-temple");
    assert_eq!(table.count("red", "temple"), 2);
}

/// RF-6.14: 1 Wood, from Plain, on an adjacent empty Sea hex.
#[test]
fn rf_6_14_ships() {
    let mut table = table(
        "red     nomad 2,0  nomad 5,0  nomad 6,0  2 wood  ship 3,-1  plays nomad
         yellow  ship 8,0",
    );
    table.refuses("5,0 build-ship", "RF-6.14");
    table.refuses("6,0 build-ship", "RF-6.14");
    table.play("2,0 build-ship");
    assert!(table.stands("red", "ship", "3,0"), "the only empty one");
    assert_eq!(table.goods("red"), [0, 1, 0]);
}

/// RF-6.50: three steps over cliffs and own pieces, Glacier included, to an empty hex.
#[test]
fn rf_6_50_mountaineers_climb() {
    let mut table = table(
        "red     mountaineer 7,-1  nomad 7,-2  plays mountaineer
         yellow  nomad 6,-1  nomad 6,0",
    );
    table.play("7,-1 move");
    table.refuses("at 7,-2", "RF-2.11");
    table.refuses("at 8,-1", "RF-6.50");
    // Over the cliff and the own Nomad, but not over Yellow's.
    for reached in ["at 7,-3", "at 8,-3", "at 6,-2", "at 8,-4"] {
        assert!(table.offers(reached), "{reached}");
    }
    table.refuses("at 4,0", "RF-6.50");
    table.play("at 7,-3");
    assert!(table.stands("red", "mountaineer", "7,-3"));
}

/// RF-6.51: Wood in Forest, Stone in Mountain and on Glacier.
#[test]
fn rf_6_51_mountaineers_produce() {
    let mut table = table(
        "red     mountaineer 5,0  mountaineer 6,-1  mountaineer 7,-3  plays mountaineer
         yellow  ship 8,0
         trophy mountaineer red",
    );
    table.play("5,0 produce. 6,-1 produce. 7,-3 produce");
    assert_eq!(table.goods("red"), [0, 1, 2]);
}

/// RF-6.52: 2 Wood in Forest or Mountain.
#[test]
fn rf_6_52_mountaineers_build() {
    let mut table = table(
        "red     mountaineer 5,0  mountaineer 4,0  mountaineer 7,-3  2 wood  plays mountaineer
         yellow  ship 8,0
         trophy mountaineer red",
    );
    table.refuses("4,0 build-city", "RF-6.52");
    table.refuses("7,-3 build-city", "RF-6.52");
    table.play("5,0 build-city");
    assert!(table.stands("red", "city", "5,0"));
    assert_eq!(table.goods("red"), [0, 0, 0]);
}

/// RF-6.60: four steps over cliffs and pieces, not on Glacier or Sea, stopping also on Cities.
#[test]
fn rf_6_60_merchants_travel() {
    let mut table = table(
        "red     merchant 7,-1  plays merchant
         yellow  nomad 6,-1  city 6,0  city 5,0  merchant 5,0",
    );
    table.play("7,-1 move");
    table.refuses("at 6,-1", "RF-2.11");
    table.refuses("at 5,0", "RF-2.11");
    table.refuses("at 7,-3", "RF-6.60");
    table.refuses("at 2,0", "RF-6.60");
    assert!(table.offers("at 4,0") && table.offers("at 6,-2"));
    table.play("at 6,0");
    assert!(table.stands("red", "merchant", "6,0"));
}

/// RF-6.61: 5 gold per opposing City and 3 per own, around and below (EX-R19: 16).
#[test]
fn rf_6_61_merchants_trade() {
    let mut table = table(
        "red     merchant 6,0  city 5,0  city 6,1  plays merchant
         yellow  city 6,0  city 7,0  ship 8,0",
    );
    table.play("6,0 trade");
    assert_eq!(table.goods("red"), [16, 0, 0]);
}

/// RF-6.62: one resource for 5 gold, either way.
#[test]
fn rf_6_62_trade_with_the_bank() {
    let mut table = table(
        "red     merchant 6,0  merchant 2,0  5 gold  1 wood  plays merchant
         yellow  ship 8,0",
    );
    table.refuses("6,0 sell-stone", "RF-6.62");
    table.play("6,0 buy-stone. 2,0 sell-wood");
    assert_eq!(table.goods("red"), [5, 0, 1]);
}

/// RF-6.63: a Merchant builds a Ship from Plain, a City's hex included.
#[test]
fn rf_6_63_merchants_build_ships() {
    let mut table = table(
        "red     merchant 4,0  merchant 5,0  2 wood  plays merchant
         yellow  city 4,0  ship 8,0",
    );
    table.refuses("5,0 build-ship", "RF-6.63");
    table.play("4,0 build-ship. at 3,0");
    assert!(table.stands("red", "ship", "3,0") && table.stands("yellow", "city", "4,0"));
    assert_eq!(table.asked(), Seat(0));
}
