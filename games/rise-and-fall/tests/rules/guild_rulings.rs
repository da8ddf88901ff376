//! RF-10: rulings on single Guilds, and Guilds that meet each other or Tales.

use crate::table::table;

/// RF-10.7: a Temple in Forest goes with the Druids.
#[test]
fn rf_10_7_temple_without_druids() {
    let mut table = table(
        "red     city 5,0  10 gold  guild doppelgangers  plays city
         yellow  temple 5,-1  temple 7,0  nomad 7,1  guild druids  plays nomad",
    );
    table.play("red: end. yellow: end. swap 1 druids");
    assert_eq!(table.count("yellow", "temple"), 1);
    assert!(table.stands("yellow", "temple", "7,0"));
}

/// RF-10.26: a cliff on the way to a far pupil is in the way.
#[test]
fn rf_10_26_no_lesson_over_a_cliff() {
    let lesson = |nomad: &str| {
        let lines =
            format!("red city 7,0 nomad {nomad} 2 gold guild scholars plays city\nyellow ship 8,0");
        table(&lines).offers("7,0 educate-mountaineer")
    };
    assert!(lesson("5,0"), "over Plain to Forest");
    assert!(!lesson("7,-2"), "Mountain behind Plain");
}

/// RF-10.28: Cities are converted from beside, even by Psy-Monks.
#[test]
fn rf_10_28_cities_from_beside() {
    let far = table(
        "red     temple 2,0  9 wood  20 gold  nomad 2,1  guild shadow-cult  guild psy-monks
                 guild collectors  plays temple
         yellow  city 0,0  nomad 0,1",
    );
    assert!(far.offers("2,0 convert"), "units at two hexes");
    far.refuses("2,0 convert-city", "RF-10.28");
}

/// RF-10.31: Sentinels bar moves, also of Aquanauts, and nothing but moves.
#[test]
fn rf_10_31_moves_alone() {
    let mut landing = table(
        "red     ship 3,0  2 gold  plays ship
         yellow  city 4,0  guild sentinels",
    );
    landing.play("3,0 land-merchant");
    assert!(landing.offers("at 4,0"));
    let swims = |guild: &str| {
        let mut table = table(&format!(
            "red     nomad 2,0  guild aquanauts  plays nomad
             yellow  ship 3,0  guild {guild}"
        ));
        table.play("2,0 move");
        table.offers("at 3,1")
    };
    assert!(swims("farmers") && !swims("sentinels"));
}

/// RF-10.32: trophies of Tales count too.
#[test]
fn rf_10_32_trophy_of_a_tale() {
    let table = table(
        "red     city 5,0  guild trophy-hunters  plays city
         yellow  ship 8,0
         tales dragon
         trophy nomad red
         tale-trophy dragon red",
    );
    assert_eq!(table.points("red", "score-guilds"), 20);
}

/// RF-10.33: the Winged do not pass what nobody may enter.
#[test]
fn rf_10_33_closed_hexes() {
    let flies = |dolmens: &str| {
        let mut table = table(&format!(
            "red     nomad 4,0  guild winged  plays nomad
             yellow  ship 8,0
             tales dolmens
             site dolmens {dolmens} 0"
        ));
        table.play("4,0 move");
        table.offers("at 6,0")
    };
    assert!(flies("0,0") && !flies("5,0"));
}
