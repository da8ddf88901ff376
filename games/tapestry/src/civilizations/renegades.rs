//! Renegades: a track of their own instead of a benefit (TP-22.12).

use super::People;
use crate::actions::{Mode, tier, track_and_space};
use crate::chain::Task;
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::Achievement;
use crate::moves::Move;
use crate::state::Tapestry;
use engine::chain::Runs;
use engine::{Seat, Tell};

/// Spaces of their track.
const LAST: u8 = 4;

impl Tapestry {
    /// True if they may go on there instead of gaining what an advance has reached: its tier must be
    /// that of their next space.
    pub(crate) fn may_defect(&self, seat: Seat, space: u8, mode: Mode) -> bool {
        let next = self.mats.tokens(People::Renegades) + 1;
        mode.benefit
            && self.has_mat(seat, People::Renegades)
            && self.may_activate(seat, space)
            && next <= LAST
            && next == tier(track_and_space(space).1)
    }
    /// Asked before the benefit of an advance.
    pub(crate) fn ask_to_defect(&mut self, seat: Seat, space: u8, mode: u8) {
        self.begin(content().roots.defect, seat, About::Space { space, mode });
    }
    pub(super) fn do_renegades<T: Tell<Event>>(&mut self, task: &Task, answer: Move, tell: &mut T) {
        let (About::Space { space, mode }, seat) = (task.about, task.seat) else { return };
        if answer != (Move::Yes {}) {
            return self.space_effects(seat, space, Mode::of(mode));
        }
        let at = self.mats.tokens(People::Renegades);
        self.mats.tokens[People::Renegades.index()] = at + 1;
        tell.tell(|| Event::Defected { seat, space: at + 1 });
        if at + 1 == LAST {
            self.achieve(seat, Achievement::CompleteTrack, tell);
        }
        self.gain_mat_space(seat, People::Renegades, at.into());
    }
}
