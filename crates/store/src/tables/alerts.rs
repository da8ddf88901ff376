//! What happened to accounts, for the bell.

use crate::link::{Cell, Columns, Link, json, sql};
use crate::{Alert, Stored};
use serde_json::Value;

pub(crate) async fn add(
    link: &mut dyn Link,
    account: &str,
    kind: &str,
    detail: &Value,
    now: i64,
) -> Stored<()> {
    let insert = sql!(
        "INSERT INTO alerts (account, kind, at, unread, detail) VALUES ($1, $2, $3, 1, $4)",
        Cell::key(account)?,
        Cell::key(kind)?,
        now,
        json(detail)?,
    );
    link.run(insert).await.map(drop)
}

/// Latest first.
pub(crate) async fn of(link: &mut dyn Link, account: &str, limit: u32) -> Stored<Vec<Alert>> {
    let select = sql!(
        "SELECT id, kind, at, unread, detail FROM alerts WHERE account = $1 \
         ORDER BY at DESC, id DESC LIMIT $2",
        account,
        limit,
    );
    let alert = |mut row: Columns| {
        Ok(Alert {
            id: row.number()?,
            kind: row.text()?,
            at: row.number()?,
            unread: row.flag()?,
            detail: row.json()?,
        })
    };
    link.rows(select).await?.into_iter().map(alert).collect()
}

pub(crate) async fn read(link: &mut dyn Link, account: &str, until: i64) -> Stored<u64> {
    let update = sql!(
        "UPDATE alerts SET unread = 0 WHERE account = $1 AND at <= $2 AND unread = 1",
        account,
        until,
    );
    link.run(update).await
}

pub(crate) async fn forget(link: &mut dyn Link, before: i64) -> Stored<u64> {
    link.run(sql!("DELETE FROM alerts WHERE at < $1", before)).await
}
