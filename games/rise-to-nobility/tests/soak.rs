//! Many random games of every mode: no stuck table, no broken law, every game ends.
//!
//! `SOAK=100000 cargo test --profile play -p rise-to-nobility --test all soak -- --nocapture` plays so
//! many games of every mode.

use crate::common;
use rise_to_nobility::{Move, RiseToNobility};
use testing::Soak;

#[test]
fn random_games_keep_the_laws_and_end() {
    let is_dull = |mv: &Move| {
        matches!(mv, Move::EndTurn {} | Move::SellWorkshop { .. } | Move::SellCommunal { .. })
    };
    let soak: Soak<RiseToNobility> = Soak { games: 160, is_dull, ..Soak::default() };
    soak.run(common::setups().into_iter().map(|setup| (format!("{setup:?}"), vec![setup])));
}
