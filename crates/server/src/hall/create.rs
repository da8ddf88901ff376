//! New tables: from a host's choices, from another table.

use super::Hall;
use crate::error::{Error, Result};
use crate::ids;
use crate::live::{
    Around, Deed, Scene, Sitting, Who, bot_seat, expect_each_once, expect_players, expect_sharing,
    invitations, open_seat, pace_of, person, seat_for, settle,
};
use crate::protocol::{NewTable, Pace, SeatPlan, Sharing};
use crate::text;
use axum::http::StatusCode;
use catalog::GameEntry;
use catalog::setup::{Choices, chosen};
use engine::{Message, OptionValues, Seed};
use serde_json::Value;
use store::{Match, SeatRow};

/// The slowest and the fastest games, in seconds.
const BANK: std::ops::RangeInclusive<u32> = 10..=7 * 86_400;
const INCREMENT: std::ops::RangeInclusive<u32> = 0..=3600;
const PER_TURN: std::ops::RangeInclusive<u32> = 60..=30 * 86_400;

/// The part of a table that is copied from another or chosen by a host.
pub(super) struct Plan {
    pub game: &'static dyn GameEntry,
    pub setup: Value,
    pub seats: Vec<SeatRow>,
    pub pace: Pace,
    pub public: bool,
    pub title: String,
    pub sharing: Sharing,
}

impl Hall {
    /// Makes a table; begins at once if that was asked for and nobody is missing.
    pub async fn create(&self, who: &Who, new: &NewTable) -> Result<String> {
        let game = self.game(&new.game)?;
        expect_pace(&new.pace)?;
        expect_sharing(game, new.sharing)?;
        if new.seats.iter().filter(|plan| **plan == SeatPlan::Me).count() > 1 {
            return Err(Error::bad("bad-seats", Message::new("refused-twice-me")));
        }
        for plan in &new.seats {
            if let SeatPlan::Bot { bot } = plan {
                self.expect_bot(bot)?;
            }
        }
        let mut seats = Vec::new();
        let now = self.0.time.now();
        for plan in &new.seats {
            seats.push(seat_for(&*self.0.store, plan, who, now).await?);
        }
        expect_each_once(&seats)?;
        let setup = self.chosen_setup(game, &new.setup, seats.len()).await?;
        let title = text::title(&new.title)?;
        let (pace, public, sharing) = (new.pace.clone(), new.public, new.sharing);
        let row = self.row(who, Plan { game, setup, seats, pace, public, title, sharing })?;
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
        made.map_err(|refusal| Error::of_game(game.profile(), refusal))
    }

    /// Takes open seats away, the last ones first. What was chosen for the table stays chosen.
    pub async fn shrink(&self, who: &Who, id: &str, seats: u8) -> Result<()> {
        let scene = self.scene(id).await?;
        if scene.row.host != who.account {
            return Err(Error::plain(StatusCode::FORBIDDEN, "not-host", "refused-not-host"));
        }
        let now = scene.row.seats.len();
        let Some(surplus) = now.checked_sub(usize::from(seats)).filter(|surplus| *surplus > 0)
        else {
            return Err(Error::bad("bad-seats", Message::new("refused-fewer-seats")));
        };
        let open = scene.row.seats.iter().enumerate().rev().filter(|(_, seat)| seat.is_open());
        let remove: Vec<u8> = open.map(|(seat, _)| seat as u8).take(surplus).collect();
        if remove.len() < surplus {
            let status = StatusCode::CONFLICT;
            return Err(Error::plain(status, "seat-taken", "refused-seats-taken"));
        }
        let chosen = chosen_without(scene.game, &scene.row, &remove);
        let setup = self.chosen_setup(scene.game, &chosen, usize::from(seats)).await?;
        self.act(id, who, Deed::Shrink { remove, setup }).await.map(drop)
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
            true if seat.kind == "person" => person(who),
            true => {
                SeatRow { extra: Value::Null, substitute: None, before: Vec::new(), ..seat.clone() }
            }
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
            let free = |seat: &u8| {
                let row = new.row.seats.get(usize::from(*seat));
                let shared = !new.around.sharing.is_alone();
                let roles = new.game.company().roles.len();
                let beside =
                    |row: &SeatRow| shared && row.kind == "person" && row.members.len() < roles;
                row.is_some_and(|row| row.is_free_for(&who.account) || beside(row))
            };
            let invite = Some(new.row.invite.clone());
            self.act(table, who, Deed::Join { seat: seat.filter(free), invite }).await?;
        }
        Ok(table.to_string())
    }

    pub(super) fn row(&self, who: &Who, plan: Plan) -> Result<Match> {
        let seed = fresh_seed();
        let now = self.0.time.now();
        let around = Around { sharing: plan.sharing, ..Around::default() };
        let mut row = Match {
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
            live: if plan.sharing.is_alone() { Value::Null } else { around.written() },
            result: None,
            rematch: None,
            created: now,
            started: None,
            changed: now,
            finished: None,
            wake_at: None,
            copied: false,
        };
        settle(&mut row, &around, plan.game.company().roles);
        Ok(row)
    }

    async fn put_up(&self, row: &Match) -> Result<()> {
        let telling = invitations(row, self.0.time.now());
        self.0.store.create_match_telling(row, &telling).await?;
        let invited = row.seats.iter().filter_map(|seat| seat.account.clone());
        self.0.lobby.changed(row.public, invited.chain([row.host.clone()]).collect());
        Ok(())
    }
}

/// What differs from the usual setup, without what was chosen for these seats.
fn chosen_without(game: &dyn GameEntry, row: &Match, remove: &[u8]) -> Value {
    let usual = game.usual_setup(row.seats.len() as u8).unwrap_or_default();
    let options = game.options();
    let each_seat = |key: &str| {
        let mut options = options.iter().filter(|option| option.key == key);
        options.any(|option| matches!(option.values, OptionValues::EachSeat(_)))
    };
    let fields = row.setup.as_object().into_iter().flatten();
    let chosen = fields.filter(|(key, value)| usual.get(key.as_str()) != Some(*value));
    let stays =
        |(seat, value): (usize, &Value)| (!remove.contains(&(seat as u8))).then(|| value.clone());
    let fewer = |(key, value): (&String, &Value)| match value {
        Value::Array(list) if each_seat(key) => {
            (key.clone(), list.iter().enumerate().filter_map(stays).collect())
        }
        _ => (key.clone(), value.clone()),
    };
    Value::Object(chosen.filter(|(key, _)| *key != "seats").map(fewer).collect())
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
        sharing: scene.around.sharing,
    }
}

pub(super) fn fresh_seed() -> Seed {
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
