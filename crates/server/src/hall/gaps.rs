//! When the server was down. No clock runs during that time: nobody could have moved.

use super::Shared;
use crate::error::Result;
use serde::Deserialize;
use serde_json::json;
use std::sync::PoisonError;

const ALIVE: &str = "hall.alive";
const GAPS: &str = "hall.gaps";
/// The shortest time worth remembering.
const SHORTEST: i64 = 1000;
/// How many are remembered; clocks are rarely older than the last few.
const MOST: usize = 500;

/// Says that the server runs; the last time it said so is when a gap begins.
pub(super) async fn note_alive(hall: &Shared) {
    if let Err(error) = hall.store.set_value(ALIVE, &json!(hall.time.now())).await {
        tracing::warn!(%error, "nobody will know that the server was alive now");
    }
}

/// Adds the time since the server last ran to the gaps.
pub(super) async fn note_downtime(hall: &Shared) -> Result<()> {
    let now = hall.time.now();
    let kept = hall.store.get_value(GAPS).await?.unwrap_or_default();
    let mut gaps = Vec::<(i64, i64)>::deserialize(kept).unwrap_or_default();
    let alive = hall.store.get_value(ALIVE).await?.and_then(|value| value.as_i64());
    if let Some(alive) = alive.filter(|alive| now - alive >= SHORTEST) {
        gaps.push((alive, now));
        let surplus = gaps.len().saturating_sub(MOST);
        gaps.drain(..surplus);
        hall.store.set_value(GAPS, &json!(gaps)).await?;
    }
    hall.store.set_value(ALIVE, &json!(now)).await?;
    *hall.gaps.lock().unwrap_or_else(PoisonError::into_inner) = gaps;
    Ok(())
}
