//! Positions of random games in which, together, every kind of move can be made.

use crate::common::setups;
use engine::{Chance, Game, Play, Quick, Seat, Secrets, Viewer};
use rise_and_fall::{Move, RiseAndFall, Setup};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use testing::export::{Positions, lines, moves};

/// A random game is cut off here: everything has happened by then.
const STEPS: usize = 900;

pub fn json() -> String {
    let games: Vec<(Setup, u64)> = setups().into_iter().map(|setup| (setup, 3)).collect();
    let mut positions = Vec::new();
    let show = |table: &RiseAndFall, seat| positions.push(position(table, seat));
    Positions { steps: STEPS, picked, keys }.show(&games, show);
    lines(&positions) + "\n"
}

/// What can be done, and what is asked.
fn keys(_: &Setup, table: &RiseAndFall, seat: Seat) -> BTreeSet<String> {
    let asked = format!("{:?}", table.question(seat).map(kind));
    table.legal_moves(seat).into_iter().map(key).chain([asked]).collect()
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
fn key(mv: Move) -> String {
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
    let mut value = serde_json::to_value(view).expect("plain data");
    value["hexes"] = hexes.into();
    value["pieces"] = pieces.into();
    json!({ "seat": seat, "view": value, "moves": moves(table, seat) })
}
