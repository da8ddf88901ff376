//! PostgreSQL: when one machine is no longer enough.
//!
//! The database groups commits by itself. Whoever changes a match holds its row first, so nobody
//! overwrites what they have not seen.

mod keeper;
pub(crate) mod link;

use crate::home::{Home, Task, within};
use crate::kept::SqlStore;
use crate::link::{Link, sql};
use crate::{StoreError, Stored, migrations};
use async_trait::async_trait;
use keeper::Keeper;
use link::{PostgresLink, told};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgConnection, PgPool, Postgres};
use std::time::Duration;

/// How long a caller waits for a connection before hearing that there is none.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long a connection that lay idle may take to show that it lives.
const PING: Duration = Duration::from_secs(1);
/// How long a caller waits for an answer, all in all.
const LIMIT: Duration = Duration::from_secs(8);
/// How long closing may take.
const CLOSING: Duration = Duration::from_secs(2);
const CONNECTIONS: u32 = 16;
/// How often a write is tried when the database asks to try again.
const TRIES: u32 = 5;
const PAUSE: Duration = Duration::from_millis(10);
/// What the database sees to by itself: slow statements end, and whoever fell silent, within a
/// transaction or not, holds nothing for long.
const MANNERS: [(&str, &str); 7] = [
    ("synchronous_commit", "on"),
    ("statement_timeout", "7s"),
    ("idle_in_transaction_session_timeout", "15s"),
    ("tcp_keepalives_idle", "10"),
    ("tcp_keepalives_interval", "5"),
    ("tcp_keepalives_count", "3"),
    ("tcp_user_timeout", "20s"),
];
/// Within a transaction that may take as long as it takes.
const AT_LEISURE: &str =
    "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0";

pub type PostgresStore = SqlStore<PostgresHome>;

#[derive(Debug)]
pub struct PostgresHome {
    pool: PgPool,
    /// That of a server.
    keeper: Option<Keeper>,
}

impl PostgresStore {
    /// Opens `postgres://…`; makes the tables if there are none.
    pub async fn open(address: &str) -> Stored<PostgresStore> {
        bring_up_to_date(address).await?;
        Ok(SqlStore::new(PostgresHome { pool: connect(address).await?, keeper: None }))
    }

    /// The same, but only if no other server has it.
    pub async fn open_alone(address: &str) -> Stored<PostgresStore> {
        // First: a newer server must not change the schema under a running one.
        let keeper = Keeper::start(plain(address)?).await?;
        bring_up_to_date(address).await?;
        let pool = connect(address).await?;
        Ok(SqlStore::new(PostgresHome { pool, keeper: Some(keeper) }))
    }

    /// The same, but the tables must be there already.
    pub async fn open_existing(address: &str) -> Stored<PostgresStore> {
        let pool = connect(address).await?;
        let mut connection = pool.acquire().await.map_err(told)?;
        migrations::require_current(&mut PostgresLink::new(&mut connection)).await?;
        drop(connection);
        Ok(SqlStore::new(PostgresHome { pool, keeper: None }))
    }
}

fn plain(address: &str) -> Stored<PgConnectOptions> {
    let options = address.parse::<PgConnectOptions>().map_err(told)?;
    Ok(options.application_name("ludotheque").disable_statement_logging())
}

/// On a connection of its own, since changing a big table may take a while.
async fn bring_up_to_date(address: &str) -> Stored<()> {
    let connecting = async { plain(address)?.connect().await.map_err(told) };
    let mut connection = within(PATIENCE, connecting).await?;
    migrations::postgres(&mut connection).await?;
    connection.close().await.map_err(told)
}

async fn connect(address: &str) -> Stored<PgPool> {
    let options = plain(address)?.options(MANNERS);
    let pool = PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(PATIENCE)
        .test_before_acquire(false)
        // With a limit of our own, lest a connection that died silently use up all patience.
        .before_acquire(|connection, _| {
            Box::pin(async move {
                let pinged = tokio::time::timeout(PING, connection.ping()).await;
                pinged.map_err(|_| sqlx::Error::PoolTimedOut)?.map(|()| true)
            })
        });
    pool.connect_with(options).await.map_err(told)
}

/// A connection at work. If the work is given up in the middle, nobody knows what is still to come
/// over it: it is closed and never used again.
struct Borrowed(Option<PoolConnection<Postgres>>);

impl Borrowed {
    async fn from(pool: &PgPool) -> Stored<Borrowed> {
        Ok(Borrowed(Some(pool.acquire().await.map_err(told)?)))
    }

    fn connection(&mut self) -> Stored<&mut PgConnection> {
        let gone = || StoreError::Database("given back".into());
        self.0.as_deref_mut().ok_or_else(gone)
    }

    /// The work is done: others may use it.
    fn give_back(mut self) {
        self.0.take();
    }
}

impl Drop for Borrowed {
    fn drop(&mut self) {
        if let Some(connection) = &mut self.0 {
            connection.close_on_drop();
        }
    }
}

impl PostgresHome {
    /// Refuses to write while it is not sure that no other server does.
    fn expect_alone(&self) -> Stored<()> {
        match &self.keeper {
            Some(keeper) if !keeper.holds() => {
                Err(StoreError::Database("the lock on the database is lost".into()))
            }
            _ => Ok(()),
        }
    }

    async fn transact<D, T>(&self, data: D, task: Task<D, T>, settings: &'static str) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
    {
        let mut tries = 0;
        loop {
            tries += 1;
            self.expect_alone()?;
            let mut borrowed = Borrowed::from(&self.pool).await?;
            let mut transaction = borrowed.connection()?.begin().await.map_err(told)?;
            if !settings.is_empty() {
                sqlx::raw_sql(settings).execute(&mut *transaction).await.map_err(told)?;
            }
            let mut link = PostgresLink::new(&mut transaction);
            let result = task(&mut link, &data).await;
            let again = link.again;
            if result.is_ok() {
                transaction.commit().await.map_err(told)?;
                borrowed.give_back();
                return result;
            }
            // If even this fails the connection is gone, and the transaction with it.
            if transaction.rollback().await.is_ok() {
                borrowed.give_back();
            }
            if !again || tries == TRIES {
                return result;
            }
            tokio::time::sleep(PAUSE * tries).await;
        }
    }
}

#[async_trait]
impl Home for PostgresHome {
    async fn read<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
    {
        within(LIMIT, async {
            let mut borrowed = Borrowed::from(&self.pool).await?;
            let result = task(&mut PostgresLink::new(borrowed.connection()?), &data).await;
            borrowed.give_back();
            result
        })
        .await
    }

    async fn write<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
    {
        within(LIMIT, self.transact(data, task, "")).await
    }

    async fn write_at_leisure<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
    {
        self.transact(data, task, AT_LEISURE).await
    }

    async fn snapshot<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
    {
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        let mut transaction = self.pool.begin_with(begin).await.map_err(told)?;
        sqlx::raw_sql(AT_LEISURE).execute(&mut *transaction).await.map_err(told)?;
        let result = task(&mut PostgresLink::new(&mut transaction), &data).await;
        transaction.rollback().await.map_err(told)?;
        result
    }

    async fn bytes(&self) -> Stored<u64> {
        self.read((), |link, ()| Box::pin(bytes(link))).await
    }

    async fn lost(&self) {
        match &self.keeper {
            Some(keeper) => keeper.replaced().await,
            None => std::future::pending().await,
        }
    }

    async fn close(&self) {
        // Connections that died silently do not say goodbye.
        if tokio::time::timeout(CLOSING, self.pool.close()).await.is_err() {
            tracing::warn!("some connections to the database were not closed in time");
        }
        if let Some(keeper) = &self.keeper {
            keeper.let_go().await;
        }
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
        assert!(matches!(hopeless, Err(StoreError::Database(_))), "{hopeless:?}");
    }
}
