//! Where else than in the city a gained building may go: one choice with the plots of the city (TP-12.14).

use super::collectors::HELD;
use super::{People, offer_hexes, offer_numbers};
use crate::chain::Task;
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::map::{Hex, hexes};
use crate::moves::Move;
use crate::state::{Item, Standing, Tapestry};
use engine::chain::Runs;
use engine::{Offers, Seat, Tell};

impl Tapestry {
    /// True if the building may go somewhere else than to the city.
    pub(crate) fn has_other_place(&self, seat: Seat, about: About) -> bool {
        let craftsmen = matches!(about, About::Building { .. })
            && self.has_mat(seat, People::Craftsmen)
            && self.open_columns() != 0;
        let held = self.may_hold(seat, about) || self.may_collect_building(seat, about);
        held || craftsmen || self.has_mat(seat, People::Nomads) && self.camps(seat) != 0
    }

    /// Urban Planners keep a landmark on their mat, but not one that comes from there.
    fn may_hold(&self, seat: Seat, about: About) -> bool {
        let fresh = matches!(about, About::Landmark { origin, .. } if origin & HELD == 0);
        fresh && self.has_mat(seat, People::UrbanPlanners)
    }

    /// Those places: columns of the Craftsmen's mat by their number, territories of the Nomads.
    pub(crate) fn offer_other_places<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let seat = task.seat;
        if matches!(task.about, About::Building { .. }) && self.has_mat(seat, People::Craftsmen) {
            offer_numbers(to, self.open_columns(), "TP-22.19", "refused-column-full");
        }
        let mat = |people: People| Move::Civilization { civilization: people as u8 };
        to.when(self.may_hold(seat, task.about), mat(People::UrbanPlanners));
        to.when(self.may_collect_building(seat, task.about), mat(People::Collectors));
        if self.has_mat(seat, People::Nomads) {
            offer_hexes(to, self.camps(seat), "TP-22.29", "refused-no-camp");
        }
    }

    /// Puts it there; false if the answer names a place in the city.
    pub(crate) fn put_elsewhere<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        about: About,
        answer: Move,
        tell: &mut T,
    ) -> bool {
        match (about, answer) {
            (About::Building { building, .. }, Move::Number { n }) => {
                self.craft(seat, building, n);
                true
            }
            (About::Landmark { landmark, .. }, Move::Civilization { civilization })
                if civilization == People::UrbanPlanners as u8 =>
            {
                self.hold(landmark);
                true
            }
            (_, Move::Civilization { .. }) => {
                self.collect_building(seat, about);
                true
            }
            (_, Move::Hex { hex }) => {
                self.camp(seat, hex, tell);
                true
            }
            _ => false,
        }
    }

    /// Buildings on a column of the Craftsmen's mat: four bits each.
    fn crafted_on(&self, column: u8) -> u16 {
        self.mats.used(People::Craftsmen) >> (4 * column) & 15
    }
    fn open_columns(&self) -> u64 {
        let columns = content().civilizations[People::Craftsmen.index()].columns;
        let open = (0u8..).zip(columns.iter());
        let open = open.filter(|(column, room)| self.crafted_on(*column) < u16::from(**room));
        open.fold(0, |set, (column, _)| set | 1 << column)
    }
    /// The lowest free space of a column, and what it gives. The mat counts as part of the city.
    fn craft(&mut self, seat: Seat, building: u8, column: u8) {
        let columns = content().civilizations[People::Craftsmen.index()].columns;
        let before: u8 = columns.iter().take(column.into()).sum();
        let space = u16::from(before) + self.crafted_on(column);
        *self.mats.used_mut(People::Craftsmen) += 1 << (4 * column);
        self.mats.crafted[usize::from(building)] += 1;
        self.begin(content().roots.stands, seat, About::Building { building, mark: 0 });
        self.gain_mat_space(seat, People::Craftsmen, space.into());
    }

    /// Own territories with one item, and empty ones beside own ones (TP-22.7).
    fn camps(&self, seat: Seat) -> u64 {
        let controlled = self.controls(seat);
        let single = |hex: &Hex| self.items[usize::from(hex.0)][1].is_nothing();
        let own = hexes(controlled).filter(single).fold(0, |set, hex| set | hex.bit());
        own | self.board.beside(controlled) & self.derived.empty
    }
    /// The building stands there like an outpost; on an own territory it brings a resource.
    fn camp<T: Tell<Event>>(&mut self, seat: Seat, hex: u8, tell: &mut T) {
        let own = self.controls(seat) >> hex & 1 == 1;
        self.add_item(hex, Item::new(seat, Standing::Holder));
        tell.tell(|| Event::Camped { seat, hex });
        self.check_predictions();
        if own {
            let about = About::Civilization { civilization: People::Nomads as u8, n: 0 };
            self.begin(content().roots.any_resource, seat, about);
        }
    }
}
