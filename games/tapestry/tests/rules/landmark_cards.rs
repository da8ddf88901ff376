//! The ten landmark cards (TP-12.10): each gives its landmark at the end of a turn in which enough is counted, and not
//! before.

use super::table::{Table, list, take, with_mats};
use engine::Thing;
use serde_json::{Value, json};
use tapestry::Setup;
use tapestry::content::content;
use tapestry::kinds::Capital;
use tapestry::map::Hex;

const BUILDINGS: [&str; 4] = ["market", "house", "farm", "armory"];

fn holding(card: &str) -> Table {
    let setup = Setup {
        first_player: Some(0),
        plans_and_ploys: true,
        arts_and_architecture: true,
        fantasies_and_futures: true,
        ..Setup::for_seats(2)
    };
    let mut table = with_mats(&setup, &[]);
    table.change(|saved| {
        for seat in 0..2 {
            let old = std::mem::take(list(saved, &format!("/players/{seat}/landmark_cards")));
            list(saved, "/landmark_deck").extend(old);
        }
        let tiles = std::mem::take(list(saved, "/players/0/tiles"));
        list(saved, "/territory_deck").extend(tiles);
        assert!(take(saved, card));
        list(saved, "/players/0/landmark_cards").push(card.into());
        saved["players"][0]["capital"] = json!("grassland");
        let capital = Capital::named("grassland").expect("a capital").0;
        saved["players"][0]["city"] =
            json!({ "capital": capital, "plots": {}, "overhanging": [], "tokens": [], "cubes": [] });
    });
    table.rich(0, [1, 0, 0, 0]);
    table
}

/// So many buildings of each type are off the mat, beside the city.
fn beside(saved: &mut Value, off: [u8; 4]) {
    let player = &mut saved["players"][0];
    for (building, off) in BUILDINGS.iter().zip(off) {
        player["mat"][*building] = json!((0b11_1110u8 << off) & 0b11_1110);
        if off > 0 {
            player["beside"][*building] = json!(off);
        }
    }
}

/// These plots of the city are covered, by buildings of all types.
fn covered(saved: &mut Value, plots: &[String]) {
    beside(saved, [0; 4]);
    for (at, plot) in plots.iter().enumerate() {
        let building = BUILDINGS[at / 5];
        saved["players"][0]["city"]["plots"][plot] = json!(building);
        let off = at % 5 + 1;
        saved["players"][0]["mat"][building] = json!((0b11_1110u8 << off) & 0b11_1110);
    }
}

/// The open plots of some columns and rows of the capital.
fn open(columns: std::ops::Range<usize>, rows: std::ops::Range<usize>) -> Vec<String> {
    let tables = include_str!("../../content/capitals.toml").parse::<toml::Table>();
    let tables = tables.expect("a table");
    let mut mats = tables["capital"].as_array().expect("a list").iter();
    let mat = mats.find(|mat| mat["id"].as_str() == Some("grassland")).expect("a mat");
    let letter =
        |row: usize, column: usize| mat["grid"][row].as_str().map(|it| it.as_bytes()[column]);
    let all = rows.flat_map(|row| columns.clone().map(move |column| (row, column)));
    let open = all.filter(|(row, column)| letter(*row, *column) == Some(b'0'));
    open.map(|(row, column)| format!("{}{}", char::from(b'a' + column as u8), row + 1)).collect()
}

/// Changes the table so that so many of what the card counts are there.
fn count(saved: &mut Value, card: &str, n: usize) {
    let players = "/players/0";
    match card {
        "urban-farm" => {
            for tile in list(saved, "/territory_deck").split_off(30 - n).into_iter().take(n) {
                list(saved, &format!("{players}/tiles")).push(tile);
            }
        }
        "game-store" => beside(saved, [2, n as u8, 2, 1]),
        "windmill" => beside(saved, [4, 3, (n - 7) as u8, 0]),
        "tv-station" => {
            let cards = if n == 0 { vec![] } else { list(saved, "/technology_deck").split_off(10) };
            let (there, back) = cards.split_at(n.min(cards.len()));
            list(saved, &format!("{players}/technologies/2")).extend(there.to_vec());
            list(saved, "/technology_deck").extend(back.to_vec());
        }
        // A whole row but for one plot, or all of it.
        "skyscraper" => {
            let mut plots = open(0..9, 0..1);
            plots.truncate(plots.len() - 1 + n);
            covered(saved, &plots);
        }
        "digital-studio" => {
            let mut plots = [open(0..3, 0..3), open(3..6, 0..3)].concat();
            plots.truncate(plots.len() - 2 + n);
            covered(saved, &plots);
        }
        "birdwatching-perch" => {
            let own = |it: &Value| it["what"] == "outpost" && it["seat"] == 0;
            let held = list(saved, "/items").iter();
            let held = held.filter(|items| items.as_array().is_some_and(|it| it.iter().any(own)));
            let mut missing = n - held.count();
            let free: Vec<Hex> = Hex::all().collect();
            for hex in free {
                let at = usize::from(hex.0);
                let word = hex.word().into_owned();
                let empty = saved["items"].get(at).is_some_and(|it| it[0].is_null());
                if missing == 0 || !empty || !saved["board"]["tiles"][&word].is_null() {
                    continue;
                }
                let mut tried = saved.clone();
                let tile = list(&mut tried, "/territory_deck").remove(0);
                tried["board"]["tiles"][word] =
                    format!("{}/0", tile.as_str().expect("a word")).into();
                tried["items"][at][0] = json!({ "what": "outpost", "seat": 0 });
                let left = tried["players"][0]["outposts"].as_u64().expect("a number");
                tried["players"][0]["outposts"] = json!(left - 1);
                if serde_json::from_value::<tapestry::Tapestry>(tried.clone()).is_ok() {
                    *saved = tried;
                    missing -= 1;
                }
            }
            assert_eq!(missing, 0, "room on the map");
        }
        "bridge" => {
            for track in [1, 3].into_iter().take(n) {
                saved["players"][0]["tokens"][track] = json!(track * 16 + 7);
            }
            // Nearly there counts for nothing.
            for track in [1, 3].into_iter().skip(n) {
                saved["players"][0]["tokens"][track] = json!(track * 16 + 6);
            }
        }
        "castle" => {
            for landmark in 0..n {
                saved["landmarks"][landmark] = json!(0);
            }
        }
        "villa" => {
            for card in list(saved, "/masterpiece_deck").split_off(10).into_iter().take(n) {
                list(saved, &format!("{players}/masterpieces")).push(card);
            }
        }
        other => panic!("what does {other} count?"),
    }
}

/// TP-12.10, TP-3.4: one less is not enough.
#[test]
fn tp_12_10_every_landmark_card() {
    for card in &content().landmark_cards {
        for enough in [false, true] {
            let mut table = holding(&card.id);
            let n = usize::from(card.at_least) - usize::from(!enough);
            table.change(|saved| count(saved, &card.id, n));
            let owns = |table: &Table| table.player(0).landmarks.contains(&card.id.to_string());
            assert!(!owns(&table), "{}", card.id);
            table.play("0: advance arts").decline_turn();
            assert_eq!(owns(&table), enough, "{} with {n}", card.id);
            assert_eq!(table.player(0).landmark_cards.is_empty(), enough, "{}", card.id);
        }
    }
}
