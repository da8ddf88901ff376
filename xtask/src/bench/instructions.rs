//! Instructions per decision: the one figure a busy machine cannot blur.

use crate::{Done, shell};
use std::path::Path;
use std::process::Stdio;

const FEW: u64 = 40;
const MANY: u64 = 240;

/// Counted by callgrind, as the difference of two runs so that start-up cancels out. `None` where
/// valgrind is not installed.
pub fn per_decision(binary: &Path, game: &str) -> Done<Option<f64>> {
    if !shell::works(shell::program("valgrind").arg("--version")) {
        return Ok(None);
    }
    let (few, many) = (count(binary, game, FEW)?, count(binary, game, MANY)?);
    Ok(Some((many.0 - few.0) as f64 / (many.1 - few.1).max(1) as f64))
}

/// Instructions and decisions of one run.
fn count(binary: &Path, game: &str, games: u64) -> Done<(u64, u64)> {
    let output = shell::program("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(binary)
        .args(["simulate", game, "--json", "--quiet", "--seed", "1", "--threads", "1"])
        .args(["--games", &games.to_string()])
        .stderr(Stdio::piped())
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let report: serde_json::Value = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("simulate under valgrind: {error}"))?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let collected = said.lines().find_map(|line| line.split_once("Collected :"));
    let collected = collected.and_then(|(_, number)| number.trim().parse().ok());
    match (collected, report["decisions"].as_u64()) {
        (Some(instructions), Some(decisions)) => Ok((instructions, decisions)),
        _ => Err("callgrind did not say how much it collected".into()),
    }
}
