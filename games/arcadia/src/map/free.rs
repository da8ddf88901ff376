//! The free layout (AR-23.1): a rectangle filled at random with regions of four cells.

use super::{ASIDE, Laid, NOBODY, byte, regions_of, standard};
use crate::content::{PROVINCES, content};
use crate::kinds::Nation;
use engine::{Chance, shuffle};

/// All shapes of four cells that hang together, each from its first cell in row order: (row, column).
const SHAPES: [[(i8, i8); 4]; 19] = [
    [(0, 0), (0, 1), (0, 2), (0, 3)],
    [(0, 0), (1, 0), (2, 0), (3, 0)],
    [(0, 0), (0, 1), (1, 0), (1, 1)],
    [(0, 0), (0, 1), (0, 2), (1, 0)],
    [(0, 0), (0, 1), (0, 2), (1, 1)],
    [(0, 0), (0, 1), (0, 2), (1, 2)],
    [(0, 0), (1, 0), (1, 1), (1, 2)],
    [(0, 0), (1, -1), (1, 0), (1, 1)],
    [(0, 0), (1, -2), (1, -1), (1, 0)],
    [(0, 0), (0, 1), (1, 0), (2, 0)],
    [(0, 0), (1, 0), (1, 1), (2, 0)],
    [(0, 0), (1, 0), (2, 0), (2, 1)],
    [(0, 0), (0, 1), (1, 1), (2, 1)],
    [(0, 0), (1, -1), (1, 0), (2, 0)],
    [(0, 0), (1, 0), (2, -1), (2, 0)],
    [(0, 0), (0, 1), (1, -1), (1, 0)],
    [(0, 0), (0, 1), (1, 1), (1, 2)],
    [(0, 0), (1, 0), (1, 1), (2, 1)],
    [(0, 0), (1, -1), (1, 0), (2, -1)],
];

/// A rectangle of rows and columns; cells are counted in row order.
#[derive(Clone, Copy)]
struct Ground {
    rows: usize,
    columns: usize,
}

/// The cells of each region, as bits.
type Filling = [u64; 9];

/// A filling is given up after so many shapes; it needs nine.
const SHAPES_TRIED: usize = 5_000;

/// A free layout for these nations, seat by seat; the standard one if none is found. Border provinces are
/// everybody's to take: nobody owns one yet.
pub fn free<C: Chance>(nations: &[Nation], chance: &mut C) -> Laid {
    let ground = match nations.len() {
        0..=2 => Ground { rows: 4, columns: 5 },
        3 => Ground { rows: 4, columns: 7 },
        _ => Ground { rows: 6, columns: 6 },
    };
    for _ in 0..content().rules.variants.free_layout_attempts {
        let filled = ground.fill(chance).and_then(|filling| ground.starts(&filling, nations.len()));
        if let Some((filling, starts)) = filled {
            return ground.laid(&filling, &starts, nations, chance);
        }
    }
    standard(nations)
}

impl Ground {
    const fn regions(self) -> usize {
        self.rows * self.columns / 4
    }

    /// Fills the rectangle at random, going back where it does not work out: the first empty cell in row order takes
    /// any shape that leaves no pocket of another size than a multiple of 4.
    fn fill<C: Chance>(self, chance: &mut C) -> Option<Filling> {
        let mut filling = [0u64; 9];
        let mut untried = [0u32; 9];
        let (mut at, mut taken, mut tried) = (0, 0u64, 0);
        untried[0] = self.fitting(taken);
        while at < self.regions() {
            tried += 1;
            if tried > SHAPES_TRIED {
                return None;
            }
            let left = untried[at];
            if left == 0 {
                at = at.checked_sub(1)?;
                taken &= !filling[at];
                continue;
            }
            let pick = match left.count_ones() {
                1 => 0,
                many => chance.below(many),
            };
            let shape = (0..32).filter(|shape| left >> shape & 1 == 1).nth(pick as usize)?;
            untried[at] &= !(1 << shape);
            filling[at] = self.shape(taken, shape)?;
            taken |= filling[at];
            at += 1;
            if at < self.regions() {
                untried[at] = self.fitting(taken);
            }
        }
        Some(filling)
    }

    /// The shapes that may begin at the first empty cell.
    fn fitting(self, taken: u64) -> u32 {
        let fits = |shape: &usize| {
            let cells = self.shape(taken, *shape);
            cells.is_some_and(|cells| self.pockets_are_whole(taken | cells))
        };
        (0..SHAPES.len()).filter(fits).fold(0, |all, shape| all | 1 << shape)
    }

    /// The cells of a shape at the first empty cell, if they are empty.
    fn shape(self, taken: u64, shape: usize) -> Option<u64> {
        let first = (!taken).trailing_zeros() as usize;
        let mut cells = 0;
        for (down, right) in SHAPES[shape] {
            let row = (first / self.columns).checked_add_signed(down.into())?;
            let column = (first % self.columns).checked_add_signed(right.into())?;
            if row >= self.rows || column >= self.columns {
                return None;
            }
            cells |= 1 << (row * self.columns + column);
        }
        (taken & cells == 0).then_some(cells)
    }

    fn all(self) -> u64 {
        (1 << (self.rows * self.columns)) - 1
    }

    fn pockets_are_whole(self, taken: u64) -> bool {
        let mut empty = self.all() & !taken;
        while empty != 0 {
            let pocket = self.flood(empty & empty.wrapping_neg(), empty);
            if !pocket.count_ones().is_multiple_of(4) {
                return false;
            }
            empty &= !pocket;
        }
        true
    }

    fn flood(self, from: u64, within: u64) -> u64 {
        let mut reached = from;
        loop {
            let next = (reached | self.around(reached)) & within;
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// The cells beside these.
    fn around(self, cells: u64) -> u64 {
        let first: u64 = (0..self.rows).fold(0, |all, row| all | 1 << (row * self.columns));
        let last = first << (self.columns - 1);
        let sideways = (cells & !last) << 1 | (cells & !first) >> 1;
        let all = sideways | cells << self.columns | cells >> self.columns;
        all & self.all() & !cells
    }

    /// The corners of the seats, clockwise: two opposite ones, or the first ones from the upper left.
    fn corners(self, seats: usize) -> Vec<usize> {
        let (right, down) = (self.columns - 1, (self.rows - 1) * self.columns);
        match seats {
            0..=2 => vec![0, down + right],
            3 => vec![0, right, down + right],
            _ => vec![0, right, down + right, down],
        }
    }

    /// The regions at the corners, seat by seat, if they are different ones and each has room to grow.
    fn starts(self, filling: &Filling, seats: usize) -> Option<(Filling, Vec<usize>)> {
        let region_at = |corner: usize| filling.iter().position(|cells| cells >> corner & 1 == 1);
        let starts: Vec<usize> =
            self.corners(seats).into_iter().map(region_at).collect::<Option<_>>()?;
        let all = starts.iter().fold(0, |all, region| all | filling[*region]);
        let distinct = all.count_ones() as usize == 4 * starts.len();
        let room = |region: &usize| (self.around(filling[*region]) & !all).count_ones() >= 2;
        (distinct && starts.iter().all(room)).then_some((*filling, starts))
    }

    /// Gives regions and provinces their cells.
    fn laid<C: Chance>(
        self,
        filling: &Filling,
        starts: &[usize],
        nations: &[Nation],
        chance: &mut C,
    ) -> Laid {
        let layout = &content().layouts[nations.len() - 2];
        let regions = regions_of(layout, nations);
        let mut laid =
            Laid { cells: [ASIDE; PROVINCES], brick: false, owners: [NOBODY; PROVINCES] };
        for (seat, (&region, corner)) in starts.iter().zip(self.corners(nations.len())).enumerate()
        {
            let mut cells = self.cells(filling[region]);
            let away = |cell: usize| {
                (cell / self.columns).abs_diff(corner / self.columns)
                    + (cell % self.columns).abs_diff(corner % self.columns)
            };
            cells.sort_by_key(|cell| away(*cell));
            self.put(&mut laid, regions[seat], &cells);
            laid.owners[4 * regions[seat]..][..4].fill(seat as u8);
        }
        let mut others: Vec<usize> =
            (0..self.regions()).filter(|region| !starts.contains(region)).collect();
        shuffle(&mut others, chance);
        // The imperial centre first, then the border regions of this number of players.
        let places = std::iter::once(8).chain(4..8);
        for (region, place) in others.into_iter().zip(places) {
            self.put(&mut laid, regions[place], &self.cells(filling[region]));
        }
        laid
    }

    /// In row order.
    fn cells(self, cells: u64) -> Vec<usize> {
        (0..self.rows * self.columns).filter(|cell| cells >> cell & 1 == 1).collect()
    }

    fn put(self, laid: &mut Laid, region: usize, cells: &[usize]) {
        for (index, cell) in cells.iter().enumerate() {
            let (row, column) = (cell / self.columns, cell % self.columns);
            laid.cells[4 * region + index] = byte(row as u8, column as u8);
        }
    }
}
