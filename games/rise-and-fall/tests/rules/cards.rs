//! RF-4: cards follow pieces.

use crate::table::table;

/// RF-4.1: hand and discard are active; the played card lies in the discard.
#[test]
fn rf_4_1_zones() {
    let mut table = table(
        "red     nomad 0,0  city 4,0  ship 3,0
         yellow  nomad 2,0  city 5,0
         phase select",
    );
    table.play("red: card nomad. yellow: card city");
    assert_eq!(table.zone("red", "nomad"), "discard");
    assert_eq!(table.zone("red", "ship"), "hand");
    assert_eq!(table.zone("red", "temple"), "reserve");
}

/// RF-4.2: EX-R01, the last Ship builds a City and its card goes to reserve at once.
#[test]
fn rf_4_2_last_piece() {
    let mut table = table("red ship 3,0 1 stone nomad 0,0 plays ship\nyellow nomad 5,0");
    table.play("3,0 found-city. at 4,0");
    assert!(table.stands("red", "city", "4,0"));
    assert_eq!(table.goods("red"), [0, 0, 0]);
    assert_eq!(table.zone("red", "ship"), "reserve");
    assert_eq!(table.zone("red", "city"), "hand");
}

/// RF-4.2: EX-R02 and EX-R03, a first Temple and a first Ship bring their cards to hand.
#[test]
fn rf_4_2_first_piece() {
    let mut temple = table("red nomad 2,0 2 stone plays nomad\nyellow nomad 5,0");
    temple.play("2,0 build-temple");
    assert_eq!(temple.zone("red", "temple"), "hand");
    let mut ship = table("red nomad 2,0 1 wood plays nomad\nyellow nomad 5,0");
    ship.play("2,0 build-ship. at 3,0");
    assert_eq!(ship.zone("red", "ship"), "hand");
    assert_eq!(ship.zone("red", "nomad"), "reserve");
}

/// RF-4.2: EX-R05 and EX-R06, cards in decline do not move because of pieces.
#[test]
fn rf_4_2_decline_stays() {
    let mut converted = table(
        "red     temple 2,0  5 gold  plays temple
         yellow  ship 3,0  nomad 5,0  decline ship
         trophy nomad red",
    );
    converted.play("2,0 convert");
    assert!(converted.stands("red", "ship", "3,0"));
    assert_eq!(converted.zone("yellow", "ship"), "decline");
    let mut built = table(
        "red     temple 4,1  nomad 2,0  city 5,0  2 stone  plays nomad  decline temple
         yellow  ship 3,0
         trophy nomad red",
    );
    built.play("2,0 build-temple");
    assert_eq!(built.count("red", "temple"), 2);
    assert_eq!(built.zone("red", "temple"), "decline");
}

/// RF-4.3: a card that left the discard comes back to the hand.
#[test]
fn rf_4_3_back_to_hand() {
    let mut table = table(
        "red     nomad 2,0  1 wood  city 2,1  plays nomad
         yellow  ship 8,0  plays ship",
    );
    table.play("2,0 build-ship. at 3,0");
    assert_eq!(table.zone("red", "nomad"), "reserve");
    table.play("yellow: end");
    table.play("red: card city. yellow: card ship. yellow: end. 2,1 grow. at 2,0");
    assert_eq!(table.zone("red", "nomad"), "hand");
}

/// RF-4.4, RF-18.2, RF-18.3: every zone, treasury and trophy is shown to everybody.
#[test]
fn rf_4_4_zones_are_public() {
    use engine::{Seat, Secrets, Viewer};
    let table = table(
        "red     nomad 0,0  city 4,0  ship 3,0  3 gold  plays nomad  decline ship
         yellow  nomad 2,0  city 5,0  discard city
         trophy nomad red",
    );
    let mine = table.game.view_for(Viewer::Seat(Seat(0)));
    let theirs = table.game.view_for(Viewer::Seat(Seat(1)));
    assert_eq!(mine.civs, theirs.civs);
    assert_eq!(mine.trophies, theirs.trophies);
}
