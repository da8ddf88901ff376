//! Random games go as recorded: all they asked, offered, told, showed, counted and refused,
//! and what became of slightly damaged tables, setups and notations.
//!
//! After a change that is meant, `FIXTURES=write cargo test --package rise-to-nobility --test accounts` writes
//! `tests/accounts.txt` anew.

mod common;

use engine::conformance::account;
use rise_to_nobility::{Move, RiseToNobility};
use std::path::Path;

/// Longer than any random game.
const LONGEST: u32 = 20_000;

fn is_dull(mv: &Move) -> bool {
    matches!(mv, Move::EndTurn {} | Move::SellWorkshop { .. } | Move::SellCommunal { .. })
}

#[test]
fn random_games_go_as_recorded() {
    let setups = common::setups();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/accounts.txt");
    let writing = std::env::var("FIXTURES").is_ok_and(|word| word == "write");
    let recorded = std::fs::read_to_string(&path).unwrap_or_default();
    let mut recorded = recorded.lines();
    let mut accounts = String::new();
    for (setup, number) in setups.iter().zip(0..) {
        let account = account::<RiseToNobility>(setup, number, LONGEST, is_dull);
        let account = format!("{number}: {} seats, {account}", setup.seats);
        assert!(writing || recorded.next() == Some(&account), "{account} is not recorded");
        accounts += &account;
        accounts.push('\n');
    }
    if writing {
        std::fs::write(&path, &accounts).expect("a file");
    } else {
        assert_eq!(recorded.next(), None, "as many setups as recorded");
    }
}
