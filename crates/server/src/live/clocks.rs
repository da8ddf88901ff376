//! Clocks: they run for every seat the table waits for, and when one runs out a bot sits in.

use super::around::{SeatClock, Sitting};
use super::moves::scoped;
use super::save::Change;
use super::{Live, Who};
use crate::error::Result;
use crate::pace::{DAY, Rests, SECOND};
use crate::protocol::{Pace, Settings};
use serde::Deserialize;
use store::Match;

/// Plays for the absent if their own choice cannot be understood.
pub(crate) const PLAIN_SUBSTITUTE: &str = "greedy";

/// No clock is shown at a relaxed table, but no game dies because somebody forgot it: after this
/// long a substitute sits in.
const FORGOTTEN: i64 = 30 * DAY;

impl Live {
    /// The clocks of a match that is about to start.
    pub(super) fn set_clocks(&self, change: &mut Change) {
        let full = SeatClockStart::of(&self.scene.pace).left;
        change.around.clocks =
            vec![SeatClock { left: full, ..SeatClock::default() }; change.row.seats.len()];
    }

    /// Starts and stops clocks for the match as it would be. Time per turn begins anew for those
    /// who moved and are asked once more; taking back gives no time.
    pub(super) fn turn_clocks(&self, change: &mut Change, moved: &[u8], now: i64) {
        let start = SeatClockStart::of(&self.scene.pace);
        let runs =
            change.row.stage == "playing" && change.around.paused.is_none() && self.stuck.is_none();
        for (seat, clock) in change.around.clocks.iter_mut().enumerate() {
            let Some(row) = change.row.seats.get(seat) else { continue };
            let rests = &self.rests[seat.min(self.rests.len() - 1)];
            let asked = change.row.waiting.contains(&(seat as u8));
            let should_run = runs && asked && row.is_human() && row.substitute.is_none();
            if moved.contains(&(seat as u8)) && start.more.is_none() && should_run {
                *clock = SeatClock { left: start.left, ..SeatClock::default() };
            }
            match clock.since {
                Some(since) if !should_run => {
                    clock.left -= rests.counted(since, now);
                    clock.since = None;
                    clock.deadline = None;
                    clock.rest = None;
                    if !asked && row.substitute.is_none() {
                        clock.left = start.after_answer(clock.left);
                    }
                }
                None if should_run => {
                    clock.since = Some(now);
                    clock.rest = rests.next(now);
                    clock.deadline = Some(rests.deadline(now, clock.left));
                }
                _ => {}
            }
        }
    }

    /// Reads when the holders of all seats rest. Only slow games care.
    pub(super) async fn read_rests(&mut self) {
        let gaps = self.hall.gaps();
        let mut rests = Vec::new();
        for seat in &self.scene.row.seats {
            let slow = matches!(self.scene.pace, Pace::Correspondence { .. });
            let settings = match &seat.account {
                Some(account) if slow && seat.is_human() => self.settings_of(account).await,
                _ => None,
            };
            rests.push(match settings {
                Some(settings) => Rests::of_person(&settings, &gaps),
                None => Rests::only_gaps(&gaps),
            });
        }
        self.rests = rests;
    }

    async fn settings_of(&self, account: &str) -> Option<Settings> {
        match self.hall.store.account(account).await {
            Ok(account) => Settings::deserialize(account?.settings).ok(),
            Err(error) => {
                tracing::warn!(%error, "settings of a player cannot be read");
                None
            }
        }
    }

    /// Lets substitutes take the seats whose time ran out.
    pub(super) async fn watch_clocks(&mut self) {
        let now = self.hall.time.now();
        let due = |row: &Match, deadline: Option<i64>| {
            row.stage == "playing" && deadline.is_some_and(|deadline| deadline <= now)
        };
        let clocks = &self.scene.around.clocks;
        if !clocks.iter().any(|clock| due(&self.scene.row, clock.deadline)) {
            return;
        }
        // Somebody may have gone on holiday since the clock began to run, and the server may
        // have been down.
        self.read_rests().await;
        let mut change = self.change();
        for (seat, clock) in change.around.clocks.iter_mut().enumerate() {
            let Some(since) = clock.since.filter(|_| due(&change.row, clock.deadline)) else {
                continue;
            };
            let deadline = self.rests[seat].deadline(since, clock.left);
            clock.deadline = Some(deadline);
            if deadline <= now {
                let bot = self.substitute_for(&change.row, seat).await;
                tracing::info!(table = self.id, seat, bot, "time ran out, a substitute sits in");
                sit_in(&mut change.row, seat, bot);
            }
        }
        if let Err(error) = self.save(change).await {
            // Stays due: tried again when the next thing happens, at the latest by the waker.
            tracing::error!(table = self.id, code = error.code(), "a substitute is not stored");
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        }
    }

    /// The bot the holder of a seat chose for the time away.
    async fn substitute_for(&self, row: &Match, seat: usize) -> String {
        let account = row.seats[seat].account.as_deref().unwrap_or_default();
        let chosen = self.settings_of(account).await.map(|settings| settings.substitute);
        let usable = |bot: &String| self.hall.expect_bot(bot).is_ok();
        chosen.filter(usable).unwrap_or_else(|| PLAIN_SUBSTITUTE.into())
    }

    pub(super) async fn step_away(&mut self, who: &Who, seat: u8, key: String) -> Result<u32> {
        self.expect_holder(who, seat)?;
        let key = scoped(seat, &key)?;
        if let Some(length) = self.done_before(&key) {
            return Ok(length);
        }
        self.expect_playing()?;
        let bot = self.substitute_for(&self.scene.row, usize::from(seat)).await;
        let mut change = self.change();
        sit_in(&mut change.row, usize::from(seat), bot);
        self.agree_if_all_do(&mut change);
        change.around.remember(key, change.row.length);
        self.save(change).await
    }

    pub(super) async fn take_back(&mut self, who: &Who, seat: u8, key: String) -> Result<u32> {
        self.expect_holder(who, seat)?;
        let key = scoped(seat, &key)?;
        if let Some(length) = self.done_before(&key) {
            return Ok(length);
        }
        let mut change = self.change();
        self.give_back(&mut change, usize::from(seat));
        change.around.remember(key, change.row.length);
        self.save(change).await
    }

    /// The holder is back: the substitute gets up and there is time to think again.
    pub(super) fn give_back(&self, change: &mut Change, seat: usize) {
        if change.row.seats[seat].substitute.take().is_none() {
            return;
        }
        let least = SeatClockStart::of(&self.scene.pace).least_after_return;
        if let Some(clock) = change.around.clocks.get_mut(seat) {
            clock.left = clock.left.max(least);
        }
    }
}

fn sit_in(row: &mut Match, seat: usize, bot: String) {
    row.seats[seat].substitute.get_or_insert(bot);
}

/// What a pace means for one seat, in milliseconds.
struct SeatClockStart {
    left: i64,
    /// Added after each answer; `None` if the time begins anew instead.
    more: Option<i64>,
    least_after_return: i64,
}

impl SeatClockStart {
    fn of(pace: &Pace) -> Self {
        match *pace {
            Pace::Relaxed => {
                SeatClockStart { left: FORGOTTEN, more: None, least_after_return: FORGOTTEN }
            }
            Pace::Live { bank, increment } => {
                let (bank, more) = (i64::from(bank) * SECOND, i64::from(increment) * SECOND);
                // A tenth of the bank, so that returning is worth while.
                let least = (bank / 10 + more).max(30 * SECOND);
                SeatClockStart { left: bank, more: Some(more), least_after_return: least }
            }
            Pace::Correspondence { per_turn } => {
                let left = i64::from(per_turn) * SECOND;
                SeatClockStart { left, more: None, least_after_return: left }
            }
        }
    }

    /// What a clock has left once its seat has answered. A bank never goes below nothing.
    fn after_answer(&self, left: i64) -> i64 {
        match self.more {
            Some(more) => left.max(0) + more,
            None => self.left,
        }
    }
}
