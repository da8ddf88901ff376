//! Any text read as each component table of any game.
#![no_main]

#[path = "../../crates/catalog/tests/garbage/doors.rs"]
#[allow(dead_code, reason = "each target uses one door")]
mod doors;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for game in catalog::GAMES.iter() {
        for (name, _) in game.tables() {
            doors::component_table(*game, &name, text);
        }
    }
});
