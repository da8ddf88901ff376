//! The laws of every game, over every kind of table.
//!
//! The fourth test of `testing::conform!`, games from any numbers, finds steps that show luck without telling it (the
//! draft of landmark cards first of all). It belongs here once these are told, and before the game gets its entry.

use crate::common;
use tapestry::Tapestry;

const GAMES: u32 = 2;
/// Every so manieth kind of table is abused.
const ABUSED: usize = 2;

#[test]
fn conforms() {
    testing::conform::<Tapestry>(&common::setups(), GAMES);
}

#[test]
fn survives_abuse() {
    testing::survive_abuse::<Tapestry>(&common::setups(), ABUSED);
}

#[test]
fn damaged_tables_that_keep_the_laws_play_on() {
    testing::damaged_play_on::<Tapestry>(&common::setups(), ABUSED);
}
