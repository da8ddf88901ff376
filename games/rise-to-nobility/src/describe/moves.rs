//! Answers, for buttons and menus.

use super::{
    character_key, commission_key, counted, effect_key, good_key, guild_key, lists, people_key,
    place, settlers_key, who,
};
use crate::content::content;
use crate::kinds::Good;
use crate::moves::{Location, Move, Place};
use crate::notation::building_key;
use crate::state::{NONE, Player, RiseToNobility};
use engine::{Message, Seat};

impl RiseToNobility {
    pub(crate) fn describe_answer(&self, seat: Seat, mv: Move) -> Message {
        let new = |key: &str| Message::new(key);
        match mv {
            Move::Place { die, value, at } if die == value => {
                new("move-place").number("die", die).said("place", self.place_for(seat, value, at))
            }
            Move::Place { die, value, at } => new("move-place-as")
                .number("die", die)
                .number("value", value)
                .number("tokens", die.abs_diff(value))
                .said("place", self.place_for(seat, value, at)),
            Move::Fulfil { card } => new("move-fulfil").said("card", settlers_face(card)),
            Move::SellWorkshop { guild, position } => {
                let tile = self.guilds[guild.index()].workshops.get(position as usize);
                let tile = building_key(tile.copied().unwrap_or(NONE));
                new("move-sell-building").name("tile", tile)
            }
            Move::SellCommunal { area } => {
                let player = self.players.get(seat.index());
                let tile = player.and_then(|player| player.areas.get(area as usize)).copied();
                new("move-sell-building").name("tile", building_key(tile.unwrap_or(NONE)))
            }
            Move::EndTurn {} if self.done.die => new("move-end"),
            Move::EndTurn {} => new("move-pass"),
            Move::TakeSettlers { card } => new("move-take").said("card", settlers_face(card)),
            Move::DiscardSettlers { card } => new("move-discard").said("card", settlers_face(card)),
            Move::Bonus { effect } => new("move-bonus").name("effect", effect_key(effect)),
            Move::Reroll { dice: 0 } => new("move-reroll-none"),
            Move::Reroll { .. } => {
                let dice = self.write_move(seat, mv);
                let values = dice.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0');
                new("move-reroll").text("dice", lists::dice(values))
            }
            Move::TakeGood { good } => new("move-take-good").said("goods", counted(good, 1)),
            Move::GiveGood { good } => new("move-give-good").said("goods", counted(good, 1)),
            Move::Buy { goods: 0 } => new("move-buy-nothing"),
            Move::Buy { goods } => new("move-buy").number("count", goods),
            Move::PlaceWorker {} => new("move-worker"),
            Move::MoveApprentice { owner, from } if owner == seat.0 => {
                new("move-apprentice").name("from", guild_key(from))
            }
            Move::MoveApprentice { owner, from } => new("move-others-apprentice")
                .name("from", guild_key(from))
                .name("owner", who(Seat(owner))),
            Move::Allow {} => new("move-allow"),
            Move::Refuse {} => new("move-refuse"),
            Move::ChooseArea { area } => {
                let printed = content().areas.get(area as usize).copied().unwrap_or_default();
                new("move-area")
                    .number("area", area + 1)
                    .number("coins", printed.income_coins)
                    .number("reputation", printed.income_reputation)
                    .number("goods", printed.income_goods)
            }
            Move::SellGoods { good, count: 0 } => {
                new("move-sell-none").name("good", good_key(good))
            }
            Move::SellGoods { good, count } => new("move-sell").said("goods", counted(good, count)),
            Move::SpendGoods { good, count } => {
                new("move-spend").said("goods", counted(good, count))
            }
            Move::BuyModifiers { count } => new("move-modifiers").number("count", count),
            Move::RenewSettlers {} => new("move-renew-settlers"),
            Move::RenewBuildings {} => new("move-renew-buildings"),
            Move::DrawCommissions {} => new("move-commission"),
            Move::KeepCommission { card } => new("move-keep")
                .name("card", commission_key(card))
                .name("text", format!("{}-text", commission_key(card))),
            Move::ReturnApprentice { from } => new("move-return").name("from", guild_key(from)),
            Move::ChooseCharacter { card } => {
                let good = content().characters.get(card as usize).map(|it| it.good);
                new("move-character")
                    .name("character", character_key(card))
                    .name("good", good_key(good.unwrap_or_default()))
            }
            Move::Done {} => new("move-done"),
        }
    }

    /// A place with what the die would get there.
    fn place_for(&self, seat: Seat, value: u8, at: Place) -> Message {
        let content = content();
        let index = value.wrapping_sub(1) as usize % 6;
        match at.location() {
            Location::TownHall if seat.0 < self.seats => {
                let place = content.town_hall_place_of[index] as usize;
                Message::new("place-hall-tile")
                    .name("tile", building_key(self.town_hall[place]))
                    .number("coins", self.building_price(seat, place))
            }
            Location::Yard if seat.0 < self.seats => {
                Message::new("place-yard-house").number("coins", self.house_price(seat))
            }
            Location::Council(row, column) => {
                let tile = self.council[row as usize % 3][column as usize % 6];
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
                .number("reputation", content.castle_slots[slot as usize % 4].reputation),
            Location::Office { lower } => {
                let office = &content.offices[index + 6 * usize::from(lower)];
                Message::new("place-office")
                    .name("people", people_key(office.people))
                    .name("benefit", format!("benefit-{}", office.benefit.id()))
            }
            _ => place(at),
        }
    }
}

/// A Settlers card with everything printed on it.
pub(crate) fn settlers_face(card: u8) -> Message {
    let Some(printed) = content().settlers.get(card as usize) else {
        return Message::new(settlers_key(card));
    };
    let shown = Good::ALL.into_iter().filter(|good| printed.goods >> *good as u8 & 1 == 1);
    Message::new("settlers-card")
        .name("card", settlers_key(card))
        .name("people", people_key(printed.people))
        .number("least", printed.least)
        .number("most", printed.most)
        .said("goods", lists::all_of(shown.map(|good| Message::new(good_key(good)))))
        .number("count", printed.workers)
        .number("stars", printed.stars)
}

/// What a Council tile gives and asks for.
pub(super) fn council_tile(tile: u8) -> Message {
    let Some(printed) = content().council.get(tile as usize) else {
        return Message::new("list-nothing");
    };
    let cost = lists::goods(&printed.goods).chain(lists::coins(printed.coins.into()));
    let cost: Vec<Message> = cost.collect();
    Message::new("council-tile")
        .number("points", printed.points)
        .said("cost", lists::all_of(cost.into_iter()))
}
