//! Many random games: no stuck table, no broken law, every game ends.

use crate::common;
use engine::{Chance, Game, Play, Quick, Seat};
use terra_mystica::{Move, TerraMystica};
use testing::Soak;

#[test]
fn random_games_keep_the_laws_and_end() {
    let is_dull =
        |mv: &Move| matches!(mv, Move::Pass { .. } | Move::Burn {} | Move::Convert { .. });
    let soak =
        Soak { games: 40_000, laws_every: 7, draws: false, is_dull, instead, ..Soak::default() };
    soak.run([("every table", common::setups())]);
}

/// In some games somebody leaves.
fn instead(
    table: &TerraMystica,
    game: u64,
    step: u32,
    choices: &mut Quick,
) -> Option<(Seat, Move)> {
    let leaves = game.is_multiple_of(13) && u64::from(step) == 60 + game / 13 % 300;
    let asked = table.asked().first()?;
    let seat = leaves.then(|| Seat(choices.below(u32::from(table.seats())) as u8))?;
    table.check_move(asked, Move::Leave).is_ok().then_some((seat, Move::Leave))
}
