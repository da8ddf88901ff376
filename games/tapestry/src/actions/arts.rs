//! Masterpieces and inspiration (TP-11).

use super::{ALL, Draws, bits, wide};
use crate::content::content;
use crate::effects::{About, When};
use crate::events::Event;
use crate::kinds::Building;
use crate::moves::Move;
use crate::state::{NONE, Tapestry};
use engine::chain::Runs;
use engine::{Chance, Offers, Refusal, Seat, Tell};

impl Tapestry {
    fn draw_masterpiece<C: Chance>(&mut self, chance: &mut C) -> Option<u8> {
        if self.masterpiece_deck == 0 {
            self.masterpiece_deck = std::mem::take(&mut self.masterpiece_discard);
        }
        self.masterpiece_deck.draw(chance)
    }

    /// Three lie face up, as far as there are any (TP-1.8).
    pub(crate) fn refill_masterpieces<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) {
        while let Some(free) = self.masterpiece_row.iter().position(|card| *card == NONE) {
            let Some(card) = self.draw_masterpiece(chance) else { return };
            self.masterpiece_row[free] = card;
            tell.tell(|| Event::MasterpieceShown { card });
        }
    }

    pub(crate) fn has_masterpieces(&self) -> bool {
        self.masterpiece_row[0] != NONE
    }

    pub(crate) fn offer_masterpieces<O: Offers<Move>>(&self, to: &mut O) {
        let row = self.masterpiece_row.iter().filter(|card| **card != NONE);
        let shown = row.fold(0, |set, card| set | 1u64 << card);
        to.given_at(Move::Masterpiece { card: 0 }, |need| {
            Some(need.only(ALL, wide(shown), |_| Refusal::plain("TP-11.1", "refused-not-face-up")))
        });
        let deck = self.masterpiece_deck | self.masterpiece_discard;
        to.given(Move::MasterpieceTop {}, |need| {
            need.that(deck != 0, || Refusal::plain("TP-11.1", "refused-no-deck"))
        });
    }

    /// One of those, or the top of the deck (TP-11.1).
    pub(crate) fn gain_masterpiece<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        card: Option<u8>,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some(card) = card.or_else(|| self.draw_masterpiece(chance)) else { return };
        for shown in self.masterpiece_row.iter_mut().filter(|shown| **shown == card) {
            *shown = NONE;
        }
        self.masterpiece_row.sort_by_key(|card| *card == NONE);
        self.player_mut(seat).masterpieces |= 1 << card;
        tell.tell(|| Event::MasterpieceGained { seat, card });
        self.happens(When::GainMasterpiece, seat, About::Masterpiece { card });
        self.refill_masterpieces(chance, tell);
    }

    pub(crate) fn renew_masterpieces<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        let row = std::mem::replace(&mut self.masterpiece_row, [NONE; 3]);
        tell.tell(|| Event::MasterpiecesRenewed { seat });
        for card in row.into_iter().filter(|card| *card != NONE) {
            self.masterpiece_discard |= 1 << card;
        }
        self.refill_masterpieces(chance, tell);
    }

    /// Step 1 of income turns 2 to 5: all of them, in any order (TP-4.2).
    pub(crate) fn use_masterpieces(&mut self, seat: Seat) {
        let own = self.player(seat).masterpieces & !self.masterpiece_turned;
        for card in bits(own.into()) {
            self.join(
                content().masterpieces[usize::from(card)].benefit,
                seat,
                About::Masterpiece { card },
            );
        }
    }

    /// Masterpieces that can be broadcast (TP-11.4), without those a task has used.
    pub(crate) fn broadcastable(&self, seat: Seat, neighbours: bool) -> u64 {
        let own = self.player(seat).masterpieces & !self.masterpiece_turned;
        let others = self.neighbours(seat).filter(|_| neighbours);
        let others = others.fold(0, |set, other| set | self.player(other).masterpieces);
        let lasting =
            bits(others.into()).filter(|card| !content().masterpieces[usize::from(*card)].one_use);
        u64::from(own) | lasting.fold(0, |set, card| set | 1 << card)
    }

    /// Inspiration tiles that were not placed (TP-11.5).
    pub(crate) fn offer_inspirations<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let left = !u64::from(self.player(seat).inspired) & 0b1111;
        to.given_at(Move::Inspire { building: Building::Market }, |need| {
            Some(need.only(ALL, wide(left), |_| Refusal::plain("TP-11.5", "refused-inspired")))
        });
    }

    pub(crate) fn inspire<T: Tell<Event>>(&mut self, seat: Seat, building: Building, tell: &mut T) {
        self.player_mut(seat).inspired |= 1 << building as u8;
        tell.tell(|| Event::Inspired { seat, building });
    }
}
