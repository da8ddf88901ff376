//! Room in memory for tables at which one person sits alone: files they brought, games against
//! bots, positions they went on from. Everybody has so much of it, whatever they open.

use super::{Handle, Shared};
use crate::error::{Error, Result};
use crate::live::{Command, Scene, Shown, Sitting};
use axum::http::StatusCode;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::Match;

/// What a table takes before its first entry, in entries.
const TABLE: usize = 1_000;
/// How long a table has to be put away: it writes something first.
const PUT_AWAY: Duration = Duration::from_secs(1);
const LOOK_AGAIN: Duration = Duration::from_millis(5);

/// Whose tables are in memory, in the order in which they were opened.
pub(super) type Kept = Mutex<Vec<Place>>;

/// A table and what it takes, in entries.
#[derive(Clone, Debug)]
pub(super) struct Place {
    number: u64,
    account: String,
    table: String,
    entries: usize,
}

/// The room a table takes, until it is dropped.
pub(crate) struct Room {
    hall: Arc<Shared>,
    number: u64,
}

impl Drop for Room {
    fn drop(&mut self) {
        self.hall.places().retain(|place| place.number != self.number);
    }
}

/// Whose table it is, if nobody else sits there or is waited for.
fn alone(row: &Match) -> Option<&str> {
    let other = |account: &String| *account != row.host;
    let shared =
        row.seats.iter().any(|seat| seat.is_open() || seat.account.as_ref().is_some_and(other));
    (!shared && !row.host.is_empty()).then_some(row.host.as_str())
}

impl Shared {
    fn places(&self) -> MutexGuard<'_, Vec<Place>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Room for a table that was just read. The oldest tables of the same person that nobody looks
    /// at make room; if all are looked at, there is none. One table always fits.
    pub(crate) async fn make_room(self: &Arc<Self>, scene: &Scene) -> Result<Option<Room>> {
        let most = self.settings.own_entries;
        let Some(account) = alone(&scene.row).filter(|_| most > 0) else { return Ok(None) };
        let number = self.next();
        let room = Room { hall: Arc::clone(self), number };
        let entries = TABLE + scene.row.length as usize;
        let (account, table) = (account.to_string(), scene.row.id.clone());
        self.places().push(Place { number, account: account.clone(), table, entries });
        let mut asked = BTreeSet::new();
        loop {
            // Those who come later count what is here already, not the other way round.
            let before = |place: &&Place| place.account == account && place.number < number;
            let older: Vec<Place> = self.places().iter().filter(before).cloned().collect();
            let taken: usize = older.iter().map(|place| place.entries).sum();
            if older.is_empty() || taken + entries <= most {
                return Ok(Some(room));
            }
            let idle = older.iter().find_map(|place| {
                let handle = self.unwatched(&place.table)?;
                asked.insert(place.number).then_some((handle, place.number))
            });
            let Some((handle, number)) = idle else { return Err(too_many()) };
            self.put_away(&handle, number).await;
        }
    }

    /// A table in memory that nobody looks at.
    fn unwatched(&self, table: &str) -> Option<Handle> {
        let handle = self.lock().get(table).cloned()?;
        let alone = match &*handle.shown.borrow() {
            Shown::There(scene) => scene.present.is_empty() && scene.spectators == 0,
            Shown::Loading | Shown::Failed(_) => false,
        };
        alone.then_some(handle)
    }

    /// Asks a table to go now, and waits for it. One with something to do stays.
    async fn put_away(&self, handle: &Handle, number: u64) {
        if handle.door.try_send(Command::Rest).is_err() {
            return;
        }
        let gone = async {
            while self.places().iter().any(|place| place.number == number) {
                tokio::time::sleep(LOOK_AGAIN).await;
            }
        };
        // Whether it went is looked at again in any case.
        let _ = tokio::time::timeout(PUT_AWAY, gone).await;
    }
}

fn too_many() -> Error {
    Error::plain(StatusCode::TOO_MANY_REQUESTS, "too-many-tables", "refused-many-tables")
}
