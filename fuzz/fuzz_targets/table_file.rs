//! Any text read as a table file of any game.
#![no_main]

#[path = "../../crates/catalog/tests/garbage/doors.rs"]
#[allow(dead_code, reason = "each target uses one door")]
mod doors;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| catalog::GAMES.iter().for_each(|game| doors::table_file(*game, text)));
