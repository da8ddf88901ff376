//! Tasks in any order: which of them comes first.

use super::compound::{Offered, is_possible, offer_pick};
use super::{Asks, Nature, Op, Program, Rules, Task, Tasks};
use crate::{IsOffered, Offers};

/// A group holds no more members than there are picks.
const MOST: usize = 16;

/// Lets the order be, where nobody would notice. False if the seat must choose.
///
/// Plain ones come first. What is impossible now may become possible by the others, so it waits for
/// them; once nothing is possible the rest is void.
#[inline(never)]
pub(super) fn settles_itself<R: Rules>(game: &mut R, program: &'static Program<R>) -> bool {
    let start = game.tasks().group();
    let group = &game.tasks().as_slice()[start..];
    let plain = |task: &Task<R>| match program.node(task.node).op {
        Op::Just(verb) => R::nature(verb) == Nature::Plain,
        _ => false,
    };
    if let Some(at) = group.iter().rposition(plain) {
        take(game, start + at);
        return true;
    }
    let open = possible(game, program, start);
    match open.count_ones() {
        0 => game.tasks_mut().as_mut_slice()[start..].iter_mut().for_each(|task| task.tied = false),
        1 => take(game, game.tasks().len() - 1 - open.trailing_zeros() as usize),
        _ if all_alike(game, start) => take(game, game.tasks().len() - 1),
        _ => return false,
    }
    true
}

/// Two of the same kind: no order to choose.
fn all_alike<R: Rules>(game: &R, start: usize) -> bool {
    let group = &game.tasks().as_slice()[start..];
    let key = |task: &Task<R>| Task { tied: false, ..*task };
    group.windows(2).all(|pair| key(&pair[0]) == key(&pair[1]))
}

/// Moves a task of the group to the top, so that it is finished before the others.
fn take<R: Rules>(game: &mut R, at: usize) {
    let task = game.tasks_mut().remove(at);
    game.tasks_mut().push(Task { tied: false, ..task });
}

/// Members something could come of now, as bits; bit 0 is the one on top.
fn possible<R: Rules>(game: &R, program: &'static Program<R>, start: usize) -> u16 {
    let group = game.tasks().as_slice()[start..].iter().rev().take(MOST);
    let group = (0u16..).zip(group);
    let open = group.filter(|(_, task)| is_possible(game, program, task, task.node));
    open.fold(0, |bits, (n, _)| bits | 1 << n)
}

fn member<R: Rules>(game: &R, n: usize) -> Option<&Task<R>> {
    game.tasks().as_slice().iter().rev().nth(n)
}

/// Members by bits of [`possible`].
fn members<R: Rules>(game: &R, open: u16) -> impl Iterator<Item = (usize, &Task<R>)> {
    let group = game.tasks().as_slice().iter().rev().enumerate().take(MOST);
    group.filter(move |(n, _)| open >> n & 1 == 1)
}

/// The question a member is, if it is nothing else.
fn question<R: Rules>(program: &'static Program<R>, task: &Task<R>) -> Option<R::Verb> {
    program.node(task.node).op.asking()
}

/// True if all possible members are questions that can be told apart by their answers.
fn asks_at_once<R: Rules>(game: &R, program: &'static Program<R>, open: u16) -> bool {
    let mut families = 0;
    members(game, open).all(|(_, task)| match question(program, task).map(R::family) {
        Some(family) if families & family == 0 => {
            families |= family;
            true
        }
        _ => false,
    })
}

pub(super) fn asks<R: Rules>(game: &R, program: &'static Program<R>) -> Asks<R> {
    let open = possible(game, program, game.tasks().group());
    let tasks = members(game, open).map(|(_, task)| *task);
    if asks_at_once(game, program, open) {
        let asked = tasks.filter_map(|task| Some((task, question(program, &task)?)));
        Asks::AnyOf { tasks: asked.collect() }
    } else {
        Asks::Order { tasks: tasks.collect() }
    }
}

pub(super) fn offer<R: Rules, O: Offers<R::Move>>(
    game: &R,
    program: &'static Program<R>,
    to: &mut O,
) {
    let start = game.tasks().group();
    let open = possible(game, program, start);
    if asks_at_once(game, program, open) {
        for (_, task) in members(game, open) {
            if let Some(verb) = question(program, task) {
                game.offer_verb(task, verb, to);
            }
        }
        return;
    }
    for n in 0..(game.tasks().len() - start).min(MOST) {
        if let Some(task) = member(game, n) {
            offer_pick::<R, O>(n as u8, open >> n & 1 == 1, task.node, to);
        }
    }
}

pub(super) fn answer<R: Rules>(
    game: &mut R,
    program: &'static Program<R>,
    mv: R::Move,
) -> Offered<R> {
    let start = game.tasks().group();
    let open = possible(game, program, start);
    let last = game.tasks().len() - 1;
    if asks_at_once(game, program, open) {
        let answered = members(game, open).find_map(|(n, task)| {
            let (mut offered, verb) = (IsOffered::new(mv), question(program, task)?);
            game.offer_verb(task, verb, &mut offered);
            offered.found.then_some((n, verb))
        });
        if let Some((n, verb)) = answered {
            take(game, last - n);
            return Offered::Verb(verb);
        }
    } else if let Some(n) = R::picked(mv).map(usize::from).filter(|n| start + n <= last) {
        take(game, last - n);
    }
    Offered::Settled
}
