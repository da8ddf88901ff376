//! The threads that hash: a fixed few, each with memory of its own that it uses again and again.
//! However many passwords are tried, no more memory is ever taken.

use crate::error::{Error, Result};
use argon2::Block;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// How long somebody waits in line before we admit to be too busy.
const PATIENCE: Duration = Duration::from_secs(8);
/// So many of a kind may wait; more are turned away at once.
const QUEUE: usize = 256;

/// In which line somebody waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Those who were signed in on the same browser before, or are now: served first, so that
    /// strangers who guess keep nobody at home waiting.
    Known,
    Stranger,
}

type Job = Box<dyn FnOnce(&mut Vec<Block>) + Send>;

/// The threads. Dropping it lets them go.
#[derive(Debug)]
pub struct Hashing(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<State>,
    ready: Condvar,
}

#[derive(Default)]
struct State {
    known: VecDeque<Job>,
    strangers: VecDeque<Job>,
    closing: bool,
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "State({} known, {} strangers)", self.known.len(), self.strangers.len())
    }
}

impl Hashing {
    pub fn new(threads: usize) -> Hashing {
        let shared = Arc::new(Shared::default());
        for _ in 0..threads {
            let mine = Arc::clone(&shared);
            let work = move || {
                let mut memory = Vec::new();
                while let Some(job) = mine.next() {
                    // A job that panics is one request without an answer, not a thread less.
                    if catch_unwind(AssertUnwindSafe(|| job(&mut memory))).is_err() {
                        tracing::error!("hashing panicked");
                    }
                }
            };
            if let Err(error) = std::thread::Builder::new().name("hashing".into()).spawn(work) {
                tracing::error!(%error, "no thread to hash on");
            }
        }
        Hashing(shared)
    }

    /// Does some work on one of the threads.
    pub async fn run<T: Send + 'static>(
        &self,
        line: Line,
        work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static,
    ) -> Result<T> {
        let (tell, told) = oneshot::channel();
        let job = Box::new(move |memory: &mut Vec<Block>| {
            // Nobody waits any more: not worth beginning.
            if !tell.is_closed() {
                let _ = tell.send(work(memory));
            }
        });
        if !self.0.queue(line, job) {
            return Err(Error::unavailable());
        }
        match tokio::time::timeout(PATIENCE, told).await {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(_)) => Err(Error::broken("hashing gave no answer")),
            Err(_) => Err(Error::unavailable()),
        }
    }
}

impl Drop for Hashing {
    fn drop(&mut self) {
        self.0.lock().closing = true;
        self.0.ready.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn queue(&self, line: Line, job: Job) -> bool {
        let mut state = self.lock();
        let jobs = match line {
            Line::Known => &mut state.known,
            Line::Stranger => &mut state.strangers,
        };
        let room = jobs.len() < QUEUE;
        if room {
            jobs.push_back(job);
            self.ready.notify_one();
        }
        room
    }

    /// The next job; `None` when there will be no more.
    fn next(&self) -> Option<Job> {
        let mut state = self.lock();
        loop {
            if state.closing {
                return None;
            }
            if let Some(job) = state.known.pop_front() {
                return Some(job);
            }
            if let Some(job) = state.strangers.pop_front() {
                return Some(job);
            }
            state = self.ready.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[tokio::test]
    async fn those_we_know_do_not_wait_for_strangers() {
        let hashing = Arc::new(Hashing::new(1));
        let (release, hold) = mpsc::channel::<()>();
        let order = Arc::new(Mutex::new(Vec::new()));
        let first = {
            let hashing = Arc::clone(&hashing);
            tokio::spawn(async move { hashing.run(Line::Stranger, move |_| hold.recv()).await })
        };
        while !hashing.0.lock().strangers.is_empty() || first.is_finished() {
            tokio::task::yield_now().await;
        }
        let mut others = Vec::new();
        for line in [Line::Stranger, Line::Stranger, Line::Known] {
            let (waiting, order) = (Arc::clone(&hashing), Arc::clone(&order));
            others.push(tokio::spawn(async move {
                waiting.run(line, move |_| order.lock().expect("no panic").push(line)).await
            }));
            tokio::task::yield_now().await;
        }
        while hashing.0.lock().known.is_empty() {
            tokio::task::yield_now().await;
        }
        release.send(()).expect("somebody waits");
        for other in others {
            other.await.expect("no panic").expect("done");
        }
        assert_eq!(*order.lock().expect("no panic"), [Line::Known, Line::Stranger, Line::Stranger]);
    }

    #[tokio::test]
    async fn a_panic_costs_no_thread() {
        let hashing = Hashing::new(1);
        let failed = hashing.run(Line::Known, |_| panic!("on purpose")).await;
        assert_eq!(failed.map(|(): ()| ()).map_err(|error| error.code()), Err("broken"));
        assert_eq!(hashing.run(Line::Known, |_| 7).await, Ok(7));
    }
}
