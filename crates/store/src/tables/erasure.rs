//! Somebody wants to be forgotten, or was a guest and is one no longer.

use super::{accounts, matches};
use crate::link::{Cell, Link, json, sql};
use crate::{SeatRow, StoreError, Stored};

/// The games stay, the person goes.
pub(crate) async fn erase(link: &mut dyn Link, id: &str, pseudonym: &str, now: i64) -> Stored<()> {
    let account = sql!(
        "UPDATE accounts SET name = $2, folded = $3, password = NULL, admin = 0, settings = '{}', \
         ban_reason = '', erased = $4 WHERE id = $1",
        id,
        pseudonym,
        Cell::key(&accounts::fold(pseudonym))?,
        now,
    );
    if link.run(account).await? == 0 {
        return Err(StoreError::NotFound);
    }
    link.run(sql!("DELETE FROM sessions WHERE account = $1", id)).await?;
    link.run(sql!("DELETE FROM notes WHERE account = $1", id)).await?;
    link.run(sql!("DELETE FROM marks WHERE account = $1", id)).await?;
    link.run(sql!("DELETE FROM notices WHERE account = $1", id)).await?;
    link.run(sql!("DELETE FROM ties WHERE account = $1", id)).await?;
    link.run(sql!("DELETE FROM ties WHERE other = $1", id)).await?;
    link.run(sql!("DELETE FROM keys WHERE account = $1", id)).await?;
    link.run(sql!("DELETE FROM links WHERE account = $1", id)).await?;
    link.run(sql!("DELETE FROM alerts WHERE account = $1", id)).await?;
    link.run(sql!("DELETE FROM channels WHERE account = $1", id)).await?;
    link.run(sql!("DELETE FROM mails WHERE account = $1", id)).await?;
    link.run(sql!("DELETE FROM feeds WHERE account = $1", id)).await?;
    link.run(sql!("UPDATE lines SET name = $2 WHERE account = $1", id, pseudonym)).await?;
    link.run(sql!("UPDATE letters SET name = $2 WHERE account = $1", id, pseudonym)).await?;
    for mut row in link
        .rows(sql!("SELECT DISTINCT match_id FROM seats WHERE account = $1 ORDER BY match_id", id))
        .await?
    {
        rename_seats(link, &row.text()?, id, pseudonym).await?;
    }
    Ok(())
}

/// What a guest said, noted, saw and was told, and where they are told, becomes an account's; of the guest nothing remains. An
/// account's own note about a table stays, and so does where it put it.
pub(crate) async fn take_over(link: &mut dyn Link, from: &str, to: &str, now: i64) -> Stored<()> {
    let said = sql!(
        "UPDATE lines SET account = $2, name = (SELECT name FROM accounts WHERE id = $2) \
         WHERE account = $1 AND EXISTS (SELECT 1 FROM accounts WHERE id = $2)",
        from,
        to,
    );
    link.run(said).await?;
    let written = sql!(
        "UPDATE letters SET account = $2, name = (SELECT name FROM accounts WHERE id = $2) \
         WHERE account = $1 AND EXISTS (SELECT 1 FROM accounts WHERE id = $2)",
        from,
        to,
    );
    link.run(written).await?;
    let noted = sql!(
        "INSERT INTO notes (match_id, account, changed, text) \
         SELECT match_id, $2, changed, text FROM notes WHERE account = $1 \
         ON CONFLICT (match_id, account) DO NOTHING",
        from,
        to,
    );
    link.run(noted).await?;
    let marked = sql!(
        "INSERT INTO marks (match_id, account, seen, shelf, muted, wishes) \
         SELECT match_id, $2, seen, shelf, muted, wishes FROM marks WHERE account = $1 \
         ON CONFLICT (account, match_id) DO UPDATE SET seen = excluded.seen \
         WHERE marks.seen < excluded.seen",
        from,
        to,
    );
    link.run(marked).await?;
    let told = sql!(
        "INSERT INTO notices (account, match_id, kind, key, length, due, unread, detail, planned) \
         SELECT $2, match_id, kind, key, length, due, unread, detail, 1 FROM notices \
         WHERE account = $1 ORDER BY id ON CONFLICT (account, key) DO NOTHING",
        from,
        to,
    );
    link.run(told).await?;
    let tied = sql!(
        "INSERT INTO ties (account, other, kind, since) \
         SELECT $2, other, kind, since FROM ties WHERE account = $1 AND other <> $2 \
         ON CONFLICT (account, other) DO NOTHING",
        from,
        to,
    );
    link.run(tied).await?;
    // Whoever blocked the guest blocked the person.
    let ties = sql!(
        "INSERT INTO ties (account, other, kind, since) \
         SELECT account, $2, kind, since FROM ties WHERE other = $1 AND account <> $2 \
         ON CONFLICT (account, other) DO NOTHING",
        from,
        to,
    );
    link.run(ties).await?;
    link.run(sql!("UPDATE channels SET account = $2 WHERE account = $1", from, to)).await?;
    erase(link, from, from, now).await
}

/// Names typed in for others on the same screen go too: they came from the same person.
async fn rename_seats(
    link: &mut dyn Link,
    match_id: &str,
    id: &str,
    pseudonym: &str,
) -> Stored<()> {
    let Some(mut row) = link.first(matches::for_change(link.shares(), match_id)).await? else {
        return Ok(());
    };
    let mut head = matches::Head::read(&mut row)?;
    let theirs = |seat: &&mut SeatRow| seat.account.as_deref() == Some(id);
    head.seats.iter_mut().filter(theirs).for_each(|seat| seat.name = pseudonym.to_owned());
    let former = head.seats.iter_mut().flat_map(|seat| &mut seat.before);
    former.filter(|left| left.account == id).for_each(|left| left.name = pseudonym.to_owned());
    let members = head.seats.iter_mut().flat_map(|seat| &mut seat.members);
    members
        .filter(|member| member.account == id)
        .for_each(|member| member.name = pseudonym.to_owned());
    let update = sql!("UPDATE matches SET seats = $2 WHERE id = $1", match_id, json(&head.seats)?);
    link.run(update).await.map(drop)
}
