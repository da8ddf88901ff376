//! Finds more than the first mistake of an entry: what is wrong is taken out, and the rest is
//! read again.

use super::nearest;
use serde::de::DeserializeOwned;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeArray, DeValue, Error, ValueDeserializer};

/// Reads an entry, or says everything that is wrong with it.
pub(super) fn read<T: DeserializeOwned>(mut entry: Spanned<DeValue<'_>>) -> Result<T, Vec<Error>> {
    let mut mistakes = Vec::new();
    let mut taken: Vec<Taken> = Vec::new();
    loop {
        let error = match T::deserialize(ValueDeserializer::from(entry.clone())) {
            Ok(value) if mistakes.is_empty() => return Ok(value),
            Ok(_) => return Err(mistakes),
            Err(error) => error,
        };
        let span = error.span();
        if !span.as_ref().is_some_and(|span| follows(&error, span, &taken)) {
            mistakes.push(error);
        }
        // Each round takes something out, so there is an end.
        let Some(out) = span.and_then(|span| take_out(&mut entry, span.start)) else {
            return Err(mistakes);
        };
        taken.push(out);
    }
}

/// Something wrong that is no longer there.
struct Taken {
    key: Option<String>,
    /// Where the table or list begins that it was in.
    from: usize,
}

/// True if the mistake is there only because of what was taken out.
fn follows(error: &Error, span: &Range<usize>, taken: &[Taken]) -> bool {
    let message = error.message();
    if !taken.iter().any(|it| it.from == span.start) || message.starts_with("unknown") {
        return false;
    }
    let Some(field) = message.strip_prefix("missing field `").and_then(|it| it.split('`').next())
    else {
        return true;
    };
    taken.iter().filter_map(|it| it.key.as_deref()).any(|key| nearest(key, [field]).is_some())
}

/// Takes out the innermost key, or table of a list, that a place lies in.
fn take_out(value: &mut Spanned<DeValue<'_>>, at: usize) -> Option<Taken> {
    let from = value.span().start;
    match value.get_mut() {
        DeValue::Table(table) => {
            // A key first: the tables of a list are in the same place as the list's key.
            let of_key = table.keys().find(|key| key.span().contains(&at)).cloned();
            if of_key.is_none()
                && let Some(inside) = table.iter_mut().find_map(|(_, value)| take_out(value, at))
            {
                return Some(inside);
            }
            let here = || table.iter().find(|(_, value)| value.span().contains(&at));
            let key = of_key.or_else(|| here().map(|(key, _)| key.clone()))?;
            let key = key.into_inner().into_owned();
            table.remove(key.as_str());
            Some(Taken { key: Some(key), from })
        }
        DeValue::Array(list) => {
            if let Some(inside) = list.iter_mut().find_map(|value| take_out(value, at)) {
                return Some(inside);
            }
            let is_here = |value: &Spanned<DeValue<'_>>| {
                matches!(value.get_ref(), DeValue::Table(_)) && value.span().contains(&at)
            };
            let index = list.iter().position(is_here)?;
            let rest = std::mem::replace(list, DeArray::new()).into_iter().enumerate();
            *list = rest.filter(|(other, _)| *other != index).map(|(_, value)| value).collect();
            Some(Taken { key: None, from })
        }
        _ => None,
    }
}
