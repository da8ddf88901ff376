//! Signed-in browsers: the cookie, its token, and whose request it is.

use crate::address::Address;
use crate::app::App;
use crate::config::Settings;
use crate::error::{Error, Result};
use crate::hall::Signal;
use crate::ids;
use crate::lang::{OfPerson, cookie};
use crate::protocol;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use catalog::Lang;
use engine::Message;
use std::convert::Infallible;
use std::fmt;
use std::sync::Arc;
use store::{Account, Session};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// A session in use is written down as such this often at most.
const TOUCH_AFTER: i64 = 60 * 60 * 1000;

/// Somebody who is signed in, as a guest or with an account. As an extractor: refuses nobody.
#[derive(Clone)]
pub struct Person(Arc<(Account, Session)>);

impl Person {
    pub fn account(&self) -> &Account {
        &self.0.0
    }

    pub fn session(&self) -> &Session {
        &self.0.1
    }

    pub fn id(&self) -> &str {
        &self.account().id
    }

    pub fn settings(&self) -> protocol::Settings {
        settings_of(self.account())
    }

    /// The language chosen in the settings.
    pub fn lang(&self) -> Option<Lang> {
        self.account()
            .settings
            .get("lang")
            .and_then(|lang| lang.as_str())
            .and_then(Lang::from_locale)
    }
}

impl Person {
    /// The same browser looked up again: nobody if it was signed out, refused if locked out.
    pub async fn again(&self, app: &App) -> Result<Option<Person>> {
        let now = app.time.now();
        let found = app.store.session(&self.session().token_hash).await?;
        let Some((session, account)) = found.filter(|(session, _)| session.expires > now) else {
            return Ok(None);
        };
        match ban_of(&account, now) {
            Some(error) => Err(error),
            None => Ok(Some(Person(Arc::new((account, session))))),
        }
    }
}

/// Passwords and tokens, even hashed, stay out of logs.
impl fmt::Debug for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Person({})", self.id())
    }
}

/// The language an account chose in its settings; English if it chose none.
pub fn lang_of(account: &Account) -> Lang {
    let chosen = account.settings.get("lang").and_then(|lang| lang.as_str());
    chosen.and_then(Lang::from_locale).unwrap_or_default()
}

/// The settings kept with an account; keys we no longer know are as usual.
pub fn settings_of(account: &Account) -> protocol::Settings {
    serde_json::from_value(account.settings.clone()).unwrap_or_default()
}

/// Somebody or nobody, as an extractor.
#[derive(Clone, Debug)]
pub struct MaybePerson(pub Option<Person>);

impl MaybePerson {
    pub fn of(extensions: &Extensions) -> Option<&Person> {
        extensions.get::<Person>()
    }
}

/// An administrator, as an extractor.
#[derive(Clone, Debug)]
pub struct Admin(pub Person);

/// Set instead of a [`Person`] for those who are locked out.
#[derive(Clone, Debug)]
struct LockedOut(Error);

impl<S: Send + Sync> FromRequestParts<S> for MaybePerson {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> std::result::Result<Self, Infallible> {
        Ok(MaybePerson(MaybePerson::of(&parts.extensions).cloned()))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Person {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Person> {
        if let Some(LockedOut(error)) = parts.extensions.get() {
            return Err(error.clone());
        }
        MaybePerson::of(&parts.extensions).cloned().ok_or_else(Error::nobody)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Admin {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Admin> {
        let person = Person::from_request_parts(parts, state).await?;
        // Who is no administrator is not told that there is something to administer.
        if person.account().admin { Ok(Admin(person)) } else { Err(Error::not_found()) }
    }
}

/// Finds out who is asking, once per request.
pub async fn recognise(
    State(app): State<App>,
    mut request: Request,
    next: Next,
) -> Result<Response> {
    let Some(token) = token(&app.settings, request.headers()).map(str::to_string) else {
        return Ok(next.run(request).await);
    };
    let now = app.time.now();
    let found = app.store.session(&hash(&token)).await?;
    let Some((session, account)) = found.filter(|(session, _)| session.expires > now) else {
        let mut response = next.run(request).await;
        // A cookie that is worth nothing any more goes, unless the answer brings a better one.
        if !response.headers().contains_key(SET_COOKIE) {
            response.headers_mut().append(SET_COOKIE, forget_cookie(&app.settings));
        }
        return Ok(response);
    };
    if let Some(error) = ban_of(&account, now) {
        // A new guest is no way around it; signing in as somebody else is.
        if !request.method().is_safe() && request.uri().path() != "/api/session" {
            return Err(error);
        }
        request.extensions_mut().insert(LockedOut(error));
        return Ok(next.run(request).await);
    }
    let stale = now - session.seen > TOUCH_AFTER;
    let person = Person(Arc::new((account, session)));
    let lang = person.lang();
    if stale {
        let expires = now + lifetime(&app.settings);
        app.store.touch_session(&person.session().token_hash, now, expires).await?;
    }
    if let Some(address) = request.extensions().get::<Address>() {
        app.hall.came_from(person.id(), *address);
    }
    request.extensions_mut().insert(person);
    let mut response = next.run(request).await;
    if let Some(lang) = lang {
        response.extensions_mut().insert(OfPerson(lang));
    }
    if stale && !response.headers().contains_key(SET_COOKIE) {
        response.headers_mut().append(SET_COOKIE, cookie_for(&app.settings, &token));
    }
    Ok(response)
}

/// Why this account may not do anything, if so.
pub fn ban_of(account: &Account, now: i64) -> Option<Error> {
    let until = account.banned_until.filter(|until| *until > now)?;
    let message = if until == i64::MAX {
        Message::new("refused-banned")
    } else {
        let days = (until - now).div_euclid(DAY) + 1;
        Message::new("refused-banned-for").number("days", days)
    };
    let message = message.text("reason", account.ban_reason.clone());
    Some(Error::new(StatusCode::FORBIDDEN, "banned", message))
}

/// Signs an account in on this browser: gives the cookie to set.
pub async fn begin(app: &App, account: &str, headers: &HeaderMap) -> Result<HeaderValue> {
    let token = ids::secret();
    let now = app.time.now();
    let session = Session {
        id: ids::fresh(),
        token_hash: hash(&token),
        account: account.to_string(),
        device: device(headers),
        created: now,
        seen: now,
        expires: now + lifetime(&app.settings),
    };
    app.store.create_session(&session).await?;
    Ok(cookie_for(&app.settings, &token))
}

/// Signs an account out everywhere, but on the browser kept if any.
pub async fn end_all(app: &App, account: &str, keep: Option<&str>) -> Result<()> {
    let sessions = app.store.sessions_of(account).await?;
    app.store.delete_sessions(account, keep).await?;
    for session in sessions.into_iter().filter(|session| Some(session.id.as_str()) != keep) {
        app.hall.signal(Signal::SessionEnded { session: session.id });
    }
    Ok(())
}

/// The token a request brings along, if it can be one.
pub fn token<'a>(settings: &Settings, headers: &'a HeaderMap) -> Option<&'a str> {
    cookie(headers, cookie_name(settings)).filter(|token| !token.is_empty() && token.len() <= 100)
}

/// The cookie that takes the token out of the browser.
pub fn forget_cookie(settings: &Settings) -> HeaderValue {
    set_cookie(settings, cookie_name(settings), "", 0)
}

fn cookie_for(settings: &Settings, token: &str) -> HeaderValue {
    set_cookie(settings, cookie_name(settings), token, lifetime(settings) / 1000)
}

/// `__Host-` makes browsers insist on encryption and on this very host.
fn cookie_name(settings: &Settings) -> &'static str {
    if settings.secure() { "__Host-ludotheque" } else { "ludotheque" }
}

/// A cookie for this site only, which no script gets to see.
pub fn set_cookie(settings: &Settings, name: &str, token: &str, seconds: i64) -> HeaderValue {
    let secure = if settings.secure() { "; Secure" } else { "" };
    let text = format!("{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(text).expect("letters, digits and dots")
}

fn lifetime(settings: &Settings) -> i64 {
    i64::from(settings.session_days) * DAY
}

/// Tokens have 256 bits: no salt and no slowness are needed to keep them.
fn hash(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

/// What the browser says it is, short and without anything strange.
fn device(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    agent.chars().filter(|c| !c.is_control()).take(200).collect()
}
