//! The rows of `content/*.toml` as they are written.

use super::super::npc;
use super::super::{AiCard, Cost};
use crate::kinds::{Guild, Kind, Level, Npc, Tale, Terrain, TileKind};
use serde::Deserialize;

/// Where a number comes from. Every entry says so.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(in crate::content) enum Source {
    /// The text of the rulebook.
    Rulebook,
    /// Public material: the rulebook has only a picture, or nothing.
    Public,
    /// Our decision.
    House,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TerrainFile {
    pub(super) terrain: Vec<TerrainRow>,
    pub(super) tile: Vec<TileRow>,
    pub(super) tiles: Vec<CountRow>,
    pub(super) start: Vec<StartRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TerrainRow {
    pub(super) id: Terrain,
    pub(super) level: u8,
    pub(super) points: u8,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileRow {
    pub(super) id: TileKind,
    pub(super) terrain: Terrain,
    #[serde(rename = "box")]
    pub(super) _box: u8,
    pub(super) orientations: u8,
    pub(super) cells: Vec<(i8, i8)>,
    #[serde(rename = "source")]
    pub(super) _source: Source,
    #[serde(rename = "cells_source")]
    pub(super) _cells_source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CountRow {
    pub(super) civilizations: u8,
    pub(super) sea: u8,
    pub(super) plain: u8,
    pub(super) forest: u8,
    pub(super) mountain: u8,
    pub(super) glacier: u8,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartRow {
    pub(super) civilizations: u8,
    pub(super) anchors: Vec<(i8, i8)>,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BankFile {
    pub(super) bank: Vec<BankRow>,
    pub(super) limits: Limits,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BankRow {
    pub(super) civilizations: u8,
    pub(super) gold: u16,
    pub(super) wood: u8,
    pub(super) stone: u8,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Limits {
    pub(super) wood: u8,
    pub(super) stone: u8,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PiecesFile {
    pub(super) piece: Vec<PieceRow>,
    pub(super) cost: Vec<CostRow>,
    pub(super) conversion: Conversion,
    pub(super) taxes: Taxes,
    pub(super) income: Income,
    pub(super) range: Ranges,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PieceRow {
    pub(super) id: Kind,
    pub(super) count: u8,
    pub(super) points: Vec<u8>,
    #[serde(rename = "source")]
    pub(super) _source: Source,
    #[serde(rename = "points_source")]
    pub(super) _points_source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CostRow {
    pub(super) action: String,
    pub(super) gold: u8,
    pub(super) wood: u8,
    pub(super) stone: u8,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Conversion {
    pub(super) nomad: u8,
    pub(super) mountaineer: u8,
    pub(super) merchant: u8,
    pub(super) ship: u8,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Taxes {
    pub(super) plain: u8,
    pub(super) forest: u8,
    pub(super) mountain: u8,
    pub(super) glacier: u8,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Income {
    pub(super) ship_trade: u8,
    pub(super) tithe: u8,
    pub(super) merchant_opposing: u8,
    pub(super) merchant_own: u8,
    pub(super) merchant_bank: u8,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ranges {
    pub(super) mountaineer: u8,
    pub(super) merchant: u8,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TrophiesFile {
    pub(super) trophy: Vec<TrophyRow>,
    pub(super) buy_back: Vec<PriceRow>,
    pub(super) standstill: Standstill,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Standstill {
    pub(super) rounds: u8,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TrophyRow {
    pub(super) piece: Kind,
    pub(super) points: u8,
    #[serde(rename = "source")]
    pub(super) _source: Source,
    #[serde(rename = "points_source")]
    pub(super) _points_source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PriceRow {
    pub(super) trophies: u8,
    pub(super) gold: u16,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WorldsFile {
    pub(super) world: Vec<WorldRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WorldRow {
    pub(super) id: String,
    pub(super) civilizations: u8,
    #[serde(rename = "source")]
    pub(super) _source: Source,
    pub(super) sea: Vec<(i8, i8)>,
    pub(super) plain: Vec<(i8, i8, u8)>,
    pub(super) forest: Vec<(i8, i8, u8)>,
    pub(super) mountain: Vec<(i8, i8, u8)>,
    pub(super) glacier: Vec<(i8, i8, u8)>,
    pub(super) regions: RegionSizes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RegionSizes {
    pub(super) sea: Vec<u16>,
    pub(super) plain: Vec<u16>,
    pub(super) forest: Vec<u16>,
    pub(super) mountain: Vec<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GuildsFile {
    pub(super) guild: Vec<GuildRow>,
    pub(super) handicap: Vec<HandicapRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GuildRow {
    pub(super) id: Guild,
    pub(super) rule: String,
    pub(super) solo: bool,
    #[serde(default)]
    pub(super) gold: u8,
    #[serde(default)]
    pub(super) points: u8,
    #[serde(default)]
    pub(super) cap: u8,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HandicapRow {
    pub(super) id: Level,
    pub(super) keeps: u8,
    pub(super) receives: u8,
    pub(super) passes: u8,
    #[serde(rename = "rule")]
    pub(super) _rule: String,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TalesFile {
    pub(super) threshold: Vec<ThresholdRow>,
    pub(super) tale: Vec<TaleRow>,
    pub(super) bridge: BridgeRow,
    pub(super) launch: LaunchRow,
    pub(super) lava: LavaRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ThresholdRow {
    pub(super) players: u8,
    pub(super) recyclers: u8,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TaleRow {
    pub(super) number: u8,
    pub(super) id: Tale,
    pub(super) rule: String,
    #[serde(default)]
    pub(super) gold: u8,
    #[serde(default)]
    pub(super) wood: u8,
    #[serde(default)]
    pub(super) stone: u8,
    #[serde(default)]
    pub(super) step: u8,
    #[serde(default)]
    pub(super) income: u8,
    #[serde(default)]
    pub(super) points: u8,
    #[serde(default)]
    pub(super) trophy: u8,
    #[serde(default)]
    pub(super) reach: u8,
    #[serde(default)]
    pub(super) amount: u8,
    #[serde(default)]
    pub(super) removes: Option<Terrain>,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BridgeRow {
    pub(super) plain: Tokens,
    pub(super) forest: Tokens,
    pub(super) mountain: Tokens,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tokens {
    pub(super) wood: u8,
    pub(super) stone: u8,
}

impl From<Tokens> for Cost {
    fn from(Tokens { wood, stone }: Tokens) -> Cost {
        Cost { gold: 0, wood, stone }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LaunchRow {
    pub(super) wood: u8,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LavaRow {
    pub(super) ring: Vec<(i8, i8)>,
    pub(super) pointed: Vec<u8>,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NpcFile {
    pub(super) npc: Vec<NpcRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NpcRow {
    pub(super) id: Npc,
    pub(super) goods: Goods,
    pub(super) power: Vec<PowerRow>,
    pub(super) setup: Vec<StartPieceRow>,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Goods {
    pub(super) gold: u8,
    pub(super) wood: u8,
    pub(super) stone: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PowerRow {
    pub(super) from_level: u8,
    pub(super) power: String,
    pub(super) piece: Option<Kind>,
    #[serde(default)]
    pub(super) pieces: Vec<Kind>,
    #[serde(default)]
    pub(super) terrain: OneOrMore,
    pub(super) value: Option<u8>,
    pub(super) amount: Option<u8>,
    #[serde(rename = "resource")]
    pub(super) _resource: Option<String>,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Clone, Deserialize)]
#[serde(untagged)]
pub(in crate::content) enum OneOrMore {
    One(Terrain),
    More(Vec<Terrain>),
}

impl Default for OneOrMore {
    fn default() -> OneOrMore {
        OneOrMore::More(Vec::new())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartPieceRow {
    pub(super) order: u8,
    pub(super) piece: Kind,
    pub(super) left: Vec<npc::StartRow>,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsFile {
    pub(super) card: Vec<AiCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ObjectivesFile {
    pub(super) objective: Vec<ObjectiveRow>,
    pub(super) independence: Vec<IndependenceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ObjectiveRow {
    pub(super) id: String,
    pub(super) levels: Vec<ObjectiveLevel>,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ObjectiveLevel {
    pub(super) level: u8,
    pub(super) trophies_to_end: u8,
    pub(super) imposed: Vec<Kind>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct IndependenceRow {
    pub(super) level: u8,
    pub(super) keeps: u8,
    #[serde(rename = "source")]
    pub(super) _source: Source,
}
