//! What a table must be like to be loaded: every law, broken once, is named.

use crate::table::opening;
use engine::Play;
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
    refused(&three, &[("/seats", json!(7))], "1 to 6 seats");
    refused(&three, &[("/seats", json!(0))], "1 to 6 seats");
    refused(&three, &[("/round", json!(100))], "RTN-4.1");
    refused(&three, &[("/active", json!(3))], "the turn of nobody");
    refused(&three, &[("/first", json!(3))], "the turn of nobody");
    let (one, six) = (Setup::for_seats(1), Setup { chancellery: true, ..Setup::for_seats(6) });
    refused(&one, &[("/options/chancellery", json!(true))], "RTN-18.1");
    refused(&one, &[("/options/night", json!(true))], "RTN-18.1");
    refused(&six, &[("/options/chancellery", json!(false))], "RTN-18.1");
    refused(&three, &[("/objective", json!(0))], "RTN-16.2");
    refused(&one, &[("/objective", json!(255))], "RTN-16.2");
    refused(&three, &[("/players/3/coins", json!(1))], "somebody at an empty seat");
    refused(&three, &[("/ships_left", json!(0))], "RTN-3.7");
    refused(&three, &[("/ship", json!(200))], "RTN-3.7");
    refused(&three, &[("/event", json!(0))], "an Event without the module");
    refused(&three, &[("/events_seen", json!(1))], "an Event without the module");
    let events = Setup { events: true, ..three };
    refused(&events, &[("/events_seen", json!(0))], "RTN-15.1");
    refused(&events, &[("/event", json!(255))], "RTN-15.1");
}

#[test]
fn every_card_and_tile_is_in_one_place() {
    let setup = Setup::for_seats(3);
    let fresh = saved(&setup);
    let deck = fresh["settlers_deck"].as_u64().expect("a set");
    refused(&setup, &[("/settlers_deck", json!(deck & (deck - 1)))], "RTN-2.5");
    refused(&setup, &[("/settlers_discard", json!(deck & deck.wrapping_neg()))], "RTN-2.5");
    let bag = fresh["bag"].as_u64().expect("a set");
    refused(&setup, &[("/bag", json!(bag & (bag - 1)))], "RTN-2.3");
    refused(&setup, &[("/building_discard", json!(bag & bag.wrapping_neg()))], "RTN-2.3");
    let stack = fresh["council_stack"].as_u64().expect("a set");
    refused(&setup, &[("/council_stack", json!(stack & (stack - 1)))], "RTN-11.8");
    refused(&setup, &[("/players/0/council", json!(stack & stack.wrapping_neg()))], "RTN-11.8");
    let modifiers = fresh["modifiers"].as_u64().expect("a number");
    refused(&setup, &[("/modifiers", json!(modifiers - 1))], "RTN-3.4");
    refused(&setup, &[("/players/0/modifiers", json!(60))], "RTN-3.4");
    refused(&setup, &[("/sold/0", json!(15))], "RTN-11.2");
    refused(&setup, &[("/guilds/0/owners/0", json!(0))], "RTN-10.2");
    refused(&setup, &[("/players/0/areas/0", json!(0))], "RTN-10.4");
    refused(&setup, &[("/players/0/apprentices/0", json!(14))], "RTN-9.6");
    refused(&setup, &[("/display/0", json!(48))], "names nothing");
    refused(&setup, &[("/town_hall/0", json!(48))], "names nothing");
    refused(&setup, &[("/council/0/0", json!(30))], "names nothing");
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
    refused(&setup, &[("/players/1/houses_ready", json!(8))], "names nothing");
    refused(&setup, &[("/players/1/points", json!(number("points") + 1))], "do not add up");
    refused(&setup, &[("/players/1/reputation", json!(200))], "RTN-3.5");
    refused(&setup, &[("/players/1/reputation", json!(0))], "RTN-3.5");
    refused(&setup, &[("/players/1/nobility", json!(200))], "RTN-3.5");
    refused(&setup, &[("/players/1/coins", json!(30_001))], "more than a city can hold");
    refused(&setup, &[("/players/1/goods/5", json!(3_001))], "more than a city can hold");
    refused(&setup, &[("/players/1/character", json!(255))], "RTN-2.7");
    let other = fresh["players"][0]["character"].clone();
    refused(&setup, &[("/players/1/character", other)], "twice");
    let own = [("/players/1/own_guild", json!(2)), ("/players/1/reserve", json!(reserve - 1))];
    refused(&setup, &own, "RTN-17.2");
    refused(&setup, &[("/players/1/dice/5", json!(1))], "a die is missing or was made (RTN-2.7)");
    refused(&setup, &[("/players/1/placed", json!(1))], "a die is missing or was made (RTN-2.7)");
    let card = player["hand"][0].clone();
    let gap = [("/players/1/hand/0", json!(255)), ("/players/1/hand/1", card)];
    refused(&setup, &gap, "a gap between cards");
}

#[test]
fn commissions_and_what_is_waiting() {
    let setup = Setup { chancellery: true, ..Setup::for_seats(3) };
    let fresh = saved(&setup);
    let deck = fresh["commission_deck"].as_u64().expect("a set");
    refused(&setup, &[("/commission_deck", json!(deck & (deck - 1)))], "RTN-13.1");
    refused(&setup, &[("/players/0/rejected", json!(7))], "more Commissions rejected");
    refused(&setup, &[("/commission_bottom/len", json!(200))], "too many cards under a deck");
    refused(&setup, &[("/dice_tiles/0/first", json!(true))], "RTN-13.10");
    refused(&setup, &[("/phase", json!("actions"))], "RTN-13.9");
    let plain = Setup::for_seats(3);
    for phase in ["over", "characters", "commissions", "lord-powers", "upkeep"] {
        refused(&plain, &[("/phase", json!(phase))], "the phase does not fit");
    }
    refused(&plain, &[("/players/0/passed", json!(true))], "the phase does not fit");
    refused(&plain, &[("/offices/0", json!(0))], "RTN-13.1");
}
