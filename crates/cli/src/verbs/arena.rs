//! `arena`: which bot is better?

use crate::args::ArenaArgs;
use crate::desk::Desk;
use crate::failure::{Done, SaidBy};
use crate::layout::{Column, columns};
use crate::progress::Progress;
use crate::verbs::bulk::{self, Asked, Origin, Traced};
use bots::{Arena, Fighter};
use catalog::GameEntry;
use engine::Message;

pub fn run(desk: &Desk, args: &ArenaArgs) -> Done<()> {
    let game = desk.game(&args.game)?;
    let asked = Asked {
        verb: "arena",
        setup: &args.setup,
        bots: &args.bots,
        games: &args.games,
        seed: &args.seed,
        threads: args.threads.as_ref(),
    };
    let plan = bulk::plan(desk, game, &asked)?;
    let progress = Progress::new(desk, plan.games);
    let arena = game.arena(&plan, &|done| progress.at(done)).said_by(game)?;
    drop(progress);
    let origin = Origin::new(desk, game, &asked, &plan, arena.games);
    if desk.json {
        desk.data(&Traced { origin: &origin, sums: &arena });
    } else {
        tell(desk, game, &arena);
        origin.tell(desk, &plan);
    }
    origin.end(desk, arena.games)
}

fn tell(desk: &Desk, game: &dyn GameEntry, arena: &Arena) {
    use Column::{Left, Right};
    let title = Message::new("arena-title")
        .text("game", game.profile().name)
        .number("games", arena.games as i64)
        .number("seats", arena.seats);
    desk.line(desk.paint.bold(&desk.say(&title)));
    let keys = ["bot", "wins", "interval", "fair", "points", "difference"];
    let mut rows = vec![keys.map(|key| desk.key(&format!("heading-{key}"))).to_vec()];
    rows.extend(arena.fighters.iter().map(row));
    desk.line(columns(&[Left, Right, Right, Right, Right, Right], &rows).trim_end());
    bulk::tell_ends(desk, arena.games, arena.finished, arena.won, None);
    desk.line(desk.wrapped("  ", &desk.key("arena-shares")));
}

fn row(fighter: &Fighter) -> Vec<String> {
    let percent = |rate: f64| format!("{:.1}", 100.0 * rate);
    vec![
        fighter.bot.to_string(),
        format!("{} %", percent(fighter.win_share)),
        format!("{}–{} %", percent(fighter.win_share_low), percent(fighter.win_share_high)),
        format!("{} %", percent(fighter.fair_share)),
        format!("{:.1}", fighter.points_mean),
        format!(
            "{:+.1} ± {:.1}",
            fighter.points_difference,
            1.96 * fighter.points_difference_error
        ),
    ]
}
