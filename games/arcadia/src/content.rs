//! Component tables as the rules use them: read once from `content/*.toml`, then constant.
//!
//! Rules never read TOML; they read these flat values. What an entry says is declared once: it is read, used and
//! sent to clients as the same struct. `tables` puts them together and checks them against each other.

mod rows;
mod tables;

pub use rows::*;
pub use tables::Roots;

use crate::Arcadia;
use crate::effects::{Counts, Key, Role, Target};
use crate::kinds::Nation;
use engine::chain::{CardId, Program, RootId};
use engine::content::Name;

/// How many there are of each component, in the box and so in the arrays of a table.
pub const NATIONS: usize = Nation::COUNT;
pub const UNITS: usize = 15;
/// The first so many units are common, the others belong to nations, two to each.
pub const COMMON_UNITS: usize = 7;
pub const REGIONS: usize = 9;
pub const PROVINCES: usize = 36;
pub const CHARACTERS: usize = 80;
pub const EVENTS: usize = 24;
pub const IDEOLOGIES: usize = 8;
pub const POLITICS: usize = 20;
/// The politics cards everybody has come first, then two of each ideology.
pub const BASIC_POLITICS: usize = 4;
pub const INTRIGUES: usize = 16;
pub const TACTICS: usize = 16;
/// The common intrigue and tactical cards come first, then two of each nation.
pub const COMMON_CARDS: usize = 8;

/// Everything printed on components, for all games played by this process.
#[derive(Debug)]
pub struct Content {
    /// The effects of cards, and the procedures of the rules.
    pub program: Program<Arcadia>,
    pub roots: Roots,
    pub rules: Rules,
    pub nations: [NationCard; NATIONS],
    pub regions: [RegionCard; REGIONS],
    pub provinces: [ProvinceCard; PROVINCES],
    pub units: [UnitCard; UNITS],
    pub general: General,
    pub captain: Captain,
    pub first_army: FirstArmy,
    pub neutral_supply: NeutralSupply,
    pub characters: [Character; CHARACTERS],
    pub events: [EventCard; EVENTS],
    pub ideologies: [IdeologyCard; IDEOLOGIES],
    pub politics: [PoliticsCard; POLITICS],
    pub intrigues: [Intrigue; INTRIGUES],
    pub tactics: [Tactic; TACTICS],
    /// For 2, 3 and 4 players.
    pub layouts: [Layout; 3],

    // What follows from the tables.
    /// Ids of all cards of personal decks: characters, intrigue, tactics.
    pub card_ids: Vec<&'static str>,
    /// What a character changes for the army he leads, if his bonus counts so (AR-4.2).
    pub leads: [[i8; Key::COUNT]; CHARACTERS],
}

/// What a card gives while it is in play (AR-21.1).
#[derive(Clone, Copy, Debug, Default)]
pub struct Passive {
    /// What it changes and what it listens to.
    pub card: CardId,
    pub bargain: Option<Bargain>,
    pub discount: Option<Discount>,
    pub levy: Option<Levy>,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Character {
    pub id: Name,
    pub nation: Nation,
    pub role: Role,
    pub command: u8,
    /// A king with so many age tokens dies (AR-4.4); 0 for those who cannot be king.
    pub max_age: u8,
    pub bonus_when: Counts,
    pub passive: Passive,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct EventCard {
    pub id: Name,
    /// When it is revealed (AR-5.1).
    pub at_once: RootId,
    pub passive: Passive,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct IdeologyCard {
    pub id: Name,
    pub passive: Passive,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct PoliticsCard {
    pub id: Name,
    /// Its place among the ideologies; none: everybody has it.
    pub ideology: Option<u8>,
    /// After the reveal (AR-5.4).
    pub at_once: RootId,
    pub passive: Passive,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Intrigue {
    pub id: Name,
    pub nation: Option<Nation>,
    pub target: Target,
    pub effects: RootId,
}

engine::tables!(
    Content,
    tables::read,
    [
        "characters.toml",
        "events.toml",
        "ideologies.toml",
        "intrigue.toml",
        "layouts.toml",
        "nations.toml",
        "politics.toml",
        "procedures.toml",
        "provinces.toml",
        "rules.toml",
        "tactics.toml",
        "units.toml",
    ],
    texts {
        "characters.toml" { character: "card-*" }
        "events.toml" { event: "event-card-*" }
        "ideologies.toml" { ideology: "ideology-*" }
        "intrigue.toml" { intrigue: "card-*" }
        "politics.toml" { politics: "politics-*" }
        "provinces.toml" { region: "region-*", province: "province-*" }
        "tactics.toml" { tactic: "card-*" }
        "units.toml" { unit: "unit-*" }
    }
);

impl Content {
    /// Of a character or a captain (AR-4.1, AR-4.9).
    #[inline]
    pub fn command(&self, card: u8) -> u8 {
        self.characters.get(usize::from(card)).map_or(self.captain.command, |it| it.command)
    }
    /// What the leader of an army changes for it (AR-4.2); captains change nothing.
    #[inline]
    pub fn led(&self, card: u8, key: Key) -> i8 {
        self.leads.get(usize::from(card)).map_or(0, |changes| changes[key.index()])
    }
    /// The statistics of a leader with this command on a battlefield (AR-16.12).
    #[inline]
    pub fn general_with(&self, command: u8) -> General {
        let half = command.div_ceil(2) as i8;
        let General { movement, cac, defence, armour, morale } = self.general;
        General {
            movement,
            cac: cac + half,
            defence: defence + half,
            armour,
            morale: morale + half,
        }
    }
}
