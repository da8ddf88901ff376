//! From what a host chooses to a setup.

use crate::entry::GameEntry;
use engine::content::with_known;
use engine::{Message, OptionValues, Refusal, SetupOption};
use serde_json::{Map, Value};

/// What a host chose. Whatever is left open is as usual, or as in the rulebook.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// How many sit there; 4 if it is not said, or as many as the game takes.
    pub seats: Option<u32>,
    /// What is left open is as in the rulebook.
    pub rulebook: bool,
    /// A whole setup or a part of one, as a JSON object.
    pub setup: Option<Value>,
    /// Single keys; a value is JSON or, failing that, plain text.
    pub set: Vec<(String, String)>,
}

/// The usual setup, or the rulebook's, with these choices laid over it.
///
/// # Errors
/// `bad-seats`, `unknown-option` or `bad-setup`, each with what is wrong.
pub fn chosen(game: &dyn GameEntry, choices: &Choices) -> Result<Value, Refusal> {
    let given = match &choices.setup {
        None => Map::new(),
        Some(Value::Object(given)) => given.clone(),
        Some(_) => return Err(bad_setup("a setup is a JSON object")),
    };
    let (least, most) = game.profile().seats;
    let seats = match (choices.seats, given.get("seats").and_then(Value::as_u64)) {
        (Some(seats), _) => u64::from(seats),
        (None, Some(seats)) => seats,
        (None, None) => u64::from(most.min(4)),
    };
    if !(u64::from(least)..=u64::from(most)).contains(&seats) {
        let reason = Message::new("refused-seats")
            .number("seats", i64::try_from(seats).unwrap_or(i64::MAX))
            .number("least", least)
            .number("most", most);
        return Err(Refusal::new("bad-seats", reason));
    }
    let base = if choices.rulebook {
        game.rulebook_setup(seats as u8)
    } else {
        game.usual_setup(seats as u8)
    };
    let mut setup = base?;
    let Some(fields) = setup.as_object_mut() else {
        return if given.is_empty() { Ok(setup) } else { Err(bad_setup("nothing can be chosen")) };
    };
    let options = game.options();
    for (key, value) in given {
        expect_known(fields, &options, &key)?;
        fields.insert(key, value);
    }
    for (key, text) in &choices.set {
        expect_known(fields, &options, key)?;
        let option = options.iter().find(|option| option.key == key);
        fields.insert(key.clone(), value_of(option, fields.get(key), text)?);
    }
    game.expect_setup(&setup)?;
    Ok(setup)
}

/// The refusal for a setup that cannot be read.
pub fn bad_setup(what: &str) -> Refusal {
    let shown: String = what.chars().take(300).collect();
    Refusal::new("bad-setup", Message::new("refused-setup").text("what", shown))
}

fn expect_known(
    fields: &Map<String, Value>,
    options: &[SetupOption],
    key: &str,
) -> Result<(), Refusal> {
    if fields.contains_key(key) || options.iter().any(|option| option.key == key) {
        return Ok(());
    }
    let others = options.iter().map(|option| option.key).filter(|key| !fields.contains_key(*key));
    let known: Vec<&str> = fields.keys().map(String::as_str).chain(others).collect();
    Err(unknown_option(key, &known))
}

/// A typed text as the option's kind of value. Lists may be written `a,b,c`.
fn value_of(
    option: Option<&SetupOption>,
    usual: Option<&Value>,
    text: &str,
) -> Result<Value, Refusal> {
    let as_json = || serde_json::from_str::<Value>(text).ok();
    let word = || Value::String(text.to_string());
    match option.map(|option| (option.key, &option.values)) {
        Some((_, OptionValues::Flag)) => match text {
            "true" | "on" | "yes" | "oui" => Ok(Value::Bool(true)),
            "false" | "off" | "no" | "non" => Ok(Value::Bool(false)),
            _ => Err(unknown_option(text, &["true", "false"])),
        },
        Some((_, OptionValues::OneOf(values))) => {
            one_of(values, text).map(|value| as_json().filter(|v| !v.is_string()).unwrap_or(value))
        }
        Some((_, OptionValues::Number(least, most))) => {
            let number = text.parse().ok().filter(|number| (least..=most).contains(&number));
            let range = format!("{least}–{most}");
            number.map(|n: u32| n.into()).ok_or_else(|| unknown_option(text, &[&range]))
        }
        Some((_, lists)) => match as_json() {
            Some(list @ Value::Array(_)) => Ok(list),
            _ => words_of(text).map(|word| one_of(lists.words(), word)).collect(),
        },
        None if usual.is_some_and(Value::is_array) && !text.starts_with('[') => {
            Ok(words_of(text).map(Value::from).collect())
        }
        None => Ok(as_json().unwrap_or_else(word)),
    }
}

fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|word| !word.is_empty())
}

fn one_of(values: &[String], text: &str) -> Result<Value, Refusal> {
    if values.iter().any(|value| value == text) {
        return Ok(Value::from(text));
    }
    let known: Vec<&str> = values.iter().map(String::as_str).collect();
    Err(unknown_option(text, &known))
}

/// The refusal for a word that is none of the known ones.
fn unknown_option(word: &str, known: &[&str]) -> Refusal {
    let shown: String = word.chars().take(60).collect();
    let reason = Message::new("refused-option").text("word", shown);
    Refusal::new("unknown-option", with_known(reason, word, known))
}
