//! Many random games: no stuck table, no broken law, every game ends.
//!
//! `SOAK=1000 cargo test --profile play -p arcadia --test all soak -- --nocapture` plays so many games of every kind.

use crate::common;
use arcadia::Arcadia;
use testing::Soak;

/// AR-25.6: every phase has an end, and every game.
#[test]
fn random_games_keep_the_laws_and_end() {
    let soak: Soak<Arcadia> = Soak { games: 4, is_dull: common::is_dull, ..Soak::default() };
    soak.run(common::setups().into_iter().map(|setup| (format!("{setup:?}"), vec![setup])));
}
