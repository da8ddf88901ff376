//! Exploring territories and space (TP-7).

use super::{ALL, Draws, wide};
use crate::chain::Task;
use crate::civilizations::TILE;
use crate::content::content;
use crate::effects::{About, ExplorePlace, Key, Territory, When};
use crate::events::Event;
use crate::kinds::Source;
use crate::map::Hex;
use crate::moves::Move;
use crate::state::{NONE, Tapestry};
use engine::chain::Runs;
use engine::{Chance, Offers, Refusal, Seat, Tell};

/// Flags of an exploration: anywhere; with the tile drawn last.
const ANYWHERE: u8 = 1;
const DRAWN: u8 = 2;

impl Tapestry {
    /// Random tiles, face up into the supply (TP-1.6).
    pub(crate) fn gain_tile<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        if self.has_changed(seat, Key::Psionics) {
            self.begin(content().roots.one_of_tiles, seat, About::Nothing);
        } else if let Some(tile) = self.territory_deck.draw(chance) {
            self.take_tile(seat, tile, tell);
        }
    }

    /// Into the supply.
    pub(crate) fn take_tile<T: Tell<Event>>(&mut self, seat: Seat, tile: u8, tell: &mut T) {
        let player = self.player_mut(seat);
        player.tiles |= 1 << tile;
        player.last_tile = tile;
        tell.tell(|| Event::TileGained { seat, tile });
        self.gained_object(seat, TILE);
    }

    pub(crate) fn gain_space_tile<C: Chance, T: Tell<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut C,
        tell: &mut T,
    ) {
        if self.has_changed(seat, Key::Psionics) {
            self.begin(content().roots.one_of_space_tiles, seat, About::Nothing);
        } else if let Some(tile) = self.space_deck.draw(chance) {
            self.take_space_tile(seat, tile, tell);
        }
    }

    pub(crate) fn take_space_tile<T: Tell<Event>>(&mut self, seat: Seat, tile: u8, tell: &mut T) {
        self.player_mut(seat).space_tiles |= 1 << tile;
        tell.tell(|| Event::SpaceGained { seat, tile });
    }

    /// Hexes that may be explored (TP-7.1).
    pub(crate) fn explorable(&self, seat: Seat, anywhere: bool) -> u64 {
        let free = self.board.unexplored();
        if anywhere { free } else { free & self.board.beside(self.controls(seat)) }
    }

    fn tiles_to_explore(&self, seat: Seat, drawn: bool) -> u64 {
        let player = self.player(seat);
        match player.last_tile {
            _ if !drawn => player.tiles,
            NONE => 0,
            tile => player.tiles & 1 << tile,
        }
    }

    /// Whether an exploration would do anything: a trigger may bring the tile (TP-7.4).
    pub(crate) fn can_explore(&self, seat: Seat, place: ExplorePlace, drawn: bool) -> bool {
        use engine::chain::CardsInPlay;
        let tiles = self.tiles_to_explore(seat, drawn) != 0;
        (tiles || self.cards.hears(When::ExploreStart, seat))
            && self.explorable(seat, place == ExplorePlace::Anywhere) | self.free_islands(seat) != 0
    }

    pub(crate) fn begin_exploring(&mut self, seat: Seat, place: ExplorePlace, drawn: bool) {
        let anywhere = if place == ExplorePlace::Anywhere { ANYWHERE } else { 0 };
        let flags = anywhere | if drawn { DRAWN } else { 0 };
        self.begin(content().roots.explore, seat, About::Hex { hex: NONE, flags });
    }

    pub(crate) fn offer_tiles<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let About::Hex { flags, .. } = task.about else { return };
        if self.explorable(task.seat, flags & ANYWHERE != 0) | self.free_islands(task.seat) == 0 {
            return;
        }
        to.given_at(Move::Tile { tile: 0 }, |need| {
            let tiles = self.tiles_to_explore(task.seat, flags & DRAWN != 0);
            Some(
                need.only(ALL, wide(tiles), |_| {
                    Refusal::plain("TP-7.1", "refused-tile-not-in-supply")
                }),
            )
        });
    }

    pub(crate) fn offer_hexes<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        let About::Tile { hex: flags, .. } = task.about else { return };
        self.offer_islands(task.seat, to);
        to.given_at(Move::Explore { hex: 0 }, |need| {
            let free = self.explorable(task.seat, true);
            let places = need
                .only(ALL, wide(free), |_| Refusal::plain("TP-7.1", "refused-already-explored"));
            let near = self.explorable(task.seat, flags & ANYWHERE != 0);
            Some(need.only(places, wide(near), |_| Refusal::plain("TP-7.1", "refused-too-far")))
        });
    }

    /// The tile is chosen, then the hex, then how it is turned.
    pub(crate) fn explore_with(&mut self, seat: Seat, tile: u8, flags: u8) {
        let about = About::Tile { tile, hex: flags };
        self.begin(content().roots.explore_hex, seat, about);
    }
    pub(crate) fn explore_at(&mut self, seat: Seat, tile: u8, hex: u8) {
        self.begin(content().roots.explore_turn, seat, About::Tile { tile, hex });
    }

    /// The tile lies there (TP-7.1); its points come after those who may decide about it (TP-7.4).
    pub(crate) fn lay_tile<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        (tile, hex): (u8, u8),
        rotation: u8,
        tell: &mut T,
    ) {
        let points = self.board.edges(&content().map.atlas, Hex(hex), tile, rotation);
        self.board.lay(Hex(hex), tile, rotation);
        self.player_mut(seat).tiles &= !(1 << tile);
        self.exploited = false;
        self.survey();
        tell.tell(|| Event::Explored { seat, tile, hex, rotation, points });
        self.begin(content().roots.explored, seat, About::Tile { tile, hex });
    }

    /// Sides that align now, for a tile that lies there (TP-7.2).
    fn sides_of(&self, hex: u8) -> u8 {
        let laid = self.board.laid(Hex(hex)).as_tile();
        let (tile, rotation) = laid.unwrap_or_default();
        self.board.edges(&content().map.atlas, Hex(hex), tile, rotation)
    }

    pub(crate) fn score_sides<T: Tell<Event>>(&mut self, seat: Seat, hex: u8, tell: &mut T) {
        if !self.exploited {
            let points = self.sides_of(hex);
            self.score_points(seat, Source::Exploration, points.into(), tell);
        }
    }

    /// What is printed on it; twice, if its points were given up (TP-21.9).
    pub(crate) fn tile_benefit(&mut self, seat: Seat, tile: u8, hex: u8) {
        let benefit = content().map.tiles[usize::from(tile)].benefit;
        let about = About::Tile { tile, hex };
        self.begin(benefit, seat, about);
        if std::mem::take(&mut self.exploited) {
            self.begin(benefit, seat, about);
        }
    }

    /// "That territory", for effects that follow in the same list (TP-19.10).
    pub(crate) fn end_exploration(&mut self, hex: u8) {
        self.explored_hex = hex;
        self.aligned = self.sides_of(hex);
    }

    /// The territory an effect speaks of.
    pub(crate) fn territory(&self, about: About) -> Option<u8> {
        match about {
            About::Tile { hex, .. } | About::Hex { hex, .. } | About::Die { hex, .. } => {
                Some(hex).filter(|hex| *hex != NONE)
            }
            _ => None,
        }
    }

    /// Territories whose benefit can be gained: tiles, not what is printed on the board.
    pub(crate) fn benefit_hexes(&self, seat: Seat, of: Territory, about: About) -> u64 {
        let tiles = self.board.tiles();
        match of {
            Territory::ThisTerritory => tiles & self.territory(about).map_or(0, |hex| 1u64 << hex),
            Territory::AnyControlledTile => tiles & self.controls(seat),
        }
    }

    pub(crate) fn gain_territory(&mut self, seat: Seat, hex: u8, about: About) {
        let Some(tile) = self.board.tile(Hex(hex)) else { return };
        let about = match about {
            About::Die { .. } => about,
            _ => About::Tile { tile, hex },
        };
        self.begin(content().map.tiles[usize::from(tile)].benefit, seat, about);
    }

    /// Next to the income mat, with its benefits in any order (TP-7.9).
    pub(crate) fn explore_space<T: Tell<Event>>(&mut self, seat: Seat, tile: u8, tell: &mut T) {
        let player = self.player_mut(seat);
        player.space_tiles &= !(1 << tile);
        player.explored_space |= 1 << tile;
        tell.tell(|| Event::SpaceExplored { seat, tile });
        let printed = &content().space_tiles[usize::from(tile)];
        self.enter_card(printed.card, seat);
        self.begin(printed.benefit, seat, About::SpaceTile { tile });
    }

    pub(crate) fn discard_tile<T: Tell<Event>>(&mut self, seat: Seat, tile: u8, tell: &mut T) {
        self.player_mut(seat).tiles &= !(1 << tile);
        tell.tell(|| Event::TileDiscarded { seat, tile });
    }

    /// Starting territories: two outposts each (TP-2.5).
    pub(crate) fn start_hex(&self, seat: Seat) -> Hex {
        self.board.start(&content().map.atlas, self.player(seat).start.max(1))
    }
}
