//! A seat that was left goes to somebody else: those who play offer it, a volunteer takes it as it
//! stands. The bot of whoever left plays meanwhile, and the log tells who did what.

use super::around::{SeatExtra, Sitting};
use super::moves::conflict;
use super::seats::{not_seated, person};
use super::{Live, Who, may_be_seen};
use crate::error::{Error, Result};
use store::{Former, SeatRow};

/// So often may a seat change hands; the store finds no more of those who left.
const MOST_HANDS: usize = 16;

impl Live {
    pub(super) async fn offer(&mut self, who: &Who, seat: u8, yes: bool) -> Result<u32> {
        if self.scene.playing_seats_of(&who.account).is_empty() {
            return Err(not_seated());
        }
        self.expect_begun()?;
        let place = usize::from(seat);
        let held = self.scene.row.seats.get(place);
        if !self.sharing().is_alone()
            && held.is_some_and(|row| row.is_held_by(&who.account) && row.plays())
        {
            return self.offer_beside(who, seat, yes).await;
        }
        let left =
            |row: &&SeatRow| row.is_left() && row.before.len() + row.members.len() < MOST_HANDS;
        let Some(row) = self.scene.row.seats.get(place).filter(left) else {
            return Err(conflict("not-left", "refused-not-left"));
        };
        let extra = SeatExtra { offered: yes, ..SeatExtra::of(row) };
        let mut change = self.change();
        extra.write(&mut change.row.seats[place]);
        if change.row == self.scene.row {
            return Ok(change.row.length);
        }
        self.save(change).await
    }

    /// Nobody who sits or sat here: they would know the hands of two seats.
    pub(super) async fn volunteer(
        &mut self,
        who: &Who,
        seat: u8,
        invite: Option<String>,
    ) -> Result<u32> {
        let row = &self.scene.row;
        if !may_be_seen(row, Some(&who.account), invite.as_deref(), who.admin) {
            return Err(Error::not_found());
        }
        self.expect_begun()?;
        let (place, me) = (usize::from(seat), &who.account);
        if row.seats.get(place).is_some_and(|held| held.is_held_by(me) && held.plays()) {
            return Ok(row.length);
        }
        if row.seats.iter().any(|held| held.is_held_by(me) || held.was_held_by(me)) {
            return Err(conflict("already-there", "refused-already-there"));
        }
        let beside = |row: &SeatRow| self.has_room(row) && SeatExtra::of(row).offered;
        if row.seats.get(place).is_some_and(beside) {
            return self.volunteer_beside(who, place).await;
        }
        let offered = |row: &&SeatRow| row.is_left() && SeatExtra::of(row).offered;
        let Some(left) = row.seats.get(place).filter(offered) else {
            return Err(conflict("not-offered", "refused-not-offered"));
        };
        let (extra, length) = (SeatExtra::of(left), row.length);
        let former = Former {
            account: left.account.clone().unwrap_or_default(),
            name: left.name.clone(),
            left: extra.resigned.map(|left| left.at).or(extra.away_from).unwrap_or(length),
            until: length,
        };
        let mut before = left.before.clone();
        // All who shared it left it, the account last of all they heard of.
        let others = left.members.iter().filter(|member| member.account != former.account);
        before.extend(others.map(|member| Former {
            account: member.account.clone(),
            name: member.name.clone(),
            left: member.left.unwrap_or(former.left),
            until: length,
        }));
        before.push(former);
        self.expect_welcome(who).await?;
        let mut change = self.change();
        let seat_now = &mut change.row.seats[place];
        *seat_now = SeatRow { before, substitute: seat_now.substitute.take(), ..person(who) };
        // Whoever left may have left no time.
        if let Some(clock) = change.around.clocks.get_mut(place) {
            clock.helped = true;
        }
        self.give_back(&mut change, place);
        // Asked again with them, if anybody still wants it.
        change.around.undo = None;
        change.around.forget_abandon();
        self.orders_seen = None;
        let taken = self.save(change).await?;
        self.read_rests().await;
        self.reckon_clocks();
        Ok(taken)
    }

    /// What was played before somebody took a seat over is not theirs to take back.
    pub(super) fn expect_own(&self, seat: u8, to: u32) -> Result<()> {
        let row = self.scene.row.seats.get(usize::from(seat));
        match row.and_then(|row| row.before.last()).is_some_and(|former| to < former.until) {
            true => Err(conflict("no-undo", "refused-undo-left")),
            false => Ok(()),
        }
    }
}
