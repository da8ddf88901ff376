//! Weefolk and Artificers: tokens in the cities of others, buildings that slide on the income mat.

use super::offer_numbers;
use crate::actions::{INCOME_TURNS, wide, wide_cards};
use crate::capital::{Plot, plots};
use crate::chain::{Task, among};
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::{Building, Source};
use crate::moves::Move;
use crate::state::Tapestry;
use engine::chain::Runs;
use engine::{Offers, Seat, Tell};

const ASIDE: u8 = 0;
const SLIDE: u8 = 1;

impl Tapestry {
    /// An opponent gets a token; then a tile may be discarded for a building.
    pub(super) fn offer_weefolk<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let player = self.player(task.seat);
        if task.done == 0 {
            return self.offer_opponents(task.seat, to);
        }
        if player.income_turns >= INCOME_TURNS {
            return to.one(Move::Yes {});
        }
        let mv = Move::DiscardTile { tile: 0 };
        among(to, wide(player.tiles), mv, "TP-6.8", "refused-tile-not-in-supply");
        to.when(player.tiles != 0, Move::No {});
    }
    pub(super) fn do_weefolk<T: Tell<Event>>(&mut self, task: &Task, answer: Move, tell: &mut T) {
        let seat = task.seat;
        match answer {
            Move::Player { who } => {
                if task.about != About::Nothing {
                    self.again(task, 1, task.about);
                }
                let about = About::Seat { seat: seat.0, n: 0 };
                self.begin(content().roots.weefolk_plot, Seat(who), about);
            }
            Move::DiscardTile { tile } => {
                self.begin(content().roots.any_building, seat, task.about);
                self.discard_tile(seat, tile, tell);
            }
            _ => {
                let cities = self.players.iter().map(|player| &player.city);
                let each =
                    cities.flat_map(|city| plots(city.own_tokens()).map(|at| city.in_lines_of(at)));
                let points = each.map(i16::from).sum();
                self.score_points(seat, Source::Civilizations, points, tell);
            }
        }
    }
    /// On an open plot of the own city; without one, in the place of an income building.
    pub(super) fn offer_token_plots<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let (mats, city) = (&content().capitals, &self.player(task.seat).city);
        let open = city.open(mats);
        let places = if open == 0 { city.buildings() } else { open };
        among(to, wide_cards(places), Move::Plot { plot: 0 }, "TP-22.54", "refused-no-room-there");
    }
    pub(super) fn put_token_on_plot<T: Tell<Event>>(
        &mut self,
        task: &Task,
        plot: u8,
        tell: &mut T,
    ) {
        let completed = self.player_mut(task.seat).city.put_token(&content().capitals, Plot(plot));
        tell.tell(|| Event::TokenPlaced { seat: task.seat, plot });
        self.has_completed(task.seat, completed, About::Nothing, tell);
    }

    /// The slot of the leftmost building of a track, from 0.
    fn leftmost(&self, seat: Seat, building: usize) -> Option<u32> {
        let covered = self.player(seat).mat[building];
        (covered != 0).then(|| covered.trailing_zeros())
    }
    /// A track with a building, then what happens to its leftmost one. In the last income turn points
    /// or a track.
    pub(super) fn offer_artificers<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let seat = task.seat;
        if let About::Building { building, .. } = task.about {
            let room = self.leftmost(seat, building.into()).is_some_and(|slot| slot > 0);
            return offer_numbers(
                to,
                1 << ASIDE | u64::from(room) << SLIDE,
                "TP-22.46",
                "refused-no-building-left",
            );
        }
        let tracks = (0..Building::COUNT).filter(|it| self.leftmost(seat, *it).is_some());
        let tracks = tracks.fold(0, |set, it| set | 1u64 << it);
        let mv = Move::Build { building: Building::Market };
        among(to, wide(tracks), mv, "TP-22.46", "refused-no-building-left");
        to.when(self.player(seat).income_turns >= INCOME_TURNS, Move::Yes {});
        to.one(Move::No {});
    }
    pub(super) fn do_artificers<T: Tell<Event>>(
        &mut self,
        task: &Task,
        answer: Move,
        tell: &mut T,
    ) {
        let seat = task.seat;
        let last = self.player(seat).income_turns >= INCOME_TURNS;
        match (answer, task.about) {
            (Move::Build { building }, _) if last => {
                let covered = &mut self.player_mut(seat).mat[building.index()];
                *covered = (1 << covered.count_ones()) - 1;
                tell.tell(|| Event::Slid { seat, building });
            }
            (Move::Build { building }, _) => {
                self.again(task, 1, About::Building { building: building as u8, mark: 0 });
            }
            (Move::Number { n }, About::Building { building, .. }) => {
                let Some(slot) = self.leftmost(seat, building.into()) else { return };
                let covered = &mut self.player_mut(seat).mat[usize::from(building)];
                *covered &= !(1 << slot);
                if n == SLIDE {
                    *covered |= 1 << (slot - 1);
                }
                let building = Building::ALL[usize::from(building).min(Building::COUNT - 1)];
                tell.tell(|| Event::Slid { seat, building });
            }
            (Move::Yes {}, _) => {
                let count = Building::ALL.map(|it| self.standing(seat, it)).iter().sum::<u8>();
                self.score_points(seat, Source::Civilizations, count.into(), tell);
            }
            _ => {}
        }
    }
    /// Income buildings of a type in the city: on the grid, beside it, on the Craftsmen's mat.
    pub(crate) fn standing(&self, seat: Seat, building: Building) -> u8 {
        let player = self.player(seat);
        let crafted = self.has_mat(seat, super::People::Craftsmen);
        let crafted = if crafted { self.mats.crafted[building.index()] } else { 0 };
        player.city.count(building) + player.beside[building.index()] + crafted
    }
}
