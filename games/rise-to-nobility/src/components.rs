//! What is in the box: tables, what is printed, and for statistics everything that events put to use.

use crate::RiseToNobility;
use crate::content::{Content, OFFICES};
use crate::describe::{council_tile, office_name, place};
use crate::kinds::{Building, CouncilTile, DiceTile, Effect};
use crate::moves::Place;
use crate::printed::printed;
use engine::{Components, Counted, Message, Thing};

impl Components for RiseToNobility {
    type Content = Content;

    engine::used_as_declared!();

    fn printed() -> serde_json::Value {
        serde_json::to_value(printed()).expect("plain data")
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
}
