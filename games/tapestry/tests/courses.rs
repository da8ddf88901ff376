//! Very many random games go as recorded.
//!
//! After a change that is meant, `FIXTURES=write cargo test --package tapestry --test all courses` writes
//! `tests/courses.txt` anew.

use crate::accounts::{LONGEST, is_dull};
use crate::common;
use tapestry::{Setup, Tapestry};

#[test]
fn many_random_games_go_as_recorded() {
    let mut setups = common::setups();
    // Rivals are met alone, or by two, and in no other way.
    for level in 1..=6u8 {
        setups.push(Setup {
            arts_and_architecture: level % 2 == 0,
            automa_level: level,
            ..Setup::for_seats(1)
        });
    }
    setups.push(Setup { shadow_empire: true, ..Setup::for_seats(2) });
    testing::courses::<Tapestry>(env!("CARGO_MANIFEST_DIR"), &setups, 60, LONGEST, is_dull);
}
