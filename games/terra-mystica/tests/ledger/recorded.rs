//! Complete recorded games: every value after every row, to the final score.

use crate::shared;
use engine::{Play, Score};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use terra_mystica::TerraMystica;
use terra_mystica::kinds::Faction;
use terra_mystica::ledger::{self, Row};

#[derive(Deserialize)]
struct Manifest {
    game: Vec<BTreeMap<String, toml::Value>>,
}

/// A row as recorded: faction, the numbers, offers by colour, commands.
struct Recorded {
    number: String,
    faction: String,
    numbers: Vec<i64>,
    offers: Vec<(String, u8)>,
    commands: String,
}

fn recorded_rows(text: &str) -> Vec<Recorded> {
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let cells: Vec<&str> = line.split('\t').collect();
            let offers = cells[13].split(',').filter(|it| !it.is_empty()).map(|offer| {
                let (color, amount) = offer.split_once(':').expect("colour and amount");
                (color.to_string(), amount.parse().expect("an amount"))
            });
            Recorded {
                number: cells[0].to_string(),
                faction: cells[1].to_string(),
                numbers: cells[2..13].iter().map(|it| it.parse().expect("a number")).collect(),
                offers: offers.collect(),
                commands: cells.get(14).copied().unwrap_or_default().to_string(),
            }
        })
        .collect()
}

fn numbers(row: &Row) -> Vec<i64> {
    let stock = &row.stock;
    let mut numbers = vec![
        i64::from(stock.points),
        i64::from(stock.coins),
        i64::from(stock.workers),
        i64::from(stock.priests),
    ];
    numbers.extend(stock.bowls.map(i64::from));
    numbers.extend(stock.cults.map(i64::from));
    numbers
}

fn plain(commands: &str) -> String {
    commands.to_lowercase().replace(' ', "")
}

/// The first row that is not as recorded, in words.
fn first_difference(recorded: &[Recorded], rows: &[Row], left: &[Faction]) -> Option<String> {
    let mut ours = rows.iter();
    for expected in recorded {
        let Some(mut row) = ours.next() else {
            return Some(format!("row {} is missing: {}", expected.number, expected.commands));
        };
        let mut offers = row.offers.clone();
        let mut commands = plain(&row.commands);
        let wanted = plain(&expected.commands);
        // A row may have been cut into several lines.
        while commands != wanted && wanted.starts_with(&format!("{commands}.")) {
            let Some(next) = ours.next() else { break };
            row = next;
            offers.extend(row.offers.iter().copied());
            let _ = write!(commands, ".{}", plain(&row.commands));
        }
        let name = row.faction.ledger_name();
        if name != expected.faction || commands != wanted {
            return Some(format!(
                "row {}: {} `{}`, ours {name} `{}`",
                expected.number, expected.faction, expected.commands, row.commands
            ));
        }
        if numbers(row) != expected.numbers {
            return Some(format!(
                "row {} {name} `{}`: {:?}, ours {:?} (line {})",
                expected.number,
                expected.commands,
                expected.numbers,
                numbers(row),
                row.line
            ));
        }
        let mut summed: BTreeMap<String, u8> = BTreeMap::new();
        for (faction, amount) in offers {
            *summed.entry(color(faction)).or_default() += amount;
        }
        // Nothing is offered to players who have left; the records still count them.
        let gone = |wanted: &str| left.iter().any(|faction| color(*faction) == wanted);
        let expected_offers: BTreeMap<String, u8> = (expected.offers.iter())
            .filter(|(color, _)| summed.contains_key(color) || !gone(color))
            .cloned()
            .collect();
        let offers = summed;
        if offers != expected_offers {
            return Some(format!(
                "row {} {name} `{}`: offers {expected_offers:?}, ours {offers:?}",
                expected.number, expected.commands
            ));
        }
    }
    ours.next().map(|row| format!("one row too many: {row:?}"))
}

/// The colour of a faction: boards lie in the order of the tables.
fn color(faction: Faction) -> String {
    let colors = ["green", "black", "brown", "gray", "blue", "red", "yellow"];
    colors.get(faction.board() as usize).copied().unwrap_or("?").to_string()
}

/// Points by our sources, from the recorded ones.
fn by_our_sources(recorded: &toml::Table) -> BTreeMap<&'static str, i64> {
    let mut sums = BTreeMap::new();
    for (name, points) in recorded {
        let source = match name.as_str() {
            "initial" => "source-start",
            "leech" => "source-neighbors",
            "TW" => "source-town-tiles",
            "advance_ship" => "source-shipping",
            "advance_dig" => "source-digging",
            "faction" | "advance_SH" | "SH" => "source-faction",
            "fire" | "water" | "earth" | "air" => "source-cults",
            "network" => "source-network",
            "convert" => "source-resources",
            name if name.starts_with("FAV") => "source-favor-tiles",
            name if name.starts_with("BON") => "source-bonus-cards",
            name if name.contains(">>") => "source-scoring-tiles",
            "connected-clusters" => "source-final-tile",
            name => panic!("unknown source {name}"),
        };
        *sums.entry(source).or_insert(0) += points.as_integer().expect("points");
    }
    sums.retain(|_, points| *points != 0);
    sums
}

fn check_folder(name: &str, expected: usize) {
    let Some(folder) = shared::folder(name) else { return };
    let manifest: Manifest =
        toml::from_str(&shared::read(&folder.join("manifest.toml"))).expect("manifest");
    let mut faults = Vec::new();
    let mut rows = 0;
    for game in &manifest.game {
        let id = game["id"].as_str().expect("id");
        let text = shared::read(&folder.join(format!("{id}.ledger.txt")));
        let recorded = recorded_rows(&shared::read(&folder.join(format!("{id}.rows.tsv"))));
        rows += recorded.len();
        match ledger::replay(&text) {
            Err(refusal) => faults.push(format!("{id}: {refusal:?}")),
            Ok(replayed) => {
                let left: Vec<Faction> = match game.get("dropped") {
                    Some(dropped) => dropped
                        .as_array()
                        .expect("a list")
                        .iter()
                        .filter_map(|it| Faction::from_name(it.as_str().expect("a name")))
                        .collect(),
                    None => Vec::new(),
                };
                if let Some(fault) = first_difference(&recorded, &replayed.rows, &left) {
                    faults.push(format!("{id}: {fault}"));
                }
                check_score(id, game, replayed.playthrough.state(), &mut faults);
            }
        }
    }
    for fault in &faults {
        println!("{fault}");
    }
    assert!(faults.is_empty(), "{} of {} games differ", faults.len(), manifest.game.len());
    assert_eq!(manifest.game.len(), expected);
    println!("{name}: {expected} games, {rows} rows as recorded");
}

/// Final points and points by source.
fn check_score(
    id: &str,
    game: &BTreeMap<String, toml::Value>,
    table: &TerraMystica,
    faults: &mut Vec<String>,
) {
    let Some(outcome) = table.outcome() else {
        faults.push(format!("{id}: not over"));
        return;
    };
    let final_vp = game["final_vp"].as_table().expect("final_vp");
    for (seat, name) in game["seats"].as_array().expect("seats").iter().enumerate() {
        let name = name.as_str().expect("a name");
        let expected = final_vp[name].as_integer().expect("points");
        if i64::from(outcome.points[seat]) != expected {
            faults.push(format!("{id}: {name} {expected}, ours {}", outcome.points[seat]));
        }
        if let Some(sources) = game.get(&format!("vp_sources_{name}")) {
            let Score { sources: ours, .. } = table.score(engine::Seat(seat as u8));
            let ours: BTreeMap<&str, i64> =
                ours.into_iter().filter(|(_, it)| *it != 0).map(|(k, v)| (k, v.into())).collect();
            let expected = by_our_sources(sources.as_table().expect("sources"));
            if ours != expected {
                faults.push(format!("{id}: {name} {expected:?}, ours {ours:?}"));
            }
        }
    }
}

#[test]
fn fifty_games_of_people_are_as_recorded() {
    check_folder("real-games", 50);
}

#[test]
fn forty_games_of_programs_are_as_recorded() {
    check_folder("selfplay-games", 40);
}
