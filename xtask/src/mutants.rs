//! `mutants`: small mistakes in the rules of a game, and whether its own tests notice them.
//!
//! All chosen mutants are compiled at once, each behind a switch that the environment turns, into
//! a copy of the project; `docs/mutation.md` has the method and what came out of it.

mod find;
mod journal;
mod judge;
mod kinds;
mod options;
mod report;
mod sample;
mod scratch;
mod site;
mod sources;
mod weave;

use crate::tree::{game_meant, root};
use crate::{Done, shell};
use journal::{Journal, Key};
use options::Options;
use scratch::Scratch;
use site::Mutant;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

pub fn run(words: &[String]) -> Done {
    let (game, flags) = game_meant(words)?;
    let options = Options::read(flags)?;
    let sources = sources::rules(&root().join("games").join(&game));
    let mut all = Vec::new();
    for (name, text) in &sources {
        all.extend(find::mutants(name, text).map_err(|error| format!("{name}: {error}"))?);
    }
    let (rules, tests) = sources::fingerprints(&root(), &game)?;
    // A verdict without some tests is another verdict.
    let tests = [vec![tests], options.skip.clone()].concat().join(" without ");
    let name = format!("{game}-{}.jsonl", options.seed);
    let path = shell::target().join("mutants").join(name);
    let mut journal = Journal::open(&path, &Key { rules, tests }, options.again)?;
    let order = sample::shuffled(all.len(), options.seed);
    if options.list {
        chosen(&order, &journal, &options).iter().for_each(|&id| println!("{id:5} {}", all[id]));
        return Ok(());
    }
    if !options.survivors {
        hunt(&Scratch::new(&game), &sources, &all, &order, &mut journal, &options)?;
    }
    report::print(&game, &all, &chosen(&order, &journal, &options), &journal, &options);
    Ok(())
}

/// The first of the order that compile, as far as is known.
fn chosen(order: &[usize], journal: &Journal, options: &Options) -> Vec<usize> {
    if let Some(only) = options.only {
        return order.iter().copied().filter(|&id| id == only).collect();
    }
    let viable = |id: &usize| journal.entries.get(id).is_none_or(|it| it.verdict != "unviable");
    order.iter().copied().filter(viable).take(options.sample).collect()
}

/// Builds and judges every chosen mutant that has no verdict yet.
fn hunt(
    scratch: &Scratch,
    sources: &[(String, String)],
    all: &[Mutant],
    order: &[usize],
    journal: &mut Journal,
    options: &Options,
) -> Done {
    let open = |journal: &Journal| -> Vec<usize> {
        let mut ids = chosen(order, journal, options);
        ids.retain(|id| options.only.is_some() || !journal.entries.contains_key(id));
        ids
    };
    if open(journal).is_empty() {
        return Ok(());
    }
    println!("{}: {} mutants in all; building", scratch.game, all.len());
    scratch.fill()?;
    compile(scratch, sources, all, order, journal, options)?;
    let folder = scratch.game_folder();
    let mut parts = Vec::new();
    for program in scratch.tests()? {
        parts.extend(judge::parts(&program, &folder)?);
    }
    parts.retain(|it| !options.skip.contains(&it.name));
    let tests = judge::baseline(parts, &folder)?;

    let ids = open(journal);
    let (next, done, start) = (AtomicUsize::new(0), AtomicUsize::new(0), Instant::now());
    let journal = Mutex::new(journal);
    let work = || -> Done {
        while let Some(&id) = ids.get(next.fetch_add(1, Ordering::Relaxed)) {
            let begun = Instant::now();
            let verdict = judge::judge(id, &tests, &folder)?;
            let seconds = begun.elapsed().as_secs_f64();
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            let left = start.elapsed().as_secs_f64() / done as f64 * (ids.len() - done) as f64;
            println!(
                "[{done}/{}, {:.0} min left] {verdict} after {seconds:.1} s: {id} {}",
                ids.len(),
                left / 60.0,
                all[id]
            );
            let mut journal = journal.lock().map_err(|_| "a worker failed".to_string())?;
            journal.judged(id, &all[id], verdict)?;
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..options.workers).map(|_| scope.spawn(work)).collect();
        let ends = workers.into_iter().map(|it| it.join().unwrap_or(Err("a worker failed".into())));
        ends.collect::<Done>()
    })
}

/// Weaves the chosen mutants in, and others for those that do not compile, until all compile.
fn compile(
    scratch: &Scratch,
    sources: &[(String, String)],
    all: &[Mutant],
    order: &[usize],
    journal: &mut Journal,
    options: &Options,
) -> Done {
    const ROUNDS: usize = 30;
    for _ in 0..ROUNDS {
        let ids = chosen(order, journal, options);
        let mutants: BTreeMap<usize, &Mutant> = ids.iter().map(|&id| (id, &all[id])).collect();
        let list: Vec<(usize, &Mutant)> = mutants.iter().map(|(id, it)| (*id, *it)).collect();
        let woven = scratch.weave(sources, &list)?;
        let errors = scratch.errors()?;
        if errors.is_empty() {
            return Ok(());
        }
        let mut found = 0;
        for error in &errors {
            for id in scratch::culprits(error, &woven, &mutants) {
                if !journal.entries.contains_key(&id) {
                    journal.unviable(id, &all[id])?;
                    found += 1;
                }
            }
        }
        if found == 0 || options.only.is_some() {
            return Err(format!("does not compile: {}", errors[0]["message"]["rendered"]));
        }
        println!("  {found} do not compile; others are drawn");
    }
    Err(format!("still does not compile after {ROUNDS} rounds"))
}
