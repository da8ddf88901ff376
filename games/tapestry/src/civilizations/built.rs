//! What gaining buildings and landmarks brings: Relentless and Utilitarians.

use super::People;
use crate::actions::wide;
use crate::chain::{Task, among};
use crate::content::content;
use crate::effects::About;
use crate::kinds::Landmark;
use crate::moves::Move;
use crate::state::{NONE, Tapestry};
use engine::chain::{RootId, Runs};
use engine::{Offers, Seat};

/// Tokens beyond the fifth bring no more.
const MOST: u8 = 5;

impl Tapestry {
    /// A building or landmark was gained: in one's own turn it counts for the Relentless.
    pub(crate) fn note_building(&mut self, seat: Seat) {
        self.mats.built |= seat == self.active();
    }
    /// At the end of each of their turns (TP-22.11).
    pub(super) fn do_relentless(&mut self, seat: Seat) {
        let built = self.mats.built;
        let tokens = &mut self.mats.tokens[People::Relentless.index()];
        if built {
            *tokens = tokens.saturating_add(1);
        } else if !self.income && *tokens > 0 {
            let space = std::mem::take(tokens).min(MOST) - 1;
            self.gain_mat_space(seat, People::Relentless, space.into());
        }
    }

    fn is_listed(landmark: u8) -> bool {
        content().abilities.iter().any(|ability| ability.landmark as u8 == landmark)
    }
    pub(super) fn is_landmark_listed(about: About) -> bool {
        matches!(about, About::Landmark { landmark, .. } if Self::is_listed(landmark))
    }
    /// Landmarks with a token, as bits.
    fn active_landmarks(&self) -> u64 {
        let active = self.mats.active.iter().filter(|it| **it != NONE);
        active.fold(0, |set, landmark| set | 1 << landmark)
    }
    /// The ability of the lighthouse, which is used at the beginning of an advance turn, once.
    pub(crate) fn lighthouse(&self, seat: Seat) -> Option<RootId> {
        let lit = self.mats.lit || !self.has_mat(seat, People::Utilitarians);
        let ability = content().abilities.iter().find(|it| it.once.is_some()).filter(|_| !lit)?;
        let active = self.active_landmarks() >> ability.landmark as u8 & 1 == 1;
        let tiles = self.player(seat).tiles.count_ones() >= 2;
        ability.once.filter(|_| active && tiles)
    }
    pub(crate) fn use_lighthouse(&mut self, seat: Seat) {
        if let Some(root) = self.lighthouse(seat) {
            self.mats.lit = true;
            let about = About::Civilization { civilization: People::Utilitarians as u8, n: 0 };
            self.begin(root, seat, about);
        }
    }
    /// A token of the mat, or one that stands beside another landmark.
    pub(super) fn offer_activation<O: Offers<Move>>(&self, to: &mut O) {
        if self.mats.tokens(People::Utilitarians) > 0 {
            return to.one(Move::Yes {});
        }
        let active = wide(self.active_landmarks());
        among(to, active, Move::Landmark { landmark: 0 }, "TP-22.40", "refused-no-token-there");
    }
    pub(super) fn do_activation(&mut self, task: &Task, answer: Move) {
        let About::Landmark { landmark, .. } = task.about else { return };
        match answer {
            Move::Landmark { landmark: from } => self.deactivate(task.seat, from),
            _ => self.mats.spend(People::Utilitarians),
        }
        self.activate(task.seat, landmark);
    }
    /// Up to two tokens beside own landmarks, when the mat is gained later.
    pub(super) fn offer_tokens<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        if self.mats.tokens(People::Utilitarians) == 0 {
            return;
        }
        let own = |it: &Landmark| {
            self.landmarks[it.index()] == seat.0
                && Self::is_listed(*it as u8)
                && self.active_landmarks() >> *it as u8 & 1 == 0
        };
        let own = Landmark::ALL.into_iter().filter(own);
        let own = own.fold(0u64, |set, it| set | 1 << it as u8);
        among(to, wide(own), Move::Landmark { landmark: 0 }, "TP-22.1", "refused-not-listed");
        to.when(own != 0, Move::No {});
    }
    pub(super) fn put_token_beside(&mut self, task: &Task, landmark: u8) {
        self.again(task, task.done + 1, task.about);
        self.mats.spend(People::Utilitarians);
        self.activate(task.seat, landmark);
    }
    fn activate(&mut self, seat: Seat, landmark: u8) {
        if let Some(free) = self.mats.active.iter_mut().find(|it| **it == NONE) {
            *free = landmark;
        }
        let ability = content().abilities.iter().find(|it| it.landmark as u8 == landmark);
        if let Some(ability) = ability {
            self.enter_card(ability.card, seat);
        }
    }
    pub(super) fn deactivate(&mut self, seat: Seat, landmark: u8) {
        for active in self.mats.active.iter_mut().filter(|it| **it == landmark) {
            *active = NONE;
        }
        let ability = content().abilities.iter().find(|it| it.landmark as u8 == landmark);
        if let Some(ability) = ability {
            self.cards.leave(ability.card, Some(seat));
        }
    }
}
