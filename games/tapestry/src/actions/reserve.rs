//! The reserve area of the last income turn (TP-13.9, TP-19.11).

use super::{Draws, wide};
use crate::chain::{Task, among};
use crate::content::content;
use crate::effects::{About, Reserved};
use crate::events::Event;
use crate::kinds::Building;
use crate::moves::Move;
use crate::state::{InReserve, NONE, Tapestry};
use engine::chain::Runs;
use engine::{Chance, Offers, Seat, Tell};

/// Tiles or cards that are drawn to set one of them apart.
const DRAWN: u8 = 3;

impl Tapestry {
    pub(crate) fn offer_reserve<O: Offers<Move>>(&self, task: &Task, what: Reserved, to: &mut O) {
        let player = self.player(task.seat);
        if !player.reserve.iter().any(|it| it.is_free()) {
            return;
        }
        match what {
            Reserved::SpaceTile if task.done > 0 => {
                let tiles = wide(player.drawn_space.into());
                among(to, tiles, Move::Space { tile: 0 }, "TP-19.11", "refused-not-drawn");
            }
            Reserved::TechCard if task.done > 0 => {
                let cards = wide(player.drawn_technologies);
                among(to, cards, Move::Invent { card: 0 }, "TP-19.11", "refused-not-drawn");
            }
            Reserved::SpaceTile => to.when(self.space_deck != 0, Move::Yes {}),
            Reserved::TechCard => {
                to.when(self.technology_deck | self.technology_discard != 0, Move::Yes {});
            }
            Reserved::Reminder => to.one(Move::Yes {}),
            building => {
                let left = building_of(building).is_some_and(|it| player.mat[it.index()] != 0);
                to.when(left, Move::Yes {});
            }
        }
    }

    pub(crate) fn reserve<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        what: Reserved,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = task.seat;
        let About::Tapestry { card, .. } = task.about else { return };
        match (what, answer) {
            (Reserved::SpaceTile, Move::Space { tile }) => {
                // The others are out of the game (TP-1.6).
                self.player_mut(seat).drawn_space &= !(1 << tile);
                self.put_drawn_away(seat, tell);
                self.set_apart(seat, InReserve { card, what, thing: tile }, tell);
            }
            (Reserved::TechCard, Move::Invent { card: thing }) => {
                self.player_mut(seat).drawn_technologies &= !(1 << thing);
                self.put_drawn_away(seat, tell);
                self.set_apart(seat, InReserve { card, what, thing }, tell);
            }
            (Reserved::SpaceTile, _) => {
                self.again(task, 1, task.about);
                for _ in 0..DRAWN + self.further_options(seat) {
                    if let Some(tile) = self.space_deck.draw(chance) {
                        self.player_mut(seat).drawn_space |= 1 << tile;
                        tell.tell(|| Event::SpaceDrawn { seat, tile });
                    }
                }
            }
            (Reserved::TechCard, _) => {
                self.again(task, 1, task.about);
                for _ in 0..DRAWN + self.further_options(seat) {
                    if let Some(card) = self.draw_technology(chance) {
                        self.player_mut(seat).drawn_technologies |= 1 << card;
                        tell.tell(|| Event::TechnologyDrawn { seat, card });
                    }
                }
            }
            _ => {
                // The leftmost building leaves its slot, and is not gained yet.
                if let Some(building) = building_of(what) {
                    let player = self.player_mut(seat);
                    let covered = &mut player.mat[building.index()];
                    *covered &= covered.wrapping_sub(1);
                    player.reserved[building.index()] += 1;
                }
                self.set_apart(seat, InReserve { card, what, thing: 0 }, tell);
            }
        }
    }

    /// Into a free place; during or after the last income turn it is used at once.
    fn set_apart<T: Tell<Event>>(&mut self, seat: Seat, item: InReserve, tell: &mut T) {
        let free = self.player(seat).reserve.iter().position(|it| it.is_free());
        let Some(free) = free else { return };
        self.player_mut(seat).reserve[free] = item;
        tell.tell(|| Event::SetApart { seat, card: item.card });
        if self.player(seat).income_turns >= super::turn::INCOME_TURNS {
            let about = About::Tapestry { card: item.card, era: free as u8 };
            self.begin(content().roots.reserved, seat, about);
        }
    }

    /// Everything that was set apart, in any order (TP-4.6).
    pub(crate) fn use_reserved(&mut self, seat: Seat) {
        for (at, item) in (0u8..).zip(self.player(seat).reserve) {
            if !item.is_free() {
                let about = About::Tapestry { card: item.card, era: at };
                self.join(content().roots.reserved, seat, about);
            }
        }
    }

    /// It is gained and placed as usual; what the card does besides comes after it.
    pub(crate) fn use_reserved_item<T: Tell<Event>>(&mut self, seat: Seat, at: u8, tell: &mut T) {
        let place = &mut self.player_mut(seat).reserve[usize::from(at)];
        let item = std::mem::take(place);
        if item.is_free() {
            return;
        }
        let about = About::Tapestry { card: item.card, era: NONE };
        if let Some(then) = content().tapestries[usize::from(item.card)].on_turn_5 {
            self.begin(then, seat, about);
        }
        match item.what {
            Reserved::SpaceTile => self.explore_space(seat, item.thing, tell),
            Reserved::TechCard => self.take_technology(seat, item.thing, tell),
            what => {
                if let Some(building) = building_of(what) {
                    self.player_mut(seat).reserved[building.index()] -= 1;
                    self.building_gained(seat, building, tell);
                }
            }
        }
    }
}

fn building_of(what: Reserved) -> Option<Building> {
    match what {
        Reserved::NextMarket => Some(Building::Market),
        Reserved::NextHouse => Some(Building::House),
        Reserved::NextFarm => Some(Building::Farm),
        Reserved::NextArmory => Some(Building::Armory),
        Reserved::SpaceTile | Reserved::TechCard | Reserved::Reminder => None,
    }
}
