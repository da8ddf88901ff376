//! The Mountaineer card (RF-6.50 to RF-6.52).

use super::means::Means;
use super::{Deeds, plain};
use crate::content::{Cost, content};
use crate::hex::Cell;
use crate::kinds::{Deed, Guild, Kind, Resource, Tale, Terrain};
use crate::state::RiseAndFall;
use engine::Seat;

/// What a terrain yields to Mountaineers (RF-6.51).
pub(crate) const fn mountaineer_yield(terrain: Terrain) -> Option<Resource> {
    match terrain {
        Terrain::Forest => Some(Resource::Wood),
        Terrain::Mountain | Terrain::Glacier => Some(Resource::Stone),
        _ => None,
    }
}

impl RiseAndFall {
    #[inline]
    pub(super) fn offer_mountaineer<D: Deeds>(
        &self,
        seat: Seat,
        at: Cell,
        means: &Means,
        deeds: &mut D,
    ) {
        let terrain = self.terrain(at);
        plain(deeds, Means::on(means.produce, terrain), Deed::Produce);
        if deeds.enough() {
            return;
        }
        self.offer_move(seat, Kind::Mountaineer, at, deeds);
        let city = if self.tales.set != 0 && self.world.special.has(at) {
            self.mountaineer_city_cost(seat, at).is_some_and(|cost| self.can_pay(seat, cost))
                && self.reserve(seat, Kind::City) > 0
        } else {
            Means::on(means.city, terrain)
        };
        plain(deeds, city, Deed::BuildCity);
        let prospect = terrain == Terrain::Mountain && self.civ(seat).has(Guild::MasterJewelers);
        plain(deeds, prospect, Deed::Prospect);
    }

    /// The price of a City in place of a Mountaineer, where one may be built (RF-6.52, RF-10.29).
    pub(crate) fn mountaineer_city_cost(&self, seat: Seat, at: Cell) -> Option<Cost> {
        if self.tales.set != 0 && self.world.special.has(at) {
            // Only the Gigantic Cavern holds a City, and a free one (RF-12.33).
            let cavern = self.world.site(Tale::GiganticCavern) == Some(at);
            return cavern.then(Cost::default);
        }
        match self.terrain(at) {
            Terrain::Forest | Terrain::Mountain => Some(content().costs.mountaineer_city),
            Terrain::Glacier if self.civ(seat).has(Guild::Snowmen) => Some(Cost::default()),
            _ => None,
        }
    }
}
