//! Component tables as the rules use them: read once from `content/*.toml`, then constant.
//!
//! Rules never read TOML; they read these flat values. `tables` turns the files into them and
//! reports every mistake.

mod tables;

use crate::kinds::{Benefit, Effect, Good, Guild, People};
use crate::state::RiseToNobility;
use engine::chain::{CardId, Program, RootId};

/// How many there are of each component, in the box and so in the arrays of a table.
pub const SETTLERS: usize = 48;
pub const BUILDINGS: usize = 48;
/// The first so many Buildings are Workshops, the others Community Buildings.
pub const WORKSHOPS: usize = 36;
pub const SHIPS: usize = 18;
pub const COUNCIL_TILES: usize = 30;
pub const CHARACTERS: usize = 13;
pub const EVENTS: usize = 16;
pub const OFFICES: usize = 12;
pub const DICE_TILES: usize = 18;
pub const COMMISSIONS: usize = 18;

/// Everything printed on components, for all games played by this process.
#[derive(Debug)]
pub struct Content {
    /// The effects of cards and tiles, and the procedures of the rules.
    pub program: Program<RiseToNobility>,
    pub roots: Roots,
    pub numbers: Numbers,
    /// Indexed by the value of a die less 1: the slot of every Guild that takes it (RTN-9.1).
    pub guild_slot_of: [u8; 6],
    pub guild_slots: [GuildSlot; 3],
    pub workshop_positions: [WorkshopPosition; 3],
    pub town_hall: [TownHallPlace; 6],
    /// Indexed by the value of a die less 1 (RTN-10.1).
    pub town_hall_place_of: [u8; 6],
    /// Values each row of the Stone Council takes, as bits of the value (RTN-11.3).
    pub council_rows: [u8; 3],
    /// By column (RTN-11.3).
    pub councillors: [People; 6],
    /// Indexed by the value of a die less 1.
    pub berk_slot_of: [u8; 6],
    pub berk_slots: [BerkSlot; 3],
    pub castle_slots: [CastleSlot; 4],
    /// Values of the slot on the own board, as bits of the value (RTN-11.14).
    pub own_slot: u8,
    /// Places of the Stone Council and the own board that take a value, by the value less 1.
    pub(crate) printed_places: [u64; 6],
    /// Places of the city that take a value while no die lies there, by the value less 1: for up
    /// to five players and for six.
    pub(crate) empty_city: [[u64; 6]; 2],
    pub areas: [CommunalArea; 3],
    /// One per player count, 1 to 6 (RTN-2.2).
    pub player_counts: [PlayerCount; 6],
    /// Points by level of Nobility (RTN-12.11).
    pub nobility: Vec<u8>,
    pub night: Night,
    pub characters: [Character; CHARACTERS],
    pub settlers: [Settlers; SETTLERS],
    /// Settlers cards of deck 1, as bits (RTN-2.5).
    pub deck_one: u64,
    /// Settlers cards of each people, as bits.
    pub of_people: [u64; 6],
    pub workshops: [Workshop; WORKSHOPS],
    /// Names of all Buildings, Workshops first.
    pub building_ids: [&'static str; BUILDINGS],
    /// Workshops of each Guild, as bits.
    pub of_guild: [u64; 6],
    pub ships: [Ship; SHIPS],
    pub council: [CouncilTile; COUNCIL_TILES],
    pub events: [Event; EVENTS],
    pub objectives: Vec<Objective>,
    pub chancellery: Chancellery,
    pub offices: [Office; OFFICES],
    pub dice_tiles: [DiceTile; DICE_TILES],
    pub commissions: [Commission; COMMISSIONS],
    /// Value of the Automa die that closes a Guild, less 1, to that Guild (RTN-16.4).
    pub automa_guild: [Guild; 6],
}

/// Where the rules find the procedures of `procedures.toml`.
#[derive(Clone, Copy, Debug)]
pub struct Roots {
    pub turn: RootId,
    pub commissions: RootId,
    pub characters: RootId,
    pub lord_powers: RootId,
    pub income: RootId,
    pub tavern: RootId,
    pub tavern_twice: RootId,
    pub guild: RootId,
    pub town_hall: RootId,
    pub port: RootId,
    pub berk: RootId,
    pub home: RootId,
    pub fulfil: RootId,
    pub workshop: RootId,
    pub reward: RootId,
    pub transfer: RootId,
    pub commission: RootId,
    pub lord: RootId,
    pub bonus: [RootId; Effect::COUNT],
}

/// Single numbers of the boards.
#[derive(Clone, Copy, Debug, Default)]
pub struct Numbers {
    pub rounds: u8,
    pub unfulfilled_cards: u8,
    pub least_of_each_good: u8,
    pub most_of_a_good: u8,
    pub most_of_the_own_good: u8,
    pub house_price: u8,
    pub good_price: u8,
    pub income_goods_per_workshop: u8,
    pub sell_price: u8,
    pub least_price: u8,
    pub council_reputation_loss: u8,
    pub modifier_price: u8,
    pub modifiers: u8,
    pub houses: u8,
    pub meeples: u8,
    pub least_reputation: u8,
    pub most_reputation: u8,
    pub settlers_points_per_communal: u8,
    pub start_coins: u8,
    pub start_houses: u8,
    pub start_workers: u8,
    pub start_nobility: u8,
    pub start_score: u8,
    pub goods_per_point: u8,
    pub lord_level: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct GuildSlot {
    pub workshops: u8,
    pub goods: u8,
    pub apprentices: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct WorkshopPosition {
    pub points: u8,
    pub stars: u8,
    pub owner_coins: u8,
    pub owner_points: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct TownHallPlace {
    pub die: u8,
    pub price: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct BerkSlot {
    pub free_modifiers: u8,
    pub extra_modifiers: u8,
    pub commission_cards: u8,
    pub commission_reputation: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct CastleSlot {
    /// Values it takes, as bits of the value.
    pub dice: u8,
    pub reputation: u8,
    pub six_players_only: bool,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct CommunalArea {
    pub points: u8,
    pub stars: u8,
    pub income_coins: u8,
    pub income_reputation: u8,
    pub income_goods: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct PlayerCount {
    pub dice: u8,
    pub reputation: u8,
    pub tavern_slots: u8,
    pub yard_slots: u8,
    pub guild_slots: u8,
    pub apprentice_slots: u8,
    /// By how many Apprentices the Guild holds, less 1.
    pub income_per_apprentice: [u8; 6],
    pub owner_reward_times: u8,
    pub neutral_workshops: bool,
    /// By place in turn order.
    pub modifiers: [u8; 6],
    /// Goods the first Settlers card does not ask for, by place in turn order.
    pub goods: [u8; 6],
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Night {
    pub score: u8,
    pub nobility: u8,
    pub refusal: u8,
    pub ownership: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Character {
    pub id: &'static str,
    pub good: Good,
    /// What becoming a Lord gives, once (RTN-6.4, RTN-6.5).
    pub power: RootId,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Settlers {
    pub id: &'static str,
    pub deck: u8,
    pub people: People,
    pub least: u8,
    pub most: u8,
    /// Goods shown, as bits.
    pub goods: u8,
    pub workers: u8,
    pub stars: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Workshop {
    pub guild: Guild,
    pub effects: [Effect; 2],
    /// One or two of them.
    pub effect_count: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Ship {
    pub id: &'static str,
    pub price: [u8; 6],
    pub spaces: [u8; 6],
}

#[derive(Clone, Copy, Debug, Default)]
pub struct CouncilTile {
    pub id: &'static str,
    pub nobility: u8,
    pub goods: [u8; 6],
    pub coins: u8,
    pub points: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Event {
    pub id: &'static str,
    pub deck: u8,
    /// What it changes while it lasts (RTN-15.3).
    pub card: CardId,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Objective {
    pub id: &'static str,
    pub level: u8,
    pub conditions: Conditions,
}

/// Least values at the end of a solo game (RTN-16.1); 0 asks for nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Conditions {
    pub vp: u8,
    pub nobility: u8,
    pub reputation: u8,
    pub coins: u8,
    pub goods: u8,
    pub settlers: u8,
    pub peoples: u8,
    pub same_people: u8,
    pub communal: u8,
    pub workshops: u8,
    pub workshop_guilds: u8,
    pub buildings: u8,
    pub council_tiles: u8,
    pub guild_apprentices: u8,
    pub goods_each: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Chancellery {
    pub income_coins: u8,
    pub offices_below_5_players: u8,
    pub cards_dealt: u8,
}

/// The first six are the upper ones; offices `n` and `n + 6` share a die slot (RTN-13.2).
#[derive(Clone, Copy, Debug, Default)]
pub struct Office {
    pub die: u8,
    pub people: People,
    pub benefit: Benefit,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct DiceTile {
    pub id: &'static str,
    pub slots: [u8; 3],
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Commission {
    pub id: &'static str,
    pub scores: Scores,
    pub most: u8,
}

/// How a Commission scores (RTN-13.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub enum Scores {
    Settlers { people: People, each: u8 },
    Guild { guild: Guild, apprentice: u8, master: u8 },
    Communal { each: u8 },
    Council { each: u8 },
    Houses { beyond: u8, each: u8 },
    Reputation { beyond: u8, each: u8 },
    Coins { per_point: u8 },
    WorkshopGuilds { each: u8 },
}

impl Default for Scores {
    fn default() -> Scores {
        Scores::Communal { each: 0 }
    }
}

engine::tables!(
    Content,
    tables::read,
    [
        "board.toml",
        "buildings.toml",
        "chancellery.toml",
        "characters.toml",
        "commissions.toml",
        "council.toml",
        "dice-tiles.toml",
        "events.toml",
        "night.toml",
        "nobility.toml",
        "player-board.toml",
        "procedures.toml",
        "settlers.toml",
        "setup.toml",
        "ships.toml",
        "solo.toml",
        "world.toml",
    ]
);
