//! Heralds: WHEN PLAYED abilities of cards on any income mat (TP-22.3).

use super::People;
use crate::actions::{records, wide_cards};
use crate::chain::{Task, among};
use crate::content::{CardKind, content};
use crate::effects::About;
use crate::events::Event;
use crate::moves::Move;
use crate::state::{NONE, Tapestry, record_of};
use engine::chain::Runs;
use engine::{Chance, Offers, Seat, Tell};

impl Tapestry {
    /// Cards that lie face up on top of a space of any income mat, and have a WHEN PLAYED ability.
    pub(crate) fn visible_when_played(&self, seats: impl Iterator<Item = Seat>) -> u128 {
        let mut cards = 0;
        for seat in seats {
            for card in (0..4).filter_map(|era| self.player(seat).face_up(era)) {
                let has = content().tapestries[usize::from(card)].when_played.is_some();
                cards |= u128::from(has) << card;
            }
        }
        cards
    }

    pub(super) fn offer_heralds<O: Offers<Move>>(&self, to: &mut O) {
        if self.mats.tokens(People::Heralds) == 0 {
            return;
        }
        let marked = self.mats.heralded.iter().filter(|card| **card != NONE);
        let marked = marked.fold(0u128, |set, card| set | 1 << card);
        let cards = self.visible_when_played(self.all_seats()) & !marked;
        among(to, wide_cards(cards), Move::Copy { card: 0 }, "TP-22.3", "refused-not-copied");
        to.when(cards != 0, Move::No {});
    }
    pub(super) fn do_heralds(&mut self, seat: Seat, card: u8) {
        self.mats.spend(People::Heralds);
        if let Some(free) = self.mats.heralded.iter_mut().find(|marked| **marked == NONE) {
            *free = card;
        }
        if let Some(when_played) = content().tapestries[usize::from(card)].when_played {
            self.begin(when_played, seat, About::Tapestry { card, era: NONE });
        }
    }

    fn is_played_or_lasting(card: u8) -> bool {
        let printed = &content().tapestries[usize::from(card)];
        printed.when_played.is_some() || printed.kind == CardKind::Continuous
    }
    /// First a card is drawn, then one may be played onto Maker of Fire.
    pub(super) fn offer_heralds_draw<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        if task.done == 0 {
            return to.one(Move::Yes {});
        }
        let fits = |card: &u8| {
            Self::is_played_or_lasting(*card)
                && content().tapestries[usize::from(*card)].id != "renaissance"
        };
        let hand = records(self.player(task.seat).hand_records()).filter(fits);
        let hand = hand.fold(0u128, |set, card| set | 1 << card);
        self.offer_hand(hand, to);
        // Always, so that nobody learns from the question what is in the hand.
        to.one(Move::No {});
    }
    pub(super) fn do_heralds_draw<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = task.seat;
        if let Move::Play { card } = answer {
            return self.play(seat, card, 0, tell);
        }
        self.again(task, 1, task.about);
        let mut aside = 0u128;
        while let Some(card) = self.draw_tapestry(chance) {
            if Self::is_played_or_lasting(record_of(card)) {
                self.take_tapestry(seat, card, tell);
                break;
            }
            aside |= 1 << card;
            tell.tell(|| Event::Discarded { seat, card: record_of(card) });
        }
        self.tapestry_discard |= aside;
    }
}
