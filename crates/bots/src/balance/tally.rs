//! Sums over games. Whole numbers only, so that the order of the games cannot be seen in them.

use crate::totals::{WIN, shared_win};
use engine::Used;
use std::collections::{BTreeMap, BTreeSet};

/// Points are counted in steps of this many.
const STEP: i32 = 5;

#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub games: u64,
    pub finished: u64,
    pub won: u64,
    pub shared: u64,
    /// The sum of 1/n over won games, n being the number of winners, in parts of [`WIN`].
    pub parts: u64,
    pub seats: Vec<SeatTally>,
    pub spread: BTreeMap<i32, u64>,
    /// By kind and name.
    pub uses: BTreeMap<(&'static str, String), UseTally>,
}

#[derive(Clone, Debug, Default)]
pub struct SeatTally {
    /// In parts of [`WIN`].
    pub wins: u64,
    pub points: i64,
    pub squares: i64,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UseTally {
    pub times: u64,
    pub games: u64,
    /// Seats that used it, once in each game.
    pub users: u64,
    /// What these seats won, in parts of [`WIN`].
    pub wins: u64,
    /// Over games: the mean points of those who used it, or of all if nobody did, in parts of
    /// [`WIN`].
    pub points: i128,
    pub squares: i128,
}

impl Tally {
    /// Adds a finished game.
    pub fn add(&mut self, points: &[i32], places: &[u8], used: &[Used]) {
        self.finished += 1;
        self.seats.resize_with(points.len(), SeatTally::default);
        let winners = places.iter().filter(|place| **place == 1).count() as u64;
        self.won += u64::from(winners > 0);
        self.shared += u64::from(winners > 1);
        self.parts += WIN.checked_div(winners).unwrap_or(0);
        let win = shared_win(places);
        for (seat, tally) in self.seats.iter_mut().enumerate() {
            let points = points[seat];
            tally.wins += win(seat);
            tally.points += i64::from(points);
            tally.squares += i64::from(points).pow(2);
            *self.spread.entry(points.div_euclid(STEP) * STEP).or_default() += 1;
        }
        let mut times: BTreeMap<(&'static str, &str), (u64, BTreeSet<usize>)> = BTreeMap::new();
        for it in used {
            let (count, users) = times.entry((it.kind, &it.name)).or_default();
            *count += 1;
            // Opponents whom nobody plays win no share.
            users.extend(it.by.map(|seat| seat.index()).filter(|&seat| seat < places.len()));
        }
        for ((kind, name), (count, users)) in times {
            let tally = self.uses.entry((kind, name.to_string())).or_default();
            tally.times += count;
            tally.games += 1;
            tally.users += users.len() as u64;
            tally.wins += users.iter().map(|&seat| win(seat)).sum::<u64>();
            let sum = |seats: &mut dyn Iterator<Item = i32>| seats.map(i128::from).sum::<i128>();
            let (points, among) = match users.len() {
                0 => (sum(&mut points.iter().copied()), points.len()),
                among => (sum(&mut users.iter().map(|&seat| points[seat])), among),
            };
            let mean = points * i128::from(WIN) / among as i128;
            tally.points += mean;
            tally.squares += mean * mean;
        }
    }

    pub fn merge(&mut self, other: Tally) {
        self.games += other.games;
        self.finished += other.finished;
        self.won += other.won;
        self.shared += other.shared;
        self.parts += other.parts;
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
            sum.points += more.points;
            sum.squares += more.squares;
        }
    }

    /// What there is to win for one result: 1 by the number of seats, less if all can lose.
    pub fn fair_share(&self) -> f64 {
        self.won as f64 / (self.finished * self.seats.len() as u64).max(1) as f64
    }

    /// Mean and deviation of all results.
    pub fn points(&self) -> (f64, f64) {
        let points = self.seats.iter().map(|seat| seat.points).sum();
        let squares = self.seats.iter().map(|seat| seat.squares).sum();
        mean_and_deviation(points, squares, (self.finished * self.seats.len() as u64).max(1))
    }
}

pub fn mean_and_deviation(sum: i64, squares: i64, count: u64) -> (f64, f64) {
    let count = count as f64;
    let mean = sum as f64 / count;
    (mean, (squares as f64 / count - mean * mean).max(0.0).sqrt())
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use engine::Seat;

    pub fn used(kind: &'static str, name: &'static str, by: Option<u8>) -> Used {
        Used { kind, name: name.into(), by: by.map(Seat) }
    }

    #[test]
    fn wins_are_shared_and_uses_counted_once_per_user() {
        let card = |name, seat| used("card", name, Some(seat));
        let mut tally = Tally::default();
        tally.add(&[10, 10, 3], &[1, 1, 3], &[card("a", 0), card("a", 0), card("a", 2)]);
        let mut other = Tally::default();
        other.add(&[4, 9, 2], &[2, 1, 3], &[card("b", 1)]);
        tally.merge(other);
        let wins: Vec<u64> = tally.seats.iter().map(|seat| seat.wins).collect();
        assert_eq!(wins, [WIN / 2, WIN + WIN / 2, 0]);
        assert_eq!((tally.won, tally.shared, tally.parts), (2, 1, WIN + WIN / 2));
        let a = &tally.uses[&("card", "a".to_string())];
        assert_eq!((a.times, a.games, a.users, a.wins), (3, 1, 2, WIN / 2));
        assert_eq!(a.points, 13 * i128::from(WIN) / 2, "seats 0 and 2: 10 and 3 points");
        assert_eq!(tally.spread, BTreeMap::from([(0, 3), (5, 1), (10, 2)]));
    }

    #[test]
    fn what_nobody_uses_for_himself_is_everybodys() {
        let mut tally = Tally::default();
        tally.add(&[10, 5], &[1, 2], &[used("map", "hills", None), used("map", "hills", None)]);
        let hills = &tally.uses[&("map", "hills".to_string())];
        assert_eq!((hills.times, hills.games, hills.users, hills.wins), (2, 1, 0, 0));
        assert_eq!(hills.points, 15 * i128::from(WIN) / 2);
    }

    #[test]
    fn a_game_that_all_lose_has_nothing_to_share() {
        let mut tally = Tally::default();
        tally.add(&[1, 2], &[2, 2], &[]);
        tally.add(&[1, 2], &[2, 1], &[]);
        assert_eq!((tally.finished, tally.won, tally.parts), (2, 1, WIN));
        assert_eq!(tally.fair_share(), 0.25);
    }
}
