//! Bot against bot.

use crate::game_of::{Bare, Players, luck_of_game};
use crate::workers::spread;
use crate::{BotName, Simulation};
use engine::{Appraise, Refusal, Silence};
use serde::Serialize;

/// How the bots of an arena fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Arena {
    pub games: u64,
    pub seats: u8,
    pub seed: u64,
    pub fighters: Vec<Fighter>,
}

/// One bot of an arena. A bot that sits on several seats has a result for each of them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fighter {
    pub bot: BotName,
    /// Seats taken over all games.
    pub results: u64,
    /// First places; a shared one counts as its share.
    pub wins: f64,
    /// Wins per result.
    pub win_rate: f64,
    /// Between these the true rate lies, 19 times out of 20 (Wilson).
    pub win_rate_low: f64,
    pub win_rate_high: f64,
    /// What a bot no better than the others would win.
    pub fair_rate: f64,
    pub points_mean: f64,
    /// Mean difference from the average of the other bots at the table; 0 if it plays alone.
    pub points_difference: f64,
    /// Standard error of that difference, over deals.
    pub points_difference_error: f64,
}

/// Sums over games, by bot.
#[derive(Clone, Debug, Default)]
struct Tally {
    results: u64,
    wins: f64,
    points: i64,
    /// Difference in each deal with its index, so that sums are made in one order only.
    differences: Vec<(u64, f64)>,
}

/// Plays `plan.games` games, rounded up to whole rounds of rotations: in every deal each bot plays
/// each seat once, with the same luck of setup.
pub fn arena<G: Appraise>(
    plan: &Simulation<G>,
    done: &(dyn Fn(u64) + Sync),
) -> Result<Arena, Refusal> {
    let seats = G::set_up(&plan.setup, &mut luck_of_game(plan.seed, 0).0, &mut Silence)?.seats();
    let rotations = plan.bots.len() as u64;
    let games = plan.games.div_ceil(rotations) * rotations;
    let workers = spread(
        games,
        plan.threads,
        || vec![Tally::default(); plan.bots.len()],
        |tallies, index| {
            let (deal, turn) = (index / rotations, (index % rotations) as usize);
            let Some((points, places)) = fight(plan, seats, deal, turn) else { return };
            tally(tallies, turn, index, &points, &places);
        },
        done,
    );
    let mut tallies = vec![Tally::default(); plan.bots.len()];
    for part in workers {
        for (sum, more) in tallies.iter_mut().zip(part) {
            sum.results += more.results;
            sum.wins += more.wins;
            sum.points += more.points;
            sum.differences.extend(more.differences);
        }
    }
    let fair_rate = 1.0 / f64::from(seats);
    let fighters = plan.bots.iter().zip(tallies);
    let fighters = fighters.map(|(bot, tally)| fighter(*bot, tally, fair_rate)).collect();
    Ok(Arena { games, seats, seed: plan.seed, fighters })
}

/// One game with the bots moved on by `turn` seats: final points and places.
fn fight<G: Appraise>(
    plan: &Simulation<G>,
    seats: u8,
    deal: u64,
    turn: usize,
) -> Option<(Vec<i32>, Vec<u8>)> {
    let mut chance = luck_of_game(plan.seed, deal).0;
    let table = G::set_up(&plan.setup, &mut chance, &mut Silence).ok()?;
    let mut bots = plan.bots.clone();
    bots.rotate_left(turn);
    let mut players = Players::around(&bots, seats, plan.seed, deal);
    let mut stage = Bare { table, chance };
    players.play(&mut stage, plan.limit);
    stage.table.outcome().map(|outcome| (outcome.points, outcome.places))
}

fn tally(tallies: &mut [Tally], turn: usize, index: u64, points: &[i32], places: &[u8]) {
    let bots = tallies.len();
    let bot_on = |seat: usize| (seat + turn) % bots;
    let winners = places.iter().filter(|place| **place == 1).count() as f64;
    for (bot, tally) in tallies.iter_mut().enumerate() {
        let (mut own, mut own_count, mut others, mut other_count) = (0.0, 0.0, 0.0, 0.0);
        for (seat, &seat_points) in points.iter().enumerate() {
            if bot_on(seat) == bot {
                tally.results += 1;
                tally.points += i64::from(seat_points);
                tally.wins += if places[seat] == 1 { 1.0 / winners } else { 0.0 };
                own += f64::from(seat_points);
                own_count += 1.0;
            } else {
                others += f64::from(seat_points);
                other_count += 1.0;
            }
        }
        if own_count > 0.0 && other_count > 0.0 {
            tally.differences.push((index, own / own_count - others / other_count));
        }
    }
}

fn fighter(bot: BotName, mut tally: Tally, fair_rate: f64) -> Fighter {
    tally.differences.sort_by_key(|(index, _)| *index);
    let (mean, error) = mean_and_error(tally.differences.iter().map(|(_, difference)| *difference));
    let results = tally.results.max(1) as f64;
    let (low, high) = wilson(tally.wins, results);
    Fighter {
        bot,
        results: tally.results,
        wins: tally.wins,
        win_rate: tally.wins / results,
        win_rate_low: low,
        win_rate_high: high,
        fair_rate,
        points_mean: tally.points as f64 / results,
        points_difference: mean,
        points_difference_error: error,
    }
}

/// Wilson's interval for a rate, 95 %.
pub(crate) fn wilson(wins: f64, results: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let rate = wins / results;
    let spread = Z * (rate * (1.0 - rate) / results + Z * Z / (4.0 * results * results)).sqrt();
    let middle = rate + Z * Z / (2.0 * results);
    let whole = 1.0 + Z * Z / results;
    (((middle - spread) / whole).max(0.0), ((middle + spread) / whole).min(1.0))
}

fn mean_and_error(values: impl ExactSizeIterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.len() as f64;
    if count == 0.0 {
        return (0.0, 0.0);
    }
    let mean = values.clone().sum::<f64>() / count;
    let variance = values.map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, (variance / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_is_wide_for_few_games_and_narrow_for_many() {
        let (low, high) = wilson(5.0, 10.0);
        assert!(low > 0.23 && low < 0.25 && high > 0.75 && high < 0.77, "{low} {high}");
        let (low, high) = wilson(5_000.0, 10_000.0);
        assert!(low > 0.49 && high < 0.51);
        assert_eq!(wilson(0.0, 10.0).0, 0.0);
    }

    #[test]
    fn a_bot_is_compared_with_the_others_at_its_table() {
        let mut tallies = vec![Tally::default(); 2];
        tally(&mut tallies, 0, 0, &[10, 4, 8, 2], &[1, 3, 2, 4]);
        tally(&mut tallies, 1, 1, &[5, 7, 5, 7], &[3, 1, 3, 1]);
        assert_eq!(tallies[0].results, 4);
        assert_eq!(tallies[0].differences, [(0, 6.0), (1, 2.0)]);
        assert_eq!(tallies[0].wins, 2.0);
        assert_eq!(tallies[1].differences, [(0, -6.0), (1, -2.0)]);
    }
}
