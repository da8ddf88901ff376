//! Architects: cubes in the city, buildings that change places.

use crate::actions::wide_cards;
use crate::capital::{Plot, Plots};
use crate::chain::{Task, among};
use crate::content::content;
use crate::effects::About;
use crate::moves::Move;
use crate::state::Tapestry;
use engine::Offers;
use engine::chain::Runs;

impl Tapestry {
    /// One for each opponent, each in another district; where districts are ways, anywhere but on
    /// their ends.
    pub(super) fn offer_cubes<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        if task.done >= self.opponents_count() {
            return;
        }
        let mats = &content().capitals;
        let city = &self.player(task.seat).city;
        let ground = &mats.grounds[usize::from(city.capital())];
        let free: Plots = match ground.imps {
            Some(imps) => !imps.imps.iter().fold(imps.heart.bit(), |set, imp| set | imp.bit()),
            None => {
                let clear = ground.districts().filter(|district| district & city.cubes() == 0);
                let marked = ground.districts().filter(|district| district & city.cubes() != 0);
                let marked = marked.fold(0, |set, district| set | district);
                clear.fold(0, |set, district| set | district) & !marked
            }
        };
        let plots = wide_cards(city.open(mats) & free);
        among(to, plots, Move::Plot { plot: 0 }, "TP-22.1", "refused-no-cube-there");
    }
    pub(super) fn put_cube(&mut self, task: &Task, plot: u8) {
        self.again(task, task.done + 1, task.about);
        self.player_mut(task.seat).city.put_cube(Plot(plot));
    }

    /// Two income buildings of the city, several times. A task that is about a seat keeps the first plot.
    pub(super) fn offer_swap<O: Offers<Move>>(&self, task: &Task, times: u8, to: &mut O) {
        if task.done >= times {
            return;
        }
        let buildings = self.player(task.seat).city.buildings();
        let first = match task.about {
            About::Seat { n, .. } => Plot(n).bit(),
            _ => 0,
        };
        if buildings.count_ones() < 2 {
            return;
        }
        let left = wide_cards(buildings & !first);
        among(to, left, Move::Plot { plot: 0 }, "TP-22.1", "refused-no-building-there");
        to.when(first == 0, Move::No {});
    }
    pub(super) fn swap_with(&mut self, task: &Task, times: u8, plot: u8) {
        let seat = task.seat;
        match task.about {
            About::Seat { n, .. } => {
                if task.done + 1 < times {
                    self.again(task, task.done + 1, About::Nothing);
                }
                self.player_mut(seat).city.swap(Plot(n), Plot(plot));
            }
            _ => self.again(task, task.done, About::Seat { seat: seat.0, n: plot }),
        }
    }
}
