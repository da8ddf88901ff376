//! `tidy`: who may know whom, and what may not be written where.

mod client;
mod dependencies;
mod programs;
mod share;
mod words;

use crate::Done;
use crate::tree::{files, root, shown, text};

/// Past this many lines a file probably has two subjects.
const LONG: usize = 800;

pub fn run(_: &[String]) -> Done {
    let mut faults = dependencies::faults();
    faults.extend(words::faults());
    faults.extend(programs::faults());
    faults.extend(client::faults());
    long_files().iter().chain(&share::report()).for_each(|line| println!("{line}"));
    faults.iter().for_each(|fault| eprintln!("{fault}"));
    if faults.is_empty() {
        println!("tidy");
        Ok(())
    } else {
        Err(format!("tidy: {} faults", faults.len()))
    }
}

/// Long files are reported, not refused: sometimes a table is long.
fn long_files() -> Vec<String> {
    let sources = ["rs", "ts", "svelte", "py"].iter().flat_map(|ending| files(&root(), ending));
    sources
        .filter_map(|file| {
            let lines = text(&file).lines().count();
            (lines > LONG).then(|| format!("{}: {lines} lines", shown(&file)))
        })
        .collect()
}
