//! What would happen, why not, and what would a bot do: thought about beside everything else and
//! never stored.

use super::Connection;
use crate::error::{Error, Result};
use crate::hall::Hall;
use crate::limits::Limited;
use crate::live::{Scene, Who, moved_on, still_asked};
use crate::protocol::{FromClient, FromServer};
use crate::sight;
use axum::http::StatusCode;
use bots::{BotName, Budget};
use catalog::{Lang, Table};
use engine::Seat;
use std::sync::Arc;
use std::time::Duration;

/// The bot that is asked for hints.
const ADVISER: BotName = BotName::Mcts(Budget::Time(Duration::from_millis(500)));
/// The longest plan that can be asked about.
const LONGEST_PLAN: usize = 64;

impl Connection {
    /// Thinks about a question in a task of its own.
    pub(super) fn question(&self, message: FromClient) -> Result<()> {
        let who = self.who()?;
        let limited = match message {
            FromClient::Hint { .. } => Limited::Hint,
            _ => Limited::Preview,
        };
        self.app.limits.check(limited, &who.account)?;
        let Ok(permit) = Arc::clone(&self.questions).try_acquire_owned() else {
            return Err(Error::unavailable());
        };
        let (hall, out, lang) = (self.app.hall.clone(), self.out.clone(), self.lang);
        tokio::spawn(async move {
            let (key, id, table) = super::answer::names(&message);
            match answer(&hall, &who, message, lang).await {
                Ok(answer) => out.say(&answer),
                Err(error) => {
                    let refused = error.refused(lang);
                    out.say(&FromServer::Refused { key, id, table, refused });
                }
            }
            drop(permit);
        });
        Ok(())
    }
}

async fn answer(hall: &Hall, who: &Who, message: FromClient, lang: Lang) -> Result<FromServer> {
    match message {
        FromClient::Preview { table: id_of_table, id, seat, at, moves } => {
            let (scene, table) = asked(hall, who, &id_of_table, seat, &moves).await?;
            let looked_at = Arc::clone(&scene);
            let try_out = move || {
                if !still_asked(&*table, seat, at) {
                    return Err(moved_on());
                }
                let preview = table.preview(Seat(seat), &moves, 0, lang);
                let preview = preview.map_err(|refusal| of_game(&looked_at, refusal))?;
                Ok(sight::preview(&*table, Seat(seat), preview, lang))
            };
            let preview = hall.look(try_out).await??;
            Ok(FromServer::Preview { id, table: id_of_table, preview })
        }
        FromClient::Why { table: id_of_table, id, seat, planned, notation } => {
            let (scene, table) = asked(hall, who, &id_of_table, seat, &planned).await?;
            let why =
                hall.look(move || table.explain(Seat(seat), &planned, &notation)).await?.err();
            let refused = why.map(|refusal| of_game(&scene, refusal).refused(lang));
            Ok(FromServer::Why { id, table: id_of_table, refused })
        }
        FromClient::Hint { table: id_of_table, id, seat, planned } => {
            let (scene, table) = asked(hall, who, &id_of_table, seat, &planned).await?;
            let seed = u64::from(scene.row.length);
            let think = move || table.hint_after(Seat(seat), &planned, ADVISER, seed, lang);
            let hint = hall.ponder(&who.account, ADVISER, think).await?;
            let hint = sight::legal_move(hint.map_err(|refusal| of_game(&scene, refusal))?);
            Ok(FromServer::Hint { id, table: id_of_table, hint })
        }
        other => Err(Error::broken(format!("no question in {:?}", super::answer::names(&other)))),
    }
}

/// The table, if the one who asks plays for that seat.
async fn asked(
    hall: &Hall,
    who: &Who,
    id: &str,
    seat: u8,
    plan: &[String],
) -> Result<(Arc<Scene>, Arc<dyn Table>)> {
    let scene = hall.scene(id).await?;
    if !scene.may_be_seen_by(Some(&who.account), None, who.admin) {
        return Err(Error::not_found());
    }
    if !scene.seats_of(&who.account).contains(&seat) {
        let status = StatusCode::FORBIDDEN;
        return Err(Error::plain(status, "not-your-seat", "refused-not-your-seat"));
    }
    if plan.len() > LONGEST_PLAN {
        let reason =
            engine::Message::new("refused-turn-length").number("most", LONGEST_PLAN as i64);
        return Err(Error::bad("turn-length", reason));
    }
    if scene.stuck {
        return Err(crate::live::engine_timeout());
    }
    let table = scene.table.clone();
    let table = table
        .ok_or_else(|| Error::plain(StatusCode::CONFLICT, "not-started", "refused-not-started"))?;
    Ok((scene, table))
}

fn of_game(scene: &Scene, refusal: engine::Refusal) -> Error {
    Error::of_game(scene.game.profile(), refusal)
}
