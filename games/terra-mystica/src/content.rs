//! Component tables as the rules use them: read once from `content/*.toml`, then constant.
//!
//! Rules never read TOML; they read these flat values. [`tables`] turns the files into them and
//! reports every mistake.

mod tables;

use crate::kinds::{Cult, Faction, Structure, Terrain};
use crate::map::Map;

/// Everything printed on components, for all games played by this process.
#[derive(Clone, Debug)]
pub struct Content {
    /// Indexed by [`Faction`].
    pub factions: Vec<FactionBoard>,
    /// Base map first.
    pub maps: Vec<Map>,
    pub bonus_cards: Vec<BonusCard>,
    pub favor_tiles: Vec<FavorTile>,
    pub town_tiles: Vec<TownTile>,
    pub scoring_tiles: Vec<ScoringTile>,
    pub power_actions: Vec<PowerAction>,
    pub final_scoring: Vec<FinalScoring>,
    /// One per player count, 2 to 5 (TM-2.5).
    pub introductory: Vec<Introductory>,
    pub constants: Constants,
    /// Which favor tiles matter when, so that nobody looks at all twelve.
    pub favor_masks: FavorMasks,
}

/// Favor tiles by what they do, as bits.
#[derive(Clone, Copy, Debug, Default)]
pub struct FavorMasks {
    pub income: u16,
    pub build_points: u16,
    pub pass_points: u16,
    pub cult_action: u16,
    pub town_power: u16,
}

impl FavorMasks {
    pub(crate) fn of(tiles: &[FavorTile]) -> FavorMasks {
        let mask = |does: &dyn Fn(&FavorTile) -> bool| {
            // More than there is room for are reported elsewhere.
            (tiles.iter().take(16).enumerate())
                .filter(|(_, tile)| does(tile))
                .fold(0, |bits, (index, _)| bits | 1 << index)
        };
        FavorMasks {
            income: mask(&|tile| tile.income != Gain::default()),
            build_points: mask(&|tile| tile.build_points != [0; 5]),
            pass_points: mask(&|tile| tile.pass_points != [0; 5]),
            cult_action: mask(&|tile| tile.cult_action),
            town_power: mask(&|tile| tile.town_power.is_some()),
        }
    }
}

/// What is paid. Power is paid from bowl III.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    pub coins: u8,
    pub workers: u8,
    pub priests: u8,
}

/// What is received.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    pub coins: u8,
    pub workers: u8,
    pub priests: u8,
    pub power: u8,
    pub spades: u8,
}

/// One side of a faction board (TM-2.1, TM-5.2, TM-15).
#[derive(Clone, Debug)]
pub struct FactionBoard {
    pub faction: Faction,
    pub home: Home,
    pub start: Start,
    pub shipping: ShippingTrack,
    /// Tunnel or carpet (TM-7.4).
    pub leap: Option<Leap>,
    pub dig: DigTrack,
    /// Cost by structure; a trading house with an opponent next to it.
    pub cost: [Cost; 5],
    /// A trading house with no opponent next to it (TM-8.41).
    pub trading_house_alone: Cost,
    pub count: [u8; 5],
    /// Total income by structure and by how many of it are on the map.
    pub income: [[Gain; 9]; 5],
    /// Favor tiles taken when the structure is built.
    pub favor_tiles: [u8; 5],
    /// For leech and towns.
    pub power_value: [u8; 5],
    /// Yetis (TM-X9.3).
    pub power_action_discount: u8,
    /// Ice Maidens (TM-X9.2).
    pub start_favor_tiles: u8,
}

/// Where a faction is at home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    Terrain(Terrain),
    /// Chosen by the player when the faction is taken (TM-X9.1).
    Chosen,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Start {
    pub coins: u8,
    pub workers: u8,
    pub priests: u8,
    pub bowls: [u8; 3],
    pub cults: [u8; 4],
    pub dwellings: u8,
    pub points: u8,
    /// The variant of 2017 (TM-X8).
    pub points_2017: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct ShippingTrack {
    /// False for Dwarves, Fakirs and Riverwalkers.
    pub has_track: bool,
    pub start: u8,
    pub max: u8,
    pub cost: Cost,
    /// Points for reaching a level, by level.
    pub points: [u8; 6],
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Leap {
    pub skip: u8,
    pub skip_with_stronghold: u8,
    pub cost: Cost,
    pub cost_with_stronghold: Cost,
    pub points: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct DigTrack {
    /// False for Darklings and most of the expansion.
    pub has_track: bool,
    pub max: u8,
    /// Cost of one spade by level; all zero for factions without spades.
    pub spade_cost: [Cost; 3],
    pub cost: Cost,
    pub points: u8,
    /// Darklings (TM-15.4).
    pub points_per_paid_spade: u8,
    /// Giants: 2; 0 means by distance on the cycle (TM-8.22).
    pub spades_per_hex: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct BonusCard {
    pub id: &'static str,
    pub ledger: &'static str,
    /// Not in the base box (TM-X3).
    pub extra: bool,
    pub income: Gain,
    pub special: Option<CardAction>,
    /// Phase II only (TM-7.3).
    pub shipping: u8,
    /// On passing, by structure (TM-8.73).
    pub pass_points: [u8; 5],
    pub pass_points_per_shipping: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardAction {
    Spade,
    CultStep,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct FavorTile {
    pub id: &'static str,
    pub ledger: &'static str,
    pub cult: Cult,
    pub steps: u8,
    pub copies: u8,
    pub income: Gain,
    /// Points when one is built.
    pub build_points: [u8; 5],
    /// On passing, by the number of trading houses.
    pub pass_points: [u8; 5],
    pub town_power: Option<u8>,
    pub cult_action: bool,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct TownTile {
    pub id: &'static str,
    pub ledger: &'static str,
    pub extra: bool,
    pub copies: u8,
    pub points: u8,
    pub keys: u8,
    pub gain: Gain,
    /// Steps on every cult.
    pub cult_steps: u8,
    pub shipping_step: bool,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct ScoringTile {
    pub id: &'static str,
    pub ledger: &'static str,
    pub extra: bool,
    pub build_points: [u8; 5],
    pub spade_points: u8,
    pub town_points: u8,
    /// `None`: priests in orders (TM-X4).
    pub cult: Option<Cult>,
    pub steps: u8,
    pub reward: Gain,
    /// Rounds it may not lie on, as a bit set (bit r for round r).
    pub forbidden_rounds: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct PowerAction {
    pub id: &'static str,
    pub ledger: &'static str,
    pub cost: u8,
    pub gain: Gain,
    pub bridge: bool,
}

/// An extra final scoring tile of the expansion (TM-X6).
#[derive(Clone, Copy, Debug, Default)]
pub struct FinalScoring {
    pub id: &'static str,
    pub ledger: &'static str,
    /// For first, second and third.
    pub points: [u8; 3],
}

#[derive(Clone, Debug)]
pub struct Introductory {
    pub factions: Vec<Faction>,
    /// By seat, hex names on the base map.
    pub dwellings: Vec<Vec<u8>>,
    /// Indexes of bonus cards.
    pub bonus_cards: Vec<u8>,
    /// Indexes of scoring tiles by round.
    pub scoring_tiles: [u8; 6],
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Constants {
    pub rounds: u8,
    pub priests: u8,
    pub bridges: u8,
    pub free_bonus_cards: u8,
    pub town_power: u8,
    pub town_structures: u8,
    pub town_structures_with_sanctuary: u8,
    /// Power gained on reaching a cult space, by space.
    pub cult_power: [u8; 11],
    pub order_spaces: [u8; 4],
    pub cult_points: [u8; 3],
    pub network_points: [u8; 3],
    pub coins_per_point: u8,
    pub coins_per_point_alchemists: u8,
}

impl Content {
    pub fn board(&self, faction: Faction) -> &FactionBoard {
        &self.factions[faction as usize]
    }
}

engine::tables!(
    Content,
    tables::read,
    [
        "bonus-cards.toml",
        "constants.toml",
        "cult-board.toml",
        "factions-fire-and-ice.toml",
        "factions.toml",
        "favor-tiles.toml",
        "final-scoring.toml",
        "introductory.toml",
        "maps.toml",
        "power-actions.toml",
        "scoring-tiles.toml",
        "town-tiles.toml",
    ],
    texts {
        "final-scoring.toml" { final_scoring: "final-*", final_scoring: "final-*-effect" }
        "maps.toml" { map: "map-*" }
    }
);

/// Structures in the order of the tables' columns.
pub const STRUCTURES: [Structure; 5] = Structure::ALL;
