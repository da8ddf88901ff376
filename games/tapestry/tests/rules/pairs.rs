//! Every pair of cards, mats and tiles that listen to the same moment plays together, at one seat and at two, with all laws
//! watched (TP-6.5, TP-20.1).

use super::table::{Table, list, take, with_mats};
use engine::{Chance, Game, Play, Quick};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use tapestry::Setup;
use tapestry::kinds::Landmark;
use toml::Value;

/// So many decisions follow for each pair.
const DECISIONS: u32 = 90;
const UTILITARIANS: &str = "utilitarians";
/// In so many games.
const WAYS: u64 = 12;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Tapestry,
    Civilization,
    SpaceTile,
    /// A landmark beside which the Utilitarians have a token.
    Ability,
}

type Listener = (Kind, String);

/// By what they listen to, as the tables say.
fn listeners() -> BTreeMap<String, BTreeSet<Listener>> {
    let mats = include_str!("../../content/civilizations.toml");
    let tables = [
        (Kind::Tapestry, include_str!("../../content/tapestry-cards.toml"), "card", "id"),
        (Kind::Civilization, mats, "civilization", "id"),
        (Kind::SpaceTile, include_str!("../../content/space-tiles.toml"), "tile", "id"),
        (Kind::Ability, mats, "ability", "landmark"),
    ];
    let mut by_moment: BTreeMap<String, BTreeSet<Listener>> = BTreeMap::new();
    for (kind, text, name, key) in tables {
        let table: toml::Table = text.parse().expect("a table");
        for entry in table[name].as_array().expect("a list") {
            let triggers = entry.get("triggers").and_then(Value::as_array);
            for trigger in triggers.into_iter().flatten() {
                let moment = trigger["on"].as_str().expect("a word").to_string();
                let id = entry[key].as_str().expect("a word").to_string();
                by_moment.entry(moment).or_default().insert((kind, id));
            }
        }
    }
    by_moment
}

fn all_boxes() -> Table {
    let setup = Setup {
        first_player: Some(0),
        plans_and_ploys: true,
        arts_and_architecture: true,
        fantasies_and_futures: true,
        ..Setup::for_seats(3)
    };
    let mut table = with_mats(&setup, &[]);
    for seat in 0..3 {
        table.set(seat, "income_turns", json!(3)).rich(seat, [5; 4]);
        for (track, space) in [("exploration", 2), ("science", 2), ("military", 2), ("arts", 2)] {
            table.token(seat, track, space + seat);
        }
        for (row, card) in
            [(0, ["barn", "calendar", "radio"]), (1, ["bakery", "library", "compass"])]
        {
            table.give(seat, &format!("technologies/{row}"), card[usize::from(seat)]);
        }
    }
    table
}

fn tokens_of(id: &str) -> u8 {
    let all = &tapestry::content::content().civilizations;
    all.iter().find(|mat| mat.id == *id).expect("a mat").tokens
}

/// It lies before this seat and listens.
fn put(table: &mut Table, seat: usize, (kind, id): &Listener, era: usize) {
    table.change(|saved| {
        let owned =
            list(saved, &format!("/players/{seat}/civilizations")).contains(&json!(UTILITARIANS));
        if *kind != Kind::Ability {
            assert!(take(saved, id), "there is no `{id}`");
        } else if !owned {
            assert!(take(saved, UTILITARIANS), "nobody else has their mat");
        }
        let mut acts = id.clone();
        let player = &mut saved["players"][seat];
        match kind {
            Kind::Tapestry => {
                player["eras"][era] = json!(id);
                list(player, "/on_mat").push(json!(id));
                player["named_opponent"] = json!((seat + 1) % 3);
                player["named_track"] = json!("military");
            }
            Kind::Civilization => {
                list(player, "/civilizations").push(json!(id));
                saved["mats"]["tokens"][id] = json!(tokens_of(id));
            }
            Kind::SpaceTile => list(player, "/explored_space").push(json!(id)),
            Kind::Ability => {
                if !owned {
                    list(player, "/civilizations").push(json!(UTILITARIANS));
                }
                let landmark = Landmark::from_id(id).expect("a landmark");
                saved["landmarks"][landmark.index()] = json!(seat);
                let active = list(saved, "/mats/active");
                active.push(json!(id));
                let left = 2 - active.len();
                saved["mats"]["tokens"][UTILITARIANS] = json!(left);
                acts = format!("{UTILITARIANS}/{id}");
            }
        }
        let cards = list(saved, "/cards");
        cards.retain(|entry| entry["card"] != acts.as_str());
        cards.push(json!({ "card": acts, "owner": seat }));
    });
}

/// Random answers, with all laws watched.
fn play(table: &mut Table, seed: u64, what: &str) {
    let mut luck = Quick::new(seed, 7);
    for decision in 0..DECISIONS {
        let Some(seat) = table.game.asked().first() else { return };
        let moves = table.game.legal_moves(seat);
        let mv = moves[luck.below(moves.len() as u32) as usize];
        table.game.apply(seat, mv, &mut luck, &mut engine::Silence);
        if let Some(law) = table.game.broken_law() {
            panic!("{what}, decision {decision}, after {mv:?} of seat {seat}: {law}");
        }
    }
}

#[test]
fn tp_6_5_every_pair_that_listens_to_the_same() {
    let base = all_boxes();
    let mut pairs = 0u64;
    for (moment, all) in listeners() {
        let all: Vec<Listener> = all.into_iter().collect();
        for (at, one) in all.iter().enumerate() {
            for other in &all[at + 1..] {
                // What is on one mat belongs to one player.
                let on_mat = |it: &Listener| it.0 == Kind::Ability || it.1 == UTILITARIANS;
                let together = on_mat(one) && on_mat(other);
                for seat in [0, 1].into_iter().take(if together { 1 } else { 2 }) {
                    let mut table = base.clone();
                    put(&mut table, 0, one, 2);
                    put(&mut table, seat, other, 1);
                    let what = format!("{moment}: {} and {} of seat {seat}", one.1, other.1);
                    pairs += 1;
                    for way in 0..WAYS {
                        let mut table = table.clone();
                        let before = table.game;
                        play(&mut table, pairs * WAYS + way, &what);
                        assert!(table.game != before, "{what}");
                    }
                }
            }
        }
    }
    assert!(pairs >= 160, "only {pairs} pairs");
}
