//! Alchemists: roll on or stop (TP-22.2).

use super::People;
use crate::chain::Task;
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::{Die, Track};
use crate::moves::Move;
use crate::state::{NONE, Tapestry};
use engine::chain::Runs;
use engine::{Chance, Offers, Tell};

impl Tapestry {
    /// A task keeps the marked tracks; while several results may be chosen, it is about those.
    pub(super) fn offer_alchemists<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        if let About::Track { track: shown, .. } = task.about {
            let mv = Move::Track { track: Track::Exploration };
            let shown = crate::actions::wide(shown.into());
            return crate::chain::among(to, shown, mv, "TP-9.1", "refused-not-rolled");
        }
        to.one(Move::Yes {});
        to.when(task.done != 0, Move::No {});
    }

    pub(super) fn do_alchemists<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        overflow: u8,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = task.seat;
        match answer {
            Move::Yes {} => {
                let (first, shown) = self.roll_science(seat, 1, chance, tell);
                if shown.count_ones() == 1 {
                    self.mark(task, shown.trailing_zeros() as u8);
                } else {
                    self.again(task, task.done, About::Track { track: shown, n: 0 });
                }
                self.was_rolled(seat, Die::Science, first as u8, NONE);
            }
            Move::Track { track } => self.mark(task, track as u8),
            // Stopped: each marked track may be advanced on, in any order.
            _ => {
                for track in crate::actions::bits(task.done.into()) {
                    let about = About::Track { track, n: overflow };
                    self.join(content().roots.use_result, seat, about);
                }
            }
        }
    }

    /// A track that is marked already ends it.
    fn mark(&mut self, task: &Task, track: u8) {
        if task.done >> track & 1 == 1 {
            self.gain_mat_space(task.seat, People::Alchemists, 0);
        } else {
            let about = About::Civilization { civilization: People::Alchemists as u8, n: 0 };
            self.again(task, task.done | 1 << track, about);
        }
    }
}
