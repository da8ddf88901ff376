//! Many random games: no stuck table, no broken law, every game ends.
//!
//! `SOAK=100000 cargo test --profile play --test all soak -- --nocapture` plays so many games of every
//! mode; `MODE=solo` only those of one.

use crate::common;
use rise_and_fall::RiseAndFall;
use testing::Soak;

#[test]
fn random_games_keep_the_laws_and_end() {
    let once_broken = &[("solo", 34_741), ("together", 630)];
    let soak: Soak<RiseAndFall> =
        Soak { games: 48, laws_every: 97, longest: 100_000, once_broken, ..Soak::default() };
    soak.run(common::modes());
}
