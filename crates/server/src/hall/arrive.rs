//! Tables that have been played already: from a file, from a position of another table.

use super::create::{Plan, fresh_seed};
use super::{Games, Hall};
use crate::error::{Error, Result};
use crate::live::{Around, Marks, Scene, Sitting, Who, pace_of, planned};
use crate::people::statistics::COPIED;
use crate::protocol::{Pace, SeatPlan, SeatResult, Sharing};
use crate::shares::Turn;
use axum::http::StatusCode;
use catalog::{GameEntry, Lang, Table, Words};
use engine::playthrough::{Entry, Record};
use engine::{Message, Seed};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::mem::take;
use std::sync::Arc;
use std::time::Duration;
use store::{Match, MatchFilter, NewEntry, SeatRow};
use tokio::sync::SemaphorePermit;

/// The longest log a file may bring: several times that of the longest game.
const LONGEST_IMPORT: usize = 10_000;
/// How many entries of a file are written at once: a few milliseconds.
const PIECE: usize = 256;
/// The stage of a match whose log is not all there yet; it has neither host nor seats, so that it
/// is nobody's.
const ARRIVING: &str = "arriving";
/// How many of them are looked for at once.
const AT_ONCE: u32 = 64;

/// How long a file waits for those before it.
const PATIENCE: Duration = Duration::from_secs(10);

impl Hall {
    /// Waits until this file is the next. Everybody has a turn, however many files one of them brings.
    async fn turn_to_bring(&self, who: &Who) -> Result<(Option<Turn>, SemaphorePermit<'_>)> {
        let turn = async {
            let own = self.0.bringers.turn(&who.account).await;
            let one = self.0.bringing.acquire().await.map_err(Error::broken)?;
            Ok((own, one))
        };
        tokio::time::timeout(PATIENCE, turn).await.unwrap_or_else(|_| Err(Error::unavailable()))
    }

    /// A table from a table file, once it is verified. A finished game can be looked at; one that
    /// is not goes on with everybody on this screen.
    pub async fn import(&self, who: &Who, text: String, lang: Lang) -> Result<Scene> {
        let _turn = self.turn_to_bring(who).await?;
        let job = move |games: Games| {
            let record = Record::from_json(&text)?;
            if record.log.len() > LONGEST_IMPORT {
                let reason = Message::new("refused-long-log").number("most", LONGEST_IMPORT as i64);
                return Err(engine::Refusal::new("long-log", reason));
            }
            let game = games.game(&record.game)?;
            game.verify(&record)?;
            let (table, _) = game.open(record)?;
            Ok((game, table))
        };
        let games = Arc::clone(&self.0.games);
        let opened: std::result::Result<_, engine::Refusal> =
            self.0.import(&who.account, move || job(games)).await?;
        let (game, table) = opened.map_err(unreadable)?;
        self.put_up_table(who, game, Arc::from(table), None, lang).await
    }

    /// The same from a foreign format of a game.
    pub async fn import_foreign(
        &self,
        who: &Who,
        game: &str,
        format: String,
        text: String,
        lang: Lang,
    ) -> Result<Scene> {
        let game = self.game(game)?;
        let _turn = self.turn_to_bring(who).await?;
        let read = self.0.import(&who.account, move || game.import(&text, &format)).await?;
        let table = read.map_err(|refusal| Error::of_game(game.profile(), refusal))?;
        self.put_up_table(who, game, Arc::from(table), None, lang).await
    }

    /// Goes on from a position of another table, on one screen. What luck decided so far stays,
    /// what it decides from here on is new: nobody can look into the future of a running game.
    pub async fn branch(
        &self,
        who: &Who,
        scene: &Scene,
        at: u32,
        seats: Option<&[SeatPlan]>,
        lang: Lang,
    ) -> Result<String> {
        if scene.is_playing() && scene.has_secrets() {
            let status = StatusCode::CONFLICT;
            return Err(Error::plain(status, "has-secrets", "refused-has-secrets"));
        }
        let Some(table) = scene.table.clone() else {
            return Err(Error::plain(StatusCode::CONFLICT, "not-started", "refused-not-started"));
        };
        let _turn = self.turn_to_bring(who).await?;
        let game = scene.game;
        let seed = fresh_seed();
        let job = move || game.resume(cut(table.record(), at as usize, seed));
        let cut = self.0.import(&who.account, job).await?;
        let (table, _) = cut.map_err(|refusal| Error::of_game(game.profile(), refusal))?;
        let made = self.put_up_table(who, game, Arc::from(table), seats, lang).await?;
        Ok(made.row.id)
    }

    /// Stores a table that has been played already. Nobody sees it before all of it is there; what
    /// is given back is not open.
    async fn put_up_table(
        &self,
        who: &Who,
        game: &'static dyn GameEntry,
        table: Arc<dyn Table>,
        seats: Option<&[SeatPlan]>,
        lang: Lang,
    ) -> Result<Scene> {
        let looked = Arc::clone(&table);
        let look = move || (looked.record(), looked.entries(0), looked.asked(), looked.outcome());
        let (record, entries, waiting, outcome) = self.0.import(&who.account, look).await?;
        let over = outcome.is_some();
        let seats = self.seats_for(who, usize::from(table.seats()), seats, over, lang)?;
        let plan = Plan {
            game,
            setup: record.setup,
            seats,
            pace: Pace::Relaxed,
            public: false,
            title: String::new(),
            sharing: Sharing::Alone,
        };
        let now = self.0.time.now();
        let bots = plan.seats.iter().any(Sitting::is_bot);
        let mut row = self.row(who, plan)?;
        row.copied = true;
        row.seed = record.seed;
        row.commitment = record.commitment;
        row.opening = serde_json::to_value(record.opening).map_err(Error::broken)?;
        row.stage = if over { "finished" } else { "playing" }.into();
        row.started = Some(now);
        row.finished = over.then_some(now);
        row.result = outcome.map(|outcome| {
            let seats = outcome.points.into_iter().zip(outcome.places);
            let result = seats.map(|(points, place)| SeatResult { points, place });
            json!(result.collect::<Vec<_>>())
        });
        row.waiting = waiting.iter().map(|seat| seat.0).collect();
        row.length = entries.len() as u32;
        row.live = json!({ "state": record.state });
        // On one screen nobody has to be woken for.
        row.wake_at = (!over && bots).then_some(now);
        let entries = entries.into_iter().enumerate().map(|(index, entry)| NewEntry {
            key: format!("{COPIED}{index}"),
            at: now,
            by: who.account.clone(),
            entry,
        });
        if let Err(error) = self.bring(&row, &entries.collect::<Vec<_>>()).await {
            self.throw_away(&row.id).await;
            return Err(error);
        }
        self.0.lobby.changed(row.public, vec![row.host.clone()]);
        Ok(Scene {
            game,
            pace: pace_of(&row),
            around: Around::of(&row),
            row,
            table: Some(table),
            marks: Marks::default(),
            present: BTreeSet::new(),
            spectators: 0,
            stuck: false,
            countdown: None,
        })
    }

    /// Writes a match with its log in pieces, so that others write in between.
    async fn bring(&self, whole: &Match, entries: &[NewEntry]) -> Result<()> {
        let store = &self.0.store;
        let mut row = Match { stage: ARRIVING.into(), length: 0, ..whole.clone() };
        take(&mut row.host);
        take(&mut row.seats);
        take(&mut row.waiting);
        (row.wake_at, row.result) = (None, None);
        store.create_match(&row).await?;
        let (pieces, last) = entries.split_at(entries.len().saturating_sub(1) / PIECE * PIECE);
        for piece in pieces.chunks(PIECE) {
            let written = row.length;
            row.length += piece.len() as u32;
            store.append(&row.id, written, piece, &row, None).await?;
        }
        match last.is_empty() {
            true => store.update_match(whole).await?,
            false => drop(store.append(&row.id, row.length, last, whole, None).await?),
        }
        Ok(())
    }

    /// What did not arrive goes. If it did after all, it stays.
    async fn throw_away(&self, id: &str) {
        match self.0.store.discard_match(id).await {
            Ok(()) | Err(store::StoreError::NotFound) => {}
            Err(error) => {
                tracing::warn!(table = id, %error, "half a match stays until the next start");
            }
        }
    }

    /// At the start nothing is on its way any more: what is not all there never will be.
    pub(super) async fn throw_away_halves(&self) -> Result<()> {
        let half =
            MatchFilter { stage: Some(ARRIVING.into()), limit: AT_ONCE, ..MatchFilter::default() };
        loop {
            let found = self.0.store.matches(&half).await?;
            if found.is_empty() {
                return Ok(());
            }
            for found in found {
                self.0.store.discard_match(&found.id).await?;
                tracing::info!(table = found.id, "half a match is thrown away");
            }
        }
    }

    /// Seats of a table that is continued: as planned, or everybody on the asker's screen. A
    /// finished game of others is nobody's victory.
    fn seats_for(
        &self,
        who: &Who,
        count: usize,
        seats: Option<&[SeatPlan]>,
        over: bool,
        lang: Lang,
    ) -> Result<Vec<SeatRow>> {
        match seats {
            Some(plans) if plans.len() == count && !plans.contains(&SeatPlan::Open) && !over => {
                for plan in plans {
                    if let SeatPlan::Bot { bot } = plan {
                        self.expect_bot(bot)?;
                    }
                }
                plans.iter().map(|plan| planned(plan, who)).collect()
            }
            Some(_) if !over => Err(Error::bad("bad-seats", Message::new("refused-seats-open"))),
            _ => {
                let words = Words::shared(lang);
                let seat = |seat: usize| SeatRow {
                    kind: "local".into(),
                    account: (!over).then(|| who.account.clone()),
                    name: words.say(&Message::new("list-seat").number("seat", seat as i64 + 1)),
                    ..SeatRow::default()
                };
                Ok((0..count).map(seat).collect())
            }
        }
    }
}

/// The first entries of a record, to go on with other luck: what was drawn so far counts as given
/// by hand.
fn cut(mut record: Record, length: usize, seed: Seed) -> Record {
    record.log.truncate(length);
    for entry in &mut record.log {
        if let Entry::Move { chance, scripted, .. } = entry {
            *scripted = !chance.is_empty();
        }
    }
    record.opening.scripted = !record.opening.chance.is_empty();
    record.seed = seed.to_hex();
    record.commitment = seed.commitment();
    record.state = Value::Null;
    record
}

/// Whoever opens the wrong file wants to hear that it is the wrong one, not what its parser missed.
fn unreadable(refusal: engine::Refusal) -> Error {
    match refusal.rule {
        "bad-table" => {
            Error::plain(StatusCode::UNPROCESSABLE_ENTITY, "bad-table", "refused-saved-game")
        }
        _ => refusal.into(),
    }
}
