//! Sitting down, getting up, beginning, pausing, playing again.

use crate::app::App;
use crate::body::Body;
use crate::error::Result;
use crate::lang::Reader as Language;
use crate::limits::Limited;
use crate::live::{Deed, Who};
use crate::people::Person;
use crate::protocol::{ChangeSeat, FillSeats, Join, PauseTable, TableInfo};
use crate::routes::tables::{Invited, shown, visible};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(change_seat))
        .routes(routes!(fill))
        .routes(routes!(start))
        .routes(routes!(close))
        .routes(routes!(pause))
        .routes(routes!(rematch))
        .routes(routes!(copy))
}

type Shown = Result<Json<TableInfo>>;

/// Does something to a table this person may see; others are not told that there is one.
async fn act(app: &App, id: &str, person: &Person, deed: Deed) -> Result<()> {
    visible(app, id, Some(person), None).await?;
    app.hall.act(id, &Who::from(person), deed).await.map(drop)
}

/// Sits down, or changes to another seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", request_body = Join, responses(
    (status = 200, body = TableInfo),
    (status = 409, description = "taken, full or begun"),
))]
async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
    Body(join): Body<Join>,
) -> Shown {
    let deed = Deed::Join { seat: join.seat, invite: join.invite };
    app.hall.act(&id, &Who::from(&person), deed).await?;
    shown(&app, &id, &person, lang).await
}

/// Gets up. Once the game has begun a substitute plays on, and the seat can be taken back.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", responses(
    (status = 200, body = TableInfo),
))]
async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
) -> Shown {
    act(&app, &id, &person, Deed::Leave).await?;
    shown(&app, &id, &person, lang).await
}

/// The host says who is meant to sit somewhere.
#[utoipa::path(post, path = "/api/tables/{id}/seat", tag = "tables", request_body = ChangeSeat,
    responses((status = 200, body = TableInfo)))]
async fn change_seat(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
    Body(change): Body<ChangeSeat>,
) -> Shown {
    act(&app, &id, &person, Deed::Seat { seat: change.seat, plan: change.plan }).await?;
    shown(&app, &id, &person, lang).await
}

/// Bots on all open seats.
#[utoipa::path(post, path = "/api/tables/{id}/fill", tag = "tables", request_body = FillSeats,
    responses((status = 200, body = TableInfo)))]
async fn fill(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
    Body(fill): Body<FillSeats>,
) -> Shown {
    act(&app, &id, &person, Deed::Fill { bot: fill.bot }).await?;
    shown(&app, &id, &person, lang).await
}

/// Begins the game. Asked twice, it begins once.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", responses(
    (status = 200, body = TableInfo),
    (status = 409, description = "seats are open"),
))]
async fn start(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
) -> Shown {
    act(&app, &id, &person, Deed::Start).await?;
    shown(&app, &id, &person, lang).await
}

/// Closes a table that has not begun.
#[utoipa::path(post, path = "/api/tables/{id}/close", tag = "tables", responses(
    (status = 200, body = TableInfo),
))]
async fn close(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
) -> Shown {
    act(&app, &id, &person, Deed::Close).await?;
    shown(&app, &id, &person, lang).await
}

/// Asks for a pause, which begins when everybody who is there does, or ends it.
#[utoipa::path(post, path = "/api/tables/{id}/pause", tag = "tables", request_body = PauseTable,
    responses((status = 200, body = TableInfo)))]
async fn pause(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
    Body(pause): Body<PauseTable>,
) -> Shown {
    act(&app, &id, &person, Deed::Pause { yes: pause.paused }).await?;
    shown(&app, &id, &person, lang).await
}

/// The same table once more. Asked by several, they meet at one table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", responses(
    (status = 201, body = TableInfo),
    (status = 409, description = "the game is not over"),
))]
async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
) -> Result<(StatusCode, Json<TableInfo>)> {
    let old = visible(&app, &id, Some(&person), None).await?;
    // Going where the others already are is no new table.
    if old.row.rematch.is_none() {
        app.limits.check(Limited::Table, person.id())?;
    }
    let table = app.hall.rematch(&Who::from(&person), &id).await?;
    Ok((StatusCode::CREATED, shown(&app, &table, &person, lang).await?))
}

/// A new table with the same options.
#[utoipa::path(post, path = "/api/tables/{id}/copy", tag = "tables", params(Invited), responses(
    (status = 201, body = TableInfo),
))]
async fn copy(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(Invited { invite }): Query<Invited>,
    person: Person,
    Language(lang): Language,
) -> Result<(StatusCode, Json<TableInfo>)> {
    app.limits.check(Limited::Table, person.id())?;
    let scene = visible(&app, &id, Some(&person), invite.as_deref()).await?;
    let table = app.hall.copy_options(&Who::from(&person), &scene).await?;
    Ok((StatusCode::CREATED, shown(&app, &table, &person, lang).await?))
}
