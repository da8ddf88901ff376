//! What sentences about events are told beside plain fields.

use super::lists;
use crate::content::{Office, content};
use crate::events::Tiebreak;
use crate::kinds::Settlers;
use crate::moves::{Location, Place};
use crate::view::conditions;
use engine::{Arg, Message};

/// A change with its sign.
pub(crate) fn signed(by: i8) -> Arg {
    let sign = if by < 0 { "−" } else { "+" };
    Arg::Text(format!("{sign}{}", by.unsigned_abs()))
}

/// What an Objective asks for.
pub(crate) fn conditions_of(objective: u8) -> Message {
    let asked = content().objectives.get(usize::from(objective));
    let asked = asked.map(|it| conditions(&it.conditions)).unwrap_or_default();
    Message::all_of(asked.into_iter().map(|(key, least)| Message::new(key).number("least", least)))
}

/// Coins and goods that come in.
pub(crate) fn gains(coins: u16, goods: &[u8; 6]) -> Message {
    Message::all_of(lists::coins(coins).into_iter().chain(lists::goods(goods)))
}

/// What the owner of a Workshop receives.
pub(crate) fn reward(coins: u8, points: u8) -> Message {
    Message::all_of(lists::coins(coins.into()).into_iter().chain(lists::points(points)))
}

/// The goods of a Council tile, and the coins that were left to pay.
pub(crate) fn paid_for(tile: u8, coins: u8) -> Message {
    let goods = content().council.get(usize::from(tile)).map_or([0; 6], |it| it.goods);
    Message::all_of(lists::goods(&goods).chain(lists::coins(coins.into())))
}

pub(crate) fn office_at(office: u8) -> &'static Office {
    &content().offices[usize::from(office)]
}

/// The rule of a place.
pub(crate) fn rule_of(at: Place) -> &'static str {
    match at.location() {
        Location::Tavern => "RTN-7.1",
        Location::Yard => "RTN-8.1",
        Location::Guild(_) => "RTN-9.1",
        Location::TownHall => "RTN-10.1",
        Location::Port => "RTN-11.1",
        Location::Council(..) => "RTN-11.4",
        Location::Berk => "RTN-11.9",
        Location::Castle(_) => "RTN-11.13",
        Location::OwnBoard => "RTN-11.14",
        Location::Office { .. } => "RTN-13.3",
        Location::Tile(_) => "RTN-13.10",
    }
}

/// What was paid; some things come without a price.
pub(crate) fn priced(coins: u8) -> Message {
    lists::coins(coins.into()).unwrap_or_else(|| Message::new("for-nothing"))
}

/// A Settlers card and its people.
pub(crate) fn settlers(card: u8) -> Message {
    let people = content().settlers.get(usize::from(card)).map(|it| it.people).unwrap_or_default();
    Message::new("settlers-name").with("card", Settlers(card)).with("people", people)
}

pub(crate) fn placed_key(tie: Option<Tiebreak>) -> &'static str {
    match tie {
        None => "event-placed",
        Some(Tiebreak::Houses) => "event-placed-houses",
        Some(Tiebreak::Reputation) => "event-placed-reputation",
        Some(Tiebreak::Coins) => "event-placed-coins",
        Some(Tiebreak::Shared) => "event-placed-shared",
    }
}

/// Dice by value, in ascending order.
pub(crate) fn values(counts: [u8; 6]) -> Arg {
    let values = (1u8..).zip(counts).flat_map(|(value, count)| (0..count).map(move |_| value));
    Arg::Text(lists::dice(values))
}
