//! Wakes matches that have something to do although nobody has them open: a clock that runs out,
//! a bot to move after a restart.

use super::{Hall, Shared, gaps};
use crate::live::{Command, Deed, Who};
use crate::pace::DAY;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::MatchFilter;

/// How often the store is asked.
const EVERY: Duration = Duration::from_millis(500);
/// How many matches are woken at once.
const AT_ONCE: u32 = 64;
/// How often the server says that it runs, in rounds: while tables are open, and while none is.
/// What people thought since the last time counts as time the server was away, if it is killed.
const HEARTBEAT: (u32, u32) = (2, 30);
/// How often forgotten tables are looked for, in rounds.
const FORGOTTEN_EVERY: u32 = 1200;
/// A table that waits for players this long is forgotten.
const FORGOTTEN: i64 = 14 * DAY;
/// Nobody needs to be told any more what is older than this.
const OLD_NEWS: i64 = 60 * DAY;
/// How long a match that could not be woken is left alone, in rounds.
const LEFT_ALONE: u32 = 120;
/// Right after the start: also those that would have acted by themselves soon.
const AHEAD: i64 = 60_000;

/// Looks after sleeping matches for as long as the hall exists.
pub(super) fn start(hall: &Arc<Shared>) {
    let weak = Arc::downgrade(hall);
    tokio::spawn(async move {
        let mut rounds = tokio::time::interval(EVERY);
        rounds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut round = 0;
        let mut tried = Tried::default();
        while look_after(&weak, round, &mut tried).await {
            rounds.tick().await;
            round += 1;
        }
    });
}

/// Matches that do not wake up, so that they do not keep others from it.
#[derive(Default)]
struct Tried {
    /// Woken in the last round.
    last: BTreeSet<String>,
    /// Woken in vain, with the round in which they are tried again.
    in_vain: BTreeMap<String, u32>,
}

impl Tried {
    /// Picks those that are worth waking among those that should be.
    fn pick(&mut self, due: Vec<String>, round: u32, open: impl Fn(&str) -> bool) -> Vec<String> {
        self.in_vain.retain(|_, again| *again > round);
        let mut picked = Vec::new();
        for id in due.into_iter().filter(|id| !open(id)) {
            if self.last.contains(&id) {
                // Woken a moment ago, asleep again, and still to be woken.
                self.in_vain.insert(id, round + LEFT_ALONE);
            } else if !self.in_vain.contains_key(&id) && picked.len() < AT_ONCE as usize {
                picked.push(id);
            }
        }
        self.last = picked.iter().cloned().collect();
        picked
    }
}

async fn look_after(weak: &Weak<Shared>, round: u32, tried: &mut Tried) -> bool {
    let Some(hall) = weak.upgrade() else { return false };
    if hall.closing.load(Ordering::SeqCst) {
        return false;
    }
    let ahead = if round == 0 { AHEAD } else { 0 };
    // Open tables look after themselves, however long they are due, and must not fill the list.
    let passed_over = hall.tables() + tried.in_vain.len() + tried.last.len();
    let limit = AT_ONCE.saturating_add(u32::try_from(passed_over).unwrap_or(u32::MAX));
    match hall.store.matches_to_wake(hall.time.now() + ahead, limit).await {
        Ok(ids) => {
            for id in tried.pick(ids, round, |id| hall.is_open(id)) {
                if let Err(error) = Hall(Arc::clone(&hall)).send(&id, Command::Wake).await {
                    tracing::warn!(table = id, code = error.code(), "a match cannot be woken");
                }
            }
        }
        Err(error) => tracing::warn!(%error, "nobody knows which matches to wake"),
    }
    let every = if hall.tables() > 0 { HEARTBEAT.0 } else { HEARTBEAT.1 };
    if round % every == every - 1 {
        gaps::note_alive(&hall).await;
    }
    if round % FORGOTTEN_EVERY == 1 {
        if let Err(error) = hall.store.forget_notices(hall.time.now() - OLD_NEWS).await {
            tracing::warn!(%error, "old notices stay");
        }
        if let Err(error) = hall.store.forget_alerts(hall.time.now() - OLD_NEWS).await {
            tracing::warn!(%error, "old alerts stay");
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(numbers: std::ops::Range<u32>) -> Vec<String> {
        numbers.map(|number| format!("m{number:04}")).collect()
    }

    #[test]
    fn open_tables_keep_nobody_asleep() {
        let mut tried = Tried::default();
        let due = ids(0..200);
        let picked = tried.pick(due, 1, |id| id < "m0190");
        assert_eq!(picked, ids(190..200));
    }

    #[test]
    fn what_does_not_wake_up_is_left_alone_for_a_while() {
        let mut tried = Tried::default();
        let due = ids(0..100);
        assert_eq!(tried.pick(due.clone(), 1, |_| false), ids(0..64));
        // None of them woke up; the others have their turn.
        assert_eq!(tried.pick(due.clone(), 2, |_| false), ids(64..100));
        assert_eq!(tried.pick(due.clone(), 3, |_| false), ids(0..0));
        assert_eq!(tried.pick(due.clone(), 2 + LEFT_ALONE, |_| false), ids(0..64));
    }

    #[test]
    fn what_woke_up_is_woken_again_later() {
        let mut tried = Tried::default();
        assert_eq!(tried.pick(ids(0..1), 1, |_| false), ids(0..1));
        assert_eq!(tried.pick(ids(0..0), 2, |_| false), ids(0..0));
        assert_eq!(tried.pick(ids(0..1), 3, |_| false), ids(0..1));
    }
}
