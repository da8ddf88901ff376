//! Any text read as a foreign notation by every game that knows one.
#![no_main]

#[path = "../../crates/catalog/tests/garbage/doors.rs"]
#[allow(dead_code, reason = "each target uses one door")]
mod doors;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| catalog::GAMES.iter().for_each(|game| doors::import(*game, text)));
