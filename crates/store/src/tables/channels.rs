//! Where people are told things besides the bell, and what is on its way to them.

use super::notices;
use crate::link::{Cell, Columns, Link, json, sql};
use crate::{Channel, Claimed, Notice, Outcome, Plan, Settled, Stored, Unplanned, Way};

/// The columns of a channel, in the order `read` takes them.
macro_rules! columns {
    () => {
        "id, account, kind, address, keys, wishes, created, sent, tries, retired, trouble"
    };
}

fn read(row: &mut Columns) -> Stored<Channel> {
    Ok(Channel {
        id: row.text()?,
        account: row.text()?,
        kind: row.text()?,
        address: row.text()?,
        keys: row.json()?,
        wishes: row.json()?,
        created: row.number()?,
        sent: row.maybe_number()?,
        tries: row.number()?,
        retired: row.maybe_number()?,
        trouble: row.text()?,
    })
}

/// Oldest first.
pub(crate) async fn of(link: &mut dyn Link, account: &str) -> Stored<Vec<Channel>> {
    let select =
        concat!("SELECT ", columns!(), " FROM channels WHERE account = $1 ORDER BY created, id");
    let rows = link.rows(sql!(select, account)).await?;
    rows.into_iter().map(|mut row| read(&mut row)).collect()
}

pub(crate) async fn get(link: &mut dyn Link, id: &str) -> Stored<Option<Channel>> {
    let select = concat!("SELECT ", columns!(), " FROM channels WHERE id = $1");
    link.first(sql!(select, id)).await?.map(|mut row| read(&mut row)).transpose()
}

/// A new one, or another address and other wishes for one that is there. What is on its way through it
/// stays, unless it is given up.
pub(crate) async fn put(link: &mut dyn Link, new: &Channel) -> Stored<()> {
    let upsert = sql!(
        "INSERT INTO channels (id, account, kind, address, keys, wishes, created, sent, tries, \
         claimed_until, retired, trouble) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10, $11) \
         ON CONFLICT (id) DO UPDATE SET address = excluded.address, keys = excluded.keys, \
         wishes = excluded.wishes, tries = excluded.tries, retired = excluded.retired, \
         trouble = excluded.trouble",
        Cell::key(&new.id)?,
        Cell::key(&new.account)?,
        Cell::key(&new.kind)?,
        &new.address,
        json(&new.keys)?,
        json(&new.wishes)?,
        new.created,
        new.sent,
        new.tries,
        new.retired,
        &new.trouble,
    );
    link.run(upsert).await?;
    if new.retired.is_some() {
        nothing_more(link, &new.id).await?;
    }
    Ok(())
}

/// What waited to go through a channel goes nowhere.
async fn nothing_more(link: &mut dyn Link, channel: &str) -> Stored<()> {
    link.run(sql!("DELETE FROM deliveries WHERE channel = $1", channel)).await?;
    link.run(sql!("UPDATE channels SET next_at = NULL WHERE id = $1", channel)).await.map(drop)
}

pub(crate) async fn delete(link: &mut dyn Link, account: &str, id: &str) -> Stored<u64> {
    link.run(sql!("DELETE FROM channels WHERE account = $1 AND id = $2", account, id)).await
}

/// Notices whose time has come and that nobody has given a way yet.
pub(crate) async fn unplanned(link: &mut dyn Link, now: i64, limit: u32) -> Stored<Vec<Unplanned>> {
    let select = sql!(
        concat!(
            "SELECT account, ",
            notices::columns!(),
            " FROM notices WHERE planned = 0 AND due <= $1 ORDER BY due, id LIMIT $2"
        ),
        now,
        limit,
    );
    let unplanned =
        |mut row: Columns| Ok(Unplanned { account: row.text()?, notice: notices::notice(row)? });
    link.rows(select).await?.into_iter().map(unplanned).collect()
}

/// Once for each notice, whoever else plans the same.
pub(crate) async fn plan(link: &mut dyn Link, plans: &[Plan]) -> Stored<()> {
    for Plan { notice, ways } in plans {
        let first = sql!("UPDATE notices SET planned = 1 WHERE id = $1 AND planned = 0", *notice);
        if link.run(first).await? == 0 {
            continue;
        }
        for Way { channel, from_at, send_at } in ways {
            // Unless the channel is gone meanwhile.
            let insert = sql!(
                "INSERT INTO deliveries (channel, notice_id, from_at, send_at) \
                 SELECT id, $2, $3, $4 FROM channels WHERE id = $1 AND retired IS NULL \
                 ON CONFLICT (channel, notice_id) DO NOTHING",
                channel,
                *notice,
                *from_at,
                *send_at,
            );
            if link.run(insert).await? == 0 {
                continue;
            }
            // Whoever waits before trying again goes on waiting.
            let wake = sql!(
                "UPDATE channels SET next_at = $2 WHERE id = $1 \
                 AND (next_at IS NULL OR (tries = 0 AND next_at > $2))",
                channel,
                *send_at,
            );
            link.run(wake).await?;
        }
    }
    Ok(())
}

/// Whether anything is to be sent by now: asked before anything is claimed, since it costs no write.
pub(crate) async fn any_due(link: &mut dyn Link, now: i64) -> Stored<bool> {
    let select = sql!(
        "SELECT id FROM channels WHERE next_at <= $1 AND claimed_until <= $1 \
         ORDER BY next_at, id LIMIT 1",
        now
    );
    Ok(link.first(select).await?.is_some())
}

/// What is to be sent by now, for one sender until then.
pub(crate) async fn claim(
    link: &mut dyn Link,
    now: i64,
    until: i64,
    limit: u32,
) -> Stored<Vec<Claimed>> {
    let due = if link.shares() {
        concat!(
            "SELECT ",
            columns!(),
            " FROM channels WHERE next_at <= $1 AND claimed_until <= $1 \
             ORDER BY next_at, id LIMIT $2 FOR UPDATE SKIP LOCKED"
        )
    } else {
        concat!(
            "SELECT ",
            columns!(),
            " FROM channels WHERE next_at <= $1 AND claimed_until <= $1 \
             ORDER BY next_at, id LIMIT $2"
        )
    };
    let mut claimed = Vec::new();
    for mut row in link.rows(sql!(due, now, limit)).await? {
        let channel = read(&mut row)?;
        let (message, notices) = gather(link, &channel.id, now).await?;
        if notices.is_empty() {
            let settled = Settled {
                channel: channel.id,
                message,
                until: 0,
                outcome: Outcome::Sent { at: None },
            };
            release(link, &settled).await?;
            continue;
        }
        let claim =
            sql!("UPDATE channels SET claimed_until = $2 WHERE id = $1", &channel.id, until);
        link.run(claim).await?;
        claimed.push(Claimed { channel, message, until, notices });
    }
    Ok(claimed)
}

/// The message a channel has to send: the one that was tried before, or everything that may go now.
/// What was read meanwhile need not be told.
async fn gather(link: &mut dyn Link, channel: &str, now: i64) -> Stored<(String, Vec<Notice>)> {
    let read = sql!(
        "DELETE FROM deliveries WHERE channel = $1 AND EXISTS (SELECT 1 FROM notices n \
         WHERE n.id = deliveries.notice_id AND n.unread = 0)",
        channel
    );
    link.run(read).await?;
    let tried = sql!(
        "SELECT message FROM deliveries WHERE channel = $1 AND message IS NOT NULL \
         ORDER BY notice_id LIMIT 1",
        channel
    );
    let message = match link.first(tried).await? {
        Some(mut row) => row.text()?,
        None => {
            let first = sql!(
                "SELECT min(notice_id) FROM deliveries WHERE channel = $1 AND from_at <= $2",
                channel,
                now,
            );
            let first = link.first(first).await?.map_or(Ok(None), |mut row| row.maybe_number())?;
            let message = format!("{channel}-{}", first.unwrap_or_default());
            let bind = sql!(
                "UPDATE deliveries SET message = $3 WHERE channel = $1 AND from_at <= $2",
                channel,
                now,
                &message,
            );
            link.run(bind).await?;
            message
        }
    };
    let select = sql!(
        concat!(
            "SELECT ",
            notices::columns!(n),
            " FROM deliveries d JOIN notices n ON n.id = d.notice_id \
             WHERE d.channel = $1 AND d.message = $2 ORDER BY n.due, n.id"
        ),
        channel,
        &message,
    );
    let rows = link.rows(select).await?;
    Ok((message, rows.into_iter().map(notices::notice).collect::<Stored<_>>()?))
}

/// What became of messages.
pub(crate) async fn settle(link: &mut dyn Link, settled: &[Settled]) -> Stored<()> {
    for one in settled {
        release(link, one).await?;
    }
    Ok(())
}

async fn release(link: &mut dyn Link, settled: &Settled) -> Stored<()> {
    let Settled { channel, message, until, outcome } = settled;
    match outcome {
        Outcome::Sent { at } => {
            let gone = "DELETE FROM deliveries WHERE channel = $1 AND message = $2";
            link.run(sql!(gone, channel, message)).await?;
            let next = sql!(
                "UPDATE channels SET sent = coalesce($2, sent), tries = 0, \
                 trouble = CASE WHEN $2 IS NULL THEN trouble ELSE '' END, claimed_until = 0, \
                 next_at = (SELECT min(send_at) FROM deliveries WHERE channel = $1) \
                 WHERE id = $1 AND claimed_until IN (0, $3)",
                channel,
                *at,
                *until,
            );
            link.run(next).await?;
        }
        Outcome::Again { at, tries, trouble } => {
            let later = sql!(
                "UPDATE channels SET tries = $3, trouble = $4, claimed_until = 0, next_at = $2 \
                 WHERE id = $1 AND claimed_until = $5",
                channel,
                *at,
                *tries,
                trouble,
                *until,
            );
            link.run(later).await?;
        }
        Outcome::Dead { at, trouble } => {
            let retire = sql!(
                "UPDATE channels SET retired = $2, trouble = $3, claimed_until = 0 WHERE id = $1",
                channel,
                *at,
                trouble,
            );
            link.run(retire).await?;
            nothing_more(link, channel).await?;
        }
    }
    Ok(())
}
