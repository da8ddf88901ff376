//! Historians: tokens for opponents, squares for oneself (TP-22.3).

use super::{People, offer_numbers};
use crate::actions::{bits, wide};
use crate::chain::{Task, among};
use crate::effects::About;
use crate::events::Event;
use crate::moves::Move;
use crate::state::Tapestry;
use engine::chain::Runs;
use engine::{Offers, Seat, Tell};

const SQUARES: u16 = 0b1111;

impl Tapestry {
    /// A tile is discarded, an opponent is named, then a square.
    pub(super) fn offer_historians<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let covered = SQUARES & !self.mats.used(People::Historians);
        if covered == 0 {
            return;
        }
        match task.done {
            0 => {
                let tiles = self.player(task.seat).tiles;
                let mv = Move::DiscardTile { tile: 0 };
                among(to, wide(tiles), mv, "TP-22.22", "refused-tile-not-in-supply");
                to.when(tiles != 0, Move::No {});
            }
            1 => self.offer_opponents(task.seat, to),
            _ => offer_numbers(to, covered.into(), "TP-22.1", "refused-used-before"),
        }
    }
    pub(super) fn do_historians<T: Tell<Event>>(
        &mut self,
        task: &Task,
        answer: Move,
        tell: &mut T,
    ) {
        match answer {
            Move::DiscardTile { tile } => {
                self.again(task, 1, task.about);
                self.discard_tile(task.seat, tile, tell);
            }
            Move::Player { who } => self.again(task, 2, About::Seat { seat: who, n: 0 }),
            Move::Number { n } => {
                if let About::Seat { seat, .. } = task.about {
                    self.mats.holders |= 1 << seat;
                    *self.mats.used_mut(People::Historians) |= 1 << n;
                }
            }
            _ => {}
        }
    }
    /// All four at once, when the mat is gained later.
    pub(super) fn give_all(&mut self, task: &Task, who: u8) {
        if task.done < 3 {
            self.again(task, task.done + 1, task.about);
        }
        self.mats.holders |= 1 << who;
        *self.mats.used_mut(People::Historians) |= 1 << task.done;
    }
    /// Every exposed square; their order can make no difference.
    pub(super) fn historians_reward(&mut self, seat: Seat) {
        for square in bits(self.mats.used(People::Historians).into()) {
            self.gain_mat_space(seat, People::Historians, square.into());
        }
    }
}
