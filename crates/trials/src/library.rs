//! A server of our own, started and ended by us.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// How to start the server under trial.
#[derive(Clone, Debug)]
pub struct Library {
    pub binary: PathBuf,
    pub address: SocketAddr,
    pub database: String,
}

/// A running server; killed when let go.
#[derive(Debug)]
pub struct Running(Child);

impl Library {
    /// On a port that was free a moment ago.
    pub fn new(binary: &Path, database: &str) -> io::Result<Library> {
        let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
        Ok(Library { binary: binary.into(), address, database: database.into() })
    }

    /// Starts it without limits and without pauses, and waits until it answers.
    pub async fn start(&self) -> io::Result<(Running, Duration)> {
        self.start_reaching("").await
    }

    /// The same, allowed to send to these networks.
    pub async fn start_reaching(&self, networks: &str) -> io::Result<(Running, Duration)> {
        let limits = [
            "guest",
            "request",
            "table",
            "socket",
            "socket-account",
            "socket-address",
            "socket-open",
            "preview",
            "hint",
            "chat",
        ];
        let mut words: Vec<String> =
            limits.iter().flat_map(|limit| [format!("--limit-{limit}"), "off".into()]).collect();
        for bound in ["connections-per-address", "sockets-per-address", "requests-at-once"] {
            words.extend([format!("--{bound}"), "0".into()]);
        }
        words.extend(["--reach".to_string(), networks.into()]);
        self.start_with(&words).await
    }

    /// Starts it with these settings and without pauses, and waits until it answers.
    pub async fn start_with(&self, words: &[String]) -> io::Result<(Running, Duration)> {
        let begun = Instant::now();
        let mut command = Command::new(&self.binary);
        command.args(["serve", "--address", &self.address.to_string()]);
        command.args(["--database", &self.database, "--log", "warn", "--bot-pause-ms", "0"]);
        command.args(words).stdin(Stdio::null()).stdout(Stdio::null());
        let mut running = Running(command.spawn()?);
        loop {
            if let Ok(answer) =
                super::http::request(self.address, "GET", "/healthz", None, None).await
                && answer.status == 200
            {
                return Ok((running, begun.elapsed()));
            }
            if let Some(status) = running.0.try_wait()? {
                return Err(io::Error::other(format!("the server ended by itself: {status}")));
            }
            if begun.elapsed() > PATIENCE {
                return Err(io::Error::other("the server does not answer"));
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    pub async fn connect(&self) -> io::Result<TcpStream> {
        TcpStream::connect(self.address).await
    }
}

impl Running {
    /// Without any warning, as a power cut would for a process.
    pub fn kill(&mut self) -> io::Result<()> {
        self.0.kill()?;
        self.0.wait().map(|_| ())
    }

    /// Politely; true if it ended well.
    pub fn stop(&mut self) -> io::Result<bool> {
        let id = self.0.id().to_string();
        Command::new("kill").args(["-TERM", &id]).status()?;
        Ok(self.0.wait()?.success())
    }

    /// Resident memory in MiB, where the system tells.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
        Some(kilobytes / 1024)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already, which is as good.
        let _ = self.kill();
    }
}
