//! A sheet for reading and printing. Words come from the catalogues through `say`.

use super::GameSheet;
use crate::content::content;
use crate::describe::{guild_key, npc_key, piece_key};
use engine::Message;

type Say<'a> = &'a dyn Fn(&Message) -> String;

fn label(say: Say<'_>, key: &str) -> String {
    say(&Message::new(format!("sheet-{key}")))
}

/// The name of a World card, or how the World came about.
fn world_name(say: Say<'_>, world: &str) -> String {
    let known = content().world(world).is_some();
    let ways = ["card", "built", "generated"];
    match (known, ways.contains(&world)) {
        (true, _) => say(&Message::new(format!("world-{world}"))),
        (false, true) => say(&Message::new(format!("option-world-{world}"))),
        (false, false) => world.to_string(),
    }
}

impl GameSheet {
    /// The sheet row by row, with the names of the players by seat.
    pub fn rows(&self, players: &[String], say: Say<'_>) -> Vec<(String, String)> {
        let name = |key: String| say(&Message::new(key));
        let listed = |keys: Vec<String>| {
            let names: Vec<String> = keys.into_iter().map(name).collect();
            if names.is_empty() { label(say, "none") } else { names.join(", ") }
        };
        let factor = |sign: &str, number: i64| format!("{sign} {number}");
        let with_points = |text: String, at: usize| match self.points.get(at) {
            Some(&points) => {
                let points = say(&Message::new("sheet-points").number("points", points));
                format!("{text} · {points}")
            }
            None => text,
        };
        let mut rows = Vec::new();
        rows.push((label(say, "world"), world_name(say, &self.world)));
        for (at, held) in self.guilds.iter().enumerate() {
            let held = listed(held.iter().map(|guild| guild_key(*guild)).collect());
            let player = players.get(at).cloned().unwrap_or_default();
            rows.push((player, with_points(held, at)));
        }
        rows.push((label(say, "independence"), factor("×", self.independence.into())));
        let objective = format!("objective-{}", self.objective);
        let imposed = listed(self.imposed.iter().map(|kind| piece_key(*kind)).collect());
        let count = self.imposed.len() as i64;
        let imposed =
            Message::new("sheet-imposed").text("trophies", imposed).number("count", count);
        rows.push((
            label(say, "objective"),
            format!(
                "{} {}, {}",
                name(objective),
                factor("×", self.objective_level.into()),
                say(&imposed)
            ),
        ));
        rows.push((label(say, "npcs"), factor("×", self.npcs.len() as i64)));
        for (at, (npc, level)) in self.npcs.iter().enumerate() {
            let level = factor("×", (*level).into());
            rows.push((name(npc_key(*npc)), with_points(level, self.guilds.len() + at)));
        }
        rows.push((label(say, "difficulty"), factor("=", self.difficulty.into())));
        rows.push((label(say, "players"), factor("÷", self.guilds.len() as i64)));
        rows.push((label(say, "renown"), factor("=", self.renown_each.into())));
        if self.hardcore {
            rows.push((label(say, "mode"), label(say, "hardcore")));
        }
        let result = if self.won { "won" } else { "lost" };
        rows.push((label(say, "result"), label(say, result)));
        rows
    }
}
