//! Random games go as recorded: all they asked, offered, told, showed, counted and refused,
//! and what became of slightly damaged tables, setups and notations.
//!
//! After a change that is meant, `FIXTURES=write cargo test --package rise-to-nobility --test accounts` writes
//! `tests/accounts.txt` anew.

mod common;

use engine::conformance::account;
use rise_to_nobility::{Move, RiseToNobility};
use std::path::Path;

fn is_dull(mv: &Move) -> bool {
    matches!(mv, Move::EndTurn {} | Move::SellWorkshop { .. } | Move::SellCommunal { .. })
}

#[test]
fn random_games_go_as_recorded() {
    let setups = common::setups();
    let accounts = setups.iter().zip(0..).map(|(setup, number)| {
        let account = account::<RiseToNobility>(setup, number, is_dull);
        format!("{number}: {} seats, {account}\n", setup.seats)
    });
    let accounts: String = accounts.collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/accounts.txt");
    if std::env::var("FIXTURES").is_ok_and(|word| word == "write") {
        std::fs::write(&path, &accounts).expect("a file");
    }
    let recorded = std::fs::read_to_string(&path).expect("recorded accounts");
    for (now, then) in accounts.lines().zip(recorded.lines()) {
        assert_eq!(now, then);
    }
    assert_eq!(accounts.lines().count(), recorded.lines().count(), "as many setups as recorded");
}
