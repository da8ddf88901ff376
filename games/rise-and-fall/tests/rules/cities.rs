//! RF-6.20 to RF-6.22: Cities.

use crate::table::table;

/// RF-6.20: a Nomad on an adjacent empty Plain, Forest or Mountain hex without a cliff, free.
#[test]
fn rf_6_20_growth() {
    let mut table = table(
        "red     city 7,-1  nomad 7,0  plays city
         yellow  ship 8,0",
    );
    table.play("7,-1 grow");
    assert_eq!(table.answers(), ["at 8,-2", "at 6,0"]);
    table.refuses("at 6,-1", "RF-2.6");
    table.refuses("at 7,0", "RF-6.20");
    table.refuses("at 8,-1", "RF-6.20");
    table.play("at 6,0");
    assert_eq!(table.count("red", "nomad"), 2);
}

/// RF-6.21: an adjacent own Nomad becomes a Merchant for 2 gold or a Mountaineer for 1.
#[test]
fn rf_6_21_education() {
    let mut table = table(
        "red     city 7,-1  city 5,0  city 4,0  nomad 7,0  nomad 5,-1  nomad 6,-1  3 gold  plays city
         yellow  ship 8,0  nomad 6,0",
    );
    table.play("7,-1 educate-merchant");
    assert!(table.stands("red", "merchant", "7,0"), "the one on 6,-1 is behind a cliff");
    table.play("5,0 educate-mountaineer. at 6,-1");
    assert!(table.stands("red", "mountaineer", "6,-1"));
    assert_eq!(table.goods("red"), [0, 0, 0]);
    table.refuses("4,0 educate-mountaineer", "RF-6.21");
}

/// RF-6.22: 1 gold in Mountain, 2 in Plain, 3 in Forest.
#[test]
fn rf_6_22_taxes() {
    let mut table = table(
        "red     city 6,-1  city 4,0  city 5,0  plays city
         yellow  ship 8,0",
    );
    table.play("6,-1 taxes");
    assert_eq!(table.goods("red")[0], 1);
    table.play("4,0 taxes");
    assert_eq!(table.goods("red")[0], 3);
    table.play("5,0 taxes");
    assert_eq!(table.goods("red")[0], 6);
}
