//! What differs between the databases: how reading and writing are arranged.

use crate::link::Link;
use crate::{StoreError, Stored};
use async_trait::async_trait;
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

pub(crate) type Doing<'a, T> = Pin<Box<dyn Future<Output = Stored<T>> + Send + 'a>>;

/// Something to do on a connection, with all it needs to know in `D`. It may be done more than
/// once if the database asks for that, so it owns nothing.
pub(crate) type Task<D, T> = for<'a> fn(&'a mut dyn Link, &'a D) -> Doing<'a, T>;

#[async_trait]
pub(crate) trait Home: Send + Sync + 'static {
    /// One look; what is committed is seen.
    async fn read<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static;

    /// All or nothing; answers when it would survive a power cut, or after a while that it does
    /// not know whether it was done.
    async fn write<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static;

    /// The same for work that may take as long as it takes.
    async fn write_at_leisure<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static;

    /// Everything the task reads is from one moment, whatever others write meanwhile and however
    /// long it takes.
    async fn snapshot<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static;

    /// Size on disk.
    async fn bytes(&self) -> Stored<u64>;
    /// Completes when another server has taken over.
    async fn lost(&self);
    async fn close(&self);
}

/// Does not wait for ever: whoever waits for a database that is silent is silent as well.
pub(crate) async fn within<T>(
    limit: Duration,
    work: impl Future<Output = Stored<T>> + Send,
) -> Stored<T> {
    let late = |_| Err(StoreError::Database("no answer in time".into()));
    tokio::time::timeout(limit, work).await.unwrap_or_else(late)
}
