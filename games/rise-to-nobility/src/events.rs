//! What happened, for logs and animation. Only Commission cards are told to their owner alone
//! (RTN-3.1).

use crate::content::content;
use crate::kinds::{Effect, Good, Guild};
use crate::moves::Place;
use crate::notation::place_name;
use engine::{Seat, Used, Viewer};
use serde::Serialize;
use std::borrow::Cow;

/// One thing that happened. Cards and tiles are their numbers in the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    // Setup (RTN-2, RTN-13.1, RTN-16.2, RTN-17)
    SetUp { first: Seat },
    ObjectiveDrawn { objective: u8 },
    CharacterDealt { seat: Seat, character: u8 },
    CharacterRemoved { character: u8 },
    CharacterChosen { seat: Seat, character: u8 },
    GuildDrawn { seat: Seat, guild: Guild },
    NeutralWorkshop { guild: Guild, tile: u8 },
    FirstSettlers { seat: Seat, card: u8 },
    CommissionsDrawn { seat: Seat, count: u8, cards: Option<u32>, cause: Cause },
    CommissionKept { seat: Seat, card: Option<u8>, cause: Cause },
    DiceTileDrawn { seat: Seat, tile: u8, cause: Cause },

    // The course of a round (RTN-4, RTN-12, RTN-15, RTN-16)
    RoundStarted { round: u8, first: Seat },
    EventRevealed { event: u8 },
    Rolled { seat: Seat, dice: [u8; 6] },
    Rerolled { seat: Seat, dice: [u8; 6] },
    AutomaRolled { dice: [u8; 5] },
    AutomaClosed { guild: Guild },
    Passed { seat: Seat },
    Income { seat: Seat, coins: u16, goods: [u8; 6] },
    Taxed { seat: Seat, coins: u8 },
    ShipArrived { ship: u8 },
    SettlersLaid { card: u8 },
    BuildingLaid { place: u8, tile: u8 },
    BuildingDiscarded { tile: u8 },
    CouncilLaid { row: u8, column: u8, tile: u8 },

    // Actions (RTN-5 to RTN-11, RTN-13, RTN-17)
    DiePlaced { seat: Seat, die: u8, value: u8, at: Place },
    SettlersTaken { seat: Seat, card: u8 },
    SettlersDiscarded { seat: Seat, card: u8 },
    HouseBought { seat: Seat, price: u8 },
    HouseGained { seat: Seat },
    BonusTaken { seat: Seat, tile: u8, effect: Effect },
    CoinsGained { seat: Seat, coins: u8, cause: Cause },
    OwnerRewarded { seat: Seat, tile: u8, coins: u8, points: u8 },
    GoodsTaken { seat: Seat, good: Good, count: u8, cause: Cause },
    GoodGiven { seat: Seat, good: Good },
    GoodsBought { seat: Seat, good: Good, bought: u8, free: u8, coins: u8 },
    WorkerPlaced { seat: Seat, guild: Guild },
    WorkersGained { seat: Seat, count: u8, cause: Cause },
    ApprenticeMoved { seat: Seat, owner: Seat, from: Guild, to: Guild },
    TransferRefused { seat: Seat, by: Seat, from: Guild, to: Guild },
    WorkshopBought { seat: Seat, tile: u8, price: u8, points: u8 },
    CommunalBought { seat: Seat, tile: u8, area: u8, price: u8, points: u8 },
    GuildInvaded { seat: Seat, guild: Guild, points: u8 },
    BuildingSold { seat: Seat, tile: u8, coins: u8, points: u8 },
    GoodsSold { seat: Seat, good: Good, count: u8, coins: u8 },
    CouncilAnswered { seat: Seat, tile: u8, coins: u8, points: u8 },
    ModifiersTaken { seat: Seat, count: u8, coins: u8, cause: Cause },
    SettlersRenewed { seat: Seat },
    BuildingsRenewed { seat: Seat },
    ApprenticeReturned { seat: Seat, guild: Guild },
    OfficeTaken { seat: Seat, office: u8 },
    CommissionActivated { seat: Seat, tile: u8 },
    GoodsSpent { seat: Seat, good: Good, count: u8 },
    Fulfilled { seat: Seat, card: u8, points: u8 },
    ReputationChanged { seat: Seat, by: i8, now: u8, cause: Cause },
    NobilityChanged { seat: Seat, by: i8, now: u8 },
    BecameLord { seat: Seat, character: u8 },

    // The end (RTN-12.11, RTN-12.12, RTN-13.14, RTN-16.9, RTN-17.13)
    GameOver {},
    CommissionScored { seat: Seat, card: u8, points: u8 },
    GuildOwned { seat: Seat, guild: Guild, points: u8 },
    GoodsScored { seat: Seat, count: u16, points: u16 },
    NobilityScored { seat: Seat, level: u8, points: u8 },
    ObjectiveTested { objective: u8, met: bool },
    // The final place of a seat, and what put it before or behind others with as many points.
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

impl Event {
    /// What a viewer is told (RTN-3.1). Every event is named: whoever adds one says here who may
    /// know it.
    pub(crate) fn told_to(&self, viewer: Viewer) -> Event {
        match *self {
            Event::CommissionsDrawn { seat, count, cards, cause } => {
                let cards = cards.filter(|_| viewer.is(seat));
                Event::CommissionsDrawn { seat, count, cards, cause }
            }
            Event::CommissionKept { seat, card, cause } => {
                let card = card.filter(|_| viewer.is(seat));
                Event::CommissionKept { seat, card, cause }
            }
            Event::SetUp { .. }
            | Event::ObjectiveDrawn { .. }
            | Event::CharacterDealt { .. }
            | Event::CharacterRemoved { .. }
            | Event::CharacterChosen { .. }
            | Event::GuildDrawn { .. }
            | Event::NeutralWorkshop { .. }
            | Event::FirstSettlers { .. }
            | Event::DiceTileDrawn { .. }
            | Event::RoundStarted { .. }
            | Event::EventRevealed { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::AutomaRolled { .. }
            | Event::AutomaClosed { .. }
            | Event::Passed { .. }
            | Event::Income { .. }
            | Event::Taxed { .. }
            | Event::ShipArrived { .. }
            | Event::SettlersLaid { .. }
            | Event::BuildingLaid { .. }
            | Event::BuildingDiscarded { .. }
            | Event::CouncilLaid { .. }
            | Event::DiePlaced { .. }
            | Event::SettlersTaken { .. }
            | Event::SettlersDiscarded { .. }
            | Event::HouseBought { .. }
            | Event::HouseGained { .. }
            | Event::BonusTaken { .. }
            | Event::CoinsGained { .. }
            | Event::OwnerRewarded { .. }
            | Event::GoodsTaken { .. }
            | Event::GoodGiven { .. }
            | Event::GoodsBought { .. }
            | Event::WorkerPlaced { .. }
            | Event::WorkersGained { .. }
            | Event::ApprenticeMoved { .. }
            | Event::TransferRefused { .. }
            | Event::WorkshopBought { .. }
            | Event::CommunalBought { .. }
            | Event::GuildInvaded { .. }
            | Event::BuildingSold { .. }
            | Event::GoodsSold { .. }
            | Event::CouncilAnswered { .. }
            | Event::ModifiersTaken { .. }
            | Event::SettlersRenewed { .. }
            | Event::BuildingsRenewed { .. }
            | Event::ApprenticeReturned { .. }
            | Event::OfficeTaken { .. }
            | Event::CommissionActivated { .. }
            | Event::GoodsSpent { .. }
            | Event::Fulfilled { .. }
            | Event::ReputationChanged { .. }
            | Event::NobilityChanged { .. }
            | Event::BecameLord { .. }
            | Event::GameOver { .. }
            | Event::CommissionScored { .. }
            | Event::GuildOwned { .. }
            | Event::GoodsScored { .. }
            | Event::NobilityScored { .. }
            | Event::ObjectiveTested { .. }
            | Event::Placed { .. } => *self,
        }
    }
    /// True if something hidden is shown to somebody.
    pub(crate) fn shows_a_secret(&self) -> bool {
        matches!(self, Event::CommissionScored { .. } | Event::CommissionsDrawn { .. })
    }
    /// What was put to use, for statistics.
    pub(crate) fn puts_to_use(&self) -> Option<Used> {
        let content = content();
        let (kind, name, by): (_, Cow<'static, str>, _) = match *self {
            Event::DiePlaced { seat, at, .. } => ("place", place_name(at).into(), Some(seat)),
            Event::SettlersTaken { seat, card } => {
                ("settlers-taken", content.settlers[card as usize].id.into(), Some(seat))
            }
            Event::Fulfilled { seat, card, .. } => {
                ("settlers", content.settlers[card as usize].id.into(), Some(seat))
            }
            Event::WorkshopBought { seat, tile, .. } | Event::CommunalBought { seat, tile, .. } => {
                ("building", content.building_ids[tile as usize].into(), Some(seat))
            }
            Event::CouncilAnswered { seat, tile, .. } => {
                ("council", content.council[tile as usize].id.into(), Some(seat))
            }
            Event::CharacterDealt { seat, character }
            | Event::CharacterChosen { seat, character } => {
                ("character", content.characters[character as usize].id.into(), Some(seat))
            }
            Event::BonusTaken { seat, effect, .. } => ("bonus", effect.id().into(), Some(seat)),
            Event::OfficeTaken { seat, office } => {
                ("office", (office + 1).to_string().into(), Some(seat))
            }
            Event::CommissionActivated { seat, tile } => {
                ("dice-tile", content.dice_tiles[tile as usize].id.into(), Some(seat))
            }
            Event::CommissionScored { seat, card, .. } => {
                ("commission", content.commissions[card as usize].id.into(), Some(seat))
            }
            Event::EventRevealed { event } => {
                ("event", content.events[event as usize].id.into(), None)
            }
            Event::ObjectiveDrawn { objective } => {
                ("objective", content.objectives[objective as usize].id.into(), None)
            }
            Event::ObjectiveTested { objective, met: true } => {
                ("objective-met", content.objectives[objective as usize].id.into(), None)
            }
            Event::GoodsSold { seat, good, .. } => ("good-sold", good.id().into(), Some(seat)),
            Event::GoodsBought { seat, good, .. } => ("good-bought", good.id().into(), Some(seat)),
            Event::BuildingSold { seat, tile, .. } => {
                ("building-sold", content.building_ids[tile as usize].into(), Some(seat))
            }
            _ => return None,
        };
        Some(Used { kind, name, by })
    }
}
