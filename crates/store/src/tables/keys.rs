//! Ways in beside the password, and links that work once.

use crate::link::{Cell, Columns, Link, json, sql};
use crate::{Key, OnceLink, StoreError, Stored};

macro_rules! columns {
    () => {
        "id, account, kind, name, created, used, secret"
    };
}

fn read(mut row: Columns) -> Stored<Key> {
    Ok(Key {
        id: row.text()?,
        account: row.text()?,
        kind: row.text()?,
        name: row.text()?,
        created: row.number()?,
        used: row.maybe_number()?,
        secret: row.json()?,
    })
}

/// All of a kind at once, instead of those there were if they are to be replaced.
pub(crate) async fn add(
    link: &mut dyn Link,
    keys: &[Key],
    instead: Option<(&str, &str)>,
) -> Stored<()> {
    if let Some((account, kind)) = instead {
        remove_all(link, account, Some(kind)).await?;
    }
    for key in keys {
        let insert = sql!(
            "INSERT INTO keys (id, account, kind, name, created, used, secret) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            Cell::key(&key.id)?,
            Cell::key(&key.account)?,
            Cell::key(&key.kind)?,
            &key.name,
            key.created,
            key.used,
            json(&key.secret)?,
        );
        link.run(insert).await?;
    }
    Ok(())
}

/// Oldest first.
pub(crate) async fn of(link: &mut dyn Link, account: &str) -> Stored<Vec<Key>> {
    let select = sql!(
        concat!("SELECT ", columns!(), " FROM keys WHERE account = $1 ORDER BY created, id"),
        account,
    );
    link.rows(select).await?.into_iter().map(read).collect()
}

pub(crate) async fn get(link: &mut dyn Link, id: &str) -> Stored<Option<Key>> {
    let select = sql!(concat!("SELECT ", columns!(), " FROM keys WHERE id = $1"), id);
    link.first(select).await?.map(read).transpose()
}

/// Forward only: false if it was used then or later already.
pub(crate) async fn use_at(
    link: &mut dyn Link,
    id: &str,
    used: i64,
    secret: Option<&serde_json::Value>,
) -> Stored<bool> {
    let update = match secret {
        None => sql!(
            "UPDATE keys SET used = $2 WHERE id = $1 AND (used IS NULL OR used < $2)",
            id,
            used,
        ),
        Some(secret) => sql!(
            "UPDATE keys SET used = $2, secret = $3 WHERE id = $1 AND (used IS NULL OR used < $2)",
            id,
            used,
            json(secret)?,
        ),
    };
    Ok(link.run(update).await? == 1)
}

/// False if it was not there: somebody else may have been quicker.
pub(crate) async fn remove(link: &mut dyn Link, account: &str, id: &str) -> Stored<bool> {
    let delete = sql!("DELETE FROM keys WHERE account = $1 AND id = $2", account, id);
    Ok(link.run(delete).await? == 1)
}

pub(crate) async fn remove_all(
    link: &mut dyn Link,
    account: &str,
    kind: Option<&str>,
) -> Stored<()> {
    let delete = match kind {
        Some(kind) => sql!("DELETE FROM keys WHERE account = $1 AND kind = $2", account, kind),
        None => sql!("DELETE FROM keys WHERE account = $1", account),
    };
    link.run(delete).await.map(drop)
}

/// One of a purpose for an account: those made before are worth nothing any more.
pub(crate) async fn make_link(link: &mut dyn Link, new: &OnceLink) -> Stored<()> {
    let OnceLink { hash, account, purpose, until, detail } = new;
    end_links(link, account, purpose).await?;
    let insert = sql!(
        "INSERT INTO links (hash, account, purpose, until, detail) VALUES ($1, $2, $3, $4, $5)",
        Cell::key(hash)?,
        Cell::key(account)?,
        Cell::key(purpose)?,
        *until,
        json(detail)?,
    );
    link.run(insert).await.map(drop)
}

/// Looks without using it up.
pub(crate) async fn link(
    link: &mut dyn Link,
    hash: &str,
    purpose: &str,
    now: i64,
) -> Stored<Option<OnceLink>> {
    let select = sql!(
        "SELECT hash, account, purpose, until, detail FROM links \
         WHERE hash = $1 AND purpose = $2 AND until > $3",
        hash,
        purpose,
        now,
    );
    let found = |mut row: Columns| {
        Ok(OnceLink {
            hash: row.text()?,
            account: row.text()?,
            purpose: row.text()?,
            until: row.number()?,
            detail: row.json()?,
        })
    };
    link.first(select).await?.map(found).transpose()
}

/// Uses it up. Of all who come with it one is first.
pub(crate) async fn take_link(
    connection: &mut dyn Link,
    hash: &str,
    purpose: &str,
    now: i64,
) -> Stored<OnceLink> {
    let found = link(connection, hash, purpose, now).await?.ok_or(StoreError::NotFound)?;
    match connection.run(sql!("DELETE FROM links WHERE hash = $1", hash)).await? {
        1 => Ok(found),
        _ => Err(StoreError::NotFound),
    }
}

/// Those handed out for a purpose are worth nothing any more.
pub(crate) async fn end_links(link: &mut dyn Link, account: &str, purpose: &str) -> Stored<()> {
    let delete = sql!("DELETE FROM links WHERE account = $1 AND purpose = $2", account, purpose);
    link.run(delete).await.map(drop)
}

pub(crate) async fn forget_links(link: &mut dyn Link, now: i64) -> Stored<u64> {
    link.run(sql!("DELETE FROM links WHERE until <= $1", now)).await
}
