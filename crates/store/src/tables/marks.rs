//! What people keep of matches: how much they have seen, and where they put them.

use super::notices;
use crate::link::{Cell, Link, Statement, json, sql};
use crate::{Mark, Stored};
use serde_json::Value;
use sqlx::AssertSqlSafe;

/// Forward only: a browser that was slow changes nothing.
pub(crate) async fn see(link: &mut dyn Link, account: &str, seen: &[(String, u32)]) -> Stored<u64> {
    let mut read = 0;
    // In one order, or two browsers of one person could wait for each other.
    let mut seen: Vec<&(String, u32)> = seen.iter().collect();
    seen.sort();
    for (id, length) in seen {
        let upsert = sql!(
            "INSERT INTO marks (match_id, account, seen, shelf) VALUES ($1, $2, $3, '') \
             ON CONFLICT (account, match_id) DO UPDATE SET seen = excluded.seen \
             WHERE marks.seen < excluded.seen",
            id,
            Cell::key(account)?,
            *length,
        );
        link.run(upsert).await?;
        read += notices::seen(link, account, id, *length).await?;
    }
    Ok(read)
}

pub(crate) async fn mute(link: &mut dyn Link, id: &str, account: &str, muted: bool) -> Stored<()> {
    let upsert = sql!(
        "INSERT INTO marks (match_id, account, seen, shelf, muted) VALUES ($1, $2, 0, '', $3) \
         ON CONFLICT (account, match_id) DO UPDATE SET muted = excluded.muted",
        id,
        Cell::key(account)?,
        muted,
    );
    link.run(upsert).await.map(drop)
}

pub(crate) async fn put(link: &mut dyn Link, id: &str, account: &str, shelf: &str) -> Stored<()> {
    let upsert = sql!(
        "INSERT INTO marks (match_id, account, seen, shelf) VALUES ($1, $2, 0, $3) \
         ON CONFLICT (account, match_id) DO UPDATE SET shelf = excluded.shelf",
        id,
        Cell::key(account)?,
        Cell::key(shelf)?,
    );
    link.run(upsert).await.map(drop)
}

pub(crate) async fn wish(
    link: &mut dyn Link,
    id: &str,
    account: &str,
    wishes: &Value,
) -> Stored<()> {
    let upsert = sql!(
        "INSERT INTO marks (match_id, account, seen, shelf, wishes) VALUES ($1, $2, 0, '', $3) \
         ON CONFLICT (account, match_id) DO UPDATE SET wishes = excluded.wishes",
        id,
        Cell::key(account)?,
        json(wishes)?,
    );
    link.run(upsert).await.map(drop)
}

/// So many matches are asked for with one statement, always of the same form.
const BATCH: usize = 64;

pub(crate) async fn of(
    link: &mut dyn Link,
    account: &str,
    ids: &[String],
) -> Stored<Vec<(String, Mark)>> {
    let places: Vec<String> = (0..BATCH).map(|place| format!("${}", place + 2)).collect();
    let select = format!(
        "SELECT match_id, seen, shelf, muted, wishes FROM marks WHERE account = $1 AND match_id IN ({})",
        places.join(", ")
    );
    let mut found = Vec::new();
    for batch in ids.chunks(BATCH) {
        let mut cells = vec![Cell::from(account)];
        cells.extend(batch.iter().map(Cell::from).filter(|id| !id.holds_zero()));
        cells.resize(BATCH + 1, Cell::Text(None));
        let select = Statement::new(AssertSqlSafe(select.clone()), cells);
        for mut row in link.rows(select).await? {
            let id = row.text()?;
            let (seen, shelf, muted) = (row.number()?, row.text()?, row.flag()?);
            found.push((id, Mark { seen, shelf, muted, wishes: row.json()? }));
        }
    }
    Ok(found)
}
