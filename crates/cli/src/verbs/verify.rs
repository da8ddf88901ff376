//! `verify`: was this match played as its file says?

use crate::args::FileArgs;
use crate::desk::Desk;
use crate::failure::{Done, SaidBy};
use crate::files;
use engine::Message;
use serde_json::json;

pub fn run(desk: &Desk, args: &FileArgs) -> Done<()> {
    let (game, record) = files::open_record(desk, &args.file)?;
    let verified = game.verify(&record).said_by(game)?;
    if desk.json {
        desk.data(&json!({
            "verified": true,
            "moves": verified.moves,
            "scripted": verified.scripted,
            "finished": verified.finished,
            "outcome": verified.outcome,
        }));
        return Ok(());
    }
    let good = Message::new("verify-good").number("moves", verified.moves as i64);
    desk.line(desk.say(&good));
    if verified.scripted > 0 {
        let scripted = Message::new("verify-scripted").number("count", verified.scripted as i64);
        desk.line(desk.say(&scripted));
    }
    match verified.outcome {
        Some(outcome) => {
            let table = files::reopen(desk, game, record)?;
            super::replay::tell_outcome(desk, table.as_ref(), &outcome);
        }
        None => desk.line(desk.key("verify-unfinished")),
    }
    Ok(())
}
