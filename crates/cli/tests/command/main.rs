//! The binary as people and scripts use it.

mod bad_input;
mod balancing;
mod databases;
mod playing;
mod reading;
mod serving;
mod simulating;
mod tables;

use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The game the tests play.
const GAME: &str = "terra-mystica";

/// How a run ended.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

impl Ran {
    fn fine(self) -> Ran {
        assert_eq!(self.code, 0, "{}{}", self.out, self.err);
        self
    }
    /// Ended with code 2.
    fn refused(self) -> Ran {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        self
    }
    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}", self.out))
    }
    /// The code of a refusal, which is one line on stderr and nothing on stdout.
    fn refusal(self) -> String {
        let ran = self.refused();
        assert_eq!(ran.out, "", "a refusal prints no result");
        assert_eq!(ran.err.trim_end().lines().count(), 1, "{}", ran.err);
        let (code, reason) = ran.err.split_once(": ").expect("a code and a reason");
        assert!(!reason.trim().is_empty() && !reason.contains('{'), "{reason}");
        code.to_string()
    }
    /// The code of a refusal that is an object on stdout.
    fn json_refusal(self) -> String {
        let ran = self.refused();
        let object = ran.json();
        assert!(object["reason"].as_str().is_some_and(|reason| !reason.is_empty()), "{object}");
        object["rule"].as_str().expect("a rule or a code").to_string()
    }
}

/// Runs the binary in English, whatever the machine speaks.
fn ludotheque(words: &[&str]) -> Ran {
    ludotheque_with(words, "")
}

fn ludotheque_with(words: &[&str], input: &str) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludotheque"));
    command.args(words).env("LC_ALL", "C").env_remove("COLORTERM");
    run(&mut command, input)
}

fn run(command: &mut Command, input: &str) -> Ran {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let text = input.to_string();
    // In a thread of its own: the program may print before it has read everything.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(text.as_bytes());
    });
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the writer ends");
    Ran {
        code: output.status.code().expect("an exit code"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// A fresh folder; the system clears it up some day.
fn folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("ludotheque-{}-{count}", std::process::id()));
    // Left behind by an earlier process of the same number.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// A new table of two in a file of its own.
fn new_table() -> String {
    let path = folder().join("table.json").display().to_string();
    ludotheque(&["table", "new", GAME, "--seats", "2", "--seed", "test", "-o", &path]).fine();
    path
}

fn read(path: &str) -> String {
    std::fs::read_to_string(path).expect("a file")
}

/// Who is asked.
fn asked_seat(path: &str) -> u64 {
    let pending = ludotheque(&["table", "pending", path]).fine().json();
    pending[0]["seat"].as_u64().expect("somebody is asked")
}

/// The first legal move as `SEAT: MOVE`.
fn first_legal(path: &str) -> String {
    let moves = ludotheque(&["table", "legal", path]).fine().json();
    let notation = moves[0]["notation"].as_str().expect("a notation");
    format!("{}: {notation}", moves[0]["seat"])
}

/// A whole game between bots, saved.
fn finished_table() -> String {
    let folder = folder();
    let shown = folder.display().to_string();
    let words = ["simulate", GAME, "--seats", "2", "--games", "1", "--quiet", "--json"];
    ludotheque(&[&words[..], &["--save", &shown]].concat()).fine();
    folder.join(format!("{GAME}-000000.json")).display().to_string()
}
