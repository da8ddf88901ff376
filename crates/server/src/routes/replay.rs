//! Looking back, and games as files.

#![allow(unused_qualifications, reason = "the documentation macro repeats types of parameters")]

use crate::address::Address;
use crate::app::App;
use crate::body::Body;
use crate::error::{Error, Result};
use crate::lang::Reader as Language;
use crate::limits::Limited;
use crate::live::{Scene, Who};
use crate::people::{MaybePerson, Person};
use crate::protocol::{Away, Branch, History, Position, Stage, TableInfo};
use crate::routes::tables::{shown, visible};
use crate::sight::{self, Reader};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use catalog::Table;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(history))
        .routes(routes!(away))
        .routes(routes!(position))
        .routes(routes!(export))
        .routes(routes!(import))
        .routes(routes!(branch))
}

/// Through whose eyes, and from when on.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
struct Look {
    invite: Option<String>,
    /// One of my own seats.
    seat: Option<u8>,
}

/// Which page of the log.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
struct Page {
    /// Only what happened after this length of the log: what I missed, or the `next` of the page
    /// before.
    from: Option<u32>,
    /// So many entries at most; never more than 500.
    limit: Option<u32>,
}

/// The longest page: some 100 kB.
const LONGEST_PAGE: u32 = 500;

/// The log in sentences, page by page, with the scores after each entry.
#[utoipa::path(get, path = "/api/tables/{id}/history", tag = "replay", params(Look, Page), responses(
    (status = 200, body = History),
))]
async fn history(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    Query(page): Query<Page>,
    address: Address,
    MaybePerson(person): MaybePerson,
    Language(lang): Language,
) -> Result<Json<History>> {
    let scene = visible(&app, &id, person.as_ref(), look.invite.as_deref()).await?;
    let table = begun(&scene)?;
    let viewer = scene.viewer(person.as_ref().map(Person::id), look.seat);
    let (marks, from) = (scene.marks.clone(), page.from.unwrap_or(0) as usize);
    let limit = page.limit.unwrap_or(LONGEST_PAGE).clamp(1, LONGEST_PAGE) as usize;
    let read = move || sight::history(&*table, &marks, from..from + limit, viewer, lang);
    Ok(Json(app.hall.look_back(&looker(person.as_ref(), address), read).await?))
}

/// What changed most since I last looked, in a few sentences; since another length if one is given.
#[utoipa::path(get, path = "/api/tables/{id}/away", tag = "replay", params(Look, Since), responses(
    (status = 200, body = Away),
))]
async fn away(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    Query(since): Query<Since>,
    MaybePerson(person): MaybePerson,
    Language(lang): Language,
) -> Result<Json<Away>> {
    let scene = visible(&app, &id, person.as_ref(), look.invite.as_deref()).await?;
    let account = person.as_ref().map(Person::id);
    let from = match (since.from, account) {
        (Some(from), _) => from,
        (None, Some(account)) => {
            let marks = app.store.marks(account, &[id]).await?;
            marks.first().map_or(0, |(_, mark)| mark.seen)
        }
        (None, None) => scene.row.length,
    };
    Ok(Json(app.hall.away(&scene, account, from, lang).await?))
}

/// Since when.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
struct Since {
    from: Option<u32>,
}

/// The table after any number of entries of its log.
#[utoipa::path(get, path = "/api/tables/{id}/at/{length}", tag = "replay", params(Look), responses(
    (status = 200, body = Position),
    (status = 404, description = "the log is not that long"),
))]
async fn position(
    State(app): State<App>,
    Path((id, length)): Path<(String, u32)>,
    Query(look): Query<Look>,
    address: Address,
    MaybePerson(person): MaybePerson,
    Language(lang): Language,
) -> Result<Json<Position>> {
    let scene = visible(&app, &id, person.as_ref(), look.invite.as_deref()).await?;
    let table = begun(&scene)?;
    let viewer = scene.viewer(person.as_ref().map(Person::id), look.seat);
    let read = move || sight::position_at(&*table, viewer, length as usize, lang);
    let looker = looker(person.as_ref(), address);
    app.hall.look_back(&looker, read).await?.map(Json).ok_or_else(Error::not_found)
}

/// Which file.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
struct File {
    invite: Option<String>,
    /// A foreign format of the game; our own table file if left out.
    format: Option<String>,
}

/// A finished game as a file. `ludotheque verify` checks it without trusting anybody.
#[utoipa::path(get, path = "/api/tables/{id}/export", tag = "replay", params(File), responses(
    (status = 200, description = "the file", content_type = "application/json", body = String),
    (status = 409, description = "the game is not over: its file holds the secrets of all seats"),
))]
async fn export(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(file): Query<File>,
    address: Address,
    MaybePerson(person): MaybePerson,
) -> Result<Response> {
    let scene = visible(&app, &id, person.as_ref(), file.invite.as_deref()).await?;
    if !matches!(scene.stage(), Stage::Finished | Stage::Abandoned) {
        let status = StatusCode::CONFLICT;
        return Err(Error::plain(status, "still-running", "refused-still-running"));
    }
    let (table, game) = (begun(&scene)?, scene.game.profile());
    let looker = looker(person.as_ref(), address);
    let (text, kind, ending) = match file.format {
        None => {
            let text = app.hall.look_back(&looker, move || table.record().to_json()).await?;
            (text, "application/json; charset=utf-8", "json")
        }
        Some(format) => {
            let written = app.hall.look_back(&looker, move || table.export(&format)).await?;
            let text = written.map_err(|refusal| Error::of_game(game, refusal))?;
            (text, "text/plain; charset=utf-8", "txt")
        }
    };
    let name = format!("attachment; filename=\"{}-{id}.{ending}\"", game.id);
    let name = HeaderValue::try_from(name).map_err(Error::broken)?;
    let kind = HeaderValue::from_static(kind);
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, name)], text).into_response())
}

/// Of which game a foreign file is.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
struct Foreign {
    game: Option<String>,
    format: Option<String>,
}

/// A table from a file: finished games can be replayed, others go on with everybody on this
/// screen.
#[utoipa::path(post, path = "/api/tables/import", tag = "replay", params(Foreign),
    request_body(content = String, content_type = "application/json"),
    responses((status = 201, body = TableInfo), (status = 422, description = "not a sound file")))]
async fn import(
    State(app): State<App>,
    Query(foreign): Query<Foreign>,
    person: Person,
    Language(lang): Language,
    text: String,
) -> Result<(StatusCode, Json<TableInfo>)> {
    app.limits.check(Limited::Table, person.id())?;
    let who = Who::from(&person);
    let scene = match (foreign.game, foreign.format) {
        (Some(game), Some(format)) => {
            app.hall.import_foreign(&who, &game, format, text, lang).await?
        }
        _ => app.hall.import(&who, text, lang).await?,
    };
    // Not opened for this: whoever brings many files leaves none of them in memory.
    let reader = Reader { account: Some(person.id()), lang, now: app.time.now() };
    Ok((StatusCode::CREATED, Json(sight::info(&scene, reader))))
}

/// Goes on from a position, on one screen: of a finished game, or of one without secrets.
#[utoipa::path(post, path = "/api/tables/{id}/branch", tag = "replay", request_body = Branch,
    responses((status = 201, body = TableInfo)))]
async fn branch(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
    Body(branch): Body<Branch>,
) -> Result<(StatusCode, Json<TableInfo>)> {
    app.limits.check(Limited::Table, person.id())?;
    let scene = visible(&app, &id, Some(&person), branch.invite.as_deref()).await?;
    let who = Who::from(&person);
    let seats = branch.seats.as_deref();
    let table = app.hall.branch(&who, &scene, branch.at, seats, lang).await?;
    Ok((StatusCode::CREATED, shown(&app, &table, &person, lang).await?))
}

/// Whose turn among those who look back it is.
fn looker(person: Option<&Person>, address: Address) -> String {
    person.map_or_else(|| format!("{address:?}"), |person| person.id().to_string())
}

fn begun(scene: &Scene) -> Result<Arc<dyn Table>> {
    let missing = || Error::plain(StatusCode::CONFLICT, "not-started", "refused-not-started");
    scene.table.clone().ok_or_else(missing)
}
