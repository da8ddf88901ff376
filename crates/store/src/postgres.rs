//! PostgreSQL: when one machine is no longer enough.
//!
//! The database groups commits by itself. Whoever changes a match holds its row first, so nobody
//! overwrites what they have not seen.

mod link;

use crate::home::{Home, Task};
use crate::kept::SqlStore;
use crate::link::{Link, sql};
use crate::{Stored, migrations};
use async_trait::async_trait;
use link::{PostgresLink, told};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, PgPool};
use std::time::Duration;

/// How long a caller waits for a connection before hearing that there is none.
const PATIENCE: Duration = Duration::from_secs(5);
const CONNECTIONS: u32 = 16;
/// How often a write is tried when the database asks to try again.
const TRIES: u32 = 5;
const PAUSE: Duration = Duration::from_millis(10);

pub type PostgresStore = SqlStore<PostgresHome>;

#[derive(Debug)]
pub struct PostgresHome {
    pool: PgPool,
}

impl PostgresStore {
    /// Opens `postgres://…`; makes the tables if there are none.
    pub async fn open(address: &str) -> Stored<PostgresStore> {
        let pool = connect(address).await?;
        let mut connection = pool.acquire().await.map_err(told)?;
        migrations::postgres(&mut connection).await?;
        drop(connection);
        Ok(SqlStore::new(PostgresHome { pool }))
    }

    /// The same, but the tables must be there already.
    pub async fn open_existing(address: &str) -> Stored<PostgresStore> {
        let pool = connect(address).await?;
        let mut connection = pool.acquire().await.map_err(told)?;
        migrations::require_current(&mut PostgresLink::new(&mut connection)).await?;
        drop(connection);
        Ok(SqlStore::new(PostgresHome { pool }))
    }
}

async fn connect(address: &str) -> Stored<PgPool> {
    let options = address.parse::<PgConnectOptions>().map_err(told)?;
    let options = options
        .application_name("ludotheque")
        .options([("synchronous_commit", "on")])
        .disable_statement_logging();
    let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
    pool.connect_with(options).await.map_err(told)
}

#[async_trait]
impl Home for PostgresHome {
    async fn read<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
    {
        let mut connection = self.pool.acquire().await.map_err(told)?;
        task(&mut PostgresLink::new(&mut connection), &data).await
    }

    async fn write<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
    {
        let mut tries = 0;
        loop {
            tries += 1;
            let mut transaction = self.pool.begin().await.map_err(told)?;
            let mut link = PostgresLink::new(&mut transaction);
            let result = task(&mut link, &data).await;
            let again = link.again;
            if result.is_ok() {
                transaction.commit().await.map_err(told)?;
                return result;
            }
            // If even this fails the connection is gone, and the transaction with it.
            let _ = transaction.rollback().await;
            if !again || tries == TRIES {
                return result;
            }
            tokio::time::sleep(PAUSE * tries).await;
        }
    }

    async fn snapshot<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
    {
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        let mut transaction = self.pool.begin_with(begin).await.map_err(told)?;
        let result = task(&mut PostgresLink::new(&mut transaction), &data).await;
        transaction.rollback().await.map_err(told)?;
        result
    }

    async fn bytes(&self) -> Stored<u64> {
        self.read((), |link, ()| Box::pin(bytes(link))).await
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}

async fn bytes(link: &mut dyn Link) -> Stored<u64> {
    let row = link.first(sql!("SELECT pg_database_size(current_database())")).await?;
    row.map_or(Ok(0), |mut row| row.number())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Cluster;

    async fn setting(link: &mut dyn Link, name: &str) -> Stored<String> {
        let row = link.first(sql!("SELECT current_setting($1)", name)).await?;
        row.expect("an answer").text()
    }

    async fn fails(link: &mut dyn Link, code: &str) -> Stored<()> {
        let raise =
            format!("DO $$ BEGIN RAISE EXCEPTION 'as asked' USING ERRCODE = '{code}'; END $$");
        link.run(sql!(sqlx::AssertSqlSafe(raise))).await.map(drop)
    }

    /// Fails twice as if others had been in the way, then works.
    async fn third_time_lucky(
        link: &mut dyn Link,
        tries: &std::sync::atomic::AtomicU32,
    ) -> Stored<u32> {
        let before = tries.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        if before < 2 {
            fails(link, "40001").await?;
        }
        Ok(before)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn commits_are_durable_and_collisions_are_tried_again() {
        let cluster = match Cluster::start(true) {
            Ok(cluster) => cluster,
            Err(why) => return println!("skipped: {why}"),
        };
        let address = cluster.database().unwrap();
        let store = PostgresStore::open(&address).await.unwrap();
        let home = store.home();
        for name in ["synchronous_commit", "fsync", "full_page_writes"] {
            let found = home.write(name, |link, name| Box::pin(setting(link, name))).await;
            assert_eq!(found.unwrap(), "on", "{name}");
        }
        let tries = std::sync::atomic::AtomicU32::new(0);
        let tried = home.write(tries, |link, tries| Box::pin(third_time_lucky(link, tries))).await;
        assert_eq!(tried.unwrap(), 2);
        let hopeless = home.write((), |link, ()| Box::pin(fails(link, "40P01"))).await;
        assert!(matches!(hopeless, Err(crate::StoreError::Database(_))), "{hopeless:?}");
    }
}
