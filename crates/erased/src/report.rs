//! What a simulation is asked and what it tells.

use bots::statistics::wilson;
use bots::{BotName, SeatTotals, Totals, WIN};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// Games to be played, types erased.
#[derive(Clone, Debug)]
pub struct Plan {
    /// As JSON.
    pub setup: Value,
    /// By seat; a shorter list goes round the table, a longer one is refused.
    pub bots: Vec<BotName>,
    /// How many.
    pub games: u64,
    /// All luck comes from it.
    pub seed: u64,
    /// The result is the same for any number.
    pub threads: usize,
    /// Decisions after which a game is given up.
    pub limit: u32,
    /// Follow every game step by step.
    pub watch_all: bool,
    /// Asked before every game: true if the sums so far have to do.
    pub stop: fn() -> bool,
}

impl Plan {
    /// More decisions than any sensible game has.
    pub const LIMIT: u32 = 50_000;
}

/// The totals of a simulation as people and scripts want them.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// How many sat at each table.
    pub seats: u8,
    /// By seat.
    pub bots: Vec<BotName>,
    /// All luck came from it.
    pub seed: u64,
    /// How many worked.
    pub threads: usize,
    /// How many were to be played.
    pub games: u64,
    /// How many came to their end.
    pub finished: u64,
    /// Finished games that somebody won; all can lose against the game itself.
    pub won: u64,
    /// Of these, games with more than one winner.
    pub shared: u64,
    /// Answers in all games.
    pub decisions: u64,
    /// On average.
    pub decisions_per_game: f64,
    /// Of the shortest game.
    pub decisions_min: u32,
    /// Of the longest game.
    pub decisions_max: u32,
    /// Legal answers to a question, on average.
    pub branching_mean: f64,
    /// The most there were.
    pub branching_max: u32,
    /// Of the clock.
    pub seconds: f64,
    /// On all threads together.
    pub games_per_second: f64,
    /// On all threads together.
    pub moves_per_second: f64,
    /// Seat by seat.
    pub per_seat: Vec<SeatReport>,
    /// Mean points of a seat and game, over all seats.
    pub points_by_source: BTreeMap<&'static str, f64>,
    /// How many steps broke a law of the game: none, if all is well.
    pub laws_broken: u64,
    /// The first of them, in words.
    pub laws: Vec<String>,
    /// Depends on how every single game ended, on nothing else.
    pub checksum: String,
}

/// One seat of a [`Report`].
#[derive(Clone, Debug, Serialize)]
pub struct SeatReport {
    /// Which one.
    pub seat: u8,
    /// Who sat there.
    pub bot: BotName,
    /// Games won; a win shared by n counts 1/n for each of them.
    pub wins: f64,
    /// Games won without sharing.
    pub wins_alone: u64,
    /// Wins by finished games.
    pub win_rate: f64,
    /// Between these the true rate lies, 19 times out of 20 (Wilson).
    pub win_rate_low: f64,
    /// The other end of it.
    pub win_rate_high: f64,
    /// What a seat no better than the others would win.
    pub fair_rate: f64,
    /// How often first, second …
    pub places: Vec<u64>,
    /// On average.
    pub points_mean: f64,
    /// Their spread (standard deviation).
    pub points_deviation: f64,
    /// The fewest.
    pub points_min: i32,
    /// The most.
    pub points_max: i32,
    /// Mean points of a game.
    pub points_by_source: BTreeMap<&'static str, f64>,
}

impl Report {
    /// Of a plan, what came of it, and how long it took.
    pub fn new(plan: &Plan, totals: &Totals, seconds: f64) -> Report {
        let per = |sum: u64, of: u64| sum as f64 / of.max(1) as f64;
        let seats = totals.seats.len();
        let seat_report = |(seat, sum): (usize, &SeatTotals)| {
            let bot = plan.bots[seat % plan.bots.len()];
            seat_report(seat as u8, bot, sum, totals)
        };
        let per_seat: Vec<SeatReport> = totals.seats.iter().enumerate().map(seat_report).collect();
        let mut points_by_source = BTreeMap::new();
        for seat in &per_seat {
            for (source, points) in &seat.points_by_source {
                *points_by_source.entry(*source).or_insert(0.0) += points / seats as f64;
            }
        }
        Report {
            seats: seats as u8,
            bots: plan.bots.clone(),
            seed: plan.seed,
            threads: plan.threads,
            games: totals.games,
            finished: totals.finished,
            won: totals.won,
            shared: totals.shared,
            decisions: totals.decisions,
            decisions_per_game: per(totals.decisions, totals.games),
            decisions_min: totals.decisions_min,
            decisions_max: totals.decisions_max,
            branching_mean: per(totals.branching_total, totals.decisions),
            branching_max: totals.branching_max,
            seconds,
            games_per_second: totals.games as f64 / seconds.max(1e-9),
            moves_per_second: totals.decisions as f64 / seconds.max(1e-9),
            per_seat,
            points_by_source,
            laws_broken: totals.laws_broken,
            laws: totals.laws.iter().map(|(index, law)| format!("game {index}: {law}")).collect(),
            checksum: format!("{:016x}", totals.checksum),
        }
    }
}

fn seat_report(seat: u8, bot: BotName, sum: &SeatTotals, totals: &Totals) -> SeatReport {
    let games = totals.finished.max(1) as f64;
    let mean = sum.points as f64 / games;
    let wins = sum.wins as f64 / WIN as f64;
    let (win_rate_low, win_rate_high) = wilson(wins, totals.finished as f64);
    SeatReport {
        seat,
        bot,
        wins,
        wins_alone: sum.wins_alone,
        win_rate: wins / games,
        win_rate_low,
        win_rate_high,
        fair_rate: totals.won as f64 / (games * totals.seats.len() as f64),
        places: sum.places.clone(),
        points_mean: mean,
        points_deviation: (sum.points_squared as f64 / games - mean * mean).max(0.0).sqrt(),
        points_min: sum.points_min,
        points_max: sum.points_max,
        points_by_source: sum
            .sources
            .iter()
            .map(|(source, points)| (*source, *points as f64 / games))
            .collect(),
    }
}
