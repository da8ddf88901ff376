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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kinds::Nation;
    use crate::state::{COURT, HAND};
    use engine::{NoLuck, Play, Quick, Silence, Thing};

    /// The first player before his hand is dealt, with these cards on top of his pile, the first one uppermost.
    fn dealt(top: &[&str]) -> Arcadia {
        let setup = crate::Setup::for_seats(2);
        let mut luck = Quick::new(7, 1);
        let mut table = Arcadia::set_up(&setup, &mut luck, &mut Silence).expect("a table");
        while !table.is_dealt() {
            let seat = table.asked().first().expect("somebody is asked");
            let mut moves = Vec::new();
            table.offer(seat, &mut moves);
            table.apply(seat, moves[0], &mut luck, &mut Silence);
        }
        let player = table.player_mut(Seat(0));
        assert_eq!(player.nation, Nation::Valdore as u8);
        (player.king, player.prince) = (NONE, NONE);
        (player.hand, player.court, player.slots) = ([NONE; HAND], [NONE; COURT], [NONE; COURT]);
        (player.discarded, player.dead) = Default::default();
        let top: Vec<Card> = top.iter().map(|id| Card::named(id).expect("a card")).collect();
        let others = (0..DECK as u8).map(|local| Card::of(local, player.nation));
        let mut deck: Vec<u8> =
            others.filter(|card| !top.contains(card)).map(|card| card.0).collect();
        deck.extend(top.iter().rev().map(|card| card.0));
        player.deck.0.copy_from_slice(&deck);
        table.deal_hand(Seat(0), &mut NoLuck, &mut Silence);
        table
    }
    fn hand(table: &Arcadia) -> Vec<String> {
        table.player(Seat(0)).hand().map(|card| card.word().into_owned()).collect()
    }

    /// AR-3.6, AR-3.7: the first Heir is king, the second prince, the third stays in hand.
    #[test]
    fn ex_02_king_and_prince() {
        let heirs = ["valdore-heir-wise", "valdore-heir-bold", "valdore-heir-pious"];
        let table = dealt(&["volley", heirs[0], "valdore-general-marshal", heirs[1], heirs[2]]);
        let player = table.player(Seat(0));
        assert_eq!(Some(Card(player.king)), Card::named(heirs[0]));
        assert_eq!(Some(Card(player.prince)), Card::named(heirs[1]));
        assert_eq!(hand(&table), ["volley", "valdore-general-marshal", heirs[2]]);
    }

    /// AR-3.6: a hand without an Heir goes under the pile in the order it was drawn.
    #[test]
    fn ex_03_a_new_hand() {
        let first = ["volley", "fury", "rally", "drums", "ruse"];
        let second = ["assassin", "slander", "valdore-heir-wise", "spy", "take-cover"];
        let table = dealt(&[first, second].concat());
        assert_eq!(hand(&table), ["assassin", "slander", "spy", "take-cover"]);
        let player = table.player(Seat(0));
        assert_eq!(player.deck_size(), 35);
        let under: Vec<String> =
            player.deck[..5].iter().rev().map(|card| Card(*card).word().into_owned()).collect();
        assert_eq!(under, first, "the last of them lies at the bottom");
    }
}
