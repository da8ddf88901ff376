//! Moves of a card's lines: towards pieces, hexes or Regions (RF-15.20).

use super::Tie;
use super::cards::Attempt::{self, Do, Impossible, Open};
use super::effects::Effect;
use super::paths::{Mover, Paths};
use crate::content::{Place, Target};
use crate::hex::{Cell, Cells};
use crate::kinds::Terrain;
use crate::state::{NOWHERE, RiseAndFall};
use engine::content::Subset;

impl RiseAndFall {
    /// A move towards one target; impossible if it brings the piece no nearer (RF-15.20).
    pub(super) fn attempt_move(
        &self,
        mover: &Mover,
        range: Option<u8>,
        target: &Target,
    ) -> Attempt {
        let ahead = self.paths_from(mover, Cells::only(mover.at));
        let stops = self.npc_stops(mover);
        let goals = match target {
            Target::Piece { owner, pieces } => {
                let cells =
                    self.pieces_of(mover.seat, *owner, *pieces).without(&Cells::only(mover.at));
                // Reached when adjacent: the free hexes beside the nearest of them.
                let beside = |cell: Cell| self.world.near[cell as usize] & stops;
                let reach = |cell: Cell| ahead.least(beside(cell));
                if cells.iter().any(|cell| self.world.near[cell as usize].has(mover.at)) {
                    return Impossible;
                }
                let least = cells.iter().filter_map(reach).min();
                let nearest =
                    cells.iter().filter(|&cell| reach(cell).is_some() && reach(cell) == least);
                nearest.fold(Cells::NONE, |all, cell| all | beside(cell))
            }
            Target::Hex { terrain, coastal, near } => {
                let place =
                    Place { terrain: *terrain, coastal: *coastal, region: None, near: *near };
                if self.is_like(mover.seat, mover.at, &place) {
                    return Impossible;
                }
                stops.iter().filter(|&cell| self.is_like(mover.seat, cell, &place)).collect()
            }
            Target::Region { terrain } => {
                match self.region_goal(mover, range, *terrain, &ahead, stops) {
                    Ok(goals) => goals,
                    Err(attempt) => return attempt,
                }
            }
        };
        let best = self.ends_of_move(mover, range, &ahead, stops, goals);
        if best.is_empty() {
            return Impossible;
        }
        if self.npcs.target != NOWHERE && best.has(self.npcs.target) {
            return Do(Effect::Move { to: self.npcs.target });
        }
        match (best.len(), best.first()) {
            (1, Some(to)) => Do(Effect::Move { to }),
            _ => Open(Tie::Hex, best),
        }
    }

    /// Where a move towards these cells may end: there, if they are within reach, otherwise as near
    /// as it brings the piece; nowhere if that is no nearer.
    fn ends_of_move(
        &self,
        mover: &Mover,
        range: Option<u8>,
        ahead: &Paths,
        stops: Cells,
        goals: Cells,
    ) -> Cells {
        let Some(least) = ahead.least(goals) else { return Cells::NONE };
        let range = range.map_or(u16::MAX, u16::from);
        if least <= range {
            return ahead.at(goals, least);
        }
        let back = self.paths_from(mover, ahead.at(goals, least));
        let now = back.to(mover.at).unwrap_or(u16::MAX);
        let near: Cells =
            stops.iter().filter(|&cell| ahead.to(cell).is_some_and(|it| it <= range)).collect();
        match back.least(near) {
            Some(left) if left < now => back.at(near, left),
            _ => Cells::NONE,
        }
    }

    /// The free hexes of the largest Region of a type that the NPC does not dominate.
    fn region_goal(
        &self,
        mover: &Mover,
        range: Option<u8>,
        terrain: Subset<Terrain>,
        ahead: &Paths,
        stops: Cells,
    ) -> Result<Cells, Attempt> {
        let masters = self.dominations();
        let here = self.world.region[mover.at as usize] as usize;
        let open = |number: usize| {
            let region = &self.world.regions[number];
            terrain.has(region.terrain)
                && masters[number].seat != Some(mover.seat)
                && (number == here || ahead.least(region.cells & stops).is_some())
        };
        let numbers: Vec<usize> = (0..masters.len()).filter(|&number| open(number)).collect();
        let size = |number: usize| self.world.regions[number].size;
        let Some(most) = numbers.iter().map(|&number| size(number)).max() else {
            return Err(Impossible);
        };
        let mut largest: Vec<usize> =
            numbers.into_iter().filter(|&number| size(number) == most).collect();
        if largest.contains(&here) {
            return Err(Impossible);
        }
        let cells = |number: usize| self.world.regions[number].cells;
        // Nobody is asked to choose a Region towards which there is no move.
        largest.retain(|&number| {
            !self.ends_of_move(mover, range, ahead, stops, cells(number) & stops).is_empty()
        });
        let all = largest.iter().fold(Cells::NONE, |all, &number| all | cells(number));
        match (self.npcs.region, largest[..].first()) {
            // It may have been settled for another target of the line.
            (settled, _) if settled != NOWHERE && all.has(settled) => {
                Ok(self.world.region_of(settled).cells & stops)
            }
            (_, Some(&only)) if largest.len() == 1 => Ok(cells(only) & stops),
            (_, None) => Err(Impossible),
            _ => Err(Open(Tie::Region, all)),
        }
    }
}
