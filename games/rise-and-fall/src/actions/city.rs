//! The City card (RF-6.20 to RF-6.22).

use super::means::Means;
use super::{Deeds, aimed, plain};
use crate::content::content;
use crate::hex::{Cell, Cells};
use crate::kinds::{Deed, Guild, Kind};
use crate::state::{Piece, RiseAndFall};
use engine::{Places, Seat};

impl RiseAndFall {
    #[inline]
    pub(super) fn offer_city<D: Deeds>(&self, seat: Seat, at: Cell, means: &Means, deeds: &mut D) {
        plain(deeds, self.taxes(at) > 0, Deed::Taxes);
        if means.nomad {
            let suburbs = self.world.level[at as usize] & self.world.suburbs;
            aimed(deeds, Deed::Grow, suburbs.without(&self.taken()));
        }
        if deeds.enough() {
            return;
        }
        if means.merchant || means.mountaineer {
            let pupils = self.pupils(seat, at);
            if means.merchant && !pupils.is_empty() {
                let there = self.standable(seat, Kind::Merchant, pupils);
                aimed(deeds, Deed::EducateMerchant, there);
            }
            if means.mountaineer && !pupils.is_empty() {
                let there = self.standable(seat, Kind::Mountaineer, pupils);
                aimed(deeds, Deed::EducateMountaineer, there);
            }
        }
        if self.civ(seat).has(Guild::Travelers) {
            plain(deeds, self.can_abandon(seat, at), Deed::Abandon);
        }
    }

    /// Gold by the terrain of the City (RF-6.22).
    #[inline]
    pub(crate) fn taxes(&self, at: Cell) -> u16 {
        content().costs.taxes.get(self.terrain(at) as usize).copied().unwrap_or(0).into()
    }

    /// Own Nomads a City can educate (RF-6.21, RF-10.26).
    #[inline]
    fn pupils(&self, seat: Seat, at: Cell) -> Cells {
        let nomad = Piece::new(seat, Kind::Nomad);
        let mut pupils = Cells::NONE;
        (self.world.level[at as usize] & self.manned).each(|cell| {
            if self.unit(cell) == nomad {
                pupils.insert(cell);
            }
        });
        if self.civ(seat).has(Guild::Scholars) {
            return pupils | self.far_pupils(seat, at);
        }
        pupils
    }

    /// Own Nomads two steps away, without a cliff on the way (RF-10.26).
    fn far_pupils(&self, seat: Seat, at: Cell) -> Cells {
        let (hexes, level) = (&self.world.hexes, &self.world.level);
        let far = |nomad: &Cell| {
            hexes[at as usize].distance(hexes[*nomad as usize]) == 2
                && level[at as usize].meets(&level[*nomad as usize])
        };
        self.civ(seat).pieces(Kind::Nomad).iter().copied().filter(far).collect()
    }

    /// Where somebody who is educated may stand: in the lowland in any case.
    #[inline]
    fn standable(&self, seat: Seat, kind: Kind, cells: Cells) -> Cells {
        if cells.without(&self.world.lowland).is_empty() {
            return cells;
        }
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
