//! What is printed on boards, cards and tiles, as the client draws it: entries of tables as they are read, and the
//! effects of cards in words.

use crate::content::{
    self, BerkSlot, CastleSlot, CommunalArea, CouncilTile, DiceTile, GuildSlot, Office, Settlers,
    Ship, TownHallPlace, WorkshopPosition, content,
};
use crate::describe::sentences;
use crate::kinds::{self, Effect, Good, Guild, People, Pips};
use crate::state::{RiseToNobility, modifiers_between};
use engine::chain::words;
use engine::content::{Name, Subset};
use engine::message::Step;
use engine::{Game, Thing};
use serde::Serialize;
use std::array::from_fn;

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
    /// Modifiers a die needs, by what it shows and by what it is used as, from 1 (RTN-5.5).
    modifiers: [[u8; 6]; 6],
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
    areas: Vec<CommunalArea>,
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
struct Character {
    id: Name,
    good: Good,
    /// What becoming a Lord gives, one after the other.
    lord_power: Vec<Step>,
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
struct EventCard {
    id: Name,
    deck: u8,
    /// What it changes and what it listens to, a sentence each.
    says: Vec<Step>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Objective {
    id: Name,
    level: u8,
    conditions: Vec<(&'static str, u8)>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Commission {
    id: Name,
}

/// As the tables in use have it.
pub fn printed() -> Printed {
    let content = content();
    let board = &content.board;
    Printed {
        content: <RiseToNobility as Game>::tables_fingerprint(),
        rounds: board.rounds.count,
        lord_level: content.lord_level,
        least_reputation: content.own.reputation.least,
        most_reputation: content.own.reputation.most,
        houses: content.own.pieces.houses,
        house_price: board.yard.house_price,
        good_price: board.guilds.good_price,
        sell_price: board.buildings.sell_price,
        unfulfilled_cards: board.tavern.unfulfilled_cards,
        council_reputation_loss: board.council.reputation_loss,
        ownership_points: content.night.ownership.points,
        office_coins: content.chancellery.income_coins,
        modifiers: from_fn(|die| from_fn(|value| modifiers_between(die as u8, value as u8))),
        nobility: content.nobility.clone(),
        guild_slots: board.guild_slots.into(),
        workshop_positions: board.workshop_positions.into(),
        town_hall: board.town_hall.into(),
        council_rows: board.council_rows.map(|row| values(row.dice)).into(),
        councillors: content.councillors.into(),
        berk_slots: board.berk_slots.into(),
        castle_slots: board.castle_slots.into(),
        own_slot: values(content.own.slot.dice),
        areas: content.own.areas.into(),
        characters: content.characters.map(character).into(),
        settlers: content.settlers.into(),
        buildings: content.building_ids.iter().enumerate().map(building).collect(),
        ships: content.ships.into(),
        council_tiles: content.council.into(),
        events: content.events.iter().enumerate().map(event).collect(),
        objectives: content.objectives.iter().map(objective).collect(),
        offices: content.offices.into(),
        dice_tiles: content.dice_tiles.into(),
        commissions: content.commissions.map(|it| Commission { id: it.id }).into(),
    }
}

fn values(dice: Subset<Pips>) -> Vec<u8> {
    dice.iter().map(Pips::byte).collect()
}

fn character(card: content::Character) -> Character {
    let program = &content().program;
    let steps = words::steps(program, program.first(card.power)).into_iter().map(Step::from);
    Character { id: card.id, good: card.good, lord_power: steps.collect() }
}

fn building((at, id): (usize, &&'static str)) -> Building {
    let workshop = content().workshops.get(at);
    Building {
        id,
        guild: workshop.map(|it| it.guild),
        effects: workshop.map_or(vec![], |it| it.effects.to_vec()),
    }
}

fn event((at, card): (usize, &content::Event)) -> EventCard {
    let says = sentences(kinds::EventCard(at as u8));
    EventCard { id: card.id, deck: card.deck, says: says.into_iter().map(Step::from).collect() }
}

fn objective(card: &content::Objective) -> Objective {
    let conditions = crate::view::conditions(&card.conditions);
    Objective { id: card.id, level: card.level, conditions }
}
