//! Campaign sheets (RF-17): what is written down about games against NPCs.
//!
//! A game knows its own sheet. Names, dates, notes and the renown of a player over all games are
//! known to whoever keeps accounts.

mod printing;

use crate::content::content;
use crate::kinds::{Guild, Kind, Npc, cards, guilds};
use crate::setup::Setup;
use crate::state::{Phase, RiseAndFall};
use engine::{Seat, Sheet};
use serde::{Deserialize, Serialize};

/// What is printed about one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameSheet {
    /// The id of a World card, or `built` or `generated`.
    pub world: String,
    /// By player.
    pub guilds: Vec<Vec<Guild>>,
    pub independence: u8,
    pub objective: String,
    pub objective_level: u8,
    pub imposed: Vec<Kind>,
    /// With their levels.
    pub npcs: Vec<(Npc, u8)>,
    pub difficulty: u32,
    /// What a win brings to each player.
    pub renown_each: u32,
    /// Declared before the game (RF-17.4).
    pub hardcore: bool,
    /// Points of players, then of NPCs; empty if an NPC took an imposed trophy (RF-17.5).
    pub points: Vec<i32>,
    pub won: bool,
}

/// The difficulty shared among the players, rounded up (RF-17.2).
fn share(difficulty: u32, players: u8) -> u32 {
    difficulty.div_ceil(u32::from(players.max(1)))
}

/// What a game brings to each player (RF-17.2, RF-17.4).
pub fn renown(difficulty: u32, players: u8, won: bool, hardcore: bool) -> i64 {
    let share = i64::from(share(difficulty, players));
    match (won, hardcore) {
        (true, _) => share,
        (false, true) => -share,
        (false, false) => 0,
    }
}

impl GameSheet {
    /// The sheet of a finished game; nothing for games without NPCs (RF-17.1).
    pub fn of(table: &RiseAndFall, setup: &Setup) -> Option<GameSheet> {
        if !table.has_npcs() || table.phase != Phase::Over {
            return None;
        }
        let objective = content().npcs.objectives.get(table.npcs.objective as usize)?;
        let points = |seat: Seat| table.score_of(seat).total;
        let difficulty = table.difficulty();
        let scored = !table.npcs.lost;
        Some(GameSheet {
            world: table.world_card().map_or_else(|| setup.world.clone(), str::to_string),
            guilds: table.players().map(|seat| guilds(table.civ(seat).guilds).collect()).collect(),
            independence: table.npcs.independence,
            objective: objective.id.clone(),
            objective_level: table.npcs.objective_level,
            imposed: cards(table.npcs.imposed).collect(),
            npcs: table
                .npc_seats()
                .map(|seat| (table.npc(seat).who, table.npc(seat).level))
                .collect(),
            difficulty,
            renown_each: share(difficulty, table.seats),
            hardcore: setup.hardcore,
            points: if scored { table.all_civs().map(points).collect() } else { Vec::new() },
            won: table.players_win(),
        })
    }
}

impl RiseAndFall {
    pub(crate) fn campaign_sheet(&self, setup: &Setup) -> Option<Sheet> {
        let details = GameSheet::of(self, setup)?;
        Some(Sheet {
            won: details.won,
            difficulty: details.difficulty,
            renown: renown(details.difficulty, self.seats, details.won, details.hardcore),
            details: serde_json::to_value(&details).ok()?,
        })
    }

    /// The World card this World was laid from, whatever Tales put on it.
    pub fn world_card(&self) -> Option<&'static str> {
        let tiles = &self.world.tiles;
        let same = |card: &&crate::content::ReadyWorld| {
            card.tiles.len() == tiles.len()
                && card.tiles.iter().zip(tiles).all(|(&(kind, at, turn), tile)| {
                    (tile.kind, tile.at, tile.turn) == (kind, at, turn)
                })
        };
        content().worlds.iter().find(same).map(|card| card.id.as_str())
    }
}
