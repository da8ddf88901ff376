//! What pieces may do, and doing it: one file for each card (RF-6).

mod carrying_out;
mod city;
mod means;
mod merchant;
mod mountaineer;
mod nomad;
mod ship;
mod temple;

pub(crate) use carrying_out::Action;

use crate::content::Cost;
use crate::hex::{Cell, Cells};
use crate::kinds::{Deed, Kind, Monument, Resource, Terrain};
use crate::moves::Move;
use crate::state::{Piece, RiseAndFall};
use engine::{Offers, Places, Seat};
use means::Means;

/// Somebody who hears what a piece may do.
pub(crate) trait Deeds {
    /// A deed without a target.
    fn plain(&mut self, deed: Deed);
    /// A deed that can be aimed at each of these cells; perhaps at none.
    fn aimed(&mut self, deed: Deed, cells: Cells);
    /// True once the listener has heard enough.
    fn enough(&self) -> bool {
        false
    }
    /// So many cells of a set the listener looks at; further ones need not be found.
    const CELLS: u32;
}

/// "Is there anything at all?"
#[derive(Clone, Copy, Debug, Default)]
struct Anything(bool);

impl Deeds for Anything {
    const CELLS: u32 = 1;
    #[inline]
    fn plain(&mut self, _: Deed) {
        self.0 = true;
    }
    #[inline]
    fn aimed(&mut self, _: Deed, cells: Cells) {
        self.0 |= !cells.is_empty();
    }
    #[inline]
    fn enough(&self) -> bool {
        self.0
    }
}

/// Passes on what one piece may do, each deed once.
struct Acts<'a, O> {
    at: Cell,
    offers: &'a mut O,
}

impl<O: Offers<Move>> Deeds for Acts<'_, O> {
    const CELLS: u32 = 1;
    #[inline]
    fn plain(&mut self, deed: Deed) {
        self.offers.one(Move::Do { deed, at: self.at });
    }
    #[inline]
    fn aimed(&mut self, deed: Deed, cells: Cells) {
        self.offers.when(!cells.is_empty(), Move::Do { deed, at: self.at });
    }
}

/// Buying and selling are one action, and so is exchanging either way (RF-12.41).
const fn sort_of_action(deed: Deed) -> Deed {
    match deed {
        Deed::BuyStone | Deed::SellWood | Deed::SellStone => Deed::BuyWood,
        Deed::StoneForWood => Deed::WoodForStone,
        other => other,
    }
}

/// May a Merchant do this after that? Another sort of action, and hunters do nothing else in their
/// turn (RF-12.20, RF-12.41).
fn may_follow(deed: Deed, first: Deed) -> bool {
    deed != Deed::Hunt && first != Deed::Hunt && sort_of_action(deed) != sort_of_action(first)
}

/// Passes on everything but one sort of action.
struct Other<D> {
    than: Deed,
    to: D,
}

impl<D: Deeds> Deeds for Other<D> {
    const CELLS: u32 = D::CELLS;
    fn plain(&mut self, deed: Deed) {
        if may_follow(deed, self.than) {
            self.to.plain(deed);
        }
    }
    fn aimed(&mut self, deed: Deed, cells: Cells) {
        if may_follow(deed, self.than) {
            self.to.aimed(deed, cells);
        }
    }
    fn enough(&self) -> bool {
        self.to.enough()
    }
}

impl<D: Deeds> Deeds for &mut D {
    const CELLS: u32 = D::CELLS;
    fn plain(&mut self, deed: Deed) {
        (**self).plain(deed);
    }
    fn aimed(&mut self, deed: Deed, cells: Cells) {
        (**self).aimed(deed, cells);
    }
    fn enough(&self) -> bool {
        (**self).enough()
    }
}

/// Where one deed can be aimed, as far as so many cells.
struct Targets<const CELLS: u32> {
    deed: Deed,
    cells: Cells,
    heard: bool,
}

impl<const CELLS: u32> Deeds for Targets<CELLS> {
    const CELLS: u32 = CELLS;
    #[inline]
    fn plain(&mut self, _: Deed) {}
    #[inline]
    fn aimed(&mut self, deed: Deed, cells: Cells) {
        if deed == self.deed {
            (self.cells, self.heard) = (cells, true);
        }
    }
    #[inline]
    fn enough(&self) -> bool {
        self.heard
    }
}

/// What a terrain yields to this kind of piece (RF-6.11, RF-6.51).
pub(crate) const fn yields(piece: Kind, terrain: Terrain) -> Option<Resource> {
    match piece {
        Kind::Nomad => nomad::nomad_yield(terrain),
        Kind::Mountaineer => mountaineer::mountaineer_yield(terrain),
        _ => None,
    }
}

#[inline]
pub(crate) fn aimed<D: Deeds>(deeds: &mut D, deed: Deed, cells: Cells) {
    deeds.aimed(deed, cells);
}

#[inline]
pub(crate) fn plain<D: Deeds>(deeds: &mut D, possible: bool, deed: Deed) {
    if possible {
        deeds.plain(deed);
    }
}

impl RiseAndFall {
    /// Can any piece still act this turn (RF-5.3)?
    #[inline]
    pub(crate) fn has_ready_piece(&self, seat: Seat, kind: Kind) -> bool {
        // Most pieces are ready for one simple reason, whatever else they may do.
        let mut clearly = Anything::default();
        for at in self.waiting(seat, kind) {
            match kind {
                Kind::City => clearly.0 |= self.taxes(at) > 0,
                Kind::Temple => break,
                unit => self.offer_move(seat, unit, at, &mut clearly),
            }
            if clearly.0 {
                return true;
            }
        }
        self.has_ready_piece_after_all(seat, kind)
    }

    #[inline(never)]
    fn has_ready_piece_after_all(&self, seat: Seat, kind: Kind) -> bool {
        let means = self.means(seat, kind);
        let mut anything = Anything::default();
        for at in self.waiting(seat, kind) {
            self.deeds(seat, kind, at, &means, &mut anything);
            if anything.0 {
                return true;
            }
        }
        self.tales.set != 0 && self.has_ready_monument(seat, kind)
    }

    /// Pieces of a kind that may still act this turn.
    #[inline]
    fn waiting(&self, seat: Seat, kind: Kind) -> impl Iterator<Item = Cell> {
        let pieces = self.civ(seat).pieces(kind).iter().copied();
        pieces.filter(move |&at| !self.acted.has(at) && !self.is_lying(kind.is_unit(), at))
    }

    /// Can the Capital, the Cathedral or the Port act with this card (RF-12.23, RF-12.26)?
    fn has_ready_monument(&self, seat: Seat, kind: Kind) -> bool {
        let mut anything = Anything::default();
        if let Some(at) = self.ready_monument(seat, kind) {
            self.deeds(seat, kind, at, &self.means(seat, kind), &mut anything);
        }
        anything.0 || kind == Kind::Ship && self.tales.port_ready
    }

    /// The Capital or the Cathedral, if it may still act this turn.
    pub(crate) fn ready_monument(&self, seat: Seat, kind: Kind) -> Option<Cell> {
        let at = self.monument_of(seat, kind)?;
        let open = match kind {
            Kind::City => self.tales.capital_actions > 0,
            _ => !self.acted.has(at),
        };
        (open && !self.is_lying(false, at)).then_some(at)
    }

    /// Everything every piece of the card may do (RF-5.3).
    #[inline]
    pub(crate) fn offer_deeds<O: Offers<Move>>(&self, seat: Seat, kind: Kind, offers: &mut O) {
        let means = self.means(seat, kind);
        for at in self.waiting(seat, kind) {
            self.deeds(seat, kind, at, &means, &mut Acts { at, offers });
        }
        if self.tales.set != 0 {
            self.offer_monuments(seat, kind, offers);
        }
    }

    #[inline(never)]
    fn offer_monuments<O: Offers<Move>>(&self, seat: Seat, kind: Kind, offers: &mut O) {
        if let Some(at) = self.ready_monument(seat, kind) {
            self.deeds(seat, kind, at, &self.means(seat, kind), &mut Acts { at, offers });
        }
        if kind == Kind::Ship && self.tales.port_ready {
            let at = self.tales.ports[seat.index()];
            self.offer_port(seat, &mut Acts { at, offers });
        }
    }

    /// The second action of a Merchant, another one than the first (RF-12.41).
    pub(crate) fn offer_second_half<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        let at = self.tales.halfway;
        let mut other = Other { than: self.tales.first_half, to: Acts { at, offers } };
        self.deeds(seat, Kind::Merchant, at, &self.means(seat, Kind::Merchant), &mut other);
    }

    /// Is there such an action?
    pub(crate) fn has_second_half(&self, seat: Seat, at: Cell, first: Deed) -> bool {
        let mut anything = Anything::default();
        let mut other = Other { than: first, to: &mut anything };
        self.deeds(seat, Kind::Merchant, at, &self.means(seat, Kind::Merchant), &mut other);
        anything.0
    }

    /// Where a deed of a piece can be aimed.
    #[inline]
    pub(crate) fn targets(&self, seat: Seat, kind: Kind, at: Cell, deed: Deed) -> Cells {
        self.some_targets::<{ u32::MAX }>(seat, kind, at, deed)
    }

    /// The one cell where a deed can be aimed, if there is no other.
    #[inline]
    pub(crate) fn only_target(&self, seat: Seat, kind: Kind, at: Cell, deed: Deed) -> Option<Cell> {
        self.some_targets::<2>(seat, kind, at, deed).single()
    }

    #[inline]
    fn some_targets<const CELLS: u32>(
        &self,
        seat: Seat,
        kind: Kind,
        at: Cell,
        deed: Deed,
    ) -> Cells {
        let mut targets = Targets::<CELLS> { deed, cells: Cells::NONE, heard: false };
        // Moving is free.
        let means = if deed == Deed::Move { Means::default() } else { self.means(seat, kind) };
        self.deeds(seat, kind, at, &means, &mut targets);
        targets.cells
    }

    /// Everything this piece may do now (RF-6.1).
    #[inline]
    fn deeds<D: Deeds>(&self, seat: Seat, kind: Kind, at: Cell, means: &Means, deeds: &mut D) {
        match kind {
            Kind::Nomad => self.offer_nomad(seat, at, means, deeds),
            Kind::City => self.offer_city(seat, at, means, deeds),
            Kind::Ship => self.offer_ship(seat, at, means, deeds),
            Kind::Temple => self.offer_temple(seat, at, deeds),
            Kind::Mountaineer => self.offer_mountaineer(seat, at, means, deeds),
            Kind::Merchant => self.offer_merchant(seat, at, means, deeds),
        }
        if self.tales.set != 0 && !deeds.enough() {
            self.offer_tale_deeds(seat, kind, at, deeds);
        }
    }

    #[inline]
    pub(crate) fn can_pay(&self, seat: Seat, cost: Cost) -> bool {
        let civ = self.civ(seat);
        civ.gold >= u16::from(cost.gold) && civ.stock[0] >= cost.wood && civ.stock[1] >= cost.stone
    }

    /// Is there room for so much of a resource, and does the bank have it (RF-6.1, RF-9.4)?
    #[inline]
    pub(crate) fn can_gain(&self, seat: Seat, resource: Resource, amount: u8) -> bool {
        self.bank[resource as usize] >= amount
            && self.civ(seat).holds(resource) + amount <= self.cap(seat, resource)
    }

    /// Pieces of this civilization on these cells, but for Temples and the Cathedral (RF-6.43).
    pub(crate) fn tithe_payers(&self, seat: Seat, around: Cells) -> u16 {
        let mut payers = 0;
        (around & self.taken()).each(|cell| {
            let (building, unit) = (self.building(cell), self.unit(cell));
            let own = |piece: Piece| piece.is_some() && piece.owner() == seat;
            let holy = building.kind() == Some(Kind::Temple)
                || matches!(building.monument(), Some((_, Monument::Cathedral)));
            payers += u16::from(own(building) && !holy) + u16::from(own(unit));
        });
        payers
    }
}
