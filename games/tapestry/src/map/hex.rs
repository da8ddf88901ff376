//! Hexes, flat top: columns `a` to `i` from left to right, counted from the top.

use engine::{Arg, Thing};
use std::borrow::Cow;

/// As many as the large side has; the small side uses 34 of them.
pub const HEXES: usize = 61;
/// Side 0 is N, then clockwise. A corner stands before its side.
pub const DIRECTIONS: usize = 6;
/// A set of hexes, by their numbers.
pub type Hexes = u64;

const RADIUS: i8 = 4;
const STEPS: [(i8, i8); DIRECTIONS] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
const NOWHERE: u8 = 255;

/// Axial coordinates of every hex, row by row.
const AXIAL: [(i8, i8); HEXES] = axial();
const NEIGHBOURS: [[u8; DIRECTIONS]; HEXES] = neighbours();
const AROUND: [Hexes; HEXES] = all_around();

/// The middle island.
pub const CENTRE: Hex = Hex(30);

/// A hex of the map, by its number; in words by its name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Hex(pub u8);

const fn axial() -> [(i8, i8); HEXES] {
    let mut all = [(0, 0); HEXES];
    let (mut at, mut r) = (0, -RADIUS);
    while r <= RADIUS {
        let mut q = if r < 0 { -RADIUS - r } else { -RADIUS };
        while q <= RADIUS && q + r <= RADIUS {
            all[at] = (q, r);
            at += 1;
            q += 1;
        }
        r += 1;
    }
    all
}

const fn number_of(q: i8, r: i8) -> u8 {
    let mut at = 0;
    while at < HEXES {
        if AXIAL[at].0 == q && AXIAL[at].1 == r {
            return at as u8;
        }
        at += 1;
    }
    NOWHERE
}

const fn neighbours() -> [[u8; DIRECTIONS]; HEXES] {
    let mut all = [[NOWHERE; DIRECTIONS]; HEXES];
    let mut at = 0;
    while at < HEXES {
        let mut side = 0;
        while side < DIRECTIONS {
            let (q, r) = (AXIAL[at].0 + STEPS[side].0, AXIAL[at].1 + STEPS[side].1);
            all[at][side] = number_of(q, r);
            side += 1;
        }
        at += 1;
    }
    all
}

const fn all_around() -> [Hexes; HEXES] {
    let mut all = [0; HEXES];
    let mut at = 0;
    while at < HEXES {
        let mut side = 0;
        while side < DIRECTIONS {
            let next = NEIGHBOURS[at][side];
            if next != NOWHERE {
                all[at] |= 1 << next;
            }
            side += 1;
        }
        at += 1;
    }
    all
}

/// The hex beyond a side, if there is one on the large side of the board.
#[inline]
pub fn neighbour(hex: Hex, side: usize) -> Option<Hex> {
    let next = NEIGHBOURS[usize::from(hex.0)][side];
    (next != NOWHERE).then_some(Hex(next))
}

/// All hexes beside this one.
#[inline]
pub fn around(hex: Hex) -> Hexes {
    AROUND[usize::from(hex.0)]
}

/// All hexes beside any of these; these too where two of them touch.
#[inline]
pub fn spread(hexes: Hexes) -> Hexes {
    let (mut rest, mut reached) = (hexes, 0);
    while rest != 0 {
        reached |= AROUND[rest.trailing_zeros() as usize];
        rest &= rest - 1;
    }
    reached
}

/// One after the other.
pub fn hexes(set: Hexes) -> impl Iterator<Item = Hex> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let next = (rest != 0).then(|| Hex(rest.trailing_zeros() as u8));
        rest &= rest.wrapping_sub(1);
        next
    })
}

impl Hex {
    /// The hex at these axial coordinates: `q` to the right, `r` downwards.
    pub fn at(q: i8, r: i8) -> Option<Hex> {
        let number = number_of(q, r);
        (number != NOWHERE).then_some(Hex(number))
    }
    /// `q` to the right, `r` downwards, the middle island at `(0, 0)`.
    pub fn axial(self) -> (i8, i8) {
        AXIAL[usize::from(self.0)]
    }
    /// As a set.
    #[inline]
    pub const fn bit(self) -> Hexes {
        1 << self.0
    }
}

impl Thing for Hex {
    const ROOM: u32 = 64;

    fn kind() -> Cow<'static, str> {
        "hex".into()
    }
    #[inline]
    fn number(self) -> u32 {
        self.0.into()
    }
    #[inline]
    fn numbered(number: u32) -> Option<Hex> {
        (number < HEXES as u32).then_some(Hex(number as u8))
    }
    fn word(self) -> Cow<'static, str> {
        name_of(self.0).map_or_else(|| engine::things::nobody(self.0), Cow::Borrowed)
    }
}

impl From<u8> for Hex {
    #[inline]
    fn from(byte: u8) -> Hex {
        Hex(byte)
    }
}
impl From<Hex> for u8 {
    #[inline]
    fn from(hex: Hex) -> u8 {
        hex.0
    }
}
impl From<Hex> for Arg {
    fn from(hex: Hex) -> Arg {
        Arg::Text(hex.word().into_owned())
    }
}

engine::saved_by_word!(Hex);

/// The name of a hex by its number: column and row.
pub fn name_of(hex: u8) -> Option<&'static str> {
    const NAMES: [[u8; 2]; HEXES] = {
        let mut names = [[0; 2]; HEXES];
        let mut at = 0;
        while at < HEXES {
            let (q, r) = AXIAL[at];
            let first = if q < 0 { -RADIUS - q } else { -RADIUS };
            names[at] = [b'a' + (q + RADIUS) as u8, b'1' + (r - first) as u8];
            at += 1;
        }
        names
    };
    NAMES.get(usize::from(hex)).and_then(|name| std::str::from_utf8(name).ok())
}
