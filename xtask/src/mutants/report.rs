//! What came out, for people.

use super::journal::Journal;
use super::options::Options;
use super::sample::interval;
use super::site::Mutant;
use std::collections::BTreeMap;

pub fn print(game: &str, all: &[Mutant], chosen: &[usize], journal: &Journal, options: &Options) {
    let verdict = |id: &usize| journal.entries.get(id).map_or("open", |it| it.verdict.as_str());
    let count = |word: &str| chosen.iter().filter(|id| verdict(id) == word).count();
    let survivors: Vec<usize> =
        chosen.iter().copied().filter(|id| verdict(id) == "survived").collect();
    if !survivors.is_empty() {
        println!("\nsurvivors");
        survivors.iter().for_each(|&id| println!("{id:5} {}", all[id]));
    }
    println!("\nby part (killed of judged)");
    let mut parts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for id in chosen.iter().filter(|id| !matches!(verdict(id), "open" | "unviable")) {
        let part = parts.entry(part(&all[*id].file)).or_default();
        part.0 += usize::from(verdict(id) != "survived");
        part.1 += 1;
    }
    parts.iter().for_each(|(part, (dead, judged))| println!("  {part:<12} {dead} of {judged}"));

    let (killed, timeout) = (count("killed"), count("timeout"));
    let (dead, judged) = (killed + timeout, killed + timeout + survivors.len());
    let unviable = journal.entries.values().filter(|it| it.verdict == "unviable").count();
    let (low, high) = interval(dead, judged);
    let percent = |share: f64| share * 100.0;
    println!(
        "\n{game}, seed {}: {judged} of {} mutants judged ({} open, {unviable} did not compile and \
         were replaced): {killed} killed, {timeout} out of time, {} survived",
        options.seed,
        all.len(),
        count("open"),
        survivors.len(),
    );
    if judged > 0 {
        println!(
            "score {:.1} % (95 % interval {:.1} to {:.1} %)",
            percent(dead as f64 / judged as f64),
            percent(low),
            percent(high)
        );
    }
}

/// `actions/build.rs` and `actions.rs` are one part.
fn part(file: &str) -> &str {
    let end = file.find(['/', '.']).unwrap_or(file.len());
    &file[..end]
}
