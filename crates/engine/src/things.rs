//! Things with words and numbers: closed lists, cards of a table, places, small counts.
//!
//! A rule may keep a card as a byte; wherever the byte is numbered, written, said or saved, it is read as
//! the thing it is: `#[is(Settlers)] card: u8`.

use crate::Arg;
use crate::content::nearest;
use serde_json::Value;
use std::borrow::Cow;

/// Something with a number, a word and a kind. [`kinds!`](crate::kinds) and [`things!`](crate::things!)
/// write this.
pub trait Thing: Copy + 'static {
    /// Numbers are kept for so many, however many there are: a new card shifts nothing.
    const ROOM: u32;

    /// What such a thing is called in a complaint: "Settlers card".
    fn kind() -> Cow<'static, str>;
    /// Its place in the list; below [`Thing::ROOM`] for everything there is.
    fn number(self) -> u32;
    /// The thing with this number, if there is one.
    fn numbered(number: u32) -> Option<Self>;
    /// Its word in tables, notation and saved games. For what is in no list, a word that is nobody's.
    fn word(self) -> Cow<'static, str>;
    /// The thing with this word.
    fn named(word: &str) -> Option<Self> {
        Self::all().find(|thing| thing.word() == word)
    }
    /// As saved games have it: the word, unless a number says more.
    fn saved(self) -> Value {
        Value::from(self.word())
    }
    /// What was saved so.
    fn loaded(saved: &Value) -> Option<Self> {
        saved.as_str().and_then(Self::named)
    }
    /// The byte rules may keep it as: its number, unless a count is its own byte.
    fn byte(self) -> u8 {
        self.number() as u8
    }
    /// The thing kept as this byte, if there is one.
    fn kept_as(byte: u8) -> Option<Self> {
        Self::numbered(byte.into())
    }
    /// All there are, in order.
    fn all() -> impl Iterator<Item = Self> {
        (0..Self::ROOM).filter_map(Self::numbered)
    }
    /// The thing on a place that was offered.
    #[inline]
    fn aimed(place: u16) -> Self {
        match Self::numbered(place.into()) {
            Some(thing) => thing,
            None => nothing_there(place),
        }
    }
    /// Why there is no such thing, and what would be right.
    fn unknown(word: &str) -> String {
        const FEW: usize = 12;
        let known: Vec<Cow<'static, str>> = Self::all().map(Self::word).collect();
        let hint = match nearest(word, known.iter().map(|word| &**word)) {
            Some(near) => format!("; did you mean `{near}`?"),
            None if known.len() <= FEW => format!("; there are {}", known.join(", ")),
            None => String::new(),
        };
        format!("no {} is called `{word}`{hint}", Self::kind())
    }
}

#[cold]
fn nothing_there(place: u16) -> ! {
    panic!("a move was aimed at place {place}, where there is nothing")
}

/// The word of a number that stands for nothing.
pub fn nobody(number: impl std::fmt::Display) -> Cow<'static, str> {
    format!("?{number}").into()
}

/// Saves a thing by its word: serde's traits, for things that [`things!`](crate::things!) and
/// [`kinds!`](crate::kinds) did not write.
#[macro_export]
macro_rules! saved_by_word {
    ($thing:ty) => {
        impl ::serde::Serialize for $thing {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(&$crate::Thing::word(*self))
            }
        }
        impl<'de> ::serde::Deserialize<'de> for $thing {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let word = <String as ::serde::Deserialize>::deserialize(from)?;
                let unknown =
                    || ::serde::de::Error::custom(<$thing as $crate::Thing>::unknown(&word));
                <$thing as $crate::Thing>::named(&word).ok_or_else(unknown)
            }
        }
    };
}

/// A number from `LEAST` to `MOST`, both possible: the value of a die, a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Between<const LEAST: u8, const MOST: u8>(pub u8);

impl<const LEAST: u8, const MOST: u8> Thing for Between<LEAST, MOST> {
    const ROOM: u32 = MOST as u32 + 1 - LEAST as u32;

    fn kind() -> Cow<'static, str> {
        format!("number from {LEAST} to {MOST}").into()
    }
    #[inline]
    fn number(self) -> u32 {
        u32::from(self.0.saturating_sub(LEAST))
    }
    #[inline]
    fn numbered(number: u32) -> Option<Self> {
        (number < Self::ROOM).then(|| Between(LEAST + number as u8))
    }
    fn word(self) -> Cow<'static, str> {
        self.0.to_string().into()
    }
    fn named(word: &str) -> Option<Self> {
        word.parse().ok().filter(|number| (LEAST..=MOST).contains(number)).map(Between)
    }
    fn saved(self) -> Value {
        self.0.into()
    }
    fn loaded(saved: &Value) -> Option<Self> {
        let number = u8::try_from(saved.as_u64()?).ok()?;
        (LEAST..=MOST).contains(&number).then_some(Between(number))
    }
    fn byte(self) -> u8 {
        self.0
    }
    fn kept_as(byte: u8) -> Option<Self> {
        (LEAST..=MOST).contains(&byte).then_some(Between(byte))
    }
    #[inline]
    fn aimed(place: u16) -> Self {
        Between(LEAST + place as u8)
    }
}

/// One of `N` places that people count from 1: an area, a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted<const N: u8>(pub u8);

impl<const N: u8> Thing for Counted<N> {
    const ROOM: u32 = N as u32;

    fn kind() -> Cow<'static, str> {
        format!("number from 1 to {N}").into()
    }
    #[inline]
    fn number(self) -> u32 {
        self.0.into()
    }
    #[inline]
    fn numbered(number: u32) -> Option<Self> {
        (number < Self::ROOM).then_some(Counted(number as u8))
    }
    fn word(self) -> Cow<'static, str> {
        (u16::from(self.0) + 1).to_string().into()
    }
    fn named(word: &str) -> Option<Self> {
        let number: u8 = word.parse().ok().filter(|number| *number <= N)?;
        number.checked_sub(1).map(Counted)
    }
    fn saved(self) -> Value {
        (u16::from(self.0) + 1).into()
    }
    fn loaded(saved: &Value) -> Option<Self> {
        let number = u8::try_from(saved.as_u64()?).ok()?;
        (1..=N).contains(&number).then(|| Counted(number - 1))
    }
}

macro_rules! bytes {
    ($name:ident, $($of:ident),+) => {
        impl<$(const $of: u8),+> From<u8> for $name<$($of),+> {
            #[inline]
            fn from(byte: u8) -> Self {
                $name(byte)
            }
        }
        impl<$(const $of: u8),+> From<$name<$($of),+>> for u8 {
            #[inline]
            fn from(thing: $name<$($of),+>) -> u8 {
                thing.0
            }
        }
    };
}
bytes!(Between, LEAST, MOST);
bytes!(Counted, N);

impl<const LEAST: u8, const MOST: u8> From<Between<LEAST, MOST>> for Arg {
    fn from(number: Between<LEAST, MOST>) -> Arg {
        Arg::Number(number.0.into())
    }
}
impl<const N: u8> From<Counted<N>> for Arg {
    fn from(nth: Counted<N>) -> Arg {
        Arg::Number(i64::from(nth.0) + 1)
    }
}

/// Cards and tiles of component tables, kept as bytes:
///
/// ```
/// use engine::Thing;
///
/// const FRUITS: [&str; 2] = ["apple", "pear"];
/// engine::things! {
///     /// A fruit, by its place in the table.
///     Fruit = "fruit", room 32, FRUITS.iter().copied();
/// }
/// assert_eq!(Fruit(1).word(), "pear");
/// assert!(Fruit::named("plum").is_none());
/// assert_eq!(engine::Arg::from(Fruit(0)), engine::Arg::Name("fruit-apple".into()));
/// ```
///
/// The message of a thing is its kind and its id, unless a function behind `said` knows better. `room` is how many numbers are kept; the list says what there is.
#[macro_export]
macro_rules! things {
    (@said $thing:ident $key:literal) => {
        $crate::Arg::Name(format!(concat!($key, "-{}"), $crate::Thing::word($thing)))
    };
    (@said $thing:ident $key:literal $said:expr) => { $said($thing).into() };
    ($(
        $(#[$about:meta])*
        $name:ident = $key:literal, room $room:literal, $ids:expr $(, said $said:expr)?;
    )+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            /// Its id in the tables; nothing if it is in no table, as 255 is not.
            pub fn id(self) -> Option<&'static str> {
                $ids.nth(self.0.into())
            }
        }
        impl $crate::Thing for $name {
            const ROOM: u32 = $room;

            fn kind() -> std::borrow::Cow<'static, str> {
                $key.replace('-', " ").into()
            }
            #[inline]
            fn number(self) -> u32 {
                self.0.into()
            }
            fn numbered(number: u32) -> Option<Self> {
                let thing = $name(u8::try_from(number).ok()?);
                (number < $room && thing.id().is_some()).then_some(thing)
            }
            fn word(self) -> std::borrow::Cow<'static, str> {
                self.id().map_or_else(|| $crate::things::nobody(self.0), std::borrow::Cow::Borrowed)
            }
            fn named(word: &str) -> Option<Self> {
                $ids.position(|id: &'static str| id == word).map(|at| $name(at as u8))
            }
            /// Rules offer only what is in the tables.
            #[inline]
            fn aimed(place: u16) -> Self {
                debug_assert!(u32::from(place) < $room, "a card beyond the tables");
                $name(place as u8)
            }
        }
        impl From<u8> for $name {
            #[inline]
            fn from(byte: u8) -> $name {
                $name(byte)
            }
        }
        impl From<$name> for u8 {
            #[inline]
            fn from(thing: $name) -> u8 {
                thing.0
            }
        }
        impl From<$name> for $crate::Arg {
            fn from(thing: $name) -> $crate::Arg {
                $crate::things!(@said thing $key $($said)?)
            }
        }
    )+};
}
