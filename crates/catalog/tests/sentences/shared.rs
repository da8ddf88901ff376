//! The words all games share, with 0, 1 and 2 of everything.

use crate::catalogue::of_pattern;
use crate::heard::Kind;
use engine::Message;
use fluent_syntax::ast::Entry;
use std::collections::BTreeSet;

const CATALOGUE: &str = include_str!("../../../erased/words/en.ftl");

/// What is counted or compared; everything else is a name or a text.
const COUNTS: [&str; 27] = [
    "all",
    "asked",
    "bots",
    "boundary",
    "count",
    "days",
    "decisions",
    "degrees",
    "entry",
    "files",
    "games",
    "last",
    "left",
    "length",
    "level",
    "line",
    "luck",
    "missing",
    "moves",
    "place",
    "points",
    "problems",
    "rows",
    "seat",
    "seats",
    "seconds",
    "shown",
];
/// Limits of ours and numbers of rules: never few.
const MANY: [&str; 4] = ["iterations", "least", "most", "rules"];

fn with(message: Message, name: &'static str, number: i64) -> Message {
    if MANY.contains(&name) || message.key.starts_with("refused-password-") {
        message.number(name, 20)
    } else if COUNTS.contains(&name) {
        message.number(name, number)
    } else {
        // Reasons are sentences.
        message.text(name, if matches!(name, "reason" | "what") { "X1." } else { "X1" })
    }
}

pub fn messages() -> Vec<(Kind, Message)> {
    let resource = fluent_syntax::parser::parse(CATALOGUE).expect("a catalogue");
    let mut made = Vec::new();
    for entry in &resource.body {
        let Entry::Message(found) = entry else { continue };
        let key = found.id.name;
        let kind = if key.starts_with("refused-") { Kind::Refusal } else { Kind::Part };
        let mut parameters = BTreeSet::new();
        of_pattern(found.value.as_ref().expect("words"), &resource, &mut parameters);
        for number in 0..=2 {
            let message = (parameters.iter())
                .fold(Message::new(key), |message, name| with(message, name, number));
            made.push((kind, message));
        }
    }
    made
}
