//! How far units come where Tales bend the way: Creatures, the Bridge, the Storm Peak, Orbs, Ports
//! (RF-6.7, RF-12.8, RF-12.24, RF-12.26, RF-12.30, RF-12.32).

use crate::content::content;
use crate::hex::{Cell, Cells};
use crate::kinds::{Guild, Kind, Terrain};
use crate::reach::{ONE_STEP, SEA_STEPS, TWO_STEPS};
use crate::state::{NOWHERE, RiseAndFall};
use engine::Seat;

/// Which pieces a unit may pass; Creatures never hinder one that goes on (RF-12.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Passes {
    Own,
    AllButNomads,
    All,
}

/// One way to move: a unit may have several, and uses one (RF-10.4).
#[derive(Clone, Copy, Debug)]
struct Way {
    range: u8,
    /// Cells it may enter.
    enters: Cells,
    /// Cells it may stop on, if they are free.
    stops: Cells,
    cliffs: bool,
    passes: Passes,
    /// It may use the Bridge.
    bridge: bool,
}

impl RiseAndFall {
    /// Everywhere this unit may stop after one move action, with Tales in play.
    #[inline(never)]
    pub(crate) fn tale_stops(&self, seat: Seat, kind: Kind, from: Cell) -> Cells {
        let mut stops = self.stops_and_orbs(seat, kind, from);
        for orb in (stops & self.world.orbs).iter() {
            // A move ends on an Orb only if it can go on from there (RF-12.32).
            let mut after = self.clone();
            after.shift(seat, kind, from, orb);
            after.tales.orbs_used |= self.orb_bit(orb);
            if !after.leads_on(seat, kind, orb) {
                stops.remove(orb);
            }
        }
        stops
    }

    /// Is there a way from this Orb to a hex where the unit can stay?
    fn leads_on(&self, seat: Seat, kind: Kind, orb: Cell) -> bool {
        let mut here = self.clone();
        let mut at = orb;
        let mut open = Vec::new();
        loop {
            let stops = here.stops_and_orbs(seat, kind, at);
            if !stops.without(&here.world.orbs).is_empty() {
                return true;
            }
            open.extend((stops & here.world.orbs).iter());
            let Some(next) = open.pop() else { return false };
            if here.tales.orbs_used & here.orb_bit(next) == 0 {
                here.tales.orbs_used |= here.orb_bit(next);
                here.shift(seat, kind, at, next);
                at = next;
            }
        }
    }

    /// The place of an Orb among all Orbs, as a bit.
    pub(crate) fn orb_bit(&self, orb: Cell) -> u8 {
        let before = self.world.orbs.iter().take_while(|&cell| cell < orb).count();
        1u8.checked_shl(before as u32).unwrap_or(0)
    }

    fn stops_and_orbs(&self, seat: Seat, kind: Kind, from: Cell) -> Cells {
        let ways = self.ways(seat, kind, from);
        let reached = ways.iter().fold(Cells::NONE, |all, way| all | self.along(seat, from, way));
        let mut used = Cells::NONE;
        for orb in self.world.orbs.iter() {
            // Each Orb once, and none in the storm.
            if self.tales.orbs_used & self.orb_bit(orb) != 0 || self.world.stormy.has(orb) {
                used.insert(orb);
            }
        }
        reached.without(&used)
    }

    /// The ways of a unit (RF-6.10, RF-6.30, RF-6.50, RF-6.60, RF-10.4).
    fn ways(&self, seat: Seat, kind: Kind, from: Cell) -> Vec<Way> {
        let (world, civ) = (&*self.world, self.civ(seat));
        let walls = self.sentinel_cells(seat);
        let glacier = world.of[Terrain::Glacier as usize].without(&world.barred);
        let paths = world.paths;
        let on_foot = |range, enters: Cells, cliffs, passes| Way {
            range,
            enters,
            stops: enters,
            cliffs,
            passes,
            bridge: true,
        };
        match kind {
            Kind::Nomad => {
                let land = if civ.has(Guild::Northerners) { paths | glacier } else { paths };
                let swims = self.terrain(from) == Terrain::Sea && from != self.tales.bridge;
                let mut ways = vec![on_foot(ONE_STEP, land, swims, Passes::Own)];
                if civ.has(Guild::Travelers) {
                    ways.push(on_foot(TWO_STEPS, land, false, Passes::Own));
                }
                if civ.has(Guild::Aquanauts) {
                    let sea = world.open_sea.without(&walls);
                    let way = on_foot(SEA_STEPS, sea, true, Passes::AllButNomads);
                    ways.push(Way { bridge: false, ..way });
                }
                if civ.has(Guild::Winged) {
                    let everywhere = (!Cells::NONE).without(&world.barred);
                    let way = on_foot(TWO_STEPS, everywhere, true, Passes::All);
                    ways.push(Way { stops: land.without(&world.marsh), bridge: false, ..way });
                }
                ways
            }
            Kind::Mountaineer => {
                let range = content().costs.mountaineer_range;
                vec![on_foot(range, paths | glacier, true, Passes::Own)]
            }
            Kind::Merchant => {
                let range = content().costs.merchant_range;
                let way = on_foot(range, paths.without(&walls), true, Passes::All);
                // A Sentinel on the Bridge bars it (RF-10.31).
                vec![Way { bridge: !self.bridge_cells().meets(&walls), ..way }]
            }
            Kind::Ship if civ.has(Guild::Machinists) => {
                let anywhere = Way { range: 0, ..on_foot(0, world.open_sea, true, Passes::All) };
                vec![Way { bridge: false, ..anywhere }]
            }
            Kind::Ship => {
                let sea = world.open_sea.without(&walls);
                let way = on_foot(u8::MAX, sea, true, Passes::All);
                vec![Way { bridge: false, ..way }]
            }
            Kind::City | Kind::Temple => Vec::new(),
        }
    }

    /// Where a way leads.
    fn along(&self, seat: Seat, from: Cell, way: &Way) -> Cells {
        // Who stands on the Bridge leaves it at its ends.
        if from == self.tales.bridge && !way.bridge {
            return Cells::NONE;
        }
        let free = self.free_for(seat, from, way);
        // Machinists cross nothing (RF-10.18).
        if way.range == 0 {
            return (way.stops & free).without(&Cells::only(from));
        }
        let mut reached = Cells::only(from);
        let mut edge = reached;
        for _ in 0..way.range {
            let mut next = Cells::NONE;
            for cell in edge.iter() {
                if cell == from || self.goes_on(seat, cell, way) {
                    next |= self.steps(cell, way);
                }
            }
            edge = next.without(&reached);
            if edge.is_empty() {
                break;
            }
            reached |= edge;
        }
        let bridge = if way.bridge { self.bridge_cells() } else { Cells::NONE };
        (reached & (way.stops & free | bridge.without(&self.manned))).without(&Cells::only(from))
    }

    /// May the way go on from this cell: no storm, and nothing that bars it?
    fn goes_on(&self, seat: Seat, cell: Cell, way: &Way) -> bool {
        !self.world.stormy.has(cell)
            && match way.passes {
                Passes::Own => self.holds_only(seat, cell),
                Passes::AllButNomads => self.standing(cell, Kind::Nomad).is_none(),
                Passes::All => true,
            }
    }

    /// The next cells of a way. The Bridge is entered and left at its ends only (RF-12.24).
    fn steps(&self, cell: Cell, way: &Way) -> Cells {
        let world = &*self.world;
        let ends: Cells =
            self.tales.bridge_ends.iter().copied().filter(|&end| end != NOWHERE).collect();
        if way.bridge && cell == self.tales.bridge {
            return ends & way.enters;
        }
        let table = if way.cliffs { &world.near } else { &world.level };
        let next = table[cell as usize] & way.enters;
        if way.bridge && ends.has(cell) { next | self.bridge_cells() } else { next }
    }

    /// The Bridge's cell, if it stands.
    fn bridge_cells(&self) -> Cells {
        if self.tales.bridge == NOWHERE { Cells::NONE } else { Cells::only(self.tales.bridge) }
    }

    /// Cells with room for this unit (RF-2.11).
    fn free_for(&self, seat: Seat, from: Cell, way: &Way) -> Cells {
        let free = !self.taken();
        let closed = self.tales.closed;
        match self.unit(from).kind() {
            Some(Kind::Merchant) => free | self.cities.without(&self.manned).without(&closed),
            Some(Kind::Ship) => match self.tales.ports[seat.index()] {
                NOWHERE => free,
                port if way.enters.has(port) && !self.manned.has(port) && !closed.has(port) => {
                    free | Cells::only(port)
                }
                _ => free,
            },
            _ => free,
        }
    }
}
