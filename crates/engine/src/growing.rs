//! A list that only grows, and whose copies share what they have in common.
//!
//! Whoever tries something on a copy of a match adds a few entries to a log of thousands: with
//! this, a copy costs a handful of counters instead of the whole log.

use serde::{Serialize, Serializer};
use std::ops::Index;
use std::sync::Arc;

/// Items of one stretch. A full stretch is never touched again, so that copies can share it.
const STRETCH: usize = 32;

/// A list that only grows.
///
/// ```
/// use engine::Growing;
///
/// let mut log = Growing::from_iter(0..100);
/// let before = log.clone();
/// log.push(100);
/// assert_eq!((before.len(), log.last()), (100, Some(&100)));
/// assert!(log.since(98).eq(&[98, 99, 100]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Growing<T> {
    full: Vec<Arc<[T]>>,
    /// Fewer than a stretch: what a copy really copies.
    latest: Vec<T>,
}

impl<T> Growing<T> {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.full.len() * STRETCH + self.latest.len()
    }

    /// True if there is none.
    pub fn is_empty(&self) -> bool {
        self.full.is_empty() && self.latest.is_empty()
    }

    /// The one at a place.
    pub fn get(&self, index: usize) -> Option<&T> {
        match self.full.get(index / STRETCH) {
            Some(stretch) => stretch.get(index % STRETCH),
            None => self.latest.get(index.checked_sub(self.full.len() * STRETCH)?),
        }
    }

    /// The newest.
    pub fn last(&self) -> Option<&T> {
        self.get(self.len().checked_sub(1)?)
    }

    /// Adds one; other copies do not see it.
    pub fn push(&mut self, item: T) {
        self.latest.push(item);
        if self.latest.len() == STRETCH {
            self.full.push(std::mem::take(&mut self.latest).into());
        }
    }

    /// All of them, the oldest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.since(0)
    }

    /// The items from an index on; none if there are not so many.
    pub fn since(&self, index: usize) -> impl DoubleEndedIterator<Item = &T> + Clone {
        let (whole, within) = match index / STRETCH {
            stretch if stretch < self.full.len() => (stretch, index % STRETCH),
            _ => (self.full.len(), 0),
        };
        let first = self.full.get(whole).map_or(&[][..], |stretch| &stretch[within..]);
        let rest = self.full.get(whole + 1..).unwrap_or_default();
        let latest = index.saturating_sub(self.full.len() * STRETCH).min(self.latest.len());
        first.iter().chain(rest.iter().flat_map(|stretch| &**stretch)).chain(&self.latest[latest..])
    }
}

impl<T> Default for Growing<T> {
    fn default() -> Self {
        Growing { full: Vec::new(), latest: Vec::new() }
    }
}

impl<T> Index<usize> for Growing<T> {
    type Output = T;
    fn index(&self, index: usize) -> &T {
        self.get(index).expect("an index within the list")
    }
}

impl<T> Extend<T> for Growing<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T> FromIterator<T> for Growing<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Growing::default();
        list.extend(items);
        list
    }
}

impl<T: Serialize> Serialize for Growing<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_list() {
        for length in [0, 1, STRETCH - 1, STRETCH, STRETCH + 1, 5 * STRETCH, 5 * STRETCH + 7] {
            let list: Growing<usize> = (0..length).collect();
            assert_eq!((list.len(), list.is_empty()), (length, length == 0));
            assert_eq!(list.last().copied(), length.checked_sub(1));
            assert!(list.iter().copied().eq(0..length));
            assert!(list.iter().rev().copied().eq((0..length).rev()));
            for index in 0..length + STRETCH {
                assert_eq!(list.get(index).copied(), (index < length).then_some(index));
                assert!(list.since(index).copied().eq(index..length), "{length} from {index}");
            }
        }
    }

    #[test]
    fn copies_share_what_they_have_in_common() {
        let one: Growing<String> = (0..10 * STRETCH + 3).map(|item| item.to_string()).collect();
        let mut two = one.clone();
        two.push("more".into());
        assert_eq!((one.len() + 1, &one[5]), (two.len(), &two[5]));
        assert!(one.full.iter().zip(&two.full).all(|(one, two)| Arc::ptr_eq(one, two)));
        assert_eq!(one.get(10 * STRETCH + 3), None);
    }
}
