//! Who sits where, and whose table it is: rows that can be searched, kept in step with `matches`.

use crate::link::{Cell, Link, sql};
use crate::{Match, SeatRow, Stored};

/// Who is at a match.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seated<'a> {
    pub host: &'a str,
    pub seats: &'a [SeatRow],
    /// The seats the match waits for.
    pub waiting: &'a [u8],
}

impl<'a> Seated<'a> {
    pub fn of(table: &'a Match) -> Seated<'a> {
        Seated { host: &table.host, seats: &table.seats, waiting: &table.waiting }
    }

    /// The row of each seat: nothing if nobody with an account sits there.
    fn row(self, seat: usize) -> Option<(&'a str, bool)> {
        if seat == HOST {
            return (!self.host.is_empty()).then_some((self.host, false));
        }
        if let Some(member) = seat.checked_sub(MEMBER) {
            let shared = member / MOST_MEMBERS;
            let member = self.seats.get(shared)?.members.get(member % MOST_MEMBERS)?;
            return Some((member.account.as_str(), member.asked && self.waits(shared)));
        }
        if let Some(former) = seat.checked_sub(FORMER) {
            let before = &self.seats.get(former / MOST_FORMER)?.before;
            return Some((before.get(former % MOST_FORMER)?.account.as_str(), false));
        }
        let row = self.seats.get(seat)?;
        // Of those who share a seat each is waited for on their own.
        let alone = row.members.is_empty();
        Some((row.account.as_deref()?, alone && self.waits(seat)))
    }

    fn waits(self, seat: usize) -> bool {
        self.waiting.iter().any(|waits| usize::from(*waits) == seat)
    }
}

/// The host has a row of their own, whether they play or not.
const HOST: usize = 255;
/// Those who held a seat before have rows too: whoever left still finds the match.
const FORMER: usize = 256;
const MOST_FORMER: usize = 16;
/// Those who share a seat each have a row.
const MEMBER: usize = 8192;
const MOST_MEMBERS: usize = 16;

/// Writes only what differs: most moves change two seats.
pub(super) async fn update(
    link: &mut dyn Link,
    id: &str,
    old: Option<Seated<'_>>,
    new: Option<Seated<'_>>,
) -> Stored<()> {
    let count = |at: Option<Seated<'_>>| at.map_or(0, |at| at.seats.len());
    let seats = 0..count(old).max(count(new));
    let left = |at: Option<Seated<'_>>, seat: usize| {
        at.and_then(|at| at.seats.get(seat)).map_or(0, |row| row.before.len().min(MOST_FORMER))
    };
    let former = seats.clone().flat_map(|seat| {
        let first = FORMER + seat * MOST_FORMER;
        first..first + left(old, seat).max(left(new, seat))
    });
    let shared = |at: Option<Seated<'_>>, seat: usize| {
        at.and_then(|at| at.seats.get(seat)).map_or(0, |row| row.members.len().min(MOST_MEMBERS))
    };
    let members = seats.clone().flat_map(|seat| {
        let first = MEMBER + seat * MOST_MEMBERS;
        first..first + shared(old, seat).max(shared(new, seat))
    });
    for seat in seats.chain([HOST]).chain(former).chain(members) {
        let before = old.and_then(|at| at.row(seat));
        let after = new.and_then(|at| at.row(seat));
        if before == after {
            continue;
        }
        let number = seat as i64;
        let change = match after {
            None => sql!("DELETE FROM seats WHERE match_id = $1 AND seat = $2", id, number),
            Some((account, waiting)) => sql!(
                "INSERT INTO seats (match_id, seat, account, waiting) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (match_id, seat) DO UPDATE \
                 SET account = excluded.account, waiting = excluded.waiting",
                id,
                number,
                Cell::key(account)?,
                waiting,
            ),
        };
        link.run(change).await?;
    }
    Ok(())
}
