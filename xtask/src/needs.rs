//! What the tests need beside Rust and Node, brought here if it is missing.

use crate::{Done, shell};
use std::path::{Path, PathBuf};

/// A program of the system and the Debian package it comes from.
struct Need {
    what: &'static str,
    package: &'static str,
    found: fn() -> bool,
}

const BROWSER: Need =
    Need { what: "a Chromium browser", package: "chromium", found: || chromium().is_some() };
const DATABASE: Need =
    Need { what: "PostgreSQL", package: "postgresql", found: || postgres().is_some() };

/// For tests in a real browser.
pub fn browser() -> Done<PathBuf> {
    bring(&BROWSER)?;
    chromium().ok_or_else(|| missing(&BROWSER))
}

/// For tests with a real database.
pub fn database() -> Done {
    bring(&DATABASE)
}

fn bring(need: &Need) -> Done {
    if (need.found)() {
        return Ok(());
    }
    println!("installing {} …", need.what);
    let install = |program: &str, first: &[&str]| {
        let mut command = shell::program(program);
        command.args(first).args(["install", "-y", "--no-install-recommends", need.package]);
        command.env("DEBIAN_FRONTEND", "noninteractive");
        shell::run(&mut command)
    };
    // As root, or as somebody who may become root without being asked.
    let update = shell::run(shell::program("apt-get").args(["update", "--quiet"]));
    let done = update.and_then(|()| install("apt-get", &[]));
    let done = done.or_else(|_| install("sudo", &["-n", "apt-get"]));
    if done.is_ok() && (need.found)() { Ok(()) } else { Err(missing(need)) }
}

fn missing(need: &Need) -> String {
    format!("{} is needed: install the package `{}` of your system", need.what, need.package)
}

fn chromium() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
    named.into_iter().chain(usual.map(PathBuf::from)).find(|path| path.is_file())
}

/// The folder of the newest server's programs.
fn postgres() -> Option<PathBuf> {
    let debian = Path::new("/usr/lib/postgresql");
    let mut folders: Vec<PathBuf> =
        crate::tree::folders(debian).into_iter().map(|version| version.join("bin")).collect();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    folders.into_iter().rev().find(|folder| folder.join("initdb").is_file())
}
