//! The one who writes.
//!
//! Reaching the disk takes milliseconds, changing pages takes microseconds. So whatever arrives
//! while a commit is under way goes together into the next one, each piece of work in a savepoint
//! of its own: one that fails takes nothing else with it. Answers are given after the commit.

use super::link::SqliteLink;
use crate::home::Task;
use crate::link::{Link, sql};
use crate::{StoreError, Stored};
use async_trait::async_trait;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

/// Works that may share a commit. More would make the first of them wait too long.
const TOGETHER: usize = 256;
/// Works that may queue; then callers wait.
const QUEUE: usize = 1024;

#[derive(Debug)]
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Box<dyn Work>>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub fn start(connection: SqliteConnection) -> Writer {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let task = tokio::spawn(serve(connection, receiver));
        Writer { queue: Mutex::new(Some(sender)), task: Mutex::new(Some(task)) }
    }

    pub async fn write<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
    {
        let queue = self.queue.lock().await.clone().ok_or_else(closed)?;
        let (answer, answered) = oneshot::channel();
        let work = Piece { data, task, outcome: None, answer };
        queue.send(Box::new(work)).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    /// What is in the queue is still written.
    pub async fn close(&self) {
        self.queue.lock().await.take();
        if let Some(task) = self.task.lock().await.take()
            && let Err(error) = task.await
        {
            tracing::error!(%error, "the writer of the database ended badly");
        }
    }
}

fn closed() -> StoreError {
    StoreError::Database("closed".into())
}

async fn serve(mut connection: SqliteConnection, mut queue: mpsc::Receiver<Box<dyn Work>>) {
    let mut together = Vec::new();
    while let Some(first) = queue.recv().await {
        let result = commit(&mut connection, first, &mut queue, &mut together).await;
        if let Err(error) = &result {
            tracing::error!(%error, "a commit failed");
            // Fails where SQLite has already gone back by itself.
            let _ = SqliteLink(&mut connection).run(sql!("ROLLBACK")).await;
        }
        let failed = result.err();
        together.drain(..).for_each(|work: Box<dyn Work>| work.answer(failed.as_ref()));
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the database could not be closed");
    }
}

/// Does the first work and all that has arrived meanwhile, in one transaction.
async fn commit(
    connection: &mut SqliteConnection,
    first: Box<dyn Work>,
    queue: &mut mpsc::Receiver<Box<dyn Work>>,
    together: &mut Vec<Box<dyn Work>>,
) -> Stored<()> {
    together.push(first);
    let link = &mut SqliteLink(connection);
    link.run(sql!("BEGIN IMMEDIATE")).await?;
    let mut done = 0;
    while let Some(work) = together.get_mut(done) {
        link.run(sql!("SAVEPOINT piece")).await?;
        if !work.attempt(link).await {
            link.run(sql!("ROLLBACK TO piece")).await?;
        }
        link.run(sql!("RELEASE piece")).await?;
        done += 1;
        if done < TOGETHER {
            together.extend(queue.try_recv());
        }
    }
    link.run(sql!("COMMIT")).await.map(drop)
}

/// Some work of some caller.
#[async_trait]
trait Work: Send {
    /// True if it went well.
    async fn attempt(&mut self, link: &mut dyn Link) -> bool;
    /// Tells the caller; whatever it was, it did not happen if the commit failed.
    fn answer(self: Box<Self>, failed: Option<&StoreError>);
}

struct Piece<D, T> {
    data: D,
    task: Task<D, T>,
    outcome: Option<Stored<T>>,
    answer: oneshot::Sender<Stored<T>>,
}

#[async_trait]
impl<D: Send + Sync, T: Send> Work for Piece<D, T> {
    async fn attempt(&mut self, link: &mut dyn Link) -> bool {
        let outcome = (self.task)(link, &self.data).await;
        self.outcome.insert(outcome).is_ok()
    }

    fn answer(self: Box<Self>, failed: Option<&StoreError>) {
        let outcome = match (failed, self.outcome) {
            (None, Some(outcome)) => outcome,
            (failed, _) => Err(StoreError::Database(match failed {
                Some(error) => error.to_string(),
                None => "nothing was done".into(),
            })),
        };
        // Nobody waits any more: the work stands all the same.
        let _ = self.answer.send(outcome);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    async fn insert(link: &mut dyn Link, number: i64) -> Stored<()> {
        link.run(sql!("INSERT INTO numbers VALUES ($1)", number)).await.map(drop)
    }

    #[tokio::test]
    async fn many_works_share_few_commits() {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        SqliteLink(&mut connection)
            .run(sql!("CREATE TABLE numbers (number INTEGER PRIMARY KEY)"))
            .await
            .unwrap();
        let commits = Arc::new(AtomicU32::new(0));
        let counter = commits.clone();
        connection.lock_handle().await.unwrap().set_commit_hook(move || {
            counter.fetch_add(1, Ordering::Relaxed);
            true
        });
        let writer = Arc::new(Writer::start(connection));
        let works: Vec<_> = (0..200_i64)
            .map(|number| {
                let writer = writer.clone();
                // Every number comes twice: the second time is refused, alone.
                tokio::spawn(async move {
                    writer.write(number / 2, |link, number| Box::pin(insert(link, *number))).await
                })
            })
            .collect();
        let mut written = 0;
        for work in works {
            written += u32::from(work.await.unwrap().is_ok());
        }
        writer.close().await;
        assert_eq!(written, 100);
        let commits = commits.load(Ordering::Relaxed);
        assert!((1..=10).contains(&commits), "{commits}");
    }
}
