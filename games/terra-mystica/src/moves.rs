//! Every decision in the game: what a seat is asked, and every answer there is.

use crate::kinds::{Cult, Faction, Structure, Terrain};
use crate::map::Hexes;
use engine::{Answer, Seat};
use serde::{Deserialize, Serialize};

/// Stands for "no card" when passing in the last round (TM-8.71).
pub const NO_CARD: u8 = 15;

/// One answer to one question.
///
/// Hexes, cards and tiles are the numbers of the map and of the tables; [`crate::notation`]
/// writes them the way players do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Move {
    // Setup (TM-2, TM-3)
    ChooseFaction {
        faction: Faction,
    },
    ChooseTerrain {
        terrain: Terrain,
    },
    PlaceDwelling {
        at: u8,
    },
    ChooseCard {
        card: u8,
    },

    // Free steps (TM-8.2, TM-6.3, TM-12.6)
    Wait {},
    Done {},
    Burn {},
    Convert {
        what: Conversion,
    },
    Connect {
        river: u8,
    },

    // The eight actions (TM-8)
    Build {
        at: u8,
    },
    Transform {
        at: u8,
        to: Terrain,
        long: bool,
    },
    AdvanceShipping {},
    AdvanceDigging {},
    Upgrade {
        at: u8,
        to: Structure,
    },
    SendPriest {
        cult: Cult,
        steps: u8,
    },
    PowerAction {
        action: u8,
    },
    SpecialAction {
        action: Special,
    },
    /// One spade ahead of its use: its power may pay for the next (TM-15.3).
    BuySpade {},
    Pass {
        card: u8,
    },

    // Choices inside an action (TM-9)
    PlaceBridge {
        site: u8,
    },
    Step {
        cult: Cult,
    },
    TakeFavor {
        tile: u8,
    },
    TakeTown {
        tile: u8,
    },
    Enter {
        cult: Cult,
    },
    Ordain {
        workers: u8,
    },
    GiveUpSpades {},

    // Power from neighbours (TM-10); 0 is the oldest offer
    TakePower {
        offer: u8,
    },
    DeclinePower {
        offer: u8,
    },

    // Fire & Ice (TM-X9)
    Lose {
        cult: Cult,
    },
    Shapeshift {
        terrain: Terrain,
        with: ShiftCost,
    },
    BuyToken {
        buy: bool,
    },
    Unlock {
        terrain: Terrain,
    },
    KeepPriest {},

    /// A player leaves the table (TM-18.2): an intervention, made asked or not and never by bots.
    Leave,
}

/// A move to fill lists with; one that only ever counts for a seat that is asked.
impl Default for Move {
    fn default() -> Move {
        Move::Wait {}
    }
}

/// Free conversions (TM-8.2).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Conversion {
    #[default]
    PowerToPriest,
    PowerToWorker,
    PowerToCoin,
    PriestToWorker,
    WorkerToCoin,
    PointToCoin,
    CoinsToPoint,
}

impl Conversion {
    pub const ALL: [Conversion; 7] = [
        Conversion::PowerToPriest,
        Conversion::PowerToWorker,
        Conversion::PowerToCoin,
        Conversion::PriestToWorker,
        Conversion::WorkerToCoin,
        Conversion::PointToCoin,
        Conversion::CoinsToPoint,
    ];
}

/// Special actions, once per round each but for the bridge (TM-8.70).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Special {
    /// Of the bonus card.
    #[default]
    BonusSpade,
    BonusCult,
    /// Of the favor tile.
    FavorCult,
    /// Of a stronghold.
    AurenCult,
    WitchesRide,
    SwarmlingsTradingHouse,
    DoubleTurn,
    GiantsSpades,
    Sandstorm,
    /// Of the Engineers, not limited.
    EngineersBridge,
}

impl Special {
    pub const ALL: [Special; 10] = [
        Special::BonusSpade,
        Special::BonusCult,
        Special::FavorCult,
        Special::AurenCult,
        Special::WitchesRide,
        Special::SwarmlingsTradingHouse,
        Special::DoubleTurn,
        Special::GiantsSpades,
        Special::Sandstorm,
        Special::EngineersBridge,
    ];
    /// The name on a score sheet.
    /// Spades or cult steps it gives; 0 if it gives neither.
    pub const fn amount(self) -> u8 {
        match self {
            Special::BonusSpade | Special::BonusCult | Special::FavorCult => 1,
            Special::AurenCult | Special::GiantsSpades => 2,
            Special::WitchesRide
            | Special::SwarmlingsTradingHouse
            | Special::DoubleTurn
            | Special::Sandstorm
            | Special::EngineersBridge => 0,
        }
    }
    pub const fn ledger(self) -> &'static str {
        ["BON1", "BON2", "FAV6", "ACTA", "ACTW", "ACTS", "ACTC", "ACTG", "ACTN", "ACTE"]
            [self as usize]
    }
}

/// How Shapeshifters pay for a new home (TM-X9.6).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ShiftCost {
    #[default]
    Power,
    Tokens,
}

/// What a seat is asked. Several things may be owed at once; this names the first of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Question {
    ChooseFaction,
    ChooseTerrain,
    PlaceDwelling,
    ChooseCard,
    TakeTurn { actions: u8 },
    UseSpades { spades: u8 },
    BuildHere,
    PlaceBridge,
    StepCult { steps: u8 },
    TakeFavor { tiles: u8 },
    FoundTown { towns: u8 },
    EnterCult,
    Ordain,
    RideTo,
    FreeTradingHouse,
    Sandstorm,
    FinishTurn,
    AnswerOffer { from: Seat, power: u8, points: u8 },
    LoseSteps { steps: u8 },
    BuyToken,
    PriestOrTerrain,
}

/// How many numbers a verb aimed at a hex takes.
const HEXES: u32 = 128;

impl Answer for Move {
    type Places = Hexes;

    #[inline]
    fn at(self, place: u16) -> Move {
        let place = place as u8;
        match self {
            Move::PlaceDwelling { .. } => Move::PlaceDwelling { at: place },
            Move::Connect { .. } => Move::Connect { river: place },
            Move::Build { .. } => Move::Build { at: place },
            Move::Transform { to, long, .. } => Move::Transform { at: place, to, long },
            Move::Upgrade { to, .. } => Move::Upgrade { at: place, to },
            Move::PlaceBridge { .. } => Move::PlaceBridge { site: place },
            Move::ChooseCard { .. } => Move::ChooseCard { card: place },
            Move::Pass { .. } => Move::Pass { card: place },
            Move::TakeFavor { .. } => Move::TakeFavor { tile: place },
            Move::TakeTown { .. } => Move::TakeTown { tile: place },
            other => other,
        }
    }

    #[inline]
    fn place(self) -> u16 {
        let place = match self {
            Move::PlaceDwelling { at }
            | Move::Build { at }
            | Move::Transform { at, .. }
            | Move::Upgrade { at, .. } => at,
            Move::Connect { river } => river,
            Move::PlaceBridge { site } => site,
            Move::ChooseCard { card } | Move::Pass { card } => card,
            Move::TakeFavor { tile } | Move::TakeTown { tile } => tile,
            _ => 255,
        };
        place.into()
    }

    const NUMBERS: u32 = numbers::END;

    fn number(self) -> u32 {
        use numbers as n;
        match self {
            Move::ChooseFaction { faction } => n::FACTION + faction as u32,
            Move::ChooseTerrain { terrain } => n::TERRAIN + terrain as u32,
            Move::PlaceDwelling { at } => n::PLACE + at as u32,
            Move::ChooseCard { card } => n::CARD + card as u32,
            Move::Wait {} => n::WAIT,
            Move::Done {} => n::DONE,
            Move::Burn {} => n::BURN,
            Move::Convert { what } => n::CONVERT + what as u32,
            Move::Connect { river } => n::CONNECT + river as u32,
            Move::Build { at } => n::BUILD + at as u32,
            Move::Transform { at, to, long } => {
                n::TRANSFORM + (to as u32 * 2 + long as u32) * HEXES + at as u32
            }
            Move::AdvanceShipping {} => n::SHIPPING,
            Move::AdvanceDigging {} => n::DIGGING,
            Move::Upgrade { at, to } => n::UPGRADE + to as u32 * HEXES + at as u32,
            Move::SendPriest { cult, steps } => n::PRIEST + cult as u32 * 4 + steps as u32,
            Move::PowerAction { action } => n::POWER + action as u32,
            Move::SpecialAction { action } => n::SPECIAL + action as u32,
            Move::Pass { card } => n::PASS + card as u32,
            Move::PlaceBridge { site } => n::BRIDGE + site as u32,
            Move::Step { cult } => n::STEP + cult as u32,
            Move::TakeFavor { tile } => n::FAVOR + tile as u32,
            Move::TakeTown { tile } => n::TOWN + tile as u32,
            Move::Enter { cult } => n::ENTER + cult as u32,
            Move::Ordain { workers } => n::ORDAIN + workers as u32,
            Move::GiveUpSpades {} => n::GIVE_UP,
            Move::TakePower { offer } => n::TAKE + offer as u32,
            Move::DeclinePower { offer } => n::DECLINE + offer as u32,
            Move::Lose { cult } => n::LOSE + cult as u32,
            Move::Shapeshift { terrain, with } => n::SHIFT + terrain as u32 * 2 + with as u32,
            Move::BuyToken { buy } => n::TOKEN + buy as u32,
            Move::Unlock { terrain } => n::UNLOCK + terrain as u32,
            Move::KeepPriest {} => n::KEEP,
            Move::BuySpade {} => n::SPADE,
            // A host's move: bots and masks never see it.
            Move::Leave => n::END,
        }
    }

    fn from_number(number: u32) -> Option<Move> {
        use numbers as n;
        let within = |start: u32, end: u32| (start..end).contains(&number).then(|| number - start);
        let terrain = |index: u32| Terrain::ALL.get(index as usize).copied();
        let cult = |index: u32| Cult::ALL.get(index as usize).copied();
        Some(if let Some(i) = within(n::FACTION, n::TERRAIN) {
            Move::ChooseFaction { faction: *Faction::ALL.get(i as usize)? }
        } else if let Some(i) = within(n::TERRAIN, n::PLACE) {
            Move::ChooseTerrain { terrain: terrain(i)? }
        } else if let Some(i) = within(n::PLACE, n::CARD) {
            Move::PlaceDwelling { at: i as u8 }
        } else if let Some(i) = within(n::CARD, n::WAIT) {
            Move::ChooseCard { card: i as u8 }
        } else if number == n::WAIT {
            Move::Wait {}
        } else if number == n::DONE {
            Move::Done {}
        } else if number == n::BURN {
            Move::Burn {}
        } else if let Some(i) = within(n::CONVERT, n::CONNECT) {
            Move::Convert { what: *Conversion::ALL.get(i as usize)? }
        } else if let Some(i) = within(n::CONNECT, n::BUILD) {
            Move::Connect { river: i as u8 }
        } else if let Some(i) = within(n::BUILD, n::TRANSFORM) {
            Move::Build { at: i as u8 }
        } else if let Some(i) = within(n::TRANSFORM, n::SHIPPING) {
            let (way, at) = (i / HEXES, (i % HEXES) as u8);
            Move::Transform { at, to: terrain(way / 2)?, long: way % 2 == 1 }
        } else if number == n::SHIPPING {
            Move::AdvanceShipping {}
        } else if number == n::DIGGING {
            Move::AdvanceDigging {}
        } else if let Some(i) = within(n::UPGRADE, n::PRIEST) {
            let to = *Structure::ALL.get((i / HEXES) as usize)?;
            Move::Upgrade { at: (i % HEXES) as u8, to }
        } else if let Some(i) = within(n::PRIEST, n::POWER) {
            Move::SendPriest { cult: cult(i / 4)?, steps: (i % 4) as u8 }
        } else if let Some(i) = within(n::POWER, n::SPECIAL) {
            Move::PowerAction { action: i as u8 }
        } else if let Some(i) = within(n::SPECIAL, n::PASS) {
            Move::SpecialAction { action: *Special::ALL.get(i as usize)? }
        } else if let Some(i) = within(n::PASS, n::BRIDGE) {
            Move::Pass { card: i as u8 }
        } else if let Some(i) = within(n::BRIDGE, n::STEP) {
            Move::PlaceBridge { site: i as u8 }
        } else if let Some(i) = within(n::STEP, n::FAVOR) {
            Move::Step { cult: cult(i)? }
        } else if let Some(i) = within(n::FAVOR, n::TOWN) {
            Move::TakeFavor { tile: i as u8 }
        } else if let Some(i) = within(n::TOWN, n::ENTER) {
            Move::TakeTown { tile: i as u8 }
        } else if let Some(i) = within(n::ENTER, n::ORDAIN) {
            Move::Enter { cult: cult(i)? }
        } else if let Some(i) = within(n::ORDAIN, n::GIVE_UP) {
            Move::Ordain { workers: i as u8 }
        } else if number == n::GIVE_UP {
            Move::GiveUpSpades {}
        } else if let Some(i) = within(n::TAKE, n::DECLINE) {
            Move::TakePower { offer: i as u8 }
        } else if let Some(i) = within(n::DECLINE, n::LOSE) {
            Move::DeclinePower { offer: i as u8 }
        } else if let Some(i) = within(n::LOSE, n::SHIFT) {
            Move::Lose { cult: cult(i)? }
        } else if let Some(i) = within(n::SHIFT, n::TOKEN) {
            let with = if i % 2 == 0 { ShiftCost::Power } else { ShiftCost::Tokens };
            Move::Shapeshift { terrain: terrain(i / 2)?, with }
        } else if let Some(i) = within(n::TOKEN, n::UNLOCK) {
            Move::BuyToken { buy: i == 1 }
        } else if let Some(i) = within(n::UNLOCK, n::KEEP) {
            Move::Unlock { terrain: terrain(i)? }
        } else if number == n::KEEP {
            Move::KeepPriest {}
        } else if number == n::SPADE {
            Move::BuySpade {}
        } else {
            return None;
        })
    }
}

/// Where the numbers of each verb begin: a promise to every saved game and trained network.
mod numbers {
    use super::HEXES;
    pub const FACTION: u32 = 0;
    pub const TERRAIN: u32 = FACTION + 20;
    pub const PLACE: u32 = TERRAIN + 9;
    pub const CARD: u32 = PLACE + HEXES;
    pub const WAIT: u32 = CARD + 16;
    pub const DONE: u32 = WAIT + 1;
    pub const BURN: u32 = DONE + 1;
    pub const CONVERT: u32 = BURN + 1;
    pub const CONNECT: u32 = CONVERT + 7;
    pub const BUILD: u32 = CONNECT + HEXES;
    pub const TRANSFORM: u32 = BUILD + HEXES;
    pub const SHIPPING: u32 = TRANSFORM + 18 * HEXES;
    pub const DIGGING: u32 = SHIPPING + 1;
    pub const UPGRADE: u32 = DIGGING + 1;
    pub const PRIEST: u32 = UPGRADE + 5 * HEXES;
    pub const POWER: u32 = PRIEST + 16;
    pub const SPECIAL: u32 = POWER + 6;
    pub const PASS: u32 = SPECIAL + 10;
    pub const BRIDGE: u32 = PASS + 16;
    pub const STEP: u32 = BRIDGE + 64;
    pub const FAVOR: u32 = STEP + 4;
    pub const TOWN: u32 = FAVOR + 12;
    pub const ENTER: u32 = TOWN + 8;
    pub const ORDAIN: u32 = ENTER + 4;
    pub const GIVE_UP: u32 = ORDAIN + 8;
    pub const TAKE: u32 = GIVE_UP + 1;
    pub const DECLINE: u32 = TAKE + 32;
    pub const LOSE: u32 = DECLINE + 32;
    pub const SHIFT: u32 = LOSE + 4;
    pub const TOKEN: u32 = SHIFT + 18;
    pub const UNLOCK: u32 = TOKEN + 2;
    pub const KEEP: u32 = UNLOCK + 9;
    pub const SPADE: u32 = KEEP + 1;
    pub const END: u32 = SPADE + 1;
}

const _: () = assert!(size_of::<Move>() <= 4);
