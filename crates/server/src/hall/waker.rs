//! Wakes matches that have something to do although nobody has them open: a clock that runs out,
//! a bot to move after a restart.

use super::{Hall, Shared, gaps};
use crate::live::Command;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

/// How often the store is asked.
const EVERY: Duration = Duration::from_millis(500);
/// How many matches are woken at once.
const AT_ONCE: u32 = 64;
/// How often the server says that it runs, in rounds.
const HEARTBEAT: u32 = 30;
/// Right after the start: also those that would have acted by themselves soon.
const AHEAD: i64 = 60_000;

/// Looks after sleeping matches for as long as the hall exists.
pub(super) fn start(hall: &Arc<Shared>) {
    let weak = Arc::downgrade(hall);
    tokio::spawn(async move {
        let mut rounds = tokio::time::interval(EVERY);
        rounds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut round = 0;
        while look_after(&weak, round).await {
            rounds.tick().await;
            round += 1;
        }
    });
}

async fn look_after(weak: &Weak<Shared>, round: u32) -> bool {
    let Some(hall) = weak.upgrade() else { return false };
    if hall.closing.load(Ordering::SeqCst) {
        return false;
    }
    let ahead = if round == 0 { AHEAD } else { 0 };
    match hall.store.matches_to_wake(hall.time.now() + ahead, AT_ONCE).await {
        Ok(ids) => {
            for id in ids.into_iter().filter(|id| !hall.is_open(id)) {
                if let Err(error) = Hall(Arc::clone(&hall)).send(&id, Command::Wake).await {
                    tracing::warn!(table = id, code = error.code(), "a match cannot be woken");
                }
            }
        }
        Err(error) => tracing::warn!(%error, "nobody knows which matches to wake"),
    }
    if round % HEARTBEAT == HEARTBEAT - 1 {
        gaps::note_alive(&hall).await;
    }
    true
}
