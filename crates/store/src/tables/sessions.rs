//! Signed-in browsers.

use super::accounts;
use crate::link::{Cell, Columns, Link, sql};
use crate::{Account, Session, Stored};

macro_rules! columns {
    () => {
        "s.id, s.token_hash, s.account, s.device, s.created, s.seen, s.expires"
    };
}

fn read(columns: &mut Columns) -> Stored<Session> {
    Ok(Session {
        id: columns.text()?,
        token_hash: columns.text()?,
        account: columns.text()?,
        device: columns.text()?,
        created: columns.number()?,
        seen: columns.number()?,
        expires: columns.number()?,
    })
}

pub(crate) async fn create(link: &mut dyn Link, session: &Session) -> Stored<()> {
    let insert = sql!(
        "INSERT INTO sessions (id, token_hash, account, device, created, seen, expires) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        Cell::key(&session.id)?,
        Cell::key(&session.token_hash)?,
        Cell::key(&session.account)?,
        &session.device,
        session.created,
        session.seen,
        session.expires,
    );
    link.run(insert).await.map(drop)
}

pub(crate) async fn get(
    link: &mut dyn Link,
    token_hash: &str,
) -> Stored<Option<(Session, Account)>> {
    let select = sql!(
        concat!(
            "SELECT ",
            columns!(),
            ", ",
            accounts::columns!(),
            " FROM sessions s JOIN accounts a ON a.id = s.account WHERE s.token_hash = $1"
        ),
        token_hash,
    );
    let row = link.first(select).await?;
    row.map(|mut row| Ok((read(&mut row)?, accounts::read(&mut row)?))).transpose()
}

/// Last seen first.
pub(crate) async fn of_account(link: &mut dyn Link, account: &str) -> Stored<Vec<Session>> {
    let select = sql!(
        concat!(
            "SELECT ",
            columns!(),
            " FROM sessions s WHERE s.account = $1 ORDER BY s.seen DESC, s.id"
        ),
        account,
    );
    link.rows(select).await?.into_iter().map(|mut row| read(&mut row)).collect()
}

pub(crate) async fn touch(
    link: &mut dyn Link,
    token_hash: &str,
    now: i64,
    expires: i64,
) -> Stored<()> {
    let update = sql!(
        "UPDATE sessions SET seen = $2, expires = $3 WHERE token_hash = $1 AND seen < $2",
        token_hash,
        now,
        expires,
    );
    link.run(update).await.map(drop)
}

pub(crate) async fn delete(link: &mut dyn Link, account: &str, id: &str) -> Stored<()> {
    let delete = sql!("DELETE FROM sessions WHERE account = $1 AND id = $2", account, id);
    link.run(delete).await.map(drop)
}

pub(crate) async fn delete_all(
    link: &mut dyn Link,
    account: &str,
    keep: Option<&str>,
) -> Stored<()> {
    let delete = match keep {
        Some(id) => sql!("DELETE FROM sessions WHERE account = $1 AND id <> $2", account, id),
        None => sql!("DELETE FROM sessions WHERE account = $1", account),
    };
    link.run(delete).await.map(drop)
}

pub(crate) async fn delete_expired(link: &mut dyn Link, now: i64) -> Stored<u64> {
    link.run(sql!("DELETE FROM sessions WHERE expires <= $1", now)).await
}
