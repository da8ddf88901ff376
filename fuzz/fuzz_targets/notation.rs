//! Any text read as a move: an error or a move, never a panic; a listed move's text reads back.
#![no_main]

use engine::{Game, Playthrough, Seat, Seed};
use libfuzzer_sys::fuzz_target;
use terra_mystica::{Setup, TerraMystica};

fuzz_target!(|text: &str| {
    let mut game =
        Playthrough::<TerraMystica>::new(Setup::for_seats(4), Seed::from_number(1)).expect("a game");
    for (index, line) in text.lines().take(64).enumerate() {
        let seat = game.state().asked().first().unwrap_or(Seat(0));
        if game.play_text(seat, line).is_err() {
            // Whatever was refused, the game goes on with some legal move.
            let moves = game.state().legal_moves(seat);
            if let Some(mv) = moves.get(index % moves.len().max(1)) {
                let text = game.state().write(seat, *mv);
                assert_eq!(game.state().read(seat, &text).as_ref(), Ok(mv), "{text}");
                game.play(seat, *mv).expect("a listed move is legal");
            }
        }
    }
});
