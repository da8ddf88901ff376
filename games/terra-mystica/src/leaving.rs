//! A player leaves the table (TM-18.2).

use crate::events::Event;
use crate::moves::{Move, NO_CARD};
use crate::state::{Owed, Phase, TerraMystica};
use engine::{Offers, Refusal, Seat, Tell};

impl TerraMystica {
    /// Leaving is possible for any seated player once play has begun, asked or not.
    pub(crate) fn offer_leaving<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        offers.given(Move::Leave, |need| {
            let begun = matches!(self.phase, Phase::Actions | Phase::CultSpades);
            let seated = !self.player(seat).left;
            need.that(begun && seated, || Refusal::plain("TM-18.2", "refused-leaving"))
        });
    }

    /// No more turns, open offers count as "could not take", the card goes back; structures and
    /// ranks stay.
    pub(crate) fn leave<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        tell.tell(|| Event::Left { seat });
        for offer in &mut self.offers[..self.offer_count as usize] {
            if offer.to == seat.0 {
                offer.room = 0;
            }
        }
        self.decline_all(seat, tell);
        if seat == self.active() {
            self.owed = Owed::default();
        }
        let player = self.player_mut(seat);
        player.left = true;
        player.steps_owed = 0;
        player.tokens_owed = 0;
        player.priests_owed = 0;
        let card = std::mem::replace(&mut player.card, NO_CARD);
        self.reacting &= !(1 << seat.0);
        self.in_round &= !(1 << seat.0);
        if card != NO_CARD {
            self.free_cards |= 1 << card;
        }
    }
}
