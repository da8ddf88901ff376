//! What follows from the tables of tiles and maps, made once.
//!
//! Every side of a territory has two halves, one at each corner; a half is one of five bits, so a
//! side is ten bits and a territory sixty. Two sides align where their bits meet.

use super::hex::{DIRECTIONS, HEXES, Hex, Hexes, neighbour};
use crate::kinds::Terrain;

/// Bits of a half side, one for each terrain.
pub(super) const HALF: usize = Terrain::COUNT;
/// Bits of a side.
pub const SIDE: usize = 2 * HALF;
const WHOLE_SIDE: u16 = (1 << SIDE) - 1;
/// The lowest bit of every side.
const SIDES: u64 = {
    let (mut all, mut side) = (0, 0);
    while side < DIRECTIONS {
        all |= 1 << (side * SIDE);
        side += 1;
    }
    all
};

pub const TILES: usize = 48;
pub(super) const PRINTED: usize = 38;
const ROTATIONS: usize = 6;
const CODES: usize = 1 + TILES * ROTATIONS + PRINTED;

/// What a territory shows: its corners from the upper left one clockwise, and land inside that
/// touches no side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Face {
    pub corners: [Terrain; 6],
    /// By terrain.
    pub interior: u8,
}

/// What lies on a hex: nothing, a territory tile as it was turned, or what is printed there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Laid(u16);

/// One side of the board: its hexes and what is printed on them.
#[derive(Clone, Debug)]
pub struct Side {
    pub hexes: Hexes,
    pub printed: Hexes,
    pub(super) laid: [Laid; HEXES],
    /// By the number on the basic capital, from 1 (TP-2.5).
    pub starts: [Hex; 6],
}

/// The tables of the map.
#[derive(Clone, Debug)]
pub struct Atlas {
    /// Of what lies on a hex: all twelve half sides.
    halves: [u64; CODES],
    /// By what lies beyond a side: what it turns towards us.
    facing: [[u16; DIRECTIONS]; CODES],
    /// Land of it, by terrain.
    land: [u8; CODES],
    /// For three players or fewer, and for more.
    sides: [Side; 2],
}

impl Laid {
    pub const NOTHING: Laid = Laid(0);

    pub(super) const fn tile(tile: u8, rotation: u8) -> Laid {
        Laid(1 + tile as u16 * ROTATIONS as u16 + rotation as u16)
    }
    pub(super) const fn printed(number: usize) -> Laid {
        Laid((1 + TILES * ROTATIONS + number) as u16)
    }
    /// The territory tile and its rotation, if one lies here.
    pub fn as_tile(self) -> Option<(u8, u8)> {
        let at = self.0.checked_sub(1).filter(|at| usize::from(*at) < TILES * ROTATIONS)?;
        Some(((at / ROTATIONS as u16) as u8, (at % ROTATIONS as u16) as u8))
    }
    fn index(self) -> usize {
        usize::from(self.0)
    }
    /// A tile and its rotation, for saved tables.
    pub(super) fn word(self) -> Option<String> {
        self.as_tile().map(|(tile, rotation)| format!("territory-{:02}/{rotation}", tile + 1))
    }
    pub(super) fn named(word: &str) -> Option<Laid> {
        let (tile, rotation) = word.strip_prefix("territory-")?.split_once('/')?;
        let (tile, rotation): (u8, u8) = (tile.parse().ok()?, rotation.parse().ok()?);
        let known = (1..=TILES as u8).contains(&tile) && usize::from(rotation) < ROTATIONS;
        known.then(|| Laid::tile(tile - 1, rotation))
    }
}

impl Face {
    /// Turned clockwise by so many sixths.
    pub fn turned(self, rotation: u8) -> Face {
        let corners = std::array::from_fn(|corner| {
            self.corners[(corner + DIRECTIONS - usize::from(rotation)) % DIRECTIONS]
        });
        Face { corners, ..self }
    }
    /// The land inside.
    pub fn inside(&self) -> Vec<Terrain> {
        let shown = |land: &Terrain| self.interior >> *land as u8 & 1 == 1;
        Terrain::ALL.into_iter().filter(shown).collect()
    }
    fn halves(self) -> u64 {
        (0..DIRECTIONS).fold(0, |halves, side| {
            let (first, second) = (self.corners[side], self.corners[(side + 1) % DIRECTIONS]);
            halves | two_halves(first, second) << (side * SIDE)
        })
    }
    /// What the neighbour beyond each of our sides turns towards us, if it is this.
    fn facing(self) -> [u16; DIRECTIONS] {
        std::array::from_fn(|side| {
            let (first, second) = (self.corners[(side + 4) % 6], self.corners[(side + 3) % 6]);
            two_halves(first, second) as u16
        })
    }
    fn land(self) -> u8 {
        let seen = self.corners.iter().fold(0, |seen, corner| seen | 1 << *corner as u8);
        (seen | self.interior) & !(1 << Terrain::Sea as u8)
    }
}

/// The bit of a terrain within a half side.
pub(super) const fn half(terrain: Terrain) -> u16 {
    1 << terrain as u16
}

/// A side by its two halves, clockwise.
pub const fn two_halves(first: Terrain, second: Terrain) -> u64 {
    half(first) as u64 | (half(second) as u64) << HALF
}

/// How many sides have a bit in common.
pub const fn aligned(ours: u64, theirs: u64) -> u8 {
    let met = ours & theirs;
    // Both halves of a side in its lowest five bits, then those five in the lowest.
    let met = met | met >> HALF;
    let pairs = met | met >> 1;
    let all = pairs | pairs >> 2 | met >> 4;
    (all & SIDES).count_ones() as u8
}

impl Atlas {
    /// `printed` are the printed territories of both sides: side, hex, face, start numbers.
    pub(super) fn new(
        tiles: &[Face; TILES],
        hexes: [Hexes; 2],
        printed: &[(usize, Hex, Face, Vec<u8>)],
    ) -> Atlas {
        let mut halves = [0; CODES];
        let mut facing = [[0; DIRECTIONS]; CODES];
        let mut land = [0; CODES];
        let mut keep = |laid: Laid, face: Face| {
            halves[laid.index()] = face.halves();
            facing[laid.index()] = face.facing();
            land[laid.index()] = face.land();
        };
        for (tile, face) in (0..).zip(tiles) {
            for rotation in 0..ROTATIONS as u8 {
                keep(Laid::tile(tile, rotation), face.turned(rotation));
            }
        }
        let mut sides = hexes.map(|hexes| Side {
            hexes,
            printed: 0,
            laid: [Laid::NOTHING; HEXES],
            starts: [Hex(0); 6],
        });
        for (number, (side, hex, face, starts)) in printed.iter().enumerate() {
            let laid = Laid::printed(number);
            keep(laid, *face);
            let side = &mut sides[*side];
            side.printed |= hex.bit();
            side.laid[usize::from(hex.0)] = laid;
            for start in starts {
                side.starts[usize::from(*start) - 1] = *hex;
            }
        }
        Atlas { halves, facing, land, sides }
    }

    /// The side for four and five players, or the other one (TP-2.1).
    pub fn side(&self, large: bool) -> &Side {
        &self.sides[usize::from(large)]
    }

    /// What the neighbours of a hex turn towards it: nothing where nothing lies.
    #[inline]
    pub(super) fn surroundings(&self, laid: &[Laid; HEXES], hex: Hex) -> u64 {
        let mut all = 0;
        for side in 0..DIRECTIONS {
            if let Some(next) = neighbour(hex, side) {
                let facing = self.facing[laid[usize::from(next.0)].index()][side];
                all |= u64::from(facing) << (side * SIDE);
            }
        }
        all
    }
    #[inline]
    pub(super) fn halves(&self, laid: Laid) -> u64 {
        self.halves[laid.index()]
    }
    #[inline]
    pub(super) fn facing(&self, laid: Laid, side: usize) -> u16 {
        self.facing[laid.index()][side]
    }
    /// True if this side of a tile aligns with what lies beyond it (TP-7.2).
    pub(crate) fn meets(&self, beyond: Laid, tile: u8, rotation: u8, side: usize) -> bool {
        self.side_of(Laid::tile(tile, rotation), side) & self.facing(beyond, side) != 0
    }
    /// What a side of it shows.
    pub(super) fn side_of(&self, laid: Laid, side: usize) -> u16 {
        (self.halves(laid) >> (side * SIDE)) as u16 & WHOLE_SIDE
    }
    /// The land of what lies there, inside too: bits by terrain.
    #[inline]
    pub(super) fn land(&self, laid: Laid) -> u8 {
        self.land[laid.index()]
    }
}
