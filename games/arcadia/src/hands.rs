//! Drawing, discarding, searching (AR-3.5 to AR-3.7, AR-5.3, AR-21.4).

use crate::chain::Task;
use crate::content::content;
use crate::effects::About;
use crate::events::Event;
use crate::kinds::Card;
use crate::moves::Move;
use crate::state::{Arcadia, DECK, NONE};
use engine::chain::Runs;
use engine::{Chance, Offers, Places, Refusal, Seat, Tell, shuffle};

impl Arcadia {
    /// Draws so many cards; Heirs enter play when they can (AR-3.7).
    pub(crate) fn draw_cards<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        count: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        for _ in 0..count {
            if self.player(seat).deck_size() == 0 {
                self.reshuffle(seat, chance, tell);
            }
            let Some(card) = self.player_mut(seat).draw() else { return };
            tell.tell(|| Event::CardDrawn { seat, card: Some(card.0) });
            self.receive(seat, card, tell);
        }
    }

    /// A card comes to hand, unless it is an Heir who is needed (AR-3.7, AR-4.6).
    pub(crate) fn receive<T: Tell<Event>>(&mut self, seat: Seat, card: Card, tell: &mut T) {
        let player = self.player_mut(seat);
        if card.is_heir() && player.in_regency() {
            self.crown_king(seat, card, tell);
            self.enter_court(seat, card, tell);
        } else if card.is_heir() && player.prince == NONE {
            self.name_prince(seat, card, tell);
            self.enter_court(seat, card, tell);
        } else {
            player.take_in_hand(card);
        }
    }

    /// The discard pile becomes the draw pile (AR-4.8).
    fn reshuffle<C: Chance, T: Tell<Event>>(&mut self, seat: Seat, chance: &mut C, tell: &mut T) {
        let player = self.player_mut(seat);
        if player.discarded.0 == 0 {
            return;
        }
        let (nation, mut size) = (player.nation, 0);
        let cards = std::mem::take(&mut player.discarded).0;
        cards.each(|local| {
            player.deck[size] = Card::of(local as u8, nation).0;
            size += 1;
        });
        shuffle(&mut player.deck[..size], chance);
        tell.tell(|| Event::Reshuffled { seat });
    }

    /// So many cards as this is about, or down to the limit.
    pub(crate) fn still_to_discard(&self, task: &Task) -> u8 {
        let held = self.player(task.seat).held();
        match task.about {
            About::Count { n } => n.saturating_sub(task.done).min(held),
            _ => held.saturating_sub(content().rules.setup.hand_limit),
        }
    }
    pub(crate) fn offer_discards<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        if self.still_to_discard(task) > 0 {
            let held = self.player(task.seat).hand().fold(0u128, |bits, card| bits | 1 << card.0);
            to.given_at(Move::Discard { card: 0 }, |need| {
                let none = |_| Refusal::plain("AR-5.3", "refused-not-in-hand");
                Some(need.only(!0, held, none))
            });
        }
    }
    pub(crate) fn discard_by_choice<T: Tell<Event>>(
        &mut self,
        task: &Task,
        card: u8,
        tell: &mut T,
    ) {
        self.again(task, task.done + 1, task.about);
        self.discard_card(task.seat, Card(card), tell);
    }
    /// From hand to the discard pile, for all to see (AR-22.1).
    pub(crate) fn discard_card<T: Tell<Event>>(&mut self, seat: Seat, card: Card, tell: &mut T) {
        let player = self.player_mut(seat);
        player.leave_hand(card);
        player.discard(card);
        tell.tell(|| Event::Discarded { seat, card: card.0 });
    }

    /// Heirs among the top cards that are looked at, as bits (AR-21.4).
    fn heirs_in_sight(&self, task: &Task) -> u128 {
        let About::Count { n } = task.about else { return 0 };
        let player = self.player(task.seat);
        let size = player.deck_size();
        let seen = &player.deck[size.saturating_sub(n.into())..size];
        let heirs = seen.iter().filter(|card| Card(**card).is_heir());
        heirs.fold(0, |bits, card| bits | 1 << card)
    }
    pub(crate) fn offer_heirs<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let heirs = self.heirs_in_sight(task);
        to.given_at(Move::TakeHeir { card: 0 }, |need| {
            let none = |_| Refusal::plain("AR-21.4", "refused-no-such-heir");
            Some(need.only(!0, heirs, none))
        });
        to.one(Move::No {});
    }
    pub(crate) fn take_heir<C: Chance, T: Tell<Event>>(
        &mut self,
        task: &Task,
        answer: Move,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (seat, About::Count { n }) = (task.seat, task.about) else { return };
        let player = self.player_mut(seat);
        let size = player.deck_size();
        let first = size.saturating_sub(n.into());
        let mut looked = player.deck[first..size].to_vec();
        player.deck[first..].fill(NONE);
        let taken = match answer {
            Move::TakeHeir { card } => Some(card),
            _ => None,
        };
        looked.retain(|card| Some(*card) != taken);
        shuffle(&mut looked, chance);
        for card in looked {
            player.put_under(Card(card));
        }
        tell.tell(|| Event::Searched { seat, found: taken.is_some() });
        if let Some(card) = taken {
            self.receive(seat, Card(card), tell);
        }
    }

    /// The personal deck of a nation, shuffled (AR-3.5).
    pub(crate) fn shuffle_deck<C: Chance>(&mut self, seat: Seat, chance: &mut C) {
        let player = self.player_mut(seat);
        let nation = player.nation;
        player.deck.0 = std::array::from_fn(|local| Card::of(local as u8, nation).0);
        shuffle(&mut player.deck[..DECK], chance);
    }

    /// Five cards, again until there is an Heir (AR-3.6).
    pub(crate) fn deal_hand<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        _: &mut C,
        tell: &mut T,
    ) {
        let count = usize::from(content().rules.setup.hand);
        let hand = loop {
            let player = self.player_mut(seat);
            let drawn: Vec<Card> = (0..count).filter_map(|_| player.draw()).collect();
            if drawn.iter().any(|card| card.is_heir()) {
                break drawn;
            }
            tell.tell(|| Event::NoHeir { seat });
            drawn.into_iter().for_each(|card| player.put_under(card));
        };
        for card in hand {
            tell.tell(|| Event::CardDrawn { seat, card: Some(card.0) });
            self.receive(seat, card, tell);
        }
    }
}
