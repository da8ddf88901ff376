//! Positions of random games in which, together, every kind of move can be made.

use crate::common::setups;
use engine::{Chance, Game, Quick, Seat, Silence, Viewer};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use terra_mystica::{Move, Setup, TerraMystica};

/// Which corner of the rules a move belongs to.
type Key = String;

/// Where a position is found again.
struct Place {
    game: usize,
    step: usize,
    seat: Seat,
    keys: BTreeSet<Key>,
}

/// The smallest set of positions a greedy choice finds.
pub fn json() -> String {
    let setups = setups();
    let games: Vec<(Setup, u64)> =
        (0..3).flat_map(|seed| setups.iter().map(move |setup| (setup.clone(), seed))).collect();
    let mut places = Vec::new();
    for (game, (setup, seed)) in games.iter().enumerate() {
        play(setup, *seed, |step, table, seat| {
            let keys = table.legal_moves(seat).into_iter().map(key).collect();
            places.push(Place { game, step, seat, keys });
        });
    }
    let mut missing: BTreeSet<Key> = places.iter().flat_map(|place| place.keys.clone()).collect();
    let mut chosen: Vec<&Place> = Vec::new();
    while !missing.is_empty() {
        let new = |place: &&Place| place.keys.intersection(&missing).count();
        let best = places.iter().rev().max_by_key(new).expect("every key has a place");
        missing = missing.difference(&best.keys).cloned().collect();
        chosen.push(best);
    }
    chosen.sort_by_key(|place| (place.game, place.step));
    let mut maps = Map::new();
    let mut positions = Vec::new();
    for place in chosen {
        let (setup, seed) = &games[place.game];
        play(setup, *seed, |step, table, seat| {
            if (step, seat) == (place.step, place.seat) {
                positions.push(position(table, seat, &mut maps));
            }
        });
    }
    let lines = |rows: Vec<String>| rows.join(",\n");
    let maps = maps.iter().map(|(id, map)| format!("\"{id}\": {map}")).collect();
    let positions = positions.iter().map(Value::to_string).collect();
    format!("{{\"maps\": {{\n{}\n}}, \"positions\": [\n{}\n]}}\n", lines(maps), lines(positions))
}

/// Plays a game at random and shows every seat that is asked.
fn play(setup: &Setup, seed: u64, mut look: impl FnMut(usize, &TerraMystica, Seat)) {
    let mut luck = Quick::new(seed, 11);
    let mut table = TerraMystica::set_up(setup, &mut luck, &mut Silence).expect("a table");
    for step in 0.. {
        for seat in table.asked().iter() {
            look(step, &table, seat);
        }
        let Some(seat) = table.asked().first() else { return };
        let mv = picked(&table, seat, &mut luck);
        table.apply(seat, mv, &mut luck, &mut Silence);
    }
}

/// A move at random, but rather one that builds something.
fn picked(table: &TerraMystica, seat: Seat, luck: &mut Quick) -> Move {
    let moves = table.legal_moves(seat);
    let weight = |mv: &Move| match mv {
        Move::Build { .. } | Move::Upgrade { .. } | Move::TakePower { .. } => 40,
        Move::Connect { .. } | Move::SpecialAction { .. } | Move::PowerAction { .. } => 40,
        Move::AdvanceShipping {} | Move::AdvanceDigging {} | Move::SendPriest { .. } => 12,
        _ => 1,
    };
    let mut pick = luck.below(moves.iter().map(weight).sum());
    let chosen = moves.iter().find(|mv| match pick.checked_sub(weight(mv)) {
        Some(rest) => {
            pick = rest;
            false
        }
        None => true,
    });
    *chosen.expect("the pick is below the sum")
}

/// What a move is, apart from the place it is aimed at.
fn key(mv: Move) -> Key {
    let mut text = serde_json::to_value(mv).expect("plain data");
    let fields = text.as_object_mut().expect("moves are objects");
    for place in ["at", "river", "site", "offer", "workers"] {
        fields.remove(place);
    }
    text.to_string()
}

/// One position, short: hexes without what the map says of them.
fn position(table: &TerraMystica, seat: Seat, maps: &mut Map<String, Value>) -> Value {
    let view = table.view_for(Viewer::Seat(seat));
    let places: Vec<Value> =
        view.hexes.iter().map(|hex| json!([hex.name, hex.row, hex.col])).collect();
    maps.insert(view.map.into(), places.into());
    let hexes: Vec<Value> = (view.hexes.iter())
        .map(|hex| match hex.structure {
            None if !hex.town => json!([hex.terrain]),
            _ => json!([hex.terrain, hex.structure, hex.seat, hex.town]),
        })
        .collect();
    let moves: Vec<Value> = (table.legal_moves(seat).into_iter())
        .map(|mv| json!({ "notation": table.write(seat, mv), "move": mv }))
        .collect();
    let mut value = serde_json::to_value(view).expect("plain data");
    value["hexes"] = hexes.into();
    json!({ "seat": seat, "view": value, "moves": moves })
}
