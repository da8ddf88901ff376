//! RF-6.30 to RF-6.34: Ships.

use crate::table::table;

/// RF-6.30: any empty hex of its Sea Region, past all pieces; not another Region.
#[test]
fn rf_6_30_sailing() {
    let mut table = table(
        "red     ship 3,2  plays ship
         yellow  ship 3,1  ship 3,0",
    );
    table.play("3,2 move");
    assert_eq!(table.answers().len(), 7);
    table.refuses("at 3,1", "RF-2.11");
    table.refuses("at 8,0", "RF-6.30");
    table.refuses("at 4,0", "RF-6.30");
    table.play("at 7,-4");
    assert!(table.stands("red", "ship", "7,-4"));
}

/// RF-6.31: a City for 1 Stone or a Temple for 2 on an adjacent empty Plain hex.
#[test]
fn rf_6_31_construction() {
    let mut table = table(
        "red     ship 3,2  ship 3,0  3 stone  plays ship
         yellow  nomad 2,1",
    );
    table.play("3,2 found-temple");
    assert!(table.stands("red", "temple", "4,1"), "the only Plain hex there");
    table.play("3,0 found-city");
    table.refuses("at 2,1", "RF-6.31");
    table.refuses("at 3,1", "RF-6.31");
    table.play("at 2,0");
    assert_eq!(table.goods("red"), [0, 0, 0]);
    assert_eq!(table.count("red", "ship"), 0);
}

/// RF-6.32: a Nomad on Plain or Forest, the cliff does not matter (EX-P01).
#[test]
fn rf_6_32_landing_a_nomad() {
    let mut table = table("red ship 3,2 city 5,0 plays ship\nyellow nomad 5,-1");
    table.play("3,2 land-nomad");
    assert_eq!(table.answers(), ["at 4,1", "at 2,2", "at 2,3"]);
    table.refuses("at 3,3", "RF-6.32");
    table.play("at 2,3");
    assert!(table.stands("red", "nomad", "2,3"));
}

/// RF-6.33: a Merchant for 2 gold, also on a City.
#[test]
fn rf_6_33_landing_a_merchant() {
    let mut table = table(
        "red     ship 3,0  ship 3,2  2 gold  plays ship
         yellow  city 4,0  nomad 2,0  merchant 2,1  city 2,1",
    );
    table.play("3,0 land-merchant");
    assert_eq!(table.answers(), ["at 4,-1", "at 4,0"]);
    table.refuses("at 2,0", "RF-6.33");
    table.play("at 4,0");
    assert!(table.stands("red", "merchant", "4,0"));
    table.refuses("3,2 land-merchant", "RF-6.33");
}

/// RF-6.34: 3 gold per City of anybody next to the Sea Region (EX-R18: four Cities, 12 gold).
#[test]
fn rf_6_34_trade() {
    let mut table = table(
        "red     ship 7,-4  city 4,0  city 2,2  plays ship
         yellow  city 2,0  city 5,-1  city 6,1",
    );
    table.play("7,-4 trade");
    assert_eq!(table.goods("red"), [12, 0, 0]);
}
