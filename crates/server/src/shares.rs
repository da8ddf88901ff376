//! How much of something one address or account may hold at the same time.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Counts what everybody holds: connections, sockets. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Shares(Arc<Counted>);

#[derive(Debug)]
struct Counted {
    /// 0: as many as one likes.
    most: usize,
    held: Mutex<BTreeMap<String, usize>>,
}

/// One of them, held until it is dropped.
#[derive(Debug)]
pub struct Share {
    counted: Arc<Counted>,
    key: String,
}

impl Shares {
    pub fn new(most: usize) -> Shares {
        Shares(Arc::new(Counted { most, held: Mutex::default() }))
    }

    /// One more for this key; nothing if it has its share already.
    pub fn take(&self, key: impl ToString) -> Option<Share> {
        let key = key.to_string();
        let mut held = self.0.lock();
        let count = held.entry(key.clone()).or_default();
        if self.0.most > 0 && *count >= self.0.most {
            return None;
        }
        *count += 1;
        drop(held);
        Some(Share { counted: Arc::clone(&self.0), key })
    }
}

impl Counted {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, usize>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut held = self.counted.lock();
        if let Some(count) = held.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.key);
            }
        }
    }
}

/// Lets so many of one key work at the same time; the others of that key wait.
#[derive(Clone, Debug)]
pub struct Lanes(Arc<Lined>);

#[derive(Debug)]
struct Lined {
    /// 0: as many as one likes.
    most: usize,
    lanes: Mutex<BTreeMap<String, Arc<Semaphore>>>,
}

/// A turn, until it is dropped.
#[derive(Debug)]
pub struct Turn {
    lined: Arc<Lined>,
    key: String,
    permit: Option<OwnedSemaphorePermit>,
}

impl Lanes {
    pub fn new(most: usize) -> Lanes {
        Lanes(Arc::new(Lined { most, lanes: Mutex::default() }))
    }

    /// Waits for a turn; none is needed where there is no bound.
    pub async fn turn(&self, key: impl ToString) -> Option<Turn> {
        if self.0.most == 0 {
            return None;
        }
        let key = key.to_string();
        let lane = {
            let mut lanes = self.0.lock();
            let lane = lanes.entry(key.clone());
            Arc::clone(lane.or_insert_with(|| Arc::new(Semaphore::new(self.0.most))))
        };
        // Made before waiting, so that a lane nobody needs any more goes even if waiting is given up.
        let mut turn = Turn { lined: Arc::clone(&self.0), key, permit: None };
        turn.permit = lane.acquire_owned().await.ok();
        Some(turn)
    }
}

impl Lined {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Semaphore>>> {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut lanes = self.lined.lock();
        self.permit.take();
        // Whoever waits or works holds it too.
        if lanes.get(&self.key).is_some_and(|lane| Arc::strong_count(lane) == 1) {
            lanes.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn everybody_has_a_share_of_their_own_and_gives_it_back() {
        let shares = Shares::new(2);
        let held = [shares.take("a"), shares.take("a")];
        assert!(held.iter().all(Option::is_some) && shares.take("a").is_none());
        assert!(shares.take("b").is_some());
        drop(held);
        assert!(shares.take("a").is_some());
        assert!(shares.0.lock().is_empty(), "nothing is remembered of those who left");
        let unbound = Shares::new(0);
        let many: Vec<_> = (0..1000).map(|_| unbound.take("a")).collect();
        assert!(many.iter().all(Option::is_some));
    }

    #[tokio::test]
    async fn whoever_asks_for_much_waits_for_themselves() {
        let lanes = Lanes::new(2);
        let short = Duration::from_millis(20);
        let (one, _two) = (lanes.turn("a").await, lanes.turn("a").await);
        assert!(tokio::time::timeout(short, lanes.turn("a")).await.is_err());
        assert!(tokio::time::timeout(short, lanes.turn("b")).await.is_ok());
        drop(one);
        assert!(tokio::time::timeout(short, lanes.turn("a")).await.is_ok());
        drop(_two);
        assert!(lanes.0.lock().is_empty(), "nothing is remembered of those who left");
    }
}
