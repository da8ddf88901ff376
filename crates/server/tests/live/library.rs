//! A whole library for a test: a real database file, a real port, clients that speak through
//! sockets.

use axum::Router;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, ORIGIN, SET_COOKIE};
use axum::http::{Method, Request, StatusCode};
use flate2::{Decompress, FlushDecompress};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::config::Rate;
use server::hall::Games;
use server::time::Time;
use server::{App, Settings, router};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use store::testing::Cluster;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use tower::ServiceExt;

/// Monday, 5 January 2026, 12:00 UTC.
pub const NOON: i64 = 1_767_614_400_000;
/// How long a test waits for something that must happen.
const PATIENCE: Duration = Duration::from_secs(20);

/// A folder that disappears with the test.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("ludotheque-live-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        // Left behind by a process of the same number that was killed: of no use to anybody.
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What differs from the usual library.
pub struct Wish {
    pub settings: Settings,
    pub time: Time,
    pub games: Games,
}

impl Default for Wish {
    fn default() -> Self {
        let settings = Settings {
            bot_pause_ms: 0,
            limit_table: Rate::OFF,
            limit_account: Rate::OFF,
            limit_sign_up: Rate::OFF,
            limit_invite: Rate::OFF,
            limit_guest: Rate::OFF,
            limit_socket: Rate::OFF,
            limit_socket_account: Rate::OFF,
            limit_socket_address: Rate::OFF,
            limit_socket_open: Rate::OFF,
            limit_request: Rate::OFF,
            limit_preview: Rate::OFF,
            limit_hint: Rate::OFF,
            limit_chat: Rate::OFF,
            ..Settings::default()
        };
        Wish { settings, time: Time::by_hand(NOON), games: Arc::new(catalog::GAMES.to_vec()) }
    }
}

/// A running library.
pub struct Library {
    pub app: App,
    pub time: Time,
    pub folder: Arc<Folder>,
    router: Router,
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    serving: JoinHandle<()>,
}

impl Library {
    pub async fn open() -> Library {
        Library::open_with(Wish::default()).await
    }

    pub async fn open_with(wish: Wish) -> Library {
        Library::open_in(Arc::new(Folder::new()), wish).await
    }

    /// On a folder that may have been used before.
    pub async fn open_in(folder: Arc<Folder>, wish: Wish) -> Library {
        let address = format!("sqlite:{}", folder.path().join("library.db").display());
        Library::open_on(&address, folder, wish).await
    }

    /// With a database of one's own.
    pub async fn open_on(database: &str, folder: Arc<Folder>, wish: Wish) -> Library {
        let store = store::open_alone(database).await.expect("a database");
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let time = wish.time.clone();
        let app = App::with_games(wish.settings, store, wish.time, wish.games);
        let (stop, stopped) = oneshot::channel();
        let served = app.clone();
        let serving = tokio::spawn(async move {
            let shutdown = async {
                let _ = stopped.await;
            };
            server::serve::serve(served, listener, shutdown).await.expect("serving");
        });
        let router = router(app.clone());
        Library { app, time, folder, router, address, stop: Some(stop), serving }
    }

    /// Closes the doors properly.
    pub async fn close(mut self) -> Arc<Folder> {
        let stop = self.stop.take().expect("closed once");
        stop.send(()).expect("somebody serves");
        tokio::time::timeout(PATIENCE, self.serving).await.expect("in time").expect("cleanly");
        Arc::clone(&self.folder)
    }

    /// A new guest with a cookie.
    pub async fn guest(&self, name: &str) -> Guest {
        let (status, body, cookie) =
            self.ask(Method::POST, "/api/guest", None, Some(json!({ "name": name }))).await;
        assert_eq!(status, StatusCode::CREATED, "{body}");
        let cookie = cookie.expect("a cookie");
        Guest { cookie }
    }

    /// Somebody with a password, who can be called by name.
    pub async fn account(&self, name: &str) -> Guest {
        let wanted = json!({ "name": name, "password": "correct horse battery" });
        let (status, body, cookie) =
            self.ask(Method::POST, "/api/account", None, Some(wanted)).await;
        assert_eq!(status, StatusCode::CREATED, "{body}");
        Guest { cookie: cookie.expect("a cookie") }
    }

    pub async fn id_of(&self, guest: &Guest) -> String {
        let (_, me) = self.get(Some(guest), "/api/me").await;
        me["id"].as_str().expect("an id").to_string()
    }

    pub async fn ask(
        &self,
        method: Method,
        path: &str,
        guest: Option<&Guest>,
        body: Option<Value>,
    ) -> (StatusCode, Value, Option<String>) {
        let mut request = Request::builder().method(method).uri(path);
        request =
            request.header("host", "library.localhost").header(ORIGIN, "http://library.localhost");
        if let Some(guest) = guest {
            request = request.header(COOKIE, &guest.cookie);
        }
        let body = match body {
            Some(body) => {
                request = request.header(CONTENT_TYPE, "application/json");
                Body::from(body.to_string())
            }
            None => Body::empty(),
        };
        let request = request.body(body).expect("a request");
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        let status = response.status();
        let cookie = response.headers().get(SET_COOKIE).map(|cookie| {
            let text = cookie.to_str().expect("letters");
            text.split(';').next().expect("a value").to_string()
        });
        let bytes = axum::body::to_bytes(response.into_body(), 1 << 26).await.expect("a body");
        let value = match serde_json::from_slice(&bytes) {
            Ok(value) => value,
            Err(_) => Value::String(String::from_utf8_lossy(&bytes).into_owned()),
        };
        (status, value, cookie)
    }

    /// As a mail program does: a form, no cookie, no origin.
    pub async fn knock(&self, path: &str) -> u16 {
        let request = Request::builder().method(Method::POST).uri(path);
        let request = request
            .header("host", "library.localhost")
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from("List-Unsubscribe=One-Click"))
            .expect("a request");
        self.router.clone().oneshot(request).await.expect("an answer").status().as_u16()
    }

    pub async fn get(&self, guest: Option<&Guest>, path: &str) -> (StatusCode, Value) {
        let (status, body, _) = self.ask(Method::GET, path, guest, None).await;
        (status, body)
    }

    pub async fn post(&self, guest: &Guest, path: &str, body: Value) -> (StatusCode, Value) {
        let (status, body, _) = self.ask(Method::POST, path, Some(guest), Some(body)).await;
        (status, body)
    }

    pub async fn put(&self, guest: &Guest, path: &str, body: Value) -> (StatusCode, Value) {
        let (status, body, _) = self.ask(Method::PUT, path, Some(guest), Some(body)).await;
        (status, body)
    }

    pub async fn delete(&self, guest: &Guest, path: &str) -> (StatusCode, Value) {
        let (status, body, _) = self.ask(Method::DELETE, path, Some(guest), None).await;
        (status, body)
    }

    pub async fn delete_with(&self, guest: &Guest, path: &str, body: Value) -> (StatusCode, Value) {
        let (status, body, _) = self.ask(Method::DELETE, path, Some(guest), Some(body)).await;
        (status, body)
    }

    /// Posts what must succeed.
    pub async fn done(&self, guest: &Guest, path: &str, body: Value) -> Value {
        let (status, answer) = self.post(guest, path, body).await;
        assert!(status.is_success(), "{path}: {status} {answer}");
        answer
    }

    /// Makes a table and gives its id.
    pub async fn table(&self, host: &Guest, new: Value) -> String {
        let info = self.done(host, "/api/tables", new).await;
        info["id"].as_str().expect("an id").to_string()
    }

    /// A started game between these people, the first of whom is the host.
    pub async fn game_of(&self, people: &[&Guest], pace: Value) -> String {
        let mut seats = vec![json!({ "kind": "me" })];
        seats.resize(people.len(), json!({ "kind": "open" }));
        let new = json!({ "game": GAME, "seats": seats, "pace": pace, "public": true });
        let id = self.table(people[0], new).await;
        for (seat, guest) in people.iter().enumerate().skip(1) {
            self.done(guest, &format!("/api/tables/{id}/join"), json!({ "seat": seat })).await;
        }
        self.done(people[0], &format!("/api/tables/{id}/start"), json!({})).await;
        id
    }

    /// A socket that has said hello.
    pub async fn socket(&self, guest: Option<&Guest>) -> Client {
        let mut client = self.raw_socket(guest).await;
        client.hello().await;
        client
    }

    pub async fn raw_socket(&self, guest: Option<&Guest>) -> Client {
        self.socket_offering(guest, None).await
    }

    /// A socket that can be spoken through in one of these ways, best first.
    pub async fn socket_offering(&self, guest: Option<&Guest>, offered: Option<&str>) -> Client {
        let address = format!("ws://{}/api/socket", self.address);
        let mut request = address.into_client_request().expect("a request");
        let origin = format!("http://{}", self.address);
        request.headers_mut().insert("origin", origin.parse().expect("a header"));
        if let Some(guest) = guest {
            request.headers_mut().insert("cookie", guest.cookie.parse().expect("a header"));
        }
        if let Some(offered) = offered {
            let offered = offered.parse().expect("a header");
            request.headers_mut().insert("sec-websocket-protocol", offered);
        }
        let (socket, answer) = tokio_tungstenite::connect_async(request).await.expect("a socket");
        let agreed = answer.headers().get("sec-websocket-protocol");
        let agreed = agreed.map(|agreed| agreed.to_str().expect("letters").to_string());
        let unpacked = Decompress::new(false);
        let (heard, recorded) = (Vec::new(), Vec::new());
        Client { socket, agreed, unpacked, frames: 0, heard, recorded, next: 0 }
    }

    /// The status with which a socket is refused.
    pub async fn no_socket(&self, guest: Option<&Guest>) -> u16 {
        let url = format!("ws://{}/api/socket", self.address);
        let mut request = url.into_client_request().expect("a request");
        if let Some(guest) = guest {
            request.headers_mut().insert("cookie", guest.cookie.parse().expect("a header"));
            let origin = format!("http://{}", self.address);
            request.headers_mut().insert("origin", origin.parse().expect("a header"));
        }
        match tokio_tungstenite::connect_async(request).await {
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => answer.status().as_u16(),
            other => panic!("not refused: {other:?}"),
        }
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

pub const GAME: &str = "terra-mystica";

pub fn relaxed() -> Value {
    json!({ "kind": "relaxed" })
}

/// Somebody with a cookie.
#[derive(Clone, Debug)]
pub struct Guest {
    pub cookie: String,
}

/// One socket of one browser.
pub struct Client {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// How it is spoken through.
    pub agreed: Option<String>,
    unpacked: Decompress,
    /// How many bytes the messages took.
    pub frames: usize,
    /// Heard, but not yet asked for.
    heard: Vec<Value>,
    /// Every text that ever came.
    pub recorded: Vec<String>,
    next: u32,
}

impl Client {
    pub async fn hello(&mut self) {
        self.send(json!({ "type": "hello", "protocol": 1, "lang": "en" })).await;
        self.hear("welcome").await;
    }

    pub async fn send(&mut self, message: Value) {
        self.socket.send(Message::Text(message.to_string().into())).await.expect("sent");
    }

    /// The next message of this kind; others are kept for later.
    pub async fn hear(&mut self, kind: &str) -> Value {
        self.hear_where(kind, |message| message["type"] == kind).await
    }

    /// The next message this is true for; others are kept for later.
    pub async fn hear_where(&mut self, what: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        if let Some(index) = self.heard.iter().position(&wanted) {
            return self.heard.remove(index);
        }
        loop {
            let message = self.next_message().await;
            let message = message.unwrap_or_else(|| panic!("hung up before {what}"));
            if wanted(&message) {
                return message;
            }
            self.heard.push(message);
        }
    }

    /// The next message of the socket itself; `None` when the server hangs up.
    pub async fn next_message(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match next.expect("an answer in time")? {
                Ok(Message::Text(text)) => {
                    assert_ne!(self.agreed.as_deref(), Some("deflate-lines"), "{text}");
                    self.frames += text.len();
                    self.recorded.push(text.to_string());
                    return Some(serde_json::from_str(&text).expect("JSON"));
                }
                Ok(Message::Binary(packed)) => {
                    self.frames += packed.len();
                    let mut text = Vec::with_capacity(1 << 20);
                    let flush = FlushDecompress::Sync;
                    self.unpacked.decompress_vec(&packed, &mut text, flush).expect("deflate");
                    assert_eq!(text.pop(), Some(b'\n'), "a frame is one line");
                    let text = String::from_utf8(text).expect("letters");
                    self.recorded.push(text.clone());
                    return Some(serde_json::from_str(&text).expect("JSON"));
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Forgets what was heard so far.
    pub fn forget(&mut self) {
        self.heard.clear();
    }

    /// A key no other message of this client has.
    pub fn key(&mut self) -> String {
        self.next += 1;
        format!("key-{}", self.next)
    }

    /// Follows a table; gives the `table` message.
    pub async fn watch(&mut self, table: &str) -> Value {
        self.send(json!({ "type": "watch", "table": table })).await;
        self.hear("table").await
    }

    /// Plays moves and gives the answer: `ack` or `refused`.
    pub async fn play(&mut self, table: &str, seat: u64, at: u64, moves: &[&str]) -> Value {
        let key = self.key();
        self.play_with_key(table, seat, at, moves, &key).await
    }

    pub async fn play_with_key(
        &mut self,
        table: &str,
        seat: u64,
        at: u64,
        moves: &[&str],
        key: &str,
    ) -> Value {
        self.deed(json!({
            "type": "play", "table": table, "key": key, "seat": seat, "at": at, "moves": moves,
        }))
        .await
    }

    /// Sends something with a key and gives the answer.
    pub async fn deed(&mut self, message: Value) -> Value {
        let key = message["key"].clone();
        self.send(message).await;
        self.hear_where("an answer", |answer| {
            answer["key"] == key && (answer["type"] == "ack" || answer["type"] == "refused")
        })
        .await
    }

    /// The position a table message or the latest update shows once the log has this length.
    pub async fn position_at(&mut self, length: u64) -> Value {
        let update =
            self.hear_where("the position", |message| message["position"]["at"] == length).await;
        update["position"].clone()
    }
}

/// The first legal move of a position, in notation.
pub fn first_move(position: &Value) -> Option<String> {
    Some(position["moves"].as_array()?.first()?["notation"].as_str()?.to_string())
}

/// The seats a position waits for.
pub fn asked(position: &Value) -> Vec<u64> {
    let asked = position["asked"].as_array().expect("a list");
    asked.iter().map(|asked| asked["seat"].as_u64().expect("a seat")).collect()
}

/// On an SQLite file, and on PostgreSQL if there is one.
pub async fn on_both(case: impl AsyncFn(Library, String)) {
    let folder = Arc::new(Folder::new());
    let file = format!("sqlite:{}", folder.path().join("library.db").display());
    case(Library::open_on(&file, folder, Wish::default()).await, file).await;
    match Cluster::start(false) {
        Ok(cluster) => {
            let address = cluster.database().expect("a database");
            let folder = Arc::new(Folder::new());
            case(Library::open_on(&address, folder, Wish::default()).await, address).await;
        }
        Err(why) => println!("skipped: {why}"),
    }
}
