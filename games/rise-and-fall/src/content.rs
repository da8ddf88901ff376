//! Component tables as the rules use them: read once from `content/*.toml`, then constant.
//!
//! Rules never read TOML; they read these flat values. `tables` turns the files into them and
//! reports every mistake.

mod npc;
mod npc_cards;
mod tables;

pub use npc::{Near, NpcCiv, NpcTables, Objective, Owner, Place, Power, StartPiece, StartRow};
pub use npc_cards::{Act, AiCard, Line, Priced, Priority, Target, Test};

use crate::hex::Hex;
use crate::kinds::{Guild, Kind, Level, Tale, Terrain, TileKind};
use crate::world::World;
use std::sync::{Arc, OnceLock};

/// Everything printed on components, for all games played by this process.
#[derive(Clone, Debug)]
pub struct Content {
    /// Points of one hex of a dominated Region, by terrain (RF-8.6).
    pub hex_points: [u8; 5],
    /// Indexed by [`TileKind`].
    pub tiles: [TileShape; 6],
    /// Indexed by civilizations less 2.
    pub boxes: [Box; 7],
    /// Indexed by [`Kind`].
    pub pieces: [Piece; Kind::COUNT],
    pub costs: Costs,
    /// Most Wood and Stone of one civilization (RF-6.2).
    pub limits: [u8; 2],
    /// Points of trophies, indexed by [`Kind`] (RF-8.4).
    pub trophies: [u8; Kind::COUNT],
    /// Price by trophies won less 1; the last one is kept beyond (RF-7.10).
    pub buy_back: Vec<u16>,
    /// Rounds without a trophy that end the game (RF-8.10).
    pub standstill: u8,
    pub worlds: Vec<ReadyWorld>,
    /// Indexed by [`Guild`].
    pub guilds: [GuildCard; Guild::COUNT],
    /// Indexed by [`Level`].
    pub handicaps: [Handicap; 4],
    pub tales: TaleTables,
    pub npcs: NpcTables,
}

/// The outline of a tile: its hexes seen from its anchor (RF-2.3).
#[derive(Clone, Debug, Default)]
pub struct TileShape {
    pub cells: Vec<(i8, i8)>,
    /// Turns that give different sets of hexes.
    pub orientations: u8,
}

/// What is used with a number of civilizations (RF-3.3, RF-3.6, RF-3.11).
#[derive(Clone, Debug, Default)]
pub struct Box {
    pub gold: u16,
    pub wood: u8,
    pub stone: u8,
    pub start: Vec<Hex>,
    /// By terrain, starting Sea tiles not counted.
    pub tiles: [u8; 5],
}

/// A kind of piece (RF-1.2).
#[derive(Clone, Copy, Debug, Default)]
pub struct Piece {
    pub count: u8,
    /// Development points by pieces in the World less 1 (RF-8.5).
    pub points: [u8; 8],
}

/// What is paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    pub gold: u8,
    pub wood: u8,
    pub stone: u8,
}

/// Prices, incomes and ranges of the actions (RF-6).
#[derive(Clone, Copy, Debug, Default)]
pub struct Costs {
    pub nomad_city: Cost,
    pub nomad_temple: Cost,
    pub nomad_ship: Cost,
    pub grow: Cost,
    pub educate_merchant: Cost,
    pub educate_mountaineer: Cost,
    pub ship_temple: Cost,
    pub ship_city: Cost,
    pub land_nomad: Cost,
    pub land_merchant: Cost,
    pub mountaineer_city: Cost,
    pub merchant_ship: Cost,
    /// Gold by kind of unit; 0 for buildings, which are not converted.
    pub conversion: [u8; Kind::COUNT],
    /// Gold by terrain of the City.
    pub taxes: [u8; 5],
    pub ship_trade: u8,
    pub tithe: u8,
    pub merchant_opposing: u8,
    pub merchant_own: u8,
    pub merchant_bank: u8,
    pub mountaineer_range: u8,
    pub merchant_range: u8,
}

/// A World that needs no building (RF-3.10).
#[derive(Clone, Debug)]
pub struct ReadyWorld {
    pub id: String,
    pub civilizations: u8,
    pub tiles: Vec<(TileKind, Hex, u8)>,
    /// Sizes of its Regions by terrain, largest first.
    pub regions: [Vec<u16>; 4],
    /// The World of these tiles, once somebody asked for it.
    pub(crate) laid: OnceLock<Option<Arc<World>>>,
}

/// A Guild card (RF-10).
#[derive(Clone, Copy, Debug, Default)]
pub struct GuildCard {
    pub gold: u8,
    pub points: u8,
    pub cap: u8,
    /// Usable in solo and cooperative games.
    pub solo: bool,
}

/// What a player of some experience does with the three cards dealt (RF-11).
#[derive(Clone, Copy, Debug, Default)]
pub struct Handicap {
    pub keeps: u8,
    pub receives: u8,
}

/// Everything about Tales (RF-12).
#[derive(Clone, Debug)]
pub struct TaleTables {
    /// Indexed by [`Tale`].
    pub cards: [TaleCard; Tale::COUNT],
    /// Up to so many players, so many must recycle (RF-12.5).
    pub thresholds: Vec<(u8, u8)>,
    /// The Majestic Bridge, by terrain (RF-12.24).
    pub bridge: [Cost; 5],
    /// Wood for a Ship built in a Port (RF-12.26).
    pub launch: u8,
    /// The hexes around the Volcano, and those its lava points at (RF-12.42).
    pub ring: [(i8, i8); 9],
    pub pointed: [u8; 3],
}

/// A Tale card.
#[derive(Clone, Copy, Debug, Default)]
pub struct TaleCard {
    pub cost: Cost,
    /// Gold more for each one in the World.
    pub step: u8,
    pub income: u8,
    pub points: u8,
    /// Points of its trophy.
    pub trophy: u8,
    pub reach: u8,
    pub amount: u8,
    /// The layer that has one tile less (RF-3.6).
    pub removes: Option<Terrain>,
}

impl Content {
    #[inline]
    pub fn tile(&self, kind: TileKind) -> &TileShape {
        &self.tiles[kind as usize]
    }
    /// What a number of civilizations uses; 2 to 8.
    pub fn box_of(&self, civilizations: u8) -> &Box {
        &self.boxes[civilizations.clamp(2, 8) as usize - 2]
    }
    #[inline]
    pub fn guild(&self, guild: Guild) -> &GuildCard {
        &self.guilds[guild as usize]
    }
    #[inline]
    pub fn tale(&self, tale: Tale) -> &TaleCard {
        &self.tales.cards[tale as usize]
    }
    /// Players who must recycle for a Fantastic Event (RF-12.5).
    pub fn event_threshold(&self, players: u8) -> u32 {
        let row = self.tales.thresholds.iter().find(|(most, _)| players <= *most);
        row.map_or(u32::MAX, |(_, recyclers)| u32::from(*recyclers))
    }
    pub fn handicap(&self, level: Level) -> Handicap {
        self.handicaps[level as usize]
    }
    pub fn world(&self, id: &str) -> Option<&ReadyWorld> {
        self.worlds.iter().find(|world| world.id == id)
    }
    /// Price of a card in decline when this many trophies are won (RF-7.10).
    pub fn price(&self, trophies: u8) -> u16 {
        let last = self.buy_back.len() - 1;
        self.buy_back[(trophies.max(1) as usize - 1).min(last)]
    }
}

engine::tables!(
    Content,
    tables::read,
    [
        "bank.toml",
        "guilds.toml",
        "npc-cards.toml",
        "npc.toml",
        "objectives.toml",
        "pieces.toml",
        "tales.toml",
        "terrain.toml",
        "trophies.toml",
        "worlds.toml",
    ],
    texts {
        "objectives.toml" { objective: "objective-*" }
        "worlds.toml" { world: "world-*" }
    }
);
