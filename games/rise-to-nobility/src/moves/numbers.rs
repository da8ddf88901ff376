//! Every answer as a number, for logs and networks.

use super::{Move, Place};
use crate::content::{COMMISSIONS, SETTLERS};
use crate::kinds::{Effect, Good, Guild};
use engine::Answer;

impl Answer for Move {
    type Places = u64;

    #[inline]
    fn at(self, place: u16) -> Move {
        let place = place as u8;
        let good = |place: u8| Good::ALL[place as usize % Good::COUNT];
        let guild = |place: u8| Guild::ALL[place as usize % Guild::COUNT];
        match self {
            Move::Place { die, value, .. } => Move::Place { die, value, at: Place(place) },
            Move::Fulfil { .. } => Move::Fulfil { card: place },
            Move::TakeSettlers { .. } => Move::TakeSettlers { card: place },
            Move::DiscardSettlers { .. } => Move::DiscardSettlers { card: place },
            Move::Reroll { .. } => Move::Reroll { dice: place },
            Move::TakeGood { .. } => Move::TakeGood { good: good(place) },
            Move::GiveGood { .. } => Move::GiveGood { good: good(place) },
            Move::Buy { .. } => Move::Buy { goods: place },
            Move::MoveApprentice { owner, .. } => {
                Move::MoveApprentice { owner, from: guild(place) }
            }
            Move::ChooseArea { .. } => Move::ChooseArea { area: place },
            Move::SellGoods { good, .. } => Move::SellGoods { good, count: place },
            Move::SpendGoods { good, .. } => Move::SpendGoods { good, count: place },
            Move::BuyModifiers { .. } => Move::BuyModifiers { count: place },
            Move::KeepCommission { .. } => Move::KeepCommission { card: place },
            Move::ReturnApprentice { .. } => Move::ReturnApprentice { from: guild(place) },
            Move::ChooseCharacter { .. } => Move::ChooseCharacter { card: place },
            other => other,
        }
    }

    #[inline]
    fn place(self) -> u16 {
        let place = match self {
            Move::Place { at, .. } => at.0,
            Move::Fulfil { card }
            | Move::TakeSettlers { card }
            | Move::DiscardSettlers { card }
            | Move::KeepCommission { card }
            | Move::ChooseCharacter { card } => card,
            Move::Reroll { dice } => dice,
            Move::TakeGood { good } | Move::GiveGood { good } => good as u8,
            Move::Buy { goods: count }
            | Move::SellGoods { count, .. }
            | Move::SpendGoods { count, .. }
            | Move::BuyModifiers { count } => count,
            Move::MoveApprentice { from, .. } | Move::ReturnApprentice { from } => from as u8,
            Move::ChooseArea { area } => area,
            _ => 255,
        };
        place.into()
    }

    const NUMBERS: u32 = begins::END;

    fn number(self) -> u32 {
        use begins as n;
        match self {
            Move::Place { die, value, at } => {
                n::PLACE
                    + (u32::from(die.saturating_sub(1)) * 6 + u32::from(value.saturating_sub(1)))
                        * n::PLACES
                    + u32::from(at.0)
            }
            Move::Fulfil { card } => n::FULFIL + u32::from(card),
            Move::SellWorkshop { guild, position } => {
                n::SELL_WORKSHOP + guild as u32 * 3 + u32::from(position)
            }
            Move::SellCommunal { area } => n::SELL_COMMUNAL + u32::from(area),
            Move::EndTurn {} => n::END_TURN,
            Move::TakeSettlers { card } => n::TAKE + u32::from(card),
            Move::DiscardSettlers { card } => n::DISCARD + u32::from(card),
            Move::Bonus { effect } => n::BONUS + effect as u32,
            Move::Reroll { dice } => n::REROLL + u32::from(dice),
            Move::TakeGood { good } => n::TAKE_GOOD + good as u32,
            Move::GiveGood { good } => n::GIVE_GOOD + good as u32,
            Move::Buy { goods } => n::BUY + u32::from(goods),
            Move::PlaceWorker {} => n::WORKER,
            Move::MoveApprentice { owner, from } => n::MOVE + u32::from(owner) * 6 + from as u32,
            Move::Allow {} => n::ALLOW,
            Move::Refuse {} => n::REFUSE,
            Move::ChooseArea { area } => n::AREA + u32::from(area),
            Move::SellGoods { good, count } => n::SELL_GOODS + good as u32 * 16 + u32::from(count),
            Move::SpendGoods { good, count } => n::SPEND + good as u32 * 16 + u32::from(count),
            Move::BuyModifiers { count } => n::MODIFIERS + u32::from(count),
            Move::RenewSettlers {} => n::RENEW_SETTLERS,
            Move::RenewBuildings {} => n::RENEW_BUILDINGS,
            Move::DrawCommissions {} => n::DRAW,
            Move::KeepCommission { card } => n::KEEP + u32::from(card),
            Move::ReturnApprentice { from } => n::RETURN + from as u32,
            Move::ChooseCharacter { card } => n::CHARACTER + u32::from(card),
            Move::Done {} => n::DONE,
        }
    }

    fn from_number(number: u32) -> Option<Move> {
        use begins as n;
        let within = |start: u32, end: u32| (start..end).contains(&number).then(|| number - start);
        let good = |index: u32| Good::ALL[index as usize % Good::COUNT];
        let guild = |index: u32| Guild::ALL[index as usize % Guild::COUNT];
        Some(if let Some(i) = within(n::PLACE, n::FULFIL) {
            let (way, at) = (i / n::PLACES, i % n::PLACES);
            Move::Place {
                die: (way / 6) as u8 + 1,
                value: (way % 6) as u8 + 1,
                at: Place(at as u8),
            }
        } else if let Some(i) = within(n::FULFIL, n::SELL_WORKSHOP) {
            Move::Fulfil { card: i as u8 }
        } else if let Some(i) = within(n::SELL_WORKSHOP, n::SELL_COMMUNAL) {
            Move::SellWorkshop { guild: guild(i / 3), position: (i % 3) as u8 }
        } else if let Some(i) = within(n::SELL_COMMUNAL, n::END_TURN) {
            Move::SellCommunal { area: i as u8 }
        } else if number == n::END_TURN {
            Move::EndTurn {}
        } else if let Some(i) = within(n::TAKE, n::DISCARD) {
            Move::TakeSettlers { card: i as u8 }
        } else if let Some(i) = within(n::DISCARD, n::BONUS) {
            Move::DiscardSettlers { card: i as u8 }
        } else if let Some(i) = within(n::BONUS, n::REROLL) {
            Move::Bonus { effect: Effect::ALL[i as usize] }
        } else if let Some(i) = within(n::REROLL, n::TAKE_GOOD) {
            Move::Reroll { dice: i as u8 }
        } else if let Some(i) = within(n::TAKE_GOOD, n::GIVE_GOOD) {
            Move::TakeGood { good: good(i) }
        } else if let Some(i) = within(n::GIVE_GOOD, n::BUY) {
            Move::GiveGood { good: good(i) }
        } else if let Some(i) = within(n::BUY, n::WORKER) {
            Move::Buy { goods: i as u8 }
        } else if number == n::WORKER {
            Move::PlaceWorker {}
        } else if let Some(i) = within(n::MOVE, n::ALLOW) {
            Move::MoveApprentice { owner: (i / 6) as u8, from: guild(i % 6) }
        } else if number == n::ALLOW {
            Move::Allow {}
        } else if number == n::REFUSE {
            Move::Refuse {}
        } else if let Some(i) = within(n::AREA, n::SELL_GOODS) {
            Move::ChooseArea { area: i as u8 }
        } else if let Some(i) = within(n::SELL_GOODS, n::SPEND) {
            Move::SellGoods { good: good(i / 16), count: (i % 16) as u8 }
        } else if let Some(i) = within(n::SPEND, n::MODIFIERS) {
            Move::SpendGoods { good: good(i / 16), count: (i % 16) as u8 }
        } else if let Some(i) = within(n::MODIFIERS, n::RENEW_SETTLERS) {
            Move::BuyModifiers { count: i as u8 }
        } else if number == n::RENEW_SETTLERS {
            Move::RenewSettlers {}
        } else if number == n::RENEW_BUILDINGS {
            Move::RenewBuildings {}
        } else if number == n::DRAW {
            Move::DrawCommissions {}
        } else if let Some(i) = within(n::KEEP, n::RETURN) {
            Move::KeepCommission { card: i as u8 }
        } else if let Some(i) = within(n::RETURN, n::CHARACTER) {
            Move::ReturnApprentice { from: guild(i) }
        } else if let Some(i) = within(n::CHARACTER, n::DONE) {
            Move::ChooseCharacter { card: i as u8 }
        } else if number == n::DONE {
            Move::Done {}
        } else {
            return None;
        })
    }
}

/// Where the numbers of each verb begin: a promise to every saved game and trained network.
mod begins {
    use super::{COMMISSIONS, Place, SETTLERS};
    pub const PLACES: u32 = Place::COUNT as u32;
    pub const PLACE: u32 = 0;
    pub const FULFIL: u32 = PLACE + 36 * PLACES;
    pub const SELL_WORKSHOP: u32 = FULFIL + SETTLERS as u32;
    pub const SELL_COMMUNAL: u32 = SELL_WORKSHOP + 18;
    pub const END_TURN: u32 = SELL_COMMUNAL + 3;
    pub const TAKE: u32 = END_TURN + 1;
    pub const DISCARD: u32 = TAKE + SETTLERS as u32;
    pub const BONUS: u32 = DISCARD + SETTLERS as u32;
    pub const REROLL: u32 = BONUS + 6;
    pub const TAKE_GOOD: u32 = REROLL + 32;
    pub const GIVE_GOOD: u32 = TAKE_GOOD + 6;
    pub const BUY: u32 = GIVE_GOOD + 6;
    pub const WORKER: u32 = BUY + 8;
    pub const MOVE: u32 = WORKER + 1;
    pub const ALLOW: u32 = MOVE + 36;
    pub const REFUSE: u32 = ALLOW + 1;
    pub const AREA: u32 = REFUSE + 1;
    pub const SELL_GOODS: u32 = AREA + 3;
    pub const SPEND: u32 = SELL_GOODS + 96;
    pub const MODIFIERS: u32 = SPEND + 96;
    pub const RENEW_SETTLERS: u32 = MODIFIERS + 8;
    pub const RENEW_BUILDINGS: u32 = RENEW_SETTLERS + 1;
    pub const DRAW: u32 = RENEW_BUILDINGS + 1;
    pub const KEEP: u32 = DRAW + 1;
    pub const RETURN: u32 = KEEP + COMMISSIONS as u32;
    pub const CHARACTER: u32 = RETURN + 6;
    pub const DONE: u32 = CHARACTER + 13;
    pub const END: u32 = DONE + 1;
}
