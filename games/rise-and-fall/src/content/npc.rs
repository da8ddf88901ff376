//! Non-player civilizations as tables: what they start with, their powers, their cards (RF-14, RF-15).

use super::AiCard;
use crate::kinds::{Kind, Npc, Terrain};
use engine::content::{Subset, Within};
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
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Power {
    ConvertRange {
        piece: Kind,
        range: Within<1, 4>,
    },
    /// Its pieces of these kinds cannot be converted.
    Immune {
        pieces: Subset<Kind>,
    },
    /// Its pieces on these terrains cannot be converted.
    ImmuneOn {
        terrain: Subset<Terrain>,
    },
    /// Each such piece counts so often in Regions of this terrain.
    Weight {
        piece: Kind,
        terrain: Terrain,
        times: Within<1, 9>,
    },
    /// Points of a hex in dominated Regions of this terrain.
    RegionPoints {
        terrain: Terrain,
        points: u8,
    },
    /// Such pieces count so often for Development.
    Development {
        piece: Kind,
        times: u8,
    },
    /// Stolen with each attack: what the NPC has least of.
    Loot {
        tokens: Within<1, 5>,
    },
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Place {
    #[serde(default)]
    pub terrain: Subset<Terrain>,
    #[serde(default)]
    pub coastal: Option<bool>,
    #[serde(default)]
    pub region: Option<Largest>,
    #[serde(default)]
    pub near: Option<Near>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Largest {
    Largest,
}

/// Pieces of an owner, or a terrain, on an adjacent hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Near {
    #[serde(default)]
    pub owner: Owner,
    #[serde(default)]
    pub pieces: Subset<Kind>,
    #[serde(default)]
    pub terrain: Subset<Terrain>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    Player,
    Friendly,
    #[default]
    Any,
}

/// An Objective card (RF-14.4).
#[derive(Clone, Debug)]
pub struct Objective {
    pub id: String,
    /// By level less 1: trophies that end the game, and those imposed.
    pub levels: [(u8, Vec<Kind>); 3],
}
