//! Random games go as recorded.
//!
//! After a change that is meant, `FIXTURES=write cargo test --package terra-mystica --test all accounts` writes
//! `tests/accounts.txt` anew.

use crate::common;
use terra_mystica::{Move, TerraMystica};

/// Longer than any random game.
const LONGEST: u32 = 20_000;

fn is_dull(mv: &Move) -> bool {
    matches!(mv, Move::Pass { .. } | Move::Burn {} | Move::Convert { .. } | Move::Wait {})
}

#[test]
fn random_games_go_as_recorded() {
    let setups = common::setups();
    testing::accounts::<TerraMystica>(env!("CARGO_MANIFEST_DIR"), &setups, LONGEST, is_dull);
}
