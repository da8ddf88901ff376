//! `test`: everything that must hold before a change is merged.

use crate::{Done, bindings, e2e, needs, rules, shell, tidy, web};
use std::time::Instant;

type Step = (&'static str, fn() -> Done);

const STEPS: &[Step] = &[
    ("format", format),
    // First, because the server embeds what it builds.
    ("web", web::test),
    ("clippy", clippy),
    ("tests", tests),
    ("bindings", bindings::check),
    ("content", content),
    ("rules", || rules::run(&[])),
    ("tidy", || tidy::run(&[])),
    ("browser", || e2e::run(&[])),
];

/// Runs every step, also after one failed: one look tells all.
pub fn run(words: &[String]) -> Done {
    let wanted = |name: &str| words.is_empty() || words.iter().any(|word| word == name);
    if !STEPS.iter().any(|(name, _)| wanted(name)) {
        return Err("no such step".into());
    }
    let before = changed_files();
    let mut results = Vec::new();
    for (name, step) in STEPS.iter().filter(|(name, _)| wanted(name)) {
        println!("\n── {name}");
        let start = Instant::now();
        let result = step();
        if let Err(why) = &result {
            eprintln!("{why}");
        }
        results.push((*name, result.is_ok(), start.elapsed().as_secs_f64()));
    }
    let clean = changed_files() == before;
    if !clean {
        eprintln!("files under version control were changed: see `git status`");
    }
    results.push(("clean tree", clean, 0.0));
    println!("\n── summary");
    for (name, fine, seconds) in &results {
        println!("{} {name:10} {seconds:6.1} s", if *fine { "ok    " } else { "FAILED" });
    }
    let failed = results.iter().filter(|(_, fine, _)| !fine).count();
    println!("steps: {} passed, {failed} failed", results.len() - failed);
    if failed == 0 { Ok(()) } else { Err(format!("{failed} of {} steps failed", results.len())) }
}

/// What differs from the last commit; nothing where there is no repository.
fn changed_files() -> String {
    let output = shell::program("git").args(["status", "--porcelain"]).output();
    output.map(|done| String::from_utf8_lossy(&done.stdout).into_owned()).unwrap_or_default()
}

fn format() -> Done {
    shell::run(shell::cargo().args(["fmt", "--all", "--check"]))
}

fn clippy() -> Done {
    let strict = ["--quiet", "--", "-D", "warnings"];
    let all = ["clippy", "--workspace", shell::ALL, "--all-targets"];
    shell::run(shell::cargo().args(all).args(strict))?;
    // As people build it: without what only tests and bindings need.
    shell::run(shell::cargo().args(["clippy", "--package", "cli"]).args(strict))
}

/// With nextest where it is installed, which is quicker; with cargo's own runner otherwise.
fn tests() -> Done {
    needs::database()?;
    if shell::works(shell::cargo().args(["nextest", "--version"])) {
        let quiet = ["--no-fail-fast", "--status-level", "fail", "--final-status-level", "fail"];
        shell::run(shell::cargo().args(["nextest", "run", "--workspace", shell::ALL]).args(quiet))?;
    } else {
        shell::run(shell::cargo().args([
            "test",
            "--workspace",
            shell::ALL,
            "--no-fail-fast",
            "--lib",
            "--bins",
            "--tests",
        ]))?;
    }
    // Examples in documentation are tests too.
    shell::run(shell::cargo().args([
        "test",
        "--doc",
        "--quiet",
        "--no-fail-fast",
        "--workspace",
        shell::ALL,
    ]))
}

fn content() -> Done {
    shell::run(shell::program(shell::dev_binary()?).arg("check"))
}
