//! How my account is kept: codes, passkeys, a mail address, a link for another device.

use crate::app::App;
use crate::body::Body;
use crate::error::{Error, Result};
use crate::lang::Reader as Language;
use crate::limits::Limited;
use crate::mail::{self, Letter};
use crate::people::links::{self, Purpose};
use crate::people::passkeys::{self, PASSKEY};
use crate::people::session::settings_of;
use crate::people::{Person, accounts, alerts, codes};
use crate::protocol::{
    Confirmed, GivenCode, NewCodes, PaperCodes, PasskeyAsked, PasskeyInfo, PasskeyMade, Refused,
    Security, SetAddress, Settings, SignInLink,
};
use crate::qr;
use crate::routes::me::expect_password;
use crate::text;
use crate::told;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::ORIGIN;
use axum::http::{HeaderMap, StatusCode};
use catalog::{Lang, Words};
use engine::Message;
use serde_json::{Value, json};
use store::{Key, Mail};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(security))
        .routes(routes!(begin_codes, confirm_codes, end_codes))
        .routes(routes!(new_paper))
        .routes(routes!(ask_passkey))
        .routes(routes!(keep_passkey))
        .routes(routes!(remove_passkey))
        .routes(routes!(sign_in_link))
        .routes(routes!(set_address))
}

/// How my account is kept.
#[utoipa::path(get, path = "/api/me/security", tag = "people", responses(
    (status = 200, body = Security), (status = 401, body = Refused),
))]
async fn security(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
) -> Result<Json<Security>> {
    let (codes, paper) = codes::standing(&app, person.id()).await?;
    let keys = app.store.keys_of(person.id()).await?;
    let mail = app.store.mail(person.id()).await?;
    Ok(Json(Security {
        codes,
        paper,
        passkeys: keys.into_iter().filter(|key| key.kind == PASSKEY).map(shown).collect(),
        // Pages read this without saying where they are from: their host is ours.
        passkeys_possible: passkeys::are_possible(&app, &with_origin(&app, &headers)),
        confirmed: mail.as_ref().is_some_and(|mail| mail.confirmed_at.is_some()),
        address: mail.map(|mail| mail.address),
        mail: app.mailer.is_set(),
    }))
}

/// A reading request has no origin; its host stands for it.
fn with_origin(app: &App, headers: &HeaderMap) -> HeaderMap {
    let mut headers = headers.clone();
    let scheme = if app.settings.secure() { "https" } else { "http" };
    let host = headers.get("host").and_then(|host| host.to_str().ok()).map(str::to_string);
    if let Some(Ok(origin)) = host.map(|host| format!("{scheme}://{host}").parse()) {
        headers.entry(ORIGIN).or_insert(origin);
    }
    headers
}

fn shown(key: Key) -> PasskeyInfo {
    PasskeyInfo { id: key.id, name: key.name, created: key.created, used: key.used }
}

/// Where this library is, for links somebody makes for themselves: what the host set, or where the page
/// came from. Letters never take it from a request.
fn origin(app: &App, headers: &HeaderMap) -> Result<String> {
    let here = headers.get(ORIGIN).and_then(|origin| origin.to_str().ok());
    let origin = app.settings.origin.get().or(here).map(str::to_string);
    origin.ok_or_else(|| Error::bad("bad-request", Message::new("refused-bad-request")))
}

/// Begins to ask for codes of an authenticator beside the password: shows its secret. A code
/// confirms that it is there.
#[utoipa::path(post, path = "/api/me/codes", tag = "people", request_body = Confirmed, responses(
    (status = 200, body = NewCodes),
    (status = 401, body = Refused, description = "bad-credentials"),
    (status = 409, body = Refused, description = "guest"),
))]
async fn begin_codes(
    State(app): State<App>,
    person: Person,
    Body(given): Body<Confirmed>,
) -> Result<Json<NewCodes>> {
    app.limits.check(Limited::Account, person.id())?;
    expect_password(&app, &person, &given.password).await?;
    let (secret, address) = codes::begin(&app, person.account()).await?;
    Ok(Json(NewCodes { qr: qr::of(&address)?, secret, address }))
}

/// The authenticator shows this code: from now on signing in asks for one. Gives codes for paper.
#[utoipa::path(put, path = "/api/me/codes", tag = "people", request_body = GivenCode, responses(
    (status = 200, body = PaperCodes),
    (status = 401, body = Refused, description = "bad-code"),
    (status = 429, body = Refused),
))]
async fn confirm_codes(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
    Body(given): Body<GivenCode>,
) -> Result<Json<PaperCodes>> {
    app.limits.check(Limited::Code, format_args!("session {}", person.session().id))?;
    let codes = codes::confirm(&app, person.account(), &given.code).await?;
    alerts::raise(&app, person.account(), alerts::CODES_ON, alerts::device(&headers)).await;
    Ok(Json(PaperCodes { codes }))
}

/// Codes are not asked for any more.
#[utoipa::path(delete, path = "/api/me/codes", tag = "people", request_body = Confirmed, responses(
    (status = 204),
    (status = 401, body = Refused, description = "bad-credentials"),
))]
async fn end_codes(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
    Body(given): Body<Confirmed>,
) -> Result<StatusCode> {
    app.limits.check(Limited::Account, person.id())?;
    expect_password(&app, &person, &given.password).await?;
    codes::end(&app, person.id()).await?;
    alerts::raise(&app, person.account(), alerts::CODES_OFF, alerts::device(&headers)).await;
    Ok(StatusCode::NO_CONTENT)
}

/// New codes for paper; those from before are worth nothing any more.
#[utoipa::path(post, path = "/api/me/codes/paper", tag = "people", request_body = Confirmed,
    responses(
        (status = 200, body = PaperCodes),
        (status = 401, body = Refused, description = "bad-credentials"),
        (status = 409, body = Refused, description = "no-codes: none are asked for"),
    ))]
async fn new_paper(
    State(app): State<App>,
    person: Person,
    Body(given): Body<Confirmed>,
) -> Result<Json<PaperCodes>> {
    app.limits.check(Limited::Account, person.id())?;
    expect_password(&app, &person, &given.password).await?;
    if !codes::standing(&app, person.id()).await?.0 {
        return Err(Error::plain(StatusCode::CONFLICT, "no-codes", "refused-no-codes"));
    }
    Ok(Json(PaperCodes { codes: codes::paper(&app, person.account()).await? }))
}

/// What the browser is asked, to make a passkey for me.
#[utoipa::path(post, path = "/api/me/passkeys/ask", tag = "people", request_body = Confirmed,
    responses(
        (status = 200, body = PasskeyAsked),
        (status = 401, body = Refused, description = "bad-credentials"),
        (status = 409, body = Refused, description = "guest, no-passkeys: the library has no name; too-many-passkeys"),
    ))]
async fn ask_passkey(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
    Body(given): Body<Confirmed>,
) -> Result<Json<PasskeyAsked>> {
    app.limits.check(Limited::Account, person.id())?;
    expect_password(&app, &person, &given.password).await?;
    let (ceremony, options) = passkeys::begin(&app, &headers, person.account()).await?;
    Ok(Json(PasskeyAsked { ceremony, options }))
}

/// Keeps the passkey the browser made.
#[utoipa::path(post, path = "/api/me/passkeys", tag = "people", request_body = PasskeyMade,
    responses(
        (status = 201, body = PasskeyInfo),
        (status = 401, body = Refused, description = "bad-passkey"),
    ))]
async fn keep_passkey(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
    Body(made): Body<PasskeyMade>,
) -> Result<(StatusCode, Json<PasskeyInfo>)> {
    app.limits.check(Limited::Account, person.id())?;
    let asked = (&*made.ceremony, text::name(&made.name)?);
    let key = passkeys::keep(&app, &headers, person.account(), asked, &made.credential).await?;
    alerts::raise(&app, person.account(), alerts::PASSKEY, alerts::device(&headers)).await;
    Ok((StatusCode::CREATED, Json(shown(key))))
}

/// A passkey opens nothing any more.
#[utoipa::path(delete, path = "/api/me/passkeys/{id}", tag = "people", responses(
    (status = 204), (status = 404, body = Refused),
))]
async fn remove_passkey(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<StatusCode> {
    app.limits.check(Limited::Account, person.id())?;
    let key = app.store.key(&id).await?.filter(|key| key.kind == PASSKEY);
    if key.is_none() || !app.store.remove_key(person.id(), &id).await? {
        return Err(Error::not_found());
    }
    alerts::raise(&app, person.account(), alerts::PASSKEY_GONE, alerts::device(&headers)).await;
    Ok(StatusCode::NO_CONTENT)
}

/// A link with which a guest goes on, on another device: once, and within ten minutes.
#[utoipa::path(post, path = "/api/me/link", tag = "people", responses(
    (status = 200, body = SignInLink),
    (status = 409, body = Refused, description = "not-guest: whoever has a password signs in with it"),
    (status = 429, body = Refused),
))]
async fn sign_in_link(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
) -> Result<Json<SignInLink>> {
    app.limits.check(Limited::Link, person.id())?;
    if person.account().password.is_some() {
        return Err(Error::plain(StatusCode::CONFLICT, "not-guest", "refused-not-guest"));
    }
    let now = app.time.now();
    let made = links::make(&*app.store, person.id(), Purpose::SignIn, Value::Null, now).await?;
    let address = format!("{}{}", origin(&app, &headers)?, made.path);
    Ok(Json(SignInLink { qr: qr::of(&address)?, address, until: made.until }))
}

async fn write_in(app: &App, account: &str, lang: Lang) -> Result<()> {
    accounts::change(app, account, |account| {
        let settings = Settings { lang: lang.id().into(), ..settings_of(account) };
        account.settings = serde_json::to_value(settings).map_err(Error::broken)?;
        Ok(())
    })
    .await
    .map(drop)
}

/// Another mail address; it counts when the link in a letter sent there was followed. The one before
/// is told. Empty for none.
#[utoipa::path(put, path = "/api/me/mail", tag = "people", request_body = SetAddress, responses(
    (status = 204),
    (status = 401, body = Refused, description = "bad-credentials"),
    (status = 409, body = Refused, description = "guest; no-mail: the host has set no mail server"),
    (status = 422, body = Refused, description = "bad-address"),
    (status = 429, body = Refused),
))]
async fn set_address(
    State(app): State<App>,
    person: Person,
    Language(lang): Language,
    headers: HeaderMap,
    Body(wanted): Body<SetAddress>,
) -> Result<StatusCode> {
    app.limits.check(Limited::Address, person.id())?;
    expect_password(&app, &person, &wanted.password).await?;
    let address = wanted.address.trim();
    let (account, now) = (person.account(), app.time.now());
    if !address.is_empty() && !app.mailer.is_set() {
        return Err(Error::plain(StatusCode::CONFLICT, "no-mail", "refused-no-mail"));
    }
    if !address.is_empty() && !mail::is_address(address) {
        return Err(Error::bad("bad-address", Message::new("refused-mail-address")));
    }
    let before = app.store.mail(&account.id).await?;
    let same = before.as_ref().is_some_and(|before| before.address == address);
    if same && before.as_ref().is_some_and(|before| before.confirmed_at.is_some()) {
        return Ok(StatusCode::NO_CONTENT);
    }
    // Nobody's letter box is filled by many accounts.
    if !address.is_empty() {
        app.limits.check(Limited::Address, format_args!("to {}", address.to_lowercase()))?;
    }
    if !same {
        // Whoever reads the old letters has no way in by them any more.
        links::end(&*app.store, &account.id, &[Purpose::ResetByMail, Purpose::Confirm]).await?;
    }
    // The one that was good until now hears of it, before anything changes.
    if let Some(old) = before.filter(|old| !same && old.confirmed_at.is_some()) {
        alerts::write_to(&app, account, &old.address, alerts::ADDRESS, &json!({}));
        let detail = alerts::device(&headers);
        app.store.alert(&account.id, alerts::ADDRESS, &detail, now).await?;
    }
    if address.is_empty() {
        app.store.delete_mail(&account.id).await?;
        return Ok(StatusCode::NO_CONTENT);
    }
    let new = Mail {
        account: account.id.clone(),
        address: address.into(),
        changed: now,
        confirmed_at: None,
    };
    app.store.set_mail(&new).await?;
    if account.settings.get("lang").and_then(Value::as_str).is_none_or(str::is_empty) {
        // Letters that nobody asked for come in the language the address was given in.
        write_in(&app, &account.id, lang).await?;
    }
    let detail = json!({ "address": address });
    let made = links::make(&*app.store, &account.id, Purpose::Confirm, detail, now).await?;
    let words = Words::shared(lang);
    let letter = Letter {
        to: address.into(),
        subject: words.say(&Message::new("letter-confirm-subject")),
        paragraphs: vec![
            words.say(&Message::new("letter-greeting").text("name", account.name.clone())),
            words.say(&Message::new("letter-confirm")),
            format!("{}{}", told::origin(&app), made.path),
            words.say(&Message::new("letter-not-you")),
        ],
        ..Letter::default()
    };
    app.mailer.post(letter).map_err(|error| {
        tracing::warn!(%error, "a letter that asks for an address is not sent");
        Error::unavailable()
    })?;
    Ok(StatusCode::NO_CONTENT)
}
