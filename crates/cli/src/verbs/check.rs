//! `check`: are the component tables sound?

use crate::args::CheckArgs;
use crate::content;
use crate::desk::Desk;
use crate::failure::{Done, Failure};
use catalog::{GAMES, GameEntry};
use engine::Message;
use engine::content::{Problems, fingerprint};
use serde_json::{Value, json};

pub fn run(desk: &Desk, args: &CheckArgs) -> Done<()> {
    let games: Vec<&dyn GameEntry> = match &args.game {
        Some(id) => vec![catalog::game(id)?],
        None => GAMES.to_vec(),
    };
    let mut all = Problems::default();
    let mut results = Vec::new();
    for game in games {
        let files = match desk.content() {
            Some(folder) => content::read(game, folder)?,
            None => game.tables(),
        };
        let found = game.check_tables(&files).err().unwrap_or_default();
        results.push(result(desk, game, &files, &found));
        all.0.extend(found.0);
    }
    if desk.json {
        desk.data(&results);
        return if all.is_empty() { Ok(()) } else { Err(Failure::printed()) };
    }
    if all.is_empty() { Ok(()) } else { Err(Failure::content(all)) }
}

fn result(
    desk: &Desk,
    game: &dyn GameEntry,
    files: &[(String, String)],
    found: &Problems,
) -> Value {
    let named: Vec<(&str, &str)> =
        files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let fingerprint = fingerprint(&named);
    if !desk.json {
        let message = if found.is_empty() {
            Message::new("check-good")
                .number("files", files.len() as i64)
                .text("fingerprint", &fingerprint)
        } else {
            Message::new("check-bad").number("problems", found.0.len() as i64)
        };
        desk.line(desk.say(&message.text("game", game.profile().id)));
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
        "fingerprint": fingerprint,
        "problems": problems,
    })
}
