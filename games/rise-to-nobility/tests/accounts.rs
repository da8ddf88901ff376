//! Random games go as recorded.
//!
//! After a change that is meant, `FIXTURES=write cargo test --package rise-to-nobility --test all accounts` writes
//! `tests/accounts.txt` anew.

use crate::common;
use rise_to_nobility::{Move, RiseToNobility};

/// Longer than any random game.
const LONGEST: u32 = 20_000;

fn is_dull(mv: &Move) -> bool {
    matches!(mv, Move::EndTurn {} | Move::SellWorkshop { .. } | Move::SellCommunal { .. })
}

#[test]
fn random_games_go_as_recorded() {
    let setups = common::setups();
    testing::accounts::<RiseToNobility>(env!("CARGO_MANIFEST_DIR"), &setups, LONGEST, is_dull);
}
