//! The Ship card (RF-6.30 to RF-6.34).

use super::means::Means;
use super::{Deeds, aimed, plain};
use crate::content::content;
use crate::hex::Cell;
use crate::kinds::{Deed, Guild, Kind};
use crate::state::RiseAndFall;
use engine::Seat;

impl RiseAndFall {
    #[inline]
    pub(super) fn offer_ship<D: Deeds>(&self, seat: Seat, at: Cell, means: &Means, deeds: &mut D) {
        let world = &*self.world;
        let taken = self.taken();
        plain(deeds, self.trading_cities(at) > 0, Deed::Trade);
        let landings = world.near[at as usize] & world.landings;
        if means.nomad {
            aimed(deeds, Deed::LandNomad, landings.without(&taken));
        }
        if deeds.enough() {
            return;
        }
        self.offer_move(seat, Kind::Ship, at, deeds);
        if means.found_temple || means.found_city {
            let beach = (world.near[at as usize] & world.beaches).without(&taken);
            if means.found_temple {
                aimed(deeds, Deed::FoundTemple, beach);
            }
            if means.found_city {
                aimed(deeds, Deed::FoundCity, beach);
            }
        }
        if means.merchant {
            let free = !taken | self.cities.without(&self.manned);
            aimed(deeds, Deed::LandMerchant, landings & free);
        }
        if self.civ(seat).has(Guild::Corsairs) {
            plain(deeds, self.loot(seat, at) > 0, Deed::Piracy);
        }
    }

    /// Cities adjacent to the Ship's Sea Region (RF-6.34).
    #[inline]
    pub(crate) fn trading_cities(&self, at: Cell) -> u32 {
        (self.cities & self.world.region_of(at).border).len()
    }

    /// Gold that opposing Ships of the Region pay to Corsairs (RF-10.15).
    pub(crate) fn loot(&self, seat: Seat, at: Cell) -> u16 {
        self.all_civs().map(|victim| self.ransom(seat, victim, at)).sum()
    }

    /// What one victim pays, as far as it can.
    pub(crate) fn ransom(&self, seat: Seat, victim: Seat, at: Cell) -> u16 {
        if victim == seat {
            return 0;
        }
        let region = self.world.region_of(at);
        let ships = self.civ(victim).pieces(Kind::Ship).iter();
        let here = ships.filter(|&&ship| region.cells.has(ship)).count() as u16;
        let each = u16::from(content().guild(Guild::Corsairs).gold);
        (here * each).min(self.civ(victim).gold)
    }
}
