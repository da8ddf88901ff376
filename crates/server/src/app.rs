//! What all requests share, and the way they take.

use crate::address::{self, Address};
use crate::background::{self, Background};
use crate::config::Settings;
use crate::error::{self, Error, Result};
use crate::files;
use crate::hall::{Games, Hall, HallSettings};
use crate::limits::{Limited, Limits};
use crate::logs;
use crate::mail::Mailer;
use crate::people::passkeys::Ceremonies;
use crate::people::{Passwords, session};
use crate::routes;
use crate::routes::health::Ready;
use crate::security;
use crate::shares::{Lanes, Shares};
use crate::time::Time;
use crate::told::{Guard, Vapid};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, FromRequest, Request, State};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::sync::{Mutex, OnceCell, Semaphore};
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;
use tower_http::timeout::TimeoutLayer;

/// What all requests share. Cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// The things behind an [`App`].
pub struct Shared {
    pub settings: Settings,
    pub store: Arc<dyn Store>,
    pub time: Time,
    pub limits: Limits,
    pub passwords: Passwords,
    pub hall: Hall,
    /// Open sockets by address, and by account.
    pub sockets: Shares,
    pub sockets_of_account: Shares,
    /// Requests being worked on, by address.
    pub lanes: Lanes,
    /// Accounts change one at a time.
    pub changing: Mutex<()>,
    /// Letters to people.
    pub mailer: Mailer,
    /// Where people are told things elsewhere: an event loop behind those who play, whom it may reach, its signature.
    pub(crate) told: Background,
    pub guard: Guard,
    vapid: OnceCell<Vapid>,
    /// Tables opened to tell what happened there.
    pub(crate) looking_back: Semaphore,
    /// See [`crate::people::claim`].
    pub claim_key: OnceCell<[u8; 32]>,
    /// See [`crate::people::passkeys`].
    pub ceremonies: Ceremonies,
    /// See [`crate::people::device`].
    pub device_key: OnceCell<[u8; 32]>,
    /// See [`crate::routes::health`].
    pub ready: Ready,
    /// When the doors opened.
    pub started: i64,
}

impl App {
    pub fn new(settings: Settings, store: Arc<dyn Store>, time: Time) -> App {
        App::with_games(settings, store, time, Arc::new(catalog::GAMES.to_vec()))
    }

    /// A library with other games than those of the catalogue.
    pub fn with_games(settings: Settings, store: Arc<dyn Store>, time: Time, games: Games) -> App {
        let hall_settings = HallSettings::of(&settings);
        App(Arc::new(Shared {
            limits: Limits::new(&settings, time.clone()),
            passwords: Passwords::new(settings.hashing_at_once),
            hall: Hall::new(hall_settings, Arc::clone(&store), time.clone(), games),
            sockets: Shares::new(settings.sockets_per_address),
            sockets_of_account: Shares::new(settings.sockets_per_account),
            lanes: Lanes::new(settings.requests_at_once),
            changing: Mutex::new(()),
            mailer: Mailer::of(&settings).expect("settings were looked at"),
            told: Background::new(settings.background_nice).expect("a thread"),
            guard: Guard::new(&settings.reach),
            vapid: OnceCell::new(),
            looking_back: Semaphore::new(2),
            claim_key: OnceCell::new(),
            ceremonies: Ceremonies::default(),
            device_key: OnceCell::new(),
            ready: Ready::default(),
            started: time.now(),
            settings,
            store,
            time,
        }))
    }
}

impl Shared {
    /// The signature of this library's messages to browsers.
    pub async fn vapid(&self) -> Result<&Vapid> {
        self.vapid.get_or_try_init(|| Vapid::of(&*self.store)).await
    }
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "App({})", self.settings.address)
    }
}

/// Shorter answers gain nothing from being compressed.
const WORTH_COMPRESSING: u64 = 1024;

/// Everything that can be asked.
pub fn router(app: App) -> Router {
    let (at_once, _) = routes::at_once().split_for_parts();
    let (waiting, _) = routes::replay::router().split_for_parts();
    let patience = Duration::from_secs(app.settings.request_timeout_s);
    // A request meets these from top to bottom.
    let before_routes = ServiceBuilder::new()
        // Lengths of compressed answers tell secrets (BREACH) where another site can make a browser
        // ask, in somebody's name and again and again, for a secret and words of that site's choice
        // in one answer. No answer here has both: sessions live in cookies, which answers do not
        // repeat and other sites' pages cannot send in the background (SameSite); and an answer that
        // is read does not repeat what was asked.
        .layer(compressed())
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, patience))
        .layer(DefaultBodyLimit::max(app.settings.body_limit))
        .layer(from_fn_with_state(app.clone(), not_too_often))
        .layer(from_fn_with_state(app.clone(), security::own_site_only))
        .layer(from_fn(whole))
        .layer(from_fn(to_the_end))
        .layer(from_fn_with_state(app.clone(), session::recognise));
    let before_all = ServiceBuilder::new()
        .layer(from_fn(logs::note))
        .layer(from_fn_with_state(app.clone(), security::headers))
        .layer(from_fn(error::in_words))
        .layer(from_fn_with_state(app.clone(), security::own_host_only))
        .layer(CatchPanicLayer::custom(panicked));
    let behind = ServiceBuilder::new()
        .layer(from_fn_with_state(app.clone(), background::answer))
        .layer(compressed());
    let api = at_once.merge(waiting.layer(behind));
    api.layer(before_routes).fallback(file).layer(before_all).with_state(app)
}

fn compressed() -> CompressionLayer<SizeAbove> {
    CompressionLayer::new().compress_when(SizeAbove::new(WORTH_COMPRESSING))
}

/// What changes something begins when all of it is here: a body that trickles in is given up with
/// its request, and nothing waits for it.
async fn whole(request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    match Bytes::from_request(Request::from_parts(parts.clone(), body), &()).await {
        Ok(bytes) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Err(rejection) => rejection.into_response(),
    }
}

/// A change that has begun is carried through, even if whoever asked for it hangs up: nobody is
/// left half renamed or half erased.
async fn to_the_end(request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    match tokio::spawn(next.run(request)).await {
        Ok(response) => response,
        Err(broken) => match broken.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            Err(_) => Error::unavailable().into_response(),
        },
    }
}

/// Notes where a request comes from, refuses a flood, and lets so many of one address be worked on
/// at the same time.
async fn not_too_often(
    State(app): State<App>,
    mut request: Request,
    next: Next,
) -> Result<Response> {
    let address = address_of(&app, &request);
    app.limits.check(Limited::Request, address)?;
    request.extensions_mut().insert(address);
    let _turn = app.lanes.turn(address).await;
    Ok(next.run(request).await)
}

/// Files are cheap, but not free.
async fn file(State(app): State<App>, request: Request) -> Result<Response> {
    app.limits.check(Limited::File, address_of(&app, &request))?;
    Ok(files::serve(request).await)
}

fn address_of(app: &App, request: &Request) -> Address {
    let connection = address::connection(request.extensions());
    Address::of(connection, request.headers(), &app.settings.trusted_proxies)
}

/// A mistake of ours ends one request, not the server.
fn panicked(panic: Box<dyn std::any::Any + Send + 'static>) -> Response {
    let why = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("no reason given");
    Error::broken(why).into_response()
}
