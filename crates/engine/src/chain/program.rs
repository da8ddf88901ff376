//! All effects of a game, compiled from its tables: steps, named roots, cards.

use super::{CardId, Listed, Node, NodeId, Op, Parts, RootId, Vocabulary};
use std::collections::BTreeMap;
use std::fmt;

/// The effects of one set of tables. Made once at load by a [`Compiler`](super::Compiler), shared,
/// never part of a state.
pub struct Program<R: Vocabulary> {
    pub(super) nodes: Vec<Node<R>>,
    /// The names of the nodes: the root and the way to the step.
    pub(super) names: Vec<String>,
    pub(super) root_of: Vec<RootId>,
    pub(super) parts: Vec<NodeId>,
    pub(super) roots: Vec<Root>,
    pub(super) cards: Vec<Card<R>>,
    pub(super) by_name: BTreeMap<String, NodeId>,
}

/// A named list of steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Root {
    /// Its name in the tables.
    pub name: String,
    /// Roots of one table join one group ([`Runs::join`](super::Runs::join)).
    pub table: String,
    /// The rule it comes from; empty if it says none.
    pub rule: String,
    /// Its first step.
    pub first: NodeId,
}

/// A card as far as it acts while it lies there.
pub struct Card<R: Vocabulary> {
    /// Its name in the tables.
    pub name: String,
    /// What it listens to.
    pub triggers: Vec<Trigger<R>>,
    /// By the index of their key.
    pub modifiers: Vec<(usize, i8)>,
}

/// "Whenever … happens": what a card listens to.
pub struct Trigger<R: Vocabulary> {
    /// The kind of event.
    pub on: R::When,
    /// Whose events.
    pub who: Who<R>,
    /// Only if this holds.
    pub cond: Option<R::Test>,
    /// Which of the card's once-only triggers this is.
    pub once: Option<u8>,
    /// The first step of what follows.
    pub then: NodeId,
}

/// Whose events a trigger listens to.
pub enum Who<R: Vocabulary> {
    /// The card owner's.
    Own,
    /// Everybody else's.
    Others,
    /// Everybody's.
    Anyone,
    /// The members of a group of the game, as seen from the owner.
    Group(R::Group),
}

impl<R: Vocabulary> Program<R> {
    /// A step. Numbers that no table gave are the step that does nothing.
    #[inline(always)]
    pub fn node(&self, id: NodeId) -> &Node<R> {
        match self.nodes.get(id.index()) {
            Some(node) => node,
            None => &Node { op: Op::Nothing, next: NodeId::NONE },
        }
    }
    /// The name of a step: the root and the way to it, `conquest/1`.
    pub fn name(&self, id: NodeId) -> &str {
        self.names.get(id.index()).map_or("nothing", String::as_str)
    }
    /// The step of a name, if the tables have it.
    pub fn step(&self, name: &str) -> Option<NodeId> {
        self.by_name.get(name).copied()
    }
    /// The root of a name, if the tables have it.
    pub fn root(&self, name: &str) -> Option<RootId> {
        self.roots.iter().position(|root| root.name == name).map(|at| RootId(at as u16))
    }
    /// Which root a step belongs to.
    pub fn root_of(&self, id: NodeId) -> Option<&Root> {
        self.roots.get(self.root_of.get(id.index())?.0 as usize)
    }
    /// The first step of a root; none if it is empty.
    pub fn first(&self, root: RootId) -> NodeId {
        self.roots.get(root.0 as usize).map_or(NodeId::NONE, |root| root.first)
    }
    /// Every list of steps that can be begun.
    pub fn roots(&self) -> &[Root] {
        &self.roots
    }
    /// Every card that changes or hears something.
    pub fn cards(&self) -> &[Card<R>] {
        &self.cards
    }
    /// The card of a name, if the tables have it.
    pub fn card(&self, name: &str) -> Option<CardId> {
        self.cards.iter().position(|card| card.name == name).map(|at| CardId(at as u16))
    }
    /// What a card changes while it lies there, key by key.
    pub fn modifiers(&self, card: CardId) -> impl Iterator<Item = (R::Key, i8)> {
        let changes = self.acts(card).into_iter().flat_map(|card| &card.modifiers);
        changes.filter_map(|&(key, change)| Some((*R::Key::ALL.get(key)?, change)))
    }
    /// What a card does while it lies there; nothing for numbers no table gave.
    pub(super) fn acts(&self, card: CardId) -> Option<&Card<R>> {
        self.cards.get(card.0 as usize)
    }
    /// The heads of the parts of a group.
    #[inline]
    pub(super) fn parts(&self, parts: Parts) -> &[NodeId] {
        let first = parts.first as usize;
        self.parts.get(first..first + parts.count as usize).unwrap_or_default()
    }
    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }
    /// True if there is no step.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() <= 1
    }
    /// The numbers of all steps.
    pub fn steps(&self) -> impl Iterator<Item = NodeId> + use<R> {
        (1..self.nodes.len() as u16).map(NodeId)
    }
}

impl<R: Vocabulary> Default for Program<R> {
    /// No effects at all.
    fn default() -> Self {
        Program {
            nodes: vec![Node { op: Op::Nothing, next: NodeId::NONE }],
            names: vec!["nothing".into()],
            root_of: vec![RootId(u16::MAX)],
            parts: Vec::new(),
            roots: Vec::new(),
            cards: Vec::new(),
            by_name: BTreeMap::new(),
        }
    }
}

impl<R: Vocabulary> fmt::Debug for Program<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.names.iter().zip(&self.nodes)).finish()
    }
}
impl<R: Vocabulary> fmt::Debug for Card<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}
impl<R: Vocabulary> fmt::Debug for Trigger<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} by {:?}", self.on, self.who)
    }
}
impl<R: Vocabulary> fmt::Debug for Who<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Own => f.write_str("self"),
            Who::Others => f.write_str("opponent"),
            Who::Anyone => f.write_str("anyone"),
            Who::Group(group) => write!(f, "{group:?}"),
        }
    }
}
