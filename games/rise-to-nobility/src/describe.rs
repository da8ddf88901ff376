//! What messages are told beside plain fields: names, places, lists, faces of cards.
//!
//! Messages are keys and parameters, declared with moves, questions and events; every word is in
//! `words/*.ftl`.

mod events;
pub(crate) mod lists;
mod moves;

pub(crate) use events::*;
pub(crate) use moves::{council_tile, good_of, printed, settlers_face, ways_on};

use crate::content::content;
use crate::kinds::{DiceTile, Good};
use crate::moves::{Location, Place};
use crate::state::RiseToNobility;
use engine::{Arg, Message, Seat};

/// The message key of a player's name: the colours of the box.
pub(crate) fn who(seat: Seat) -> String {
    format!("seat-{}", seat.0.min(5))
}
pub(crate) fn player(_: &RiseToNobility, seat: Seat) -> Arg {
    Arg::Name(who(seat))
}
/// So many pieces of a good.
pub(crate) fn counted(good: Good, count: impl Into<i64>) -> Message {
    let count = count.into();
    let pieces = Message::new(format!("count-{}", good.id())).number("count", count);
    Message::new("counted-good").number("count", count).said("good", pieces)
}
/// What a card does, in the words beside its name.
pub(crate) fn text_of(card: impl Into<Arg>) -> Arg {
    match card.into() {
        Arg::Name(key) => Arg::Name(format!("{key}-text")),
        other => other,
    }
}

/// A place as a message of its own.
pub(crate) fn place(at: Place) -> Message {
    match at.location() {
        Location::Tavern => Message::new("place-tavern"),
        Location::Yard => Message::new("place-yard"),
        Location::Guild(guild) => Message::new(guild.key()),
        Location::TownHall => Message::new("place-hall"),
        Location::Port => Message::new("place-port"),
        Location::Council(row, column) => Message::new("place-council")
            .with("people", content().councillors[usize::from(column)])
            .number("row", row + 1),
        Location::Berk => Message::new("place-berk"),
        Location::Castle(slot) => Message::new("place-castle").number("slot", slot + 1),
        Location::OwnBoard => Message::new("place-home"),
        Location::Office { lower } => {
            Message::new(if lower { "place-office-lower" } else { "place-office-upper" })
        }
        Location::Tile(tile) => Message::new("place-tile").with("tile", DiceTile(tile)),
    }
}

/// Where a die was put, as the end of a sentence.
pub(crate) fn at_place(at: Place) -> Message {
    match at.location() {
        Location::Tavern => Message::new("at-tavern"),
        Location::Yard => Message::new("at-yard"),
        Location::Guild(guild) => Message::new("at-guild").with("guild", guild),
        Location::TownHall => Message::new("at-hall"),
        Location::Port => Message::new("at-port"),
        Location::Council(row, column) => Message::new("at-council")
            .with("people", content().councillors[usize::from(column)])
            .number("row", row + 1),
        Location::Berk => Message::new("at-berk"),
        Location::Castle(slot) => Message::new("at-castle").number("slot", slot + 1),
        Location::OwnBoard => Message::new("at-home"),
        Location::Office { lower } => {
            Message::new(if lower { "at-office-lower" } else { "at-office-upper" })
        }
        Location::Tile(tile) => Message::new("at-tile").with("tile", DiceTile(tile)),
    }
}
