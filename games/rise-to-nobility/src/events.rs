//! What happened, for logs and animation. Only Commission cards are told to their owner alone
//! (RTN-3.1).

use crate::describe::{
    at_place, conditions_of, council_tile, counted, event_text, gains, office_at, paid_for, place,
    placed_key, player, priced, reward, rule_of, settlers, signed, text_of, values,
};
use crate::kinds::{
    Building, Character, Commission, CouncilTile, DiceTile, Effect, EventCard, Good, Guild,
    Objective, Settlers, Ship,
};
use crate::moves::Place;
use crate::state::{RiseToNobility, modifiers_between};
use engine::{Counted, Seat};
use serde::Serialize;

/// One thing that happened: who may know it, its rule and its words (`engine::kit`). Cards and tiles are their
/// numbers in the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, engine::Events)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[speech(table = RiseToNobility, seats = player)]
#[rustfmt::skip]
pub enum Event {
    // Setup (RTN-2, RTN-13.1, RTN-16.2, RTN-17)
    #[event(public, "RTN-2.8", "event-set-up", who = player(table, first))]
    SetUp { first: Seat },
    #[event(public, "RTN-16.2", "event-objective", objective, conditions = conditions_of(objective))]
    #[uses("objective", objective)]
    ObjectiveDrawn { #[is(Objective)] objective: u8 },
    #[event(public, "RTN-2.7", "event-character-dealt")]
    #[uses("character", character)]
    CharacterDealt { seat: Seat, #[is(Character)] character: u8 },
    #[event(public, "RTN-17.3", "event-character-removed")]
    CharacterRemoved { #[is(Character)] character: u8 },
    #[event(public, "RTN-17.3", "event-character-chosen")]
    #[uses("character", character)]
    CharacterChosen { seat: Seat, #[is(Character)] character: u8 },
    #[event(public, "RTN-17.2", "event-guild-drawn")]
    GuildDrawn { seat: Seat, guild: Guild },
    #[event(public, "RTN-2.3", "event-neutral-workshop")]
    NeutralWorkshop { guild: Guild, #[is(Building)] tile: u8 },
    #[event(public, "RTN-2.5", "event-first-settlers", seat, card = settlers(card))]
    FirstSettlers { seat: Seat, card: u8 },
    #[event(public, cause.rule(), "event-commissions-drawn", seat, count)]
    #[reveals]
    CommissionsDrawn { seat: Seat, count: u8, #[only(seat)] cards: Option<u32>, cause: Cause },
    #[event(public, cause.rule(), "event-commission-kept", seat)]
    #[when(let Some(card) = card, "event-commission-kept-own", seat,
        card = Commission(card), text = text_of(Commission(card)))]
    CommissionKept { seat: Seat, #[only(seat)] card: Option<u8>, cause: Cause },
    #[event(public, cause.rule(), "event-dice-tile", seat, tile)]
    DiceTileDrawn { seat: Seat, #[is(DiceTile)] tile: u8, cause: Cause },

    // The course of a round (RTN-4, RTN-12, RTN-15, RTN-16)
    #[event(public, "RTN-4.1", "event-round", who = player(table, first), round)]
    RoundStarted { round: u8, first: Seat },
    #[event(public, "RTN-15.2", "event-event", event, text = event_text(EventCard(event)))]
    #[uses("event", event)]
    EventRevealed { #[is(EventCard)] event: u8 },
    #[event(public, "RTN-4.2", "event-rolled", seat, dice = values(dice))]
    Rolled { seat: Seat, dice: [u8; 6] },
    #[event(public, "RTN-9.8", "event-rerolled", seat, dice = values(dice))]
    Rerolled { seat: Seat, dice: [u8; 6] },
    #[event(public, "RTN-16.4", "event-automa", white = dice[0], green = dice[1], yellow = dice[2],
        red = dice[3], blue = dice[4])]
    AutomaRolled { dice: [u8; 5] },
    #[event(public, "RTN-16.4", "event-automa-closed")]
    AutomaClosed { guild: Guild },
    #[event(public, "RTN-4.6", "event-passed")]
    Passed { seat: Seat },
    #[event(public, "RTN-12.1", "event-income", seat, gains = gains(coins, &goods))]
    #[when(coins == 0 && goods == [0; 6], "event-income-none", seat)]
    Income { seat: Seat, coins: u16, goods: [u8; 6] },
    #[event(public, "RTN-12.5", "event-taxed")]
    Taxed { seat: Seat, coins: u8 },
    #[event(public, "RTN-12.7", "event-ship")]
    ShipArrived { #[is(Ship)] ship: u8 },
    #[event(public, "RTN-7.2", "event-settlers-laid", card = settlers(card))]
    SettlersLaid { card: u8 },
    #[event(public, "RTN-12.9", "event-building-laid")]
    BuildingLaid { #[is(Counted<6>)] place: u8, #[is(Building)] tile: u8 },
    #[event(public, "RTN-12.9", "event-building-discarded")]
    BuildingDiscarded { #[is(Building)] tile: u8 },
    #[event(public, "RTN-12.8", "event-council-laid", place = place(Place::council(row, column)),
        tile = council_tile(tile))]
    CouncilLaid { row: u8, column: u8, tile: u8 },

    // Actions (RTN-5 to RTN-11, RTN-13, RTN-17)
    #[event(public, rule_of(at), "event-die-as", seat, die, value, tokens = modifiers_between(die, value),
        place = at_place(at))]
    #[when(die == value, "event-die", seat, value, place = at_place(at))]
    #[uses("place", at)]
    DiePlaced { seat: Seat, die: u8, value: u8, at: Place },
    #[event(public, "RTN-7.2", "event-settlers-taken", seat, card = settlers(card))]
    #[uses("settlers-taken", card)]
    SettlersTaken { seat: Seat, #[is(Settlers)] card: u8 },
    #[event(public, "RTN-7.4", "event-settlers-discarded", seat, card = settlers(card))]
    SettlersDiscarded { seat: Seat, card: u8 },
    #[event(public, "RTN-8.2", "event-house", seat, price = priced(price))]
    HouseBought { seat: Seat, price: u8 },
    #[event(public, "RTN-6.5", "event-house-gained")]
    HouseGained { seat: Seat },
    #[event(public, "RTN-9.3", "event-bonus")]
    #[uses("bonus", effect)]
    BonusTaken { seat: Seat, #[is(Building)] tile: u8, effect: Effect },
    #[event(public, cause.rule(), "event-coins", seat, coins)]
    CoinsGained { seat: Seat, coins: u8, cause: Cause },
    #[event(public, "RTN-9.3", "event-reward", seat, tile, gains = reward(coins, points))]
    OwnerRewarded { seat: Seat, #[is(Building)] tile: u8, coins: u8, points: u8 },
    #[event(public, cause.rule(), "event-goods", seat, goods = counted(good, count))]
    #[when(cause == Cause::HouseHelp, "event-goods-help", seat, goods = counted(good, count))]
    GoodsTaken { seat: Seat, good: Good, count: u8, cause: Cause },
    #[event(public, "RTN-9.8", "event-good-given", seat, goods = counted(good, 1))]
    GoodGiven { seat: Seat, good: Good },
    #[event(public, "RTN-9.5", "event-goods-bought", seat, goods = counted(good, bought), free,
        price = priced(coins))]
    #[uses("good-bought", good)]
    GoodsBought { seat: Seat, good: Good, bought: u8, free: u8, coins: u8 },
    #[event(public, "RTN-9.6", "event-worker-placed")]
    WorkerPlaced { seat: Seat, guild: Guild },
    #[event(public, cause.rule(), "event-workers-gained", seat, count)]
    WorkersGained { seat: Seat, count: u8, cause: Cause },
    #[event(public, if seat == owner { "RTN-9.6" } else { "RTN-17.5" }, "event-apprentice-moved",
        seat, owner, own = seat == owner, from, to)]
    ApprenticeMoved { seat: Seat, owner: Seat, from: Guild, to: Guild },
    #[event(public, "RTN-17.6", "event-refused")]
    TransferRefused { seat: Seat, by: Seat, from: Guild, to: Guild },
    #[event(public, "RTN-10.2", "event-workshop", seat, tile,
        guild = RiseToNobility::guild_of(tile).expect("a Workshop"), price = priced(price), points)]
    #[uses("building", tile)]
    WorkshopBought { seat: Seat, #[is(Building)] tile: u8, price: u8, points: u8 },
    #[event(public, "RTN-10.4", "event-communal", seat, tile, area, price = priced(price), points)]
    #[uses("building", tile)]
    CommunalBought { seat: Seat, #[is(Building)] tile: u8, #[is(Counted<3>)] area: u8, price: u8, points: u8 },
    #[event(public, "RTN-17.10", "event-invaded")]
    GuildInvaded { seat: Seat, guild: Guild, points: u8 },
    #[event(public, "RTN-10.5", "event-building-sold")]
    #[uses("building-sold", tile)]
    BuildingSold { seat: Seat, #[is(Building)] tile: u8, coins: u8, points: u8 },
    #[event(public, "RTN-11.2", "event-goods-sold", seat, goods = counted(good, count), coins)]
    #[uses("good-sold", good)]
    GoodsSold { seat: Seat, good: Good, count: u8, coins: u8 },
    #[event(public, "RTN-11.7", "event-council", seat, cost = paid_for(tile, coins), points)]
    #[uses("council", tile)]
    CouncilAnswered { seat: Seat, #[is(CouncilTile)] tile: u8, coins: u8, points: u8 },
    #[event(public, cause.rule(), "event-modifiers-bought", seat, count, coins)]
    #[when(coins == 0, "event-modifiers", seat, count)]
    ModifiersTaken { seat: Seat, count: u8, coins: u8, cause: Cause },
    #[event(public, "RTN-11.11", "event-settlers-renewed")]
    SettlersRenewed { seat: Seat },
    #[event(public, "RTN-11.12", "event-buildings-renewed")]
    BuildingsRenewed { seat: Seat },
    #[event(public, "RTN-11.14", "event-returned")]
    ApprenticeReturned { seat: Seat, guild: Guild },
    #[event(public, "RTN-13.3", "event-office", seat, people = office_at(office).people,
        benefit = office_at(office).benefit)]
    #[uses("office", office)]
    OfficeTaken { seat: Seat, #[is(Counted<12>)] office: u8 },
    #[event(public, "RTN-13.12", "event-activated")]
    #[uses("dice-tile", tile)]
    CommissionActivated { seat: Seat, #[is(DiceTile)] tile: u8 },
    #[event(public, "RTN-7.6", "event-goods-spent", seat, goods = counted(good, count))]
    GoodsSpent { seat: Seat, good: Good, count: u8 },
    #[event(public, "RTN-7.6", "event-fulfilled", seat, card = settlers(card), points)]
    #[uses("settlers", card)]
    Fulfilled { seat: Seat, #[is(Settlers)] card: u8, points: u8 },
    #[event(public, cause.rule(), "event-reputation", seat, by = signed(by), change = by, now)]
    ReputationChanged { seat: Seat, by: i8, now: u8, cause: Cause },
    #[event(public, "RTN-6.1", "event-nobility", seat, by = signed(by), change = by, now)]
    NobilityChanged { seat: Seat, by: i8, now: u8 },
    #[event(public, "RTN-6.4", "event-lord")]
    BecameLord { seat: Seat, #[is(Character)] character: u8 },

    // The end (RTN-12.11, RTN-12.12, RTN-13.14, RTN-16.9, RTN-17.13)
    #[event(public, "RTN-12.11", "event-over")]
    GameOver {},
    #[event(public, "RTN-13.14", "event-commission-scored")]
    #[reveals]
    #[uses("commission", card)]
    CommissionScored { seat: Seat, #[is(Commission)] card: u8, points: u8 },
    #[event(public, "RTN-17.13", "event-guild-owned")]
    GuildOwned { seat: Seat, guild: Guild, points: u8 },
    #[event(public, "RTN-12.11", "event-goods-scored")]
    GoodsScored { seat: Seat, count: u16, points: u16 },
    #[event(public, "RTN-12.11", "event-nobility-scored")]
    NobilityScored { seat: Seat, level: u8, points: u8 },
    #[event(public, "RTN-16.9", "event-objective-tested")]
    #[uses("objective-met", objective, met)]
    ObjectiveTested { #[is(Objective)] objective: u8, met: bool },
    // The final place of a seat, and what put it before or behind others with as many points. Alone, nobody comes
    // first or second: the Objective was reached or missed.
    #[event(public, if table.is_solo() { "RTN-16.9" } else { "RTN-12.12" }, placed_key(tie), seat, place, points)]
    #[when(table.is_solo(), "event-placed-alone", seat, points)]
    Placed { seat: Seat, place: u8, points: i16, tie: Option<Tiebreak> },
}

/// Why something was gained or lost: the rule an event comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Cause {
    /// RTN-2.7, if the table chose it.
    HouseHelp,
    /// Dealt at the start (RTN-13.1).
    Dealt,
    Settlers,
    Workshop,
    Lord,
    Income,
    Event,
    Berk,
    /// A Commission more, drawn at Berk's Office (RTN-13.9).
    Commission,
    Castle,
    Council,
    Refusal,
}

impl Cause {
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Cause::HouseHelp => "RTN-2.7",
            Cause::Dealt => "RTN-13.1",
            Cause::Settlers => "RTN-7.6",
            Cause::Workshop => "RTN-9.8",
            Cause::Lord => "RTN-6.5",
            Cause::Income => "RTN-12.3",
            Cause::Event => "RTN-15.3",
            Cause::Berk => "RTN-11.10",
            Cause::Commission => "RTN-13.9",
            Cause::Castle => "RTN-11.13",
            Cause::Council => "RTN-11.7",
            Cause::Refusal => "RTN-17.6",
        }
    }
}

/// What decides between equal points (RTN-12.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Tiebreak {
    Houses,
    Reputation,
    Coins,
    /// Equal in everything.
    Shared,
}
