//! What messages are told beside plain fields: names, spaces, faces of cards.
//!
//! Messages are keys and parameters, declared with moves, questions and events; every word is in
//! `words/*.ftl`. What a card does is said by its steps (`engine::chain::words`).

mod faces;
mod numbers;

pub(crate) use faces::{
    civilization_face, masterpiece_face, space_face, steps_of, tapestry_face, technology_face,
};

pub(crate) use numbers::{number_meaning, option_meaning};

use crate::content::{RivalPeople, SPACES, content};
use crate::kinds::{Die, Resource, Track};
use crate::state::Tapestry;
use engine::{Arg, Message, Seat};

/// The message of a player's name: the colours of the box.
pub(crate) fn who(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// The same, or the name of a rival.
pub(crate) fn called(table: &Tapestry, seat: Seat) -> String {
    match table.rival_of(seat) {
        Some(rival) => rival.key(),
        None => who(seat),
    }
}

pub(crate) fn player(table: &Tapestry, seat: Seat) -> Arg {
    Arg::Name(called(table, seat))
}

/// A civilization of the Automa.
pub(crate) fn rival_people(people: u8) -> Arg {
    let at = usize::from(people).min(RivalPeople::COUNT - 1);
    Arg::Name(RivalPeople::ALL[at].key())
}

/// So many units of a resource.
pub(crate) fn counted(resource: Resource, n: impl Into<i64>) -> Message {
    Message::new(format!("counted-{}", resource.id())).number("n", n)
}

/// What a face of a conquer die gives, counted from 0.
pub(crate) fn die_face(die: Die, face: u8) -> Message {
    let faces = if die == Die::Red { &content().red_die } else { &content().black_die };
    steps_of(faces[usize::from(face).min(5)])
}

/// What a technology card does, for the menu it stands in.
pub(crate) fn technology_text(card: u8) -> Message {
    technology_face(card)
}

/// A space of a track by its name.
pub(crate) fn space_name(track: Track, space: u8) -> Message {
    let place = usize::from(space).checked_sub(1).map(|at| track.index() * SPACES + at);
    match place.and_then(|at| content().spaces.get(at)) {
        Some(printed) => Message::new("space-named")
            .with("track", track)
            .number("n", space)
            .name("space", format!("space-{}", printed.id)),
        None => Message::new("space-start").with("track", track),
    }
}

/// Where a token would stand after a step of so many spaces.
pub(crate) fn token_place(table: &Tapestry, seat: Seat, token: Track, by: i8) -> Message {
    let (track, space) = match table.players.get(seat.index()) {
        Some(player) => player.token(token),
        None => (token, 0),
    };
    space_name(track, space.saturating_add_signed(by).min(SPACES as u8))
}
