//! Who sits where: rows that can be searched, kept in step with `matches.seats`.

use crate::link::{Cell, Link, sql};
use crate::{SeatRow, Stored};

/// Seats and those among them the match waits for.
type Seated<'a> = (&'a [SeatRow], &'a [u8]);

/// The row of each seat: nothing if nobody with an account sits there.
fn row((seats, waiting): Seated<'_>, seat: usize) -> Option<(&str, bool)> {
    let account = seats.get(seat)?.account.as_deref()?;
    Some((account, waiting.iter().any(|waits| usize::from(*waits) == seat)))
}

/// Writes only what differs: most moves change two seats.
pub(super) async fn update(
    link: &mut dyn Link,
    id: &str,
    old: Seated<'_>,
    new: Seated<'_>,
) -> Stored<()> {
    for seat in 0..old.0.len().max(new.0.len()) {
        let (before, after) = (row(old, seat), row(new, seat));
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
