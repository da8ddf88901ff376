//! Who sits where: joining, leaving, filling up, starting, pausing.

use super::around::{Paused, SeatExtra, Sitting};
use super::clocks::{PLAIN_SUBSTITUTE, sit_in};
use super::moves::{conflict, examined};
use super::save::Change;
use super::sharing::{is_shared_by, leave_to_others, vacate};
use super::{Live, Who, may_be_seen};
use crate::error::{Error, Result};
use crate::people::session::ban_of;
use crate::protocol::{SeatPlan, Stage};
use crate::text;
use axum::http::StatusCode;
use engine::{Message, Seed};
use std::sync::Arc;
use store::{Match, SeatRow, Store};

/// An empty chair.
pub(crate) fn open_seat() -> SeatRow {
    SeatRow { kind: "open".into(), ..SeatRow::default() }
}

pub(crate) fn person(who: &Who) -> SeatRow {
    SeatRow {
        kind: "person".into(),
        account: Some(who.account.clone()),
        name: who.name.clone(),
        ..SeatRow::default()
    }
}

pub(crate) fn bot_seat(bot: &str) -> SeatRow {
    SeatRow { kind: "bot".into(), bot: Some(bot.into()), ..SeatRow::default() }
}

/// The seat a plan asks for; `me` makes the table.
pub(crate) fn planned(plan: &SeatPlan, me: &Who) -> Result<SeatRow> {
    Ok(match plan {
        SeatPlan::Open => open_seat(),
        SeatPlan::Me => person(me),
        SeatPlan::Local { name } => SeatRow {
            kind: "local".into(),
            account: Some(me.account.clone()),
            name: text::name(name)?,
            ..SeatRow::default()
        },
        SeatPlan::Bot { bot } => bot_seat(bot),
        // Who that is must be looked up: see `invitation`.
        SeatPlan::Person { .. } => {
            return Err(Error::bad("bad-seats", Message::new("refused-invite-here")));
        }
    })
}

/// The seat a plan asks for, for whomever it asks.
pub(crate) async fn seat_for(
    store: &dyn Store,
    plan: &SeatPlan,
    me: &Who,
    now: i64,
) -> Result<SeatRow> {
    match plan {
        SeatPlan::Person { name } => invitation(store, name, me, now).await,
        plan => planned(plan, me),
    }
}

/// A seat that is kept for somebody. Who blocked whom is not told.
async fn invitation(store: &dyn Store, name: &str, me: &Who, now: i64) -> Result<SeatRow> {
    let proper = crate::people::name::proper(name)?;
    let found = store.account_by_name(&proper).await?;
    let Some(found) = found.filter(|found| found.erased.is_none()) else {
        let status = StatusCode::NOT_FOUND;
        return Err(Error::plain(status, "no-such-person", "refused-no-such-person"));
    };
    if found.id == me.account {
        return Err(Error::bad("not-yourself", Message::new("refused-not-yourself")));
    }
    let ours = store.tie(&me.account, &found.id).await?;
    if ours.as_deref() == Some("blocked") {
        return Err(conflict("you-blocked", "refused-you-blocked"));
    }
    let theirs = store.tie(&found.id, &me.account).await?;
    if theirs.as_deref() == Some("blocked") || ban_of(&found, now).is_some() {
        return Err(conflict("not-invitable", "refused-not-invitable"));
    }
    Ok(SeatRow {
        kind: "invited".into(),
        account: Some(found.id),
        name: found.name,
        ..SeatRow::default()
    })
}

/// Each person is asked once.
pub(crate) fn expect_each_once(seats: &[SeatRow]) -> Result<()> {
    let twice = |(seat, row): (usize, &SeatRow)| {
        let account = row.account.as_deref().filter(|_| row.kind == "invited");
        account.is_some_and(|account| {
            let there = |other: &SeatRow| other.is_held_by(account) || other.is_kept_for(account);
            seats.iter().enumerate().any(|(other, row)| other != seat && there(row))
        })
    };
    match seats.iter().enumerate().any(twice) {
        true => Err(conflict("already-there", "refused-already-there")),
        false => Ok(()),
    }
}

impl Live {
    pub(super) async fn join(
        &mut self,
        who: &Who,
        seat: Option<u8>,
        invite: Option<String>,
    ) -> Result<u32> {
        let row = &self.scene.row;
        if !may_be_seen(row, Some(&who.account), invite.as_deref(), who.admin) {
            return Err(Error::not_found());
        }
        self.expect_open()?;
        let sitting =
            row.seats.iter().position(|row| row.kind == "person" && row.is_held_by(&who.account));
        let open =
            |seat: usize| row.seats.get(seat).is_some_and(|row| row.is_free_for(&who.account));
        let beside = |seat: usize| row.seats.get(seat).is_some_and(|row| self.has_room(row));
        // Where all have somebody, beside those who are fewest.
        let fewest = || {
            let seats = (0..row.seats.len()).filter(|seat| beside(*seat));
            seats.min_by_key(|seat| row.seats[*seat].members.len())
        };
        let kept = row.seats.iter().position(|row| row.is_kept_for(&who.account));
        let wanted = match seat.map(usize::from) {
            Some(seat) if open(seat) => seat,
            Some(seat) if Some(seat) == sitting => return Ok(row.length),
            Some(seat) if beside(seat) => seat,
            Some(_) => return Err(conflict("seat-taken", "refused-seat-taken")),
            None if sitting.is_some() => return Ok(row.length),
            None => {
                match kept.or_else(|| (0..row.seats.len()).find(|seat| open(*seat))).or_else(fewest)
                {
                    Some(seat) => seat,
                    None => return Err(conflict("table-full", "refused-table-full")),
                }
            }
        };
        self.expect_welcome(who).await?;
        let mut change = self.change();
        // Sitting down elsewhere frees the old seat, and the one that was kept.
        let shared = !open(wanted);
        for old in sitting.into_iter().chain(kept) {
            vacate(&mut change.row.seats[old], &who.account);
        }
        match shared {
            true => self.sit_beside(&mut change.row.seats[wanted], who),
            false => change.row.seats[wanted] = person(who),
        }
        self.save(change).await
    }

    /// Nobody sits down with somebody who blocked them.
    pub(super) async fn expect_welcome(&self, who: &Who) -> Result<()> {
        let blockers = self.hall.store.blockers_of(&who.account).await?;
        let row = &self.scene.row;
        let unwelcome = |account: &String| {
            row.host == *account || row.seats.iter().any(|seat| seat.is_held_by(account))
        };
        match blockers.iter().any(unwelcome) {
            true => Err(conflict("not-welcome", "refused-not-welcome")),
            false => Ok(()),
        }
    }

    /// Whoever was invited does not come: their seat is anybody's.
    pub(super) async fn decline(&mut self, who: &Who) -> Result<u32> {
        let mut change = self.change();
        change.row.seats.iter_mut().filter(|row| row.is_kept_for(&who.account)).for_each(|row| {
            *row = open_seat();
        });
        if change.row == self.scene.row {
            return Ok(change.row.length);
        }
        self.save(change).await
    }

    /// Before the start a seat becomes free; afterwards a substitute plays on.
    pub(super) async fn leave_table(&mut self, who: &Who) -> Result<u32> {
        let mine = self.scene.seats_of(&who.account);
        let host = self.scene.row.host == who.account;
        if mine.is_empty() && !host {
            return Err(not_seated());
        }
        match self.scene.row.stage.as_str() {
            "open" => {
                let mut change = self.change();
                for seat in &mine {
                    vacate(&mut change.row.seats[usize::from(*seat)], &who.account);
                }
                if host {
                    pass_on(&mut change.row);
                }
                self.save(change).await
            }
            "playing" => {
                // Whatever holds the game up, leaving is always possible.
                let mut bots = Vec::new();
                for seat in &mine {
                    bots.push(self.substitute_for(&self.scene.row, usize::from(*seat)).await);
                }
                let mut change = self.change();
                for (seat, bot) in mine.into_iter().zip(bots) {
                    let me = std::slice::from_ref(&who.account);
                    self.go_without(&mut change, usize::from(seat), me, bot);
                }
                self.agree_if_all_do(&mut change);
                self.save(change).await
            }
            _ => Ok(self.scene.row.length),
        }
    }

    pub(super) async fn change_seat(&mut self, who: &Who, seat: u8, plan: SeatPlan) -> Result<u32> {
        self.expect_host(who)?;
        self.expect_open()?;
        if let SeatPlan::Bot { bot } = &plan {
            self.hall.expect_bot(bot)?;
        }
        let planned = seat_for(&*self.hall.store, &plan, who, self.hall.time.now()).await?;
        let mut change = self.change();
        if plan == SeatPlan::Me {
            for row in change.row.seats.iter_mut() {
                if row.kind == "person" && row.is_held_by(&who.account) {
                    vacate(row, &who.account);
                }
            }
        }
        match change.row.seats.get_mut(usize::from(seat)) {
            // Nobody is sent away from a seat they took themselves.
            Some(row)
                if row.kind == "person"
                    && row.people().iter().any(|(account, _)| *account != who.account) =>
            {
                return Err(conflict("seat-taken", "refused-seat-taken"));
            }
            Some(row) => *row = planned,
            None => {
                let seats = self.scene.row.seats.len() as u8;
                return Err(catalog::table::no_such_seat(seat, seats).into());
            }
        }
        expect_each_once(&change.row.seats)?;
        self.save(change).await
    }

    pub(super) async fn fill(&mut self, who: &Who, bot: &str) -> Result<u32> {
        self.expect_host(who)?;
        self.expect_open()?;
        self.hall.expect_bot(bot)?;
        let mut change = self.change();
        for row in change.row.seats.iter_mut().filter(|row| row.is_open()) {
            *row = bot_seat(bot);
        }
        self.save(change).await
    }

    pub(super) async fn start(&mut self, who: &Who) -> Result<u32> {
        self.expect_host(who)?;
        if self.scene.is_playing() {
            return Ok(self.scene.row.length);
        }
        self.expect_open()?;
        expect_players(&self.scene.row)?;
        let (game, setup) = (self.scene.game, self.scene.row.setup.clone());
        let seed = Seed::from_hex(&self.scene.row.seed)
            .ok_or_else(|| Error::broken(format!("match {} has no seed", self.id)))?;
        let job = move || {
            let table = game.new_table(&setup, seed, None)?;
            let opening = table.record().opening;
            Ok::<_, engine::Refusal>((examined(Arc::from(table), 0), opening))
        };
        let (played, opening) = match self.hall.load(job).await? {
            Ok(started) => started,
            Err(refusal) => return Err(Error::of_game(game.profile(), refusal)),
        };
        self.read_rests().await;
        let mut change = self.change();
        change.row.opening = serde_json::to_value(opening).map_err(Error::broken)?;
        change.row.rules_version = game.profile().rules_version;
        change.row.content = game.tables_fingerprint();
        change.row.started = Some(self.hall.time.now());
        self.set_clocks(&mut change);
        self.append(change, played, Vec::new()).await
    }

    pub(super) async fn close(&mut self, who: &Who) -> Result<u32> {
        if !who.admin {
            self.expect_host(who)?;
        }
        self.expect_open()?;
        let mut change = self.change();
        change.row.stage = "closed".into();
        self.save(change).await
    }

    /// Everybody who is there must want a pause; anybody may end it.
    pub(super) async fn pause(&mut self, who: &Who, yes: bool) -> Result<u32> {
        let mine = self.scene.playing_seats_of(&who.account);
        if mine.is_empty() {
            return Err(not_seated());
        }
        if !self.scene.is_playing() {
            return Err(conflict("not-started", "refused-not-started"));
        }
        let mut change = self.change();
        let asked = &mut change.around.pause_asked;
        asked.retain(|seat| !mine.contains(seat));
        if yes {
            asked.extend(mine);
            asked.sort_unstable();
            self.agree_if_all_do(&mut change);
        } else {
            match change.around.paused {
                Some(Paused::Admin) => return Err(Error::forbidden()),
                _ => change.around.paused = None,
            }
        }
        self.save(change).await
    }

    /// A pause begins when nobody who is there is missing among those who want one.
    pub(super) fn agree_if_all_do(&self, change: &mut Change) {
        let around = &mut change.around;
        if around.paused.is_some() || around.pause_asked.is_empty() {
            return;
        }
        let asked = around.pause_asked.clone();
        if all_agree(change, &asked) {
            change.around.paused = Some(Paused::Agreed);
            change.around.pause_asked.clear();
        }
    }

    pub(super) async fn admin_pause(&mut self, yes: bool) -> Result<u32> {
        if !self.scene.is_playing() {
            return Err(conflict("not-started", "refused-not-started"));
        }
        let mut change = self.change();
        change.around.paused = yes.then_some(Paused::Admin);
        self.save(change).await
    }

    pub(super) async fn link_rematch(&mut self, who: &Who, table: String) -> Result<u32> {
        if self.scene.seats_of(&who.account).is_empty() {
            return Err(not_seated());
        }
        if !matches!(self.scene.stage(), Stage::Finished | Stage::Abandoned) {
            return Err(conflict("still-running", "refused-still-running"));
        }
        if self.scene.row.rematch.is_some() {
            return Ok(self.scene.row.length);
        }
        let mut change = self.change();
        change.row.rematch = Some(table);
        self.save(change).await
    }

    /// Somebody's account is gone: open seats open again, bots play on for good.
    pub(super) async fn forget_person(&mut self, account: &str) -> Result<u32> {
        let mut change = self.change();
        let playing = self.scene.is_playing();
        change.row.seats.iter_mut().filter(|row| row.is_kept_for(account)).for_each(|row| {
            *row = open_seat();
        });
        for seat in self.scene.seats_of(account).into_iter().map(usize::from) {
            if self.scene.row.stage == "open" {
                vacate(&mut change.row.seats[seat], account);
            } else if playing && is_shared_by(&change.row.seats[seat], account) {
                let gone = [account.to_string()];
                self.go_without(&mut change, seat, &gone, PLAIN_SUBSTITUTE.into());
                let length = change.row.length;
                leave_to_others(&mut change.row.seats[seat], account, length);
                change.around.forget_abandon();
            } else if playing {
                sit_in(&mut change.row, seat, PLAIN_SUBSTITUTE.into(), self.hall.time.now());
                let row = &mut change.row.seats[seat];
                let mut extra = SeatExtra::of(row);
                extra.orders.clear();
                extra.gone = true;
                extra.write(row);
                // Asked again without them, if anybody still wants it.
                change.around.undo = None;
                change.around.forget_abandon();
            }
        }
        if change.row.stage == "open" && change.row.host == account {
            pass_on(&mut change.row);
        }
        if change.row == self.scene.row {
            return Ok(change.row.length);
        }
        self.agree_if_all_do(&mut change);
        self.save(change).await
    }

    pub(super) async fn rename(&mut self, who: &Who) -> Result<u32> {
        let mut change = self.change();
        let (account, seats) = (&who.account, &mut change.row.seats);
        for row in seats.iter_mut() {
            let first = row.account.as_ref() == Some(account);
            if first && (row.is_held_by(account) || row.is_kept_for(account)) {
                row.name = who.name.clone();
            }
            for member in row.members.iter_mut().filter(|member| member.account == *account) {
                member.name = who.name.clone();
            }
            for former in row.before.iter_mut().filter(|former| former.account == *account) {
                former.name = who.name.clone();
            }
        }
        if change.row == self.scene.row {
            return Ok(change.row.length);
        }
        self.save(change).await
    }

    /// A guest's seats become an account's.
    pub(super) async fn move_seats(&mut self, from: &str, to: &Who) -> Result<u32> {
        let mut change = self.change();
        change_holder(&mut change.row, from, to);
        self.save(change).await
    }

    pub(super) fn expect_host(&self, who: &Who) -> Result<()> {
        if self.scene.row.host == who.account {
            return Ok(());
        }
        Err(Error::plain(StatusCode::FORBIDDEN, "not-host", "refused-not-host"))
    }
}

/// Seats and table of one account become those of another, or get its new name.
pub(crate) fn change_holder(row: &mut Match, from: &str, to: &Who) {
    for seat in row.seats.iter_mut() {
        let first = seat.account.as_deref() == Some(from);
        if first && (seat.is_held_by(from) || seat.is_kept_for(from)) {
            seat.account = Some(to.account.clone());
            if seat.kind != "local" {
                seat.name = to.name.clone();
            }
        }
        // Whoever sat there as two people is one from now on.
        let twice = seat.members.iter().any(|member| member.account == to.account);
        if twice {
            seat.members.retain(|member| member.account != from);
        }
        for member in seat.members.iter_mut().filter(|member| member.account == from) {
            (member.account, member.name) = (to.account.clone(), to.name.clone());
        }
        for former in seat.before.iter_mut().filter(|former| former.account == from) {
            (former.account, former.name) = (to.account.clone(), to.name.clone());
        }
    }
    if row.host == from {
        row.host = to.account.clone();
    }
}

/// Refuses to start while somebody is missing, and games nobody would play.
pub(crate) fn expect_players(row: &Match) -> Result<()> {
    if row.seats.iter().any(Sitting::is_open) {
        return Err(conflict("seats-open", "refused-seats-open"));
    }
    if !row.seats.iter().any(Sitting::is_human) {
        return Err(Error::bad("nobody-plays", Message::new("refused-nobody-plays")));
    }
    Ok(())
}

/// Everybody who is there agrees to a pause; bots and substitutes always do.
fn all_agree(change: &Change, agreed: &[u8]) -> bool {
    let seats = change.row.seats.iter().enumerate();
    let mut present = seats.filter(|(_, row)| row.is_human() && row.substitute.is_none());
    present.all(|(seat, _)| agreed.contains(&(seat as u8)))
}

/// The host leaves: somebody else who sits there becomes host, or the table closes.
fn pass_on(row: &mut Match) {
    let heir = row.seats.iter().find(|seat| seat.kind == "person");
    match heir.and_then(|seat| seat.account.clone()) {
        Some(heir) => {
            // Locals sat at the old host's screen.
            for seat in row.seats.iter_mut().filter(|seat| seat.kind == "local") {
                *seat = open_seat();
            }
            row.host = heir;
        }
        None => row.stage = "closed".into(),
    }
}

pub(super) fn not_seated() -> Error {
    Error::plain(StatusCode::FORBIDDEN, "not-seated", "refused-not-seated")
}
