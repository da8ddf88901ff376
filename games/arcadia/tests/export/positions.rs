//! Positions of random games in which, together, every kind of move can be made.

use crate::common::setups;
use arcadia::{Arcadia, Move, Setup};
use engine::{Game, Play, Quick, Seat, Secrets, Spoken, Viewer};
use serde_json::{Value, json};
use testing::export::{Positions, lines, weighted};

pub fn json() -> String {
    let setups = setups();
    let games: Vec<(Setup, u64)> =
        (5..6).flat_map(|seed| setups.iter().map(move |setup| (setup.clone(), seed))).collect();
    let keys = |_: &Setup, table: &Arcadia, seat| {
        let question = table.question(seat).map(|question| format!("{question:?}"));
        let asked = question.iter().flat_map(|text| text.split(' ').next());
        let kinds = table.legal_moves(seat).into_iter().map(key);
        kinds.chain(asked.map(str::to_string)).collect()
    };
    let mut positions = Vec::new();
    Positions { steps: usize::MAX, picked, keys }.show(&games, |table: &Arcadia, seat| {
        let view = table.view_for(Viewer::Seat(seat));
        let some = table.legal_moves(seat).into_iter().filter(|mv| !is_one_of_many(*mv));
        let moves = some.map(|mv| json!({ "notation": table.write(seat, mv), "move": mv }));
        let moves: Vec<Value> = moves.collect();
        positions.push(json!({ "seat": seat, "view": view, "moves": moves }));
    });
    lines(&positions) + "\n"
}

/// A move at random, but rather one that goes on.
fn picked(table: &Arcadia, seat: Seat, luck: &mut Quick) -> Move {
    let weight = |mv: &Move| match mv {
        Move::Fight { .. } | Move::Engage { .. } | Move::Charge { .. } | Move::Shoot { .. } => 20,
        Move::March { .. } | Move::Declare { .. } | Move::Buy { .. } | Move::Assault { .. } => 8,
        Move::Disband { .. } | Move::Shift { .. } | Move::Cede { .. } | Move::Retreat {} => 1,
        _ => 4,
    };
    weighted(&table.legal_moves(seat), weight, luck)
}

/// What a move is, apart from cards, units, places and numbers.
fn key(mv: Move) -> String {
    let text = serde_json::to_value(mv).expect("plain data");
    let words = ["kind", "way", "stride", "toward", "mode", "war"].map(|word| text.get(word));
    words.into_iter().flatten().map(Value::to_string).collect::<Vec<_>>().join(" ")
}

/// Gold and numbers of units are one like the other: a few are enough.
fn is_one_of_many(mv: Move) -> bool {
    matches!(
        mv,
        Move::Give { gold: 4.. }
            | Move::Ask { gold: 4.. }
            | Move::PromisePay { gold: 4.., .. }
            | Move::Buy { count: 3.., .. }
    )
}
