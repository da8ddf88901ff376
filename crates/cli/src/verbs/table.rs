//! `table`: the scripting door. Everything is JSON, a refusal too.

use crate::args::{
    FileArgs, LegalArgs, NewArgs, PendingArgs, PlayMovesArgs, TableVerb, UndoArgs, ViewArgs,
};
use crate::desk::{Desk, print};
use crate::failure::{Done, Failure, SaidBy};
use crate::verbs::setup;
use crate::{files, numbers};
use catalog::Table;
use catalog::table::no_such_seat;
use engine::{Message, Seat, Viewer};
use serde_json::json;
use std::path::Path;

pub fn run(desk: &Desk, verb: TableVerb) -> Done<()> {
    match verb {
        TableVerb::New(args) => new(desk, &args),
        TableVerb::Pending(args) => pending(desk, &args),
        TableVerb::Legal(args) => legal(desk, &args),
        TableVerb::Play(args) => play(desk, &args),
        TableVerb::View(args) => view(desk, &args),
        TableVerb::Score(args) => score(desk, &args),
        TableVerb::Undo(args) => undo(desk, &args),
    }
}

fn new(desk: &Desk, args: &NewArgs) -> Done<()> {
    let game = desk.game(&args.game)?;
    let setup = setup::from_args(game, &args.setup)?;
    let luck = args.chance.as_deref().map(numbers::chance).transpose()?;
    let seed = numbers::seed(args.seed.as_ref())?;
    let table = game.new_table(&setup, seed, luck.as_deref()).said_by(game)?;
    let text = table.record().to_json();
    match &args.output {
        Some(path) => files::write(path, &text)?,
        None => print(&text),
    }
    Ok(())
}

fn pending(desk: &Desk, args: &PendingArgs) -> Done<()> {
    let (_, table) = files::open_table(desk, &args.file)?;
    if args.list {
        // As whoever is to answer sees it: a spectator of a game with secrets may know of no question.
        let viewer = table.asked().first().map_or(Viewer::Spectator, Viewer::Seat);
        let lines = table.to_do(viewer, desk.lang);
        let numbered = lines.iter().zip(1..).map(|(line, at)| format!("{at}. {line}\n"));
        print(&numbered.collect::<String>());
    } else {
        desk.data(&table.pending(desk.lang));
    }
    Ok(())
}

fn legal(desk: &Desk, args: &LegalArgs) -> Done<()> {
    let (_, table) = files::open_table(desk, &args.file)?;
    let seats = match &args.seat {
        Some(text) => vec![seat_at(table.as_ref(), text)?],
        None => asked(table.as_ref()),
    };
    let moves = seats.into_iter().flat_map(|seat| {
        table.legal(seat, desk.lang).into_iter().map(move |legal| {
            let mut object = json!(legal);
            object["seat"] = json!(seat);
            object
        })
    });
    desk.data(&moves.collect::<Vec<_>>());
    Ok(())
}

/// All moves or none; the file is written only when the last one was accepted.
fn play(desk: &Desk, args: &PlayMovesArgs) -> Done<()> {
    let (game, mut table) = files::open_table(desk, &args.file)?;
    let luck = args.chance.as_deref().map(numbers::chance).transpose()?;
    if luck.is_some() && args.moves.len() > 1 {
        return Err(Failure::refused("bad-chance", Message::new("refused-chance-moves")));
    }
    for line in &args.moves {
        let (seat, text) = numbers::move_line(line, &asked(table.as_ref()))?;
        table.play(seat, &text, luck.as_deref()).said_by(game)?;
    }
    put_back(&args.file, args.dry_run, table.as_ref())
}

fn view(desk: &Desk, args: &ViewArgs) -> Done<()> {
    let (_, table) = files::open_table(desk, &args.file)?;
    let viewer = viewer_at(table.as_ref(), args.seat.as_ref())?;
    if args.picture {
        desk.draw(&table.picture(viewer, desk.lang, None));
    } else {
        desk.data(&table.view(viewer));
    }
    Ok(())
}

fn score(desk: &Desk, args: &FileArgs) -> Done<()> {
    let (_, table) = files::open_table(desk, &args.file)?;
    desk.data(&json!({
        "finished": table.outcome().is_some(),
        "seats": table.score(None, None, desk.lang),
        "rivals": table.rivals(desk.lang),
    }));
    Ok(())
}

fn undo(desk: &Desk, args: &UndoArgs) -> Done<()> {
    let (game, mut table) = files::open_table(desk, &args.file)?;
    if let Some(length) = &args.to {
        let length = numbers::number(length, 0, u64::from(u32::MAX))? as usize;
        table.undo_by_consent(length).said_by(game)?;
    } else if let Some(text) = &args.seat {
        table.undo(seat_at(table.as_ref(), text)?).said_by(game)?;
    } else {
        undo_last(table.as_mut()).said_by(game)?;
    }
    put_back(&args.file, args.dry_run, table.as_ref())
}

/// Takes back the last move, whoever made it.
pub fn undo_last(table: &mut dyn Table) -> Result<usize, engine::Refusal> {
    let mut result = Err(engine::Refusal::new(
        "no-undo",
        Message::new("refused-undo").number("boundary", table.length() as i64),
    ));
    for seat in (0..table.seats()).map(Seat) {
        // Only the seat that moved last is allowed to.
        result = result.or_else(|_| table.undo(seat));
    }
    result
}

/// Everyone the table waits for.
pub fn asked(table: &dyn Table) -> Vec<Seat> {
    table.pending(catalog::Lang::En).into_iter().map(|pending| pending.seat).collect()
}

/// A seat at this table.
pub fn seat_at(table: &dyn Table, text: &str) -> Done<Seat> {
    let seat = numbers::seat(text)?;
    if seat.0 < table.seats() { Ok(seat) } else { Err(no_such_seat(seat.0, table.seats()).into()) }
}

/// A seat at this table, or a spectator.
pub fn viewer_at(table: &dyn Table, text: Option<&String>) -> Done<Viewer> {
    text.map_or(Ok(Viewer::Spectator), |text| seat_at(table, text).map(Viewer::Seat))
}

/// Writes the changed table where it came from and prints it.
fn put_back(path: &Path, dry_run: bool, table: &dyn Table) -> Done<()> {
    let text = table.record().to_json();
    if !dry_run && path != Path::new("-") {
        files::write(path, &text)?;
    }
    print(&text);
    Ok(())
}
