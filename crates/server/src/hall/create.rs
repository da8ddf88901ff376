//! New tables: from a host's choices, from another table, from a file, from a position.

use super::Hall;
use crate::error::{Error, Result};
use crate::ids;
use crate::live::{
    Around, Deed, Marks, Scene, Sitting, Who, bot_seat, expect_players, open_seat, pace_of, person,
    planned,
};
use crate::people::statistics::COPIED;
use crate::protocol::{NewTable, Pace, SeatPlan, SeatResult};
use crate::text;
use axum::http::StatusCode;
use catalog::setup::{Choices, chosen};
use catalog::{GameEntry, Lang, Table, Words};
use engine::playthrough::{Entry, Record};
use engine::{Message, Seed};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use store::{Match, NewEntry, SeatRow};

/// The longest log a file may bring: several times that of the longest game.
const LONGEST_IMPORT: usize = 10_000;
/// How many entries of a file are written at once: a few milliseconds.
const PIECE: usize = 256;
/// The slowest and the fastest games, in seconds.
const BANK: std::ops::RangeInclusive<u32> = 10..=7 * 86_400;
const INCREMENT: std::ops::RangeInclusive<u32> = 0..=3600;
const PER_TURN: std::ops::RangeInclusive<u32> = 60..=30 * 86_400;

/// The part of a table that is copied from another or chosen by a host.
struct Plan {
    game: &'static dyn GameEntry,
    setup: Value,
    seats: Vec<SeatRow>,
    pace: Pace,
    public: bool,
    title: String,
}

impl Hall {
    /// Makes a table; begins at once if that was asked for and nobody is missing.
    pub async fn create(&self, who: &Who, new: &NewTable) -> Result<String> {
        let game = self.game(&new.game)?;
        expect_pace(&new.pace)?;
        if new.seats.iter().filter(|plan| **plan == SeatPlan::Me).count() > 1 {
            return Err(Error::bad("bad-seats", Message::new("refused-twice-me")));
        }
        for plan in &new.seats {
            if let SeatPlan::Bot { bot } = plan {
                self.expect_bot(bot)?;
            }
        }
        let seats: Result<Vec<SeatRow>> = new.seats.iter().map(|plan| planned(plan, who)).collect();
        let seats = seats?;
        let setup = self.chosen_setup(game, &new.setup, seats.len()).await?;
        let title = text::title(&new.title)?;
        let (pace, public) = (new.pace.clone(), new.public);
        let row = self.row(who, Plan { game, setup, seats, pace, public, title })?;
        self.put_up(&row).await?;
        if new.start && expect_players(&row).is_ok() {
            self.act(&row.id, who, Deed::Start).await?;
        }
        Ok(row.id)
    }

    /// The usual setup with these choices laid over it. Setting a table up once shows whether it
    /// can be played.
    async fn chosen_setup(
        &self,
        game: &'static dyn GameEntry,
        setup: &Value,
        seats: usize,
    ) -> Result<Value> {
        let setup = (!setup.is_null()).then(|| setup.clone());
        let choices = Choices { seats: u32::try_from(seats).ok(), setup, ..Choices::default() };
        let (least, most) = game.profile().seats;
        let job = move || {
            let setup = chosen(game, &choices)?;
            let table = game.new_table(&setup, Seed::from_number(0), None)?;
            if usize::from(table.seats()) != seats {
                let reason = Message::new("refused-seats")
                    .number("seats", i64::from(table.seats()))
                    .number("least", least)
                    .number("most", most);
                return Err(engine::Refusal::new("bad-seats", reason));
            }
            Ok(setup)
        };
        let made = self.0.load(job).await?;
        made.map_err(|refusal| Error::of_game(game.profile().id, refusal))
    }

    /// The same options once more, with the asker as host on the first seat that was a person's.
    pub async fn copy_options(&self, who: &Who, scene: &Scene) -> Result<String> {
        let mut seats: Vec<SeatRow> = scene.row.seats.iter().map(vacated).collect();
        if let Some(seat) = seats.iter_mut().find(|seat| seat.is_open()) {
            *seat = person(who);
        }
        let row = self.row(who, plan_like(scene, seats))?;
        self.put_up(&row).await?;
        Ok(row.id)
    }

    /// The same table once more: the asker and the bots sit down again, the others find the link
    /// at the finished table and sit down by asking for the same.
    pub async fn rematch(&self, who: &Who, id: &str) -> Result<String> {
        let scene = self.scene(id).await?;
        if scene.seats_of(&who.account).is_empty() && scene.row.host != who.account {
            return Err(Error::plain(StatusCode::FORBIDDEN, "not-seated", "refused-not-seated"));
        }
        if let Some(existing) = &scene.row.rematch {
            return self.join_rematch(who, &scene, existing).await;
        }
        let again = |seat: &SeatRow| match seat.is_held_by(&who.account) {
            true => SeatRow { extra: Value::Null, substitute: None, ..seat.clone() },
            false => vacated(seat),
        };
        let seats = scene.row.seats.iter().map(again).collect();
        let row = self.row(who, plan_like(&scene, seats))?;
        self.put_up(&row).await?;
        let linked = self.act(id, who, Deed::Rematch { table: row.id.clone() }).await;
        let now = self.scene(id).await?;
        match (&now.row.rematch, linked) {
            (Some(table), Ok(_)) if *table == row.id => {}
            // Somebody else was quicker, or this was not allowed.
            (first, linked) => {
                self.act(&row.id, who, Deed::Close).await?;
                linked?;
                let first = first.clone().ok_or_else(Error::unavailable)?;
                return self.join_rematch(who, &now, &first).await;
            }
        }
        if expect_players(&row).is_ok() {
            self.act(&row.id, who, Deed::Start).await?;
        }
        Ok(row.id)
    }

    /// Sits down at the rematch, on the old seat if it is free. Whoever comes too late watches.
    async fn join_rematch(&self, who: &Who, old: &Scene, table: &str) -> Result<String> {
        let seat = old.seats_of(&who.account).first().copied();
        let new = self.scene(table).await?;
        if new.row.stage == "open" && seat.is_some() && new.seats_of(&who.account).is_empty() {
            let free =
                |seat: &u8| new.row.seats.get(usize::from(*seat)).is_some_and(Sitting::is_open);
            let invite = Some(new.row.invite.clone());
            self.act(table, who, Deed::Join { seat: seat.filter(free), invite }).await?;
        }
        Ok(table.to_string())
    }

    /// A table from a table file, once it is verified. A finished game can be looked at; one that
    /// is not goes on with everybody on this screen.
    pub async fn import(&self, who: &Who, text: String, lang: Lang) -> Result<Scene> {
        let job = move |games: super::Games| {
            let record = Record::from_json(&text)?;
            if record.log.len() > LONGEST_IMPORT {
                let reason = Message::new("refused-long-log").number("most", LONGEST_IMPORT as i64);
                return Err(engine::Refusal::new("long-log", reason));
            }
            let game = games(&record.game)?;
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
        let read = self.0.import(&who.account, move || game.import(&text, &format)).await?;
        let table = read.map_err(|refusal| Error::of_game(game.profile().id, refusal))?;
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
        let game = scene.game;
        let seed = fresh_seed();
        let job = move || game.resume(cut(table.record(), at as usize, seed));
        let cut = self.0.import(&who.account, job).await?;
        let (table, _) = cut.map_err(|refusal| Error::of_game(game.profile().id, refusal))?;
        let made = self.put_up_table(who, game, Arc::from(table), seats, lang).await?;
        Ok(made.row.id)
    }

    /// Stores a table that has been played already, in pieces: others write in between. Nobody
    /// sees it before all of it is there; what is given back is not open.
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
        };
        let now = self.0.time.now();
        let bots = plan.seats.iter().any(Sitting::is_bot);
        let mut row = self.row(who, plan)?;
        row.seed = record.seed;
        row.commitment = record.commitment;
        row.opening = serde_json::to_value(record.opening).map_err(Error::broken)?;
        row.stage = "closed".into();
        self.put_up(&row).await?;
        let entries = entries.into_iter().enumerate().map(|(index, entry)| NewEntry {
            key: format!("{COPIED}{index}"),
            at: now,
            by: who.account.clone(),
            entry,
        });
        let entries: Vec<NewEntry> = entries.collect();
        let (pieces, last) = entries.split_at(entries.len().saturating_sub(1) / PIECE * PIECE);
        for piece in pieces.chunks(PIECE) {
            let written = row.length;
            row.length += piece.len() as u32;
            self.0.store.append(&row.id, written, piece, &row, None).await?;
        }
        let written = row.length;
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
        if last.is_empty() {
            self.0.store.update_match(&row).await?;
        } else {
            self.0.store.append(&row.id, written, last, &row, None).await?;
        }
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

    fn row(&self, who: &Who, plan: Plan) -> Result<Match> {
        let seed = fresh_seed();
        let now = self.0.time.now();
        Ok(Match {
            id: ids::fresh(),
            game: plan.game.profile().id.into(),
            stage: "open".into(),
            public: plan.public,
            title: plan.title,
            host: who.account.clone(),
            invite: ids::fresh() + &ids::fresh(),
            setup: plan.setup,
            rules_version: plan.game.profile().rules_version,
            content: plan.game.tables_fingerprint(),
            commitment: seed.commitment(),
            seed: seed.to_hex(),
            opening: Value::Null,
            pace: serde_json::to_value(&plan.pace).map_err(Error::broken)?,
            seats: plan.seats,
            length: 0,
            waiting: Vec::new(),
            live: Value::Null,
            result: None,
            rematch: None,
            created: now,
            started: None,
            changed: now,
            finished: None,
            wake_at: None,
        })
    }

    async fn put_up(&self, row: &Match) -> Result<()> {
        self.0.store.create_match(row).await?;
        self.0.lobby.changed(row.public, vec![row.host.clone()]);
        Ok(())
    }
}

/// A seat for the next game: bots stay, people have to sit down themselves.
fn vacated(seat: &SeatRow) -> SeatRow {
    match &seat.bot {
        Some(bot) if seat.is_bot() => bot_seat(bot),
        _ => open_seat(),
    }
}

fn plan_like(scene: &Scene, seats: Vec<SeatRow>) -> Plan {
    let row = &scene.row;
    Plan {
        game: scene.game,
        setup: row.setup.clone(),
        seats,
        pace: pace_of(row),
        public: row.public,
        title: row.title.clone(),
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

fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    // Without luck from the system no game would be fair: better no answer at all.
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    Seed(bytes)
}

fn expect_pace(pace: &Pace) -> Result<()> {
    let good = match pace {
        Pace::Relaxed => true,
        Pace::Live { bank, increment } => BANK.contains(bank) && INCREMENT.contains(increment),
        Pace::Correspondence { per_turn } => PER_TURN.contains(per_turn),
    };
    if good { Ok(()) } else { Err(Error::bad("bad-pace", Message::new("refused-pace"))) }
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
