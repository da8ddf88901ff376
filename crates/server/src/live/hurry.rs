//! Hurrying those who keep everybody waiting, where the rules and the table allow it: somebody who
//! has answered starts a countdown, and at its end the rules answer for whoever has not.

use super::moves::conflict;
use super::save::moved_on;
use super::{Live, Who};
use crate::error::Result;
use crate::pace::SECOND;
use engine::{Hurry, Seat};
use std::sync::Arc;

impl Live {
    /// Only kept in memory: whoever still waits after a restart starts another one.
    pub(super) fn start_countdown(&mut self, who: &Who, seat: u8, at: u32) -> Result<u32> {
        self.expect_holder(who, seat)?;
        self.expect_playing()?;
        let length = self.scene.row.length;
        if at != length {
            return Err(moved_on());
        }
        let hurry = self.late_seats().filter(|hurry| !hurry.late.has(Seat(seat)));
        let Some(hurry) = hurry else {
            return Err(conflict("nobody-late", "refused-nobody-late"));
        };
        if self.scene.countdown.is_none() {
            let until = self.hall.time.now() + i64::from(hurry.seconds) * SECOND;
            self.set_countdown(Some(until));
        }
        Ok(length)
    }

    /// A countdown ends with the question it was started for.
    pub(super) fn end_idle_countdown(&mut self) {
        if self.scene.countdown.is_some() && (!self.goes_on() || self.late_seats().is_none()) {
            self.set_countdown(None);
            self.tell_info();
        }
    }

    /// Time is up for the late ones.
    pub(super) async fn hurry_the_late(&mut self) {
        let now = self.hall.time.now();
        if self.scene.countdown.is_none_or(|until| until > now) {
            return;
        }
        self.set_countdown(None);
        let late = self.late_seats().filter(|_| self.goes_on()).map(|hurry| hurry.late);
        for seat in late.into_iter().flat_map(|late| late.iter()) {
            // The last answer ends the question.
            let Some(hurry) = self.late_seats().filter(|hurry| hurry.late.has(seat)) else {
                return;
            };
            if !self.play_for(seat.0, hurry.answer, "auto").await {
                return;
            }
        }
    }

    fn late_seats(&self) -> Option<Hurry<String>> {
        self.scene.table.as_ref()?.hurry()
    }

    fn set_countdown(&mut self, until: Option<i64>) {
        Arc::make_mut(&mut self.scene).countdown = until;
        self.publish();
    }
}
