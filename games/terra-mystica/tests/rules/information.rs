//! TM-16: information and chance.

use crate::table::{opening, table};
use engine::{Game, Play, Quick, Seat, Secrets, Viewer};
use terra_mystica::{Setup, TerraMystica};

/// TM-16.1: everybody sees the same, players and spectators.
#[test]
fn tm_16_1_everything_is_public() {
    let table = opening(&Setup::for_seats(3), 5);
    let spectator = table.game.view_for(Viewer::Spectator);
    for seat in 0..3 {
        let mut view = table.game.view_for(Viewer::Seat(Seat(seat)));
        assert_eq!(view.seat.take(), Some(Seat(seat)));
        assert_eq!(view, spectator);
    }
}

/// TM-16.1: there is no chance after the setup.
#[test]
fn tm_16_1_no_chance_in_play() {
    let start = opening(&Setup::for_seats(3), 5).game;
    let end = |luck: u64| {
        let mut game: TerraMystica = start;
        let mut drawn = engine::Recorded::new(Quick::new(luck, 0));
        while let Some(seat) = game.asked().first() {
            let moves = game.legal_moves(seat);
            let mv = moves[moves.len() / 2];
            game.apply(seat, mv, &mut drawn, &mut engine::Silence);
        }
        assert_eq!(drawn.drawn, [0u32; 0]);
        game
    };
    assert_eq!(end(1), end(2));
}

/// TM-16.2: one seat decides at a time, even with several offers open.
#[test]
fn tm_16_2_one_decides_at_a_time() {
    let mut table = table(
        "
        mermaids  9 workers 20 coins  dwelling E7
        nomads    dwelling F3
        giants    dwelling D4
        lakes E6
    ",
    );
    table.play("mermaids: build E6");
    assert_eq!(table.view().offers.len(), 2);
    assert_eq!(table.game.asked().len(), 1);
}
