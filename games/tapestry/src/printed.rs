//! What is printed on boards, cards, mats and tiles, as a client draws it: values as they are in the tables, effects as
//! messages made of their steps.

use crate::Tapestry;
use crate::capital::plots;
use crate::content::{
    AchievementRow, Answer, CardKind, LandmarkCard, Prerequisite, Price, ScienceDie, TierCost,
    content,
};
use crate::describe::{
    civilization_face, masterpiece_face, space_face, steps_of, tapestry_face, technology_face,
};
use crate::kinds::{Expansion, Landmark, Terrain, Track};
use crate::map::{self, HEXES, Hex};
use engine::chain::RootId;
use engine::content::Name;
use engine::{Arg, Game, Message, Thing};
use serde::Serialize;
use std::collections::BTreeMap;

/// All component tables. Lists stand in the order moves and events count them in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    /// Names the exact tables this was printed from.
    content: String,
    tracks: Vec<TrackPrinted>,
    /// By building: the slots of its track of the income mat.
    income: Vec<Vec<SlotPrinted>>,
    /// What the first of the neighbours gains in eras 2 to 4.
    eras: Vec<Text>,
    red_die: Vec<Text>,
    black_die: Vec<Text>,
    science_dice: Vec<ScienceDie>,
    achievements: Vec<AchievementRow>,
    /// Hexes by their number: name and axial coordinates.
    hexes: Vec<(String, i8, i8)>,
    sides: Vec<SidePrinted>,
    landmarks: Vec<LandmarkPrinted>,
    landmark_cards: Vec<LandmarkCard>,
    capitals: Vec<CapitalPrinted>,
    territory_tiles: Vec<TilePrinted>,
    space_tiles: Vec<SpaceTilePrinted>,
    technologies: Vec<TechnologyPrinted>,
    tapestries: Vec<TapestryPrinted>,
    masterpieces: Vec<MasterpiecePrinted>,
    civilizations: Vec<CivilizationPrinted>,
}

/// A message with everything it is made of.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Text {
    key: String,
    args: BTreeMap<&'static str, Piece>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Piece {
    Number(i32),
    /// A key of the catalogue, or text.
    Word(String),
    Said(Box<Text>),
}

impl From<Message> for Text {
    fn from(message: Message) -> Text {
        let piece = |arg| match arg {
            Arg::Number(number) => Piece::Number(number as i32),
            Arg::Name(word) | Arg::Text(word) => Piece::Word(word),
            Arg::Said(inner) => Piece::Said(Box::new(Text::from(*inner))),
        };
        let args = message.args.into_iter().map(|(name, arg)| (name, piece(arg))).collect();
        Text { key: message.key, args }
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct TrackPrinted {
    track: Track,
    expansion: Expansion,
    /// Of tiers I to IV.
    costs: Vec<Vec<TierCost>>,
    /// Of tiers II to IV.
    landmarks: Vec<Landmark>,
    spaces: Vec<SpacePrinted>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct SpacePrinted {
    id: Name,
    text: Text,
    price: Option<Price>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct SlotPrinted {
    income: Option<Text>,
    vp: Option<Text>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct LandmarkPrinted {
    id: Name,
    expansion: Expansion,
    /// Rows of `1`, covered, and `0`.
    footprint: Vec<Name>,
    height: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct CapitalPrinted {
    id: Name,
    expansion: Expansion,
    advanced: bool,
    /// Plots by name.
    grid: Vec<String>,
    impassable: Vec<String>,
    lilies: Vec<String>,
    wisps: Vec<String>,
    districts: Vec<Vec<String>>,
    overhang: bool,
}

/// One side of the board: up to three players, or up to five.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct SidePrinted {
    hexes: Vec<String>,
    territories: Vec<TerritoryPrinted>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct TerritoryPrinted {
    hex: String,
    corners: Vec<Terrain>,
    interior: Vec<Terrain>,
    starts: Vec<u8>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct TilePrinted {
    id: Name,
    corners: Vec<Terrain>,
    interior: Vec<Terrain>,
    benefit: Text,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct SpaceTilePrinted {
    id: Name,
    expansion: Expansion,
    benefit: Text,
    lasts: bool,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct TechnologyPrinted {
    id: Name,
    expansion: Expansion,
    prerequisite: Prerequisite,
    one_use: bool,
    text: Text,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct TapestryPrinted {
    id: Name,
    expansion: Expansion,
    kind: CardKind,
    answer: Option<Answer>,
    charm_left: bool,
    charm_right: bool,
    text: Text,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct MasterpiecePrinted {
    id: Name,
    one_use: bool,
    text: Text,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct CivilizationPrinted {
    id: Name,
    expansion: Expansion,
    compulsory: bool,
    tokens: u8,
    text: Text,
}

/// As the tables in use have it.
pub fn printed() -> Printed {
    let content = content();
    let said = |root: RootId| Text::from(steps_of(root));
    let tracks =
        content.tracks.iter().zip(content.spaces.chunks(content.spaces.len() / Track::COUNT));
    let tracks = tracks.enumerate().map(|(at, (board, spaces))| TrackPrinted {
        track: board.track,
        expansion: board.expansion,
        costs: board.costs.iter().map(|cost| cost.to_vec()).collect(),
        landmarks: board.landmarks.into(),
        spaces: (at * spaces.len()..)
            .zip(spaces)
            .map(|(at, space)| SpacePrinted {
                id: space.id,
                text: space_face(at).into(),
                price: space.price,
            })
            .collect(),
    });
    let slots = content.income.slots.iter().map(|slots| {
        let slot = |slot: &crate::content::Slot| SlotPrinted {
            income: slot.pays.then(|| said(slot.income)),
            vp: slot.scores.then(|| said(slot.vp)),
        };
        slots.iter().map(slot).collect()
    });
    Printed {
        content: <Tapestry as Game>::tables_fingerprint(),
        tracks: tracks.collect(),
        income: slots.collect(),
        eras: content.income.eras.iter().map(|era| said(era.first_of_neighbours)).collect(),
        red_die: content.red_die.map(said).into(),
        black_die: content.black_die.map(said).into(),
        science_dice: content.science_dice.into(),
        achievements: content.achievements.into(),
        hexes: hexes(),
        sides: sides(),
        landmarks: landmarks(),
        landmark_cards: content.landmark_cards.into(),
        capitals: capitals(),
        territory_tiles: content
            .map
            .tiles
            .iter()
            .map(|tile| TilePrinted {
                id: tile.id,
                corners: tile.face.corners.into(),
                interior: tile.face.inside(),
                benefit: said(tile.benefit),
            })
            .collect(),
        space_tiles: content
            .space_tiles
            .iter()
            .map(|tile| SpaceTilePrinted {
                id: tile.id,
                expansion: tile.expansion,
                benefit: said(tile.benefit),
                lasts: tile.lasts,
            })
            .collect(),
        technologies: technologies(),
        tapestries: tapestries(),
        masterpieces: (0u8..)
            .zip(&content.masterpieces)
            .map(|(at, card)| MasterpiecePrinted {
                id: card.id,
                one_use: card.one_use,
                text: masterpiece_face(at).into(),
            })
            .collect(),
        civilizations: (0u8..)
            .zip(&content.civilizations)
            .map(|(at, mat)| CivilizationPrinted {
                id: mat.id,
                expansion: mat.expansion,
                compulsory: mat.compulsory,
                tokens: mat.tokens,
                text: civilization_face(at).into(),
            })
            .collect(),
    }
}

fn hexes() -> Vec<(String, i8, i8)> {
    let all = (0..HEXES as u8).map(Hex);
    let named = all.map(|hex| (hex.word().into_owned(), hex.axial().0, hex.axial().1));
    named.collect()
}

fn sides() -> Vec<SidePrinted> {
    let name = |hex: Hex| hex.word().into_owned();
    let of = |set: u64| map::hexes(set).map(name).collect::<Vec<String>>();
    let territory = |it: &map::PrintedTerritory| TerritoryPrinted {
        hex: name(it.hex),
        corners: it.face.corners.into(),
        interior: it.face.inside(),
        starts: it.starts.clone(),
    };
    let side = |large: bool| SidePrinted {
        hexes: of(content().map.atlas.side(large).hexes),
        territories: content().map.printed[usize::from(large)].iter().map(territory).collect(),
    };
    [false, true].map(side).into()
}

fn landmarks() -> Vec<LandmarkPrinted> {
    let landmarks = content().capitals.landmarks.iter();
    let printed = landmarks.map(|it| LandmarkPrinted {
        id: it.id,
        expansion: it.expansion,
        footprint: it.footprint.to_vec(),
        height: it.height_mm,
    });
    printed.collect()
}

fn capitals() -> Vec<CapitalPrinted> {
    let names = |set| plots(set).map(|plot| plot.word().into_owned()).collect::<Vec<String>>();
    let grounds = content().capitals.grounds.iter();
    let printed = grounds.map(|ground| CapitalPrinted {
        id: ground.id,
        expansion: ground.expansion,
        advanced: ground.advanced,
        grid: names(ground.grid),
        impassable: names(ground.impassable),
        lilies: names(ground.lilies),
        wisps: names(ground.wisps),
        districts: ground.districts().map(names).collect(),
        overhang: ground.overhang,
    });
    printed.collect()
}

fn technologies() -> Vec<TechnologyPrinted> {
    let cards = (0u8..).zip(&content().technologies);
    let printed = cards.map(|(at, card)| TechnologyPrinted {
        id: card.id,
        expansion: card.expansion,
        prerequisite: card.prerequisite,
        one_use: card.one_use,
        text: technology_face(at).into(),
    });
    printed.collect()
}

fn tapestries() -> Vec<TapestryPrinted> {
    let cards = (0u8..).zip(&content().tapestries);
    let printed = cards.map(|(at, card)| TapestryPrinted {
        id: card.id,
        expansion: card.expansion,
        kind: card.kind,
        answer: card.answer,
        charm_left: card.charm_left.is_some(),
        charm_right: card.charm_right.is_some(),
        text: tapestry_face(at).into(),
    });
    printed.collect()
}
