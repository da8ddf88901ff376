//! What is printed on boards, cards and tiles, as the client draws it.

use crate::content::{self, WORKSHOPS, content};
use crate::kinds::{Benefit, Effect, Good, Guild, People};
use crate::state::RiseToNobility;
use engine::chain::words;
use engine::{Arg, Game, Message};
use serde::Serialize;
use std::collections::BTreeMap;

/// All component tables. Lists stand in the order moves and events count them in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    /// Names the exact tables this was printed from.
    content: String,
    rounds: u8,
    lord_level: u8,
    least_reputation: u8,
    most_reputation: u8,
    houses: u8,
    house_price: u8,
    good_price: u8,
    sell_price: u8,
    unfulfilled_cards: u8,
    council_reputation_loss: u8,
    ownership_points: u8,
    office_coins: u8,
    /// Points by level of Nobility.
    nobility: Vec<u8>,
    /// Left to right.
    guild_slots: Vec<GuildSlot>,
    workshop_positions: Vec<WorkshopPosition>,
    /// From the cheapest to the dearest.
    town_hall: Vec<TownHallPlace>,
    /// Values each row takes, from the top.
    council_rows: Vec<Vec<u8>>,
    councillors: Vec<People>,
    berk_slots: Vec<BerkSlot>,
    castle_slots: Vec<CastleSlot>,
    own_slot: Vec<u8>,
    areas: Vec<Area>,
    characters: Vec<Character>,
    settlers: Vec<Settlers>,
    /// Workshops, then Community Buildings.
    buildings: Vec<Building>,
    ships: Vec<Ship>,
    council_tiles: Vec<CouncilTile>,
    events: Vec<EventCard>,
    objectives: Vec<Objective>,
    /// Upper ones, then lower ones.
    offices: Vec<Office>,
    dice_tiles: Vec<DiceTile>,
    commissions: Vec<Commission>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct GuildSlot {
    dice: Vec<u8>,
    workshops: u8,
    goods: u8,
    apprentices: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct WorkshopPosition {
    points: u8,
    stars: u8,
    owner_coins: u8,
    owner_points: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct TownHallPlace {
    die: u8,
    price: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct BerkSlot {
    dice: Vec<u8>,
    free_modifiers: u8,
    extra_modifiers: u8,
    commission_cards: u8,
    commission_reputation: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct CastleSlot {
    dice: Vec<u8>,
    reputation: u8,
}

/// A Communal area of a player board and what it gives in the Income phase.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Area {
    points: u8,
    stars: u8,
    coins: u8,
    reputation: u8,
    goods: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Character {
    id: &'static str,
    good: Good,
    /// What becoming a Lord gives, one after the other.
    lord_power: Vec<Step>,
}

/// One step of an effect: a key of the catalogue, and its numbers and words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Step {
    key: String,
    args: BTreeMap<&'static str, Value>,
}

/// A parameter of such a message.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
enum Value {
    Number(i32),
    Word(String),
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Settlers {
    id: &'static str,
    deck: u8,
    people: People,
    least: u8,
    most: u8,
    goods: Vec<Good>,
    workers: u8,
    stars: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Building {
    id: &'static str,
    /// None: a Community Building.
    guild: Option<Guild>,
    effects: Vec<Effect>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Ship {
    id: &'static str,
    price: [u8; 6],
    spaces: [u8; 6],
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct CouncilTile {
    id: &'static str,
    nobility: u8,
    goods: [u8; 6],
    coins: u8,
    points: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct EventCard {
    id: &'static str,
    deck: u8,
    /// What it changes and what it listens to, by the names of the tables.
    effects: Vec<(&'static str, i8)>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Objective {
    id: &'static str,
    level: u8,
    conditions: Vec<(&'static str, u8)>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Office {
    die: u8,
    people: People,
    benefit: Benefit,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct DiceTile {
    id: &'static str,
    slots: [u8; 3],
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Commission {
    id: &'static str,
}

/// As the tables in use have it.
pub fn printed() -> Printed {
    let content = content();
    let numbers = &content.numbers;
    Printed {
        content: <RiseToNobility as Game>::tables_fingerprint(),
        rounds: numbers.rounds,
        lord_level: numbers.lord_level,
        least_reputation: numbers.least_reputation,
        most_reputation: numbers.most_reputation,
        houses: numbers.houses,
        house_price: numbers.house_price,
        good_price: numbers.good_price,
        sell_price: numbers.sell_price,
        unfulfilled_cards: numbers.unfulfilled_cards,
        council_reputation_loss: numbers.council_reputation_loss,
        ownership_points: content.night.ownership,
        office_coins: content.chancellery.income_coins,
        nobility: content.nobility.clone(),
        guild_slots: guild_slots(),
        workshop_positions: content.workshop_positions.iter().map(workshop_position).collect(),
        town_hall: (content.town_hall.iter())
            .map(|place| TownHallPlace { die: place.die, price: place.price })
            .collect(),
        council_rows: content.council_rows.map(values).into(),
        councillors: content.councillors.into(),
        berk_slots: berk_slots(),
        castle_slots: (content.castle_slots.iter())
            .map(|slot| CastleSlot { dice: values(slot.dice), reputation: slot.reputation })
            .collect(),
        own_slot: values(content.own_slot),
        areas: content.areas.iter().map(area).collect(),
        characters: content.characters.iter().map(character).collect(),
        settlers: content.settlers.iter().map(settlers).collect(),
        buildings: content.building_ids.iter().enumerate().map(building).collect(),
        ships: (content.ships.iter())
            .map(|ship| Ship { id: ship.id, price: ship.price, spaces: ship.spaces })
            .collect(),
        council_tiles: content.council.iter().map(council_tile).collect(),
        events: content.events.iter().map(event).collect(),
        objectives: content.objectives.iter().map(objective).collect(),
        offices: (content.offices.iter())
            .map(|it| Office { die: it.die, people: it.people, benefit: it.benefit })
            .collect(),
        dice_tiles: (content.dice_tiles.iter())
            .map(|tile| DiceTile { id: tile.id, slots: tile.slots })
            .collect(),
        commissions: content.commissions.iter().map(|it| Commission { id: it.id }).collect(),
    }
}

/// The values of a set of them, ascending.
fn values(bits: u8) -> Vec<u8> {
    (1..=6).filter(|value| bits >> value & 1 == 1).collect()
}

/// The values of a die that go to one slot.
fn values_of(slot_of: [u8; 6], slot: usize) -> Vec<u8> {
    (1..=6).filter(|value| slot_of[*value as usize - 1] as usize == slot).collect()
}

fn guild_slots() -> Vec<GuildSlot> {
    let slots = content().guild_slots.iter().enumerate();
    slots
        .map(|(at, slot)| GuildSlot {
            dice: values_of(content().guild_slot_of, at),
            workshops: slot.workshops,
            goods: slot.goods,
            apprentices: slot.apprentices,
        })
        .collect()
}

fn berk_slots() -> Vec<BerkSlot> {
    let slots = content().berk_slots.iter().enumerate();
    slots
        .map(|(at, slot)| BerkSlot {
            dice: values_of(content().berk_slot_of, at),
            free_modifiers: slot.free_modifiers,
            extra_modifiers: slot.extra_modifiers,
            commission_cards: slot.commission_cards,
            commission_reputation: slot.commission_reputation,
        })
        .collect()
}

fn workshop_position(position: &content::WorkshopPosition) -> WorkshopPosition {
    WorkshopPosition {
        points: position.points,
        stars: position.stars,
        owner_coins: position.owner_coins,
        owner_points: position.owner_points,
    }
}

fn area(area: &content::CommunalArea) -> Area {
    Area {
        points: area.points,
        stars: area.stars,
        coins: area.income_coins,
        reputation: area.income_reputation,
        goods: area.income_goods,
    }
}

fn character(card: &content::Character) -> Character {
    let program = &content().program;
    let steps = words::steps(program, program.first(card.power)).into_iter().map(step);
    Character { id: card.id, good: card.good, lord_power: steps.collect() }
}

fn step(message: Message) -> Step {
    let args = message.args.into_iter().map(|(name, arg)| {
        let value = match arg {
            Arg::Number(number) => Value::Number(number as i32),
            Arg::Name(word) | Arg::Text(word) => Value::Word(word),
            Arg::Said(message) => Value::Word(message.key),
        };
        (name, value)
    });
    Step { key: message.key, args: args.collect() }
}

fn settlers(card: &content::Settlers) -> Settlers {
    let shown = |good: &Good| card.goods >> *good as u8 & 1 == 1;
    Settlers {
        id: card.id,
        deck: card.deck,
        people: card.people,
        least: card.least,
        most: card.most,
        goods: Good::ALL.into_iter().filter(shown).collect(),
        workers: card.workers,
        stars: card.stars,
    }
}

fn building((at, id): (usize, &&'static str)) -> Building {
    let workshop = content().workshops.get(at).filter(|_| at < WORKSHOPS);
    Building {
        id,
        guild: workshop.map(|it| it.guild),
        effects: workshop
            .map_or(vec![], |it| it.effects[..(it.effect_count as usize).min(2)].to_vec()),
    }
}

fn council_tile(tile: &content::CouncilTile) -> CouncilTile {
    CouncilTile {
        id: tile.id,
        nobility: tile.nobility,
        goods: tile.goods,
        coins: tile.coins,
        points: tile.points,
    }
}

fn event(card: &content::Event) -> EventCard {
    let changes = content().program.modifiers(card.card);
    let heard = &content().program.cards()[card.card.0 as usize].triggers;
    let heard = heard.iter().map(|trigger| (trigger.on.id(), 1));
    let effects = changes.map(|(key, change)| (key.id(), change)).chain(heard).collect();
    EventCard { id: card.id, deck: card.deck, effects }
}

fn objective(card: &content::Objective) -> Objective {
    let conditions = crate::view::conditions(&card.conditions);
    Objective { id: card.id, level: card.level, conditions }
}
