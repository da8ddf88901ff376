//! Very many random games go as recorded.
//!
//! After a change that is meant, `FIXTURES=write cargo test --package arcadia --test all courses` writes
//! `tests/courses.txt` anew.

use crate::common;
use arcadia::Arcadia;

/// Whole games with quick battles, and long battles.
const LONGEST: u32 = 2_500;

#[test]
fn many_random_games_go_as_recorded() {
    let setups = common::setups();
    testing::courses::<Arcadia>(env!("CARGO_MANIFEST_DIR"), &setups, 16, LONGEST, common::is_dull);
}
