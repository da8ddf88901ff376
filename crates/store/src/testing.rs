//! A PostgreSQL server of one's own, for tests: private, on a Unix socket, gone afterwards.

mod wire;

pub use wire::Wire;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// Who runs the server when we are root, which PostgreSQL refuses to be.
const PERSON: &str = "postgres";
const USER: &str = "test";

/// A running server. Stopped and removed when dropped.
#[derive(Debug)]
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    as_root: bool,
    durable: bool,
    databases: AtomicU32,
}

impl Cluster {
    /// Starts a server. `durable` keeps every promise of a real one; without it, it is faster but
    /// would forget after a power cut. Gives the reason if there is none on this machine.
    pub fn start(durable: bool) -> Result<Cluster, String> {
        let programs = programs()?;
        let folder = folder()?;
        let as_root = is_root()?;
        let cluster = Cluster { programs, folder, as_root, durable, databases: AtomicU32::new(0) };
        if as_root {
            done(Command::new("chown").arg(PERSON).arg(&cluster.folder))?;
        }
        let data = cluster.data();
        done(cluster.program("initdb").arg("-D").arg(&data).args([
            "-U",
            USER,
            "-A",
            "trust",
            "--no-sync",
            "-E",
            "UTF8",
            "--locale=C",
        ]))?;
        cluster.go_on()?;
        Ok(cluster)
    }

    /// Starts it again where it was.
    pub fn go_on(&self) -> Result<(), String> {
        let sync = if self.durable { "on" } else { "off" };
        let options = format!(
            "-k {} -c listen_addresses='' -c max_connections=100 -c fsync={sync} \
             -c full_page_writes={sync}",
            self.folder.display()
        );
        let log = self.folder.join("log");
        let start =
            self.control().args(["-w", "-l"]).arg(&log).args(["-o", &options, "start"]).output();
        finished("pg_ctl start", start).map_err(|why| {
            let log = std::fs::read_to_string(&log).unwrap_or_default();
            format!("{why}\n{log}")
        })
    }

    /// Stops it at once, as a crash would: whoever is connected is cut off.
    pub fn stop(&self) -> Result<(), String> {
        done(self.control().args(["-m", "immediate", "stop"]))
    }

    /// Cuts off everybody who is connected; the server lives on.
    pub fn cut(&self) -> Result<(), String> {
        self.sql(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
             WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
        )
    }

    fn sql(&self, statement: &str) -> Result<(), String> {
        let mut psql = self.program("psql");
        psql.arg("-h").arg(&self.folder).args(["-U", USER, "-d", "postgres", "-q", "-c"]);
        done(psql.arg(statement))
    }

    /// Makes a new, empty database and gives its address.
    pub fn database(&self) -> Result<String, String> {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.sql(&format!("CREATE DATABASE {name}"))?;
        Ok(format!("postgres:///{name}?host={}&user={USER}", escaped(&self.folder)))
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn control(&self) -> Command {
        let mut command = self.program("pg_ctl");
        command.arg("-D").arg(self.data());
        command
    }

    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if self.as_root {
            let mut command = Command::new("runuser");
            command.args(["-u", PERSON, "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        // A folder that the other person may enter.
        command.current_dir(&self.folder).stdin(Stdio::null());
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Err(why) = self.stop() {
            eprintln!("the database server could not be stopped: {why}");
        }
        if let Err(why) = std::fs::remove_dir_all(&self.folder) {
            eprintln!("{} could not be removed: {why}", self.folder.display());
        }
    }
}

/// Where the programs of the server are.
fn programs() -> Result<PathBuf, String> {
    let mut places = Vec::new();
    if let Ok(output) = Command::new("pg_config").arg("--bindir").output() {
        places.push(PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()));
    }
    // Debian keeps them out of the path, by version.
    if let Ok(versions) = std::fs::read_dir("/usr/lib/postgresql") {
        places.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    let complete = |place: &PathBuf| {
        ["initdb", "pg_ctl", "psql"].iter().all(|name| place.join(name).is_file())
    };
    places
        .into_iter()
        .find(complete)
        .ok_or_else(|| "PostgreSQL (initdb, pg_ctl, psql) is not installed".into())
}

/// A new folder with a short path: the socket in it may not have a long one.
fn folder() -> Result<PathBuf, String> {
    let base = std::env::temp_dir();
    for attempt in 0..1000 {
        let folder = base.join(format!("ludotheque-pg-{}-{attempt}", std::process::id()));
        match std::fs::create_dir(&folder) {
            Ok(()) => return Ok(folder),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(format!("{}: {error}", folder.display())),
        }
    }
    Err(format!("no free folder in {}", base.display()))
}

fn is_root() -> Result<bool, String> {
    let id = Command::new("id").arg("-u").output().map_err(|error| format!("id: {error}"))?;
    Ok(id.stdout.trim_ascii() == b"0")
}

fn done(command: &mut Command) -> Result<(), String> {
    let name = format!("{:?}", command.get_program());
    finished(&name, command.output())
}

fn finished(name: &str, output: std::io::Result<Output>) -> Result<(), String> {
    let output = output.map_err(|error| format!("{name}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr).trim()))
}

/// A path as part of an address.
fn escaped(path: &Path) -> String {
    let mut text = String::new();
    for byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => {
                text.push(char::from(*byte))
            }
            // Writing to a string cannot fail.
            _ => drop(write!(text, "%{byte:02X}")),
        }
    }
    text
}
