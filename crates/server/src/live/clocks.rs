//! Clocks: they run for every seat the table waits for, and when one runs out a bot sits in.

use super::around::{SeatClock, SeatExtra, Sitting};
use super::moves::{Moves, conflict};
use super::save::Change;
use super::sharing::{asked_of, step_out};
use super::{Live, Who};
use crate::error::Result;
use crate::pace::{DAY, Rests, SECOND};
use crate::protocol::{Pace, Settings};
use serde::Deserialize;
use std::sync::Arc;
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

    /// Starts and stops clocks for the match as it would be after these moves, if any.
    ///
    /// Time is earned by turns that end, once: what a turn earned goes away with the turn if it
    /// is taken back (see [`Live::take_back_time`]).
    pub(super) fn turn_clocks(&self, change: &mut Change, moves: &Moves, now: i64) {
        let start = SeatClockStart::of(&self.scene.pace);
        let runs =
            change.row.stage == "playing" && change.around.paused.is_none() && self.stuck.is_none();
        let length = change.row.length;
        for seat in 0..change.row.seats.len() as u8 {
            let row = &change.row.seats[usize::from(seat)];
            let Some(clock) = change.around.clocks.get_mut(usize::from(seat)) else { continue };
            let rests = self.rests_of(seat);
            let asked = change.row.waiting.contains(&seat);
            let thinks = runs && asked && row.is_human();
            let away = row.substitute.is_some();
            let turns = moves.turns_of(seat);
            clock.helped = away && (clock.helped || moves.movers.contains(&seat));
            let quiet = thinks && away && !clock.helped;
            if !thinks || away || turns > 0 {
                clock.stop(rests, now);
            }
            if !quiet {
                clock.come_back(rests, now);
            }
            let answered = turns > 0
                || (!moves.movers.is_empty() && !asked && self.scene.row.waiting.contains(&seat));
            let left = clock.left;
            let earned = start.earned(left, turns, away);
            if answered {
                change.around.gain(seat, earned, length);
            }
            let clock = &mut change.around.clocks[usize::from(seat)];
            if thinks && !away && clock.since.is_none() {
                clock.run(rests, now);
            }
            if quiet && clock.away.is_none() {
                clock.away = Some(now);
            }
        }
    }

    /// Moves are taken back by somebody alone: so is the time they earned. What was spent on them
    /// stays spent. Refused if somebody would be left without time to answer.
    pub(super) fn take_back_time(&self, change: &mut Change, to: u32) -> Result<()> {
        let now = self.hall.time.now();
        for lost in change.around.lose_gains(to) {
            let Some(clock) = change.around.clocks.get_mut(usize::from(lost.seat)) else {
                continue;
            };
            let rests = self.rests_of(lost.seat);
            clock.left -= lost.time;
            clock.reckon(rests, now);
            let row = &change.row.seats[usize::from(lost.seat)];
            if row.substitute.is_none() && clock.left_at(rests, now) <= 0 {
                return Err(conflict("no-time", "refused-undo-no-time"));
            }
        }
        Ok(())
    }

    /// Everybody agreed to go back: whoever has time by turns begins a turn.
    pub(super) fn begin_anew(&self, change: &mut Change, to: u32) {
        let start = SeatClockStart::of(&self.scene.pace);
        let now = self.hall.time.now();
        change.around.lose_gains(to);
        for (seat, clock) in change.around.clocks.iter_mut().enumerate() {
            if start.more.is_none() {
                clock.stop(self.rests_of(seat as u8), now);
                clock.left = start.left;
            }
        }
    }

    fn rests_of(&self, seat: u8) -> &Rests {
        &self.rests[usize::from(seat).min(self.rests.len() - 1)]
    }

    /// Deadlines of clocks that run were reckoned before the server was down, and perhaps before
    /// somebody's holidays.
    pub(super) fn reckon_clocks(&mut self) {
        let now = self.hall.time.now();
        let mut around = self.scene.around.clone();
        for (seat, clock) in around.clocks.iter_mut().enumerate() {
            clock.reckon(self.rests_of(seat as u8), now);
        }
        if around != self.scene.around {
            let scene = Arc::make_mut(&mut self.scene);
            scene.around = around;
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
        for seat in 0..change.around.clocks.len() {
            let clock = &mut change.around.clocks[seat];
            let Some(since) = clock.since.filter(|_| due(&change.row, clock.deadline)) else {
                continue;
            };
            let deadline = self.rests[seat].deadline(since, clock.left);
            clock.deadline = Some(deadline);
            if deadline <= now {
                let bot = self.substitute_for(&change.row, seat).await;
                let late = asked_of(&change.row.seats[seat]);
                tracing::info!(table = self.id, seat, bot, "time ran out, others go on");
                self.go_without(&mut change, seat, &late, bot);
            }
        }
        if let Err(error) = self.save(change).await {
            // Stays due: tried again when the next thing happens, at the latest by the waker.
            tracing::error!(table = self.id, code = error.code(), "a substitute is not stored");
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        }
    }

    /// These are away. The others of the seat go on, with the time of somebody who comes back where it ran out; if there
    /// are none, a bot sits in.
    pub(super) fn go_without(
        &self,
        change: &mut Change,
        seat: usize,
        absent: &[String],
        bot: String,
    ) {
        let now = self.hall.time.now();
        let others =
            absent.iter().fold(false, |_, account| step_out(&mut change.row.seats[seat], account));
        if !others {
            sit_in(&mut change.row, seat, bot, now);
            return;
        }
        let least = SeatClockStart::of(&self.scene.pace).least_after_return;
        let rests = self.rests_of(seat as u8);
        let Some(clock) = change.around.clocks.get_mut(seat) else { return };
        let left = clock.left_at(rests, now);
        if clock.since.is_some() && left <= 0 {
            clock.stop(rests, now);
            change.around.gain(seat as u8, least - left, change.row.length);
            change.around.clocks[seat].run(rests, now);
        }
    }

    /// The bot the holder of a seat chose for the time away.
    pub(super) async fn substitute_for(&self, row: &Match, seat: usize) -> String {
        let account = row.seats[seat].account.as_deref().unwrap_or_default();
        let chosen = self.settings_of(account).await.map(|settings| settings.substitute);
        let usable = |bot: &String| self.hall.expect_bot(bot).is_ok();
        chosen.filter(usable).unwrap_or_else(|| PLAIN_SUBSTITUTE.into())
    }

    pub(super) async fn step_away(&mut self, who: &Who, seat: u8, key: String) -> Result<u32> {
        self.expect_holder(who, seat)?;
        let key = self.scoped(who, seat, &key)?;
        if let Some(length) = self.done_before(&key) {
            return Ok(length);
        }
        self.expect_playing()?;
        let bot = self.substitute_for(&self.scene.row, usize::from(seat)).await;
        let mut change = self.change();
        self.go_without(&mut change, usize::from(seat), std::slice::from_ref(&who.account), bot);
        self.agree_if_all_do(&mut change);
        change.around.remember(key, change.row.length);
        self.save(change).await
    }

    pub(super) async fn take_back(&mut self, who: &Who, seat: u8, key: String) -> Result<u32> {
        self.expect_holder(who, seat)?;
        let key = self.scoped(who, seat, &key)?;
        if let Some(length) = self.done_before(&key) {
            return Ok(length);
        }
        let mut change = self.change();
        self.come_back(&mut change, usize::from(seat), &who.account);
        change.around.remember(key, change.row.length);
        // Standing orders hold again.
        self.orders_seen = None;
        self.save(change).await
    }

    /// The holder is back: the substitute gets up. Whoever had no time left and paid for it with
    /// a move of the substitute has some again; nobody gains by just leaving the chair.
    pub(super) fn give_back(&self, change: &mut Change, seat: usize) {
        if change.row.seats[seat].substitute.take().is_none() {
            return;
        }
        let mut extra = SeatExtra::of(&change.row.seats[seat]);
        (extra.away_from, extra.away_since) = (None, None);
        extra.write(&mut change.row.seats[seat]);
        let least = SeatClockStart::of(&self.scene.pace).least_after_return;
        let Some(clock) = change.around.clocks.get_mut(seat) else { return };
        clock.come_back(self.rests_of(seat as u8), self.hall.time.now());
        let helped = std::mem::take(&mut clock.helped);
        let left = clock.left;
        if helped && left <= 0 {
            change.around.gain(seat as u8, least - left, change.row.length);
        }
    }
}

/// Lets a bot play for a seat, unless one does already.
pub(super) fn sit_in(row: &mut Match, seat: usize, bot: String, now: i64) {
    let length = row.length;
    let row = &mut row.seats[seat];
    if row.substitute.is_none() {
        row.substitute = Some(bot);
        let mut extra = SeatExtra::of(row);
        (extra.away_from, extra.away_since) = (Some(length), Some(now));
        extra.write(row);
    }
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

    /// What a clock that has this much left gains when so many turns of its seat end. A bank never
    /// goes below nothing, and does not grow by what a substitute does.
    fn earned(&self, left: i64, turns: usize, away: bool) -> i64 {
        match self.more {
            Some(_) if turns == 0 || away => 0,
            Some(more) => left.max(0) - left + more * turns as i64,
            None => self.left - left,
        }
    }
}
