//! What happens next: phases, turns, rounds (RF-5, RF-7, RF-8.1).

use crate::events::Event;
use crate::kinds::{Deed, Kind};
use crate::state::{NOBODY, NOWHERE, Phase, RiseAndFall};
use engine::{Chance, Seat, Seats, Tell};

/// Seconds a late player has once the others start counting (RF-5.5).
pub(crate) const COUNTDOWN: u8 = 3;

impl RiseAndFall {
    /// A new round starts with phase A (RF-5.1).
    pub(crate) fn begin_round<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.round = self.round.saturating_add(1);
        let round = self.round;
        tell.tell(|| Event::Round { round });
        for seat in self.players() {
            self.civ_mut(seat).card = NOBODY;
            if self.is_living(seat) && self.civ(seat).hand == 0 {
                self.go_extinct(seat, tell);
            }
        }
        if self.ends_by_extinction() {
            return self.end(tell);
        }
        self.phase = Phase::Select;
    }

    /// Only one player is left, or none (RF-9.2).
    pub(crate) fn ends_by_extinction(&self) -> bool {
        let living = self.living_players().count();
        if self.has_npcs() { living < self.seats as usize } else { living <= 1 }
    }

    pub(crate) fn end<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.phase = Phase::Over;
        (self.picked, self.deed) = (NOWHERE, Deed::default());
        tell.tell(|| Event::Ended {});
        self.tell_result(tell);
    }

    /// Those who have not chosen a card yet.
    #[inline]
    pub(crate) fn choosing(&self) -> Seats {
        let mut open = 0;
        for seat in self.players() {
            let civ = self.civ(seat);
            open |= u16::from(civ.card == NOBODY && !civ.extinct) << seat.0;
        }
        Seats(open)
    }

    /// A card goes face down; the last one turns them all over (RF-5.1).
    pub(crate) fn choose_card<T: Tell<Event>>(&mut self, seat: Seat, card: Kind, tell: &mut T) {
        self.civ_mut(seat).card = card as u8;
        tell.tell(|| Event::Chosen { seat, card: Some(card) });
        if !self.choosing().is_empty() {
            return;
        }
        for seat in self.players() {
            let civ = self.civ_mut(seat);
            if let Some(card) = civ.played() {
                civ.hand &= !card.bit();
                civ.discard |= card.bit();
                tell.tell(|| Event::Revealed { seat, card });
            }
        }
        self.phase = Phase::Actions;
        self.turn = self.first;
        self.begin_turn(tell);
    }

    /// Luck chooses a card of the late player's hand (RF-5.5).
    pub(crate) fn hurry<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        let hand = self.civ(seat).hand;
        let nth = chance.below(hand.count_ones().max(1)) as usize;
        if let Some(card) = crate::kinds::cards(hand).nth(nth) {
            tell.tell(|| Event::Hurried { seat });
            self.choose_card(seat, card, tell);
        }
    }

    /// Turns go on until somebody has something to decide (RF-5.2, RF-9.3).
    fn begin_turn<T: Tell<Event>>(&mut self, tell: &mut T) {
        loop {
            let seat = self.turn;
            self.acted = crate::hex::Cells::NONE;
            self.robbed = crate::hex::Cells::NONE;
            (self.picked, self.deed) = (NOWHERE, Deed::default());
            if self.is_npc(seat) && self.is_living(seat) {
                return self.begin_npc_turn();
            }
            if let Some(card) = self.civ(seat).played()
                && self.is_living(seat)
            {
                if self.tales.set != 0 {
                    self.begin_tale_turn(seat, card);
                }
                if !self.controls(seat, card) {
                    tell.tell(|| Event::Skipped { seat, card });
                } else if self.has_ready_piece(seat, card) {
                    return;
                } else if self.tales.set != 0 {
                    self.raise_pieces(seat, card);
                }
                // What this turn would have granted goes with it.
                if self.tales.set != 0 {
                    self.end_tale_turn();
                }
            }
            self.turn = self.left_of(seat);
            if self.turn == self.first {
                return self.begin_decline(tell);
            }
        }
    }

    /// After an action: the turn goes on if another piece can act.
    pub(crate) fn after_action<T: Tell<Event>>(&mut self, tell: &mut T) {
        (self.picked, self.deed) = (NOWHERE, Deed::default());
        let seat = self.turn;
        let goes_on = self.civ(seat).played().is_some_and(|card| self.has_ready_piece(seat, card));
        if !goes_on {
            self.end_turn(tell);
        }
    }

    pub(crate) fn end_turn<T: Tell<Event>>(&mut self, tell: &mut T) {
        let seat = self.turn;
        if self.tales.set != 0
            && let Some(card) = self.civ(seat).played()
        {
            self.raise_pieces(seat, card);
            self.end_tale_turn();
        }
        tell.tell(|| Event::TurnEnded { seat });
        self.turn = self.left_of(seat);
        if self.turn == self.first { self.begin_decline(tell) } else { self.begin_turn(tell) }
    }

    /// Phase C, only if a trophy was won (RF-7.5).
    fn begin_decline<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.acted = crate::hex::Cells::NONE;
        self.robbed = crate::hex::Cells::NONE;
        if self.fresh_trophies == 0 {
            return self.begin_buy_back(tell);
        }
        self.phase = Phase::Decline;
        // Who must give everything has nothing to choose (RF-7.6).
        for seat in self.players() {
            let active = self.civ(seat).active_cards();
            if active.count_ones() <= u32::from(self.fresh_trophies) {
                self.civ_mut(seat).giving = active;
            }
        }
        self.settle_decline(tell);
    }

    pub(crate) fn declining(&self) -> Seats {
        let open = self.living_players().filter(|&seat| self.decline_due(seat) > 0);
        open.fold(Seats::NONE, Seats::with)
    }

    /// All cards are turned over once everybody has chosen (RF-7.5).
    pub(crate) fn settle_decline<T: Tell<Event>>(&mut self, tell: &mut T) {
        if self.declining().is_empty() {
            self.reveal_decline(tell);
            self.fresh_trophies = 0;
            self.begin_buy_back(tell);
        }
    }

    /// Phase D, from the first player clockwise (RF-7.10, RF-7.12).
    fn begin_buy_back<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.phase = Phase::BuyBack;
        self.turn = self.first;
        if !self.may_buy_back(self.turn) {
            self.next_buyer(tell);
        }
    }

    fn may_buy_back(&self, seat: Seat) -> bool {
        seat.0 < self.seats && self.is_living(seat) && self.buyable(seat) != 0
    }

    pub(crate) fn next_buyer<T: Tell<Event>>(&mut self, tell: &mut T) {
        loop {
            self.turn = self.left_of(self.turn);
            if self.turn == self.first {
                return self.after_buy_back(tell);
            }
            if self.may_buy_back(self.turn) {
                return;
            }
        }
    }

    /// Whoever has no active card now is extinct (RF-7.11), then phase E (RF-7.15).
    fn after_buy_back<T: Tell<Event>>(&mut self, tell: &mut T) {
        for seat in self.players() {
            if self.is_living(seat) && self.civ(seat).active_cards() == 0 {
                self.go_extinct(seat, tell);
            }
        }
        if self.ends_by_extinction() {
            return self.end(tell);
        }
        let empty = self.living_players().filter(|&seat| {
            let civ = self.civ(seat);
            civ.hand == 0 && civ.discard != 0
        });
        self.recycling = empty.fold(Seats::NONE, Seats::with);
        // An NPC without cards to reveal shuffles its discard (RF-14.45).
        for seat in self.npc_seats() {
            if self.is_living(seat) && self.npc(seat).deck == 0 && self.npc(seat).discard != 0 {
                self.recycling = self.recycling.with(seat);
            }
        }
        self.phase = Phase::Swap;
        self.swap_asked = Seats::NONE;
        self.settle_swaps(tell);
    }

    /// The Doppelgangers' holder may swap (RF-10.16), then cards are taken up (RF-7.15).
    pub(crate) fn settle_swaps<T: Tell<Event>>(&mut self, tell: &mut T) {
        if self.swapper().is_some() {
            return;
        }
        if self.event_strikes(self.recycling.len()) {
            return self.begin_event(tell);
        }
        self.recycle(tell);
    }

    pub(crate) fn recycle<T: Tell<Event>>(&mut self, tell: &mut T) {
        // Who lost the last card in hand since then recycles as well (RF-7.16).
        let emptied = self.living_players().filter(|&seat| {
            let civ = self.civ(seat);
            civ.hand == 0 && civ.discard != 0
        });
        let recycling = emptied.fold(self.recycling, Seats::with);
        self.recycling = Seats::NONE;
        for seat in recycling.iter() {
            if self.is_npc(seat) {
                let npc = self.npc_mut(seat);
                npc.deck |= std::mem::take(&mut npc.discard);
                tell.tell(|| Event::Recycled { seat });
                continue;
            }
            let civ = self.civ_mut(seat);
            civ.hand |= std::mem::take(&mut civ.discard);
            tell.tell(|| Event::Recycled { seat });
        }
        if !recycling.is_empty() {
            self.first = self.next_living(self.first);
            let seat = self.first;
            tell.tell(|| Event::TokenMoved { seat });
        }
        self.swap_asked = Seats::NONE;
        // F (RF-8.1).
        self.quiet_rounds = self.quiet_rounds.saturating_add(1);
        if self.trophies_total() >= self.rules.trophies {
            self.end(tell);
        } else if self.quiet_rounds >= crate::content::content().standstill {
            tell.tell(|| Event::Standstill { rounds: self.quiet_rounds });
            self.end(tell);
        } else {
            self.begin_round(tell);
        }
    }
}
