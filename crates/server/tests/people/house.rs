//! A library for tests, and browsers that visit it.

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::{CONTENT_ENCODING, CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use serde_json::{Value, json};
use server::config::Rate;
use server::time::Time;
use server::{App, Settings, router};
use std::net::SocketAddr;
use store::testing::Cluster;
use tower::ServiceExt;

/// 2026-03-01 12:00 UTC.
pub const NOON: i64 = 1_772_366_400_000;
pub const PASSWORD: &str = "correct horse battery";

/// A library without doors: requests are handed to its routes.
#[derive(Clone, Debug)]
pub struct House {
    pub app: App,
    pub time: Time,
    router: Router,
}

/// Settings for tests that are not about limits.
pub fn patient() -> Settings {
    Settings {
        limit_sign_in: Rate::OFF,
        limit_sign_in_name: Rate::OFF,
        limit_sign_in_hammered: Rate::OFF,
        limit_sign_in_address: Rate::OFF,
        limit_sign_up: Rate::OFF,
        limit_guest: Rate::OFF,
        limit_account: Rate::OFF,
        limit_export: Rate::OFF,
        limit_table: Rate::OFF,
        limit_request: Rate::OFF,
        limit_invite: Rate::OFF,
        limit_code: Rate::OFF,
        limit_link: Rate::OFF,
        limit_passkey: Rate::OFF,
        limit_forgotten: Rate::OFF,
        limit_address: Rate::OFF,
        bot_pause_ms: 0,
        ..Settings::default()
    }
}

impl House {
    pub async fn open() -> House {
        House::with(patient()).await
    }

    pub async fn with(settings: Settings) -> House {
        let store = store::open("sqlite::memory:").await.expect("a database");
        House::of(App::new(settings, store, Time::by_hand(NOON)))
    }

    pub fn of(app: App) -> House {
        House { router: router(app.clone()), time: app.time.clone(), app }
    }

    /// A browser that was never here before.
    pub fn browser(&self) -> Browser {
        Browser {
            house: self.clone(),
            cookie: None,
            device: None,
            lang: "en",
            address: SocketAddr::from(([203, 0, 113, 7], 4000)),
        }
    }

    /// A browser that plays as a guest.
    pub async fn guest(&self, name: &str) -> Browser {
        let mut browser = self.browser();
        let answer = browser.post("/api/guest", json!({ "name": name })).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.body);
        browser
    }

    /// A browser signed in to a new account.
    pub async fn account(&self, name: &str) -> Browser {
        let mut browser = self.browser();
        let answer = browser.sign_up(name, PASSWORD).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.body);
        browser
    }

    /// A browser signed in as an administrator.
    pub async fn admin(&self, name: &str) -> Browser {
        let mut browser = self.account(name).await;
        let id = browser.me().await["id"].as_str().expect("an id").to_string();
        self.app.store.set_admin(&id, true).await.expect("a store");
        browser
    }

    pub async fn ask(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        let (parts, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, 1 << 26).await.expect("a body");
        let size = bytes.len();
        let packed = parts.headers.get(CONTENT_ENCODING).is_some_and(|how| how == "gzip");
        let text = if packed {
            std::io::read_to_string(flate2::read::GzDecoder::new(&*bytes)).expect("gzip")
        } else {
            String::from_utf8(bytes.to_vec()).expect("text")
        };
        let body = serde_json::from_str(&text).unwrap_or(Value::Null);
        Answer { status: parts.status, headers: parts.headers, text, body, size }
    }
}

/// The same case on SQLite, and on PostgreSQL if there is one.
pub async fn on_both(settings: Settings, case: impl AsyncFn(House)) {
    case(House::with(settings.clone()).await).await;
    match Cluster::start(false) {
        Ok(cluster) => {
            let address = cluster.database().expect("a database");
            let store = store::open(&address).await.expect("a database");
            let house = House::of(App::new(settings, store, Time::by_hand(NOON)));
            case(house.clone()).await;
            house.app.store.close().await;
        }
        Err(why) => println!("skipped: {why}"),
    }
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
    /// `null` if the text is no JSON.
    pub body: Value,
    /// How many bytes came.
    pub size: usize,
}

impl Answer {
    pub fn code(&self) -> &str {
        self.body["code"].as_str().unwrap_or_default()
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// Fails unless it was refused like this.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) {
        assert_eq!((self.status.as_u16(), self.code()), (status, code), "{}", self.text);
    }

    /// Fails unless it was done; gives the body.
    #[track_caller]
    pub fn done(self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.text);
        self.body
    }
}

/// Keeps its cookie, speaks a language, comes from somewhere.
#[derive(Clone, Debug)]
pub struct Browser {
    pub house: House,
    /// `name=value`.
    pub cookie: Option<String>,
    /// The same for what it is known again by.
    pub device: Option<String>,
    pub lang: &'static str,
    pub address: SocketAddr,
}

impl Browser {
    pub async fn get(&mut self, path: &str) -> Answer {
        self.ask(Method::GET, path, None).await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, Some(body)).await
    }

    pub async fn put(&mut self, path: &str, body: Value) -> Answer {
        self.ask(Method::PUT, path, Some(body)).await
    }

    pub async fn delete_with(&mut self, path: &str, body: Value) -> Answer {
        self.ask(Method::DELETE, path, Some(body)).await
    }

    pub async fn delete(&mut self, path: &str) -> Answer {
        self.ask(Method::DELETE, path, None).await
    }

    pub async fn ask(&mut self, method: Method, path: &str, body: Option<Value>) -> Answer {
        let request = self.request(method, path);
        let request = match body {
            Some(body) => {
                request.header(CONTENT_TYPE, "application/json").body(Body::from(body.to_string()))
            }
            None => request.body(Body::empty()),
        };
        self.send(request.expect("a request")).await
    }

    /// A request as this browser would begin it.
    pub fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .extension(ConnectInfo(self.address))
            .header("host", "library.localhost")
            .header("origin", "http://library.localhost")
            .header("user-agent", "Testfox 1")
            .header("accept-language", self.lang);
        for cookie in self.cookie.iter().chain(&self.device) {
            request = request.header(COOKIE, cookie);
        }
        request
    }

    pub async fn send(&mut self, request: Request<Body>) -> Answer {
        let answer = self.house.ask(request).await;
        for header in answer.headers.get_all(SET_COOKIE) {
            let text = header.to_str().expect("letters");
            let pair = text.split(';').next().expect("a value");
            let gone = pair.ends_with('=') || text.contains("Max-Age=0");
            let kept = match pair.split_once('=').is_some_and(|(name, _)| name.ends_with("device"))
            {
                true => &mut self.device,
                false => &mut self.cookie,
            };
            *kept = if gone { None } else { Some(pair.to_string()) };
        }
        answer
    }

    pub async fn me(&mut self) -> Value {
        self.get("/api/me").await.done()
    }

    pub async fn id(&mut self) -> String {
        self.me().await["id"].as_str().expect("somebody").to_string()
    }

    pub async fn sign_up(&mut self, name: &str, password: &str) -> Answer {
        self.post("/api/account", json!({ "name": name, "password": password })).await
    }

    pub async fn sign_in(&mut self, name: &str, password: &str) -> Answer {
        self.post("/api/session", json!({ "name": name, "password": password })).await
    }

    /// A table against a bot, begun at once; gives its id.
    pub async fn plays(&mut self) -> String {
        let new = json!({
            "game": catalog::GAMES[0].profile().id,
            "seats": [{ "kind": "me" }, { "kind": "bot", "bot": "random" }],
            "pace": { "kind": "relaxed" }, "public": true, "start": true,
        });
        self.post("/api/tables", new).await.done()["id"].as_str().expect("an id").to_string()
    }
}
