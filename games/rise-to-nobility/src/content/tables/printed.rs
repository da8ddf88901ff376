//! The boards, and what depends on the number of players.

use super::{Desk, Mark, Marks};
use crate::content::{
    BerkSlot, CastleSlot, CommunalArea, GuildSlot, Night, Numbers, PlayerCount, TownHallPlace,
    WorkshopPosition,
};
use crate::kinds::{Good, Guild, People};
use serde::Deserialize;

/// An entry of a table with its marks; the values stand beside them.
macro_rules! rows {
    ($($(#[$doc:meta])* $name:ident { $($(#[$attribute:meta])? $field:ident: $type:ty),* $(,)? })*) => {
        $($(#[$doc])*
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            $($(#[$attribute])? pub $field: $type,)*
            #[allow(dead_code, reason = "must be there, and be one of three")]
            pub source: Mark,
            #[allow(dead_code, reason = "checked together with the values they are about")]
            #[serde(default)]
            pub marks: Marks,
        })*
    };
}
pub(super) use rows;

rows! {
    RoundsRow { count: u8 }
    TavernRow {
        display: u8,
        unfulfilled_cards: u8,
        least_of_each_good: u8,
        most_of_a_good: u8,
        most_of_the_own_good: u8,
    }
    YardRow { house_price: u8 }
    GuildsRow { good_price: u8, income_goods_per_workshop: u8 }
    GuildSlotRow { dice: Vec<u8>, workshops: u8, goods: u8, apprentices: u8 }
    PositionRow { points: u8, stars: u8, owner_coins: u8, owner_points: u8 }
    BuildingsRow { sell_price: u8, least_price: u8 }
    PlaceRow { die: u8, price: u8 }
    CouncilRow { reputation_loss: u8 }
    DiceRow { dice: Vec<u8> }
    CouncillorRow { people: People }
    BerkRow { modifier_price: u8, modifiers: u8 }
    BerkSlotRow {
        dice: Vec<u8>,
        free_modifiers: u8,
        extra_modifiers: u8,
        commission_cards: u8,
        commission_reputation: u8,
    }
    CastleRow { dice: Vec<u8>, reputation: u8, #[serde(default)] six_players_only: bool }
    PiecesRow { houses: u8, meeples: u8 }
    ReputationRow { least: u8, most: u8 }
    CommunalRow { settlers_points: u8 }
    AreaRow { points: u8, stars: u8, income_coins: u8, income_reputation: u8, income_goods: u8 }
    StartRow { coins: u8, houses: u8, workers: u8, nobility: u8, score: u8 }
    PlayerCountRow {
        players: u8,
        dice: u8,
        reputation: u8,
        tavern_slots: u8,
        yard_slots: u8,
        guild_slots: u8,
        apprentice_slots: u8,
        income_per_apprentice: Vec<u8>,
        owner_reward_times: u8,
        neutral_workshops: bool,
        modifiers: Vec<u8>,
        goods: Vec<u8>,
    }
    EndRow { goods_per_point: u8 }
    TrackRow { lord: u8, ivory_lord: u8 }
    LevelRow { level: u8, points: u8 }
    NightStartRow { score: u8, nobility: u8 }
    RefusalRow { reputation: u8 }
    OwnershipRow { points: u8 }
    GuildRow {
        id: Guild,
        good: Good,
        #[allow(dead_code, reason = "for drawings")] color: String,
        automa_die: u8,
    }
    PeopleRow { id: People }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    rounds: RoundsRow,
    tavern: TavernRow,
    yard: YardRow,
    guilds: GuildsRow,
    guild_slot: Vec<GuildSlotRow>,
    workshop_position: Vec<PositionRow>,
    buildings: BuildingsRow,
    town_hall_place: Vec<PlaceRow>,
    council: CouncilRow,
    council_row: Vec<DiceRow>,
    councillor: Vec<CouncillorRow>,
    berk: BerkRow,
    berk_slot: Vec<BerkSlotRow>,
    castle_slot: Vec<CastleRow>,
}

/// The main board.
pub(super) struct Board {
    pub numbers: Numbers,
    pub guild_slot_of: [u8; 6],
    pub guild_slots: [GuildSlot; 3],
    pub workshop_positions: [WorkshopPosition; 3],
    pub town_hall: [TownHallPlace; 6],
    pub town_hall_place_of: [u8; 6],
    pub council_rows: [u8; 3],
    pub councillors: [People; 6],
    pub berk_slot_of: [u8; 6],
    pub berk_slots: [BerkSlot; 3],
    pub castle_slots: [CastleSlot; 4],
}

pub(super) fn board(desk: &mut Desk) -> Option<Board> {
    const FILE: &str = "board.toml";
    let file: BoardFile = desk.open(FILE)?;
    let tavern = &file.tavern;
    desk.expect(file.rounds.count == 10, FILE, "rounds", "a game has 10 rounds (RTN-4.1)");
    desk.expect(tavern.display == 6, FILE, "display", "6 cards lie at the Tavern (RTN-2.5)");
    let three = tavern.unfulfilled_cards == 3;
    desk.expect(three, FILE, "unfulfilled_cards", "a player keeps 3 cards (RTN-7.4)");
    let goods = tavern.least_of_each_good == 1
        && (1..=9).contains(&tavern.most_of_a_good)
        && (tavern.most_of_a_good..=9).contains(&tavern.most_of_the_own_good);
    desk.expect(goods, FILE, "tavern", "1 good of each type at least, 9 at most (RTN-7.5)");
    let prices = [
        file.yard.house_price,
        file.guilds.good_price,
        file.guilds.income_goods_per_workshop,
        file.buildings.sell_price,
        file.buildings.least_price,
        file.council.reputation_loss,
        file.berk.modifier_price,
    ];
    desk.expect(prices.iter().all(|price| *price <= 20), FILE, "", "a price or a loss beyond 20");
    desk.expect(file.guilds.good_price > 0, FILE, "good_price", "goods cost something (RTN-9.5)");
    let tokens = (1..=60).contains(&file.berk.modifiers);
    desk.expect(tokens, FILE, "modifiers", "1 to 60 Modifiers");

    let dice: Vec<u8> = file.guild_slot.iter().map(|slot| desk.dice(FILE, &slot.dice)).collect();
    let guild_slot_of = desk.slot_of(FILE, "guild_slot", &dice);
    let mut guild_slots = Vec::new();
    for row in &file.guild_slot {
        let sound = row.workshops <= 3 && row.goods <= 6 && row.apprentices <= 3;
        desk.expect(sound, FILE, "guild_slot", "beyond 3 Workshops, 6 goods or 3 workers");
        let GuildSlotRow { workshops, goods, apprentices, .. } = *row;
        guild_slots.push(GuildSlot { workshops, goods, apprentices });
    }
    let mut positions = Vec::new();
    for row in &file.workshop_position {
        let PositionRow { points, stars, owner_coins, owner_points, .. } = *row;
        let sound = [points, stars, owner_coins, owner_points].iter().all(|value| *value <= 20);
        desk.expect(sound, FILE, "workshop_position", "a Workshop position beyond 20");
        positions.push(WorkshopPosition { points, stars, owner_coins, owner_points });
    }
    let places = file.town_hall_place.iter();
    let dice: Vec<u8> = places.map(|place| desk.dice(FILE, &[place.die])).collect();
    let town_hall_place_of = desk.slot_of(FILE, "town_hall_place", &dice);
    let mut town_hall = Vec::new();
    for row in &file.town_hall_place {
        let sound = (1..=30).contains(&row.price);
        desk.expect(sound, FILE, "town_hall_place", "Buildings cost 1 to 30 coins");
        town_hall.push(TownHallPlace { die: row.die, price: row.price });
    }
    let rows = file.council_row.iter().map(|row| desk.dice(FILE, &row.dice)).collect();
    let councillors: Vec<People> = file.councillor.iter().map(|row| row.people).collect();
    let all = People::ALL.iter().all(|people| councillors.contains(people));
    desk.expect(all, FILE, "councillor", "every people has one Councillor (RTN-11.3)");
    let dice: Vec<u8> = file.berk_slot.iter().map(|slot| desk.dice(FILE, &slot.dice)).collect();
    let berk_slot_of = desk.slot_of(FILE, "berk_slot", &dice);
    let mut berk_slots = Vec::new();
    for row in &file.berk_slot {
        let sound = row.free_modifiers <= 5
            && row.extra_modifiers <= 5
            && (1..=3).contains(&row.commission_cards)
            && row.commission_reputation <= 18;
        desk.expect(sound, FILE, "berk_slot", "a slot of Berk gives too much");
        berk_slots.push(BerkSlot {
            free_modifiers: row.free_modifiers,
            extra_modifiers: row.extra_modifiers,
            commission_cards: row.commission_cards,
            commission_reputation: row.commission_reputation,
        });
    }
    let mut castle = Vec::new();
    for row in &file.castle_slot {
        desk.expect(row.reputation <= 18, FILE, "castle_slot", "18 Reputation at most");
        castle.push(CastleSlot {
            dice: desk.dice(FILE, &row.dice),
            reputation: row.reputation,
            six_players_only: row.six_players_only,
        });
    }
    Some(Board {
        numbers: Numbers {
            rounds: file.rounds.count,
            unfulfilled_cards: tavern.unfulfilled_cards,
            least_of_each_good: tavern.least_of_each_good,
            most_of_a_good: tavern.most_of_a_good,
            most_of_the_own_good: tavern.most_of_the_own_good,
            house_price: file.yard.house_price,
            good_price: file.guilds.good_price,
            income_goods_per_workshop: file.guilds.income_goods_per_workshop,
            sell_price: file.buildings.sell_price,
            least_price: file.buildings.least_price,
            council_reputation_loss: file.council.reputation_loss,
            modifier_price: file.berk.modifier_price,
            modifiers: file.berk.modifiers,
            ..Numbers::default()
        },
        guild_slot_of,
        guild_slots: desk.exactly(FILE, "guild_slot", guild_slots)?,
        workshop_positions: desk.exactly(FILE, "workshop_position", positions)?,
        town_hall: desk.exactly(FILE, "town_hall_place", town_hall)?,
        town_hall_place_of,
        council_rows: desk.exactly(FILE, "council_row", rows)?,
        councillors: desk.exactly(FILE, "councillor", councillors)?,
        berk_slot_of,
        berk_slots: desk.exactly(FILE, "berk_slot", berk_slots)?,
        castle_slots: desk.exactly(FILE, "castle_slot", castle)?,
    })
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerBoardFile {
    pieces: PiecesRow,
    reputation: ReputationRow,
    own_slot: DiceRow,
    communal: CommunalRow,
    communal_area: Vec<AreaRow>,
}

pub(super) struct PlayerBoard {
    pieces: PiecesRow,
    reputation: ReputationRow,
    communal: CommunalRow,
    pub own_slot: u8,
    pub areas: [CommunalArea; 3],
}

impl PlayerBoard {
    pub(super) fn write_into(&self, numbers: &mut Numbers) {
        numbers.houses = self.pieces.houses;
        numbers.meeples = self.pieces.meeples;
        numbers.least_reputation = self.reputation.least;
        numbers.most_reputation = self.reputation.most;
        numbers.settlers_points_per_communal = self.communal.settlers_points;
    }
}

pub(super) fn player_board(desk: &mut Desk) -> Option<PlayerBoard> {
    const FILE: &str = "player-board.toml";
    let file: PlayerBoardFile = desk.open(FILE)?;
    desk.expect(file.pieces.houses == 7, FILE, "houses", "7 Houses for each player (RTN-1.4)");
    let meeples = file.pieces.meeples == 14;
    desk.expect(meeples, FILE, "meeples", "14 meeples for each player (RTN-2.7)");
    let reputation = &file.reputation;
    let sound = reputation.least < reputation.most && reputation.most <= 30;
    desk.expect(sound, FILE, "reputation", "Reputation goes up, to 30 at most (RTN-3.5)");
    desk.expect(file.communal.settlers_points <= 9, FILE, "communal", "more than 9 points");
    let own_slot = desk.dice(FILE, &file.own_slot.dice);
    let mut areas = Vec::new();
    for row in &file.communal_area {
        let AreaRow { points, stars, income_coins, income_reputation, income_goods, .. } = *row;
        let sound = [points, stars, income_coins, income_reputation].iter().all(|n| *n <= 20);
        let sound = sound && income_goods <= 3;
        desk.expect(sound, FILE, "communal_area", "a Communal area gives too much");
        areas.push(CommunalArea { points, stars, income_coins, income_reputation, income_goods });
    }
    let areas = desk.exactly(FILE, "communal_area", areas)?;
    let PlayerBoardFile { pieces, reputation, communal, .. } = file;
    Some(PlayerBoard { pieces, reputation, communal, own_slot, areas })
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    start: StartRow,
    player_count: Vec<PlayerCountRow>,
    end: EndRow,
}

pub(super) struct Setup {
    start: StartRow,
    end: EndRow,
    pub player_counts: [PlayerCount; 6],
}

impl Setup {
    pub(super) fn write_into(&self, numbers: &mut Numbers) {
        numbers.start_coins = self.start.coins;
        numbers.start_houses = self.start.houses;
        numbers.start_workers = self.start.workers;
        numbers.start_nobility = self.start.nobility;
        numbers.start_score = self.start.score;
        numbers.goods_per_point = self.end.goods_per_point;
    }
}

pub(super) fn setup(desk: &mut Desk) -> Option<Setup> {
    const FILE: &str = "setup.toml";
    let file: SetupFile = desk.open(FILE)?;
    let start = &file.start;
    let sound = start.coins <= 99
        && start.houses <= 7
        && start.workers <= 13
        && start.nobility <= 4
        && start.score <= 99;
    desk.expect(sound, FILE, "start", "a start beyond the pieces of a player (RTN-2.7)");
    desk.expect(file.end.goods_per_point > 0, FILE, "end", "goods are worth something (RTN-12.11)");
    let mut counts = Vec::new();
    for (index, row) in file.player_count.iter().enumerate() {
        let players = row.players;
        let needle = format!("players = {players}");
        let slots = [row.tavern_slots, row.yard_slots, row.apprentice_slots];
        let checks = [
            (usize::from(players) == index + 1, "1 to 6 players, in order"),
            ((1..=5).contains(&row.dice), "1 to 5 dice"),
            (slots.iter().all(|slots| (1..=6).contains(slots)), "1 to 6 slots"),
            ((1..=3).contains(&row.guild_slots), "1 to 3 Guild slots"),
            ((1..=3).contains(&row.owner_reward_times), "rewards 1 to 3 times"),
            (
                row.income_per_apprentice.len() == usize::from(row.apprentice_slots)
                    && row.income_per_apprentice.iter().all(|coins| *coins <= 20),
                "an income for each number of Apprentices",
            ),
            (
                row.modifiers.len() == usize::from(players)
                    && row.modifiers.iter().all(|tokens| *tokens <= 5),
                "Modifiers for each place in turn order",
            ),
            (
                row.goods.len() == usize::from(players)
                    && row.goods.iter().all(|count| *count <= 20),
                "goods for each place in turn order",
            ),
        ];
        for (holds, what) in checks {
            desk.expect(holds, FILE, &needle, format!("with {players} players: {what}"));
        }
        let get = |list: &[u8], at: usize| list.get(at).copied().unwrap_or(0);
        counts.push(PlayerCount {
            dice: row.dice,
            reputation: row.reputation,
            tavern_slots: row.tavern_slots,
            yard_slots: row.yard_slots,
            guild_slots: row.guild_slots,
            apprentice_slots: row.apprentice_slots,
            income_per_apprentice: std::array::from_fn(|at| get(&row.income_per_apprentice, at)),
            owner_reward_times: row.owner_reward_times,
            neutral_workshops: row.neutral_workshops,
            modifiers: std::array::from_fn(|at| get(&row.modifiers, at)),
            goods: std::array::from_fn(|at| get(&row.goods, at)),
        });
    }
    let player_counts = desk.exactly(FILE, "player_count", counts)?;
    Some(Setup { start: file.start, end: file.end, player_counts })
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NobilityFile {
    track: TrackRow,
    level: Vec<LevelRow>,
}

pub(super) struct Nobility {
    pub lord: u8,
    pub points: Vec<u8>,
}

pub(super) fn nobility(desk: &mut Desk) -> Option<Nobility> {
    const FILE: &str = "nobility.toml";
    let file: NobilityFile = desk.open(FILE)?;
    for (index, row) in file.level.iter().enumerate() {
        let needle = format!("level = {}", row.level);
        desk.expect(usize::from(row.level) == index, FILE, &needle, "levels count up from 0");
        desk.expect(row.points <= 50, FILE, &needle, "more than 50 points for a level");
    }
    let last = file.level.len().saturating_sub(1);
    let ends = usize::from(file.track.ivory_lord) == last;
    desk.expect(ends, FILE, "ivory_lord", "the track ends with the Ivory Lord (RTN-6.1)");
    let sound = (1..=last).contains(&usize::from(file.track.lord)) && last <= 30;
    desk.expect(sound, FILE, "lord", "the Lord's level is on the track (RTN-6.2)");
    let points = file.level.iter().map(|row| row.points).collect();
    sound.then_some(Nobility { lord: file.track.lord, points })
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NightFile {
    start: NightStartRow,
    refusal: RefusalRow,
    ownership: OwnershipRow,
}

pub(super) fn night(desk: &mut Desk) -> Option<Night> {
    const FILE: &str = "night.toml";
    let file: NightFile = desk.open(FILE)?;
    let sound = file.start.score <= 99 && file.ownership.points <= 50;
    desk.expect(sound && file.refusal.reputation <= 18, FILE, "", "too much for a night");
    Some(Night {
        score: file.start.score,
        nobility: file.start.nobility,
        refusal: file.refusal.reputation,
        ownership: file.ownership.points,
    })
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WorldFile {
    guild: Vec<GuildRow>,
    people: Vec<PeopleRow>,
}

/// The Guild each value of an Automa die closes.
pub(super) fn world(desk: &mut Desk) -> Option<[Guild; 6]> {
    const FILE: &str = "world.toml";
    let file: WorldFile = desk.open(FILE)?;
    let in_order = file.guild.iter().map(|row| row.id).eq(Guild::ALL)
        && file.guild.iter().all(|row| row.good.guild() == row.id)
        && file.people.iter().map(|row| row.id).eq(People::ALL);
    desk.expect(in_order, FILE, "", "Guilds, goods and peoples in the order of RTN-1");
    let dice: Vec<u8> = file.guild.iter().map(|row| desk.dice(FILE, &[row.automa_die])).collect();
    let slots = desk.slot_of(FILE, "guild", &dice);
    in_order.then(|| slots.map(|guild| Guild::ALL[usize::from(guild)]))
}
