//! Mystics: predictions, and reaching them.

use super::{People, offer_numbers};
use crate::chain::Task;
use crate::content::content;
use crate::effects::{About, When};
use crate::moves::Move;
use crate::state::Tapestry;
use engine::chain::Runs;
use engine::{Offers, Seat};

impl Tapestry {
    /// One category after the other: a task keeps which.
    pub(super) fn offer_prediction<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let categories = &content().civilizations[People::Mystics.index()].categories;
        if let Some(category) = categories.get(usize::from(task.done)) {
            offer_numbers(to, (1u64 << (category.most + 1)) - 2, "TP-22.28", "refused-prediction");
        }
    }
    pub(super) fn predict(&mut self, task: &Task, number: u8) {
        let category = usize::from(task.done);
        if category + 1 < self.mats.predicted.len() {
            self.again(task, task.done + 1, task.about);
        }
        self.mats.predicted[category] = number;
        self.check_predictions();
    }

    /// How many there are now of what is predicted.
    pub(super) fn predicted_count(&self, seat: Seat, category: usize) -> u8 {
        let categories = &content().civilizations[People::Mystics.index()].categories;
        categories.get(category).map_or(0, |it| self.count(seat, it.what, None, 0))
    }

    /// After anything changed that is predicted: a number counts as reached once, when the count first
    /// equals or passes it.
    pub(crate) fn check_predictions(&mut self) {
        let Some(seat) = self.owner_of(People::Mystics) else { return };
        for category in 0..self.mats.predicted.len() {
            let wanted = self.mats.predicted[category];
            let paid = self.mats.used(People::Mystics) >> category & 1 == 1;
            if wanted > 0 && !paid && self.predicted_count(seat, category) >= wanted {
                *self.mats.used_mut(People::Mystics) |= 1 << category;
                let civilization = People::Mystics as u8;
                let about = About::Civilization { civilization, n: category as u8 };
                self.happens(When::ReachPrediction, seat, about);
            }
        }
    }
}
