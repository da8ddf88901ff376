//! Every decision in the game: what a seat is asked, and every answer there is.

mod place;

pub use place::{Location, Place};

use crate::describe::{counted, good_of, lists, player, printed, settlers_face, text_of, ways_on};
use crate::kinds::{Building, Character, Commission, Effect, Good, Guild, Pips, Settlers};
use crate::state::{RiseToNobility, modifiers_between};
use engine::{Arg, Between, Counted, Seat};
use serde::{Deserialize, Serialize};

/// One answer to one question: its notation, its numbers and its words (`engine::kit`).
///
/// A new verb goes to the end, so that the others keep their numbers.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, engine::Moves,
)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[speech(table = RiseToNobility, places = u64)]
#[rustfmt::skip]
pub enum Move {
    // The three actions of a turn (RTN-4.4)
    /// A die that shows `die`, with Modifiers used as `value`.
    #[words("die {die} {at}", value = die)]
    #[words("die {die} as {value} {at}")]
    #[when(die == value, "move-place", die, place = table.place_for(seat, value, at))]
    #[says("move-place-as", die, value, tokens = modifiers_between(die, value),
        place = table.place_for(seat, value, at))]
    Place { #[is(Pips)] die: u8, #[is(Pips)] value: u8, #[place] at: Place },
    #[words("fulfil {card}")]
    #[says("move-fulfil", card = settlers_face(card))]
    Fulfil { #[is(Settlers)] #[place] card: u8 },
    #[words("sell-workshop {guild} {position}")]
    #[says("move-sell-building", tile = Building(table.workshop_at(guild, position)))]
    SellWorkshop { guild: Guild, #[is(Counted<3>)] position: u8 },
    #[words("sell-area {area}")]
    #[says("move-sell-building", tile = Building(table.building_on(seat, area)))]
    SellCommunal { #[is(Counted<3>)] area: u8 },
    #[words("end")]
    #[when(table.done.die, "move-end")]
    #[says("move-pass")]
    EndTurn {},

    // Inside an action
    #[words("take {card}")]
    #[says("move-take", card = settlers_face(card))]
    TakeSettlers { #[is(Settlers)] #[place] card: u8 },
    #[words("discard {card}")]
    #[says("move-discard", card = settlers_face(card))]
    DiscardSettlers { #[is(Settlers)] #[place] card: u8 },
    #[words("bonus {effect}")]
    #[says("move-bonus")]
    Bonus { effect: Effect },
    /// Bits of the unplaced dice in ascending order; of equal dice the first ones.
    #[words("reroll none", dice = 0)]
    #[words("reroll {dice}")]
    #[when(dice == 0, "move-reroll-none")]
    #[says("move-reroll", dice = Arg::Text(lists::dice(table.dice_chosen(seat, dice))))]
    Reroll {
        #[is(Between<0, 31>)] #[place]
        #[word(table.write_dice(seat, dice), table.read_dice(seat, word))]
        dice: u8,
    },
    #[words("good {good}")]
    #[says("move-take-good", goods = counted(good, 1))]
    TakeGood { #[place] good: Good },
    #[words("give {good}")]
    #[says("move-give-good", goods = counted(good, 1))]
    GiveGood { #[place] good: Good },
    #[words("buy {goods}")]
    #[when(goods == 0, "move-buy-nothing")]
    #[says("move-buy", count = goods)]
    Buy { #[is(Between<0, 7>)] #[place] goods: u8 },
    #[words("worker")]
    #[says("move-worker")]
    PlaceWorker {},
    #[words("move {from}", owner = seat.0)]
    #[words("move {from} of {owner}")]
    #[when(owner == seat.0, "move-apprentice", from)]
    #[says("move-others-apprentice", from, owner = player(table, Seat(owner)))]
    MoveApprentice { #[is(Between<0, 5>)] owner: u8, #[place] from: Guild },
    #[words("allow")]
    #[says("move-allow")]
    Allow {},
    #[words("refuse")]
    #[says("move-refuse")]
    Refuse {},
    #[words("area {area}")]
    #[says("move-area", area, coins = printed(area).income_coins,
        reputation = printed(area).income_reputation, goods = printed(area).income_goods)]
    ChooseArea { #[is(Counted<3>)] #[place] area: u8 },
    #[words("sell {good} {count}")]
    #[when(count == 0, "move-sell-none", good)]
    #[says("move-sell", goods = counted(good, count))]
    SellGoods { good: Good, #[is(Between<0, 15>)] #[place] count: u8 },
    #[words("spend {good} {count}")]
    #[says("move-spend", goods = counted(good, count))]
    SpendGoods { good: Good, #[is(Between<0, 15>)] #[place] count: u8 },
    #[words("modifiers {count}")]
    #[says("move-modifiers")]
    BuyModifiers { #[is(Between<0, 7>)] #[place] count: u8 },
    #[words("renew settlers")]
    #[says("move-renew-settlers")]
    RenewSettlers {},
    #[words("renew buildings")]
    #[says("move-renew-buildings")]
    RenewBuildings {},
    #[words("commission")]
    #[says("move-commission")]
    DrawCommissions {},
    #[words("keep {card}")]
    #[says("move-keep", card, text = text_of(Commission(card)))]
    KeepCommission { #[is(Commission)] #[place] card: u8 },
    #[words("return {from}")]
    #[says("move-return")]
    ReturnApprentice { #[place] from: Guild },
    #[words("character {card}")]
    #[says("move-character", character = Character(card), good = good_of(card))]
    ChooseCharacter { #[is(Character)] #[place] card: u8 },
    /// Nothing more of this.
    #[words("done")]
    #[says("move-done")]
    Done {},
}

/// A move to fill lists with.
impl Default for Move {
    fn default() -> Move {
        Move::EndTurn {}
    }
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, engine::Questions)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[speech(table = RiseToNobility, seats = player)]
#[rustfmt::skip]
pub enum Question {
    // What is possible now, and whether ending the turn is passing (RTN-4.6).
    #[asks("RTN-4.4", "ask-turn", ways = ways_on(die, settlers, sale, pass))]
    TakeTurn { die: bool, settlers: bool, sale: bool, pass: bool },
    // With so many cards in hand, of at most three (RTN-7.4).
    #[asks("RTN-7.2", "ask-take-settlers", held)]
    TakeSettlers { optional: bool, held: u8 },
    #[asks("RTN-7.4", "ask-discard-settlers")]
    DiscardSettlers { optional: bool },
    #[asks("RTN-9.3", "ask-bonus")]
    ChooseBonus { guild: Guild, #[is(Counted<3>)] position: u8 },
    #[asks("RTN-9.8", "ask-reroll")]
    Reroll,
    #[asks("RTN-9.8", "ask-take-good")]
    TakeGood { left: u8 },
    #[asks("RTN-9.8", "ask-give-good")]
    GiveGood,
    #[asks("RTN-9.5", "ask-buy")]
    BuyGoods { guild: Guild },
    #[asks("RTN-9.6", "ask-workers")]
    PlaceWorkers { guild: Guild, left: u8 },
    #[asks("RTN-17.6", "ask-transfer")]
    AllowTransfer { by: Seat, from: Guild, to: Guild },
    #[asks("RTN-10.4", "ask-area")]
    ChooseArea { #[is(Building)] tile: u8 },
    // What the die still allows, what the ship has room for, what the seat has.
    #[asks("RTN-11.1", "ask-sell")]
    SellGoods { good: Good, left: u8, room: u8, held: u8 },
    #[asks("RTN-7.5", "ask-spend")]
    SpendGoods { #[is(Settlers)] card: u8, good: Good, spent: u8 },
    #[asks("RTN-11.9", "ask-berk")]
    VisitBerk { value: u8 },
    #[asks("RTN-13.1", "ask-commission")]
    KeepCommission,
    #[asks("RTN-11.14", "ask-return")]
    ReturnApprentice,
    #[asks("RTN-17.3", "ask-character")]
    ChooseCharacter,
}

const _: () = assert!(size_of::<Move>() <= 4);
