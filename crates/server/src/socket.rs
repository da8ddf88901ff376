//! The socket: one connection, any number of tables. Every message is answered, nothing that
//! comes in can hurt anybody else.

mod answer;
mod lobby;
mod pack;
mod questions;
mod seen;

use crate::address::Address;
use crate::app::App;
use crate::error::{Error, Result};
use crate::hall::{Signal, SocketGuard};
use crate::lang;
use crate::limits::Limited;
use crate::live::{Command, Who};
use crate::outbox::{Outbox, Outlet, outbox};
use crate::people::{MaybePerson, Person, accounts};
use crate::protocol::{FromClient, FromServer, PROTOCOL, Room};
use crate::routes::admin::announced;
use crate::security::expect_own_site;
use crate::shares::Share;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::Response;
use catalog::Lang;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use lobby::LobbyWatch;
use pack::Wire;
use seen::Seen;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Semaphore, broadcast};
use tokio::time::Instant;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The largest message a browser may send.
const LARGEST: usize = 64 * 1024;
/// Browsers say little. The usual buffer, filled with zeros for every read, would be most of what
/// thousands of open sockets take.
const READ_AT_ONCE: usize = 4 * 1024;
/// How many seconds a browser may take to say hello; fewer where requests have fewer.
const GREETING: u64 = 10;
/// A browser that says nothing for so long, not even `ping`, is gone.
const SILENCE: Duration = Duration::from_secs(90);
/// How long a message may take to go out before the reader counts as gone.
const SENDING: Duration = Duration::from_secs(20);
/// So many messages that make no sense, and the connection ends.
const NONSENSE: u32 = 20;
/// So many more messages than allowed, and the connection ends.
const EXCESS: u32 = 300;
/// So many tables may be followed at once.
const TABLES: usize = 32;
/// So many questions (previews, hints) may be thought about at once.
const QUESTIONS: usize = 4;

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(open))
}

/// Opens the socket. What goes through it is described in `docs/protocol.md`.
#[utoipa::path(get, path = "/api/socket", tag = "socket", responses(
    (status = 101, description = "the connection becomes a socket"),
    (status = 403, description = "the page asking is of another site"),
))]
async fn open(
    State(app): State<App>,
    address: Address,
    MaybePerson(person): MaybePerson,
    headers: HeaderMap,
    uri: Uri,
    upgrade: std::result::Result<
        WebSocketUpgrade,
        axum::extract::ws::rejection::WebSocketUpgradeRejection,
    >,
) -> Result<Response> {
    expect_own_site(&app.settings, &headers, &uri)?;
    app.limits.check(Limited::SocketOpen, address)?;
    let upgrade = upgrade.map_err(|_| {
        Error::plain(StatusCode::UPGRADE_REQUIRED, "no-socket", "refused-no-socket")
    })?;
    let many = || {
        let status = StatusCode::TOO_MANY_REQUESTS;
        Error::plain(status, "too-many-sockets", "refused-too-many-sockets")
    };
    let account = person.as_ref().map(|person| app.sockets_of_account.take(person.id()));
    let place = Place {
        address,
        _shares: (
            app.sockets.take(address).ok_or_else(many)?,
            account.map(|share| share.ok_or_else(many)).transpose()?,
        ),
    };
    let heard = lang::heard(&headers, &uri);
    let lang = heard.said.or(heard.accepted).unwrap_or_default();
    let upgrade = upgrade.max_message_size(LARGEST).max_frame_size(LARGEST);
    let upgrade = upgrade.protocols([pack::DEFLATE, pack::JSON]);
    let upgrade = upgrade.read_buffer_size(READ_AT_ONCE);
    Ok(upgrade.on_upgrade(move |socket| serve(app, socket, person, lang, place)))
}

/// Where a socket comes from, and what it holds of the share of its address and account.
struct Place {
    address: Address,
    _shares: (Share, Option<Share>),
}

async fn serve(app: App, socket: WebSocket, person: Option<Person>, lang: Lang, place: Place) {
    let wire = Wire::agreed(socket.protocol().map(HeaderValue::as_bytes));
    let (sink, stream) = socket.split();
    let (out, outlet) = outbox();
    let writer = tokio::spawn(write(sink, wire, outlet));
    let mut connection = Connection {
        guard: app.hall.socket(),
        signals: app.hall.listen(),
        lang: person.as_ref().and_then(Person::lang).unwrap_or(lang),
        app,
        person,
        place,
        out,
        greeted: false,
        nonsense: 0,
        excess: 0,
        tables: BTreeSet::new(),
        lobby: LobbyWatch::default(),
        seen: Seen::default(),
        questions: Arc::new(Semaphore::new(QUESTIONS)),
    };
    connection.read(stream).await;
    connection.keep_seen().await;
    for table in std::mem::take(&mut connection.tables) {
        connection.forget(&table).await;
    }
    connection.out.end("closed");
    drop(connection);
    if let Err(error) = writer.await {
        tracing::error!(%error, "the writing half of a socket broke");
    }
}

/// Sends what waits, until there is a reason to stop.
async fn write(mut sink: SplitSink<WebSocket, Message>, mut wire: Wire, mut outlet: Outlet) {
    let why = loop {
        let text = match outlet.next().await {
            Ok(text) => text,
            Err(why) => break why,
        };
        let sent = tokio::select! {
            sent = tokio::time::timeout(SENDING, sink.send(wire.message(text))) => sent,
            why = outlet.ended() => break why,
        };
        match sent {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => return,
        }
    };
    let farewell = async {
        // A slow reader would not get through what waits; the others get all of it.
        if why != "slow" {
            for text in outlet.rest() {
                sink.send(wire.message(text)).await?;
            }
        }
        if why != "closed" {
            sink.send(wire.message(bye(why))).await?;
        }
        let code = if why == "restart" { close_code::RESTART } else { close_code::NORMAL };
        sink.send(Message::Close(Some(CloseFrame { code, reason: why.into() }))).await?;
        sink.close().await
    };
    // Whether the farewell arrives changes nothing any more.
    let _ = tokio::time::timeout(Duration::from_secs(2), farewell).await;
}

/// Thought about beside everything else: what if, why not, what would you do?
fn is_question(message: &FromClient) -> bool {
    use FromClient::{Hint, Preview, Why};
    matches!(message, Preview { .. } | Why { .. } | Hint { .. })
}

fn bye(why: &str) -> Utf8Bytes {
    crate::live::in_text(&FromServer::Bye { why: why.into() })
}

/// One browser.
struct Connection {
    app: App,
    guard: SocketGuard,
    person: Option<Person>,
    place: Place,
    lang: Lang,
    out: Outbox,
    signals: broadcast::Receiver<Signal>,
    greeted: bool,
    nonsense: u32,
    /// Messages beyond the limit, less those within it.
    excess: u32,
    tables: BTreeSet<String>,
    lobby: LobbyWatch,
    seen: Seen,
    /// For previews, reasons and hints, which are thought about beside everything else.
    questions: Arc<Semaphore>,
}

impl Connection {
    async fn read(&mut self, mut stream: SplitStream<WebSocket>) {
        let out = self.out.clone();
        let ended = out.ended();
        tokio::pin!(ended);
        // Moved by whole messages only: neither a message that trickles in nor news from the
        // lobby make anybody alive.
        let greeting = self.app.settings.request_timeout_s.min(GREETING);
        let silence = tokio::time::sleep(Duration::from_secs(greeting));
        tokio::pin!(silence);
        loop {
            tokio::select! {
                _ = &mut ended => return,
                () = &mut silence => return,
                received = stream.next() => match received {
                    Some(Ok(message)) => {
                        if !self.receive(message).await {
                            return;
                        }
                        if self.greeted {
                            silence.as_mut().reset(Instant::now() + SILENCE);
                        }
                    }
                    // Too large, or not a socket's language at all.
                    Some(Err(_)) => return self.out.end("protocol"),
                    None => return,
                },
                signal = self.signals.recv() => self.hear(signal).await,
                () = self.lobby.due() => self.tell_lobby().await,
                () = self.seen.due() => self.keep_seen().await,
            }
        }
    }

    /// False when the browser hangs up.
    async fn receive(&mut self, message: Message) -> bool {
        let text = match &message {
            Message::Text(text) => text.as_str(),
            Message::Binary(_) => "",
            Message::Close(_) => return false,
            // Answered by the socket itself, and counted like everything else.
            Message::Ping(_) | Message::Pong(_) => {
                let within = self.within_limits();
                self.note_excess(within.is_err());
                return true;
            }
        };
        match serde_json::from_str::<FromClient>(text) {
            Ok(message) => {
                let (key, id, table) = answer::names(&message);
                let done = match self.not_too_often(&message) {
                    Ok(()) => self.act(message).await,
                    Err(error) => Err(error),
                };
                self.note_excess(done.as_ref().is_err_and(|error| error.code() == "too-often"));
                if let Err(error) = done {
                    let refused = error.refused(self.lang);
                    self.out.say(&FromServer::Refused { key, id, table, refused });
                }
            }
            Err(error) => {
                self.nonsense += 1;
                let what: String = error.to_string().chars().take(200).collect();
                let reason = engine::Message::new("refused-bad-message").text("what", what);
                let refused = Error::bad("bad-message", reason).refused(self.lang);
                let (key, id, table) = answer::names_in(text);
                self.out.say(&FromServer::Refused { key, id, table, refused });
            }
        }
        if self.nonsense > NONSENSE {
            self.out.end("protocol");
        }
        true
    }

    /// Questions have limits of their own.
    fn not_too_often(&self, message: &FromClient) -> Result<()> {
        if is_question(message) {
            return Ok(());
        }
        self.within_limits()
    }

    /// One message more for the socket, the account and the address.
    fn within_limits(&self) -> Result<()> {
        let limits = &self.app.limits;
        limits.check(Limited::Socket, self.guard.number)?;
        if let Some(person) = &self.person {
            limits.check(Limited::SocketAccount, person.id())?;
        }
        limits.check(Limited::SocketAddress, self.place.address)
    }

    /// Whoever is a little too quick is told so; whoever does not care is sent away, and may come
    /// back.
    fn note_excess(&mut self, too_often: bool) {
        self.excess = if too_often { self.excess + 1 } else { self.excess.saturating_sub(1) };
        if self.excess > EXCESS {
            self.out.end("too-often");
        }
    }

    async fn act(&mut self, message: FromClient) -> Result<()> {
        if !self.greeted && !matches!(message, FromClient::Hello { .. } | FromClient::Ping { .. }) {
            return Err(Error::plain(StatusCode::CONFLICT, "hello-first", "refused-hello-first"));
        }
        match message {
            FromClient::Hello { protocol, lang } => self.greet(protocol, &lang).await,
            FromClient::Watch { table, invite, seen, seat } => {
                self.watch(table, invite, seen, seat).await?;
            }
            FromClient::Unwatch { table } => {
                if self.tables.remove(&table) {
                    self.forget(&table).await;
                }
            }
            FromClient::Seen { table, at } => self.note_seen(table, at).await?,
            FromClient::WatchLobby {} => {
                self.lobby.begin(self.app.hall.lobby().listen());
                self.tell_lobby().await;
            }
            FromClient::UnwatchLobby {} => self.lobby = LobbyWatch::default(),
            FromClient::Ping { sent } => {
                self.out.say(&FromServer::Pong { sent, now: self.app.time.now() });
            }
            message if is_question(&message) => self.question(message)?,
            FromClient::Say { table, key, room, text, to } => {
                let who = self.who()?;
                self.app.limits.check(Limited::Chat, &who.account)?;
                let scene = self.app.hall.scene(&table).await?;
                if !self.tables.contains(&table) {
                    self.expect_visible(&scene, None)?;
                }
                let hall = &self.app.hall;
                let line = match room {
                    Room::Letters => hall.write(&scene, &who, to, &key, &text).await?,
                    room => hall.say(&scene, &who, room, &key, &text).await?,
                };
                self.out.say(&FromServer::Ack { key, at: line.at });
            }
            deed => {
                let who = self.who()?;
                let (table, key, deed) = answer::deed(deed)?;
                if !self.tables.contains(&table) {
                    // Who may not see a table is not told that there is one.
                    let scene = self.app.hall.scene(&table).await?;
                    self.expect_visible(&scene, None)?;
                }
                let reply = answer::reply(self.out.clone(), self.lang, table.clone(), key);
                let command = Command::Do { who, deed, reply };
                // If it cannot be delivered, the reply says so.
                let _ = self.app.hall.send(&table, command).await;
            }
        }
        Ok(())
    }

    async fn greet(&mut self, protocol: u32, lang: &str) {
        if protocol != PROTOCOL {
            self.out.end("protocol");
            return;
        }
        if let Some(lang) = Lang::from_locale(lang) {
            self.lang = lang;
        }
        self.greeted = true;
        self.out.say(&FromServer::Welcome {
            protocol: PROTOCOL,
            version: env!("CARGO_PKG_VERSION").into(),
            now: self.app.time.now(),
            me: self.person.as_ref().map(|person| accounts::me(person.account())),
        });
        match announced(&self.app).await {
            Ok(text) if text.is_empty() => {}
            Ok(text) => self.out.say(&FromServer::Announce { text }),
            Err(error) => tracing::warn!(code = error.code(), "announcements are not told"),
        }
    }

    async fn watch(
        &mut self,
        table: String,
        invite: Option<String>,
        seen: Option<u32>,
        seat: Option<u8>,
    ) -> Result<()> {
        if self.tables.len() >= TABLES && !self.tables.contains(&table) {
            let status = StatusCode::CONFLICT;
            return Err(Error::plain(status, "too-many-tables", "refused-too-many-tables"));
        }
        let scene = self.app.hall.scene(&table).await?;
        if !self.tables.contains(&table) {
            self.expect_visible(&scene, invite.as_deref())?;
        }
        let watcher = crate::live::Watcher {
            account: self.person.as_ref().map(|person| person.id().to_string()),
            seat,
            lang: self.lang,
            out: self.out.clone(),
            seen,
        };
        self.app.hall.send(&table, Command::Watch { socket: self.guard.number, watcher }).await?;
        self.tables.insert(table);
        Ok(())
    }

    async fn forget(&self, table: &str) {
        let command = Command::Unwatch { socket: self.guard.number };
        if let Err(error) = self.app.hall.send(table, command).await {
            tracing::warn!(table, code = error.code(), "a table does not hear that somebody left");
        }
    }

    fn expect_visible(&self, scene: &crate::live::Scene, invite: Option<&str>) -> Result<()> {
        let account = self.person.as_ref().map(Person::id);
        let admin = self.person.as_ref().is_some_and(|person| person.account().admin);
        if scene.may_be_seen_by(account, invite, admin) { Ok(()) } else { Err(Error::not_found()) }
    }

    fn who(&self) -> Result<Who> {
        self.person.as_ref().map(Who::from).ok_or_else(Error::nobody)
    }

    /// Something happened to people: perhaps to this one.
    async fn hear(&mut self, signal: std::result::Result<Signal, RecvError>) {
        let me = self.person.clone();
        let mine = |account: &str| me.as_ref().is_some_and(|person| person.id() == account);
        match signal {
            Ok(Signal::SessionEnded { session }) => {
                if me.as_ref().is_some_and(|person| person.session().id == session) {
                    self.out.end("signed-out");
                }
            }
            Ok(Signal::Banned { account }) if mine(&account) => self.out.end("banned"),
            Ok(Signal::AccountChanged { account }) if mine(&account) => self.look_again().await,
            Ok(Signal::Announced { text }) => self.out.say(&FromServer::Announce { text }),
            Ok(Signal::Closing) => self.out.end("restart"),
            Ok(Signal::Banned { .. } | Signal::AccountChanged { .. }) => {}
            // Something was missed: find out what still holds.
            Err(RecvError::Lagged(_)) => self.look_again().await,
            Err(RecvError::Closed) => self.out.end("restart"),
        }
    }

    async fn look_again(&mut self) {
        let Some(person) = &self.person else { return };
        match person.again(&self.app).await {
            Ok(Some(person)) => self.person = Some(person),
            Ok(None) => self.out.end("signed-out"),
            Err(error) if error.code() == "banned" => self.out.end("banned"),
            Err(error) => tracing::warn!(code = error.code(), "somebody cannot be looked up"),
        }
    }
}
