//! TM-18.3 for files: a saved table that names what is not there, or more than there can be, is
//! refused with the reason; so is one that breaks a law.

use crate::table::{opening, table};
use engine::Play;
use serde_json::{Value, json};
use terra_mystica::{Setup, TerraMystica};

fn saved() -> Value {
    let table = table(
        "
        witches  9 workers 20 coins  dwelling F4 E9  orders fire
        nomads   dwelling F3
    ",
    );
    serde_json::to_value(table.game).expect("a table is plain data")
}

/// Puts a value at a place such as `players.0.coins`; the last step may be new.
fn put(table: &mut Value, place: &str, value: Value) {
    let mut at = table;
    for step in place.split('.') {
        at = match step.parse::<usize>() {
            Ok(index) => &mut at[index],
            Err(_) => &mut at[step],
        };
    }
    *at = value;
}

/// What is said to a table with these changes: a reason, or the broken law, or nothing.
fn said(mut table: Value, changes: &[(&str, Value)]) -> Option<String> {
    for (place, value) in changes {
        put(&mut table, place, value.clone());
    }
    match serde_json::from_value::<TerraMystica>(table) {
        Ok(game) => game.broken_law(),
        Err(error) => Some(error.to_string()),
    }
}

#[track_caller]
fn refused(table: Value, changes: &[(&str, Value)], reason: &str) {
    let said = said(table, changes).unwrap_or_default();
    assert!(said.contains(reason), "{changes:?}: `{said}` instead of `{reason}`");
}

/// The most is possible, one more is not.
#[test]
fn tm_18_3_numbers_have_bounds() {
    let bounds = [
        ("round", 6),
        ("active", 1),
        ("cursor", 16),
        ("card_coins.BON9", 100),
        ("players.0.coins", 20_000),
        ("players.0.workers", 20_000),
        ("players.0.points", 20_000),
        ("players.0.priests", 7),
        ("players.0.priest_limit", 8),
        ("players.0.keys", 20),
        ("players.0.leap", 4),
        ("players.0.bowls.0", 60),
        ("players.0.bowls.2", 60),
        ("players.0.shipping", 3),
        ("players.0.digging", 2),
        ("players.0.steps_owed", 40),
        ("players.0.tokens_owed", 40),
        ("players.0.priests_owed", 40),
        ("players.0.cults.fire", 10),
        ("favor_stock.FAV1", 9),
        ("town_stock.TW1", 9),
        ("orders.fire.1", 1),
        ("hexes.F4.seat", 1),
        ("owed.actions", 2),
        ("owed.spades", 12),
        ("owed.spade_use", 2),
        ("owed.bridges", 2),
        ("owed.steps", 4),
        ("owed.favors", 3),
        ("owed.towns", 8),
        ("owed.lose", 4),
    ];
    for (place, most) in bounds {
        let at_most = format!("at most {most}");
        refused(saved(), &[(place, json!(most + 1))], &at_most);
        let said = said(saved(), &[(place, json!(most))]).unwrap_or_default();
        assert!(!said.contains("at most"), "{place}: {most} should be possible: {said}");
    }
}

#[test]
fn tm_18_3_offers_are_between_two_seats() {
    let offers = |to: u8, from: u8, amount: u8, count: usize| {
        let offer = json!({ "to": to, "from": from, "amount": amount, "build": 0, "room": 5 });
        ("offers", Value::Array(vec![offer; count]))
    };
    refused(saved(), &[offers(2, 0, 3, 1)], "seat is 2, at most 1");
    refused(saved(), &[offers(0, 2, 3, 1)], "seat is 2, at most 1");
    refused(saved(), &[offers(1, 0, 31, 1)], "offer is 31, at most 30");
    refused(saved(), &[offers(1, 1, 3, 1)], "needs a neighbour");
    refused(saved(), &[offers(1, 0, 0, 1)], "needs a neighbour");
    refused(saved(), &[offers(1, 0, 3, 29)], "offers is 29, at most 28");
    assert_eq!(said(saved(), &[offers(1, 0, 30, 28)]), None);
}

#[test]
fn tm_18_3_unknown_names_are_refused() {
    let names = [
        ("map", json!("atlantis"), "unknown map `atlantis`"),
        ("phase", json!("lunch"), "unknown phase"),
        ("rules", json!(["house"]), "unknown rule"),
        ("scoring_tiles.0", json!("SCORE99"), "unknown scoring tile"),
        ("free_cards.0", json!("BON99"), "unknown bonus card"),
        ("card_coins.BON99", json!(1), "unknown bonus card"),
        ("favor_stock.FAV99", json!(1), "unknown favor tile"),
        ("town_stock.TW99", json!(1), "unknown town tile"),
        ("used_power_actions", json!(["ACT9"]), "unknown power action"),
        ("orders.love", json!([null, null, null, null]), "unknown cult"),
        ("final_tile", json!("beauty"), "unknown final tile"),
        ("hexes.Z9", json!({ "terrain": "forest" }), "unknown hex"),
        ("hexes.r1", json!({ "terrain": "forest" }), "is a river"),
        ("skipped_rivers", json!(["F4"]), "is not a river"),
        ("skipped_rivers", json!(["r99"]), "unknown hex"),
        ("owed.foreign", json!("r1"), "is a river"),
        ("owed.leapt", json!("r1"), "is a river"),
        ("owed.settle", json!(["F4", "F4", "F4", "F4"]), "hexes of one action is 4, at most 3"),
        ("players.0.earned.luck", json!(1), "unknown source of points"),
        ("players.0.earned.start", json!(20_001), "points of a source"),
        ("players.0.cults.love", json!(1), "unknown cult"),
        ("players.0.card", json!("BON99"), "unknown bonus card"),
        ("players.0.favors", json!(["FAV99"]), "unknown favor tile"),
        ("players.0.towns", json!(["TW99"]), "unknown town tile"),
        ("players.0.bridges", json!(["F4:A1"]), "unknown bridge site"),
        ("players.0.used", json!(["luck"]), "unknown special action"),
        ("players.0.unlocked", json!([16]), "unlocked terrain is 16"),
        ("players.0.faction", Value::Null, "a player without a faction"),
    ];
    for (place, value, reason) in names {
        refused(saved(), &[(place, value)], reason);
    }
}

#[test]
fn tm_18_3_lists_are_whole_and_without_doubles() {
    refused(saved(), &[("order", json!([0]))], "1 seats in an order of 2");
    refused(saved(), &[("order", json!([0, 1, 1]))], "3 seats in an order of 2");
    refused(saved(), &[("order", json!([1, 1]))], "seat 1 stands twice");
    refused(saved(), &[("order", json!([0, 2]))], "seat is 2, at most 1");
    refused(saved(), &[("passed", json!([0, 0]))], "seat 0 stands twice");
    refused(saved(), &[("passed", json!([0, 1, 0]))], "3 seats in an order of 2");
    refused(saved(), &[("scoring_tiles", json!(["SCORE1"]))], "1 scoring tiles instead of 6");
    let one = json!([saved()["players"][0]]);
    refused(saved(), &[("players", one)], "1 players; 2 to 5 can play");
    let six = Value::Array(vec![saved()["players"][0].clone(); 6]);
    refused(saved(), &[("players", six)], "6 players; 2 to 5 can play");
    let nobodys = json!({ "terrain": "forest", "structure": "dwelling" });
    refused(saved(), &[("hexes.F4", nobodys)], "needs both a seat and a structure");
    let empty = json!({ "terrain": "forest", "seat": 0 });
    refused(saved(), &[("hexes.F4", empty)], "needs both a seat and a structure");
}

/// TM-1: what is there is there as often as printed, and in one place.
#[test]
fn tm_1_a_table_that_cannot_be_is_refused() {
    let cards = saved()["free_cards"].as_array().cloned().unwrap_or_default();
    let own = saved()["players"][0]["card"].clone();
    let doubled = [cards.clone(), vec![own.clone()]].concat();
    let laws = [
        (vec![("players.0.priests", json!(7))], "has 8 priests (TM-1.6)"),
        (vec![("players.0.keys", json!(1))], "keys from nowhere (TM-11.2)"),
        (vec![("players.0.cults.air", json!(10))], "keys from nowhere (TM-11.2)"),
        (vec![("players.1.faction", json!("auren"))], "share the board of seat 0 (TM-1.2)"),
        (vec![("favor_stock.FAV1", json!(2))], "times there (TM-1.4)"),
        (vec![("favor_stock.FAV5", json!(4))], "times there (TM-1.4)"),
        (vec![("players.0.favors", json!(["FAV5"]))], "times there (TM-1.4)"),
        (vec![("town_stock.TW1", json!(1))], "times there (TM-1.4)"),
        (vec![("town_stock.TW7", json!(1))], "times there (TM-1.4)"),
        (vec![("free_cards", json!(doubled))], "in two places (TM-2.7)"),
        (vec![("free_cards", json!(cards[1..]))], "4 bonus cards in play (TM-2.7)"),
        (
            vec![("players.0.card", Value::Null), ("free_cards", json!(doubled))],
            "a player without a bonus card",
        ),
        (vec![("round", json!(0))], "the round does not fit the phase"),
        (vec![("phase", json!("place-dwellings"))], "the round does not fit the phase"),
        (vec![("players.1.passed", json!(true))], "the passing order"),
        (vec![("passed", json!([1]))], "the passing order"),
        (vec![("passed", json!([1])), ("players.0.passed", json!(true))], "the passing order"),
        (
            vec![("passed", json!([0])), ("players.0.passed", json!(true))],
            "a turn for a player who has passed",
        ),
        (vec![("players.0.left", json!(true))], "a turn for a player who has passed"),
        (
            vec![("owed.spades", json!(1)), ("owed.spade_use", json!(2))],
            "cult spades outside phase III",
        ),
        (vec![("owed.actions", json!(0))], "nobody is asked anything"),
        (vec![("phase", json!("cult-spades"))], "nobody is asked anything"),
        (
            vec![("phase", json!("cult-spades")), ("owed.spades", json!(1))],
            "more than spades in phase III",
        ),
    ];
    assert_eq!(said(saved(), &[]), None);
    for (changes, law) in laws {
        refused(saved(), &changes, law);
    }
    let mut crowded = saved();
    for (column, row) in (1..=7).zip(std::iter::repeat("A")) {
        let hex = json!({ "terrain": "forest", "seat": 0, "structure": "dwelling" });
        put(&mut crowded, &format!("hexes.{row}{column}"), hex);
    }
    refused(crowded, &[], "9 dwellings (TM-1.3)");
}

/// TM-11.2: one marker on space 10 of a cult, however many keys.
#[test]
fn tm_11_2_two_markers_on_space_10() {
    let top = |seat: usize| {
        let place = |what: &str| format!("players.{seat}.{what}");
        [(place("cults.fire"), json!(10)), (place("towns"), json!(["TW1"]))]
    };
    let mut both = saved();
    for (place, value) in top(0).into_iter().chain(top(1)) {
        put(&mut both, &place, value);
    }
    refused(both, &[("town_stock.TW1", json!(0))], "2 players on space 10 of fire (TM-11.2)");
}

/// TM-10: offers belong to phase II.
#[test]
fn tm_10_2_offers_outside_phase_two() {
    let offer = json!([{ "to": 1, "from": 0, "amount": 3, "build": 0, "room": 5 }]);
    let over = [("phase", json!("over")), ("round", json!(6)), ("owed.actions", json!(0))];
    assert_eq!(said(saved(), &over), None);
    refused(saved(), &[&over[..], &[("offers", offer)]].concat(), "offers outside phase II");
}

/// TM-2.8, TM-3.1, TM-3.4: before the first round it is the turn of one seat, for one thing.
#[test]
fn tm_3_1_setup_out_of_turn() {
    let mut table = opening(&Setup { first_player: Some(0), ..Setup::for_seats(2) }, 5);
    let json = |table: &crate::table::Table| serde_json::to_value(table.game).expect("plain data");
    let choosing = json(&table);
    refused(choosing.clone(), &[("owed.terrain", json!(true))], "a start terrain before a faction");
    refused(choosing, &[("players.0.faction", json!("witches"))], "a second faction");
    table.play("seat 0: faction witches\n seat 1: faction nomads");
    let placing = json(&table);
    refused(placing, &[("active", json!(1))], "a dwelling out of turn");
    while table.view().phase == "place-dwellings" {
        let seat = table.game.asked().first().expect("somebody places");
        let first = table.may(seat).remove(0);
        table.play(&format!("seat {seat}: {first}"));
    }
    let cards = json(&table);
    refused(cards.clone(), &[("active", json!(0))], "a card out of turn");
    refused(cards, &[("cursor", json!(2))], "a card out of turn");
}
