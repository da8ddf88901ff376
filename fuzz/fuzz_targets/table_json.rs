//! Any bytes read as a table file: an error or a table that can be played on, never a panic.
#![no_main]

use engine::playthrough::Record;
use engine::{Game, Playthrough};
use libfuzzer_sys::fuzz_target;
use terra_mystica::TerraMystica;

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::from_json(text)
        && let Ok((mut game, _)) = Playthrough::<TerraMystica>::from_record(record)
    {
        for _ in 0..20 {
            let Some(seat) = game.state().asked().first() else { break };
            let Some(mv) = game.state().legal_moves(seat).first().copied() else { break };
            game.play(seat, mv).expect("a listed move is legal");
        }
    }
    if let Ok(table) = serde_json::from_str::<TerraMystica>(text) {
        let _ = table.broken_law();
    }
});
