//! Tables: making them, finding them, looking at them.

#![allow(unused_qualifications, reason = "the documentation macro repeats types of parameters")]

use crate::address::Address;
use crate::app::App;
use crate::body::Body;
use crate::error::Result;
use crate::lang::Reader as Language;
use crate::limits::Limited;
use crate::live::{Scene, Who};
use crate::people::{MaybePerson, Person};
use crate::protocol::{
    LobbyLists, NewTable, OwnTable, Pace, Shelf, Stage, TableId, TableInfo, TableSummary,
};
use crate::routes::seats::expect_few_invitations;
use crate::sight::{self, Reader};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use catalog::Lang;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(lobby, create))
        .routes(routes!(mine))
        .routes(routes!(next))
        .routes(routes!(table))
}

/// The invitation, for tables that are not public.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Invited {
    #[serde(default)]
    pub invite: Option<String>,
}

/// The match, if this reader may see it.
pub async fn visible(
    app: &App,
    id: &str,
    person: Option<&Person>,
    invite: Option<&str>,
) -> Result<Arc<Scene>> {
    let scene = app.hall.scene(id).await?;
    let admin = person.is_some_and(|person| person.account().admin);
    match scene.may_be_seen_by(person.map(Person::id), invite, admin) {
        true => Ok(scene),
        false => Err(crate::error::Error::not_found()),
    }
}

/// The answer of everything that changes a table.
pub async fn shown(app: &App, id: &str, person: &Person, lang: Lang) -> Result<Json<TableInfo>> {
    let scene = app.hall.scene(id).await?;
    let reader = Reader { account: Some(person.id()), lang, now: app.time.now() };
    Ok(Json(sight::info(&scene, reader)))
}

/// Which tables of the lobby.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
struct Filter {
    /// Only this game.
    game: Option<String>,
    /// Only `open`, or only `playing`.
    stage: Option<Stage>,
    /// Only `relaxed`, `live` or `correspondence`.
    pace: Option<String>,
    /// Only tables with at least this many open seats.
    free: Option<usize>,
}

impl Filter {
    fn keeps(&self, table: &TableSummary) -> bool {
        let pace = match table.pace {
            Pace::Relaxed => "relaxed",
            Pace::Live { .. } => "live",
            Pace::Correspondence { .. } => "correspondence",
        };
        let open = |table: &TableSummary| {
            let seats = table.seats.iter();
            seats.filter(|seat| seat.holder == crate::protocol::Holder::Open).count()
        };
        self.game.as_ref().is_none_or(|game| *game == table.game)
            && self.stage.is_none_or(|stage| stage == table.stage)
            && self.pace.as_ref().is_none_or(|wanted| wanted == pace)
            && self.free.is_none_or(|free| open(table) >= free)
    }
}

/// Public tables, and mine.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Filter), responses(
    (status = 200, body = LobbyLists),
))]
async fn lobby(
    State(app): State<App>,
    Query(filter): Query<Filter>,
    MaybePerson(person): MaybePerson,
    Language(lang): Language,
) -> Result<Json<LobbyLists>> {
    let account = person.as_ref().map(Person::id);
    let reader = Reader { account, lang, now: app.time.now() };
    let public = app.hall.public_tables().await?;
    let mut tables = app.hall.summaries(&public, reader);
    tables.retain(|table| filter.keeps(table));
    let mut mine = app.hall.tables_of(reader, None).await?;
    mine.retain(|own| filter.keeps(&own.table));
    Ok(Json(LobbyLists { tables, mine }))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses(
    (status = 201, body = TableInfo),
    (status = 422, description = "the game cannot be set up like this"),
    (status = 429, description = "too many tables in a short time"),
))]
async fn create(
    State(app): State<App>,
    address: Address,
    person: Person,
    Language(lang): Language,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>)> {
    app.limits.check(Limited::Table, person.id())?;
    expect_few_invitations(&app, &person, address, &new.seats)?;
    let id = app.hall.create(&Who::from(&person), &new).await?;
    Ok((StatusCode::CREATED, shown(&app, &id, &person, lang).await?))
}

/// Which of my tables.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Where {
    /// Those on this shelf; those on none if left out.
    #[serde(default)]
    shelf: Option<Shelf>,
}

/// My tables: those that wait for me first, by deadline.
#[utoipa::path(get, path = "/api/tables/mine", tag = "tables", params(Where), responses(
    (status = 200, body = Vec<OwnTable>),
))]
async fn mine(
    State(app): State<App>,
    Query(Where { shelf }): Query<Where>,
    person: Person,
    Language(lang): Language,
) -> Result<Json<Vec<OwnTable>>> {
    let reader = Reader { account: Some(person.id()), lang, now: app.time.now() };
    Ok(Json(app.hall.tables_of(reader, shelf).await?))
}

/// Where I was last, to be sent on.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct After {
    /// The table I come from; it is not given again unless it is the only one.
    #[serde(default)]
    after: Option<TableId>,
}

/// The next table that waits for me; `null` if none does.
#[utoipa::path(get, path = "/api/tables/next", tag = "tables", params(After), responses(
    (status = 200, body = Option<TableId>),
))]
async fn next(
    State(app): State<App>,
    Query(After { after }): Query<After>,
    person: Person,
) -> Result<Json<Option<TableId>>> {
    let reader = Reader { account: Some(person.id()), lang: Lang::En, now: app.time.now() };
    let mut waiting = app.hall.tables_of(reader, None).await?;
    waiting.retain(|own| own.table.my_turn);
    let here = waiting.iter().position(|own| Some(&own.table.id) == after.as_ref());
    let next = match here {
        Some(here) => waiting.get((here + 1) % waiting.len()),
        None => waiting.first(),
    };
    Ok(Json(next.map(|own| own.table.id.clone())))
}

/// A table and everything public about it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(Invited), responses(
    (status = 200, body = TableInfo),
    (status = 404, description = "no such table, or none this person may see"),
))]
async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(Invited { invite }): Query<Invited>,
    MaybePerson(person): MaybePerson,
    Language(lang): Language,
) -> Result<Json<TableInfo>> {
    let scene = visible(&app, &id, person.as_ref(), invite.as_deref()).await?;
    let account = person.as_ref().map(Person::id);
    Ok(Json(sight::info(&scene, Reader { account, lang, now: app.time.now() })))
}
