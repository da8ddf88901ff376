//! Games in bulk.

use crate::game_of::{Bare, Course, Players, expect_bots, luck_of_game};
use crate::workers::spread;
use crate::{BotName, Totals};
use engine::playout::play_out;
use engine::{Appraise, Game, Hat, Playthrough, Quick, Refusal, Seed, Silence};

/// The first games and then one in so many are followed step by step: laws are checked at every
/// decision and the widest question is noted. The others run at full speed.
const FIRST_WATCHED: u64 = 16;
const ONE_WATCHED_IN: u64 = 256;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Simulation<G: Game> {
    pub setup: G::Setup,
    /// By seat; a shorter list goes round the table, a longer one is refused.
    pub bots: Vec<BotName>,
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    /// Decisions after which a game is given up.
    pub limit: u32,
    /// Follow every game step by step.
    pub watch_all: bool,
    /// Asked before every game: true if the sums so far have to do.
    pub stop: fn() -> bool,
}

/// Plays all games. The same plan gives the same totals for any number of threads, unless a bot
/// thinks by the clock.
pub fn simulate<G: Appraise>(
    plan: &Simulation<G>,
    done: &(dyn Fn(u64) + Sync),
) -> Result<Totals, Refusal> {
    // One table beforehand: a setup that is refused is refused here, before any thread runs.
    let seats = open_table(plan, &mut luck_of_game(plan.seed, 0).0)?.seats();
    expect_bots(plan.bots.len(), seats)?;
    let all_random = plan.bots.iter().all(|bot| *bot == BotName::Random);
    let workers = spread(
        plan.games,
        plan.threads,
        || (Hat::default(), Totals::default()),
        |(hat, totals), index| {
            let (mut luck, mut choices) = luck_of_game(plan.seed, index);
            let Ok(mut table) = open_table(plan, &mut luck) else { return };
            let course = if !all_random {
                let mut players = Players::around(&plan.bots, seats, plan.seed, index);
                let mut stage = Bare { table, chance: luck };
                let course = players.play(&mut stage, plan.limit);
                table = stage.table;
                course
            } else if plan.watch_all || index < FIRST_WATCHED || index % ONE_WATCHED_IN == 0 {
                watched(&mut table, hat, &mut choices, &mut luck, plan.limit)
            } else {
                let played =
                    play_out(&mut table, hat, &mut choices, &mut luck, &mut Silence, plan.limit);
                Course {
                    decisions: played.decisions,
                    branching_total: played.branching_total,
                    finished: played.finished,
                    ..Course::default()
                }
            };
            totals.add_game(index, &table, course);
        },
        plan.stop,
        done,
    );
    let mut totals = Totals::default();
    workers.into_iter().for_each(|(_, part)| totals.merge(part));
    totals.sort_sources();
    Ok(totals)
}

fn open_table<G: Game>(plan: &Simulation<G>, luck: &mut Quick) -> Result<G, Refusal> {
    G::set_up(&plan.setup, luck, &mut Silence)
}

/// The same random game as [`play_out`] plays, one decision at a time.
fn watched<G: Game>(
    table: &mut G,
    hat: &mut Hat<G::Move>,
    choices: &mut Quick,
    luck: &mut Quick,
    limit: u32,
) -> Course {
    let mut course = Course { broken_law: table.broken_law(), ..Course::default() };
    while course.decisions < limit {
        let step = play_out(table, hat, choices, luck, &mut Silence, 1);
        if step.decisions == 0 {
            break;
        }
        course.decisions += 1;
        course.branching_total += step.branching_total;
        course.branching_max = course.branching_max.max(step.branching_total as u32);
        if course.broken_law.is_none() {
            course.broken_law = table.broken_law();
        }
    }
    course.finished = table.asked().is_empty();
    course
}

/// Plays all games as matches with a log and a seed of their own, and hands each to `keep`.
///
/// Their luck is that of matches, so they are other games than those of [`simulate`].
pub fn simulate_matches<G: Appraise>(
    plan: &Simulation<G>,
    keep: &(dyn Fn(u64, Playthrough<G>) + Sync),
    done: &(dyn Fn(u64) + Sync),
) -> Result<Totals, Refusal> {
    let seats = open_match(plan, 0)?.state().seats();
    expect_bots(plan.bots.len(), seats)?;
    let workers = spread(
        plan.games,
        plan.threads,
        Totals::default,
        |totals, index| {
            let Ok(mut playthrough) = open_match(plan, index) else { return };
            let mut players = Players::around(&plan.bots, seats, plan.seed, index);
            let course = players.play(&mut playthrough, plan.limit);
            totals.add_game(index, playthrough.state(), course);
            keep(index, playthrough);
        },
        plan.stop,
        done,
    );
    let mut totals = Totals::default();
    workers.into_iter().for_each(|part| totals.merge(part));
    totals.sort_sources();
    Ok(totals)
}

fn open_match<G: Game>(plan: &Simulation<G>, index: u64) -> Result<Playthrough<G>, Refusal> {
    let seed = Seed::from_words(&format!("simulation {} game {index}", plan.seed));
    Playthrough::new(plan.setup.clone(), seed)
}
