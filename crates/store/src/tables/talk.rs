//! Chat and private notes.

use super::notices;
use crate::link::{Cell, Columns, Link, sql};
use crate::{Line, NewLine, StoreError, Stored, Telling};

macro_rules! columns {
    () => {
        "id, match_id, room, account, name, seat, time, at, text"
    };
}

fn read(columns: &mut Columns) -> Stored<Line> {
    Ok(Line {
        id: columns.number()?,
        table: columns.text()?,
        room: columns.text()?,
        account: columns.text()?,
        name: columns.text()?,
        seat: seat(columns.maybe_number()?)?,
        time: columns.number()?,
        at: columns.number()?,
        text: columns.text()?,
    })
}

fn seat(number: Option<i64>) -> Stored<Option<u8>> {
    let seat = number.map(u8::try_from).transpose();
    seat.map_err(|_| StoreError::Damaged("a seat is out of range".into()))
}

/// A line that was said before tells nobody again.
pub(crate) async fn say(link: &mut dyn Link, line: &NewLine, telling: &Telling) -> Stored<Line> {
    let insert = sql!(
        "INSERT INTO lines (match_id, room, key, account, name, seat, time, at, text) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) \
         ON CONFLICT (match_id, account, key) DO NOTHING",
        &line.table,
        Cell::key(&line.room)?,
        Cell::key(&line.key)?,
        Cell::key(&line.account)?,
        &line.name,
        line.seat,
        line.time,
        line.at,
        &line.text,
    );
    if link.run(insert).await? > 0 {
        notices::tell(link, &line.table, telling).await?;
    }
    let select = sql!(
        concat!(
            "SELECT ",
            columns!(),
            " FROM lines WHERE match_id = $1 AND account = $2 AND key = $3"
        ),
        &line.table,
        &line.account,
        &line.key,
    );
    let row = link.first(select).await?;
    read(&mut row.ok_or(StoreError::NotFound)?)
}

pub(crate) async fn lines(
    link: &mut dyn Link,
    id: &str,
    room: &str,
    before: Option<i64>,
    limit: u32,
) -> Stored<Vec<Line>> {
    let select = sql!(
        concat!(
            "SELECT ",
            columns!(),
            " FROM lines WHERE match_id = $1 AND room = $2 AND id < $3 ORDER BY id DESC LIMIT $4"
        ),
        id,
        room,
        before.unwrap_or(i64::MAX),
        limit,
    );
    // Read from the last one back, given from the oldest on.
    link.rows(select).await?.into_iter().rev().map(|mut row| read(&mut row)).collect()
}

pub(crate) async fn note(link: &mut dyn Link, id: &str, account: &str) -> Stored<Option<String>> {
    let select = sql!("SELECT text FROM notes WHERE match_id = $1 AND account = $2", id, account);
    link.first(select).await?.map(|mut row| row.text()).transpose()
}

pub(crate) async fn set_note(
    link: &mut dyn Link,
    id: &str,
    account: &str,
    text: &str,
    now: i64,
) -> Stored<()> {
    let upsert = sql!(
        "INSERT INTO notes (match_id, account, text, changed) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (match_id, account) DO UPDATE \
         SET text = excluded.text, changed = excluded.changed",
        id,
        Cell::key(account)?,
        text,
        now,
    );
    link.run(upsert).await.map(drop)
}

pub(crate) async fn said_by(
    link: &mut dyn Link,
    account: &str,
    after: i64,
    limit: u32,
) -> Stored<Vec<Line>> {
    let select = sql!(
        concat!(
            "SELECT ",
            columns!(),
            " FROM lines WHERE account = $1 AND id > $2 ORDER BY id LIMIT $3"
        ),
        account,
        after,
        limit,
    );
    link.rows(select).await?.into_iter().map(|mut row| read(&mut row)).collect()
}

pub(crate) async fn notes_of(link: &mut dyn Link, account: &str) -> Stored<Vec<(String, String)>> {
    let select =
        sql!("SELECT match_id, text FROM notes WHERE account = $1 ORDER BY match_id", account);
    let rows = link.rows(select).await?.into_iter();
    rows.map(|mut row| Ok((row.text()?, row.text()?))).collect()
}
