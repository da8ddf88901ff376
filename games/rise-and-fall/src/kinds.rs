//! The nouns of the game: terrains, pieces, cards, resources, guilds.

use engine::kinds;

kinds! {
    /// What a hex is (RF-2.5).
    Terrain {
        Sea = "sea",
        Plain = "plain",
        Forest = "forest",
        Mountain = "mountain",
        Glacier = "glacier",
        /// No type and no Region; as high as Plain (RF-12.34).
        Marsh = "marsh",
        /// Nobody enters (RF-12.42).
        Volcano = "volcano",
    }
}

kinds! {
    /// The six kinds of pieces, each with its card (RF-1.2, RF-4.1).
    Kind {
        Nomad = "nomad",
        City = "city",
        Ship = "ship",
        Temple = "temple",
        Mountaineer = "mountaineer",
        Merchant = "merchant",
    }
}

kinds! {
    /// What is stored beside gold (RF-0.6).
    Resource {
        Wood = "wood",
        Stone = "stone",
    }
}

kinds! {
    /// The six outlines of terrain tiles (RF-1.1).
    TileKind {
        SeaStart = "sea-start",
        Sea = "sea",
        Plain = "plain",
        Forest = "forest",
        Mountain = "mountain",
        Glacier = "glacier",
    }
}

kinds! {
    /// Experience, for the handicap (RF-11.1).
    Level {
        Regular = "regular",
        Novice = "novice",
        Experienced = "experienced",
        VeryExperienced = "very-experienced",
    }
}

kinds! {
    /// The 24 Guild cards (RF-10).
    Guild {
        Alchemists = "alchemists",
        Aquanauts = "aquanauts",
        Archivists = "archivists",
        Capitalists = "capitalists",
        Collectors = "collectors",
        Corsairs = "corsairs",
        Doppelgangers = "doppelgangers",
        Lumberjacks = "lumberjacks",
        Machinists = "machinists",
        MasterJewelers = "master-jewelers",
        Druids = "druids",
        Mercenaries = "mercenaries",
        Farmers = "farmers",
        Miners = "miners",
        Northerners = "northerners",
        PsyMonks = "psy-monks",
        Scholars = "scholars",
        Travelers = "travelers",
        ShadowCult = "shadow-cult",
        Snowmen = "snowmen",
        ThievesGuild = "thieves-guild",
        Sentinels = "sentinels",
        TrophyHunters = "trophy-hunters",
        Winged = "winged",
    }
}

kinds! {
    /// The 23 Tales, in the order of their numbers (RF-12.2).
    Tale {
        Dragon = "dragon",
        Leviathan = "leviathan",
        WaterElemental = "water-elemental",
        Capital = "capital",
        MajesticBridge = "majestic-bridge",
        Banks = "banks",
        Ports = "ports",
        Cathedral = "cathedral",
        FloatingCities = "floating-cities",
        Dolmens = "dolmens",
        StormPeak = "storm-peak",
        SunkenCity = "sunken-city",
        AccelerationOrb = "acceleration-orb",
        GiganticCavern = "gigantic-cavern",
        Swamp = "swamp",
        Monastery = "monastery",
        DoppelgangerHouse = "doppelganger-house",
        ThievesLair = "thieves-lair",
        Typhoon = "typhoon",
        Waterfall = "waterfall",
        AlchemistsTower = "alchemists-tower",
        Caravanserai = "caravanserai",
        Volcano = "volcano",
    }
}

kinds! {
    /// Buildings that Tales add (RF-0.2).
    Monument {
        Capital = "capital",
        Cathedral = "cathedral",
        Bank = "bank",
        Port = "port",
    }
}

kinds! {
    /// Beings that nobody owns (RF-12.8), in the order of their Tales.
    Creature {
        Dragon = "dragon",
        Leviathan = "leviathan",
        Elemental = "water-elemental",
    }
}

kinds! {
    /// The four non-player civilizations (RF-14.2).
    Npc {
        Cultist = "cultist",
        Pirate = "pirate",
        Barbarian = "barbarian",
        Climber = "climber",
    }
}

kinds! {
    /// Trophies that Tales add (RF-12.6).
    TaleTrophy {
        Dragon = "dragon",
        Capital = "capital",
        Bridge = "majestic-bridge",
        FloatingCities = "floating-cities",
    }
}

kinds! {
    /// What a piece can do (RF-6, RF-10, RF-12). Those with a hex are aimed at it.
    Deed {
        /// To that hex (RF-6.7).
        Move = "move",
        Produce = "produce",
        /// In place of the piece (RF-6.12, RF-6.52).
        BuildCity = "build-city",
        BuildTemple = "build-temple",
        /// On that Sea hex (RF-6.14, RF-6.63).
        BuildShip = "build-ship",
        /// A Ship builds on that Plain hex (RF-6.31).
        FoundCity = "found-city",
        FoundTemple = "found-temple",
        /// A Ship turns into it on that hex (RF-6.32, RF-6.33).
        LandNomad = "land-nomad",
        LandMerchant = "land-merchant",
        Trade = "trade",
        Grow = "grow",
        EducateMerchant = "educate-merchant",
        EducateMountaineer = "educate-mountaineer",
        Taxes = "taxes",
        Convert = "convert",
        Tithe = "tithe",
        BuyWood = "buy-wood",
        BuyStone = "buy-stone",
        SellWood = "sell-wood",
        SellStone = "sell-stone",
        /// Alchemists (RF-10.10).
        WoodForStone = "wood-for-stone",
        StoneForWood = "stone-for-wood",
        /// Corsairs (RF-10.15).
        Piracy = "piracy",
        /// Lumberjacks and Miners (RF-10.17, RF-10.23).
        ProduceTwo = "produce-two",
        /// Master Jewelers (RF-10.19).
        Prospect = "prospect",
        /// Mercenaries (RF-10.21).
        Attack = "attack",
        /// Travelers (RF-10.27).
        Abandon = "abandon",
        /// Shadow Cult (RF-10.28).
        ConvertCity = "convert-city",
        /// Thieves' Guild (RF-10.30): from the owner of that City.
        StealWood = "steal-wood",
        StealStone = "steal-stone",
        /// Three units against the Dragon, one after the other (RF-12.20).
        Hunt = "hunt",
        /// Four Cities, one after the other; it stands in place of the first (RF-12.23).
        BuildCapital = "build-capital",
        /// With the Nomad over there (RF-12.24).
        BuildBridge = "build-bridge",
        BuildBank = "build-bank",
        RaiseTaxes = "raise-taxes",
        /// In place of a Ship, or on that Sea hex (RF-12.26).
        BuildPort = "build-port",
        FoundPort = "found-port",
        Launch = "launch",
        PortTrade = "port-trade",
        BuildCathedral = "build-cathedral",
        /// On that Sea hex (RF-12.28).
        FloatCity = "float-city",
        /// Treasures of the Sunken City (RF-12.31).
        SearchGold = "search-gold",
        SearchWood = "search-wood",
        SearchStone = "search-stone",
        /// Three Guild cards to choose from (RF-12.36).
        VisitHouse = "visit-house",
    }
}

impl Terrain {
    /// The five layers of tiles, from below.
    pub const LAYERS: [Terrain; 5] =
        [Terrain::Sea, Terrain::Plain, Terrain::Forest, Terrain::Mountain, Terrain::Glacier];

    /// Its height (RF-2.5).
    pub const fn level(self) -> u8 {
        match self {
            Terrain::Marsh => Terrain::Plain as u8,
            Terrain::Volcano => Terrain::Mountain as u8,
            layer => layer as u8,
        }
    }
    /// The terrain a tile of this one is laid on (RF-3.15); Sea lies on nothing.
    pub const fn below(self) -> Option<Terrain> {
        match self {
            Terrain::Sea | Terrain::Marsh | Terrain::Volcano => None,
            Terrain::Plain => Some(Terrain::Sea),
            Terrain::Forest => Some(Terrain::Plain),
            Terrain::Mountain => Some(Terrain::Forest),
            Terrain::Glacier => Some(Terrain::Mountain),
        }
    }
    /// Glaciers count as Mountain in Regions (RF-2.7).
    pub const fn region(self) -> Terrain {
        match self {
            Terrain::Glacier => Terrain::Mountain,
            other => other,
        }
    }
    /// The tile that is laid as this terrain, but for the starting Sea tiles; for what is no
    /// layer the tile of its height.
    pub const fn tile(self) -> TileKind {
        match self {
            Terrain::Sea => TileKind::Sea,
            Terrain::Plain | Terrain::Marsh => TileKind::Plain,
            Terrain::Forest => TileKind::Forest,
            Terrain::Mountain | Terrain::Volcano => TileKind::Mountain,
            Terrain::Glacier => TileKind::Glacier,
        }
    }
}

impl TileKind {
    pub const fn terrain(self) -> Terrain {
        match self {
            TileKind::SeaStart | TileKind::Sea => Terrain::Sea,
            TileKind::Plain => Terrain::Plain,
            TileKind::Forest => Terrain::Forest,
            TileKind::Mountain => Terrain::Mountain,
            TileKind::Glacier => Terrain::Glacier,
        }
    }
}

impl Kind {
    /// Everything but Cities and Temples (RF-0.3).
    #[inline]
    pub const fn is_unit(self) -> bool {
        !matches!(self, Kind::City | Kind::Temple)
    }
    /// Its bit in a set of cards.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl Deed {
    /// True if the deed is aimed at a hex.
    pub const fn is_aimed(self) -> bool {
        matches!(
            self,
            Deed::Move
                | Deed::BuildShip
                | Deed::FoundCity
                | Deed::FoundTemple
                | Deed::LandNomad
                | Deed::LandMerchant
                | Deed::Grow
                | Deed::EducateMerchant
                | Deed::EducateMountaineer
                | Deed::Convert
                | Deed::Attack
                | Deed::ConvertCity
                | Deed::StealWood
                | Deed::StealStone
                | Deed::Hunt
                | Deed::BuildCapital
                | Deed::BuildBridge
                | Deed::FoundPort
                | Deed::FloatCity
                | Deed::BuildCathedral
        )
    }
}

impl Guild {
    /// Its bit in a set of guilds.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self as u8
    }
    /// The rule with its power.
    pub const fn rule(self) -> &'static str {
        [
            "RF-10.10", "RF-10.11", "RF-10.12", "RF-10.13", "RF-10.14", "RF-10.15", "RF-10.16",
            "RF-10.17", "RF-10.18", "RF-10.19", "RF-10.20", "RF-10.21", "RF-10.22", "RF-10.23",
            "RF-10.24", "RF-10.25", "RF-10.26", "RF-10.27", "RF-10.28", "RF-10.29", "RF-10.30",
            "RF-10.31", "RF-10.32", "RF-10.33",
        ][self as usize]
    }
}

impl Tale {
    /// Its bit in a set of Tales.
    pub const fn bit(self) -> u32 {
        1 << self as u8
    }
    /// The rule with its text.
    pub const fn rule(self) -> &'static str {
        [
            "RF-12.20", "RF-12.21", "RF-12.22", "RF-12.23", "RF-12.24", "RF-12.25", "RF-12.26",
            "RF-12.27", "RF-12.28", "RF-12.29", "RF-12.30", "RF-12.31", "RF-12.32", "RF-12.33",
            "RF-12.34", "RF-12.35", "RF-12.36", "RF-12.37", "RF-12.38", "RF-12.39", "RF-12.40",
            "RF-12.41", "RF-12.42",
        ][self as usize]
    }
    /// The layer after which its place is put into the World (RF-3.17).
    pub const fn placed_after(self) -> Option<Terrain> {
        Some(match self {
            Tale::SunkenCity | Tale::Caravanserai => Terrain::Sea,
            Tale::AccelerationOrb
            | Tale::Swamp
            | Tale::DoppelgangerHouse
            | Tale::AlchemistsTower => Terrain::Plain,
            Tale::GiganticCavern | Tale::ThievesLair | Tale::Volcano => Terrain::Forest,
            Tale::Monastery | Tale::Waterfall => Terrain::Mountain,
            Tale::Dolmens | Tale::StormPeak | Tale::Typhoon => Terrain::Glacier,
            _ => return None,
        })
    }
    /// True if every player puts one into the World.
    pub const fn is_for_everybody(self) -> bool {
        matches!(self, Tale::AccelerationOrb | Tale::Swamp)
    }
}

impl Creature {
    pub const fn tale(self) -> Tale {
        match self {
            Creature::Dragon => Tale::Dragon,
            Creature::Leviathan => Tale::Leviathan,
            Creature::Elemental => Tale::WaterElemental,
        }
    }
}

impl TaleTrophy {
    pub const fn tale(self) -> Tale {
        match self {
            TaleTrophy::Dragon => Tale::Dragon,
            TaleTrophy::Capital => Tale::Capital,
            TaleTrophy::Bridge => Tale::MajesticBridge,
            TaleTrophy::FloatingCities => Tale::FloatingCities,
        }
    }
}

/// The Tales of a set, in the order of their numbers.
pub fn tales(set: u32) -> impl Iterator<Item = Tale> {
    Tale::ALL.iter().copied().filter(move |tale| set & tale.bit() != 0)
}

/// The cards of a set, in the order of the kinds.
#[inline]
pub fn cards(set: u8) -> impl Iterator<Item = Kind> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let kind = Kind::ALL.get(rest.trailing_zeros() as usize)?;
        rest &= rest - 1;
        Some(*kind)
    })
}

/// The guilds of a set, in the order of the table.
pub fn guilds(set: u32) -> impl Iterator<Item = Guild> {
    Guild::ALL.iter().copied().filter(move |guild| set & guild.bit() != 0)
}
