//! `measure`: how long the parts of a game take on this machine. For `cargo xtask bench`.

use crate::args::MeasureArgs;
use crate::desk::Desk;
use crate::failure::{Done, SaidBy};
use crate::numbers;
use crate::verbs::setup;
use bots::BotName;
use catalog::report::Plan;

pub fn run(desk: &Desk, args: &MeasureArgs) -> Done<()> {
    let game = desk.game(&args.game)?;
    let plan = Plan {
        setup: setup::from_args(game, &args.setup)?,
        bots: vec![BotName::Random],
        games: numbers::number(&args.games, 1, 1_000_000)?,
        seed: numbers::short_seed(&args.seed),
        threads: 1,
        limit: Plan::LIMIT,
        watch_all: false,
        stop: || false,
    };
    desk.data(&game.measure(&plan).said_by(game)?);
    Ok(())
}
