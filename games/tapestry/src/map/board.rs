//! What lies on the map.

use super::atlas::{Atlas, HALF, Laid, aligned, half};
use super::hex::{DIRECTIONS, HEXES, Hex, Hexes, hexes, neighbour, spread};
use crate::kinds::Terrain;
use engine::Thing;
use engine::saved::{self, At, Fields, Plain, Saved, Value, Wrong};
use std::collections::BTreeMap;

/// The four terrains that are land.
pub const LAND: [Terrain; 4] =
    [Terrain::Desert, Terrain::Forest, Terrain::Grassland, Terrain::Mountain];

/// The territories of a game: printed ones and tiles that were explored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    laid: [Laid; HEXES],
    /// Which side of the board: for three players or fewer, or the other one.
    large: bool,
    /// Hexes of this side.
    hexes: Hexes,
    explored: Hexes,
}

impl Default for Board {
    /// No map at all.
    fn default() -> Board {
        Board { laid: [Laid::NOTHING; HEXES], large: false, hexes: 0, explored: 0 }
    }
}

impl Board {
    /// The side for so many players before anything is explored (TP-2.1): its printed territories
    /// count as explored (TP-7.8).
    pub fn new(atlas: &Atlas, players: u8) -> Board {
        let large = players > 3;
        Board { large, ..Board::default() }.printed(atlas)
    }
    /// With the hexes of its side and what is printed there: tables are not saved.
    pub fn printed(mut self, atlas: &Atlas) -> Board {
        let side = atlas.side(self.large);
        self.hexes = side.hexes;
        for hex in hexes(side.hexes) {
            let at = usize::from(hex.0);
            if side.laid[at] != Laid::NOTHING {
                self.laid[at] = side.laid[at];
            }
            self.explored |= if self.laid[at] == Laid::NOTHING { 0 } else { hex.bit() };
        }
        self
    }
    /// The starting territory of a basic capital by its number, from 1 (TP-2.5).
    pub fn start(&self, atlas: &Atlas, number: u8) -> Hex {
        atlas.side(self.large).starts[usize::from(number) - 1]
    }
    /// Whether it is the side for four and five players.
    pub fn is_large(&self) -> bool {
        self.large
    }
    #[inline]
    pub fn explored(&self) -> Hexes {
        self.explored
    }
    #[inline]
    pub fn unexplored(&self) -> Hexes {
        self.hexes & !self.explored
    }
    /// Every hex of this side.
    #[inline]
    pub fn hexes(&self) -> Hexes {
        self.hexes
    }
    /// Hexes beside any of these (TP-7.1).
    #[inline]
    pub fn beside(&self, of: Hexes) -> Hexes {
        spread(of) & self.hexes
    }
    /// Nothing, a printed territory, or a tile and how it was turned.
    #[inline]
    pub fn laid(&self, hex: Hex) -> Laid {
        self.laid[usize::from(hex.0)]
    }
    /// The territory tile on this hex; printed territories are none.
    #[inline]
    pub fn tile(&self, hex: Hex) -> Option<u8> {
        self.laid(hex).as_tile().map(|(tile, _)| tile)
    }
    /// Hexes with a territory tile.
    pub fn tiles(&self) -> Hexes {
        let tiles = hexes(self.explored).filter(|hex| self.tile(*hex).is_some());
        tiles.fold(0, |set, hex| set | hex.bit())
    }
    /// Lays a tile, so many sixths clockwise (TP-7.1).
    pub fn lay(&mut self, hex: Hex, tile: u8, rotation: u8) {
        debug_assert!(self.unexplored() & hex.bit() != 0, "explored twice");
        self.laid[usize::from(hex.0)] = Laid::tile(tile, rotation);
        self.explored |= hex.bit();
    }

    /// Sides that would align, for a tile turned so on this hex (TP-7.2).
    #[inline]
    pub fn edges(&self, atlas: &Atlas, hex: Hex, tile: u8, rotation: u8) -> u8 {
        aligned(atlas.halves(Laid::tile(tile, rotation)), atlas.surroundings(&self.laid, hex))
    }
    /// The same for all six rotations.
    pub fn edges_by_rotation(&self, atlas: &Atlas, hex: Hex, tile: u8) -> [u8; 6] {
        let around = atlas.surroundings(&self.laid, hex);
        std::array::from_fn(|rotation| {
            aligned(atlas.halves(Laid::tile(tile, rotation as u8)), around)
        })
    }

    /// Explored hexes with such land, at a corner or inside.
    pub fn with(&self, atlas: &Atlas, land: Terrain) -> Hexes {
        let has = |hex: &Hex| atlas.land(self.laid(*hex)) >> land as u8 & 1 == 1;
        hexes(self.explored).filter(has).fold(0, |set, hex| set | hex.bit())
    }
    /// True if this territory shows such land, at a corner or inside.
    pub fn shows(&self, atlas: &Atlas, hex: Hex, land: Terrain) -> bool {
        atlas.land(self.laid(hex)) >> land as u8 & 1 == 1
    }

    /// How many of these territories the largest land mass of one terrain joins (TP-22.5).
    ///
    /// Two neighbours are joined where both show the terrain at a corner they share; the middle island
    /// joins nothing.
    pub fn largest_land_mass(&self, atlas: &Atlas, controlled: Hexes) -> u8 {
        let mass = |land: Terrain| {
            let mut rest = controlled & self.with(atlas, land);
            let mut largest = 0;
            while rest != 0 {
                let group = self.joined(atlas, Hex(rest.trailing_zeros() as u8), rest, land);
                rest &= !group;
                largest = largest.max(group.count_ones() as u8);
            }
            largest
        };
        LAND.into_iter().map(mass).max().unwrap_or(0)
    }

    /// All of `among` that hangs together with `start`.
    fn joined(&self, atlas: &Atlas, start: Hex, among: Hexes, land: Terrain) -> Hexes {
        let (mut group, mut fresh) = (start.bit(), start.bit());
        while fresh != 0 {
            let hex = Hex(fresh.trailing_zeros() as u8);
            fresh &= fresh - 1;
            for side in 0..DIRECTIONS {
                let next = neighbour(hex, side).filter(|next| among & !group & next.bit() != 0);
                if next.is_some_and(|next| self.meet(atlas, (hex, side), next, land)) {
                    let next = neighbour(hex, side).map_or(0, Hex::bit);
                    group |= next;
                    fresh |= next;
                }
            }
        }
        group
    }

    /// True if this terrain stands on both sides of a corner of this side.
    fn meet(&self, atlas: &Atlas, (hex, side): (Hex, usize), next: Hex, land: Terrain) -> bool {
        let ours = atlas.side_of(self.laid(hex), side);
        let theirs = atlas.facing(self.laid(next), side);
        let both = half(land) | half(land) << HALF;
        ours & theirs & both != 0
    }
}

/// In words; hexes and printed territories are put back by [`Board::printed`].
impl Saved for Board {
    fn save(&self) -> Value {
        let tiles = hexes(self.explored).filter_map(|hex| {
            let tile = self.laid(hex).word()?;
            Some((hex.word().into_owned(), tile.into()))
        });
        saved::object([("large", self.large.into()), ("tiles", Value::Object(tiles.collect()))])
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<Board, Wrong> {
        let fields = Fields::of(saved, at, &["large", "tiles"])?;
        let tiles: BTreeMap<String, String> = fields.load::<Plain, _>("tiles")?;
        let mut board = Board { large: fields.load::<bool, _>("large")?, ..Board::default() };
        for (hex, tile) in tiles {
            let at = At::Field(at, &hex);
            let on = Hex::named(&hex).ok_or_else(|| at.wrong(Hex::unknown(&hex)))?;
            let laid = Laid::named(&tile);
            let what = || at.wrong(format!("`{tile}` is no territory tile and rotation"));
            board.laid[usize::from(on.0)] = laid.ok_or_else(what)?;
            board.explored |= on.bit();
        }
        Ok(board)
    }
}
