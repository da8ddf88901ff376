//! Action 1, second half: dwellings (TM-8.10, TM-8.11, TM-8.20), and the free ones.

use crate::content::Cost;
use crate::events::Event;
use crate::kinds::{Faction, Structure, Terrain};
use crate::map::Hexes;
use crate::moves::Move;
use crate::state::{Source, TerraMystica, bit};
use engine::{Offers, Seat, Tell};

impl TerraMystica {
    /// A dwelling is left on the board and can be paid for.
    #[inline]
    pub(crate) fn can_build(&self, seat: Seat, besides: Cost) -> bool {
        let board = self.board(seat);
        let player = self.player(seat);
        let cost = board.cost[Structure::Dwelling as usize];
        player.built[Structure::Dwelling as usize] < board.count[Structure::Dwelling as usize]
            && player.can_pay(Cost {
                coins: cost.coins + besides.coins,
                workers: cost.workers + besides.workers,
                priests: cost.priests + besides.priests,
            })
    }

    /// Terrain a seat may build on as it is.
    #[inline]
    pub(crate) fn home_hexes(&self, seat: Seat) -> Hexes {
        let player = self.player(seat);
        if player.is(Faction::Riverwalkers) {
            return Terrain::CYCLE
                .into_iter()
                .filter(|terrain| {
                    *terrain == player.home || player.unlocked >> *terrain as u8 & 1 == 1
                })
                .fold(0, |set, terrain| set | self.terrain(terrain));
        }
        self.with_code(player.home)
    }

    /// Hexes where a dwelling may be built without any transformation (TM-8.11).
    #[inline]
    pub(crate) fn offer_builds<O: Offers<Move>>(&self, seat: Seat, offers: &mut O) {
        if !self.can_build(seat, Cost::default()) {
            return;
        }
        let home = self.home_hexes(seat);
        let mut targets = self.free_near(seat) & home;
        if self.player(seat).leap > 0 {
            let (leap, cost) = self.leap_targets(seat);
            if leap & home != 0 && self.can_build(seat, cost) {
                targets |= leap & home;
            }
        }
        if self.owed.doubled {
            // A dwelling on what the first action transformed belongs to it (TM-15.11).
            for before in self.owed.turned_before {
                targets &= !if before > 0 { bit(before - 1) } else { 0 };
            }
        }
        offers.each(targets, Move::Build { at: 0 });
    }

    /// Places a dwelling for its price.
    pub(crate) fn build<T: Tell<Event>>(&mut self, seat: Seat, hex: u8, tell: &mut T) {
        self.leap_if_needed(seat, hex, tell);
        let cost = self.board(seat).cost[Structure::Dwelling as usize];
        self.player_mut(seat).pay(cost);
        self.raise_dwelling(seat, hex, tell);
    }

    /// A dwelling stands: points, offers of power, perhaps a town (TM-8.20, TM-9.1).
    pub(crate) fn raise_dwelling<T: Tell<Event>>(&mut self, seat: Seat, hex: u8, tell: &mut T) {
        tell.tell(|| Event::Built { seat, hex });
        if self.player(seat).is(Faction::Riverwalkers) {
            let home = self.player(seat).home;
            self.set_terrain(hex, home);
        }
        self.put_dwelling(seat, hex);
        self.score_structure(seat, Structure::Dwelling, tell);
        self.offer_power(seat, hex, tell);
        self.check_town(seat, bit(hex));
    }

    /// Puts the piece on the map, nothing else.
    #[inline]
    pub(crate) fn put_dwelling(&mut self, seat: Seat, hex: u8) {
        self.owned[seat.index()] |= bit(hex);
        self.set_structure(hex, Structure::Dwelling);
        self.player_mut(seat).built[Structure::Dwelling as usize] += 1;
        self.extend_near(seat, hex);
    }

    /// Points for a structure from the round's tile and from favor tiles already owned
    /// (TM-8.20, TM-8.45, TM-9.1).
    #[inline]
    pub(crate) fn score_structure<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        structure: Structure,
        tell: &mut T,
    ) {
        let points = self.round_tile().build_points[structure as usize];
        self.award(seat, Source::ScoringTiles, i16::from(points), tell);
        let content = self.content();
        let mut favors = self.player(seat).favors & content.favor_masks.build_points;
        while favors != 0 {
            let tile = favors.trailing_zeros() as usize;
            favors &= favors - 1;
            let points = content.favor_tiles[tile].build_points[structure as usize];
            self.award(seat, Source::FavorTiles, i16::from(points), tell);
        }
    }
}
