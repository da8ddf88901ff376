//! The map (TP-7): hexes, what lies on them, which sides align, which land hangs together.
//!
//! Both sides of the board use one numbering of hexes: the small side is a part of the large one. A
//! side is a set of hexes and the territories printed on it ([`Side`]); neighbours need no side.
//! What depends on component tables is made once ([`Atlas`]).

mod atlas;
mod board;
mod hex;
mod islands;
mod rows;

pub use atlas::{Atlas, Face, Laid, SIDE, Side, aligned, two_halves};
pub use board::{Board, LAND};
pub use hex::{CENTRE, DIRECTIONS, HEXES, Hex, Hexes, around, hexes, name_of, neighbour, spread};
pub use islands::{Centre, ISLANDS, Islands};
pub use rows::{Map, PrintedTerritory, TerritoryTile, read};
