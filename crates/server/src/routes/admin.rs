//! For administrators: how the library is doing, and what can be done about it.

use crate::app::App;
use crate::body::Body;
use crate::error::{Error, Result};
use crate::hall::Signal;
use crate::people::{Admin, accounts, reset};
use crate::protocol::{
    AccountInfo, Announcement, AuditLine, Ban, Health, MakeAdmin, Pause, Refused, ResetLink,
};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use engine::Message;
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Account, Audit};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

const ANNOUNCEMENT: &str = "announcement";
const LONGEST_TEXT: usize = 500;
const DAY: i64 = 24 * 60 * 60 * 1000;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(health))
        .routes(routes!(people))
        .routes(routes!(ban))
        .routes(routes!(unban))
        .routes(routes!(make_admin))
        .routes(routes!(reset_link))
        .routes(routes!(pause))
        .routes(routes!(announce))
        .routes(routes!(announcement))
        .routes(routes!(audit))
        .routes(routes!(metrics))
}

/// How the library is doing.
#[utoipa::path(
    get, path = "/api/admin/health", tag = "admin",
    responses((status = 200, body = Health), (status = 404, body = Refused, description = "for all others"))
)]
async fn health(State(app): State<App>, _: Admin) -> Result<Json<Health>> {
    let asked = std::time::Instant::now();
    let database = app.store.ping().await.ok().map(|()| asked.elapsed().as_millis() as i64);
    let counts = app.store.counts().await?;
    let crowd = app.hall.crowd();
    Ok(Json(Health {
        version: env!("CARGO_PKG_VERSION").into(),
        uptime: app.time.now() - app.started,
        database,
        accounts: counts.accounts,
        guests: counts.guests,
        open: counts.open,
        playing: counts.playing,
        finished: counts.finished,
        entries: counts.entries,
        lines: counts.lines,
        bytes: counts.bytes,
        tables: crowd.tables as u32,
        sockets: crowd.sockets as u32,
        memory: crate::numbers::memory(),
        announcement: announced(&app).await?,
    }))
}

#[derive(Debug, Deserialize)]
struct Search {
    #[serde(default)]
    name: String,
}

/// Accounts, newest first.
#[utoipa::path(
    get, path = "/api/admin/accounts", tag = "admin",
    params(("name" = Option<String>, Query, description = "a part of it")),
    responses((status = 200, body = Vec<AccountInfo>), (status = 404, body = Refused))
)]
async fn people(
    State(app): State<App>,
    _: Admin,
    Query(wanted): Query<Search>,
) -> Result<Json<Vec<AccountInfo>>> {
    let found = app.store.accounts(wanted.name.trim(), 100).await?;
    Ok(Json(found.iter().map(info).collect()))
}

/// Lock an account: its sockets end at once, and every request is answered with the reason.
#[utoipa::path(
    post, path = "/api/admin/accounts/{id}/ban", tag = "admin", request_body = Ban,
    params(("id" = String, Path)),
    responses((status = 200, body = AccountInfo), (status = 404, body = Refused))
)]
async fn ban(
    State(app): State<App>,
    Admin(admin): Admin,
    Path(id): Path<String>,
    Body(ban): Body<Ban>,
) -> Result<Json<AccountInfo>> {
    if id == admin.id() {
        return Err(Error::bad("not-yourself", Message::new("refused-not-yourself")));
    }
    let reason = short(&ban.reason)?;
    let now = app.time.now();
    let until = ban.days.map_or(i64::MAX, |days| now + i64::from(days) * DAY);
    let account = accounts::change(&app, &id, |account| {
        account.banned_until = Some(until);
        account.ban_reason = reason;
        Ok(())
    })
    .await?;
    // They stay signed in, and are told why whatever they ask for.
    app.hall.signal(Signal::Banned { account: id.clone() });
    app.hall.person_left(&account).await?;
    note(&app, admin.id(), "ban", json!({ "account": id, "days": ban.days })).await?;
    Ok(Json(info(&account)))
}

/// Unlock an account.
#[utoipa::path(
    delete, path = "/api/admin/accounts/{id}/ban", tag = "admin", params(("id" = String, Path)),
    responses((status = 200, body = AccountInfo), (status = 404, body = Refused))
)]
async fn unban(
    State(app): State<App>,
    Admin(admin): Admin,
    Path(id): Path<String>,
) -> Result<Json<AccountInfo>> {
    let account = accounts::change(&app, &id, |account| {
        account.banned_until = None;
        account.ban_reason = String::new();
        Ok(())
    })
    .await?;
    note(&app, admin.id(), "unban", json!({ "account": id })).await?;
    Ok(Json(info(&account)))
}

/// Appoint or dismiss an administrator.
#[utoipa::path(
    post, path = "/api/admin/accounts/{id}/admin", tag = "admin", request_body = MakeAdmin,
    params(("id" = String, Path)),
    responses((status = 200, body = AccountInfo), (status = 404, body = Refused))
)]
async fn make_admin(
    State(app): State<App>,
    Admin(admin): Admin,
    Path(id): Path<String>,
    Body(wanted): Body<MakeAdmin>,
) -> Result<Json<AccountInfo>> {
    if id == admin.id() {
        return Err(Error::bad("not-yourself", Message::new("refused-not-yourself")));
    }
    let account = with_password(&app, &id, wanted.admin).await?;
    let account = Account { admin: wanted.admin, ..account };
    app.store.set_admin(&id, wanted.admin).await?;
    app.hall.signal(Signal::AccountChanged { account: id.clone() });
    note(&app, admin.id(), "admin", json!({ "account": id, "admin": wanted.admin })).await?;
    Ok(Json(info(&account)))
}

/// A link with which somebody who forgot their password chooses another one, once and within a day.
#[utoipa::path(
    post, path = "/api/admin/accounts/{id}/reset", tag = "admin", params(("id" = String, Path)),
    responses(
        (status = 200, body = ResetLink),
        (status = 404, body = Refused),
        (status = 422, body = Refused, description = "guest: there is no password"),
    )
)]
async fn reset_link(
    State(app): State<App>,
    Admin(admin): Admin,
    Path(id): Path<String>,
) -> Result<Json<ResetLink>> {
    let account = with_password(&app, &id, true).await?;
    let made = reset::make(&*app.store, &account, admin.id(), app.time.now()).await?;
    tracing::info!(who = admin.id(), what = "reset", account = id, "administration");
    Ok(Json(ResetLink { path: made.path, until: made.until }))
}

/// An account that is there, and no guest's if that matters.
async fn with_password(app: &App, id: &str, matters: bool) -> Result<Account> {
    let account = app.store.account(id).await?.filter(|account| account.erased.is_none());
    let account = account.ok_or_else(Error::not_found)?;
    if matters && account.password.is_none() {
        return Err(Error::bad("guest", Message::new("refused-guest-admin")));
    }
    Ok(account)
}

/// Stop or start the clocks of a table.
#[utoipa::path(
    post, path = "/api/admin/tables/{id}/pause", tag = "admin", request_body = Pause,
    params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = Refused))
)]
async fn pause(
    State(app): State<App>,
    Admin(admin): Admin,
    Path(id): Path<String>,
    Body(wanted): Body<Pause>,
) -> Result<StatusCode> {
    app.hall.pause(&id, wanted.paused).await?;
    note(&app, admin.id(), "pause", json!({ "table": id, "paused": wanted.paused })).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tell everybody something, until it is replaced; empty for nothing.
#[utoipa::path(
    post, path = "/api/admin/announcement", tag = "admin", request_body = Announcement,
    responses((status = 204), (status = 404, body = Refused))
)]
async fn announce(
    State(app): State<App>,
    Admin(admin): Admin,
    Body(wanted): Body<Announcement>,
) -> Result<StatusCode> {
    let text = short(&wanted.text)?;
    app.store.set_value(ANNOUNCEMENT, &Value::from(text.clone())).await?;
    app.hall.signal(Signal::Announced { text: text.clone() });
    note(&app, admin.id(), "announce", json!({ "text": text })).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What the administrators tell everybody.
#[utoipa::path(
    get, path = "/api/announcement", tag = "server",
    responses((status = 200, body = Announcement))
)]
async fn announcement(State(app): State<App>) -> Result<Json<Announcement>> {
    Ok(Json(Announcement { text: announced(&app).await? }))
}

/// What administrators did, newest first.
#[utoipa::path(
    get, path = "/api/admin/audit", tag = "admin",
    responses((status = 200, body = Vec<AuditLine>), (status = 404, body = Refused))
)]
async fn audit(State(app): State<App>, _: Admin) -> Result<Json<Vec<AuditLine>>> {
    let line = |done: Audit| AuditLine {
        at: done.at,
        who: done.who,
        what: done.what,
        detail: done.detail,
    };
    Ok(Json(app.store.audited(200).await?.into_iter().map(line).collect()))
}

/// Numbers as Prometheus reads them.
#[utoipa::path(
    get, path = "/api/admin/metrics", tag = "admin",
    responses((status = 200, body = String), (status = 404, body = Refused))
)]
async fn metrics(State(app): State<App>, _: Admin) -> String {
    crate::numbers::told(&app)
}

/// What the administrators tell everybody; empty for nothing.
pub async fn announced(app: &App) -> Result<String> {
    let kept = app.store.get_value(ANNOUNCEMENT).await?;
    Ok(kept.as_ref().and_then(Value::as_str).unwrap_or_default().to_string())
}

async fn note(app: &App, who: &str, what: &str, detail: Value) -> Result<()> {
    tracing::info!(who, what, %detail, "administration");
    Ok(app.store.audit(who, what, &detail, app.time.now()).await?)
}

fn short(text: &str) -> Result<String> {
    let text = text.trim();
    if text.chars().count() > LONGEST_TEXT {
        let reason = Message::new("refused-text-long").number("most", LONGEST_TEXT as i64);
        return Err(Error::bad("text-long", reason));
    }
    Ok(text.to_string())
}

fn info(account: &Account) -> AccountInfo {
    AccountInfo {
        id: account.id.clone(),
        name: account.name.clone(),
        guest: account.password.is_none(),
        admin: account.admin,
        created: account.created,
        banned_until: account.banned_until,
        ban_reason: account.ban_reason.clone(),
        erased: account.erased.is_some(),
    }
}
