//! What a line can be aimed at: filters, priorities, victims (RF-15.5, RF-15.7, RF-15.32).

use crate::content::{Near, Owner, Place};
use crate::hex::{Cell, Cells};
use crate::kinds::{Kind, Resource, Terrain};
use crate::state::RiseAndFall;
use engine::Seat;
use engine::content::Subset;

/// Which token is stolen or sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    None,
    One(Resource),
    Either,
}

impl RiseAndFall {
    /// Pieces of these kinds of some owner.
    pub(super) fn pieces_of(&self, seat: Seat, owner: Owner, kinds: Subset<Kind>) -> Cells {
        let owners = self.all_civs().filter(|&other| match owner {
            Owner::Player => !self.is_npc(other),
            Owner::Friendly => other == seat,
            Owner::Any => true,
        });
        let cells = owners.flat_map(|other| {
            kinds.iter().flat_map(move |kind| self.civ(other).pieces(kind).iter().copied())
        });
        cells.collect()
    }

    fn is_near(&self, seat: Seat, cell: Cell, near: &Near) -> bool {
        let around = self.world.near[cell as usize];
        let ground = near.terrain.iter().any(|it| around.meets(&self.world.of[it as usize]));
        ground || around.meets(&self.pieces_of(seat, near.owner, near.pieces))
    }

    /// A land hex beside the Sea (RF-2.9).
    pub(super) fn is_coastal(&self, cell: Cell) -> bool {
        self.terrain(cell) != Terrain::Sea
            && self.world.near[cell as usize].meets(&self.world.of[Terrain::Sea as usize])
    }

    /// Is a hex as described (RF-14.30, RF-15.32)?
    pub(super) fn is_like(&self, seat: Seat, cell: Cell, place: &Place) -> bool {
        (place.terrain.is_empty() || place.terrain.has(self.terrain(cell)))
            && place.coastal.is_none_or(|wanted| self.is_coastal(cell) == wanted)
            && place.near.as_ref().is_none_or(|near| self.is_near(seat, cell, near))
            && (place.region.is_none() || self.in_largest_region(cell))
    }

    fn in_largest_region(&self, cell: Cell) -> bool {
        let here = self.world.region_of(cell);
        let regions = self.world.regions.iter();
        let same = regions.filter(|region| region.terrain == here.terrain);
        here.size > 0 && same.map(|region| region.size).max() == Some(here.size)
    }

    /// Only the options that satisfy the first filter any of them satisfies (RF-15.5).
    pub(super) fn preferred(&self, seat: Seat, options: Cells, priority: &[Place]) -> Cells {
        for filter in priority {
            let best: Cells =
                options.iter().filter(|&cell| self.is_like(seat, cell, filter)).collect();
            if !best.is_empty() {
                return best;
            }
        }
        options
    }

    /// Victims of different players: the nearest in hexes (RF-15.7).
    pub(super) fn nearest_victims(&self, from: Cell, options: Cells) -> Cells {
        let owner = |cell: Cell| {
            let unit = self.unit(cell);
            if unit.is_some() { unit.owner() } else { self.building(cell).owner() }
        };
        let first = options.first().map(owner);
        if options.iter().all(|cell| Some(owner(cell)) == first) {
            return options;
        }
        self.nearest(from, options)
    }

    /// The options at the least hex distance.
    pub(super) fn nearest(&self, from: Cell, options: Cells) -> Cells {
        let least = options.iter().map(|cell| self.apart(from, cell)).min();
        options.iter().filter(|&cell| Some(self.apart(from, cell)) == least).collect()
    }

    /// Players' pieces of a kind among these cells.
    pub(super) fn players_pieces(&self, kind: Kind, cells: Cells) -> Cells {
        let owned = self.players().flat_map(|seat| self.civ(seat).pieces(kind).iter().copied());
        owned.filter(|&cell| cells.has(cell)).collect()
    }

    /// The token an NPC steals: the kind it has least of, or the other one (RF-15.31).
    pub(super) fn stolen_token(&self, seat: Seat, victim: Seat) -> Token {
        let takes = |resource: Resource| {
            self.civ(victim).holds(resource) > 0
                && self.civ(seat).holds(resource) < self.cap(seat, resource)
        };
        let stock = self.civ(seat).stock;
        match (takes(Resource::Wood), takes(Resource::Stone)) {
            (false, false) => Token::None,
            (true, false) => Token::One(Resource::Wood),
            (false, true) => Token::One(Resource::Stone),
            (true, true) if stock[0] < stock[1] => Token::One(Resource::Wood),
            (true, true) if stock[1] < stock[0] => Token::One(Resource::Stone),
            (true, true) => Token::Either,
        }
    }

    /// The token an NPC sells: the kind it has most of (RF-15.29).
    pub(super) fn sold_token(&self, seat: Seat) -> Token {
        let [wood, stone] = self.civ(seat).stock;
        match wood.cmp(&stone) {
            _ if wood + stone == 0 => Token::None,
            std::cmp::Ordering::Greater => Token::One(Resource::Wood),
            std::cmp::Ordering::Less => Token::One(Resource::Stone),
            std::cmp::Ordering::Equal => Token::Either,
        }
    }
}
