//! Random games go as recorded: all they asked, offered, told, showed, counted and refused,
//! and what became of slightly damaged tables, setups and notations.
//!
//! After a change that is meant, `FIXTURES=write cargo test --package rise-and-fall --test accounts` writes
//! `tests/accounts.txt` anew.

mod common;

use engine::conformance::account;
use rise_and_fall::{Move, RiseAndFall};
use std::path::Path;

/// Random games are long: their beginning and middle, and the end of the shorter ones.
const LONGEST: u32 = 400;

fn is_dull(mv: &Move) -> bool {
    matches!(mv, Move::EndTurn {} | Move::Pass {} | Move::NoBuyBack {})
}

#[test]
fn random_games_go_as_recorded() {
    let setups = common::modes().into_iter().flat_map(|(_, setups)| setups);
    // Random games with more players hardly differ in kind, and take minutes.
    let setups = setups.filter(|setup| setup.seats <= 3).collect::<Vec<_>>();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/accounts.txt");
    let writing = std::env::var("FIXTURES").is_ok_and(|word| word == "write");
    let recorded = std::fs::read_to_string(&path).unwrap_or_default();
    let mut recorded = recorded.lines();
    let mut accounts = String::new();
    for (setup, number) in setups.iter().zip(0..) {
        let account = account::<RiseAndFall>(setup, number, LONGEST, is_dull);
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
