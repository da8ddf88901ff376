//! SQLite: one file on one machine.
//!
//! One connection writes, owned by one task; a few others read beside it, which the write-ahead
//! log allows. In memory there is only the one.

pub(crate) mod link;
mod lock;
mod writer;

use crate::home::{Home, Task, within};
use crate::kept::SqlStore;
use crate::link::{Link, sql};
use crate::{StoreError, Stored, migrations};
use async_trait::async_trait;
use link::{SqliteLink, told};
use lock::Lock;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection, SqlitePool};
use std::path::Path;
use std::time::Duration;
use tokio::sync::Mutex;
use writer::Writer;

/// Another process may be writing: a backup being restored, an administrator at work.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a caller waits for an answer: longer than SQLite itself waits for others.
const LIMIT: Duration = Duration::from_secs(12);
const READERS: u32 = 4;

pub type SqliteStore = SqlStore<SqliteHome>;

#[derive(Debug)]
pub struct SqliteHome {
    writer: Writer,
    /// None in memory, where the writer reads too.
    readers: Option<SqlitePool>,
    /// That of a server; let go when it closes.
    lock: Mutex<Option<Lock>>,
}

impl SqliteStore {
    /// Opens `sqlite:PATH`, a plain path or `sqlite::memory:`; makes the file if there is none.
    pub async fn open(address: &str) -> Stored<SqliteStore> {
        SqliteStore::arrange(address, true, None).await
    }

    /// The same, but only if no other server has it.
    pub async fn open_alone(address: &str) -> Stored<SqliteStore> {
        // What is in memory is nobody else's. The lock comes first: a newer server must not bring
        // the schema up to date under a running one.
        let lock = match path(address) {
            ":memory:" => None,
            path => Some(Lock::take(Path::new(path)).await?),
        };
        SqliteStore::arrange(address, true, lock).await
    }

    /// The same, but there must be one already.
    pub async fn open_existing(address: &str) -> Stored<SqliteStore> {
        SqliteStore::arrange(address, false, None).await
    }

    async fn arrange(address: &str, create: bool, lock: Option<Lock>) -> Stored<SqliteStore> {
        let path = path(address);
        let options = SqliteConnectOptions::new()
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            .synchronous(SqliteSynchronous::Full)
            // Sorting needs no file, and no handle that may not be there.
            .pragma("temp_store", "memory")
            .disable_statement_logging();
        let in_memory = path == ":memory:";
        let options = if in_memory {
            options.in_memory(true)
        } else {
            let file = options.filename(Path::new(path)).create_if_missing(create);
            file.journal_mode(SqliteJournalMode::Wal)
        };
        if create && !in_memory {
            create_private(Path::new(path))?;
        }
        if !in_memory {
            expect_file(Path::new(path))?;
        }
        let mut connection = options.connect().await.map_err(told)?;
        if create {
            migrations::sqlite(&mut connection).await?;
            probe(&mut connection).await?;
        } else {
            migrations::require_current(&mut SqliteLink(&mut connection)).await?;
        }
        let readers = if in_memory {
            None
        } else {
            let options = options.create_if_missing(false).pragma("query_only", "on");
            // All of them, now and for good: later there may be no handles left.
            let pool = SqlitePoolOptions::new().min_connections(READERS).max_connections(READERS);
            let pool = pool.idle_timeout(None).max_lifetime(None).acquire_timeout(PATIENCE);
            let pool = pool.connect_with(options).await.map_err(told)?;
            // The pool itself brings up the rest in its own time.
            let mut all = Vec::new();
            for _ in 0..READERS {
                all.push(pool.acquire().await.map_err(told)?);
            }
            drop(all);
            Some(pool)
        };
        let writer = Writer::start(connection);
        Ok(SqlStore::new(SqliteHome { writer, readers, lock: Mutex::new(lock) }))
    }
}

/// SQLite opens a file it cannot write to and says so at the first change: now.
async fn probe(connection: &mut SqliteConnection) -> Stored<()> {
    let nothing = sql!("DELETE FROM small_things WHERE key = ''");
    SqliteLink(connection).run(nothing).await.map(drop)
}

/// Seeds, invitations and password hashes are for nobody else on this machine. SQLite gives its
/// side files the same permissions.
fn create_private(path: &Path) -> Stored<()> {
    let mut options = std::fs::File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(StoreError::Database(format!("{}: {error}", path.display()))),
    }
}

/// SQLite does not say which file it is that is not there, or not for us.
fn expect_file(path: &Path) -> Stored<()> {
    let found = std::fs::File::open(path).and_then(|file| file.metadata());
    let found = found.and_then(|found| match found.is_dir() {
        true => Err(std::io::ErrorKind::IsADirectory.into()),
        false => Ok(()),
    });
    found.map_err(|error| StoreError::Database(format!("{}: {error}", path.display())))
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
        within(LIMIT, async {
            let mut connection = readers.acquire().await.map_err(told)?;
            task(&mut SqliteLink(&mut connection), &data).await
        })
        .await
    }

    async fn write<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
    {
        // Given up by the caller it may still be done: works in the queue are not taken out.
        within(LIMIT, self.writer.write(data, task)).await
    }

    async fn write_at_leisure<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
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
        let Some(readers) = &self.readers else {
            return self.write_at_leisure(data, task).await;
        };
        let mut transaction = readers.begin().await.map_err(told)?;
        let result = task(&mut SqliteLink(&mut transaction), &data).await;
        transaction.rollback().await.map_err(told)?;
        result
    }

    async fn bytes(&self) -> Stored<u64> {
        self.read((), |link, ()| Box::pin(bytes(link))).await
    }

    /// The lock is held by this process until it lets go: nobody can take it away.
    async fn lost(&self) {
        std::future::pending().await
    }

    async fn close(&self) {
        if let Some(readers) = &self.readers {
            readers.close().await;
        }
        self.writer.close().await;
        self.lock.lock().await.take();
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
        // Left behind by an earlier process of the same number.
        let _ = std::fs::remove_dir_all(&folder);
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

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn readers_have_their_handles_before_anybody_comes() {
        let folder =
            std::env::temp_dir().join(format!("ludotheque-handles-{}", std::process::id()));
        // Left behind by an earlier process of the same number.
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir(&folder).unwrap();
        let file = folder.join("games.db");
        let store = SqliteStore::open(file.to_str().unwrap()).await.unwrap();
        let open = || {
            let handles = std::fs::read_dir("/proc/self/fd").unwrap().flatten();
            handles.filter(|handle| std::fs::read_link(handle.path()).is_ok_and(|to| to == file))
        };
        assert_eq!(open().count(), 1 + READERS as usize);
        let looks = (0..16).map(|_| store.home().read((), |link, ()| Box::pin(bytes(link))));
        assert!(futures_util::future::join_all(looks).await.iter().all(Result::is_ok));
        assert_eq!(open().count(), 1 + READERS as usize);
        crate::Store::close(&store).await;
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[tokio::test]
    async fn what_cannot_be_written_or_is_newer_is_refused_at_once() {
        let folder = std::env::temp_dir().join(format!("ludotheque-newer-{}", std::process::id()));
        // Left behind by an earlier process of the same number.
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir(&folder).unwrap();
        let file = folder.join("games.db");
        let address = file.to_str().unwrap();
        crate::Store::close(&SqliteStore::open(address).await.unwrap()).await;
        let options = SqliteConnectOptions::new().filename(&file).read_only(true);
        let mut connection = options.connect().await.unwrap();
        let written = probe(&mut connection).await;
        assert!(matches!(written, Err(StoreError::ReadOnly)), "{written:?}");
        let mut connection = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
        probe(&mut connection).await.unwrap();
        let newer = sql!("UPDATE _sqlx_migrations SET version = 99 WHERE version = 1");
        SqliteLink(&mut connection).run(newer).await.unwrap();
        let opened = SqliteStore::open_alone(address).await.map(drop);
        assert!(matches!(opened, Err(StoreError::Schema { found: 99 })), "{opened:?}");
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
