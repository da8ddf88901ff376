//! What a table must be like to be loaded: every law, broken once, is named.

use crate::table::opening;
use engine::{Game, Play, Seat, Secrets, Spoken, Viewer};
use rise_to_nobility::{RiseToNobility, Setup};
use serde_json::{Value, json};

fn saved(setup: &Setup) -> Value {
    serde_json::to_value(opening(setup).game).expect("a table is plain data")
}

#[track_caller]
fn refused(setup: &Setup, changes: &[(&str, Value)], law: &str) {
    let mut table = saved(setup);
    for (place, value) in changes {
        *table.pointer_mut(place).expect(place) = value.clone();
    }
    let said = match serde_json::from_value::<RiseToNobility>(table) {
        Ok(game) => format!("loaded, {:?}", game.broken_law()),
        Err(error) => error.to_string(),
    };
    assert!(said.contains(law), "{changes:?}: `{said}` instead of `{law}`");
}

#[test]
fn sound_tables_load() {
    for seats in 1..=6 {
        let setup = Setup { chancellery: seats == 6, ..Setup::for_seats(seats) };
        refused(&setup, &[], "loaded, None");
    }
}

#[test]
fn the_frame_of_a_table() {
    let three = Setup::for_seats(3);
    refused(&three, &[("/seats", json!(7))], "seats: a number from 1 to 6 is needed, not 7");
    refused(&three, &[("/seats", json!(0))], "seats: a number from 1 to 6");
    refused(&three, &[("/round", json!(100))], "RTN-4.1");
    refused(&three, &[("/active", json!(3))], "the turn of nobody");
    refused(&three, &[("/first", json!(3))], "the turn of nobody");
    let objective = rise_to_nobility::content::content().objectives[0].id;
    let (one, six) = (Setup::for_seats(1), Setup { chancellery: true, ..Setup::for_seats(6) });
    refused(&one, &[("/options/chancellery", json!(true))], "RTN-18.1");
    refused(&one, &[("/options/night", json!(true))], "RTN-18.1");
    refused(&six, &[("/options/chancellery", json!(false))], "RTN-18.1");
    refused(&three, &[("/objective", json!(objective))], "RTN-16.2");
    refused(&one, &[("/objective", Value::Null)], "RTN-16.2");
    let mut players = saved(&three)["players"].as_array().expect("players").clone();
    players.push(players[0].clone());
    refused(&three, &[("/players", Value::from(players))], "somebody at an empty seat");
    refused(&three, &[("/ships_left", json!([]))], "RTN-3.7");
    refused(&three, &[("/ship", json!("ship-99"))], "ship: no ship is called `ship-99`");
    refused(&three, &[("/event", json!("open-doors"))], "an Event without the module");
    refused(&three, &[("/events_seen", json!(["open-doors"]))], "an Event without the module");
    let events = Setup { events: true, ..three };
    refused(&events, &[("/events_seen", json!([]))], "RTN-15.1");
    refused(&events, &[("/event", Value::Null)], "RTN-15.1");
}

#[test]
fn every_card_and_tile_is_in_one_place() {
    let setup = Setup::for_seats(3);
    let fresh = saved(&setup);
    let pile = |key: &str| fresh[key].as_array().expect("a pile").clone();
    let rest = |key: &str| Value::from(pile(key)[1..].to_vec());
    let first = |key: &str| Value::from(pile(key)[..1].to_vec());
    refused(&setup, &[("/settlers_deck", rest("settlers_deck"))], "RTN-2.5");
    refused(&setup, &[("/settlers_discard", first("settlers_deck"))], "RTN-2.5");
    refused(&setup, &[("/bag", rest("bag"))], "RTN-2.3");
    refused(&setup, &[("/building_discard", first("bag"))], "RTN-2.3");
    refused(&setup, &[("/council_stack", rest("council_stack"))], "RTN-11.8");
    refused(&setup, &[("/players/0/council", first("council_stack"))], "RTN-11.8");
    let modifiers = fresh["modifiers"].as_u64().expect("a number");
    refused(&setup, &[("/modifiers", json!(modifiers - 1))], "RTN-3.4");
    refused(&setup, &[("/players/0/modifiers", json!(60))], "RTN-3.4");
    refused(&setup, &[("/sold", json!({ "art": 15 }))], "RTN-11.2");
    let owned =
        json!({ "artists": { "workshops": [null, null, null], "owners": [0, null, null] } });
    refused(&setup, &[("/guilds", owned)], "RTN-10.2");
    refused(&setup, &[("/players/0/areas/0", json!("artists-1"))], "RTN-10.4");
    refused(&setup, &[("/players/0/apprentices", json!({ "artists": 14 }))], "RTN-9.6");
    let twice = json!([pile("bag")[0], pile("bag")[0]]);
    refused(&setup, &[("/bag", twice)], "is there twice");
}

#[test]
fn what_a_player_has_adds_up() {
    let setup = Setup::for_seats(3);
    let fresh = saved(&setup);
    let player = &fresh["players"][1];
    let number = |key: &str| player[key].as_i64().expect(key);
    let reserve = number("reserve");
    refused(&setup, &[("/players/1/workers", json!(number("workers") + 1))], "RTN-1.3");
    refused(&setup, &[("/players/1/reserve", json!(reserve - 1))], "RTN-1.3");
    refused(&setup, &[("/players/1/houses_built", json!(1))], "RTN-7.6");
    refused(
        &setup,
        &[("/players/1/houses_ready", json!(8))],
        "players[1].houses_ready: a number from 0 to 7",
    );
    refused(&setup, &[("/players/1/points", json!(number("points") + 1))], "do not add up");
    refused(&setup, &[("/players/1/reputation", json!(200))], "RTN-3.5");
    refused(&setup, &[("/players/1/reputation", json!(0))], "RTN-3.5");
    refused(&setup, &[("/players/1/nobility", json!(200))], "RTN-3.5");
    refused(&setup, &[("/players/1/coins", json!(30_001))], "more than a city can hold");
    refused(
        &setup,
        &[("/players/1/goods", json!({ "magic": 3_001 }))],
        "more than a city can hold",
    );
    refused(&setup, &[("/players/1/character", Value::Null)], "RTN-2.7");
    let other = fresh["players"][0]["character"].clone();
    refused(&setup, &[("/players/1/character", other)], "twice");
    let own =
        [("/players/1/own_guild", json!("carpenters")), ("/players/1/reserve", json!(reserve - 1))];
    refused(&setup, &own, "RTN-17.2");
    refused(&setup, &[("/players/1/dice", json!([1]))], "a die is missing or was made (RTN-2.7)");
    refused(&setup, &[("/players/1/placed", json!(1))], "a die is missing or was made (RTN-2.7)");
}

#[test]
fn commissions_and_what_is_waiting() {
    let setup = Setup { chancellery: true, ..Setup::for_seats(3) };
    let fresh = saved(&setup);
    let deck = fresh["commission_deck"].as_array().expect("a deck");
    refused(&setup, &[("/commission_deck", Value::from(deck[1..].to_vec()))], "RTN-13.1");
    let three = Value::from(deck[..3].to_vec());
    refused(&setup, &[("/players/0/rejected", three)], "more Commissions rejected");
    let under = json!({ "card": deck[0], "by": 1 });
    refused(&setup, &[("/commission_bottom", json!([under]))], "RTN-13.1");
    let tile = json!({ "owner": null, "card": null, "first": true, "slots": [null, null, null] });
    refused(&setup, &[("/dice_tiles", json!({ "dice-126": tile }))], "RTN-13.10");
    refused(&setup, &[("/phase", json!("actions"))], "RTN-13.9");
    let plain = Setup::for_seats(3);
    for phase in ["over", "characters", "commissions", "lord-powers", "upkeep"] {
        refused(&plain, &[("/phase", json!(phase))], "the phase does not fit");
    }
    refused(&plain, &[("/players/0/passed", json!(true))], "the phase does not fit");
    refused(&plain, &[("/offices/0", json!(0))], "RTN-13.1");
}

/// A wrong word is told with its place and what would be right.
#[test]
fn a_wrong_word_is_told_with_its_place() {
    let setup = Setup::for_seats(3);
    let cases = [
        (
            "/display/0",
            json!("elf-99"),
            "display[0]: no settlers is called `elf-99`; did you mean `elf-1`?",
        ),
        ("/town_hall/2", json!(48), "town_hall[2]: a building is needed, not 48"),
        ("/council/1/3", json!("z"), "council[1][3]: no council tile is called `z`"),
        ("/players/2/hand", json!(["elf"]), "players[2].hand[0]: no settlers is called `elf`"),
        (
            "/players/0/goods",
            json!({ "art": 1, "arms": 2 }),
            "players[0].goods: no good is called `arms`",
        ),
        (
            "/players/0/dice",
            json!([7]),
            "players[0].dice[0]: a number from 1 to 6 is needed, not 7",
        ),
        ("/dice/tavern/0", json!({ "seat": 1 }), "dice.tavern[0]: missing field `value`"),
        (
            "/options",
            json!({ "event": true }),
            "options: unknown field `event`; did you mean `events`?",
        ),
    ];
    for (place, value, sentence) in cases {
        refused(&setup, &[(place, value)], sentence);
    }
}

/// Somebody edits a saved table and the game goes on from it.
#[test]
fn a_script_edits_a_position() {
    let setup = Setup { first_player: Some(0), ..Setup::for_seats(3) };
    let mut table = saved(&setup);
    table["players"][0]["coins"] = json!(30);
    table["players"][0]["goods"] = json!({ "art": 2, "magic": 1 });
    table["players"][0]["dice"] = json!([1, 2, 3, 4, 5]);
    let game: RiseToNobility = serde_json::from_value(table).expect("a sound table");
    let view = game.view_for(Viewer::Spectator);
    assert_eq!((view.players[0].coins, view.players[0].goods), (30, [2, 0, 0, 0, 0, 1]));
    let mv = game.read(Seat(0), "die 1 artists").expect("a move");
    assert!(game.check_move(Seat(0), mv).is_ok());
}

/// Tables saved in plain numbers, before they got words, load as what they were; numbers that
/// name nothing are refused.
#[test]
fn tables_in_numbers_still_load() {
    for seats in 1..=6 {
        let setup = Setup { chancellery: seats == 6, events: true, ..Setup::for_seats(seats) };
        let game = opening(&setup).game;
        let numbers: Value = serde_json::from_slice(&game.fingerprinted()).expect("plain data");
        assert_eq!(serde_json::from_value::<RiseToNobility>(numbers.clone()).ok(), Some(game));
        for (place, number) in [("/display/0", 48), ("/council/0/0", 30), ("/dice/tavern/0", 0xff)]
        {
            let mut wrong = numbers.clone();
            *wrong.pointer_mut(place).expect(place) = json!(number);
            assert!(serde_json::from_value::<RiseToNobility>(wrong).is_err(), "{place}");
        }
    }
}
