//! Kinds of values in tables: names, sets written as lists, short lists.

use crate::Thing;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

/// The name of a card or tile. Tables are read once, so it is kept for the whole process.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Name(&'static str);

impl Name {
    /// Keeps this word.
    pub fn new(word: &str) -> Name {
        Name(Box::leak(word.to_owned().into_boxed_str()))
    }
    /// The word itself.
    pub const fn text(self) -> &'static str {
        self.0
    }
}

impl Deref for Name {
    type Target = str;
    fn deref(&self) -> &str {
        self.0
    }
}

impl PartialEq<str> for Name {
    fn eq(&self, word: &str) -> bool {
        self.0 == word
    }
}

impl PartialEq<&str> for Name {
    fn eq(&self, word: &&str) -> bool {
        self.0 == *word
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.0, f)
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Name, D::Error> {
        String::deserialize(from).map(|word| Name::new(&word))
    }
}

/// A set of things, written as a list and kept as bits by [`Thing::number`]:
///
/// ```
/// use engine::{Between, content::Subset};
///
/// let dice: Subset<Between<1, 6>> = serde_json::from_str("[2, 5]").unwrap();
/// assert!(dice.has(Between(5)) && !dice.has(Between(4)));
/// assert_eq!(dice.bits(), 0b10010);
/// assert_eq!(serde_json::to_string(&dice).unwrap(), "[2,5]");
/// let twice = serde_json::from_str::<Subset<Between<1, 6>>>("[2, 2]").unwrap_err();
/// assert!(twice.to_string().contains("2 is given twice"));
/// let beyond = serde_json::from_str::<Subset<Between<1, 6>>>("[7]").unwrap_err();
/// assert!(beyond.to_string().contains("7 is no number from 1 to 6"));
/// ```
pub struct Subset<T>(u64, PhantomData<T>);

impl<T: Thing> Subset<T> {
    /// Bit by bit, the first thing lowest.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }
    /// True if it is one of them.
    #[inline]
    pub fn has(self, thing: T) -> bool {
        self.0 >> thing.number() & 1 == 1
    }
    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// True for the set of nothing.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// One after the other.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.0;
        let numbers = std::iter::from_fn(move || {
            let number = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (number < u64::BITS).then_some(number)
        });
        numbers.filter_map(T::numbered)
    }
}

impl<T> Clone for Subset<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Subset<T> {}
impl<T> Default for Subset<T> {
    fn default() -> Self {
        Subset(0, PhantomData)
    }
}
impl<T> PartialEq for Subset<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T> Eq for Subset<T> {}
impl<T: Thing> fmt::Debug for Subset<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Thing::word)).finish()
    }
}

impl<T: Thing> Serialize for Subset<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter().map(Thing::saved))
    }
}

impl<'de, T: Thing> Deserialize<'de> for Subset<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut bits = 0u64;
        for value in Vec::<Value>::deserialize(from)? {
            let thing = T::loaded(&value).ok_or_else(|| match &value {
                Value::String(word) => D::Error::custom(T::unknown(word)),
                other => D::Error::custom(format_args!("{other} is no {}", T::kind())),
            })?;
            let bit = 1u64.checked_shl(thing.number()).expect("a set of at most 64 things");
            if bits & bit != 0 {
                return Err(D::Error::custom(format_args!("{value} is given twice")));
            }
            bits |= bit;
        }
        Ok(Subset(bits, PhantomData))
    }
}

/// At most `N` values of a list. It is used like a slice.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Short<T, const N: usize> {
    values: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Short<T, N> {
    /// The value at a place; the default beyond the last one.
    #[inline]
    pub fn at(&self, place: usize) -> T {
        self.values.get(place).copied().unwrap_or_default()
    }
}

impl<T, const N: usize> Deref for Short<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.values[..self.len.into()]
    }
}

impl<T: Copy + Default, const N: usize> Default for Short<T, N> {
    fn default() -> Self {
        Short { values: [T::default(); N], len: 0 }
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Short<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for Short<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Short<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(from)?;
        let mut short = Short::default();
        let Some(room) = short.values.get_mut(..list.len()) else {
            return Err(D::Error::custom(format_args!("{} values, {N} at most", list.len())));
        };
        room.copy_from_slice(&list);
        short.len = list.len() as u8;
        Ok(short)
    }
}

/// Clients are sent lists.
#[cfg(feature = "ts")]
macro_rules! sent_as_list {
    ([$($of:tt)*] $list:ty) => {
        impl<$($of)*> ts_rs::TS for $list {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(cfg: &ts_rs::Config) -> String {
                Vec::<T>::name(cfg)
            }
            fn inline(cfg: &ts_rs::Config) -> String {
                Vec::<T>::inline(cfg)
            }
            fn visit_dependencies(to: &mut impl ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                Vec::<T>::visit_dependencies(to);
            }
            fn visit_generics(to: &mut impl ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                Vec::<T>::visit_generics(to);
            }
        }
    };
}
#[cfg(feature = "ts")]
sent_as_list!([T: ts_rs::TS] Subset<T>);
#[cfg(feature = "ts")]
sent_as_list!([T: ts_rs::TS, const N: usize] Short<T, N>);

/// A number from `LEAST` to `MOST` of an effect: a table that says another one is mistaken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Within<const LEAST: u8, const MOST: u8>(pub u8);

impl<'de, const LEAST: u8, const MOST: u8> Deserialize<'de> for Within<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match i64::deserialize(from)? {
            number if (LEAST.into()..=MOST.into()).contains(&number) => Ok(Within(number as u8)),
            number => {
                Err(D::Error::custom(format_args!("{number} where {LEAST} to {MOST} is wanted")))
            }
        }
    }
}
