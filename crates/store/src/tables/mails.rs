//! People's mail addresses, and their calendars.

use super::accounts::fold;
use crate::link::{Cell, Columns, Link, sql};
use crate::{Mail, Stored};

fn mail(mut row: Columns) -> Stored<Mail> {
    Ok(Mail {
        account: row.text()?,
        address: row.text()?,
        changed: row.number()?,
        confirmed_at: row.maybe_number()?,
    })
}

pub(crate) async fn of(link: &mut dyn Link, account: &str) -> Stored<Option<Mail>> {
    let select = sql!(
        "SELECT account, address, changed, confirmed_at FROM mails WHERE account = $1",
        account
    );
    link.first(select).await?.map(mail).transpose()
}

/// Everybody whose address this is known to be, whatever its capitals. Whoever only claims it keeps
/// nobody from being found.
pub(crate) async fn at(link: &mut dyn Link, address: &str) -> Stored<Vec<Mail>> {
    let select = sql!(
        "SELECT account, address, changed, confirmed_at FROM mails WHERE folded = $1 \
         AND confirmed_at IS NOT NULL ORDER BY account LIMIT 20",
        fold(address)
    );
    link.rows(select).await?.into_iter().map(mail).collect()
}

pub(crate) async fn set(link: &mut dyn Link, new: &Mail) -> Stored<()> {
    let upsert = sql!(
        "INSERT INTO mails (account, address, folded, changed, confirmed_at) \
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (account) DO UPDATE SET \
         address = excluded.address, folded = excluded.folded, changed = excluded.changed, \
         confirmed_at = excluded.confirmed_at",
        Cell::key(&new.account)?,
        Cell::key(&new.address)?,
        Cell::key(&fold(&new.address))?,
        new.changed,
        new.confirmed_at,
    );
    link.run(upsert).await.map(drop)
}

/// Only the address that was asked about.
pub(crate) async fn confirm(
    link: &mut dyn Link,
    account: &str,
    address: &str,
    now: i64,
) -> Stored<bool> {
    let update = sql!(
        "UPDATE mails SET confirmed_at = $3 WHERE account = $1 AND address = $2",
        account,
        address,
        now,
    );
    Ok(link.run(update).await? > 0)
}

pub(crate) async fn delete(link: &mut dyn Link, account: &str) -> Stored<()> {
    link.run(sql!("DELETE FROM mails WHERE account = $1", account)).await.map(drop)
}

/// Another secret address of somebody's calendar, or none.
pub(crate) async fn set_feed(
    link: &mut dyn Link,
    account: &str,
    hash: Option<&str>,
    now: i64,
) -> Stored<()> {
    let Some(hash) = hash else {
        return link.run(sql!("DELETE FROM feeds WHERE account = $1", account)).await.map(drop);
    };
    let upsert = sql!(
        "INSERT INTO feeds (account, hash, created) VALUES ($1, $2, $3) \
         ON CONFLICT (account) DO UPDATE SET hash = excluded.hash, created = excluded.created",
        Cell::key(account)?,
        Cell::key(hash)?,
        now,
    );
    link.run(upsert).await.map(drop)
}

/// Whose calendar this is.
pub(crate) async fn feed(link: &mut dyn Link, hash: &str) -> Stored<Option<String>> {
    let row = link.first(sql!("SELECT account FROM feeds WHERE hash = $1", hash)).await?;
    row.map(|mut row| row.text()).transpose()
}

/// Since when somebody has a calendar.
pub(crate) async fn feed_of(link: &mut dyn Link, account: &str) -> Stored<Option<i64>> {
    let row = link.first(sql!("SELECT created FROM feeds WHERE account = $1", account)).await?;
    row.map(|mut row| row.number()).transpose()
}
