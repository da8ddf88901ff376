//! Everything about a match but its log.

use super::{notices, seats};
use crate::link::{Cell, Columns, Link, Statement, json, sql};
use crate::{Match, MatchFilter, SeatRow, StoreError, Stored, Telling};
use sqlx::AssertSqlSafe;

macro_rules! columns {
    () => {
        "m.id, m.game, m.stage, m.public, m.title, m.host, m.invite, m.setup, m.rules_version, \
         m.content, m.seed, m.commitment, m.opening, m.pace, m.seats, m.length, m.waiting, m.live, \
         m.result, m.rematch, m.created, m.started, m.changed, m.finished, m.wake_at, m.copied"
    };
}

fn read(columns: &mut Columns) -> Stored<Match> {
    Ok(Match {
        id: columns.text()?,
        game: columns.text()?,
        stage: columns.text()?,
        public: columns.flag()?,
        title: columns.text()?,
        host: columns.text()?,
        invite: columns.text()?,
        setup: columns.json()?,
        rules_version: columns.number()?,
        content: columns.text()?,
        seed: columns.text()?,
        commitment: columns.text()?,
        opening: columns.json()?,
        pace: columns.json()?,
        seats: columns.json()?,
        length: columns.number()?,
        waiting: columns.json()?,
        live: columns.json()?,
        result: columns.maybe_json()?,
        rematch: columns.maybe_text()?,
        created: columns.number()?,
        started: columns.maybe_number()?,
        changed: columns.number()?,
        finished: columns.maybe_number()?,
        wake_at: columns.maybe_number()?,
        copied: columns.flag()?,
    })
}

/// What must be known of a match before it is changed.
#[derive(Debug)]
pub(super) struct Head {
    pub length: u32,
    pub seats: Vec<SeatRow>,
    pub waiting: Vec<u8>,
    pub host: String,
}

impl Head {
    pub fn read(columns: &mut Columns) -> Stored<Head> {
        Ok(Head {
            length: columns.number()?,
            seats: columns.json()?,
            waiting: columns.json()?,
            host: columns.text()?,
        })
    }
}

/// Selects the [`Head`] of a match so that nobody else can change it meanwhile.
pub(super) fn for_change(shares: bool, id: &str) -> Statement {
    if shares {
        sql!("SELECT length, seats, waiting, host FROM matches WHERE id = $1 FOR NO KEY UPDATE", id)
    } else {
        // The transaction holds the whole database already.
        sql!("SELECT length, seats, waiting, host FROM matches WHERE id = $1", id)
    }
}

/// The log of a new match is empty, whatever length it is given with.
pub(crate) async fn create(link: &mut dyn Link, new: &Match, telling: &Telling) -> Stored<()> {
    let mut cells = vec![Cell::key(&new.id)?, Cell::from(new.created)];
    cells.extend(changing(new)?);
    let insert = Statement::new(
        "INSERT INTO matches (length, id, created, game, stage, public, title, host, invite, \
         setup, rules_version, content, seed, commitment, opening, pace, seats, waiting, live, \
         result, rematch, started, changed, finished, wake_at, copied) VALUES (0, $1, $2, $3, $4, $5, $6, \
         $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25)",
        cells,
    );
    link.run(insert).await?;
    seats::update(link, &new.id, None, Some(seats::Seated::of(new))).await?;
    notices::tell(link, &new.id, telling).await
}

/// Everything but id, creation and length, in the order of the statements here.
fn changing(changed: &Match) -> Stored<[Cell; 23]> {
    Ok([
        Cell::key(&changed.game)?,
        Cell::key(&changed.stage)?,
        Cell::from(changed.public),
        Cell::from(&changed.title),
        Cell::from(&changed.host),
        Cell::from(&changed.invite),
        Cell::from(json(&changed.setup)?),
        Cell::from(changed.rules_version),
        Cell::from(&changed.content),
        Cell::from(&changed.seed),
        Cell::from(&changed.commitment),
        Cell::from(json(&changed.opening)?),
        Cell::from(json(&changed.pace)?),
        Cell::from(json(&changed.seats)?),
        Cell::from(json(&changed.waiting)?),
        Cell::from(json(&changed.live)?),
        Cell::from(changed.result.as_ref().map(json).transpose()?),
        Cell::from(&changed.rematch),
        Cell::from(changed.started),
        Cell::from(changed.changed),
        Cell::from(changed.finished),
        Cell::from(changed.wake_at),
        Cell::from(changed.copied),
    ])
}

pub(crate) async fn update(link: &mut dyn Link, changed: &Match, telling: &Telling) -> Stored<()> {
    let row = link.first(for_change(link.shares(), &changed.id)).await?;
    let before = Head::read(&mut row.ok_or(StoreError::NotFound)?)?;
    let (expected, found) = (changed.length, before.length);
    // Whoever does not know the latest entries does not know the table they led to.
    if expected != found {
        return Err(StoreError::Conflict { expected, found });
    }
    write(link, &changed.id, &before, changed, found).await?;
    notices::tell(link, &changed.id, telling).await
}

/// Writes a match whose row is held.
pub(super) async fn write(
    link: &mut dyn Link,
    id: &str,
    before: &Head,
    changed: &Match,
    length: u32,
) -> Stored<()> {
    let mut cells = vec![Cell::from(id), Cell::from(length)];
    cells.extend(changing(changed)?);
    let update = Statement::new(
        "UPDATE matches SET length = $2, game = $3, stage = $4, public = $5, title = $6, \
         host = $7, invite = $8, setup = $9, rules_version = $10, content = $11, seed = $12, \
         commitment = $13, opening = $14, pace = $15, seats = $16, waiting = $17, live = $18, \
         result = $19, rematch = $20, started = $21, changed = $22, finished = $23, \
         wake_at = $24, copied = $25 WHERE id = $1",
        cells,
    );
    link.run(update).await?;
    let old = seats::Seated { host: &before.host, seats: &before.seats, waiting: &before.waiting };
    seats::update(link, id, Some(old), Some(seats::Seated::of(changed))).await
}

/// Only a match whose log is not all there yet: nobody has seen it.
pub(crate) async fn discard(link: &mut dyn Link, id: &str) -> Stored<()> {
    link.first(for_change(link.shares(), id)).await?.ok_or(StoreError::NotFound)?;
    let arriving = sql!("SELECT 1 FROM matches WHERE id = $1 AND stage = 'arriving'", id);
    link.first(arriving).await?.ok_or(StoreError::NotFound)?;
    for part in [
        "DELETE FROM entries WHERE match_id = $1",
        "DELETE FROM snapshots WHERE match_id = $1",
        "DELETE FROM seats WHERE match_id = $1",
        "DELETE FROM matches WHERE id = $1",
    ] {
        link.run(sql!(part, id)).await?;
    }
    Ok(())
}

pub(crate) async fn get(link: &mut dyn Link, id: &str) -> Stored<Option<Match>> {
    let select = sql!(concat!("SELECT ", columns!(), " FROM matches m WHERE m.id = $1"), id);
    link.first(select).await?.map(|mut row| read(&mut row)).transpose()
}

pub(crate) async fn list(link: &mut dyn Link, filter: &MatchFilter) -> Stored<Vec<Match>> {
    let rows = link.rows(search(filter)).await?;
    rows.into_iter().map(|mut row| read(&mut row)).collect()
}

/// The conditions come from fixed words only; what was asked for goes into the places.
fn search(filter: &MatchFilter) -> Statement {
    let mut conditions: Vec<String> = Vec::new();
    let mut cells = Vec::new();
    let mut place = |cell: Cell| {
        cells.push(cell);
        cells.len()
    };
    let from = match &filter.account {
        None => "matches m".into(),
        Some(account) => {
            conditions.push("m.id = s.match_id".into());
            if let Some(shelf) = &filter.shelf {
                let (account, shelf) = (place(account.into()), place(shelf.into()));
                conditions.push(format!(
                    "coalesce((SELECT k.shelf FROM marks k WHERE k.account = ${account} \
                     AND k.match_id = m.id), '') = ${shelf}"
                ));
            }
            let waiting = if filter.waiting_for_account { " AND waiting = 1" } else { "" };
            // CROSS, or SQLite would look for one person's matches among everybody's.
            format!(
                "(SELECT DISTINCT match_id FROM seats WHERE account = ${}{waiting}) s \
                 CROSS JOIN matches m",
                place(account.into())
            )
        }
    };
    if let Some(stage) = &filter.stage {
        conditions.push(format!("m.stage = ${}", place(stage.into())));
    }
    if let Some(game) = &filter.game {
        conditions.push(format!("m.game = ${}", place(game.into())));
    }
    if let Some(public) = filter.public {
        conditions.push(format!("m.public = ${}", place(public.into())));
    }
    if let Some(before) = filter.changed_before {
        conditions.push(format!("m.changed < ${}", place(before.into())));
    }
    let wanted = if conditions.is_empty() { "1 = 1".into() } else { conditions.join(" AND ") };
    let limit = place(filter.limit.into());
    let select = format!(
        concat!(
            "SELECT ",
            columns!(),
            " FROM {} WHERE {} ORDER BY m.changed DESC, m.id DESC LIMIT ${}"
        ),
        from, wanted, limit,
    );
    Statement::new(AssertSqlSafe(select), cells)
}

/// Longest overdue first.
pub(crate) async fn to_wake(link: &mut dyn Link, now: i64, limit: u32) -> Stored<Vec<String>> {
    let select = sql!(
        "SELECT id FROM matches WHERE stage = 'playing' AND wake_at <= $1 \
         ORDER BY wake_at, id LIMIT $2",
        now,
        limit,
    );
    link.rows(select).await?.into_iter().map(|mut row| row.text()).collect()
}
