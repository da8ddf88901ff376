//! The tactical battle (AR-11 to AR-18, AR-20): a flat value of its own inside the table.
//!
//! Reading order: `ground` the table as lines and cells, `field` units on it and how groups move, `steps` what may be
//! moved, `fire` and `melee` what may be attacked, `resolve` an order from its dice to its last witness, `rounds` whose
//! turn it is, `deploy` before it and `ending` after it, `orders` offers and answers.
//!
//! Units are named by column and row. A battle draws luck and tells what happens through what it is handed, and knows
//! nothing of provinces, wars or hands: a [`Muster`] begins it, and what became of everybody is read from it.

mod appraise;
mod deploy;
mod dice;
mod ending;
mod field;
mod fire;
pub mod ground;
mod laws;
mod melee;
mod morale;
mod muster;
mod odds;
mod orders;
mod resolve;
mod rounds;
mod save;
mod steps;
mod tactics;
#[cfg(test)]
mod tests;
pub mod units;
mod view;

pub use deploy::{Column, Mustered};
pub use dice::Result as DiceResult;
pub use field::{Fate, FateKind, Unit, UnitId};
pub use fire::Toward;
pub use ground::{COLUMNS, Cell, Face, Ground};
pub use melee::Bearing;
pub use muster::{Camp, Force, Mods, Muster};
pub use odds::{Aim, Odds, Test};
pub use orders::Spot;
pub use resolve::{Blow, Purpose, Stage};
pub use rounds::BattleStep;
pub use steps::{Stride, Way};
pub use view::{BattleView, Piece, Planned, SideView};

use field::NOBODY;
use ground::CELLS;
use serde::{Deserialize, Serialize};

pub const SIDES: usize = 4;
/// So many units of a side find a place on the table: five columns of twelve.
pub const ROOM: usize = 60;
/// Armies of a player, and behind them the garrison of the town.
pub const SOURCES: usize = 4;
/// Of a nation's own units: seven common ones and two of its own.
pub const OWN_KINDS: usize = 9;
/// No seat, no side, no unit.
pub const NONE: u8 = 255;

const fn nobody_anywhere() -> [u8; CELLS] {
    [NOBODY; CELLS]
}

/// One side on the field.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    #[serde(with = "save::list")]
    pub(crate) units: [Unit; ROOM],
    pub(crate) count: u8,
    /// Units on the field, by their numbers; so are all sets of units.
    pub(crate) live: u64,
    /// Facing against the side's forward direction (AR-11.6).
    pub(crate) back: u64,
    /// Engaged with the enemy in the cell to the north, east, south or west (AR-15.4).
    pub(crate) engaged: [u64; 4],
    /// Chosen for a move in this turn (AR-13.2).
    pub(crate) moved: u64,
    /// Has shot in this turn (AR-14.1).
    pub(crate) shot: u64,
    /// Has assaulted or fought in this turn (AR-15.1, AR-15.4).
    pub(crate) fought: u64,
    /// Guns that cannot fire before the end of this turn of the side, and of its next one (AR-16.10).
    pub(crate) silenced: u64,
    pub(crate) silenced_on: u64,
    /// Who has made or will make a witness test in this order (AR-17.7).
    pub(crate) witnessed: u64,
    // What follows from the units.
    #[serde(skip)]
    pub(crate) mobile: [u32; COLUMNS],
    #[serde(skip)]
    pub(crate) guns: [u32; COLUMNS],
    #[serde(skip)]
    pub(crate) horse: u64,
    #[serde(skip)]
    pub(crate) shooters: u64,
    #[serde(skip)]
    pub(crate) artillery: u64,
    #[serde(skip)]
    pub(crate) leaders: u64,
    /// Seats that fight here, as bits.
    pub(crate) players: u8,
    pub(crate) leader: u8,
    /// The player of each column (AR-12.2).
    pub(crate) columns: [u8; COLUMNS],
    /// Printed cost of what was deployed, and of what was destroyed or captured (AR-12.7).
    pub(crate) deployed: u16,
    pub(crate) lost: u16,
    /// Cards played of those allowed (AR-12.6).
    pub(crate) cards: u8,
    pub(crate) cards_most: u8,
    /// The Ruse counts in this side's initiative.
    pub(crate) ruse: i8,
    /// How early the side was in the province, 0 first.
    pub(crate) arrived: u8,
    /// In the order of initiative (AR-12.3), 0 first.
    pub(crate) place: u8,
}

impl Default for Side {
    fn default() -> Side {
        Side {
            units: [Unit::default(); ROOM],
            count: 0,
            live: 0,
            back: 0,
            engaged: [0; 4],
            moved: 0,
            shot: 0,
            fought: 0,
            silenced: 0,
            silenced_on: 0,
            witnessed: 0,
            mobile: [0; COLUMNS],
            guns: [0; COLUMNS],
            horse: 0,
            shooters: 0,
            artillery: 0,
            leaders: 0,
            players: 0,
            leader: NONE,
            columns: [NONE; COLUMNS],
            deployed: 0,
            lost: 0,
            cards: 0,
            cards_most: 0,
            ruse: 0,
            arrived: 0,
            place: 0,
        }
    }
}

/// Everything of a battle, secrets included. Without one it is its default.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Battle {
    pub(crate) ground: Ground,
    /// Columns with a breach, as bits (AR-20.2).
    pub(crate) breached: u8,
    pub(crate) round: u8,
    pub(crate) rounds: u8,
    pub(crate) step: BattleStep,
    /// The side whose turn it is.
    pub(crate) side: u8,
    /// Sides that fight, as bits: those beaten or gone are not among them.
    pub(crate) standing: u8,
    /// Once only one side is left or night has fallen.
    pub(crate) winner: u8,
    pub(crate) night: bool,
    /// Who gives orders now.
    pub(crate) actor: u8,
    /// Seats of the side that are still asked in this step.
    pub(crate) waiting: u8,
    /// A shot or assault was given to `actor` (AR-12.5).
    pub(crate) allotted: bool,
    /// The unit of the side that is being moved, and its steps left (AR-13.2).
    pub(crate) moving: u8,
    pub(crate) steps: u8,
    pub(crate) moves: u8,
    pub(crate) shots: u8,
    pub(crate) assaults: u8,
    /// Columns that were moved for free this turn, as bits.
    pub(crate) glided: u8,
    /// What a card still lets its player choose.
    pub(crate) chosen: tactics::Choice,
    /// Units that were rallied by the card just played.
    pub(crate) rallied: u64,
    pub(crate) order: resolve::Order,
    /// Seats in turn order (AR-10.1).
    pub(crate) turn_order: [u8; SIDES],
    pub(crate) forces: [Force; SIDES],
    /// Seats that have something to deploy, as bits.
    pub(crate) fighters: u8,
    /// Who was where when nobody could see it yet (AR-12.2), by seat.
    pub(crate) plans: [deploy::Plan; SIDES],
    pub(crate) sides: [Side; SIDES],
    #[serde(skip, default = "nobody_anywhere")]
    pub(crate) at: [u8; CELLS],
    /// Everything on a line, by axis and column.
    #[serde(skip)]
    pub(crate) lines: [[u32; COLUMNS]; 2],
}

impl Default for Battle {
    fn default() -> Battle {
        Battle {
            ground: Ground::None,
            breached: 0,
            round: 0,
            rounds: 0,
            step: BattleStep::Over,
            side: 0,
            standing: 0,
            winner: NONE,
            night: false,
            actor: NONE,
            waiting: 0,
            allotted: false,
            moving: NONE,
            steps: 0,
            moves: 0,
            shots: 0,
            assaults: 0,
            glided: 0,
            chosen: tactics::Choice::None,
            rallied: 0,
            order: resolve::Order::default(),
            turn_order: [NONE; SIDES],
            forces: [Force::default(); SIDES],
            fighters: 0,
            plans: [deploy::Plan::default(); SIDES],
            sides: [Side::default(); SIDES],
            at: [NOBODY; CELLS],
            lines: [[0; COLUMNS]; 2],
        }
    }
}
