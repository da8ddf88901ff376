//! Players lay the World tile by tile (RF-3.12 to RF-3.16).

use crate::building::{Fault, MOST_LIFTED};
use crate::content::content;
use crate::events::Event;
use crate::hex::{Cells, Hex};
use crate::kinds::{Tale, Terrain, TileKind, tales};
use crate::moves::{Move, Question};
use crate::state::RiseAndFall;
use crate::world::{Site, Tile, World};
use engine::{Chance, Offers, Seat, Tell};
use std::sync::Arc;

impl RiseAndFall {
    /// The tile in hand.
    pub(crate) fn tile_in_hand(&self) -> TileKind {
        self.laying.layer.tile()
    }

    /// Tiles in hand: one, or those lifted and the new one (RF-3.16).
    pub(crate) fn tiles_in_hand(&self) -> u8 {
        (1 + self.laying.lifted).saturating_sub(self.laying.relaid)
    }

    pub(crate) fn laying_question(&self) -> Question {
        let tile = self.tile_in_hand();
        if let Some(tale) = self.laying.site {
            return match self.laying.anchor {
                Some(Hex { q, r }) => Question::TurnSite { tale, q, r },
                None => Question::PlaceSite { tale },
            };
        }
        match self.laying.anchor {
            Some(Hex { q, r }) => Question::TurnTile { tile, q, r },
            None if self.laying.lifts > 0 => Question::LiftTile { tile, lifts: self.laying.lifts },
            None => Question::PlaceTile { tile, in_hand: self.tiles_in_hand() },
        }
    }

    pub(crate) fn offer_laying<O: Offers<Move>>(&self, offers: &mut O) {
        let (world, tile) = (&*self.world, self.tile_in_hand());
        if let Some(tale) = self.laying.site {
            match self.laying.anchor {
                Some(at) => {
                    world.site_turns(tale, at).for_each(|turn| offers.one(Move::Turn { turn }));
                }
                None => world
                    .site_anchors(tale)
                    .for_each(|at| offers.one(Move::Anchor { q: at.q, r: at.r })),
            }
        } else if let Some(at) = self.laying.anchor {
            for turn in self.turns_with_room(at, &self.open_placements()) {
                offers.one(Move::Turn { turn });
            }
        } else if self.laying.lifts > 0 {
            let (lifts, lifted) = (self.laying.lifts, self.laying.lifted);
            for Tile { at, .. } in world.liftable(tile, lifts, lifts + lifted + 1) {
                offers.one(Move::Lift { q: at.q, r: at.r });
            }
        } else {
            let open = self.open_placements();
            for at in self.anchors_now() {
                if self.laying.lifted == 0 || self.turns_with_room(at, &open).next().is_some() {
                    offers.one(Move::Anchor { q: at.q, r: at.r });
                }
            }
        }
    }

    /// Where the tile in hand can be anchored; Sea tiles must see to the Sunken City as well.
    fn anchors_now(&self) -> Vec<Hex> {
        let (world, tile) = (&*self.world, self.tile_in_hand());
        if tile != TileKind::Sea || !self.owes_hole() {
            return world.anchors(tile);
        }
        let (all, kept) = self.anchors_with_hole();
        if kept.is_empty() { all } else { kept }
    }

    /// True while the players have to make the hole of the Sunken City (RF-12.31).
    pub(crate) fn owes_hole(&self) -> bool {
        self.tales.has(Tale::SunkenCity)
            && !self.laying.ready
            && self.laying.layer == Terrain::Sea
            && self.world.sites.is_empty()
    }

    /// All anchors of a Sea tile, and those after which the hole is made or still possible.
    fn anchors_with_hole(&self) -> (Vec<Hex>, Vec<Hex>) {
        let world = &*self.world;
        let mut all = world.anchors(TileKind::Sea);
        let left = self.laying.left - 1;
        let centres = world.sea_centres().into_iter();
        let makers: Vec<Hex> = centres.filter(|&at| world.hole_made(at).is_some()).collect();
        let goes_on = |at: Hex| {
            left > 2
                || left > 0
                    && world
                        .with(Tile { kind: TileKind::Sea, at, turn: 0 })
                        .is_some_and(|next| next.hole_can_be_made(left))
        };
        let mut kept: Vec<Hex> = all.iter().copied().filter(|&at| goes_on(at)).collect();
        for list in [&mut all, &mut kept] {
            list.extend(&makers);
            list.sort_unstable_by_key(|hex| (hex.r, hex.q));
            list.dedup();
        }
        (all, kept)
    }

    /// Where the other tiles in hand could lie; nowhere, if there are none.
    fn open_placements(&self) -> Vec<Cells> {
        let others = self.tiles_in_hand() > 1;
        if others { self.world.open_placements(self.tile_in_hand()) } else { Vec::new() }
    }

    /// Orientations at this anchor that leave room for the rest of the hand.
    fn turns_with_room(&self, at: Hex, open: &[Cells]) -> impl Iterator<Item = u8> {
        let (world, kind) = (&*self.world, self.tile_in_hand());
        let rest = self.tiles_in_hand() - 1;
        let hole = kind == TileKind::Sea && self.owes_hole() && world.hole_made(at).is_some();
        let orientations = content().tile(kind).orientations;
        (0..orientations).filter(move |&turn| {
            let tile = Tile { kind, at, turn };
            (hole || world.fits(tile).is_ok()) && world.leaves_room(tile, rest, open)
        })
    }

    /// Why the tile in hand may not lie there.
    pub(crate) fn laying_fault(&self, at: Hex, turn: u8) -> Option<Fault> {
        let tile = Tile { kind: self.tile_in_hand(), at, turn };
        let rest = self.tiles_in_hand() - 1;
        if let Err(fault) = self.world.fits(tile) {
            return Some(fault);
        }
        if !self.world.leaves_room(tile, rest, &self.open_placements()) {
            return Some(Fault::NoRoomForRest);
        }
        let lost = tile.kind == TileKind::Sea && !self.anchors_now().contains(&at);
        lost.then_some(Fault::NoHoleLeft)
    }

    pub(crate) fn anchor<C: Chance, T: Tell<Event>>(
        &mut self,
        at: Hex,
        chance: &mut C,
        tell: &mut T,
    ) {
        let turns: Vec<u8> = match self.laying.site {
            Some(tale) => self.world.site_turns(tale, at).collect(),
            None => self.turns_with_room(at, &self.open_placements()).collect(),
        };
        match turns[..] {
            [only] => self.lay(at, only, chance, tell),
            _ => self.laying.anchor = Some(at),
        }
    }

    /// The tile lies; the next one, the next layer or the next phase follows.
    pub(crate) fn lay<C: Chance, T: Tell<Event>>(
        &mut self,
        at: Hex,
        turn: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        self.laying.anchor = None;
        if let Some(tale) = self.laying.site {
            return self.put_site(Site { tale, at, turn }, chance, tell);
        }
        let (seat, kind) = (self.turn, self.tile_in_hand());
        let hole = if self.owes_hole() { self.world.hole_made(at) } else { None };
        let mut tiles = self.world.tiles.clone();
        tiles.push(Tile { kind, at, turn });
        let mut sites = self.world.sites.clone();
        sites.extend(hole.map(|at| Site::single(Tale::SunkenCity, at)));
        self.rebuild(tiles, sites);
        tell.tell(|| Event::TileLaid { seat, tile: kind, q: at.q, r: at.r, turn });
        if let Some(Hex { q, r }) = hole {
            let tale = Tale::SunkenCity;
            tell.tell(|| Event::SitePlaced { seat, tale, q, r, turn: 0 });
        }
        self.laying.relaid += 1;
        if self.tiles_in_hand() == 0 {
            self.next_tile(chance, tell);
        }
    }

    pub(crate) fn lift_tile<T: Tell<Event>>(&mut self, at: Hex, tell: &mut T) {
        let (seat, tile) = (self.turn, self.tile_in_hand());
        let mut tiles = self.world.tiles.clone();
        tiles.retain(|laid| laid.kind != tile || laid.at != at);
        self.rebuild(tiles, self.world.sites.clone());
        self.laying.lifts -= 1;
        self.laying.lifted += 1;
        tell.tell(|| Event::TileLifted { seat, tile, q: at.q, r: at.r });
    }

    fn rebuild(&mut self, tiles: Vec<Tile>, sites: Vec<Site>) {
        if let Some(world) = World::of(tiles, sites) {
            self.world = Arc::new(world);
        }
    }

    /// A place of a Tale lies; perhaps everybody has one to place (RF-3.17).
    fn put_site<C: Chance, T: Tell<Event>>(&mut self, site: Site, chance: &mut C, tell: &mut T) {
        let (seat, Site { tale, at, turn }) = (self.turn, site);
        let mut sites = self.world.sites.clone();
        sites.push(site);
        self.rebuild(self.world.tiles.clone(), sites);
        tell.tell(|| Event::SitePlaced { seat, tale, q: at.q, r: at.r, turn });
        self.laying.copies -= 1;
        self.turn = self.next_builder();
        self.go_on_laying(chance, tell);
    }

    /// Players build in turn; other civilizations do not.
    fn next_builder(&self) -> Seat {
        Seat((self.turn.0 + 1) % self.seats)
    }

    /// The place that is due now: what finds no room is left out (RF-3.17, RF-12.32).
    fn next_site<T: Tell<Event>>(&mut self, tell: &mut T) -> bool {
        let due = |tale: &Tale| tale.placed_after() == Some(self.laying.layer);
        let mut open: Vec<Tale> = tales(self.tales.set).filter(due).collect();
        // The players make the hole themselves, tile by tile.
        open.retain(|tale| *tale != Tale::SunkenCity || self.laying.ready);
        if let Some(now) = self.laying.site {
            open.retain(|tale| *tale > now || *tale == now && self.laying.copies > 0);
        }
        for tale in open {
            if self.laying.site != Some(tale) {
                self.laying.site = Some(tale);
                self.laying.copies = if tale.is_for_everybody() { self.seats } else { 1 };
            }
            if self.world.site_anchors(tale).next().is_some() {
                return true;
            }
            tell.tell(|| Event::SiteLeftOut { tale });
            if self.world.sites.iter().all(|site| site.tale != tale) {
                self.tales.discard(tale);
            }
        }
        (self.laying.site, self.laying.copies) = (None, 0);
        false
    }

    /// The next player takes the next tile (RF-3.12).
    fn next_tile<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        self.turn = self.next_builder();
        self.laying.left -= 1;
        self.go_on_laying(chance, tell);
    }

    /// Tiles of the layer, then places, then the next layer, until somebody has a choice.
    pub(crate) fn go_on_laying<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        loop {
            (self.laying.lifted, self.laying.relaid, self.laying.lifts) = (0, 0, 0);
            while self.laying.left == 0 {
                if self.owes_hole() {
                    // Nobody made it: the Tale is lost (RF-12.31).
                    self.tales.discard(Tale::SunkenCity);
                    tell.tell(|| Event::SiteLeftOut { tale: Tale::SunkenCity });
                }
                if self.next_site(tell) {
                    return;
                }
                let next = self.laying.layer as usize + 1;
                let Some(&layer) = Terrain::LAYERS.get(next) else {
                    return self.finish_world(chance, tell);
                };
                self.laying.layer = layer;
                self.laying.left = self.tiles_of_layer(layer);
            }
            let tile = self.tile_in_hand();
            if !self.anchors_now().is_empty() {
                return;
            }
            // As few tiles as possible make room (RF-3.16).
            let few = (1..=MOST_LIFTED)
                .find(|&lifts| self.world.room_after_lifting(tile, lifts, lifts + 1));
            if let Some(lifts) = few {
                self.laying.lifts = lifts;
                return;
            }
            tell.tell(|| Event::TileRemoved { tile });
            self.laying.left -= 1;
        }
    }

    /// Tiles the players lay of a layer; some Tales take one away (RF-3.6).
    pub(crate) fn tiles_of_layer(&self, layer: Terrain) -> u8 {
        if self.laying.ready {
            return 0;
        }
        let less = |tale: &Tale| content().tale(*tale).removes == Some(layer);
        let removed = tales(self.tales.drawn).filter(less).count() as u8;
        content().box_of(self.civ_count).tiles[layer as usize].saturating_sub(removed)
    }

    fn finish_world<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        if let Some(world) = World::clone(&self.world).finished() {
            self.world = Arc::new(world);
        }
        self.begin_deployment(chance, tell);
    }
}
