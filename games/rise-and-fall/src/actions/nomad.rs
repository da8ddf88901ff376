//! The Nomad card (RF-6.10 to RF-6.14) and the guilds that change it.

use super::means::Means;
use super::{Deeds, aimed, plain};
use crate::content::content;
use crate::hex::{Cell, Cells};
use crate::kinds::{Deed, Guild, Kind, Resource, Terrain};
use crate::state::RiseAndFall;
use engine::{Places, Seat};

/// What a terrain yields to Nomads (RF-6.11).
pub(crate) const fn nomad_yield(terrain: Terrain) -> Option<Resource> {
    match terrain {
        Terrain::Forest => Some(Resource::Wood),
        Terrain::Mountain => Some(Resource::Stone),
        _ => None,
    }
}

impl RiseAndFall {
    #[inline]
    pub(super) fn offer_nomad<D: Deeds>(&self, seat: Seat, at: Cell, means: &Means, deeds: &mut D) {
        self.offer_move(seat, Kind::Nomad, at, deeds);
        if deeds.enough() {
            return;
        }
        let (civ, terrain) = (self.civ(seat), self.terrain(at));
        plain(deeds, Means::on(means.produce, terrain), Deed::Produce);
        // Nothing is built on special places (RF-12.10).
        let ground = self.tales.set == 0 || !self.world.special.has(at);
        plain(deeds, ground && Means::on(means.city, terrain), Deed::BuildCity);
        plain(deeds, ground && Means::on(means.temple, terrain), Deed::BuildTemple);
        if Means::on(means.ship, terrain) {
            aimed(deeds, Deed::BuildShip, self.world.shore(at).without(&self.taken()));
        }
        if civ.guilds != 0 {
            self.offer_guild_nomad(seat, at, terrain, deeds);
        }
    }

    #[inline(never)]
    fn offer_guild_nomad<D: Deeds>(&self, seat: Seat, at: Cell, terrain: Terrain, deeds: &mut D) {
        let civ = self.civ(seat);
        if civ.has(Guild::Alchemists) {
            self.offer_exchange(seat, deeds);
        }
        let two = match terrain {
            Terrain::Forest => civ.has(Guild::Lumberjacks).then_some(Resource::Wood),
            Terrain::Mountain => civ.has(Guild::Miners).then_some(Resource::Stone),
            _ => None,
        };
        let two = two.is_some_and(|resource| self.can_gain(seat, resource, 2));
        plain(deeds, two, Deed::ProduceTwo);
        let prospect = civ.has(Guild::MasterJewelers) && terrain == Terrain::Mountain;
        plain(deeds, prospect, Deed::Prospect);
        if civ.has(Guild::Mercenaries) {
            aimed(deeds, Deed::Attack, self.attackable(seat, at));
        }
        if civ.has(Guild::ThievesGuild) {
            aimed(deeds, Deed::StealWood, self.robbable(seat, at, Resource::Wood));
            aimed(deeds, Deed::StealStone, self.robbable(seat, at, Resource::Stone));
        }
    }

    /// Wood for Stone with the bank, or the reverse (RF-10.10).
    pub(crate) fn offer_exchange<D: Deeds>(&self, seat: Seat, deeds: &mut D) {
        let civ = self.civ(seat);
        let wood = civ.stock[0] > 0 && self.can_gain(seat, Resource::Stone, 1);
        plain(deeds, wood, Deed::WoodForStone);
        let stone = civ.stock[1] > 0 && self.can_gain(seat, Resource::Wood, 1);
        plain(deeds, stone, Deed::StoneForWood);
    }

    /// Opposing units next to a Nomad that can pay Mercenaries (RF-10.21).
    fn attackable(&self, seat: Seat, at: Cell) -> Cells {
        let price = content().guild(Guild::Mercenaries).gold;
        if self.civ(seat).gold < u16::from(price) {
            return Cells::NONE;
        }
        let mut found = Cells::NONE;
        (self.world.near[at as usize] & self.manned).each(|cell| {
            if self.unit(cell).get().is_some_and(|(owner, _)| owner != seat) {
                found.insert(cell);
            }
        });
        found
    }

    /// Opposing Cities whose owner has something to take (RF-10.30).
    pub(crate) fn robbable(&self, seat: Seat, at: Cell, resource: Resource) -> Cells {
        if self.civ(seat).holds(resource) >= self.cap(seat, resource) {
            return Cells::NONE;
        }
        let mut found = Cells::NONE;
        let cities = (self.world.level[at as usize] & self.cities).without(&self.robbed);
        cities.each(|cell| {
            let owner = self.standing(cell, Kind::City);
            if owner.is_some_and(|owner| owner != seat && self.civ(owner).holds(resource) > 0) {
                found.insert(cell);
            }
        });
        found
    }
}
