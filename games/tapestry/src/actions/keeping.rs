//! Drawing several cards to keep some of them (TP-19.12).

use super::{Draws, bits, conquest::records, wide, wide_cards};
use crate::chain::{Task, among};
use crate::effects::{Deck, Key};
use crate::events::Event;
use crate::moves::Move;
use crate::state::{Tapestry, card_of, record_of};
use engine::chain::Runs;
use engine::{Chance, Offers, Seat, Tell};

impl Tapestry {
    /// First they are drawn, then those that are kept are chosen one after the other.
    pub(crate) fn offer_drawn<O: Offers<Move>>(&self, task: &Task, what: Deck, to: &mut O) {
        let player = self.player(task.seat);
        match what {
            Deck::Tapestry if task.done == 0 => {
                to.when(self.tapestry_deck | self.tapestry_discard != 0, Move::Yes {});
            }
            Deck::TechCard if task.done == 0 => {
                to.when(self.technology_deck | self.technology_discard != 0, Move::Yes {});
            }
            Deck::TerritoryTile if task.done == 0 => {
                to.when(self.territory_deck != 0, Move::Yes {});
            }
            Deck::SpaceTile if task.done == 0 => to.when(self.space_deck != 0, Move::Yes {}),
            Deck::Tapestry => {
                let cards = wide_cards(player.drawn_records());
                among(to, cards, Move::Keep { card: 0 }, "TP-24.3", "refused-not-drawn");
            }
            Deck::TechCard => {
                let cards = wide(player.drawn_technologies);
                among(to, cards, Move::Invent { card: 0 }, "TP-24.3", "refused-not-drawn");
            }
            Deck::TerritoryTile => {
                let tiles = wide(player.drawn_tiles);
                among(to, tiles, Move::Tile { tile: 0 }, "TP-24.3", "refused-not-drawn");
            }
            Deck::SpaceTile => {
                let tiles = wide(player.drawn_space.into());
                among(to, tiles, Move::Space { tile: 0 }, "TP-24.3", "refused-not-drawn");
            }
        }
    }

    pub(crate) fn draw_and_keep<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        (what, draw, keep): (Deck, u8, u8),
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = task.seat;
        match answer {
            Move::Keep { .. } | Move::Invent { .. } | Move::Tile { .. } | Move::Space { .. } => {
                // A task keeps how many were kept, counted from 1.
                let more = task.done < keep && self.drawn_count(seat, what) > 1;
                if more {
                    self.again(task, task.done + 1, task.about);
                }
                match answer {
                    Move::Keep { card } => {
                        let card = card_of(card, self.player(seat).drawn);
                        self.player_mut(seat).drawn &= !(1 << card);
                        self.take_tapestry(seat, card, tell);
                    }
                    Move::Invent { card } => {
                        self.player_mut(seat).drawn_technologies &= !(1 << card);
                        self.take_technology(seat, card, tell);
                    }
                    Move::Tile { tile } => {
                        self.player_mut(seat).drawn_tiles &= !(1 << tile);
                        self.take_tile(seat, tile, tell);
                    }
                    Move::Space { tile } => {
                        self.player_mut(seat).drawn_space &= !(1 << tile);
                        self.take_space_tile(seat, tile, tell);
                    }
                    _ => {}
                }
                if !more {
                    self.put_drawn_away(seat, tell);
                }
            }
            _ => {
                self.again(task, 1, task.about);
                for _ in 0..draw + self.further_options(seat) {
                    self.draw_one(seat, what, chance, tell);
                }
            }
        }
    }

    fn draw_one<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        what: Deck,
        chance: &mut C,
        tell: &mut T,
    ) {
        match what {
            Deck::Tapestry => {
                if let Some(card) = self.draw_tapestry(chance) {
                    self.player_mut(seat).drawn |= 1 << card;
                    tell.tell(|| Event::TapestryDrawn { seat, card: Some(record_of(card)) });
                }
            }
            Deck::TechCard => {
                if let Some(card) = self.draw_technology(chance) {
                    self.player_mut(seat).drawn_technologies |= 1 << card;
                    tell.tell(|| Event::TechnologyDrawn { seat, card });
                }
            }
            Deck::TerritoryTile => {
                if let Some(tile) = self.territory_deck.draw(chance) {
                    self.player_mut(seat).drawn_tiles |= 1 << tile;
                    tell.tell(|| Event::TileDrawn { seat, tile });
                }
            }
            Deck::SpaceTile => {
                if let Some(tile) = self.space_deck.draw(chance) {
                    self.player_mut(seat).drawn_space |= 1 << tile;
                    tell.tell(|| Event::SpaceDrawn { seat, tile });
                }
            }
        }
    }

    /// One option more on everything drawn or rolled at random (TP-22.15).
    pub(crate) fn further_options(&self, seat: Seat) -> u8 {
        u8::from(self.has_changed(seat, Key::Psionics))
    }

    fn drawn_count(&self, seat: Seat, what: Deck) -> u32 {
        let player = self.player(seat);
        match what {
            Deck::Tapestry => player.drawn.count_ones(),
            Deck::TechCard => player.drawn_technologies.count_ones(),
            Deck::TerritoryTile => player.drawn_tiles.count_ones(),
            Deck::SpaceTile => player.drawn_space.count_ones(),
        }
    }

    /// The rest is discarded; with further options it goes back to where it was drawn (TP-22.15), but for the variant of
    /// the first income turn (TP-18.4).
    pub(crate) fn put_drawn_away<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let variant = self.options.two_tapestries && self.player(seat).income_turns == 1;
        let back = self.further_options(seat) > 0 && !variant;
        let player = self.player_mut(seat);
        let (cards, technologies) =
            (std::mem::take(&mut player.drawn), std::mem::take(&mut player.drawn_technologies));
        let tiles = std::mem::take(&mut player.drawn_tiles);
        let space = std::mem::take(&mut player.drawn_space);
        if back {
            self.tapestry_deck |= cards;
            self.technology_deck |= technologies;
            self.territory_deck |= tiles;
            self.space_deck |= space;
            tell.tell(|| Event::ShuffledBack { seat });
            return;
        }
        self.tapestry_discard |= cards;
        self.technology_discard |= technologies;
        for card in records(cards) {
            let card = record_of(card);
            tell.tell(|| Event::Discarded { seat, card });
        }
        for card in bits(technologies) {
            tell.tell(|| Event::TechnologyDiscarded { seat, card });
        }
    }
}
