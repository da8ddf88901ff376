//! The words of TP-0 and TP-1: resources, tracks, buildings, terrains; cards and tiles.

mod cards;
mod components;

pub use cards::{Card, Count0To8, OnMat};
pub use components::*;

use engine::kinds;

kinds! {
    /// A resource (TP-1.3).
    Resource as "resource" {
        Coin = "coin",
        Worker = "worker",
        Food = "food",
        Culture = "culture",
    }
}

kinds! {
    /// An advancement track (TP-0.2). Arts comes with its box only.
    Track as "track" {
        Exploration = "exploration",
        Science = "science",
        Military = "military",
        Technology = "technology",
        Arts = "arts",
    }
}

kinds! {
    /// An income building, in the order of the resources its track of the income mat pays.
    Building as "building" {
        Market = "market",
        House = "house",
        Farm = "farm",
        Armory = "armory",
    }
}

kinds! {
    /// A landmark: the table is in this order (TP-1.4).
    Landmark as "landmark" {
        Forge = "forge",
        RubberWorks = "rubber-works",
        TechHub = "tech-hub",
        Barracks = "barracks",
        TankFactory = "tank-factory",
        FusionReactor = "fusion-reactor",
        Lighthouse = "lighthouse",
        TrainStation = "train-station",
        LaunchPad = "launch-pad",
        Apothecary = "apothecary",
        Academy = "academy",
        Laboratory = "laboratory",
        Bakery = "bakery",
        Barn = "barn",
        ComTower = "com-tower",
        Library = "library",
        StockMarket = "stock-market",
        Treasury = "treasury",
        DigitalStudio = "digital-studio",
        GameStore = "game-store",
        Skyscraper = "skyscraper",
        TvStation = "tv-station",
        UrbanFarm = "urban-farm",
        Monolith = "monolith",
        Stadium = "stadium",
        ClockTower = "clock-tower",
        OperaHouse = "opera-house",
        Holocenter = "holocenter",
        BirdwatchingPerch = "birdwatching-perch",
        Bridge = "bridge",
        Castle = "castle",
        Villa = "villa",
        Windmill = "windmill",
    }
}

kinds! {
    /// A terrain of a territory (TP-7.2). Water counts.
    Terrain as "terrain" {
        Sea = "sea",
        Desert = "desert",
        Forest = "forest",
        Grassland = "grassland",
        Mountain = "mountain",
    }
}

kinds! {
    /// A box. A rule or component of a box counts only if it is in play.
    Expansion as "expansion" {
        Base = "base",
        Mm = "mm",
        Aa = "aa",
        Ff = "ff",
    }
}

kinds! {
    /// A row of technology cards (TP-8.2).
    Row as "row" {
        Bottom = "bottom",
        Middle = "middle",
        Top = "top",
    }
}

kinds! {
    /// A die (TP-10.5, TP-9.1).
    Die as "die" {
        Red = "red",
        Black = "black",
        Science = "science",
    }
}

kinds! {
    /// A public achievement (TP-15).
    Achievement as "achievement" {
        CompleteTrack = "complete-track",
        ToppleTwo = "topple-two",
        MiddleIsland = "middle-island",
    }
}

kinds! {
    /// An opponent nobody plays (TP-26).
    Rival as "rival" { Automa = "automa", Shadow = "shadow" }
}

kinds! {
    /// Where points come from.
    Source {
        Spaces = "source-spaces",
        Income = "source-income",
        Exploration = "source-exploration",
        Conquest = "source-conquest",
        Tapestries = "source-tapestries",
        Technologies = "source-technologies",
        Civilizations = "source-civilizations",
        Achievements = "source-achievements",
        Other = "source-other",
    }
}
