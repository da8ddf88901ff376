//! Lists longer than serde knows by itself.

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::{Deref, DerefMut};

/// As many as the type says, saved as a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct List<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T; N];
    #[inline]
    fn deref(&self) -> &[T; N] {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T; N] {
        &mut self.0
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(to)
    }
}

impl<'de, T: DeserializeOwned, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(from)?;
        let found = list.len();
        <[T; N]>::try_from(list)
            .map(List)
            .map_err(|_| D::Error::custom(format_args!("a list of {N} is needed, not of {found}")))
    }
}
