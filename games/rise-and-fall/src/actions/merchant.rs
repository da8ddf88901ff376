//! The Merchant card (RF-6.60 to RF-6.63).

use super::{Deeds, aimed, plain};
use crate::content::content;
use crate::hex::{Cell, Cells};
use crate::kinds::{Deed, Kind, Resource, Terrain};
use crate::state::RiseAndFall;
use engine::{Places, Seat};

impl RiseAndFall {
    #[inline]
    pub(super) fn offer_merchant<D: Deeds>(&self, seat: Seat, at: Cell, deeds: &mut D) {
        aimed(deeds, Deed::Move, self.stops(seat, Kind::Merchant, at));
        if deeds.enough() {
            return;
        }
        let (civ, costs) = (self.civ(seat), &content().costs);
        plain(deeds, self.merchant_trade(seat, at) > 0, Deed::Trade);
        if civ.gold >= u16::from(costs.merchant_bank) {
            plain(deeds, self.can_gain(seat, Resource::Wood, 1), Deed::BuyWood);
            plain(deeds, self.can_gain(seat, Resource::Stone, 1), Deed::BuyStone);
        }
        plain(deeds, civ.stock[0] > 0, Deed::SellWood);
        plain(deeds, civ.stock[1] > 0, Deed::SellStone);
        if matches!(self.terrain(at), Terrain::Plain | Terrain::Marsh)
            && self.can_pay(seat, costs.merchant_ship)
            && self.reserve(seat, Kind::Ship) > 0
        {
            let shore = self.world.shore[at as usize].without(&self.taken());
            aimed(deeds, Deed::BuildShip, shore);
        }
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
