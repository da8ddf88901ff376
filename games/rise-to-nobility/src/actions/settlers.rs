//! Fulfilling Settlers cards (RTN-7.5 to RTN-7.8).

use crate::chain::Task;
use crate::content::content;
use crate::effects::{About, Key};
use crate::events::{Cause, Event};
use crate::kinds::{Good, Source};
use crate::moves::Move;
use crate::state::RiseToNobility;
use engine::chain::Runs;
use engine::{Offers, Refusal, Seat, Tell};

impl RiseToNobility {
    /// Cards that can be fulfilled now (RTN-7.5).
    #[inline]
    pub(crate) fn offer_fulfilling<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        if !O::EXPLAINS {
            if !self.done.settlers && self.player(seat).could_fulfil() {
                self.payable_settlers(seat).for_each(|card| offers.one(Move::Fulfil { card }));
            }
            return;
        }
        let player = self.player(seat);
        let held = player.hand().fold(0, |bits, card| bits | 1 << card);
        let payable = self.payable_settlers(seat).fold(0, |bits, card| bits | 1 << card);
        offers.given_at(Move::Fulfil { card: 0 }, |need| {
            need.that(!self.done.settlers, || Refusal::plain("RTN-4.4", "refused-one-settlers"))?;
            let held = need.only(!0, held, |_| Refusal::plain("RTN-7.5", "refused-card-not-held"));
            need.that(player.houses_ready > 0, || Refusal::plain("RTN-7.5", "refused-no-house"))?;
            Some(need.only(held, payable, |_| Refusal::plain("RTN-7.5", "refused-goods-missing")))
        });
    }

    /// True if some card can be fulfilled.
    #[inline]
    pub(crate) fn can_fulfil(&self, seat: Seat) -> bool {
        self.player(seat).could_fulfil() && self.finds_payable_settlers(seat)
    }

    #[inline(never)]
    fn finds_payable_settlers(&self, seat: Seat) -> bool {
        self.payable_settlers(seat).next().is_some()
    }

    /// Cards in hand for which there are a House and enough goods of every type shown.
    #[inline]
    pub(crate) fn payable_settlers(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let (player, settlers) = (self.player(seat), &content().settlers);
        let types = if player.houses_ready > 0 { player.types() } else { 0 };
        player.hand.into_iter().filter(move |card| {
            let printed = settlers.get(*card as usize);
            printed.is_some_and(|printed| printed.goods.bits() as u8 & !types == 0)
                && self.can_pay_settlers(seat, *card)
        })
    }

    /// Enough goods in all, of what the card shows.
    fn can_pay_settlers(&self, seat: Seat, card: u8) -> bool {
        let card = &content().settlers[card as usize];
        let held = &self.player(seat).goods;
        let shown = Good::ALL.into_iter().filter(|good| card.goods.has(*good));
        let spendable =
            shown.map(|good| held[good.index()].min(self.most_of_a_good(seat, good).into()));
        spendable.sum::<u16>() >= u16::from(card.least)
    }

    pub(crate) fn begin_fulfilling(&mut self, seat: Seat, card: u8) {
        self.done.settlers = true;
        let first = first_good(content().settlers[card as usize].goods.bits() as u8, 0);
        self.begin(content().roots.fulfil, seat, About::Payment { card, good: first });
    }

    /// Least and most of this good that can be spent so that the card is paid in the end: at least
    /// 1 of every type, no more than 3 (4) of one, a total within the card's range (RTN-7.5).
    pub(crate) fn spendable(&self, seat: Seat, card: u8, good: Good, spent: u8) -> (u8, u8) {
        let card = &content().settlers[card as usize];
        let held = &self.player(seat).goods;
        let most =
            |good: Good| u16::from(self.most_of_a_good(seat, good)).min(held[good.index()]) as u8;
        let later = Good::ALL.into_iter().filter(|other| *other > good);
        let later = later.filter(|other| card.goods.has(*other));
        let (types, reserve) =
            later.fold((0u8, 0u8), |(types, sum), other| (types + 1, sum + most(other)));
        let least = card.least.saturating_sub(spent + reserve).max(1);
        let highest = most(good).min(card.most.saturating_sub(spent + types));
        (least, highest)
    }

    /// Pays so many of one type; after the last type the card is fulfilled.
    pub(crate) fn spend_goods<T: Tell<Event>>(
        &mut self,
        task: &Task,
        card: u8,
        good: Good,
        count: u8,
        tell: &mut T,
    ) {
        let (seat, spent) = (task.seat, task.done);
        self.player_mut(seat).goods[good.index()] -= u16::from(count);
        tell.tell(|| Event::GoodsSpent { seat, good, count });
        let goods = content().settlers[card as usize].goods.bits() as u8;
        if goods >> (good as u8 + 1) != 0 {
            let next = first_good(goods, good as u8 + 1);
            self.again(task, spent + count, About::Payment { card, good: next });
        } else {
            self.fulfil(seat, card, spent + count, tell);
        }
    }

    /// House, Workers, points, stars (RTN-7.6).
    fn fulfil<T: Tell<Event>>(&mut self, seat: Seat, card: u8, spent: u8, tell: &mut T) {
        let printed = &content().settlers[card as usize];
        let each = content().own.communal.settlers_points;
        let communal = self.player(seat).communal_count() * each;
        let event = self.changed_by(Key::SettlersPoints);
        let points = spent + communal + event;
        tell.tell(|| Event::Fulfilled { seat, card, points });
        self.remove_from_hand(seat, card);
        let player = self.player_mut(seat);
        player.houses_ready -= 1;
        player.houses_built += 1;
        player.fulfilled |= 1 << card;
        self.gain_workers(seat, printed.workers, Cause::Settlers, tell);
        self.score_points(seat, Source::Settlers, i16::from(spent));
        self.score_points(seat, Source::Communal, i16::from(communal));
        self.score_points(seat, Source::Events, i16::from(event));
        self.gain_nobility(seat, printed.stars, tell);
    }
}

/// The first good of a set from a place on.
pub(crate) fn first_good(goods: u8, from: u8) -> Good {
    let at = (goods >> from << from).trailing_zeros() as usize;
    Good::ALL[at.min(Good::COUNT - 1)]
}
