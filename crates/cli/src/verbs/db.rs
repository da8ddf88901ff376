//! `db`: the server's database, saved, restored, moved; each time verified by hash.

use crate::args::{BackupArgs, DbVerb, MigrateArgs, RestoreArgs};
use crate::desk::Desk;
use crate::failure::{Done, Failure};
use crate::progress::Progress;
use engine::Message;
use std::future::Future;
use std::path::Path;
use std::sync::Arc;
use store::archive::{self, ArchiveError, Backup, Summary};
use store::{Store, StoreError};

pub fn run(desk: &Desk, verb: &DbVerb) -> Done<()> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(error.to_string()))?;
    let result: Done<(Message, Summary)> = runtime.block_on(async {
        match verb {
            DbVerb::Backup(args) => back_up(desk, args).await,
            DbVerb::Restore(args) => restore(desk, args).await,
            DbVerb::Migrate(args) => migrate(desk, args).await,
        }
    });
    let (done, summary) = result?;
    if desk.json {
        desk.data(&summary);
        return Ok(());
    }
    desk.line(desk.say(&done.number("rows", i64::try_from(summary.rows).unwrap_or(i64::MAX))));
    desk.line(desk.say(&Message::new("db-hash").text("hash", &summary.hash)));
    Ok(())
}

async fn back_up(desk: &Desk, args: &BackupArgs) -> Done<(Message, Summary)> {
    let path = &args.file;
    if path.exists() && !args.force {
        let message = Message::new("refused-backup-there").text("path", path.display().to_string());
        return Err(Failure::refused("file-there", message));
    }
    let store = store::open_existing(&args.database.db).await.map_err(refused)?;
    let summary = closing(std::slice::from_ref(&store), async {
        let progress = expected(desk, &*store).await?;
        let saved = archive::back_up(&*store, path, &|done| progress.at(done)).await;
        saved.map_err(|error| unreadable(path, "failed-write", error))
    })
    .await?;
    Ok((Message::new("db-saved").text("path", path.display().to_string()), summary))
}

async fn restore(desk: &Desk, args: &RestoreArgs) -> Done<(Message, Summary)> {
    let path = &args.file;
    let refuse = |error| unreadable(path, "failed-read", error);
    // The whole file, before the database is so much as opened.
    let backup = Backup::open(path).map_err(refuse)?;
    let store = store::open_alone(&args.database.db).await.map_err(refused)?;
    let summary = closing(std::slice::from_ref(&store), async {
        let progress = Progress::new(desk, backup.summary().rows);
        backup.restore(&*store, &|done| progress.at(done)).await.map_err(refuse)
    })
    .await?;
    Ok((Message::new("db-restored"), summary))
}

async fn migrate(desk: &Desk, args: &MigrateArgs) -> Done<(Message, Summary)> {
    let from = store::open_existing(&args.database.db).await.map_err(refused)?;
    let to = store::open_alone(&args.to).await.map_err(refused)?;
    let summary = closing(&[from.clone(), to.clone()], async {
        let progress = expected(desk, &*from).await?;
        let copied = archive::copy(&*from, &*to, &|done| progress.at(done)).await;
        copied.map_err(refused)
    })
    .await?;
    Ok((Message::new("db-moved"), summary))
}

/// Lets go of the databases, however the work ended.
async fn closing<T>(stores: &[Arc<dyn Store>], work: impl Future<Output = Done<T>>) -> Done<T> {
    let result = work.await;
    for store in stores {
        store.close().await;
    }
    result
}

/// How much there is to do, near enough for a bar.
async fn expected(desk: &Desk, store: &dyn Store) -> Done<Progress> {
    let counts = store.counts().await.map_err(refused)?;
    let matches = counts.open + counts.playing + counts.finished;
    let rows = counts.entries + counts.lines + counts.accounts + counts.guests + 4 * matches;
    Ok(Progress::new(desk, rows))
}

/// Another server works with the database.
pub fn in_use() -> Failure {
    Failure::refused("database-in-use", Message::new("refused-database-in-use"))
}

/// Why a database cannot be worked with.
pub fn refused(error: StoreError) -> Failure {
    match error {
        StoreError::InUse => in_use(),
        StoreError::NotEmpty => {
            Failure::refused("not-empty", Message::new("refused-database-full"))
        }
        StoreError::Schema { found: 0 } => {
            Failure::refused("bad-database", Message::new("refused-database-foreign"))
        }
        StoreError::Schema { found } => {
            let message = Message::new("refused-database-version").number("found", found);
            Failure::refused("bad-database", message)
        }
        StoreError::ReadOnly => {
            Failure::refused("read-only", Message::new("refused-database-read-only"))
        }
        StoreError::Database(why) => failed(why),
        other => failed(other.to_string()),
    }
}

fn failed(why: String) -> Failure {
    Failure::unexpected(Message::new("failed-database").text("why", why))
}

/// What is wrong with a backup; `failed` is the message when it is the file system.
fn unreadable(path: &Path, failed: &str, error: ArchiveError) -> Failure {
    let about = |key: &str| Message::new(key).text("path", path.display().to_string());
    let message = match error {
        ArchiveError::Store(error) => return refused(error),
        ArchiveError::File(error) => {
            return Failure::unexpected(about(failed).text("why", error.to_string()));
        }
        ArchiveError::Foreign => about("refused-backup-foreign"),
        ArchiveError::Version { version, schema } => about("refused-backup-version")
            .number("version", i64::from(version))
            .number("schema", schema),
        ArchiveError::Damaged { line, .. } => {
            about("refused-backup-damaged").number("line", i64::try_from(line).unwrap_or(i64::MAX))
        }
    };
    Failure::refused("bad-backup", message)
}
