//! People.

use crate::link::{Cell, Columns, Link, json, sql};
use crate::{Account, StoreError, Stored};

/// The columns of an account, in the order `read` takes them.
macro_rules! columns {
    () => {
        "a.id, a.name, a.password, a.admin, a.settings, a.created, a.banned_until, a.ban_reason, \
         a.erased"
    };
}
pub(super) use columns;

pub(super) fn read(columns: &mut Columns) -> Stored<Account> {
    Ok(Account {
        id: columns.text()?,
        name: columns.text()?,
        password: columns.maybe_text()?,
        admin: columns.flag()?,
        settings: columns.json()?,
        created: columns.number()?,
        banned_until: columns.maybe_number()?,
        ban_reason: columns.text()?,
        erased: columns.maybe_number()?,
    })
}

/// The same for names that differ in capitals only: up, then down, since `ς` and `σ` share one
/// capital.
pub(super) fn fold(name: &str) -> String {
    name.chars().flat_map(char::to_uppercase).flat_map(char::to_lowercase).collect()
}

pub(crate) async fn create(link: &mut dyn Link, account: &Account) -> Stored<()> {
    let insert = sql!(
        "INSERT INTO accounts (id, name, folded, password, admin, settings, created, \
         banned_until, ban_reason, erased) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        Cell::key(&account.id)?,
        &account.name,
        Cell::key(&fold(&account.name))?,
        &account.password,
        account.admin,
        json(&account.settings)?,
        account.created,
        account.banned_until,
        &account.ban_reason,
        account.erased,
    );
    link.run(insert).await.map(drop)
}

pub(crate) async fn get(link: &mut dyn Link, id: &str) -> Stored<Option<Account>> {
    let select = sql!(concat!("SELECT ", columns!(), " FROM accounts a WHERE a.id = $1"), id);
    link.first(select).await?.map(|mut row| read(&mut row)).transpose()
}

pub(crate) async fn by_name(link: &mut dyn Link, name: &str) -> Stored<Option<Account>> {
    let select = sql!(
        concat!(
            "SELECT ",
            columns!(),
            " FROM accounts a WHERE a.folded = $1 AND a.password IS NOT NULL"
        ),
        fold(name),
    );
    link.first(select).await?.map(|mut row| read(&mut row)).transpose()
}

pub(crate) async fn update(link: &mut dyn Link, account: &Account) -> Stored<()> {
    let update = sql!(
        "UPDATE accounts SET name = $2, folded = $3, password = $4, settings = $5, \
         banned_until = $6, ban_reason = $7, erased = $8 WHERE id = $1",
        Cell::key(&account.id)?,
        &account.name,
        Cell::key(&fold(&account.name))?,
        &account.password,
        json(&account.settings)?,
        account.banned_until,
        &account.ban_reason,
        account.erased,
    );
    if link.run(update).await? == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

pub(crate) async fn set_admin(link: &mut dyn Link, id: &str, admin: bool) -> Stored<()> {
    let update = sql!("UPDATE accounts SET admin = $2 WHERE id = $1", Cell::key(id)?, admin);
    if link.run(update).await? == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

/// Walks from the newest account on; a search is a part of the name.
pub(crate) async fn list(link: &mut dyn Link, search: &str, limit: u32) -> Stored<Vec<Account>> {
    let select = sql!(
        concat!(
            "SELECT ",
            columns!(),
            " FROM accounts a WHERE $1 = '' OR replace(a.folded, $1, '') <> a.folded \
             ORDER BY a.created DESC, a.id DESC LIMIT $2"
        ),
        fold(search),
        limit,
    );
    link.rows(select).await?.into_iter().map(|mut row| read(&mut row)).collect()
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn names_are_the_same_whatever_their_capitals() {
        for (one, other) in
            [("Anna", "aNNA"), ("Éric", "éRIC"), ("ΟΔΥΣΣΕΥΣ", "οδυσσευς"), ("Straße", "STRASSE")]
        {
            assert_eq!(fold(one), fold(other));
        }
        assert_ne!(fold("Eric"), fold("Éric"));
    }
}
