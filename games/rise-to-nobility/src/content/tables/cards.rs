//! Cards and tiles.

use super::{File, dice, kept, rows};
use crate::content::{
    BUILDINGS, CHARACTERS, COMMISSIONS, COUNCIL_TILES, Chancellery, Character, Commission,
    Conditions, CouncilTile, DICE_TILES, DiceTile, EVENTS, Event, OFFICES, Objective, Office,
    SETTLERS, SHIPS, Scores, Settlers, Ship, WORKSHOPS, Workshop,
};
use crate::kinds::{Benefit, Effect, Good, Guild, People};
use crate::state::RiseToNobility;
use engine::chain::{Compiler, Written};
use serde::Deserialize;

rows! {
    CharacterRow { id: String, good: Good, lord_power: Written }
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
    EventRow {
        id: String,
        deck: u8,
        #[serde(default)]
        modifiers: Written,
        #[serde(default)]
        triggers: Written,
    }
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

pub(super) fn characters(
    file: &mut File<'_>,
    effects: &mut Compiler<RiseToNobility>,
) -> Option<[Character; CHARACTERS]> {
    let rows = file.list::<CharacterRow>("character");
    file.ids(&rows, |row| &row.id);
    for guild in Guild::ALL {
        let count = rows.iter().filter(|row| row.good == guild.good()).count();
        let expected = if guild == Guild::Blacksmiths { 3 } else { 2 };
        let name = guild.id();
        let what = format!("{count} Characters of the {name}, expected {expected} (RTN-17.3)");
        file.expect_together(count == expected, what);
    }
    let mut cards = Vec::new();
    for row in &rows {
        let empty = row.lord_power.is_missing();
        file.expect(!empty, row, format!("`{}` has no power as a Lord (RTN-6.4)", row.id));
        let source = file.source();
        let power = effects.root(source, "lord", &row.id, "RTN-6.5", &row.lord_power);
        cards.push(Character { id: kept(&row.id), good: row.good, power });
    }
    file.exactly("character", cards)
}

pub(super) struct Deck {
    pub cards: [Settlers; SETTLERS],
    pub deck_one: u64,
    pub of_people: [u64; 6],
}

pub(super) fn settlers(file: &mut File<'_>) -> Option<Deck> {
    let rows = file.list::<SettlersRow>("card");
    file.ids(&rows, |row| &row.id);
    let (mut deck_one, mut of_people) = (0u64, [0u64; 6]);
    let mut cards = Vec::new();
    for (index, row) in rows.iter().enumerate() {
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
            file.expect(holds, row, format!("`{}`: {what}", row.id));
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
    let enough = deck_one.count_ones() >= 6;
    file.expect_together(enough, "at least 6 cards of deck 1 (RTN-2.5)");
    let cards = file.exactly("card", cards)?;
    Some(Deck { cards, deck_one, of_people })
}

pub(super) struct Buildings {
    pub workshops: [Workshop; WORKSHOPS],
    pub ids: [&'static str; BUILDINGS],
    pub of_guild: [u64; 6],
}

pub(super) fn buildings(file: &mut File<'_>) -> Option<Buildings> {
    let rows = file.list::<WorkshopRow>("workshop");
    let communal = file.list::<CommonRow>("communal");
    file.ids(&rows, |row| &row.id);
    file.ids(&communal, |row| &row.id);
    let shared = communal.iter().find(|own| rows.iter().any(|row| row.id == own.id));
    if let Some(shared) = shared {
        file.wrong(shared.field("id"), format!("`{}` is a Workshop already", shared.id));
    }
    let mut of_guild = [0u64; 6];
    let mut workshops = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let sound = matches!(row.effects.len(), 1 | 2);
        file.expect(sound, row, format!("`{}` needs one or two effects", row.id));
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
        file.expect_together(some, format!("no Workshop of the {}", guild.id()));
    }
    let ids = rows.iter().map(|row| &row.id).chain(communal.iter().map(|row| &row.id));
    let ids = ids.map(|id| kept(id)).collect();
    let workshops = file.exactly("workshop", workshops);
    let ids = file.exactly("communal", ids);
    Some(Buildings { workshops: workshops?, ids: ids?, of_guild })
}

pub(super) fn ships(file: &mut File<'_>) -> Option<[Ship; SHIPS]> {
    let rows = file.list::<ShipRow>("ship");
    file.ids(&rows, |row| &row.id);
    let mut ships = Vec::new();
    for row in &rows {
        let sound = row.price.iter().chain(&row.spaces).all(|value| *value <= 15);
        file.expect(sound, row, format!("`{}`: prices and spaces up to 15", row.id));
        ships.push(Ship { id: kept(&row.id), price: row.price, spaces: row.spaces });
    }
    file.exactly("ship", ships)
}

pub(super) fn council(file: &mut File<'_>) -> Option<[CouncilTile; COUNCIL_TILES]> {
    let rows = file.list::<CouncilTileRow>("tile");
    file.ids(&rows, |row| &row.id);
    let mut tiles = Vec::new();
    for row in &rows {
        let goods = row.goods.iter().all(|count| *count <= 9) && row.goods != [0; 6];
        let sound = goods && row.coins <= 30 && row.points <= 30 && row.nobility <= 30;
        file.expect(sound, row, format!("`{}` asks or gives too much", row.id));
        let (id, nobility, goods) = (kept(&row.id), row.nobility, row.goods);
        tiles.push(CouncilTile { id, nobility, goods, coins: row.coins, points: row.points });
    }
    file.exactly("tile", tiles)
}

pub(super) fn events(
    file: &mut File<'_>,
    effects: &mut Compiler<RiseToNobility>,
) -> Option<[Event; EVENTS]> {
    let rows = file.list::<EventRow>("event");
    file.ids(&rows, |row| &row.id);
    for deck in [1, 2] {
        let count = rows.iter().filter(|row| row.deck == deck).count();
        let what = format!("{count} Events in deck {deck}, at least 5 are drawn (RTN-15.1)");
        file.expect_together(count >= 5, what);
    }
    let mut events = Vec::new();
    for row in &rows {
        let deck = matches!(row.deck, 1 | 2);
        file.expect(deck, row, format!("`{}`: deck 1 or 2 (RTN-15.1)", row.id));
        let empty = row.modifiers.is_missing() && row.triggers.is_missing();
        file.expect(!empty, row, format!("`{}` changes nothing (RTN-15.3)", row.id));
        let source = file.source();
        let card = effects.card(source, &row.id, "RTN-15.3", &row.modifiers, &row.triggers);
        events.push(Event { id: kept(&row.id), deck: row.deck, card });
    }
    file.exactly("event", events)
}

pub(super) fn objectives(file: &mut File<'_>) -> Vec<Objective> {
    let rows = file.list::<ObjectiveRow>("objective");
    file.ids(&rows, |row| &row.id);
    file.expect_together(rows.len() == 15, "15 Solo Objectives (RTN-16.1)");
    let mut objectives = Vec::new();
    for row in &rows {
        let sound = (1..=3).contains(&row.level) && row.conditions != Conditions::default();
        let what = format!("`{}` needs a level from 1 to 3 and a condition", row.id);
        file.expect(sound, row, what);
        let (id, level) = (kept(&row.id), row.level);
        objectives.push(Objective { id, level, conditions: row.conditions });
    }
    objectives
}

pub(super) fn chancellery(file: &mut File<'_>) -> Option<(Chancellery, [Office; OFFICES])> {
    let row = file.table::<ChancelleryRow>("chancellery").inspect(|row| {
        let sound = row.income_coins <= 20
            && usize::from(row.offices_below_5_players) <= OFFICES
            && row.cards_dealt == 3;
        file.expect(sound, row, "offices, coins or cards beyond RTN-13");
    });
    let mut offices = Vec::new();
    for (index, row) in file.list::<OfficeRow>("office").iter().enumerate() {
        let side = if index < 6 { OfficeSide::Upper } else { OfficeSide::Lower };
        let in_order = row.row == side && usize::from(row.die) == index % 6 + 1;
        let in_order = in_order || !file.is_complete();
        file.expect(in_order, row, "the upper offices 1 to 6, then the lower ones");
        offices.push(Office { die: row.die, people: row.people, benefit: row.benefit });
    }
    let offices = file.exactly("office", offices);
    let ChancelleryRow { income_coins, offices_below_5_players, cards_dealt } = row?.into_inner();
    Some((Chancellery { income_coins, offices_below_5_players, cards_dealt }, offices?))
}

pub(super) fn dice_tiles(file: &mut File<'_>) -> Option<[DiceTile; DICE_TILES]> {
    let rows = file.list::<DiceTileRow>("tile");
    file.ids(&rows, |row| &row.id);
    for row in &rows {
        dice(file, row.field("slots"), &row.slots);
    }
    let tiles = rows.iter().map(|row| DiceTile { id: kept(&row.id), slots: row.slots });
    file.exactly("tile", tiles.collect())
}

pub(super) fn commissions(file: &mut File<'_>) -> Option<[Commission; COMMISSIONS]> {
    let rows = file.list::<CommissionRow>("card");
    file.ids(&rows, |row| &row.id);
    let mut cards = Vec::new();
    for row in &rows {
        let sound = row.most <= 50 && row.scores != Scores::Coins { per_point: 0 };
        file.expect(sound, row, format!("`{}` scores too much", row.id));
        cards.push(Commission { id: kept(&row.id), scores: row.scores, most: row.most });
    }
    file.exactly("card", cards)
}
