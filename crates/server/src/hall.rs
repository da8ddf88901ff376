//! The hall where tables stand: which are open, what they share, and what is heard about people.
//!
//! Matches are opened when somebody needs them and put away when nobody does. Nothing is read at
//! start-up but what the clocks need to know.

mod arrive;
mod create;
mod gaps;
mod lobby;
mod luck;
mod room;
mod settings;
mod waker;

pub(crate) use lobby::shelf_of;
pub use lobby::{Lobby, News};
pub(crate) use room::Room;
pub use settings::HallSettings;

use crate::background::Background;
use crate::error::{Error, Result};
use crate::ids;
use crate::live::{Command, Deed, Live, Reply, Scene, Shown, Sitting, Who, change_holder};
use crate::protocol::SeatPlan;
use crate::shares::Lanes;
use crate::time::Time;
use crate::workers::{Late, Workers};
use axum::http::StatusCode;
use bots::{BotName, Budget};
use catalog::GameEntry;
use engine::{Message, Refusal};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Account, Match, MatchFilter, Store};
use tokio::runtime::Handle as Loop;
use tokio::sync::{OnceCell, Semaphore, broadcast, mpsc, oneshot, watch};

/// How many deeds may wait at one table.
const QUEUE: usize = 256;
/// Where games come from; tests bring their own.
pub trait Shelf: Send + Sync {
    /// The games that stand on it, in their order.
    fn games(&self) -> Vec<&'static dyn GameEntry>;
    /// The game with this id.
    ///
    /// # Errors
    /// `unknown-game`, with the nearest id.
    fn game(&self, id: &str) -> std::result::Result<&'static dyn GameEntry, Refusal> {
        catalog::game_of(&self.games(), id)
    }
}

pub type Games = Arc<dyn Shelf>;

/// Just these games.
impl Shelf for Vec<&'static dyn GameEntry> {
    fn games(&self) -> Vec<&'static dyn GameEntry> {
        self.clone()
    }
}

/// The list of the catalogue; what is opened is looked up otherwise.
impl<F> Shelf for F
where
    F: Fn(&str) -> std::result::Result<&'static dyn GameEntry, Refusal> + Send + Sync,
{
    fn games(&self) -> Vec<&'static dyn GameEntry> {
        catalog::GAMES.to_vec()
    }
    fn game(&self, id: &str) -> std::result::Result<&'static dyn GameEntry, Refusal> {
        self(id)
    }
}

/// Something every open socket should know; each decides whether it is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Signal {
    /// This browser was signed out: its sockets end.
    SessionEnded { session: String },
    /// This account may not play for now: its sockets end.
    Banned { account: String },
    /// Name, settings or rights changed: look again.
    AccountChanged { account: String },
    /// The administrators say something to everybody; empty takes it back.
    Announced { text: String },
    /// The doors close.
    Closing,
}

/// Numbers for the health page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Crowd {
    /// Tables in memory.
    pub tables: usize,
    pub sockets: usize,
}

/// Tables being played, and everybody around them. Cheap to clone.
#[derive(Clone)]
pub struct Hall(Arc<Shared>);

/// What all tables share.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) time: Time,
    pub(crate) settings: HallSettings,
    pub(crate) games: Games,
    /// For the rules.
    pub(crate) workers: Workers,
    /// For looking back and for opening what is stored, so that nobody at a table waits for those
    /// who read.
    pub(crate) lookers: Workers,
    /// For bots, so that nobody waits for them.
    pub(crate) bots: Workers,
    /// For files from outside, one at a time: nobody at a table waits for them.
    pub(crate) imports: Workers,
    /// For everything else that can wait.
    pub(crate) background: Background,
    /// Matches being read at the same time: the store has others to answer.
    pub(crate) reading: Semaphore,
    /// Who brings files: one file each, and one of them at a time, from reading to storing. Whatever
    /// else there is waits as a text.
    bringers: Lanes,
    bringing: Semaphore,
    /// Where tables are served, whoever opens them.
    tables: Loop,
    pub(crate) lobby: Lobby,
    gaps: Mutex<Vec<(i64, i64)>>,
    open: Mutex<BTreeMap<String, Handle>>,
    signals: broadcast::Sender<Signal>,
    sockets: AtomicUsize,
    next: AtomicU64,
    closing: AtomicBool,
    /// See [`room`].
    kept: room::Kept,
    origins: room::Origins,
    /// The bots' luck comes from it, so that nobody can compute what they will choose.
    bots_key: OnceCell<[u8; 32]>,
}

/// What the task of a match holds of its own door: where to answer to, and what comes in.
pub(crate) type Door = (mpsc::WeakSender<Command>, mpsc::Receiver<Command>);

/// The way to the task of a match.
#[derive(Clone, Debug)]
struct Handle {
    number: u64,
    door: mpsc::Sender<Command>,
    shown: watch::Receiver<Shown>,
}

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Hall({} tables)", self.0.lock().len())
    }
}

impl Hall {
    pub fn new(settings: HallSettings, store: Arc<dyn Store>, time: Time, games: Games) -> Hall {
        let behind = settings.behind;
        Hall(Arc::new(Shared {
            workers: Workers::new("rules", settings.engine_threads),
            lookers: Workers::behind("looking", LOOKERS, behind),
            bots: Workers::behind("bots", settings.bot_threads, behind),
            imports: Workers::behind("imports", 1, behind),
            background: Background::new(behind).expect("a thread"),
            reading: Semaphore::new(LOOKERS),
            bringers: Lanes::new(1),
            bringing: Semaphore::new(1),
            tables: Loop::current(),
            lobby: Lobby::default(),
            gaps: Mutex::default(),
            open: Mutex::default(),
            signals: broadcast::channel(256).0,
            sockets: AtomicUsize::new(0),
            next: AtomicU64::new(0),
            closing: AtomicBool::new(false),
            kept: room::Kept::default(),
            origins: room::Origins::default(),
            bots_key: OnceCell::new(),
            store,
            time,
            settings,
            games,
        }))
    }

    /// Learns how long the server was down and begins to look after clocks and bots of matches
    /// nobody has open.
    pub async fn start(&self) -> Result<()> {
        gaps::note_downtime(&self.0).await?;
        self.throw_away_halves().await?;
        self.0.bots_key().await?;
        waker::start(&self.0);
        Ok(())
    }

    /// What happens to people from now on.
    pub fn listen(&self) -> broadcast::Receiver<Signal> {
        self.0.signals.subscribe()
    }

    pub fn signal(&self, signal: Signal) {
        // Nobody listening is nobody to tell.
        let _ = self.0.signals.send(signal);
    }

    pub fn lobby(&self) -> &Lobby {
        &self.0.lobby
    }

    pub fn store(&self) -> &Arc<dyn Store> {
        &self.0.store
    }

    pub fn time(&self) -> &Time {
        &self.0.time
    }

    pub fn game(&self, id: &str) -> Result<&'static dyn GameEntry> {
        Ok(self.0.games.game(id)?)
    }

    /// Every game of the library.
    pub fn games(&self) -> Vec<&'static dyn GameEntry> {
        self.0.games.games()
    }

    /// The match as it stands.
    pub async fn scene(&self, id: &str) -> Result<Arc<Scene>> {
        for _ in 0..TRIES {
            let mut handle = self.0.handle(id)?;
            let shown = handle.shown.wait_for(|shown| !matches!(shown, Shown::Loading)).await;
            let shown = shown.map_or(Shown::Loading, |shown| shown.clone());
            match shown {
                Shown::There(scene) => return Ok(scene),
                Shown::Failed(error) => return Err(error),
                Shown::Loading => {}
            }
            self.0.let_go(&handle).await;
        }
        Err(Error::unavailable())
    }

    /// The match as it stands, if it is in memory.
    pub fn scene_if_open(&self, id: &str) -> Option<Arc<Scene>> {
        let shown = self.0.lock().get(id)?.shown.clone();
        match &*shown.borrow() {
            Shown::There(scene) => Some(Arc::clone(scene)),
            Shown::Loading | Shown::Failed(_) => None,
        }
    }

    /// Does something to a match; comes back when it is stored, with the length of the log.
    pub async fn act(&self, id: &str, who: &Who, deed: Deed) -> Result<u32> {
        let (tell, told) = oneshot::channel();
        let reply = Reply::new(move |result| {
            // Whoever asked may be gone.
            let _ = tell.send(result);
        });
        self.send(id, Command::Do { who: who.clone(), deed, reply }).await?;
        told.await.unwrap_or_else(|_| Err(Error::unavailable()))
    }

    /// Hands a message to the task of a match, opening it if need be. If that fails, whoever
    /// waits for a reply to it is told so too.
    pub async fn send(&self, id: &str, mut command: Command) -> Result<()> {
        for _ in 0..TRIES {
            let handle = match self.0.handle(id) {
                Ok(handle) => handle,
                Err(error) => return Err(command.refuse(error)),
            };
            match handle.door.try_send(command) {
                Ok(()) => return Ok(()),
                Err(mpsc::error::TrySendError::Full(command)) => {
                    return Err(command.refuse(Error::unavailable()));
                }
                Err(mpsc::error::TrySendError::Closed(again)) => {
                    command = again;
                    self.0.let_go(&handle).await;
                }
            }
        }
        Err(command.refuse(Error::unavailable()))
    }

    /// Runs a call into the rules for somebody at a table who wonders what to do.
    pub async fn look<T, F>(&self, call: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce() -> T + Send + 'static,
    {
        self.0.call(call).await
    }

    /// The same for somebody who looks back, on threads of their own. Everybody has a turn.
    pub async fn look_back<T, F>(&self, who: &str, call: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce() -> T + Send + 'static,
    {
        let limit = 2 * self.0.settings.engine_limit;
        self.0.lookers.run_for(who, limit, call).await.map_err(|late| self.0.late(late))
    }

    /// Does something that can wait on its own event loop.
    pub(crate) async fn in_background<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> T {
        self.0.background.run(work).await
    }

    /// Lets a bot think for somebody who asks for a hint.
    pub async fn ponder<T, F>(&self, account: &str, bot: BotName, call: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce() -> T + Send + 'static,
    {
        let limit = self.0.bot_limit(bot);
        self.0.bots.run_for(account, limit, call).await.map_err(|late| self.0.late(late))
    }

    /// A bot that may be asked to play here.
    pub fn expect_bot(&self, name: &str) -> Result<BotName> {
        self.0.expect_bot(name)
    }

    /// Stops or starts the clocks of a table, as an administrator.
    pub async fn pause(&self, table: &str, paused: bool) -> Result<()> {
        let who = Who { account: String::new(), name: String::new(), admin: true };
        self.act(table, &who, Deed::AdminPause { yes: paused }).await.map(drop)
    }

    /// Somebody leaves for good: bots take their seats, open seats open again.
    pub async fn person_left(&self, account: &Account) -> Result<()> {
        let who = Who { account: account.id.clone(), name: account.name.clone(), admin: false };
        for stage in ["open", "playing"] {
            for found in self.matches_of(&account.id, Some(stage)).await? {
                self.act(&found.id, &who, Deed::Forget).await?;
            }
        }
        Ok(())
    }

    /// Somebody blocked somebody: neither keeps a seat for the other any more.
    pub async fn uninvite(&self, who: &Who, other: &str) -> Result<()> {
        for found in self.matches_of(&who.account, Some("open")).await? {
            if found.host == other {
                self.act(&found.id, who, Deed::Decline).await?;
            }
            let kept = found.seats.iter().position(|seat| seat.is_kept_for(other));
            if let Some(seat) = kept.filter(|_| found.host == who.account) {
                let deed = Deed::Seat { seat: seat as u8, plan: SeatPlan::Open };
                self.act(&found.id, who, deed).await?;
            }
        }
        Ok(())
    }

    /// A guest's seats become an account's, or somebody has a new name.
    pub async fn seats_move(&self, from: &Account, to: &Account) -> Result<()> {
        let who = Who { account: to.id.clone(), name: to.name.clone(), admin: false };
        for mut found in self.matches_of(&from.id, None).await? {
            let over = matches!(found.stage.as_str(), "finished" | "abandoned" | "closed");
            if over && !self.0.is_open(&found.id) {
                // Nobody writes to these any more: no need to set the table up for it.
                change_holder(&mut found, &from.id, &who);
                self.0.store.update_match(&found).await?;
            }
            if !over || self.0.is_open(&found.id) {
                self.act(&found.id, &who, Deed::MoveSeats { from: from.id.clone() }).await?;
            }
        }
        Ok(())
    }

    async fn matches_of(&self, account: &str, stage: Option<&str>) -> Result<Vec<Match>> {
        let filter = MatchFilter {
            account: Some(account.to_string()),
            stage: stage.map(str::to_string),
            limit: i32::MAX.unsigned_abs(),
            ..MatchFilter::default()
        };
        Ok(self.0.store.matches(&filter).await?)
    }

    /// The store gave somebody a pseudonym everywhere: tables in memory learn it too, before they
    /// write the old name again.
    pub async fn person_erased(&self, account: &str, pseudonym: &str) -> Result<()> {
        let who = Who { account: account.into(), name: pseudonym.into(), admin: false };
        let open: Vec<String> = self.0.lock().keys().cloned().collect();
        for id in open {
            match self.act(&id, &who, Deed::Rename).await {
                Ok(_) => {}
                // Put away in the meantime, or never there.
                Err(error) if error.status() == StatusCode::NOT_FOUND => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    pub fn crowd(&self) -> Crowd {
        let sockets = self.0.sockets.load(Ordering::Relaxed);
        Crowd { tables: self.0.lock().len(), sockets }
    }

    /// Counts a socket for as long as the guard lives; gives it a number of its own.
    pub(crate) fn socket(&self) -> SocketGuard {
        self.0.sockets.fetch_add(1, Ordering::Relaxed);
        SocketGuard { hall: self.clone(), number: self.0.next() }
    }

    /// Sends everybody off and writes down what is not yet written.
    pub async fn close(&self) {
        self.0.closing.store(true, Ordering::SeqCst);
        self.signal(Signal::Closing);
        let open: Vec<Handle> = self.0.lock().values().cloned().collect();
        for handle in &open {
            // A full queue is worked off all the same, and then ends.
            let _ = handle.door.try_send(Command::Stop);
        }
        let all_closed = async {
            for handle in &open {
                handle.door.closed().await;
            }
        };
        if tokio::time::timeout(FAREWELL, all_closed).await.is_err() {
            tracing::warn!("some tables did not close in time; what they told is stored");
        }
        gaps::note_alive(&self.0).await;
    }
}

/// Threads for those who look back: one is never enough for two.
const LOOKERS: usize = 2;
/// How long tables have to finish what they are doing when the doors close.
const FAREWELL: Duration = Duration::from_secs(5);
/// How often a match that is just being put away is tried to be reached.
const TRIES: usize = 50;

impl Shared {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Handle>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a match; its task begins if it does not run yet.
    fn handle(self: &Arc<Self>, id: &str) -> Result<Handle> {
        if id.len() > ids::ID_LENGTH * 2 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(Error::not_found());
        }
        let mut open = self.lock();
        if let Some(handle) = open.get(id) {
            return Ok(handle.clone());
        }
        if self.closing.load(Ordering::SeqCst) {
            return Err(Error::unavailable());
        }
        let number = self.next();
        let (door, commands) = mpsc::channel(QUEUE);
        let (shown, seen) = watch::channel(Shown::Loading);
        let handle = Handle { number, door: door.clone(), shown: seen };
        open.insert(id.to_string(), handle.clone());
        metrics::gauge!("ludotheque_open_tables").set(open.len() as f64);
        // A runtime that shuts down drops the task at once, and `Gone` needs the lock.
        drop(open);
        let gone = Gone { hall: Arc::clone(self), id: id.to_string(), number };
        let (hall, id) = (Arc::clone(self), id.to_string());
        self.tables.spawn(async move {
            Live::run(hall, id, commands, door.downgrade(), shown).await;
            drop(gone);
        });
        Ok(handle)
    }

    /// A new door for a task that was about to end and stays; nothing if the library closes.
    pub(crate) fn reopen(&self, id: &str) -> Option<Door> {
        let mut open = self.lock();
        let handle = open.get_mut(id).filter(|_| !self.closing.load(Ordering::SeqCst))?;
        let (door, commands) = mpsc::channel(QUEUE);
        let weak = door.downgrade();
        handle.door = door;
        Some((weak, commands))
    }

    /// A number nobody had before.
    fn next(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    pub(super) fn tables(&self) -> usize {
        self.lock().len()
    }

    /// Waits a moment for a task that is about to end.
    async fn let_go(&self, handle: &Handle) {
        handle.door.closed().await;
        tokio::time::sleep(Duration::from_millis(5)).await;
    }

    fn is_open(&self, id: &str) -> bool {
        self.lock().contains_key(id)
    }

    pub(crate) fn gaps(&self) -> Vec<(i64, i64)> {
        self.gaps.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// A call into the rules, off the event loop and within its limit.
    pub(crate) async fn call<T, F>(&self, call: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce() -> T + Send + 'static,
    {
        self.workers.run(self.settings.engine_limit, call).await.map_err(|late| self.late(late))
    }

    /// A stored match is set up again, entry by entry.
    pub(crate) async fn open_up<T, F>(&self, call: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce() -> T + Send + 'static,
    {
        let limit = 10 * self.settings.engine_limit;
        self.lookers.run(limit, call).await.map_err(|late| self.late(late))
    }

    /// The same for new tables, which take longer than a move.
    pub(crate) async fn load<T, F>(&self, call: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce() -> T + Send + 'static,
    {
        self.workers
            .run(10 * self.settings.engine_limit, call)
            .await
            .map_err(|late| self.late(late))
    }

    /// A file somebody brought.
    pub(crate) async fn import<T, F>(&self, account: &str, call: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce() -> T + Send + 'static,
    {
        let limit = 5 * self.settings.engine_limit;
        self.imports.run_for(account, limit, call).await.map_err(|late| self.late(late))
    }

    fn late(&self, late: Late) -> Error {
        match late {
            Late::Busy => Error::unavailable(),
            Late::TooLong => {
                tracing::error!("a call into the rules does not come back");
                crate::live::engine_timeout()
            }
            Late::Panicked => Error::broken("a call into the rules panicked"),
        }
    }

    pub(crate) fn expect_bot(&self, name: &str) -> Result<BotName> {
        let bot = BotName::parse(name)?;
        let strong = match bot.budget() {
            Budget::Time(time) => time > self.settings.most_bot_time,
            Budget::Iterations(count) => count > self.settings.most_bot_iterations,
        };
        if strong {
            let reason = Message::new("refused-bot-strength")
                .text("time", format!("{} s", self.settings.most_bot_time.as_secs()))
                .number("iterations", self.settings.most_bot_iterations);
            return Err(Error::bad("bot-strength", reason));
        }
        Ok(bot)
    }

    /// How long a bot may take before another plays in its place.
    pub(crate) fn bot_limit(&self, bot: BotName) -> Duration {
        let margin = self.settings.bot_margin;
        match bot.budget() {
            Budget::Time(time) => time + margin,
            Budget::Iterations(_) => self.settings.most_bot_time + margin,
        }
    }
}

/// Takes a match off the list when its task ends, however it ends.
struct Gone {
    hall: Arc<Shared>,
    id: String,
    number: u64,
}

impl Drop for Gone {
    fn drop(&mut self) {
        let mut open = self.hall.lock();
        if open.get(&self.id).is_some_and(|handle| handle.number == self.number) {
            open.remove(&self.id);
        }
        metrics::gauge!("ludotheque_open_tables").set(open.len() as f64);
    }
}

/// An open socket.
#[derive(Debug)]
pub(crate) struct SocketGuard {
    hall: Hall,
    pub(crate) number: u64,
}

impl Drop for SocketGuard {
    fn drop(&mut self) {
        self.hall.0.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}
