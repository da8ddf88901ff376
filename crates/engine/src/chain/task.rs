//! What waits: tasks, next one on top.

use super::{NodeId, Rules};
use crate::Seat;
use std::fmt;

/// Something still to do: where in the program, whose, how far, tied or not, and about what.
pub struct Task<R: Rules> {
    /// The step it has come to.
    pub node: NodeId,
    /// Whose it is.
    pub seat: Seat,
    /// How far a verb has come, whatever it counts; of a `together`, the seats that have answered;
    /// of a `choose`, the parts that were taken.
    pub done: u8,
    /// In any order with the task below.
    pub tied: bool,
    /// "That territory", "this card". Parts inherit it.
    pub about: R::About,
}

impl<R: Rules> Task<R> {
    /// At its beginning, tied to nothing.
    pub fn new(node: NodeId, seat: Seat, about: R::About) -> Self {
        Task { node, seat, done: 0, tied: false, about }
    }
    /// The same for another seat.
    #[inline]
    pub fn of(&self, seat: Seat) -> Self {
        Task { seat, ..*self }
    }
    /// The same from its beginning at another step.
    #[inline]
    pub(super) fn at(&self, node: NodeId) -> Self {
        Task { node, done: 0, tied: false, ..*self }
    }
}

impl<R: Rules> Clone for Task<R> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<R: Rules> Copy for Task<R> {}
impl<R: Rules> PartialEq for Task<R> {
    fn eq(&self, other: &Self) -> bool {
        let key = |task: &Self| (task.node, task.seat, task.done, task.tied);
        key(self) == key(other) && self.about == other.about
    }
}
impl<R: Rules> fmt::Debug for Task<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let program = R::program();
        write!(f, "seat {}: {}", self.seat, program.name(self.node))?;
        write!(f, " ({:?}", program.node(self.node).op)?;
        if self.done != 0 {
            write!(f, ", done {}", self.done)?;
        }
        if self.about != R::About::default() {
            write!(f, ", {:?}", self.about)?;
        }
        f.write_str(if self.tied { ") in any order with the next" } else { ")" })
    }
}

/// Why a chain could not go on. Never saved: such a table breaks a law.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stuck {
    /// It goes on.
    #[default]
    No,
    /// More tasks than there is room for.
    Full,
    /// Nobody was asked for [`STEPS`](super::STEPS) steps.
    Loop,
}

/// Everything that waits, next thing on top: plain data inside the state, at most `N` tasks.
///
/// The newest consequence is resolved first, a list keeps its printed order, and what was interrupted
/// waits underneath. Prints, saves and loads by the names of its steps.
pub struct Chain<R: Rules, const N: usize> {
    tasks: [Task<R>; N],
    len: u8,
    /// How long the chain was without the task that is being carried out.
    mark: u8,
    stuck: Stuck,
}

/// A chain, whatever its room. Games use [`Runs`](super::Runs) instead.
pub trait Tasks<R: Rules> {
    /// From the bottom to the top.
    fn as_slice(&self) -> &[Task<R>];
    /// All of them, the next one last, to be changed.
    fn as_mut_slice(&mut self) -> &mut [Task<R>];
    /// How many there is room for.
    fn room(&self) -> usize;
    /// Puts a task on top; a chain without room is stuck from then on.
    fn push(&mut self, task: Task<R>);
    /// Takes the next one.
    fn pop(&mut self) -> Option<Task<R>>;
    /// Forgets all but the first so many.
    fn truncate(&mut self, len: usize);
    /// How long the chain was without the task that is being carried out.
    fn mark(&self) -> usize;
    /// Sets [`Tasks::mark`].
    fn set_mark(&mut self, mark: usize);
    /// Why it could not go on, if it could not.
    fn stuck(&self) -> Stuck;
    /// Sets [`Tasks::stuck`].
    fn set_stuck(&mut self, stuck: Stuck);

    /// How many wait.
    #[inline]
    fn len(&self) -> usize {
        self.as_slice().len()
    }
    /// True if nothing waits.
    #[inline]
    fn is_empty(&self) -> bool {
        self.as_slice().is_empty()
    }
    /// The next one, left where it is.
    #[inline]
    fn top(&self) -> Option<&Task<R>> {
        self.as_slice().last()
    }
    /// The task on top becomes the step after it, or is done.
    #[inline(always)]
    fn go_past(&mut self, next: NodeId) {
        let mark = self.len().saturating_sub(1);
        self.set_mark(mark);
        if next.is_none() {
            self.truncate(mark);
        } else if let Some(top) = self.as_mut_slice().last_mut() {
            top.node = next;
            top.done = 0;
        }
    }
    /// Puts a task below others.
    fn insert(&mut self, at: usize, task: Task<R>) {
        self.push(task);
        if self.stuck() == Stuck::No {
            self.as_mut_slice()[at..].rotate_right(1);
        }
    }
    /// Takes a task out of the middle. The one above takes over its tie.
    fn remove(&mut self, at: usize) -> Task<R> {
        let tasks = self.as_mut_slice();
        let task = tasks[at];
        tasks[at..].rotate_left(1);
        if at + 1 < tasks.len() {
            tasks[at].tied &= task.tied;
        }
        self.pop();
        task
    }
    /// Where the group on top begins: it reaches down to the first task that is not tied.
    fn group(&self) -> usize {
        self.as_slice().iter().rposition(|task| !task.tied).unwrap_or(0)
    }
}

impl<R: Rules, const N: usize> Tasks<R> for Chain<R, N> {
    #[inline(always)]
    fn as_slice(&self) -> &[Task<R>] {
        &self.tasks[..self.len as usize]
    }
    #[inline(always)]
    fn as_mut_slice(&mut self) -> &mut [Task<R>] {
        &mut self.tasks[..self.len as usize]
    }
    fn room(&self) -> usize {
        N
    }
    // Asked several times a step, therefore without slices.
    #[inline(always)]
    fn len(&self) -> usize {
        self.len as usize
    }
    #[inline(always)]
    fn top(&self) -> Option<&Task<R>> {
        self.tasks.get((self.len as usize).wrapping_sub(1))
    }
    #[inline(always)]
    fn go_past(&mut self, next: NodeId) {
        self.mark = self.len.saturating_sub(1);
        if next.is_none() {
            self.len = self.mark;
        } else if let Some(top) = self.tasks.get_mut(self.mark as usize) {
            top.node = next;
            top.done = 0;
        }
    }
    #[inline]
    fn push(&mut self, task: Task<R>) {
        match self.tasks.get_mut(self.len as usize) {
            Some(slot) => {
                *slot = task;
                self.len += 1;
            }
            None => self.stuck = Stuck::Full,
        }
    }
    #[inline]
    fn pop(&mut self) -> Option<Task<R>> {
        self.len = self.len.checked_sub(1)?;
        self.tasks.get(self.len as usize).copied()
    }
    #[inline]
    fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len as u8);
    }
    #[inline]
    fn mark(&self) -> usize {
        self.mark as usize
    }
    #[inline]
    fn set_mark(&mut self, mark: usize) {
        self.mark = mark as u8;
    }
    #[inline]
    fn stuck(&self) -> Stuck {
        self.stuck
    }
    fn set_stuck(&mut self, stuck: Stuck) {
        self.stuck = stuck;
    }
}

impl<R: Rules, const N: usize> Default for Chain<R, N> {
    fn default() -> Self {
        const { assert!(N < 256, "a chain is shorter than 256 tasks") }
        const { assert!(size_of::<Task<R>>() <= 8, "a task has eight bytes: `about` at most three") }
        let nothing = Task::new(NodeId::NONE, Seat(0), R::About::default());
        Chain { tasks: [nothing; N], len: 0, mark: 0, stuck: Stuck::No }
    }
}
impl<R: Rules, const N: usize> Clone for Chain<R, N> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<R: Rules, const N: usize> Copy for Chain<R, N> {}

/// What lies above the top is not part of the chain.
impl<R: Rules, const N: usize> PartialEq for Chain<R, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

/// Everything that waits, next thing first.
impl<R: Rules, const N: usize> fmt::Debug for Chain<R, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice().iter().rev()).finish()
    }
}
