//! The Temple card (RF-6.40 to RF-6.43).

use super::{Deeds, aimed, plain};
use crate::content::content;
use crate::hex::{Cell, Cells};
use crate::kinds::{Deed, Guild, Kind};
use crate::state::RiseAndFall;
use engine::{Places, Seat};

impl RiseAndFall {
    #[inline]
    pub(super) fn offer_temple<D: Deeds>(&self, seat: Seat, at: Cell, deeds: &mut D) {
        let civ = self.civ(seat);
        plain(deeds, self.tithe_payers(seat, self.world.near[at as usize]) > 0, Deed::Tithe);
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

    /// Opposing units this Temple can convert and pay (RF-6.40 to RF-6.42).
    fn convertible(&self, seat: Seat, at: Cell) -> Cells {
        let reach = if self.civ(seat).has(Guild::PsyMonks) {
            self.world.within(at, 2)
        } else {
            self.world.near[at as usize]
        };
        let mut found = Cells::NONE;
        (reach & self.manned).each(|cell| {
            if self.unit(cell).get().is_some_and(|(owner, kind)| {
                owner != seat && self.can_convert(seat, owner, kind, cell)
            }) {
                found.insert(cell);
            }
        });
        found
    }

    fn can_convert(&self, seat: Seat, owner: Seat, kind: Kind, cell: Cell) -> bool {
        let price = content().costs.conversion[kind as usize];
        self.civ(seat).gold >= u16::from(price)
            && self.reserve(seat, kind) > 0
            && !self.civ(owner).has(Guild::ShadowCult)
            && self.may_stand(seat, kind, cell)
    }

    /// Opposing Cities the Shadow Cult can convert (RF-10.28).
    fn convertible_cities(&self, seat: Seat, at: Cell) -> Cells {
        let price = content().guild(Guild::ShadowCult).gold;
        let mut found = Cells::NONE;
        if self.civ(seat).gold >= u16::from(price) && self.reserve(seat, Kind::City) > 0 {
            (self.world.near[at as usize] & self.cities).each(|cell| {
                let owner = self.standing(cell, Kind::City);
                if owner.is_some_and(|owner| owner != seat)
                    && self.may_stand(seat, Kind::City, cell)
                {
                    found.insert(cell);
                }
            });
        }
        found
    }
}
