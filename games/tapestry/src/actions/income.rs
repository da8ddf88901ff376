//! The steps of an income turn (TP-4).

use crate::chain::Task;
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::Building;
use crate::state::{NONE, Tapestry};
use engine::chain::Runs;
use engine::{Seat, Tell};

/// Slots of a track of the income mat.
const SLOTS: usize = 6;
const TRACKS: usize = Building::COUNT;

impl Tapestry {
    /// The new era begins; the steps follow (TP-4.1).
    pub(crate) fn begin_income<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        self.income = true;
        self.copied = 0;
        self.end_era(seat);
        self.player_mut(seat).income_turns += 1;
        let turn = self.player(seat).income_turns;
        tell.tell(|| Event::IncomeTurn { seat, turn });
        let roots = &content().roots;
        let root = match turn {
            1 => roots.first_income,
            5 => roots.last_income,
            _ => roots.income,
        };
        self.begin(root, seat, About::Nothing);
    }

    /// Income abilities of this turn, in any order (TP-4.2); then those of mats gained meanwhile (TP-4.3). A task keeps
    /// how many mats there were.
    pub(crate) fn use_civilizations(&mut self, task: &Task) {
        let seat = task.seat;
        let turn = self.player(seat).income_turns;
        let own = self.player(seat).civilizations().count() as u8;
        if own > task.done {
            self.again(task, own, task.about);
        }
        for civilization in self.player(seat).civilizations().skip(task.done.into()) {
            let printed = &content().civilizations[usize::from(civilization)];
            if printed.income_turns >> (turn - 1) & 1 == 1
                && let Some(income) = printed.income
            {
                self.join(income, seat, About::Civilization { civilization, n: turn });
            }
        }
    }

    /// No neighbour has started this era (TP-4.5).
    pub(crate) fn era_bonus(&mut self, seat: Seat) {
        let era = self.player(seat).income_turns;
        let first = self.neighbours(seat).all(|other| self.player(other).income_turns < era);
        if first && (2..=4).contains(&era) {
            let bonus = content().income.eras[usize::from(era) - 2].first_of_neighbours;
            self.begin(bonus, seat, About::Nothing);
        }
    }

    /// The next exposed slot, by its number on the whole mat: they come one after the other, so that nothing but one
    /// of them waits. A task keeps how many slots are done.
    fn next_exposed(&self, task: &Task) -> Option<u8> {
        let slots = (0..TRACKS).fold(0u32, |slots, track| {
            let exposed = !self.player(task.seat).mat[track] & ((1 << SLOTS) - 1);
            slots | u32::from(exposed) << (track * SLOTS)
        });
        let left = slots >> task.done;
        (left != 0).then(|| task.done + left.trailing_zeros() as u8)
    }

    /// The task goes on behind this slot, if there is one.
    fn go_behind(&mut self, task: &Task, slot: u8) -> (Building, usize) {
        let at = usize::from(slot);
        if at + 1 < SLOTS * TRACKS {
            self.again(task, slot + 1, task.about);
        }
        (Building::ALL[at / SLOTS], at % SLOTS)
    }

    /// VP icons of exposed slots (TP-4.7).
    pub(crate) fn score_slot(&mut self, task: &Task) {
        let Some(next) = self.next_exposed(task) else { return };
        let (building, slot) = self.go_behind(task, next);
        let printed = &content().income.slots[building.index()][slot];
        if slot > 0 && self.player(task.seat).inspired >> building as u8 & 1 == 1 {
            self.begin(printed.inspired, task.seat, About::Nothing);
        }
        if printed.scores {
            self.begin(printed.vp, task.seat, About::Nothing);
        }
    }

    /// Icons of exposed slots, then districts (TP-4.8).
    pub(crate) fn pay_slot(&mut self, task: &Task) {
        if task.done == 0 {
            (self.coins_paid, self.food_paid) = (0, 0);
        }
        let Some(next) = self.next_exposed(task) else { return self.pay_districts(task.seat) };
        let (building, slot) = self.go_behind(task, next);
        if usize::from(next) + 1 == SLOTS * TRACKS {
            self.pay_districts(task.seat);
        }
        let printed = &content().income.slots[building.index()][slot];
        self.coins_paid += printed.coins;
        self.food_paid += printed.foods;
        let first_card = building == Building::Armory && slot == 0;
        if first_card && self.options.two_tapestries && self.player(task.seat).income_turns == 1 {
            self.begin(content().roots.one_of_two_cards, task.seat, About::Nothing);
        } else if printed.pays {
            self.begin(printed.income, task.seat, About::Nothing);
        }
    }

    /// `after_income_1` of the starting civilization, then the adjustment's losses (TP-3.4).
    pub(crate) fn after_first_income(&mut self, seat: Seat) {
        if self.rivals.level > 0 && self.level().help {
            self.begin(content().roots.rivals_help, seat, About::Nothing);
        }
        let civilization = self.player(seat).civilizations[0];
        if civilization == NONE {
            return;
        }
        let printed = &content().civilizations[usize::from(civilization)];
        if let Some(after) = printed.after_income_1 {
            self.begin(after, seat, About::Civilization { civilization, n: 1 });
        }
    }

    pub(crate) fn after_last_income(&mut self, seat: Seat) {
        for civilization in self.player(seat).civilizations() {
            let printed = &content().civilizations[usize::from(civilization)];
            if let Some(after) = printed.after_income_5 {
                self.join(after, seat, About::Civilization { civilization, n: 5 });
            }
        }
    }
}
