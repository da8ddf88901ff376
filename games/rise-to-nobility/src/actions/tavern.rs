//! The Cavern Tavern (RTN-7.1 to RTN-7.4).

use crate::content::content;
use crate::effects::Key;
use crate::events::Event;
use crate::moves::Move;
use crate::state::{NONE, RiseToNobility};
use engine::{Chance, Offers, Places, Refusal, Requires, Seat, Tell};

impl RiseToNobility {
    /// The least value the next slot takes: left to right, each die at least as high as the one
    /// before it (RTN-7.1); nothing without a card or a slot.
    #[inline(always)]
    pub(crate) fn least_at_tavern<R: Requires>(&self, to: &mut R) -> Option<u8> {
        let cards = self.display != [NONE; 6];
        to.that(cards, || Refusal::plain("RTN-3.8", "refused-no-settlers"))?;
        let next = self.derived.at_tavern as usize;
        let open = next < self.count().tavern_slots as usize;
        to.that(open, || Refusal::plain("RTN-7.1", "refused-slots-full"))?;
        let any = next == 0 || self.has_changed(Key::TavernAnyValue);
        Some(if any { 1 } else { self.dice.tavern[next - 1].value() })
    }

    /// Face-up Settlers cards, as bits.
    #[inline]
    pub(crate) fn cards_on_display(&self) -> u64 {
        let cards = self.display.iter().filter(|card| **card != NONE);
        cards.fold(0, |bits, card| bits | 1 << card)
    }

    /// With three cards in hand one of them goes first (RTN-7.4).
    pub(crate) fn offer_settlers<O: Offers<Move>>(
        &self,
        seat: Seat,
        optional: bool,
        offers: &mut O,
    ) {
        let player = self.player(seat);
        if self.display == [NONE; 6] {
            return;
        }
        let full = player.hand_is_full();
        for card in player.hand().filter(|_| full) {
            offers.one(Move::DiscardSettlers { card });
        }
        offers.given_at(Move::DiscardSettlers { card: 0 }, |need| {
            need.that(full, || Refusal::plain("RTN-7.4", "refused-room-in-hand"))?;
            need.that(false, || Refusal::plain("RTN-7.4", "refused-card-not-held"))?;
            None
        });
        offers.given_at(Move::TakeSettlers { card: 0 }, |need| {
            need.that(!full, || Refusal::plain("RTN-7.4", "refused-hand-full"))?;
            let shown = self.cards_on_display();
            Some(need.only(!0, shown, |_| Refusal::plain("RTN-7.2", "refused-card-not-shown")))
        });
        offers.given(Move::Done {}, |need| {
            let rule = if full { "RTN-7.4" } else { "RTN-7.2" };
            need.that(optional, || Refusal::plain(rule, "refused-not-optional"))
        });
    }

    /// Takes a face-up card and refills the display at once (RTN-7.2).
    pub(crate) fn take_settlers<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        card: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        tell.tell(|| Event::SettlersTaken { seat, card });
        if let Some(free) = self.player_mut(seat).hand.iter_mut().find(|slot| **slot == NONE) {
            *free = card;
        }
        if let Some(at) = self.display.iter().position(|shown| *shown == card) {
            self.display[at] = NONE;
            self.lay_settlers(at, chance, tell);
        }
    }

    pub(crate) fn discard_settlers<T: Tell<Event>>(&mut self, seat: Seat, card: u8, tell: &mut T) {
        tell.tell(|| Event::SettlersDiscarded { seat, card });
        self.remove_from_hand(seat, card);
        self.settlers_discard |= 1 << card;
    }

    pub(crate) fn remove_from_hand(&mut self, seat: Seat, card: u8) {
        let hand = &mut self.player_mut(seat).hand;
        if let Some(at) = hand.iter().position(|held| *held == card) {
            hand[at..].rotate_left(1);
            hand[2] = NONE;
        }
    }

    /// Draws a card for an empty place; an empty deck is made anew from its discards (RTN-3.7).
    pub(crate) fn lay_settlers<C: Chance, T: Tell<Event>>(
        &mut self,
        at: usize,
        chance: &mut C,
        tell: &mut T,
    ) {
        if self.settlers_deck == 0 {
            self.settlers_deck = std::mem::take(&mut self.settlers_discard);
        }
        if let Some(card) = draw(&mut self.settlers_deck, chance) {
            self.display[at] = card;
            tell.tell(|| Event::SettlersLaid { card });
        }
    }

    /// All face-up cards are discarded and six new ones laid out (RTN-11.11).
    pub(crate) fn renew_settlers<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        tell.tell(|| Event::SettlersRenewed { seat });
        self.settlers_discard |= self.cards_on_display();
        self.display = [NONE; 6];
        for at in 0..self.display.len() {
            self.lay_settlers(at, chance, tell);
        }
    }

    /// A random card of deck 1 for each player (RTN-2.5).
    pub(crate) fn deal_first_settlers<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) {
        for seat in self.in_turn_order() {
            let mut deck_one = self.settlers_deck & content().deck_one;
            if let Some(card) = draw(&mut deck_one, chance) {
                self.settlers_deck &= !(1 << card);
                self.player_mut(seat).hand[0] = card;
                tell.tell(|| Event::FirstSettlers { seat, card });
            }
        }
    }
}

/// Draws any of these cards.
pub(crate) fn draw<C: Chance>(cards: &mut u64, chance: &mut C) -> Option<u8> {
    let count = cards.count();
    if count == 0 {
        return None;
    }
    let card = cards.nth(if count == 1 { 0 } else { chance.below(count) });
    *cards &= !(1 << card);
    Some(card as u8)
}

/// Draws any of these, of a smaller set.
pub(crate) fn draw_small<C: Chance>(cards: &mut u32, chance: &mut C) -> Option<u8> {
    let mut wide = u64::from(*cards);
    let drawn = draw(&mut wide, chance);
    *cards = wide as u32;
    drawn
}
