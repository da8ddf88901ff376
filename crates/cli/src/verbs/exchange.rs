//! `export` and `import`: games in the notation of other programs.

use crate::args::{ExportArgs, ImportArgs};
use crate::desk::Desk;
use crate::failure::{Done, Failure, SaidBy};
use crate::files;
use catalog::GameEntry;
use engine::Message;
use engine::content::with_known;
use engine::playthrough::Record;
use std::path::Path;

/// Refuses a format the game does not speak.
pub fn expect_format(game: &dyn GameEntry, format: &str) -> Done<()> {
    if game.formats().contains(&format) {
        return Ok(());
    }
    let reason = Message::new("refused-format").text("format", format);
    Err(Failure::refused("unknown-format", with_known(reason, format, game.formats())))
}

pub fn export(desk: &Desk, args: &ExportArgs) -> Done<()> {
    let game = desk.game(&args.game)?;
    expect_format(game, &args.format)?;
    let record = Record::from_json(&files::read(&args.file)?)?;
    let table = files::reopen(desk, game, record)?;
    let text = table.export(&args.format).said_by(game)?;
    put(args.output.as_deref(), &text)
}

pub fn import(desk: &Desk, args: &ImportArgs) -> Done<()> {
    let game = desk.game(&args.game)?;
    expect_format(game, &args.format)?;
    let table = game.import(&files::read(&args.file)?, &args.format).said_by(game)?;
    put(args.output.as_deref(), &table.record().to_json())
}

fn put(path: Option<&Path>, text: &str) -> Done<()> {
    files::write(path.unwrap_or(Path::new("-")), text)
}
