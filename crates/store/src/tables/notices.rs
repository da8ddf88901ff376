//! What people are told, written in the transaction of what happened.

use crate::link::{Cell, Columns, Link, json, sql};
use crate::{NewNotice, Notice, Stored, Telling};

/// The columns of a notice, in the order `notice` takes them.
macro_rules! columns {
    () => {
        "id, match_id, kind, length, due, unread, detail"
    };
    (n) => {
        "n.id, n.match_id, n.kind, n.length, n.due, n.unread, n.detail"
    };
}
pub(super) use columns;

pub(super) fn notice(mut row: Columns) -> Stored<Notice> {
    Ok(Notice {
        id: row.number()?,
        table: row.text()?,
        kind: row.text()?,
        length: row.number()?,
        due: row.number()?,
        unread: row.flag()?,
        detail: row.json()?,
    })
}

/// First what no longer holds, then what is new. A key that is there already is not told again, and
/// nobody is told about a match they put away or do not want to hear of, nor by whom they blocked.
pub(crate) async fn tell(link: &mut dyn Link, id: &str, telling: &Telling) -> Stored<()> {
    for (account, key) in &telling.over {
        let delete = sql!("DELETE FROM notices WHERE account = $1 AND key = $2", account, key);
        link.run(delete).await?;
    }
    for NewNotice { account, kind, key, length, due, detail, by } in &telling.new {
        let insert = sql!(
            "INSERT INTO notices (account, match_id, kind, key, length, due, unread, detail, \
             planned) SELECT $1, $2, $3, $4, $5, $6, 1, $7, CASE WHEN EXISTS (SELECT 1 FROM \
             channels WHERE account = $1 AND retired IS NULL) THEN 0 ELSE 1 END \
             WHERE NOT EXISTS (SELECT 1 FROM marks \
             WHERE account = $1 AND match_id = $2 AND (muted = 1 OR shelf <> '')) \
             AND NOT EXISTS (SELECT 1 FROM ties \
             WHERE account = $1 AND other = $8 AND kind = 'blocked') \
             ON CONFLICT (account, key) DO NOTHING",
            Cell::key(account)?,
            id,
            Cell::key(kind)?,
            Cell::key(key)?,
            *length,
            *due,
            json(detail)?,
            by,
        );
        link.run(insert).await?;
    }
    Ok(())
}

/// Latest first, as far as their time has come.
pub(crate) async fn of(
    link: &mut dyn Link,
    account: &str,
    now: i64,
    limit: u32,
) -> Stored<Vec<Notice>> {
    let select = sql!(
        concat!(
            "SELECT ",
            columns!(),
            " FROM notices WHERE account = $1 AND due <= $2 ORDER BY due DESC, id DESC LIMIT $3"
        ),
        account,
        now,
        limit,
    );
    link.rows(select).await?.into_iter().map(notice).collect()
}

/// Somebody has read all of them up to one.
pub(crate) async fn read(link: &mut dyn Link, account: &str, due: i64) -> Stored<u64> {
    let update = sql!(
        "UPDATE notices SET unread = 0 WHERE account = $1 AND due <= $2 AND unread = 1",
        account,
        due,
    );
    link.run(update).await
}

/// Somebody has seen what these speak of.
pub(crate) async fn seen(link: &mut dyn Link, account: &str, id: &str, length: u32) -> Stored<u64> {
    let update = sql!(
        "UPDATE notices SET unread = 0 \
         WHERE account = $1 AND match_id = $2 AND length <= $3 AND unread = 1",
        account,
        id,
        length,
    );
    link.run(update).await
}

pub(crate) async fn forget(link: &mut dyn Link, before: i64) -> Stored<u64> {
    link.run(sql!("DELETE FROM notices WHERE due < $1", before)).await
}
