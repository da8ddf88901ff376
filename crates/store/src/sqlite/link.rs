//! Cells in and out of SQLite.

use crate::link::{Cell, Columns, Link, Statement, Taker};
use crate::{StoreError, Stored};
use async_trait::async_trait;
use futures_util::TryStreamExt;
use sqlx::error::ErrorKind;
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Row, Sqlite, SqliteConnection, TypeInfo, ValueRef};

/// A connection with the manners of [`Link`].
#[derive(Debug)]
pub(crate) struct SqliteLink<'c>(pub &'c mut SqliteConnection);

#[async_trait]
impl Link for SqliteLink<'_> {
    async fn run(&mut self, statement: Statement) -> Stored<u64> {
        let query = prepared(statement.storable()?);
        let done = query.execute(&mut *self.0).await.map_err(told)?;
        Ok(done.rows_affected())
    }

    async fn rows(&mut self, statement: Statement) -> Stored<Vec<Columns>> {
        if statement.is_hopeless() {
            return Ok(Vec::new());
        }
        let rows = prepared(statement).fetch_all(&mut *self.0).await.map_err(told)?;
        rows.iter().map(columns).collect()
    }

    async fn each(&mut self, statement: Statement, taker: &mut dyn Taker) -> Stored<()> {
        let mut rows = prepared(statement).fetch(&mut *self.0);
        while let Some(row) = rows.try_next().await.map_err(told)? {
            taker.take(columns(&row)?).await?;
        }
        Ok(())
    }

    fn shares(&self) -> bool {
        false
    }
}

fn prepared(statement: Statement) -> Query<'static, Sqlite, SqliteArguments> {
    let query = sqlx::query(statement.sql);
    statement.cells.into_iter().fold(query, |query, cell| match cell {
        Cell::Number(number) => query.bind(number),
        Cell::Text(text) => query.bind(text),
    })
}

fn columns(row: &SqliteRow) -> Stored<Columns> {
    let cell = |place| {
        let value = row.try_get_raw(place).map_err(told)?;
        // What the value is, not what the column was declared to be.
        match value.type_info().name() {
            "NULL" => Ok(Cell::Text(None)),
            "INTEGER" => row.try_get_unchecked(place).map(Cell::Number).map_err(told),
            "TEXT" => row.try_get_unchecked(place).map(Cell::Text).map_err(told),
            other => Err(StoreError::Damaged(format!("a column holds {other}"))),
        }
    };
    (0..row.len()).map(cell).collect::<Stored<Vec<Cell>>>().map(Columns::new)
}

/// What went wrong, in the words of the store.
pub(crate) fn told(error: sqlx::Error) -> StoreError {
    match error.as_database_error().map(|error| error.kind()) {
        Some(ErrorKind::UniqueViolation) => StoreError::Taken,
        Some(ErrorKind::ForeignKeyViolation) => StoreError::NotFound,
        _ if is_read_only(&error) => StoreError::ReadOnly,
        // A file that is no database at all is no database of ours.
        _ if has_code(&error, 26) => StoreError::Schema { found: 0 },
        _ => StoreError::Database(error.to_string()),
    }
}

pub(crate) fn is_read_only(error: &sqlx::Error) -> bool {
    has_code(error, 8)
}

/// SQLite's number for a mistake stands in the lowest byte.
fn has_code(error: &sqlx::Error, number: u32) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.and_then(|code| code.parse::<u32>().ok()).is_some_and(|code| code & 0xff == number)
}
