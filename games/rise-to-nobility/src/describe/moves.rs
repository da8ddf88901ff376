//! Answers, for buttons and menus.

use super::{lists, place};
use crate::content::{CommunalArea, content};
use crate::kinds::{Building, Good, Guild, Settlers};
use crate::moves::{Location, Place};
use crate::state::{NONE, Player, RiseToNobility};
use engine::{Message, Seat};

/// What to do in a turn, or how to end it (RTN-4.4, RTN-4.6).
pub(crate) fn ways_on(die: bool, settlers: bool, sale: bool, pass: bool) -> Message {
    let end = if pass { "turn-pass" } else { "turn-end" };
    let ways = [(die, "turn-die"), (settlers, "turn-settlers"), (sale, "turn-sale"), (true, end)];
    let ways = ways.into_iter().filter(|(possible, _)| *possible);
    Message::one_of(ways.map(|(_, key)| Message::new(key)))
}

/// What an area gives each round.
pub(crate) fn printed(area: u8) -> CommunalArea {
    content().own.areas.get(usize::from(area)).copied().unwrap_or_default()
}

/// What a Character may spend a fourth of (RTN-6.3).
pub(crate) fn good_of(character: u8) -> Good {
    content().characters.get(usize::from(character)).map(|it| it.good).unwrap_or_default()
}

impl RiseToNobility {
    /// The Workshop there; nothing, if there is none.
    pub(crate) fn workshop_at(&self, guild: Guild, position: u8) -> u8 {
        let workshops = &self.guilds[guild.index()].workshops;
        workshops.get(usize::from(position)).copied().unwrap_or(NONE)
    }
    /// The Community Building on an area; nothing, if there is none.
    pub(crate) fn building_on(&self, seat: Seat, area: u8) -> u8 {
        let player = self.players.get(seat.index());
        player.and_then(|it| it.areas.get(usize::from(area))).copied().unwrap_or(NONE)
    }

    /// A place with what the die would get there.
    pub(crate) fn place_for(&self, seat: Seat, value: u8, at: Place) -> Message {
        let content = content();
        let index = usize::from(value - 1);
        match at.location() {
            Location::TownHall if seat.0 < self.seats => {
                let place = content.town_hall_place_of[index] as usize;
                Message::new("place-hall-tile")
                    .with("tile", Building(self.town_hall[place]))
                    .number("coins", self.building_price(seat, place))
            }
            Location::Yard if seat.0 < self.seats => {
                Message::new("place-yard-house").number("coins", self.house_price(seat))
            }
            Location::Council(row, column) => {
                let tile = self.council[usize::from(row)][usize::from(column)];
                let tile = council_tile(tile);
                Message::new("place-council-tile").said("place", place(at)).said("tile", tile)
            }
            // The limit is said before the die is placed, not after (RTN-7.4).
            Location::Tavern
                if self.players.get(seat.index()).is_some_and(Player::hand_is_full) =>
            {
                Message::new("place-tavern-full")
            }
            Location::Castle(slot) => Message::new("place-castle-gain")
                .number("slot", slot + 1)
                .number("reputation", content.board.castle_slots[usize::from(slot)].reputation),
            Location::Office { lower } => office_name(index as u8 + if lower { 6 } else { 0 }),
            _ => place(at),
        }
    }
}

/// An office of the Chancellery with what it is good for.
pub(crate) fn office_name(office: u8) -> Message {
    let office = &content().offices[usize::from(office)];
    Message::new("place-office").with("people", office.people).with("benefit", office.benefit)
}

/// A Settlers card with everything printed on it.
pub(crate) fn settlers_face(card: u8) -> Message {
    let Some(printed) = content().settlers.get(card as usize) else {
        return Message::new("list-nothing");
    };
    let shown = Good::ALL.into_iter().filter(|good| printed.goods.has(*good));
    Message::new("settlers-card")
        .with("card", Settlers(card))
        .with("people", printed.people)
        .number("least", printed.least)
        .number("most", printed.most)
        .said("goods", Message::all_of(shown.map(|good| Message::new(good.key()))))
        .number("count", printed.workers)
        .number("stars", printed.stars)
}

/// What a Council tile gives and asks for.
pub(crate) fn council_tile(tile: u8) -> Message {
    let Some(printed) = content().council.get(tile as usize) else {
        return Message::new("list-nothing");
    };
    let cost = lists::goods(&printed.goods).chain(lists::coins(printed.coins.into()));
    Message::new("council-tile")
        .number("points", printed.points)
        .said("cost", Message::all_of(cost))
}
