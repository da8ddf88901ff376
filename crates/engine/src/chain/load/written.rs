//! Effects as they stand in a table, with the place of every word.

use super::mistake::Mistake;
use crate::content::Placed;
use serde::de::value::StrDeserializer;
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer,
    MapAccess, SeqAccess, VariantAccess, Visitor,
};
use std::fmt;
use std::ops::Range;
use toml::Spanned;

/// A value of a TOML table that has not been understood yet: any field that holds effects,
/// triggers or modifiers. A missing one is [`Written::default`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Written {
    pub(super) at: Range<usize>,
    pub(super) value: Value,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Value {
    #[default]
    Missing,
    Word(String),
    Number(i64),
    Flag(bool),
    List(Vec<Written>),
    Table(Vec<Field>),
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Field {
    /// As it is written.
    pub name: String,
    /// Where it is written.
    pub at: Range<usize>,
    /// What it stands before.
    pub value: Written,
}

impl Written {
    /// True if the table does not have this field, or nothing in it.
    pub fn is_missing(&self) -> bool {
        match &self.value {
            Value::Missing => true,
            Value::List(items) => items.is_empty(),
            _ => false,
        }
    }
    pub(super) fn what(&self) -> &'static str {
        match self.value {
            Value::Missing => "nothing",
            Value::Word(_) => "a word",
            Value::Number(_) => "a number",
            Value::Flag(_) => "true or false",
            Value::List(_) => "a list",
            Value::Table(_) => "a table",
        }
    }
    pub(super) fn fields(&self) -> Option<&[Field]> {
        match &self.value {
            Value::Table(fields) => Some(fields),
            _ => None,
        }
    }
    pub(super) fn items(&self) -> Option<&[Written]> {
        match &self.value {
            Value::List(items) => Some(items),
            _ => None,
        }
    }
    pub(super) fn word(&self) -> Option<&str> {
        match &self.value {
            Value::Word(word) => Some(word),
            _ => None,
        }
    }
    pub(super) fn field(&self, name: &str) -> Option<&Written> {
        self.fields()?.iter().find(|field| field.name == name).map(|field| &field.value)
    }
}

impl Placed for Written {
    fn place(&self) -> Range<usize> {
        self.at.clone()
    }
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let spanned = Spanned::<Value>::deserialize(from)?;
        Ok(Written { at: spanned.span(), value: spanned.into_inner() })
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reads;
        impl<'de> Visitor<'de> for Reads {
            type Value = Value;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("words, whole numbers, lists or tables")
            }
            fn visit_str<E>(self, word: &str) -> Result<Value, E> {
                Ok(Value::Word(word.to_string()))
            }
            fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
                Ok(Value::Number(number))
            }
            fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
                Ok(Value::Flag(flag))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Value, A::Error> {
                let mut items = Vec::new();
                while let Some(item) = from.next_element()? {
                    items.push(item);
                }
                Ok(Value::List(items))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Value, A::Error> {
                let mut fields = Vec::new();
                while let Some(name) = from.next_key::<Spanned<String>>()? {
                    let (at, value) = (name.span(), from.next_value()?);
                    fields.push(Field { name: name.into_inner(), at, value });
                }
                Ok(Value::Table(fields))
            }
        }
        from.deserialize_any(Reads)
    }
}

/// Floats have no form in a table; whoever asks for one is told what is there.
macro_rules! no_floats {
    () => {
        fn deserialize_f32<V: Visitor<'de>>(self, to: V) -> Result<V::Value, Mistake> {
            self.deserialize_any(to)
        }
        fn deserialize_f64<V: Visitor<'de>>(self, to: V) -> Result<V::Value, Mistake> {
            self.deserialize_any(to)
        }
    };
}

/// Reads a value into a type of the game; a mistake knows its place.
impl<'de> Deserializer<'de> for &'de Written {
    type Error = Mistake;

    fn deserialize_any<V: Visitor<'de>>(self, to: V) -> Result<V::Value, Mistake> {
        let read = match &self.value {
            Value::Missing => to.visit_none(),
            Value::Word(word) => to.visit_borrowed_str(word),
            Value::Number(number) => to.visit_i64(*number),
            Value::Flag(flag) => to.visit_bool(*flag),
            Value::List(items) => to.visit_seq(Items(items.iter())),
            Value::Table(fields) => to.visit_map(Fields::of(fields, None)),
        };
        read.map_err(|mistake| mistake.placed(&self.at))
    }
    fn deserialize_option<V: Visitor<'de>>(self, to: V) -> Result<V::Value, Mistake> {
        match self.value {
            Value::Missing => to.visit_none(),
            _ => to.visit_some(self),
        }
    }
    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        to: V,
    ) -> Result<V::Value, Mistake> {
        to.visit_newtype_struct(self)
    }
    /// `"word"`, or `{ word = value }`.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        to: V,
    ) -> Result<V::Value, Mistake> {
        let read = match &self.value {
            Value::Word(word) => {
                to.visit_enum(Variant { word, at: &self.at, content: Content::None })
            }
            Value::Table(fields) if fields.len() == 1 => {
                let Field { name, at, value } = &fields[0];
                to.visit_enum(Variant { word: name, at, content: Content::Value(value) })
            }
            _ => Err(Mistake::custom(format_args!("{} where one word is wanted", self.what()))),
        };
        read.map_err(|mistake| mistake.placed(&self.at))
    }
    no_floats!();
    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// A word of a closed enum and what belongs to it.
pub(super) struct Variant<'a> {
    /// The word after `do`, or the key.
    pub word: &'a str,
    /// Where it is written.
    pub at: &'a Range<usize>,
    /// What belongs to it.
    pub content: Content<'a>,
}

pub(super) enum Content<'a> {
    None,
    Value(&'a Written),
    /// The other fields of the table that has the word in a field of this name.
    Beside(&'a Written, &'static [&'static str]),
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Mistake;
    type Variant = Content<'de>;
    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Content<'de>), Mistake> {
        let word: StrDeserializer<'_, Mistake> = self.word.into_deserializer();
        let read = seed.deserialize(word).map_err(|mistake| mistake.placed(self.at))?;
        Ok((read, self.content))
    }
}

impl<'de> Deserializer<'de> for Variant<'de> {
    type Error = Mistake;
    fn deserialize_any<V: Visitor<'de>>(self, to: V) -> Result<V::Value, Mistake> {
        to.visit_enum(self)
    }
    no_floats!();
    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de> VariantAccess<'de> for Content<'de> {
    type Error = Mistake;
    fn unit_variant(self) -> Result<(), Mistake> {
        match self {
            Content::None => Ok(()),
            Content::Value(value) => {
                Err(Mistake::custom("this word has no fields").placed(&value.at))
            }
            Content::Beside(table, without) => {
                let extra = table.fields().unwrap_or_default().iter();
                match extra.clone().find(|field| !without.contains(&field.name.as_str())) {
                    None => Ok(()),
                    Some(field) => Err(Mistake::unknown_field(&field.name, &[]).placed(&field.at)),
                }
            }
        }
    }
    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Mistake> {
        match self {
            Content::Value(value) => seed.deserialize(value),
            Content::None => Err(Mistake::custom("this word wants a value: `{ word = value }`")),
            Content::Beside(table, _) => match table.field("of") {
                Some(value) => seed.deserialize(value),
                None => Err(Mistake::missing_field("of").placed(&table.at)),
            },
        }
    }
    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Mistake> {
        Err(Mistake::custom("a word with a list of values has no form in a table"))
    }
    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        to: V,
    ) -> Result<V::Value, Mistake> {
        match self {
            Content::None => to.visit_map(Fields::of(&[], None)),
            Content::Value(value) => match value.fields() {
                Some(fields) => to
                    .visit_map(Fields::of(fields, None))
                    .map_err(|mistake| mistake.placed(&value.at)),
                None => Err(Mistake::custom("its fields are wanted").placed(&value.at)),
            },
            Content::Beside(table, without) => {
                let fields = table.fields().unwrap_or_default();
                to.visit_map(Fields::of(fields, Some(without)))
                    .map_err(|mistake| mistake.placed(&table.at))
            }
        }
    }
}

struct Items<'a>(std::slice::Iter<'a, Written>);

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Mistake;
    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Mistake> {
        self.0.next().map(|item| seed.deserialize(item)).transpose()
    }
}

struct Fields<'a> {
    left: std::slice::Iter<'a, Field>,
    without: &'static [&'static str],
    value: Option<&'a Written>,
}

impl<'a> Fields<'a> {
    fn of(fields: &'a [Field], without: Option<&'static [&'static str]>) -> Self {
        Fields { left: fields.iter(), without: without.unwrap_or(&[]), value: None }
    }
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Mistake;
    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Mistake> {
        let without = self.without;
        let next = self.left.find(|field| !without.contains(&field.name.as_str()));
        let Some(Field { name, at, value }) = next else { return Ok(None) };
        self.value = Some(value);
        let name: StrDeserializer<'_, Mistake> = name.as_str().into_deserializer();
        seed.deserialize(name).map(Some).map_err(|mistake| mistake.placed(at))
    }
    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Mistake> {
        match self.value.take() {
            Some(value) => seed.deserialize(value),
            None => Err(Mistake::custom("a value without a name")),
        }
    }
}
