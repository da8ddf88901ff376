//! The web client: its packages, its checks, its build.

use crate::tree::root;
use crate::{Done, shell};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

/// The oldest Node the client's tools run on.
const NODE: u32 = 20;

/// Builds the client into `web/dist`, from where the server embeds it, unless nothing changed since that was done: new files, even
/// with the same contents, would have the server compiled again.
pub fn build() -> Done {
    packages()?;
    if is_built() { Ok(()) } else { shell::run(npm().args(["run", "--silent", "build"])) }
}

/// What the build reads.
const SOURCES: &[&str] = &[
    "src",
    "public",
    "build",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
];

fn is_built() -> bool {
    let web = root().join("web");
    let built = changed(&web.join("dist/index.html"));
    built.is_some() && SOURCES.iter().all(|source| newest(&web.join(source)) <= built)
}

/// When something in there was changed last; a folder is changed by what is added or removed.
fn newest(path: &Path) -> Option<SystemTime> {
    let inside = fs::read_dir(path).into_iter().flatten().flatten();
    inside.map(|entry| newest(&entry.path())).fold(changed(path), Option::max)
}

/// Layout, lints, types, unit tests, build with its size gate. Most of these compute on one core, so two go side by side; types and
/// unit tests make the list of words first and stay one after the other.
pub fn test() -> Done {
    packages()?;
    let script = |name| {
        let mut command = npm();
        command.args(["run", "--silent", name]);
        command
    };
    shell::side_by_side(vec![
        vec![script("format:check"), script("lint")],
        vec![script("check"), script("test")],
    ])?;
    shell::run(&mut script("build"))
}

/// npm, started in the client's folder.
pub fn npm() -> Command {
    let mut command = shell::program(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(root().join("web"));
    command
}

/// Installs what the lock file names, unless that was done since it changed.
pub fn packages() -> Done {
    expect_node()?;
    let lock = root().join("web/package-lock.json");
    let installed = root().join("web/node_modules/.package-lock.json");
    if changed(&installed) >= changed(&lock) && installed.is_file() {
        return Ok(());
    }
    // What the lock file names and nothing else, leaving it as it is. Compilers come as one optional
    // package for each kind of machine: a new lock file must name them all, or this refuses.
    shell::run(npm().args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]))
}

fn changed(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|about| about.modified()).ok()
}

fn expect_node() -> Done {
    let needed = || format!("Node {NODE} or newer is needed to build the web client: nodejs.org");
    let output = shell::program("node").arg("--version").output().map_err(|_| needed())?;
    let version = String::from_utf8_lossy(&output.stdout);
    let major = version.trim().trim_start_matches('v').split('.').next();
    match major.and_then(|major| major.parse::<u32>().ok()) {
        Some(major) if major >= NODE => Ok(()),
        _ => Err(format!("{} (found {})", needed(), version.trim())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_folder_is_as_new_as_the_newest_thing_in_it() {
        let folder = std::env::temp_dir().join(format!("xtask-newest-{}", std::process::id()));
        let inside = folder.join("words");
        fs::create_dir_all(&inside).expect("a folder");
        let file = fs::File::create(inside.join("en.ftl")).expect("a file");
        let now = SystemTime::now();
        file.set_modified(now - Duration::from_secs(60)).expect("a time");
        assert_eq!(newest(&folder), changed(&inside).max(changed(&folder)));
        file.set_modified(now + Duration::from_secs(60)).expect("a time");
        assert_eq!(newest(&folder), changed(&inside.join("en.ftl")));
        assert_eq!(newest(&folder.join("nothing")), None);
        fs::remove_dir_all(&folder).expect("a folder");
    }
}
