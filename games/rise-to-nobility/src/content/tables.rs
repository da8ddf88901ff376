//! Reads `content/*.toml` into [`Content`] and reports every mistake with its file and line.

mod procedures;
mod together;

pub use procedures::Roots;

use super::*;
use crate::placing::{empty_city, printed_places};
use engine::Between;
use engine::chain::{Compiler, Written};
use engine::content::Part;
use engine::content::{File, Reader, Row};
use serde::Deserialize;

/// Reads a complete set of tables.
pub(super) fn read(reader: &mut Reader<'_>) -> Option<Content> {
    let mut effects = Compiler::default();
    reader.file("procedures.toml", |file| Roots::compile(file, &mut effects));
    let board = reader.file("board.toml", board);
    let own = reader.file("player-board.toml", PlayerBoard::read);
    let setup = reader.file("setup.toml", SetupCard::read);
    let nobility = reader.file("nobility.toml", nobility);
    let night = reader.file("night.toml", Night::read);
    let automa_guild = reader.file("world.toml", world);
    let characters = reader.file("characters.toml", |file| characters(file, &mut effects));
    let settlers = reader.file("settlers.toml", settlers);
    let buildings = reader.file("buildings.toml", buildings);
    let ships = reader.file("ships.toml", |file| Part::take(file, "ship"));
    let council = reader.file("council.toml", |file| Part::take(file, "tile"));
    let events = reader.file("events.toml", |file| events(file, &mut effects));
    let objectives = reader.file("solo.toml", objectives);
    let chancellery = reader.file("chancellery.toml", |file| {
        (file.row("chancellery"), <[Office; OFFICES]>::take(file, "office"))
    });
    let dice_tiles = reader.file("dice-tiles.toml", |file| Part::take(file, "tile"));
    let commissions = reader.file("commissions.toml", |file| Part::take(file, "card"));
    let program = effects.finish_for(reader)?;
    let roots = Roots::of(&program)?;
    let bonus = Effect::ALL.map(|effect| program.root(effect.id()));
    let (board, [guild_slot_of, town_hall_place_of, berk_slot_of]) = board?;
    let ((lord_level, nobility), own, settlers) = (nobility?, own?, settlers?);
    let (workshops, building_ids) = buildings?;
    let content = Content {
        program,
        roots,
        bonus: bonus.map(|root| root.expect("a list of its own")),
        guild_slot_of,
        town_hall_place_of,
        berk_slot_of,
        councillors: board.councillors.map(|it| it.people),
        printed_places: printed_places(&board.council_rows, own.slot),
        empty_city: [false, true].map(|six| empty_city(&board.castle_slots, six)),
        board,
        own,
        setup: setup?,
        nobility,
        lord_level,
        night: night?,
        characters: characters?,
        deck_one: bits(&settlers, |card| card.deck == 1),
        of_people: People::ALL.map(|people| bits(&settlers, |card| card.people == people)),
        settlers,
        of_guild: Guild::ALL.map(|guild| bits(&workshops, |tile| tile.guild == guild)),
        workshops,
        building_ids,
        ships: ships?,
        council: council?,
        events: events?,
        objectives: objectives?,
        chancellery: chancellery.0?,
        offices: chancellery.1?,
        dice_tiles: dice_tiles?,
        commissions: commissions?,
        automa_guild: automa_guild?,
    };
    if reader.is_sound() {
        together::together(&content, reader);
    }
    Some(content)
}

/// Which of them are so, as bits.
fn bits<T>(things: &[T], is: impl Fn(&T) -> bool) -> u64 {
    (0..).zip(things).fold(0, |bits, (at, thing)| bits | u64::from(is(thing)) << at)
}

/// To which entry of a list each value of a die belongs; every value belongs to exactly one.
fn slot_of<T>(
    file: &mut File<'_>,
    kind: &str,
    slots: &[T],
    takes: impl Fn(&T, Pips) -> bool,
) -> [u8; 6] {
    std::array::from_fn(|index| {
        let value = index as u8 + 1;
        let mut fitting = (0u8..).zip(slots).filter(|(_, slot)| takes(slot, Between(value)));
        let (first, second) = (fitting.next(), fitting.next());
        let what = format!("the value {value} must belong to exactly one `[[{kind}]]`");
        file.expect_together(first.is_some() && second.is_none(), what);
        first.map_or(0, |(slot, _)| slot)
    })
}

fn board(file: &mut File<'_>) -> Option<(Board, [[u8; 6]; 3])> {
    let board = Board::read(file)?;
    let slots = [
        slot_of(file, "guild_slot", &board.guild_slots, |slot, die| slot.dice.has(die)),
        slot_of(file, "town_hall_place", &board.town_hall, |place, die| place.die == die.0),
        slot_of(file, "berk_slot", &board.berk_slots, |slot, die| slot.dice.has(die)),
    ];
    let all = |people: &People| board.councillors.iter().any(|it| it.people == *people);
    let each = People::ALL.iter().all(all);
    file.expect_together(each, "`[[councillor]]`: every people has one Councillor (RTN-11.3)");
    Some((board, slots))
}

/// The Guild each value of an Automa die closes.
fn world(file: &mut File<'_>) -> Option<[Guild; 6]> {
    let guilds = <[WorldGuild; 6]>::take(file, "guild");
    let peoples = <[WorldPeople; 6]>::take(file, "people");
    let guilds = guilds.filter(|_| peoples.is_some())?;
    let slots = slot_of(file, "guild", &guilds, |guild, die| guild.automa_die == die.0);
    Some(slots.map(|guild| Guild::ALL[usize::from(guild)]))
}

/// The Lord's level, and points by level.
fn nobility(file: &mut File<'_>) -> Option<(u8, Vec<u8>)> {
    let track = file.row::<NobilityTrack>("track");
    let levels = Vec::<NobilityLevel>::take(file, "level");
    let (track, levels) = (track?, levels?);
    let last = levels.len().saturating_sub(1);
    let ends = usize::from(track.ivory_lord) == last;
    file.expect_together(ends, "the track ends with the Ivory Lord, at 30 at most (RTN-6.1)");
    let lord = usize::from(track.lord) <= last;
    file.expect_together(lord, "the Lord's level is on the track (RTN-6.2)");
    Some((track.lord, levels.iter().map(|row| row.points).collect()))
}

fn settlers(file: &mut File<'_>) -> Option<[Settlers; SETTLERS]> {
    let cards = <[Settlers; SETTLERS]>::take(file, "card")?;
    let enough = cards.iter().filter(|card| card.deck == 1).count() >= 6;
    file.expect_together(enough, "at least 6 cards of deck 1 (RTN-2.5)");
    Some(cards)
}

/// Workshops, and the names of all Buildings.
fn buildings(file: &mut File<'_>) -> Option<([Workshop; WORKSHOPS], [&'static str; BUILDINGS])> {
    let workshops = file.rows::<Workshop>("workshop");
    let communal = file.entries::<CommunityBuilding>("communal");
    let shared = communal.iter().find(|own| workshops.iter().any(|shop| shop.id == own.id));
    if let Some(shared) = shared {
        file.wrong(shared.field("id"), format!("`{}` is a Workshop already", shared.id));
    }
    for guild in Guild::ALL {
        let some = workshops.iter().any(|tile| tile.guild == guild);
        file.expect_together(some, format!("no Workshop of the {}", guild.id()));
    }
    let ids = workshops.iter().map(|it| it.id).chain(communal.iter().map(|it| it.id));
    let ids = ids.map(Name::text).collect();
    let workshops = file.exactly("workshop", workshops);
    let ids = file.exactly("communal", ids);
    Some((workshops?, ids?))
}

fn objectives(file: &mut File<'_>) -> Option<Vec<Objective>> {
    let cards = Vec::<Objective>::take(file, "objective")?;
    file.expect_together(cards.len() == 15, "15 Solo Objectives (RTN-16.1)");
    Some(cards)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterRow {
    id: Name,
    good: Good,
    lord_power: Written,
}

impl Row for CharacterRow {
    fn id(&self) -> Option<Name> {
        Some(self.id)
    }
}

fn characters(
    file: &mut File<'_>,
    effects: &mut Compiler<RiseToNobility>,
) -> Option<[Character; CHARACTERS]> {
    let rows = file.entries::<CharacterRow>("character");
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
        let power = effects.root(file.source(), "lord", &row.id, "RTN-6.5", &row.lord_power);
        cards.push(Character { id: row.id, good: row.good, power });
    }
    file.exactly("character", cards)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventRow {
    id: Name,
    deck: u8,
    #[serde(default)]
    modifiers: Written,
    #[serde(default)]
    triggers: Written,
}

impl Row for EventRow {
    fn id(&self) -> Option<Name> {
        Some(self.id)
    }
}

fn events(file: &mut File<'_>, effects: &mut Compiler<RiseToNobility>) -> Option<Vec<Event>> {
    let rows = file.entries::<EventRow>("event");
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
        events.push(Event { id: row.id, deck: row.deck, card });
    }
    let few = events.len() <= MOST_EVENTS;
    file.expect_together(few, format!("more than {MOST_EVENTS} Events"));
    file.is_complete().then_some(events)
}
