//! Mats with a ring of spaces: Faefolk and Genies.

use super::{People, offer_numbers};
use crate::chain::Task;
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::moves::Move;
use crate::state::Tapestry;
use engine::chain::Runs;
use engine::{Chance, Offers, Seat, Tell};

const SPOTS: u8 = 7;
/// Squares have even places of the ring, circles odd ones.
const RING: u8 = 8;
const CIRCLES: u64 = 0b1010_1010;
/// Of the owner's part: the circle was gained, a square was.
const CIRCLE: u8 = 1;
const SQUARE: u8 = 2;

impl Tapestry {
    /// A card first, or not; then the token moves by itself.
    pub(super) fn offer_faefolk<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        to.one(Move::Yes {});
        to.when(task.done == 0, Move::No {});
    }
    pub(super) fn do_faefolk<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = task.seat;
        if task.done == 0 {
            self.again(task, 1, task.about);
            if answer == (Move::Yes {}) {
                self.gain_tapestry(seat, chance, tell);
            }
            return;
        }
        let player = self.player(seat);
        let steps = (player.hand_size() + player.visible_cards()) % SPOTS;
        let last = player.income_turns >= crate::actions::INCOME_TURNS;
        let spot = (self.mats.tokens(People::Faefolk) + steps) % SPOTS;
        self.mats.tokens[People::Faefolk.index()] = spot;
        for _ in 0..if last { 2 } else { 1 } {
            self.gain_mat_space(seat, People::Faefolk, spot.into());
        }
    }

    /// An opponent is drawn by itself; in the last income turn two circles are chosen. A task keeps the
    /// one that was.
    pub(super) fn offer_genies<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        if self.player(task.seat).income_turns < crate::actions::INCOME_TURNS {
            return to.one(Move::Yes {});
        }
        let chosen = if task.done == 0 { 0 } else { 1u64 << task.done };
        offer_numbers(to, CIRCLES & !chosen, "TP-22.1", "refused-used-before");
    }
    pub(super) fn do_genies<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = task.seat;
        if let Move::Number { n } = answer {
            if task.done == 0 {
                self.again(task, n, task.about);
            }
            return self.gain_mat_space(seat, People::Genies, n.into());
        }
        let drawn = chance.below(self.opponents_count().into()) as usize;
        let Some(drawn) = self.opponents(seat).nth(drawn) else { return };
        tell.tell(|| Event::TokenDrawn { seat, who: drawn });
        let wisher = if self.player(drawn).over { seat } else { drawn };
        self.begin(content().roots.genies_wish, wisher, About::Seat { seat: seat.0, n: 0 });
    }
    pub(super) fn offer_wish<O: Offers<Move>>(&self, to: &mut O) {
        offer_numbers(to, CIRCLES, "TP-22.50", "refused-no-circle");
    }
    /// The one who wishes scores first, then the owner of the mat.
    pub(super) fn wish(&mut self, task: &Task, circle: u8) {
        let About::Seat { seat: owner, .. } = task.about else { return };
        let about = About::Civilization { civilization: People::Genies as u8, n: circle };
        self.begin(content().roots.genies_own, Seat(owner), about);
        if owner != task.seat.0 {
            self.gain_mat_space(task.seat, People::Genies, circle.into());
        }
    }
    /// The same circle and a square beside it, in either order.
    pub(super) fn offer_genies_own<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let About::Civilization { n: circle, .. } = task.about else { return };
        let beside = 1u64 << ((circle + 1) % RING) | 1 << ((circle + RING - 1) % RING);
        let squares = if task.done & SQUARE == 0 { beside } else { 0 };
        let circle = if task.done & CIRCLE == 0 { 1u64 << circle } else { 0 };
        offer_numbers(to, squares | circle, "TP-22.1", "refused-used-before");
    }
    pub(super) fn gain_genies_own(&mut self, task: &Task, n: u8) {
        let part = if CIRCLES >> n & 1 == 1 { CIRCLE } else { SQUARE };
        let done = task.done | part;
        if done != CIRCLE | SQUARE {
            self.again(task, done, task.about);
        }
        self.gain_mat_space(task.seat, People::Genies, n.into());
    }
}
