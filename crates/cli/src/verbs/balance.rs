//! `balance`: are all seats as good as each other, and is everything in the box worth using?

mod chart;

use crate::args::BalanceArgs;
use crate::desk::Desk;
use crate::failure::{Done, SaidBy};
use crate::layout::{Column, columns};
use crate::progress::Progress;
use crate::verbs::{setup, simulate};
use crate::{files, numbers};
use bots::{Balance, UseBalance};
use catalog::GameEntry;
use catalog::report::Plan;
use chart::{Bar, bars};
use engine::Message;
use std::path::Path;

pub fn run(desk: &Desk, args: &BalanceArgs) -> Done<()> {
    let game = desk.game(&args.game)?;
    let plan = Plan {
        setup: setup::from_args(game, &args.setup)?,
        bots: numbers::bots(&args.bots)?,
        games: numbers::number(&args.games, 1, 1_000_000_000)?,
        seed: numbers::short_seed(&args.seed),
        threads: simulate::threads(args.threads.as_ref())?,
        limit: Plan::LIMIT,
        watch_all: false,
    };
    let progress = Progress::new(desk, plan.games);
    let balance = game.balance(&plan, &|done| progress.at(done)).said_by(game)?;
    drop(progress);
    if let Some(folder) = &args.plots {
        plot(desk, &balance, folder)?;
    }
    if desk.json {
        desk.data(&balance);
    } else {
        tell(desk, game, &balance);
    }
    Ok(())
}

fn tell(desk: &Desk, game: &dyn GameEntry, balance: &Balance) {
    use Column::{Left, Right};
    let title = Message::new("balance-title")
        .text("game", game.profile().name)
        .number("games", balance.games as i64)
        .number("seats", balance.seats);
    desk.line(desk.paint.bold(&desk.say(&title)));
    let heading = |keys: &[&str]| -> Vec<String> {
        keys.iter().map(|key| desk.key(&format!("heading-{key}"))).collect()
    };
    let mut rows = vec![heading(&["seat", "wins", "interval", "points", "deviation"])];
    rows.extend(balance.per_seat.iter().map(|seat| {
        vec![
            seat.seat.to_string(),
            format!("{} %", percent(seat.win_share)),
            format!("{}–{} %", percent(seat.win_share_low), percent(seat.win_share_high)),
            format!("{:.1}", seat.points_mean),
            format!("{:.1}", seat.points_deviation),
        ]
    }));
    desk.line(columns(&[Left, Right, Right, Right, Right], &rows));
    let mut rows = vec![heading(&["kind", "name", "per-game", "share", "wins"])];
    rows.extend(balance.uses.iter().map(|it| {
        vec![
            it.kind.to_string(),
            it.name.clone(),
            format!("{:.2}", it.per_game),
            format!("{} %", percent(it.games_share)),
            format!("{} %", percent(it.win_share)),
        ]
    }));
    desk.line(columns(&[Left, Left, Right, Right, Right], &rows));
}

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

/// A picture for the seats, one for the points, one for each kind of thing that is used.
fn plot(desk: &Desk, balance: &Balance, folder: &Path) -> Done<()> {
    files::make_folder(folder)?;
    let seats = balance.seats;
    let save = |name: &str, title: &str, bars_of: &[Bar], line: Option<f64>| {
        let title = desk.say(&Message::new(title).number("seats", seats));
        files::write(&folder.join(format!("{name}-{seats}.svg")), &bars(&title, bars_of, line))
    };
    let shares: Vec<Bar> = balance
        .per_seat
        .iter()
        .map(|seat| Bar {
            name: (seat.seat + 1).to_string(),
            value: 100.0 * seat.win_share,
            range: Some((100.0 * seat.win_share_low, 100.0 * seat.win_share_high)),
        })
        .collect();
    let fair = balance.per_seat.first().map(|seat| 100.0 * seat.fair_share);
    save("seats", "balance-plot-seats", &shares, fair)?;
    let results = balance.points_spread.iter().map(|(_, count)| count).sum::<u64>().max(1) as f64;
    let points: Vec<Bar> = balance
        .points_spread
        .iter()
        .map(|(points, count)| Bar::plain(points.to_string(), 100.0 * *count as f64 / results))
        .collect();
    save("points", "balance-plot-points", &points, None)?;
    let kinds: std::collections::BTreeSet<&str> = balance.uses.iter().map(|it| it.kind).collect();
    for kind in kinds {
        let of_kind = |it: &&UseBalance| it.kind == kind;
        let uses: Vec<Bar> = balance
            .uses
            .iter()
            .filter(of_kind)
            .map(|it| Bar::plain(it.name.clone(), it.per_game))
            .collect();
        save(kind, "balance-plot-uses", &uses, None)?;
    }
    Ok(())
}
