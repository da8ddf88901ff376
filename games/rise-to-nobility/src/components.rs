//! What is in the box: tables, what is printed, and for statistics everything that events put to use.

use crate::content::{Content, OFFICES};
use crate::describe::{council_tile, office_name, place};
use crate::kinds::{
    Building, Character, Commission, CouncilTile, DiceTile, Effect, EventCard, Good, Objective,
    Settlers,
};
use crate::moves::Place;
use crate::printed::printed;
use crate::{Event, RiseToNobility};
use engine::kit::Told;
use engine::{Components, Counted, Message, Thing, Used};
use std::borrow::Cow;

fn all<T: Thing>() -> Vec<Cow<'static, str>> {
    T::all().map(T::word).collect()
}

impl Components for RiseToNobility {
    type Content = Content;

    fn printed() -> serde_json::Value {
        serde_json::to_value(printed()).expect("plain data")
    }
    fn used(event: &Event) -> Option<Used> {
        event.used()
    }
    fn called(kind: &str, name: &str) -> Option<Message> {
        match kind {
            "place" => Place::named(name).map(place),
            "building" | "building-sold" => Building::named(name).map(|it| Message::new(it.key())),
            "council" => CouncilTile::named(name).map(|tile| council_tile(tile.0)),
            "bonus" => Effect::named(name).map(|it| Message::new(it.key())),
            "office" => {
                Counted::<{ OFFICES as u8 }>::named(name).map(|office| office_name(office.0))
            }
            "dice-tile" => {
                DiceTile::named(name).map(|tile| Message::new("place-tile").with("tile", tile))
            }
            _ => None,
        }
    }
    fn components() -> Vec<(&'static str, Vec<Cow<'static, str>>)> {
        vec![
            ("settlers-taken", all::<Settlers>()),
            ("settlers", all::<Settlers>()),
            ("building", all::<Building>()),
            ("building-sold", all::<Building>()),
            ("council", all::<CouncilTile>()),
            ("character", all::<Character>()),
            ("bonus", all::<Effect>()),
            ("office", all::<Counted<{ OFFICES as u8 }>>()),
            ("dice-tile", all::<DiceTile>()),
            ("commission", all::<Commission>()),
            ("event", all::<EventCard>()),
            ("objective", all::<Objective>()),
            ("objective-met", all::<Objective>()),
            ("good-sold", all::<Good>()),
            ("good-bought", all::<Good>()),
        ]
    }
}
