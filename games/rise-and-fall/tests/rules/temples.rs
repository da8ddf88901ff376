//! RF-6.40 to RF-6.43: Temples.

use crate::table::table;

/// RF-6.40: EX-R17, an adjacent opposing Ship for 5 gold; cliffs do not matter (EX-P02).
#[test]
fn rf_6_40_conversion() {
    let mut table = table(
        "red     temple 2,0  temple 0,1  7 gold  plays temple
         yellow  ship 3,0  nomad 1,1  mountaineer 5,0",
    );
    table.play("2,0 convert");
    table.refuses("at 5,0", "RF-6.40");
    table.refuses("at 2,1", "RF-6.40");
    table.play("at 3,0");
    assert!(table.stands("red", "ship", "3,0"));
    assert_eq!((table.goods("red")[0], table.count("yellow", "ship")), (2, 0));
    table.play("0,1 convert");
    assert!(table.stands("red", "nomad", "1,1"));
    let cliff = self::table(
        "red     temple 6,-1  3 gold  plays temple
         yellow  mountaineer 7,-1",
    );
    assert!(cliff.offers("6,-1 convert"));
}

/// RF-6.41: a Merchant on a City is converted and stays there; a full set wins the trophy.
#[test]
fn rf_6_41_merchant_on_a_city() {
    let mut table = table(
        "red     temple 2,0  5 gold  plays temple
                 merchant 5,0  merchant 5,-1  merchant 6,0  merchant 6,1  merchant 7,0
         yellow  city 2,1  merchant 2,1",
    );
    table.play("2,0 convert");
    assert!(table.stands("red", "merchant", "2,1") && table.stands("yellow", "city", "2,1"));
    assert_eq!(table.json()["trophies"]["merchant"], 0);
}

/// RF-6.42, RF-10.8: EX-R22, a Nomad at sea cannot be converted without the Aquanauts.
#[test]
fn rf_6_42_presence() {
    let sea = table(
        "red     temple 2,0  9 gold  plays temple  city 2,1
         yellow  nomad 3,0  ship 8,0  guild aquanauts",
    );
    sea.refuses("2,0 convert", "RF-6.40");
    let on_land = table(
        "red     temple 2,0  9 gold  plays temple  city 2,1
         yellow  nomad 1,0  ship 8,0  guild aquanauts",
    );
    assert!(on_land.offers("2,0 convert"));
}

/// RF-6.43: 2 gold per own adjacent piece, Temples excluded; City and Merchant are two.
#[test]
fn rf_6_43_tithe() {
    let mut table = table(
        "red     temple 2,0  temple 2,-1  city 2,1  merchant 2,1  ship 3,0  nomad 0,1  plays temple
         yellow  nomad 1,0",
    );
    table.play("2,0 tithe");
    assert_eq!(table.goods("red"), [6, 0, 0]);
}
