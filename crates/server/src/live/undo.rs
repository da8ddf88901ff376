//! Taking back: one's own moves as far as the engine allows, more if everybody agrees. No time
//! comes back with it.

use super::around::{SeatExtra, Sitting, UndoAsked};
use super::moves::{conflict, examined};
use super::save::{Change, moved_on};
use super::{Live, Who};
use crate::error::{Error, Result};
use engine::Seat;
use std::sync::Arc;
use store::{Match, SeatRow};

impl Live {
    pub(super) async fn undo(&mut self, who: &Who, seat: u8, key: String, to: u32) -> Result<u32> {
        self.expect_holder(who, seat)?;
        let key = self.scoped(who, seat, &key)?;
        if let Some(length) = self.done_before(&key) {
            return Ok(length);
        }
        self.expect_playing()?;
        self.expect_nobody_left_since(to)?;
        self.expect_own(seat, to)?;
        self.expect_own_moves(who, seat, to)?;
        let mut change = self.change();
        self.take_back_time(&mut change, to)?;
        self.go_back(change, Some(seat), to, &who.account, key).await
    }

    /// Goes back, by the seat's own right or because everybody agreed.
    async fn go_back(
        &mut self,
        change: Change,
        seat: Option<u8>,
        to: u32,
        by: &str,
        key: String,
    ) -> Result<u32> {
        let Some(table) = self.scene.table.clone() else { return Err(moved_on()) };
        let game = self.scene.game.profile();
        let job = move || {
            let mut next = table.copy();
            let undone = match seat {
                Some(seat) => next.undo_to(Seat(seat), to as usize),
                None => next.undo_by_consent(to as usize),
            };
            undone.map_err(|refusal| Error::of_game(game, refusal))?;
            Ok::<_, Error>(examined(Arc::from(next), table.length()))
        };
        let played = match self.hall.workers.run(self.hall.settings.engine_limit, job).await {
            Ok(played) => played?,
            Err(late) => return Err(self.late(late, "undo").await),
        };
        let entries = self.new_entries(&played, by, &key);
        self.append(change, played, entries).await
    }

    pub(super) async fn ask_undo(
        &mut self,
        who: &Who,
        seat: u8,
        key: String,
        to: u32,
    ) -> Result<u32> {
        self.expect_holder(who, seat)?;
        let key = self.scoped(who, seat, &key)?;
        if let Some(length) = self.done_before(&key) {
            return Ok(length);
        }
        self.expect_playing()?;
        if to >= self.scene.row.length {
            return Err(conflict("no-undo", "refused-undo-future"));
        }
        self.expect_nobody_left_since(to)?;
        let uncovers = self.expect_possible(to).await?;
        let mut change = self.change();
        let agreed = self.scene.seats_of(&who.account);
        change.around.undo = Some(UndoAsked { by: seat, to, agreed, uncovers });
        self.settle_undo(change, who, key).await
    }

    pub(super) async fn answer_undo(
        &mut self,
        who: &Who,
        seat: u8,
        key: String,
        yes: bool,
    ) -> Result<u32> {
        self.expect_holder(who, seat)?;
        let key = self.scoped(who, seat, &key)?;
        if let Some(length) = self.done_before(&key) {
            return Ok(length);
        }
        self.expect_playing()?;
        let mut change = self.change();
        match &mut change.around.undo {
            None => return Err(conflict("no-request", "refused-no-request")),
            Some(asked) if yes => asked.agreed.extend(self.scene.seats_of(&who.account)),
            Some(_) => change.around.undo = None,
        }
        self.settle_undo(change, who, key).await
    }

    /// Refuses to ask everybody for something that cannot be done anyway. Says whether it crosses
    /// a draw or a reveal.
    async fn expect_possible(&mut self, to: u32) -> Result<bool> {
        let Some(table) = self.scene.table.clone() else { return Err(moved_on()) };
        let game = self.scene.game.profile();
        let job =
            move || table.copy().undo_by_consent(to as usize).map(|to| table.uncovered_since(to));
        match self.hall.workers.run(self.hall.settings.engine_limit, job).await {
            Ok(possible) => possible.map_err(|refusal| Error::of_game(game, refusal)),
            Err(late) => Err(self.late(late, "undo").await),
        }
    }

    /// Goes back if nobody is missing, otherwise keeps the request.
    async fn settle_undo(&mut self, mut change: Change, who: &Who, key: String) -> Result<u32> {
        if let Some(asked) = &mut change.around.undo {
            asked.agreed.sort_unstable();
            asked.agreed.dedup();
        }
        match change.around.undo.clone() {
            Some(asked) if asked.missing(&change.row.seats).is_empty() => {
                let to = asked.to;
                if asked.others_agreed(&change.row) {
                    self.begin_anew(&mut change, to);
                } else {
                    self.take_back_time(&mut change, to)?;
                }
                self.go_back(change, None, to, &who.account, key).await
            }
            _ => {
                change.around.remember(key, change.row.length);
                self.save(change).await
            }
        }
    }
}

impl UndoAsked {
    /// Seats whose holder is still asked.
    ///
    /// A bot agrees to everything, and so does one that sits for somebody who left or resigned: every
    /// person at the table is asked, so whoever plays against bots alone cheats nobody but
    /// themselves. A substitute speaks for somebody who comes back. It agrees as long as nothing
    /// is taken back that happened before it sat down, and never across a draw or a reveal: its
    /// holder would find that somebody chose anew, knowing what was hidden.
    pub(crate) fn missing(&self, seats: &[SeatRow]) -> Vec<u8> {
        let asked = |(seat, row): (usize, &SeatRow)| {
            let (seat, extra) = (seat as u8, SeatExtra::of(row));
            let within = extra.away_from.is_some_and(|from| from <= self.to) && !self.uncovers;
            let substitute_agrees = row.substitute.is_some() && within;
            let answers = row.plays() && !substitute_agrees;
            (answers && !self.agreed.contains(&seat)).then_some(seat)
        };
        seats.iter().enumerate().filter_map(asked).collect()
    }

    /// No other person at the table was left out, also not because a substitute agreed.
    fn others_agreed(&self, row: &Match) -> bool {
        let mut seats = row.seats.iter().enumerate();
        seats.all(|(seat, row)| !row.plays() || self.agreed.contains(&(seat as u8)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(kind: &str, substitute: bool, extra: &SeatExtra) -> SeatRow {
        let substitute = substitute.then(|| "greedy".to_string());
        let mut row = SeatRow { kind: kind.into(), substitute, ..SeatRow::default() };
        extra.write(&mut row);
        row
    }

    /// Who is still asked by the first seat, by whether the request crosses a draw or a reveal.
    fn missing(seats: &[SeatRow], to: u32) -> [Vec<u8>; 2] {
        [false, true]
            .map(|uncovers| UndoAsked { by: 0, to, agreed: vec![0], uncovers }.missing(seats))
    }

    #[test]
    fn a_substitute_never_agrees_across_what_was_hidden() {
        let here = SeatExtra::default();
        let away = SeatExtra { away_from: Some(4), ..SeatExtra::default() };
        let gone = SeatExtra { gone: true, ..away.clone() };
        let (me, nobody) = (seat("person", false, &here), [Vec::<u8>::new(), Vec::new()]);
        let with = |other: SeatRow| [me.clone(), other];
        let away = with(seat("person", true, &away));
        assert_eq!(missing(&away, 4), [vec![], vec![1]]);
        assert_eq!(missing(&away, 3), [vec![1], vec![1]]);
        // People answer for themselves; bots and those who left for good have nothing to lose.
        assert_eq!(missing(&with(seat("person", false, &here)), 4), [vec![1], vec![1]]);
        assert_eq!(missing(&with(seat("person", true, &gone)), 0), nobody);
        assert_eq!(missing(&with(seat("bot", false, &here)), 0), nobody);
    }

    #[test]
    fn a_request_of_an_older_version_may_cross_anything() {
        let stored = serde_json::json!({ "by": 0, "to": 4, "agreed": [0] });
        let asked: UndoAsked = serde_json::from_value(stored).expect("a request");
        assert!(asked.uncovers);
    }
}
