//! Is every seat as good as the others, and everything in the box worth using?

use crate::arena::wilson;
use crate::game_of::{Heard, Players, luck_of_game};
use crate::workers::spread;
use crate::{BotName, Simulation};
use engine::{Appraise, Refusal, Silence, Used};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A win, in parts that every number of winners divides.
const WIN: u64 = 60;
/// Points are counted in steps of this many.
const STEP: i32 = 5;

/// What many games of equal bots say about a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Balance {
    pub games: u64,
    pub seats: u8,
    pub seed: u64,
    pub bots: Vec<BotName>,
    pub per_seat: Vec<SeatBalance>,
    pub points_mean: f64,
    pub points_deviation: f64,
    /// Results by points, in steps of five: the lowest of the step, how many.
    pub points_spread: Vec<(i32, u64)>,
    pub uses: Vec<UseBalance>,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatBalance {
    pub seat: u8,
    /// First places; a shared one counts as its share.
    pub win_share: f64,
    /// Between these the true share lies, 19 times out of 20.
    pub win_share_low: f64,
    pub win_share_high: f64,
    pub fair_share: f64,
    pub points_mean: f64,
    pub points_deviation: f64,
}

/// One thing that can be used.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UseBalance {
    pub kind: &'static str,
    pub name: String,
    pub per_game: f64,
    /// Share of the games in which it was used at all.
    pub games_share: f64,
    /// How often those who used it won, a fair share being 1 by the number of seats.
    pub win_share: f64,
}

#[derive(Clone, Debug, Default)]
struct Tally {
    games: u64,
    seats: Vec<SeatTally>,
    spread: BTreeMap<i32, u64>,
    uses: BTreeMap<(&'static str, String), UseTally>,
}

#[derive(Clone, Debug, Default)]
struct SeatTally {
    wins: u64,
    points: i64,
    squares: i64,
}

#[derive(Clone, Debug, Default)]
struct UseTally {
    times: u64,
    games: u64,
    users: u64,
    wins: u64,
}

impl Tally {
    fn add(&mut self, points: &[i32], places: &[u8], used: &[Used]) {
        self.games += 1;
        self.seats.resize_with(points.len(), SeatTally::default);
        let winners = places.iter().filter(|place| **place == 1).count() as u64;
        let won = |seat: usize| if places[seat] == 1 { WIN / winners.max(1) } else { 0 };
        for (seat, tally) in self.seats.iter_mut().enumerate() {
            let points = points[seat];
            tally.wins += won(seat);
            tally.points += i64::from(points);
            tally.squares += i64::from(points).pow(2);
            *self.spread.entry(points.div_euclid(STEP) * STEP).or_default() += 1;
        }
        let mut users = BTreeSet::new();
        let mut seen = BTreeSet::new();
        for used in used {
            let key = (used.kind, used.name.to_string());
            let tally = self.uses.entry(key.clone()).or_default();
            tally.times += 1;
            if let Some(seat) = used.by
                && users.insert((key.clone(), seat.index()))
            {
                tally.users += 1;
                tally.wins += won(seat.index());
            }
            tally.games += u64::from(seen.insert(key));
        }
    }

    fn merge(&mut self, other: Tally) {
        self.games += other.games;
        self.seats.resize_with(self.seats.len().max(other.seats.len()), SeatTally::default);
        for (sum, more) in self.seats.iter_mut().zip(other.seats) {
            sum.wins += more.wins;
            sum.points += more.points;
            sum.squares += more.squares;
        }
        for (step, count) in other.spread {
            *self.spread.entry(step).or_default() += count;
        }
        for (key, more) in other.uses {
            let sum = self.uses.entry(key).or_default();
            sum.times += more.times;
            sum.games += more.games;
            sum.users += more.users;
            sum.wins += more.wins;
        }
    }
}

/// Plays `plan.games` games and looks at seats and uses. The same plan gives the same answer for
/// any number of threads.
pub fn balance<G: Appraise>(
    plan: &Simulation<G>,
    done: &(dyn Fn(u64) + Sync),
) -> Result<Balance, Refusal> {
    // A setup that is refused is refused here, before any thread runs.
    let seats = G::set_up(&plan.setup, &mut luck_of_game(plan.seed, 0).0, &mut Silence)?.seats();
    let play = |tally: &mut Tally, index: u64| {
        let mut chance = luck_of_game(plan.seed, index).0;
        let mut events = Vec::new();
        let Ok(table) = G::set_up(&plan.setup, &mut chance, &mut events) else { return };
        let mut stage = Heard { table, chance, events };
        Players::around(&plan.bots, seats, plan.seed, index).play(&mut stage, plan.limit);
        let used: Vec<Used> = stage.events.iter().filter_map(G::used).collect();
        if let Some(outcome) = stage.table.outcome() {
            tally.add(&outcome.points, &outcome.places, &used);
        }
    };
    let mut tally = Tally::default();
    spread(plan.games, plan.threads, Tally::default, play, done)
        .into_iter()
        .for_each(|part| tally.merge(part));
    Ok(report(plan, seats, tally))
}

fn report<G: Appraise>(plan: &Simulation<G>, seats: u8, tally: Tally) -> Balance {
    let games = tally.games.max(1) as f64;
    let fair_share = 1.0 / f64::from(seats);
    let per_seat = (0u8..).zip(&tally.seats).map(|(seat, sum)| {
        let wins = sum.wins as f64 / WIN as f64;
        let (low, high) = wilson(wins, games);
        let (points_mean, points_deviation) = mean_and_deviation(sum.points, sum.squares, games);
        SeatBalance {
            seat,
            win_share: wins / games,
            win_share_low: low,
            win_share_high: high,
            fair_share,
            points_mean,
            points_deviation,
        }
    });
    let points = tally.seats.iter().map(|seat| seat.points).sum();
    let squares = tally.seats.iter().map(|seat| seat.squares).sum();
    let (points_mean, points_deviation) =
        mean_and_deviation(points, squares, games * f64::from(seats));
    let uses = tally.uses.into_iter().map(|((kind, name), sum)| UseBalance {
        kind,
        name,
        per_game: sum.times as f64 / games,
        games_share: sum.games as f64 / games,
        win_share: sum.wins as f64 / WIN as f64 / sum.users.max(1) as f64,
    });
    Balance {
        games: tally.games,
        seats,
        seed: plan.seed,
        bots: plan.bots.clone(),
        per_seat: per_seat.collect(),
        points_mean,
        points_deviation,
        points_spread: tally.spread.into_iter().collect(),
        uses: uses.collect(),
    }
}

fn mean_and_deviation(sum: i64, squares: i64, count: f64) -> (f64, f64) {
    let mean = sum as f64 / count;
    (mean, (squares as f64 / count - mean * mean).max(0.0).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;

    fn used(name: &'static str, seat: u8) -> Used {
        Used { kind: "card", name: name.into(), by: Some(Seat(seat)) }
    }

    #[test]
    fn wins_are_shared_and_uses_counted_once_per_user() {
        let mut tally = Tally::default();
        tally.add(&[10, 10, 3], &[1, 1, 3], &[used("a", 0), used("a", 0), used("a", 2)]);
        let mut other = Tally::default();
        other.add(&[4, 9, 2], &[2, 1, 3], &[used("b", 1)]);
        tally.merge(other);
        assert_eq!(tally.seats.iter().map(|seat| seat.wins).collect::<Vec<_>>(), [30, 90, 0]);
        let a = &tally.uses[&("card", "a".to_string())];
        assert_eq!((a.times, a.games, a.users, a.wins), (3, 1, 2, 30));
        assert_eq!(tally.spread, BTreeMap::from([(0, 3), (5, 1), (10, 2)]));
    }
}
