//! `check`: are the component tables sound?

use crate::args::CheckArgs;
use crate::content::{self, Tables};
use crate::desk::Desk;
use crate::failure::{Done, Failure};
use catalog::{GAMES, GameEntry};
use engine::Message;
use engine::content::{Problems, fingerprint};
use serde_json::{Value, json};

pub fn run(desk: &Desk, args: &CheckArgs) -> Done<()> {
    let games: Vec<&dyn GameEntry> = match (&args.game, desk.content()) {
        (Some(id), _) => vec![catalog::game(id)?],
        (None, Some(folder)) => content::owner(folder)?.map_or(GAMES.to_vec(), |owner| vec![owner]),
        (None, None) => GAMES.to_vec(),
    };
    let mut all = Problems::default();
    let mut results = Vec::new();
    for game in games {
        let tables = match desk.content() {
            Some(folder) => content::read(game, folder)?,
            None => Tables::built_in(game),
        };
        let found = game.check_tables(&tables.files).err().unwrap_or_default();
        results.push(result(desk, game, &tables, &found));
        all.0.extend(found.0);
    }
    if desk.json {
        desk.data(&results);
        return if all.is_empty() { Ok(()) } else { Err(Failure::printed()) };
    }
    if all.is_empty() { Ok(()) } else { Err(Failure::content(all)) }
}

fn result(desk: &Desk, game: &dyn GameEntry, tables: &Tables, found: &Problems) -> Value {
    let named: Vec<(&str, &str)> =
        tables.files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let fingerprint = fingerprint(&named);
    if !desk.json {
        let message = if found.is_empty() {
            Message::new("check-good")
                .number("files", named.len() as i64)
                .text("fingerprint", &fingerprint)
        } else {
            Message::new("check-bad").number("problems", found.0.len() as i64)
        };
        desk.line(desk.say(&message.text("game", game.profile().id)));
        let sources = desk.content().map(|folder| tables.sources(game, folder)).unwrap_or_default();
        sources.iter().for_each(|source| desk.line(desk.wrapped("  ", &desk.say(source))));
    }
    let problems: Vec<Value> = found
        .0
        .iter()
        .map(|problem| {
            json!({
                "file": problem.file,
                "line": problem.line,
                "column": problem.column,
                "what": problem.what,
            })
        })
        .collect();
    json!({
        "game": game.profile().id,
        "files": named.iter().map(|(name, _)| name).collect::<Vec<_>>(),
        "from_folder": tables.from_folder,
        "built_in": tables.others(),
        "fingerprint": fingerprint,
        "problems": problems,
    })
}
