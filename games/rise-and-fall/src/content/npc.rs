//! Non-player civilizations as tables: what they start with, their powers, their cards (RF-14, RF-15).

use crate::kinds::{Kind, Npc, Resource, Terrain};
use serde::{Deserialize, Serialize};

/// Everything about solo and cooperative games.
#[derive(Clone, Debug, Default)]
pub struct NpcTables {
    /// Indexed by [`Npc`].
    pub civilizations: [NpcCiv; Npc::COUNT],
    /// In the order of the table; an NPC knows its cards by their places here.
    pub cards: Vec<AiCard>,
    pub objectives: Vec<Objective>,
    /// Guild cards kept, by level of independence less 1 (RF-14.3).
    pub independence: [u8; 3],
}

impl NpcTables {
    /// The cards of an NPC up to a level, by their places in the table (RF-14.2).
    pub fn cards_of(&self, npc: Npc, level: u8) -> impl Iterator<Item = usize> {
        let of = move |card: &AiCard| card.npc == npc && card.level <= level;
        self.cards.iter().enumerate().filter(move |(_, card)| of(card)).map(|(at, _)| at)
    }
}

/// A non-player civilization.
#[derive(Clone, Debug, Default)]
pub struct NpcCiv {
    pub gold: u8,
    pub wood: u8,
    pub stone: u8,
    pub powers: Vec<(u8, Power)>,
    pub setup: Vec<StartPiece>,
}

/// What an NPC always can (RF-15.40).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Power {
    ConvertRange(Kind, u8),
    Immune(Vec<Kind>),
    ImmuneOn(Vec<Terrain>),
    /// Each such piece counts so often in Regions of this terrain.
    Weight(Kind, Terrain, u8),
    /// Points of a hex in dominated Regions of this terrain.
    RegionPoints(Terrain, u8),
    Development(Kind, u8),
    /// Tokens stolen with each attack.
    Loot(u8),
}

/// One of the three pieces an NPC starts with (RF-14.30).
#[derive(Clone, Debug)]
pub struct StartPiece {
    pub piece: Kind,
    /// By the first die, 1 to 6.
    pub rows: Vec<StartRow>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartRow {
    pub roll: Vec<u8>,
    pub place: Place,
    #[serde(default)]
    pub right: Vec<RightRow>,
}

/// What a second die adds.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RightRow {
    pub roll: Vec<u8>,
    pub place: Place,
    #[serde(default, rename = "source")]
    _source: Option<String>,
}

/// Where a piece is put, or what an option is like (RF-14.30, RF-15.32). What is not said does not
/// matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Place {
    #[serde(default)]
    pub terrain: Vec<Terrain>,
    #[serde(default)]
    pub coastal: Option<bool>,
    #[serde(default)]
    pub region: Option<Largest>,
    #[serde(default)]
    pub near: Option<Near>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Largest {
    Largest,
}

/// Pieces of an owner, or a terrain, on an adjacent hex.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Near {
    #[serde(default)]
    pub owner: Owner,
    #[serde(default)]
    pub pieces: Vec<Kind>,
    #[serde(default)]
    pub terrain: Vec<Terrain>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Owner {
    Player,
    Friendly,
    #[default]
    Any,
}

/// A card of an NPC (RF-15.1).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AiCard {
    pub npc: Npc,
    pub piece: Kind,
    pub level: u8,
    #[serde(rename = "line")]
    pub lines: Vec<Line>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Line {
    #[serde(default)]
    pub when: Vec<Test>,
    #[serde(rename = "do")]
    pub act: Act,
    /// What is liked best comes first (RF-15.5).
    #[serde(default)]
    pub priority: Vec<Place>,
    #[serde(rename = "source", skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    _source: engine::content::Source,
}

/// A bound: fewer than, at least, or exactly.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
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
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Test {
    #[serde(rename_all = "kebab-case")]
    Controls {
        piece: Kind,
        less: Option<u16>,
        at_least: Option<u16>,
        exactly: Option<u16>,
    },
    #[serde(rename_all = "kebab-case")]
    AdjacentFriendly {
        piece: Kind,
        less: Option<u16>,
        at_least: Option<u16>,
        exactly: Option<u16>,
    },
    #[serde(rename_all = "kebab-case")]
    AdjacentPlayer {
        pieces: Vec<Kind>,
        cliffs: bool,
        less: Option<u16>,
        at_least: Option<u16>,
        exactly: Option<u16>,
    },
    On(Vec<Terrain>),
    Coastal(bool),
    #[serde(rename_all = "kebab-case")]
    Has {
        resource: Resource,
        less: Option<u16>,
        at_least: Option<u16>,
        exactly: Option<u16>,
    },
    Gold(Bound),
    RegionPlayerShips(Bound),
    #[serde(rename_all = "kebab-case")]
    RegionCoastalPlayer {
        piece: Kind,
        terrain: Terrain,
        less: Option<u16>,
        at_least: Option<u16>,
        exactly: Option<u16>,
    },
}

/// A kind of piece and gold, paid or gained.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Priced {
    pub piece: Kind,
    pub gold: u8,
}

/// What a line does (RF-15.20 to RF-15.31).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    Move {
        /// Steps; all of its Sea Region if none are named.
        range: Option<u8>,
        cliffs: bool,
        to: Vec<Target>,
    },
    Build {
        piece: Kind,
        /// Terrain of the acting piece; empty for any.
        #[serde(default)]
        on: Vec<Terrain>,
        /// Terrain of the adjacent hex it is built on; empty if it replaces the piece.
        #[serde(default)]
        beside: Vec<Terrain>,
        wood: u8,
        stone: u8,
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
        exclude: Vec<Kind>,
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
        terrain: Vec<Terrain>,
        gold: u8,
    },
    Convert {
        targets: Vec<Priced>,
    },
    Educate {
        into: Vec<Priced>,
        cliffs: bool,
    },
    Transform {
        into: Kind,
        gold: u8,
        beside: Vec<Terrain>,
    },
    Sell {
        gold: u8,
    },
    #[serde(rename_all = "kebab-case")]
    Attack {
        targets: Vec<Priced>,
        /// Anywhere in its Sea Region, not only beside it.
        #[serde(default)]
        region: bool,
        cliffs: bool,
        #[serde(default)]
        take_place: bool,
        #[serde(default)]
        steal: u8,
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
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Target {
    Piece {
        owner: Owner,
        pieces: Vec<Kind>,
    },
    Hex {
        #[serde(default)]
        terrain: Vec<Terrain>,
        coastal: Option<bool>,
        near: Option<Near>,
    },
    /// The largest one that is not dominated.
    Region {
        terrain: Vec<Terrain>,
    },
}

/// An Objective card (RF-14.4).
#[derive(Clone, Debug)]
pub struct Objective {
    pub id: String,
    /// By level less 1: trophies that end the game, and those imposed.
    pub levels: [(u8, Vec<Kind>); 3],
}
