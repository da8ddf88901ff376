//! Cards and tiles.

use super::printed::rows;
use super::{Desk, Mark, Marks, kept};
use crate::content::{
    BUILDINGS, CHARACTERS, COMMISSIONS, COUNCIL_TILES, Chancellery, Character, Commission,
    Conditions, CouncilTile, DICE_TILES, DiceTile, EVENTS, Event, EventEffect, LordPower, OFFICES,
    Objective, Office, SETTLERS, SHIPS, Scores, Settlers, Ship, WORKSHOPS, Workshop,
};
use crate::kinds::{Benefit, Effect, Good, Guild, People};
use serde::Deserialize;

rows! {
    CharacterRow { id: String, good: Good, lord_power: LordPower }
    SettlersRow {
        id: String,
        deck: u8,
        people: People,
        least: u8,
        most: u8,
        goods: Vec<Good>,
        workers: u8,
        stars: u8,
    }
    WorkshopRow { id: String, guild: Guild, effects: Vec<Effect> }
    CommonRow { id: String }
    ShipRow { id: String, price: [u8; 6], spaces: [u8; 6] }
    CouncilTileRow { id: String, nobility: u8, goods: [u8; 6], coins: u8, points: u8 }
    EventRow { id: String, deck: u8, effect: EventEffect }
    ObjectiveRow { id: String, level: u8, conditions: Conditions }
    ChancelleryRow { income_coins: u8, offices_below_5_players: u8, cards_dealt: u8 }
    OfficeRow { row: OfficeSide, die: u8, people: People, benefit: Benefit }
    DiceTileRow { id: String, slots: [u8; 3] }
    CommissionRow { id: String, scores: Scores, most: u8 }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum OfficeSide {
    Upper,
    Lower,
}

/// A file that is one list.
macro_rules! lists {
    ($($name:ident { $field:ident: $row:ty })*) => {
        $(#[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $name { $field: Vec<$row> })*
    };
}

lists! {
    CharacterFile { character: CharacterRow }
    SettlersFile { card: SettlersRow }
    ShipFile { ship: ShipRow }
    CouncilFile { tile: CouncilTileRow }
    EventFile { event: EventRow }
    ObjectiveFile { objective: ObjectiveRow }
    DiceTileFile { tile: DiceTileRow }
    CommissionFile { card: CommissionRow }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingFile {
    workshop: Vec<WorkshopRow>,
    communal: Vec<CommonRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ChancelleryFile {
    chancellery: ChancelleryRow,
    office: Vec<OfficeRow>,
}

pub(super) fn characters(desk: &mut Desk) -> Option<[Character; CHARACTERS]> {
    const FILE: &str = "characters.toml";
    let file: CharacterFile = desk.open(FILE)?;
    desk.ids(FILE, file.character.iter().map(|row| row.id.as_str()));
    for guild in Guild::ALL {
        let count = file.character.iter().filter(|row| row.good == guild.good()).count();
        let expected = if guild == Guild::Blacksmiths { 3 } else { 2 };
        let name = guild.id();
        let what = format!("{count} Characters of the {name}, expected {expected} (RTN-17.3)");
        desk.expect(count == expected, FILE, guild.good().id(), what);
    }
    let mut cards = Vec::new();
    for row in &file.character {
        let power = row.lord_power;
        let sound = power.coins <= 30
            && power.reputation <= 18
            && power.modifiers <= 10
            && power.goods_of_choice <= 6
            && power.goods_different <= 6
            && power.settlers_of_choice <= 2
            && power.houses <= 7
            && power.workers <= 14;
        desk.expect(sound, FILE, &row.id, format!("the power of `{}` is too great", row.id));
        cards.push(Character { id: kept(&row.id), good: row.good, lord_power: power });
    }
    desk.exactly(FILE, "character", cards)
}

pub(super) struct Deck {
    pub cards: [Settlers; SETTLERS],
    pub deck_one: u64,
    pub of_people: [u64; 6],
}

pub(super) fn settlers(desk: &mut Desk) -> Option<Deck> {
    const FILE: &str = "settlers.toml";
    let file: SettlersFile = desk.open(FILE)?;
    desk.ids(FILE, file.card.iter().map(|row| row.id.as_str()));
    let (mut deck_one, mut of_people) = (0u64, [0u64; 6]);
    let mut cards = Vec::new();
    for (index, row) in file.card.iter().enumerate() {
        let goods = row.goods.iter().fold(0u8, |bits, good| bits | 1 << *good as u8);
        let types = goods.count_ones() as u8;
        let checks = [
            (matches!(row.deck, 1 | 2), "deck 1 or 2 (RTN-2.5)"),
            (usize::from(types) == row.goods.len() && types > 0, "goods of different types"),
            (
                types <= row.most && row.least <= row.most && row.least <= 3 * types,
                "cannot be fulfilled (RTN-7.5)",
            ),
            (row.most <= 24, "too many goods"),
            (row.workers <= 5 && row.stars <= 5, "too many Workers or stars"),
        ];
        for (holds, what) in checks {
            desk.expect(holds, FILE, &row.id, format!("`{}`: {what}", row.id));
        }
        if index < 64 {
            deck_one |= u64::from(row.deck == 1) << index;
            of_people[row.people.index()] |= 1 << index;
        }
        cards.push(Settlers {
            id: kept(&row.id),
            deck: row.deck,
            people: row.people,
            least: row.least,
            most: row.most,
            goods,
            workers: row.workers,
            stars: row.stars,
        });
    }
    desk.expect(deck_one.count_ones() >= 6, FILE, "deck", "at least 6 cards of deck 1 (RTN-2.5)");
    let cards = desk.exactly(FILE, "card", cards)?;
    Some(Deck { cards, deck_one, of_people })
}

pub(super) struct Buildings {
    pub workshops: [Workshop; WORKSHOPS],
    pub ids: [&'static str; BUILDINGS],
    pub of_guild: [u64; 6],
}

pub(super) fn buildings(desk: &mut Desk) -> Option<Buildings> {
    const FILE: &str = "buildings.toml";
    let file: BuildingFile = desk.open(FILE)?;
    let ids = file.workshop.iter().map(|row| row.id.as_str());
    let ids: Vec<&str> = ids.chain(file.communal.iter().map(|row| row.id.as_str())).collect();
    desk.ids(FILE, ids.iter().copied());
    let mut of_guild = [0u64; 6];
    let mut workshops = Vec::new();
    for (index, row) in file.workshop.iter().enumerate() {
        let sound = matches!(row.effects.len(), 1 | 2);
        desk.expect(sound, FILE, &row.id, format!("`{}` needs one or two effects", row.id));
        if index < 64 {
            of_guild[row.guild.index()] |= 1 << index;
        }
        let effect = |at: usize| row.effects.get(at).copied().unwrap_or_default();
        workshops.push(Workshop {
            guild: row.guild,
            effects: [effect(0), effect(1)],
            effect_count: row.effects.len().min(2) as u8,
        });
    }
    for guild in Guild::ALL {
        let some = of_guild[guild.index()] != 0;
        desk.expect(some, FILE, guild.id(), format!("no Workshop of the {}", guild.id()));
    }
    let ids = ids.into_iter().map(kept).collect();
    let ids = desk.exactly(FILE, "communal", ids);
    let workshops = desk.exactly(FILE, "workshop", workshops);
    Some(Buildings { workshops: workshops?, ids: ids?, of_guild })
}

pub(super) fn ships(desk: &mut Desk) -> Option<[Ship; SHIPS]> {
    const FILE: &str = "ships.toml";
    let file: ShipFile = desk.open(FILE)?;
    desk.ids(FILE, file.ship.iter().map(|row| row.id.as_str()));
    let mut ships = Vec::new();
    for row in &file.ship {
        let sound = row.price.iter().chain(&row.spaces).all(|value| *value <= 15);
        desk.expect(sound, FILE, &row.id, format!("`{}`: prices and spaces up to 15", row.id));
        ships.push(Ship { id: kept(&row.id), price: row.price, spaces: row.spaces });
    }
    desk.exactly(FILE, "ship", ships)
}

pub(super) fn council(desk: &mut Desk) -> Option<[CouncilTile; COUNCIL_TILES]> {
    const FILE: &str = "council.toml";
    let file: CouncilFile = desk.open(FILE)?;
    desk.ids(FILE, file.tile.iter().map(|row| row.id.as_str()));
    let mut tiles = Vec::new();
    for row in &file.tile {
        let goods = row.goods.iter().all(|count| *count <= 9) && row.goods != [0; 6];
        let sound = goods && row.coins <= 30 && row.points <= 30 && row.nobility <= 30;
        desk.expect(sound, FILE, &row.id, format!("`{}` asks or gives too much", row.id));
        let (id, nobility, goods) = (kept(&row.id), row.nobility, row.goods);
        tiles.push(CouncilTile { id, nobility, goods, coins: row.coins, points: row.points });
    }
    desk.exactly(FILE, "tile", tiles)
}

pub(super) fn events(desk: &mut Desk) -> Option<[Event; EVENTS]> {
    const FILE: &str = "events.toml";
    let file: EventFile = desk.open(FILE)?;
    desk.ids(FILE, file.event.iter().map(|row| row.id.as_str()));
    for deck in [1, 2] {
        let count = file.event.iter().filter(|row| row.deck == deck).count();
        let what = format!("{count} Events in deck {deck}, at least 5 are drawn (RTN-15.1)");
        desk.expect(count >= 5, FILE, "deck", what);
    }
    let mut events = Vec::new();
    for row in &file.event {
        let deck = matches!(row.deck, 1 | 2);
        desk.expect(deck, FILE, &row.id, format!("`{}`: deck 1 or 2 (RTN-15.1)", row.id));
        let sound = row.effect != EventEffect::default() && largest(&row.effect) <= 20;
        let what = format!("the effect of `{}` is nothing, or too great", row.id);
        desk.expect(sound, FILE, &row.id, what);
        events.push(Event { id: kept(&row.id), deck: row.deck, effect: row.effect });
    }
    desk.exactly(FILE, "event", events)
}

fn largest(effect: &EventEffect) -> u8 {
    let amounts = [
        effect.port_coins,
        effect.apprentice_coins,
        effect.guild_coins,
        effect.house_discount,
        effect.castle_reputation,
        effect.berk_modifiers,
        effect.workshop_goods,
        effect.council_reputation_loss,
        effect.building_discount,
        effect.settlers_points,
        effect.tax,
        effect.free_goods,
    ];
    amounts.into_iter().max().unwrap_or(0)
}

pub(super) fn objectives(desk: &mut Desk) -> Option<Vec<Objective>> {
    const FILE: &str = "solo.toml";
    let file: ObjectiveFile = desk.open(FILE)?;
    desk.ids(FILE, file.objective.iter().map(|row| row.id.as_str()));
    desk.expect(file.objective.len() == 15, FILE, "objective", "15 Solo Objectives (RTN-16.1)");
    let mut objectives = Vec::new();
    for row in &file.objective {
        let sound = (1..=3).contains(&row.level) && row.conditions != Conditions::default();
        let what = format!("`{}` needs a level from 1 to 3 and a condition", row.id);
        desk.expect(sound, FILE, &row.id, what);
        let (id, level) = (kept(&row.id), row.level);
        objectives.push(Objective { id, level, conditions: row.conditions });
    }
    Some(objectives)
}

pub(super) fn chancellery(desk: &mut Desk) -> Option<(Chancellery, [Office; OFFICES])> {
    const FILE: &str = "chancellery.toml";
    let file: ChancelleryFile = desk.open(FILE)?;
    let ChancelleryRow { income_coins, offices_below_5_players, cards_dealt, .. } =
        file.chancellery;
    let sound =
        income_coins <= 20 && usize::from(offices_below_5_players) <= OFFICES && cards_dealt == 3;
    desk.expect(sound, FILE, "chancellery", "offices, coins or cards beyond RTN-13");
    let mut offices = Vec::new();
    for (index, row) in file.office.iter().enumerate() {
        let side = if index < 6 { OfficeSide::Upper } else { OfficeSide::Lower };
        let in_order = row.row == side && usize::from(row.die) == index % 6 + 1;
        desk.expect(in_order, FILE, "office", "the upper offices 1 to 6, then the lower ones");
        offices.push(Office { die: row.die, people: row.people, benefit: row.benefit });
    }
    let offices = desk.exactly(FILE, "office", offices)?;
    Some((Chancellery { income_coins, offices_below_5_players, cards_dealt }, offices))
}

pub(super) fn dice_tiles(desk: &mut Desk) -> Option<[DiceTile; DICE_TILES]> {
    const FILE: &str = "dice-tiles.toml";
    let file: DiceTileFile = desk.open(FILE)?;
    desk.ids(FILE, file.tile.iter().map(|row| row.id.as_str()));
    for row in &file.tile {
        desk.dice(FILE, &row.slots);
    }
    let tiles = file.tile.iter().map(|row| DiceTile { id: kept(&row.id), slots: row.slots });
    desk.exactly(FILE, "tile", tiles.collect())
}

pub(super) fn commissions(desk: &mut Desk) -> Option<[Commission; COMMISSIONS]> {
    const FILE: &str = "commissions.toml";
    let file: CommissionFile = desk.open(FILE)?;
    desk.ids(FILE, file.card.iter().map(|row| row.id.as_str()));
    let mut cards = Vec::new();
    for row in &file.card {
        let sound = row.most <= 50 && row.scores != Scores::Coins { per_point: 0 };
        desk.expect(sound, FILE, &row.id, format!("`{}` scores too much", row.id));
        cards.push(Commission { id: kept(&row.id), scores: row.scores, most: row.most });
    }
    desk.exactly(FILE, "card", cards)
}
