//! What is said to people, as data: a key and its parameters. Words live in message catalogues.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// A parameter of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A count.
    Number(i64),
    /// The key of another message, such as the name of a tile.
    Name(String),
    /// Text that is the same in every language: a hex, a notation.
    Text(String),
    /// Another message with parameters of its own.
    Said(Box<Message>),
}

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl From<$type> for Arg {
            fn from(number: $type) -> Self {
                Arg::Number(number.into())
            }
        }
    )+};
}
numbers!(i64, u32, i32, u16, i16, u8, i8, bool);

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Arg::Said(Box::new(message))
    }
}

/// One message, not yet in any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The key in the catalogues.
    pub key: String,
    /// Parameters by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// Without parameters yet.
    pub fn new(key: impl Into<String>) -> Self {
        Message { key: key.into(), args: Vec::new() }
    }
    /// A parameter of any sort.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
    /// With a number.
    pub fn number(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(number.into())));
        self
    }
    /// With the key of another message.
    pub fn name(mut self, name: &'static str, key: impl Into<String>) -> Self {
        self.args.push((name, Arg::Name(key.into())));
        self
    }
    /// With text that is the same in every language.
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.args.push((name, Arg::Text(text.into())));
        self
    }
}

impl Message {
    /// With another message.
    pub fn said(mut self, name: &'static str, message: Message) -> Self {
        self.args.push((name, Arg::Said(Box::new(message))));
        self
    }

    /// Several things one after the other (`list`), the last two joined by the words of `last_two`;
    /// `None` if there is nothing. Both keys are of the game and have `$first` and `$rest`.
    pub fn list(
        mut items: impl DoubleEndedIterator<Item = Message>,
        last_two: &str,
    ) -> Option<Message> {
        let pair =
            |key: &str, first, rest| Message::new(key).said("first", first).said("rest", rest);
        let last = items.next_back()?;
        let Some(before) = items.next_back() else { return Some(last) };
        Some(items.rfold(pair(last_two, before, last), |rest, first| pair("list", first, rest)))
    }
}

impl Message {
    /// Several things, the last two joined by the words of `list-and`; `list-nothing` if there is none.
    ///
    /// ```
    /// use engine::Message;
    ///
    /// let fruits = |count: usize| ["apple", "pear", "plum"].map(Message::new).into_iter().take(count);
    /// assert_eq!(Message::all_of(fruits(0)).key, "list-nothing");
    /// assert_eq!(Message::all_of(fruits(1)).key, "apple");
    /// assert_eq!(Message::all_of(fruits(2)).key, "list-and");
    /// assert_eq!(Message::all_of(fruits(3)).key, "list");
    /// assert_eq!(Message::one_of(fruits(2)).key, "list-or");
    /// ```
    pub fn all_of(items: impl IntoIterator<Item = Message>) -> Message {
        Message::joined(items, "list-and")
    }
    /// The same, joined by the words of `list-or`.
    pub fn one_of(items: impl IntoIterator<Item = Message>) -> Message {
        Message::joined(items, "list-or")
    }
    fn joined(items: impl IntoIterator<Item = Message>, last_two: &str) -> Message {
        let items: Vec<Message> = items.into_iter().collect();
        Message::list(items.into_iter(), last_two).unwrap_or_else(|| Message::new("list-nothing"))
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.args.len() + 1))?;
        map.serialize_entry("key", &self.key)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Number(number) => map.serialize_entry(name, number)?,
                Arg::Name(text) | Arg::Text(text) => map.serialize_entry(name, text)?,
                Arg::Said(message) => map.serialize_entry(name, message)?,
            }
        }
        map.end()
    }
}

/// One message as plain data for clients that have the words themselves: a key of the catalogue, and its
/// numbers and words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Step {
    /// The key of the message.
    pub key: String,
    /// Its parameters by name.
    pub args: BTreeMap<&'static str, Value>,
}

/// A parameter of a [`Step`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Value {
    /// A count.
    Number(i32),
    /// A key of the catalogue, or text.
    Word(String),
    /// Another message.
    Said(Box<Step>),
}

impl From<Message> for Step {
    fn from(message: Message) -> Step {
        let args = message.args.into_iter().map(|(name, arg)| {
            let value = match arg {
                Arg::Number(number) => Value::Number(number as i32),
                Arg::Name(word) | Arg::Text(word) => Value::Word(word),
                Arg::Said(message) => Value::Said(Box::new(Step::from(*message))),
            };
            (name, value)
        });
        Step { args: args.collect(), key: message.key }
    }
}

/// Why a move, a setup or a file was not accepted. Nothing changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// A rule id of the game's `RULES.md`, or a code of the table such as `not-asked`.
    pub rule: &'static str,
    /// Why, in words.
    pub reason: Message,
}

impl Refusal {
    /// Against this rule, for this reason.
    pub fn new(rule: &'static str, reason: Message) -> Self {
        Refusal { rule, reason }
    }
    /// A refusal whose words need no parameters.
    pub fn plain(rule: &'static str, key: &str) -> Self {
        Refusal { rule, reason: Message::new(key) }
    }
    /// The text is no move of this game.
    pub fn unreadable(text: &str) -> Self {
        let shown: String = text.chars().take(80).collect();
        Refusal::new("bad-notation", Message::new("refused-notation").text("text", shown))
    }
    /// This seat is not asked anything now.
    pub fn not_asked(seat: crate::Seat) -> Self {
        Refusal::new("not-asked", Message::new("refused-not-asked").number("seat", seat.0))
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.reason.key, self.rule)
    }
}

impl std::error::Error for Refusal {}
