//! Wakes matches that have something to do although nobody has them open: a clock that runs out,
//! a bot to move after a restart.

use super::{Hall, Shared, gaps};
use crate::live::{Command, Deed, Who};
use crate::pace::DAY;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::MatchFilter;

/// How often the store is asked.
const EVERY: Duration = Duration::from_millis(500);
/// How many matches are woken at once.
const AT_ONCE: u32 = 64;
/// How often the server says that it runs, in rounds.
const HEARTBEAT: u32 = 30;
/// How often forgotten tables are looked for, in rounds.
const FORGOTTEN_EVERY: u32 = 1200;
/// A table that waits for players this long is forgotten.
const FORGOTTEN: i64 = 14 * DAY;
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
    if round % FORGOTTEN_EVERY == 1 {
        close_forgotten(&Hall(hall)).await;
    }
    true
}

/// Closes tables nobody sat down at, so that the lobby shows only live ones.
async fn close_forgotten(hall: &Hall) {
    let filter = MatchFilter {
        stage: Some("open".into()),
        changed_before: Some(hall.0.time.now() - FORGOTTEN),
        limit: AT_ONCE,
        ..MatchFilter::default()
    };
    let forgotten = match hall.0.store.matches(&filter).await {
        Ok(forgotten) => forgotten,
        Err(error) => return tracing::warn!(%error, "nobody knows which tables are forgotten"),
    };
    let server = Who { account: String::new(), name: String::new(), admin: true };
    for table in forgotten {
        if let Err(error) = hall.act(&table.id, &server, Deed::Close).await {
            tracing::warn!(table = table.id, code = error.code(), "a forgotten table stays");
        }
    }
}
