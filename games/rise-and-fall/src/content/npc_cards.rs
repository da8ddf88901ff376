//! The cards of non-player civilizations: their words, and their lines as the rules read them (RF-15).

use super::npc::{Near, Owner, Place};
use crate::kinds::{Kind, Npc, Resource, Terrain};
use crate::state::RiseAndFall;
use engine::chain::{Nature, Never, Node, Op, Program, RootId, Vocabulary};
use engine::content::{Short, Subset};
use serde::{Deserialize, Serialize};

/// A card of an NPC (RF-15.1).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AiCard {
    pub npc: Npc,
    pub piece: Kind,
    pub level: u8,
    #[serde(rename = "line")]
    pub lines: Vec<Line>,
}

/// Its action is carried out if all tests hold and it is possible.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    pub when: Vec<Test>,
    #[serde(rename = "do")]
    pub act: Act,
}

/// A bound: fewer than, at least, or exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub struct Bound {
    #[serde(default)]
    pub less: Option<u16>,
    #[serde(default)]
    pub at_least: Option<u16>,
    #[serde(default)]
    pub exactly: Option<u16>,
}

impl Bound {
    pub fn holds(self, value: u16) -> bool {
        self.less.is_none_or(|bound| value < bound)
            && self.at_least.is_none_or(|bound| value >= bound)
            && self.exactly.is_none_or(|bound| value == bound)
    }
}

/// A condition before a line (RF-15.10 to RF-15.16).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Test {
    Controls {
        piece: Kind,
        less: Option<u16>,
        at_least: Option<u16>,
        exactly: Option<u16>,
    },
    AdjacentFriendly {
        piece: Kind,
        less: Option<u16>,
        at_least: Option<u16>,
        exactly: Option<u16>,
    },
    AdjacentPlayer {
        pieces: Subset<Kind>,
        cliffs: bool,
        less: Option<u16>,
        at_least: Option<u16>,
        exactly: Option<u16>,
    },
    On(Subset<Terrain>),
    Coastal(bool),
    Has {
        resource: Resource,
        less: Option<u16>,
        at_least: Option<u16>,
        exactly: Option<u16>,
    },
    Gold(Bound),
    RegionPlayerShips(Bound),
    RegionCoastalPlayer {
        piece: Kind,
        terrain: Terrain,
        less: Option<u16>,
        at_least: Option<u16>,
        exactly: Option<u16>,
    },
}

/// A kind of piece and gold, paid or gained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Priced {
    pub piece: Kind,
    pub gold: u8,
}

/// What it is best aimed at comes first (RF-15.5).
pub type Priority = Short<Place, 6>;

/// What a line does (RF-15.20 to RF-15.31).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    Move {
        /// Steps; all of its Sea Region if none are named.
        range: Option<u8>,
        cliffs: bool,
        to: Short<Target, 6>,
    },
    Build {
        piece: Kind,
        /// Terrain of the acting piece; empty for any.
        #[serde(default)]
        on: Subset<Terrain>,
        /// Terrain of the adjacent hex it is built on; empty if it replaces the piece.
        #[serde(default)]
        beside: Subset<Terrain>,
        wood: u8,
        stone: u8,
        #[serde(default)]
        priority: Priority,
    },
    Produce {
        forest: Option<Resource>,
        mountain: Option<Resource>,
        glacier: Option<Resource>,
        amount: u8,
    },
    Taxes {
        plain: u8,
        forest: u8,
        mountain: u8,
        glacier: u8,
    },
    Tithe {
        each: u8,
        exclude: Subset<Kind>,
    },
    ShipTrade {
        each: u8,
    },
    MerchantTrade {
        opposing: u8,
        own: u8,
    },
    Grow {
        piece: Kind,
        terrain: Subset<Terrain>,
        gold: u8,
        #[serde(default)]
        priority: Priority,
    },
    Convert {
        targets: Short<Priced, 6>,
        #[serde(default)]
        priority: Priority,
    },
    Educate {
        into: Short<Priced, 6>,
        cliffs: bool,
        #[serde(default)]
        priority: Priority,
    },
    Transform {
        into: Kind,
        gold: u8,
        beside: Subset<Terrain>,
        #[serde(default)]
        priority: Priority,
    },
    Sell {
        gold: u8,
    },
    Attack {
        targets: Short<Priced, 6>,
        /// Anywhere in its Sea Region, not only beside it.
        #[serde(default)]
        region: bool,
        cliffs: bool,
        #[serde(default)]
        take_place: bool,
        #[serde(default)]
        steal: u8,
        #[serde(default)]
        priority: Priority,
    },
    Steal {
        piece: Kind,
        amount: u8,
        /// The victim stands on this terrain along the Sea Region.
        coast: Option<Terrain>,
        /// The victim stands beside it.
        cliffs: Option<bool>,
    },
}

/// Where a move leads (RF-15.20).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Target {
    Piece {
        owner: Owner,
        pieces: Subset<Kind>,
    },
    Hex {
        #[serde(default)]
        terrain: Subset<Terrain>,
        coastal: Option<bool>,
        near: Option<Near>,
    },
    /// The largest one that is not dominated.
    Region {
        terrain: Subset<Terrain>,
    },
}

impl Default for Target {
    fn default() -> Target {
        Target::Region { terrain: Subset::default() }
    }
}

/// The words of the cards. Nothing else here is written as effects, and nothing runs on a chain: what the rules read of
/// a line is [`Line`].
impl Vocabulary for RiseAndFall {
    type Verb = Act;
    type Test = Test;
    type Group = Never;
    type When = Never;
    type Key = Never;

    const PICKS: bool = false;
    const ASKS_WHETHER: bool = false;

    fn nature(_: Act) -> Nature {
        Nature::Asks
    }
}

impl Line {
    /// The tests and the action of a list; nothing if it is anything else than one action with tests around it.
    pub(super) fn of(program: &Program<RiseAndFall>, list: RootId) -> Option<Line> {
        let (mut when, mut at) = (Vec::new(), program.first(list));
        loop {
            let Node { op, next } = *program.node(at);
            at = match op {
                Op::If(test, then, otherwise) if otherwise.is_none() => {
                    when.push(test);
                    then
                }
                Op::Run(list) => list,
                Op::Do(act) if next.is_none() => return Some(Line { when, act }),
                _ => return None,
            };
            if !next.is_none() {
                return None;
            }
        }
    }
}
