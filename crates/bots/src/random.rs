//! Any legal move, all equally likely.

use crate::{Bot, Budget};
use engine::{Chance, Game, Hat, Quick, Seat};

/// Plays any legal move.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    choices: Quick,
    hat: Hat<G::Move>,
}

impl<G: Game> Random<G> {
    pub fn new(seed: u64, index: u64) -> Self {
        Random { choices: Quick::new(seed, index), hat: Hat::default() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, game: &G, seat: Seat, _: Budget) -> G::Move {
        self.hat.clear();
        game.offer(seat, &mut self.hat);
        self.hat.nth(match self.hat.count() {
            1 => 0,
            count => self.choices.below(count),
        })
    }
}
