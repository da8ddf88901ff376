//! Component tables from a folder, in place of the ones the binary carries.

use crate::failure::{Done, Failure};
use crate::files;
use catalog::{GAMES, GameEntry};
use engine::Message;
use std::path::Path;

/// The tables of a game with those of a folder laid over them.
///
/// The folder has one sub-folder per game, or the files of one game themselves. A game that has no
/// sub-folder where others have one plays with its own tables.
pub fn read(game: &dyn GameEntry, folder: &Path) -> Done<Vec<(String, String)>> {
    let folder_of = |game: &dyn GameEntry| folder.join(game.profile().id);
    let own = folder_of(game);
    let has_others = || GAMES.iter().any(|other| folder_of(*other).is_dir());
    let folder = match own.is_dir() {
        true => own.as_path(),
        false if has_others() => return Ok(game.tables()),
        false => folder,
    };
    let mut tables = game.tables();
    let mut found = 0;
    for (name, text) in toml_files(folder)? {
        found += 1;
        match tables.iter_mut().find(|(known, _)| *known == name) {
            Some((_, embedded)) => *embedded = text,
            None => tables.push((name, text)),
        }
    }
    if found == 0 {
        let folder = folder.display().to_string();
        let reason = Message::new("refused-content-folder").text("folder", folder);
        return Err(Failure::refused("no-content", reason));
    }
    Ok(tables)
}

fn toml_files(folder: &Path) -> Done<Vec<(String, String)>> {
    let unreadable = |error: std::io::Error| {
        let reason = Message::new("failed-read")
            .text("path", folder.display().to_string())
            .text("why", error.to_string());
        Failure::refused("no-content", reason)
    };
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            files.push((name, files::read(&path)?));
        }
    }
    files.sort();
    Ok(files)
}
