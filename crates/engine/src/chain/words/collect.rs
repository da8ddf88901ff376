//! Reads the word and the fields of an enum by way of its serializer.

use crate::{Arg, Message};
use serde::ser::{
    Error as _, Impossible, Serialize, SerializeStruct, SerializeStructVariant, Serializer,
};
// Floats by their other names: they are refused, and rules know none.
use std::ffi::{c_double, c_float};
use std::fmt;

/// A value of a closed enum taken apart: its word, and its fields as parameters of a message.
#[derive(Debug, Default)]
pub(super) struct Collected {
    /// The word of the variant.
    pub variant: &'static str,
    /// Its fields by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Collected {
    /// Reads a word of effects as serde would write it.
    pub fn of(word: &impl Serialize) -> Collected {
        // Words that are no closed enums have no name to print; the compiler of tables refuses them.
        word.serialize(Words).unwrap_or_default()
    }
}

/// What cannot be a word of a table.
#[derive(Debug)]
pub(super) struct NoWord(String);

impl fmt::Display for NoWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
impl std::error::Error for NoWord {}
impl serde::ser::Error for NoWord {
    fn custom<T: fmt::Display>(what: T) -> Self {
        NoWord(what.to_string())
    }
}

type Out<T> = Result<T, NoWord>;
type Never<T> = Impossible<T, NoWord>;

macro_rules! refuse {
    ($($method:ident($($arg:ty),*) -> $out:ty;)*) => {
        $(fn $method(self, $(_: $arg),*) -> Out<$out> { Err(NoWord::custom("no word of a table")) })*
    };
}

struct Words;

impl Serializer for Words {
    type Ok = Collected;
    type Error = NoWord;
    type SerializeSeq = Never<Collected>;
    type SerializeTuple = Never<Collected>;
    type SerializeTupleStruct = Never<Collected>;
    type SerializeTupleVariant = Never<Collected>;
    type SerializeMap = Never<Collected>;
    type SerializeStruct = Never<Collected>;
    type SerializeStructVariant = Fields;

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Out<Collected> {
        Ok(Collected { variant, args: Vec::new() })
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Out<Collected> {
        Ok(Collected { variant, args: vec![("of", value.serialize(Field)?)] })
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Out<Fields> {
        Ok(Fields(Collected { variant, args: Vec::new() }))
    }
    refuse! {
        serialize_bool(bool) -> Collected;
        serialize_i8(i8) -> Collected;
        serialize_i16(i16) -> Collected;
        serialize_i32(i32) -> Collected;
        serialize_i64(i64) -> Collected;
        serialize_u8(u8) -> Collected;
        serialize_u16(u16) -> Collected;
        serialize_u32(u32) -> Collected;
        serialize_u64(u64) -> Collected;
        serialize_f32(c_float) -> Collected;
        serialize_f64(c_double) -> Collected;
        serialize_char(char) -> Collected;
        serialize_str(&str) -> Collected;
        serialize_bytes(&[u8]) -> Collected;
        serialize_none() -> Collected;
        serialize_unit() -> Collected;
        serialize_unit_struct(&'static str) -> Collected;
        serialize_seq(Option<usize>) -> Self::SerializeSeq;
        serialize_tuple(usize) -> Self::SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant;
        serialize_map(Option<usize>) -> Self::SerializeMap;
        serialize_struct(&'static str, usize) -> Self::SerializeStruct;
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Out<Collected> {
        value.serialize(self)
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Out<Collected> {
        value.serialize(self)
    }
}

pub(super) struct Fields(Collected);

impl SerializeStructVariant for Fields {
    type Ok = Collected;
    type Error = NoWord;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Out<()> {
        self.0.args.push((name, value.serialize(Field)?));
        Ok(())
    }
    fn end(self) -> Out<Collected> {
        Ok(self.0)
    }
}

/// One field as a parameter: numbers as they are, words of closed enums as the name of a message,
/// `yes`, `no` and `none` as texts that a message can select by.
struct Field;

/// A list of words: one message inside the other.
#[derive(Default)]
struct List(Vec<Arg>);

impl serde::ser::SerializeSeq for List {
    type Ok = Arg;
    type Error = NoWord;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Out<()> {
        self.0.push(value.serialize(Field)?);
        Ok(())
    }
    fn end(self) -> Out<Arg> {
        let joined = self.0.into_iter().rev().reduce(|rest, first| {
            let args = vec![("first", first), ("rest", rest)];
            Arg::Said(Box::new(Message { key: "chain-or".into(), args }))
        });
        Ok(joined.unwrap_or_else(|| Arg::Text("none".into())))
    }
}

/// A field that has fields itself is shown by them, not by its type.
struct Inner(Vec<(&'static str, Arg)>, String);

impl SerializeStructVariant for Inner {
    type Ok = Arg;
    type Error = NoWord;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Out<()> {
        self.0.push((name, value.serialize(Field)?));
        Ok(())
    }
    fn end(self) -> Out<Arg> {
        Ok(Arg::Said(Box::new(Message { key: self.1, args: self.0 })))
    }
}
impl SerializeStruct for Inner {
    type Ok = Arg;
    type Error = NoWord;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Out<()> {
        SerializeStructVariant::serialize_field(self, name, value)
    }
    fn end(self) -> Out<Arg> {
        SerializeStructVariant::end(self)
    }
}

impl Serializer for Field {
    type Ok = Arg;
    type Error = NoWord;
    type SerializeSeq = List;
    type SerializeTuple = Never<Arg>;
    type SerializeTupleStruct = Never<Arg>;
    type SerializeTupleVariant = Never<Arg>;
    type SerializeMap = Never<Arg>;
    type SerializeStruct = Inner;
    type SerializeStructVariant = Inner;

    fn serialize_bool(self, flag: bool) -> Out<Arg> {
        Ok(Arg::Text(if flag { "yes" } else { "no" }.into()))
    }
    fn serialize_i64(self, number: i64) -> Out<Arg> {
        Ok(Arg::Number(number))
    }
    fn serialize_i8(self, number: i8) -> Out<Arg> {
        self.serialize_i64(number.into())
    }
    fn serialize_i16(self, number: i16) -> Out<Arg> {
        self.serialize_i64(number.into())
    }
    fn serialize_i32(self, number: i32) -> Out<Arg> {
        self.serialize_i64(number.into())
    }
    fn serialize_u8(self, number: u8) -> Out<Arg> {
        self.serialize_i64(number.into())
    }
    fn serialize_u16(self, number: u16) -> Out<Arg> {
        self.serialize_i64(number.into())
    }
    fn serialize_u32(self, number: u32) -> Out<Arg> {
        self.serialize_i64(number.into())
    }
    fn serialize_str(self, text: &str) -> Out<Arg> {
        Ok(Arg::Text(text.into()))
    }
    fn serialize_none(self) -> Out<Arg> {
        self.serialize_str("none")
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Out<Arg> {
        value.serialize(self)
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Out<Arg> {
        value.serialize(self)
    }
    fn serialize_unit_variant(self, name: &'static str, _: u32, variant: &'static str) -> Out<Arg> {
        Ok(Arg::Name(key(name, variant)))
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Out<Arg> {
        let args = vec![("of", value.serialize(Field)?)];
        Ok(Arg::Said(Box::new(Message { key: key(name, variant), args })))
    }
    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Out<Inner> {
        Ok(Inner(Vec::new(), key(name, variant)))
    }
    fn serialize_struct(self, name: &'static str, _: usize) -> Out<Inner> {
        Ok(Inner(Vec::new(), kebab(name)))
    }
    fn serialize_seq(self, _: Option<usize>) -> Out<List> {
        Ok(List::default())
    }
    refuse! {
        serialize_u64(u64) -> Arg;
        serialize_f32(c_float) -> Arg;
        serialize_f64(c_double) -> Arg;
        serialize_char(char) -> Arg;
        serialize_bytes(&[u8]) -> Arg;
        serialize_unit() -> Arg;
        serialize_unit_struct(&'static str) -> Arg;
        serialize_tuple(usize) -> Self::SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant;
        serialize_map(Option<usize>) -> Self::SerializeMap;
    }
}

/// `Resource`, `coin`: `resource-coin`.
fn key(name: &str, variant: &str) -> String {
    format!("{}-{}", kebab(name), variant.replace('_', "-"))
}

fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for (at, letter) in name.chars().enumerate() {
        if letter.is_uppercase() && at > 0 {
            kebab.push('-');
        }
        kebab.extend(letter.to_lowercase());
    }
    kebab
}
