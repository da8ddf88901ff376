//! Backups and moves between databases.
//!
//! Everything in a database can be written as lines of JSON:
//!
//! ```text
//! {"format":"ludotheque","version":1,"schema":1}        what this is
//! {"table":"accounts","columns":["id","name",…]}        a table; every table comes, in fixed order
//! ["8Q1xG","Anna",…]                                    its rows, in the order of their keys
//! …
//! {"rows":1234,"hash":"…"}                              how many rows, BLAKE3 of all before it
//! ```
//!
//! Each line ends with a line feed, which is hashed too. The lines depend on the contents alone:
//! the same contents give the same lines and the same hash in every kind of database. Columns that
//! hold JSON are texts here, so that not one byte changes.

mod file;
mod lines;
mod load;
mod tables;

pub use file::{Backup, back_up};
pub(crate) use lines::dump;
pub(crate) use load::load;

use crate::{Store, StoreError, Stored};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

/// Lines that may be under way between two who work at different speeds.
const UNDER_WAY: usize = 256;

/// What the last line says: it names the exact contents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    pub rows: u64,
    /// BLAKE3 in hexadecimal digits.
    pub hash: String,
}

/// What can go wrong with a backup.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    #[error("{0}")]
    File(#[from] std::io::Error),
    #[error("not a backup")]
    Foreign,
    /// A backup of another version of this program.
    #[error("a backup of another version: format {version}, schema {schema}")]
    Version { version: u32, schema: i64 },
    /// Cut off or changed.
    #[error("line {line}: {why}")]
    Damaged { line: u64, why: &'static str },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Told from time to time how many lines are done.
pub type Progress<'a> = &'a (dyn Fn(u64) + Sync);

/// Names the exact contents of a store.
pub async fn contents(store: &dyn Store) -> Stored<Summary> {
    let (sender, mut receiver) = mpsc::channel(UNDER_WAY);
    let ignore = async { while receiver.recv().await.is_some() {} };
    tokio::join!(store.dump(sender), ignore).0
}

/// Copies everything into an empty store. What it gives is true of both.
pub async fn copy(from: &dyn Store, to: &dyn Store, progress: Progress<'_>) -> Stored<Summary> {
    let (source, dumped) = mpsc::channel(UNDER_WAY);
    let (target, lines) = mpsc::channel(UNDER_WAY);
    match tokio::join!(from.dump(source), pass(dumped, target, progress), to.load(lines)) {
        // Everything was taken and yet too little: the trouble is where it came from.
        (Err(error), true, Err(_)) => Err(error),
        (_, _, loaded) => loaded,
    }
}

/// Counts what goes by. False if it was not wanted to the end.
async fn pass(
    mut from: mpsc::Receiver<String>,
    to: mpsc::Sender<String>,
    progress: Progress<'_>,
) -> bool {
    let mut lines = 0;
    while let Some(line) = from.recv().await {
        if to.send(line).await.is_err() {
            return false;
        }
        lines += 1;
        progress(lines);
    }
    true
}
