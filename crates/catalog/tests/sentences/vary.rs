//! Each message with 0, 1 and 2 of everything, and with names of every kind of noun.

use crate::heard::{Heard, Kind};
use catalog::{Lang, Words};
use engine::{Arg, Bilingual, Message, Profile};
use std::collections::{BTreeMap, BTreeSet};

/// Messages of one shape that are varied; more would only repeat names.
const EXEMPLARS: usize = 3;

pub fn variants(profile: &Profile, heard: &Heard) -> Vec<(Kind, Message)> {
    let classes = Classes::of(profile, heard);
    let mut all = Vec::new();
    for ((kind, _), messages) in &heard.messages {
        let mut shapes: BTreeMap<String, usize> = BTreeMap::new();
        let mut said: Vec<Message> = Vec::new();
        for message in messages {
            let seen = shapes.entry(shape(message)).or_default();
            *seen += 1;
            if *seen > EXEMPLARS {
                continue;
            }
            said.push(message.clone());
            said.extend([0, 1, 2].map(|number| with_numbers(message, number)));
            said.extend(one_number_each(message));
            said.extend(classes.other_names(message, heard));
        }
        let mut known = BTreeSet::new();
        said.retain(|message| known.insert(format!("{message:?}")));
        all.extend(said.into_iter().map(|message| (*kind, message)));
    }
    all
}

/// Which parameters there are and what kind they are.
fn shape(message: &Message) -> String {
    let kind = |(name, arg): &(&'static str, Arg)| match arg {
        Arg::Number(_) => format!("{name}:number "),
        Arg::Name(_) => format!("{name}:name "),
        Arg::Text(_) => format!("{name}:text "),
        Arg::Said(said) => format!("{name}:{}({}) ", said.key, shape(said)),
    };
    message.args.iter().map(kind).collect()
}

fn with_numbers(message: &Message, number: i64) -> Message {
    let varied = |(name, arg): &(&'static str, Arg)| {
        let arg = match arg {
            Arg::Number(_) => Arg::Number(number),
            Arg::Said(said) => Arg::Said(Box::new(with_numbers(said, number))),
            other => other.clone(),
        };
        (*name, arg)
    };
    Message { key: message.key.clone(), args: message.args.iter().map(varied).collect() }
}

/// One number at a time, the others as they were.
fn one_number_each(message: &Message) -> Vec<Message> {
    let mut made = Vec::new();
    for (place, (_, arg)) in message.args.iter().enumerate() {
        if matches!(arg, Arg::Number(_)) {
            for number in 0..=2 {
                let mut other = message.clone();
                other.args[place].1 = Arg::Number(number);
                made.push(other);
            }
        }
    }
    made
}

/// What kind of noun each name is: gender, number, elision.
struct Classes(BTreeMap<String, String>);

impl Classes {
    fn of(profile: &Profile, heard: &Heard) -> Classes {
        const PROBE: &str = "probe = { $name-noun } { $name-de }\n";
        let Bilingual { fr, .. } = profile.words;
        let words = Words::read(Lang::Fr, &[fr, PROBE]);
        let class = |key: &String| {
            let said = words.say(&Message::new("probe").name("name", key.clone()));
            (key.clone(), said.chars().take(6).collect::<String>())
        };
        Classes(heard.names.values().flatten().map(class).collect())
    }

    /// The message with other names of the same family, one of each class.
    fn other_names(&self, message: &Message, heard: &Heard) -> Vec<Message> {
        let mut made = Vec::new();
        for (place, (name, arg)) in message.args.iter().enumerate() {
            let Arg::Name(key) = arg else { continue };
            let family = |key: &str| key.split('-').next().unwrap_or_default().to_string();
            let mut classes = BTreeSet::new();
            for other in heard.names.get(*name).into_iter().flatten() {
                if family(other) == family(key) && classes.insert(self.0.get(other)) {
                    let mut varied = message.clone();
                    varied.args[place].1 = Arg::Name(other.clone());
                    made.push(varied);
                }
            }
        }
        made
    }
}
