//! What differs between the databases: how reading and writing are arranged.

use crate::Stored;
use crate::link::Link;
use async_trait::async_trait;
use std::future::Future;
use std::pin::Pin;

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

    /// All or nothing; answers when it would survive a power cut.
    async fn write<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static;

    /// Everything the task reads is from one moment, whatever others write meanwhile.
    async fn snapshot<D, T>(&self, data: D, task: Task<D, T>) -> Stored<T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static;

    /// Size on disk.
    async fn bytes(&self) -> Stored<u64>;
    async fn close(&self);
}
