//! Drawing several cards to keep some of them (TP-19.12).

use super::{bits, conquest::records, wide, wide_cards};
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
            Deck::Tapestry => {
                let cards = wide_cards(player.drawn_records());
                among(to, cards, Move::Keep { card: 0 }, "TP-19.12", "refused-not-drawn");
            }
            Deck::TechCard => {
                let cards = wide(player.drawn_technologies);
                among(to, cards, Move::Invent { card: 0 }, "TP-19.12", "refused-not-drawn");
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
            Move::Keep { .. } | Move::Invent { .. } => {
                let player = self.player(seat);
                let left = player.drawn.count_ones() + player.drawn_technologies.count_ones();
                // A task keeps how many were kept, counted from 1.
                let more = task.done < keep && left > 1;
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
                    _ => {}
                }
                if !more {
                    self.discard_drawn(seat, tell);
                }
            }
            _ => {
                self.again(task, 1, task.about);
                let draw = draw + u8::from(self.has_changed(seat, Key::Psionics));
                for _ in 0..draw {
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
        }
    }

    /// The rest is discarded.
    fn discard_drawn<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let player = self.player_mut(seat);
        let (cards, technologies) =
            (std::mem::take(&mut player.drawn), std::mem::take(&mut player.drawn_technologies));
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
