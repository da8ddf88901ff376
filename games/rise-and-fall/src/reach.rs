//! How far units come in one move (RF-6.7).

use crate::actions::Deeds;
use crate::content::content;
use crate::hex::{Cell, Cells};
use crate::kinds::{Deed, Guild, Kind, Terrain};
use crate::state::RiseAndFall;
use engine::{Places, Seat};

/// Steps of a Nomad of itself (RF-6.10), which is what [`crate::world::World::walk`] finds.
pub(crate) const ONE_STEP: u8 = 1;
/// Steps of a Nomad with some guilds (RF-10.11, RF-10.27, RF-10.33).
pub(crate) const SEA_STEPS: u8 = 3;
pub(crate) const TWO_STEPS: u8 = 2;

impl RiseAndFall {
    /// Everywhere this unit may stop after one move action: as many of these cells as the listener
    /// looks at, or all. Each way ends at the listener, who often asks only whether there is any.
    #[inline(always)]
    pub(crate) fn offer_move<D: Deeds>(&self, seat: Seat, kind: Kind, from: Cell, deeds: &mut D) {
        if self.tales.set != 0 {
            return deeds.aimed(Deed::Move, self.tale_stops(seat, kind, from));
        }
        match kind {
            Kind::Nomad => deeds.aimed(Deed::Move, self.nomad_stops(seat, from)),
            Kind::Ship => deeds.aimed(Deed::Move, self.ship_stops(seat, from)),
            Kind::Merchant => deeds.aimed(Deed::Move, self.merchant_stops(seat, from)),
            Kind::Mountaineer => {
                deeds.aimed(Deed::Move, self.mountaineer_stops(seat, from, D::CELLS));
            }
            Kind::City | Kind::Temple => {}
        }
    }

    /// One step to an empty hex, no cliff (RF-6.10), or one of the guilds' ways (RF-10.4).
    #[inline(always)]
    fn nomad_stops(&self, seat: Seat, from: Cell) -> Cells {
        let world = &*self.world;
        let base = world.walk(from).without(&self.taken());
        let ways = Guild::Northerners.bit()
            | Guild::Travelers.bit()
            | Guild::Aquanauts.bit()
            | Guild::Winged.bit();
        if self.civ(seat).guilds & ways == 0 {
            return base;
        }
        base | self.guild_nomad_stops(seat, from)
    }

    #[inline(never)]
    fn guild_nomad_stops(&self, seat: Seat, from: Cell) -> Cells {
        let (world, civ) = (&*self.world, self.civ(seat));
        let mut stops = Cells::NONE;
        let glacier = if civ.has(Guild::Northerners) {
            world.of[Terrain::Glacier as usize]
        } else {
            Cells::NONE
        };
        let enterable = world.lowland | glacier;
        stops |= world.level[from as usize] & glacier;
        if civ.has(Guild::Travelers) {
            let steps = |cell: Cell| world.walk(cell) | (world.level[cell as usize] & glacier);
            let own = |cell: Cell| self.holds_only(seat, cell);
            stops |= self.walk_through(from, TWO_STEPS, steps, own);
        }
        if civ.has(Guild::Aquanauts) {
            let sea = world.open_sea;
            let walls = self.sentinel_cells(seat);
            let steps = |cell: Cell| (world.near[cell as usize] & sea).without(&walls);
            let no_nomad = |cell: Cell| self.standing(cell, Kind::Nomad).is_none();
            stops |= self.walk_through(from, SEA_STEPS, steps, no_nomad);
            if self.terrain(from) == Terrain::Sea {
                stops |= world.near[from as usize] & enterable;
            }
        }
        if civ.has(Guild::Winged) {
            let steps = |cell: Cell| world.near[cell as usize];
            stops |= self.walk_through(from, TWO_STEPS, steps, |_| true) & enterable;
        }
        stops.without(&self.taken()).without(&Cells::only(from))
    }

    /// Any empty hex of its Sea Region (RF-6.30).
    #[inline(always)]
    fn ship_stops(&self, seat: Seat, from: Cell) -> Cells {
        let world = &*self.world;
        let free = world.open_sea.without(&self.taken());
        if self.civ(seat).has(Guild::Machinists) {
            return free;
        }
        let region = world.region_of(from);
        if self.opposing_sentinels(seat).is_none() {
            return free & region.cells;
        }
        let walls = self.sentinel_cells(seat);
        let sea = region.cells.without(&walls);
        let steps = |cell: Cell| world.near[cell as usize] & sea;
        free & self.walk_through(from, u8::MAX, steps, |_| true)
    }

    /// Up to three steps over cliffs, through own pieces, to an empty hex (RF-6.50).
    #[inline(always)]
    fn mountaineer_stops(&self, seat: Seat, from: Cell, enough: u32) -> Cells {
        let world = &*self.world;
        let beside = (world.near[from as usize] & world.heights).without(&self.taken());
        if enough != u32::MAX && beside.len() >= enough {
            return beside;
        }
        let steps = |cell: Cell| world.near[cell as usize] & world.heights;
        let own = |cell: Cell| self.holds_only(seat, cell);
        let range = content().costs.mountaineer_range;
        self.walk_through(from, range, steps, own).without(&self.taken())
    }

    /// Up to four steps over cliffs and pieces, to an empty hex or a City (RF-6.60).
    #[inline(always)]
    fn merchant_stops(&self, seat: Seat, from: Cell) -> Cells {
        let world = &*self.world;
        let free = !self.taken() | self.cities.without(&self.manned);
        if self.opposing_sentinels(seat).is_none() {
            return world.trade_reach[from as usize] & free;
        }
        let walls = self.sentinel_cells(seat);
        let steps = |cell: Cell| (world.near[cell as usize] & world.paths).without(&walls);
        let range = content().costs.merchant_range;
        (self.walk_through(from, range, steps, |_| true) & free).without(&Cells::only(from))
    }

    /// Every cell on a path of at most so many steps whose cells before the last are empty or
    /// may be passed. The last cell need not be a legal stop.
    #[inline(never)]
    fn walk_through(
        &self,
        from: Cell,
        range: u8,
        steps: impl Fn(Cell) -> Cells,
        passes: impl Fn(Cell) -> bool,
    ) -> Cells {
        let taken = self.taken();
        let mut reached = Cells::only(from);
        let mut edge = reached;
        for _ in 0..range {
            let mut next = Cells::NONE;
            edge.each(|cell| {
                if cell == from || !taken.has(cell) || passes(cell) {
                    next |= steps(cell);
                }
            });
            edge = next.without(&reached);
            if edge.is_empty() {
                break;
            }
            reached |= edge;
        }
        reached
    }

    /// Nothing of anybody else stands there.
    pub(crate) fn holds_only(&self, seat: Seat, cell: Cell) -> bool {
        let own = |piece: crate::state::Piece| !piece.is_some() || piece.owner() == seat;
        own(self.building(cell)) && own(self.unit(cell))
    }

    /// The opponent who has the Sentinels (RF-10.31).
    #[inline]
    fn opposing_sentinels(&self, seat: Seat) -> Option<Seat> {
        if !self.has_guilds() {
            return None;
        }
        self.all_civs().find(|&other| other != seat && self.civ(other).has(Guild::Sentinels))
    }

    /// Cells no move of this seat may enter (RF-10.31).
    pub(crate) fn sentinel_cells(&self, seat: Seat) -> Cells {
        match self.opposing_sentinels(seat) {
            None => Cells::NONE,
            Some(owner) => self.cells_of_civ(owner),
        }
    }

    /// Every cell with a piece of this civilization.
    pub(crate) fn cells_of_civ(&self, seat: Seat) -> Cells {
        let civ = self.civ(seat);
        let pieces = Kind::ALL.iter().flat_map(|&kind| civ.pieces(kind)).copied();
        let cells: Cells = pieces.collect();
        if self.tales.set == 0 { cells } else { cells | self.monuments_of(seat) }
    }

    /// May a piece of this kind stand there for this owner (RF-10.5)?
    pub(crate) fn may_stand(&self, seat: Seat, kind: Kind, cell: Cell) -> bool {
        let civ = self.civ(seat);
        let lowland =
            |terrain| matches!(terrain, Terrain::Plain | Terrain::Forest | Terrain::Mountain);
        let terrain = self.terrain(cell);
        if self.tales.set != 0 {
            if self.world.barred.has(cell) {
                return false;
            }
            let on_foot = kind.is_unit() && kind != Kind::Ship;
            if on_foot && (terrain == Terrain::Marsh || cell == self.tales.bridge) {
                return true;
            }
        }
        match kind {
            Kind::Ship => terrain == Terrain::Sea,
            Kind::Merchant => lowland(terrain),
            Kind::Mountaineer => lowland(terrain) || terrain == Terrain::Glacier,
            Kind::City => {
                lowland(terrain) || terrain == Terrain::Glacier && civ.has(Guild::Snowmen)
            }
            Kind::Temple => {
                matches!(terrain, Terrain::Plain | Terrain::Mountain)
                    || terrain == Terrain::Forest && civ.has(Guild::Druids)
            }
            Kind::Nomad => {
                lowland(terrain)
                    || terrain == Terrain::Sea && civ.has(Guild::Aquanauts)
                    || terrain == Terrain::Glacier && civ.has(Guild::Northerners)
            }
        }
    }

    /// May a converted piece of this kind stay there for its new owner (RF-6.42)? A Port harbours
    /// Ships of its owner alone (RF-12.26).
    pub(crate) fn may_take_over(&self, seat: Seat, kind: Kind, cell: Cell) -> bool {
        let port = self.building(cell).monument().filter(|_| kind == Kind::Ship);
        port.is_none_or(|(owner, _)| owner == seat) && self.may_stand(seat, kind, cell)
    }
}
