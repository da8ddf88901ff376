//! What time it is, and waiting for a time. Tests hand in a clock they turn by hand.

use std::fmt::Debug;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// Where the time comes from: milliseconds since 1970 (UTC).
pub trait Clock: Debug + Send + Sync + 'static {
    fn now(&self) -> i64;
    /// Resolves once `now` has reached `at`.
    fn reached(&self, at: i64) -> Pin<Box<dyn Future<Output = ()> + Send>>;
}

/// The machine's own clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct WallClock;

impl Clock for WallClock {
    fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }

    fn reached(&self, at: i64) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        // Looking again after a while keeps long waits right when somebody sets the machine's
        // clock.
        Box::pin(async move {
            loop {
                let left = at.saturating_sub(WallClock.now());
                if left <= 0 {
                    return;
                }
                let nap = left.min(60_000).unsigned_abs();
                tokio::time::sleep(Duration::from_millis(nap)).await;
            }
        })
    }
}

/// A clock that only moves when it is told to.
#[derive(Clone, Debug)]
pub struct HandClock(Arc<watch::Sender<i64>>);

impl HandClock {
    pub fn new(now: i64) -> Self {
        HandClock(Arc::new(watch::Sender::new(now)))
    }

    pub fn advance(&self, milliseconds: i64) {
        self.0.send_modify(|now| *now += milliseconds);
    }
}

impl Clock for HandClock {
    fn now(&self) -> i64 {
        *self.0.borrow()
    }

    fn reached(&self, at: i64) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let mut time = self.0.subscribe();
        let kept = Arc::clone(&self.0);
        Box::pin(async move {
            // The sender is kept alive here, so waiting can only end by the time being reached.
            let _ = time.wait_for(|now| *now >= at).await;
            drop(kept);
        })
    }
}
