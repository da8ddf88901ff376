//! RTN-11: Port, Stone Council, Berk, Castle, own board.

use crate::table::table;
use engine::{Play, Seat};
use rise_to_nobility::Question;
use rise_to_nobility::kinds::Good;

/// RTN-11.1, RTN-11.2: up to the die's value, at the prices of the ship.
#[test]
fn rtn_11_1_selling_goods() {
    let mut table =
        table("ship ship-01\n0: goods jewelry 1 magic 1 furniture 2, coins 0, dice 3 1 1 1 1");
    table.play("0: die 3 port. sell furniture 1. sell jewelry 1. sell magic 1");
    assert_eq!((table.player(0).coins, table.goods(0)), (6, [0, 0, 1, 0, 0, 0]));
    assert_eq!(table.view().port.sold, [0, 0, 1, 1, 0, 1]);
}

/// RTN-11.1: a slot for each value, and no more goods than the value.
#[test]
fn rtn_11_1_no_more_goods_than_the_die_and_one_die_per_value() {
    let mut table = table(
        "ship ship-01
         0: goods art 3 furniture 3 magic 1, coins 0, dice 4 1 1 1 1
         1: goods art 1 magic 2, coins 0, dice 4 2 1 1 1",
    );
    table.refuses("0: die 4 port. sell art 4", "RTN-11.2");
    table.play("0: sell art 3");
    table.refuses("0: sell furniture 2", "RTN-11.2");
    table.play("0: sell furniture 1");
    assert_eq!(table.goods(0), [0, 0, 2, 0, 0, 1], "four goods, the Relic is not even asked for");
    assert_eq!(table.player(0).coins, 4);
    table.refuses("1: die 4 port", "RTN-5.4");
    table.play("1: die 2 port. sell magic 2");
    assert_eq!((table.player(1).coins, table.goods(1)[5]), (4, 0), "both Relics in the slot of 2");
}

/// RTN-11.1, RTN-11.2: the question tells what die, ship and stock allow, each for itself.
#[test]
fn rtn_11_2_the_question_tells_the_truth() {
    let mut table =
        table("ship ship-01, sold art 2\n0: goods art 2 books 3, dice 6 1 1 1 1, reputation 24");
    table.play("0: die 6 port");
    let asked = |table: &crate::table::Table| table.game.question(Seat(0)).expect("a question");
    let art = Question::SellGoods { good: Good::Art, left: 6, room: 1, held: 2 };
    assert_eq!(asked(&table), art);
    table.play("0: sell art 1");
    let books = Question::SellGoods { good: Good::Books, left: 5, room: 3, held: 3 };
    assert_eq!(asked(&table), books);
}

/// RTN-11.2, RTN-12.7: full spaces sell nothing; Upkeep brings a new ship.
#[test]
fn rtn_11_2_spaces_are_shared() {
    let mut table = table(
        "ship ship-01, sold jewelry 2\n0: goods jewelry 3, dice 3 1 1 1 1\n1: goods art 9, dice 6 1 1 1 1, reputation 24",
    );
    table.refuses("0: die 3 port", "RTN-3.8");
    table.play("0: end\n1: die 6 port");
    assert_eq!(table.view().port.sold[0], 0, "asked how many");
    table.refuses("1: sell art 4", "RTN-11.2");
    table.refuses("1: sell art 0", "RTN-11.2");
    table.play("1: sell art 3");
    table.end_round();
    assert_eq!(table.view().port.sold, [0; 6]);
    assert_ne!(table.view().port.ship, "ship-01");
}

const COUNCIL: &str = "council elf 1 a01, council dwarf 1 a03, council elf 2 b01";

/// RTN-11.3, RTN-11.4, RTN-11.6: rows take values, Councillors listen to their people.
#[test]
fn rtn_11_3_rows_and_councillors() {
    let mut table = table(&format!(
        "{COUNCIL}\n0: dice 1 3 1 1 1, nobility 4, fulfilled elf-1, goods art 5 weapons 5 furniture 5 jewelry 5 books 5"
    ));
    table.refuses("0: die 3 council-elf-1", "RTN-11.3");
    table.refuses("0: die 1 council-dwarf-1", "RTN-11.6");
    table.refuses("0: die 1 council-trobit-1", "RTN-11.4");
    table.play("0: die 1 council-elf-1");
    let place = &table.view().council[0][2];
    assert!(place.tile.is_none() && place.die.is_some(), "the die lies in its place");
    assert_eq!(table.player(0).council, ["a01"]);
}

#[test]
fn rtn_11_5_nobility_is_needed() {
    let mut table = table(&format!(
        "{COUNCIL}\n0: dice 3 1 1 1 1, nobility 3, fulfilled elf-1, goods art 5 weapons 5 books 5"
    ));
    table.refuses("0: die 3 council-elf-2", "RTN-11.5");
}

/// RTN-11.7: pay, score, lose 2 Reputation.
#[test]
fn rtn_11_7_answering_costs_reputation() {
    let mut table = table(
        "council elf 1 a02\n0: reputation 12, nobility 1, fulfilled elf-1, goods art 1 furniture 1 magic 1, coins 1",
    );
    table.play("0: die 1 council-elf-1");
    let player = table.player(0);
    assert_eq!((player.reputation, player.coins, player.goods), (10, 0, [0; 6]));
    assert_eq!(table.source(0, "source-council"), 6);
    let mut poor =
        crate::table::table("council elf 1 a02\n0: nobility 1, fulfilled elf-1, coins 9");
    poor.refuses("0: die 1 council-elf-1", "RTN-11.7");
}

/// RTN-11.8, RTN-12.8: refilled in Upkeep only, top row first.
#[test]
fn rtn_11_8_places_are_refilled_in_upkeep() {
    let mut table = table(&format!(
        "{COUNCIL}\n0: nobility 1, fulfilled elf-1, goods weapons 1 jewelry 1 books 1"
    ));
    table.play("0: die 1 council-elf-1");
    assert!(table.view().council[0][2].tile.is_none());
    table.end_round();
    assert_eq!(
        table.view().council.iter().flatten().filter(|place| place.tile.is_some()).count(),
        18
    );
    assert_eq!(
        table.view().council[0][0].tile,
        Some("a02"),
        "the first tile left, in the first place"
    );
}

/// RTN-11.9, RTN-11.10: one free token, more for coins, and one renewal.
#[test]
fn rtn_11_9_berk_gives_modifiers() {
    for (die, most) in [(2, 0), (4, 1), (6, 2)] {
        let mut table = table(&format!("0: dice {die} 1 1 1 1, coins 2"));
        table.play(&format!("0: die {die} berk"));
        assert_eq!((table.player(0).modifiers, table.ways(0, "modifiers")), (1, most));
        if most > 0 {
            table.play(&format!("0: modifiers {most}"));
        }
        let paid = most as u16;
        assert_eq!((table.player(0).modifiers, table.player(0).coins), (1 + most as u8, 2 - paid));
    }
}

/// RTN-11.10: no more than the slot allows.
#[test]
fn rtn_11_10_extra_modifiers_are_limited() {
    let mut table = table("0: dice 4 1 1 1 1, coins 5");
    table.refuses("0: die 4 berk. modifiers 2", "RTN-11.10");
}

#[test]
fn rtn_11_11_settlers_are_renewed() {
    let mut table = table("show elf-1 elf-2 elf-3 elf-4 elf-5 elf-6");
    table.play("0: die 1 berk. renew settlers");
    assert_eq!(table.view().piles.settlers_discarded, 6);
    assert_eq!(table.view().tavern.cards[0], Some("halfling-1"));
    assert_eq!(table.view().active.map(|seat| seat.0), Some(1), "not both");
}

#[test]
fn rtn_11_12_buildings_are_renewed_but_under_dice() {
    let mut table = table(
        "hall 1 common-01, hall 2 common-02\n0: coins 9, workers 2, dice 6 1 1 1 1, reputation 20\n1: coins 0\n2: coins 0",
    );
    table.play("0: die 6 hall. area 1. end\n1: end\n2: end\n0: die 1 berk. renew buildings");
    let tiles: Vec<bool> =
        table.view().town_hall.iter().map(|place| place.tile.is_some()).collect();
    assert_eq!(tiles, [false, true, true, true, true, true]);
    table.refuses("0: sell-area 2", "RTN-10.5");
}

#[test]
fn rtn_11_13_the_castle_gives_reputation() {
    for (die, slot, gain) in [(2, 1, 1), (3, 2, 2), (6, 3, 3)] {
        let mut table = table(&format!("0: dice {die} 1 1 1 1"));
        table.refuses(&format!("0: die {die} castle-4"), "RTN-14.1");
        table.play(&format!("0: die {die} castle-{slot}"));
        assert_eq!(table.player(0).reputation, 9 + gain);
    }
}

#[test]
fn rtn_11_14_an_apprentice_comes_home() {
    let mut table = table(
        "0: dice 4 5 5 1 1, reputation 20, apprentices artists 1, apprentices wizards 1, workshop scholars 1 scholars-1\n1: coins 0\n2: coins 0",
    );
    table.refuses("0: die 4 home", "RTN-11.14");
    table.refuses("0: die 5 home. return scholars", "RTN-11.14");
    table.play("0: return wizards");
    assert_eq!((table.player(0).workers, table.player(0).apprentices), (1, [1, 0, 0, 0, 0, 0]));
    table.play("0: end\n1: end\n2: end");
    table.refuses("0: die 5 home", "RTN-5.4");
}
