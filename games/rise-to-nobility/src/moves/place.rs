//! Places of the city and of the player boards, as small numbers.

use crate::content::{DICE_TILES, content};
use crate::kinds::{DiceTile, Guild};
use engine::Thing;
use std::borrow::Cow;

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
            tile if tile < Place::COUNT => Location::Tile(tile - Place::TILES),
            other => panic!("the city has no place {other}"),
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

/// `tavern`, `artists`, `hall`, `council-elf-2`, `castle-1`, `office-upper`, `dice-126` …
impl Thing for Place {
    const ROOM: u32 = 64;

    fn kind() -> Cow<'static, str> {
        "place".into()
    }
    #[inline]
    fn number(self) -> u32 {
        self.0.into()
    }
    fn numbered(number: u32) -> Option<Place> {
        (number < Place::COUNT.into()).then_some(Place(number as u8))
    }
    #[inline]
    fn aimed(place: u16) -> Place {
        Place(place as u8)
    }
    fn word(self) -> Cow<'static, str> {
        match self.location() {
            Location::Tavern => "tavern".into(),
            Location::Yard => "yard".into(),
            Location::Guild(guild) => guild.id().into(),
            Location::TownHall => "hall".into(),
            Location::Port => "port".into(),
            Location::Council(row, column) => {
                let people = content().councillors[usize::from(column)];
                format!("council-{}-{}", people.id(), row + 1).into()
            }
            Location::Berk => "berk".into(),
            Location::Castle(slot) => format!("castle-{}", slot + 1).into(),
            Location::OwnBoard => "home".into(),
            Location::Office { lower: false } => "office-upper".into(),
            Location::Office { lower: true } => "office-lower".into(),
            Location::Tile(tile) => DiceTile(tile).word(),
        }
    }
}

engine::saved_by_word!(Place);
