//! Numbers for the trials: which move, how long to wait, when to kill.

use engine::{Chance, Quick};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// One person's dice.
#[derive(Debug)]
pub struct Luck(Quick);

impl Luck {
    pub fn new(seed: u64, who: u64) -> Luck {
        Luck(Quick::new(seed, who))
    }

    /// An index below `count`, which is not 0.
    pub fn index(&mut self, count: usize) -> usize {
        self.0.below(count as u32) as usize
    }

    /// A time between two.
    pub fn between(&mut self, least: Duration, most: Duration) -> Duration {
        let span = most.saturating_sub(least).as_micros() as u32;
        least + Duration::from_micros(u64::from(self.0.below(span.max(1))))
    }
}

/// A key nobody used before in this run.
pub fn fresh_key(run: u64) -> String {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    format!("trial-{run:x}-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}
