//! The words of RTN-1: goods, Guilds, peoples, what Workshops and offices do.

use serde::{Deserialize, Serialize};

/// A closed list with names, as the tables and the notation write them.
macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident { $($(#[$first:meta])? $variant:ident = $id:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[repr(u8)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $name {
            $($(#[$first])? #[serde(rename = $id)] $variant),*
        }

        impl $name {
            pub const COUNT: usize = [$($id),*].len();
            pub const ALL: [$name; $name::COUNT] = [$($name::$variant),*];
            pub const fn id(self) -> &'static str {
                [$($id),*][self as usize]
            }
            pub const fn index(self) -> usize {
                self as usize
            }
            pub fn from_id(id: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|kind| kind.id() == id)
            }
        }
    };
}

kinds! {
    /// A good (RTN-1.1). Each belongs to the Guild with the same index.
    Good {
        #[default] Art = "art",
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
        #[default] Artists = "artists",
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
        #[default] Halfling = "halfling",
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
        #[default] Coin = "coin",
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
        #[default] CouncilNoCoins = "council-no-coins",
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
        #[default] White = "white",
        Green = "green",
        Yellow = "yellow",
        Red = "red",
        Blue = "blue",
    }
}

kinds! {
    /// Where points come from.
    Source {
        #[default] Start = "source-start",
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
