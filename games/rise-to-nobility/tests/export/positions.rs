//! Positions of random games in which, together, every kind of move can be made.

use crate::common::setups;
use engine::{Game, Quick, Seat, Secrets, Viewer};
use rise_to_nobility::{Move, RiseToNobility, Setup};
use serde_json::{Value, json};
use testing::export::{Positions, lines, moves, weighted};

pub fn json() -> String {
    let games: Vec<(Setup, u64)> = setups().into_iter().map(|setup| (setup, 5)).collect();
    let keys = |setup: &Setup, table: &RiseToNobility, seat| {
        table.legal_moves(seat).into_iter().map(|mv| key(setup, mv)).collect()
    };
    let mut positions = Vec::new();
    Positions { steps: usize::MAX, picked, keys }.show(&games, |table: &RiseToNobility, seat| {
        let view = table.view_for(Viewer::Seat(seat));
        positions.push(json!({ "seat": seat, "view": view, "moves": moves(table, seat) }));
    });
    lines(&positions) + "\n"
}

/// A move at random, but rather one that does something.
fn picked(table: &RiseToNobility, seat: Seat, luck: &mut Quick) -> Move {
    let weight = |mv: &Move| match mv {
        Move::Fulfil { .. } | Move::PlaceWorker {} => 60,
        Move::Buy { goods } => 1 + 20 * u32::from(*goods),
        Move::Place { die, value, .. } if die == value => 12,
        Move::DrawCommissions {} | Move::MoveApprentice { .. } => 8,
        Move::EndTurn {} | Move::SellWorkshop { .. } | Move::SellCommunal { .. } => 1,
        _ => 2,
    };
    weighted(&table.legal_moves(seat), weight, luck)
}

/// What a move is, apart from cards and numbers; the larger boards have places of their own.
fn key(setup: &Setup, mv: Move) -> String {
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
