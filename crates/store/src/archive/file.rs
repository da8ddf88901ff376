//! Backups in files.

use super::lines::{Header, Tally, read_header, schema_of};
use super::{ArchiveError, Progress, Summary, UNDER_WAY, pass};
use crate::{Store, StoreError};
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use tokio::sync::mpsc;

/// Longer than any header: a file that is something else is not read to its end.
const HEADER: u64 = 1000;
/// Longer than any row.
const LONGEST: u64 = 1 << 30;

/// Writes everything that is in a store into a file, while others go on writing to the store. The
/// file appears when it is complete and on the disk; only its owner can read it.
pub async fn back_up(
    store: &dyn Store,
    path: &Path,
    progress: Progress<'_>,
) -> Result<Summary, ArchiveError> {
    let (sender, dumped) = mpsc::channel(UNDER_WAY);
    let (taken, lines) = mpsc::channel(UNDER_WAY);
    let beside = beside(path);
    let target = beside.clone();
    let writing = tokio::task::spawn_blocking(move || write(&target, lines));
    let (summary, _, written) =
        tokio::join!(store.dump(sender), pass(dumped, taken, progress), writing);
    let written = written.unwrap_or_else(|error| Err(std::io::Error::other(error)));
    // A file that cannot be written stops the dump too: it is what went wrong.
    let result = match (written, summary) {
        (Err(error), _) => Err(error.into()),
        (Ok(()), Err(error)) => Err(error.into()),
        (Ok(()), Ok(summary)) => publish(&beside, path).map(|()| summary).map_err(Into::into),
    };
    if result.is_err() {
        // Half a backup is of no use to anybody.
        let _ = std::fs::remove_file(&beside);
    }
    result
}

fn beside(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.{}.new", std::process::id()))
}

fn write(path: &Path, mut lines: mpsc::Receiver<String>) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = BufWriter::new(options.open(path)?);
    while let Some(line) = lines.blocking_recv() {
        file.write_all(line.as_bytes())?;
        file.write_all(b"\n")?;
    }
    file.into_inner()?.sync_all()
}

fn publish(beside: &Path, path: &Path) -> std::io::Result<()> {
    std::fs::rename(beside, path)?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    // The new name must survive a power cut, not only the file behind it.
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// A backup that was read from its first to its last byte and found whole.
#[derive(Debug)]
pub struct Backup {
    path: PathBuf,
    summary: Summary,
}

impl Backup {
    /// Reads the whole file once. Nothing else is touched.
    pub fn open(path: &Path) -> Result<Backup, ArchiveError> {
        let mut reader = LineReader::open(path)?;
        let mut tally = Tally::default();
        let mut last = reader.first()?;
        while let Some(line) = reader.next()? {
            tally.add(&std::mem::replace(&mut last, line));
        }
        let damaged = |why| ArchiveError::Damaged { line: reader.number, why };
        let summary: Summary =
            serde_json::from_str(&last).map_err(|_| damaged("the end is missing"))?;
        if summary != tally.sum() {
            return Err(damaged("the hash is another"));
        }
        Ok(Backup { path: path.to_owned(), summary })
    }

    pub fn summary(&self) -> &Summary {
        &self.summary
    }

    /// Fills an empty store with it, all or nothing. What it gives is true of both.
    pub async fn restore(
        &self,
        store: &dyn Store,
        progress: Progress<'_>,
    ) -> Result<Summary, ArchiveError> {
        let (sender, read) = mpsc::channel(UNDER_WAY);
        let (taken, lines) = mpsc::channel(UNDER_WAY);
        let path = self.path.clone();
        let reading = tokio::task::spawn_blocking(move || send(&path, &sender));
        let (sent, _, loaded) =
            tokio::join!(reading, pass(read, taken, progress), store.load(lines));
        sent.map_err(|error| StoreError::Database(error.to_string()))??;
        Ok(loaded?)
    }
}

/// Ends quietly when nobody wants more: whoever stopped listening knows why.
fn send(path: &Path, lines: &mpsc::Sender<String>) -> Result<(), ArchiveError> {
    let mut reader = LineReader::open(path)?;
    while let Some(line) = reader.next()? {
        if lines.blocking_send(line).is_err() {
            break;
        }
    }
    Ok(())
}

struct LineReader {
    file: BufReader<File>,
    /// Of the line read last, from 1.
    number: u64,
}

impl LineReader {
    fn open(path: &Path) -> Result<LineReader, ArchiveError> {
        Ok(LineReader { file: BufReader::new(File::open(path)?), number: 0 })
    }

    /// The header, if it is one this program can read.
    fn first(&mut self) -> Result<String, ArchiveError> {
        let line = match self.read(HEADER) {
            Ok(Some(line)) => line,
            Err(error @ ArchiveError::File(_)) => return Err(error),
            Ok(None) | Err(_) => return Err(ArchiveError::Foreign),
        };
        let Header { version, schema, .. } = read_header(&line).ok_or(ArchiveError::Foreign)?;
        schema_of(&line).map(|_| line).map_err(|_| ArchiveError::Version { version, schema })
    }

    fn next(&mut self) -> Result<Option<String>, ArchiveError> {
        self.read(LONGEST)
    }

    fn read(&mut self, longest: u64) -> Result<Option<String>, ArchiveError> {
        let mut bytes = Vec::new();
        let read = (&mut self.file).take(longest).read_until(b'\n', &mut bytes)?;
        if read == 0 {
            return Ok(None);
        }
        self.number += 1;
        let damaged = |why| ArchiveError::Damaged { line: self.number, why };
        if bytes.pop() != Some(b'\n') {
            return Err(damaged("the line is cut off"));
        }
        String::from_utf8(bytes).map(Some).map_err(|_| damaged("it is not text"))
    }
}
