//! Steps made of other steps: choices, options, groups, other seats. Kept out of the loop, so that
//! plain verbs do not pay for them.

use super::run::Any;
use super::{
    Asks, CardsInPlay, NodeId, Op, Parts, Program, Rules, Runs, Stuck, Task, Tasks, Vocabulary,
    order,
};
use crate::{Chance, Offers, Refusal, Seat, Seats, Tell};

/// What an answer to a compound question was.
pub(super) enum Offered<R: Rules> {
    /// The answer to this verb of the task that is now on top.
    Verb(R::Verb),
    /// Nothing more is to do for it than to run on.
    Settled,
    /// Others have still to answer together.
    Waits,
}

/// Takes a step that is no plain verb. False if a seat must answer.
#[inline(never)]
pub(super) fn step<R: Rules, T: Tell<R::Event>>(
    game: &mut R,
    program: &'static Program<R>,
    task: &Task<R>,
    tell: &mut T,
) -> bool {
    let node = program.node(task.node);
    let past = |game: &mut R| game.tasks_mut().go_past(node.next);
    match node.op {
        Op::Just(_) | Op::Do(_) | Op::Ask(_) => unreachable!("plain verbs are the loop's"),
        Op::Pause(verb) => {
            if has_answer(game, task, verb) {
                return false;
            }
            past(game);
        }
        Op::AnyOrder(parts) => {
            past(game);
            let lowest = game.tasks().len();
            for &part in program.parts(parts).iter().rev() {
                let tied = game.tasks().len() > lowest;
                game.tasks_mut().push(Task { tied, ..task.at(part) });
            }
        }
        Op::Choose(parts, n) => {
            let left = choices(game, program, task, parts);
            match left.count_ones() {
                0 => past(game),
                1 => take_part(game, program, task, left.trailing_zeros() as usize, parts, n),
                _ => return false,
            }
        }
        Op::FirstOf(parts) => {
            let possible = |&&part: &&NodeId| is_possible(game, program, &task.at(part), part);
            let first = program.parts(parts).iter().find(possible).copied();
            past(game);
            push(game, task, first.unwrap_or_default());
        }
        Op::May(then) => {
            if is_possible(game, program, &task.at(then), then) {
                return false;
            }
            past(game);
        }
        Op::Pay(verb, _) => {
            if has_answer(game, task, verb) {
                return false;
            }
            past(game);
        }
        Op::ForEach(group, then) => {
            let (members, first) = (game.members(task, group), game.begins_with(task, group));
            past(game);
            for seat in counterclockwise(first, game.seat_count()) {
                if members.has(seat) {
                    push(game, &task.of(seat), then);
                }
            }
        }
        Op::If(test, then, otherwise) => {
            let holds = game.holds(task, test, task.seat);
            past(game);
            push(game, task, if holds { then } else { otherwise });
        }
        Op::Together(group, verb) => {
            // Here when it begins, and again when the last answer is in: who cannot answer at all
            // is found in the beginning.
            let mut task = *task;
            for seat in still_to_answer(game, &task, group).iter() {
                if !has_answer(game, &task.of(seat), verb) {
                    task.done |= bit(seat);
                }
            }
            if !still_to_answer(game, &task, group).is_empty() {
                set_done(game, task.done);
                return false;
            }
            past(game);
            game.reveal(&task, verb, tell);
        }
        Op::Happens(when) => {
            past(game);
            game.happens(when, task.seat, task.about);
        }
        Op::Run(root) => {
            past(game);
            push(game, task, root);
        }
        Op::InsteadOf(root) => {
            past(game);
            let of_root = |task: &Task<R>| program.root_of.get(task.node.index()) == Some(&root);
            if let Some(at) = game.tasks().as_slice().iter().rposition(of_root) {
                game.tasks_mut().remove(at);
            }
        }
        Op::InsteadOfStep(step) => {
            past(game);
            let there = |task: &Task<R>| task.node == step;
            if let Some(at) = game.tasks().as_slice().iter().rposition(there) {
                pass_over(game, at, program.node(step).next);
            }
        }
        Op::Spend(card, once) => {
            if game.cards_mut().spend(card, task.seat, once) {
                past(game);
            } else {
                game.tasks_mut().pop();
            }
        }
        Op::Nothing => past(game),
    }
    true
}

/// A waiting task leaves out the step it has come to.
fn pass_over<R: Rules>(game: &mut R, at: usize, next: NodeId) {
    if next.is_none() {
        game.tasks_mut().remove(at);
        return;
    }
    let task = &mut game.tasks_mut().as_mut_slice()[at];
    (task.node, task.done) = (next, 0);
}

/// Puts a part of a task on top; nothing, if it is empty.
pub(super) fn push<R: Rules>(game: &mut R, task: &Task<R>, node: NodeId) {
    if !node.is_none() {
        game.tasks_mut().push(task.at(node));
    }
}

/// Seats of a `together` that have not answered yet. A task has a bit for eight of them.
pub(super) fn still_to_answer<R: Rules>(game: &R, task: &Task<R>, group: R::Group) -> Seats {
    Seats(game.members(task, group).0 & 0xff & !u16::from(task.done))
}

fn bit(seat: Seat) -> u8 {
    1u8.checked_shl(seat.0.into()).unwrap_or(0)
}

fn set_done<R: Rules>(game: &mut R, done: u8) {
    if let Some(top) = game.tasks_mut().as_mut_slice().last_mut() {
        top.done = done;
    }
}

/// All seats once, so that what is pushed for them comes clockwise from this one on.
pub(super) fn counterclockwise(first: Seat, count: u8) -> impl Iterator<Item = Seat> {
    (0..count).rev().map(move |offset| Seat((first.0 % count.max(1) + offset) % count))
}

fn has_answer<R: Rules>(game: &R, task: &Task<R>, verb: R::Verb) -> bool {
    let mut any = Any::default();
    game.offer_verb(task, verb, &mut any);
    any.0
}

/// Could anything come of this list now? A list is possible if any of its steps is; what earlier
/// steps will bring is not looked at.
pub(super) fn is_possible<R: Rules>(
    game: &R,
    program: &'static Program<R>,
    task: &Task<R>,
    list: NodeId,
) -> bool {
    let mut at = list;
    while !at.is_none() {
        let node = program.node(at);
        if is_step_possible(game, program, &Task { node: at, ..*task }, node.op) {
            return true;
        }
        at = node.next;
    }
    false
}

fn is_step_possible<R: Rules>(
    game: &R,
    program: &'static Program<R>,
    task: &Task<R>,
    op: Op<R>,
) -> bool {
    let possible = |task: &Task<R>, list| is_possible(game, program, &task.at(list), list);
    match op {
        Op::Just(_) | Op::Ask(_) => true,
        Op::Do(verb) | Op::Pause(verb) | Op::Pay(verb, _) => has_answer(game, task, verb),
        Op::Choose(parts, _) => choices(game, program, task, parts) != 0,
        Op::AnyOrder(parts) | Op::FirstOf(parts) => {
            program.parts(parts).iter().any(|&part| possible(task, part))
        }
        Op::May(then) | Op::Run(then) => possible(task, then),
        Op::ForEach(group, then) => {
            game.members(task, group).iter().any(|seat| possible(&task.of(seat), then))
        }
        Op::If(test, then, otherwise) => {
            possible(task, if game.holds(task, test, task.seat) { then } else { otherwise })
        }
        Op::Together(group, verb) => {
            let mut members = still_to_answer(game, task, group).iter();
            members.any(|seat| has_answer(game, &task.of(seat), verb))
        }
        Op::InsteadOf(root) => {
            let tasks = game.tasks().as_slice();
            tasks.iter().any(|task| program.root_of.get(task.node.index()) == Some(&root))
        }
        Op::InsteadOfStep(step) => game.tasks().as_slice().iter().any(|task| task.node == step),
        // Telling and noting do nothing by themselves.
        Op::Happens(_) | Op::Spend(..) | Op::Nothing => false,
    }
}

/// Parts of a choice that can be taken now, as bits.
fn choices<R: Rules>(game: &R, program: &'static Program<R>, task: &Task<R>, parts: Parts) -> u16 {
    let parts = (0u16..16).zip(program.parts(parts));
    let open = parts.filter(|&(n, &part)| {
        u16::from(task.done) >> n & 1 == 0 && is_possible(game, program, &task.at(part), part)
    });
    open.fold(0, |bits, (n, _)| bits | 1 << n)
}

/// Takes a part of the choice on top.
fn take_part<R: Rules>(
    game: &mut R,
    program: &'static Program<R>,
    task: &Task<R>,
    part: usize,
    parts: Parts,
    n: u8,
) {
    let Some(&list) = program.parts(parts).get(part) else { return };
    let taken = task.done | 1u8.checked_shl(part as u32).unwrap_or(0);
    if n <= 1 || taken.count_ones() >= u32::from(n) {
        game.tasks_mut().go_past(program.node(task.node).next);
    } else {
        set_done(game, taken);
    }
    push(game, task, list);
}

/// The verb of a list that is nothing but one question.
pub(super) fn only_question<R: Vocabulary>(program: &Program<R>, list: NodeId) -> Option<R::Verb> {
    let node = program.node(list);
    if node.next.is_none() { node.op.asking() } else { None }
}

/// What a seat is asked; see [`Runs::asks`].
#[inline(never)]
pub(super) fn asks<R: Rules>(game: &R, seat: Seat) -> Option<Asks<R>> {
    if !game.chain_asks().has(seat) {
        return None;
    }
    let (program, task) = (R::program(), *game.tasks().top()?);
    if task.tied {
        return Some(order::asks(game, program));
    }
    Some(match program.node(task.node).op {
        Op::Together(_, verb) => Asks::Verb { task: task.of(seat), verb, may_skip: false },
        Op::Pay(verb, _) => Asks::Verb { task, verb, may_skip: task.done == 0 },
        Op::May(then) => match only_question(program, then) {
            Some(verb) => Asks::Verb { task, verb, may_skip: true },
            None => Asks::Whether { task, then },
        },
        Op::Choose(..) => Asks::Choice { task },
        op => Asks::Verb { task, verb: op.asking()?, may_skip: false },
    })
}

/// Every answer to the compound question on top.
#[inline(never)]
pub(super) fn offer<R: Rules, O: Offers<R::Move>>(
    game: &R,
    program: &'static Program<R>,
    task: &Task<R>,
    seat: Seat,
    to: &mut O,
) {
    if task.tied {
        return order::offer(game, program, to);
    }
    match program.node(task.node).op {
        Op::Together(_, verb) => game.offer_verb(&task.of(seat), verb, to),
        Op::Pay(verb, _) => {
            game.offer_verb(task, verb, to);
            to.when(task.done == 0, R::SKIP);
        }
        Op::May(then) => {
            match only_question(program, then) {
                Some(verb) => game.offer_verb(task, verb, to),
                None => to.one(R::GO),
            }
            to.one(R::SKIP);
        }
        Op::Choose(parts, _) => {
            let open = choices(game, program, task, parts);
            for n in 0..parts.count.min(16) {
                offer_pick::<R, O>(n, open >> n & 1 == 1, task.node, to);
            }
        }
        _ => {}
    }
}

/// A part, if it is possible.
pub(super) fn offer_pick<R: Rules, O: Offers<R::Move>>(
    n: u8,
    possible: bool,
    node: NodeId,
    to: &mut O,
) {
    if let Some(pick) = R::pick(n) {
        to.given(pick, |need| {
            need.that(possible, || {
                Refusal::plain(rule_on_top::<R>(node), "refused-nothing-comes-of-it")
            })
        });
    }
}

/// The rule of the root a step belongs to, or a code of the table.
pub(super) fn rule_on_top<R: Rules>(node: NodeId) -> &'static str {
    match R::program().root_of(node) {
        Some(root) if !root.rule.is_empty() => &root.rule,
        _ => "other-question",
    }
}

/// Takes an answer to the compound question on top. False if others have still to answer.
#[inline(never)]
pub(super) fn answer<R: Rules, C: Chance, T: Tell<R::Event>>(
    game: &mut R,
    program: &'static Program<R>,
    seat: Seat,
    mv: R::Move,
    chance: &mut C,
    tell: &mut T,
) -> bool {
    match taken(game, program, seat, mv, chance, tell) {
        Offered::Verb(verb) => {
            let Some(&task) = game.tasks().top() else { return false };
            let node = program.node(task.node);
            game.tasks_mut().go_past(node.next);
            if let Op::Pay(_, then) = node.op {
                push(game, &task, then);
            }
            game.carry_out(&task, verb, mv, chance, tell);
            true
        }
        Offered::Settled => true,
        Offered::Waits => false,
    }
}

fn taken<R: Rules, C: Chance, T: Tell<R::Event>>(
    game: &mut R,
    program: &'static Program<R>,
    seat: Seat,
    mv: R::Move,
    chance: &mut C,
    tell: &mut T,
) -> Offered<R> {
    let Some(&task) = game.tasks().top() else { return Offered::Settled };
    if task.tied {
        return order::answer(game, program, mv);
    }
    let node = program.node(task.node);
    match node.op {
        Op::Together(group, verb) => {
            if !game.commit(&task.of(seat), verb, mv, chance, tell) {
                return Offered::Waits;
            }
            let task = Task { done: task.done | bit(seat), ..task };
            set_done(game, task.done);
            if !still_to_answer(game, &task, group).is_empty() {
                return Offered::Waits;
            }
        }
        Op::Pay(..) | Op::May(_) if mv == R::SKIP => game.tasks_mut().go_past(node.next),
        Op::Pay(verb, _) => return Offered::Verb(verb),
        Op::May(then) => match only_question(program, then) {
            Some(verb) => return Offered::Verb(verb),
            None => {
                game.tasks_mut().go_past(node.next);
                push(game, &task, then);
            }
        },
        Op::Choose(parts, n) => {
            if let Some(part) = R::picked(mv) {
                take_part(game, program, &task, part.into(), parts, n);
            }
        }
        _ => {}
    }
    Offered::Settled
}

/// See [`Runs::take_back`].
pub(super) fn take_back<R: Rules>(game: &mut R, seat: Seat) -> bool {
    let Some(&task) = game.tasks().top() else { return false };
    let Op::Together(group, verb) = R::program().node(task.node).op else { return false };
    let answered = game.tasks().stuck() == Stuck::No
        && !task.tied
        && task.done & bit(seat) != 0
        && game.members(&task, group).has(seat);
    if !answered || !has_answer(game, &task.of(seat), verb) || !game.retract(&task.of(seat), verb) {
        return false;
    }
    set_done(game, task.done & !bit(seat));
    true
}

/// See [`Runs::ask_others_again`].
pub(super) fn ask_others_again<R: Rules>(game: &mut R, seat: Seat) {
    let Some(&task) = game.tasks().top() else { return };
    let Op::Together(group, verb) = R::program().node(task.node).op else { return };
    if task.tied {
        return;
    }
    let answered = Seats(game.members(&task, group).0 & u16::from(task.done));
    let again = answered.iter().filter(|it| *it != seat && has_answer(game, &task.of(*it), verb));
    let done = again.fold(task.done, |done, it| done & !bit(it));
    set_done(game, done);
}
