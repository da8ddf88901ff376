//! Sheets for paper: the same rows as plain text and as a page of HTML.
//!
//! Words come from the catalogues through `say`; what people wrote themselves is escaped.

use super::{GameSheet, PlayerSheet};
use crate::content::content;
use crate::describe::{guild_key, npc_key, piece_key};
use engine::Message;
use std::fmt::Write;

type Say<'a> = &'a dyn Fn(&Message) -> String;

/// A row of a sheet: what it is about, and what is written there.
type Row = (String, String);

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

/// A number with a true minus sign.
fn signed(number: i64) -> String {
    number.to_string().replace('-', "−")
}

impl GameSheet {
    /// The sheet as text for printing.
    pub fn printed(&self, say: Say<'_>) -> String {
        let mut text = label(say, "game") + "\n";
        for (about, what) in self.rows(say) {
            let line = Message::new("sheet-row").text("about", about).text("what", what);
            text += &say(&line);
            text.push('\n');
        }
        text
    }

    /// The sheet as a page for printing; `lang` is the language `say` speaks.
    pub fn page(&self, lang: &str, say: Say<'_>) -> String {
        let mut body = String::new();
        for (about, what) in self.rows(say) {
            let (about, what) = (escaped(&about), escaped(&what));
            let _ = writeln!(body, "<tr><th scope=\"row\">{about}</th><td>{what}</td></tr>");
        }
        page(lang, &label(say, "game"), &format!("<tbody>\n{body}</tbody>\n"))
    }

    fn rows(&self, say: Say<'_>) -> Vec<Row> {
        let name = |key: String| say(&Message::new(key));
        let listed = |keys: Vec<String>| {
            let names: Vec<String> = keys.into_iter().map(name).collect();
            if names.is_empty() { label(say, "none") } else { names.join(", ") }
        };
        let factor = |sign: &str, number: i64| format!("{sign} {}", signed(number));
        let with_points = |text: String, at: usize| match self.points.get(at) {
            Some(&points) => {
                let points = say(&Message::new("sheet-points").number("points", points));
                format!("{text} · {points}")
            }
            None => text,
        };
        let mut rows = Vec::new();
        if !self.name.is_empty() {
            rows.push((label(say, "name"), self.name.clone()));
        }
        rows.push((label(say, "world"), world_name(say, &self.world)));
        rows.push((label(say, "date"), self.date.clone()));
        for (at, player) in self.players.iter().enumerate() {
            let held = self.guilds.get(at).cloned().unwrap_or_default();
            let held = listed(held.into_iter().map(guild_key).collect());
            rows.push((player.clone(), with_points(held, at)));
        }
        rows.push((label(say, "independence"), factor("×", self.independence.into())));
        let objective = format!("objective-{}", self.objective);
        let imposed = listed(self.imposed.iter().map(|kind| piece_key(*kind)).collect());
        let imposed = Message::new("sheet-imposed").text("trophies", imposed);
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
            rows.push((name(npc_key(*npc)), with_points(level, self.players.len() + at)));
        }
        rows.push((label(say, "difficulty"), factor("=", self.difficulty.into())));
        rows.push((label(say, "players"), factor("÷", self.players.len() as i64)));
        rows.push((label(say, "renown"), factor("=", self.renown_each.into())));
        if self.hardcore {
            rows.push((label(say, "mode"), label(say, "hardcore")));
        }
        let result = match self.won {
            Some(true) => "won",
            Some(false) => "lost",
            None => "open",
        };
        rows.push((label(say, "result"), label(say, result)));
        if !self.notes.is_empty() {
            rows.push((label(say, "notes"), self.notes.clone()));
        }
        rows
    }
}

impl PlayerSheet {
    /// The sheet as text for printing.
    pub fn printed(&self, say: Say<'_>) -> String {
        let mut text = self.title(say) + "\n";
        for row in self.table(say) {
            text += &row.join(" | ");
            text.push('\n');
        }
        text
    }

    /// The sheet as a page for printing; `lang` is the language `say` speaks.
    pub fn page(&self, lang: &str, say: Say<'_>) -> String {
        let mut body = String::new();
        for (at, row) in self.table(say).into_iter().enumerate() {
            let cell = if at == 0 { "th" } else { "td" };
            let cells = row.iter().map(|text| format!("<{cell}>{}</{cell}>", escaped(text)));
            let _ = writeln!(body, "<tr>{}</tr>", cells.collect::<String>());
        }
        page(lang, &self.title(say), &body)
    }

    fn title(&self, say: Say<'_>) -> String {
        say(&Message::new("sheet-of-player").text("player", self.player.as_str()))
    }

    /// The head of the table, then a row for each game.
    fn table(&self, say: Say<'_>) -> Vec<Vec<String>> {
        let columns = ["name", "date", "difficulty", "players", "renown", "result", "total"];
        let head = columns.iter().map(|key| label(say, key)).collect();
        let rows = self.lines.iter().map(|line| {
            let world = world_name(say, &line.world);
            let result = label(say, if line.won { "won" } else { "lost" });
            let hardcore = label(say, "hardcore");
            vec![
                if line.name.is_empty() { world } else { format!("{} ({world})", line.name) },
                line.date.clone(),
                line.difficulty.to_string(),
                line.players.to_string(),
                line.renown_each.to_string(),
                if line.hardcore { format!("{result} ({hardcore})") } else { result },
                signed(line.total),
            ]
        });
        std::iter::once(head).chain(rows).collect()
    }
}

fn page(lang: &str, title: &str, table: &str) -> String {
    let (lang, title) = (escaped(lang), escaped(title));
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n\
         <table>\n{table}</table>\n</body>\n</html>\n"
    )
}

/// Black on white, one sheet on one page.
const STYLE: &str = "body{font:12pt serif;margin:2cm;color:#000;background:#fff}\
    table{border-collapse:collapse;width:100%}\
    th,td{border:1px solid #000;padding:.3em .6em;text-align:left;vertical-align:top}\
    tr{break-inside:avoid}";

/// Text that is text in HTML, too.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}
