//! The log of a match and its snapshots.

use super::{matches, notices};
use crate::link::{Cell, Columns, Link, Statement, json, sql};
use crate::{Appended, LoggedEntry, Match, NewEntry, StoreError, Stored, Telling};
use serde_json::Value;
use sqlx::AssertSqlSafe;

/// What an append is made of.
#[derive(Debug)]
pub(crate) struct Append {
    pub id: String,
    pub expected: u32,
    pub entries: Vec<NewEntry>,
    pub head: Match,
    pub snapshot: Option<Value>,
    pub telling: Telling,
}

pub(crate) async fn append(link: &mut dyn Link, append: &Append) -> Stored<Appended> {
    let id = &append.id;
    let row = link.first(matches::for_change(link.shares(), id)).await?;
    let before = matches::Head::read(&mut row.ok_or(StoreError::NotFound)?)?;
    // First, since whoever sends again does not know that the log has grown.
    if let Some(length) = known(link, id, &append.entries).await? {
        return Ok(Appended::Already(length));
    }
    let Append { expected, .. } = *append;
    if before.length != expected {
        return Err(StoreError::Conflict { expected, found: before.length });
    }
    let added = u32::try_from(append.entries.len()).ok();
    let endless = || StoreError::Unstorable("a log without end");
    let length = added.and_then(|added| expected.checked_add(added)).ok_or_else(endless)?;
    let mut position = expected;
    for batch in batches(&append.entries) {
        link.run(insert(id, position, batch)?).await?;
        position += batch.len() as u32;
    }
    matches::write(link, id, &before, &append.head, length).await?;
    notices::tell(link, id, &append.telling).await?;
    if let Some(state) = &append.snapshot {
        let insert = sql!(
            "INSERT INTO snapshots (match_id, length, state) VALUES ($1, $2, $3) \
             ON CONFLICT (match_id, length) DO UPDATE SET state = excluded.state",
            id,
            length,
            json(state)?,
        );
        link.run(insert).await?;
    }
    Ok(Appended::Now(length))
}

/// The length of the log with the last of these entries, if one of them is in it.
async fn known(link: &mut dyn Link, id: &str, entries: &[NewEntry]) -> Stored<Option<u32>> {
    let mut last = None;
    for batch in batches(entries) {
        let places: Vec<String> = (0..batch.len()).map(|row| format!("${}", row + 2)).collect();
        let select = format!(
            "SELECT position FROM entries WHERE match_id = $1 AND key IN ({})",
            places.join(", ")
        );
        // A key that cannot be stored is in no log; the others of its batch may be.
        let keys = batch.iter().map(|entry| Cell::from(&entry.key));
        let keys = keys.filter(|key| !key.holds_zero());
        let mut cells = vec![Cell::from(id)];
        cells.extend(keys);
        cells.resize(batch.len() + 1, Cell::Text(None));
        for mut row in link.rows(Statement::new(AssertSqlSafe(select), cells)).await? {
            last = last.max(Some(row.number::<u32>()? + 1));
        }
    }
    Ok(last)
}

/// Rows that are written with one statement. Two sizes, so that the databases know all statements
/// there are: one for a file, one for a move.
const BATCH: usize = 64;

fn batches(entries: &[NewEntry]) -> impl Iterator<Item = &[NewEntry]> {
    let batches = entries.chunks_exact(BATCH);
    let single = batches.remainder().chunks(1);
    batches.chain(single)
}

fn insert(id: &str, position: u32, batch: &[NewEntry]) -> Stored<Statement> {
    let (mut rows, mut cells) = (Vec::new(), Vec::new());
    for (position, new) in (position..).zip(batch) {
        let places: Vec<String> = (1..=6).map(|cell| format!("${}", cells.len() + cell)).collect();
        rows.push(format!("({})", places.join(", ")));
        cells.extend([
            Cell::from(id),
            position.into(),
            Cell::key(&new.key)?,
            new.at.into(),
            Cell::from(&new.by),
            json(&new.entry)?.into(),
        ]);
    }
    let rows = rows.join(", ");
    let insert =
        format!("INSERT INTO entries (match_id, position, key, at, actor, entry) VALUES {rows}");
    Ok(Statement::new(AssertSqlSafe(insert), cells))
}

pub(crate) async fn read(link: &mut dyn Link, id: &str, from: u32) -> Stored<Vec<LoggedEntry>> {
    let select = sql!(
        "SELECT position, key, at, actor, entry FROM entries \
         WHERE match_id = $1 AND position >= $2 ORDER BY position",
        id,
        from,
    );
    let entry = |mut row: Columns| {
        Ok(LoggedEntry {
            index: row.number()?,
            key: row.text()?,
            at: row.number()?,
            by: row.text()?,
            entry: row.json()?,
        })
    };
    link.rows(select).await?.into_iter().map(entry).collect()
}

pub(crate) async fn snapshot(
    link: &mut dyn Link,
    id: &str,
    at_most: u32,
) -> Stored<Option<(u32, Value)>> {
    let select = sql!(
        "SELECT length, state FROM snapshots WHERE match_id = $1 AND length <= $2 \
         ORDER BY length DESC LIMIT 1",
        id,
        at_most,
    );
    let row = link.first(select).await?;
    row.map(|mut row| Ok((row.number()?, row.json()?))).transpose()
}
