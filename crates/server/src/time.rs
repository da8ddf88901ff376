//! What time it is. Tests bring their own clock and move it by hand.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// The longest nap: a machine whose clock is set is noticed within this time.
const NAP: Duration = Duration::from_secs(60);

/// A clock, cheap to clone.
#[derive(Clone, Debug)]
pub struct Time(Kind);

#[derive(Clone, Debug)]
enum Kind {
    System {
        start: Instant,
    },
    /// Milliseconds since 1970, moved by hand.
    ByHand(Arc<watch::Sender<i64>>),
}

impl Time {
    pub fn system() -> Time {
        Time(Kind::System { start: Instant::now() })
    }

    /// A clock that stands still until [`Time::advance`].
    pub fn by_hand(now: i64) -> Time {
        Time(Kind::ByHand(Arc::new(watch::Sender::new(now))))
    }

    /// Milliseconds since 1970 (UTC).
    pub fn now(&self) -> i64 {
        match &self.0 {
            Kind::System { .. } => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
            }
            Kind::ByHand(now) => *now.borrow(),
        }
    }

    /// Waits until it is that late.
    pub async fn reached(&self, at: i64) {
        match &self.0 {
            Kind::System { .. } => loop {
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
            Kind::System { start } => start.elapsed(),
            Kind::ByHand(now) => Duration::from_millis((*now.borrow()).max(0) as u64),
        }
    }
}
