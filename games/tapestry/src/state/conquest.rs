//! A conquest that is not finished.

use super::NONE;
use crate::map::Hex;
use engine::Seat;
use engine::saved::{Maybe, Plain};

/// Where, by whom, against whom, and what has happened so far (TP-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, engine::Saved)]
pub struct Conquest {
    #[is(Maybe<Hex>)]
    pub(crate) hex: u8,
    #[is(Maybe<Seat>)]
    pub(crate) attacker: u8,
    /// Who controlled the territory, if somebody did.
    #[is(Maybe<Seat>)]
    pub(crate) defender: u8,
    /// Both dice whatever happens, or if an opponent was attacked (TP-19.6).
    pub(crate) both: bool,
    pub(crate) both_if_opponent: bool,
    pub(crate) was_empty: bool,
    /// No further card may be played (TP-10.3).
    pub(crate) answered: bool,
    /// The Trap that waits for an answer.
    pub(crate) trap: bool,
    pub(crate) failed: bool,
    /// The defender's outpost has moved away.
    pub(crate) retreated: bool,
    /// Faces of the dice, red and black.
    #[is(Plain)]
    pub(crate) dice: [u8; 2],
    /// Dice that were gained, as bits.
    pub(crate) gained: u8,
}

impl Default for Conquest {
    fn default() -> Self {
        Conquest {
            hex: NONE,
            attacker: NONE,
            defender: NONE,
            both: false,
            both_if_opponent: false,
            was_empty: false,
            answered: false,
            trap: false,
            failed: false,
            retreated: false,
            dice: [NONE; 2],
            gained: 0,
        }
    }
}
