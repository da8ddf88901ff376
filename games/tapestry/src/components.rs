//! What is in the box, and for statistics everything that events put to use.

use crate::content::Content;
use crate::kinds::{
    Achievement, Building, Capital, Civilization, Landmark, Masterpiece, SpaceTile, Tapestries,
    Technology, TerritoryTile, Track,
};
use crate::{Event, Tapestry};
use engine::kit::Told;
use engine::{Components, Message, Thing, Used};
use std::borrow::Cow;

fn all<T: Thing>() -> Vec<Cow<'static, str>> {
    T::all().map(T::word).collect()
}

impl Components for Tapestry {
    type Content = Content;

    fn printed() -> serde_json::Value {
        serde_json::to_value(crate::printed::printed()).expect("plain data")
    }
    fn used(event: &Event) -> Option<Used> {
        event.used()
    }
    fn called(kind: &str, name: &str) -> Option<Message> {
        match kind {
            "advance" => Track::named(name).map(|track| Message::new(track.key())),
            "tile" => Some(Message::new(format!("territory-tile-{name}"))),
            "response" => Some(Message::new(format!("tapestry-{name}"))),
            "upgrade" => Some(Message::new(format!("technology-{name}"))),
            _ => None,
        }
    }
    fn components() -> Vec<(&'static str, Vec<Cow<'static, str>>)> {
        vec![
            ("capital", all::<Capital>()),
            ("civilization", all::<Civilization>()),
            ("civilization-gained", all::<Civilization>()),
            ("advance", all::<Track>()),
            ("achievement", all::<Achievement>()),
            ("building", all::<Building>()),
            ("landmark", all::<Landmark>()),
            ("tile", all::<TerritoryTile>()),
            ("space-tile", all::<SpaceTile>()),
            ("response", all::<Tapestries>()),
            ("technology", all::<Technology>()),
            ("upgrade", all::<Technology>()),
            ("tapestry", all::<Tapestries>()),
            ("masterpiece", all::<Masterpiece>()),
        ]
    }
}
