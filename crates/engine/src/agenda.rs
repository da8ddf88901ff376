//! The stack of things still to do.

/// Everything still owed, next thing on top: plain data inside the state, at most `N` things.
///
/// The newest consequence is resolved first, a batch keeps its printed order, and what was
/// interrupted waits underneath.
///
/// ```
/// let mut owed = engine::Agenda::<&str, 4>::default();
/// owed.push("end the turn");
/// owed.push("take income");
/// assert_eq!(owed.pop(), Some("take income"));
/// assert_eq!(owed.top(), Some("end the turn"));
/// ```
#[derive(Clone, Copy)]
pub struct Agenda<T, const N: usize> {
    tasks: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Agenda<T, N> {
    /// Puts one more on top.
    ///
    /// # Panics
    /// With more things than it has room for: a broken law of the game.
    #[inline]
    pub fn push(&mut self, task: T) {
        assert!((self.len as usize) < N, "an agenda longer than its game allows");
        self.tasks[self.len as usize] = task;
        self.len += 1;
    }
    /// Takes the top one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.tasks[self.len as usize])
    }
    /// The top one, left where it is.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.tasks[..self.len as usize].last().copied()
    }
    /// Replaces the task on top.
    #[inline]
    pub fn amend(&mut self, task: T) {
        if let Some(top) = self.tasks[..self.len as usize].last_mut() {
            *top = task;
        }
    }
    /// True if nothing waits.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// How many wait.
    pub fn len(&self) -> usize {
        self.len as usize
    }
    /// Forgets all of them.
    pub fn clear(&mut self) {
        self.len = 0;
    }
    /// From the bottom to the top.
    pub fn as_slice(&self) -> &[T] {
        &self.tasks[..self.len as usize]
    }
    /// An agenda from a saved list; `None` if the list is longer than any game can make it.
    pub fn from_slice(tasks: &[T]) -> Option<Self> {
        let mut agenda = Self::default();
        for task in tasks {
            if agenda.len as usize == N {
                return None;
            }
            agenda.push(*task);
        }
        Some(agenda)
    }
}

impl<T: Copy + Default, const N: usize> Default for Agenda<T, N> {
    fn default() -> Self {
        Agenda { tasks: [T::default(); N], len: 0 }
    }
}

/// What lies above the top is not part of the agenda.
impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Agenda<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + std::fmt::Debug, const N: usize> std::fmt::Debug for Agenda<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice().iter().rev()).finish()
    }
}
