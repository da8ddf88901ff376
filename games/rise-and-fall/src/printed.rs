//! What is printed on tiles, cards and boards, as the client draws it.

use crate::actions::yields;
use crate::content::{self, AiCard, content};
use crate::kinds::{Guild, Kind, Resource, Tale, Terrain, TileKind};
use crate::reach::ONE_STEP;
use crate::state::RiseAndFall;
use crate::world::{CLIFF, Site};
use engine::Game;
use serde::Serialize;
use std::collections::BTreeMap;

/// All component tables the drawings need.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    /// Names the exact tables this was printed from.
    content: String,
    /// Points of a hex in a dominated Region, by terrain.
    hex_points: BTreeMap<&'static str, u8>,
    /// How high each terrain lies (RF-2.5).
    heights: BTreeMap<&'static str, u8>,
    /// So many levels between two hexes make a cliff (RF-2.6).
    cliff: u8,
    /// What a unit produces, by its kind and the terrain it stands on.
    yields: BTreeMap<&'static str, BTreeMap<&'static str, Resource>>,
    tiles: BTreeMap<&'static str, Shape>,
    /// Places of Tales that lie in the World.
    sites: BTreeMap<&'static str, Shape>,
    pieces: Vec<Piece>,
    costs: Costs,
    /// Most Wood and Stone of one civilization.
    limits: [u8; 2],
    /// Price of a card in decline, by trophies won less 1.
    buy_back: Vec<u16>,
    guilds: Vec<GuildCard>,
    tales: Vec<TaleCard>,
    /// Up to so many players, so many must recycle for a Fantastic Event.
    thresholds: Vec<(u8, u8)>,
    /// Around the Volcano: its nine neighbours, and which of them lava points at when it is not turned.
    lava: Lava,
    npc_cards: Vec<AiCard>,
    objectives: Vec<Objective>,
    /// Guild cards kept, by level of independence less 1.
    independence: [u8; 3],
}

/// Hexes seen from the anchor, and how many turns give different ones.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Shape {
    cells: Vec<(i8, i8)>,
    orientations: u8,
}

/// A kind of piece, its trophy and its card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Piece {
    kind: Kind,
    count: u8,
    /// By pieces in the World less 1.
    points: Vec<u8>,
    trophy: u8,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Price {
    gold: u8,
    wood: u8,
    stone: u8,
}

impl From<content::Cost> for Price {
    fn from(cost: content::Cost) -> Price {
        Price { gold: cost.gold, wood: cost.wood, stone: cost.stone }
    }
}

/// Prices, incomes and ranges on the six cards.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Costs {
    nomad_city: Price,
    nomad_temple: Price,
    nomad_ship: Price,
    grow: Price,
    educate_merchant: Price,
    educate_mountaineer: Price,
    ship_temple: Price,
    ship_city: Price,
    land_nomad: Price,
    land_merchant: Price,
    mountaineer_city: Price,
    merchant_ship: Price,
    /// Gold by kind of unit.
    conversion: BTreeMap<&'static str, u8>,
    /// Gold by terrain of the City.
    taxes: BTreeMap<&'static str, u8>,
    ship_trade: u8,
    tithe: u8,
    merchant_opposing: u8,
    merchant_own: u8,
    merchant_bank: u8,
    nomad_range: u8,
    mountaineer_range: u8,
    merchant_range: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct GuildCard {
    guild: Guild,
    /// Usable in solo and cooperative games.
    solo: bool,
    rule: &'static str,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct TaleCard {
    tale: Tale,
    number: u8,
    trophy: u8,
    points: u8,
    rule: &'static str,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Lava {
    ring: Vec<(i8, i8)>,
    pointed: [u8; 3],
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Objective {
    id: &'static str,
    /// By level less 1: trophies that end the game, and those the players must win.
    levels: Vec<(u8, Vec<Kind>)>,
}

/// As the tables in use have it.
pub fn printed() -> Printed {
    let content = content();
    Printed {
        content: <RiseAndFall as Game>::tables_fingerprint(),
        hex_points: by_terrain(&content.hex_points),
        heights: (Terrain::ALL.iter()).map(|terrain| (terrain.id(), terrain.level())).collect(),
        cliff: CLIFF,
        yields: Kind::ALL.iter().map(|&kind| (kind.id(), yields_of(kind))).collect(),
        tiles: (TileKind::ALL.iter())
            .map(|&kind| {
                let shape = content.tile(kind);
                let cells = shape.cells.clone();
                (kind.id(), Shape { cells, orientations: shape.orientations })
            })
            .collect(),
        sites: (Tale::ALL.iter())
            .filter(|tale| tale.placed_after().is_some())
            .map(|&tale| {
                let cells = Site::cells(tale).to_vec();
                (tale.id(), Shape { cells, orientations: Site::orientations(tale) })
            })
            .collect(),
        pieces: Kind::ALL.iter().map(|&kind| piece(content, kind)).collect(),
        costs: costs(&content.costs),
        limits: content.limits,
        buy_back: content.buy_back.clone(),
        guilds: (Guild::ALL.iter())
            .map(|&guild| GuildCard { guild, solo: content.guild(guild).solo, rule: guild.rule() })
            .collect(),
        tales: (Tale::ALL.iter().zip(1..))
            .map(|(&tale, number)| {
                let card = content.tale(tale);
                let (trophy, points) = (card.trophy, card.points);
                TaleCard { tale, number, trophy, points, rule: tale.rule() }
            })
            .collect(),
        thresholds: content.tales.thresholds.clone(),
        lava: Lava { ring: content.tales.ring.to_vec(), pointed: content.tales.pointed },
        npc_cards: content.npcs.cards.clone(),
        objectives: (content.npcs.objectives.iter())
            .map(|it| Objective { id: &it.id, levels: it.levels.to_vec() })
            .collect(),
        independence: content.npcs.independence,
    }
}

fn yields_of(kind: Kind) -> BTreeMap<&'static str, Resource> {
    let on = |&terrain: &Terrain| Some((terrain.id(), yields(kind, terrain)?));
    Terrain::ALL.iter().filter_map(on).collect()
}

/// The five layers by name.
fn by_terrain(values: &[u8; 5]) -> BTreeMap<&'static str, u8> {
    Terrain::LAYERS.iter().zip(values).map(|(terrain, value)| (terrain.id(), *value)).collect()
}

fn piece(content: &content::Content, kind: Kind) -> Piece {
    let piece = &content.pieces[kind as usize];
    let points = piece.points[..piece.count as usize].to_vec();
    Piece { kind, count: piece.count, points, trophy: content.trophies[kind as usize] }
}

fn costs(costs: &content::Costs) -> Costs {
    let conversion = Kind::ALL.iter().zip(costs.conversion).filter(|(_, gold)| *gold > 0);
    Costs {
        nomad_city: costs.nomad_city.into(),
        nomad_temple: costs.nomad_temple.into(),
        nomad_ship: costs.nomad_ship.into(),
        grow: costs.grow.into(),
        educate_merchant: costs.educate_merchant.into(),
        educate_mountaineer: costs.educate_mountaineer.into(),
        ship_temple: costs.ship_temple.into(),
        ship_city: costs.ship_city.into(),
        land_nomad: costs.land_nomad.into(),
        land_merchant: costs.land_merchant.into(),
        mountaineer_city: costs.mountaineer_city.into(),
        merchant_ship: costs.merchant_ship.into(),
        conversion: conversion.map(|(kind, gold)| (kind.id(), gold)).collect(),
        taxes: by_terrain(&costs.taxes),
        ship_trade: costs.ship_trade,
        tithe: costs.tithe,
        merchant_opposing: costs.merchant_opposing,
        merchant_own: costs.merchant_own,
        merchant_bank: costs.merchant_bank,
        nomad_range: ONE_STEP,
        mountaineer_range: costs.mountaineer_range,
        merchant_range: costs.merchant_range,
    }
}
