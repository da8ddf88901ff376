//! What happened, for logs and animation. Only tapestry cards in hands are told to their owner alone (TP-16.1).

use crate::describe::{counted, die_face, player, rival_people, space_name};
use crate::kinds::{
    Achievement, Building, Capital, Civilization, DecisionCard, Die, Landmark, LandmarkCard,
    Masterpiece, Resource, Row, Source, SpaceTile, Tapestries, Technology, TerritoryTile, Track,
};
use crate::map::Hex;
use crate::moves::{Plot, Spot};
use crate::state::Tapestry;
use engine::Seat;
use serde::Serialize;

/// One thing that happened: who may know it, its rule and its words (`engine::kit`). Cards and tiles are their
/// numbers in the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, engine::Events)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[speech(table = Tapestry, seats = player)]
#[rustfmt::skip]
pub enum Event {
    // Setup (TP-2)
    #[event(public, "TP-2.10", "event-set-up", who = player(table, first))]
    SetUp { first: Seat },
    #[event(public, "TP-2.4", "event-civilization-dealt")]
    CivilizationDealt { seat: Seat, #[is(Civilization)] civilization: u8 },
    #[event(public, "TP-2.4", "event-capital-dealt")]
    CapitalDealt { seat: Seat, #[is(Capital)] capital: u8 },
    /// Somebody has chosen; what, is shown when all have.
    #[event(public, "TP-2.6", "event-chosen", seat)]
    Chosen { seat: Seat },
    #[event(public, "TP-2.6", "event-capital-kept")]
    #[reveals]
    #[uses("capital", capital)]
    CapitalKept { seat: Seat, #[is(Capital)] capital: u8 },
    #[event(public, "TP-2.6", "event-civilization-kept")]
    #[reveals]
    #[uses("civilization", civilization)]
    CivilizationKept { seat: Seat, #[is(Civilization)] civilization: u8 },
    #[event(public, "TP-14.3", "event-civilization-gained")]
    #[reveals]
    #[uses("civilization-gained", civilization)]
    CivilizationGained { seat: Seat, #[is(Civilization)] civilization: u8 },
    #[event(public, "TP-14.4", "event-civilization-lost")]
    CivilizationLost { seat: Seat, #[is(Civilization)] civilization: u8 },
    #[event(public, "TP-2.11", "event-landmark-card")]
    LandmarkCardKept { seat: Seat, #[is(LandmarkCard)] card: u8 },
    /// For the draft.
    #[event(public, "TP-2.11", "event-landmark-card-drawn")]
    #[reveals]
    LandmarkCardDrawn { #[is(LandmarkCard)] card: u8 },
    /// To choose one of several.
    #[event(public, "TP-14.6", "event-civilization-drawn")]
    #[reveals]
    CivilizationDrawn { seat: Seat, #[is(Civilization)] civilization: u8 },

    // Turns (TP-3 to TP-5)
    #[event(public, "TP-4.1", "event-income-turn", seat, turn)]
    IncomeTurn { seat: Seat, turn: u8 },
    #[event(public, "TP-5.2", "event-advanced", seat, place = space_name(track, space))]
    #[uses("advance", track)]
    Advanced { seat: Seat, track: Track, space: u8 },
    #[event(public, "TP-9.4", "event-regressed", seat, place = space_name(track, space))]
    Regressed { seat: Seat, track: Track, space: u8 },
    #[event(public, "TP-9.5", "event-repeated", seat, place = space_name(track, space))]
    Repeated { seat: Seat, track: Track, space: u8 },
    #[event(public, "TP-9.3", "event-moved", seat, place = space_name(track, space))]
    Moved { seat: Seat, track: Track, space: u8 },
    #[event(public, "TP-17.1", "event-finished")]
    Finished { seat: Seat },
    #[event(public, "TP-17.2", "event-game-over")]
    GameOver {},

    // Resources and points
    #[event(public, "TP-1.3", "event-gained", seat, gained = counted(resource, count))]
    Gained { seat: Seat, resource: Resource, count: u8 },
    #[event(public, "TP-6.8", "event-paid", seat, paid = counted(resource, count))]
    Paid { seat: Seat, resource: Resource, count: u8 },
    #[event(public, "TP-1.3", "event-lost", seat, lost = counted(resource, count))]
    Lost { seat: Seat, resource: Resource, count: u8 },
    #[event(public, "TP-16.2", "event-scored", seat, points, source = engine::Arg::Name(source.id().into()))]
    #[when(points < 0, "event-points-lost", seat, points = -points, source = engine::Arg::Name(source.id().into()))]
    Scored { seat: Seat, points: i16, source: Source },
    #[event(public, "TP-15.1", "event-achievement", seat, achievement, points)]
    #[uses("achievement", achievement)]
    Achieved { seat: Seat, achievement: Achievement, points: u8 },

    // Buildings (TP-12)
    #[event(public, "TP-12.1", "event-building")]
    #[uses("building", building)]
    BuildingGained { seat: Seat, building: Building },
    #[event(public, "TP-12.7", "event-landmark")]
    #[uses("landmark", landmark)]
    LandmarkGained { seat: Seat, #[is(Landmark)] landmark: u8 },
    #[event(public, "TP-12.3", "event-building-placed")]
    BuildingPlaced { seat: Seat, building: Building, #[is(Plot)] plot: u8 },
    #[event(public, "TP-12.3", "event-landmark-placed", seat, landmark, spot, degrees = u16::from(rotation) * 90)]
    LandmarkPlaced { seat: Seat, #[is(Landmark)] landmark: u8, #[is(Spot)] spot: u8, rotation: u8 },
    #[event(public, "TP-12.4", "event-beside", seat)]
    NoRoom { seat: Seat },
    #[event(public, "TP-12.5", "event-district", seat)]
    DistrictCompleted { seat: Seat, district: u8 },

    #[event(public, "TP-8.6", "event-landmark-on-card")]
    LandmarkOnCard { seat: Seat, #[is(Landmark)] landmark: u8, #[is(Technology)] card: u8 },
    #[event(public, "TP-12.9", "event-plots-covered")]
    PlotsCovered { seat: Seat, #[is(Tapestries)] card: u8, plots: u8 },

    // Exploration and conquest (TP-7, TP-10)
    #[event(public, "TP-7.1", "event-tile-gained")]
    #[reveals]
    TileGained { seat: Seat, #[is(TerritoryTile)] tile: u8 },
    #[event(public, "TP-1.6", "event-tile-discarded")]
    TileDiscarded { seat: Seat, #[is(TerritoryTile)] tile: u8 },
    #[event(public, "TP-19.3", "event-tile-given", seat, to = player(table, to), tile)]
    TileGiven { seat: Seat, to: Seat, #[is(TerritoryTile)] tile: u8 },
    #[event(public, "TP-7.1", "event-explored", seat, tile, hex, points)]
    #[uses("tile", tile)]
    Explored { seat: Seat, #[is(TerritoryTile)] tile: u8, #[is(Hex)] hex: u8, rotation: u8, points: u8 },
    #[event(public, "TP-7.9", "event-space-gained")]
    #[reveals]
    SpaceGained { seat: Seat, #[is(SpaceTile)] tile: u8 },
    #[event(public, "TP-7.9", "event-space-explored")]
    #[uses("space-tile", tile)]
    SpaceExplored { seat: Seat, #[is(SpaceTile)] tile: u8 },
    #[event(public, "TP-10.1", "event-attacked")]
    Attacked { seat: Seat, #[is(Hex)] hex: u8 },
    #[event(public, "TP-1.2", "event-outpost")]
    OutpostPlaced { seat: Seat, #[is(Hex)] hex: u8 },
    #[event(public, "TP-10.3", "event-responded")]
    #[uses("response", card)]
    Responded { seat: Seat, #[is(Tapestries)] card: u8 },
    #[event(public, "TP-10.4", "event-toppled", seat, owner = player(table, owner), hex)]
    Toppled { seat: Seat, owner: Seat, #[is(Hex)] hex: u8 },
    #[event(public, "TP-10.4", "event-retreated", seat, hex)]
    Retreated { seat: Seat, #[is(Hex)] hex: u8 },
    #[event(public, "TP-10.5", "event-rolled", seat, red = die_face(Die::Red, red), black = die_face(Die::Black, black))]
    #[reveals]
    Rolled { seat: Seat, red: u8, black: u8 },
    #[event(public, "TP-10.5", "event-die-gained")]
    DieGained { seat: Seat, die: Die, face: u8 },

    // Cards (TP-8, TP-11, TP-13)
    #[event(public, "TP-9.1", "event-researched")]
    #[reveals]
    Researched { seat: Seat, track: Track },
    #[event(public, "TP-8.1", "event-technology-shown")]
    #[reveals]
    TechnologyShown { #[is(Technology)] card: u8 },
    #[event(public, "TP-8.1", "event-technologies-renewed")]
    TechnologiesRenewed { seat: Seat },
    #[event(public, "TP-8.1", "event-invented")]
    #[reveals]
    #[uses("technology", card)]
    Invented { seat: Seat, #[is(Technology)] card: u8 },
    #[event(public, "TP-8.3", "event-upgraded")]
    #[uses("upgrade", card)]
    Upgraded { seat: Seat, #[is(Technology)] card: u8, row: Row },
    #[event(public, "TP-8.8", "event-card-turned")]
    CardTurned { seat: Seat, #[is(Technology)] card: u8 },
    #[event(public, "TP-8.10", "event-technology-discarded")]
    TechnologyDiscarded { seat: Seat, #[is(Technology)] card: u8 },
    #[event(public, "TP-13.11", "event-tapestry-gained", seat)]
    #[when(let Some(card) = card, "event-tapestry-gained-own", seat, card = Tapestries(card))]
    #[reveals]
    TapestryGained { seat: Seat, #[only(seat)] card: Option<u8> },
    #[event(public, "TP-19.11", "event-space-drawn")]
    #[reveals]
    SpaceDrawn { seat: Seat, #[is(SpaceTile)] tile: u8 },
    #[event(public, "TP-22.15", "event-tile-drawn")]
    #[reveals]
    TileDrawn { seat: Seat, #[is(TerritoryTile)] tile: u8 },
    #[event(public, "TP-22.15", "event-shuffled-back", seat)]
    ShuffledBack { seat: Seat },
    #[event(public, "TP-13.9", "event-set-apart")]
    SetApart { seat: Seat, #[is(Tapestries)] card: u8 },
    /// To keep some of what was drawn.
    #[event(public, "TP-19.1", "event-drawn", seat)]
    #[when(let Some(card) = card, "event-drawn-own", seat, card = Tapestries(card))]
    #[reveals]
    TapestryDrawn { seat: Seat, #[only(seat)] card: Option<u8> },
    #[event(public, "TP-19.1", "event-technology-drawn")]
    #[reveals]
    TechnologyDrawn { seat: Seat, #[is(Technology)] card: u8 },
    #[event(public, "TP-4.4", "event-played")]
    #[uses("tapestry", card)]
    Played { seat: Seat, #[is(Tapestries)] card: u8, era: u8 },
    #[event(public, "TP-13.12", "event-face-down", seat)]
    FaceDown { seat: Seat, era: u8 },
    #[event(public, "TP-6.8", "event-discarded")]
    Discarded { seat: Seat, #[is(Tapestries)] card: u8 },
    #[event(public, "TP-11.1", "event-masterpiece-shown")]
    #[reveals]
    MasterpieceShown { #[is(Masterpiece)] card: u8 },
    #[event(public, "TP-11.1", "event-masterpieces-renewed")]
    MasterpiecesRenewed { seat: Seat },
    #[event(public, "TP-11.1", "event-masterpiece")]
    #[reveals]
    #[uses("masterpiece", card)]
    MasterpieceGained { seat: Seat, #[is(Masterpiece)] card: u8 },
    #[event(public, "TP-11.4", "event-broadcast")]
    Broadcast { seat: Seat, #[is(Masterpiece)] card: u8 },
    #[event(public, "TP-11.5", "event-inspired")]
    Inspired { seat: Seat, building: Building },

    // Civilization mats (TP-22)
    #[event(public, "TP-22.7", "event-camped", seat, hex)]
    Camped { seat: Seat, #[is(Hex)] hex: u8 },
    #[event(public, "TP-22.14", "event-flipped", seat)]
    #[when(up, "event-flipped-up", seat)]
    #[reveals]
    Flipped { seat: Seat, up: bool },
    #[event(public, "TP-22.1", "event-face-rolled", seat, die, face = die_face(die, face.saturating_sub(1)))]
    #[reveals]
    FaceRolled { seat: Seat, die: Die, face: u8 },
    #[event(public, "TP-22.1", "event-infiltrated", seat, owner = player(table, owner))]
    Infiltrated { seat: Seat, owner: Seat },
    #[event(public, "TP-22.14", "event-floated")]
    Floated { seat: Seat, #[is(Hex)] hex: u8 },
    #[event(public, "TP-22.10", "event-revealed")]
    #[reveals]
    Revealed { seat: Seat, #[is(Tapestries)] card: u8 },
    #[event(public, "TP-16.1", "event-hand-seen", seat, owner = player(table, owner))]
    #[when(let Some(card) = card, "event-hand-seen-card", seat, owner = player(table, owner), card = Tapestries(card))]
    #[reveals]
    HandSeen { seat: Seat, owner: Seat, #[only(seat)] card: Option<u8> },
    #[event(public, "TP-7.11", "event-island")]
    #[uses("tile", tile)]
    IslandExplored { seat: Seat, #[is(TerritoryTile)] tile: u8, island: u8 },
    #[event(public, "TP-22.12", "event-defected")]
    Defected { seat: Seat, space: u8 },
    #[event(public, "TP-22.14", "event-token-drawn", seat, other = player(table, who))]
    #[reveals]
    TokenDrawn { seat: Seat, who: Seat },
    #[event(public, "TP-22.14", "event-token-placed")]
    TokenPlaced { seat: Seat, #[is(Plot)] plot: u8 },
    #[event(public, "TP-22.14", "event-slid")]
    Slid { seat: Seat, building: Building },
    // Rivals (TP-26)
    #[event(public, "TP-26.6", "event-decision-drawn", track, tie)]
    #[reveals]
    DecisionDrawn { #[is(DecisionCard)] track: u8, #[is(DecisionCard)] tie: u8 },
    #[event(public, "TP-26.16", "event-favourite-changed")]
    FavouriteChanged { seat: Seat, track: Track },
    #[event(public, "TP-26.16", "event-progress-added")]
    ProgressAdded { count: u8 },
    #[event(public, "TP-26.3", "event-rival-people", people = rival_people(people))]
    #[reveals]
    RivalPeopleKept { people: u8 },
    #[event(public, "TP-22.51", "event-die-taken")]
    DieTaken { seat: Seat, die: Die },
    #[event(public, "TP-22.52", "event-submerged")]
    Submerged { seat: Seat, count: u8 },
    #[event(public, "TP-22.52", "event-surfaced")]
    Surfaced { seat: Seat, count: u8 },
}
