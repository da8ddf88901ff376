//! Cells in and out of PostgreSQL.

use crate::link::{Cell, Columns, Link, Statement, Taker};
use crate::{StoreError, Stored};
use async_trait::async_trait;
use futures_util::TryStreamExt;
use sqlx::error::ErrorKind;
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query;
use sqlx::{PgConnection, Postgres, Row, TypeInfo, ValueRef};

/// Two writers got into each other's way; the one who was told may simply try again.
const TRY_AGAIN: [&str; 2] = ["40001", "40P01"];

/// A connection with the manners of [`Link`].
#[derive(Debug)]
pub(crate) struct PostgresLink<'c> {
    connection: &'c mut PgConnection,
    /// The database asked to try the whole transaction again.
    pub again: bool,
}

impl<'c> PostgresLink<'c> {
    pub fn new(connection: &'c mut PgConnection) -> PostgresLink<'c> {
        PostgresLink { connection, again: false }
    }

    fn told(&mut self, error: sqlx::Error) -> StoreError {
        let code = error.as_database_error().and_then(|error| error.code());
        self.again |= code.is_some_and(|code| TRY_AGAIN.contains(&&*code));
        told(error)
    }
}

#[async_trait]
impl Link for PostgresLink<'_> {
    async fn run(&mut self, statement: Statement) -> Stored<u64> {
        let done = prepared(statement.storable()?).execute(&mut *self.connection).await;
        Ok(done.map_err(|error| self.told(error))?.rows_affected())
    }

    async fn rows(&mut self, statement: Statement) -> Stored<Vec<Columns>> {
        if statement.is_hopeless() {
            return Ok(Vec::new());
        }
        let rows = prepared(statement).fetch_all(&mut *self.connection).await;
        rows.map_err(|error| self.told(error))?.iter().map(columns).collect()
    }

    async fn each(&mut self, statement: Statement, taker: &mut dyn Taker) -> Stored<()> {
        let mut rows = prepared(statement).fetch(&mut *self.connection);
        while let Some(row) = rows.try_next().await.map_err(told)? {
            taker.take(columns(&row)?).await?;
        }
        Ok(())
    }

    fn shares(&self) -> bool {
        true
    }
}

fn prepared(statement: Statement) -> Query<'static, Postgres, PgArguments> {
    let query = sqlx::query(statement.sql);
    statement.cells.into_iter().fold(query, |query, cell| match cell {
        Cell::Number(number) => query.bind(number),
        Cell::Text(text) => query.bind(text),
    })
}

fn columns(row: &PgRow) -> Stored<Columns> {
    let cell = |place| {
        let value = row.try_get_raw(place).map_err(told)?;
        match value.type_info().name() {
            _ if value.is_null() => Ok(Cell::Text(None)),
            "INT8" => row.try_get(place).map(Cell::Number).map_err(told),
            "INT4" => {
                row.try_get(place).map(|number: i32| Cell::from(i64::from(number))).map_err(told)
            }
            "TEXT" => row.try_get(place).map(Cell::Text).map_err(told),
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
        _ => StoreError::Database(error.to_string()),
    }
}

/// A standby server, or a database that is told to be.
pub(crate) fn is_read_only(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| code == "25006")
}
