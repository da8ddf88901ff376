//! Creatures: where they come into the World, where they go, what they destroy (RF-12.8, RF-12.20
//! to RF-12.22).

use crate::events::Event;
use crate::hex::{Cell, Cells};
use crate::kinds::{Creature, Kind, Monument, Tale, Terrain};
use crate::state::{Phase, RiseAndFall};
use crate::world::Site;
use engine::{Seat, Tell};

impl RiseAndFall {
    /// After the last starting piece its owner places the Creatures, in Tale order (RF-3.23).
    pub(crate) fn place_creatures<T: Tell<Event>>(&mut self, placer: Seat, tell: &mut T) {
        self.phase = Phase::Creatures;
        self.turn = placer;
        while let Some(creature) = self.creature_to_place() {
            let places = self.creature_places(creature);
            match (places.len(), places.first()) {
                (0, _) => {
                    self.tales.discard(creature.tale());
                    tell.tell(|| Event::SiteLeftOut { tale: creature.tale() });
                }
                (1, Some(only)) => self.put_creature(creature, only, tell),
                _ => return,
            }
        }
        self.finish_setup(tell);
    }

    /// The next Creature that is not in the World yet.
    pub(crate) fn creature_to_place(&self) -> Option<Creature> {
        let missing = |creature: &&Creature| {
            self.tales.has(creature.tale()) && self.tales.creature(**creature).is_none()
        };
        Creature::ALL.iter().find(missing).copied()
    }

    pub(crate) fn put_creature<T: Tell<Event>>(
        &mut self,
        creature: Creature,
        at: Cell,
        tell: &mut T,
    ) {
        let seat = self.turn;
        self.move_creature(creature, at);
        tell.tell(|| Event::CreaturePlaced { seat, creature, at });
    }

    /// Where a Creature comes into the World.
    pub(crate) fn creature_places(&self, creature: Creature) -> Cells {
        let free = !self.taken();
        match creature {
            Creature::Dragon => self.glaciers() & free,
            Creature::Leviathan => self.seas_with_most(|sea| u32::from(sea.size)) & free,
            Creature::Elemental => {
                self.seas_with_most(|sea| (self.coastal_cities() & sea.border).len()) & free
            }
        }
    }

    fn coastal_cities(&self) -> Cells {
        let pieces = self.all_civs().flat_map(|seat| self.civ(seat).pieces(Kind::City).iter());
        pieces.copied().collect()
    }

    /// Every hex of the Glacier type that can be entered (RF-12.20).
    fn glaciers(&self) -> Cells {
        self.world.of[Terrain::Glacier as usize].without(&self.world.barred)
    }

    /// The hexes of the Sea Regions with the highest value.
    fn seas_with_most(&self, value: impl Fn(&crate::world::Region) -> u32) -> Cells {
        let seas = || self.world.regions.iter().filter(|it| it.terrain == Terrain::Sea);
        let most = seas().map(&value).max().unwrap_or(0);
        let best = seas().filter(|sea| value(sea) == most);
        best.fold(Cells::NONE, |all, sea| all | sea.cells)
    }

    /// Everything that can be destroyed on these cells goes back to its reserve (RF-12.7); the
    /// cells where something was.
    pub(crate) fn destroy<T: Tell<Event>>(&mut self, cells: Cells, tell: &mut T) -> Cells {
        let mut ravaged = Cells::NONE;
        for at in cells.iter() {
            if let Some((seat, piece)) = self.unit(at).get() {
                tell.tell(|| Event::Destroyed { seat, piece, at });
                self.leave(seat, piece, at, tell);
                ravaged.insert(at);
            }
            if let Some((seat, piece)) = self.building(at).get() {
                tell.tell(|| Event::Destroyed { seat, piece, at });
                self.leave(seat, piece, at, tell);
                ravaged.insert(at);
            }
            if let Some((seat, monument)) = self.building(at).monument()
                && matches!(monument, Monument::Cathedral | Monument::Port)
            {
                tell.tell(|| Event::Razed { seat, monument, at });
                self.raze_monument(seat, monument, tell);
                ravaged.insert(at);
            }
        }
        ravaged
    }

    /// Where the Dragon may fly: Glacier of another tile than the one it sits on (RF-12.20).
    pub(crate) fn dragon_flights(&self, from: Cell) -> Cells {
        let world = &*self.world;
        let hex = world.hexes[from as usize];
        let shapes = &crate::content::content().tiles;
        let site = world.sites.iter().find(|site| site.hexes().any(|it| it == hex));
        let tile = world.tiles.iter().rev().find(|tile| tile.hexes(shapes).any(|it| it == hex));
        let own: Cells = match (site, tile) {
            (Some(site), _) => site.hexes().filter_map(|it| world.cell(it)).collect(),
            (None, Some(tile)) => {
                let of_tile = tile.hexes(shapes).filter_map(|it| world.cell(it));
                // A place on the tile is a tile of its own.
                of_tile.filter(|&cell| !world.special.has(cell)).collect()
            }
            (None, None) => Cells::NONE,
        };
        self.glaciers().without(&own).without(&self.taken())
    }

    /// Ships the Leviathan can swallow, or else where it swims (RF-12.21).
    pub(crate) fn leviathan_prey(&self, from: Cell) -> Cells {
        let ships: Cells = self
            .all_civs()
            .flat_map(|seat| self.civ(seat).pieces(Kind::Ship).iter().copied())
            .collect();
        let here = ships & self.world.region_of(from).cells;
        if !here.is_empty() {
            return here;
        }
        if ships.is_empty() {
            return Cells::NONE;
        }
        self.seas_with_most(|sea| (ships & sea.cells).len()).without(&self.taken())
    }

    /// Plain hexes beside the Leviathan where a survivor may go ashore (RF-12.21).
    pub(crate) fn survivor_places(&self, seat: Seat) -> Cells {
        let Some(at) = self.tales.creature(Creature::Leviathan) else { return Cells::NONE };
        if self.reserve(seat, Kind::Nomad) == 0 {
            return Cells::NONE;
        }
        let plain = self.world.of[Terrain::Plain as usize] & self.world.near[at as usize];
        let plain = plain.without(&self.world.barred).without(&self.world.orbs);
        plain.without(&self.taken())
    }

    /// The Plain hexes a flood from here would ravage: along its Sea Region, but not beyond the
    /// Plain hex it stands on (RF-12.22).
    pub(crate) fn flooded_coast(&self, from: Cell) -> Cells {
        let world = &*self.world;
        let mut sea = world.region_of(from).cells;
        if self.stands_on_plain(from) {
            sea.remove(from);
        }
        let coast = sea.iter().fold(Cells::NONE, |all, cell| all | world.near[cell as usize]);
        coast & world.of[Terrain::Plain as usize]
    }

    /// The Elemental is on land that it turned into Sea.
    fn stands_on_plain(&self, at: Cell) -> bool {
        let hex = self.world.hexes[at as usize];
        self.world.sites.iter().any(|site| site.tale == Tale::WaterElemental && site.at == hex)
    }

    /// Where the Elemental goes: a ravaged hex, or the Sea with most pieces on its coast.
    pub(crate) fn elemental_places(&self, from: Cell) -> Cells {
        let ravaged = self.tales.ravaged;
        if !ravaged.is_empty() {
            return ravaged.without(&self.taken()).without(&self.world.barred);
        }
        let coast = |sea: &crate::world::Region| {
            let plain = sea.border & self.world.of[Terrain::Plain as usize];
            self.all_civs().map(|seat| self.pieces_on(seat, plain)).sum::<u32>()
        };
        let here = self.world.region[from as usize];
        let elsewhere = |number: usize| number != here as usize;
        let others = || {
            let all = self.world.regions.iter().enumerate();
            all.filter(|(number, it)| it.terrain == Terrain::Sea && elsewhere(*number))
        };
        let most = others().map(|(_, sea)| coast(sea)).max().unwrap_or(0);
        if most == 0 {
            return Cells::NONE;
        }
        let best = others().filter(|(_, sea)| coast(sea) == most);
        best.fold(Cells::NONE, |all, (_, sea)| all | sea.cells).without(&self.taken())
    }

    /// The Elemental leaves dry land behind and floods the Plain hex it comes to.
    pub(crate) fn move_elemental(&mut self, to: Cell) {
        let hex = self.world.hexes[to as usize];
        let floods = self.terrain(to) == Terrain::Plain;
        let dries = self.tales.creature(Creature::Elemental);
        let dries = dries.is_some_and(|from| self.stands_on_plain(from));
        self.move_creature(Creature::Elemental, to);
        if floods || dries {
            self.change_sites(|sites| {
                sites.retain(|site| site.tale != Tale::WaterElemental);
                if floods {
                    sites.push(Site::single(Tale::WaterElemental, hex));
                }
            });
        }
    }
}
