//! Whether there is such an account cannot be heard in the time an answer takes.

use crate::house::House;
use std::time::{Duration, Instant};

/// Rounds enough for the quickest of them to be undisturbed on a busy machine.
const ROUNDS: usize = 12;

#[tokio::test]
async fn unknown_names_take_as_long_as_wrong_passwords() {
    let house = House::open().await;
    house.account("Ada").await;
    let mut browser = house.browser();
    let (mut known, mut unknown) = (Duration::MAX, Duration::MAX);
    for _ in 0..ROUNDS {
        let start = Instant::now();
        browser.sign_in("Ada", "wrong horse").await.refused(401, "bad-credentials");
        known = known.min(start.elapsed());
        let start = Instant::now();
        browser.sign_in("Bob", "wrong horse").await.refused(401, "bad-credentials");
        unknown = unknown.min(start.elapsed());
    }
    let ratio = known.as_secs_f64() / unknown.as_secs_f64();
    assert!((0.7..1.43).contains(&ratio), "known {known:?}, unknown {unknown:?}");
    // And it is the hashing that takes the time.
    assert!(unknown > Duration::from_millis(5), "{unknown:?}");
}
