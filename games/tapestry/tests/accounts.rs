//! Random games go as recorded.
//!
//! After a change that is meant, `FIXTURES=write cargo test --package tapestry --test all accounts` writes
//! `tests/accounts.txt` anew.

use crate::common;
use tapestry::{Move, Tapestry};

/// Longer than any random game.
pub const LONGEST: u32 = 20_000;

pub fn is_dull(mv: &Move) -> bool {
    matches!(mv, Move::Income {})
}

#[test]
fn random_games_go_as_recorded() {
    let setups = common::setups();
    testing::accounts::<Tapestry>(env!("CARGO_MANIFEST_DIR"), &setups, LONGEST, is_dull);
}
