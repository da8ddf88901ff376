//! Tapestry cards: drawing, playing, discarding (TP-13), and what lies in play.

use super::{ALL, Draws, wide_cards};
use crate::chain::Task;
use crate::civilizations::TAPESTRY;
use crate::content::{CardKind, content};
use crate::effects::{About, Key, When};
use crate::events::Event;
use crate::moves::Move;
use crate::state::{FACE_DOWN, NONE, Tapestry, card_of, record_of};
use engine::chain::{CardId, Entry, Runs};
use engine::{Chance, Offers, Refusal, Seat, Tell};

impl Tapestry {
    /// The top of the deck; an empty deck is made of what was discarded (TP-1.5).
    pub(crate) fn draw_tapestry<C: Chance>(&mut self, chance: &mut C) -> Option<u8> {
        if self.tapestry_deck == 0 {
            self.tapestry_deck = std::mem::take(&mut self.tapestry_discard);
        }
        self.tapestry_deck.draw(chance)
    }

    /// Into the hand, unseen by others (TP-13.11).
    pub(crate) fn gain_tapestry<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        match self.advisors_for(seat) {
            Some(advisors) => {
                self.begin(content().roots.gift, advisors, About::Seat { seat: seat.0, n: 0 });
            }
            None => self.draw_into_hand(seat, chance, tell),
        }
    }

    /// The same when nobody gives a card instead.
    pub(crate) fn draw_into_hand<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        if self.has_changed(seat, Key::Psionics) {
            self.begin(content().roots.one_of_cards, seat, About::Nothing);
        } else if let Some(card) = self.draw_tapestry(chance) {
            self.take_tapestry(seat, card, tell);
        }
    }

    pub(crate) fn take_tapestry<T: Tell<Event>>(&mut self, seat: Seat, card: u8, tell: &mut T) {
        let player = self.player_mut(seat);
        player.hand |= 1 << card;
        player.last_tapestry = record_of(card);
        tell.tell(|| Event::TapestryGained { seat, card: Some(record_of(card)) });
        self.happens(When::GainTapestry, seat, About::Nothing);
        self.gained_object(seat, TAPESTRY);
    }

    pub(crate) fn discard_from_hand(&mut self, seat: Seat, record: u8) {
        let card = card_of(record, self.player(seat).hand);
        self.player_mut(seat).hand &= !(1 << card);
        self.tapestry_discard |= 1 << card;
    }

    pub(crate) fn discard_tapestry<T: Tell<Event>>(&mut self, seat: Seat, card: u8, tell: &mut T) {
        self.discard_from_hand(seat, card);
        tell.tell(|| Event::Discarded { seat, card });
    }

    /// The card of step 2; with an empty hand the top of the deck comes face down (TP-4.4).
    pub(crate) fn offer_plays<O: Offers<Move>>(&self, seat: Seat, to: &mut O) {
        let hand = self.player(seat).hand_records();
        if hand == 0 {
            to.when(self.tapestry_deck | self.tapestry_discard != 0, Move::Yes {});
            return;
        }
        self.offer_hand(hand, to);
    }

    pub(crate) fn offer_hand<O: Offers<Move>>(&self, cards: u128, to: &mut O) {
        to.given_at(Move::Play { card: 0 }, |need| {
            Some(
                need.only(ALL, wide_cards(cards), |_| {
                    Refusal::plain("TP-4.4", "refused-not-in-hand")
                }),
            )
        });
    }

    /// Cards that may be played on top of the card of the current era (TP-13.5, TP-13.6).
    pub(crate) fn overplayable(&self, task: &Task, that_card: bool) -> u128 {
        let player = self.player(task.seat);
        let era = player.era();
        let covers = era > 0 || player.eras[0] != NONE;
        match player.last_tapestry {
            _ if !covers || player.income_turns == 0 => 0,
            _ if !that_card => player.hand_records(),
            NONE => 0,
            card => player.hand_records() & 1 << card,
        }
    }

    /// Onto a space of the income mat, over what lies there (TP-13.1).
    pub(crate) fn play<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        record: u8,
        era: usize,
        tell: &mut T,
    ) {
        let card = card_of(record, self.player(seat).hand);
        self.player_mut(seat).hand &= !(1 << card);
        self.lay_card(seat, card, era, tell);
    }

    /// The same of a card that comes from elsewhere.
    pub(crate) fn lay_card<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        card: u8,
        era: usize,
        tell: &mut T,
    ) {
        let record = record_of(card);
        let onto_empty = self.player(seat).eras[era] == NONE;
        self.cover(seat, era);
        let player = self.player_mut(seat);
        player.eras[era] = record;
        player.on_mat |= 1 << card;
        tell.tell(|| Event::Played { seat, card: record, era: era as u8 + 1 });
        let about =
            About::Tapestry { card: record, era: era as u8 | if onto_empty { EMPTY } else { 0 } };
        self.begin(content().roots.played, seat, about);
    }

    /// What lay there is covered, and its ability ends (TP-13.3).
    fn cover(&mut self, seat: Seat, era: usize) {
        self.leave_era(seat, era);
        self.clear_plots(seat, era);
        let player = self.player_mut(seat);
        match player.eras[era] {
            NONE => {}
            FACE_DOWN => player.buried += 1,
            _ => player.covered += 1,
        }
    }

    /// The ability of a space ends.
    pub(crate) fn leave_era(&mut self, seat: Seat, era: usize) {
        if let Some(card) = self.player(seat).face_up(era) {
            self.cards.leave(content().tapestries[usize::from(card)].card, Some(seat));
            if era == self.player(seat).era() {
                self.forget_named(seat);
            }
        }
    }

    /// A new era begins: what acts for one era only is over (TP-4.1). Whom a card of era 4 named stays known until the
    /// game of this seat is over: that card may act again (TP-22.48).
    pub(crate) fn end_era(&mut self, seat: Seat) {
        for era in 0..4 {
            let Some(card) = self.player(seat).face_up(era) else { continue };
            let printed = &content().tapestries[usize::from(card)];
            if printed.kind != CardKind::Continuous {
                self.cards.leave(printed.card, Some(seat));
            }
        }
        if self.player(seat).income_turns + 1 < super::INCOME_TURNS {
            self.forget_named(seat);
        }
    }

    /// A THIS ERA card of era 4 acts again after income turn 5 (TP-22.48).
    pub(crate) fn renew_era(&mut self, seat: Seat) {
        let player = self.player(seat);
        let copied = player.copied;
        let Some(card) = player.face_up(player.era()) else { return };
        let printed = &content().tapestries[usize::from(card)];
        let acts_as =
            if copied == NONE { printed } else { &content().tapestries[usize::from(copied)] };
        let here = |entry: &Entry| (entry.card, entry.owner) == (printed.card, Some(seat));
        if acts_as.kind == CardKind::ThisEra && !self.cards.list().iter().any(here) {
            let entered = self.cards.enter_as(printed.card, acts_as.card, Some(seat));
            assert!(entered, "there is room for every card in play");
        }
    }

    /// With the card that named them the link ends (TP-21.3).
    pub(crate) fn forget_named(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        (player.named_opponent, player.named_track) = (NONE, NONE);
        player.copied = NONE;
    }

    /// The top of the deck, which nobody sees (TP-13.12).
    pub(crate) fn play_face_down<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        era: usize,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some(card) = self.draw_tapestry(chance) else { return };
        self.buried |= 1 << card;
        self.cover(seat, era);
        self.player_mut(seat).eras[era] = FACE_DOWN;
        tell.tell(|| Event::FaceDown { seat, era: era as u8 + 1 });
        self.right_charm(seat, era, About::Nothing);
    }

    /// The charm of the card to the left of a space that was empty (TP-13.7).
    fn right_charm(&mut self, seat: Seat, era: usize, about: About) {
        let left = era.checked_sub(1).and_then(|left| self.player(seat).face_up(left));
        let charm = left.and_then(|left| content().tapestries[usize::from(left)].charm_right);
        if let Some(charm) = charm.filter(|_| self.options.ff) {
            self.join(charm, seat, about);
        }
    }

    /// WHEN PLAYED and charms, in any order (TP-4.4, TP-13.7).
    pub(crate) fn resolve_tapestry(&mut self, seat: Seat, card: u8, era: u8) {
        let (empty, era) = (era & EMPTY != 0, usize::from(era & !EMPTY));
        let about = About::Tapestry { card, era: era as u8 };
        let printed = &content().tapestries[usize::from(card)];
        if let Some(when_played) = printed.when_played {
            self.begin(when_played, seat, about);
        }
        if !self.options.ff {
            return;
        }
        let has_left = era > 0 && self.player(seat).eras[era - 1] != NONE;
        if let Some(charm) = printed.charm_left.filter(|_| has_left) {
            self.join(charm, seat, about);
        }
        if empty {
            self.right_charm(seat, era, about);
        }
    }

    /// From now on it listens and changes things, if it is still there.
    pub(crate) fn enter_tapestry(&mut self, seat: Seat, card: u8, era: u8) {
        let era = usize::from(era & !EMPTY);
        let printed = &content().tapestries[usize::from(card)];
        let lasts = matches!(printed.kind, CardKind::ThisEra | CardKind::Continuous);
        if lasts && self.player(seat).face_up(era) == Some(card) {
            self.enter_card(printed.card, seat);
            if let Some(named) = printed.on_play {
                self.begin(named, seat, About::Tapestry { card, era: era as u8 });
            }
        }
    }

    /// A card comes into play.
    ///
    /// # Panics
    ///
    /// If there is no room, which all boxes together do not fill.
    pub(crate) fn enter_card(&mut self, card: CardId, seat: Seat) {
        assert!(self.cards.enter(card, Some(seat)), "there is room for every card in play");
    }

    /// All cards on the income mat and in hand (TP-12.11).
    pub(crate) fn tapestries_of(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.hand_size() + player.visible_cards() + player.covered + player.buried
    }
}

/// Added to the era of a card that was laid onto an empty space.
const EMPTY: u8 = 1 << 7;
