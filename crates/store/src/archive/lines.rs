//! Contents as lines, and what the lines add up to.

use super::Summary;
use super::tables::{Table, tables};
use crate::link::{Cell, Columns, Link, Taker, json, sql};
use crate::{StoreError, Stored, migrations};
use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::AssertSqlSafe;
use tokio::sync::mpsc;

const FORMAT: &str = "ludotheque";
const VERSION: u32 = 1;

/// The first line.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Header {
    pub format: String,
    pub version: u32,
    pub schema: i64,
}

/// The line before the rows of a table.
#[derive(Serialize)]
struct Title<'a> {
    table: &'a str,
    columns: Vec<&'a str>,
}

pub(super) fn header(schema: i64) -> Stored<String> {
    json(&Header { format: FORMAT.into(), version: VERSION, schema })
}

/// The schema of a file that can be read here, by its first line.
pub(super) fn schema_of(line: &str) -> Stored<i64> {
    for schema in [migrations::COLUMNS, migrations::WITHOUT_LETTERS] {
        if line == header(schema)? {
            return Ok(schema);
        }
    }
    Err(StoreError::Damaged("it is of another version".into()))
}

/// What a file says it is, if it is one of ours.
pub(super) fn read_header(line: &str) -> Option<Header> {
    serde_json::from_str(line).ok().filter(|header: &Header| header.format == FORMAT)
}

pub(super) fn title(table: &Table) -> Stored<String> {
    json(&Title { table: table.name, columns: table.names().collect() })
}

/// Hashes lines as they go by.
#[derive(Debug, Default)]
pub(super) struct Tally {
    hasher: blake3::Hasher,
    rows: u64,
}

impl Tally {
    /// Rows are arrays, all other lines objects.
    pub fn add(&mut self, line: &str) {
        self.hasher.update(line.as_bytes());
        self.hasher.update(b"\n");
        self.rows += u64::from(line.starts_with('['));
    }

    pub fn sum(&self) -> Summary {
        Summary { rows: self.rows, hash: self.hasher.finalize().to_hex().to_string() }
    }
}

/// Sends everything that is in the database; all it reads must be from one moment.
pub(crate) async fn dump(link: &mut dyn Link, lines: &mpsc::Sender<String>) -> Stored<Summary> {
    let mut out = Out { tally: Tally::default(), lines: Some(lines) };
    tell(link, &mut out, migrations::COLUMNS).await?;
    let summary = out.tally.sum();
    out.send(json(&summary)?).await?;
    Ok(summary)
}

/// What a dump of this schema would add up to.
pub(super) async fn sum(link: &mut dyn Link, schema: i64) -> Stored<Summary> {
    let mut out = Out { tally: Tally::default(), lines: None };
    tell(link, &mut out, schema).await?;
    Ok(out.tally.sum())
}

async fn tell(link: &mut dyn Link, out: &mut Out<'_>, schema: i64) -> Stored<()> {
    out.line(header(schema)?).await?;
    for table in tables(schema) {
        out.line(title(table)?).await?;
        let columns: Vec<&str> = table.names().collect();
        let select =
            format!("SELECT {} FROM {} ORDER BY {}", columns.join(", "), table.name, table.key);
        link.each(sql!(AssertSqlSafe(select)), out).await?;
    }
    Ok(())
}

struct Out<'a> {
    tally: Tally,
    /// None if only the sum is wanted.
    lines: Option<&'a mpsc::Sender<String>>,
}

impl Out<'_> {
    async fn line(&mut self, line: String) -> Stored<()> {
        self.tally.add(&line);
        self.send(line).await
    }

    async fn send(&mut self, line: String) -> Stored<()> {
        let Some(lines) = self.lines else { return Ok(()) };
        lines.send(line).await.map_err(|_| StoreError::Database("nobody takes the lines".into()))
    }
}

#[async_trait]
impl Taker for Out<'_> {
    async fn take(&mut self, row: Columns) -> Stored<()> {
        let value = |cell| match cell {
            Cell::Number(number) => Value::from(number),
            Cell::Text(text) => Value::from(text),
        };
        self.line(json(&row.map(value).collect::<Vec<Value>>())?).await
    }
}
