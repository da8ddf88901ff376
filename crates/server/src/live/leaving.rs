//! Leaving for good: resigning, giving a game up together, ending one that nobody else plays, and
//! fewer seats before the start.

use super::around::{Around, Resigned, SeatExtra, Sitting};
use super::clocks::sit_in;
use super::moves::{Played, conflict, examined};
use super::save;
use super::seats::not_seated;
use super::sharing::{is_shared_by, leave_to_others, present};
use super::{Live, Who, pace_of};
use crate::error::Result;
use crate::pace::{DAY, SECOND};
use crate::protocol::{Pace, SeatResult};
use catalog::Lang;
use engine::{Outcome, Seat};
use serde_json::Value;
use std::sync::Arc;
use store::{Match, SeatRow};

/// How a game with a rule of its own for those who leave writes it. Nobody plays it like a move:
/// the table must know that they are gone.
pub(super) const LEAVE: &str = "leave";

/// Whoever let a substitute sit for so long is not asked whether the others may give the game up.
const LONG_AWAY: i64 = 3 * DAY;
/// The same where people sit together.
const LONG_AWAY_LIVE: i64 = 600 * SECOND;

impl Live {
    /// Whoever resigns comes last, unless the game has a rule of its own for those who leave. A bot
    /// plays on for the others; nobody takes the seat back.
    pub(super) async fn resign(&mut self, who: &Who, seat: u8) -> Result<u32> {
        let place = usize::from(seat);
        let row = &self.scene.row;
        let held = row.seats.get(place).filter(|row| row.is_held_by(&who.account));
        if held.is_some_and(|row| SeatExtra::of(row).resigned.is_some()) {
            return Ok(row.length);
        }
        self.expect_holder(who, seat)?;
        self.expect_begun()?;
        if held.is_some_and(|row| is_shared_by(row, &who.account)) {
            return self.leave_to_companions(who, place).await;
        }
        let others = row.seats.iter().enumerate().filter(|(other, _)| *other != place);
        if !others.map(|(_, row)| row).any(Sitting::plays) {
            return Err(conflict("nobody-else", "refused-nobody-else"));
        }
        let bot = self.substitute_for(row, place).await;
        let left = self.left_by_rule(seat).await;
        let mut change = self.change();
        sit_in(&mut change.row, place, bot, self.hall.time.now());
        let entries = left.as_ref().map(|played| {
            let key = format!("resign:{seat}");
            self.new_entries(played, &who.account, &key)
        });
        let added = entries.as_ref().map_or(0, |entries| entries.len() as u32);
        let row = &mut change.row.seats[place];
        let mut extra = SeatExtra::of(row);
        extra.orders.clear();
        extra.resigned =
            Some(Resigned { at: self.scene.row.length + added, by_rule: left.is_some() });
        extra.write(row);
        // Asked again by those who stay, if they still want it.
        change.around.forget_abandon();
        if change.around.undo.as_ref().is_some_and(|asked| asked.by == seat) {
            change.around.undo = None;
        }
        change.around.pause_asked.retain(|asked| *asked != seat);
        self.agree_if_all_do(&mut change);
        match left.zip(entries) {
            Some((played, entries)) => self.append(change, played, entries).await,
            None => self.save(change).await,
        }
    }

    /// The others of the seat play on: for the table nothing has changed.
    async fn leave_to_companions(&mut self, who: &Who, place: usize) -> Result<u32> {
        let bot = self.substitute_for(&self.scene.row, place).await;
        let mut change = self.change();
        self.go_without(&mut change, place, std::slice::from_ref(&who.account), bot);
        let length = change.row.length;
        leave_to_others(&mut change.row.seats[place], &who.account, length);
        change.around.forget_abandon();
        self.agree_if_all_do(&mut change);
        self.save(change).await
    }

    /// The table after the game's own rule for those who leave; `None` if it has none, or not now.
    async fn left_by_rule(&mut self, seat: u8) -> Option<Played> {
        let table = self.scene.table.clone().filter(|_| self.stuck.is_none())?;
        let job = move || {
            let mut next = table.copy();
            next.play(Seat(seat), LEAVE, None).ok()?;
            Some(examined(Arc::from(next), table.length()))
        };
        match self.hall.workers.run(self.hall.settings.engine_limit, job).await {
            Ok(left) => left,
            // A bot plays on: leaving is always possible.
            Err(late) => {
                self.late(late, LEAVE).await;
                None
            }
        }
    }

    /// A game is given up when everybody agrees. Whoever does not ends the request.
    pub(super) async fn abandon(&mut self, who: &Who, yes: bool) -> Result<u32> {
        let mine = self.scene.playing_seats_of(&who.account);
        if mine.is_empty() {
            return Err(not_seated());
        }
        self.expect_begun()?;
        if yes && self.scene.is_left_to(&who.account) {
            return self.end(who).await;
        }
        let now = self.hall.time.now();
        let mut change = self.change();
        if yes {
            let agreed = &mut change.around.abandon;
            agreed.extend(mine);
            agreed.sort_unstable();
            agreed.dedup();
            let by = &mut change.around.abandon_by;
            if !self.sharing().is_alone() && !by.contains(&who.account) {
                by.push(who.account.clone());
            }
            if still_to_agree(&change.row, &change.around, now).is_empty() {
                save::end(&mut change, "abandoned", now);
            }
        } else {
            change.around.forget_abandon();
        }
        if change.around == self.scene.around {
            return Ok(change.row.length);
        }
        self.save(change).await
    }

    /// Somebody who is alone with bots simply stops. Where others resigned before, whoever stayed
    /// is ahead of them; otherwise there is no result.
    pub(super) async fn end(&mut self, who: &Who) -> Result<u32> {
        if self.scene.seats_of(&who.account).is_empty() {
            return Err(not_seated());
        }
        if matches!(self.scene.row.stage.as_str(), "finished" | "abandoned") {
            return Ok(self.scene.row.length);
        }
        self.expect_begun()?;
        if !self.scene.is_left_to(&who.account) {
            return Err(conflict("others-play", "refused-others-play"));
        }
        let mut rows = self.scene.row.seats.iter();
        let deserted =
            rows.any(|row| SeatExtra::of(row).resigned.is_some() && !row.is_held_by(&who.account));
        let standing = if deserted { Some(self.standing().await?) } else { None };
        let now = self.hall.time.now();
        let mut change = self.change();
        match standing {
            Some(standing) => save::finish(&mut change, &standing, now, End::Early),
            None => save::end(&mut change, "abandoned", now),
        }
        self.save(change).await
    }

    /// Points and places if the game ended now.
    async fn standing(&mut self) -> Result<Vec<SeatResult>> {
        let table = self.scene.table.clone().ok_or_else(super::engine_timeout)?;
        let job = move || table.score(None, None, Lang::En);
        let scores = match self.hall.workers.run(self.hall.settings.engine_limit, job).await {
            Ok(scores) => scores,
            Err(late) => return Err(self.late(late, "standing").await),
        };
        let Outcome { points, places } =
            Outcome::most_points(scores.into_iter().map(|score| score.total).collect());
        let seats = points.into_iter().zip(places);
        Ok(seats.map(|(points, place)| SeatResult { points, place }).collect())
    }

    /// Nothing can be taken back that happened before somebody left by the rules: they would sit
    /// there again.
    pub(super) fn expect_nobody_left_since(&self, to: u32) -> Result<()> {
        let left = |row: &SeatRow| {
            SeatExtra::of(row).resigned.is_some_and(|left| left.by_rule && to < left.at)
        };
        match self.scene.row.seats.iter().any(left) {
            true => Err(conflict("no-undo", "refused-undo-left")),
            false => Ok(()),
        }
    }

    /// Fewer seats: these must be open still.
    pub(super) async fn shrink(&mut self, who: &Who, remove: &[u8], setup: Value) -> Result<u32> {
        self.expect_host(who)?;
        self.expect_open()?;
        let seats = &self.scene.row.seats;
        let open = |seat: &u8| seats.get(usize::from(*seat)).is_some_and(Sitting::is_open);
        if !remove.iter().all(open) {
            return Err(conflict("seat-taken", "refused-seat-taken"));
        }
        let mut change = self.change();
        change.row.setup = setup;
        let stays = |(seat, row)| (!remove.contains(&(seat as u8))).then_some(row);
        let rows = std::mem::take(&mut change.row.seats).into_iter().enumerate();
        change.row.seats = rows.filter_map(stays).collect();
        self.save(change).await
    }

    /// Paused and stuck games can be left too.
    pub(super) fn expect_begun(&self) -> Result<()> {
        match self.scene.row.stage.as_str() {
            "playing" => Ok(()),
            "finished" | "abandoned" => Err(conflict("game-over", "refused-game-over")),
            _ => Err(conflict("not-started", "refused-not-started")),
        }
    }
}

/// Seats whose holders have not agreed to give the game up: of those who share one, all who are there. Bots, and
/// whoever left for good or has been away for long, are not asked.
pub(crate) fn still_to_agree(row: &Match, around: &Around, now: i64) -> Vec<u8> {
    let patience = match pace_of(row) {
        Pace::Live { .. } => LONG_AWAY_LIVE,
        Pace::Relaxed | Pace::Correspondence { .. } => LONG_AWAY,
    };
    let away = |seat: &SeatRow| {
        let since = SeatExtra::of(seat).away_since;
        seat.substitute.is_some() && since.is_some_and(|since| since + patience <= now)
    };
    let asked = |(seat, row): (usize, &SeatRow)| {
        let mut others = present(row).filter(|it| !around.abandon_by.contains(&it.account));
        let agreed = around.abandon.contains(&(seat as u8)) && others.next().is_none();
        (row.plays() && !away(row) && !agreed).then_some(seat as u8)
    };
    row.seats.iter().enumerate().filter_map(asked).collect()
}

/// How a game came to its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The rules ended it.
    ByRule,
    /// The only one who stayed ended it.
    Early,
}

/// A result in which whoever resigned comes after everybody who stayed. Where the rules ended the
/// game, they place those who left by a rule of theirs; and what all lost together stays lost.
pub(super) fn with_resigned_last(
    result: &[SeatResult],
    seats: &[SeatRow],
    end: End,
) -> Vec<SeatResult> {
    let last = |left: Resigned| end == End::Early || !left.by_rule;
    let resigned: Vec<bool> =
        seats.iter().map(|row| SeatExtra::of(row).resigned.is_some_and(last)).collect();
    let resigned = |seat: usize| resigned.get(seat).copied().unwrap_or(false);
    if !result.iter().any(|seat| seat.place == 1) {
        return result.to_vec();
    }
    let stayed = || result.iter().enumerate().filter(|(seat, _)| !resigned(*seat));
    let place = |seat: usize, mine: &SeatResult| match resigned(seat) {
        true => 1 + stayed().count(),
        false => 1 + stayed().filter(|(_, other)| other.place < mine.place).count(),
    };
    let seats = result.iter().enumerate();
    seats
        .map(|(seat, mine)| SeatResult { place: place(seat, mine) as u8, ..mine.clone() })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(resigned: Option<bool>) -> SeatRow {
        let mut row = SeatRow { kind: "person".into(), ..SeatRow::default() };
        let resigned = resigned.map(|by_rule| Resigned { at: 3, by_rule });
        SeatExtra { resigned, ..SeatExtra::default() }.write(&mut row);
        row
    }

    fn places(before: &[u8], resigned: &[Option<bool>]) -> Vec<u8> {
        places_at(End::ByRule, before, resigned)
    }

    fn places_at(end: End, before: &[u8], resigned: &[Option<bool>]) -> Vec<u8> {
        let result: Vec<SeatResult> =
            before.iter().map(|place| SeatResult { points: 0, place: *place }).collect();
        let seats: Vec<SeatRow> = resigned.iter().map(|resigned| seat(*resigned)).collect();
        with_resigned_last(&result, &seats, end).into_iter().map(|seat| seat.place).collect()
    }

    #[test]
    fn whoever_resigned_comes_last_and_the_others_move_up() {
        let (stayed, left) = (None, Some(false));
        assert_eq!(places(&[1, 2, 3], &[left, stayed, stayed]), [3, 1, 2]);
        assert_eq!(places(&[1, 1, 3], &[stayed, left, stayed]), [1, 3, 2]);
        assert_eq!(places(&[2, 1, 3], &[left, stayed, left]), [2, 1, 2]);
        assert_eq!(places(&[1, 2], &[stayed, stayed]), [1, 2]);
    }

    #[test]
    fn a_rule_of_the_game_has_the_last_word() {
        assert_eq!(places(&[1, 2], &[Some(true), None]), [1, 2]);
        assert_eq!(places_at(End::Early, &[1, 2], &[Some(true), None]), [2, 1]);
        // All lost together.
        assert_eq!(places(&[2, 2, 2], &[Some(false), None, None]), [2, 2, 2]);
    }
}
