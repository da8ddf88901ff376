//! What was said in games, by key.

use engine::{Arg, Message};
use std::collections::{BTreeMap, BTreeSet};

/// Where a message stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Event,
    Question,
    Button,
    Refusal,
    /// A line of a picture, a heading, a name.
    Part,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Kind::Event => "event",
            Kind::Question => "question",
            Kind::Button => "button",
            Kind::Refusal => "refusal",
            Kind::Part => "part",
        }
    }
}

/// Enough different ones of a key to see every shape of it.
const OF_ONE_KEY: usize = 60;

#[derive(Debug, Default)]
pub struct Heard {
    pub messages: BTreeMap<(Kind, String), Vec<Message>>,
    /// The keys each parameter was a name of.
    pub names: BTreeMap<String, BTreeSet<String>>,
    /// What parameters were as messages of their own.
    pub said: BTreeMap<String, Message>,
    /// Parameters that were numbers.
    pub numbers: BTreeSet<String>,
    /// What parameters were as plain text.
    pub texts: BTreeMap<String, String>,
}

impl Heard {
    pub fn hear(&mut self, kind: Kind, message: Message) {
        let known = self.messages.entry((kind, message.key.clone())).or_default();
        if known.len() < OF_ONE_KEY && !known.contains(&message) {
            known.push(message.clone());
        }
        self.learn(&message);
    }

    fn learn(&mut self, message: &Message) {
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(_) => {
                    self.numbers.insert(name.to_string());
                }
                Arg::Name(key) => {
                    self.names.entry(name.to_string()).or_default().insert(key.clone());
                }
                Arg::Text(text) => {
                    self.texts.entry(name.to_string()).or_insert_with(|| text.clone());
                }
                Arg::Said(said) => {
                    self.said.entry(name.to_string()).or_insert_with(|| (**said).clone());
                    self.learn(said);
                }
            }
        }
    }
}
