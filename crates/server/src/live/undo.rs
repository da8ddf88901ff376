//! Taking back: one's own moves as far as the engine allows, more if everybody agrees. No time
//! comes back with it.

use super::around::{Sitting, UndoAsked};
use super::moves::{conflict, examined, scoped};
use super::save::{Change, moved_on};
use super::{Live, Who};
use crate::error::{Error, Result};
use engine::Seat;
use std::sync::Arc;

impl Live {
    pub(super) async fn undo(&mut self, who: &Who, seat: u8, key: String, to: u32) -> Result<u32> {
        self.expect_holder(who, seat)?;
        let key = scoped(seat, &key)?;
        if let Some(length) = self.done_before(&key) {
            return Ok(length);
        }
        self.expect_playing()?;
        let change = self.change();
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
        let game = self.scene.game.profile().id;
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
        let key = scoped(seat, &key)?;
        if let Some(length) = self.done_before(&key) {
            return Ok(length);
        }
        self.expect_playing()?;
        if to >= self.scene.row.length {
            return Err(conflict("no-undo", "refused-undo-future"));
        }
        self.expect_possible(to).await?;
        let mut change = self.change();
        let agreed = self.scene.seats_of(&who.account);
        change.around.undo = Some(UndoAsked { by: seat, to, agreed });
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
        let key = scoped(seat, &key)?;
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

    /// Refuses to ask everybody for something that cannot be done anyway.
    async fn expect_possible(&mut self, to: u32) -> Result<()> {
        let Some(table) = self.scene.table.clone() else { return Err(moved_on()) };
        let game = self.scene.game.profile().id;
        let job = move || table.copy().undo_by_consent(to as usize).map(drop);
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
        match &change.around.undo {
            Some(asked) if all_agree(&change, &asked.agreed) => {
                let to = asked.to;
                self.go_back(change, None, to, &who.account, key).await
            }
            _ => {
                change.around.remember(key, change.row.length);
                self.save(change).await
            }
        }
    }
}

/// Everybody who is there agrees; bots and substitutes always do.
pub(super) fn all_agree(change: &Change, agreed: &[u8]) -> bool {
    let seats = change.row.seats.iter().enumerate();
    let mut present = seats.filter(|(_, row)| row.is_human() && row.substitute.is_none());
    present.all(|(seat, _)| agreed.contains(&(seat as u8)))
}
