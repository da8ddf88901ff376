//! Those who act without being here: bots, substitutes and standing orders.

use super::around::{SeatExtra, Sitting};
use super::{Command, Live, Who};
use crate::error::{Error, Result};
use crate::workers::Late;
use bots::BotName;
use catalog::{Lang, Table};
use engine::{Message, Seat};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often a bot is asked again when all threads are busy.
const PATIENCE: u32 = 20;

impl Live {
    /// Answers for everybody who left word, and lets the next bot think.
    pub(super) async fn act_for_the_absent(&mut self) {
        while self.follow_orders().await {}
        self.let_a_bot_think();
    }

    pub(super) fn goes_on(&self) -> bool {
        let scene = &self.scene;
        let held = scene.around.paused.is_some() || self.stuck.is_some() || self.stale;
        scene.is_playing() && !held
    }

    /// Plays one answer that standing orders give; false if there is none.
    async fn follow_orders(&mut self) -> bool {
        let length = self.scene.row.length;
        if !self.goes_on() || self.orders_seen == Some(length) {
            return false;
        }
        self.orders_seen = Some(length);
        let row = &self.scene.row;
        let waiting = row.waiting.iter().filter_map(|seat| {
            let held = &row.seats[usize::from(*seat)];
            let orders = SeatExtra::of(held).orders;
            (held.is_human() && held.substitute.is_none() && !orders.is_empty())
                .then_some((*seat, orders))
        });
        let waiting: Vec<(u8, BTreeMap<String, i64>)> = waiting.collect();
        let Some(table) = self.scene.table.clone().filter(|_| !waiting.is_empty()) else {
            return false;
        };
        let job = move || {
            let answer = |(seat, orders): &(u8, BTreeMap<String, i64>)| {
                Some((*seat, table.ordered_answer(Seat(*seat), orders)?))
            };
            waiting.iter().find_map(answer)
        };
        let found = match self.hall.workers.run(self.hall.settings.engine_limit, job).await {
            Ok(found) => found,
            Err(late) => {
                self.late(late, "standing orders").await;
                None
            }
        };
        match found {
            Some((seat, answer)) => self.play_for(seat, answer, "auto").await,
            None => false,
        }
    }

    fn let_a_bot_think(&mut self) {
        let row = &self.scene.row;
        if !self.goes_on() || self.thinking.is_some_and(|(length, _)| length == row.length) {
            return;
        }
        let in_charge = |seat: &u8| {
            let bot = row.seats[usize::from(*seat)].bot_in_charge()?;
            Some((*seat, self.hall.expect_bot(bot).unwrap_or(BotName::Greedy)))
        };
        let Some((seat, bot)) = row.waiting.iter().find_map(in_charge) else {
            self.thinking = None;
            return;
        };
        let Some(table) = self.scene.table.clone() else { return };
        self.thinking = Some((row.length, seat));
        let (hall, door, length) = (Arc::clone(&self.hall), self.door.clone(), row.length);
        let (id, host) = (self.id.clone(), row.host.clone());
        tokio::spawn(async move {
            let begun = Instant::now();
            let notation = choose(&hall, &host, &id, table, seat, bot).await;
            tokio::time::sleep(hall.settings.bot_pause.saturating_sub(begun.elapsed())).await;
            if let Some(door) = door.upgrade() {
                // A match that is gone needs no answer: it is woken again if it has to go on.
                let _ = door.send(Command::Thought { seat, length, notation }).await;
            }
        });
    }

    /// Plays what a bot came up with, unless the table or the seat changed in the meantime.
    pub(super) async fn play_thought(&mut self, seat: u8, length: u32, chosen: Result<String>) {
        if self.thinking == Some((length, seat)) {
            self.thinking = None;
        }
        let row = &self.scene.row;
        let in_charge =
            row.seats.get(usize::from(seat)).is_some_and(|row| row.bot_in_charge().is_some());
        if length != row.length || !in_charge || !self.goes_on() {
            return;
        }
        let by = if row.seats[usize::from(seat)].is_bot() { "bot" } else { "substitute" };
        match chosen {
            Ok(notation) => {
                self.play_for(seat, notation, by).await;
            }
            Err(error) => self.get_stuck("bot", error).await,
        }
    }

    /// Plays for a seat whose holder does not do it; says whether it was stored.
    pub(super) async fn play_for(&mut self, seat: u8, notation: String, by: &str) -> bool {
        let before = Arc::clone(&self.scene);
        let key = format!("{by}:{}", self.scene.row.length);
        let change = self.change();
        let played = self.play_moves(change, seat, None, vec![notation], (by, None), key).await;
        if let Err(error) = &played {
            let code = error.code();
            tracing::error!(table = self.id, seat, by, code, "a move for somebody failed");
            // Not again at once: the store may need a moment.
            self.thinking = Some((self.scene.row.length, seat));
            self.retry_later(seat);
        }
        self.tell_changes(&before).await;
        played.is_ok()
    }

    fn retry_later(&self, seat: u8) {
        let (door, length) = (self.door.clone(), self.scene.row.length);
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_secs(1)).await;
            if let Some(door) = door.upgrade() {
                let _ = door.send(Command::Rethink { seat, length }).await;
            }
        });
    }

    /// A move for somebody failed a moment ago: try again from the start.
    pub(super) fn rethink(&mut self, seat: u8, length: u32) {
        if self.thinking == Some((length, seat)) {
            self.thinking = None;
        }
        self.orders_seen = None;
    }

    pub(super) async fn order(
        &mut self,
        who: &Who,
        seat: u8,
        key: String,
        orders: BTreeMap<String, i64>,
    ) -> Result<u32> {
        self.expect_holder(who, seat)?;
        let key = self.scoped(who, seat, &key)?;
        if let Some(length) = self.done_before(&key) {
            return Ok(length);
        }
        let known = self.scene.game.standing_orders();
        for (key, number) in &orders {
            let order = known.iter().find(|order| order.key == key);
            if !order.is_some_and(|order| (order.range.0..=order.range.1).contains(number)) {
                let shown: String = key.chars().take(60).collect();
                let reason = Message::new("refused-order").text("order", shown);
                return Err(Error::bad("unknown-order", reason));
            }
        }
        let mut change = self.change();
        let row = &mut change.row.seats[usize::from(seat)];
        let mut extra = SeatExtra::of(row);
        extra.orders = orders;
        extra.write(row);
        change.around.remember(key, change.row.length);
        // Looked at anew, and woken for if this task cannot.
        self.orders_seen = None;
        self.save(change).await
    }
}

/// What a bot plays. One that takes too long is replaced by one that does not think.
async fn choose(
    hall: &crate::hall::Shared,
    host: &str,
    id: &str,
    table: Arc<dyn Table>,
    seat: u8,
    bot: BotName,
) -> Result<String> {
    // Bots of one table decide alike after a restart; their luck is not the table's.
    let seed = hall.bots_luck(id).await?;
    let hint = |bot: BotName| {
        let table = Arc::clone(&table);
        move || table.hint(Seat(seat), bot, seed, Lang::En).map(|found| found.notation)
    };
    // Those who do not think never wait for those who do.
    let quick = matches!(bot, BotName::Random | BotName::Greedy);
    // Too busy for so long that a quick answer is better than none.
    let mut instead = BotName::Greedy;
    for _ in 0..PATIENCE {
        let thought = match quick {
            true => hall.workers.run(hall.settings.engine_limit, hint(bot)).await,
            false => hall.bots.run_for(host, hall.bot_limit(bot), hint(bot)).await,
        };
        match thought {
            Ok(found) => return Ok(found?),
            Err(Late::Busy) => tokio::time::sleep(Duration::from_millis(500)).await,
            Err(late) => {
                tracing::error!(table = id, seat, %bot, ?late, "a bot does not come back");
                instead = BotName::Random;
                break;
            }
        }
    }
    match hall.workers.run(hall.settings.engine_limit, hint(instead)).await {
        Ok(found) => Ok(found?),
        Err(_) => Err(super::engine_timeout()),
    }
}
