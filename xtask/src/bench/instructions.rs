//! Instructions per decision: the one figure a busy machine cannot blur.

use super::manifest::Measured;
use crate::{Done, shell};
use std::path::Path;
use std::process::Stdio;

const FEW: u64 = 40;
const MANY: u64 = 240;

/// Counted by callgrind, as the difference of two runs so that start-up cancels out. `None` where
/// valgrind is not installed.
pub fn per_decision(binary: &Path, game: &Measured) -> Done<Option<f64>> {
    if !shell::works(shell::program("valgrind").arg("--version")) {
        return Ok(None);
    }
    let (few, many) = (count(binary, game, FEW)?, count(binary, game, MANY)?);
    Ok(Some((many.0 - few.0) as f64 / (many.1 - few.1).max(1) as f64))
}

/// What a step of the chain costs more than the same written by hand, and how many steps a decision has: the test
/// game Bazaar beside its twin. `None` where valgrind is not installed.
pub fn per_step() -> Done<Option<(f64, f64)>> {
    const FEW: &str = "300";
    const MANY: &str = "600";
    if !shell::works(shell::program("valgrind").arg("--version")) {
        return Ok(None);
    }
    let example = shell::fastest_example("engine", "chain")?;
    let run = |version: &str| -> Done<(u64, u64, u64)> {
        let (few, less) = counted(&example, &[version, FEW])?;
        let (many, more) = counted(&example, &[version, MANY])?;
        let between = |key: &str| {
            more[key].as_u64().unwrap_or(0).saturating_sub(less[key].as_u64().unwrap_or(0))
        };
        Ok((many - few, between("decisions"), between("steps").max(1)))
    };
    let (by_hand, decisions, _) = run("twin")?;
    let (by_chain, same, steps) = run("chain")?;
    if decisions != same {
        return Err(format!("the chain made {same} decisions, its twin {decisions}"));
    }
    let more = by_chain as f64 - by_hand as f64;
    Ok(Some((more / steps as f64, steps as f64 / decisions.max(1) as f64)))
}

/// Instructions and decisions of one run.
fn count(binary: &Path, game: &Measured, games: u64) -> Done<(u64, u64)> {
    let games = games.to_string();
    let setup = game.setup();
    let mut words = vec!["simulate", &game.game, "--json", "--quiet", "--seed", "1"];
    words.extend(["--threads", "1", "--games", &games]);
    words.extend(setup.iter().map(String::as_str));
    let (instructions, report) = counted(binary, &words)?;
    match report["decisions"].as_u64() {
        Some(decisions) => Ok((instructions, decisions)),
        None => Err("the simulation did not say how many decisions it made".into()),
    }
}

/// Instructions of one run, and what it printed.
fn counted(binary: &Path, words: &[&str]) -> Done<(u64, serde_json::Value)> {
    let output = shell::program("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(binary)
        .args(words)
        .stderr(Stdio::piped())
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let report: serde_json::Value = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("under valgrind: {error}"))?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let collected = said.lines().find_map(|line| line.split_once("Collected :"));
    let collected = collected.and_then(|(_, number)| number.trim().parse().ok());
    let collected = collected.ok_or("callgrind did not say how much it collected")?;
    Ok((collected, report))
}
