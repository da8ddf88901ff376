//! What many games add up to.
//!
//! Everything here is merged by addition, minimum or maximum, so that the order in which threads
//! finish their games cannot be seen in the result.

use crate::game_of::Course;
use engine::{Game, Seat};

/// A win, in parts that any number of seats can share: the least common multiple of 1 to 16.
pub const WIN: u64 = 720_720;

/// What each seat has of the win: all of it, or its part of a shared one.
pub fn shared_win(places: &[u8]) -> impl Fn(usize) -> u64 {
    let winners = places.iter().filter(|place| **place == 1).count() as u64;
    move |seat| if places[seat] == 1 { WIN / winners } else { 0 }
}

/// How many broken laws are kept in words.
const LAWS_KEPT: usize = 5;

/// The sum of many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    pub games: u64,
    /// Games that came to an end before the limit of decisions.
    pub finished: u64,
    /// Finished games that somebody won; all can lose against the game itself.
    pub won: u64,
    /// Of these, games with more than one winner.
    pub shared: u64,
    pub decisions: u64,
    pub decisions_min: u32,
    pub decisions_max: u32,
    /// Sum of the answers offered at each decision.
    pub branching_total: u64,
    /// The most answers offered at one decision, of the games that were watched.
    pub branching_max: u32,
    pub seats: Vec<SeatTotals>,
    /// Games in which a conservation law did not hold.
    pub laws_broken: u64,
    /// Some of them: index of the game and the law, lowest index first.
    pub laws: Vec<(u64, String)>,
    /// The sum of one number per game that depends on everything the game ended with.
    pub checksum: u64,
}

/// One seat's part of the sum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatTotals {
    /// Finished games by place: `places[0]` is how often this seat came first, shared or not.
    pub places: Vec<u64>,
    /// Finished games won, in parts of [`WIN`]; a shared win counts as its part.
    pub wins: u64,
    /// Finished games won alone.
    pub wins_alone: u64,
    pub points: i64,
    pub points_squared: u64,
    pub points_min: i32,
    pub points_max: i32,
    /// Points by source.
    pub sources: Vec<(&'static str, i64)>,
}

impl Totals {
    /// Adds one game that was played to the table `game`.
    pub fn add_game<G: Game>(&mut self, index: u64, game: &G, course: Course) {
        let mut one = Totals {
            games: 1,
            decisions: course.decisions.into(),
            decisions_min: course.decisions,
            decisions_max: course.decisions,
            branching_total: course.branching_total,
            branching_max: course.branching_max,
            checksum: mixed(index, course.decisions.into()),
            ..Totals::default()
        };
        if let Some(law) = course.broken_law.or_else(|| game.broken_law()) {
            one.laws_broken = 1;
            one.laws.push((index, law));
        }
        self.add_scalars(&one);
        self.laws.append(&mut one.laws);
        self.trim_laws();
        if self.seats.is_empty() {
            self.seats.resize(usize::from(game.seats()), SeatTotals::default());
        }
        let Some(outcome) = game.outcome() else { return };
        let first = self.finished == 0;
        self.finished += 1;
        let winners = outcome.places.iter().filter(|place| **place == 1).count();
        self.won += u64::from(winners > 0);
        self.shared += u64::from(winners > 1);
        let win = shared_win(&outcome.places);
        for (seat, totals) in self.seats.iter_mut().enumerate() {
            let (points, place) = (outcome.points[seat], outcome.places[seat]);
            self.checksum = self.checksum.wrapping_add(mixed(
                index * 16 + seat as u64 + 1,
                i64::from(points).cast_unsigned(),
            ));
            totals.add(points, place, win(seat), first);
            for (position, (source, points)) in
                game.score(Seat(seat as u8)).sources.into_iter().enumerate()
            {
                totals.add_source(position, source, points.into());
            }
        }
    }

    /// Adds other games.
    pub fn merge(&mut self, other: Totals) {
        let first = self.finished == 0;
        self.add_scalars(&other);
        self.finished += other.finished;
        self.won += other.won;
        self.shared += other.shared;
        self.laws.extend(other.laws);
        self.trim_laws();
        if self.seats.is_empty() {
            self.seats = other.seats;
        } else {
            for (seat, theirs) in self.seats.iter_mut().zip(other.seats) {
                seat.merge(theirs, first, other.finished == 0);
            }
        }
    }

    /// The sources in alphabetical order: threads meet them in different orders.
    pub fn sort_sources(&mut self) {
        self.seats.iter_mut().for_each(|seat| seat.sources.sort_unstable());
    }

    fn add_scalars(&mut self, other: &Totals) {
        if other.games == 0 {
            return;
        }
        self.decisions_min = if self.games == 0 {
            other.decisions_min
        } else {
            self.decisions_min.min(other.decisions_min)
        };
        self.games += other.games;
        self.decisions += other.decisions;
        self.decisions_max = self.decisions_max.max(other.decisions_max);
        self.branching_total += other.branching_total;
        self.branching_max = self.branching_max.max(other.branching_max);
        self.laws_broken += other.laws_broken;
        self.checksum = self.checksum.wrapping_add(other.checksum);
    }

    fn trim_laws(&mut self) {
        if !self.laws.is_empty() {
            self.laws.sort();
            self.laws.truncate(LAWS_KEPT);
        }
    }
}

impl SeatTotals {
    fn add(&mut self, points: i32, place: u8, win: u64, first: bool) {
        let place = usize::from(place.max(1));
        if self.places.len() < place {
            self.places.resize(place, 0);
        }
        self.places[place - 1] += 1;
        self.wins += win;
        self.wins_alone += u64::from(win == WIN);
        self.points += i64::from(points);
        self.points_squared += i64::from(points).pow(2).cast_unsigned();
        self.points_min = if first { points } else { self.points_min.min(points) };
        self.points_max = if first { points } else { self.points_max.max(points) };
    }

    /// A game names its sources in much the same order every time, so the first place to look is
    /// the right one.
    fn add_source(&mut self, position: usize, source: &'static str, points: i64) {
        let at = match self.sources.get(position) {
            Some((known, _)) if *known == source => Some(position),
            _ => self.sources.iter().position(|(known, _)| *known == source),
        };
        match at {
            Some(at) => self.sources[at].1 += points,
            None => self.sources.push((source, points)),
        }
    }

    fn merge(&mut self, other: SeatTotals, nothing_here: bool, nothing_there: bool) {
        if self.places.len() < other.places.len() {
            self.places.resize(other.places.len(), 0);
        }
        self.places.iter_mut().zip(&other.places).for_each(|(sum, more)| *sum += more);
        self.wins += other.wins;
        self.wins_alone += other.wins_alone;
        self.points += other.points;
        self.points_squared += other.points_squared;
        if nothing_here {
            (self.points_min, self.points_max) = (other.points_min, other.points_max);
        } else if !nothing_there {
            self.points_min = self.points_min.min(other.points_min);
            self.points_max = self.points_max.max(other.points_max);
        }
        for (position, (source, points)) in other.sources.into_iter().enumerate() {
            self.add_source(position, source, points);
        }
    }
}

/// Two numbers stirred into one.
fn mixed(a: u64, b: u64) -> u64 {
    let mut mixed = a.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ b.wrapping_mul(0xA24B_AED4_963E_E407);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_can_be_shared_by_any_number_of_seats() {
        for winners in 1..=16 {
            let places: Vec<u8> = [vec![1; winners], vec![2; 2]].concat();
            let win = shared_win(&places);
            assert_eq!((0..places.len()).map(win).sum::<u64>(), WIN, "{winners}");
        }
        assert_eq!(shared_win(&[2, 2])(0), 0, "the game itself won");
    }
}
