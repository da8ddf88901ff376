//! Bot against bot.

use crate::game_of::{Bare, Players, expect_bots, luck_of_game};
use crate::statistics::wilson;
use crate::totals::{WIN, shared_win};
use crate::workers::spread;
use crate::{BotName, Simulation};
use engine::{Appraise, Refusal, Silence};
use serde::Serialize;

/// How the bots of an arena fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Arena {
    /// Games played, in whole rotations.
    pub games: u64,
    /// Of these, the ones that came to an end; everything below is about them.
    pub finished: u64,
    /// Finished games that somebody won; all can lose against the game itself.
    pub won: u64,
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
    /// Games won, from whichever of its seats; a win shared by n seats counts 1/n for each.
    pub wins: f64,
    /// Share of the games won.
    pub win_share: f64,
    /// Between these the true share lies, 19 times out of 20 (Wilson).
    pub win_share_low: f64,
    pub win_share_high: f64,
    /// What a bot no better than the others would win: its part of the seats.
    pub fair_share: f64,
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
    /// In parts of [`WIN`].
    wins: u64,
    points: i64,
    /// Difference in each game with its index, so that sums are made in one order only.
    differences: Vec<(u64, f64)>,
}

/// Sums of a worker.
#[derive(Clone, Debug, Default)]
struct Sums {
    games: u64,
    finished: u64,
    won: u64,
    bots: Vec<Tally>,
}

/// Plays `plan.games` games, rounded up to whole rounds of rotations: in every deal each bot plays
/// each seat once, with the same luck of setup.
pub fn arena<G: Appraise>(
    plan: &Simulation<G>,
    done: &(dyn Fn(u64) + Sync),
) -> Result<Arena, Refusal> {
    let seats = G::set_up(&plan.setup, &mut luck_of_game(plan.seed, 0).0, &mut Silence)?.seats();
    expect_bots(plan.bots.len(), seats)?;
    let rotations = plan.bots.len() as u64;
    let fresh = || Sums { bots: vec![Tally::default(); plan.bots.len()], ..Sums::default() };
    // A deal is worked off as a whole, so that also an arena that is stopped has whole rotations.
    let play = |sums: &mut Sums, deal: u64| {
        for turn in 0..plan.bots.len() {
            sums.games += 1;
            let Some((points, places)) = fight(plan, seats, deal, turn) else { continue };
            sums.finished += 1;
            sums.won += u64::from(places.contains(&1));
            tally(&mut sums.bots, turn, deal * rotations + turn as u64, &points, &places);
        }
    };
    let deals = plan.games.div_ceil(rotations);
    let workers =
        spread(deals, plan.threads, fresh, play, plan.stop, &|deals| done(deals * rotations));
    let mut sums = fresh();
    for part in workers {
        sums.games += part.games;
        sums.finished += part.finished;
        sums.won += part.won;
        for (sum, more) in sums.bots.iter_mut().zip(part.bots) {
            sum.results += more.results;
            sum.wins += more.wins;
            sum.points += more.points;
            sum.differences.extend(more.differences);
        }
    }
    let Sums { games, finished, won, bots } = sums;
    // What there was to win, shared out by seats.
    let to_win = won as f64 / finished.max(1) as f64;
    let fighters = plan.bots.iter().zip(bots);
    let fighters = fighters.map(|(bot, sum)| fighter(*bot, sum, finished, seats, to_win));
    Ok(Arena { games, finished, won, seats, seed: plan.seed, fighters: fighters.collect() })
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
    let win = shared_win(places);
    for (bot, tally) in tallies.iter_mut().enumerate() {
        let (mut own, mut own_count, mut others, mut other_count) = (0.0, 0.0, 0.0, 0.0);
        for (seat, &seat_points) in points.iter().enumerate() {
            if bot_on(seat) == bot {
                tally.results += 1;
                tally.points += i64::from(seat_points);
                tally.wins += win(seat);
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

fn fighter(bot: BotName, mut tally: Tally, games: u64, seats: u8, to_win: f64) -> Fighter {
    tally.differences.sort_by_key(|(index, _)| *index);
    let (mean, error) = mean_and_error(tally.differences.iter().map(|(_, difference)| *difference));
    let wins = tally.wins as f64 / WIN as f64;
    let games = games as f64;
    let (low, high) = wilson(wins, games);
    Fighter {
        bot,
        results: tally.results,
        wins,
        win_share: wins / games.max(1.0),
        win_share_low: low,
        win_share_high: high,
        fair_share: to_win * tally.results as f64 / (games * f64::from(seats)).max(1.0),
        points_mean: tally.points as f64 / tally.results.max(1) as f64,
        points_difference: mean,
        points_difference_error: error,
    }
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
    fn a_bot_is_compared_with_the_others_at_its_table() {
        let mut tallies = vec![Tally::default(); 2];
        tally(&mut tallies, 0, 0, &[10, 4, 8, 2], &[1, 3, 2, 4]);
        tally(&mut tallies, 1, 1, &[5, 7, 5, 7], &[3, 1, 3, 1]);
        assert_eq!(tallies[0].results, 4);
        assert_eq!(tallies[0].differences, [(0, 6.0), (1, 2.0)]);
        assert_eq!((tallies[0].wins, tallies[1].wins), (2 * WIN, 0));
        assert_eq!(tallies[1].differences, [(0, -6.0), (1, -2.0)]);
    }

    #[test]
    fn a_bot_that_wins_every_game_has_all_wins_and_half_of_them_would_be_fair() {
        let mut tallies = vec![Tally::default(); 2];
        tally(&mut tallies, 0, 0, &[10, 4, 8, 2], &[1, 3, 2, 4]);
        // Two of its seats share the win: it is won by the same bot all the same.
        tally(&mut tallies, 1, 1, &[5, 7, 5, 7], &[3, 1, 3, 1]);
        let [always, never]: [Tally; 2] = tallies.try_into().expect("two bots");
        let always = fighter(BotName::Greedy, always, 2, 4, 1.0);
        assert_eq!((always.win_share, always.fair_share), (1.0, 0.5));
        let never = fighter(BotName::Random, never, 2, 4, 1.0);
        assert_eq!((never.win_share, never.fair_share), (0.0, 0.5));
    }
}
