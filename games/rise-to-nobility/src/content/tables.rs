//! Reads `content/*.toml` into [`Content`] and reports every mistake with its file and line.

mod board;
mod cards;
mod players;
mod procedures;
#[cfg(test)]
mod tests;
mod together;

use super::Content;
use crate::placing::{empty_city, printed_places};
use engine::chain::Compiler;
use engine::content::{Entry, File, Placed, Reader};

/// Entries of tables; each says its source, too.
macro_rules! rows {
    ($($name:ident { $($(#[$attribute:meta])? $field:ident: $type:ty),* $(,)? })*) => {
        $(#[derive(Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            $($(#[$attribute])? pub $field: $type,)*
        })*
    };
}
use rows;

/// Reads a complete set of tables.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<Content> {
    let mut effects = Compiler::default();
    reader.file("procedures.toml", |file| procedures::procedures(file, &mut effects));
    let board = reader.file("board.toml", board::board);
    let own_board = reader.file("player-board.toml", players::board);
    let setup = reader.file("setup.toml", players::setup);
    let nobility = reader.file("nobility.toml", players::nobility);
    let night = reader.file("night.toml", players::night);
    let world = reader.file("world.toml", board::world);
    let characters = reader.file("characters.toml", |file| cards::characters(file, &mut effects));
    let settlers = reader.file("settlers.toml", cards::settlers);
    let buildings = reader.file("buildings.toml", cards::buildings);
    let ships = reader.file("ships.toml", cards::ships);
    let council = reader.file("council.toml", cards::council);
    let events = reader.file("events.toml", |file| cards::events(file, &mut effects));
    let objectives = reader.file("solo.toml", cards::objectives);
    let chancellery = reader.file("chancellery.toml", cards::chancellery);
    let dice_tiles = reader.file("dice-tiles.toml", cards::dice_tiles);
    let commissions = reader.file("commissions.toml", cards::commissions);
    let compiled = procedures::compiled(effects, reader);
    let (board, own_board, setup) = (board?, own_board?, setup?);
    let (nobility, buildings, settlers) = (nobility?, buildings?, settlers?);
    let (chancellery, offices) = chancellery?;
    let mut numbers = board.numbers;
    own_board.write_into(&mut numbers);
    setup.write_into(&mut numbers);
    numbers.lord_level = nobility.lord;
    let (program, roots) = compiled?;
    let content = Content {
        program,
        roots,
        numbers,
        guild_slot_of: board.guild_slot_of,
        guild_slots: board.guild_slots,
        workshop_positions: board.workshop_positions,
        town_hall: board.town_hall,
        town_hall_place_of: board.town_hall_place_of,
        council_rows: board.council_rows,
        councillors: board.councillors,
        berk_slot_of: board.berk_slot_of,
        berk_slots: board.berk_slots,
        castle_slots: board.castle_slots,
        own_slot: own_board.own_slot,
        printed_places: printed_places(&board.council_rows, own_board.own_slot),
        empty_city: [false, true].map(|six| empty_city(&board.castle_slots, six)),
        areas: own_board.areas,
        player_counts: setup.player_counts,
        nobility: nobility.points,
        night: night?,
        characters: characters?,
        deck_one: settlers.deck_one,
        of_people: settlers.of_people,
        settlers: settlers.cards,
        workshops: buildings.workshops,
        building_ids: buildings.ids,
        of_guild: buildings.of_guild,
        ships: ships?,
        council: council?,
        events: events?,
        objectives,
        chancellery,
        offices,
        dice_tiles: dice_tiles?,
        commissions: commissions?,
        automa_guild: world?,
    };
    if reader.is_sound() {
        together::together(&content, reader);
    }
    Some(content)
}

/// Values of dice as bits; a value outside 1 to 6 is a mistake.
fn dice(file: &mut File<'_>, at: impl Placed, dice: &[u8]) -> u8 {
    let mut bits = 0;
    for &value in dice {
        file.expect((1..=6).contains(&value), at.place(), format!("no die shows {value}"));
        bits |= 1u8.checked_shl(u32::from(value)).unwrap_or(0);
    }
    bits & 0b111_1110
}

/// To which entry of a list each value of a die belongs; every value belongs to exactly one.
fn slot_of<T>(
    file: &mut File<'_>,
    kind: &str,
    slots: &[Entry<T>],
    key: &str,
    values: impl Fn(&T) -> &[u8],
) -> [u8; 6] {
    let slots: Vec<u8> =
        slots.iter().map(|slot| dice(file, slot.field(key), values(slot))).collect();
    std::array::from_fn(|index| {
        let value = index as u8 + 1;
        let mut fitting = (0u8..).zip(&slots).filter(|(_, dice)| **dice >> value & 1 == 1);
        let (first, second) = (fitting.next(), fitting.next());
        let what = format!("the value {value} must belong to exactly one `[[{kind}]]`");
        file.expect_together(first.is_some() && second.is_none(), what);
        first.map_or(0, |(slot, _)| slot)
    })
}

/// Keeps a name for the whole process: tables are read once.
fn kept(id: &str) -> &'static str {
    Box::leak(id.to_owned().into_boxed_str())
}
