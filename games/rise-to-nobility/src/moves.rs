//! Every decision in the game: what a seat is asked, and every answer there is.

mod numbers;
mod place;

pub(crate) use place::column_of;
pub use place::{Location, Place};

use crate::kinds::{Effect, Good, Guild};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// One answer to one question.
///
/// Cards and tiles are their numbers in the tables; [`crate::notation`] writes their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Move {
    // The three actions of a turn (RTN-4.4)
    /// A die that shows `die`, with Modifiers used as `value`.
    Place {
        die: u8,
        value: u8,
        at: Place,
    },
    Fulfil {
        card: u8,
    },
    SellWorkshop {
        guild: Guild,
        position: u8,
    },
    SellCommunal {
        area: u8,
    },
    EndTurn {},

    // Inside an action
    TakeSettlers {
        card: u8,
    },
    DiscardSettlers {
        card: u8,
    },
    Bonus {
        effect: Effect,
    },
    /// Bits of the unplaced dice in ascending order; of equal dice the first ones.
    Reroll {
        dice: u8,
    },
    TakeGood {
        good: Good,
    },
    GiveGood {
        good: Good,
    },
    Buy {
        goods: u8,
    },
    PlaceWorker {},
    MoveApprentice {
        owner: u8,
        from: Guild,
    },
    Allow {},
    Refuse {},
    ChooseArea {
        area: u8,
    },
    SellGoods {
        good: Good,
        count: u8,
    },
    SpendGoods {
        good: Good,
        count: u8,
    },
    BuyModifiers {
        count: u8,
    },
    RenewSettlers {},
    RenewBuildings {},
    DrawCommissions {},
    KeepCommission {
        card: u8,
    },
    ReturnApprentice {
        from: Guild,
    },
    ChooseCharacter {
        card: u8,
    },
    /// Nothing more of this.
    Done {},
}

/// A move to fill lists with.
impl Default for Move {
    fn default() -> Move {
        Move::EndTurn {}
    }
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Question {
    // What is possible now, and whether ending the turn is passing (RTN-4.6).
    TakeTurn { die: bool, settlers: bool, sale: bool, pass: bool },
    // With so many cards in hand, of at most three (RTN-7.4).
    TakeSettlers { optional: bool, held: u8 },
    DiscardSettlers { optional: bool },
    ChooseBonus { guild: Guild, position: u8 },
    Reroll,
    TakeGood { left: u8 },
    GiveGood,
    BuyGoods { guild: Guild },
    PlaceWorkers { guild: Guild, left: u8 },
    AllowTransfer { by: Seat, from: Guild, to: Guild },
    ChooseArea { tile: u8 },
    // What the die still allows, what the ship has room for, what the seat has.
    SellGoods { good: Good, left: u8, room: u8, held: u8 },
    SpendGoods { card: u8, good: Good, spent: u8 },
    VisitBerk { value: u8 },
    KeepCommission,
    ReturnApprentice,
    ChooseCharacter,
}

const _: () = assert!(size_of::<Move>() <= 4);
