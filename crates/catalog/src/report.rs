//! What a simulation is asked and what it tells.

use bots::{BotName, SeatTotals, Totals};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// Games to be played, types erased.
#[derive(Clone, Debug)]
pub struct Plan {
    pub setup: Value,
    /// By seat; a shorter list goes round the table.
    pub bots: Vec<BotName>,
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    /// Decisions after which a game is given up.
    pub limit: u32,
    /// Follow every game step by step.
    pub watch_all: bool,
}

impl Plan {
    /// More decisions than any sensible game has.
    pub const LIMIT: u32 = 50_000;
}

/// The totals of a simulation as people and scripts want them.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub seats: u8,
    pub bots: Vec<BotName>,
    pub seed: u64,
    pub threads: usize,
    pub games: u64,
    pub finished: u64,
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
    /// First places, shared ones included.
    pub wins: u64,
    pub wins_alone: u64,
    pub win_rate: f64,
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
    pub fn new(game: &'static str, plan: &Plan, totals: &Totals, seconds: f64) -> Report {
        let per = |sum: u64, of: u64| sum as f64 / of.max(1) as f64;
        let seats = totals.seats.len();
        let seat_report = |(seat, sum): (usize, &SeatTotals)| {
            let bot = plan.bots[seat % plan.bots.len()];
            seat_report(seat as u8, bot, sum, totals.finished)
        };
        let per_seat: Vec<SeatReport> = totals.seats.iter().enumerate().map(seat_report).collect();
        let mut points_by_source = BTreeMap::new();
        for seat in &per_seat {
            for (source, points) in &seat.points_by_source {
                *points_by_source.entry(*source).or_insert(0.0) += points / seats as f64;
            }
        }
        Report {
            game,
            seats: seats as u8,
            bots: plan.bots.clone(),
            seed: plan.seed,
            threads: plan.threads,
            games: totals.games,
            finished: totals.finished,
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

fn seat_report(seat: u8, bot: BotName, sum: &SeatTotals, finished: u64) -> SeatReport {
    let games = finished.max(1) as f64;
    let mean = sum.points as f64 / games;
    let wins = sum.places.first().copied().unwrap_or(0);
    SeatReport {
        seat,
        bot,
        wins,
        wins_alone: sum.wins_alone,
        win_rate: wins as f64 / games,
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
