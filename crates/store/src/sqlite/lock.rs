//! One server at a time: a lock on a file beside the database.
//!
//! Not on the database itself, whose locks are SQLite's. The system lets go of it when the process
//! ends, however that happens, so there is never an old one to clear away; the empty file stays.

use crate::{StoreError, Stored};
use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A server that is being restarted may need a moment to let go.
const TRIES: u32 = 10;
const PAUSE: Duration = Duration::from_millis(200);

/// Held until it is dropped.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    pub async fn take(database: &Path) -> Stored<Lock> {
        let path = beside(database);
        let unusable =
            |error: std::io::Error| StoreError::Database(format!("{}: {error}", path.display()));
        let file = File::options().create(true).truncate(false).write(true).open(&path);
        let file = file.map_err(unusable)?;
        for _ in 0..TRIES {
            match file.try_lock() {
                Ok(()) => return Ok(Lock { _file: file }),
                Err(TryLockError::WouldBlock) => tokio::time::sleep(PAUSE).await,
                Err(TryLockError::Error(error)) => return Err(unusable(error)),
            }
        }
        Err(StoreError::InUse)
    }
}

/// `games.db.lock`, the same by whatever name the database is called.
fn beside(database: &Path) -> PathBuf {
    let real = std::fs::canonicalize(database).unwrap_or_else(|_| database.to_owned());
    let mut name = OsString::from(real);
    name.push(".lock");
    PathBuf::from(name)
}
