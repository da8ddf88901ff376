//! `replay`: a saved match told again.

use crate::args::ReplayArgs;
use crate::desk::Desk;
use crate::failure::Done;
use crate::verbs::table::seat_at;
use crate::{files, numbers};
use catalog::Table;
use catalog::table::{Step, Told};
use engine::{Message, Outcome, Seat, Viewer};
use serde_json::json;

pub fn run(desk: &Desk, args: &ReplayArgs) -> Done<()> {
    let (_, table) = files::open_table(desk, &args.file)?;
    let viewer = match &args.seat {
        Some(text) => Some(Viewer::Seat(seat_at(table.as_ref(), text)?)),
        None => None,
    };
    let length = match &args.to {
        Some(text) => numbers::number(text, 0, table.length() as u64)? as usize,
        None => table.length(),
    };
    let steps = table.steps(0..length, viewer, desk.lang);
    let opening = table.opening(viewer, desk.lang);
    let outcome = table.outcome().filter(|_| length == table.length());
    if desk.json {
        desk.data(&json!({ "opening": opening, "steps": steps, "outcome": outcome }));
        return Ok(());
    }
    desk.line(desk.paint.bold(&desk.key("replay-start")));
    opening.iter().for_each(|told| tell(desk, told));
    steps.iter().for_each(|step| tell_step(desk, step));
    desk.line("");
    draw(desk, table.as_ref(), viewer.unwrap_or(Viewer::Spectator), length);
    if let Some(outcome) = outcome {
        desk.line(desk.key("replay-end"));
        tell_outcome(desk, table.as_ref(), &outcome);
    }
    Ok(())
}

/// One entry of the log and what came of it.
pub fn tell_step(desk: &Desk, step: &Step) {
    let seat = step.seat.map_or(String::new(), |seat| format!("{seat}: "));
    let line = format!("{}. {seat}{}", step.entry + 1, step.notation);
    desk.line(desk.paint.bold(&desk.wrapped("", &line)));
    step.told.iter().for_each(|told| tell(desk, told));
}

/// Places, best first, then the opponents whom nobody plays.
pub fn tell_outcome(desk: &Desk, table: &dyn Table, outcome: &Outcome) {
    let lost = outcome.is_lost_by_all();
    if lost {
        desk.line(desk.key("result-lost"));
    }
    let tell = |result: Message, name: String, points: i32| {
        let result = result.text("name", name).number("points", points);
        desk.line(desk.wrapped("", &desk.say(&result)));
    };
    let mut seats: Vec<Seat> = (0..table.seats()).map(Seat).collect();
    seats.sort_by_key(|seat| (outcome.places[seat.index()], -outcome.points[seat.index()]));
    for seat in seats {
        let result = match outcome.places[seat.index()] {
            _ if lost => Message::new("result-unplaced"),
            place => Message::new("result-place").number("place", place),
        };
        tell(result, table.seat_name(seat, desk.lang), outcome.points[seat.index()]);
    }
    for rival in table.rivals(desk.lang) {
        tell(Message::new("result-unplaced"), rival.name, rival.total);
    }
}

fn draw(desk: &Desk, table: &dyn Table, viewer: Viewer, length: usize) {
    desk.draw(&table.picture(viewer, desk.lang, Some(length)));
}

fn tell(desk: &Desk, told: &Told) {
    // Some events are for drawings only.
    if told.text.is_empty() {
        return;
    }
    let rule = format!("({})", told.rule);
    let text = desk.wrapped("   ", &format!("{} {rule}", told.text));
    let words = text.strip_suffix(&rule).unwrap_or(&text);
    desk.line(format!("{words}{}", desk.paint.dim(&rule)));
}
