//! What is in the box, and for statistics everything that events put to use.

use crate::Tapestry;
use crate::content::Content;
use crate::kinds::Track;
use engine::{Components, Message, Thing};

impl Components for Tapestry {
    type Content = Content;

    engine::used_as_declared!();

    fn printed() -> serde_json::Value {
        serde_json::to_value(crate::printed::printed()).expect("plain data")
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
}
