//! The words of RTN-1: goods, Guilds, peoples, what Workshops and offices do; cards and tiles.

use crate::content::{WORKSHOPS, content};
use engine::{Arg, Between, Thing, kinds, things};

kinds! {
    /// A good (RTN-1.1). Each belongs to the Guild with the same index.
    Good as "good" {
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
    Guild as "guild" {
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
    People as "people" {
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
    Effect as "effect" {
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
    Benefit as "benefit" {
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

/// The value of a die.
pub type Pips = Between<1, 6>;

things! {
    /// A card of people who look for a home (RTN-7).
    Settlers = "settlers", room 64, content().settlers.iter().map(|it| it.id.text());
    /// A Workshop or a Community Building (RTN-10).
    Building = "building", room 64, content().building_ids.iter().copied(),
        said |tile: Building| Arg::Name(tile.key());
    /// A tile of the Stone Council (RTN-11.3).
    CouncilTile = "council-tile", room 32, content().council.iter().map(|it| it.id.text());
    /// Who a player is (RTN-6).
    Character = "character", room 16, content().characters.iter().map(|it| it.id.text());
    /// A secret task (RTN-13).
    Commission = "commission", room 32, content().commissions.iter().map(|it| it.id.text());
    /// A tile with three slots, told by its values (RTN-13.10).
    DiceTile = "dice-tile", room 32, content().dice_tiles.iter().map(|it| it.id.text()),
        said |tile: DiceTile| Arg::Text(tile.values());
    /// An Event card (RTN-15).
    EventCard = "event", room 32, content().events.iter().map(|it| it.id.text());
    /// A ship is called what its card is called (RTN-12.7).
    Ship = "ship", room 32, content().ships.iter().map(|it| it.id.text()),
        said |ship: Ship| Arg::Name(ship.word().into());
    /// What a player alone must reach (RTN-16.2).
    Objective = "objective", room 32, content().objectives.iter().map(|it| it.id.text());
}

impl Building {
    /// The key of its message.
    pub(crate) fn key(self) -> String {
        let kind = if usize::from(self.0) < WORKSHOPS { "workshop" } else { "building" };
        format!("{kind}-{}", self.word())
    }
}

impl DiceTile {
    /// `1-2-6`.
    fn values(self) -> String {
        let Some(tile) = content().dice_tiles.get(usize::from(self.0)) else { return "?".into() };
        tile.slots.map(|value| value.to_string()).join("-")
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
