//! The log of a match and its snapshots.

use super::matches;
use crate::link::{Cell, Columns, Link, json, sql};
use crate::{Appended, LoggedEntry, Match, NewEntry, StoreError, Stored};
use serde_json::Value;

/// What an append is made of.
#[derive(Debug)]
pub(crate) struct Append {
    pub id: String,
    pub expected: u32,
    pub entries: Vec<NewEntry>,
    pub head: Match,
    pub snapshot: Option<Value>,
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
    let mut length = expected;
    for new in &append.entries {
        let insert = sql!(
            "INSERT INTO entries (match_id, position, key, at, actor, entry) \
             VALUES ($1, $2, $3, $4, $5, $6)",
            id,
            length,
            Cell::key(&new.key)?,
            new.at,
            &new.by,
            json(&new.entry)?,
        );
        link.run(insert).await?;
        length = length.checked_add(1).ok_or(StoreError::Unstorable("a log without end"))?;
    }
    matches::write(link, id, &before, &append.head, length).await?;
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
    for entry in entries {
        let select =
            sql!("SELECT position FROM entries WHERE match_id = $1 AND key = $2", id, &entry.key,);
        if let Some(mut row) = link.first(select).await? {
            last = last.max(Some(row.number::<u32>()? + 1));
        }
    }
    Ok(last)
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
