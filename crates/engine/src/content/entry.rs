//! One entry of a table, with the places its mistakes are reported at.

use std::ops::{Deref, DerefMut, Range};
use toml::Spanned;

/// What was read from one `[table]` or one element of a `[[list]]`. It is used like the value.
#[derive(Clone, Debug)]
pub struct Entry<T> {
    pub(super) value: T,
    pub(super) span: Range<usize>,
    /// Where the value of each key is written.
    pub(super) fields: Vec<(String, Range<usize>)>,
}

impl<T> Entry<T> {
    /// The value alone.
    pub fn into_inner(self) -> T {
        self.value
    }
    /// Another value at the same place.
    pub fn map<U>(self, make: impl FnOnce(T) -> U) -> Entry<U> {
        Entry { value: make(self.value), span: self.span, fields: self.fields }
    }
    /// The place of one value; that of the entry if the key is left out.
    pub fn field(&self, key: &str) -> Range<usize> {
        let found = self.fields.iter().find(|(name, _)| name == key);
        found.map_or_else(|| self.span.clone(), |(_, span)| span.clone())
    }
}

impl<T> Deref for Entry<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> DerefMut for Entry<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

/// Something with a place in its file, in bytes.
pub trait Placed {
    /// From where to where it is written.
    fn place(&self) -> Range<usize>;
}

impl Placed for Range<usize> {
    fn place(&self) -> Range<usize> {
        self.clone()
    }
}

impl<T> Placed for Spanned<T> {
    fn place(&self) -> Range<usize> {
        self.span()
    }
}

impl<T> Placed for Entry<T> {
    fn place(&self) -> Range<usize> {
        self.span.clone()
    }
}

impl<P: Placed> Placed for &P {
    fn place(&self) -> Range<usize> {
        (*self).place()
    }
}
