//! Random games at full speed: the loop under simulations and bots' thinking.

use crate::{Chance, Game, Hat, Quick, Tell};

/// How a random game went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playout {
    /// Decisions made, those with a single answer included.
    pub decisions: u32,
    /// Sum of the answers offered at each decision.
    pub branching_total: u64,
    /// False if the limit came first.
    pub finished: bool,
}

/// Plays random moves, all equally likely, until the game ends or `limit` decisions are made.
///
/// Of several asked seats the lowest answers first. Nothing is allocated: `hat` is the caller's.
/// A seat that is asked but offered nothing ends the playout unfinished.
#[inline]
pub fn play_out<G, C, T>(
    game: &mut G,
    hat: &mut Hat<G::Move>,
    choices: &mut Quick,
    chance: &mut C,
    tell: &mut T,
    limit: u32,
) -> Playout
where
    G: Game,
    C: Chance,
    T: Tell<G::Event>,
{
    let mut playout = Playout::default();
    loop {
        let Some(seat) = game.asked().first() else {
            playout.finished = true;
            return playout;
        };
        if playout.decisions == limit {
            return playout;
        }
        hat.clear();
        game.offer(seat, hat);
        let count = hat.count();
        let pick = match count {
            0 => return playout,
            1 => 0,
            _ => choices.below(count),
        };
        game.apply(seat, hat.nth(pick), chance, tell);
        playout.decisions += 1;
        playout.branching_total += u64::from(count);
    }
}
