//! Messages of the catalogue that no random game says, with parameters as others have them.

use crate::heard::{Heard, Kind};
use engine::{Message, Profile};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use std::collections::BTreeSet;

/// What a key begins with, by where it stands.
const STARTS: [(&str, Kind); 5] = [
    ("event-", Kind::Event),
    ("question-", Kind::Question),
    ("ask-", Kind::Question),
    ("move-", Kind::Button),
    ("refused-", Kind::Refusal),
];

pub fn add_unheard(profile: &Profile, heard: &mut Heard) {
    let resource = fluent_syntax::parser::parse(profile.words.en).expect("a catalogue");
    let said: BTreeSet<String> = heard.messages.keys().map(|(_, key)| key.clone()).collect();
    for entry in &resource.body {
        let Entry::Message(found) = entry else { continue };
        let key = found.id.name;
        let kind = STARTS.iter().find(|(start, _)| key.starts_with(start));
        // Names and texts of cards stand among the events of some games.
        let named = heard.names.values().any(|keys| keys.contains(key)) || key.ends_with("-text");
        if let (Some((_, kind)), Some(pattern), false) = (kind, &found.value, named)
            && !said.contains(key)
        {
            let mut parameters = BTreeSet::new();
            of_pattern(pattern, &resource, &mut parameters);
            let message = parameters
                .into_iter()
                .fold(Message::new(key), |message, name| with_usual(message, name, heard));
            heard.messages.entry((*kind, key.to_string())).or_default().push(message);
        }
    }
}

/// A parameter as other messages have it.
fn with_usual(message: Message, name: &str, heard: &Heard) -> Message {
    // Few, and only in tests: parameter names of messages are static.
    let known: &'static str = Box::leak(name.to_string().into_boxed_str());
    if heard.numbers.contains(name) {
        message.number(known, 2)
    } else if let Some(key) = heard.names.get(name).and_then(|keys| keys.first()) {
        message.name(known, key.clone())
    } else if let Some(said) = heard.said.get(name) {
        message.said(known, said.clone())
    } else if let Some(text) = heard.texts.get(name) {
        message.text(known, text.clone())
    } else {
        message.number(known, 2)
    }
}

pub fn of_pattern<'a>(
    pattern: &Pattern<&'a str>,
    catalogue: &Resource<&'a str>,
    names: &mut BTreeSet<&'a str>,
) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                of_inline(inline, catalogue, names);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                of_inline(selector, catalogue, names);
                variants.iter().for_each(|variant| of_pattern(&variant.value, catalogue, names));
            }
        }
    }
}

fn of_inline<'a>(
    inline: &InlineExpression<&'a str>,
    catalogue: &Resource<&'a str>,
    names: &mut BTreeSet<&'a str>,
) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.split('-').next().unwrap_or(id.name));
        }
        // A message within a message needs the parameters of both.
        InlineExpression::MessageReference { id, .. } => {
            let named = catalogue.body.iter().find_map(|entry| match entry {
                Entry::Message(message) if message.id.name == id.name => message.value.as_ref(),
                _ => None,
            });
            if let Some(pattern) = named {
                of_pattern(pattern, catalogue, names);
            }
        }
        _ => {}
    }
}
