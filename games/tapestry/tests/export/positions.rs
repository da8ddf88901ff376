//! Positions of random games in which, together, every verb can be answered and every question is asked.

use crate::common::setups;
use engine::{Game, Play, Quick, Seat, Secrets, Viewer};
use serde_json::json;
use tapestry::{Move, Setup, Tapestry};
use testing::export::{Positions, lines, moves, weighted};

pub fn json() -> String {
    let games: Vec<(Setup, u64)> = setups().into_iter().map(|setup| (setup, 5)).collect();
    let mut positions = Vec::new();
    Positions { steps: usize::MAX, picked, keys }.show(&games, |table: &Tapestry, seat| {
        let view = table.view_for(Viewer::Seat(seat));
        let question = table.question(seat);
        positions.push(
            json!({ "seat": seat, "view": view, "question": question, "moves": moves(table, seat) }),
        );
    });
    lines(&positions) + "\n"
}

/// A move at random, but rather one that goes on with the era.
fn picked(table: &Tapestry, seat: Seat, luck: &mut Quick) -> Move {
    let weight = |mv: &Move| match mv {
        Move::Income {} => 1,
        _ => 12,
    };
    weighted(&table.legal_moves(seat), weight, luck)
}

/// What can be asked and answered, apart from what is named by it.
fn keys(_: &Setup, table: &Tapestry, seat: Seat) -> std::collections::BTreeSet<String> {
    let question = serde_json::to_value(table.question(seat)).expect("plain data");
    let asked = match question["kind"].as_str() {
        Some("special") => format!("special {}", question["id"]),
        Some(kind) => kind.to_string(),
        None => return Default::default(),
    };
    let verb = |mv: Move| {
        let text = serde_json::to_value(mv).expect("plain data");
        format!("{asked}: {}", text["kind"].as_str().expect("a kind"))
    };
    table.legal_moves(seat).into_iter().map(verb).collect()
}
