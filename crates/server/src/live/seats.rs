//! Who sits where: joining, leaving, filling up, starting, pausing.

use super::around::{Paused, SeatExtra, Sitting};
use super::clocks::{PLAIN_SUBSTITUTE, sit_in};
use super::moves::{conflict, examined};
use super::save::Change;
use super::{Live, Who, may_be_seen};
use crate::error::{Error, Result};
use crate::protocol::{SeatPlan, Stage};
use crate::text;
use axum::http::StatusCode;
use engine::{Message, Seed};
use std::sync::Arc;
use store::{Match, SeatRow};

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
    })
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
        let open = |seat: usize| row.seats.get(seat).is_some_and(Sitting::is_open);
        let wanted = match seat.map(usize::from) {
            Some(seat) if open(seat) => seat,
            Some(seat) if Some(seat) == sitting => return Ok(row.length),
            Some(_) => return Err(conflict("seat-taken", "refused-seat-taken")),
            None if sitting.is_some() => return Ok(row.length),
            None => match (0..row.seats.len()).find(|seat| open(*seat)) {
                Some(seat) => seat,
                None => return Err(conflict("table-full", "refused-table-full")),
            },
        };
        let mut change = self.change();
        // Sitting down elsewhere frees the old seat.
        if let Some(old) = sitting {
            change.row.seats[old] = open_seat();
        }
        change.row.seats[wanted] = person(who);
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
                    change.row.seats[usize::from(*seat)] = open_seat();
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
                    sit_in(&mut change.row, usize::from(seat), bot, self.hall.time.now());
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
        let planned = planned(&plan, who)?;
        let mut change = self.change();
        if plan == SeatPlan::Me {
            for row in change.row.seats.iter_mut() {
                if row.kind == "person" && row.is_held_by(&who.account) {
                    *row = open_seat();
                }
            }
        }
        match change.row.seats.get_mut(usize::from(seat)) {
            // Nobody is sent away from a seat they took themselves.
            Some(row) if row.kind == "person" && !row.is_held_by(&who.account) => {
                return Err(conflict("seat-taken", "refused-seat-taken"));
            }
            Some(row) => *row = planned,
            None => {
                let seats = self.scene.row.seats.len() as u8;
                return Err(catalog::table::no_such_seat(seat, seats).into());
            }
        }
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
            Err(refusal) => return Err(Error::of_game(game.profile().id, refusal)),
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
        for seat in self.scene.seats_of(account).into_iter().map(usize::from) {
            if self.scene.row.stage == "open" {
                change.row.seats[seat] = open_seat();
            } else if playing {
                sit_in(&mut change.row, seat, PLAIN_SUBSTITUTE.into(), self.hall.time.now());
                let row = &mut change.row.seats[seat];
                let mut extra = SeatExtra::of(row);
                extra.orders.clear();
                extra.gone = true;
                extra.write(row);
                // Asked again without them, if anybody still wants it.
                change.around.undo = None;
                change.around.abandon.clear();
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
        for row in change.row.seats.iter_mut().filter(|row| row.is_held_by(&who.account)) {
            row.name = who.name.clone();
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
    for seat in row.seats.iter_mut().filter(|seat| seat.is_held_by(from)) {
        seat.account = Some(to.account.clone());
        if seat.kind == "person" {
            seat.name = to.name.clone();
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
