//! Running a game's tests with one mutant switched on.

use crate::Done;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// A program of tests, and how it behaves without any mutant.
#[derive(Clone, Debug)]
pub struct Tests {
    pub name: String,
    program: PathBuf,
    pub seconds: f64,
    /// Nothing panics in it, not even on purpose: the first panic is a verdict.
    quiet: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// By this test.
    Killed(String),
    /// In this program.
    Timeout(String),
    Survived,
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Verdict::Killed(by) => write!(f, "killed by {by}"),
            Verdict::Timeout(by) => write!(f, "out of time in {by}"),
            Verdict::Survived => write!(f, "SURVIVED"),
        }
    }
}

/// Seconds of computing that any program of tests is granted.
const LEAST: f64 = 20.0;
/// … and how many times what it needs without a mutant.
const PATIENCE: f64 = 5.0;
/// Kilobytes of memory: a mutant may fill a list without end.
const MEMORY: u64 = 6_000_000;

/// Runs every program without a mutant, quickest first ever after. All must be content.
pub fn baseline(programs: Vec<(String, PathBuf)>, folder: &Path) -> Done<Vec<Tests>> {
    let mut all = Vec::new();
    for (name, program) in programs {
        let start = Instant::now();
        let mut tests = Tests { name, program, seconds: 600.0, quiet: false };
        let (ended, panics) = tests.run(None, folder)?;
        if ended != Ended::Content {
            return Err(format!("{}: fails without any mutant: {ended:?}", tests.name));
        }
        tests.seconds = start.elapsed().as_secs_f64();
        tests.quiet = panics == 0;
        println!("  {:<16} {:7.1} s without a mutant", tests.name, tests.seconds);
        all.push(tests);
    }
    all.sort_by(|a, b| a.seconds.total_cmp(&b.seconds));
    Ok(all)
}

/// What the tests say to one mutant.
pub fn judge(mutant: usize, tests: &[Tests], folder: &Path) -> Done<Verdict> {
    for program in tests {
        match program.run(Some(mutant), folder)?.0 {
            Ended::Content => {}
            Ended::Failed(test) => return Ok(Verdict::Killed(format!("{} {test}", program.name))),
            Ended::Late => return Ok(Verdict::Timeout(program.name.clone())),
        }
    }
    Ok(Verdict::Survived)
}

#[derive(Debug, PartialEq, Eq)]
enum Ended {
    Content,
    /// The first test that panicked, where it is known.
    Failed(String),
    Late,
}

impl Tests {
    fn run(&self, mutant: Option<usize>, folder: &Path) -> Done<(Ended, usize)> {
        let computing = (self.seconds * PATIENCE).max(LEAST);
        let mut command = limited(&self.program, computing);
        command.current_dir(folder).env("CARGO_MANIFEST_DIR", folder);
        // On two threads, because only then a thread has the name of its test.
        command.args(["--test-threads", "2", "--nocapture"]);
        match mutant {
            Some(id) => command.env("MUTANT", id.to_string()),
            None => command.env_remove("MUTANT"),
        };
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|error| format!("{}: {error}", self.name))?;
        let panics = panics(&mut child);
        let ended = self.watch(&mut child, &panics, computing);
        // Ends what is still running; what has ended does not mind.
        let _ = child.kill();
        let _ = child.wait();
        ended
    }

    fn watch(
        &self,
        child: &mut Child,
        panics: &Receiver<String>,
        computing: f64,
    ) -> Done<(Ended, usize)> {
        let start = Instant::now();
        let mut seen = Vec::new();
        loop {
            let open = loop {
                match panics.try_recv() {
                    Ok(test) => seen.push(test),
                    Err(TryRecvError::Empty) => break true,
                    Err(TryRecvError::Disconnected) => break false,
                }
            };
            if self.quiet && !seen.is_empty() {
                return Ok((Ended::Failed(seen.swap_remove(0)), 1));
            }
            // Its voice ends with it; then nothing it said is missed.
            if !open {
                let status = child.wait().map_err(|error| format!("{}: {error}", self.name))?;
                let count = seen.len();
                return Ok(match status.code() {
                    Some(0) => (Ended::Content, count),
                    None if is_late(&status) => (Ended::Late, count),
                    _ => (Ended::Failed(seen.into_iter().next().unwrap_or_default()), count),
                });
            }
            // On a busy machine computing takes longer than that; sleeping for ever, as well.
            if start.elapsed().as_secs_f64() > 6.0 * computing {
                return Ok((Ended::Late, seen.len()));
            }
            thread::sleep(Duration::from_millis(10));
        }
    }
}

/// The names of tests that panic, as they do.
fn panics(child: &mut Child) -> Receiver<String> {
    let (sender, receiver) = channel();
    if let Some(stderr) = child.stderr.take() {
        thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                if let Some(test) = panicking(&line)
                    && sender.send(test).is_err()
                {
                    return;
                }
            }
        });
    }
    receiver
}

/// `thread 'tests::name' (17) panicked at src/lib.rs:3:5:`
fn panicking(line: &str) -> Option<String> {
    let (before, _) = line.split_once(" panicked at ")?;
    let name = before.strip_prefix("thread '")?.split('\'').next()?;
    Some(name.to_string())
}

/// The program with a limit on computing and memory, where the system has such limits.
#[cfg(unix)]
fn limited(program: &Path, seconds: f64) -> Command {
    let mut command = Command::new("sh");
    let script = format!("ulimit -t {}; ulimit -v {MEMORY}; exec \"$0\" \"$@\"", seconds.ceil());
    command.arg("-c").arg(script).arg(program);
    command
}
#[cfg(not(unix))]
fn limited(program: &Path, _: f64) -> Command {
    Command::new(program)
}

/// Ended by the limit on computing.
#[cfg(unix)]
fn is_late(status: &std::process::ExitStatus) -> bool {
    use std::os::unix::process::ExitStatusExt;
    const XCPU: i32 = 24;
    const KILL: i32 = 9;
    matches!(status.signal(), Some(XCPU | KILL))
}
#[cfg(not(unix))]
fn is_late(_: &std::process::ExitStatus) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_names_its_test() {
        let line = "thread 'towns::tm_12_1' (4711) panicked at tests/rules/towns.rs:3:5:";
        assert_eq!(panicking(line).as_deref(), Some("towns::tm_12_1"));
        assert_eq!(panicking("note: run with RUST_BACKTRACE"), None);
    }
}
