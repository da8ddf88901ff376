//! What a seat is asked.

use super::{good_key, guild_key, lists, settlers_key, who};
use crate::moves::Question;
use crate::notation::building_key;
use engine::Message;

pub(crate) fn question(question: &Question) -> Message {
    match *question {
        Question::TakeTurn { die, settlers, sale, pass } => {
            let end = if pass { "turn-pass" } else { "turn-end" };
            let ways = [(die, "turn-die"), (settlers, "turn-settlers"), (sale, "turn-sale")];
            let possible = ways.into_iter().filter(|(possible, _)| *possible);
            let possible = possible.map(|(_, key)| key).chain([end]);
            let ways: Vec<Message> = possible.map(Message::new).collect();
            Message::new("ask-turn").said("ways", lists::one_of(ways.into_iter()))
        }
        Question::TakeSettlers { held, .. } => {
            Message::new("ask-take-settlers").number("held", held)
        }
        Question::DiscardSettlers { .. } => Message::new("ask-discard-settlers"),
        Question::ChooseBonus { guild, position } => Message::new("ask-bonus")
            .name("guild", guild_key(guild))
            .number("position", position + 1),
        Question::Reroll => Message::new("ask-reroll"),
        Question::TakeGood { left } => Message::new("ask-take-good").number("left", left),
        Question::GiveGood => Message::new("ask-give-good"),
        Question::BuyGoods { guild } => Message::new("ask-buy").name("guild", guild_key(guild)),
        Question::PlaceWorkers { guild, left } => {
            Message::new("ask-workers").name("guild", guild_key(guild)).number("left", left)
        }
        Question::AllowTransfer { by, from, to } => Message::new("ask-transfer")
            .name("by", who(by))
            .name("from", guild_key(from))
            .name("to", guild_key(to)),
        Question::ChooseArea { tile } => Message::new("ask-area").name("tile", building_key(tile)),
        Question::SellGoods { good, left, room, held } => Message::new("ask-sell")
            .name("good", good_key(good))
            .number("left", left)
            .number("room", room)
            .number("held", held),
        Question::SpendGoods { card, good, spent } => Message::new("ask-spend")
            .name("card", settlers_key(card))
            .name("good", good_key(good))
            .number("spent", spent),
        Question::VisitBerk { .. } => Message::new("ask-berk"),
        Question::KeepCommission => Message::new("ask-commission"),
        Question::ReturnApprentice => Message::new("ask-return"),
        Question::ChooseCharacter => Message::new("ask-character"),
    }
}

/// The rule a question comes from.
pub(crate) fn rule_of_question(question: &Question) -> &'static str {
    match question {
        Question::TakeTurn { .. } => "RTN-4.4",
        Question::TakeSettlers { .. } => "RTN-7.2",
        Question::DiscardSettlers { .. } => "RTN-7.4",
        Question::ChooseBonus { .. } => "RTN-9.3",
        Question::Reroll | Question::TakeGood { .. } | Question::GiveGood => "RTN-9.8",
        Question::BuyGoods { .. } => "RTN-9.5",
        Question::PlaceWorkers { .. } => "RTN-9.6",
        Question::AllowTransfer { .. } => "RTN-17.6",
        Question::ChooseArea { .. } => "RTN-10.4",
        Question::SellGoods { .. } => "RTN-11.1",
        Question::SpendGoods { .. } => "RTN-7.5",
        Question::VisitBerk { .. } => "RTN-11.9",
        Question::KeepCommission => "RTN-13.1",
        Question::ReturnApprentice => "RTN-11.14",
        Question::ChooseCharacter => "RTN-17.3",
    }
}
