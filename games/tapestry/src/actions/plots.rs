//! Buildings on tapestry and technology cards (TP-8.6, TP-12.9).

use super::{bits, wide, wide_cards};
use crate::capital::{Plot, Plots, Room, Spot, WIDTH};
use crate::chain::{Task, among};
use crate::content::{CardKind, Prerequisite, content};
use crate::effects::About;
use crate::events::Event;
use crate::kinds::Row;
use crate::moves::Move;
use crate::state::{NONE, Tapestry};
use engine::chain::Runs;
use engine::{Offers, Seat, Tell};

/// Spaces of the income mat.
const ERAS: usize = 4;

/// Two rows of a card as plots of a grid.
fn plots_of(rows: [u8; 2]) -> Plots {
    rows.into_iter()
        .enumerate()
        .fold(0, |all, (row, bits)| all | Plots::from(bits) << (row * WIDTH))
}

fn rows_of(plots: Plots) -> [u8; 2] {
    [0, 1].map(|row| (plots >> (row * WIDTH)) as u8)
}

impl Tapestry {
    /// The plots of the visible card of a space: all there are, and those still free.
    fn card_plots(&self, seat: Seat, era: usize) -> (Plots, Plots) {
        let player = self.player(seat);
        let Some(card) = player.face_up(era) else { return (0, 0) };
        let printed = &content().tapestries[usize::from(card)];
        if printed.kind != CardKind::Continuous {
            return (0, 0);
        }
        let all = plots_of(printed.grid);
        (all, all & !plots_of(player.plots[era]))
    }

    /// Technology cards that ask for a landmark and have none (TP-8.6).
    fn pedestals(&self, seat: Seat) -> u64 {
        let player = self.player(seat);
        let cards =
            player.technologies[Row::Bottom.index()] | player.technologies[Row::Middle.index()];
        let wants = |card: &u8| {
            let printed = &content().technologies[usize::from(*card)];
            printed.prerequisite == Prerequisite::LandmarkOnCard
        };
        let free = bits(cards & !player.with_landmark & !self.technology_turned).filter(wants);
        free.fold(0, |set, card| set | 1 << card)
    }

    fn room_on(&self, seat: Seat, era: usize) -> Room {
        let (grid, free) = self.card_plots(seat, era);
        Room { grid, free, touch: free, overhang: true }
    }

    /// True if the building may go onto a card.
    pub(crate) fn has_card_place(&self, seat: Seat, about: About) -> bool {
        let plots = (0..ERAS).any(|era| self.card_plots(seat, era).1 != 0);
        match about {
            About::Building { .. } => plots,
            About::Landmark { landmark, .. } => {
                let shape = &content().capitals.shapes[usize::from(landmark)];
                let fits = |era: usize| {
                    (0..4).any(|turn| shape.spots(turn, &self.room_on(seat, era)) != [0; 3])
                };
                self.pedestals(seat) != 0 || plots && (0..ERAS).any(fits)
            }
            _ => false,
        }
    }

    pub(crate) fn offer_card_places<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let seat = task.seat;
        for era in 0..ERAS as u8 {
            let room = self.room_on(seat, era.into());
            if room.free == 0 {
                continue;
            }
            match task.about {
                About::Building { .. } => {
                    let mv = Move::PlotOn { era, plot: 0 };
                    among(to, wide_cards(room.free), mv, "TP-12.9", "refused-no-room-there");
                }
                About::Landmark { landmark, .. } => {
                    let shape = &content().capitals.shapes[usize::from(landmark)];
                    for rotation in 0..4 {
                        let mv = Move::PlaceOn { era, rotation, spot: 0 };
                        let spots = shape.spots(rotation, &room);
                        among(to, spots, mv, "TP-12.9", "refused-no-room-there");
                    }
                }
                _ => {}
            }
        }
        if matches!(task.about, About::Landmark { .. }) {
            let cards = wide(self.pedestals(seat));
            among(to, cards, Move::LayOn { card: 0 }, "TP-8.6", "refused-no-landmark-on-it");
        }
    }

    /// Puts it there; false if the answer names another place.
    pub(crate) fn put_on_card<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        about: About,
        answer: Move,
        tell: &mut T,
    ) -> bool {
        match (about, answer) {
            (_, Move::PlotOn { era, plot }) => self.cover_plots(seat, era, Plot(plot).bit(), tell),
            (About::Landmark { landmark, .. }, Move::PlaceOn { era, rotation, spot }) => {
                let (grid, _) = self.card_plots(seat, era.into());
                let shape = &content().capitals.shapes[usize::from(landmark)];
                let (inside, _) = shape.covers(rotation, Spot(spot), grid);
                self.cover_plots(seat, era, inside, tell);
            }
            (About::Landmark { landmark, .. }, Move::LayOn { card }) => {
                self.on_cards[usize::from(landmark)] = card;
                self.player_mut(seat).with_landmark |= 1 << card;
                tell.tell(|| Event::LandmarkOnCard { seat, landmark, card });
                let about = About::Technology { card, row: NONE };
                self.begin(content().roots.laid_on, seat, about);
            }
            _ => return false,
        }
        true
    }

    /// The reward comes for each plot, or when all are covered (TP-12.9).
    fn cover_plots<T: Tell<Event>>(&mut self, seat: Seat, era: u8, on: Plots, tell: &mut T) {
        let at = usize::from(era);
        let Some(card) = self.player(seat).face_up(at) else { return };
        let printed = &content().tapestries[usize::from(card)];
        let covered = plots_of(self.player(seat).plots[at]) | on;
        self.player_mut(seat).plots[at] = rows_of(covered);
        tell.tell(|| Event::PlotsCovered { seat, card, plots: on.count_ones() as u8 });
        let about = About::Tapestry { card, era };
        if let Some(reward) = printed.grid_full.filter(|_| covered == plots_of(printed.grid)) {
            self.begin(reward, seat, about);
        }
        if let Some(reward) = printed.grid_plot {
            for _ in 0..on.count_ones() {
                self.begin(reward, seat, about);
            }
        }
    }

    /// The card that lies there is covered: nothing more is placed or gained there.
    pub(crate) fn clear_plots(&mut self, seat: Seat, era: usize) {
        let player = self.player_mut(seat);
        player.plots[era] = [0; 2];
        player.types_on[era] = 0;
    }

    /// A card with a landmark leaves its owner: the landmark leaves the game with a card that is discarded, and
    /// otherwise lies beside the mat (TP-8.6).
    pub(crate) fn take_off_landmark(&mut self, seat: Seat, card: u8, discarded: bool) {
        self.player_mut(seat).with_landmark &= !(1 << card);
        if let Some(at) = self.on_cards.iter().position(|on| *on == card) {
            self.on_cards[at] = NONE;
            if discarded {
                self.landmarks[at] = GONE;
            }
        }
    }
}

/// Instead of the owner of a landmark that left the game.
pub(crate) const GONE: u8 = 254;
