//! What waits, and what a card does, as messages: one form for each verb and each kind of step.
//!
//! The message of a verb is `do-` and its word, its parameters are its fields. Tests are `test-…`,
//! groups `group-…`, kinds of events `when-…`; the message of a field that is itself a closed enum is
//! its type and its word (`resource-coin`). Compound steps nest, with the words of [`WORDS`].

mod collect;

use super::{About, Listed, Node, NodeId, Op, Program, Rules, Task, Vocabulary};
use crate::{Arg, Bilingual, Message, Viewer};
use collect::Collected;
use serde::Serialize;
use std::collections::BTreeSet;

/// The words of compound steps, in both languages.
pub const WORDS: Bilingual = Bilingual {
    en: include_str!("../../words/chain.en.ftl"),
    fr: include_str!("../../words/chain.fr.ftl"),
};

/// The word of a closed enum, as tables write it.
pub(super) fn id_of(word: &impl Serialize) -> &'static str {
    Collected::of(word).variant
}

/// A word of a table as a message.
pub(super) fn word(prefix: &str, word: &impl Serialize) -> Message {
    let Collected { variant, args, .. } = Collected::of(word);
    Message { key: format!("{prefix}-{}", variant.replace('_', "-")), args }
}

/// A task with its seat, what follows it in its own list, and what it is about.
pub(super) fn task<R: Rules>(program: &Program<R>, task: &Task<R>, viewer: Viewer) -> Message {
    let key = if task.tied { "chain-task-tied" } else { "chain-task" };
    let what = list(program, task.node);
    let message = Message::new(key).number("seat", task.seat.0).said("what", what);
    match task.about.seen_by(task.seat, viewer).words() {
        Some(about) => message.said("about", Message::new("chain-about").said("what", about)),
        None => message.text("about", ""),
    }
}

/// A whole list of steps: the text of a card.
pub fn list<R: Vocabulary>(program: &Program<R>, from: NodeId) -> Message {
    let Node { next, .. } = *program.node(from);
    let this = step(program, from);
    if next.is_none() {
        return this;
    }
    Message::new("chain-then").said("first", this).said("rest", list(program, next))
}

/// The steps of a list, each by itself.
pub fn steps<R: Vocabulary>(program: &Program<R>, from: NodeId) -> Vec<Message> {
    let next = |at: &NodeId| Some(program.node(*at).next);
    let all = std::iter::successors(Some(from), next).take_while(|at| !at.is_none());
    all.map(|at| step(program, at)).collect()
}

/// One step.
pub(super) fn step<R: Vocabulary>(program: &Program<R>, node: NodeId) -> Message {
    let joined = |key: &str, parts| {
        let parts = program.parts(parts).iter().map(|&part| list(program, part));
        let all = parts
            .rev()
            .reduce(|rest, first| Message::new(key).said("first", first).said("rest", rest));
        all.unwrap_or_else(|| Message::new("chain-nothing"))
    };
    match program.node(node).op {
        Op::Just(verb) | Op::Do(verb) | Op::Pause(verb) | Op::Ask(verb) => word("do", &verb),
        Op::AnyOrder(parts) => {
            Message::new("chain-any-order").said("parts", joined("chain-and", parts))
        }
        Op::Choose(parts, n) => {
            Message::new("chain-choose").number("n", n).said("parts", joined("chain-or", parts))
        }
        Op::FirstOf(parts) => {
            Message::new("chain-first-of").said("parts", joined("chain-or-else", parts))
        }
        Op::May(then) => Message::new("chain-may").said("what", list(program, then)),
        Op::Pay(verb, then) => Message::new("chain-pay")
            .said("cost", word("do", &verb))
            .said("what", list(program, then)),
        Op::ForEach(group, then) => Message::new("chain-for-each")
            .said("who", word("group", &group))
            .said("what", list(program, then)),
        Op::If(test, then, otherwise) => {
            let key = if otherwise.is_none() { "chain-if" } else { "chain-if-else" };
            Message::new(key)
                .said("test", word("test", &test))
                .said("what", list(program, then))
                .said("otherwise", list(program, otherwise))
        }
        Op::Together(group, verb) => Message::new("chain-together")
            .said("who", word("group", &group))
            .said("what", word("do", &verb)),
        Op::Happens(when) => Message::new("chain-happens").said("when", word("when", &when)),
        Op::Run(root) => list(program, root),
        Op::InsteadOf(root) => {
            Message::new("chain-instead-of").said("what", list(program, program.first(root)))
        }
        Op::InsteadOfStep(of) => Message::new("chain-instead-of").said("what", step(program, of)),
        Op::Spend(..) => Message::new("chain-once"),
        Op::Nothing => Message::new("chain-nothing"),
    }
}

/// The keys of all messages that steps and cards of these tables are said with: a catalogue that lacks
/// one has a text missing.
pub fn keys<R: Vocabulary>(program: &Program<R>) -> BTreeSet<String> {
    let cards = (0..program.cards().len() as u16).map(super::CardId);
    let cards = cards.flat_map(|id| card(program, id));
    let mut keys = BTreeSet::new();
    for message in program.steps().map(|id| list(program, id)).chain(cards) {
        collect_keys(&message, &mut keys);
    }
    keys
}

fn collect_keys(message: &Message, keys: &mut BTreeSet<String>) {
    keys.insert(message.key.clone());
    for (_, arg) in &message.args {
        match arg {
            Arg::Said(inner) => collect_keys(inner, keys),
            Arg::Name(key) => drop(keys.insert(key.clone())),
            Arg::Number(_) | Arg::Text(_) => {}
        }
    }
}

/// What a card says: modifiers first, then what it listens to.
pub fn card<R: Vocabulary>(program: &Program<R>, card: super::CardId) -> Vec<Message> {
    let Some(card) = program.acts(card) else { return Vec::new() };
    let modifiers = card.modifiers.iter().map(|&(key, change)| {
        let key = R::Key::ALL.get(key).map(|key| word("key", key));
        let key = key.unwrap_or_else(|| Message::new("chain-nothing"));
        Message::new("chain-modifier").said("key", key).number("change", change)
    });
    let triggers = card.triggers.iter().map(|trigger| {
        let who = match &trigger.who {
            super::Who::Own => Message::new("chain-self"),
            super::Who::Others => Message::new("chain-opponent"),
            super::Who::Anyone => Message::new("chain-anyone"),
            super::Who::Group(group) => word("group", group),
        };
        let message = Message::new("chain-trigger")
            .said("who", who)
            .said("when", word("when", &trigger.on))
            .said("what", list(program, trigger.then));
        match &trigger.cond {
            Some(test) => {
                message.said("cond", Message::new("chain-cond").said("test", word("test", test)))
            }
            None => message.text("cond", ""),
        }
    });
    modifiers.chain(triggers).collect()
}
