//! The closed lists of the game: terrains, structures, cults, factions (TM-1).

use engine::kinds;

kinds! {
    /// The seven terrains in the order of the transformation cycle, then the two that never change
    /// (TM-1.1, TM-8.12, TM-X9).
    Terrain {
        Desert = "desert",
        Plains = "plains",
        Swamp = "swamp",
        Lakes = "lakes",
        Forest = "forest",
        Mountains = "mountains",
        Wasteland = "wasteland",
        Ice = "ice",
        Volcano = "volcano",
    }
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
    /// The colour the notation uses.
    pub const fn color(self) -> &'static str {
        ["yellow", "brown", "black", "blue", "green", "gray", "red", "ice", "volcano"]
            [self as usize]
    }
    /// The letter of map pictures.
    pub const fn letter(self) -> char {
        ['Y', 'U', 'K', 'B', 'G', 'S', 'R', 'I', 'V'][self as usize]
    }
    pub const fn on_cycle(self) -> bool {
        (self as usize) < 7
    }
}

kinds! {
    /// The five structures of every faction (TM-1.3).
    Structure {
        Dwelling = "dwelling",
        TradingHouse = "trading-house",
        Temple = "temple",
        Stronghold = "stronghold",
        Sanctuary = "sanctuary",
    }
}

impl Structure {
    pub const fn abbreviation(self) -> &'static str {
        ["D", "TP", "TE", "SH", "SA"][self as usize]
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

kinds! {
    /// The four cults in the order used everywhere (TM-11.1).
    Cult {
        Fire = "fire",
        Water = "water",
        Earth = "earth",
        Air = "air",
    }
}

kinds! {
    /// The fourteen factions of the base game, then the six of the expansion (TM-15, TM-X9).
    Faction {
        Auren = "auren",
        Witches = "witches",
        Alchemists = "alchemists",
        Darklings = "darklings",
        Halflings = "halflings",
        Cultists = "cultists",
        Engineers = "engineers",
        Dwarves = "dwarves",
        Mermaids = "mermaids",
        Swarmlings = "swarmlings",
        ChaosMagicians = "chaos-magicians",
        Giants = "giants",
        Fakirs = "fakirs",
        Nomads = "nomads",
        IceMaidens = "ice-maidens",
        Yetis = "yetis",
        Acolytes = "acolytes",
        Dragonlords = "dragonlords",
        Shapeshifters = "shapeshifters",
        Riverwalkers = "riverwalkers",
    }
}

impl Faction {
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
