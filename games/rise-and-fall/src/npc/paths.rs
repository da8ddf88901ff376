//! How far a piece of an NPC is from somewhere (RF-15.8, RF-15.20).

use crate::hex::{Cell, Cells};
use crate::kinds::{Kind, Terrain};
use crate::state::{NOWHERE, RiseAndFall};
use engine::Seat;

/// Steps to each cell; nothing where no path leads.
pub(super) struct Paths {
    steps: Vec<u16>,
}

const FAR: u16 = u16::MAX;

impl Paths {
    pub(super) fn to(&self, cell: Cell) -> Option<u16> {
        self.steps.get(cell as usize).copied().filter(|&steps| steps != FAR)
    }
    /// The least of these cells' steps.
    pub(super) fn least(&self, cells: Cells) -> Option<u16> {
        cells.iter().filter_map(|cell| self.to(cell)).min()
    }
    /// Those of the cells with so many steps.
    pub(super) fn at(&self, cells: Cells, steps: u16) -> Cells {
        cells.iter().filter(|&cell| self.to(cell) == Some(steps)).collect()
    }
}

/// Who moves, and how.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mover {
    pub seat: Seat,
    pub kind: Kind,
    pub at: Cell,
    pub cliffs: bool,
}

impl RiseAndFall {
    /// Cells the piece may enter at all (RF-6.7).
    fn walkable(&self, mover: &Mover) -> Cells {
        let world = &*self.world;
        let paths = world.paths;
        let all = match mover.kind {
            Kind::Ship => world.open_sea,
            Kind::Mountaineer => paths | world.of[Terrain::Glacier as usize],
            Kind::Nomad | Kind::Merchant => paths,
            Kind::City | Kind::Temple => Cells::NONE,
        };
        let all = all.without(&world.barred) | self.bridge_for(mover);
        all.without(&self.sentinel_cells(mover.seat))
    }

    /// The Bridge, for units on foot (RF-12.24).
    fn bridge_for(&self, mover: &Mover) -> Cells {
        match self.tales.bridge {
            bridge if bridge != NOWHERE && mover.kind != Kind::Ship => Cells::only(bridge),
            _ => Cells::NONE,
        }
    }

    /// May the way go on from this cell?
    fn lets_pass(&self, mover: &Mover, cell: Cell) -> bool {
        if self.world.stormy.has(cell) {
            return false;
        }
        match mover.kind {
            Kind::Ship | Kind::Merchant => true,
            Kind::Mountaineer => self.holds_only(mover.seat, cell),
            // A Creature is passed like an empty hex (RF-12.8).
            _ => !(self.built | self.manned).has(cell),
        }
    }

    /// Cells where the piece may stop.
    pub(super) fn npc_stops(&self, mover: &Mover) -> Cells {
        let free = !self.taken();
        let free = match mover.kind {
            Kind::Merchant => free | self.cities.without(&self.manned).without(&self.tales.closed),
            _ => free,
        };
        let free = free | self.bridge_for(mover).without(&self.manned);
        (self.walkable(mover) & free).without(&self.world.orbs)
    }

    /// Steps from some cells to everywhere, along ways the mover can go. Beyond a cell that bars
    /// the way no path leads, but it can be the end of one.
    pub(super) fn paths_from(&self, mover: &Mover, from: Cells) -> Paths {
        let world = &*self.world;
        let walkable = self.walkable(mover);
        let mut steps = vec![FAR; world.hexes.len()];
        let mut edge: Vec<Cell> = from.iter().collect();
        edge.iter().for_each(|&cell| steps[cell as usize] = 0);
        let mut count = 0;
        while !edge.is_empty() {
            count += 1;
            let mut next = Vec::new();
            for cell in edge {
                if count > 1 && !self.lets_pass(mover, cell) && cell != mover.at {
                    continue;
                }
                let beyond = self.next_cells(mover, cell) & (walkable | Cells::only(mover.at));
                for other in beyond.iter() {
                    if steps[other as usize] == FAR {
                        steps[other as usize] = count;
                        next.push(other);
                    }
                }
            }
            edge = next;
        }
        Paths { steps }
    }

    /// Cells one step away. The Bridge is entered and left at its ends only, without cliffs
    /// (RF-12.24).
    fn next_cells(&self, mover: &Mover, cell: Cell) -> Cells {
        let table = if mover.cliffs { &self.world.near } else { &self.world.level };
        let (next, bridge) = (table[cell as usize], self.bridge_for(mover));
        if bridge.is_empty() {
            return next;
        }
        let ends: Cells = self.tales.bridge_ends.into_iter().collect();
        match () {
            () if bridge.has(cell) => ends,
            () if ends.has(cell) => next | bridge,
            () => next.without(&bridge),
        }
    }

    /// The hex distance between two cells.
    pub(super) fn apart(&self, one: Cell, other: Cell) -> u32 {
        if one == NOWHERE || other == NOWHERE {
            return u32::MAX;
        }
        self.world.hexes[one as usize].distance(self.world.hexes[other as usize])
    }
}
