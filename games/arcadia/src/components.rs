//! What is in the box, and for statistics what events put to use.

use crate::battle::Blow;
use crate::content::Content;
use crate::events::WarEnd;
use crate::kinds::{Card, EventCard, Ideology, Nation, Unit, WarKind};
use crate::printed::printed;
use crate::{Arcadia, Event};
use engine::kit::Told;
use engine::{Components, Message, Thing, Used};
use std::borrow::Cow;

fn all<T: Thing>() -> Vec<Cow<'static, str>> {
    T::all().map(T::word).collect()
}
fn cards(is: impl Fn(&Card) -> bool) -> Vec<Cow<'static, str>> {
    Card::all().filter(is).map(Thing::word).collect()
}

impl Components for Arcadia {
    type Content = Content;

    fn printed() -> serde_json::Value {
        serde_json::to_value(printed()).expect("plain data")
    }
    fn used(event: &Event) -> Option<Used> {
        event.used()
    }
    /// Cards are called what they are called, whatever they are used for.
    fn called(kind: &str, name: &str) -> Option<Message> {
        match kind {
            "king" | "character" | "intrigue" | "tactic" => {
                Card::named(name).map(|card| Message::new(format!("card-{}", card.word())))
            }
            _ => None,
        }
    }
    fn components() -> Vec<(&'static str, Vec<Cow<'static, str>>)> {
        vec![
            ("nation", all::<Nation>()),
            ("ideology", all::<Ideology>()),
            ("event-card", all::<EventCard>()),
            ("king", cards(|card| card.is_heir())),
            ("character", cards(|card| card.is_character() || card.is_captain())),
            ("intrigue", cards(|card| card.is_intrigue())),
            ("tactic", cards(|card| card.is_tactic())),
            ("unit", all::<Unit>()),
            ("war", all::<WarKind>()),
            ("war-end", all::<WarEnd>()),
            ("blow", all::<Blow>()),
        ]
    }
}
