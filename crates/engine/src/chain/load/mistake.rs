//! A mistake in an effect: what, and where.

use crate::content::nearest;
use serde::de;
use std::fmt;
use std::ops::Range;

/// One mistake; the innermost place that knows better is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    pub(super) at: Option<Range<usize>>,
    pub(super) what: String,
}

impl Mistake {
    pub(super) fn at(at: &Range<usize>, what: impl Into<String>) -> Mistake {
        Mistake { at: Some(at.clone()), what: what.into() }
    }
    pub(super) fn placed(mut self, at: &Range<usize>) -> Mistake {
        self.at.get_or_insert_with(|| at.clone());
        self
    }
    /// A word that is none of those which would be right.
    pub(super) fn unknown(kind: &str, word: &str, known: &[&str]) -> Mistake {
        let hint = match nearest(word, known.iter().copied()) {
            Some(near) => format!(", did you mean `{near}`?"),
            None if known.is_empty() => ", there is none here".to_string(),
            None => format!(", expected one of `{}`", known.join("`, `")),
        };
        Mistake { at: None, what: format!("unknown {kind} `{word}`{hint}") }
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}
impl std::error::Error for Mistake {}
impl de::Error for Mistake {
    fn custom<T: fmt::Display>(what: T) -> Self {
        Mistake { at: None, what: what.to_string() }
    }
    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Self {
        Mistake::unknown("word", variant, expected)
    }
    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        Mistake::unknown("field", field, expected)
    }
    fn missing_field(field: &'static str) -> Self {
        Mistake { at: None, what: format!("the field `{field}` is missing") }
    }
}
