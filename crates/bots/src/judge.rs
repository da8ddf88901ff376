//! How good a table is for each seat, relative to the others.

use engine::{Appraise, Seat};

/// What every seat can hope for, in thousandths of a point: what it has reached once that is final.
pub fn hopes<G: Appraise>(game: &G) -> Vec<i64> {
    match game.outcome() {
        Some(outcome) => {
            let reached = (0..game.seats()).map(Seat).zip(outcome.points);
            reached.map(|(seat, points)| game.appraise_end(seat, points)).collect()
        }
        None => (0..game.seats()).map(|seat| i64::from(game.appraise(Seat(seat)))).collect(),
    }
}

/// How far a seat is ahead of what the others have on average; alone at a table, its own hopes.
pub fn lead(hopes: &[i64], seat: Seat) -> i64 {
    let own = hopes[seat.index()];
    let others = hopes.len() as i64 - 1;
    if others == 0 { own } else { own - (hopes.iter().sum::<i64>() - own) / others }
}

/// How far a seat is ahead of its strongest opponent.
pub fn margin(hopes: &[i64], seat: Seat) -> i64 {
    let others = hopes.iter().enumerate().filter(|(index, _)| *index != seat.index());
    hopes[seat.index()] - others.map(|(_, &hope)| hope).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leads_compare_with_the_average_and_margins_with_the_best() {
        let hopes = [5000, 1000, 3000];
        assert_eq!(lead(&hopes, Seat(0)), 3000);
        assert_eq!(margin(&hopes, Seat(0)), 2000);
        assert_eq!(margin(&hopes, Seat(1)), -4000);
        assert_eq!(lead(&[700], Seat(0)), 700);
    }
}
