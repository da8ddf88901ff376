//! Effects compiled into steps: a flat list of nodes, each of which knows the step after it.

use super::Vocabulary;
use std::fmt;

/// A step of a [`Program`](super::Program). 0 is no step: nothing, or the end of a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct NodeId(pub u16);

impl NodeId {
    /// No step: the one before was the last.
    pub const NONE: NodeId = NodeId(0);

    /// True for no step.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A named list of steps: a procedure of the rulebook, an effect of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct RootId(pub u16);

/// A card with modifiers and triggers, by its place in the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct CardId(pub u16);

/// The parts of a group, in the program's list of parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    pub(crate) first: u16,
    pub(crate) count: u8,
}

/// One step and the step after it. Made from tables, shared, never saved.
pub struct Node<R: Vocabulary> {
    /// What is done.
    pub op: Op<R>,
    /// The step after it.
    pub next: NodeId,
}

/// What a step is.
pub enum Op<R: Vocabulary> {
    /// Always happens and asks nothing ([`Nature::Sure`], [`Nature::Plain`]).
    Just(R::Verb),
    /// No answer: void. One: it happens. Several: a seat is asked.
    Do(R::Verb),
    /// No answer: void. Otherwise a seat is asked, also with a single answer.
    Pause(R::Verb),
    /// A seat is asked; there always is an answer.
    Ask(R::Verb),
    /// All parts, in the order the seat likes.
    AnyOrder(Parts),
    /// So many different parts of those that are possible.
    Choose(Parts, u8),
    /// The first part that is possible.
    FirstOf(Parts),
    /// May be done or left.
    May(NodeId),
    /// Optional; only if it is paid, the rest.
    Pay(R::Verb, NodeId),
    /// Once for each seat of a group, in turn order.
    ForEach(R::Group, NodeId),
    /// One of two, by a test.
    If(R::Test, NodeId, NodeId),
    /// All of these answer at the same time; nobody sees an answer before all are in.
    Together(R::Group, R::Verb),
    /// Wakes cards in play.
    Happens(R::When),
    /// All of another root, then on.
    Run(NodeId),
    /// The topmost waiting task of that root is dropped.
    InsteadOf(RootId),
    /// The topmost waiting task that comes to this step passes over it.
    InsteadOfStep(NodeId),
    /// A trigger that works once: from here on it has been used.
    Spend(CardId, u8),
    /// Nothing happens.
    Nothing,
}

impl<R: Vocabulary> Op<R> {
    /// The verb of a step that asks with its answers.
    #[inline]
    pub(crate) fn asking(self) -> Option<R::Verb> {
        match self {
            Op::Do(verb) | Op::Pause(verb) | Op::Ask(verb) => Some(verb),
            _ => None,
        }
    }

    /// How the step is written in a table: the word after `do`.
    pub fn word(self) -> &'static str {
        match self {
            Op::Just(verb) | Op::Do(verb) | Op::Pause(verb) | Op::Ask(verb) => {
                super::words::id_of(&verb)
            }
            Op::AnyOrder(_) => "any_order",
            Op::Choose(..) => "choose",
            Op::FirstOf(_) => "first_of",
            Op::May(_) => "may",
            Op::Pay(..) => "pay",
            Op::ForEach(..) => "for_each",
            Op::If(..) => "if",
            Op::Together(..) => "together",
            Op::Happens(_) => "happens",
            Op::Run(_) => "run",
            Op::InsteadOf(_) | Op::InsteadOfStep(_) => "instead_of",
            Op::Spend(..) => "once",
            Op::Nothing => "nothing",
        }
    }
}

/// How a verb behaves, whatever the table looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nature {
    /// No answer: void. One: it happens by itself. Several: a seat is asked.
    Asks,
    /// As [`Nature::Asks`], but asked with a single answer too: whether there was a choice is a
    /// secret, or a habit of stored games.
    Pauses,
    /// Asked as soon as it is reached, without counting: there is always an answer.
    Always,
    /// Happens always and asks nothing.
    Sure,
    /// [`Nature::Sure`], and nobody can notice in which order of a group it happens.
    Plain,
}

// Derived implementations would ask the same of the game itself.
impl<R: Vocabulary> Clone for Op<R> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<R: Vocabulary> Copy for Op<R> {}
impl<R: Vocabulary> Clone for Node<R> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<R: Vocabulary> Copy for Node<R> {}

impl<R: Vocabulary> fmt::Debug for Op<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Op::Just(verb) | Op::Do(verb) | Op::Pause(verb) | Op::Ask(verb) => {
                write!(f, "{verb:?}")
            }
            Op::Happens(when) => write!(f, "happens {when:?}"),
            Op::If(test, ..) => write!(f, "if {test:?}"),
            Op::ForEach(group, _) => write!(f, "for_each {group:?}"),
            Op::Together(group, verb) => write!(f, "together {group:?} {verb:?}"),
            other => f.write_str(other.word()),
        }
    }
}
impl<R: Vocabulary> fmt::Debug for Node<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} -> {}", self.op, self.next.0)
    }
}
