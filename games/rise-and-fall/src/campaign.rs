//! Campaign sheets (RF-17): what is written down about games against NPCs.
//!
//! Sheets are plain data. Whoever keeps accounts keeps the sheet of each finished game with each
//! of its players; the sheet of a player is made from them.

mod printing;

use crate::content::content;
use crate::kinds::{Guild, Kind, Npc, cards, guilds};
use crate::setup::Setup;
use crate::state::{Phase, RiseAndFall};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// The sheet of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameSheet {
    /// What the players call this game; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The id of a World card, or `built` or `generated`.
    pub world: String,
    pub date: String,
    pub players: Vec<String>,
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
    #[serde(default)]
    pub hardcore: bool,
    /// Points of players, then of NPCs; empty if an NPC took an imposed trophy (RF-17.5).
    #[serde(default)]
    pub points: Vec<i32>,
    /// Nothing while the game goes on.
    #[serde(default)]
    pub won: Option<bool>,
    #[serde(default)]
    pub notes: String,
}

/// The sheet of one player: a line for each game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerSheet {
    pub player: String,
    pub lines: Vec<PlayerLine>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerLine {
    /// What the game was called; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    pub world: String,
    pub date: String,
    pub difficulty: u32,
    pub players: u8,
    /// What a win brings to each player.
    pub renown_each: u32,
    pub won: bool,
    #[serde(default)]
    pub hardcore: bool,
    /// What this game brought, below 0 for a lost hardcore game.
    pub renown: i64,
    /// The sum so far (RF-17.3).
    pub total: i64,
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

/// The difficulty shared among the players, rounded up (RF-17.2).
fn share(difficulty: u32, players: u8) -> u32 {
    difficulty.div_ceil(u32::from(players.max(1)))
}

impl GameSheet {
    /// The sheet of a table, as far as it is played; nothing for games without NPCs (RF-17.1).
    pub fn of(
        table: &RiseAndFall,
        setup: &Setup,
        name: &str,
        date: &str,
        players: &[String],
    ) -> Option<GameSheet> {
        if !table.has_npcs() {
            return None;
        }
        let over = table.phase == Phase::Over;
        let objective = content().npcs.objectives.get(table.npcs.objective as usize)?;
        let scored = over && !table.npcs.lost;
        let points = |seat: Seat| table.score_of(seat).total;
        let difficulty = table.difficulty();
        Some(GameSheet {
            name: name.into(),
            world: table.world_card().map_or_else(|| setup.world.clone(), str::to_string),
            date: date.into(),
            players: players.to_vec(),
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
            won: over.then(|| table.players_win()),
            notes: String::new(),
        })
    }
}

impl PlayerSheet {
    /// The sheet of a player from all its games, oldest first; those that go on are left out.
    pub fn of<'a>(player: &str, games: impl IntoIterator<Item = &'a GameSheet>) -> PlayerSheet {
        let mut sheet = PlayerSheet { player: player.into(), lines: Vec::new() };
        for game in games {
            sheet.add(game);
        }
        sheet
    }

    /// All renown won so far (RF-17.3).
    pub fn total(&self) -> i64 {
        self.lines.last().map_or(0, |line| line.total)
    }

    /// Adds a finished game and returns the new sum; a game that goes on changes nothing.
    pub fn add(&mut self, game: &GameSheet) -> i64 {
        let Some(won) = game.won else { return self.total() };
        let players = game.players.len().clamp(1, 8) as u8;
        let renown = renown(game.difficulty, players, won, game.hardcore);
        let total = self.total().saturating_add(renown);
        self.lines.push(PlayerLine {
            name: game.name.clone(),
            world: game.world.clone(),
            date: game.date.clone(),
            difficulty: game.difficulty,
            players,
            renown_each: share(game.difficulty, players),
            won,
            hardcore: game.hardcore,
            renown,
            total,
        });
        total
    }
}

impl RiseAndFall {
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
