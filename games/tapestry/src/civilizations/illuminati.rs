//! Illuminati: dice that opponents take from their mat (TP-22.16, TP-22.51).

use super::People;
use crate::chain::Task;
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::Die;
use crate::state::Tapestry;
use engine::Tell;
use engine::chain::Runs;

const ALL_DICE: u16 = (1 << Die::COUNT) - 1;

impl Tapestry {
    /// Dice that lie on the mat, as bits; what is kept is which are away.
    pub(crate) fn dice_on_mat(&self) -> u16 {
        ALL_DICE & !self.mats.used(People::Illuminati)
    }
    pub(super) fn put_dice_back(&mut self) {
        *self.mats.used_mut(People::Illuminati) = 0;
    }

    /// The die leaves the mat, and its first result is gained before the roller uses the roll.
    pub(super) fn take_rolled_die<T: Tell<Event>>(&mut self, task: &Task, tell: &mut T) {
        let About::Die { die, hex } = task.about else { return };
        let (die, face) = Self::rolled_die(die);
        *self.mats.used_mut(People::Illuminati) |= 1 << die as u8;
        tell.tell(|| Event::DieTaken { seat: task.seat, die });
        if die != Die::Science {
            self.gain_die_of_another(task.seat, People::Illuminati, (die, face), hex, tell);
        } else if !self.player(task.seat).over {
            // Without benefit and bonus, and not if they do not like it.
            let about = About::Track { track: face, n: 0 };
            self.begin(content().roots.use_result, task.seat, about);
        }
    }
}
