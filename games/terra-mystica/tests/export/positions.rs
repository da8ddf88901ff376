//! Positions of random games in which, together, every kind of move can be made.

use crate::common::setups;
use engine::{Game, Quick, Seat, Secrets, Viewer};
use serde_json::{Map, Value, json};
use terra_mystica::{Move, Setup, TerraMystica};
use testing::export::{Positions, lines, moves, weighted};

/// The maps, and the positions on them.
pub fn json() -> String {
    let setups = setups();
    let games: Vec<(Setup, u64)> =
        (0..3).flat_map(|seed| setups.iter().map(move |setup| (setup.clone(), seed))).collect();
    let keys = |_: &Setup, table: &TerraMystica, seat| {
        table.legal_moves(seat).into_iter().map(key).collect()
    };
    let (mut maps, mut positions) = (Map::new(), Vec::new());
    let show = |table: &TerraMystica, seat| positions.push(position(table, seat, &mut maps));
    Positions { steps: usize::MAX, picked, keys }.show(&games, show);
    let maps: Vec<String> = maps.iter().map(|(id, map)| format!("\"{id}\": {map}")).collect();
    let (maps, positions) = (maps.join(",\n"), lines(&positions));
    format!("{{\"maps\": {{\n{maps}\n}}, \"positions\": {positions}}}\n")
}

/// A move at random, but rather one that builds something.
fn picked(table: &TerraMystica, seat: Seat, luck: &mut Quick) -> Move {
    let weight = |mv: &Move| match mv {
        Move::Build { .. } | Move::Upgrade { .. } | Move::TakePower { .. } => 40,
        Move::Connect { .. } | Move::SpecialAction { .. } | Move::PowerAction { .. } => 40,
        Move::AdvanceShipping {} | Move::AdvanceDigging {} | Move::SendPriest { .. } => 12,
        _ => 1,
    };
    weighted(&table.legal_moves(seat), weight, luck)
}

/// What a move is, apart from the place it is aimed at.
fn key(mv: Move) -> String {
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
    let mut value = serde_json::to_value(view).expect("plain data");
    value["hexes"] = hexes.into();
    json!({ "seat": seat, "view": value, "moves": moves(table, seat) })
}
