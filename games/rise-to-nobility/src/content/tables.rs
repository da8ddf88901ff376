//! Reads `content/*.toml` into [`Content`] and reports every mistake with its file and line.

mod cards;
mod marks;
mod printed;
#[cfg(test)]
mod tests;
mod together;

use super::Content;
use crate::placing::{empty_city, printed_places};
use engine::content::{Problem, Problems, fingerprint, parse};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

/// The tables of this binary, by file name.
pub(super) const EMBEDDED: &[(&str, &str)] = &[
    ("board.toml", include_str!("../../content/board.toml")),
    ("buildings.toml", include_str!("../../content/buildings.toml")),
    ("chancellery.toml", include_str!("../../content/chancellery.toml")),
    ("characters.toml", include_str!("../../content/characters.toml")),
    ("commissions.toml", include_str!("../../content/commissions.toml")),
    ("council.toml", include_str!("../../content/council.toml")),
    ("dice-tiles.toml", include_str!("../../content/dice-tiles.toml")),
    ("events.toml", include_str!("../../content/events.toml")),
    ("night.toml", include_str!("../../content/night.toml")),
    ("nobility.toml", include_str!("../../content/nobility.toml")),
    ("player-board.toml", include_str!("../../content/player-board.toml")),
    ("settlers.toml", include_str!("../../content/settlers.toml")),
    ("setup.toml", include_str!("../../content/setup.toml")),
    ("ships.toml", include_str!("../../content/ships.toml")),
    ("solo.toml", include_str!("../../content/solo.toml")),
    ("world.toml", include_str!("../../content/world.toml")),
];

/// Where a value comes from. Every entry says so, and may say otherwise of single values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Mark {
    /// The text of the rulebook.
    Rulebook,
    /// Public material: the rulebook has only a picture, or nothing.
    Public,
    /// Our decision.
    House,
}

/// Marks of single values that differ from their entry's.
type Marks = BTreeMap<String, Mark>;

/// Reads a complete set of tables.
pub(super) fn read(files: &[(String, String)]) -> Result<Content, Problems> {
    let mut desk = Desk { files, problems: Problems::default() };
    let known: Vec<&str> = EMBEDDED.iter().map(|&(name, _)| name).collect();
    for (at, (name, _)) in files.iter().enumerate() {
        if !known.contains(&name.as_str()) {
            desk.wrong(name, "", format!("no such table; known are {}", known.join(", ")));
        } else if files[..at].iter().any(|(earlier, _)| earlier == name) {
            desk.wrong(name, "", "the file is given twice");
        }
    }
    let board = printed::board(&mut desk);
    let own_board = printed::player_board(&mut desk);
    let setup = printed::setup(&mut desk);
    let nobility = printed::nobility(&mut desk);
    let night = printed::night(&mut desk);
    let world = printed::world(&mut desk);
    let characters = cards::characters(&mut desk);
    let settlers = cards::settlers(&mut desk);
    let buildings = cards::buildings(&mut desk);
    let ships = cards::ships(&mut desk);
    let council = cards::council(&mut desk);
    let events = cards::events(&mut desk);
    let objectives = cards::objectives(&mut desk);
    let chancellery = cards::chancellery(&mut desk);
    let dice_tiles = cards::dice_tiles(&mut desk);
    let commissions = cards::commissions(&mut desk);
    marks::check(&mut desk);
    let content = (|| {
        let (board, own_board, setup) = (board?, own_board?, setup?);
        let (nobility, buildings, settlers) = (nobility?, buildings?, settlers?);
        let (chancellery, offices) = chancellery?;
        let named: Vec<(&str, &str)> =
            files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let mut numbers = board.numbers;
        own_board.write_into(&mut numbers);
        setup.write_into(&mut numbers);
        numbers.lord_level = nobility.lord;
        Some(Content {
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
            objectives: objectives?,
            chancellery,
            offices,
            dice_tiles: dice_tiles?,
            commissions: commissions?,
            automa_guild: world?,
            fingerprint: fingerprint(&named),
            files: files.to_vec(),
        })
    })();
    if let Some(content) = &content {
        together::together(content, &mut desk);
    }
    match content {
        Some(content) => desk.problems.or(content),
        None => Err(desk.problems),
    }
}

/// The files being read, and the mistakes found so far.
struct Desk<'a> {
    files: &'a [(String, String)],
    problems: Problems,
}

impl Desk<'_> {
    fn text(&self, file: &str) -> &str {
        let found = self.files.iter().find(|(name, _)| name == file);
        found.map_or("", |(_, text)| text.as_str())
    }

    /// Reads a whole file; a mistake is noted.
    fn open<T: DeserializeOwned>(&mut self, file: &str) -> Option<T> {
        if !self.files.iter().any(|(name, _)| name == file) {
            self.wrong(file, "", "the file is missing");
            return None;
        }
        let read = parse(file, self.text(file));
        self.problems.note(read)
    }

    /// A mistake of meaning, at the first place where `needle` is written.
    fn wrong(&mut self, file: &str, needle: &str, what: impl Into<String>) {
        let problem = Problem::at(file, self.text(file), needle, what);
        self.problems.add(problem);
    }

    /// Notes a mistake unless the condition holds.
    fn expect(&mut self, holds: bool, file: &str, needle: &str, what: impl Into<String>) {
        if !holds {
            self.wrong(file, needle, what);
        }
    }

    /// Exactly so many entries, as an array.
    fn exactly<T, const N: usize>(
        &mut self,
        file: &str,
        kind: &str,
        rows: Vec<T>,
    ) -> Option<[T; N]> {
        let count = rows.len();
        let array = rows.try_into().ok();
        if array.is_none() {
            self.wrong(file, kind, format!("{count} times `[[{kind}]]`, expected {N}"));
        }
        array
    }

    /// Ids that occur more than once, or that notation could not read.
    fn ids<'i>(&mut self, file: &str, ids: impl IntoIterator<Item = &'i str>) {
        let mut seen = std::collections::BTreeSet::new();
        for id in ids {
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            self.expect(
                !id.is_empty() && id.chars().all(plain),
                file,
                id,
                format!("`{id}` is no name: small letters, digits and hyphens only"),
            );
            self.expect(seen.insert(id), file, id, format!("`{id}` is there twice"));
        }
    }

    /// Values of dice as bits; a value outside 1 to 6 is a mistake.
    fn dice(&mut self, file: &str, dice: &[u8]) -> u8 {
        let mut bits = 0;
        for &value in dice {
            self.expect(
                (1..=6).contains(&value),
                file,
                &value.to_string(),
                format!("no die shows {value}"),
            );
            bits |= 1u8.checked_shl(u32::from(value)).unwrap_or(0);
        }
        bits & 0b111_1110
    }

    /// To which of these slots each value belongs; every value belongs to exactly one.
    fn slot_of(&mut self, file: &str, kind: &str, slots: &[u8]) -> [u8; 6] {
        std::array::from_fn(|index| {
            let value = index as u8 + 1;
            let mut fitting = (0u8..).zip(slots).filter(|(_, dice)| **dice >> value & 1 == 1);
            let (first, second) = (fitting.next(), fitting.next());
            self.expect(
                first.is_some() && second.is_none(),
                file,
                kind,
                format!("the value {value} must belong to exactly one `[[{kind}]]`"),
            );
            first.map_or(0, |(slot, _)| slot)
        })
    }
}

/// Keeps a name for the whole process: tables are read once.
fn kept(id: &str) -> &'static str {
    Box::leak(id.to_owned().into_boxed_str())
}
