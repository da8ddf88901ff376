//! Saved tables in the words of the rulebook.
//!
//! [`Saved`](macro@crate::Saved) makes a struct an object with a field for each of its own. What a byte or a bit set
//! stands for is said beside it, and is what a person reads and a script writes:
//!
//! ```
//! use engine::saved::{By, Maybe, Saved, SetOf};
//!
//! engine::kinds! {
//!     /// What grows.
//!     Crop { Wheat = "wheat", Rye = "rye", Oats = "oats" }
//! }
//! #[derive(Debug, PartialEq, engine::Saved)]
//! struct Farm {
//!     #[is(SetOf<Crop>)] known: u32,
//!     #[is(Maybe<Crop>)] in_season: u8,
//!     #[is(By<Crop, u16>)] stored: [u16; 3],
//!     coins: u8,
//! }
//! let farm = Farm { known: 0b101, in_season: 255, stored: [0, 4, 0], coins: 2 };
//! let saved = farm.save();
//! assert_eq!(saved.to_string(), r#"{"known":["wheat","oats"],"in_season":null,"stored":{"rye":4},"coins":2}"#);
//! assert_eq!(Farm::whole(&saved).unwrap(), farm);
//! let mut wrong = saved.clone();
//! wrong["known"][1] = "oat".into();
//! let said = Farm::whole(&wrong).unwrap_err().to_string();
//! assert_eq!(said, "known[1]: no crop is called `oat`; did you mean `oats`?");
//! ```
//!
//! What follows from the rest is `#[saved(skip)]`: it is the default until the game works it out, in the line that makes
//! the whole table a saved one: [`saved_in_words!`](crate::saved_in_words).

use crate::content::nearest;
use crate::things::nobody;
use crate::{Seat, Thing};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Display;
use std::marker::PhantomData;

pub use serde_json::Value;

/// Something that is saved in words and loaded from them.
pub trait Saved: Sized {
    /// In words.
    fn save(&self) -> Value;
    /// From words; a mistake is told with its place.
    ///
    /// # Errors
    /// What is wrong, and where.
    fn load(saved: &Value, at: &At<'_>) -> Result<Self, Wrong>;

    /// Loads all there is.
    ///
    /// # Errors
    /// As [`Saved::load`].
    fn whole(saved: &Value) -> Result<Self, Wrong> {
        Self::load(saved, &At::Top)
    }
}

/// `Serialize` and `Deserialize` of a table, in words. What is never saved is worked out by the given function; a mistake
/// it finds, and then any law that does not hold, is why the table does not load: everything else would fail later.
///
/// `engine::saved_in_words!(Table, |table| { table.reach = table.reached(); Ok(()) });`
///
/// With `numbers = "field"` the table derives serde's traits as well, under `#[serde(remote = "Self")]`: in numbers, of which
/// this field is one. Tables saved so are read too, and `in_numbers` is what fingerprints cover.
#[macro_export]
macro_rules! saved_in_words {
    ($table:ident, $work_out:expr) => {
        $crate::saved_in_words!(@ $table, $crate::saved::Saved::whole, $work_out);
    };
    ($table:ident, numbers = $field:literal, $work_out:expr) => {
        impl $table {
            /// The plain numbers.
            pub(crate) fn in_numbers(&self) -> Vec<u8> {
                let mut written = Vec::with_capacity(16 << 10);
                $table::serialize(self, &mut ::serde_json::Serializer::new(&mut written))
                    .expect("plain data that JSON can hold");
                written
            }
        }
        $crate::saved_in_words!(
            @ $table,
            |saved: &$crate::saved::Value| {
                if saved.get($field).is_some_and($crate::saved::Value::is_number) {
                    $crate::saved::every_number_has_a_word($table::deserialize(saved))
                } else {
                    $crate::saved::Saved::whole(saved)
                }
            },
            $work_out
        );
    };
    (@ $table:ident, $read:expr, $work_out:expr) => {
        impl ::serde::Serialize for $table {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                ::serde::Serialize::serialize(&$crate::saved::Saved::save(self), to)
            }
        }
        impl<'de> ::serde::Deserialize<'de> for $table {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let saved = <$crate::saved::Value as ::serde::Deserialize>::deserialize(from)?;
                let read = ($read)(&saved);
                $crate::saved::lawful::<$table>(read, $work_out).map_err(::serde::de::Error::custom)
            }
        }
    };
}

/// Only what keeps the laws is a table.
#[doc(hidden)]
pub fn lawful<G: crate::Play>(
    read: Result<G, Wrong>,
    work_out: impl FnOnce(&mut G) -> Result<(), String>,
) -> Result<G, String> {
    let mut table = read.map_err(|wrong| wrong.to_string())?;
    work_out(&mut table)?;
    table.broken_law().map_or(Ok(table), Err)
}

/// What was read from plain numbers, if all of them stand for something.
#[doc(hidden)]
pub fn every_number_has_a_word<G: Saved + PartialEq>(
    read: serde_json::Result<G>,
) -> Result<G, Wrong> {
    let table = read.map_err(|error| At::Top.wrong(error))?;
    let in_words = G::whole(&table.save())?;
    if in_words == table { Ok(table) } else { Err(At::Top.wrong("a number that names nothing")) }
}

/// A form in which a `T` is saved that does not follow from its type.
pub trait SaveAs<T> {
    /// In words.
    fn save(value: &T) -> Value;
    /// From words; a mistake is told with its place.
    ///
    /// # Errors
    /// What is wrong, and where.
    fn load(saved: &Value, at: &At<'_>) -> Result<T, Wrong>;
}

/// The form of a type is its own, if it has one.
impl<T: Saved> SaveAs<T> for T {
    fn save(value: &T) -> Value {
        value.save()
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<T, Wrong> {
        T::load(saved, at)
    }
}

/// Where in a saved table: `players[2].hand[0]`.
#[derive(Clone, Copy, Debug)]
pub enum At<'a> {
    /// The whole.
    Top,
    /// A field of something.
    Field(&'a At<'a>, &'a str),
    /// An element of something, from 0.
    Index(&'a At<'a>, usize),
}

impl Display for At<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            At::Top => Ok(()),
            At::Field(At::Top, name) => write!(f, "{name}"),
            At::Field(before, name) => write!(f, "{before}.{name}"),
            At::Index(before, index) => write!(f, "{before}[{index}]"),
        }
    }
}

impl At<'_> {
    /// What is wrong here.
    pub fn wrong(&self, what: impl Display) -> Wrong {
        match self {
            At::Top => Wrong(what.to_string()),
            _ => Wrong(format!("{self}: {what}")),
        }
    }
    fn instead_of(&self, expected: impl Display, found: &Value) -> Wrong {
        let shown: String = found.to_string().chars().take(60).collect();
        self.wrong(format_args!("{expected} is needed, not {shown}"))
    }
}

/// What is wrong with a saved table, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong(String);

impl Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Wrong {}

/// An object of these fields.
pub fn object<const N: usize>(fields: [(&str, Value); N]) -> Value {
    Value::Object(fields.into_iter().map(|(name, value)| (name.to_string(), value)).collect())
}

/// The fields of a saved struct.
#[derive(Debug)]
pub struct Fields<'a> {
    saved: &'a serde_json::Map<String, Value>,
    at: &'a At<'a>,
}

impl<'a> Fields<'a> {
    /// Every name must be one of these.
    ///
    /// # Errors
    /// Something else than an object, or a field of another name.
    pub fn of(saved: &'a Value, at: &'a At<'a>, known: &[&str]) -> Result<Fields<'a>, Wrong> {
        let Value::Object(fields) = saved else { return Err(at.instead_of("an object", saved)) };
        match fields.keys().find(|name| !known.contains(&name.as_str())) {
            None => Ok(Fields { saved: fields, at }),
            Some(name) => {
                let hint = nearest(name, known.iter().copied());
                let hint = hint.map_or_else(
                    || format!("there are {}", known.join(", ")),
                    |near| format!("did you mean `{near}`?"),
                );
                Err(at.wrong(format_args!("unknown field `{name}`; {hint}")))
            }
        }
    }
    /// Reads one field as what it stands for.
    ///
    /// # Errors
    /// A field that is missing or wrong.
    pub fn load<A: SaveAs<T>, T>(&self, name: &str) -> Result<T, Wrong> {
        let value = self.saved.get(name);
        let missing = || self.at.wrong(format_args!("missing field `{name}`"));
        A::load(value.ok_or_else(missing)?, &At::Field(self.at, name))
    }
}

/// Things by their words.
impl<T: Thing> Saved for T {
    fn save(&self) -> Value {
        self.saved()
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<T, Wrong> {
        T::loaded(saved).ok_or_else(|| match saved {
            Value::String(word) => at.wrong(T::unknown(word)),
            _ => at.instead_of(format_args!("a {}", T::kind()), saved),
        })
    }
}

/// Things that rules keep as bytes.
impl<K: Thing> SaveAs<u8> for K {
    fn save(byte: &u8) -> Value {
        K::kept_as(*byte).map_or_else(|| nobody(byte).into(), K::saved)
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<u8, Wrong> {
        <K as Saved>::load(saved, at).map(K::byte)
    }
}

macro_rules! plain {
    ($($type:ty),+) => {$(
        impl Saved for $type {
            fn save(&self) -> Value {
                Value::from(*self)
            }
            fn load(saved: &Value, at: &At<'_>) -> Result<$type, Wrong> {
                let found = serde_json::from_value(saved.clone());
                found.map_err(|_| at.instead_of(concat!("a `", stringify!($type), "`"), saved))
            }
        }
    )+};
}
plain!(bool, u8, u16, u32, i8, i16, i32);

impl Saved for Seat {
    fn save(&self) -> Value {
        Value::from(self.0)
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<Seat, Wrong> {
        <u8 as Saved>::load(saved, at)
            .map(Seat)
            .map_err(|_| at.instead_of("the number of a seat", saved))
    }
}

/// The byte that stands for nobody and nothing.
const NONE: u8 = 255;

/// A thing or a seat kept as a byte, or `null` for 255.
#[derive(Debug)]
pub struct Maybe<K>(PhantomData<K>);

impl<K: SaveAs<u8>> SaveAs<u8> for Maybe<K> {
    fn save(byte: &u8) -> Value {
        if *byte == NONE { Value::Null } else { K::save(byte) }
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<u8, Wrong> {
        if saved.is_null() { Ok(NONE) } else { K::load(saved, at) }
    }
}

/// Seats that rules keep as bytes.
impl SaveAs<u8> for Seat {
    fn save(byte: &u8) -> Value {
        Saved::save(&Seat(*byte))
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<u8, Wrong> {
        <Seat as Saved>::load(saved, at).map(|seat| seat.0)
    }
}

/// The things of a bit set, by their numbers.
#[derive(Debug)]
pub struct SetOf<K>(PhantomData<K>);

macro_rules! sets {
    ($($bits:ty),+) => {$(
        impl<K: Thing> SaveAs<$bits> for SetOf<K> {
            fn save(set: &$bits) -> Value {
                let inside = (0..<$bits>::BITS).filter(|at| set >> at & 1 == 1);
                let saved = |at| K::numbered(at).map_or_else(|| nobody(at).into(), K::saved);
                inside.map(saved).collect()
            }
            fn load(saved: &Value, at: &At<'_>) -> Result<$bits, Wrong> {
                let mut set: $bits = 0;
                for (n, thing) in each::<K, K>(saved, at)?.into_iter().enumerate() {
                    let bit = 1 << thing.number();
                    if set & bit != 0 {
                        let twice = format_args!("`{}` is there twice", thing.word());
                        return Err(At::Index(at, n).wrong(twice));
                    }
                    set |= bit;
                }
                Ok(set)
            }
        }
    )+};
}
sets!(u8, u16, u32, u64, u128);

/// At most so many things kept as bytes, 255 behind the last.
#[derive(Debug)]
pub struct Few<K>(PhantomData<K>);

impl<K: SaveAs<u8>, const N: usize> SaveAs<[u8; N]> for Few<K> {
    fn save(list: &[u8; N]) -> Value {
        list.iter().filter(|byte| **byte != NONE).map(K::save).collect()
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<[u8; N], Wrong> {
        filled(each::<u8, K>(saved, at)?, NONE, at)
    }
}

/// These, and behind them the same until it is full.
fn filled<T: Copy, const N: usize>(found: Vec<T>, rest: T, at: &At<'_>) -> Result<[T; N], Wrong> {
    let mut list = [rest; N];
    let Some(begin) = list.get_mut(..found.len()) else {
        return Err(at.wrong(format_args!("at most {N} are possible, not {}", found.len())));
    };
    begin.copy_from_slice(&found);
    Ok(list)
}

/// A value for each of a closed list: an object from which defaults are left out.
#[derive(Debug)]
pub struct By<K, A>(PhantomData<(K, A)>);

impl<K, A, T, const N: usize> SaveAs<[T; N]> for By<K, A>
where
    K: Thing,
    A: SaveAs<T>,
    T: Copy + Default + PartialEq,
{
    fn save(list: &[T; N]) -> Value {
        let all = K::all().zip(list).filter(|(_, value)| **value != T::default());
        Value::Object(all.map(|(kind, value)| (kind.word().into(), A::save(value))).collect())
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<[T; N], Wrong> {
        let Value::Object(fields) = saved else { return Err(at.instead_of("an object", saved)) };
        let mut list = [T::default(); N];
        for (word, value) in fields {
            let kind = K::named(word).ok_or_else(|| at.wrong(K::unknown(word)))?;
            list[kind.number() as usize] = A::load(value, &At::Field(at, word))?;
        }
        Ok(list)
    }
}

/// A list without the defaults behind the last that is none: players at a table for more.
#[derive(Debug)]
pub struct Trimmed<A>(PhantomData<A>);

impl<A: SaveAs<T>, T: Copy + Default + PartialEq, const N: usize> SaveAs<[T; N]> for Trimmed<A> {
    fn save(list: &[T; N]) -> Value {
        let last = list.iter().rposition(|value| *value != T::default());
        list[..last.map_or(0, |at| at + 1)].iter().map(A::save).collect()
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<[T; N], Wrong> {
        filled(each::<T, A>(saved, at)?, T::default(), at)
    }
}

/// As serde has it: for what is saved in words already.
#[derive(Debug)]
pub struct Plain;

impl<T: Serialize + DeserializeOwned> SaveAs<T> for Plain {
    fn save(value: &T) -> Value {
        serde_json::to_value(value).expect("plain data that JSON can hold")
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<T, Wrong> {
        T::deserialize(saved).map_err(|error| at.wrong(error))
    }
}

/// A list as long as it must be. Lists of lists have forms of lists.
impl<T, A: SaveAs<T>, const N: usize> SaveAs<[T; N]> for [A; N] {
    fn save(list: &[T; N]) -> Value {
        list.iter().map(A::save).collect()
    }
    fn load(saved: &Value, at: &At<'_>) -> Result<[T; N], Wrong> {
        let loaded = each::<T, A>(saved, at)?;
        let found = loaded.len();
        let length = |_| at.wrong(format_args!("a list of {N} is needed, not of {found}"));
        <[T; N]>::try_from(loaded).map_err(length)
    }
}

fn each<T, A: SaveAs<T>>(saved: &Value, at: &At<'_>) -> Result<Vec<T>, Wrong> {
    let Value::Array(list) = saved else { return Err(at.instead_of("a list", saved)) };
    let loaded = list.iter().enumerate().map(|(n, item)| A::load(item, &At::Index(at, n)));
    loaded.collect()
}
