//! The battlefield as lines and cells (AR-11.1 to AR-11.5, AR-20.2).
//!
//! Every side has five columns of its own and counts rows along them. South and North share one axis, West and East
//! the other; in the field rows are those of the rulebook (1 to 26), in the cross they begin at 0 (AR-11.3's -11).
//! The two axes cross in the middle, so a cell there lies on a column of each.

use serde::{Deserialize, Serialize};

/// Columns of a side, and of an axis.
pub const COLUMNS: usize = 5;
/// Rows of the longest table.
pub const ROWS: u8 = 29;
/// How deep a side may stand (AR-11.2).
pub const DEPTH: u8 = 12;
/// Where the five columns begin on the other axis.
const MIDDLE: u8 = 12;
/// Cells of the two arms that lie on no column of South and North, for each line.
const ARMS: usize = 24;
/// How many cells there are, on any ground.
pub const CELLS: usize = COLUMNS * ROWS as usize + COLUMNS * ARMS;

/// How the table of a battle looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ground {
    /// No battle.
    #[default]
    None,
    /// Two sides (AR-11.2).
    Field,
    /// A breached wall before the northern side (AR-20).
    Town,
    /// South, North and West (AR-11.3).
    ThreeArms,
    /// All four.
    FourArms,
}

/// Where something faces or goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Face {
    North,
    East,
    South,
    West,
}

impl Face {
    pub const ALL: [Face; 4] = [Face::North, Face::East, Face::South, Face::West];

    pub const fn opposite(self) -> Face {
        match self {
            Face::North => Face::South,
            Face::East => Face::West,
            Face::South => Face::North,
            Face::West => Face::East,
        }
    }
    pub const fn right(self) -> Face {
        match self {
            Face::North => Face::East,
            Face::East => Face::South,
            Face::South => Face::West,
            Face::West => Face::North,
        }
    }
    pub const fn left(self) -> Face {
        self.right().opposite()
    }
    /// True if rows, or columns across, grow this way.
    pub const fn grows(self) -> bool {
        matches!(self, Face::North | Face::East)
    }
    /// Along columns of South and North, 0, or of West and East, 1.
    pub const fn axis(self) -> usize {
        match self {
            Face::North | Face::South => 0,
            Face::East | Face::West => 1,
        }
    }
    pub const fn along(axis: usize, grows: bool) -> Face {
        match (axis, grows) {
            (0, true) => Face::North,
            (0, false) => Face::South,
            (_, true) => Face::East,
            (_, false) => Face::West,
        }
    }
}

/// A cell as seen from above: both coordinates from 0, the five columns begin at 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    pub x: u8,
    pub y: u8,
}

impl Cell {
    /// A cell of a column of this axis.
    #[inline]
    pub const fn on(axis: usize, column: u8, row: u8) -> Cell {
        if axis == 0 {
            Cell { x: MIDDLE + column, y: row }
        } else {
            Cell { x: row, y: MIDDLE + column }
        }
    }
    /// Its column and row on this axis, if it lies on one of the five columns.
    #[inline]
    pub const fn of_axis(self, axis: usize) -> Option<(u8, u8)> {
        let (across, row) = if axis == 0 { (self.x, self.y) } else { (self.y, self.x) };
        if across >= MIDDLE && across < MIDDLE + COLUMNS as u8 {
            Some((across - MIDDLE, row))
        } else {
            None
        }
    }
    /// The neighbour on this side; rows and columns below 0 wrap to where nothing is.
    #[inline]
    pub const fn next(self, face: Face) -> Cell {
        match face {
            Face::North => Cell { x: self.x, y: self.y.wrapping_add(1) },
            Face::South => Cell { x: self.x, y: self.y.wrapping_sub(1) },
            Face::East => Cell { x: self.x.wrapping_add(1), y: self.y },
            Face::West => Cell { x: self.x.wrapping_sub(1), y: self.y },
        }
    }
    /// Its number among all cells; none beyond the largest table.
    #[inline]
    pub const fn number(self) -> Option<usize> {
        if self.x >= ROWS || self.y >= ROWS {
            return None;
        }
        if let Some((column, row)) = self.of_axis(0) {
            return Some(column as usize * ROWS as usize + row as usize);
        }
        match self.of_axis(1) {
            Some((line, row)) => {
                let along = if row < MIDDLE { row } else { row - COLUMNS as u8 };
                Some(COLUMNS * ROWS as usize + line as usize * ARMS + along as usize)
            }
            None => None,
        }
    }
}

impl Ground {
    /// How many sides fight here.
    pub const fn sides(self) -> usize {
        match self {
            Ground::None => 0,
            Ground::Field | Ground::Town => 2,
            Ground::ThreeArms => 3,
            Ground::FourArms => 4,
        }
    }
    /// The rows there are on an axis, as bits.
    #[inline]
    pub const fn rows(self, axis: usize) -> u32 {
        match (self, axis) {
            (Ground::Field | Ground::Town, 0) => bits(1, 26),
            (Ground::ThreeArms | Ground::FourArms, 0) | (Ground::FourArms, 1) => bits(0, 28),
            // Without the East arm lines end with the middle.
            (Ground::ThreeArms, 1) => bits(0, 16),
            _ => 0,
        }
    }
    /// True if the table has this cell.
    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        if let Some((_, row)) = cell.of_axis(0)
            && row < 32
            && self.rows(0) >> row & 1 == 1
        {
            return true;
        }
        if let Some((_, row)) = cell.of_axis(1)
            && row < 32
            && self.rows(1) >> row & 1 == 1
        {
            return true;
        }
        false
    }
    /// Where the front row of a side is at the start (AR-11.2, AR-11.3).
    pub const fn front(self, side: usize) -> u8 {
        match (self, side) {
            (Ground::Field | Ground::Town, 0) => 12,
            (Ground::Field | Ground::Town, _) => 15,
            // Below the middle for South and West, above it for North and East.
            (_, 0 | 2) => 11,
            (_, _) => 17,
        }
    }
}

/// Where South and West stand at the start rows grow towards the enemy, for the others they shrink.
pub const fn forward_grows(side: usize) -> bool {
    side == 0 || side == 2
}
/// The axis of a side's columns.
pub const fn axis_of(side: usize) -> usize {
    if side < 2 { 0 } else { 1 }
}
/// The forward direction of a side.
pub const fn forward(side: usize) -> Face {
    Face::along(axis_of(side), forward_grows(side))
}

/// All rows from one to another.
pub const fn bits(first: u8, last: u8) -> u32 {
    (u32::MAX >> (31 - last)) & (u32::MAX << first)
}

/// The unbroken run of set bits around a bit, which must be set.
#[inline]
pub const fn run(set: u32, at: u8) -> u32 {
    let bit = 1u32 << at;
    let up = set & !(bit - 1);
    // Adding carries through the run and clears it.
    let above = up & !up.wrapping_add(bit);
    let below_free = !set & (bit - 1);
    let below = if below_free == 0 {
        bit - 1
    } else {
        (bit - 1) & !(u32::MAX >> below_free.leading_zeros())
    };
    above | (set & below)
}

/// The next row this way; none beyond the numbers.
#[inline]
pub const fn step(row: u8, grows: bool) -> Option<u8> {
    if grows { if row < 31 { Some(row + 1) } else { None } } else { row.checked_sub(1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_is_unbroken() {
        assert_eq!(run(0b0111_0110, 5), 0b0111_0000);
        assert_eq!(run(0b0111_0110, 2), 0b0000_0110);
        assert_eq!(run(u32::MAX, 31), u32::MAX);
        assert_eq!(run(1, 0), 1);
        assert_eq!(run(1 << 31, 31), 1 << 31);
    }

    #[test]
    fn every_cell_has_a_number_of_its_own() {
        let mut seen = [false; CELLS];
        for x in 0..ROWS {
            for y in 0..ROWS {
                let cell = Cell { x, y };
                assert!(cell.number().is_some() || !Ground::FourArms.has(cell));
                if let Some(number) = cell.number() {
                    assert!(!seen[number], "{cell:?}");
                    seen[number] = true;
                }
            }
        }
        assert!(seen.iter().all(|seen| *seen));
    }

    #[test]
    fn ar_11_3_without_an_east_arm_lines_end_with_the_middle() {
        assert!(Ground::ThreeArms.has(Cell { x: 16, y: 14 }));
        assert!(!Ground::ThreeArms.has(Cell { x: 17, y: 14 }));
        assert!(Ground::FourArms.has(Cell { x: 28, y: 14 }));
        assert!(!Ground::FourArms.has(Cell { x: 11, y: 11 }));
        assert!(
            !Ground::Field.has(Cell { x: 12, y: 0 }) && !Ground::Field.has(Cell { x: 12, y: 27 })
        );
    }
}
