//! Ways in beside the password: links, passkeys, and what to do when it is forgotten.

use crate::address::Address;
use crate::app::App;
use crate::body::Body;
use crate::error::{Error, Result};
use crate::limits::Limited;
use crate::mail::Letter;
use crate::people::links::{self, Purpose};
use crate::people::session::lang_of;
use crate::people::{MaybePerson, name, passkeys};
use crate::protocol::{
    ChannelKind, Forgotten, GivenLink, PasskeyAsked, PasskeyGiven, Refused, SignedIn, WaysIn,
};
use crate::routes::sign::{Cookies, enter};
use crate::told::{self, UNCONFIRMED};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use catalog::Words;
use engine::Message;
use serde_json::{Value, json};
use store::{Account, Channel};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Accounts that share a mail address, of which all are written to.
const MOST_ACCOUNTS: usize = 5;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(ways_in))
        .routes(routes!(by_link))
        .routes(routes!(ask))
        .routes(routes!(by_passkey))
        .routes(routes!(forgotten))
        .routes(routes!(confirm_address))
}

/// What the sign-in page may offer.
#[utoipa::path(get, path = "/api/session/ways", tag = "people", responses(
    (status = 200, body = WaysIn),
))]
async fn ways_in(State(app): State<App>) -> Json<WaysIn> {
    Json(WaysIn { mail: app.mailer.is_set() })
}

/// A guest goes on, on this device, with a link made on another one. It is used up.
#[utoipa::path(post, path = "/api/session/link", tag = "people", request_body = GivenLink,
    responses(
        (status = 200, body = SignedIn, description = "a cookie comes along"),
        (status = 403, body = Refused, description = "banned"),
        (status = 422, body = Refused, description = "bad-link"),
        (status = 429, body = Refused),
    ))]
async fn by_link(
    State(app): State<App>,
    address: Address,
    MaybePerson(before): MaybePerson,
    headers: HeaderMap,
    Body(given): Body<GivenLink>,
) -> Result<(Cookies, Json<SignedIn>)> {
    app.limits.check(Limited::SignInAddress, address)?;
    let now = app.time.now();
    let link = links::take(&*app.store, &given.token, Purpose::SignIn, now).await?;
    let account = app.store.account(&link.account).await?;
    // A guest who has a password by now signs in with it.
    let guest = |account: &Account| account.password.is_none() && account.erased.is_none();
    let account = account.filter(guest).ok_or_else(links::used_up)?;
    // The very browser the link was made on keeps its session.
    let before = before.filter(|person| person.id() != account.id);
    enter(&app, &account, before, &headers).await
}

/// What the browser is asked, to sign in with a passkey. It is the same for everybody.
#[utoipa::path(post, path = "/api/session/passkey/ask", tag = "people", responses(
    (status = 200, body = PasskeyAsked),
    (status = 409, body = Refused, description = "no-passkeys: the library has no name"),
    (status = 429, body = Refused),
))]
async fn ask(
    State(app): State<App>,
    address: Address,
    headers: HeaderMap,
) -> Result<Json<PasskeyAsked>> {
    app.limits.check(Limited::Passkey, address)?;
    let (ceremony, options) = passkeys::ask(&app, &headers)?;
    Ok(Json(PasskeyAsked { ceremony, options }))
}

/// Signs in with a passkey: neither a name nor a code is asked for.
#[utoipa::path(post, path = "/api/session/passkey", tag = "people", request_body = PasskeyGiven,
    responses(
        (status = 200, body = SignedIn, description = "a cookie comes along"),
        (status = 401, body = Refused, description = "bad-passkey"),
        (status = 403, body = Refused, description = "banned"),
        (status = 429, body = Refused),
    ))]
async fn by_passkey(
    State(app): State<App>,
    address: Address,
    MaybePerson(before): MaybePerson,
    headers: HeaderMap,
    Body(given): Body<PasskeyGiven>,
) -> Result<(Cookies, Json<SignedIn>)> {
    app.limits.check(Limited::Passkey, address)?;
    let account = passkeys::enter(&app, &headers, &given.ceremony, &given.credential).await?;
    enter(&app, &account, before, &headers).await
}

/// A letter with a link for another password, if there is such an account with a confirmed address.
/// The answer is the same if there is none, and comes before anybody looks.
#[utoipa::path(post, path = "/api/session/forgotten", tag = "people", request_body = Forgotten,
    responses(
        (status = 202, description = "whether there is such an account or not"),
        (status = 409, body = Refused, description = "no-mail: ask an administrator"),
        (status = 429, body = Refused),
    ))]
async fn forgotten(
    State(app): State<App>,
    address: Address,
    Body(given): Body<Forgotten>,
) -> Result<StatusCode> {
    if !app.mailer.is_set() {
        return Err(Error::plain(StatusCode::CONFLICT, "no-mail", "refused-no-mail-reset"));
    }
    app.limits.check(Limited::Forgotten, address)?;
    tokio::spawn(async move {
        if let Err(error) = write_to(&app, given.who.trim()).await {
            tracing::warn!(code = error.code(), "a forgotten password stays forgotten");
        }
    });
    Ok(StatusCode::ACCEPTED)
}

async fn write_to(app: &App, who: &str) -> Result<()> {
    // Where a letter leads is not for whoever asked for it to say.
    let origin = told::origin(app);
    let mut found: Vec<Account> = Vec::new();
    if who.contains('@') {
        for mail in app.store.mails_at(who).await? {
            found.extend(app.store.account(&mail.account).await?);
        }
    } else if let Ok(name) = name::proper(who) {
        found.extend(app.store.account_by_name(&name).await?);
    }
    found.retain(|account| account.password.is_some() && account.erased.is_none());
    for account in found.iter().take(MOST_ACCOUNTS) {
        let mail = app.store.mail(&account.id).await?;
        let Some(mail) = mail.filter(|mail| mail.confirmed_at.is_some()) else { continue };
        // Nobody's letter box is filled by others, and they are not told that it is full.
        if app.limits.check(Limited::Forgotten, format_args!("account {}", account.id)).is_err() {
            continue;
        }
        let (now, purpose) = (app.time.now(), Purpose::ResetByMail);
        let made = links::make(&*app.store, &account.id, purpose, Value::Null, now).await?;
        let words = Words::shared(lang_of(account));
        let letter = Letter {
            to: mail.address,
            subject: words.say(&Message::new("letter-reset-subject")),
            paragraphs: vec![
                words.say(&Message::new("letter-greeting").text("name", account.name.clone())),
                words.say(&Message::new("letter-reset")),
                format!("{origin}{}", made.path),
                words.say(&Message::new("letter-not-you")),
            ],
            ..Letter::default()
        };
        app.store.audit(&account.id, "reset", &json!({ "account": account.id }), now).await?;
        if let Err(error) = app.mailer.post(letter) {
            tracing::warn!(%error, "a letter about a forgotten password is not sent");
        }
    }
    Ok(())
}

/// Whoever has this link reads the mail of the address: it is confirmed, and the link used up.
#[utoipa::path(post, path = "/api/mail/confirm", tag = "people", request_body = GivenLink,
    responses(
        (status = 204),
        (status = 422, body = Refused, description = "bad-link"),
        (status = 429, body = Refused),
    ))]
async fn confirm_address(
    State(app): State<App>,
    address: Address,
    Body(given): Body<GivenLink>,
) -> Result<StatusCode> {
    app.limits.check(Limited::SignInAddress, address)?;
    let now = app.time.now();
    let link = links::take(&*app.store, &given.token, Purpose::Confirm, now).await?;
    let meant = link.detail["address"].as_str().unwrap_or_default();
    // It may have been changed again meanwhile.
    if !app.store.confirm_mail(&link.account, meant, now).await? {
        return Err(links::used_up());
    }
    letters_go_on(&app, &link.account, meant).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whoever is told by mail is told at the new address, also if something was to be told before it was known
/// to be theirs.
async fn letters_go_on(app: &App, account: &str, address: &str) -> Result<()> {
    let channels = app.store.channels(account).await?.into_iter();
    for channel in channels.filter(|channel| channel.kind == ChannelKind::Mail.name()) {
        let mut channel = Channel { address: address.into(), ..channel };
        if channel.trouble == UNCONFIRMED {
            (channel.retired, channel.tries, channel.trouble) = (None, 0, String::new());
        }
        app.store.put_channel(&channel).await?;
    }
    Ok(())
}
