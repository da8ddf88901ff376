//! The closed lists of the game: terrains, structures, cults, factions (TM-1).

use serde::{Deserialize, Serialize};

/// The seven terrains in the order of the transformation cycle, then the two that never change
/// (TM-1.1, TM-8.12, TM-X9).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Terrain {
    #[default]
    Desert,
    Plains,
    Swamp,
    Lakes,
    Forest,
    Mountains,
    Wasteland,
    Ice,
    Volcano,
}

impl Terrain {
    pub const CYCLE: [Terrain; 7] = [
        Terrain::Desert,
        Terrain::Plains,
        Terrain::Swamp,
        Terrain::Lakes,
        Terrain::Forest,
        Terrain::Mountains,
        Terrain::Wasteland,
    ];
    pub const ALL: [Terrain; 9] = [
        Terrain::Desert,
        Terrain::Plains,
        Terrain::Swamp,
        Terrain::Lakes,
        Terrain::Forest,
        Terrain::Mountains,
        Terrain::Wasteland,
        Terrain::Ice,
        Terrain::Volcano,
    ];
    /// The colour the notation uses.
    pub const fn color(self) -> &'static str {
        ["yellow", "brown", "black", "blue", "green", "gray", "red", "ice", "volcano"]
            [self as usize]
    }
    /// The letter of map pictures.
    pub const fn letter(self) -> char {
        ['Y', 'U', 'K', 'B', 'G', 'S', 'R', 'I', 'V'][self as usize]
    }
    /// The name in data and message keys.
    pub const fn id(self) -> &'static str {
        ["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland", "ice", "volcano"]
            [self as usize]
    }
    pub const fn on_cycle(self) -> bool {
        (self as usize) < 7
    }
}

/// The five structures of every faction (TM-1.3).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Structure {
    #[default]
    Dwelling,
    TradingHouse,
    Temple,
    Stronghold,
    Sanctuary,
}

impl Structure {
    pub const ALL: [Structure; 5] = [
        Structure::Dwelling,
        Structure::TradingHouse,
        Structure::Temple,
        Structure::Stronghold,
        Structure::Sanctuary,
    ];
    pub const fn abbreviation(self) -> &'static str {
        ["D", "TP", "TE", "SH", "SA"][self as usize]
    }
    pub const fn id(self) -> &'static str {
        ["dwelling", "trading-house", "temple", "stronghold", "sanctuary"][self as usize]
    }
    /// What it replaces on the map; a dwelling replaces nothing (TM-8.40).
    pub const fn upgraded_from(self) -> Option<Structure> {
        match self {
            Structure::Dwelling => None,
            Structure::TradingHouse => Some(Structure::Dwelling),
            Structure::Temple | Structure::Stronghold => Some(Structure::TradingHouse),
            Structure::Sanctuary => Some(Structure::Temple),
        }
    }
}

/// The four cults in the order used everywhere (TM-11.1).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Cult {
    #[default]
    Fire,
    Water,
    Earth,
    Air,
}

impl Cult {
    pub const ALL: [Cult; 4] = [Cult::Fire, Cult::Water, Cult::Earth, Cult::Air];
    pub const fn id(self) -> &'static str {
        ["fire", "water", "earth", "air"][self as usize]
    }
}

/// The fourteen factions of the base game, then the six of the expansion (TM-15, TM-X9).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Faction {
    #[default]
    Auren,
    Witches,
    Alchemists,
    Darklings,
    Halflings,
    Cultists,
    Engineers,
    Dwarves,
    Mermaids,
    Swarmlings,
    ChaosMagicians,
    Giants,
    Fakirs,
    Nomads,
    IceMaidens,
    Yetis,
    Acolytes,
    Dragonlords,
    Shapeshifters,
    Riverwalkers,
}

impl Faction {
    pub const ALL: [Faction; 20] = [
        Faction::Auren,
        Faction::Witches,
        Faction::Alchemists,
        Faction::Darklings,
        Faction::Halflings,
        Faction::Cultists,
        Faction::Engineers,
        Faction::Dwarves,
        Faction::Mermaids,
        Faction::Swarmlings,
        Faction::ChaosMagicians,
        Faction::Giants,
        Faction::Fakirs,
        Faction::Nomads,
        Faction::IceMaidens,
        Faction::Yetis,
        Faction::Acolytes,
        Faction::Dragonlords,
        Faction::Shapeshifters,
        Faction::Riverwalkers,
    ];
    /// The name in data and message keys.
    pub const fn id(self) -> &'static str {
        [
            "auren",
            "witches",
            "alchemists",
            "darklings",
            "halflings",
            "cultists",
            "engineers",
            "dwarves",
            "mermaids",
            "swarmlings",
            "chaos-magicians",
            "giants",
            "fakirs",
            "nomads",
            "ice-maidens",
            "yetis",
            "acolytes",
            "dragonlords",
            "shapeshifters",
            "riverwalkers",
        ][self as usize]
    }
    /// The name in the ledger: the same without its hyphen.
    pub fn ledger_name(self) -> String {
        self.id().replace('-', "")
    }
    pub fn from_name(name: &str) -> Option<Faction> {
        let plain: String =
            name.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
        Faction::ALL.into_iter().find(|faction| faction.ledger_name() == plain)
    }
    /// Two factions share a board (TM-1.2).
    pub const fn board(self) -> u8 {
        self as u8 / 2
    }
}
