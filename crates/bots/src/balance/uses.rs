//! What was put to use, and how those who used it fared.

use super::tally::{Tally, UseTally};
use crate::statistics::{binomial_both_tails, holm, wilson};
use crate::totals::WIN;
use serde::Serialize;
use std::borrow::Cow;

/// One thing that was used.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UseBalance {
    pub kind: &'static str,
    pub name: String,
    /// Games in which it was used at all.
    pub games: u64,
    pub games_share: f64,
    pub per_game: f64,
    /// How the seats that used it fared; nothing if it belongs to the whole table.
    pub by_seat: Option<BySeat>,
    /// Mean points of those who used it, or of everybody in these games, over games.
    pub points_mean: f64,
    /// Between these the true mean lies, 19 times out of 20.
    pub points_mean_low: f64,
    pub points_mean_high: f64,
}

/// How often the users of a thing won. Who uses it may be winning already: only what is dealt or chosen before
/// the first move can be compared without a second thought.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct BySeat {
    /// Seats that used it, once in each game.
    pub users: u64,
    /// A shared win counts as its part.
    pub wins: f64,
    pub win_share: f64,
    /// Between these the true share lies, 19 times out of 20 (Wilson).
    pub win_share_low: f64,
    pub win_share_high: f64,
    pub fair_share: f64,
    /// How likely luck alone takes the share so far from the fair one (exact binomial, both sides).
    pub p: f64,
    /// The same among so many comparisons (Holm).
    pub p_corrected: f64,
}

/// Things of one kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Unused {
    pub kind: &'static str,
    /// How many of the kind are in the box.
    pub of: usize,
    pub names: Vec<String>,
}

pub fn uses(tally: &Tally, seats: u8) -> Vec<UseBalance> {
    let fair_share = tally.fair_share();
    let mut uses: Vec<UseBalance> = tally
        .uses
        .iter()
        .map(|((kind, name), sum)| use_of(kind, name, sum, tally.finished, seats, fair_share))
        .collect();
    let chances: Vec<f64> =
        uses.iter().filter_map(|it| it.by_seat.map(|by_seat| by_seat.p)).collect();
    let compared = uses.iter_mut().filter_map(|it| it.by_seat.as_mut());
    compared.zip(holm(&chances)).for_each(|(it, corrected)| it.p_corrected = corrected);
    uses
}

fn use_of(
    kind: &'static str,
    name: &str,
    sum: &UseTally,
    finished: u64,
    seats: u8,
    fair_share: f64,
) -> UseBalance {
    let games = sum.games as f64;
    let by_seat = (sum.users > 0 && seats > 1).then(|| {
        let wins = sum.wins as f64 / WIN as f64;
        let (low, high) = wilson(wins, sum.users as f64);
        let p = binomial_both_tails(wins, sum.users, fair_share);
        BySeat {
            users: sum.users,
            wins,
            win_share: wins / sum.users as f64,
            win_share_low: low,
            win_share_high: high,
            fair_share,
            p,
            p_corrected: p,
        }
    });
    let (mean, error) = mean_and_error(sum);
    UseBalance {
        kind,
        name: name.to_string(),
        games: sum.games,
        games_share: games / finished.max(1) as f64,
        per_game: sum.times as f64 / finished.max(1) as f64,
        by_seat,
        points_mean: mean,
        points_mean_low: mean - 1.96 * error,
        points_mean_high: mean + 1.96 * error,
    }
}

fn mean_and_error(sum: &UseTally) -> (f64, f64) {
    let games = i128::from(sum.games.max(1));
    let mean = sum.points as f64 / games as f64;
    // Multiplied out before the difference is taken: the two are large and nearly the same.
    let spread = (sum.squares * games - sum.points * sum.points).max(0) as f64;
    let variance = spread / (games as f64 * (games - 1).max(1) as f64);
    (mean / WIN as f64, (variance / games as f64).sqrt() / WIN as f64)
}

/// What is in the box and in none of these games.
pub fn unused(
    components: Vec<(&'static str, Vec<Cow<'static, str>>)>,
    tally: &Tally,
) -> Vec<Unused> {
    let unused = components.into_iter().map(|(kind, names)| {
        let of = names.len();
        let names = names.into_iter().map(Cow::into_owned);
        let names = names.filter(|name| !tally.uses.contains_key(&(kind, name.clone()))).collect();
        Unused { kind, of, names }
    });
    unused.filter(|kind| !kind.names.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tally::tests::used;
    use super::*;

    /// Two seats on one of two maps; whoever has the sword wins but for one game, everybody drinks.
    fn tally() -> Tally {
        let mut tally = Tally::default();
        for game in 0..20 {
            let armed: u8 = game % 2;
            let winner = if game == 7 { 1 - armed } else { armed };
            let places = [1 + winner, 2 - winner];
            let points = [10 + 5 * i32::from(winner == 0), 10 + 5 * i32::from(winner == 1)];
            let map = if game < 5 { "hills" } else { "lakes" };
            let uses = [
                used("map", map, None),
                used("card", "sword", Some(armed)),
                used("drink", "water", Some(0)),
                used("drink", "water", Some(1)),
            ];
            tally.add(&points, &places, &uses);
        }
        tally
    }

    fn named<'a>(uses: &'a [UseBalance], name: &str) -> &'a UseBalance {
        uses.iter().find(|it| it.name == name).expect("a use")
    }

    #[test]
    fn users_are_compared_with_the_fair_share() {
        let uses = uses(&tally(), 2);
        let sword = named(&uses, "sword").by_seat.expect("of a seat");
        assert_eq!((sword.users, sword.wins, sword.fair_share), (20, 19.0, 0.5));
        assert!(sword.win_share_low > 0.7 && sword.p < 1e-4, "{sword:?}");
        assert!((sword.p_corrected - 2.0 * sword.p).abs() < 1e-12, "two comparisons: {sword:?}");
        assert!(named(&uses, "sword").points_mean > 14.0);
    }

    #[test]
    fn what_all_seats_use_at_once_is_fair() {
        let uses = uses(&tally(), 2);
        let water = named(&uses, "water");
        let by_seat = water.by_seat.expect("of seats");
        assert_eq!((by_seat.users, by_seat.win_share, by_seat.p), (40, 0.5, 1.0));
        assert_eq!((water.per_game, water.games, water.points_mean), (2.0, 20, 12.5));
        assert_eq!(water.points_mean_low, 12.5, "the same in every game");
    }

    #[test]
    fn what_belongs_to_the_table_has_points_but_no_wins() {
        let uses = uses(&tally(), 2);
        let hills = named(&uses, "hills");
        assert_eq!(hills.by_seat, None);
        assert_eq!((hills.games, hills.games_share, hills.points_mean), (5, 0.25, 12.5));
    }

    #[test]
    fn alone_nothing_can_be_compared() {
        let mut tally = Tally::default();
        tally.add(&[30], &[1], &[used("card", "sword", Some(0))]);
        tally.add(&[10], &[2], &[used("card", "sword", Some(0))]);
        let uses = uses(&tally, 1);
        assert_eq!((uses[0].by_seat, uses[0].points_mean), (None, 20.0));
        let half = 1.96 * 10.0;
        assert!((uses[0].points_mean_high - 20.0 - half).abs() < 1e-9, "{uses:?}");
    }

    #[test]
    fn what_is_in_the_box_and_never_used_is_missed() {
        let names = |names: &[&'static str]| names.iter().map(|name| Cow::from(*name)).collect();
        let components = vec![
            ("map", names(&["hills", "lakes"])),
            ("card", names(&["shield", "sword"])),
            ("ship", names(&["raft"])),
        ];
        let unused = unused(components, &tally());
        let told: Vec<(&str, usize, &str)> =
            unused.iter().map(|it| (it.kind, it.of, it.names[0].as_str())).collect();
        assert_eq!(told, [("card", 2, "shield"), ("ship", 1, "raft")]);
    }
}
