//! Answers, for buttons and menus.

use super::{
    character_key, commission_key, effect_key, good_key, guild_key, place, settlers_key, who,
};
use crate::moves::Move;
use crate::notation::building_key;
use crate::state::{NONE, RiseToNobility};
use engine::{Message, Seat};

impl RiseToNobility {
    pub(crate) fn describe_answer(&self, seat: Seat, mv: Move) -> Message {
        let new = |key: &str| Message::new(key);
        match mv {
            Move::Place { die, value, at } if die == value => {
                new("move-place").number("die", die).said("place", place(at))
            }
            Move::Place { die, value, at } => new("move-place-as")
                .number("die", die)
                .number("value", value)
                .number("tokens", die.abs_diff(value))
                .said("place", place(at)),
            Move::Fulfil { card } => new("move-fulfil").name("card", settlers_key(card)),
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
            Move::TakeSettlers { card } => new("move-take").name("card", settlers_key(card)),
            Move::DiscardSettlers { card } => new("move-discard").name("card", settlers_key(card)),
            Move::Bonus { effect } => new("move-bonus").name("effect", effect_key(effect)),
            Move::Reroll { dice: 0 } => new("move-reroll-none"),
            Move::Reroll { .. } => {
                let text = self.write_move(seat, mv);
                new("move-reroll").text("dice", text.trim_start_matches("reroll "))
            }
            Move::TakeGood { good } => new("move-take-good").name("good", good_key(good)),
            Move::GiveGood { good } => new("move-give-good").name("good", good_key(good)),
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
            Move::ChooseArea { area } => new("move-area").number("area", area + 1),
            Move::SellGoods { good, count } => {
                new("move-sell").name("good", good_key(good)).number("count", count)
            }
            Move::SpendGoods { good, count } => {
                new("move-spend").name("good", good_key(good)).number("count", count)
            }
            Move::BuyModifiers { count } => new("move-modifiers").number("count", count),
            Move::RenewSettlers {} => new("move-renew-settlers"),
            Move::RenewBuildings {} => new("move-renew-buildings"),
            Move::DrawCommissions {} => new("move-commission"),
            Move::KeepCommission { card } => new("move-keep").name("card", commission_key(card)),
            Move::ReturnApprentice { from } => new("move-return").name("from", guild_key(from)),
            Move::ChooseCharacter { card } => {
                new("move-character").name("character", character_key(card))
            }
            Move::Done {} => new("move-done"),
        }
    }
}
