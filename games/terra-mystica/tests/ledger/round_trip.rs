//! There and back again: a game written as a sheet and read again is the same game.

use crate::games::{Taste, deserted_game, random_game, rich_game};
use engine::{Play, Playthrough};
use serde_json::Value;
use terra_mystica::ledger;
use terra_mystica::setup::{FINAL_TILES, FactionWay, Factions, Mode, SpadePoints};
use terra_mystica::{Setup, TerraMystica};

/// A table without the one thing a sheet does not say: that a turn was kept open.
fn plain(table: &TerraMystica) -> Value {
    let mut value = serde_json::to_value(table).expect("a table");
    if let Some(owed) = value["owed"].as_object_mut() {
        owed.remove("open");
    }
    value
}

/// The first place where the two tables differ.
fn difference(one: &Value, other: &Value, path: &str) -> Option<String> {
    match (one, other) {
        (Value::Object(a), Value::Object(b)) => {
            let keys = a.keys().chain(b.keys());
            let differs = |key: &String| {
                let (one, other) = (a.get(key), b.get(key));
                let null = &Value::Null;
                difference(one.unwrap_or(null), other.unwrap_or(null), &format!("{path}.{key}"))
            };
            keys.into_iter().find_map(differs)
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => (a.iter().zip(b))
            .enumerate()
            .find_map(|(index, (one, other))| difference(one, other, &format!("{path}[{index}]"))),
        (one, other) => (one != other).then(|| format!("{path}: {one} and {other}")),
    }
}

/// The fault of a game that does not survive, in words.
fn fault(game: &Playthrough<TerraMystica>) -> Option<String> {
    there_and_back(game).err()
}

/// Writes a game, reads it, compares every table at the end of a line. The fault, in words.
pub fn there_and_back(
    game: &Playthrough<TerraMystica>,
) -> Result<Playthrough<TerraMystica>, String> {
    let lines = ledger::lines(game).map_err(|refusal| format!("not written: {refusal:?}"))?;
    let text = lines.iter().fold(String::new(), |text, line| text + &line.text + "\n");
    let replayed =
        ledger::replay(&text).map_err(|refusal| format!("not read: {refusal:?}\n{text}"))?;
    let again = replayed.playthrough;
    if again.setup() != game.setup() {
        return Err(format!("another setup: {:?}", again.setup()));
    }
    for (number, length) in &replayed.lines {
        let line = &lines[number - 1];
        let Some(known) = line.log_length else { continue };
        let (Some(theirs), Some(ours)) = (game.state_at(known), again.state_at(*length)) else {
            return Err(format!("no table at line {number}"));
        };
        // The last line may leave a turn open, and start terrains are chosen at once.
        let last = *number == lines.len() && game.state().outcome().is_none();
        if last || plain(&theirs)["phase"] == "choose-factions" {
            continue;
        }
        if let Some(what) = difference(&plain(&theirs), &plain(&ours), "") {
            return Err(format!("line {number} `{}`: {what}\n{text}", line.text));
        }
    }
    let over = game.state().outcome().is_some();
    if over && game.state() != again.state() {
        return Err(format!("another end\n{text}"));
    }
    Ok(again)
}

fn check(name: &str, games: u64, setup: impl Fn(u64) -> Setup) {
    for number in 0..games {
        let taste = if number % 3 == 0 { Taste::Any } else { Taste::Builder };
        let game = random_game(setup(number), 1000 + number, taste, 4000);
        assert!(game.state().outcome().is_some(), "{name} {number} is not over");
        if let Some(fault) = fault(&game) {
            panic!("{name} {number} {:?}: {fault}", game.setup());
        }
    }
}

/// Games that begin rich, and games that players leave.
#[test]
fn rich_and_deserted_games_survive() {
    for number in 0..12 {
        let setup = Setup::for_seats(seats(number));
        for game in [rich_game(setup.clone(), number), deserted_game(setup, number)] {
            assert!(game.state().outcome().is_some(), "{number} is not over");
            if let Some(fault) = fault(&game) {
                panic!("{number}: {fault}");
            }
        }
    }
}

fn seats(number: u64) -> u8 {
    2 + (number % 4) as u8
}

#[test]
fn games_of_the_rulebook_survive() {
    check("rulebook", 24, |number| Setup::for_seats(seats(number)));
}

#[test]
fn introductory_games_survive() {
    check("introductory", 4, |number| Setup {
        mode: Mode::Introductory,
        ..Setup::for_seats(seats(number))
    });
}

/// Every option of the setup, one way or another.
pub fn with_options(number: u64) -> Setup {
    let on = |bit: u64| number >> bit & 1 == 1;
    Setup {
        cultist_errata: on(0),
        extra_town_tiles: on(1),
        shipping_card: on(2),
        temple_tile: !on(2),
        variable_turn_order: on(3),
        final_tile: match number % 6 {
            4 => "none".into(),
            5 => "random".into(),
            tile => FINAL_TILES[tile as usize].into(),
        },
        // Only the original map carries them (TM-X8).
        start_points_2017: on(4) && number.is_multiple_of(5),
        spade_vp: if on(0) { SpadePoints::Received } else { SpadePoints::Used },
        factions: Factions::Way(match number % 3 {
            0 => FactionWay::Choose,
            1 => FactionWay::Random,
            _ => FactionWay::RandomColors,
        }),
        map: ["base", "fire-and-ice-1", "fire-and-ice-2", "loon-lakes", "fjords"]
            [number as usize % 5]
            .into(),
        ..Setup::for_seats(seats(number))
    }
}

#[test]
fn games_with_every_option_and_map_survive() {
    check("options", 30, with_options);
}

#[test]
fn games_of_the_expansion_survive() {
    check("fire and ice", 30, |number| Setup {
        fire_and_ice: vec!["ice".into(), "volcano".into(), "variable".into()],
        factions: Factions::Way(FactionWay::Random),
        ..with_options(number)
    });
}

#[test]
fn tm_x12_games_with_late_answers_survive() {
    check("late", 24, |number| Setup { late_leech: true, ..with_options(number) });
}
