//! Campaign sheets (RF-17): what is written down about games against NPCs, and how it is printed.
//!
//! A game knows its own sheet. Dates, names and the renown of a player over all games are known to
//! whoever keeps accounts.

use crate::content::content;
use crate::describe::{guild_key, npc_key, piece_key};
use crate::kinds::{Guild, Kind, Npc, cards, guilds};
use crate::state::{Phase, RiseAndFall};
use engine::{Message, Seat, Sheet};
use serde::{Deserialize, Serialize};

/// What is printed about one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameSheet {
    /// The ready World it was played on; nothing for Worlds laid or generated for this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub world: Option<String>,
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

/// What a game brings to each player (RF-17.2, RF-17.4).
pub fn renown(difficulty: u32, players: u8, won: bool, hardcore: bool) -> i64 {
    let share = i64::from(difficulty.div_ceil(u32::from(players.max(1))));
    match (won, hardcore) {
        (true, _) => share,
        (false, true) => -share,
        (false, false) => 0,
    }
}

impl RiseAndFall {
    /// Nothing while the game goes on, and for games without NPCs (RF-17.1).
    pub(crate) fn campaign_sheet(&self) -> Option<Sheet> {
        let details = GameSheet::of(self)?;
        Some(Sheet {
            won: details.won,
            difficulty: details.difficulty,
            renown: renown(details.difficulty, self.seats, details.won, details.hardcore),
            details: serde_json::to_value(&details).ok()?,
        })
    }

    fn ready_world(&self) -> Option<&'static str> {
        let laid = &self.world.tiles;
        let same = |tiles: &[(_, _, _)]| {
            tiles.iter().all(|&(kind, at, turn)| {
                laid.iter().any(|tile| (tile.kind, tile.at, tile.turn) == (kind, at, turn))
            })
        };
        let world = content().worlds.iter().find(|world| same(&world.tiles));
        world.map(|world| world.id.as_str())
    }
}

impl GameSheet {
    /// The sheet of a finished game against NPCs.
    pub fn of(table: &RiseAndFall) -> Option<GameSheet> {
        if !table.has_npcs() || table.phase != Phase::Over {
            return None;
        }
        let objective = content().npcs.objectives.get(table.npcs.objective as usize)?;
        let points = |seat: Seat| table.score_of(seat).total;
        let difficulty = table.difficulty();
        let scored = !table.npcs.lost;
        Some(GameSheet {
            world: table.ready_world().map(str::to_owned),
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
            renown_each: difficulty.div_ceil(u32::from(table.seats.max(1))),
            hardcore: table.npcs.hardcore,
            points: if scored { table.all_civs().map(points).collect() } else { Vec::new() },
            won: table.players_win(),
        })
    }

    /// The sheet as lines for printing; words come from the catalogues through `say`.
    pub fn printed(&self, players: &[String], say: &dyn Fn(&Message) -> String) -> Vec<String> {
        let name = |key: String| say(&Message::new(key));
        let all = |keys: Vec<String>| keys.into_iter().map(name).collect::<Vec<_>>().join(", ");
        let player = |at: usize| players.get(at).cloned().unwrap_or_default();
        let world = match &self.world {
            Some(world) => format!("world-{world}"),
            None => "sheet-own-world".into(),
        };
        let mut lines = vec![say(&Message::new("sheet-world").name("world", world))];
        for (at, held) in self.guilds.iter().enumerate() {
            let held = all(held.iter().map(|guild| guild_key(*guild)).collect());
            let line = Message::new("sheet-player").text("player", player(at)).text("guilds", held);
            lines.push(say(&line));
        }
        lines.push(say(&Message::new("sheet-independence").number("level", self.independence)));
        let imposed = all(self.imposed.iter().map(|kind| piece_key(*kind)).collect());
        lines.push(say(&Message::new("sheet-objective")
            .name("objective", format!("objective-{}", self.objective))
            .number("level", self.objective_level)
            .text("imposed", imposed)));
        for (npc, level) in &self.npcs {
            let line = Message::new("sheet-npc").name("npc", npc_key(*npc));
            lines.push(say(&line.number("level", *level)));
        }
        lines.push(say(&Message::new("sheet-difficulty")
            .number("difficulty", self.difficulty)
            .number("players", self.guilds.len() as i64)
            .number("renown", self.renown_each)));
        if self.hardcore {
            lines.push(say(&Message::new("sheet-hardcore")));
        }
        for (at, points) in self.points.iter().enumerate() {
            let line = match at.checked_sub(self.guilds.len()).and_then(|npc| self.npcs.get(npc)) {
                Some((npc, _)) => Message::new("sheet-points").text("who", name(npc_key(*npc))),
                None => Message::new("sheet-points").text("who", player(at)),
            };
            lines.push(say(&line.number("points", *points)));
        }
        lines.push(say(&Message::new(if self.won { "sheet-won" } else { "sheet-lost" })));
        lines
    }
}
