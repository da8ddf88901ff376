//! The Merchant card (RF-6.60 to RF-6.63).

use super::means::Means;
use super::{Deeds, aimed, plain};
use crate::content::content;
use crate::hex::{Cell, Cells};
use crate::kinds::{Deed, Kind};
use crate::state::RiseAndFall;
use engine::{Places, Seat};

impl RiseAndFall {
    #[inline]
    pub(super) fn offer_merchant<D: Deeds>(
        &self,
        seat: Seat,
        at: Cell,
        means: &Means,
        deeds: &mut D,
    ) {
        self.offer_move(seat, Kind::Merchant, at, deeds);
        if deeds.enough() {
            return;
        }
        let civ = self.civ(seat);
        plain(deeds, self.has_trade(seat, at), Deed::Trade);
        plain(deeds, means.buy[0], Deed::BuyWood);
        plain(deeds, means.buy[1], Deed::BuyStone);
        plain(deeds, civ.stock[0] > 0, Deed::SellWood);
        plain(deeds, civ.stock[1] > 0, Deed::SellStone);
        if Means::on(means.ship, self.terrain(at)) {
            aimed(deeds, Deed::BuildShip, self.world.shore(at).without(&self.taken()));
        }
    }

    /// Is there a City to trade with? Usually any City will do.
    #[inline]
    fn has_trade(&self, seat: Seat, at: Cell) -> bool {
        let costs = &content().costs;
        if costs.merchant_own.min(costs.merchant_opposing) == 0 {
            return self.merchant_trade(seat, at) > 0;
        }
        self.world.near[at as usize].meets(&self.cities) || self.cities.has(at)
    }

    /// Gold for Cities around and below (RF-6.61).
    #[inline]
    pub(crate) fn merchant_trade(&self, seat: Seat, at: Cell) -> u16 {
        let costs = &content().costs;
        let mut gold = 0;
        let around = self.world.near[at as usize] | Cells::only(at);
        (around & self.cities).each(|cell| {
            let own = self.building(cell).owner() == seat;
            gold += u16::from(if own { costs.merchant_own } else { costs.merchant_opposing });
        });
        gold
    }
}
