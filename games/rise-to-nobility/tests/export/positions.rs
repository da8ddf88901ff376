//! Positions of random games in which, together, every kind of move can be made.

use crate::common::setups;
use engine::{Chance, Game, Quick, Seat, Silence, Viewer};
use rise_to_nobility::{Move, RiseToNobility, Setup};
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

/// The smallest set of positions a greedy choice finds.
pub fn json() -> String {
    let games = setups();
    let mut places = Vec::new();
    for (game, setup) in games.iter().enumerate() {
        play(setup, |step, table, seat| {
            let moves = table.legal_moves(seat);
            let keys = moves.into_iter().map(|mv| key(setup, mv)).collect();
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
        play(&games[place.game], |step, table, seat| {
            if (step, seat) == (place.step, place.seat) {
                positions.push(position(table, seat).to_string());
            }
        });
    }
    format!("[\n{}\n]\n", positions.join(",\n"))
}

/// Plays a game at random and shows every seat that is asked.
fn play(setup: &Setup, mut look: impl FnMut(usize, &RiseToNobility, Seat)) {
    let mut luck = Quick::new(5, 11);
    let mut table = RiseToNobility::set_up(setup, &mut luck, &mut Silence).expect("a table");
    for step in 0.. {
        for seat in table.asked().iter() {
            look(step, &table, seat);
        }
        let Some(seat) = table.asked().first() else { return };
        let mv = picked(&table, seat, &mut luck);
        table.apply(seat, mv, &mut luck, &mut Silence);
    }
}

/// A move at random, but rather one that does something.
fn picked(table: &RiseToNobility, seat: Seat, luck: &mut Quick) -> Move {
    let moves = table.legal_moves(seat);
    let weight = |mv: &Move| match mv {
        Move::Fulfil { .. } | Move::PlaceWorker {} => 60,
        Move::Buy { goods } => 1 + 20 * usize::from(*goods),
        Move::Place { die, value, .. } if die == value => 12,
        Move::DrawCommissions {} | Move::MoveApprentice { .. } => 8,
        Move::EndTurn {} | Move::SellWorkshop { .. } | Move::SellCommunal { .. } => 1,
        _ => 2,
    };
    let mut pick = luck.below(moves.iter().map(|mv| weight(mv) as u32).sum());
    let chosen = moves.iter().find(|mv| match pick.checked_sub(weight(mv) as u32) {
        Some(rest) => {
            pick = rest;
            false
        }
        None => true,
    });
    *chosen.expect("the pick is below the sum")
}

/// What a move is, apart from cards and numbers; the larger boards have places of their own.
fn key(setup: &Setup, mv: Move) -> Key {
    let mut text = serde_json::to_value(mv).expect("plain data");
    let fields = text.as_object_mut().expect("moves are objects");
    for which in ["die", "value", "card", "count", "goods", "owner", "dice", "position", "area"] {
        fields.remove(which);
    }
    let tile = fields.get("at").and_then(Value::as_str).is_some_and(|at| at.starts_with("dice-"));
    if tile {
        fields.insert("at".into(), "dice tile".into());
    }
    if setup.night || setup.chancellery {
        fields.remove("good");
        fields.remove("from");
    }
    text.to_string()
}

fn position(table: &RiseToNobility, seat: Seat) -> Value {
    let moves: Vec<Value> = (table.legal_moves(seat).into_iter())
        .map(|mv| json!({ "notation": table.write(seat, mv), "move": mv }))
        .collect();
    json!({ "seat": seat, "view": table.view_for(Viewer::Seat(seat)), "moves": moves })
}
