//! What a table must be like to be loaded: every law, broken once, is named.

use super::table::{begun, list, take, with_mats};
use engine::{Play, Thing};
use serde_json::{Value, json};
use tapestry::map::Hex;
use tapestry::{Setup, Tapestry};

fn saved(game: Tapestry) -> Value {
    serde_json::to_value(game).expect("a table is plain data")
}
/// With all boxes.
fn rich() -> Tapestry {
    let setup = Setup {
        first_player: Some(0),
        plans_and_ploys: true,
        arts_and_architecture: true,
        fantasies_and_futures: true,
        ..Setup::for_seats(3)
    };
    with_mats(&setup, &[]).game
}
fn set(saved: &mut Value, place: &str, value: Value) {
    *saved.pointer_mut(place).unwrap_or_else(|| panic!("no `{place}`")) = value;
}
/// The first word of a list, left where it is.
fn first(saved: &mut Value, place: &str) -> Value {
    list(saved, place)[0].clone()
}

fn loaded(saved: Value) -> String {
    match serde_json::from_value::<Tapestry>(saved) {
        Ok(game) => format!("loaded, {:?}", game.broken_law()),
        Err(error) => error.to_string(),
    }
}
#[track_caller]
fn after(game: Tapestry, change: impl FnOnce(&mut Value), said: &str) {
    let mut table = saved(game);
    change(&mut table);
    let found = loaded(table);
    assert!(found.contains(said), "`{found}` instead of `{said}`");
}
#[track_caller]
fn with(place: &str, value: Value, said: &str) {
    after(begun(3).game, |table| set(table, place, value), said);
}

#[test]
fn sound_tables_load() {
    for seats in 2..=5 {
        after(begun(seats).game, |_| {}, "loaded, None");
    }
    after(rich(), |_| {}, "loaded, None");
}

#[test]
fn the_frame_of_a_table() {
    with("/seats", json!(1), "no such number of players (TP-2.1)");
    with("/seats", json!(6), "seats: a number from 1 to 5");
    with("/seats", json!(2), "somebody at an empty seat");
    with("/rivals/count", json!(3), "rivals.count: a number from 0 to 2 is needed, not 3");
    for rivals in [1, 2] {
        let alone = |table: &mut Value| set(table, "/rivals/count", json!(rivals));
        after(begun(2).game, alone, "people and rivals are three");
    }
    with("/active", json!(3), "the turn of nobody");
    with("/first", json!(3), "the turn of nobody");
    let fewer = |table: &mut Value| {
        list(table, "/players").pop();
        set(table, "/seats", json!(3));
    };
    after(begun(4).game, fewer, "the wrong side of the map (TP-2.1)");
    with("/board/large", json!(true), "the wrong side of the map (TP-2.1)");
    for lock in [2, 8, 10, 255] {
        with("/locks/4", json!(lock), "loaded, None");
    }
    for lock in [3, 7, 11] {
        with("/locks/4", json!(lock), "a track locked by nobody (TP-9.6)");
    }
    let over = |people: usize| {
        move |table: &mut Value| {
            set(table, "/chain", json!([]));
            for seat in 0..people {
                set(table, &format!("/players/{seat}/over"), json!(true));
                set(table, &format!("/players/{seat}/income_turns"), json!(5));
            }
        }
    };
    after(begun(3).game, over(3), "over too early or too late (TP-17.2)");
    after(begun(3).game, over(2), "loaded, None");
}

#[test]
fn tapestry_cards_are_in_one_place() {
    let nowhere = "a tapestry card is missing or in two places (TP-1.1)";
    let deck = "/tapestry_deck";
    after(begun(3).game, |table| drop(list(table, deck).pop()), nowhere);
    let places = [
        "/tapestry_discard",
        "/buried",
        "/players/2/hand",
        "/players/1/drawn",
        "/mats/revealed",
        "/mats/submerged",
    ];
    for place in places {
        let twice = |table: &mut Value| {
            let card = first(table, deck);
            list(table, place).push(card);
        };
        after(begun(3).game, twice, nowhere);
        let moved = |table: &mut Value| {
            let card = list(table, deck).remove(0);
            list(table, place).push(card);
        };
        after(begun(3).game, moved, "loaded, None");
    }
    let on_mat = |table: &mut Value| {
        let card = first(table, deck);
        list(table, "/players/0/on_mat").push(card);
    };
    after(begun(3).game, on_mat, nowhere);
    let covered = |table: &mut Value| {
        let card = list(table, deck).remove(0);
        list(table, "/players/0/on_mat").push(card);
    };
    after(begun(3).game, covered, "a card of the income mat is missing (TP-13.1)");
    let covered = |table: &mut Value| {
        let card = list(table, deck).remove(0);
        list(table, "/players/0/on_mat").push(card);
        set(table, "/players/0/covered", json!(1));
    };
    after(begun(3).game, covered, "loaded, None");
    let collected = |table: &mut Value| {
        let card = first(table, deck);
        set(table, "/mats/collected_tapestry", card);
    };
    after(begun(3).game, collected, nowhere);
    let collected = |table: &mut Value| {
        let card = list(table, deck).remove(0);
        set(table, "/mats/collected_tapestry", card);
    };
    after(begun(3).game, collected, "loaded, None");
    let removed = |table: &mut Value| {
        let card = list(table, deck).remove(0);
        list(table, "/removed_tapestries").push(card);
    };
    after(begun(3).game, removed, "loaded, None");
    // A card of a box that is not there.
    with("/tapestry_discard", json!(["the-wish"]), "tapestry_discard");
}

#[test]
fn technology_cards_are_in_one_place() {
    let nowhere = "a technology card is missing or in two places (TP-1.1)";
    let deck = "/technology_deck";
    after(begun(3).game, |table| drop(list(table, deck).pop()), nowhere);
    let places = [
        "/technology_discard",
        "/players/2/drawn_technologies",
        "/players/0/technologies/0",
        "/players/1/technologies/1",
        "/players/2/technologies/2",
    ];
    for place in places {
        let twice = |table: &mut Value| {
            let card = first(table, deck);
            list(table, place).push(card);
        };
        after(begun(3).game, twice, nowhere);
        let moved = |table: &mut Value| {
            let card = list(table, deck).remove(0);
            list(table, place).push(card);
        };
        after(begun(3).game, moved, "loaded, None");
    }
    let face_up = |table: &mut Value| {
        let card = first(table, deck);
        list(table, "/technology_row")[1] = card;
    };
    after(begun(3).game, face_up, nowhere);
    let collected = |table: &mut Value| {
        let card = list(table, deck).remove(0);
        set(table, "/mats/collected_technology", card);
    };
    after(begun(3).game, collected, "loaded, None");
    let removed = |table: &mut Value| {
        let card = list(table, deck).remove(0);
        list(table, "/removed_technologies").push(card);
    };
    after(begun(3).game, removed, "loaded, None");
}

#[test]
fn tiles_and_mats_are_in_one_place() {
    let tile = "a territory tile in two places (TP-1.6)";
    for place in ["/players/1/tiles", "/players/0/drawn_tiles"] {
        let twice = |table: &mut Value| {
            let tile = first(table, "/territory_deck");
            list(table, place).push(tile);
        };
        after(begun(3).game, twice, tile);
        let moved = |table: &mut Value| {
            let tile = list(table, "/territory_deck").remove(0);
            list(table, place).push(tile);
        };
        after(begun(3).game, moved, "loaded, None");
    }
    let empty = |table: &Value| {
        let explored: Vec<String> =
            begun(3).view().territories.into_iter().map(|it| it.hex).collect();
        let mut hexes = Hex::all().map(|it| it.word().into_owned());
        let free =
            hexes.find(|hex| !explored.contains(hex) && table["board"]["tiles"][hex].is_null());
        free.expect("an unexplored hex")
    };
    let laid = |times: usize, from_deck: bool| {
        move |table: &mut Value| {
            let tile = first(table, "/territory_deck");
            if from_deck {
                list(table, "/territory_deck").remove(0);
            }
            for _ in 0..times {
                let hex = empty(table);
                table["board"]["tiles"][hex] =
                    format!("{}/0", tile.as_str().expect("a word")).into();
            }
        }
    };
    after(begun(3).game, laid(1, true), "loaded, None");
    after(begun(3).game, laid(1, false), tile);
    after(begun(3).game, laid(2, true), "a territory tile lies in two places (TP-7.1)");
    let civilization = "a civilization in two places (TP-1.7)";
    let own = begun(3).view().players[1].civilizations[0].clone();
    for place in ["/civilization_deck", "/civilization_discard", "/players/0/offered_civilizations"]
    {
        let twice = |table: &mut Value| list(table, place).push(own.clone().into());
        after(begun(3).game, twice, civilization);
    }
    let twice =
        |table: &mut Value| list(table, "/players/0/civilizations").push(own.clone().into());
    after(begun(3).game, twice, civilization);
    with("/landmarks/3", json!(2), "loaded, None");
    with("/landmarks/3", json!(3), "a landmark of nobody (TP-1.4)");
}

#[test]
fn what_a_player_has_adds_up() {
    let game = begun(3).game;
    let player = saved(game)["players"][1].clone();
    let points = player["points"].as_i64().expect("a number");
    with("/players/1/points", json!(points + 1), "seat 1: points from nowhere (TP-16.2)");
    let poor = |table: &mut Value| {
        set(table, "/players/1/points", json!(-1));
        set(table, "/players/1/earned", json!({ "source-income": -1 }));
    };
    after(game, poor, "points from nowhere (TP-16.2)");
    with("/players/1/resources", json!({ "coin": 9 }), "resources");
    for (token, law) in
        [(12, "loaded, None"), (13, "TP-0.2"), (4 << 4 | 12, "None"), (5 << 4, "TP-0.2")]
    {
        with("/players/1/tokens/0", json!(token), law);
    }
    let slots = |slots: u8| json!({ "market": slots, "house": 62, "farm": 62, "armory": 62 });
    with("/players/1/mat", slots(0b11_1101), "a slot that no building covers (TP-2.7)");
    let artificers = |table: &mut Value| set(table, "/players/1/mat", slots(0b11_1101));
    after(rich(), artificers, "loaded, None");
    let built = |beside: u8, plots: Value| {
        move |table: &mut Value| {
            set(table, "/players/1/mat", slots(0b11_1100));
            set(table, "/players/1/beside", json!({ "market": beside }));
            set(table, "/players/1/city/plots", plots);
        }
    };
    let plot = saved(game)["players"][1]["city"]["plots"].clone();
    assert_eq!(plot, json!({}), "an empty city");
    after(game, built(1, json!({})), "loaded, None");
    after(game, built(0, json!({ "e5": "market" })), "loaded, None");
    after(game, built(1, json!({ "e5": "market" })), "a building that is nowhere (TP-12.11)");
    after(game, built(2, json!({})), "a building that is nowhere (TP-12.11)");
    let outposts = player["outposts"].as_i64().expect("a number");
    with("/players/1/outposts", json!(outposts - 1), "an outpost is missing (TP-1.1)");
    with("/players/1/outposts", json!(outposts + 1), "an outpost is missing (TP-1.1)");
    with("/players/1/income_turns", json!(5), "loaded, None");
    with("/players/1/income_turns", json!(6), "income_turns");
    let early = "income turns that were not taken (TP-3.3)";
    with("/players/1/over", json!(true), early);
    with("/players/1/further", json!(true), early);
    with("/players/1/covered", json!(1), "a card of the income mat is missing (TP-13.1)");
}

#[test]
fn things_stand_on_explored_territories() {
    let game = begun(3).game;
    let law = "something stands where nothing can (TP-0.3)";
    let explored = begun(3).view().territories;
    for hex in Hex::all() {
        let at = usize::from(hex.0);
        if saved(game)["items"].get(at).is_none() {
            continue;
        }
        let stands = |slot: usize| {
            move |table: &mut Value| {
                let outposts = table["players"][1]["outposts"].as_i64().expect("a number");
                set(table, "/players/1/outposts", json!(outposts - 1));
                let items = table["items"][at].as_array_mut().expect("four places");
                let slot = if slot > 0 {
                    slot
                } else {
                    items.iter().take_while(|it| !it.is_null()).count()
                };
                items[slot] = json!({ "what": "outpost", "seat": 1 });
            }
        };
        let open = explored.iter().any(|it| it.hex == hex.word());
        after(game, stands(0), if open { "loaded, None" } else { law });
        after(game, stands(3), law);
    }
    let start = begun(3).view().territories.into_iter().find(|it| it.items.is_empty());
    let start = Hex::named(&start.expect("an empty territory").hex).expect("a hex");
    let stranger = |table: &mut Value| {
        table["items"][usize::from(start.0)][0] = json!({ "what": "outpost", "seat": 3 });
    };
    after(game, stranger, law);
    let taken = |table: &mut Value| assert!(take(table, "oil-magnate"));
    after(game, taken, "a tapestry card is missing");
}
