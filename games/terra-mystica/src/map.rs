//! A map as tables: made once, then constant (TM-1.1, TM-7).

use crate::kinds::Terrain;

/// A set of hexes, one bit each.
pub type Hexes = u128;

/// The most bridge sites a map has room for.
pub const MAX_SITES: usize = 40;

/// One printed map: terrain, neighbours, everything that can be precomputed about reach.
#[derive(Clone, Debug)]
pub struct Map {
    pub id: &'static str,
    /// The name online programs use.
    pub ledger_id: &'static str,
    pub hexes: Vec<Hex>,
    pub land: Hexes,
    pub rivers: Hexes,
    /// Printed terrain, by [`Terrain`].
    pub printed: [Hexes; 9],
    /// Hexes that share an edge.
    pub neighbors: Vec<Hexes>,
    /// Land hexes at a hex distance of exactly 0, 1, 2 … 6, by hex.
    pub at_distance: Vec<[Hexes; 7]>,
    /// Land hexes that a chain of 1 to `n` river hexes joins to a land hex, by shipping value
    /// (index 0 is empty), by hex (TM-7.2).
    pub by_river: [Vec<Hexes>; 8],
    /// Hexes on the rim: first or last of a row, first or last row (TM-X6).
    pub edge: Hexes,
    pub bridge_sites: Vec<BridgeSite>,
}

#[derive(Clone, Debug)]
pub struct Hex {
    /// `E5`, or `r12` for rivers.
    pub name: &'static str,
    pub row: u8,
    pub col: u8,
    /// `None` for rivers.
    pub terrain: Option<Terrain>,
}

#[derive(Clone, Copy, Debug)]
pub struct BridgeSite {
    pub a: u8,
    pub b: u8,
}
