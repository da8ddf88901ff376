//! The way to a database server, which can be cut or fall silent at the worst moment.

use super::escaped;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::unix::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::{broadcast, watch};
use tokio::task::JoinHandle;

/// The socket of a server with the usual port.
const SOCKET: &str = ".s.PGSQL.5432";

/// What a connection made from now on meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Open,
    /// Nobody gets through, and everybody is told so.
    Down,
    /// Nobody gets through, and nobody is told so.
    Silent,
}

/// Stands between a store and its database server; passes everything on until told otherwise.
#[derive(Debug)]
pub struct Wire {
    folder: PathBuf,
    address: String,
    way: watch::Sender<Way>,
    /// Connections there are now end, or fall silent for good.
    fate: broadcast::Sender<Fate>,
    /// The answer to the next commit is lost, and the connection with it.
    armed: Arc<AtomicBool>,
    accepting: JoinHandle<()>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Cut,
    Silence,
}

impl Wire {
    /// A way to the database of this address, which [`super::Cluster::database`] gave.
    pub async fn to(address: &str) -> io::Result<Wire> {
        static WIRES: AtomicU32 = AtomicU32::new(0);
        let number = WIRES.fetch_add(1, Ordering::Relaxed);
        let name = format!("ludotheque-wire-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        // Left behind by an earlier process of the same number.
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir(&folder)?;
        let (start, rest) = address.split_once("host=").ok_or(io::ErrorKind::InvalidInput)?;
        let (host, rest) = rest.split_once('&').ok_or(io::ErrorKind::InvalidInput)?;
        let server = PathBuf::from(host.replace("%2F", "/")).join(SOCKET);
        let address = format!("{start}host={}&{rest}", escaped(&folder));
        let listener = UnixListener::bind(folder.join(SOCKET))?;
        let (way, fate) = (watch::Sender::new(Way::Open), broadcast::Sender::new(16));
        let armed = Arc::new(AtomicBool::new(false));
        let (ways, fates, arms) = (way.clone(), fate.clone(), Arc::clone(&armed));
        let accepting = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let met = *ways.borrow();
                match met {
                    Way::Open => {}
                    Way::Down => continue,
                    Way::Silent => {
                        tokio::spawn(hold(client, fates.subscribe()));
                        continue;
                    }
                }
                let (fate, armed) = (fates.subscribe(), Arc::clone(&arms));
                if let Ok(server) = UnixStream::connect(&server).await {
                    tokio::spawn(carry(client, server, fate, armed));
                }
            }
        });
        Ok(Wire { folder, address, way, fate, armed, accepting })
    }

    pub fn address(&self) -> String {
        self.address.clone()
    }

    /// The next commit reaches the server, but its answer reaches nobody.
    pub fn cut_after_next_commit(&self) {
        self.armed.store(true, Ordering::Release);
    }

    /// All connections end, and there are no new ones.
    pub fn break_down(&self) {
        self.way.send_replace(Way::Down);
        // Nobody connected is nobody to cut off.
        let _ = self.fate.send(Fate::Cut);
    }

    /// Nothing comes through any more, and nobody is told so.
    pub fn fall_silent(&self) {
        self.way.send_replace(Way::Silent);
        let _ = self.fate.send(Fate::Silence);
    }

    /// New connections are carried again.
    pub fn mend(&self) {
        self.way.send_replace(Way::Open);
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.accepting.abort();
        if let Err(why) = std::fs::remove_dir_all(&self.folder) {
            eprintln!("{} could not be removed: {why}", self.folder.display());
        }
    }
}

async fn carry(
    client: UnixStream,
    server: UnixStream,
    mut fate: broadcast::Receiver<Fate>,
    armed: Arc<AtomicBool>,
) {
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let cut = AtomicBool::new(false);
    let met = tokio::select! {
        _ = asking(&mut from_client, &mut to_server, &armed, &cut) => return,
        _ = answering(&mut from_server, &mut to_client, &cut) => return,
        met = fate.recv() => met,
    };
    if met == Ok(Fate::Silence) {
        // Both ends stay open, and nobody carries anything between them.
        hold((from_client, to_client, from_server, to_server), fate).await;
    }
}

/// Keeps something until it is cut, or to the end of the wire.
async fn hold<T>(kept: T, mut fate: broadcast::Receiver<Fate>) {
    while fate.recv().await == Ok(Fate::Silence) {}
    drop(kept);
}

/// What the store says; true in `cut` once the answer must not arrive.
async fn asking(
    from: &mut OwnedReadHalf,
    to: &mut OwnedWriteHalf,
    armed: &AtomicBool,
    cut: &AtomicBool,
) -> io::Result<()> {
    let mut bytes = vec![0; 1 << 16];
    loop {
        let count = from.read(&mut bytes).await?;
        if count == 0 {
            return Ok(());
        }
        let commits = bytes[..count].windows(6).any(|word| word == b"COMMIT");
        if commits && armed.swap(false, Ordering::AcqRel) {
            cut.store(true, Ordering::Release);
        }
        to.write_all(&bytes[..count]).await?;
    }
}

async fn answering(
    from: &mut OwnedReadHalf,
    to: &mut OwnedWriteHalf,
    cut: &AtomicBool,
) -> io::Result<()> {
    let mut bytes = vec![0; 1 << 16];
    loop {
        let count = from.read(&mut bytes).await?;
        if count == 0 || cut.load(Ordering::Acquire) {
            return Ok(());
        }
        to.write_all(&bytes[..count]).await?;
    }
}
