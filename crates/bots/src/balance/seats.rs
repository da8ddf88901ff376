//! The seats compared.

use super::tally::{Tally, mean_and_deviation};
use crate::statistics::{chi_square_tail, wilson};
use crate::totals::WIN;
use serde::Serialize;

/// One seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatBalance {
    pub seat: u8,
    /// Share of the finished games won; a shared win counts as its part.
    pub win_share: f64,
    /// Between these the true share lies, 19 times out of 20 (Wilson).
    pub win_share_low: f64,
    pub win_share_high: f64,
    pub fair_share: f64,
    pub points_mean: f64,
    pub points_deviation: f64,
}

/// Pearson's test of the question: does every seat win as often as any other?
///
/// A win shared by n counts 1/n for each, which varies less than a whole win. If all seats are
/// alike, the part of a seat in such a game has the variance 1/(n·k) − 1/k² with k seats; the squares of the gaps are
/// divided by the sum of these variances instead of the expected numbers. Without shared wins both
/// are the same.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Fairness {
    pub chi_square: f64,
    pub degrees: u32,
    /// How likely equal seats are to differ at least so much by luck.
    pub p: f64,
    /// Wins a seat should have. Below five the test says little.
    pub expected: f64,
}

pub fn per_seat(tally: &Tally) -> Vec<SeatBalance> {
    let games = tally.finished as f64;
    let per_seat = (0u8..).zip(&tally.seats).map(|(seat, sum)| {
        let wins = sum.wins as f64 / WIN as f64;
        let (low, high) = wilson(wins, games);
        let (points_mean, points_deviation) =
            mean_and_deviation(sum.points, sum.squares, tally.finished.max(1));
        SeatBalance {
            seat,
            win_share: wins / games.max(1.0),
            win_share_low: low,
            win_share_high: high,
            fair_share: tally.fair_share(),
            points_mean,
            points_deviation,
        }
    });
    per_seat.collect()
}

pub fn fairness(tally: &Tally) -> Option<Fairness> {
    let seats = tally.seats.len() as f64;
    let won = tally.won as f64;
    let expected = won / seats;
    let variance = tally.parts as f64 / WIN as f64 / seats - won / (seats * seats);
    // One seat, no winner, or everybody shares every win.
    if tally.seats.len() < 2 || variance < 1e-9 {
        return None;
    }
    let gap = |wins: u64| wins as f64 / WIN as f64 - expected;
    let squares: f64 = tally.seats.iter().map(|seat| gap(seat.wins).powi(2)).sum();
    let chi_square = squares / (variance * seats / (seats - 1.0));
    let degrees = tally.seats.len() as u32 - 1;
    Some(Fairness { chi_square, degrees, p: chi_square_tail(chi_square, degrees), expected })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(games: &[(&[u8], u32)]) -> Tally {
        let mut tally = Tally::default();
        for (places, times) in games {
            (0..*times).for_each(|_| tally.add(&vec![0; places.len()], places, &[]));
        }
        tally
    }

    #[test]
    fn without_shared_wins_it_is_pearsons_test() {
        // 35.35, 29.1 and 35.55 % of 2,000 games.
        let tally = played(&[(&[1, 2, 3], 707), (&[2, 1, 3], 582), (&[2, 3, 1], 711)]);
        let fairness = fairness(&tally).expect("seats to compare");
        let expected = 2000.0 / 3.0;
        let gap = |wins: f64| (wins - expected).powi(2) / expected;
        let pearson = gap(707.0) + gap(582.0) + gap(711.0);
        assert!((fairness.chi_square - pearson).abs() < 1e-9, "{fairness:?}");
        assert_eq!(fairness.degrees, 2);
        assert!((fairness.p - (-pearson / 2.0).exp()).abs() < 1e-9, "{fairness:?}");
        assert!(fairness.p < 0.001);
    }

    #[test]
    fn equal_seats_are_told_apart_by_nothing() {
        let tally = played(&[(&[1, 2], 50), (&[2, 1], 50)]);
        let fairness = fairness(&tally).expect("seats to compare");
        assert_eq!((fairness.chi_square, fairness.p, fairness.expected), (0.0, 1.0, 50.0));
    }

    /// Over all ways three seats can share or not, each equally likely, the mean of the statistic is
    /// the number of degrees of freedom: that is what makes its scale right.
    #[test]
    fn shared_wins_are_weighted_by_their_variance() {
        let ways: [&[u8]; 3] = [&[1, 1, 3], &[1, 3, 1], &[3, 1, 1]];
        let alone: [&[u8]; 3] = [&[1, 2, 3], &[2, 1, 3], &[3, 2, 1]];
        let mut mean = 0.0;
        for shared in ways {
            for single in alone {
                let tally = played(&[(shared, 1), (single, 1)]);
                mean += fairness(&tally).expect("seats to compare").chi_square / 9.0;
            }
        }
        assert!((mean - 2.0).abs() < 1e-9, "{mean}");
    }

    #[test]
    fn nothing_is_said_where_nothing_can_be_compared() {
        assert_eq!(fairness(&Tally::default()), None);
        assert_eq!(fairness(&played(&[(&[1], 9)])), None, "alone");
        assert_eq!(fairness(&played(&[(&[1, 1], 9)])), None, "all share everything");
        assert_eq!(fairness(&played(&[(&[2, 2], 9)])), None, "nobody wins");
    }

    #[test]
    fn games_that_all_lose_leave_smaller_shares() {
        let seats = per_seat(&played(&[(&[2, 2], 50), (&[1, 2], 25), (&[2, 1], 25)]));
        assert_eq!((seats[0].win_share, seats[0].fair_share), (0.25, 0.25));
    }
}
