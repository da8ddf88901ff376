//! Where matches and people are kept. Knows SQL and JSON, knows no game.
//!
//! One trait, two homes: [`SqliteStore`] for one machine, [`PostgresStore`] when it grows. Every
//! method that changes something returns only when the change would survive a power cut.

pub mod archive;
mod home;
mod kept;
mod link;
mod migrations;
mod postgres;
pub mod records;
mod sqlite;
mod tables;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use postgres::PostgresStore;
pub use records::*;
pub use sqlite::SqliteStore;

use async_trait::async_trait;
use serde_json::Value;
use std::sync::Arc;
use tokio::sync::mpsc;

/// What a store can fail with.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The log has not the length the writer thought: somebody else was first. Nothing was written.
    #[error("the log has {found} entries, not {expected}")]
    Conflict { expected: u32, found: u32 },
    /// A name that must be unique is taken.
    #[error("taken")]
    Taken,
    #[error("not found")]
    NotFound,
    /// Not every database could keep it: text with a zero character. Nothing was written.
    #[error("cannot be stored: {0}")]
    Unstorable(&'static str),
    /// It belongs to another version of this program.
    #[error("the schema has version {found}")]
    Schema { found: i64 },
    /// Nothing can be written to it.
    #[error("the database is read-only")]
    ReadOnly,
    /// Only an empty database can be filled from another one.
    #[error("the database is not empty")]
    NotEmpty,
    /// Another server works with this database.
    #[error("another server works with this database")]
    InUse,
    /// The database refused, is gone or did not answer in time. A change may have been written all
    /// the same: only reading tells.
    #[error("database: {0}")]
    Database(String),
    /// What was read is not what was written.
    #[error("damaged: {0}")]
    Damaged(String),
}

pub type Stored<T> = Result<T, StoreError>;

/// Everything that is kept.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    // People
    async fn create_account(&self, account: &Account) -> Stored<()>;
    async fn account(&self, id: &str) -> Stored<Option<Account>>;
    /// By name, whatever its capitals; only accounts with a password have a unique name.
    async fn account_by_name(&self, name: &str) -> Stored<Option<Account>>;
    /// Writes all fields but id, creation and whether it administers. `Taken` if the name belongs
    /// to somebody else.
    async fn update_account(&self, account: &Account) -> Stored<()>;
    /// Appoints or dismisses an administrator: alone, so that it may be done beside a server.
    async fn set_admin(&self, id: &str, admin: bool) -> Stored<()>;
    /// Newest first, for the admin page.
    async fn accounts(&self, search: &str, limit: u32) -> Stored<Vec<Account>>;
    /// Replaces the person by a pseudonym everywhere: account, seats, chat; drops notes, sessions,
    /// settings and password. Finished games stay replayable.
    async fn erase_account(&self, id: &str, pseudonym: &str, now: i64) -> Stored<()>;
    /// Gives what a guest said and noted to an account, then erases the guest. Seats are not moved.
    async fn take_over(&self, guest: &str, account: &str, now: i64) -> Stored<()>;

    // Signed-in browsers
    async fn create_session(&self, session: &Session) -> Stored<()>;
    /// By the hash of its token, with its account.
    async fn session(&self, token_hash: &str) -> Stored<Option<(Session, Account)>>;
    async fn sessions_of(&self, account: &str) -> Stored<Vec<Session>>;
    /// In use: seen now, and good until then.
    async fn touch_session(&self, token_hash: &str, now: i64, expires: i64) -> Stored<()>;
    async fn delete_session(&self, account: &str, id: &str) -> Stored<()>;
    /// All of them, but the one kept if any, by its id.
    async fn delete_sessions(&self, account: &str, keep: Option<&str>) -> Stored<()>;
    async fn delete_expired_sessions(&self, now: i64) -> Stored<u64>;

    // Ways in beside the password
    /// Adds some, and takes those of an account and kind away before, if that is said.
    async fn add_keys(&self, keys: &[Key], instead: Option<(&str, &str)>) -> Stored<()>;
    async fn keys_of(&self, account: &str) -> Stored<Vec<Key>>;
    async fn key(&self, id: &str) -> Stored<Option<Key>>;
    /// Forward only: false if it was used at that time or later before. Writes the secret, if given.
    async fn use_key(&self, id: &str, used: i64, secret: Option<&Value>) -> Stored<bool>;
    /// False if it was not there: of all who take it away one is first.
    async fn remove_key(&self, account: &str, id: &str) -> Stored<bool>;
    /// All of a kind, or all.
    async fn remove_keys(&self, account: &str, kind: Option<&str>) -> Stored<()>;
    /// One of a purpose for an account: those made before are worth nothing any more.
    async fn make_link(&self, link: &OnceLink) -> Stored<()>;
    /// Looks at a link without using it up; nothing if it is too old.
    async fn link(&self, hash: &str, purpose: &str, now: i64) -> Stored<Option<OnceLink>>;
    /// Uses a link up: `NotFound` for all but the first, and if it is too old.
    async fn take_link(&self, hash: &str, purpose: &str, now: i64) -> Stored<OnceLink>;
    /// Links handed out for a purpose are worth nothing any more.
    async fn end_links(&self, account: &str, purpose: &str) -> Stored<()>;
    async fn forget_links(&self, now: i64) -> Stored<u64>;

    // What happened to accounts
    async fn alert(&self, account: &str, kind: &str, detail: &Value, now: i64) -> Stored<()>;
    /// Latest first.
    async fn alerts(&self, account: &str, limit: u32) -> Stored<Vec<Alert>>;
    /// Somebody has read all of them up to then. Gives how many were new.
    async fn read_alerts(&self, account: &str, until: i64) -> Stored<u64>;
    async fn forget_alerts(&self, before: i64) -> Stored<u64>;

    // Friends and blocks
    /// What somebody makes of somebody else: `friend`, `blocked`, or nothing.
    async fn set_tie(&self, account: &str, other: &str, kind: Option<&str>, now: i64)
    -> Stored<()>;
    async fn tie(&self, account: &str, other: &str) -> Stored<Option<String>>;
    /// Who blocked somebody.
    async fn blockers_of(&self, other: &str) -> Stored<Vec<String>>;
    /// By name.
    async fn ties_of(&self, account: &str) -> Stored<Vec<Tie>>;

    // Matches
    async fn create_match(&self, new: &Match) -> Stored<()> {
        self.create_match_telling(new, &Telling::default()).await
    }
    /// The same, together with what people are told of it.
    async fn create_match_telling(&self, new: &Match, telling: &Telling) -> Stored<()>;
    async fn get_match(&self, id: &str) -> Stored<Option<Match>>;
    /// Writes everything around the log: stage, seats, clocks, result. Not the log, which must
    /// have the length this was read with, or it is a `Conflict`.
    async fn update_match(&self, changed: &Match) -> Stored<()> {
        self.update_match_telling(changed, &Telling::default()).await
    }
    /// The same, together with what people are told of it.
    async fn update_match_telling(&self, changed: &Match, telling: &Telling) -> Stored<()>;
    /// Throws away a match that never became one: its stage is `arriving`, because the end of its
    /// log did not come. `NotFound` for any other.
    async fn discard_match(&self, id: &str) -> Stored<()>;
    /// Newest change first.
    async fn matches(&self, filter: &MatchFilter) -> Stored<Vec<Match>>;
    /// Matches being played whose `wake_at` has come: for clocks and bots after a restart.
    async fn matches_to_wake(&self, now: i64, limit: u32) -> Stored<Vec<String>>;

    /// Adds entries after `expected` existing ones, all or none, together with the new state of
    /// the match row. An entry whose key is already in the log makes the whole call an
    /// [`Appended::Already`], and nothing is written.
    async fn append(
        &self,
        id: &str,
        expected: u32,
        entries: &[NewEntry],
        head: &Match,
        snapshot: Option<&Value>,
    ) -> Stored<Appended> {
        self.append_telling(id, expected, entries, head, snapshot, &Telling::default()).await
    }
    /// The same, together with what people are told of it: both are written or none is.
    async fn append_telling(
        &self,
        id: &str,
        expected: u32,
        entries: &[NewEntry],
        head: &Match,
        snapshot: Option<&Value>,
        telling: &Telling,
    ) -> Stored<Appended>;
    /// The log from an index on.
    async fn log(&self, id: &str, from: u32) -> Stored<Vec<LoggedEntry>>;
    /// The latest snapshot at or before a length.
    async fn snapshot(&self, id: &str, at_most: u32) -> Stored<Option<(u32, Value)>>;

    // Talk
    /// Idempotent by key; gives the line as stored.
    async fn say(&self, line: &NewLine) -> Stored<Line> {
        self.say_telling(line, &Telling::default()).await
    }
    /// The same, together with what people are told of it.
    async fn say_telling(&self, line: &NewLine, telling: &Telling) -> Stored<Line>;
    /// The last lines of a room before an id, oldest first.
    async fn lines(
        &self,
        id: &str,
        room: &str,
        before: Option<i64>,
        limit: u32,
    ) -> Stored<Vec<Line>>;
    /// From seat to seat; idempotent by key. Together with what people are told of it.
    async fn write_letter(&self, letter: &NewLetter, telling: &Telling) -> Stored<Letter>;
    /// The last letters between two seats before a number, oldest first.
    async fn letters(
        &self,
        id: &str,
        between: (u8, u8),
        before: Option<i64>,
        limit: u32,
    ) -> Stored<Vec<Letter>>;
    /// Every letter somebody wrote, match by match.
    async fn letters_by(&self, account: &str) -> Stored<Vec<Letter>>;
    async fn note(&self, id: &str, account: &str) -> Stored<Option<String>>;
    async fn set_note(&self, id: &str, account: &str, text: &str, now: i64) -> Stored<()>;
    /// Somebody has seen so much of the logs of these matches. Never takes back what was seen before.
    /// Gives the number of notices they have read with it.
    async fn mark_seen(&self, account: &str, seen: &[(String, u32)]) -> Stored<u64>;
    /// Somebody does not want to hear of a match, or wants to again.
    async fn set_muted(&self, id: &str, account: &str, muted: bool) -> Stored<()>;
    /// Somebody puts a match away, or back on the table with an empty name.
    async fn set_shelf(&self, id: &str, account: &str, shelf: &str) -> Stored<()>;
    /// What somebody keeps of these matches, where they keep anything.
    async fn marks(&self, account: &str, ids: &[String]) -> Stored<Vec<(String, Mark)>>;
    /// Everything somebody said, wherever it was, after a line's id: oldest first.
    async fn said_by(&self, account: &str, after: i64, limit: u32) -> Stored<Vec<Line>>;
    /// All notes of somebody: match and text.
    async fn notes_of(&self, account: &str) -> Stored<Vec<(String, String)>>;

    // Notices
    /// What somebody is told by now, latest first.
    async fn notices(&self, account: &str, now: i64, limit: u32) -> Stored<Vec<Notice>>;
    /// Somebody has read all that were due by then. Gives how many were new.
    async fn read_notices(&self, account: &str, due: i64) -> Stored<u64>;
    /// Nobody needs those that were due before.
    async fn forget_notices(&self, before: i64) -> Stored<u64>;

    // Told elsewhere
    async fn mail(&self, account: &str) -> Stored<Option<Mail>>;
    /// Everybody with this address, whatever its capitals; confirmed or not.
    async fn mails_at(&self, address: &str) -> Stored<Vec<Mail>>;
    /// Another address of a person, in the place of the one before.
    async fn set_mail(&self, mail: &Mail) -> Stored<()>;
    /// It is theirs. False if they have another address by now.
    async fn confirm_mail(&self, account: &str, address: &str, now: i64) -> Stored<bool>;
    async fn delete_mail(&self, account: &str) -> Stored<()>;
    /// Where somebody is told things, oldest first.
    async fn channels(&self, account: &str) -> Stored<Vec<Channel>>;
    async fn channel(&self, id: &str) -> Stored<Option<Channel>>;
    /// A new one, or everything but account, kind and creation of one that is there.
    async fn put_channel(&self, channel: &Channel) -> Stored<()>;
    /// With everything on its way through it.
    async fn delete_channel(&self, account: &str, id: &str) -> Stored<bool>;
    /// How somebody wants to be told of a match; null for as usual.
    async fn set_wishes(&self, id: &str, account: &str, wishes: &Value) -> Stored<()>;
    /// Notices that are due, of people with channels, and go nowhere yet: oldest first.
    async fn unplanned(&self, now: i64, limit: u32) -> Stored<Vec<Unplanned>>;
    /// Gives notices their ways, each once, whoever else plans the same.
    async fn plan(&self, plans: &[Plan]) -> Stored<()>;
    /// Messages that are due, for whoever asks, until then: nobody else gets them before.
    async fn claim(&self, now: i64, until: i64, limit: u32) -> Stored<Vec<Claimed>>;
    /// What became of claimed messages.
    async fn settle(&self, settled: &[Settled]) -> Stored<()>;
    /// Another secret address of somebody's calendar, by its hash, or none any more.
    async fn set_feed(&self, account: &str, hash: Option<&str>, now: i64) -> Stored<()>;
    /// Whose calendar has this hash.
    async fn feed(&self, hash: &str) -> Stored<Option<String>>;
    /// Since when somebody has a calendar.
    async fn feed_of(&self, account: &str) -> Stored<Option<i64>>;

    // The rest
    /// Small things by name: the server's own secrets and switches.
    async fn get_value(&self, key: &str) -> Stored<Option<Value>>;
    async fn set_value(&self, key: &str, value: &Value) -> Stored<()>;
    /// What administrators did.
    async fn audit(&self, who: &str, what: &str, detail: &Value, now: i64) -> Stored<()>;
    async fn audited(&self, limit: u32) -> Stored<Vec<Audit>>;
    /// Numbers for the health page.
    async fn counts(&self) -> Stored<Counts>;
    /// Answers if the database does.
    async fn ping(&self) -> Stored<()>;
    /// Completes when another server has taken the database over; only a store that was opened
    /// with [`open_alone`] can lose it.
    async fn lost(&self);
    /// Waits for what is being written, then lets go.
    async fn close(&self);

    /// Everything at one moment, line by line, as [`archive`] describes it.
    async fn dump(&self, lines: mpsc::Sender<String>) -> Stored<archive::Summary>;
    /// Fills an empty database with such lines, all or nothing, and checks that they are what is
    /// in it then.
    async fn load(&self, lines: mpsc::Receiver<String>) -> Stored<archive::Summary>;
}

/// Opens the store an address names: `sqlite:PATH`, a plain path, `sqlite::memory:` or
/// `postgres://…`. Makes it if there is none and brings the schema up to date.
pub async fn open(address: &str) -> Stored<Arc<dyn Store>> {
    if is_postgres(address) {
        Ok(Arc::new(PostgresStore::open(address).await?))
    } else {
        Ok(Arc::new(SqliteStore::open(address).await?))
    }
}

/// The same for a server, which keeps matches in memory and must be the only one that writes:
/// `InUse` if there is another. Reading beside it goes on. Whoever dies lets go by dying.
pub async fn open_alone(address: &str) -> Stored<Arc<dyn Store>> {
    if is_postgres(address) {
        Ok(Arc::new(PostgresStore::open_alone(address).await?))
    } else {
        Ok(Arc::new(SqliteStore::open_alone(address).await?))
    }
}

/// Opens a store that must be there already, with the schema as it is.
pub async fn open_existing(address: &str) -> Stored<Arc<dyn Store>> {
    if is_postgres(address) {
        Ok(Arc::new(PostgresStore::open_existing(address).await?))
    } else {
        Ok(Arc::new(SqliteStore::open_existing(address).await?))
    }
}

fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres:") || address.starts_with("postgresql:")
}
