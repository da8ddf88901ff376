//! Campaign sheets (RF-17): what is written down about games against NPCs, and how it is printed.
//!
//! Sheets are plain data: whoever keeps accounts keeps them too.

use crate::content::content;
use crate::describe::{guild_key, npc_key, piece_key};
use crate::kinds::{Guild, Kind, Npc, cards, guilds};
use crate::state::{Phase, RiseAndFall};
use engine::{Message, Seat};
use serde::{Deserialize, Serialize};

/// The sheet of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameSheet {
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
    pub game: String,
    pub date: String,
    pub difficulty: u32,
    pub players: u8,
    /// What this game brought, below 0 for a lost hardcore game.
    pub renown: i64,
    pub won: bool,
    /// The sum so far (RF-17.3).
    pub total: i64,
}

/// What a game brings to each player (RF-17.2, RF-17.4).
pub fn renown(difficulty: u32, players: u8, won: bool, hardcore: bool) -> i64 {
    let share = i64::from(difficulty.div_ceil(u32::from(players.max(1))));
    match (won, hardcore) {
        (true, _) => share,
        (false, true) => -share,
        (false, false) => 0,
    }
}

impl GameSheet {
    /// The sheet of a table, as far as it is played; nothing for games without NPCs (RF-17.1).
    pub fn of(
        table: &RiseAndFall,
        world: &str,
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
            world: world.into(),
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
            renown_each: difficulty.div_ceil(u32::from(table.seats)),
            hardcore: false,
            points: if scored { table.all_civs().map(points).collect() } else { Vec::new() },
            won: over.then(|| table.players_win()),
            notes: String::new(),
        })
    }

    /// The sheet as text for printing; words come from the catalogues through `say`.
    pub fn printed(&self, say: &dyn Fn(&Message) -> String) -> String {
        let name = |key: String| say(&Message::new(key));
        let all = |keys: Vec<String>| keys.into_iter().map(name).collect::<Vec<_>>().join(", ");
        let mut lines = vec![say(&Message::new("sheet-title")
            .text("world", self.world.as_str())
            .text("date", self.date.as_str()))];
        for (at, player) in self.players.iter().enumerate() {
            let held = self.guilds.get(at).cloned().unwrap_or_default();
            let held = all(held.into_iter().map(guild_key).collect());
            lines.push(say(&Message::new("sheet-player")
                .text("player", player.as_str())
                .text("guilds", held)));
        }
        lines.push(say(&Message::new("sheet-independence").number("level", self.independence)));
        let imposed = all(self.imposed.iter().map(|kind| piece_key(*kind)).collect());
        lines.push(say(&Message::new("sheet-objective")
            .name("objective", format!("objective-{}", self.objective))
            .number("level", self.objective_level)
            .text("imposed", imposed)));
        for (npc, level) in &self.npcs {
            lines.push(say(&Message::new("sheet-npc")
                .name("npc", npc_key(*npc))
                .number("level", *level)));
        }
        lines.push(say(&Message::new("sheet-difficulty")
            .number("difficulty", self.difficulty)
            .number("players", self.players.len() as i64)
            .number("renown", self.renown_each)));
        if self.hardcore {
            lines.push(say(&Message::new("sheet-hardcore")));
        }
        if !self.points.is_empty() {
            let points: Vec<String> = self.points.iter().map(i32::to_string).collect();
            lines.push(say(&Message::new("sheet-points").text("points", points.join(" / "))));
        }
        if let Some(won) = self.won {
            lines.push(say(&Message::new(if won { "sheet-won" } else { "sheet-lost" })));
        }
        if !self.notes.is_empty() {
            lines.push(self.notes.clone());
        }
        lines.join("\n") + "\n"
    }
}

impl PlayerSheet {
    /// Adds a finished game and returns the new sum (RF-17.3).
    pub fn add(&mut self, game: &GameSheet) -> i64 {
        let won = game.won.unwrap_or(false);
        let players = game.players.len().clamp(1, 8) as u8;
        let renown = renown(game.difficulty, players, won, game.hardcore);
        let total = self.lines.last().map_or(0, |line| line.total) + renown;
        self.lines.push(PlayerLine {
            game: game.world.clone(),
            date: game.date.clone(),
            difficulty: game.difficulty,
            players,
            renown,
            won,
            total,
        });
        total
    }

    /// The sheet as text for printing.
    pub fn printed(&self, say: &dyn Fn(&Message) -> String) -> String {
        let title = say(&Message::new("sheet-of-player").text("player", self.player.as_str()));
        let line = |line: &PlayerLine| {
            say(&Message::new(if line.won { "sheet-line-won" } else { "sheet-line-lost" })
                .text("game", line.game.as_str())
                .text("date", line.date.as_str())
                .number("difficulty", line.difficulty)
                .number("players", line.players)
                .number("renown", line.renown)
                .number("total", line.total))
        };
        let lines = self.lines.iter().map(line);
        std::iter::once(title).chain(lines).collect::<Vec<_>>().join("\n") + "\n"
    }
}
