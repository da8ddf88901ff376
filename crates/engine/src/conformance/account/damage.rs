//! Small damage: a value that is nearly the same, of the same kind.

use crate::{Chance, Quick};
use serde_json::Value;

/// The value with one thing in it changed: a number by one, a word for another word of the value,
/// yes for no, an entry too many or too few.
pub fn nearly(value: &Value, choices: &mut Quick) -> Value {
    let mut damaged = value.clone();
    let mut places = Vec::new();
    walk(value, &mut String::new(), &mut places);
    let mut any = || places[choices.below(places.len() as u32) as usize].as_str();
    let (place, other) = (any(), any());
    let other = value.pointer(other).cloned().unwrap_or_default();
    if let Some(found) = damaged.pointer_mut(place) {
        change(found, other, choices);
    }
    damaged
}

/// The pointers of everything inside, the value itself included.
fn walk(value: &Value, at: &mut String, places: &mut Vec<String>) {
    places.push(at.clone());
    let length = at.len();
    let mut inside = |step: &str, inner: &Value| {
        at.push('/');
        at.push_str(&step.replace('~', "~0").replace('/', "~1"));
        walk(inner, at, places);
        at.truncate(length);
    };
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, it)| inside(&index.to_string(), it));
        }
        Value::Object(fields) => fields.iter().for_each(|(name, it)| inside(name, it)),
        _ => {}
    }
}

fn change(value: &mut Value, other: Value, choices: &mut Quick) {
    let up = choices.below(2) == 0;
    match value {
        Value::Number(number) => {
            let step = if up { 1 } else { -1 };
            let same_kind = other.is_number() && choices.below(3) == 0;
            let next = number.as_i64().map_or(Value::from(0), |it| (it.wrapping_add(step)).into());
            *value = if same_kind { other } else { next };
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::String(_) if other.is_string() => *value = other,
        Value::String(word) => word.push('x'),
        Value::Null => *value = other,
        Value::Array(items) if up => drop(items.pop()),
        Value::Array(items) => items.push(items.first().cloned().unwrap_or(other)),
        Value::Object(fields) => {
            let nth = choices.below(fields.len().max(1) as u32) as usize;
            if let Some(name) = fields.keys().nth(nth).cloned() {
                let taken = fields.remove(&name);
                // Under another name that is known here, or gone.
                if let (true, Some(taken), Value::String(name)) = (up, taken, other) {
                    fields.insert(name, taken);
                }
            }
        }
    }
}

/// A text with one word left out, doubled, cut or exchanged for a word of another text.
pub fn nearly_text(text: &str, other: &str, choices: &mut Quick) -> String {
    let mut words: Vec<String> = text.split(' ').map(String::from).collect();
    let others: Vec<&str> = other.split(' ').collect();
    let at = choices.below(words.len() as u32) as usize;
    let word = others[choices.below(others.len() as u32) as usize].to_string();
    match choices.below(5) {
        0 => drop(words.remove(at)),
        1 => words.insert(at, words[at].clone()),
        2 => drop(words[at].pop()),
        3 => words.push(word),
        _ => words[at] = word,
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn something_is_changed_and_not_much() {
        let value = json!({ "a": 1, "b": [true, "word"], "c": null });
        let mut choices = Quick::new(1, 1);
        let mut seen = Vec::new();
        for _ in 0..200 {
            let damaged = nearly(&value, &mut choices);
            if damaged != value && !seen.contains(&damaged) {
                seen.push(damaged);
            }
        }
        for expected in [
            json!({ "a": 2, "b": [true, "word"], "c": null }),
            json!({ "a": 0, "b": [true, "word"], "c": null }),
            json!({ "a": 1, "b": [false, "word"], "c": null }),
            json!({ "a": 1, "b": [true], "c": null }),
            json!({ "b": [true, "word"], "c": null }),
        ] {
            assert!(seen.contains(&expected), "{expected}");
        }
    }
}
