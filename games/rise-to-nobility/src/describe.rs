//! Events, questions and moves as messages for the catalogues.
//!
//! Messages are keys and parameters; every word is in `words/*.ftl`. This file knows the keys of
//! names, its children the sentences.

mod events;
mod lists;
mod moves;
mod questions;

pub(crate) use moves::settlers_face;
pub(crate) use questions::{question, rule_of_question};

use crate::content::content;
use crate::events::Event;
use crate::kinds::{Effect, Good, Guild, People};
use crate::moves::{Location, Place};
use crate::state::RiseToNobility;
use engine::{Message, Seat};

impl RiseToNobility {
    /// What happened, and the rule it follows.
    pub(crate) fn describe_event(&self, told: &Event) -> (Message, &'static str) {
        match *told {
            // Alone, nobody comes first or second: the Objective was reached or missed.
            Event::Placed { seat, points, .. } if self.is_solo() => {
                let message = Message::new("event-placed-alone").name("who", who(seat));
                (message.number("points", points), "RTN-16.9")
            }
            _ => events::event(told),
        }
    }
}

/// The message key of a player's name: the colours of the box.
pub(crate) fn who(seat: Seat) -> String {
    format!("seat-{}", seat.0.min(5))
}
pub(crate) fn good_key(good: Good) -> String {
    format!("good-{}", good.id())
}
/// So many pieces of a good.
pub(crate) fn counted(good: Good, count: impl Into<i64>) -> Message {
    let count = count.into();
    let pieces = Message::new(format!("count-{}", good.id())).number("count", count);
    Message::new("counted-good").number("count", count).said("good", pieces)
}
pub(crate) fn guild_key(guild: Guild) -> String {
    format!("guild-{}", guild.id())
}
pub(crate) fn people_key(people: People) -> String {
    format!("people-{}", people.id())
}
pub(crate) fn effect_key(effect: Effect) -> &'static str {
    match effect {
        Effect::Coin => "effect-coin",
        Effect::Reputation => "effect-reputation",
        Effect::Reroll => "effect-reroll",
        Effect::GuildGood => "effect-guild-good",
        Effect::AnyGood => "effect-any-good",
        Effect::Exchange => "effect-exchange",
    }
}
pub(crate) fn settlers_key(card: u8) -> String {
    format!("settlers-{}", content().settlers.get(card as usize).map_or("none", |it| it.id))
}
pub(crate) fn character_key(card: u8) -> String {
    format!("character-{}", content().characters.get(card as usize).map_or("none", |it| it.id))
}
pub(crate) fn commission_key(card: u8) -> String {
    format!("commission-{}", content().commissions.get(card as usize).map_or("none", |it| it.id))
}
/// A dice tile by the values it asks for.
pub(crate) fn dice_tile(tile: u8) -> String {
    let Some(tile) = content().dice_tiles.get(tile as usize) else { return "?".into() };
    tile.slots.map(|value| value.to_string()).join("-")
}
pub(crate) fn objective_key(objective: u8) -> String {
    format!("objective-{}", content().objectives.get(objective as usize).map_or("none", |it| it.id))
}

/// A place as a message of its own.
pub(crate) fn place(at: Place) -> Message {
    match at.location() {
        Location::Tavern => Message::new("place-tavern"),
        Location::Yard => Message::new("place-yard"),
        Location::Guild(guild) => Message::new(guild_key(guild)),
        Location::TownHall => Message::new("place-hall"),
        Location::Port => Message::new("place-port"),
        Location::Council(row, column) => Message::new("place-council")
            .name("people", people_key(content().councillors[column as usize % 6]))
            .number("row", row + 1),
        Location::Berk => Message::new("place-berk"),
        Location::Castle(slot) => Message::new("place-castle").number("slot", slot + 1),
        Location::OwnBoard => Message::new("place-home"),
        Location::Office { lower } => {
            Message::new(if lower { "place-office-lower" } else { "place-office-upper" })
        }
        Location::Tile(tile) => Message::new("place-tile").text("tile", dice_tile(tile)),
    }
}

/// Where a die was put, as the end of a sentence.
pub(crate) fn at_place(at: Place) -> Message {
    match at.location() {
        Location::Tavern => Message::new("at-tavern"),
        Location::Yard => Message::new("at-yard"),
        Location::Guild(guild) => Message::new("at-guild").name("guild", guild_key(guild)),
        Location::TownHall => Message::new("at-hall"),
        Location::Port => Message::new("at-port"),
        Location::Council(row, column) => Message::new("at-council")
            .name("people", people_key(content().councillors[column as usize % 6]))
            .number("row", row + 1),
        Location::Berk => Message::new("at-berk"),
        Location::Castle(slot) => Message::new("at-castle").number("slot", slot + 1),
        Location::OwnBoard => Message::new("at-home"),
        Location::Office { lower } => {
            Message::new(if lower { "at-office-lower" } else { "at-office-upper" })
        }
        Location::Tile(tile) => Message::new("at-tile").text("tile", dice_tile(tile)),
    }
}
