//! Running a game's tests with one mutant switched on.

use crate::Done;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Tests of one program that stand together in one module, and how they behave without any mutant.
#[derive(Clone, Debug)]
pub struct Tests {
    pub name: String,
    program: PathBuf,
    /// Their full names.
    tests: Vec<String>,
    /// Of computing, whatever else the machine does.
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

/// The tests of a program by the module they stand in, so that the quick ones need not wait for the slow ones.
pub fn parts(program: &Path, folder: &Path) -> Done<Vec<Tests>> {
    let mut command = Command::new(program);
    command.current_dir(folder).env("CARGO_MANIFEST_DIR", folder);
    let listed = command.args(["--list", "--format", "terse"]).output();
    let listed = listed.map_err(|error| format!("{}: {error}", program.display()))?;
    let text = String::from_utf8_lossy(&listed.stdout).into_owned();
    let mut modules: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for test in text.lines().filter_map(|line| line.strip_suffix(": test")) {
        let module = test.split("::").next().unwrap_or(test);
        modules.entry(module).or_default().push(test.to_string());
    }
    let part = |(module, tests): (&str, Vec<String>)| Tests {
        name: module.to_string(),
        program: program.to_path_buf(),
        tests,
        seconds: 600.0,
        quiet: false,
    };
    Ok(modules.into_iter().map(part).collect())
}

/// Runs all of them without a mutant, quickest first ever after. All must be content.
pub fn baseline(parts: Vec<Tests>, folder: &Path) -> Done<Vec<Tests>> {
    let mut all = Vec::new();
    for mut tests in parts {
        let (ended, said) = tests.run(None, folder)?;
        if ended != Ended::Content {
            return Err(format!("{}: fails without any mutant: {ended:?}", tests.name));
        }
        tests.seconds = said.computed;
        tests.quiet = said.panics.is_empty();
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
    fn run(&self, mutant: Option<usize>, folder: &Path) -> Done<(Ended, Said)> {
        let computing = (self.seconds * PATIENCE).max(LEAST);
        let mut command = limited(&self.program, computing, mutant.is_none());
        command.current_dir(folder).env("CARGO_MANIFEST_DIR", folder);
        // On two threads, because only then a thread has the name of its test.
        command.args(["--test-threads", "2", "--nocapture", "--exact"]).args(&self.tests);
        match mutant {
            Some(id) => command.env("MUTANT", id.to_string()),
            None => command.env_remove("MUTANT"),
        };
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|error| format!("{}: {error}", self.name))?;
        let lines = lines(&mut child);
        let ended = self.watch(&mut child, &lines, computing);
        // Ends what is still running; what has ended does not mind.
        let _ = child.kill();
        let _ = child.wait();
        ended
    }

    fn watch(
        &self,
        child: &mut Child,
        lines: &Receiver<String>,
        computing: f64,
    ) -> Done<(Ended, Said)> {
        let start = Instant::now();
        let mut said = Said { panics: Vec::new(), computed: 0.0 };
        loop {
            let open = loop {
                match lines.try_recv() {
                    Ok(line) => said.hear(&line),
                    Err(TryRecvError::Empty) => break true,
                    Err(TryRecvError::Disconnected) => break false,
                }
            };
            let first = || said.panics.first().cloned().unwrap_or_default();
            if self.quiet && !said.panics.is_empty() {
                return Ok((Ended::Failed(first()), said));
            }
            // Its voice ends with it; then nothing it said is missed.
            if !open {
                let status = child.wait().map_err(|error| format!("{}: {error}", self.name))?;
                let ended = match status.code() {
                    Some(0) => Ended::Content,
                    None if is_late(status) => Ended::Late,
                    _ => Ended::Failed(first()),
                };
                return Ok((ended, said));
            }
            // On a busy machine computing takes much longer than that; sleeping, for ever.
            if start.elapsed().as_secs_f64() > 20.0 * computing {
                return Ok((Ended::Late, said));
            }
            thread::sleep(Duration::from_millis(10));
        }
    }
}

/// What a program said on its way.
struct Said {
    /// The tests that panicked.
    panics: Vec<String>,
    /// Seconds of computing, at the end.
    computed: f64,
}

impl Said {
    fn hear(&mut self, line: &str) {
        self.panics.extend(panicking(line));
        // The last such line is about the program, the one before about the shell.
        if let Some(seconds) = seconds(line) {
            self.computed = seconds;
        }
    }
}

/// What a program says, as it says it.
fn lines(child: &mut Child) -> Receiver<String> {
    let (sender, receiver) = channel();
    if let Some(stderr) = child.stderr.take() {
        thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
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

/// `0m1.25s 0m0.10s`: computing for the program and for the system.
fn seconds(line: &str) -> Option<f64> {
    let one = |word: &str| {
        let (minutes, seconds) = word.strip_suffix('s')?.split_once('m')?;
        Some(60.0 * minutes.parse::<f64>().ok()? + seconds.parse::<f64>().ok()?)
    };
    let (own, system) = line.split_once(' ')?;
    Some(one(own)? + one(system)?)
}

/// The program with a limit on computing and memory. To be measured, it runs beside the shell,
/// which says in the end what it took; else in its place.
fn limited(program: &Path, seconds: f64, measured: bool) -> Command {
    let limits = format!("ulimit -t {}; ulimit -v {MEMORY}", seconds.ceil());
    let run = if measured {
        "\"$0\" \"$@\"; ended=$?; times >&2; exit $ended"
    } else {
        "exec \"$0\" \"$@\""
    };
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("{limits}; {run}")).arg(program);
    command
}

/// Ended by the limit on computing.
#[cfg(unix)]
fn is_late(status: ExitStatus) -> bool {
    use std::os::unix::process::ExitStatusExt;
    const XCPU: i32 = 24;
    const KILL: i32 = 9;
    matches!(status.signal(), Some(XCPU | KILL))
}
#[cfg(not(unix))]
fn is_late(_: ExitStatus) -> bool {
    false
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_panic_names_its_test() {
        let line = "thread 'towns::tm_12_1' (4711) panicked at tests/rules/towns.rs:3:5:";
        assert_eq!(panicking(line).as_deref(), Some("towns::tm_12_1"));
        assert_eq!(panicking("note: run with RUST_BACKTRACE"), None);
    }

    #[test]
    fn the_shell_says_what_was_computed() {
        assert_eq!(seconds("1m2.50s 0m0.25s"), Some(62.75));
        assert_eq!(seconds("nothing of that kind"), None);
    }

    /// A program for the shell.
    fn script(name: &str, text: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("judged-{name}-{}", std::process::id()));
        std::fs::write(&path, format!("#!/bin/sh\n{text}\n")).expect("a file");
        let made = Command::new("chmod").arg("+x").arg(&path).status();
        assert!(made.is_ok_and(|it| it.success()));
        path
    }

    #[test]
    fn tests_are_parted_by_module() {
        let list = "echo 'towns::small: test'; echo 'lone: test'; echo 'towns::big: test'; \
                    echo 'speed: benchmark'";
        let program = script("parts", list);
        let found = parts(&program, &std::env::temp_dir()).expect("a list");
        std::fs::remove_file(&program).expect("it was there");
        let found: Vec<_> = found.iter().map(|it| (&*it.name, it.tests.join(" "))).collect();
        assert_eq!(found, [("lone", "lone".into()), ("towns", "towns::small towns::big".into())]);
    }

    #[test]
    fn a_program_is_content_fails_or_is_late() {
        let folder = std::env::temp_dir();
        let run = |name: &str, text: &str, mutant| {
            let program = script(name, text);
            let (name, tests) = (name.to_string(), Vec::new());
            let tests = Tests { name, program, tests, seconds: 0.0, quiet: true };
            let ended = tests.run(mutant, &folder).expect("it starts").0;
            std::fs::remove_file(&tests.program).expect("it was there");
            ended
        };
        assert_eq!(run("fine", "test \"$MUTANT\" = 3", Some(3)), Ended::Content);
        assert_eq!(run("red", "exit 101", Some(3)), Ended::Failed(String::new()));
        let panic = "echo \"thread 'a_test' panicked at x.rs:1:1:\" >&2; sleep 100";
        assert_eq!(run("panic", panic, Some(3)), Ended::Failed("a_test".into()));
        assert_eq!(run("killed", "kill -9 $$", Some(3)), Ended::Late);
    }
}
