//! Single situations with known results, and the worked example of a whole round.

use crate::shared;
use engine::{Arg, Refusal};
use serde::Deserialize;
use serde_json::Value;
use terra_mystica::ledger::{self, Row};

#[derive(Deserialize)]
struct Situations {
    situation: Vec<Situation>,
}

#[derive(Deserialize)]
struct Situation {
    id: String,
    rule: String,
    outcome: String,
    ledger: String,
    #[serde(default)]
    expect: toml::Table,
}

/// The line of a file that was refused.
fn refused_line(refusal: &Refusal) -> Option<i64> {
    refusal.reason.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(line) if *name == "line" => Some(*line),
        _ => None,
    })
}

/// One number of one faction, by the names of the situations.
fn number(table: &Value, faction: &str, what: &str) -> Option<i64> {
    let players = table["players"].as_array()?;
    let seat = players.iter().position(|player| {
        player["faction"].as_str().is_some_and(|name| name.replace('-', "") == faction)
    })?;
    let player = &players[seat];
    match what {
        "vp" => player["points"].as_i64(),
        "bowl1" => player["bowls"][0].as_i64(),
        "bowl2" => player["bowls"][1].as_i64(),
        "bowl3" => player["bowls"][2].as_i64(),
        "fire" | "water" | "earth" | "air" => player["cults"][what].as_i64(),
        "dwellings" => {
            let hexes = table["hexes"].as_object()?.values();
            let own = |hex: &&Value| hex["seat"] == seat && hex["structure"] == "dwelling";
            Some(hexes.filter(own).count() as i64)
        }
        what => player[what].as_i64(),
    }
}

#[test]
fn situations_come_out_as_they_should() {
    let Some(text) = shared::file("situations.toml") else { return };
    let all: Situations = toml::from_str(&text).expect("situations.toml");
    let mut faults = Vec::new();
    for situation in &all.situation {
        let Situation { id, rule, outcome, ledger: text, expect } = situation;
        let last = text.trim_end().lines().count() as i64;
        match (outcome.as_str(), ledger::replay(text)) {
            ("ok", Ok(replayed)) => {
                let table = serde_json::to_value(replayed.playthrough.state()).expect("a table");
                for (faction, values) in expect {
                    for (what, value) in values.as_table().expect("values") {
                        let ours = number(&table, faction, what);
                        if ours != value.as_integer() {
                            faults
                                .push(format!("{id} ({rule}) {faction} {what}: {value}, {ours:?}"));
                        }
                    }
                }
            }
            ("illegal", Err(refusal)) if refused_line(&refusal) == Some(last) => {}
            (_, result) => {
                let result = result.map(|replayed| replayed.rows.len());
                faults.push(format!("{id} ({rule}) should be {outcome}: {result:?}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(all.situation.len() >= 31, "{} situations", all.situation.len());
}

/// The short sheet whose states are all worked out by hand.
const SHEET: &str = "
delete BON2
delete BON9
delete BON7
delete BON8
score SCORE5,SCORE7,SCORE1,SCORE6,SCORE4,SCORE8
setup witches
setup nomads
witches: build C3
nomads: build E8
nomads: build F3
witches: build F4
nomads: build I7
nomads: pass BON1
witches: pass BON6
witches: upgrade F4 to TP
nomads: leech 1 from witches
nomads: burn 3. action ACT2
witches: upgrade F4 to SH
nomads: decline 1 from witches
nomads: upgrade F3 to TP
witches: leech 3 from nomads
witches: action ACTW. build A10
nomads: pass BON3
witches: pass BON4
nomads: send p to FIRE
";

#[test]
fn x_ledger_1_every_line_of_the_worked_example() {
    let rows = ledger::replay(SHEET).expect("the worked example").rows;
    let short = |row: &Row| {
        let stock = &row.stock;
        let join = |numbers: &[u8]| numbers.iter().map(u8::to_string).collect::<Vec<_>>().join("/");
        format!(
            "{} | {} | {} {} {} {} | {} | {}",
            row.commands,
            row.faction.id(),
            stock.points,
            stock.coins,
            stock.workers,
            stock.priests,
            join(&stock.bowls),
            join(&stock.cults),
        )
    };
    let income = "other_income_for_faction";
    let first = rows.iter().position(|row| row.commands == income).expect("an income");
    let shown: Vec<String> = rows[first..]
        .iter()
        .filter(|row| row.commands != "cult_income_for_faction")
        .map(short)
        .collect();
    let expected = [
        "other_income_for_faction | witches | 20 15 8 0 | 5/7/0 | 0/0/0/2",
        "other_income_for_faction | nomads | 20 17 6 0 | 5/7/0 | 1/0/1/0",
        "upgrade F4 to TP | witches | 20 12 6 0 | 5/7/0 | 0/0/0/2",
        "leech 1 from witches | nomads | 20 17 6 0 | 4/8/0 | 1/0/1/0",
        "burn 3. action ACT2 | nomads | 20 17 6 1 | 7/2/0 | 1/0/1/0",
        "upgrade F4 to SH | witches | 20 6 2 0 | 5/7/0 | 0/0/0/2",
        "decline 1 from witches | nomads | 20 17 6 1 | 7/2/0 | 1/0/1/0",
        "upgrade F3 to TP | nomads | 20 14 4 1 | 7/2/0 | 1/0/1/0",
        "leech 3 from nomads | witches | 18 6 2 0 | 2/10/0 | 0/0/0/2",
        "action ACTW. build A10 | witches | 20 6 2 0 | 2/10/0 | 0/0/0/2",
        "pass BON3 | nomads | 20 15 4 1 | 7/2/0 | 1/0/1/0",
        "pass BON4 | witches | 24 7 2 0 | 2/10/0 | 0/0/0/2",
        "other_income_for_faction | nomads | 20 23 7 1 | 6/3/0 | 1/0/1/0",
        "other_income_for_faction | witches | 24 7 5 0 | 0/9/3 | 0/0/0/2",
        "send p to FIRE | nomads | 20 23 7 0 | 5/4/0 | 4/0/1/0",
    ];
    assert_eq!(shown, expected);
}
