//! Positions of random games in which, together, every kind of move can be made.

use crate::common::modes;
use engine::{Chance, Game, Quick, Seat, Silence, Viewer};
use rise_and_fall::{Move, RiseAndFall, Setup};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Which corner of the rules a move belongs to.
type Key = String;

/// Where a position is found again.
struct Place {
    game: usize,
    step: usize,
    seat: Seat,
    keys: BTreeSet<Key>,
}

/// A random game is cut off here: everything has happened by then.
const STEPS: usize = 900;

/// The smallest set of positions a greedy choice finds.
pub fn json() -> String {
    let setups = modes().into_iter().flat_map(|(_, setups)| setups);
    let games: Vec<(Setup, u64)> = setups.map(|setup| (setup, 3)).collect();
    let mut places = Vec::new();
    for (game, (setup, seed)) in games.iter().enumerate() {
        play(setup, *seed, |step, table, seat| {
            let mut keys: BTreeSet<Key> = table.legal_moves(seat).into_iter().map(key).collect();
            keys.insert(format!("{:?}", table.question(seat).map(kind)));
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
    let mut positions = Vec::new();
    for place in chosen {
        let (setup, seed) = &games[place.game];
        play(setup, *seed, |step, table, seat| {
            if (step, seat) == (place.step, place.seat) {
                positions.push(position(table, seat).to_string());
            }
        });
    }
    format!("[\n{}\n]\n", positions.join(",\n"))
}

/// Plays a game at random and shows every seat that is asked.
fn play(setup: &Setup, seed: u64, mut look: impl FnMut(usize, &RiseAndFall, Seat)) {
    let mut luck = Quick::new(seed, 11);
    let mut table = RiseAndFall::set_up(setup, &mut luck, &mut Silence).expect("a table");
    for step in 0..STEPS {
        for seat in table.asked().iter() {
            look(step, &table, seat);
        }
        let Some(seat) = table.asked().first() else { return };
        let mv = picked(&table, seat, &mut luck);
        table.apply(seat, mv, &mut luck, &mut Silence);
    }
}

/// A move at random, but rather a deed than the end of a turn.
fn picked(table: &RiseAndFall, seat: Seat, luck: &mut Quick) -> Move {
    let moves = table.legal_moves(seat);
    let deeds: Vec<Move> = moves.iter().copied().filter(|mv| *mv != Move::EndTurn {}).collect();
    let among = if deeds.is_empty() { &moves } else { &deeds };
    among[luck.below(among.len() as u32) as usize]
}

/// The kind of a question.
fn kind(question: rise_and_fall::Question) -> Value {
    serde_json::to_value(question).expect("plain data")["kind"].take()
}

/// What a move is, apart from the place it is aimed at.
fn key(mv: Move) -> Key {
    let mut text = serde_json::to_value(mv).expect("plain data");
    let fields = text.as_object_mut().expect("moves are objects");
    for place in ["at", "q", "r", "with", "guild"] {
        fields.remove(place);
    }
    text.to_string()
}

/// One position, short: hexes and moves as rows.
fn position(table: &RiseAndFall, seat: Seat) -> Value {
    let view = table.view_for(Viewer::Seat(seat));
    let hexes: Vec<Value> =
        (view.hexes.iter()).map(|hex| json!([hex.q, hex.r, hex.terrain, hex.region])).collect();
    let pieces: Vec<Value> =
        view.pieces.iter().map(|piece| json!([piece.seat, piece.kind, piece.at])).collect();
    let moves: Vec<Value> = (table.legal_moves(seat).into_iter())
        .map(|mv| json!({ "notation": table.write(seat, mv), "move": mv }))
        .collect();
    let mut value = serde_json::to_value(view).expect("plain data");
    value["hexes"] = hexes.into();
    value["pieces"] = pieces.into();
    json!({ "seat": seat, "view": value, "moves": moves })
}
