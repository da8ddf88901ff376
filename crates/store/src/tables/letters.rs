//! What is said from seat to seat.

use super::{matches, notices};
use crate::link::{Cell, Columns, Link, sql};
use crate::{Letter, NewLetter, StoreError, Stored, Telling};

macro_rules! columns {
    () => {
        "match_id, low, high, number, account, name, seat, time, at, text"
    };
}

fn read(columns: &mut Columns) -> Stored<Letter> {
    let table = columns.text()?;
    let (low, high): (u8, u8) = (columns.number()?, columns.number()?);
    let (number, account, name) = (columns.number()?, columns.text()?, columns.text()?);
    let from = columns.number()?;
    Ok(Letter {
        table,
        number,
        account,
        name,
        from,
        to: if from == low { high } else { low },
        time: columns.number()?,
        at: columns.number()?,
        text: columns.text()?,
    })
}

/// Two seats as they are found, whoever writes.
fn pair((one, other): (u8, u8)) -> (i64, i64) {
    (one.min(other).into(), one.max(other).into())
}

/// One that was written before tells nobody again.
pub(crate) async fn write(
    link: &mut dyn Link,
    new: &NewLetter,
    telling: &Telling,
) -> Stored<Letter> {
    let (low, high) = pair((new.from, new.to));
    // Nobody else takes the same number meanwhile.
    link.first(matches::for_change(link.shares(), &new.table))
        .await?
        .ok_or(StoreError::NotFound)?;
    let insert = sql!(
        "INSERT INTO letters (match_id, low, high, number, key, account, name, seat, time, at, text) \
         SELECT $1, $2, $3, coalesce(max(number), 0) + 1, $4, $5, $6, $7, $8, $9, $10 \
         FROM letters WHERE match_id = $1 AND low = $2 AND high = $3 \
         ON CONFLICT (match_id, account, key) DO NOTHING",
        &new.table,
        low,
        high,
        Cell::key(&new.key)?,
        Cell::key(&new.account)?,
        &new.name,
        i64::from(new.from),
        new.time,
        new.at,
        &new.text,
    );
    if link.run(insert).await? > 0 {
        notices::tell(link, &new.table, telling).await?;
    }
    let select = sql!(
        concat!(
            "SELECT ",
            columns!(),
            " FROM letters WHERE match_id = $1 AND account = $2 AND key = $3"
        ),
        &new.table,
        &new.account,
        &new.key,
    );
    read(&mut link.first(select).await?.ok_or(StoreError::NotFound)?)
}

/// The last ones between two seats before a number, oldest first.
pub(crate) async fn between(
    link: &mut dyn Link,
    id: &str,
    seats: (u8, u8),
    before: Option<i64>,
    limit: u32,
) -> Stored<Vec<Letter>> {
    let (low, high) = pair(seats);
    let select = sql!(
        concat!(
            "SELECT ",
            columns!(),
            " FROM letters WHERE match_id = $1 AND low = $2 AND high = $3 AND number < $4 \
             ORDER BY number DESC LIMIT $5"
        ),
        id,
        low,
        high,
        before.unwrap_or(i64::MAX),
        limit,
    );
    link.rows(select).await?.into_iter().rev().map(|mut row| read(&mut row)).collect()
}

pub(crate) async fn by(link: &mut dyn Link, account: &str) -> Stored<Vec<Letter>> {
    let select = sql!(
        concat!(
            "SELECT ",
            columns!(),
            " FROM letters WHERE account = $1 ORDER BY match_id, time, low, high, number"
        ),
        account,
    );
    link.rows(select).await?.into_iter().map(|mut row| read(&mut row)).collect()
}
