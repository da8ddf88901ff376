//! Random games go as recorded.
//!
//! After a change that is meant, `FIXTURES=write cargo test --package arcadia --test all accounts` writes
//! `tests/accounts.txt` anew.

use crate::common;
use arcadia::Arcadia;

/// So many decisions of each game: peace, elections and wars of two or three phases.
const LONGEST: u32 = 300;

#[test]
fn random_games_go_as_recorded() {
    let setups = common::setups();
    testing::accounts::<Arcadia>(env!("CARGO_MANIFEST_DIR"), &setups, LONGEST, common::is_dull);
}
