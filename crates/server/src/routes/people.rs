//! What anybody may know of a person.

use crate::app::App;
use crate::error::{Error, Result};
use crate::lang::Reader;
use crate::people::{MaybePerson, statistics};
use crate::protocol::{Profile, Refused};
use crate::sight;
use axum::Json;
use axum::extract::{Path, State};
use store::{Match, MatchFilter};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Tables that count; somebody with more is known well enough by these.
const MOST_TABLES: u32 = 1000;
/// Logs that are read for the pace, newest first.
const LOGS: usize = 12;
const RECENT: usize = 20;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(profile))
}

/// A person's public profile.
#[utoipa::path(
    get, path = "/api/people/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = Refused))
)]
async fn profile(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybePerson(reader): MaybePerson,
    Reader(lang): Reader,
) -> Result<Json<Profile>> {
    let account = app.store.account(&id).await?.ok_or_else(Error::not_found)?;
    let filter =
        MatchFilter { account: Some(id.clone()), limit: MOST_TABLES, ..MatchFilter::default() };
    let mut tables = app.store.matches(&filter).await?;
    // A table somebody only hosts is none they play at.
    let sits = |seat: &store::SeatRow| seat.account.as_ref() == Some(&id);
    tables.retain(|table| table.seats.iter().any(sits));
    // Whoever resigned neither plays nor finishes, however the others go on.
    let resigned = |table: &Match| statistics::resigned(&id, table);
    let finished = |table: &&Match| table.stage == "finished" && !resigned(table);
    let (mut times, mut substituted) = (Vec::new(), 0);
    for table in tables.iter().filter(|table| table.length > 0).take(LOGS) {
        let log = app.store.log(&table.id, 0).await?;
        times.extend(statistics::answer_times(&id, &log));
        substituted += statistics::substitutions(&id, table, &log);
    }
    let me = reader.as_ref().map(|person| person.id());
    // What was meant for those who have the link stays among them.
    let mine = |table: &&Match| {
        table.seats.iter().any(|seat| me.is_some_and(|me| seat.account.as_deref() == Some(me)))
    };
    let shown: Vec<Match> = tables
        .iter()
        .filter(|table| table.stage != "closed" && (table.public || mine(table)))
        .take(RECENT)
        .cloned()
        .collect();
    let reader = sight::Reader { account: me, lang, now: app.time.now() };
    Ok(Json(Profile {
        playing: tables.iter().filter(|table| table.stage == "playing" && !resigned(table)).count()
            as u32,
        resigned: tables.iter().filter(|table| resigned(table)).count() as u32,
        finished: tables.iter().filter(finished).count() as u32,
        won: tables.iter().filter(finished).filter(|table| statistics::won(&id, table)).count()
            as u32,
        pace: statistics::pace(times),
        substituted,
        recent: app.hall.summaries(&shown, reader),
        guest: account.password.is_none(),
        since: account.created,
        name: account.name,
        id,
    }))
}
