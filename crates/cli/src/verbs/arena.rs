//! `arena`: which bot is better?

use crate::args::ArenaArgs;
use crate::desk::Desk;
use crate::failure::{Done, SaidBy};
use crate::layout::{Column, columns};
use crate::numbers;
use crate::progress::Progress;
use crate::verbs::{setup, simulate};
use bots::{Arena, Fighter};
use catalog::GameEntry;
use catalog::report::Plan;
use engine::Message;

pub fn run(desk: &Desk, args: &ArenaArgs) -> Done<()> {
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
    let arena = game.arena(&plan, &|done| progress.at(done)).said_by(game)?;
    drop(progress);
    if desk.json {
        desk.data(&arena);
    } else {
        tell(desk, game, &arena);
    }
    Ok(())
}

fn tell(desk: &Desk, game: &dyn GameEntry, arena: &Arena) {
    use Column::{Left, Right};
    let title = Message::new("arena-title")
        .text("game", game.profile().name)
        .number("games", arena.games as i64)
        .number("seats", arena.seats);
    desk.line(desk.paint.bold(&desk.say(&title)));
    let keys = ["bot", "wins", "interval", "points", "difference"];
    let mut rows = vec![keys.map(|key| desk.key(&format!("heading-{key}"))).to_vec()];
    rows.extend(arena.fighters.iter().map(row));
    desk.line(columns(&[Left, Right, Right, Right, Right], &rows));
}

fn row(fighter: &Fighter) -> Vec<String> {
    let percent = |rate: f64| format!("{:.1}", 100.0 * rate);
    vec![
        fighter.bot.to_string(),
        format!("{} %", percent(fighter.win_rate)),
        format!("{}–{} %", percent(fighter.win_rate_low), percent(fighter.win_rate_high)),
        format!("{:.1}", fighter.points_mean),
        format!(
            "{:+.1} ± {:.1}",
            fighter.points_difference,
            1.96 * fighter.points_difference_error
        ),
    ]
}
