//! What a simulation is asked and what it tells.

use bots::statistics::wilson;
use bots::{BotName, SeatTotals, Totals, WIN};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// Games to be played, types erased.
#[derive(Clone, Debug)]
pub struct Plan {
    pub setup: Value,
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

impl Plan {
    /// More decisions than any sensible game has.
    pub const LIMIT: u32 = 50_000;
}

/// The totals of a simulation as people and scripts want them.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub seats: u8,
    pub bots: Vec<BotName>,
    pub seed: u64,
    pub threads: usize,
    pub games: u64,
    pub finished: u64,
    /// Finished games that somebody won; all can lose against the game itself.
    pub won: u64,
    /// Of these, games with more than one winner.
    pub shared: u64,
    pub decisions: u64,
    pub decisions_per_game: f64,
    pub decisions_min: u32,
    pub decisions_max: u32,
    pub branching_mean: f64,
    pub branching_max: u32,
    pub seconds: f64,
    pub games_per_second: f64,
    pub moves_per_second: f64,
    pub per_seat: Vec<SeatReport>,
    /// Mean points of a seat and game, over all seats.
    pub points_by_source: BTreeMap<&'static str, f64>,
    pub laws_broken: u64,
    pub laws: Vec<String>,
    /// Depends on how every single game ended, on nothing else.
    pub checksum: String,
}

/// One seat of a [`Report`].
#[derive(Clone, Debug, Serialize)]
pub struct SeatReport {
    pub seat: u8,
    pub bot: BotName,
    /// Games won; a win shared by n counts 1/n for each of them.
    pub wins: f64,
    pub wins_alone: u64,
    /// Wins by finished games.
    pub win_rate: f64,
    /// Between these the true rate lies, 19 times out of 20 (Wilson).
    pub win_rate_low: f64,
    pub win_rate_high: f64,
    /// What a seat no better than the others would win.
    pub fair_rate: f64,
    /// How often first, second …
    pub places: Vec<u64>,
    pub points_mean: f64,
    pub points_deviation: f64,
    pub points_min: i32,
    pub points_max: i32,
    /// Mean points of a game.
    pub points_by_source: BTreeMap<&'static str, f64>,
}

impl Report {
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
