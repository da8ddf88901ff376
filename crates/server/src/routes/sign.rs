//! Coming and going: guests, signing up, in and out.

use crate::address::Address;
use crate::app::App;
use crate::body::Body;
use crate::error::{Error, Result};
use crate::hall::Signal;
use crate::limits::Limited;
use crate::people::hashing::Line;
use crate::people::links::Purpose;
use crate::people::{
    MaybePerson, Person, accounts, alerts, alike, claim, codes, device, name, password, reset,
    session,
};
use crate::protocol::{
    Credentials, LeftGuest, Me, NewGuest, Refused, ResetPassword, SignedIn, TakeOver,
};
use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::AppendHeaders;
use engine::Message;
use store::{Account, MatchFilter, StoreError};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

type Cookie = [(HeaderName, HeaderValue); 1];
/// Those of the session and of the browser.
pub(super) type Cookies = AppendHeaders<[(HeaderName, HeaderValue); 2]>;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(become_guest))
        .routes(routes!(sign_up))
        .routes(routes!(sign_in))
        .routes(routes!(sign_out))
        .routes(routes!(sign_out_everywhere))
        .routes(routes!(take_over))
        .routes(routes!(choose_password))
}

/// Play at once, under a name and without a password.
#[utoipa::path(
    post, path = "/api/guest", tag = "people", request_body = NewGuest,
    responses(
        (status = 201, body = Me, description = "a cookie comes along"),
        (status = 409, body = Refused, description = "already-signed-in, name-taken"),
        (status = 422, body = Refused, description = "bad-name"),
        (status = 429, body = Refused),
    )
)]
async fn become_guest(
    State(app): State<App>,
    address: Address,
    MaybePerson(person): MaybePerson,
    headers: HeaderMap,
    Body(new): Body<NewGuest>,
) -> Result<(StatusCode, Cookie, Json<Me>)> {
    expect_nobody(person.as_ref())?;
    let name = name::proper(&new.name)?;
    app.limits.check(Limited::Guest, address)?;
    expect_free(&app, &name, None).await?;
    let account = accounts::create(&app, name, None).await?;
    let cookie = session::begin(&app, &account.id, &headers).await?;
    metrics::counter!("ludotheque_guests_total").increment(1);
    Ok((StatusCode::CREATED, [(SET_COOKIE, cookie)], Json(accounts::me(&account))))
}

/// Make an account, or turn the guest I am into one: id and games stay.
#[utoipa::path(
    post, path = "/api/account", tag = "people", request_body = Credentials,
    responses(
        (status = 201, body = Me, description = "a cookie comes along unless there was one"),
        (status = 409, body = Refused, description = "already-signed-in, name-taken"),
        (status = 422, body = Refused, description = "bad-name, bad-password"),
        (status = 429, body = Refused),
    )
)]
async fn sign_up(
    State(app): State<App>,
    address: Address,
    MaybePerson(person): MaybePerson,
    headers: HeaderMap,
    Body(wanted): Body<Credentials>,
) -> Result<(StatusCode, HeaderMap, Json<Me>)> {
    expect_nobody(person.as_ref().filter(|person| person.account().password.is_some()))?;
    let name = name::proper(&wanted.name)?;
    password::expect_good(&wanted.password, &name)?;
    app.limits.check(Limited::SignUp, address)?;
    expect_free(&app, &name, None).await?;
    let line = if person.is_some() { Line::Known } else { Line::Stranger };
    let hash = app.passwords.hash(line, &wanted.password).await?;
    let mut answer = HeaderMap::new();
    let account = match person {
        None => {
            let account = accounts::create(&app, name, Some(hash)).await?;
            answer.insert(SET_COOKIE, session::begin(&app, &account.id, &headers).await?);
            account
        }
        Some(guest) => {
            let account = accounts::change(&app, guest.id(), |account| {
                expect_guest(account)?;
                account.name = name;
                account.password = Some(hash);
                Ok(())
            })
            .await?;
            renamed(&app, guest.account(), &account).await?;
            account
        }
    };
    answer.append(SET_COOKIE, device::remember(&app, &account.id).await?);
    metrics::counter!("ludotheque_sign_ups_total").increment(1);
    Ok((StatusCode::CREATED, answer, Json(accounts::me(&account))))
}

/// Sign in on this browser. A guest's tables can be taken over afterwards.
///
/// Wrong passwords lock nobody out. A browser that was signed in here before is counted by itself.
/// Strangers are counted by address; while many passwords are tried on one name, from wherever,
/// each address has one attempt in a while, so the right password passes and guessing is slow.
#[utoipa::path(
    post, path = "/api/session", tag = "people", request_body = Credentials,
    responses(
        (status = 200, body = SignedIn, description = "a cookie comes along"),
        (status = 401, body = Refused, description = "bad-credentials, whichever was wrong; code-needed, bad-code where codes are asked for"),
        (status = 403, body = Refused, description = "banned"),
        (status = 429, body = Refused),
    )
)]
async fn sign_in(
    State(app): State<App>,
    address: Address,
    MaybePerson(before): MaybePerson,
    headers: HeaderMap,
    Body(given): Body<Credentials>,
) -> Result<(Cookies, Json<SignedIn>)> {
    // Whether there is such an account or not: same way, same time, same answer.
    let name = name::proper(&given.name).unwrap_or_default();
    let key = name.to_lowercase();
    let found = match app.store.account_by_name(&name).await {
        Err(StoreError::Unstorable(_)) => None,
        found => found?,
    };
    let device = device::of(&app, &headers).await?;
    let theirs = |device: &device::Device| found.as_ref().is_some_and(|a| a.id == device.account);
    let known = device.filter(theirs);
    let line = match &known {
        Some(device) => {
            app.limits.check(Limited::SignIn, format_args!("device {}", device.id))?;
            Line::Known
        }
        None => {
            app.limits.check(Limited::SignInAddress, address)?;
            let here = format!("{key} {address}");
            app.limits.check(Limited::SignIn, &here)?;
            if app.limits.check(Limited::SignInName, &key).is_err() {
                app.limits.check(Limited::SignInHammered, &here)?;
            }
            Line::Stranger
        }
    };
    let hash = found.as_ref().and_then(|account| account.password.as_deref());
    let fits = app.passwords.verify(line, &given.password, hash).await?;
    let Some(account) = found.filter(|_| fits) else {
        metrics::counter!("ludotheque_sign_ins_total", "result" => "refused").increment(1);
        let status = StatusCode::UNAUTHORIZED;
        return Err(Error::plain(status, "bad-credentials", "refused-credentials"));
    };
    codes::expect(&app, &account, given.code.as_deref(), known.as_ref()).await?;
    enter(&app, &account, before, &headers).await
}

/// Signs somebody in on this browser who proved who they are. If it is a new one for them, they are
/// told.
pub(super) async fn enter(
    app: &App,
    account: &Account,
    before: Option<Person>,
    headers: &HeaderMap,
) -> Result<(Cookies, Json<SignedIn>)> {
    if let Some(banned) = session::ban_of(account, app.time.now()) {
        return Err(banned);
    }
    let left_guest = match &before {
        Some(guest) => left_guest(app, guest.account(), account).await?,
        None => None,
    };
    let known = device::of(app, headers).await?;
    let cookie = session::begin(app, &account.id, headers).await?;
    // The browser forgets the old token, so nobody has it any more.
    if let Some(before) = before {
        end_session(app, &before).await?;
    }
    if known.is_none_or(|device| device.account != account.id) {
        alerts::raise(app, account, alerts::DEVICE, alerts::device(headers)).await;
    }
    metrics::counter!("ludotheque_sign_ins_total", "result" => "fine").increment(1);
    let known = device::remember(app, &account.id).await?;
    let cookies = AppendHeaders([(SET_COOKIE, cookie), (SET_COOKIE, known)]);
    Ok((cookies, Json(SignedIn { me: accounts::me(account), left_guest })))
}

/// Choose another password with the link an administrator handed out or that came by mail. The link
/// is used up, all browsers are signed out, and this one is signed in.
#[utoipa::path(
    post, path = "/api/reset", tag = "people", request_body = ResetPassword,
    responses(
        (status = 200, body = Me, description = "a cookie comes along"),
        (status = 401, body = Refused, description = "code-needed, bad-code: for links that came by mail"),
        (status = 403, body = Refused, description = "banned"),
        (status = 422, body = Refused, description = "bad-reset, bad-password"),
        (status = 429, body = Refused),
    )
)]
async fn choose_password(
    State(app): State<App>,
    address: Address,
    headers: HeaderMap,
    Body(given): Body<ResetPassword>,
) -> Result<(Cookies, Json<Me>)> {
    app.limits.check(Limited::SignInAddress, address)?;
    let known = device::of(&app, &headers).await?;
    let account = reset::redeem(&app, &given.token, async |account, purpose| {
        password::expect_good(&given.password, &account.name)?;
        if let Some(banned) = session::ban_of(account, app.time.now()) {
            return Err(banned);
        }
        // Whoever reads somebody's mail has not their authenticator too.
        if purpose == Purpose::ResetByMail {
            let known = known.filter(|device| device.account == account.id);
            codes::expect(&app, account, given.code.as_deref(), known.as_ref()).await?;
        }
        app.passwords.hash(Line::Known, &given.password).await
    })
    .await?;
    alerts::raise(&app, &account, alerts::PASSWORD, alerts::device(&headers)).await;
    let cookie = session::begin(&app, &account.id, &headers).await?;
    let known = device::remember(&app, &account.id).await?;
    let cookies = AppendHeaders([(SET_COOKIE, cookie), (SET_COOKIE, known)]);
    Ok((cookies, Json(accounts::me(&account))))
}

/// Sign out on this browser. A guest cannot come back: there is no password.
#[utoipa::path(
    delete, path = "/api/session", tag = "people",
    responses((status = 204), (status = 401, body = Refused))
)]
async fn sign_out(State(app): State<App>, person: Person) -> Result<(StatusCode, Cookie)> {
    end_session(&app, &person).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, session::forget_cookie(&app.settings))]))
}

/// Sign out on every browser, this one included.
#[utoipa::path(
    delete, path = "/api/devices", tag = "people",
    responses((status = 204), (status = 401, body = Refused))
)]
async fn sign_out_everywhere(
    State(app): State<App>,
    person: Person,
) -> Result<(StatusCode, Cookie)> {
    session::end_all(&app, person.id(), None).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, session::forget_cookie(&app.settings))]))
}

/// Take over the tables and notes of the guest I was before I signed in.
#[utoipa::path(
    post, path = "/api/me/take-over", tag = "people", request_body = TakeOver,
    responses(
        (status = 204),
        (status = 401, body = Refused),
        (status = 422, body = Refused, description = "bad-claim"),
    )
)]
async fn take_over(
    State(app): State<App>,
    person: Person,
    Body(wanted): Body<TakeOver>,
) -> Result<StatusCode> {
    app.limits.check(Limited::Account, person.id())?;
    let guest = claim::read(&app, &wanted.claim, person.id()).await?;
    let guest = app.store.account(&guest).await?.ok_or_else(Error::not_found)?;
    expect_guest(&guest)?;
    app.hall.seats_move(&guest, person.account()).await?;
    // What the guest said is now said by the account, and nothing else remains of the guest.
    {
        let _one_at_a_time = app.changing.lock().await;
        app.store.take_over(&guest.id, person.id(), app.time.now()).await?;
    }
    session::end_all(&app, &guest.id, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The guest a browser stops being, if it has anything worth keeping.
async fn left_guest(app: &App, guest: &Account, account: &Account) -> Result<Option<LeftGuest>> {
    if guest.password.is_some() || guest.id == account.id {
        return Ok(None);
    }
    let seated =
        MatchFilter { account: Some(guest.id.clone()), limit: 1000, ..MatchFilter::default() };
    let tables = app.store.matches(&seated).await?.len() as u32;
    if tables == 0 {
        return Ok(None);
    }
    let claim = claim::make(app, &guest.id, &account.id).await?;
    Ok(Some(LeftGuest { name: guest.name.clone(), tables, claim }))
}

async fn end_session(app: &App, person: &Person) -> Result<()> {
    let session = &person.session().id;
    app.store.delete_session(person.id(), session).await?;
    app.hall.signal(Signal::SessionEnded { session: session.clone() });
    Ok(())
}

/// Seats show the name of their holder.
pub async fn renamed(app: &App, before: &Account, after: &Account) -> Result<()> {
    if before.name != after.name {
        app.hall.seats_move(before, after).await?;
    }
    app.hall.signal(Signal::AccountChanged { account: after.id.clone() });
    Ok(())
}

/// Names are public, and nobody may go by the name of an account that is not theirs, nor by one that
/// looks the same.
pub async fn expect_free(app: &App, name: &str, me: Option<&str>) -> Result<()> {
    let others = |found: Option<Account>| found.is_some_and(|found| Some(found.id.as_str()) != me);
    if others(app.store.account_by_name(name).await?) {
        return Err(StoreError::Taken.into());
    }
    for twin in alike::twins(name) {
        if others(app.store.account_by_name(&twin).await?) {
            return Err(Error::plain(StatusCode::CONFLICT, "name-alike", "refused-name-alike"));
        }
    }
    Ok(())
}

fn expect_nobody(person: Option<&Person>) -> Result<()> {
    match person {
        None => Ok(()),
        Some(_) => {
            let status = StatusCode::CONFLICT;
            Err(Error::plain(status, "already-signed-in", "refused-already-signed-in"))
        }
    }
}

fn expect_guest(account: &Account) -> Result<()> {
    if account.password.is_none() && account.erased.is_none() {
        Ok(())
    } else {
        Err(Error::bad("bad-claim", Message::new("refused-claim")))
    }
}
