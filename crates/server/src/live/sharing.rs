//! People who share a seat: who sees to what, who is waited for, who comes and goes.
//!
//! The game says whose matter a question is ([`engine::Company`]); everything about people is here.

use super::around::{Around, SeatExtra, Sitting};
use super::moves::conflict;
use super::save::Change;
use super::seats::open_seat;
use super::{Live, Who};
use crate::error::{Error, Result};
use crate::protocol::Sharing;
use axum::http::StatusCode;
use catalog::GameEntry;
use engine::{Company, Message, Profile, Refusal};
use store::{Match, Member, SeatRow};

/// So many may have shared a seat, those who left among them; the store finds no more.
pub(super) const MOST_MEMBERS: usize = 16;

/// Those of a seat who have not left it.
pub(crate) fn people(row: &SeatRow) -> impl Iterator<Item = &Member> {
    row.members.iter().filter(|member| member.left.is_none())
}

pub(super) fn present(row: &SeatRow) -> impl Iterator<Item = &Member> {
    people(row).filter(|member| !member.away)
}

/// Who sees to a role: whoever holds it and is there, or the first of the roles somebody holds who is.
fn in_charge<'a>(row: &'a SeatRow, roles: &[&str], role: &str) -> Option<&'a Member> {
    let holder = |role: &str| present(row).find(|member| member.role == role);
    holder(role).or_else(|| roles.iter().find_map(|role| holder(role)))
}

/// The first role nobody of a seat holds.
fn free_role(row: &SeatRow, roles: &[&'static str]) -> Option<&'static str> {
    let held = |role: &&str| people(row).any(|member| member.role == *role);
    roles.iter().copied().find(|role| !held(role)).filter(|_| row.members.len() < MOST_MEMBERS)
}

/// Refuses to share what the game does not.
pub(crate) fn expect_sharing(game: &dyn GameEntry, sharing: Sharing) -> Result<()> {
    match sharing == Sharing::Alone || game.company().is_shared() {
        true => Ok(()),
        false => Err(Error::bad("not-shared", Message::new("refused-not-shared"))),
    }
}

/// Puts seats in order after a change: everybody at a table that shares has a role, the first of a seat
/// is its account, and those who are waited for are known.
pub(crate) fn settle(row: &mut Match, around: &Around, roles: &[&'static str]) {
    if around.sharing == Sharing::Alone {
        return;
    }
    let playing = row.stage == "playing";
    for (at, seat) in row.seats.iter_mut().enumerate() {
        if seat.kind != "person" {
            seat.members.clear();
            continue;
        }
        if seat.members.is_empty() {
            let account = seat.account.clone().unwrap_or_default();
            add(seat, account, seat.name.clone(), roles);
        }
        name_first(seat);
        let waits = playing && row.waiting.iter().any(|waits| usize::from(*waits) == at);
        let matter = around.matters.get(at).and_then(Option::as_deref).filter(|_| waits);
        let alone = match around.sharing {
            Sharing::Roles => matter
                .and_then(|role| in_charge(seat, roles, role))
                .map(|member| member.account.clone()),
            _ => None,
        };
        for member in &mut seat.members {
            let here = member.left.is_none() && !member.away;
            let theirs = alone.as_ref().is_none_or(|account| *account == member.account);
            member.asked = here && theirs && matter.is_some();
        }
    }
}

/// The first of those who share a seat is its account.
fn name_first(seat: &mut SeatRow) {
    let first = people(seat).next().cloned();
    if let Some(first) = first {
        (seat.account, seat.name) = (Some(first.account), first.name);
    }
}

/// Somebody more, with the first role that is free.
fn add(seat: &mut SeatRow, account: String, name: String, roles: &[&'static str]) {
    let role = free_role(seat, roles).unwrap_or_default().to_string();
    seat.members.push(Member { account, name, role, ..Member::default() });
}

/// Somebody gets up before the game begins; the seat is open if nobody stays.
pub(super) fn vacate(seat: &mut SeatRow, account: &str) {
    seat.members.retain(|member| member.account != account);
    match seat.members.first() {
        Some(first) => {
            (seat.account, seat.name) = (Some(first.account.clone()), first.name.clone())
        }
        None => *seat = open_seat(),
    }
}

/// Whether this account has companions on a seat.
pub(super) fn is_shared_by(seat: &SeatRow, account: &str) -> bool {
    people(seat).any(|member| member.account != account)
}

/// Somebody leaves a seat to the others for good.
pub(super) fn leave_to_others(seat: &mut SeatRow, account: &str, length: u32) {
    for member in seat.members.iter_mut().filter(|member| member.account == account) {
        (member.left, member.asked) = (Some(length), false);
    }
    name_first(seat);
}

/// Somebody goes away for a while. True if others of the seat are there.
pub(super) fn step_out(seat: &mut SeatRow, account: &str) -> bool {
    for member in seat.members.iter_mut().filter(|member| member.account == account) {
        member.away = true;
    }
    present(seat).next().is_some()
}

/// Those whose time runs while a seat is waited for.
pub(super) fn asked_of(seat: &SeatRow) -> Vec<String> {
    seat.members.iter().filter(|member| member.asked).map(|member| member.account.clone()).collect()
}

/// The roles whose questions somebody answers; everything where nobody shares.
pub(super) type Matters = Option<Vec<&'static str>>;

/// The rule of the game against an answer that is another's.
pub(super) fn expect_matter(
    profile: Profile,
    company: Company,
    matters: &Matters,
    role: Option<&'static str>,
) -> Result<()> {
    let (Some(mine), Some(role)) = (matters, role) else { return Ok(()) };
    if mine.contains(&role) {
        return Ok(());
    }
    let reason = Message::new("refused-not-your-matter").name("role", format!("role-{role}"));
    Err(Error::of_game(profile, Refusal::new(company.rule, reason)))
}

impl Live {
    pub(super) fn roles(&self) -> &'static [&'static str] {
        self.scene.game.company().roles
    }

    pub(super) fn sharing(&self) -> Sharing {
        self.scene.around.sharing
    }

    /// A place beside somebody is free on this seat.
    pub(super) fn has_room(&self, seat: &SeatRow) -> bool {
        let shares = self.sharing() != Sharing::Alone && seat.kind == "person" && seat.plays();
        shares && free_role(seat, self.roles()).is_some()
    }

    pub(super) fn sit_beside(&self, seat: &mut SeatRow, who: &Who) {
        add(seat, who.account.clone(), who.name.clone(), self.roles());
    }

    /// What somebody may answer on a seat.
    pub(super) fn matters_of(&self, seat: &SeatRow, account: &str) -> Matters {
        if self.sharing() != Sharing::Roles || seat.members.is_empty() {
            return None;
        }
        let roles = self.roles();
        let mine = |role: &&&str| {
            in_charge(seat, roles, role).is_some_and(|member| member.account == account)
        };
        Some(roles.iter().filter(mine).copied().collect())
    }

    /// Somebody acts on a seat again: neither they nor a substitute are away.
    pub(super) fn come_back(&self, change: &mut Change, seat: usize, account: &str) {
        let members = change.row.seats[seat].members.iter_mut();
        members.filter(|member| member.account == account).for_each(|member| member.away = false);
        self.give_back(change, seat);
    }

    /// Takes another role: a free one, or before the start that of somebody else, who gets one's own.
    pub(super) async fn take_role(&mut self, who: &Who, seat: u8, role: &str) -> Result<u32> {
        self.expect_holder(who, seat)?;
        let open = self.scene.row.stage == "open";
        if !open {
            self.expect_begun()?;
        }
        let known = self.roles().contains(&role) && self.sharing() != Sharing::Alone;
        if !known {
            return Err(Error::bad("unknown-role", Message::new("refused-unknown-role")));
        }
        let mut change = self.change();
        let row = &mut change.row.seats[usize::from(seat)];
        let mine = people(row).find(|member| member.account == who.account);
        let Some(before) = mine.map(|member| member.role.clone()) else {
            return Err(Error::bad("unknown-role", Message::new("refused-unknown-role")));
        };
        let taken = people(row).any(|member| member.role == role && member.account != who.account);
        if taken && !open {
            return Err(conflict("role-taken", "refused-role-taken"));
        }
        for member in row.members.iter_mut().filter(|member| member.left.is_none()) {
            if member.account == who.account {
                member.role = role.to_string();
            } else if member.role == role {
                member.role.clone_from(&before);
            }
        }
        self.save(change).await
    }

    /// A place beside oneself is offered, or not any more.
    pub(super) async fn offer_beside(&mut self, who: &Who, seat: u8, yes: bool) -> Result<u32> {
        let place = usize::from(seat);
        let row = &self.scene.row.seats[place];
        if yes && !self.has_room(row) {
            return Err(conflict("seat-full", "refused-seat-full"));
        }
        debug_assert!(row.is_held_by(&who.account));
        let extra = SeatExtra { offered: yes, ..SeatExtra::of(row) };
        let mut change = self.change();
        extra.write(&mut change.row.seats[place]);
        if change.row == self.scene.row {
            return Ok(change.row.length);
        }
        self.save(change).await
    }

    /// Sits down beside those who offered a place.
    pub(super) async fn volunteer_beside(&mut self, who: &Who, seat: usize) -> Result<u32> {
        self.expect_welcome(who).await?;
        let mut change = self.change();
        let row = &mut change.row.seats[seat];
        self.sit_beside(row, who);
        let extra = SeatExtra { offered: false, ..SeatExtra::of(row) };
        extra.write(row);
        // Whoever comes is asked as well, if anybody still wants it.
        change.around.forget_abandon();
        self.give_back(&mut change, seat);
        self.save(change).await
    }

    /// What another of the seat played is theirs to take back.
    pub(super) fn expect_own_moves(&self, who: &Who, seat: u8, to: u32) -> Result<()> {
        let row = &self.scene.row;
        let Some(held) = row.seats.get(usize::from(seat)) else { return Ok(()) };
        let other = |by: &str| held.members.iter().any(|it| it.account == by && by != who.account);
        let since = (to..row.length).filter_map(|entry| self.scene.marks.get(entry as usize));
        match since.map(|mark| &*mark.by).any(other) {
            true => Err(Error::plain(StatusCode::CONFLICT, "no-undo", "refused-undo-companion")),
            false => Ok(()),
        }
    }
}
