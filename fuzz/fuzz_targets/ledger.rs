//! Any text read as a ledger: an error or a game, never a panic.
#![no_main]

use engine::Exchange;
use libfuzzer_sys::fuzz_target;
use terra_mystica::TerraMystica;

fuzz_target!(|text: &str| {
    let _ = TerraMystica::import(text, "ledger");
});
