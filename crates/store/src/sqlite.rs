//! SQLite: one file on one machine.
//!
//! One connection writes, owned by one task; a few others read beside it, which the write-ahead
//! log allows. In memory there is only the one.

mod link;
mod writer;

use crate::home::{Home, Task};
use crate::kept::SqlStore;
use crate::link::{Link, sql};
use crate::{Stored, migrations};
use async_trait::async_trait;
use link::{SqliteLink, told};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlitePool};
use std::path::Path;
use std::time::Duration;
use writer::Writer;

/// Another process may be writing: a backup being restored, an administrator at work.
const PATIENCE: Duration = Duration::from_secs(10);
const READERS: u32 = 4;

pub type SqliteStore = SqlStore<SqliteHome>;

#[derive(Debug)]
pub struct SqliteHome {
    writer: Writer,
    /// None in memory, where the writer reads too.
    readers: Option<SqlitePool>,
}

impl SqliteStore {
    /// Opens `sqlite:PATH`, a plain path or `sqlite::memory:`; makes the file if there is none.
    pub async fn open(address: &str) -> Stored<SqliteStore> {
        SqliteStore::arrange(address, true).await
    }

    /// The same, but there must be one already.
    pub async fn open_existing(address: &str) -> Stored<SqliteStore> {
        SqliteStore::arrange(address, false).await
    }

    async fn arrange(address: &str, create: bool) -> Stored<SqliteStore> {
        let path = path(address);
        let options = SqliteConnectOptions::new()
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            .synchronous(SqliteSynchronous::Full)
            .disable_statement_logging();
        let in_memory = path == ":memory:";
        let options = if in_memory {
            options.in_memory(true)
        } else {
            let file = options.filename(Path::new(path)).create_if_missing(create);
            file.journal_mode(SqliteJournalMode::Wal)
        };
        let mut connection = options.connect().await.map_err(told)?;
        if create {
            migrations::sqlite(&mut connection).await?;
        } else {
            migrations::require_current(&mut SqliteLink(&mut connection)).await?;
        }
        let readers = (!in_memory).then(|| {
            let options = options.create_if_missing(false).pragma("query_only", "on");
            let pool = SqlitePoolOptions::new().max_connections(READERS);
            pool.acquire_timeout(PATIENCE).connect_lazy_with(options)
        });
        Ok(SqlStore::new(SqliteHome { writer: Writer::start(connection), readers }))
    }
}

fn path(address: &str) -> &str {
    let rest = address.strip_prefix("sqlite:").unwrap_or(address);
    rest.strip_prefix("//").unwrap_or(rest)
}

#[async_trait]
impl Home for SqliteHome {
    async fn read<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
    {
        let Some(readers) = &self.readers else { return self.write(data, task).await };
        let mut connection = readers.acquire().await.map_err(told)?;
        task(&mut SqliteLink(&mut connection), &data).await
    }

    async fn write<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
    {
        self.writer.write(data, task).await
    }

    async fn snapshot<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
    {
        let Some(readers) = &self.readers else { return self.write(data, task).await };
        let mut transaction = readers.begin().await.map_err(told)?;
        let result = task(&mut SqliteLink(&mut transaction), &data).await;
        transaction.rollback().await.map_err(told)?;
        result
    }

    async fn bytes(&self) -> Stored<u64> {
        self.read((), |link, ()| Box::pin(bytes(link))).await
    }

    async fn close(&self) {
        if let Some(readers) = &self.readers {
            readers.close().await;
        }
        self.writer.close().await;
    }
}

async fn bytes(link: &mut dyn Link) -> Stored<u64> {
    let size =
        sql!("SELECT p.page_count * s.page_size FROM pragma_page_count() p, pragma_page_size() s");
    let row = link.first(size).await?;
    row.map_or(Ok(0), |mut row| row.number())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The settings of a connection, as the connection itself tells them.
    async fn settings(link: &mut dyn Link) -> Stored<(String, Vec<i64>)> {
        let mut row = link.first(sql!("PRAGMA journal_mode")).await?.expect("an answer");
        let mut numbers = Vec::new();
        for ask in [
            "PRAGMA synchronous",
            "PRAGMA foreign_keys",
            "PRAGMA busy_timeout",
            "PRAGMA query_only",
        ] {
            numbers.push(link.first(sql!(ask)).await?.expect("an answer").number()?);
        }
        Ok((row.text()?, numbers))
    }

    #[tokio::test]
    async fn a_power_cut_finds_everything_on_the_disk() {
        let folder =
            std::env::temp_dir().join(format!("ludotheque-pragmas-{}", std::process::id()));
        std::fs::create_dir(&folder).unwrap();
        let store = SqliteStore::open(folder.join("games.db").to_str().unwrap()).await.unwrap();
        let full = 2;
        let writer = store.home().write((), |link, ()| Box::pin(settings(link))).await.unwrap();
        assert_eq!(writer, ("wal".into(), vec![full, 1, 10_000, 0]));
        let reader = store.home().read((), |link, ()| Box::pin(settings(link))).await.unwrap();
        assert_eq!(reader, ("wal".into(), vec![full, 1, 10_000, 1]));
        crate::Store::close(&store).await;
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn an_address_is_a_path_with_or_without_its_kind() {
        assert_eq!(path("sqlite:games.db"), "games.db");
        assert_eq!(path("sqlite:///var/games.db"), "/var/games.db");
        assert_eq!(path("games.db"), "games.db");
        assert_eq!(path("sqlite::memory:"), ":memory:");
    }
}
