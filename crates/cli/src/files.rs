//! Reading and writing: whole texts, all or nothing.

use crate::calm;
use crate::desk::{Desk, print};
use crate::failure::{Done, Failure, SaidBy};
use catalog::{GameEntry, Table};
use engine::Message;
use engine::playthrough::{Notice, Record};
use std::io::Read;
use std::path::Path;

/// The whole text of a file; `-` is stdin.
pub fn read(path: &Path) -> Done<String> {
    let mut bytes = Vec::new();
    let result = if path == Path::new("-") {
        std::io::stdin().read_to_end(&mut bytes).map(|_| ())
    } else {
        std::fs::read(path).map(|read| bytes = read)
    };
    result.map_err(|error| unreadable(path, &error))?;
    // Not text at all: the reader of the text will say what it expected instead.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Writes a file as a whole or not at all: a reader never sees half of it.
pub fn write(path: &Path, text: &str) -> Done<()> {
    if path == Path::new("-") {
        print(text);
        return Ok(());
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let beside = path.with_file_name(format!(".{name}.{}.new", std::process::id()));
    let written = std::fs::write(&beside, text).and_then(|()| std::fs::rename(&beside, path));
    written.map_err(|error| {
        // Whatever was written beside the file is of no use to anybody.
        let _ = std::fs::remove_file(&beside);
        failed("failed-write", path, &error.to_string())
    })
}

/// Makes a folder, if it is not there yet.
pub fn make_folder(path: &Path) -> Done<()> {
    std::fs::create_dir_all(path).map_err(|error| failed("failed-write", path, &error.to_string()))
}

/// A table out of its file, with remarks on stderr about anything odd in it.
pub fn open_table(desk: &Desk, path: &Path) -> Done<(&'static dyn GameEntry, Box<dyn Table>)> {
    let (game, record) = open_record(desk, path)?;
    Ok((game, reopen(desk, game, record)?))
}

/// A table out of its record, with remarks on stderr about anything odd in it.
pub fn reopen(desk: &Desk, game: &'static dyn GameEntry, record: Record) -> Done<Box<dyn Table>> {
    // Rules trust their tables; a file can hold one that no rule ever made.
    let opened = calm::without_panic(|| game.open(record));
    let (table, notices) = opened.map_err(|why| Failure::impossible_table(&why))?.said_by(game)?;
    if notices.contains(&Notice::Edited) {
        desk.note_edited_table();
    }
    notices.iter().for_each(|notice| desk.remark(&notice.message()));
    Ok(table)
}

/// A table file and its game, not yet replayed.
pub fn open_record(desk: &Desk, path: &Path) -> Done<(&'static dyn GameEntry, Record)> {
    let record = Record::from_json(&read(path)?)?;
    let game = desk.game(&record.game)?;
    Ok((game, record))
}

/// Nothing there, or nothing for us.
pub fn unreadable(path: &Path, error: &std::io::Error) -> Failure {
    failed("failed-read", path, &error.to_string())
}

fn failed(key: &str, path: &Path, why: &str) -> Failure {
    let message = Message::new(key).text("path", path.display().to_string()).text("why", why);
    Failure::unexpected(message)
}
