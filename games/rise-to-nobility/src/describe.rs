//! What messages are told beside plain fields: names, places, lists, faces of cards.
//!
//! Messages are keys and parameters, declared with moves, questions and events; every word is in
//! `words/*.ftl`.

mod effects;
mod events;
pub(crate) mod lists;
mod moves;

pub(crate) use effects::{event_text, sentences};
pub(crate) use events::*;
pub(crate) use moves::{council_tile, good_of, office_name, printed, settlers_face, ways_on};

use crate::content::content;
use crate::kinds::{DiceTile, Good};
use crate::moves::{Location, Place};
use crate::state::RiseToNobility;
use engine::{Arg, Message, Seat, Thing};

/// The message key of a player's name: the colours of the box.
pub(crate) fn who(seat: Seat) -> String {
    format!("seat-{seat}")
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
        Location::Guild(guild) => Message::new(guild.key()),
        _ => spot("place", at),
    }
}

/// Where a die was put, as the end of a sentence.
pub(crate) fn at_place(at: Place) -> Message {
    spot("at", at)
}

/// `place-tavern`, `at-castle` …: the first word of the place is the end of its key.
fn spot(kind: &str, at: Place) -> Message {
    let spot = |word: &str| Message::new(format!("{kind}-{word}"));
    match at.location() {
        Location::Guild(guild) => spot("guild").with("guild", guild),
        Location::Council(row, column) => spot("council")
            .with("people", content().councillors[usize::from(column)])
            .number("row", row + 1),
        Location::Castle(slot) => spot("castle").number("slot", slot + 1),
        Location::Tile(tile) => spot("tile").with("tile", DiceTile(tile)),
        _ => spot(&at.word()),
    }
}
