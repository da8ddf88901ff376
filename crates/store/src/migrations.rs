//! The schema, step by step, inside the program.

use crate::link::{Link, sql};
use crate::postgres::link::{self as postgres_link, PostgresLink};
use crate::sqlite::link::{self as sqlite_link, SqliteLink};
use crate::{StoreError, Stored};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{Connection, PgConnection, SqlSafeStr, SqliteConnection};

type Step = (&'static str, &'static str);

/// By version, from 1.
const SQLITE: &[Step] = &[
    ("start", include_str!("../migrations/sqlite/0001_start.sql")),
    ("arriving", include_str!("../migrations/sqlite/0002_arriving.sql")),
    ("marks", include_str!("../migrations/sqlite/0003_marks.sql")),
    ("notices", include_str!("../migrations/sqlite/0004_notices.sql")),
    ("told", include_str!("../migrations/sqlite/0005_told.sql")),
    ("people", include_str!("../migrations/sqlite/0006_people.sql")),
    ("letters", include_str!("../migrations/sqlite/0007_letters.sql")),
];
const POSTGRES: &[Step] = &[
    ("start", include_str!("../migrations/postgres/0001_start.sql")),
    ("arriving", include_str!("../migrations/postgres/0002_arriving.sql")),
    ("marks", include_str!("../migrations/postgres/0003_marks.sql")),
    ("notices", include_str!("../migrations/postgres/0004_notices.sql")),
    ("told", include_str!("../migrations/postgres/0005_told.sql")),
    ("people", include_str!("../migrations/postgres/0006_people.sql")),
    ("letters", include_str!("../migrations/postgres/0007_letters.sql")),
];

/// The version this program works with.
pub(crate) const CURRENT: i64 = SQLITE.len() as i64;
const _: () = assert!(SQLITE.len() == POSTGRES.len());

/// The last step that changed a table or a column: backups made since then can be read.
pub(crate) const COLUMNS: i64 = 7;
/// The step before, which only lacks the table of letters: its backups can be read too.
pub(crate) const WITHOUT_LETTERS: i64 = 6;

/// Whoever else opens the same file waits: only PostgreSQL's migrations lock by themselves.
pub(crate) async fn sqlite(connection: &mut SqliteConnection) -> Stored<()> {
    refuse_newer(&mut SqliteLink(connection)).await?;
    let mut alone = connection.begin_with("BEGIN IMMEDIATE").await.map_err(sqlite_link::told)?;
    // `run` would make every future that opens a store one that cannot move between threads.
    migrator(SQLITE)
        .run_direct(None, &mut *alone, false)
        .await
        .map_err(|error| failed(&error, sqlite_link::is_read_only))?;
    alone.commit().await.map_err(sqlite_link::told)
}

pub(crate) async fn postgres(connection: &mut PgConnection) -> Stored<()> {
    refuse_newer(&mut PostgresLink::new(connection)).await?;
    migrator(POSTGRES)
        .run_direct(None, connection, false)
        .await
        .map_err(|error| failed(&error, postgres_link::is_read_only))
}

/// For those who only look: a backup must not change the schema under a running server.
pub(crate) async fn require_current(link: &mut dyn Link) -> Stored<()> {
    let found = found(link).await.map_err(|_| StoreError::Schema { found: 0 })?;
    if found == CURRENT { Ok(()) } else { Err(StoreError::Schema { found }) }
}

/// A database of a newer program is left alone.
async fn refuse_newer(link: &mut dyn Link) -> Stored<()> {
    match found(link).await {
        Ok(found) if found > CURRENT => Err(StoreError::Schema { found }),
        // One without tables has no version yet.
        _ => Ok(()),
    }
}

async fn found(link: &mut dyn Link) -> Stored<i64> {
    let row = link.first(sql!("SELECT max(version) FROM _sqlx_migrations")).await?;
    Ok(row.map_or(Ok(None), |mut row| row.maybe_number())?.unwrap_or(0))
}

fn migrator(steps: &'static [Step]) -> Migrator {
    let step = |(version, (name, sql)): (i64, &Step)| {
        let sql = sql.into_sql_str();
        Migration::new(version, (*name).into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations((1..).zip(steps).map(step).collect())
}

fn failed(error: &MigrateError, is_read_only: fn(&sqlx::Error) -> bool) -> StoreError {
    match error {
        MigrateError::Execute(error) if is_read_only(error) => StoreError::ReadOnly,
        error => StoreError::Database(format!("schema: {error}")),
    }
}
