//! Many random games of every mode: no stuck table, no broken law, every game ends.
//!
//! `SOAK=100000 cargo test --profile play -p tapestry --test all soak -- --nocapture` plays so many games of
//! every mode.

use crate::accounts::is_dull;
use crate::common;
use tapestry::Tapestry;
use testing::Soak;

#[test]
fn random_games_keep_the_laws_and_end() {
    let soak: Soak<Tapestry> = Soak { games: 40, is_dull, ..Soak::default() };
    soak.run(common::setups().into_iter().map(|setup| (format!("{setup:?}"), vec![setup])));
}
