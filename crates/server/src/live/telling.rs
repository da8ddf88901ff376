//! What a change means for those who are not looking: written in one transaction with it.
//!
//! Matters stand as long as somebody is waited for or asked: told when they begin, taken back when
//! they end, so that nobody hears of what is settled. Events are told once.

use super::around::{Around, Sitting};
use super::leaving::still_to_agree;
use super::moves::Moves;
use super::save::Change;
use super::seats::expect_players;
use super::{Live, pace_of};
use crate::pace::{HOUR, SECOND};
use crate::protocol::{NoticeKind, Pace, SeatResult};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use store::{Match, NewNotice, Telling};

/// Whoever has the table open, or just did something there, is told what they have not seen by then.
const LOOKING: i64 = 20 * SECOND;
/// A reminder comes when three quarters of the time have passed, if that is worth one.
const WORTH_REMINDING: i64 = HOUR;

/// Who is waited for or asked, by account and kind, with the seats of those who ask.
type Matters<'a> = BTreeMap<(&'a str, NoticeKind), Vec<u8>>;

impl Live {
    /// What to tell of a change that is about to be stored.
    pub(super) fn telling(&self, change: &Change, moves: &Moves) -> Telling {
        let (old, new) = (&self.scene.row, &change.row);
        let now = self.hall.time.now();
        let before = matters(old, &self.scene.around, now);
        let after = matters(new, &change.around, now);
        let mut telling = Telling::default();
        for (account, kind) in before.keys().filter(|matter| !after.contains_key(*matter)) {
            telling.over.push(((*account).into(), key(*kind, &self.id)));
            if *kind == NoticeKind::Turn {
                telling.over.push(((*account).into(), key(NoticeKind::Reminder, &self.id)));
            }
        }
        for ((account, kind), seats) in
            after.iter().filter(|(matter, _)| !before.contains_key(*matter))
        {
            // Whoever took the last seat, or gave it to somebody, knows.
            if *kind == NoticeKind::Full && self.actor.as_deref() == Some(*account) {
                continue;
            }
            let seats = if *kind == NoticeKind::Turn { &moves.movers } else { seats };
            telling.new.push(self.notice(change, account, *kind, json!({ "seats": seats })));
            if *kind == NoticeKind::Turn {
                telling.new.extend(self.reminder(change, account, now));
            }
        }
        for (kind, detail) in events(old, new) {
            let me = self.actor.as_deref();
            for account in players(new).into_iter().filter(|account| Some(*account) != me) {
                telling.new.push(self.notice(change, account, kind, detail(new, account)));
            }
        }
        telling
    }

    fn notice(&self, change: &Change, account: &str, kind: NoticeKind, detail: Value) -> NewNotice {
        let looking =
            self.scene.present.contains(account) || self.actor.as_deref() == Some(account);
        NewNotice {
            account: account.into(),
            kind: kind.name().into(),
            key: key(kind, &self.id),
            length: change.row.length,
            due: self.hall.time.now() + if looking { LOOKING } else { 0 },
            detail,
            by: match kind {
                NoticeKind::Invited => Some(change.row.host.clone()),
                NoticeKind::Rematch => self.actor.clone(),
                // What the game itself asks has to be heard.
                _ => None,
            },
        }
    }

    /// Before a clock runs out. Whoever looks at the table in between does not need it.
    fn reminder(&self, change: &Change, account: &str, now: i64) -> Option<NewNotice> {
        if pace_of(&change.row) == Pace::Relaxed {
            return None;
        }
        let seats = change.row.seats.iter().zip(&change.around.clocks);
        let mine = seats.filter(|(seat, _)| seat.waits_for(account));
        let left = mine.filter_map(|(_, clock)| clock.deadline).min()? - now;
        let notice = self.notice(change, account, NoticeKind::Reminder, json!({}));
        (left >= WORTH_REMINDING).then(|| NewNotice {
            due: now + left / 4 * 3,
            // Not read by looking: the clock runs all the same.
            length: u32::MAX,
            ..notice
        })
    }
}

/// What those who are invited to a new table are told.
pub(crate) fn invitations(row: &Match, now: i64) -> Telling {
    let invited = matters(row, &Around::default(), now).into_iter();
    let invited = invited.filter(|((_, kind), _)| *kind == NoticeKind::Invited);
    let notice = |((account, kind), seats): ((&str, NoticeKind), Vec<u8>)| NewNotice {
        account: account.into(),
        kind: kind.name().into(),
        key: key(kind, &row.id),
        length: row.length,
        due: now,
        detail: json!({ "seats": seats }),
        by: Some(row.host.clone()),
    };
    Telling { over: Vec::new(), new: invited.map(notice).collect() }
}

/// One of each kind stands at a table for a person.
fn key(kind: NoticeKind, table: &str) -> String {
    format!("{}:{table}", kind.name())
}

/// Accounts of people who have not left for good.
fn players(row: &Match) -> BTreeSet<&str> {
    let playing = row.seats.iter().filter(|seat| seat.plays());
    playing.flat_map(Sitting::people).map(|(account, _)| account).collect()
}

fn matters<'a>(row: &'a Match, around: &Around, now: i64) -> Matters<'a> {
    let mut found = Matters::new();
    if row.stage == "open" {
        let kept = row.seats.iter().filter(|seat| seat.kind == "invited");
        for account in kept.filter_map(|seat| seat.account.as_deref()) {
            found.insert((account, NoticeKind::Invited), super::seats_of(row, &row.host));
        }
        // It begins when its host says so, who may be elsewhere by then.
        if expect_players(row).is_ok() {
            found.insert((row.host.as_str(), NoticeKind::Full), Vec::new());
        }
    }
    if row.stage != "playing" {
        return found;
    }
    let held = |seat: &u8| row.seats.get(usize::from(*seat)).filter(|row| row.plays());
    let mut stands = |kind: NoticeKind, seats: &[u8], away: bool, by: &[u8]| {
        for row in seats.iter().filter_map(held) {
            for (account, _) in row.people() {
                // Of those who share a seat only whoever is asked has the turn.
                let meant = kind != NoticeKind::Turn || row.waits_for(account);
                if meant && (away || row.substitute.is_none()) {
                    found.insert((account, kind), by.to_vec());
                }
            }
        }
    };
    if around.paused.is_none() {
        stands(NoticeKind::Turn, &row.waiting, false, &[]);
    }
    if let Some(asked) = &around.undo {
        stands(NoticeKind::Undo, &asked.missing(&row.seats), true, &[asked.by]);
    }
    if !around.pause_asked.is_empty() {
        let mut others: Vec<u8> = (0..row.seats.len() as u8).collect();
        others.retain(|seat| !around.pause_asked.contains(seat));
        stands(NoticeKind::Pause, &others, false, &around.pause_asked);
    }
    if !around.abandon.is_empty() {
        let missing = still_to_agree(row, around, now);
        stands(NoticeKind::Abandon, &missing, true, &around.abandon);
    }
    found
}

type Detail = fn(&Match, &str) -> Value;

/// What happened to the whole table.
fn events(old: &Match, new: &Match) -> Vec<(NoticeKind, Detail)> {
    let mut found: Vec<(NoticeKind, Detail)> = Vec::new();
    let over = matches!(new.stage.as_str(), "finished" | "abandoned");
    if old.stage == "open" && new.stage == "playing" {
        found.push((NoticeKind::Begun, |_, _| json!({})));
    }
    if old.stage == "playing" && over {
        found.push((NoticeKind::Over, |row, account| json!({ "place": place(row, account) })));
    }
    if old.rematch.is_none() && new.rematch.is_some() {
        found.push((NoticeKind::Rematch, |row, _| json!({ "table": row.rematch })));
    }
    found
}

/// The best place of somebody's seats.
fn place(row: &Match, account: &str) -> Option<u8> {
    let result = Vec::<SeatResult>::deserialize(row.result.as_ref()?).ok()?;
    let seats = row.seats.iter().zip(result).filter(|(seat, _)| seat.is_held_by(account));
    seats.map(|(_, result)| result.place).min()
}
