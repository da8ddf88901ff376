//! The Port (RTN-11.1, RTN-11.2).

use crate::content::content;
use crate::effects::Key;
use crate::events::Event;
use crate::kinds::{Benefit, Good};
use crate::state::RiseToNobility;
use engine::{Seat, Tell};

impl RiseToNobility {
    /// Goods this player has and the ship still takes, as bits.
    #[inline]
    pub(crate) fn sellable(&self, seat: Seat) -> u8 {
        self.player(seat).types() & self.derived.on_demand
    }

    /// Empty spaces of the ship for this good (RTN-11.2).
    #[inline]
    pub(crate) fn room_on_ship(&self, good: Good) -> u8 {
        let spaces = content().ships[self.ship as usize].spaces[good.index()];
        spaces.saturating_sub(self.sold[good.index()])
    }

    /// Least and most of this good with so many still to sell: a die sells at least one good.
    pub(crate) fn sale_range(&self, seat: Seat, good: Good, left: u8, sold: bool) -> (u8, u8) {
        let room = self.room_on_ship(good);
        let held = self.player(seat).goods[good.index()].min(255) as u8;
        let others_later = self.sellable(seat) >> (good as u8 + 1) != 0;
        (u8::from(!sold && !others_later), left.min(room).min(held))
    }

    /// What office and Event add to the price of each good (RTN-13.7).
    pub(crate) fn coins_more_at_port(&self, seat: Option<Seat>) -> u8 {
        let of_office = seat.map_or(0, |seat| self.benefits(seat, Benefit::PortBonus));
        of_office + self.changed_by(Key::PortCoins)
    }

    /// Each good pays the price on its space, and what office and Event add (RTN-11.2, RTN-13.7).
    pub(crate) fn sell_goods<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        good: Good,
        count: u8,
        tell: &mut T,
    ) {
        let ship = &content().ships[self.ship as usize];
        let price = ship.price[good.index()];
        let more = self.coins_more_at_port(Some(seat));
        let coins = count * (price + more);
        self.sold[good.index()] += count;
        if self.sold[good.index()] >= ship.spaces[good.index()] {
            self.derived.on_demand &= !(1 << good as u8);
        }
        let player = self.player_mut(seat);
        player.goods[good.index()] -= u16::from(count);
        player.coins += u16::from(coins);
        tell.tell(|| Event::GoodsSold { seat, good, count, coins });
    }
}
