//! Positions out of text.
//!
//! A line that begins with a faction is that player's: amounts (`3 workers`), `bowls 5/7/0`,
//! `cults 0/0/0/2` or `fire 4`, `shipping 1`, `digging 1`, `skips 2`, `card BON4`,
//! `favors FAV5`, `towns TW1`, structures with their hexes (`dwelling F4 E9`),
//! `bridges F3:G1`, `orders fire water`, `used stronghold`, `home forest`, `start forest`,
//! `unlocked forest`, `limit 2`. Other lines are the table's: `round 2`, `turn giants`,
//! `scoring SCORE5`, `passed giants`, `rule late-leech`, `used ACT5`, `free BON1 BON2`,
//! `coins BON1 3`, `plains D3` (terrain of hexes), `in-town F4 E6`, `final outposts`, `extra-towns`, `map fjords`.

use super::look::structure_named;
use engine::{NoLuck, Play, Silence};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use terra_mystica::kinds::{Cult, Faction, Terrain};
use terra_mystica::setup::Factions;
use terra_mystica::{Setup, TerraMystica};

/// Cards that score nothing on passing, for players whose card does not matter.
const QUIET: [&str; 5] = ["BON3", "BON8", "BON5", "BON2", "BON1"];
const CARDS: [&str; 9] = ["BON9", "BON7", "BON6", "BON4", "BON1", "BON2", "BON5", "BON8", "BON3"];
/// Strongholds and sanctuaries score in round 1, unless a position says otherwise.
const SCORING: [&str; 6] = ["SCORE7", "SCORE3", "SCORE5", "SCORE6", "SCORE4", "SCORE8"];

pub fn read(text: &str) -> TerraMystica {
    let lines: Vec<Vec<&str>> = text
        .lines()
        .map(|line| line.split_whitespace().map(|word| word.trim_end_matches(',')).collect())
        .filter(|words: &Vec<&str>| !words.is_empty())
        .collect();
    let of_player = |line: &&Vec<&str>| Faction::from_name(line[0]).is_some();
    let players: Vec<&Vec<&str>> = lines.iter().filter(of_player).collect();
    let factions: Vec<Faction> =
        players.iter().filter_map(|line| Faction::from_name(line[0])).collect();
    let map = lines.iter().find(|line| line[0] == "map").map_or("base", |line| line[1]);
    let mut draft = Draft::new(&factions, map);
    for (seat, line) in players.iter().enumerate() {
        draft.player(seat, &line[1..]);
    }
    for line in lines.iter().filter(|line| !of_player(line)) {
        draft.table_line(line, &factions);
    }
    draft.finish()
}

/// The JSON of a table under construction.
struct Draft {
    json: Value,
    free: Vec<String>,
    towns: BTreeMap<usize, Vec<String>>,
}

impl Draft {
    fn new(factions: &[Faction], map: &str) -> Draft {
        let setup = Setup {
            factions: Factions::Fixed(factions.to_vec()),
            map: map.into(),
            first_player: Some(0),
            scoring_tiles: SCORING.map(String::from).to_vec(),
            bonus_cards: CARDS[..factions.len() + 3].iter().map(|card| card.to_string()).collect(),
            ..Setup::for_seats(factions.len() as u8)
        };
        let fresh = TerraMystica::set_up(&setup, &mut NoLuck, &mut Silence);
        let fresh = fresh.expect("factions of different boards");
        let mut json = serde_json::to_value(fresh).expect("a table is plain data");
        json["phase"] = json!("actions");
        json["round"] = json!(1);
        json["active"] = json!(0);
        json["owed"] = json!({ "actions": 1 });
        json["cursor"] = json!(factions.len());
        for player in json["players"].as_array_mut().expect("players") {
            player["card"] = Value::Null;
        }
        Draft { json, free: Vec::new(), towns: BTreeMap::new() }
    }

    fn player(&mut self, seat: usize, words: &[&str]) {
        let mut words = Words(words);
        while let Some(word) = words.next() {
            if let Ok(amount) = word.parse::<u32>() {
                let what = words.one();
                self.set(seat, if what == "point" { "points" } else { what }, json!(amount));
                continue;
            }
            if let Some(structure) = structure_named(word) {
                let terrain = self.json["players"][seat]["home"].clone();
                for hex in words.while_(is_hex) {
                    self.json["hexes"][hex] =
                        json!({ "terrain": terrain, "seat": seat, "structure": structure });
                }
                continue;
            }
            if let Some(cult) = Cult::ALL.into_iter().find(|cult| cult.id() == word) {
                self.json["players"][seat]["cults"][cult.id()] = words.number();
                continue;
            }
            match word {
                "bowls" => {
                    let bowls = slashed(words.one());
                    self.set(seat, "bowls", bowls);
                }
                "cults" => {
                    let at = slashed(words.one());
                    for cult in Cult::ALL {
                        self.json["players"][seat]["cults"][cult.id()] = at[cult as usize].clone();
                    }
                }
                "shipping" | "digging" => {
                    let level = words.number();
                    self.set(seat, word, level);
                }
                "skips" => {
                    let skips = words.number();
                    self.set(seat, "leap", skips);
                }
                "limit" => {
                    let limit = words.number();
                    self.set(seat, "priest_limit", limit);
                }
                "card" => {
                    let card = json!(words.one());
                    self.set(seat, "card", card);
                }
                "favors" => {
                    for tile in words.while_(|word| word.starts_with("FAV")) {
                        self.push(seat, "favors", json!(tile));
                        self.take_from("favor_stock", tile);
                    }
                }
                "towns" => {
                    for tile in words.while_(|word| word.starts_with("TW")) {
                        self.push(seat, "towns", json!(tile));
                        self.towns.entry(seat).or_default().push(tile.to_string());
                    }
                }
                "bridges" => {
                    for site in words.while_(|word| word.contains(':')) {
                        self.push(seat, "bridges", json!(site));
                    }
                }
                "orders" => {
                    let known = |word: &str| Cult::ALL.iter().any(|cult| cult.id() == word);
                    for cult in words.while_(known) {
                        let spaces = self.json["orders"][cult].as_array_mut().expect("spaces");
                        let free = spaces.iter_mut().find(|space| space.is_null());
                        *free.expect("a free order space") = json!(seat);
                    }
                }
                "used" => {
                    let what = json!(words.one());
                    self.push(seat, "used", what);
                }
                "home" => {
                    let home = json!(words.one());
                    self.set(seat, "home", home);
                }
                "start" => {
                    let start = json!(words.one());
                    self.set(seat, "start_terrain", start);
                }
                "unlocked" => {
                    for name in words.while_(|word| terrain(word).is_some()) {
                        let code = terrain(name).map(|terrain| terrain as u8);
                        self.push(seat, "unlocked", json!(code));
                    }
                }
                _ => panic!("a player's line knows no `{word}`"),
            }
        }
    }

    fn table_line(&mut self, words: &[&str], factions: &[Faction]) {
        let seat = |name: &str| {
            let faction = Faction::from_name(name);
            factions.iter().position(|known| Some(*known) == faction).expect("a faction here")
        };
        let mut words = Words(words);
        while let Some(word) = words.next() {
            if terrain(word).is_some() {
                for hex in words.while_(is_hex) {
                    self.json["hexes"][hex] = json!({ "terrain": word });
                }
                continue;
            }
            match word {
                "map" => drop(words.next()),
                "round" => self.json["round"] = words.number(),
                "turn" => self.json["active"] = json!(seat(words.one())),
                "scoring" => {
                    let tile = words.one();
                    let round = self.json["round"].as_u64().unwrap_or(1) as usize;
                    let tiles = self.json["scoring_tiles"].as_array_mut().expect("tiles");
                    if let Some(other) = tiles.iter().position(|known| known == tile) {
                        tiles.swap(other, round - 1);
                    }
                    tiles[round - 1] = json!(tile);
                }
                "passed" => {
                    for name in words.while_(|word| Faction::from_name(word).is_some()) {
                        self.set(seat(name), "passed", json!(true));
                        let passed = self.json["passed"].as_array_mut().expect("a list");
                        passed.push(json!(seat(name)));
                    }
                }
                "rule" => {
                    let rule = json!(words.one());
                    self.json["rules"].as_array_mut().expect("a list").push(rule);
                }
                "used" => {
                    for action in words.while_(|word| word.starts_with("ACT")) {
                        let used = self.json["used_power_actions"].as_array_mut();
                        used.expect("a list").push(json!(action));
                    }
                }
                "free" => {
                    for card in words.while_(|word| word.starts_with("BON")) {
                        self.free.push(card.to_string());
                    }
                }
                "coins" => {
                    let card = words.one();
                    self.json["card_coins"][card] = words.number();
                }
                "in-town" => {
                    for hex in words.while_(is_hex) {
                        self.json["hexes"][hex]["town"] = json!(true);
                    }
                }
                "final" => self.json["final_tile"] = json!(words.one()),
                "extra-towns" => {
                    for (tile, copies) in [("TW6", 1), ("TW7", 2), ("TW8", 1)] {
                        self.json["town_stock"][tile] = json!(copies);
                    }
                }
                _ => panic!("a table line knows no `{word}`"),
            }
        }
    }

    fn finish(mut self) -> TerraMystica {
        for (seat, tiles) in std::mem::take(&mut self.towns) {
            let mut keys = 0;
            for tile in &tiles {
                self.take_from("town_stock", tile);
                keys += if tile == "TW6" { 2 } else { 1 };
            }
            let cults = &self.json["players"][seat]["cults"];
            let on_top = Cult::ALL.iter().filter(|cult| cults[cult.id()] == 10).count();
            self.set(seat, "keys", json!(keys - on_top));
        }
        self.deal_cards();
        let game: TerraMystica = serde_json::from_value(self.json).expect("a sound position");
        assert_eq!(game.broken_law(), None, "the position is impossible");
        game
    }

    /// Quiet cards for players without one; players + 3 cards are in play (TM-2.7).
    fn deal_cards(&mut self) {
        let players = self.json["players"].as_array_mut().expect("players");
        let seats = players.len();
        let mut taken: Vec<String> = self.free.clone();
        taken.extend(players.iter().filter_map(|it| it["card"].as_str().map(String::from)));
        for player in players.iter_mut().filter(|player| player["card"].is_null()) {
            let card = QUIET.iter().find(|card| !taken.iter().any(|other| other == *card));
            let card = card.expect("a card for everybody");
            taken.push(card.to_string());
            player["card"] = json!(card);
        }
        for card in CARDS {
            if self.free.len() < 3 && !taken.iter().any(|other| other == card) {
                taken.push(card.to_string());
                self.free.push(card.to_string());
            }
        }
        assert_eq!(taken.len(), seats + 3, "players and three more cards (TM-2.7)");
        self.json["free_cards"] = json!(self.free);
    }

    fn set(&mut self, seat: usize, key: &str, value: Value) {
        self.json["players"][seat][key] = value;
    }

    fn push(&mut self, seat: usize, key: &str, value: Value) {
        let list = &mut self.json["players"][seat][key];
        if list.is_null() {
            *list = json!([]);
        }
        list.as_array_mut().expect("a list").push(value);
    }

    fn take_from(&mut self, stock: &str, tile: &str) {
        let left = self.json[stock][tile].as_u64().expect("a tile in stock");
        self.json[stock][tile] = json!(left.checked_sub(1).expect("a tile left"));
    }
}

struct Words<'a>(&'a [&'a str]);

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }
    fn one(&mut self) -> &'a str {
        self.next().expect("one more word")
    }
    fn number(&mut self) -> Value {
        let number: u32 = self.one().parse().expect("a number");
        json!(number)
    }
    fn while_(&mut self, fits: impl Fn(&str) -> bool) -> Vec<&'a str> {
        let count = self.0.iter().take_while(|word| fits(word)).count();
        let (words, rest) = self.0.split_at(count);
        self.0 = rest;
        words.to_vec()
    }
}

/// `F4`, `A13`.
fn is_hex(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|letter| letter.is_ascii_uppercase())
        && word.len() > 1
        && letters.all(|letter| letter.is_ascii_digit())
}

fn terrain(name: &str) -> Option<Terrain> {
    Terrain::ALL.into_iter().find(|terrain| terrain.id() == name)
}

fn slashed(text: &str) -> Value {
    let numbers = text.split('/').map(|number| number.parse::<u8>().expect("a number"));
    json!(numbers.collect::<Vec<_>>())
}
