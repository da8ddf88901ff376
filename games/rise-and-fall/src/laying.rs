//! Players lay the World tile by tile (RF-3.12 to RF-3.16).

use crate::building::{Fault, MOST_LIFTED};
use crate::content::content;
use crate::events::Event;
use crate::hex::Hex;
use crate::kinds::{Terrain, TileKind};
use crate::moves::{Move, Question};
use crate::state::RiseAndFall;
use crate::world::{Tile, World};
use engine::{Chance, Offers, Tell};
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
        match self.laying.anchor {
            Some(Hex { q, r }) => Question::TurnTile { tile, q, r },
            None if self.laying.lifts > 0 => Question::LiftTile { tile, lifts: self.laying.lifts },
            None => Question::PlaceTile { tile, in_hand: self.tiles_in_hand() },
        }
    }

    pub(crate) fn offer_laying<O: Offers<Move>>(&self, offers: &mut O) {
        let (world, tile) = (&*self.world, self.tile_in_hand());
        if let Some(at) = self.laying.anchor {
            for turn in self.turns_with_room(at) {
                offers.one(Move::Turn { turn });
            }
        } else if self.laying.lifts > 0 {
            for (number, laid) in world.layer(tile) {
                if self.may_lift(number) {
                    offers.one(Move::Lift { q: laid.at.q, r: laid.at.r });
                }
            }
        } else {
            for at in world.anchors(tile) {
                if self.laying.lifted == 0 || self.turns_with_room(at).next().is_some() {
                    offers.one(Move::Anchor { q: at.q, r: at.r });
                }
            }
        }
    }

    /// Orientations at this anchor that leave room for the rest of the hand.
    fn turns_with_room(&self, at: Hex) -> impl Iterator<Item = u8> {
        let (world, kind) = (&*self.world, self.tile_in_hand());
        let rest = self.tiles_in_hand() - 1;
        let turns = world.turns(kind, at);
        turns.filter(move |&turn| world.leaves_room(Tile { kind, at, turn }, rest))
    }

    /// Why the tile in hand may not lie there.
    pub(crate) fn laying_fault(&self, at: Hex, turn: u8) -> Option<Fault> {
        let tile = Tile { kind: self.tile_in_hand(), at, turn };
        let rest = self.tiles_in_hand() - 1;
        self.world
            .fits(tile)
            .err()
            .or_else(|| (!self.world.leaves_room(tile, rest)).then_some(Fault::NoRoomForRest))
    }

    /// Does lifting this tile lead to room for all, with as few lifts as possible (RF-3.16)?
    fn may_lift(&self, number: usize) -> bool {
        let mut tiles = self.world.tiles.clone();
        let kind = self.tile_in_hand();
        tiles.remove(number);
        let (lifts, lifted) = (self.laying.lifts, self.laying.lifted);
        World::of_tiles(tiles)
            .is_some_and(|world| world.room_after_lifting(kind, lifts - 1, lifts + lifted + 1))
    }

    pub(crate) fn anchor<C: Chance, T: Tell<Event>>(
        &mut self,
        at: Hex,
        chance: &mut C,
        tell: &mut T,
    ) {
        let mut turns = self.turns_with_room(at);
        let (first, more) = (turns.next().unwrap_or(0), turns.next().is_some());
        drop(turns);
        if more {
            self.laying.anchor = Some(at);
        } else {
            self.lay(at, first, chance, tell);
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
        let (seat, kind) = (self.turn, self.tile_in_hand());
        let mut tiles = self.world.tiles.clone();
        tiles.push(Tile { kind, at, turn });
        self.rebuild(tiles);
        self.laying.anchor = None;
        tell.tell(|| Event::TileLaid { seat, tile: kind, q: at.q, r: at.r, turn });
        self.laying.relaid += 1;
        if self.tiles_in_hand() == 0 {
            self.next_tile(chance, tell);
        }
    }

    pub(crate) fn lift_tile<T: Tell<Event>>(&mut self, at: Hex, tell: &mut T) {
        let (seat, tile) = (self.turn, self.tile_in_hand());
        let mut tiles = self.world.tiles.clone();
        tiles.retain(|laid| laid.kind != tile || laid.at != at);
        self.rebuild(tiles);
        self.laying.lifts -= 1;
        self.laying.lifted += 1;
        tell.tell(|| Event::TileLifted { seat, tile, q: at.q, r: at.r });
    }

    fn rebuild(&mut self, tiles: Vec<Tile>) {
        if let Some(world) = World::of_tiles(tiles) {
            self.world = Arc::new(world);
        }
    }

    /// The next player takes the next tile (RF-3.12).
    fn next_tile<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        self.turn = self.left_of(self.turn);
        self.take_tile(chance, tell);
    }

    fn take_tile<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        loop {
            (self.laying.lifted, self.laying.relaid, self.laying.lifts) = (0, 0, 0);
            self.laying.left -= 1;
            while self.laying.left == 0 {
                let next = self.laying.layer as usize + 1;
                let Some(&layer) = Terrain::ALL.get(next) else {
                    return self.finish_world(chance, tell);
                };
                self.laying.layer = layer;
                self.laying.left = content().box_of(self.civ_count).tiles[next];
            }
            let tile = self.tile_in_hand();
            if !self.world.anchors(tile).is_empty() {
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
        }
    }

    fn finish_world<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        if let Some(world) = World::clone(&self.world).finished() {
            self.world = Arc::new(world);
        }
        self.begin_deployment(chance, tell);
    }
}
