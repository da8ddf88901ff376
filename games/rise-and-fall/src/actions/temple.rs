//! The Temple card (RF-6.40 to RF-6.43).

use super::{Deeds, aimed, plain};
use crate::content::content;
use crate::hex::{Cell, Cells};
use crate::kinds::{Deed, Guild, Kind, Tale};
use crate::state::RiseAndFall;
use engine::{Places, Seat};

impl RiseAndFall {
    #[inline]
    pub(super) fn offer_temple<D: Deeds>(&self, seat: Seat, at: Cell, deeds: &mut D) {
        let civ = self.civ(seat);
        plain(deeds, self.tithe_payers(seat, self.parish(at)) > 0, Deed::Tithe);
        if deeds.enough() {
            return;
        }
        if civ.gold > 0 {
            aimed(deeds, Deed::Convert, self.convertible(seat, at));
        }
        if civ.guilds != 0 {
            if civ.has(Guild::ShadowCult) {
                aimed(deeds, Deed::ConvertCity, self.convertible_cities(seat, at));
            }
            if civ.has(Guild::Travelers) {
                plain(deeds, self.can_abandon(seat, at), Deed::Abandon);
            }
        }
    }

    /// Where a Temple collects: around it, or further for the Cathedral (RF-6.43, RF-12.27).
    #[inline]
    pub(crate) fn parish(&self, at: Cell) -> Cells {
        if self.tales.set != 0 && self.tales.cathedral == at {
            let reach = content().tale(Tale::Cathedral).reach;
            return self.world.within(at, reach as i8);
        }
        self.world.near[at as usize]
    }

    /// How far this Temple converts at the plain price, and how far at all (RF-6.40, RF-10.25,
    /// RF-12.27, RF-12.35).
    fn preaching(&self, seat: Seat, at: Cell) -> (u8, u8) {
        let mut plain = if self.civ(seat).has(Guild::PsyMonks) { 2 } else { 1 };
        if self.tales.set == 0 {
            return (plain, plain);
        }
        if self.tales.cathedral == at {
            plain = plain.max(content().tale(Tale::Cathedral).reach);
        }
        let beside = self.tales.has(Tale::Monastery)
            && self
                .world
                .site(Tale::Monastery)
                .is_some_and(|it| self.world.near[it as usize].has(at));
        let far = if beside { content().tale(Tale::Monastery).reach } else { plain };
        (plain, far.max(plain))
    }

    /// The cells this Temple's word reaches.
    pub(crate) fn preached(&self, seat: Seat, at: Cell) -> Cells {
        match self.preaching(seat, at).1 {
            1 => self.world.near[at as usize],
            far => self.world.within(at, far as i8),
        }
    }

    /// The price of converting a unit of this kind over there.
    pub(crate) fn conversion_price(&self, seat: Seat, at: Cell, kind: Kind, to: Cell) -> u8 {
        let price = content().costs.conversion[kind as usize];
        let (plain, far) = self.preaching(seat, at);
        if far == plain {
            return price;
        }
        let hexes = &self.world.hexes;
        let distance = hexes[at as usize].distance(hexes[to as usize]) as u8;
        if distance <= plain { price } else { price.saturating_mul(distance) }
    }

    /// Opposing units this Temple can convert and pay (RF-6.40 to RF-6.42).
    fn convertible(&self, seat: Seat, at: Cell) -> Cells {
        let mut found = Cells::NONE;
        (self.preached(seat, at) & self.manned).each(|cell| {
            if self.unit(cell).get().is_some_and(|(owner, kind)| {
                owner != seat
                    && self.civ(seat).gold >= u16::from(self.conversion_price(seat, at, kind, cell))
                    && self.reserve(seat, kind) > 0
                    && !self.is_immune(owner, kind, cell)
                    && self.may_take_over(seat, kind, cell)
            }) {
                found.insert(cell);
            }
        });
        found
    }

    /// Nobody converts this piece (RF-10.28, RF-12.29, RF-15.40).
    pub(crate) fn is_immune(&self, owner: Seat, kind: Kind, cell: Cell) -> bool {
        self.civ(owner).has(Guild::ShadowCult)
            || self.is_npc(owner) && self.is_immune_npc(owner, kind, cell)
            || self.tales.has(Tale::Dolmens) && self.is_near_dolmens(cell)
    }

    fn is_near_dolmens(&self, cell: Cell) -> bool {
        let reach = u32::from(content().tale(Tale::Dolmens).reach);
        let hexes = &self.world.hexes;
        self.world
            .site(Tale::Dolmens)
            .is_some_and(|at| hexes[at as usize].distance(hexes[cell as usize]) <= reach)
    }

    /// Opposing Cities the Shadow Cult can convert (RF-10.28).
    fn convertible_cities(&self, seat: Seat, at: Cell) -> Cells {
        let price = content().guild(Guild::ShadowCult).gold;
        let mut found = Cells::NONE;
        if self.civ(seat).gold >= u16::from(price) && self.reserve(seat, Kind::City) > 0 {
            (self.world.near[at as usize] & self.cities).each(|cell| {
                let owner = self.standing(cell, Kind::City);
                if owner
                    .is_some_and(|owner| owner != seat && !self.is_immune(owner, Kind::City, cell))
                    && self.may_stand(seat, Kind::City, cell)
                {
                    found.insert(cell);
                }
            });
        }
        found
    }
}
