//! Dice on slots, and the dice tiles of Commissions.

use super::{MAX_SEATS, NONE};
use crate::kinds::{AutomaDie, Commission, Guild};
use engine::Seat;
use engine::saved::{By, Maybe};
use serde::{Deserialize, Serialize};

/// The dice of the Automa lie on slots as if they were of this seat and the next ones, one for each
/// colour (RTN-16.4).
const AUTOMA: u8 = MAX_SEATS as u8;
/// Seats and colours of the Automa: whose die it may be.
pub(crate) const ROLLERS: usize = MAX_SEATS + AutomaDie::COUNT;
/// A City token on a slot of a dice tile (RTN-13.13).
pub const CITY_TOKEN: Die = Die(0x80);
/// Modifier tokens it takes to use a die as another value: one a step, never past 1 or 6 (RTN-5.5).
pub(crate) const fn modifiers_between(die: u8, value: u8) -> u8 {
    die.abs_diff(value)
}

/// A die on a slot: its value and its owner. The default is an empty slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Die(pub(crate) u8);

impl Die {
    #[inline]
    pub const fn new(seat: u8, value: u8) -> Die {
        Die(value << 4 | (seat + 1))
    }
    pub const fn of_automa(colour: AutomaDie, value: u8) -> Die {
        Die::new(AUTOMA + colour as u8, value)
    }
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 >> 4 & 7
    }
    /// Not for empty slots and City tokens; more than any seat for the Automa's.
    #[inline]
    pub const fn seat(self) -> u8 {
        (self.0 & 15).wrapping_sub(1)
    }
    /// Its colour, if it is the Automa's.
    pub fn automa(self) -> Option<AutomaDie> {
        AutomaDie::ALL.get(self.seat().checked_sub(AUTOMA)? as usize).copied()
    }
    pub const fn is_die(self) -> bool {
        self.0 != 0 && self.0 != CITY_TOKEN.0
    }
}

/// Dice on the slots of the city and of the player boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    /// Left to right.
    pub(crate) tavern: [Die; 6],
    pub(crate) yard: [Die; 6],
    #[is(By<Guild, [Die; 3]>)]
    pub(crate) guilds: [[Die; 3]; 6],
    pub(crate) town_hall: [Die; 6],
    pub(crate) port: [Die; 6],
    pub(crate) council: [[Die; 6]; 3],
    pub(crate) berk: [Die; 3],
    pub(crate) castle: [Die; 4],
    pub(crate) chancellery: [Die; 6],
    /// By seat.
    pub(crate) own: [Die; MAX_SEATS],
}

/// A dice tile with its Commission (RTN-13.10). Only the card is secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, engine::Saved)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// `NONE` while in the bag.
    #[is(Maybe<Seat>)]
    pub(crate) owner: u8,
    #[is(Maybe<Commission>)]
    pub(crate) card: u8,
    /// The Commission its owner started with.
    pub(crate) first: bool,
    pub(crate) slots: [Die; 3],
}

impl Default for Tile {
    fn default() -> Self {
        Tile { owner: NONE, card: NONE, first: false, slots: [Die::default(); 3] }
    }
}

impl Tile {
    /// Complete, so its Commission is activated (RTN-13.12).
    pub(crate) fn is_complete(&self) -> bool {
        self.slots.iter().all(|slot| !slot.is_empty())
    }
}
