//! The words of RTN-1: goods, Guilds, peoples, what Workshops and offices do.

use engine::kinds;

kinds! {
    /// A good (RTN-1.1). Each belongs to the Guild with the same index.
    Good {
        Art = "art",
        Weapons = "weapons",
        Furniture = "furniture",
        Jewelry = "jewelry",
        Books = "books",
        Magic = "magic",
    }
}

kinds! {
    /// A Guild (RTN-1.1).
    Guild {
        Artists = "artists",
        Blacksmiths = "blacksmiths",
        Carpenters = "carpenters",
        Merchants = "merchants",
        Scholars = "scholars",
        Wizards = "wizards",
    }
}

kinds! {
    /// A people (RTN-1.2).
    People {
        Halfling = "halfling",
        Human = "human",
        Elf = "elf",
        Dwarf = "dwarf",
        GreenElf = "green-elf",
        Trobit = "trobit",
    }
}

kinds! {
    /// What an activated Workshop offers (RTN-9.8).
    Effect {
        Coin = "coin",
        Reputation = "reputation",
        Reroll = "reroll",
        GuildGood = "guild_good",
        AnyGood = "any_good",
        Exchange = "exchange",
    }
}

kinds! {
    /// What an office of the Chancellery is good for (RTN-13.7).
    Benefit {
        CouncilNoCoins = "council-no-coins",
        PortBonus = "port-bonus",
        CouncilReputation = "council-reputation",
        TavernTwoCards = "tavern-two-cards",
        HouseDiscount = "house-discount",
        BuildingDiscount = "building-discount",
    }
}

kinds! {
    /// A die of the Automa, by its colour, in the order they are placed (RTN-16.4, RTN-16.9).
    AutomaDie {
        White = "white",
        Green = "green",
        Yellow = "yellow",
        Red = "red",
        Blue = "blue",
    }
}

kinds! {
    /// Where points come from.
    Source {
        Start = "source-start",
        Settlers = "source-settlers",
        Communal = "source-communal",
        Workshops = "source-workshops",
        Rewards = "source-rewards",
        Council = "source-council",
        Events = "source-events",
    }
}

impl Good {
    pub const fn guild(self) -> Guild {
        Guild::ALL[self as usize]
    }
}

impl Guild {
    pub const fn good(self) -> Good {
        Good::ALL[self as usize]
    }
}
