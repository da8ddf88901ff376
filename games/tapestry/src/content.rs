//! What is printed on the components, read from `content/*.toml`. The files are embedded; other tables
//! can be installed once per process, before any game is touched.

mod automa;
mod boards;
mod cards;
mod civilizations;
mod cycles;
mod tables;
mod together;

pub use automa::{
    Automa, Axis, Decision, FIRST_OF_PROGRESS, Level, LevelStep, Preference, RivalPeople, Scan,
    Start, TrackRule,
};
pub use boards::{
    AchievementRow, Cost, EraRow, IncomeMat, LandmarkCard, Price, PriceKind, ScienceDie, Slot,
    Space, SpaceTile, TierCost, TrackBoard, Unit,
};
pub use cards::{Answer, CardKind, Masterpiece, Prerequisite, Tapestry, Technology};
pub use civilizations::{Ability, Category, Civilization, Final, FinalScoring, FinalTime};
pub use cycles::Cycle;

use crate::capital::Mats;
use crate::map::Map;
use crate::roots::Roots;
use crate::state::Tapestry as Table;
use engine::chain::{Program, RootId};

/// How many there are.
pub const TAPESTRIES: usize = 117;
pub const TECHNOLOGIES: usize = 56;
pub const MASTERPIECES: usize = 20;
pub const CIVILIZATIONS: usize = 41;
pub const SPACE_TILES: usize = 19;
pub const LANDMARK_CARDS: usize = 10;
/// Spaces of a track (TP-0.2).
pub const SPACES: usize = 12;

/// Every table.
#[derive(Debug)]
pub struct Content {
    pub program: Program<Table>,
    pub roots: Roots,
    /// By [`crate::kinds::Track`].
    pub tracks: [TrackBoard; 5],
    /// What advances cost, by track and tier.
    pub costs: [[Cost; 4]; 5],
    /// By track and space, 12 of a track one after the other.
    pub spaces: [Space; 5 * SPACES],
    pub income: IncomeMat,
    pub red_die: [RootId; 6],
    pub black_die: [RootId; 6],
    /// With 12 and with 20 sides.
    pub science_dice: [ScienceDie; 2],
    /// By [`crate::kinds::Achievement`].
    pub achievements: [AchievementRow; 3],
    pub landmark_cards: [LandmarkCard; LANDMARK_CARDS],
    pub space_tiles: [SpaceTile; SPACE_TILES],
    pub masterpieces: [Masterpiece; MASTERPIECES],
    pub technologies: [Technology; TECHNOLOGIES],
    pub tapestries: [Tapestry; TAPESTRIES],
    /// The record of the Traps, of which there are seven.
    pub trap: u8,
    pub civilizations: [Civilization; CIVILIZATIONS],
    /// Of the Utilitarians, in the order of the table.
    pub abilities: [Ability; 8],
    pub map: Map,
    pub capitals: Mats,
    pub automa: Automa,
}

engine::tables!(
    Content,
    tables::read,
    [
        "achievements.toml",
        "automa.toml",
        "capitals.toml",
        "civilizations.toml",
        "dice.toml",
        "income.toml",
        "landmark-cards.toml",
        "landmarks.toml",
        "map.toml",
        "masterpieces.toml",
        "procedures.toml",
        "space-tiles.toml",
        "tapestry-cards.toml",
        "technology-cards.toml",
        "territory-tiles.toml",
        "tracks.toml",
    ],
    texts {
        "capitals.toml" { capital: "capital-*" }
        "civilizations.toml" { civilization: "civilization-*" }
        "landmark-cards.toml" { card: "landmark-*" }
        "landmarks.toml" { landmark: "landmark-*" }
        "masterpieces.toml" { card: "masterpiece-*" }
        "space-tiles.toml" { tile: "space-tile-*" }
        "tapestry-cards.toml" { card: "tapestry-*" }
        "technology-cards.toml" { card: "technology-*" }
        "territory-tiles.toml" { tile: "territory-tile-*" }
        "tracks.toml" { space: "space-*" }
    }
);
