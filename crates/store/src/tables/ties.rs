//! Friends and blocks: what somebody made of somebody else.

use crate::link::{Cell, Columns, Link, sql};
use crate::{Stored, Tie};

/// Nothing if there is no kind.
pub(crate) async fn set(
    link: &mut dyn Link,
    account: &str,
    other: &str,
    kind: Option<&str>,
    now: i64,
) -> Stored<()> {
    let change = match kind {
        None => sql!("DELETE FROM ties WHERE account = $1 AND other = $2", account, other),
        Some(kind) => sql!(
            "INSERT INTO ties (account, other, kind, since) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (account, other) DO UPDATE SET kind = excluded.kind, \
             since = excluded.since WHERE ties.kind <> excluded.kind",
            Cell::key(account)?,
            Cell::key(other)?,
            Cell::key(kind)?,
            now,
        ),
    };
    link.run(change).await.map(drop)
}

/// By name.
pub(crate) async fn of(link: &mut dyn Link, account: &str) -> Stored<Vec<Tie>> {
    let select = sql!(
        "SELECT t.other, a.name, CASE WHEN a.password IS NULL THEN 1 ELSE 0 END, t.kind, t.since \
         FROM ties t JOIN accounts a ON a.id = t.other WHERE t.account = $1 \
         ORDER BY a.folded, t.other",
        account,
    );
    let tie = |mut row: Columns| {
        Ok(Tie {
            other: row.text()?,
            name: row.text()?,
            guest: row.flag()?,
            kind: row.text()?,
            since: row.number()?,
        })
    };
    link.rows(select).await?.into_iter().map(tie).collect()
}

pub(crate) async fn between(
    link: &mut dyn Link,
    account: &str,
    other: &str,
) -> Stored<Option<String>> {
    let select = sql!("SELECT kind FROM ties WHERE account = $1 AND other = $2", account, other);
    link.first(select).await?.map(|mut row| row.text()).transpose()
}

pub(crate) async fn blockers(link: &mut dyn Link, other: &str) -> Stored<Vec<String>> {
    let select = sql!("SELECT account FROM ties WHERE other = $1 AND kind = 'blocked'", other);
    link.rows(select).await?.into_iter().map(|mut row| row.text()).collect()
}
