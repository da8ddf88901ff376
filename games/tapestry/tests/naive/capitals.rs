//! The 18 capital mats as they are written in their table: what may stand where, and what a complete district brings.

use super::effects::{counts, finish, staged};
use super::reader::{Reader, entries, table};
use engine::{Places, Thing};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use tapestry::capital::{City, Plot, Spot};
use tapestry::content::content;
use tapestry::kinds::Capital;
use toml::{Table, Value};

fn capitals() -> Vec<Table> {
    entries(&table(include_str!("../../content/capitals.toml")), "capital")
}

fn word<'t>(entry: &'t Table, key: &str) -> &'t str {
    entry[key].as_str().expect("a word")
}

fn lines(entry: &Table, key: &str) -> Vec<Vec<char>> {
    let Some(rows) = entry.get(key).and_then(Value::as_array) else { return Vec::new() };
    rows.iter().map(|row| row.as_str().expect("a row").chars().collect()).collect()
}

fn name(column: usize, row: usize) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// What stands on a plot by its letter; nothing outside of the grid.
fn printed(entry: &Table) -> BTreeMap<String, char> {
    let mut all = BTreeMap::new();
    for (row, line) in lines(entry, "grid").into_iter().enumerate() {
        for (column, letter) in line.into_iter().enumerate() {
            all.insert(name(column, row), letter);
        }
    }
    all
}

/// The plots each district needs, and what it brings.
fn districts(entry: &Table) -> Vec<(Vec<String>, Value)> {
    let reward = || entry["reward"].clone();
    if let Some(heart) = entry.get("heart") {
        let heart = heart.as_str().expect("a plot").to_string();
        let (column, row) = (heart.as_bytes()[0], heart.as_bytes()[1]);
        let imps = entry["imps"].as_array().expect("plots").iter();
        let path = |imp: &Value| {
            let imp = imp.as_str().expect("a plot").as_bytes();
            let (from, to) = (column.min(imp[0]), column.max(imp[0]));
            let (up, down) = (row.min(imp[1]), row.max(imp[1]));
            let plots = (from..=to).flat_map(|c| (up..=down).map(move |r| (c, r)));
            plots.map(|(c, r)| format!("{}{}", char::from(c), char::from(r))).collect()
        };
        return imps.map(|imp| (path(imp), reward())).collect();
    }
    if let Some(all) = entry.get("district_lines").and_then(Value::as_array) {
        let plots = |line: &Value| {
            let plots = line["plots"].as_array().expect("plots").iter();
            plots.map(|it| it.as_str().expect("a plot").to_string()).collect()
        };
        return all.iter().map(|line| (plots(line), line["reward"].clone())).collect();
    }
    let mut by_letter: BTreeMap<char, Vec<String>> = BTreeMap::new();
    for (row, line) in lines(entry, "districts").into_iter().enumerate() {
        for (column, letter) in line.into_iter().enumerate().filter(|(_, it)| *it != '.') {
            by_letter.entry(letter).or_default().push(name(column, row));
        }
    }
    let special = entry.get("special_rewards").and_then(Value::as_array).cloned();
    let of = |letter: char| {
        let named = special.iter().flatten();
        let mut named =
            named.filter(|it| it["district"].as_str() == Some(letter.to_string().as_str()));
        named.next().map_or_else(reward, |it| it["reward"].clone())
    };
    by_letter.into_iter().map(|(letter, plots)| (plots, of(letter))).collect()
}

/// TP-12.5, TP-12.12: on every mat every district brings what its table says, once its last plot is covered.
#[test]
fn tp_12_12_every_district_of_every_capital() {
    let reader = Reader::new();
    let mut completed = 0;
    for capital in capitals() {
        let id = word(&capital, "id");
        let number = Capital::named(id).expect("a capital").0;
        let grid = printed(&capital);
        for (plots, reward) in districts(&capital) {
            let open: Vec<&String> = plots.iter().filter(|it| grid[*it] == '0').collect();
            // Complete by print.
            let Some((last, others)) = open.split_last() else { continue };
            let mut staged = staged();
            let types = ["market", "house", "farm"];
            let stands: serde_json::Map<_, _> = others
                .iter()
                .enumerate()
                .map(|(at, plot)| (plot.to_string(), json!(types[at / 5])))
                .collect();
            let off = |kind: usize| others.len().saturating_sub(5 * kind).min(5);
            staged.change(|saved| {
                let player = &mut saved["players"][0];
                player["capital"] = json!(id);
                player["city"] = json!({
                    "capital": number, "plots": stands, "overhanging": [], "tokens": [], "cubes": []
                });
                for (kind, named) in types.iter().enumerate() {
                    player["mat"][*named] = json!((0b11_1110u8 << off(kind)) & 0b11_1110);
                }
            });
            staged.token(0, "military", 2).rich(0, [1, 0, 0, 0]);
            staged.play("0: advance military. pick 1");
            let start = counts(&staged);
            staged.play(&format!("0: plot {last}"));
            finish(&mut staged, 0);
            let found = counts(&staged);
            let pays_later = capital.get("pays_each_income").is_some();
            let mut list = reward.as_array().expect("a list").clone();
            list.retain(|step| step["do"].as_str() != Some("upgrade") && !pays_later);
            let ends = reader.read(&list.into(), [start].into()).expect("plain gains");
            // Lines and what was invented and upgraded are looked at elsewhere.
            let same = ends.into_iter().map(|mut end| {
                (end.rows, end.columns) = (found.rows, found.columns);
                end
            });
            let ends: BTreeSet<_> = same.collect();
            let upgraded = reward.to_string().contains("upgrade");
            assert!(
                upgraded || ends.contains(&found),
                "{id} {plots:?}: {found:?} is none of {ends:#?}"
            );
            completed += 1;
        }
    }
    assert!(completed > 100, "only {completed} districts");
}

/// TP-12.3, TP-12.12: on every empty mat, every spot of a landmark and every plot of a building, and no other.
#[test]
fn tp_12_12_what_every_capital_allows() {
    let mats = &content().capitals;
    for capital in capitals() {
        let id = word(&capital, "id");
        let grid = printed(&capital);
        let says = |key: &str| capital.get(key).and_then(Value::as_bool) == Some(true);
        let stays_inside = capital.get("overhang").and_then(Value::as_bool) == Some(false);
        let over_rough = says("landmarks_may_cover_impassable");
        let open = |plot: &String| matches!(grid.get(plot), Some('0' | 'L'));
        let at = |plot: &str| (i32::from(plot.as_bytes()[0]), i32::from(plot.as_bytes()[1]));
        let near = |plot: &str, other: &str| {
            let ((a, b), (c, d)) = (at(plot), at(other));
            (a - c).abs() + (b - d).abs() <= 1
        };
        let entrance = capital.get("entrance").and_then(Value::as_str);
        let grows = |plot: &String| entrance.is_none_or(|entrance| near(plot, entrance));

        let city = City::new(Capital::named(id).expect("a capital").0);
        let offered = city.plots_for_building(mats, false);
        for plot in grid.keys() {
            let found = offered & Plot::named(plot).expect("a plot").bit() != 0;
            assert_eq!(found, open(plot) && grows(plot), "{id} {plot}");
        }
        for landmark in 0..mats.landmarks.len() as u8 {
            let rows = &mats.landmarks[usize::from(landmark)].footprint;
            let cells: Vec<(usize, usize)> = (rows.iter().map(|row| row.text()).enumerate())
                .flat_map(|(row, text)| {
                    let filled = text.bytes().enumerate().filter(|(_, cell)| *cell == b'1');
                    filled.map(move |(column, _)| (row, column)).collect::<Vec<_>>()
                })
                .collect();
            let spots = city.spots(mats, landmark, 0, false);
            for spot in (0..169).map(Spot) {
                let under: Vec<String> = cells
                    .iter()
                    .map(|(row, column)| {
                        let row = i32::from(spot.row()) + *row as i32;
                        let column = i32::from(spot.column()) + *column as i32;
                        if row < 0 || column < 0 {
                            String::new()
                        } else {
                            name(column as usize, row as usize)
                        }
                    })
                    .collect();
                let inside: Vec<&String> =
                    under.iter().filter(|it| grid.contains_key(*it)).collect();
                let rests = inside.iter().any(|it| open(it) && grows(it));
                let free = inside.iter().all(|it| open(it) || over_rough);
                let fits = !says("no_landmarks")
                    && rests
                    && free
                    && (inside.len() == under.len() || !stays_inside);
                let offered = spots.has(spot.0.into());
                assert_eq!(
                    offered,
                    fits,
                    "{id}: {} at {under:?}",
                    mats.landmarks[usize::from(landmark)].id
                );
            }
        }
    }
}
