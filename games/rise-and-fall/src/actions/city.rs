//! The City card (RF-6.20 to RF-6.22).

use super::{Deeds, aimed, plain};
use crate::content::content;
use crate::hex::{Cell, Cells};
use crate::kinds::{Deed, Guild, Kind};
use crate::state::RiseAndFall;
use engine::Seat;

impl RiseAndFall {
    #[inline]
    pub(super) fn offer_city<D: Deeds>(&self, seat: Seat, at: Cell, deeds: &mut D) {
        let (civ, costs) = (self.civ(seat), &content().costs);
        plain(deeds, self.taxes(at) > 0, Deed::Taxes);
        if self.reserve(seat, Kind::Nomad) > 0 {
            aimed(deeds, Deed::Grow, self.world.growth[at as usize].without(&self.taken()));
        }
        if deeds.enough() {
            return;
        }
        let merchant =
            self.can_pay(seat, costs.educate_merchant) && self.reserve(seat, Kind::Merchant) > 0;
        let mountaineer = self.can_pay(seat, costs.educate_mountaineer)
            && self.reserve(seat, Kind::Mountaineer) > 0;
        if merchant || mountaineer {
            let pupils = self.pupils(seat, at);
            if merchant {
                let there = self.standable(seat, Kind::Merchant, pupils);
                aimed(deeds, Deed::EducateMerchant, there);
            }
            if mountaineer {
                let there = self.standable(seat, Kind::Mountaineer, pupils);
                aimed(deeds, Deed::EducateMountaineer, there);
            }
        }
        if civ.has(Guild::Travelers) {
            plain(deeds, self.can_abandon(seat, at), Deed::Abandon);
        }
    }

    /// Gold by the terrain of the City (RF-6.22).
    #[inline]
    pub(crate) fn taxes(&self, at: Cell) -> u16 {
        content().costs.taxes.get(self.terrain(at) as usize).copied().unwrap_or(0).into()
    }

    /// Own Nomads a City can educate (RF-6.21, RF-10.26).
    fn pupils(&self, seat: Seat, at: Cell) -> Cells {
        let (civ, world) = (self.civ(seat), &*self.world);
        let level = &world.level;
        let near = |nomad: Cell| level[at as usize].has(nomad);
        let far = |nomad: Cell| {
            let (one, other) = (world.hexes[at as usize], world.hexes[nomad as usize]);
            one.distance(other) == 2 && level[at as usize].meets(&level[nomad as usize])
        };
        let scholars = civ.has(Guild::Scholars);
        let nomads = civ.pieces(Kind::Nomad).iter().copied();
        nomads.filter(|&nomad| near(nomad) || scholars && far(nomad)).collect()
    }

    fn standable(&self, seat: Seat, kind: Kind, cells: Cells) -> Cells {
        cells.iter().filter(|&cell| self.may_stand(seat, kind, cell)).collect()
    }

    /// A building turns into a Nomad (RF-10.27).
    pub(super) fn can_abandon(&self, seat: Seat, at: Cell) -> bool {
        self.reserve(seat, Kind::Nomad) > 0
            && self.building(at).kind().is_some()
            && !self.manned.has(at)
            && self.may_stand(seat, Kind::Nomad, at)
    }
}
