//! Positions out of text: a fresh table as JSON, changed word by word, completed so that every
//! card, tile and piece is somewhere, and read back.

use engine::{Game, NoLuck, Play, Silence};
use rise_to_nobility::content::content;
use rise_to_nobility::kinds::{Good, Guild, People};
use rise_to_nobility::{RiseToNobility, Setup};
use serde_json::{Value, json};

const NONE: u64 = 255;

pub fn read(text: &str) -> RiseToNobility {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let word = |name: &str| lines.iter().any(|line| line.split(", ").any(|part| part == name));
    let players = lines.iter().flat_map(|line| line.split(", "));
    let seats = players.filter_map(|part| part.strip_prefix("players ")).next();
    let seats: u8 = seats.unwrap_or("3").parse().expect("a number of players");
    let setup = Setup {
        first_player: Some(0),
        events: word("events"),
        chancellery: word("chancellery") || seats == 6,
        night: word("night"),
        ..Setup::for_seats(seats)
    };
    let mut draft = Draft::new(&setup);
    for line in lines {
        match line.split_once(": ") {
            Some((seat, rest)) => {
                let seat = seat.parse().expect("the number of a seat");
                rest.split(", ").for_each(|part| draft.player(seat, part));
            }
            None => line.split(", ").for_each(|part| draft.table(part)),
        }
    }
    draft.finish()
}

/// The table in plain numbers: those are easier to add up than words.
fn in_numbers(game: &RiseToNobility) -> Value {
    serde_json::from_slice(&game.fingerprinted()).expect("a table is plain data")
}

struct Draft {
    json: Value,
}

impl Draft {
    fn new(setup: &Setup) -> Draft {
        let mut game =
            RiseToNobility::set_up(setup, &mut NoLuck, &mut Silence).expect("a possible setup");
        while let Some(seat) = game.asked().first() {
            let json = in_numbers(&game);
            if json["round"] == 1 {
                break;
            }
            let mv = *game.legal_moves(seat).last().expect("an answer");
            game.apply(seat, mv, &mut NoLuck, &mut Silence);
        }
        let mut json = in_numbers(&game);
        json["display"] = json!([42, 43, 44, 45, 46, 47]);
        json["town_hall"] = Value::from(vec![NONE; 6]);
        json["council"] = rows([[NONE; 6]; 3]);
        json["settlers_discard"] = json!(0);
        json["building_discard"] = json!(0);
        for guild in Guild::ALL {
            let middle = &mut json["guilds"][guild.index()]["workshops"][1];
            if *middle != json!(NONE) {
                *middle = json!(guild.index() * 6 + 1);
            }
        }
        for (seat, player) in
            json["players"].as_array_mut().expect("players").iter_mut().enumerate()
        {
            player["hand"] = Value::from(vec![NONE; 3]);
            if seat < setup.seats as usize {
                player["dice"] = json!([1, 1, 1, 1, 1, 0]);
                if setup.seats == 6 {
                    player["dice"] = json!([1, 1, 1, 1, 0, 0]);
                }
                // A Character without a say in most tests, a different one for each player.
                if !setup.night {
                    player["character"] = json!(5 + seat);
                }
            }
        }
        if setup.seats == 1 {
            json["dice"]["guilds"] = rows([[0; 3]; 6]);
            json["dice"]["town_hall"] = Value::from(vec![0; 6]);
            json["dice"]["tavern"] = Value::from(vec![0; 6]);
            json["dice"]["yard"] = Value::from(vec![0; 6]);
        }
        Draft { json }
    }

    fn table(&mut self, part: &str) {
        let words: Vec<&str> = part.split_whitespace().collect();
        match *words {
            ["players", _] | ["night"] | ["chancellery"] | ["events"] => {}
            ["round", round] => {
                let round: u64 = number(round);
                self.json["round"] = json!(round);
                if self.json["options"]["events"] == true {
                    let earlier = (0..16).map(|at| 1u64 << at).filter(|at| *at != self.event_bit());
                    let seen = earlier.take(round as usize - 1).sum::<u64>();
                    self.json["events_seen"] = json!(seen | self.event_bit());
                }
            }
            ["event", id] => {
                let event = content().events.iter().position(|event| event.id == id);
                self.json["event"] = json!(event.expect("an Event"));
                self.json["events_seen"] = json!(self.event_bit());
            }
            ["ship", id] => {
                let ship = content().ships.iter().position(|ship| ship.id == id);
                self.json["ship"] = json!(ship.expect("a ship"));
            }
            ["sold", good, count] => {
                let good = Good::from_id(good).expect("a good");
                self.json["sold"][good.index()] = json!(number(count));
            }
            ["show", "nothing"] => self.json["display"] = Value::from(vec![NONE; 6]),
            ["show", ref cards @ ..] => {
                for (at, card) in cards.iter().enumerate() {
                    let card = settlers(card);
                    self.claim_card(card);
                    self.json["display"][at] = json!(card);
                }
            }
            ["hall", place, tile] => {
                let tile = building(tile);
                self.json["town_hall"][number(place) as usize - 1] = json!(tile);
            }
            ["workshop", guild, at, tile] => self.workshop(guild, at, tile, NONE),
            ["council", people, row, tile] => {
                let people = People::from_id(people).expect("a people");
                let columns = &content().councillors;
                let column = columns.iter().position(|it| *it == people).expect("a Councillor");
                let tile = content().council.iter().position(|it| it.id == tile);
                self.json["council"][number(row) as usize - 1][column] =
                    json!(tile.expect("a Council tile"));
            }
            ["office", office, "of", seat] => {
                self.json["offices"][number(office) as usize - 1] = json!(number(seat));
            }
            ["objective", id] => {
                let objective = content().objectives.iter().position(|it| it.id == id);
                self.json["objective"] = json!(objective.expect("an Objective"));
            }
            ["turn", seat] => self.json["active"] = json!(number(seat)),
            ["discarded", "settlers"] => self.json["settlers_discard"] = json!("all"),
            _ => panic!("no such word about a table: {part}"),
        }
    }

    fn event_bit(&self) -> u64 {
        1 << self.json["event"].as_u64().expect("an Event")
    }

    fn player(&mut self, seat: usize, part: &str) {
        let words: Vec<&str> = part.split_whitespace().collect();
        match *words {
            ["coins" | "reputation" | "nobility" | "modifiers" | "workers", value] => {
                self.json["players"][seat][words[0]] = json!(number(value));
                if words[0] == "nobility" && number(value) >= 5 {
                    self.json["players"][seat]["is_lord"] = json!(true);
                }
            }
            ["points", points] => {
                self.json["players"][seat]["points"] = json!(number(points));
                self.json["players"][seat]["earned"] = json!([number(points), 0, 0, 0, 0, 0, 0]);
            }
            ["houses", count] => {
                self.json["players"][seat]["houses_ready"] = json!(number(count));
            }
            ["dice", ref values @ ..] => {
                let mut dice = [0u64; 6];
                values.iter().for_each(|value| dice[number(value) as usize - 1] += 1);
                self.json["players"][seat]["dice"] = json!(dice);
            }
            ["goods", ref pairs @ ..] => {
                for pair in pairs.chunks(2) {
                    let good = Good::from_id(pair[0]).expect("a good");
                    self.json["players"][seat]["goods"][good.index()] = json!(number(pair[1]));
                }
            }
            ["apprentices", guild, count] => {
                let guild = Guild::from_id(guild).expect("a Guild");
                self.json["players"][seat]["apprentices"][guild.index()] = json!(number(count));
            }
            ["workshop", guild, at, tile] => self.workshop(guild, at, tile, seat as u64),
            ["area", area, tile] => {
                self.json["players"][seat]["areas"][number(area) as usize - 1] =
                    json!(building(tile));
            }
            ["hand", ref cards @ ..] => {
                for (at, card) in cards.iter().enumerate() {
                    let card = settlers(card);
                    self.claim_card(card);
                    self.json["players"][seat]["hand"][at] = json!(card);
                }
            }
            ["fulfilled", ref cards @ ..] => {
                let mut all = 0u64;
                for card in cards {
                    let card = settlers(card);
                    self.claim_card(card);
                    all |= 1 << card;
                }
                self.json["players"][seat]["fulfilled"] = json!(all);
                self.json["players"][seat]["houses_built"] = json!(cards.len());
            }
            ["answered", ref tiles @ ..] => {
                let tile = |id: &&str| {
                    content().council.iter().position(|it| it.id == *id).expect("a Council tile")
                };
                let all = tiles.iter().map(tile).fold(0u64, |all, tile| all | 1 << tile);
                self.json["players"][seat]["council"] = json!(all);
            }
            ["character", id] => {
                let card = content().characters.iter().position(|it| it.id == id);
                let card = json!(card.expect("a Character"));
                // Whoever has it gets the one that is given up.
                let mine = self.json["players"][seat]["character"].clone();
                for player in self.json["players"].as_array_mut().expect("players") {
                    if player["character"] == card {
                        player["character"] = mine.clone();
                    }
                }
                self.json["players"][seat]["character"] = card;
            }
            ["tile", id, card] => {
                let tile = content().dice_tiles.iter().position(|it| it.id == id);
                let card = content().commissions.iter().position(|it| it.id == card);
                self.commission(seat, tile.expect("a dice tile"), card.expect("a Commission"));
            }
            ["complete", id] => {
                let tile = content().dice_tiles.iter().position(|it| it.id == id);
                self.json["dice_tiles"][tile.expect("a dice tile")]["slots"] =
                    Value::from(vec![128; 3]);
            }
            _ => panic!("no such word about a player: {part}"),
        }
    }

    fn workshop(&mut self, guild: &str, at: &str, tile: &str, owner: u64) {
        let guild = Guild::from_id(guild).expect("a Guild").index();
        let at = number(at) as usize - 1;
        self.json["guilds"][guild]["workshops"][at] = json!(building(tile));
        self.json["guilds"][guild]["owners"][at] = json!(owner);
    }

    /// The player's first Commission; the one dealt goes back to the deck.
    fn commission(&mut self, seat: usize, tile: usize, card: usize) {
        let old = self.own_tile(seat);
        let blank = json!({ "owner": NONE, "card": NONE, "first": false, "slots": [0, 0, 0] });
        let other = self.json["dice_tiles"][tile].clone();
        self.json["dice_tiles"][old] = if other["owner"] == NONE { blank } else { other };
        // Whoever had the card gets the one that is given up.
        let mine = self.json["dice_tiles"][old]["card"].clone();
        for it in self.json["dice_tiles"].as_array_mut().expect("tiles") {
            if it["card"] == json!(card) {
                it["card"] = if mine == json!(NONE) { json!(17 - seat) } else { mine.clone() };
            }
        }
        self.json["dice_tiles"][tile] =
            json!({ "owner": seat, "card": card, "first": true, "slots": [0, 0, 0] });
    }

    fn own_tile(&self, seat: usize) -> usize {
        let tiles = self.json["dice_tiles"].as_array().expect("tiles");
        tiles.iter().position(|tile| tile["owner"] == json!(seat)).expect("a first Commission")
    }

    /// Whoever else has the card gets one nobody has.
    fn claim_card(&mut self, card: u64) {
        let used = self.used_cards();
        let free = (0..48u64).rev().find(|card| used >> card & 1 == 0).expect("a free card");
        for shown in self.json["display"].as_array_mut().expect("a display") {
            if *shown == json!(card) {
                *shown = json!(free);
            }
        }
    }

    fn used_cards(&self) -> u64 {
        let mut used = 0u64;
        let mut see = |value: &Value| {
            let card = value.as_u64().expect("a card");
            if card != NONE {
                used |= 1 << card;
            }
        };
        self.json["display"].as_array().expect("a display").iter().for_each(&mut see);
        for player in self.json["players"].as_array().expect("players") {
            player["hand"].as_array().expect("a hand").iter().for_each(&mut see);
        }
        for player in self.json["players"].as_array().expect("players") {
            used |= player["fulfilled"].as_u64().expect("a set");
        }
        used
    }

    /// Everything that was not named lies where it belongs.
    fn finish(mut self) -> RiseToNobility {
        let rest = !self.used_cards() & ((1 << 48) - 1);
        if self.json["settlers_discard"] == "all" {
            self.json["settlers_discard"] = json!(rest);
            self.json["settlers_deck"] = json!(0);
        } else {
            self.json["settlers_deck"] = json!(rest);
        }
        let mut buildings = 0u64;
        let mut council = 0u64;
        let see = |set: &mut u64, value: &Value| {
            let tile = value.as_u64().expect("a tile");
            if tile != NONE {
                *set |= 1 << tile;
            }
        };
        let each = |value: &Value| value.as_array().expect("a list").clone();
        each(&self.json["town_hall"]).iter().for_each(|tile| see(&mut buildings, tile));
        for guild in each(&self.json["guilds"]) {
            each(&guild["workshops"]).iter().for_each(|tile| see(&mut buildings, tile));
        }
        for row in each(&self.json["council"]) {
            each(&row).iter().for_each(|tile| see(&mut council, tile));
        }
        let seats = self.json["seats"].as_u64().expect("seats") as usize;
        let mut tokens = 0;
        for seat in 0..seats {
            let player = self.json["players"][seat].clone();
            each(&player["areas"]).iter().for_each(|tile| see(&mut buildings, tile));
            council |= player["council"].as_u64().expect("a set");
            tokens += player["modifiers"].as_u64().expect("tokens");
            let mut meeples = player["workers"].as_u64().expect("workers");
            meeples += each(&player["apprentices"]).iter().filter_map(Value::as_u64).sum::<u64>();
            meeples +=
                each(&player["areas"]).iter().filter(|it| **it != json!(NONE)).count() as u64;
            let owned = |owner: &&Value| **owner == json!(seat);
            for guild in each(&self.json["guilds"]) {
                meeples += each(&guild["owners"]).iter().filter(owned).count() as u64;
            }
            meeples += each(&self.json["offices"]).iter().filter(owned).count() as u64;
            meeples += u64::from(player["own_guild"] != json!(NONE));
            self.json["players"][seat]["reserve"] = json!(14 - meeples);
        }
        self.json["bag"] = json!(!buildings & ((1 << 48) - 1));
        self.json["council_stack"] = json!(!council & ((1 << 30) - 1));
        self.json["modifiers"] = json!(20 - tokens);
        let round = self.json["round"].as_u64().expect("a round");
        let ship = self.json["ship"].as_u64().expect("a ship");
        let seen = (0..18u64).filter(|it| *it != ship).take(round as usize - 1);
        let seen = seen.fold(1u64 << ship, |seen, it| seen | 1 << it);
        self.json["ships_left"] = json!(!seen & ((1 << 18) - 1));
        if self.json["options"]["chancellery"] == true {
            let mut cards = 0u64;
            for tile in each(&self.json["dice_tiles"]) {
                see(&mut cards, &tile["card"]);
            }
            self.json["commission_deck"] = json!(!cards & ((1 << 18) - 1));
        }
        let active = self.json["active"].clone();
        self.json["chain"] = json!([{ "do": "turn/0", "is": "take_turn", "seat": active }]);
        serde_json::from_value(self.json).unwrap_or_else(|error| panic!("no such table: {error}"))
    }
}

fn rows<const N: usize, const M: usize>(rows: [[u64; M]; N]) -> Value {
    Value::from(rows.map(|row| Value::from(row.to_vec())).to_vec())
}

fn number(word: &str) -> u64 {
    word.parse().unwrap_or_else(|_| panic!("`{word}` is no number"))
}

fn settlers(id: &str) -> u64 {
    let card = content().settlers.iter().position(|card| card.id == id);
    card.unwrap_or_else(|| panic!("no card `{id}`")) as u64
}

fn building(id: &str) -> u64 {
    let tile = content().building_ids.iter().position(|known| *known == id);
    tile.unwrap_or_else(|| panic!("no tile `{id}`")) as u64
}
