//! The Construction Yard (RTN-8).

use super::town_hall::reduced_by_event;
use crate::content::content;
use crate::effects::Key;
use crate::events::Event;
use crate::kinds::Benefit;
use crate::state::RiseToNobility;
use engine::{Message, Refusal, Requires, Seat, Tell};

impl RiseToNobility {
    /// The highest value the next slot takes: left to right, each die at most as high as the one
    /// before it (RTN-8.1); nothing without a House, a slot or the coins (RTN-8.2, RTN-8.3).
    #[inline(always)]
    pub(crate) fn most_at_yard<R: Requires>(&self, to: &mut R, seat: Seat) -> Option<u8> {
        let player = self.player(seat);
        to.that(player.houses_in_reserve() > 0, || Refusal::plain("RTN-8.3", "refused-no-houses"))?;
        self.pays(to, "RTN-8.2", seat, self.house_price(seat))?;
        self.next_at_yard(to)
    }

    /// The highest value the next slot takes from anybody (RTN-8.1).
    #[inline(always)]
    pub(crate) fn next_at_yard<R: Requires>(&self, to: &mut R) -> Option<u8> {
        let next = self.derived.at_yard as usize;
        let open = next < self.count().yard_slots as usize;
        to.that(open, || Refusal::plain("RTN-8.1", "refused-slots-full"))?;
        Some(if next == 0 { 6 } else { self.dice.yard[next - 1].value() })
    }

    #[inline(always)]
    pub(crate) fn pays<R: Requires>(
        &self,
        to: &mut R,
        rule: &'static str,
        seat: Seat,
        price: u8,
    ) -> Option<()> {
        let coins = self.player(seat).coins;
        to.that(coins >= price.into(), || {
            let reason = Message::new("refused-coins").number("price", price);
            Refusal::new(rule, reason.number("coins", coins))
        })
    }

    /// What the Event of the round leaves of the price (RTN-8.2, RTN-10.7).
    #[inline]
    pub(crate) fn open_house_price(&self) -> u8 {
        reduced_by_event(content().board.yard.house_price, self.changed_by(Key::HouseDiscount))
    }

    /// Reduced by Event and offices together (RTN-13.7).
    #[inline]
    pub(crate) fn house_price(&self, seat: Seat) -> u8 {
        self.open_house_price().saturating_sub(self.benefits(seat, Benefit::HouseDiscount))
    }

    /// One House per die (RTN-8.2).
    pub(crate) fn buy_house<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        let price = self.house_price(seat);
        let player = self.player_mut(seat);
        player.coins -= u16::from(price);
        player.houses_ready += 1;
        tell.tell(|| Event::HouseBought { seat, price });
    }
}
