//! What can be chosen when a table is made.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// One thing a host chooses when a table is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SetupOption {
    /// The key in the setup's JSON; its words are the message `option-KEY`.
    pub key: &'static str,
    /// What it can be.
    pub values: OptionValues,
}

/// What a setup option may be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionValues {
    /// On or off.
    Flag,
    /// Exactly one of these; the words of a value are the message `option-KEY-VALUE`.
    OneOf(Vec<String>),
    /// Some of these, each at most once.
    SetOf(Vec<String>),
    /// Several of these in an order of their own, any as often as one likes.
    ListOf(Vec<String>),
    /// One of these for every seat; nothing at all is possible too.
    EachSeat(Vec<String>),
    /// Whole number between two bounds, both possible.
    Number(u32, u32),
}

impl OptionValues {
    /// The words a value is chosen from; none for numbers and flags.
    pub fn words(&self) -> &[String] {
        match self {
            OptionValues::OneOf(words)
            | OptionValues::SetOf(words)
            | OptionValues::ListOf(words)
            | OptionValues::EachSeat(words) => words,
            OptionValues::Flag | OptionValues::Number(..) => &[],
        }
    }
}

/// What stands in a setup for a choice that is left to luck.
pub const DRAWN: &str = "random";

/// A seat of a setup as a number or as the text of one; nothing or [`DRAWN`] if luck names it.
///
/// # Errors
/// Anything else than a seat, the text of one, or [`DRAWN`].
pub fn seat_or_drawn<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u8>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Number(u8),
        Text(String),
    }
    match Option::<Written>::deserialize(from)? {
        None => Ok(None),
        Some(Written::Number(seat)) => Ok(Some(seat)),
        Some(Written::Text(text)) if text == DRAWN => Ok(None),
        Some(Written::Text(text)) => text.parse().map(Some).map_err(D::Error::custom),
    }
}
