//! Inventors: tokens on technology cards (TP-22.4).

use super::People;
use crate::actions::{bits, wide};
use crate::chain::{Task, among};
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::Row;
use crate::moves::Move;
use crate::state::Tapestry;
use engine::chain::Runs;
use engine::{Offers, Seat, Tell};

impl Tapestry {
    /// Cards of bottom and middle rows, of anybody; of others no one-use card that would reach the top
    /// (TP-8.8).
    pub(super) fn offer_inventors<O: Offers<Move>>(&self, to: &mut O) {
        let Some(owner) = self.owner_of(People::Inventors) else { return };
        if self.mats.tokens(People::Inventors) == 0 {
            return;
        }
        let mut cards = 0;
        for seat in self.all_seats() {
            let [bottom, middle, _] = self.player(seat).technologies;
            let once = |card: &u8| content().technologies[usize::from(*card)].one_use;
            let once = bits(middle).filter(once).fold(0u64, |set, card| set | 1 << card);
            let open = bottom | if seat == owner { middle } else { middle & !once };
            // Not one that is locked for this turn (TP-8.11).
            cards |= open & !self.player(seat).upgraded;
        }
        let cards = cards & !self.technology_turned;
        among(to, wide(cards), Move::Upgrade { card: 0 }, "TP-22.4", "refused-not-upgradable");
        to.when(cards != 0, Move::No {});
    }

    /// The card goes up a row at once: of an opponent, who gains first.
    pub(super) fn do_inventors<T: Tell<Event>>(&mut self, seat: Seat, card: u8, tell: &mut T) {
        self.mats.spend(People::Inventors);
        self.mats.invented |= 1 << card;
        let holder =
            self.all_seats().find(|it| self.player(*it).all_technologies() >> card & 1 == 1);
        let Some(holder) = holder else { return };
        let to_middle = self.player(holder).technologies[0] >> card & 1 == 1;
        if holder != seat && to_middle {
            let about = About::Technology { card, row: Row::Middle as u8 };
            self.begin(content().roots.inventors_gain, seat, about);
        }
        self.upgrade(holder, card, tell);
    }
    /// The circle that the opponent has gained.
    pub(super) fn inventors_gain(&mut self, task: &Task) {
        if let About::Technology { card, .. } = task.about {
            self.begin(content().technologies[usize::from(card)].circle, task.seat, task.about);
        }
    }
    /// First the square, then the card comes into the own bottom row; a one-use card is turned already.
    pub(super) fn inventors_take<T: Tell<Event>>(&mut self, task: &Task, tell: &mut T) {
        let About::Technology { card, .. } = task.about else { return };
        if self.player(task.seat).over {
            // Points of the square, and nothing else (TP-6.7).
            let about = About::Civilization { civilization: People::Inventors as u8, n: 0 };
            let square = content().technologies[usize::from(card)].square;
            return self.begin(square, task.seat, about);
        }
        if task.done == 0 {
            self.again(task, 1, task.about);
            self.begin(content().technologies[usize::from(card)].square, task.seat, task.about);
            return;
        }
        for player in &mut self.players {
            for row in &mut player.technologies {
                *row &= !(1 << card);
            }
        }
        // A landmark that lies on it stays with its owner.
        for seat in self.all_seats() {
            self.take_off_landmark(seat, card, false);
        }
        self.take_technology(task.seat, card, tell);
    }
}
