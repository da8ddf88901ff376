//! Places of the city and of the player boards, as small numbers.

use crate::content::DICE_TILES;
use crate::kinds::{Guild, People};
use serde::{Deserialize, Serialize};

/// Where a die can be placed. Slots that follow from the value are not named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Place(pub(crate) u8);

impl Place {
    pub const TAVERN: Place = Place(0);
    pub const YARD: Place = Place(1);
    pub(crate) const GUILDS: u8 = 2;
    pub const TOWN_HALL: Place = Place(8);
    pub const PORT: Place = Place(9);
    const COUNCIL: u8 = 10;
    pub const BERK: Place = Place(28);
    const CASTLE: u8 = 29;
    pub const OWN_BOARD: Place = Place(33);
    pub const UPPER_OFFICE: Place = Place(34);
    pub const LOWER_OFFICE: Place = Place(35);
    const TILES: u8 = 36;
    pub const COUNT: u8 = Place::TILES + DICE_TILES as u8;

    /// All six, as bits.
    pub(crate) const ALL_GUILDS: u64 = 63 << Place::GUILDS;
    /// All four slots, as bits.
    pub(crate) const WHOLE_CASTLE: u64 = 15 << Place::CASTLE;

    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }
    pub const fn guild(guild: Guild) -> Place {
        Place(Place::GUILDS + guild as u8)
    }
    pub const fn council(row: u8, column: u8) -> Place {
        Place(Place::COUNCIL + row * 6 + column)
    }
    pub const fn castle(slot: u8) -> Place {
        Place(Place::CASTLE + slot)
    }
    pub const fn tile(tile: u8) -> Place {
        Place(Place::TILES + tile)
    }
    /// What the number stands for.
    #[inline]
    pub fn location(self) -> Location {
        match self.0 {
            0 => Location::Tavern,
            1 => Location::Yard,
            2..=7 => Location::Guild(Guild::ALL[(self.0 - Place::GUILDS) as usize]),
            8 => Location::TownHall,
            9 => Location::Port,
            10..=27 => {
                Location::Council((self.0 - Place::COUNCIL) / 6, (self.0 - Place::COUNCIL) % 6)
            }
            28 => Location::Berk,
            29..=32 => Location::Castle(self.0 - Place::CASTLE),
            33 => Location::OwnBoard,
            34 => Location::Office { lower: false },
            35 => Location::Office { lower: true },
            tile => Location::Tile((tile - Place::TILES).min(DICE_TILES as u8 - 1)),
        }
    }
}

/// A place by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    Tavern,
    Yard,
    Guild(Guild),
    TownHall,
    Port,
    /// Row and column.
    Council(u8, u8),
    Berk,
    Castle(u8),
    OwnBoard,
    Office {
        lower: bool,
    },
    Tile(u8),
}

impl Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&crate::notation::place_name(*self))
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        crate::notation::place_named(&name)
            .ok_or_else(|| serde::de::Error::custom(format!("no place is called {name}")))
    }
}

/// The councillor columns stand in the order of the tables, not of [`People`].
pub(crate) fn column_of(people: People) -> u8 {
    let columns = &crate::content::content().councillors;
    columns.iter().position(|councillor| *councillor == people).unwrap_or(0) as u8
}
