//! Plots of the grid and sets of them: columns `a` to `i` from left to right, rows 1 to 9 from the top.

use engine::{Arg, Thing};
use std::borrow::Cow;

/// Rows and columns of the largest grid; a smaller one uses its upper left part.
pub const WIDTH: usize = 9;
pub const PLOTS: usize = WIDTH * WIDTH;
/// A set of plots, by their numbers: row by row from the top left.
pub type Plots = u128;

pub(super) const ROW: Plots = (1 << WIDTH) - 1;
const ALL: Plots = (1 << PLOTS) - 1;
const FIRST_COLUMN: Plots = {
    let (mut all, mut row) = (0, 0);
    while row < WIDTH {
        all |= 1 << (row * WIDTH);
        row += 1;
    }
    all
};
const LAST_COLUMN: Plots = FIRST_COLUMN << (WIDTH - 1);

/// A plot of a capital city, by its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plot(pub u8);

impl Plot {
    #[inline]
    pub const fn at(row: usize, column: usize) -> Plot {
        Plot((row * WIDTH + column) as u8)
    }
    /// As a set.
    #[inline]
    pub const fn bit(self) -> Plots {
        1 << self.0
    }
    pub const fn row(self) -> usize {
        self.0 as usize / WIDTH
    }
    pub const fn column(self) -> usize {
        self.0 as usize % WIDTH
    }
}

/// One after the other.
pub fn plots(set: Plots) -> impl Iterator<Item = Plot> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let next = (rest != 0).then(|| Plot(rest.trailing_zeros() as u8));
        rest &= rest.wrapping_sub(1);
        next
    })
}

/// Plots orthogonally beside any of these.
#[inline]
pub fn touching(set: Plots) -> Plots {
    let beside = (set & !LAST_COLUMN) << 1 | (set & !FIRST_COLUMN) >> 1;
    (beside | set << WIDTH | set >> WIDTH) & ALL
}

/// All plots of `among` that a way over `among` joins to `start`.
pub fn reached(start: Plots, among: Plots) -> Plots {
    let mut group = start & among;
    loop {
        let wider = (group | touching(group)) & among;
        if wider == group {
            return group;
        }
        group = wider;
    }
}

/// How many of these pieces the largest group joins, each by its plots.
pub fn groups(pieces: &[Plots]) -> u8 {
    let all = pieces.iter().fold(0, |all, piece| all | piece);
    let joined = |piece: &Plots| {
        let group = reached(*piece, all);
        pieces.iter().filter(|other| **other & group != 0).count() as u8
    };
    pieces.iter().map(joined).max().unwrap_or(0)
}

/// Rows in which any of these plots lies, as bits.
pub fn rows_of(set: Plots) -> u16 {
    (0..WIDTH).filter(|row| set >> (row * WIDTH) & ROW != 0).fold(0, |rows, row| rows | 1 << row)
}

/// Columns in which any of these plots lies, as bits.
pub fn columns_of(set: Plots) -> u16 {
    (0..WIDTH).fold(0, |columns, row| columns | (set >> (row * WIDTH) & ROW) as u16)
}

impl Thing for Plot {
    const ROOM: u32 = 96;

    fn kind() -> Cow<'static, str> {
        "plot".into()
    }
    #[inline]
    fn number(self) -> u32 {
        self.0.into()
    }
    #[inline]
    fn numbered(number: u32) -> Option<Plot> {
        (number < PLOTS as u32).then_some(Plot(number as u8))
    }
    fn word(self) -> Cow<'static, str> {
        if usize::from(self.0) >= PLOTS {
            return engine::things::nobody(self.0);
        }
        let column = (b'a' + self.column() as u8) as char;
        format!("{column}{}", self.row() + 1).into()
    }
}

impl From<u8> for Plot {
    #[inline]
    fn from(byte: u8) -> Plot {
        Plot(byte)
    }
}
impl From<Plot> for u8 {
    #[inline]
    fn from(plot: Plot) -> u8 {
        plot.0
    }
}
impl From<Plot> for Arg {
    fn from(plot: Plot) -> Arg {
        Arg::Text(plot.word().into_owned())
    }
}

engine::saved_by_word!(Plot);
