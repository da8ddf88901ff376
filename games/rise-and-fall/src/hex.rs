//! Hexes and sets of them (RF-2.1 to RF-2.4).

use engine::Places;
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// Axial coordinates of a hex with a pointy top (RF-2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    pub q: i8,
    pub r: i8,
}

/// East, then clockwise (RF-2.1).
pub const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// Nothing is ever laid further from the middle than this: every neighbour still has coordinates.
pub const EDGE: i8 = 120;

impl Hex {
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }
    pub const fn plus(self, (q, r): (i8, i8)) -> Hex {
        Hex { q: self.q.wrapping_add(q), r: self.r.wrapping_add(r) }
    }
    pub fn neighbors(self) -> [Hex; 6] {
        DIRECTIONS.map(|step| self.plus(step))
    }
    /// Steps between two hexes (RF-2.2).
    pub fn distance(self, other: Hex) -> u32 {
        let q = i32::from(self.q) - i32::from(other.q);
        let r = i32::from(self.r) - i32::from(other.r);
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }
    /// A hex as people write it: `3,-1`.
    pub fn read(text: &str) -> Option<Hex> {
        let (q, r) = text.split_once(',')?;
        Some(Hex { q: whole(q)?, r: whole(r)? })
    }
    pub fn is_within_edge(self) -> bool {
        self.q.unsigned_abs() <= EDGE as u8 && self.r.unsigned_abs() <= EDGE as u8
    }
}

/// A number in its one spelling: no plus sign, no leading zeros.
fn whole(text: &str) -> Option<i8> {
    let number: i8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

/// A cell's offset turned by steps of 60 degrees clockwise (RF-2.3).
pub fn turned((q, r): (i8, i8), steps: u8) -> (i8, i8) {
    (0..steps).fold((q, r), |(q, r), _| (-r, q + r))
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

/// The number of a hex in a World, in reading order.
pub type Cell = u16;

/// No World has more: 8 starting tiles of 8 hexes, 35 Sea tiles of 7 and one single hex.
pub const MAX_CELLS: usize = 320;
const WORDS: usize = MAX_CELLS / 64;

/// A set of hexes of one World.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells([u64; WORDS]);

impl Cells {
    pub const NONE: Cells = Cells([0; WORDS]);

    /// Beyond the last cell there is nothing.
    #[inline]
    pub fn only(cell: Cell) -> Cells {
        let (word, bit) = (cell as usize / 64, 1 << (cell % 64));
        Cells(std::array::from_fn(|at| if at == word { bit } else { 0 }))
    }
    #[inline]
    pub fn has(&self, cell: Cell) -> bool {
        self.0.get(cell as usize / 64).is_some_and(|word| word >> (cell % 64) & 1 == 1)
    }
    /// The whole set is written: it is soon read as a whole, and a machine waits for what was
    /// written in smaller pieces than it reads.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        *self |= Cells::only(cell);
    }
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        *self = self.without(&Cells::only(cell));
    }
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
    #[inline]
    pub fn meets(&self, other: &Cells) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (a, b)| all | (a & b)) != 0
    }
    /// What is in this set and not in the other.
    #[inline]
    pub fn without(mut self, other: &Cells) -> Cells {
        self.0.iter_mut().zip(&other.0).for_each(|(word, minus)| *word &= !minus);
        self
    }
    /// Its cell, if it is a set of one.
    #[inline]
    pub fn single(&self) -> Option<Cell> {
        (self.len() == 1).then(|| Places::nth(*self, 0))
    }
    pub fn first(&self) -> Option<Cell> {
        (!self.is_empty()).then(|| Places::nth(*self, 0))
    }
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        self.0.into_iter().enumerate().flat_map(|(index, mut word)| {
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros() as u16)?;
                word &= word - 1;
                Some(index as u16 * 64 + bit)
            })
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, |mut set, cell| {
            set.insert(cell);
            set
        })
    }
}

impl BitAnd for Cells {
    type Output = Cells;
    #[inline]
    fn bitand(mut self, other: Cells) -> Cells {
        self &= other;
        self
    }
}
impl BitAndAssign for Cells {
    #[inline]
    fn bitand_assign(&mut self, other: Cells) {
        self.0.iter_mut().zip(other.0).for_each(|(word, and)| *word &= and);
    }
}
impl BitOr for Cells {
    type Output = Cells;
    #[inline]
    fn bitor(mut self, other: Cells) -> Cells {
        self |= other;
        self
    }
}
impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        self.0.iter_mut().zip(other.0).for_each(|(word, or)| *word |= or);
    }
}
impl Not for Cells {
    type Output = Cells;
    #[inline]
    fn not(mut self) -> Cells {
        self.0.iter_mut().for_each(|word| *word = !*word);
        self
    }
}

impl Places for Cells {
    const NONE: Cells = Cells::NONE;
    #[inline]
    fn count(self) -> u32 {
        self.len()
    }
    #[inline]
    fn has(&self, place: u16) -> bool {
        Cells::has(self, place)
    }
    #[inline]
    fn nth(self, n: u32) -> u16 {
        self.0.nth(n)
    }
    #[inline]
    fn each(self, see: impl FnMut(u16)) {
        self.0.each(see);
    }
    #[inline]
    fn and(self, other: Cells) -> Cells {
        self & other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RF-2.1, RF-2.2: six neighbours at distance 1, and distances add up along lines.
    #[test]
    fn rf_2_1_neighbors() {
        let middle = Hex::new(2, -3);
        let mut seen = middle.neighbors().to_vec();
        seen.dedup();
        assert_eq!(seen.len(), 6);
        assert!(seen.iter().all(|hex| hex.distance(middle) == 1));
        assert_eq!(Hex::new(0, 0).distance(Hex::new(3, -1)), 3);
        assert_eq!(Hex::new(0, 0).distance(Hex::new(3, 2)), 5);
    }

    /// RF-2.3: six turns of 60 degrees lead back, one turn leads to the next direction.
    #[test]
    fn rf_2_3_turning() {
        for (index, step) in DIRECTIONS.into_iter().enumerate() {
            assert_eq!(turned(step, 1), DIRECTIONS[(index + 1) % 6]);
            assert_eq!(turned(step, 6), step);
        }
    }

    #[test]
    fn hexes_have_one_spelling() {
        assert_eq!(Hex::read("3,-1"), Some(Hex::new(3, -1)));
        for text in ["+3,-1", "03,1", "3", "3,", "3,-1,2", "300,1", " 3,1"] {
            assert_eq!(Hex::read(text), None, "{text}");
        }
    }
}
