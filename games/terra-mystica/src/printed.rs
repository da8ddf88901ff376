//! What is printed on boards, cards and tiles, as the client draws it.

use crate::actions::{BRIDGE_COST, stronghold_action_of};
use crate::content::{self, CardAction, Cost, FactionBoard, Gain, Home, content};
use crate::events::Got;
use crate::kinds::{Cult, Faction, Structure, Terrain};
use crate::map::Map;
use crate::moves::Conversion;
use crate::notation::conversion_text;
use crate::state::TerraMystica;
use engine::Game;
use serde::Serialize;
use std::collections::BTreeMap;

/// All component tables, defaults filled in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    /// Names the exact tables this was printed from.
    content: String,
    factions: BTreeMap<&'static str, Board>,
    maps: BTreeMap<&'static str, Sites>,
    bonus_cards: Vec<BonusCard>,
    favor_tiles: Vec<FavorTile>,
    town_tiles: Vec<TownTile>,
    scoring_tiles: Vec<ScoringTile>,
    power_actions: Vec<PowerAction>,
    rounds: u8,
    priests: u8,
    bridges: u8,
    town_power: u8,
    town_structures: u8,
    /// Power by space of a cult.
    cult_power: Vec<u8>,
    /// Steps by order space.
    order_steps: Vec<u8>,
    /// How each conversion is written.
    conversions: BTreeMap<Conversion, String>,
    cult_points: Vec<u8>,
    network_points: Vec<u8>,
    final_points: Vec<u8>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Price {
    coins: u8,
    workers: u8,
    priests: u8,
}

impl From<Cost> for Price {
    fn from(cost: Cost) -> Price {
        Price { coins: cost.coins, workers: cost.workers, priests: cost.priests }
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Board {
    /// `None` if the player chooses.
    home: Option<Terrain>,
    start: Start,
    buildings: Vec<Building>,
    /// A trading house with no opponent next to it.
    alone: Price,
    shipping: Option<Shipping>,
    digging: Option<Digging>,
    leap: Option<Leap>,
    /// What a bridge costs those who may build one as an action (TM-15.7).
    bridge: Option<Price>,
    /// The action of its stronghold.
    action: Option<StrongholdAction>,
    /// May found towns over a river (TM-12.6), move home (TM-X9.6), open terrains with priests (TM-X9.7).
    connects: bool,
    shapeshifts: bool,
    unlocks: bool,
}

/// What it begins with (TM-2.1).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Start {
    coins: u8,
    workers: u8,
    priests: u8,
    bowls: [u8; 3],
    cults: [u8; 4],
    points: u8,
    dwellings: u8,
    favor_tiles: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct StrongholdAction {
    /// Its name on a score sheet.
    id: &'static str,
    /// Spades or cult steps it gives; 0 if it gives neither.
    amount: u8,
}

/// One kind of structure on a faction board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Building {
    structure: Structure,
    /// What it replaces on the map (TM-8.40).
    from: Option<Structure>,
    count: u8,
    cost: Price,
    /// Total income by how many are on the map, from none to all.
    income: Vec<Got>,
    favor_tiles: u8,
    power_value: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Shipping {
    start: u8,
    max: u8,
    cost: Price,
    points: Vec<u8>,
}

/// Spades, and the track that makes them cheaper if there is one.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Digging {
    max: u8,
    spade_cost: Vec<Price>,
    cost: Price,
    points: u8,
    /// 0: by distance on the cycle.
    spades_per_hex: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Leap {
    /// `carpet` or `tunnel`.
    kind: &'static str,
    /// Hexes it skips.
    skip: u8,
    cost: Price,
    cost_with_stronghold: Price,
    points: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Sites {
    /// Bridge sites: two hexes each.
    sites: Vec<(u8, u8)>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct BonusCard {
    id: &'static str,
    income: Got,
    /// `spade` or `cult`.
    special: Option<&'static str>,
    shipping: u8,
    pass_points: BTreeMap<&'static str, u8>,
    pass_points_per_shipping: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct FavorTile {
    id: &'static str,
    cult: Cult,
    steps: u8,
    copies: u8,
    income: Got,
    build_points: BTreeMap<&'static str, u8>,
    /// By the number of trading houses.
    pass_points: Vec<u8>,
    town_power: Option<u8>,
    cult_action: bool,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct TownTile {
    id: &'static str,
    copies: u8,
    points: u8,
    keys: u8,
    gain: Got,
    cult_steps: u8,
    shipping_step: bool,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct ScoringTile {
    id: &'static str,
    build_points: BTreeMap<&'static str, u8>,
    spade_points: u8,
    town_points: u8,
    /// `None`: priests in orders.
    cult: Option<Cult>,
    steps: u8,
    reward: Got,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct PowerAction {
    id: &'static str,
    cost: u8,
    gain: Got,
    bridge: bool,
}

/// As the tables in use have it.
pub fn printed() -> Printed {
    let content = content();
    let numbers = &content.constants;
    Printed {
        content: <TerraMystica as Game>::tables_fingerprint(),
        factions: content.factions.iter().map(|side| (side.faction.id(), board(side))).collect(),
        maps: content.maps.iter().map(|map| (map.id, sites(map))).collect(),
        bonus_cards: content.bonus_cards.iter().map(bonus_card).collect(),
        favor_tiles: content.favor_tiles.iter().map(favor_tile).collect(),
        town_tiles: content.town_tiles.iter().map(town_tile).collect(),
        scoring_tiles: content.scoring_tiles.iter().map(scoring_tile).collect(),
        power_actions: content.power_actions.iter().map(power_action).collect(),
        rounds: numbers.rounds,
        priests: numbers.priests,
        bridges: numbers.bridges,
        town_power: numbers.town_power,
        town_structures: numbers.town_structures,
        cult_power: numbers.cult_power.to_vec(),
        order_steps: numbers.order_spaces.to_vec(),
        conversions: Conversion::ALL
            .map(|what| (what, format!("convert {}", conversion_text(what))))
            .into(),
        cult_points: numbers.cult_points.to_vec(),
        network_points: numbers.network_points.to_vec(),
        final_points: content.final_scoring[0].points.to_vec(),
    }
}

fn board(side: &FactionBoard) -> Board {
    let levels = if side.dig.has_track { side.dig.max } else { 0 };
    let spades = side.dig.spade_cost[..=levels as usize].iter();
    let spade_cost: Vec<Price> =
        spades.filter(|cost| **cost != Cost::default()).map(|cost| (*cost).into()).collect();
    Board {
        home: match side.home {
            Home::Terrain(terrain) => Some(terrain),
            Home::Chosen => None,
        },
        start: Start {
            coins: side.start.coins,
            workers: side.start.workers,
            priests: side.start.priests,
            bowls: side.start.bowls,
            cults: side.start.cults,
            points: side.start.points,
            dwellings: side.start.dwellings,
            favor_tiles: side.start_favor_tiles,
        },
        buildings: Structure::ALL.map(|structure| building(side, structure)).into(),
        alone: side.trading_house_alone.into(),
        shipping: side.shipping.has_track.then(|| Shipping {
            start: side.shipping.start,
            max: side.shipping.max,
            cost: side.shipping.cost.into(),
            points: side.shipping.points[..=side.shipping.max as usize].to_vec(),
        }),
        digging: (!spade_cost.is_empty()).then(|| Digging {
            max: levels,
            spade_cost,
            cost: side.dig.cost.into(),
            points: side.dig.points,
            spades_per_hex: side.dig.spades_per_hex,
        }),
        leap: side.leap.map(|leap| Leap {
            kind: if side.faction == Faction::Fakirs { "carpet" } else { "tunnel" },
            skip: leap.skip,
            cost: leap.cost.into(),
            cost_with_stronghold: leap.cost_with_stronghold.into(),
            points: leap.points,
        }),
        bridge: (side.faction == Faction::Engineers).then(|| BRIDGE_COST.into()),
        action: stronghold_action_of(side.faction)
            .map(|action| StrongholdAction { id: action.ledger(), amount: action.amount() }),
        connects: side.faction == Faction::Mermaids,
        shapeshifts: side.faction == Faction::Shapeshifters,
        unlocks: side.faction == Faction::Riverwalkers,
    }
}

fn building(side: &FactionBoard, structure: Structure) -> Building {
    let kind = structure as usize;
    let count = side.count[kind];
    let income = &side.income[kind][..=count as usize];
    Building {
        structure,
        from: structure.upgraded_from(),
        count,
        cost: side.cost[kind].into(),
        income: income.iter().copied().map(Gain::into).collect(),
        favor_tiles: side.favor_tiles[kind],
        power_value: side.power_value[kind],
    }
}

fn sites(map: &Map) -> Sites {
    Sites { sites: map.bridge_sites.iter().map(|site| (site.a, site.b)).collect() }
}

/// Points by structure, without those that give none.
fn points(by_structure: [u8; 5]) -> BTreeMap<&'static str, u8> {
    let all = Structure::ALL.into_iter().zip(by_structure);
    all.filter(|(_, points)| *points > 0).map(|(kind, points)| (kind.id(), points)).collect()
}

fn bonus_card(card: &content::BonusCard) -> BonusCard {
    BonusCard {
        id: card.ledger,
        income: card.income.into(),
        special: card.special.map(|special| match special {
            CardAction::Spade => "spade",
            CardAction::CultStep => "cult",
        }),
        shipping: card.shipping,
        pass_points: points(card.pass_points),
        pass_points_per_shipping: card.pass_points_per_shipping,
    }
}

fn favor_tile(tile: &content::FavorTile) -> FavorTile {
    FavorTile {
        id: tile.ledger,
        cult: tile.cult,
        steps: tile.steps,
        copies: tile.copies,
        income: tile.income.into(),
        build_points: points(tile.build_points),
        pass_points: if tile.pass_points == [0; 5] { vec![] } else { tile.pass_points.into() },
        town_power: tile.town_power,
        cult_action: tile.cult_action,
    }
}

fn town_tile(tile: &content::TownTile) -> TownTile {
    TownTile {
        id: tile.ledger,
        copies: tile.copies,
        points: tile.points,
        keys: tile.keys,
        gain: tile.gain.into(),
        cult_steps: tile.cult_steps,
        shipping_step: tile.shipping_step,
    }
}

fn scoring_tile(tile: &content::ScoringTile) -> ScoringTile {
    ScoringTile {
        id: tile.ledger,
        build_points: points(tile.build_points),
        spade_points: tile.spade_points,
        town_points: tile.town_points,
        cult: tile.cult,
        steps: tile.steps,
        reward: tile.reward.into(),
    }
}

fn power_action(action: &content::PowerAction) -> PowerAction {
    PowerAction {
        id: action.ledger,
        cost: action.cost,
        gain: action.gain.into(),
        bridge: action.bridge,
    }
}
