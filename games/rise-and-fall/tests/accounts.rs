//! Random games go as recorded.
//!
//! After a change that is meant, `FIXTURES=write cargo test --package rise-and-fall --test all accounts` writes
//! `tests/accounts.txt` anew.

use crate::common;
use rise_and_fall::{Move, RiseAndFall};

/// Random games are long: their beginning and middle, and the end of the shorter ones.
const LONGEST: u32 = 400;

fn is_dull(mv: &Move) -> bool {
    matches!(mv, Move::EndTurn {} | Move::Pass {} | Move::NoBuyBack {})
}

#[test]
fn random_games_go_as_recorded() {
    // Random games with more players hardly differ in kind, and take minutes.
    let setups = common::setups().into_iter().filter(|setup| setup.seats <= 3);
    let setups: Vec<_> = setups.collect();
    testing::accounts::<RiseAndFall>(env!("CARGO_MANIFEST_DIR"), &setups, LONGEST, is_dull);
}
