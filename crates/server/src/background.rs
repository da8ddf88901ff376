//! Work that can wait: files people bring, looking back, opening what is stored, bots that think.
//!
//! Turns and shares of a queue do not help where processors are few: whatever computes takes them
//! from those who play. So all of this runs on threads that the system puts behind all others, and
//! what such work does between its calls into the rules (reading and writing JSON, compressing,
//! taking rows from the store) has an event loop of its own.

use crate::app::App;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::panic::resume_unwind;
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinSet;

/// How far behind a thread can stand, and how far it does unless told otherwise.
pub const LAST: u8 = 19;
pub const USUAL: u8 = 10;

/// Puts the calling thread so far behind all others; 0 leaves it where it is. Only Linux knows
/// this of a single thread.
pub(crate) fn stand_behind(by: u8) {
    #[cfg(target_os = "linux")]
    {
        let by = i32::from(by.min(LAST));
        // Nobody may step forward again.
        let behind = rustix::process::getpriority_process(None).is_ok_and(|now| now >= by);
        if !behind && let Err(error) = rustix::process::setpriority_process(None, by) {
            tracing::warn!(%error, "work that can wait is as urgent as playing");
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = by;
}

/// An event loop for work that can wait.
#[derive(Debug)]
pub(crate) struct Background(Option<Runtime>);

impl Background {
    pub fn new(behind: u8) -> std::io::Result<Background> {
        let mut builder = Builder::new_multi_thread();
        builder.worker_threads(1).thread_name("background").enable_all();
        builder.on_thread_start(move || stand_behind(behind)).build().map(Some).map(Background)
    }

    /// Runs this here. Given up if nobody waits for it any more; a panic is the caller's.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> T {
        let runtime = self.0.as_ref().expect("there until it is dropped");
        let mut one = JoinSet::new();
        one.spawn_on(work, runtime.handle());
        match one.join_next().await.expect("one was begun") {
            Ok(done) => done,
            Err(broken) => match broken.try_into_panic() {
                Ok(panic) => resume_unwind(panic),
                Err(_) => unreachable!("only whoever waits gives it up"),
            },
        }
    }
}

impl Drop for Background {
    /// Without waiting, which an event loop must not.
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

/// Answers a request in the background, down to the last byte of a compressed body.
pub(crate) async fn answer(State(app): State<App>, request: Request, next: Next) -> Response {
    let answered = async {
        let (parts, body) = next.run(request).await.into_parts();
        match to_bytes(body, usize::MAX).await {
            Ok(bytes) => Response::from_parts(parts, Body::from(bytes)),
            Err(error) => crate::error::Error::broken(error).into_response(),
        }
    };
    app.hall.in_background(answered).await
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use crate::workers::Workers;
    use std::time::Duration;

    fn place() -> i32 {
        rustix::process::getpriority_process(None).expect("known")
    }

    #[tokio::test]
    async fn what_can_wait_stands_behind_and_nothing_else_does() {
        let before = place();
        let background = Background::new(LAST).expect("a thread");
        assert_eq!(background.run(async { place() }).await, i32::from(LAST));
        let workers = Workers::behind("test", 1, LAST);
        assert_eq!(workers.run(Duration::from_secs(5), place).await, Ok(i32::from(LAST)));
        let workers = Workers::new("test", 1);
        assert_eq!(workers.run(Duration::from_secs(5), place).await, Ok(before));
        assert_eq!(place(), before);
    }

    #[tokio::test]
    async fn a_panic_is_the_callers() {
        let background = Background::new(0).expect("a thread");
        let broken = async { background.run(async { panic!("on purpose") }).await };
        let broken = futures_util::FutureExt::catch_unwind(std::panic::AssertUnwindSafe(broken));
        assert!(broken.await.is_err());
        assert_eq!(background.run(async { 2 }).await, 2);
    }
}
