//! One server at a time: an advisory lock, held by a connection that does nothing else.
//!
//! The database lets go of it when the connection ends. A connection may end while the server
//! lives; then the lock is taken again, unless another server was quicker.

use super::link::told;
use crate::home::within;
use crate::{StoreError, Stored};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{Mutex, oneshot, watch};
use tokio::task::JoinHandle;

/// The name of the lock within its database.
const LOCK: i32 = 0x6c75_646f;
/// A server that is being restarted may need a moment to let go.
const TRIES: u32 = 10;
const PAUSE: Duration = Duration::from_millis(200);
/// How often it is looked at.
const BEAT: Duration = Duration::from_millis(500);
/// How long an answer about it may take.
const LIMIT: Duration = Duration::from_secs(3);

/// Who holds the lock.
enum Holder {
    We(Held),
    /// By the number of their connection, if they still have it.
    Other(Option<i32>),
}

/// A connection with the lock.
struct Held {
    connection: PgConnection,
    /// The database's number for it.
    number: i32,
}

/// Holds the lock for as long as it lives.
#[derive(Debug)]
pub(super) struct Keeper {
    holds: Arc<AtomicBool>,
    replaced: watch::Receiver<bool>,
    /// Dropped, it ends the task.
    stop: Mutex<Option<oneshot::Sender<()>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Keeper {
    /// Takes the lock; `InUse` if another server has it and keeps it.
    pub async fn start(options: PgConnectOptions) -> Stored<Keeper> {
        let mut tries = 0;
        let held = loop {
            match take(&options).await? {
                Holder::We(held) => break held,
                Holder::Other(_) if tries == TRIES => return Err(StoreError::InUse),
                Holder::Other(_) => tokio::time::sleep(PAUSE).await,
            }
            tries += 1;
        };
        let holds = Arc::new(AtomicBool::new(true));
        let (tell, replaced) = watch::channel(false);
        let (stop, mut stopped) = oneshot::channel::<()>();
        let watched = Watch { options, holds: Arc::clone(&holds), tell };
        let task = tokio::spawn(async move {
            tokio::select! {
                () = watched.keep(held) => {}
                // Dropping the connection lets go of the lock.
                _ = &mut stopped => {}
            }
        });
        let (stop, task) = (Mutex::new(Some(stop)), Mutex::new(Some(task)));
        Ok(Keeper { holds, replaced, stop, task })
    }

    /// True as far as is known.
    pub fn holds(&self) -> bool {
        self.holds.load(Ordering::Acquire)
    }

    /// Completes when another server has it.
    pub async fn replaced(&self) {
        let mut replaced = self.replaced.clone();
        if replaced.wait_for(|replaced| *replaced).await.is_err() {
            // It was let go on purpose.
            std::future::pending().await
        }
    }

    pub async fn let_go(&self) {
        self.stop.lock().await.take();
        if let Some(task) = self.task.lock().await.take()
            && let Err(error) = task.await
        {
            tracing::error!(%error, "the keeper of the lock ended badly");
        }
    }
}

/// What looks after the lock.
struct Watch {
    options: PgConnectOptions,
    holds: Arc<AtomicBool>,
    tell: watch::Sender<bool>,
}

impl Watch {
    /// Until another server has it.
    async fn keep(self, mut held: Held) {
        loop {
            tokio::time::sleep(BEAT).await;
            let Err(error) = alive(&mut held.connection).await else { continue };
            tracing::warn!(%error, "the lock on the database is lost");
            self.holds.store(false, Ordering::Release);
            match self.take_again(held.number).await {
                Some(again) => held = again,
                None => {
                    tracing::error!("another server works with this database");
                    self.tell.send_replace(true);
                    return;
                }
            }
            self.holds.store(true, Ordering::Release);
            tracing::info!("the lock on the database is held again");
        }
    }

    async fn take_again(&self, mine: i32) -> Option<Held> {
        loop {
            match take(&self.options).await {
                Ok(Holder::We(held)) => return Some(held),
                // Our own old connection, which the database takes for alive.
                Ok(Holder::Other(Some(number))) if number == mine => {
                    if let Err(error) = end(&self.options, mine).await {
                        tracing::warn!(%error, "an old connection holds the lock");
                    }
                }
                Ok(Holder::Other(Some(_))) => return None,
                Ok(Holder::Other(None)) => {}
                Err(error) => tracing::warn!(%error, "the database is out of reach"),
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}

async fn alive(connection: &mut PgConnection) -> Stored<()> {
    within(LIMIT, async { connection.ping().await.map_err(told) }).await
}

async fn take(options: &PgConnectOptions) -> Stored<Holder> {
    within(LIMIT, async {
        let mut connection = options.connect().await.map_err(told)?;
        let (taken, number): (bool, i32) =
            sqlx::query_as("SELECT pg_try_advisory_lock($1::bigint), pg_backend_pid()")
                .bind(i64::from(LOCK))
                .fetch_one(&mut connection)
                .await
                .map_err(told)?;
        if taken {
            return Ok(Holder::We(Held { connection, number }));
        }
        let holder: Option<(i32,)> = sqlx::query_as(
            "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = 0 \
             AND objid = $1::integer::oid AND objsubid = 1 \
             AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
        )
        .bind(LOCK)
        .fetch_optional(&mut connection)
        .await
        .map_err(told)?;
        connection.close().await.map_err(told)?;
        Ok(Holder::Other(holder.map(|(number,)| number)))
    })
    .await
}

/// Ends a connection of ours by the database's number for it.
async fn end(options: &PgConnectOptions, number: i32) -> Stored<()> {
    within(LIMIT, async {
        let mut connection = options.connect().await.map_err(told)?;
        let end = sqlx::query("SELECT pg_terminate_backend($1)").bind(number);
        end.execute(&mut connection).await.map_err(told)?;
        connection.close().await.map_err(told)
    })
    .await
}
