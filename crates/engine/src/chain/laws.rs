//! What must hold of a chain, also of one that was read from a file.

use super::run::Any;
use super::{Rules, Runs, STEPS, Stuck, Task, Tasks};

pub(super) fn broken<R: Rules>(game: &R) -> Option<String> {
    let (program, tasks) = (R::program(), game.tasks().as_slice());
    let waiting = || -> String {
        let names = tasks.iter().rev().map(|task: &Task<R>| program.name(task.node));
        names.collect::<Vec<_>>().join(", ")
    };
    match game.tasks().stuck() {
        Stuck::No => {}
        Stuck::Full => {
            return Some(format!("more than {} tasks wait: {}", game.tasks().room(), waiting()));
        }
        Stuck::Loop => return Some(format!("{STEPS} steps without a question: {}", waiting())),
    }
    for (at, task) in tasks.iter().enumerate() {
        let name = program.name(task.node);
        if task.node.is_none() || task.seat.0 >= game.seat_count() {
            return Some(format!("`{name}` waits for seat {}, who is not here", task.seat));
        }
        if task.tied && at.checked_sub(1).is_none_or(|below| tasks[below].seat != task.seat) {
            return Some(format!("`{name}` is tied to nothing of its own seat"));
        }
    }
    if tasks.is_empty() {
        return None;
    }
    let asked = game.chain_asks();
    let silent = asked.iter().find(|seat| {
        let mut any = Any::default();
        game.offer_waiting(*seat, &mut any);
        !any.0
    });
    match silent {
        None if asked.is_empty() => Some(format!("{} wait, but nobody is asked", waiting())),
        None => None,
        Some(seat) => Some(format!("seat {seat} has no answer to the first of {}", waiting())),
    }
}
