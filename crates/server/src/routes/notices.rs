//! The bell: what I am told, and what not.

use crate::app::App;
use crate::body::Body;
use crate::error::Result;
use crate::lang::Reader as Language;
use crate::limits::Limited;
use crate::notices;
use crate::people::Person;
use crate::protocol::{MuteTable, NoticeList, ReadNotices, Refused};
use crate::routes::tables::visible;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(told)).routes(routes!(read)).routes(routes!(mute))
}

/// What I am told, newest first.
#[utoipa::path(get, path = "/api/notices", tag = "people", responses(
    (status = 200, body = NoticeList),
    (status = 401, body = Refused),
))]
async fn told(
    State(app): State<App>,
    person: Person,
    Language(lang): Language,
) -> Result<Json<NoticeList>> {
    Ok(Json(notices::list(&app, person.account(), lang).await?))
}

/// I have read everything up to a time.
#[utoipa::path(post, path = "/api/notices/read", tag = "people", request_body = ReadNotices,
    responses((status = 204), (status = 401, body = Refused)))]
async fn read(
    State(app): State<App>,
    person: Person,
    Body(read): Body<ReadNotices>,
) -> Result<StatusCode> {
    app.limits.check(Limited::Account, person.id())?;
    // Nobody has read what is to come.
    let until = read.until.min(app.time.now());
    let read = app.store.read_notices(person.id(), until).await?;
    if read + app.store.read_alerts(person.id(), until).await? > 0 {
        app.hall.lobby().changed(false, vec![person.id().to_string()]);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Whether I am told anything about a table.
#[utoipa::path(put, path = "/api/tables/{id}/notices", tag = "tables", request_body = MuteTable,
    responses((status = 204), (status = 401, body = Refused), (status = 404, body = Refused)))]
async fn mute(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Body(mute): Body<MuteTable>,
) -> Result<StatusCode> {
    visible(&app, &id, Some(&person), None).await?;
    app.store.set_muted(&id, person.id(), mute.muted).await?;
    app.hall.lobby().changed(false, vec![person.id().to_string()]);
    Ok(StatusCode::NO_CONTENT)
}
