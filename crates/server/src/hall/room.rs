//! Room in memory for tables at which one person sits alone: files they brought, games against
//! bots, positions they went on from. Everybody has so much of it, whatever they open, and so has every
//! address, however many guests come from it.

use super::{Hall, HallSettings, Handle, Shared};
use crate::address::Address;
use crate::error::{Error, Result};
use crate::live::{Command, Scene, Shown, Sitting};
use axum::http::StatusCode;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::Match;

/// What a table takes before its first entry, in entries.
const TABLE: usize = 1_000;
/// How long a table has to be put away: it writes something first.
const PUT_AWAY: Duration = Duration::from_secs(1);
const LOOK_AGAIN: Duration = Duration::from_millis(5);

/// Of so many people it is known where they come from; of more, only of those with tables here.
const ORIGINS: usize = 10_000;

/// Where people came from last.
pub(super) type Origins = Mutex<BTreeMap<String, Address>>;
/// Whose tables are in memory, in the order in which they were opened.
pub(super) type Kept = Mutex<Vec<Place>>;

/// A table and what it takes, in entries.
#[derive(Clone, Debug)]
pub(super) struct Place {
    number: u64,
    account: String,
    address: Option<Address>,
    table: String,
    entries: usize,
}

impl Place {
    /// Whether both take from the same share, and how large it is (0: no bound).
    fn shares(&self, other: &Place, most: &HallSettings) -> [(bool, usize); 2] {
        let address = self.address.is_some() && self.address == other.address;
        [(self.account == other.account, most.own_entries), (address, most.own_entries_per_address)]
    }
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
    let shared = row.seats.iter().any(|seat| {
        let members = seat.members.iter().any(|member| other(&member.account));
        seat.is_open() || members || seat.account.as_ref().is_some_and(other)
    });
    (!shared && !row.host.is_empty()).then_some(row.host.as_str())
}

impl Hall {
    /// Somebody asks for something from there.
    pub fn came_from(&self, account: &str, address: Address) {
        self.0.came_from(account, address);
    }
}

impl Shared {
    fn origins(&self) -> MutexGuard<'_, BTreeMap<String, Address>> {
        self.origins.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn came_from(&self, account: &str, address: Address) {
        let mut origins = self.origins();
        if let Some(known) = origins.get_mut(account) {
            *known = address;
            return;
        }
        if origins.len() >= ORIGINS {
            let here: BTreeSet<String> =
                self.places().iter().map(|place| place.account.clone()).collect();
            origins.retain(|account, _| here.contains(account));
        }
        origins.insert(account.to_string(), address);
    }

    fn places(&self) -> MutexGuard<'_, Vec<Place>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Room for a table that was just read. The oldest tables of the same person, and of the same
    /// address, that nobody looks at make room; if all are looked at, there is none. The first table of a
    /// share always fits.
    pub(crate) async fn make_room(self: &Arc<Self>, scene: &Scene) -> Result<Option<Room>> {
        let Some(account) = alone(&scene.row) else { return Ok(None) };
        let number = self.next();
        let room = Room { hall: Arc::clone(self), number };
        let mine = Place {
            number,
            account: account.to_string(),
            address: self.origins().get(account).copied(),
            table: scene.row.id.clone(),
            entries: TABLE + scene.row.length as usize,
        };
        self.places().push(mine.clone());
        let mut asked = BTreeSet::new();
        while let Some(crowded) = self.crowded(&mine) {
            let idle = crowded.iter().find_map(|place| {
                let handle = self.unwatched(&place.table)?;
                asked.insert(place.number).then_some((handle, place.number))
            });
            let Some((handle, number)) = idle else { return Err(too_many()) };
            self.put_away(&handle, number).await;
        }
        Ok(Some(room))
    }

    /// The tables in a share that has no room for this one. Those who come later count what is here
    /// already, not the other way round.
    fn crowded(&self, mine: &Place) -> Option<Vec<Place>> {
        let places = self.places();
        let older = || places.iter().filter(|place| place.number < mine.number);
        (0..2).find_map(|share| {
            let most = mine.shares(mine, &self.settings)[share].1;
            let shared = |place: &&Place| mine.shares(place, &self.settings)[share].0;
            let here: Vec<Place> = older().filter(shared).cloned().collect();
            let taken: usize = here.iter().map(|place| place.entries).sum();
            (most > 0 && taken > 0 && taken + mine.entries > most).then_some(here)
        })
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
