//! What time it is. Tests bring their own clock and move it by hand.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A clock, cheap to clone.
#[derive(Clone, Debug)]
pub struct Time(Kind);

#[derive(Clone, Debug)]
enum Kind {
    System {
        start: Instant,
    },
    /// Milliseconds since 1970, moved by hand.
    ByHand(Arc<AtomicI64>),
}

impl Time {
    pub fn system() -> Time {
        Time(Kind::System { start: Instant::now() })
    }

    /// A clock that stands still until [`Time::advance`].
    pub fn by_hand(now: i64) -> Time {
        Time(Kind::ByHand(Arc::new(AtomicI64::new(now))))
    }

    /// Milliseconds since 1970 (UTC).
    pub fn now(&self) -> i64 {
        match &self.0 {
            Kind::System { .. } => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
            }
            Kind::ByHand(now) => now.load(Ordering::SeqCst),
        }
    }

    /// Moves a clock made by [`Time::by_hand`]; the system's clock is not ours to move.
    pub fn advance(&self, by: Duration) {
        if let Kind::ByHand(now) = &self.0 {
            now.fetch_add(by.as_millis() as i64, Ordering::SeqCst);
        }
    }
}

/// Limits count on a clock that never goes back.
impl governor::clock::Clock for Time {
    type Instant = Duration;

    fn now(&self) -> Duration {
        match &self.0 {
            Kind::System { start } => start.elapsed(),
            Kind::ByHand(now) => Duration::from_millis(now.load(Ordering::SeqCst).max(0) as u64),
        }
    }
}
