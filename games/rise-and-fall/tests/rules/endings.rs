//! RF-9: rare cases.

use crate::table::table;
use engine::{Play, Seat};
use rise_and_fall::Event;

/// RF-9.1: the bank pays what it can.
#[test]
fn rf_9_1_empty_bank() {
    let mut table = table(
        "red     city 5,0  plays city
         yellow  ship 8,0  511 gold",
    );
    table.play("5,0 taxes");
    assert_eq!(table.goods("red"), [1, 0, 0]);
    assert!(table.events.contains(&Event::BankEmpty { seat: Seat(0), lost: 2 }));
}

/// RF-9.2: everything leaves but the trophies; the token goes on; the last one wins.
#[test]
fn rf_9_2_extinction() {
    let mut table = table(
        "red     nomad -1,3  temple -2,3  temple -2,4  2 stone  city -1,4  plays nomad
         yellow  ship -5,6  3 gold  1 wood  plays ship
         green   ship -2,-1  city 0,0
         trophy nomad yellow",
    );
    table.play("-1,3 build-temple");
    while table.phase() == "actions" {
        table.play("end");
    }
    table.play("red: decline temple. green: decline ship");
    let yellow = table.civ("yellow");
    assert_eq!(yellow["extinct"], true);
    assert_eq!((table.count("yellow", "ship"), table.goods("yellow")), (0, [0, 0, 0]));
    assert_eq!(table.json()["trophies"]["nomad"], 1);
    assert_eq!(table.phase(), "select", "two are left");
    assert_eq!(table.game.score(Seat(1)).total, 0);
}

/// RF-9.2: with one player left the game ends at once.
#[test]
fn rf_9_2_last_one_wins() {
    let mut table = table(
        "red     nomad 2,0  temple 4,0  temple 4,1  2 stone  city 5,0  plays nomad
         yellow  ship 8,0  400 gold  plays ship
         trophy nomad yellow
         trophy city yellow",
    );
    table.play("2,0 build-temple. yellow: end. red: decline temple. yellow: buy ship");
    assert_eq!(table.phase(), "select", "a rich player buys the card back");
    let mut poor = self::table(
        "red     nomad 2,0  temple 4,0  temple 4,1  2 stone  city 5,0  plays nomad
         yellow  ship 8,0  4 gold  plays ship",
    );
    poor.play("2,0 build-temple. yellow: end. red: decline temple");
    let outcome = poor.game.outcome().expect("only one is left");
    assert_eq!(outcome.places, [1, 2]);
}

/// RF-9.3: whose last piece was converted is skipped, and the card is in reserve.
#[test]
fn rf_9_3_unlucky_case() {
    let mut table = table(
        "red     temple 2,0  5 gold  plays temple
         yellow  ship 3,0  nomad 5,0  plays ship",
    );
    table.play("2,0 convert");
    assert!(table.events.iter().any(|event| matches!(event, Event::Skipped { .. })));
    assert_eq!(table.zone("yellow", "ship"), "reserve");
    assert_eq!(table.phase(), "select");
}

/// RF-9.4: no token in the bank, no production and no purchase.
#[test]
fn rf_9_4_no_tokens_left() {
    let table = crate::table::on_world(
        "crossroads",
        "red     merchant 0,1  9 gold  plays merchant
         yellow  10 wood  ship 4,-1  guild collectors
         green   5 wood   ship 5,-1
         blue    5 wood   ship 2,-2",
    );
    table.refuses("0,1 buy-wood", "RF-9.4");
    assert!(table.offers("0,1 buy-stone"));
}
