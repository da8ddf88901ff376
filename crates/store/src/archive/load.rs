//! Filling an empty database.

use super::Summary;
use super::lines::{Tally, schema_of, sum, title};
use super::tables::{TABLES, Table, cell, tables};
use crate::link::{Cell, Link, Statement, sql};
use crate::{StoreError, Stored};
use serde_json::Value;
use sqlx::AssertSqlSafe;
use tokio::sync::{Mutex, mpsc};

/// Places in one statement. Both databases take many more; this is where it stops paying.
const PLACES: usize = 800;

/// Reads a whole dump; fails, and leaves nothing behind, if it is not whole or if what arrived in
/// the database is not what was sent.
pub(crate) async fn load(
    link: &mut dyn Link,
    lines: &Mutex<mpsc::Receiver<String>>,
) -> Stored<Summary> {
    require_empty(link).await?;
    let mut lines = Lines { lines: &mut *lines.lock().await, tally: Tally::default() };
    let schema = schema_of(&lines.next().await?)?;
    let mut line = lines.next().await?;
    for table in tables(schema) {
        if line != title(table)? {
            return Err(StoreError::Damaged(format!("{} should follow", table.name)));
        }
        line = fill(link, table, &mut lines).await?;
    }
    let promised: Summary =
        serde_json::from_str(&line).map_err(|_| StoreError::Damaged("no last line".into()))?;
    if lines.tally.sum() != promised || sum(link, schema).await? != promised {
        return Err(StoreError::Damaged("the hash is another".into()));
    }
    Ok(promised)
}

async fn require_empty(link: &mut dyn Link) -> Stored<()> {
    if link.shares() {
        let names: Vec<&str> = TABLES.iter().map(|table| table.name).collect();
        // Nobody else begins to fill it meanwhile.
        let lock = format!("LOCK TABLE {} IN EXCLUSIVE MODE", names.join(", "));
        link.run(sql!(AssertSqlSafe(lock))).await?;
    }
    for table in TABLES {
        let any = format!("SELECT 1 FROM {} LIMIT 1", table.name);
        if link.first(sql!(AssertSqlSafe(any))).await?.is_some() {
            return Err(StoreError::NotEmpty);
        }
    }
    Ok(())
}

/// The lines as they come. The last one is not part of the sum it promises.
struct Lines<'a> {
    lines: &'a mut mpsc::Receiver<String>,
    tally: Tally,
}

impl Lines<'_> {
    async fn next(&mut self) -> Stored<String> {
        let line = self.lines.recv().await;
        let line = line.ok_or_else(|| StoreError::Damaged("it ends too early".into()))?;
        if !line.starts_with("{\"rows\":") {
            self.tally.add(&line);
        }
        Ok(line)
    }
}

/// Takes the rows of a table and gives the line after them.
async fn fill(link: &mut dyn Link, table: &Table, lines: &mut Lines<'_>) -> Stored<String> {
    let many = PLACES / table.columns.len();
    let mut cells = Vec::with_capacity(many * table.columns.len());
    loop {
        let line = lines.next().await?;
        let is_row = line.starts_with('[');
        if is_row {
            read(table, &line, &mut cells)?;
        }
        let rows = cells.len() / table.columns.len();
        if rows > 0 && (!is_row || rows == many) {
            link.run(insert(table, rows, std::mem::take(&mut cells))).await?;
        }
        if !is_row {
            if table.numbered && link.shares() {
                go_on_counting(link, table).await?;
            }
            return Ok(line);
        }
    }
}

fn read(table: &Table, line: &str, cells: &mut Vec<Cell>) -> Stored<()> {
    let damaged = || StoreError::Damaged(format!("a row of {} cannot be read", table.name));
    let values: Vec<Value> = serde_json::from_str(line).map_err(|_| damaged())?;
    if values.len() != table.columns.len() {
        return Err(damaged());
    }
    for ((_, kind), value) in table.columns.iter().zip(values) {
        cells.push(cell(*kind, value)?);
    }
    Ok(())
}

fn insert(table: &Table, rows: usize, cells: Vec<Cell>) -> Statement {
    let columns: Vec<&str> = table.names().collect();
    let width = columns.len();
    let row = |row: usize| {
        let places: Vec<String> =
            (1..=width).map(|place| format!("${}", row * width + place)).collect();
        format!("({})", places.join(", "))
    };
    let values: Vec<String> = (0..rows).map(row).collect();
    let insert =
        format!("INSERT INTO {} ({}) VALUES {}", table.name, columns.join(", "), values.join(", "));
    Statement::new(AssertSqlSafe(insert), cells)
}

/// New rows must get numbers that are not in use. SQLite sees to that by itself.
async fn go_on_counting(link: &mut dyn Link, table: &Table) -> Stored<()> {
    let count = format!(
        "SELECT setval(pg_get_serial_sequence($1, 'id'), \
         (SELECT coalesce(max(id), 0) + 1 FROM {}), false)",
        table.name
    );
    link.rows(sql!(AssertSqlSafe(count), table.name)).await.map(drop)
}
