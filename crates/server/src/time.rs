//! What time it is. Tests bring their own clock and move it by hand.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// The longest nap: a clock that goes a little faster is noticed within this time.
const NAP: Duration = Duration::from_secs(60);

/// A clock, cheap to clone.
#[derive(Clone, Debug)]
pub struct Time(Kind);

#[derive(Clone, Debug)]
enum Kind {
    System(Arc<Steady>),
    /// Milliseconds since 1970, moved by hand.
    ByHand(Arc<watch::Sender<i64>>),
}

/// Follows the system's clock without its jumps: one that is set, back or forth, takes nobody's
/// time away and signs nobody out. It goes at most a twentieth faster or slower until it agrees.
#[derive(Debug)]
struct Steady {
    start: Instant,
    reading: Mutex<Reading>,
}

/// What was told when, in milliseconds.
#[derive(Clone, Copy, Debug)]
struct Reading {
    /// Since the start.
    at: i64,
    /// Since 1970.
    told: i64,
    /// The latest answer: no other is ever earlier.
    latest: i64,
}

/// The clock is compared this often, in milliseconds.
const COMPARE: i64 = 1000;
/// … and corrected by one part in so many.
const PART: i64 = 20;

impl Reading {
    fn now(&mut self, at: i64, wall: i64) -> i64 {
        let passed = (at - self.at).max(0);
        let mut told = self.told + passed;
        if passed >= COMPARE {
            told += (wall - told).clamp(-passed / PART, passed / PART);
            (self.at, self.told) = (at, told);
        }
        self.latest = self.latest.max(told);
        self.latest
    }
}

fn wall() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

impl Time {
    pub fn system() -> Time {
        let told = wall();
        let reading = Mutex::new(Reading { at: 0, told, latest: told });
        Time(Kind::System(Arc::new(Steady { start: Instant::now(), reading })))
    }

    /// A clock that stands still until [`Time::advance`].
    pub fn by_hand(now: i64) -> Time {
        Time(Kind::ByHand(Arc::new(watch::Sender::new(now))))
    }

    /// Milliseconds since 1970 (UTC).
    pub fn now(&self) -> i64 {
        match &self.0 {
            Kind::System(steady) => {
                let at = i64::try_from(steady.start.elapsed().as_millis()).unwrap_or(i64::MAX);
                let mut reading = steady.reading.lock().unwrap_or_else(PoisonError::into_inner);
                reading.now(at, wall())
            }
            Kind::ByHand(now) => *now.borrow(),
        }
    }

    /// Waits until it is that late.
    pub async fn reached(&self, at: i64) {
        match &self.0 {
            Kind::System(_) => loop {
                let left = at.saturating_sub(self.now());
                if left <= 0 {
                    return;
                }
                tokio::time::sleep(NAP.min(Duration::from_millis(left.unsigned_abs()))).await;
            },
            Kind::ByHand(now) => {
                // Cannot fail: whoever waits holds the clock.
                let _ = now.subscribe().wait_for(|now| *now >= at).await;
            }
        }
    }

    /// Moves a clock made by [`Time::by_hand`]; the system's clock is not ours to move.
    pub fn advance(&self, by: Duration) {
        if let Kind::ByHand(now) = &self.0 {
            now.send_modify(|now| *now += by.as_millis() as i64);
        }
    }
}

/// Limits count on a clock that never goes back.
impl governor::clock::Clock for Time {
    type Instant = Duration;

    fn now(&self) -> Duration {
        match &self.0 {
            Kind::System(steady) => steady.start.elapsed(),
            Kind::ByHand(now) => Duration::from_millis((*now.borrow()).max(0) as u64),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: i64 = 1_767_614_400_000;
    const HOUR: i64 = 3_600_000;

    /// What the clock says after so many seconds, asked every half second, if the system's clock
    /// is off by so much from the first second on.
    fn after(seconds: i64, off: i64) -> i64 {
        let mut reading = Reading { at: 0, told: NOON, latest: NOON };
        let mut last = NOON;
        for at in (0..=seconds * 1000).step_by(500) {
            let told = reading.now(at, NOON + at + off);
            assert!(told >= last, "never back");
            last = told;
        }
        last - NOON
    }

    #[test]
    fn a_clock_that_is_set_takes_nobodys_time() {
        assert_eq!(after(60, 0), 60_000);
        assert_eq!(after(60, HOUR), 63_000);
        assert_eq!(after(60, -HOUR), 57_000);
        // Ten minutes later it agrees with one that was half a minute off.
        assert_eq!(after(600, 30_000), 630_000);
        assert_eq!(after(600, -30_000), 570_000);
    }
}
