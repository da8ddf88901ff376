//! The words a game's tables may say.

use super::Nature;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// A word of a game's tables: a closed enum, written in snake case. Fields of a variant are the
/// fields of the table.
pub trait Word:
    Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
}
impl<W> Word for W where
    W: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

/// A closed enum without fields, numbered from 0.
pub trait Listed: Word {
    /// All of them, in the order of their numbers.
    const ALL: &'static [Self];
    /// How many there are.
    const COUNT: usize = Self::ALL.len();
    /// Its place among them.
    fn index(self) -> usize;
}

/// No word at all: `type Test = Never` of a game whose effects have no conditions, `type Key = Never` of one whose cards
/// change nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Never {}

impl Listed for Never {
    const ALL: &'static [Never] = &[];
    fn index(self) -> usize {
        match self {}
    }
}

/// Makes closed lists of [`kinds!`](crate::kinds) the kinds of events and the keys of a chain:
/// `engine::listed!(When, Key)`.
#[macro_export]
macro_rules! listed {
    ($($kind:ty),+ $(,)?) => {$(
        impl $crate::chain::Listed for $kind {
            const ALL: &'static [$kind] = &<$kind>::ALL;
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }
    )+};
}

/// The words of a game's effects: all that a [`Compiler`](super::Compiler) asks of it. A game whose effects run on a
/// chain says in [`Rules`](super::Rules) what they do; one that does not yet may read its tables in the same notation.
pub trait Vocabulary: Sized + 'static {
    /// What effects do; a variant for each word after `do`.
    type Verb: Word;
    /// Conditions of `if` and of triggers.
    type Test: Word;
    /// Groups of seats: of `for_each`, `together` and of triggers.
    type Group: Word;
    /// Kinds of events that cards listen to.
    type When: Listed;
    /// What modifiers change.
    type Key: Listed;

    /// False if the game has no move that picks a part of a group: then its tables have no `any_order` and no `choose`.
    const PICKS: bool = true;
    /// False if the game cannot ask whether to do something at all: then `may` in its tables holds a
    /// single verb that asks, and [`Rules::SKIP`](super::Rules::SKIP) is one more answer to it.
    const ASKS_WHETHER: bool = true;

    /// How a verb behaves, whatever the table looks like.
    fn nature(verb: Self::Verb) -> Nature;
    /// What a modifier of this key may be; another number is a mistake of a table.
    fn bounds(_key: Self::Key) -> std::ops::RangeInclusive<i8> {
        i8::MIN..=i8::MAX
    }
}
