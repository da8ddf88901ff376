//! Who sits at the table and who is looking.

use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from 0.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// As an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats: those the table waits for, for example.
///
/// ```
/// use engine::{Seat, Seats};
/// let asked = Seats::only(Seat(0)).with(Seat(3));
/// assert!(asked.has(Seat(3)) && !asked.has(Seat(1)));
/// assert_eq!(asked.without(Seats::only(Seat(0))), Seats::only(Seat(3)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seats(pub u16);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// This one.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }
    /// True if it is one of them.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < 16 && self.0 >> seat.0 & 1 == 1
    }
    /// These and one more.
    #[inline]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }
    /// These but those.
    #[inline]
    pub const fn without(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }
    /// True for nobody.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// The lowest seat of the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (!self.is_empty()).then(|| Seat(self.0.trailing_zeros() as u8))
    }
    /// In the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(seat)
        })
    }
}

/// Somebody who looks at the table: a player, or anyone passing by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Somebody at the table.
    Seat(Seat),
    /// Somebody who only looks.
    Spectator,
}

impl Viewer {
    /// True if this seat looks.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
    /// The seat that looks, if one does.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}
