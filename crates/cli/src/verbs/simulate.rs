//! `simulate`: many games between bots.

use crate::args::SimulateArgs;
use crate::desk::Desk;
use crate::failure::{Done, Failure, SaidBy};
use crate::files;
use crate::layout::{Column, bar, columns};
use crate::progress::Progress;
use crate::verbs::bulk::{self, Asked, Origin, Traced};
use crate::verbs::exchange;
use catalog::report::{Plan, Report};
use catalog::{GameEntry, Table};
use engine::Message;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

pub fn run(desk: &Desk, args: &SimulateArgs) -> Done<()> {
    let game = desk.game(&args.game)?;
    let asked = Asked {
        verb: "simulate",
        setup: &args.setup,
        bots: &args.bots,
        games: &args.games,
        seed: &args.seed,
        threads: args.threads.as_ref(),
    };
    let plan = Plan { watch_all: args.watch, ..bulk::plan(desk, game, &asked)? };
    let progress = Progress::new(desk, plan.games);
    let start = Instant::now();
    let totals = match &args.save {
        None => game.simulate(&plan, &|done| progress.at(done)).said_by(game)?,
        Some(folder) => {
            let saver = Saver::new(game, folder, args.export.as_deref())?;
            let totals = game
                .simulate_matches(&plan, &|index, table| saver.keep(index, table), &|done| {
                    progress.at(done);
                })
                .said_by(game)?;
            saver.finish()?;
            totals
        }
    };
    let seconds = start.elapsed().as_secs_f64();
    drop(progress);
    let report = Report::new(&plan, &totals, seconds);
    let origin = Origin::new(desk, game, &asked, &plan, report.games);
    if desk.json {
        desk.data(&Traced { origin: &origin, sums: &report });
    } else {
        tell(desk, game, &report);
        origin.tell(desk, &plan);
    }
    if let Some(folder) = &args.save {
        let saved = Message::new("simulate-saved").number("games", report.games as i64);
        desk.remark(&saved.text("folder", folder.display().to_string()));
    }
    if report.laws_broken > 0 { Err(Failure::printed()) } else { origin.end(desk, report.games) }
}

/// Writes every game to a folder of its own naming; the first thing that goes wrong is kept.
struct Saver<'a> {
    game: &'a dyn GameEntry,
    folder: &'a Path,
    format: Option<&'a str>,
    trouble: Mutex<Option<Failure>>,
}

impl<'a> Saver<'a> {
    fn new(game: &'a dyn GameEntry, folder: &'a Path, format: Option<&'a str>) -> Done<Self> {
        if let Some(format) = format {
            exchange::expect_format(game, format)?;
        }
        files::make_folder(folder)?;
        Ok(Saver { game, folder, format, trouble: Mutex::new(None) })
    }

    fn keep(&self, index: u64, table: &dyn Table) {
        if let Err(failure) = self.write(index, table) {
            let mut trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
            trouble.get_or_insert(failure);
        }
    }

    fn write(&self, index: u64, table: &dyn Table) -> Done<()> {
        let name = format!("{}-{index:06}", self.game.profile().id);
        files::write(&self.folder.join(format!("{name}.json")), &table.record().to_json())?;
        match self.format {
            Some(format) => {
                let text = table.export(format).said_by(self.game)?;
                files::write(&self.folder.join(format!("{name}.txt")), &text)
            }
            None => Ok(()),
        }
    }

    fn finish(self) -> Done<()> {
        match self.trouble.into_inner().unwrap_or_else(PoisonError::into_inner) {
            None => Ok(()),
            Some(failure) => Err(failure),
        }
    }
}

fn tell(desk: &Desk, game: &dyn GameEntry, report: &Report) {
    let title = Message::new("simulate-title")
        .text("game", game.profile().name)
        .number("games", report.games as i64)
        .number("seats", report.seats);
    desk.line(desk.paint.bold(&desk.say(&title)));
    let decisions = Message::new("simulate-min-max")
        .text("mean", format!("{:.1}", report.decisions_per_game))
        .number("min", report.decisions_min)
        .number("max", report.decisions_max);
    let branching = Message::new("simulate-mean-max")
        .text("mean", format!("{:.1}", report.branching_mean))
        .number("max", report.branching_max);
    let speed = Message::new("simulate-per-second")
        .text("games", rounded(report.games_per_second))
        .text("moves", rounded(report.moves_per_second));
    let facts = [
        ("simulate-finished", format!("{} / {}", report.finished, report.games)),
        ("simulate-decisions", desk.say(&decisions)),
        ("simulate-branching", desk.say(&branching)),
        ("simulate-speed", desk.say(&speed)),
        ("simulate-laws", report.laws_broken.to_string()),
        ("simulate-checksum", report.checksum.clone()),
    ];
    let rows = facts.map(|(key, value)| vec![desk.key(key), value]);
    desk.line(columns(&[Column::Left, Column::Left], &rows));
    report.laws.iter().for_each(|law| desk.line(format!("  {law}")));
    tell_seats(desk, report);
    tell_sources(desk, game, report);
}

fn tell_seats(desk: &Desk, report: &Report) {
    use Column::{Left, Right};
    let keys = ["seat", "bot", "wins", "interval", "points", "deviation", "range", "places"];
    let mut rows = vec![keys.map(|key| desk.key(&format!("heading-{key}"))).to_vec()];
    for seat in &report.per_seat {
        let places: Vec<String> = seat.places.iter().map(u64::to_string).collect();
        rows.push(vec![
            seat.seat.to_string(),
            seat.bot.to_string(),
            format!("{:.1} %", 100.0 * seat.win_rate),
            format!("{:.1}–{:.1} %", 100.0 * seat.win_rate_low, 100.0 * seat.win_rate_high),
            format!("{:.1}", seat.points_mean),
            format!("{:.1}", seat.points_deviation),
            format!("{}–{}", seat.points_min, seat.points_max),
            places.join(" "),
        ]);
    }
    desk.line(columns(&[Left, Left, Right, Right, Right, Right, Right, Left], &rows).trim_end());
    let fair = report.per_seat.first().map_or(0.0, |seat| 100.0 * seat.fair_rate);
    let fair = Message::new("bulk-fair").text("fair", format!("{fair:.1}"));
    desk.line(format!("  {}", desk.say(&fair)));
    bulk::tell_ends(desk, report.games, report.finished, report.won, Some(report.shared));
    desk.line("");
}

fn tell_sources(desk: &Desk, game: &dyn GameEntry, report: &Report) {
    let words = game.words(desk.lang);
    let mut sources: Vec<(&str, f64)> =
        report.points_by_source.iter().map(|(source, points)| (*source, *points)).collect();
    sources.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    let most = sources.iter().map(|(_, points)| points.abs()).fold(0.0, f64::max);
    desk.line(desk.paint.bold(&desk.key("simulate-sources")));
    let row = |(source, points): &(&str, f64)| {
        vec![words.key(source), format!("{points:.1}"), bar(points.abs(), most)]
    };
    let rows: Vec<Vec<String>> = sources.iter().map(row).collect();
    desk.line(columns(&[Column::Left, Column::Right, Column::Left], &rows));
}

/// A speed with no more digits than it deserves.
fn rounded(number: f64) -> String {
    if number >= 100.0 { format!("{number:.0}") } else { format!("{number:.2}") }
}
