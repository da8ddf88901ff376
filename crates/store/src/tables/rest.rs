//! The server's own small things, what administrators did, and numbers.

use crate::link::{Cell, Columns, Link, json, sql};
use crate::{Audit, Counts, Stored};
use serde_json::Value;

pub(crate) async fn get_value(link: &mut dyn Link, key: &str) -> Stored<Option<Value>> {
    let row = link.first(sql!("SELECT value FROM small_things WHERE key = $1", key)).await?;
    row.map(|mut row| row.json()).transpose()
}

pub(crate) async fn set_value(link: &mut dyn Link, key: &str, value: &Value) -> Stored<()> {
    let upsert = sql!(
        "INSERT INTO small_things (key, value) VALUES ($1, $2) \
         ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        Cell::key(key)?,
        json(value)?,
    );
    link.run(upsert).await.map(drop)
}

pub(crate) async fn audit(link: &mut dyn Link, done: &Audit) -> Stored<()> {
    let insert = sql!(
        "INSERT INTO audit (at, who, what, detail) VALUES ($1, $2, $3, $4)",
        done.at,
        &done.who,
        &done.what,
        json(&done.detail)?,
    );
    link.run(insert).await.map(drop)
}

/// Latest first.
pub(crate) async fn audited(link: &mut dyn Link, limit: u32) -> Stored<Vec<Audit>> {
    let select = sql!("SELECT at, who, what, detail FROM audit ORDER BY id DESC LIMIT $1", limit);
    let done = |mut row: Columns| {
        Ok(Audit { at: row.number()?, who: row.text()?, what: row.text()?, detail: row.json()? })
    };
    link.rows(select).await?.into_iter().map(done).collect()
}

/// All numbers but the size on disk.
pub(crate) async fn counts(link: &mut dyn Link) -> Stored<Counts> {
    let mut counts = Counts::default();
    let people = sql!(
        "SELECT (SELECT count(*) FROM accounts WHERE password IS NOT NULL), \
         (SELECT count(*) FROM accounts WHERE password IS NULL AND erased IS NULL), \
         (SELECT count(*) FROM lines)"
    );
    if let Some(mut row) = link.first(people).await? {
        counts.accounts = row.number()?;
        counts.guests = row.number()?;
        counts.lines = row.number()?;
    }
    // The lengths add up to the log: nobody counts a million entries for a health page.
    let stages =
        sql!("SELECT stage, count(*), CAST(sum(length) AS BIGINT) FROM matches GROUP BY stage");
    for mut row in link.rows(stages).await? {
        let stage = row.text()?;
        let matches = row.number()?;
        match stage.as_str() {
            "open" => counts.open = matches,
            "playing" => counts.playing = matches,
            "finished" => counts.finished = matches,
            _ => {}
        }
        counts.entries += row.number::<u64>()?;
    }
    Ok(counts)
}

/// Answers if the database does.
pub(crate) async fn ping(link: &mut dyn Link) -> Stored<()> {
    link.rows(sql!("SELECT 1")).await.map(drop)
}
