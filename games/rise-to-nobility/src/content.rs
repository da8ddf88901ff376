//! Component tables as the rules use them: read once from `content/*.toml`, then constant.
//!
//! Rules never read TOML; they read these flat values. What an entry says is declared once: it is read, used and
//! sent to clients as the same struct. `tables` puts them together and checks them against each other.

mod tables;

pub use tables::Roots;

use crate::kinds::{Benefit, Effect, Good, Guild, People, Pips};
use crate::state::RiseToNobility;
use engine::chain::{CardId, Program, RootId};
use engine::content::{Name, Short, Subset};
use engine::{rows, sheet};

/// How many there are of each component, in the box and so in the arrays of a table.
pub const SETTLERS: usize = 48;
pub const BUILDINGS: usize = 48;
/// The first so many Buildings are Workshops, the others Community Buildings.
pub const WORKSHOPS: usize = 36;
pub const SHIPS: usize = 18;
pub const COUNCIL_TILES: usize = 30;
pub const CHARACTERS: usize = 13;
/// There is room for so many Events; how many there are, the table says.
pub const MOST_EVENTS: usize = 32;
pub const OFFICES: usize = 12;
pub const DICE_TILES: usize = 18;
pub const COMMISSIONS: usize = 18;

/// Everything printed on components, for all games played by this process.
#[derive(Debug)]
pub struct Content {
    /// The effects of cards and tiles, and the procedures of the rules.
    pub program: Program<RiseToNobility>,
    pub roots: Roots,
    /// What each kind of Workshop gives.
    pub bonus: [RootId; Effect::COUNT],
    pub board: Board,
    pub own: PlayerBoard,
    pub setup: SetupCard,
    /// Points by level of Nobility (RTN-12.11), and the level of a Lord.
    pub nobility: Vec<u8>,
    pub lord_level: u8,
    pub night: Night,
    pub characters: [Character; CHARACTERS],
    pub settlers: [Settlers; SETTLERS],
    pub workshops: [Workshop; WORKSHOPS],
    /// Names of all Buildings, Workshops first.
    pub building_ids: [&'static str; BUILDINGS],
    pub ships: [Ship; SHIPS],
    pub council: [CouncilTile; COUNCIL_TILES],
    pub events: Vec<Event>,
    pub objectives: Vec<Objective>,
    pub chancellery: Chancellery,
    pub offices: [Office; OFFICES],
    pub dice_tiles: [DiceTile; DICE_TILES],
    pub commissions: [Commission; COMMISSIONS],

    // What follows from the tables. By the value of a die less 1: the slot of every Guild, the place of the Town
    // Hall and the slot of Berk that take it (RTN-9.1, RTN-10.1, RTN-11.9).
    pub guild_slot_of: [u8; 6],
    pub town_hall_place_of: [u8; 6],
    pub berk_slot_of: [u8; 6],
    /// By column (RTN-11.3).
    pub councillors: [People; 6],
    /// Places of the Stone Council and the own board that take a value, by the value less 1.
    pub(crate) printed_places: [u64; 6],
    /// Places of the city that take a value while no die lies there, by the value less 1: for up
    /// to five players and for six.
    pub(crate) empty_city: [[u64; 6]; 2],
    /// Settlers cards of deck 1 and of each people, Workshops of each Guild, as bits (RTN-2.5).
    pub deck_one: u64,
    pub of_people: [u64; 6],
    pub of_guild: [u64; 6],
    /// Value of the Automa die that closes a Guild, less 1, to that Guild (RTN-16.4).
    pub automa_guild: [Guild; 6],
}

sheet! {
    /// `board.toml`: the main board.
    Board {
        rounds: Rounds = "rounds",
        tavern: Tavern = "tavern",
        yard: Yard = "yard",
        guilds: Guilds = "guilds",
        /// Left to right.
        guild_slots: [GuildSlot; 3] = "guild_slot",
        workshop_positions: [WorkshopPosition; 3] = "workshop_position",
        buildings: Buildings = "buildings",
        /// From the cheapest to the dearest.
        town_hall: [TownHallPlace; 6] = "town_hall_place",
        council: Council = "council",
        /// From the top.
        council_rows: [Values; 3] = "council_row",
        councillors: [Councillor; 6] = "councillor",
        berk: Berk = "berk",
        berk_slots: [BerkSlot; 3] = "berk_slot",
        castle_slots: [CastleSlot; 4] = "castle_slot",
    }

    /// `player-board.toml`.
    PlayerBoard {
        pieces: Pieces = "pieces",
        reputation: Reputation = "reputation",
        /// RTN-11.14.
        slot: Values = "own_slot",
        communal: Communal = "communal",
        areas: [CommunalArea; 3] = "communal_area",
    }

    /// `setup.toml`.
    SetupCard {
        start: Start = "start",
        end: End = "end",
        /// One per player count, 1 to 6 (RTN-2.2).
        player_counts: [PlayerCount; 6] = "player_count",
    }

    /// `night.toml` (RTN-17).
    Night {
        start: NightStart = "start",
        refusal: TransferRefusal = "refusal",
        ownership: Ownership = "ownership",
    }
}

rows! {
    Rounds { count: u8 }, expects |it, _at| { it.count == 10 => "a game has 10 rounds (RTN-4.1)" }
    Tavern {
        display: u8,
        unfulfilled_cards: u8,
        least_of_each_good: u8 where 1..=1,
        most_of_a_good: u8 where 1..=9,
        most_of_the_own_good: u8 where 1..=9,
    }, expects |it, _at| {
        it.display == 6 => "6 cards lie at the Tavern (RTN-2.5)",
        it.unfulfilled_cards == 3 => "a player keeps 3 cards (RTN-7.4)",
        it.most_of_the_own_good >= it.most_of_a_good => "more of the own good, not fewer (RTN-6.3)",
    }
    Yard { house_price: u8 where 0..=20 }
    Guilds { good_price: u8 where 1..=20, income_goods_per_workshop: u8 where 0..=20 }
    /// Of every Guild, by the dice it takes (RTN-9.1).
    GuildSlot {
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        dice: Subset<Pips>,
        workshops: u8 where 0..=3,
        goods: u8 where 0..=6,
        apprentices: u8 where 0..=3,
    }
    WorkshopPosition {
        points: u8 where 0..=20,
        stars: u8 where 0..=20,
        owner_coins: u8 where 0..=20,
        owner_points: u8 where 0..=20,
    }
    Buildings { sell_price: u8 where 0..=20, least_price: u8 where 0..=20 }
    TownHallPlace { die: u8 where 1..=6, price: u8 where 1..=30 }
    Council { reputation_loss: u8 where 0..=20 }
    /// The dice a slot or a row takes.
    Values {
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        dice: Subset<Pips>,
    }
    Councillor { people: People }
    Berk { modifier_price: u8 where 0..=20, modifiers: u8 where 1..=60 }
    BerkSlot {
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        dice: Subset<Pips>,
        free_modifiers: u8 where 0..=5,
        extra_modifiers: u8 where 0..=5,
        commission_cards: u8 where 1..=3,
        commission_reputation: u8 where 0..=18,
    }
    CastleSlot {
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        dice: Subset<Pips>,
        reputation: u8 where 0..=18,
        #[serde(default)]
        six_players_only: bool,
    }

    Pieces { houses: u8, meeples: u8 }, expects |it, _at| {
        it.houses == 7 => "7 Houses for each player (RTN-1.4)",
        it.meeples == 14 => "14 meeples for each player (RTN-2.7)",
    }
    Reputation { least: u8, most: u8 where 1..=30 }, expects |it, _at| {
        it.least < it.most => "Reputation goes up (RTN-3.5)",
    }
    Communal { settlers_points: u8 where 0..=9 }
    /// What a Communal area gives, at once and in the Income phase (RTN-10.4).
    CommunalArea {
        points: u8 where 0..=20,
        stars: u8 where 0..=20,
        income_coins: u8 where 0..=20,
        income_reputation: u8 where 0..=20,
        income_goods: u8 where 0..=3,
    }

    Start {
        coins: u8 where 0..=99,
        houses: u8 where 0..=7,
        workers: u8 where 0..=13,
        nobility: u8 where 0..=4,
        score: u8 where 0..=99,
    }
    End { goods_per_point: u8 where 1..=99 }
    PlayerCount {
        players: u8,
        dice: u8 where 1..=5,
        reputation: u8,
        tavern_slots: u8 where 1..=6,
        yard_slots: u8 where 1..=6,
        guild_slots: u8 where 1..=3,
        apprentice_slots: u8 where 1..=6,
        /// By how many Apprentices the Guild holds, less 1.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        income_per_apprentice: Short<u8, 6>,
        owner_reward_times: u8 where 1..=3,
        neutral_workshops: bool,
        /// By place in turn order; so are goods the first Settlers card does not ask for.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        modifiers: Short<u8, 6>,
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        goods: Short<u8, 6>,
    }, expects |it, at| {
        usize::from(it.players) == at + 1 => "1 to 6 players, in order",
        it.income_per_apprentice.len() == usize::from(it.apprentice_slots)
            && it.income_per_apprentice.iter().all(|coins| *coins <= 20)
            => format!("with {} players: an income for each number of Apprentices", it.players),
        it.modifiers.len() == usize::from(it.players) && it.modifiers.iter().all(|n| *n <= 5)
            => format!("with {} players: Modifiers for each place in turn order", it.players),
        it.goods.len() == usize::from(it.players) && it.goods.iter().all(|n| *n <= 20)
            => format!("with {} players: goods for each place in turn order", it.players),
    }

    NightStart { score: u8 where 0..=99, nobility: u8 }
    TransferRefusal { reputation: u8 where 0..=18 }
    Ownership { points: u8 where 0..=50 }

    NobilityTrack { lord: u8 where 1..=30, ivory_lord: u8 where 1..=30 }
    NobilityLevel { level: u8, points: u8 where 0..=50 }, expects |it, at| {
        usize::from(it.level) == at => "levels count up from 0",
    }

    Settlers {
        id: Name,
        deck: u8 where 1..=2,
        people: People,
        least: u8,
        most: u8 where 0..=24,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Good>"))]
        goods: Subset<Good>,
        workers: u8 where 0..=5,
        stars: u8 where 0..=5,
    }, expects |it, _at| {
        !it.goods.is_empty() => "goods of different types",
        it.goods.len() <= it.most.into() && it.least <= it.most
            && usize::from(it.least) <= 3 * it.goods.len() => "cannot be fulfilled (RTN-7.5)",
    }
    Workshop {
        id: Name,
        guild: Guild,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Effect>"))]
        effects: Short<Effect, 2>,
    }, expects |it, _at| { !it.effects.is_empty() => "needs one or two effects" }
    CommunityBuilding { id: Name }
    Ship { id: Name, price: [u8; 6], spaces: [u8; 6] }, expects |it, _at| {
        it.price.iter().chain(&it.spaces).all(|n| *n <= 15) => "prices and spaces up to 15",
    }
    CouncilTile {
        id: Name,
        nobility: u8 where 0..=30,
        goods: [u8; 6],
        coins: u8 where 0..=30,
        points: u8 where 0..=30,
    }, expects |it, _at| {
        it.goods.iter().all(|n| *n <= 9) && it.goods != [0; 6] => "asks for some goods, 9 of each at most",
    }
    Objective { id: Name, level: u8 where 1..=3, conditions: Conditions }, expects |it, _at| {
        it.conditions != Conditions::default() => "needs a condition",
    }
    Chancellery {
        income_coins: u8 where 0..=20,
        offices_below_5_players: u8 where 0..=12,
        cards_dealt: u8 where 3..=3,
    }
    /// The first six are the upper ones; offices `n` and `n + 6` share a die slot (RTN-13.2).
    Office { row: OfficeSide, die: u8, people: People, benefit: Benefit }, expects |it, at| {
        usize::from(it.die) == at % 6 + 1 && (it.row == OfficeSide::Upper) == (at < 6)
            => "the upper offices 1 to 6, then the lower ones",
    }
    DiceTile { id: Name, slots: [u8; 3] }, expects |it, _at| {
        it.slots.iter().all(|die| (1..=6).contains(die)) => "a die shows 1 to 6",
    }
    Commission {
        id: Name,
        scores: Scores,
        most: u8 where 0..=50,
    }, expects |it, _at| { it.scores != Scores::Coins { per_point: 0 } => "scores too much" }
    WorldGuild {
        #[serde(rename = "id")]
        guild: Guild,
        good: Good,
        /// For drawings.
        color: Name,
        automa_die: u8 where 1..=6,
    }, expects |it, at| {
        it.guild.index() == at && it.good.guild() == it.guild => "Guilds and goods in the order of RTN-1.1",
    }
    WorldPeople {
        #[serde(rename = "id")]
        people: People,
    }, expects |it, at| {
        it.people.index() == at => "peoples in the order of RTN-1.2",
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Character {
    pub id: Name,
    pub good: Good,
    /// What becoming a Lord gives, once (RTN-6.4, RTN-6.5).
    pub power: RootId,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Event {
    pub id: Name,
    pub deck: u8,
    /// What it changes while it lasts (RTN-15.3).
    pub card: CardId,
}

engine::kinds! {
    OfficeSide { Upper = "upper", Lower = "lower" }
}

/// Least values at the end of a solo game (RTN-16.1); 0 asks for nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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

/// How a Commission scores (RTN-13.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    ],
    texts {
        "buildings.toml" { workshop: "workshop-*", communal: "building-*" }
        "characters.toml" { character: "character-*" }
        "commissions.toml" { card: "commission-*", card: "commission-*-text" }
        "events.toml" { event: "event-*" }
        "settlers.toml" { card: "settlers-*" }
        "solo.toml" { objective: "objective-*" }
    }
);
