//! What anybody may know of a person, and what I make of them.

#![allow(unused_qualifications, reason = "the documentation macro repeats types of parameters")]

use crate::app::App;
use crate::body::Body;
use crate::error::{Error, Result};
use crate::lang::Reader;
use crate::limits::Limited;
use crate::live::{Sitting, Who};
use crate::people::statistics::{self, Figures};
use crate::people::{MaybePerson, Person, name, ties};
use crate::protocol::{PersonFound, Profile, Refused, SetTie, Tie, TieKind};
use crate::sight;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use engine::Message;
use serde::Deserialize;
use store::{Match, MatchFilter};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Tables that count; somebody with more is known well enough by these.
const MOST_TABLES: u32 = 1000;
/// Logs that are read for the pace, newest first.
const LOGS: usize = 12;
const RECENT: usize = 20;
/// Nobody has more friends, or more of the others.
const MOST_TIES: usize = 1000;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(find))
        .routes(routes!(profile))
        .routes(routes!(my_ties))
        .routes(routes!(set_tie))
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
    let tables = app.store.matches(&filter).await?;
    let figures = tables.iter().map(|table| statistics::figures(&id, table));
    let figures: Vec<Figures> = figures.collect();
    let count = |wanted: fn(&Figures) -> bool| {
        u32::try_from(figures.iter().filter(|figures| wanted(figures)).count()).unwrap_or(u32::MAX)
    };
    let (mut times, mut substituted, mut looked_at) = (Vec::new(), 0, 0);
    let telling = tables.iter().zip(&figures).filter(|(_, figures)| figures.tells);
    for (table, _) in telling.filter(|(table, _)| table.length > 0).take(LOGS) {
        let log = app.store.log(&table.id, 0).await?;
        times.extend(statistics::answer_times(&id, table, &log));
        substituted += statistics::substitutions(&id, table, &log);
        looked_at += 1;
    }
    let me = reader.as_ref().map(|person| person.id());
    // What was meant for those who have the link stays among them.
    let mine =
        |table: &&Match| table.seats.iter().any(|seat| me.is_some_and(|me| seat.is_held_by(me)));
    let shown: Vec<Match> = tables
        .iter()
        .filter(|table| table.seats.iter().any(|seat| seat.is_held_by(&id)))
        .filter(|table| table.stage != "closed" && (table.public || mine(table)))
        .take(RECENT)
        .cloned()
        .collect();
    let reader = sight::Reader { account: me, lang, now: app.time.now() };
    Ok(Json(Profile {
        playing: count(|figures| figures.playing),
        resigned: count(|figures| figures.resigned),
        finished: count(|figures| figures.finished),
        won: count(|figures| figures.won),
        alone: count(|figures| figures.alone),
        helped: count(|figures| figures.helped),
        looked_at,
        tie: match me {
            Some(me) => app.store.tie(me, &id).await?.as_deref().and_then(TieKind::of),
            None => None,
        },
        pace: statistics::pace(times),
        substituted,
        recent: app.hall.summaries(&shown, reader),
        guest: account.password.is_none(),
        since: account.created,
        name: account.name,
        id,
    }))
}

/// Who is meant.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Named {
    /// The whole name, whatever its capitals.
    name: String,
}

/// Somebody with an account, by name.
#[utoipa::path(
    get, path = "/api/people", tag = "people", params(Named),
    responses((status = 200, body = PersonFound), (status = 404, body = Refused, description = "no-such-person"))
)]
async fn find(
    State(app): State<App>,
    _: Person,
    Query(named): Query<Named>,
) -> Result<Json<PersonFound>> {
    let unknown =
        || Error::plain(StatusCode::NOT_FOUND, "no-such-person", "refused-no-such-person");
    let name = name::proper(&named.name).map_err(|_| unknown())?;
    let found = app.store.account_by_name(&name).await?.ok_or_else(unknown)?;
    Ok(Json(PersonFound { id: found.id, name: found.name }))
}

/// My friends, and whom I blocked, by name. They are not told.
#[utoipa::path(
    get, path = "/api/friends", tag = "people",
    responses((status = 200, body = Vec<Tie>), (status = 401, body = Refused))
)]
async fn my_ties(State(app): State<App>, person: Person) -> Result<Json<Vec<Tie>>> {
    Ok(Json(ties::of(&app, person.id()).await?))
}

/// Makes somebody a friend, blocks them, or neither. Whoever is blocked cannot invite me, sit down
/// with me or write to me.
#[utoipa::path(
    put, path = "/api/friends/{id}", tag = "people", request_body = SetTie,
    params(("id" = String, Path)),
    responses(
        (status = 204),
        (status = 401, body = Refused),
        (status = 404, body = Refused),
        (status = 409, body = Refused, description = "too-many-friends"),
        (status = 422, body = Refused, description = "not-yourself"),
    )
)]
async fn set_tie(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Body(wanted): Body<SetTie>,
) -> Result<StatusCode> {
    app.limits.check(Limited::Account, person.id())?;
    if id == person.id() {
        return Err(Error::bad("not-yourself", Message::new("refused-not-yourself")));
    }
    let other = app.store.account(&id).await?.filter(|other| other.erased.is_none());
    let other = other.ok_or_else(Error::not_found)?;
    if wanted.tie.is_some() && app.store.ties_of(person.id()).await?.len() >= MOST_TIES {
        let reason = Message::new("refused-too-many-friends").number("most", MOST_TIES as i64);
        return Err(Error::new(StatusCode::CONFLICT, "too-many-friends", reason));
    }
    let kind = wanted.tie.map(TieKind::name);
    app.store.set_tie(person.id(), &other.id, kind, app.time.now()).await?;
    if wanted.tie == Some(TieKind::Blocked) {
        app.hall.uninvite(&Who::from(&person), &other.id).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
