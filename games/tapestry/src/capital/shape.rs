//! Footprints of landmarks and where they can stand (TP-12.2, TP-12.3).
//!
//! A spot is the place of a footprint's upper left corner. It may lie up to four plots outside of the
//! grid, so spots have a grid of their own, with a margin of four. All spots are looked at in one go:
//! a plot in the way forbids, for every cell of the footprint, one spot.

use super::plots::{PLOTS, Plot, Plots, ROW, WIDTH};
use engine::{Arg, Thing};
use std::borrow::Cow;

const MARGIN: usize = 4;
/// Rows and columns of spots.
const WIDE: usize = WIDTH + MARGIN;
pub const SPOTS: usize = WIDE * WIDE;
/// No landmark covers more.
const MOST_CELLS: usize = 12;

/// A set of spots, by their numbers.
pub type Spots = [u64; 3];

/// Where the upper left corner of a footprint lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(pub u8);

/// What a landmark covers, by quarter turns clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    turned: [Turned; 4],
    /// Turns that differ: a square has one.
    turns: u8,
}

/// Cells of a footprint: rows and columns from its upper left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Turned {
    cells: [(u8, u8); MOST_CELLS],
    count: u8,
}

/// What a grid allows at the moment.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// All plots there are.
    pub grid: Plots,
    /// Plots that may be covered.
    pub free: Plots,
    /// At least one of these is to be covered.
    pub touch: Plots,
    /// Whether a part may lie outside of the grid.
    pub overhang: bool,
}

impl Spot {
    /// With the corner on the plot in this row and column, from 0; up to four less is outside.
    pub fn at(row: i8, column: i8) -> Option<Spot> {
        let within = -(MARGIN as i8)..WIDTH as i8;
        let known = within.contains(&row) && within.contains(&column);
        let number = |row: i8, column: i8| {
            (row + MARGIN as i8) as u8 * WIDE as u8 + (column + MARGIN as i8) as u8
        };
        known.then(|| Spot(number(row, column)))
    }
    /// The row of the corner, from 0.
    pub fn row(self) -> i8 {
        (self.0 / WIDE as u8) as i8 - MARGIN as i8
    }
    pub fn column(self) -> i8 {
        (self.0 % WIDE as u8) as i8 - MARGIN as i8
    }
}

impl Shape {
    /// A footprint as rows of `1`, covered, and `0`.
    pub fn read(rows: &[&str]) -> Result<Shape, String> {
        let wide = rows.first().map_or(0, |row| row.len());
        if rows.iter().any(|row| row.len() != wide || row.bytes().any(|it| !b"01".contains(&it))) {
            return Err("a footprint is rows of `0` and `1`, equally long".into());
        }
        let mut cells = Vec::new();
        for (at, row) in (0u8..).zip(rows) {
            let covered = (0u8..).zip(row.bytes()).filter(|(_, cell)| *cell == b'1');
            cells.extend(covered.map(|(column, _)| (at, column)));
        }
        if cells.is_empty() || cells.len() > MOST_CELLS || rows.len().max(wide) > MARGIN + 1 {
            return Err(format!("1 to {MOST_CELLS} plots, within {0} by {0}", MARGIN + 1));
        }
        let corner = |side: &dyn Fn(&(u8, u8)) -> u8| cells.iter().map(side).min() == Some(0);
        if !corner(&|cell| cell.0) || !corner(&|cell| cell.1) {
            return Err("the first row and the first column are covered somewhere".into());
        }
        let mut turned = [Turned::of(&cells); 4];
        let (mut high, mut wide) = (rows.len() as u8, wide as u8);
        for turned in &mut turned[1..] {
            for cell in &mut cells {
                *cell = (cell.1, high - 1 - cell.0);
            }
            (high, wide) = (wide, high);
            *turned = Turned::of(&cells);
        }
        let turns = (1..4).find(|turn| turned[*turn] == turned[0]).unwrap_or(4) as u8;
        Ok(Shape { turned, turns })
    }
    /// How many turns differ.
    pub fn turns(&self) -> u8 {
        self.turns
    }
    /// Plots it covers.
    pub fn size(&self) -> u8 {
        self.turned[0].count
    }

    /// The plots it would cover, and whether a part lies outside of `grid`.
    pub fn covers(&self, turn: u8, spot: Spot, grid: Plots) -> (Plots, bool) {
        let mut inside = 0;
        let mut outside = false;
        for (row, column) in self.cells(turn) {
            let (row, column) = (spot.row() + row as i8, spot.column() + column as i8);
            let on = (0..WIDTH as i8).contains(&row) && (0..WIDTH as i8).contains(&column);
            let plot = if on { Plot::at(row as usize, column as usize).bit() & grid } else { 0 };
            inside |= plot;
            outside |= plot == 0;
        }
        (inside, outside)
    }

    /// Every spot where it may stand, turned so; none for a turn that looks like an earlier one.
    pub fn spots(&self, turn: u8, room: &Room) -> Spots {
        if turn >= self.turns {
            return [0; 3];
        }
        let (blocked, touch, grid) =
            (wide(room.grid & !room.free), wide(room.touch), wide(room.grid));
        let (mut bad, mut good, mut within) = ([0; 3], [0; 3], [u64::MAX; 3]);
        for (row, column) in self.cells(turn) {
            let step = usize::from(row) * WIDE + usize::from(column);
            let (hit, met, on) = (back(blocked, step), back(touch, step), back(grid, step));
            for word in 0..3 {
                bad[word] |= hit[word];
                good[word] |= met[word];
                within[word] &= on[word];
            }
        }
        std::array::from_fn(|word| {
            let on = if room.overhang { u64::MAX } else { within[word] };
            good[word] & !bad[word] & on
        })
    }

    fn cells(&self, turn: u8) -> impl Iterator<Item = (u8, u8)> + '_ {
        let turned = &self.turned[usize::from(turn)];
        turned.cells[..usize::from(turned.count)].iter().copied()
    }
}

impl Turned {
    /// In an order that does not depend on the turn.
    fn of(cells: &[(u8, u8)]) -> Turned {
        let mut sorted = cells.to_vec();
        sorted.sort_unstable();
        let mut turned = Turned { cells: [(0, 0); MOST_CELLS], count: sorted.len() as u8 };
        turned.cells[..sorted.len()].copy_from_slice(&sorted);
        turned
    }
}

/// Plots as spots: a footprint of one cell.
fn wide(plots: Plots) -> Spots {
    let mut spots = [0u64; 3];
    let mut row = 0;
    while row < WIDTH {
        let bits = (plots >> (row * WIDTH) & ROW) as u64;
        let first = (row + MARGIN) * WIDE + MARGIN;
        let (word, bit) = (first / 64, first % 64);
        spots[word] |= bits << bit;
        if bit + WIDTH > 64 {
            spots[word + 1] |= bits >> (64 - bit);
        }
        row += 1;
    }
    spots
}

/// Every spot so many numbers earlier. Rows never run into each other: the margin is as wide as the
/// widest footprint is long.
fn back(spots: Spots, step: usize) -> Spots {
    if step == 0 {
        return spots;
    }
    std::array::from_fn(|word| {
        let next = spots.get(word + 1).map_or(0, |next| next << (64 - step));
        spots[word] >> step | next
    })
}

const _: () = assert!(SPOTS <= 192 && MARGIN * WIDE + MARGIN < 64 && PLOTS < 128);

impl Thing for Spot {
    const ROOM: u32 = 192;

    fn kind() -> Cow<'static, str> {
        "spot".into()
    }
    #[inline]
    fn number(self) -> u32 {
        self.0.into()
    }
    #[inline]
    fn numbered(number: u32) -> Option<Spot> {
        (number < SPOTS as u32).then_some(Spot(number as u8))
    }
    /// The plot of the corner. Columns left of `a` are `w` to `z`, and so are rows above the first.
    fn word(self) -> Cow<'static, str> {
        if usize::from(self.0) >= SPOTS {
            return engine::things::nobody(self.0);
        }
        let named = |at: i8, first: u8| match u8::try_from(at) {
            Ok(at) => (first + at) as char,
            Err(_) => (b'z' + 1 - at.unsigned_abs()) as char,
        };
        format!("{}{}", named(self.column(), b'a'), named(self.row(), b'1')).into()
    }
}

impl From<u8> for Spot {
    #[inline]
    fn from(byte: u8) -> Spot {
        Spot(byte)
    }
}
impl From<Spot> for u8 {
    #[inline]
    fn from(spot: Spot) -> u8 {
        spot.0
    }
}
impl From<Spot> for Arg {
    fn from(spot: Spot) -> Arg {
        Arg::Text(spot.word().into_owned())
    }
}
