//! Sitting down, getting up, beginning, pausing, playing again.

use crate::address::Address;
use crate::app::App;
use crate::body::Body;
use crate::error::Result;
use crate::lang::Reader as Language;
use crate::limits::Limited;
use crate::live::{Deed, Who};
use crate::people::Person;
use crate::protocol::{
    Abandon, ChangeSeat, FewerSeats, FillSeats, Join, OfferSeat, PauseTable, PutAway, Refused,
    Resign, SeatPlan, TableInfo, TakeRole, Volunteer,
};
use crate::routes::tables::{Invited, shown, visible};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(join))
        .routes(routes!(decline))
        .routes(routes!(offer))
        .routes(routes!(volunteer))
        .routes(routes!(take_role))
        .routes(routes!(leave))
        .routes(routes!(resign))
        .routes(routes!(abandon))
        .routes(routes!(end))
        .routes(routes!(fewer_seats))
        .routes(routes!(put_away))
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

/// I was invited and do not come.
#[utoipa::path(post, path = "/api/tables/{id}/decline", tag = "tables", responses(
    (status = 204), (status = 401, body = Refused), (status = 404, body = Refused),
))]
async fn decline(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
) -> Result<StatusCode> {
    act(&app, &id, &person, Deed::Decline).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes another role on a seat I share: a free one, or before the start that of a companion, who gets mine.
#[utoipa::path(post, path = "/api/tables/{id}/role", tag = "tables", request_body = TakeRole,
    responses(
        (status = 200, body = TableInfo),
        (status = 409, body = Refused, description = "role-taken: somebody sees to it already"),
    ))]
async fn take_role(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
    Body(wanted): Body<TakeRole>,
) -> Shown {
    act(&app, &id, &person, Deed::Role { seat: wanted.seat, role: wanted.role }).await?;
    shown(&app, &id, &person, lang).await
}

/// Those who play offer a seat whose holder left for good. Its bot plays on until somebody comes.
#[utoipa::path(post, path = "/api/tables/{id}/offer", tag = "tables", request_body = OfferSeat,
    responses(
        (status = 200, body = TableInfo),
        (status = 409, body = Refused, description = "not-left: its holder may come back"),
    ))]
async fn offer(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
    Body(offer): Body<OfferSeat>,
) -> Shown {
    act(&app, &id, &person, Deed::Offer { seat: offer.seat, yes: offer.offered }).await?;
    shown(&app, &id, &person, lang).await
}

/// Takes over a seat that is offered, as it stands. The game counts nowhere on the volunteer's
/// profile, and stays a game left on that of whoever left.
#[utoipa::path(post, path = "/api/tables/{id}/volunteer", tag = "tables", request_body = Volunteer,
    responses(
        (status = 200, body = TableInfo),
        (status = 409, body = Refused, description = "not-offered, already-there, not-welcome"),
    ))]
async fn volunteer(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
    Body(wanted): Body<Volunteer>,
) -> Shown {
    let deed = Deed::Volunteer { seat: wanted.seat, invite: wanted.invite };
    app.hall.act(&id, &Who::from(&person), deed).await?;
    shown(&app, &id, &person, lang).await
}

/// Invitations reach people who did not ask for them.
pub(super) fn expect_few_invitations(
    app: &App,
    person: &Person,
    address: Address,
    plans: &[SeatPlan],
) -> Result<()> {
    for _ in plans.iter().filter(|plan| matches!(plan, SeatPlan::Person { .. })) {
        app.limits.check(Limited::Invite, person.id())?;
        if person.account().password.is_none() {
            app.limits.check(Limited::Invite, address)?;
        }
    }
    Ok(())
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

/// Leaves a game for good, on one seat: last place, or what the game's own rules say. A bot plays
/// on. Asked twice, it happens once.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "tables", request_body = Resign,
    responses(
        (status = 200, body = TableInfo),
        (status = 409, description = "nobody-else: end the game instead; game-over; not-started"),
    ))]
async fn resign(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
    Body(resign): Body<Resign>,
) -> Shown {
    act(&app, &id, &person, Deed::Resign { seat: resign.seat }).await?;
    shown(&app, &id, &person, lang).await
}

/// Agrees to give the game up without a result, which happens when everybody does, or declines,
/// which ends the request.
#[utoipa::path(post, path = "/api/tables/{id}/abandon", tag = "tables", request_body = Abandon,
    responses((status = 200, body = TableInfo)))]
async fn abandon(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
    Body(abandon): Body<Abandon>,
) -> Shown {
    act(&app, &id, &person, Deed::Abandon { yes: abandon.agree }).await?;
    shown(&app, &id, &person, lang).await
}

/// Ends a game that nobody else plays. Asked twice, it ends once.
#[utoipa::path(post, path = "/api/tables/{id}/end", tag = "tables", responses(
    (status = 200, body = TableInfo),
    (status = 409, description = "others-play: resign, or give it up together"),
))]
async fn end(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
) -> Shown {
    act(&app, &id, &person, Deed::End).await?;
    shown(&app, &id, &person, lang).await
}

/// The host takes open seats away, the last ones first.
#[utoipa::path(post, path = "/api/tables/{id}/seats", tag = "tables", request_body = FewerSeats,
    responses(
        (status = 200, body = TableInfo),
        (status = 409, description = "seat-taken: not that many are open"),
        (status = 422, description = "bad-seats: no fewer, or too few for the game"),
    ))]
async fn fewer_seats(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
    Body(fewer): Body<FewerSeats>,
) -> Shown {
    visible(&app, &id, Some(&person), None).await?;
    app.hall.shrink(&Who::from(&person), &id, fewer.seats).await?;
    shown(&app, &id, &person, lang).await
}

/// Puts a table away that I have done with, or back. Nobody else notices.
#[utoipa::path(put, path = "/api/tables/{id}/shelf", tag = "tables", request_body = PutAway,
    responses(
        (status = 204),
        (status = 409, description = "still-seated: leave the table first"),
    ))]
async fn put_away(
    State(app): State<App>,
    Path(id): Path<String>,
    person: Person,
    Body(put): Body<PutAway>,
) -> Result<StatusCode> {
    visible(&app, &id, Some(&person), None).await?;
    app.hall.put_away(&Who::from(&person), &id, put.shelf).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The host says who is meant to sit somewhere, and invites people by name.
#[utoipa::path(post, path = "/api/tables/{id}/seat", tag = "tables", request_body = ChangeSeat,
    responses(
        (status = 200, body = TableInfo),
        (status = 404, body = Refused, description = "no-such-person"),
        (status = 409, body = Refused, description = "not-invitable, already-there, you-blocked"),
        (status = 429, body = Refused, description = "too many invitations"),
    ))]
async fn change_seat(
    State(app): State<App>,
    address: Address,
    Path(id): Path<String>,
    person: Person,
    Language(lang): Language,
    Body(change): Body<ChangeSeat>,
) -> Shown {
    expect_few_invitations(&app, &person, address, std::slice::from_ref(&change.plan))?;
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
