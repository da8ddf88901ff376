//! Is every seat as good as the others, and everything in the box worth using?

mod seats;
mod tally;
mod uses;

pub use seats::{Fairness, SeatBalance};
pub use uses::{BySeat, Unused, UseBalance};

use crate::game_of::{Heard, Players, expect_bots, luck_of_game};
use crate::workers::spread;
use crate::{BotName, Simulation};
use engine::{Appraise, Refusal, Silence, Used};
use serde::Serialize;
use tally::Tally;

/// What many games of equal bots say about a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Balance {
    /// Games played.
    pub games: u64,
    /// Of these, the ones that came to an end; everything below is about them.
    pub finished: u64,
    /// Finished games that somebody won; all can lose against the game itself.
    pub won: u64,
    /// Of these, games with more than one winner: each of n winners has 1/n of the win.
    pub shared: u64,
    pub seats: u8,
    pub seed: u64,
    /// Bots that differ are moved on by a seat from game to game.
    pub bots: Vec<BotName>,
    /// Nothing if there is nothing to compare.
    pub fairness: Option<Fairness>,
    pub per_seat: Vec<SeatBalance>,
    pub points_mean: f64,
    pub points_deviation: f64,
    /// Results by points, in steps of five: the lowest of the step, how many.
    pub points_spread: Vec<(i32, u64)>,
    /// How many uses were compared with the fair share, and corrected for it (Holm).
    pub comparisons: usize,
    pub uses: Vec<UseBalance>,
    /// What is in the box and was never used in these games.
    pub unused: Vec<Unused>,
}

/// Plays `plan.games` games and looks at seats and uses. The same plan gives the same answer for
/// any number of threads.
pub fn balance<G: Appraise>(
    plan: &Simulation<G>,
    done: &(dyn Fn(u64) + Sync),
) -> Result<Balance, Refusal> {
    // A setup that is refused is refused here, before any thread runs.
    let seats = G::set_up(&plan.setup, &mut luck_of_game(plan.seed, 0).0, &mut Silence)?.seats();
    expect_bots(plan.bots.len(), seats)?;
    let play = |tally: &mut Tally, index: u64| {
        let mut chance = luck_of_game(plan.seed, index).0;
        let mut events = Vec::new();
        let Ok(table) = G::set_up(&plan.setup, &mut chance, &mut events) else { return };
        let mut stage = Heard { table, chance, events };
        let mut bots = plan.bots.clone();
        // No seat may look good because a good bot sits there.
        bots.rotate_left((index % plan.bots.len() as u64) as usize);
        Players::around(&bots, seats, plan.seed, index).play(&mut stage, plan.limit);
        tally.games += 1;
        let mut used: Vec<Used> = stage.events.iter().filter_map(G::used).collect();
        used.extend(stage.table.used_in_the_end());
        if let Some(outcome) = stage.table.outcome() {
            tally.add(&outcome.points, &outcome.places, &used);
        }
    };
    let mut tally = Tally::default();
    spread(plan.games, plan.threads, Tally::default, play, plan.stop, done)
        .into_iter()
        .for_each(|part| tally.merge(part));
    let (points_mean, points_deviation) = tally.points();
    let uses = uses::uses(&tally, seats);
    Ok(Balance {
        games: tally.games,
        finished: tally.finished,
        won: tally.won,
        shared: tally.shared,
        seats,
        seed: plan.seed,
        bots: plan.bots.clone(),
        fairness: seats::fairness(&tally),
        per_seat: seats::per_seat(&tally),
        points_mean,
        points_deviation,
        comparisons: uses.iter().filter(|it| it.by_seat.is_some()).count(),
        unused: uses::unused(G::components(), &tally),
        uses,
        points_spread: tally.spread.into_iter().collect(),
    })
}
