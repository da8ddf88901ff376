//! Running other programs from the root of the project.

use crate::Done;
use crate::tree::root;
use serde_json::Value;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The cargo that runs us. Where everything is built once and thrown away, what would make a second build quicker only costs.
pub fn cargo() -> Command {
    let mut command = program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    if std::env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}

/// Any program, started at the root of the project.
pub fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// Runs to the end, output and input being ours.
pub fn run(command: &mut Command) -> Done {
    let shown = shown(command);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{shown}: {status}")),
        Err(error) => Err(format!("{shown}: {error}")),
    }
}

/// Runs lists of programs at the same time, each list up to its first failure; every failure is told.
pub fn side_by_side(lists: Vec<Vec<Command>>) -> Done {
    let failures: Vec<String> = std::thread::scope(|scope| {
        let one_by_one =
            |list: Vec<Command>| list.into_iter().try_for_each(|mut next| run(&mut next));
        let running: Vec<_> =
            lists.into_iter().map(|list| scope.spawn(move || one_by_one(list))).collect();
        let ended = running.into_iter().map(|list| list.join().expect("running does not panic"));
        ended.filter_map(Result::err).collect()
    });
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}

/// True if a program can be started and is content.
pub fn works(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// The release build of the command line: what hosts run, on any machine of its kind.
pub fn release_binary() -> Done<PathBuf> {
    binary("release")
}

/// As fast as it gets: a release build that uses what newer machines can do (`.cargo/x86-64-v3.toml`).
pub fn fastest_binary() -> Done<PathBuf> {
    const PROFILE: &str = "x86-64-v3";
    let config = format!(".cargo/{PROFILE}.toml");
    run(cargo().args(["build", "--config", &config, "--profile", PROFILE, "--package", "cli"]))?;
    Ok(built(PROFILE))
}

/// An example of a package, built the same way.
pub fn fastest_example(package: &str, example: &str) -> Done<PathBuf> {
    const PROFILE: &str = "x86-64-v3";
    let config = format!(".cargo/{PROFILE}.toml");
    let words = ["build", "--config", &config, "--profile", PROFILE];
    run(cargo().args(words).args(["--package", package, "--example", example]))?;
    let folder = built(PROFILE).with_file_name("examples");
    Ok(folder.join(example))
}

/// Nearly as fast, and ready much sooner on a fresh machine.
pub fn play_binary() -> Done<PathBuf> {
    binary("play")
}

/// The build the tests share: chosen among the whole workspace with [`ALL`], because a narrower
/// choice has other features and would compile every crate once more.
pub fn dev_binary() -> Done<PathBuf> {
    run(cargo().args(["build", ALL, "--bin", "ludotheque"]))?;
    Ok(built("debug"))
}

/// The same, and beside it an example that browsers look at.
pub fn dev_binary_and_example(example: &str) -> Done<(PathBuf, PathBuf)> {
    run(cargo().args(["build", ALL, "--bin", "ludotheque", "--example", example]))?;
    let binary = built("debug");
    let name = format!("{example}{}", std::env::consts::EXE_SUFFIX);
    let beside = binary.with_file_name("examples").join(name);
    Ok((binary, beside))
}

/// One set of features for everything the tests build.
pub const ALL: &str = "--all-features";

fn binary(profile: &str) -> Done<PathBuf> {
    run(cargo().args(["build", "--profile", profile, "--package", "cli"]))?;
    Ok(built(profile))
}

fn built(folder: &str) -> PathBuf {
    target().join(folder).join(format!("ludotheque{}", std::env::consts::EXE_SUFFIX))
}

/// The folder of everything that is built.
pub fn target() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    target.unwrap_or_else(|| root().join("target"))
}

/// What a program printed, as JSON.
pub fn json(command: &mut Command) -> Done<Value> {
    let shown = shown(command);
    let output =
        command.stderr(Stdio::inherit()).output().map_err(|error| format!("{shown}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{shown}: {}", output.status));
    }
    serde_json::from_slice(&output.stdout).map_err(|error| format!("{shown}: {error}"))
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let name = |word: &OsStr| {
        let text = word.to_string_lossy();
        text.rsplit('/').next().unwrap_or(&text).to_string()
    };
    words.take(6).map(name).collect::<Vec<_>>().join(" ")
}
