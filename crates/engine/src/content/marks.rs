//! Every entry says where its values come from: `source`, and `marks = { value = "…" }` or
//! `value_source` for single values that come from elsewhere.

use super::{File, nearest};
use serde::Deserialize;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The text of the rulebook.
    Rulebook,
    /// Public material: the rulebook has only a picture, or nothing.
    Public,
    /// Our decision.
    House,
}

/// Takes the marks out of an entry and reports what is wrong with them. Returns those of values that
/// are not there, which is the value's mistake if it is written wrong.
pub(super) fn take<'a>(
    file: &mut File<'_>,
    span: Range<usize>,
    entry: &mut DeTable<'a>,
) -> Vec<Spanned<DeString<'a>>> {
    match entry.remove("source") {
        Some(source) => expect_source(file, &source),
        None => missing(file, span, entry),
    }
    let known = |entry: &DeTable<'_>, value: &str| entry.contains_key(value);
    let of_values = entry.keys().filter_map(|key| key.get_ref().strip_suffix("_source"));
    let of_values: Vec<String> =
        of_values.filter(|value| known(entry, value)).map(str::to_string).collect();
    for value in of_values {
        if let Some(source) = entry.remove(format!("{value}_source").as_str()) {
            expect_source(file, &source);
        }
    }
    let Some(marks) = entry.remove("marks") else { return Vec::new() };
    let span = marks.span();
    let DeValue::Table(marks) = marks.into_inner() else {
        file.wrong(span, "`marks` names values: write `marks = { value = \"house\" }`");
        return Vec::new();
    };
    marks.values().for_each(|source| expect_source(file, source));
    marks.into_iter().map(|(value, _)| value).filter(|it| !known(entry, it.get_ref())).collect()
}

fn expect_source(file: &mut File<'_>, source: &Spanned<DeValue<'_>>) {
    let known = [("rulebook", ()), ("public", ()), ("house", ())];
    match source.get_ref() {
        DeValue::String(word) => {
            file.pick("source", &Spanned::new(source.span(), word.to_string()), known);
        }
        _ => file.wrong(source, "a source is `rulebook`, `public` or `house`"),
    }
}

/// No `source`, or one that is written wrong.
fn missing(file: &mut File<'_>, span: Range<usize>, entry: &mut DeTable<'_>) {
    let near = entry.keys().find(|key| nearest(key.get_ref(), ["source"]).is_some()).cloned();
    match near {
        Some(key) => {
            entry.remove(key.get_ref().as_ref());
            let what = format!("unknown field `{}`; did you mean `source`?", key.get_ref());
            file.wrong(key, what);
        }
        None => file.wrong(span, "missing field `source`"),
    }
}
