//! Threads of their own for rules and bots, with a limit on how long a call may take.
//!
//! Calls belong to somebody. Everybody has a turn, however many calls one of them has waiting, and
//! nobody ever occupies all threads.
//!
//! Calls that can wait are made by threads that stand behind all others, see [`crate::background`].
//!
//! A call that never ends costs one thread, never the event loop: whoever waited is told, the
//! thread is written off and another takes its place.

use crate::background::stand_behind;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ops::Bound;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// Why there is no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Late {
    /// Too much to do: the call was never begun.
    Busy,
    /// Begun, but not ended within its limit.
    TooLong,
    /// It ended in a panic.
    Panicked,
}

/// A pool of threads. Dropping it lets the threads go once they are idle.
#[derive(Debug)]
pub struct Workers {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    name: &'static str,
    size: usize,
    /// How far its threads stand behind others.
    behind: u8,
    state: Mutex<State>,
    ready: Condvar,
}

#[derive(Default)]
struct State {
    /// What waits, by owner.
    jobs: BTreeMap<String, VecDeque<(u64, Job)>>,
    /// Who had a turn last.
    last: String,
    next: u64,
    threads: usize,
    /// What runs, and whose it is.
    running: BTreeMap<u64, String>,
    /// Running jobs whose threads were replaced; should they ever end, their threads go home.
    lost: BTreeSet<u64>,
    closing: bool,
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "State({} jobs, {} threads)", self.waiting(), self.threads)
    }
}

impl State {
    fn waiting(&self) -> usize {
        self.jobs.values().map(VecDeque::len).sum()
    }

    /// The owner whose turn it is: the next one in line with less than `most` calls running.
    fn turn(&self, most: usize) -> Option<String> {
        let may = |owner: &&String| {
            let theirs = self
                .running
                .iter()
                .filter(|(number, other)| other == owner && !self.lost.contains(number));
            owner.is_empty() || theirs.count() < most
        };
        let after = (Bound::Excluded(self.last.as_str()), Bound::Unbounded);
        let next = self.jobs.range::<str, _>(after).map(|(owner, _)| owner).find(may);
        next.or_else(|| self.jobs.keys().find(may)).cloned()
    }

    fn take(&mut self, most: usize) -> Option<(u64, Job)> {
        let owner = self.turn(most)?;
        let waiting = self.jobs.get_mut(&owner)?;
        let (number, job) = waiting.pop_front()?;
        if waiting.is_empty() {
            self.jobs.remove(&owner);
        }
        self.running.insert(number, owner.clone());
        self.last = owner;
        Some((number, job))
    }
}

type Job = Box<dyn FnOnce() + Send>;

/// How many calls may wait before more are turned away.
const QUEUE: usize = 4096;
/// How long a call may wait for a thread.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many lost threads are replaced, for all time: beyond that something is deeply wrong and
/// more threads would only make it worse.
const LOST: usize = 64;

impl Workers {
    pub fn new(name: &'static str, size: usize) -> Self {
        Workers::behind(name, size, 0)
    }

    /// The same for calls that can wait.
    pub fn behind(name: &'static str, size: usize, behind: u8) -> Self {
        let (state, ready) = (Mutex::new(State::default()), Condvar::new());
        let shared = Arc::new(Shared { name, size: size.max(1), behind, state, ready });
        for _ in 0..shared.size {
            shared.lock().threads += 1;
            hire(&shared);
        }
        Workers { shared }
    }

    /// Runs a call of the house on one of the threads. The limit counts from the moment it begins.
    pub async fn run<T, F>(&self, limit: Duration, call: F) -> Result<T, Late>
    where
        T: Send + 'static,
        F: FnOnce() -> T + Send + 'static,
    {
        self.run_for("", limit, call).await
    }

    /// The same for somebody, who shares the threads with everybody else.
    pub async fn run_for<T, F>(&self, owner: &str, limit: Duration, call: F) -> Result<T, Late>
    where
        T: Send + 'static,
        F: FnOnce() -> T + Send + 'static,
    {
        let (begin, begun) = oneshot::channel();
        let (end, ended) = oneshot::channel();
        let asker = Arc::new(());
        let asking = Arc::downgrade(&asker);
        let job = Box::new(move || {
            // Nobody waits any more: not worth beginning.
            if asking.strong_count() == 0 || begin.send(()).is_err() {
                return;
            }
            let result = catch_unwind(AssertUnwindSafe(call));
            // Whoever waited may have given up in the meantime, and has been told.
            let _ = end.send(result);
        });
        let Some(number) = self.shared.queue(owner, job) else { return Err(Late::Busy) };
        // Watched over in a task of its own: the caller may be gone long before the call ends.
        let shared = Arc::clone(&self.shared);
        let watched = tokio::spawn(async move {
            match tokio::time::timeout(PATIENCE, begun).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) | Err(_) => return Err(Late::Busy),
            }
            match tokio::time::timeout(limit, ended).await {
                Ok(Ok(Ok(value))) => Ok(value),
                Ok(Ok(Err(_))) | Ok(Err(_)) => Err(Late::Panicked),
                Err(_) => {
                    shared.replace_lost(number);
                    Err(Late::TooLong)
                }
            }
        });
        let done = watched.await.unwrap_or(Err(Late::Panicked));
        drop(asker);
        done
    }

    /// Calls that wait for a thread.
    pub fn waiting(&self) -> usize {
        self.shared.lock().waiting()
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.shared.lock().closing = true;
        self.shared.ready.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn queue(&self, owner: &str, job: Job) -> Option<u64> {
        let mut state = self.lock();
        if state.closing || state.waiting() >= QUEUE {
            return None;
        }
        state.next += 1;
        let number = state.next;
        state.jobs.entry(owner.to_string()).or_default().push_back((number, job));
        self.ready.notify_one();
        Some(number)
    }

    /// Writes the thread of a job off, unless the job has just ended after all.
    fn replace_lost(self: &Arc<Self>, number: u64) {
        let mut state = self.lock();
        let lost = state.running.contains_key(&number) && state.lost.insert(number);
        if !lost || state.closing || state.threads >= self.size + LOST {
            return;
        }
        state.threads += 1;
        drop(state);
        hire(self);
    }

    /// The next job; `None` when there will be no more.
    fn next(&self) -> Option<(u64, Job)> {
        let mut state = self.lock();
        loop {
            if state.closing {
                return None;
            }
            if let Some(job) = state.take((self.size - 1).max(1)) {
                return Some(job);
            }
            state = self.ready.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Notes the end of a job; false if its thread was written off.
    fn ended(&self, number: u64) -> bool {
        let mut state = self.lock();
        state.running.remove(&number);
        !state.lost.remove(&number)
    }
}

fn hire(shared: &Arc<Shared>) {
    let mine = Arc::clone(shared);
    let work = move || {
        stand_behind(mine.behind);
        while let Some((number, job)) = mine.next() {
            job();
            if !mine.ended(number) {
                break;
            }
        }
        mine.lock().threads -= 1;
    };
    let hired = std::thread::Builder::new().name(shared.name.to_string()).spawn(work);
    if let Err(error) = hired {
        shared.lock().threads -= 1;
        tracing::error!(%error, "no thread to be had");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    const SHORT: Duration = Duration::from_millis(50);
    const LONG: Duration = Duration::from_secs(5);

    #[tokio::test]
    async fn a_call_gives_its_result() {
        let workers = Workers::new("test", 2);
        assert_eq!(workers.run(LONG, || 6 * 7).await, Ok(42));
    }

    #[tokio::test]
    async fn whoever_has_much_to_do_does_not_keep_the_others_waiting() {
        let workers = Arc::new(Workers::new("test", 2));
        let (release, hold) = mpsc::channel::<()>();
        let hold = Arc::new(Mutex::new(hold));
        let mut greedy = Vec::new();
        for _ in 0..10 {
            let (workers, hold) = (Arc::clone(&workers), Arc::clone(&hold));
            let wait = move || hold.lock().expect("no panic").recv().is_ok();
            greedy.push(tokio::spawn(async move { workers.run_for("ada", LONG, wait).await }));
        }
        while workers.waiting() < 9 {
            tokio::task::yield_now().await;
        }
        // Ten calls of one person wait for something; another is served at once, twice.
        assert_eq!(workers.run_for("bob", LONG, || 1).await, Ok(1));
        assert_eq!(workers.run_for("bob", LONG, || 2).await, Ok(2));
        (0..10).for_each(|_| release.send(()).expect("somebody waits"));
        for call in greedy {
            assert_eq!(call.await.expect("no panic"), Ok(true));
        }
    }

    #[tokio::test]
    async fn a_call_that_hangs_is_given_up_and_its_thread_replaced() {
        let workers = Workers::new("test", 1);
        let (release, hold) = mpsc::channel::<()>();
        let hung = workers.run(SHORT, move || hold.recv().is_ok()).await;
        assert_eq!(hung, Err(Late::TooLong));
        assert_eq!(workers.run(LONG, || 1).await, Ok(1));
        // The lost thread comes back to itself and goes home: one remains.
        release.send(()).unwrap();
        for _ in 0..100 {
            if workers.shared.lock().threads == 1 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("the lost thread never went home");
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_begun() {
        let workers = Arc::new(Workers::new("test", 1));
        let (release, hold) = mpsc::channel::<()>();
        let first = Arc::clone(&workers);
        let first = tokio::spawn(async move { first.run(LONG, move || hold.recv().is_ok()).await });
        while workers.shared.lock().running.is_empty() {
            tokio::task::yield_now().await;
        }
        let (begin, begun) = mpsc::channel();
        let given_up = Box::pin(workers.run(LONG, move || begin.send(())));
        assert!(tokio::time::timeout(SHORT, given_up).await.is_err());
        release.send(()).expect("somebody waits");
        assert_eq!(first.await.expect("no panic"), Ok(true));
        assert_eq!(workers.run(LONG, || 3).await, Ok(3));
        assert!(begun.try_recv().is_err(), "whoever asked had gone");
    }

    #[tokio::test]
    async fn a_call_that_panics_harms_nobody_else() {
        let workers = Workers::new("test", 1);
        let failed = workers.run(LONG, || panic!("on purpose")).await;
        assert_eq!(failed, Err::<(), Late>(Late::Panicked));
        assert_eq!(workers.run(LONG, || 2).await, Ok(2));
    }

    #[tokio::test]
    async fn waiting_for_a_thread_does_not_count_as_taking_long() {
        let workers = Workers::new("test", 1);
        let first = workers.run(LONG, || std::thread::sleep(4 * SHORT));
        let second = workers.run(2 * SHORT, || 3);
        let (first, second) = tokio::join!(first, second);
        assert_eq!((first, second), (Ok(()), Ok(3)));
    }
}
