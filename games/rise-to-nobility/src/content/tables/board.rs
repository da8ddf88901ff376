//! `board.toml` and `world.toml`: the main board.

use super::{File, dice, rows, slot_of};
use crate::content::{BerkSlot, CastleSlot, GuildSlot, Numbers, TownHallPlace, WorkshopPosition};
use crate::kinds::{Good, Guild, People};
use std::slice;

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
    GuildRow {
        id: Guild,
        good: Good,
        #[allow(dead_code, reason = "for drawings")] color: String,
        automa_die: u8,
    }
    PeopleRow { id: People }
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

pub(super) fn board(file: &mut File<'_>) -> Option<Board> {
    let numbers = numbers(file);
    let rows = file.list::<GuildSlotRow>("guild_slot");
    let guild_slot_of = slot_of(file, "guild_slot", &rows, "dice", |row| &row.dice);
    let mut guild_slots = Vec::new();
    for row in &rows {
        let sound = row.workshops <= 3 && row.goods <= 6 && row.apprentices <= 3;
        file.expect(sound, row, "beyond 3 Workshops, 6 goods or 3 workers");
        let GuildSlotRow { workshops, goods, apprentices, .. } = **row;
        guild_slots.push(GuildSlot { workshops, goods, apprentices });
    }
    let mut positions = Vec::new();
    for row in file.list::<PositionRow>("workshop_position") {
        let PositionRow { points, stars, owner_coins, owner_points } = *row;
        let sound = [points, stars, owner_coins, owner_points].iter().all(|value| *value <= 20);
        file.expect(sound, &row, "a Workshop position beyond 20");
        positions.push(WorkshopPosition { points, stars, owner_coins, owner_points });
    }
    let rows = file.list::<PlaceRow>("town_hall_place");
    let town_hall_place_of =
        slot_of(file, "town_hall_place", &rows, "die", |row| slice::from_ref(&row.die));
    let mut town_hall = Vec::new();
    for row in &rows {
        let sound = (1..=30).contains(&row.price);
        file.expect(sound, row.field("price"), "Buildings cost 1 to 30 coins");
        town_hall.push(TownHallPlace { die: row.die, price: row.price });
    }
    let rows = file.list::<DiceRow>("council_row");
    let rows = rows.iter().map(|row| dice(file, row.field("dice"), &row.dice)).collect();
    let councillors = file.list::<CouncillorRow>("councillor");
    let councillors: Vec<People> = councillors.iter().map(|row| row.people).collect();
    let all = People::ALL.iter().all(|people| councillors.contains(people));
    file.expect_together(all, "`[[councillor]]`: every people has one Councillor (RTN-11.3)");
    let slots = file.list::<BerkSlotRow>("berk_slot");
    let berk_slot_of = slot_of(file, "berk_slot", &slots, "dice", |row| &row.dice);
    let mut berk_slots = Vec::new();
    for row in &slots {
        let sound = row.free_modifiers <= 5
            && row.extra_modifiers <= 5
            && (1..=3).contains(&row.commission_cards)
            && row.commission_reputation <= 18;
        file.expect(sound, row, "a slot of Berk gives too much");
        berk_slots.push(BerkSlot {
            free_modifiers: row.free_modifiers,
            extra_modifiers: row.extra_modifiers,
            commission_cards: row.commission_cards,
            commission_reputation: row.commission_reputation,
        });
    }
    let mut castle = Vec::new();
    for row in file.list::<CastleRow>("castle_slot") {
        file.expect(row.reputation <= 18, row.field("reputation"), "18 Reputation at most");
        castle.push(CastleSlot {
            dice: dice(file, row.field("dice"), &row.dice),
            reputation: row.reputation,
            six_players_only: row.six_players_only,
        });
    }
    let guild_slots = file.exactly("guild_slot", guild_slots);
    let workshop_positions = file.exactly("workshop_position", positions);
    let town_hall = file.exactly("town_hall_place", town_hall);
    let council_rows = file.exactly("council_row", rows);
    let councillors = file.exactly("councillor", councillors);
    let berk_slots = file.exactly("berk_slot", berk_slots);
    let castle_slots = file.exactly("castle_slot", castle);
    Some(Board {
        numbers: numbers?,
        guild_slot_of,
        guild_slots: guild_slots?,
        workshop_positions: workshop_positions?,
        town_hall: town_hall?,
        town_hall_place_of,
        council_rows: council_rows?,
        councillors: councillors?,
        berk_slot_of,
        berk_slots: berk_slots?,
        castle_slots: castle_slots?,
    })
}

/// Single numbers; nothing if one of them could not be read.
fn numbers(file: &mut File<'_>) -> Option<Numbers> {
    let rounds = file.table::<RoundsRow>("rounds").inspect(|row| {
        file.expect(row.count == 10, row.field("count"), "a game has 10 rounds (RTN-4.1)");
    });
    let tavern = file.table::<TavernRow>("tavern").inspect(|row| {
        let six = row.display == 6;
        file.expect(six, row.field("display"), "6 cards lie at the Tavern (RTN-2.5)");
        let three = row.unfulfilled_cards == 3;
        file.expect(three, row.field("unfulfilled_cards"), "a player keeps 3 cards (RTN-7.4)");
        let goods = row.least_of_each_good == 1
            && (1..=9).contains(&row.most_of_a_good)
            && (row.most_of_a_good..=9).contains(&row.most_of_the_own_good);
        file.expect(goods, row, "1 good of each type at least, 9 at most (RTN-7.5)");
    });
    const FAR: &str = "a price or a loss beyond 20";
    let yard = file.table::<YardRow>("yard").inspect(|row| {
        file.expect(row.house_price <= 20, row.field("house_price"), FAR);
    });
    let guilds = file.table::<GuildsRow>("guilds").inspect(|row| {
        let price = row.field("good_price");
        file.expect(row.good_price > 0, price.clone(), "goods cost something (RTN-9.5)");
        file.expect(row.good_price <= 20, price, FAR);
        let income = row.field("income_goods_per_workshop");
        file.expect(row.income_goods_per_workshop <= 20, income, FAR);
    });
    let buildings = file.table::<BuildingsRow>("buildings").inspect(|row| {
        file.expect(row.sell_price <= 20, row.field("sell_price"), FAR);
        file.expect(row.least_price <= 20, row.field("least_price"), FAR);
    });
    let council = file.table::<CouncilRow>("council").inspect(|row| {
        file.expect(row.reputation_loss <= 20, row.field("reputation_loss"), FAR);
    });
    let berk = file.table::<BerkRow>("berk").inspect(|row| {
        file.expect(row.modifier_price <= 20, row.field("modifier_price"), FAR);
        let tokens = (1..=60).contains(&row.modifiers);
        file.expect(tokens, row.field("modifiers"), "1 to 60 Modifiers");
    });
    let (tavern, guilds, buildings, berk) = (tavern?, guilds?, buildings?, berk?);
    Some(Numbers {
        rounds: rounds?.count,
        unfulfilled_cards: tavern.unfulfilled_cards,
        least_of_each_good: tavern.least_of_each_good,
        most_of_a_good: tavern.most_of_a_good,
        most_of_the_own_good: tavern.most_of_the_own_good,
        house_price: yard?.house_price,
        good_price: guilds.good_price,
        income_goods_per_workshop: guilds.income_goods_per_workshop,
        sell_price: buildings.sell_price,
        least_price: buildings.least_price,
        council_reputation_loss: council?.reputation_loss,
        modifier_price: berk.modifier_price,
        modifiers: berk.modifiers,
        ..Numbers::default()
    })
}

/// The Guild each value of an Automa die closes.
pub(super) fn world(file: &mut File<'_>) -> Option<[Guild; 6]> {
    let guilds = file.list::<GuildRow>("guild");
    let peoples = file.list::<PeopleRow>("people");
    let in_order = guilds.iter().map(|row| row.id).eq(Guild::ALL)
        && guilds.iter().all(|row| row.good.guild() == row.id)
        && peoples.iter().map(|row| row.id).eq(People::ALL);
    file.expect_together(in_order, "Guilds, goods and peoples in the order of RTN-1");
    let slots =
        slot_of(file, "guild", &guilds, "automa_die", |row| slice::from_ref(&row.automa_die));
    in_order.then(|| slots.map(|guild| Guild::ALL[usize::from(guild)]))
}
