//! Positions in a few lines of text.
//!
//! ```text
//! red     nomad 0,0  city 4,0  5 gold  1 wood  plays nomad
//! yellow  ship 3,0   guild winged  decline temple
//! ```
//!
//! Cards follow the pieces (RF-4.2): the played one lies in the discard, those named after
//! `discard` and `decline` there, the others in hand. It is the first player's turn.

use engine::{Game, Play, Quick, Seat, Secrets, Silence, Spoken};
use rise_and_fall::hex::{Cell, Hex};
use rise_and_fall::kinds::{Guild, Kind};
use rise_and_fall::{Event, RiseAndFall, Setup};
use serde_json::{Value, json};

const COLORS: [&str; 8] = ["red", "yellow", "green", "blue", "purple", "orange", "black", "white"];

pub struct Table {
    pub game: RiseAndFall,
    pub events: Vec<Event>,
    luck: Quick,
}

/// A position on the World `twin-shores`, or `three-horns` and so on with more players.
pub fn table(lines: &str) -> Table {
    let rows = joined(lines);
    let civs = rows.iter().filter(|line| COLORS.contains(&first_word(line))).count();
    let world = match civs {
        2 => "twin-shores",
        3 => "three-horns",
        4 => "pangaea",
        _ => "card",
    };
    on_world(world, lines)
}

fn first_word(line: &str) -> &str {
    line.split_whitespace().next().unwrap_or_default()
}

/// Lines that start with a piece, a number or the like go on with the line before.
fn joined(lines: &str) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let word = first_word(line);
        let goes_on = Kind::from_id(word).is_some()
            || ["guild", "plays", "decline", "discard"].contains(&word)
            || word.parse::<u16>().is_ok();
        match rows.last_mut() {
            Some(row) if goes_on => *row = format!("{row} {line}"),
            _ => rows.push(line.to_string()),
        }
    }
    rows
}

pub fn on_world(world: &str, lines: &str) -> Table {
    let rows = joined(lines);
    let civs = rows.iter().filter(|line| COLORS.contains(&first_word(line))).count();
    let setup = Setup { world: world.into(), ..Setup::for_seats(civs as u8) };
    let ready = RiseAndFall::set_up(&setup, &mut Quick::new(1, 1), &mut Silence);
    let mut state = serde_json::to_value(ready.expect("a ready World")).expect("JSON");
    state["phase"] = json!("actions");
    state["round"] = json!(1);
    (state["first"], state["turn"]) = (json!(0), json!(0));
    for row in &rows {
        let mut words = row.split_whitespace();
        let name = words.next().unwrap_or_default();
        if let Some(seat) = COLORS.iter().position(|color| *color == name) {
            state["civs"][seat] = civ(words);
            if !state["civs"][seat]["guilds"].is_null() {
                state["guilds"] = json!(true);
            }
        } else {
            setting(&mut state, name, words.collect());
        }
    }
    load(state)
}

pub fn load(state: Value) -> Table {
    let game = serde_json::from_value(state.clone());
    let game = game.unwrap_or_else(|error| panic!("{error}\n{state}"));
    Table { game, events: Vec::new(), luck: Quick::new(1, 2) }
}

/// `phase select`, `trophies nomad red`, `end 5`, `first yellow`, `fresh 1`.
fn setting(state: &mut Value, name: &str, words: Vec<&str>) {
    let seat = |color: &str| json!(COLORS.iter().position(|it| *it == color).expect("a colour"));
    match (name, words.as_slice()) {
        ("phase", [phase]) => state["phase"] = json!(phase),
        ("trophy", [kind, color]) => state["trophies"][*kind] = seat(color),
        ("end", [count]) => {
            state["trophies_to_end"] = json!(count.parse::<u8>().expect("a number"))
        }
        ("first", [color]) => state["first"] = seat(color),
        ("turn", [color]) => state["turn"] = seat(color),
        ("fresh", [count]) => {
            state["fresh_trophies"] = json!(count.parse::<u8>().expect("a number"))
        }
        ("quiet", [count]) => state["quiet_rounds"] = json!(count.parse::<u8>().expect("a number")),
        ("countdown", []) => state["countdown"] = json!(true),
        ("npcs", npcs) => seat_npcs(state, npcs),
        // The only card left to draw.
        ("deck", [card]) => {
            let npc = &mut state["npcs"]["civilizations"][0];
            let deck = npc["deck"].as_array().cloned().unwrap_or_default();
            assert!(deck.contains(&json!(card)), "{card} is not in the deck");
            let others: Vec<Value> = deck.into_iter().filter(|it| *it != json!(card)).collect();
            (npc["deck"], npc["discard"]) = (json!([card]), json!(others));
        }
        ("objective", [id, level]) => {
            let level: u8 = level.parse().expect("a level");
            state["npcs"]["objective"] = json!(id);
            state["npcs"]["objective_level"] = json!(level);
            state["trophies_to_end"] = json!(3 + level);
        }
        ("nominate", []) => state["npcs"]["random_ties"] = json!(false),
        // The rulebook's way of handling NPCs (RF-16.5).
        ("by-rulebook", []) => state["npcs"]["nearest"] = json!(false),
        ("rhombus", []) => state["rhombus"] = json!(true),
        ("tales", tales) => {
            state["draws_tales"] = json!(true);
            state["tales"] = json!({ "drawn": tales, "in_play": tales });
            if tales.contains(&"floating-cities") {
                let civs = state["civs"].as_array().map_or(0, Vec::len);
                state["tales"]["floating_left"] = json!(civs + 1);
            }
        }
        ("site", [tale, hex, turn]) => {
            if state["sites"].is_null() {
                state["sites"] = json!([]);
            }
            let sites = state["sites"].as_array_mut().expect("places");
            sites.push(json!(format!("{tale} {hex} {turn}")));
        }
        ("creature", [creature, hex]) => state["tales"]["creatures"][*creature] = json!(hex),
        ("bridge", [hex, one, other]) => state["tales"]["bridge"] = json!([hex, one, other]),
        ("monument", [kind, color, hex]) => {
            let owner = seat(color);
            if state["tales"]["monuments"].is_null() {
                state["tales"]["monuments"] = json!([]);
            }
            let monuments = state["tales"]["monuments"].as_array_mut().expect("buildings");
            monuments.push(json!({ "kind": kind, "seat": owner, "at": hex }));
            let card = match *kind {
                "capital" => "city",
                "cathedral" => "temple",
                _ => return,
            };
            let civ = &mut state["civs"][owner.as_u64().expect("a seat") as usize];
            let known = ["hand", "discard", "decline"]
                .iter()
                .any(|zone| civ[*zone].as_array().expect("a zone").contains(&json!(card)));
            if !known {
                let zone = if civ["card"] == json!(card) { "discard" } else { "hand" };
                civ[zone].as_array_mut().expect("a zone").push(json!(card));
                civ[zone].as_array_mut().expect("a zone").sort_by_key(|card| {
                    Kind::from_id(card.as_str().unwrap_or_default()).map(|kind| kind as u8)
                });
            }
        }
        ("tale-trophy", [tale, color]) => state["tales"]["trophies"][*tale] = seat(color),
        ("lying", [what, hex]) => state["tales"][format!("lying_{what}")] = json!([hex]),
        ("pile", guilds) => state["tales"]["pile"] = json!(guilds),
        ("capital-actions", [count]) => {
            state["tales"]["capital_actions"] = json!(count.parse::<u8>().expect("a number"))
        }
        ("port-ready", []) => state["tales"]["port_ready"] = json!(true),
        ("caravan", []) => state["tales"]["caravan"] = json!(true),
        ("lava", [count]) => state["tales"]["lava"] = json!(count.parse::<u8>().expect("a number")),
        ("floating-left", [count]) => {
            state["tales"]["floating_left"] = json!(count.parse::<u8>().expect("a number"))
        }
        _ => panic!("no such setting: {name} {words:?}"),
    }
}

/// The last civilizations are NPCs, such as `pirate-2`; ties are settled by luck.
fn seat_npcs(state: &mut Value, npcs: &[&str]) {
    let tables = &rise_and_fall::content::content().npcs;
    let civs = state["civs"].as_array().map_or(0, Vec::len);
    let mut list = Vec::new();
    for (at, npc) in npcs.iter().enumerate() {
        let (name, level) = npc.rsplit_once('-').expect("a level");
        let who = rise_and_fall::kinds::Npc::from_id(name).expect("an NPC");
        let civ = &mut state["civs"][civs - npcs.len() + at];
        let cards = tables.cards_of(who, level.parse().expect("a level"));
        let (mut deck, mut reserve) = (Vec::new(), Vec::new());
        for card in cards.map(|at| &tables.cards[at]) {
            let name = format!("{}-{}", card.piece.id(), card.level);
            let present = !civ["pieces"][card.piece.id()].is_null();
            if present { deck.push(name) } else { reserve.push(name) }
        }
        (civ["hand"], civ["discard"]) = (json!([]), json!([]));
        let level: u8 = level.parse().expect("a level");
        list.push(json!({
            "who": name, "level": level, "deck": deck, "discard": [], "reserve": reserve,
        }));
    }
    state["npcs"] = json!({
        "civilizations": list, "objective": "faith", "objective_level": 1, "independence": 1,
        "random_ties": true, "nearest": true,
    });
}

fn civ<'a>(mut words: impl Iterator<Item = &'a str>) -> Value {
    let mut civ = json!({
        "gold": 0, "wood": 0, "stone": 0, "pieces": {}, "hand": [], "discard": [], "decline": [],
    });
    while let Some(word) = words.next() {
        let mut next = || words.next().unwrap_or_else(|| panic!("{word} of what?")).to_string();
        match word {
            "plays" => civ["card"] = json!(next()),
            "guild" => {
                let mut guilds = civ["guilds"].as_array().cloned().unwrap_or_default();
                let guild = next();
                guilds.push(json!(Guild::from_id(&guild).expect("a guild")));
                guilds.sort_by_key(|guild| {
                    Guild::from_id(guild.as_str().unwrap_or_default()).map(|guild| guild as u8)
                });
                civ["guilds"] = json!(guilds);
            }
            "decline" | "discard" => {
                let card = json!(next());
                civ[word].as_array_mut().expect("a zone").push(card);
            }
            kind if Kind::from_id(kind).is_some() => {
                let hex = json!(next());
                match civ["pieces"][kind].as_array_mut() {
                    Some(hexes) => hexes.push(hex),
                    None => civ["pieces"][kind] = json!([hex]),
                }
            }
            number => {
                let amount: u16 = number.parse().unwrap_or_else(|_| panic!("what is {number}?"));
                civ[next()] = json!(amount);
            }
        }
    }
    if let Some(card) = civ["card"].as_str().map(str::to_string) {
        let declined = civ["decline"].as_array().expect("a zone").contains(&json!(card));
        if !civ["pieces"][&card].is_null() && !declined {
            civ["discard"].as_array_mut().expect("a zone").push(json!(card));
        }
    }
    let elsewhere = [civ["discard"].clone(), civ["decline"].clone()];
    let hand: Vec<&str> = Kind::ALL
        .iter()
        .map(|kind| kind.id())
        .filter(|kind| !civ["pieces"][kind].is_null())
        .filter(|kind| {
            !elsewhere.iter().any(|zone| zone.as_array().expect("a zone").contains(&json!(kind)))
        })
        .collect();
    civ["hand"] = json!(hand);
    civ
}

fn seat_of(color: &str) -> Seat {
    Seat(COLORS.iter().position(|it| *it == color).expect("a colour") as u8)
}

impl Table {
    /// A table that came about otherwise, with what was told so far.
    pub fn of(game: RiseAndFall, events: Vec<Event>) -> Table {
        Table { game, events, luck: Quick::new(1, 2) }
    }

    /// The seat that is asked, the lowest of several.
    pub fn asked(&self) -> Seat {
        self.game.asked().first().expect("somebody is asked")
    }

    /// Plays moves of whoever is asked: `"0,0 move. at 1,0. end"`, or `"yellow: card ship"`.
    #[track_caller]
    pub fn play(&mut self, moves: &str) {
        for text in moves.split(". ").map(|text| text.trim().trim_end_matches('.')) {
            let (seat, text) = self.whose(text);
            let mv = self.game.read(seat, text).unwrap_or_else(|it| panic!("{text}: {it}"));
            let checked = self.game.check_move(seat, mv);
            checked.unwrap_or_else(|it| panic!("{text}: {it} {:?}", it.reason));
            self.game.apply(seat, mv, &mut self.luck, &mut self.events);
            assert_eq!(self.game.broken_law(), None, "after {text}");
        }
    }

    fn whose<'a>(&self, text: &'a str) -> (Seat, &'a str) {
        match text.split_once(": ") {
            Some((color, text)) => (seat_of(color), text),
            None => (self.asked(), text),
        }
    }

    /// The rule that is against a move; nothing may change.
    #[track_caller]
    pub fn refuses(&self, text: &str, rule: &str) {
        let refusal = self.refusal(text);
        assert_eq!(refusal.rule, rule, "{text}: {:?}", refusal.reason);
    }

    /// The rule and the reason.
    #[track_caller]
    pub fn refuses_because(&self, text: &str, rule: &str, reason: &str) {
        let refusal = self.refusal(text);
        assert_eq!((refusal.rule, refusal.reason.key.as_str()), (rule, reason), "{text}");
    }

    #[track_caller]
    fn refusal(&self, text: &str) -> engine::Refusal {
        let (seat, text) = self.whose(text);
        let mv = self.game.read(seat, text).unwrap_or_else(|it| panic!("{text}: {it}"));
        self.game.check_move(seat, mv).expect_err("the move is legal")
    }

    pub fn offers(&self, text: &str) -> bool {
        let (seat, text) = self.whose(text);
        let mv = self.game.read(seat, text).unwrap_or_else(|it| panic!("{text}: {it}"));
        self.game.legal_moves(seat).contains(&mv)
    }

    /// All legal answers of whoever is asked, as text.
    pub fn answers(&self) -> Vec<String> {
        let seat = self.asked();
        let moves = self.game.legal_moves(seat).into_iter();
        moves.map(|mv| self.game.write(seat, mv)).collect()
    }

    pub fn json(&self) -> Value {
        serde_json::to_value(&self.game).expect("a table is JSON")
    }
    pub fn civ(&self, color: &str) -> Value {
        self.json()["civs"][seat_of(color).index()].clone()
    }
    /// Gold, Wood, Stone.
    pub fn goods(&self, color: &str) -> [u64; 3] {
        let civ = self.civ(color);
        ["gold", "wood", "stone"].map(|key| civ[key].as_u64().expect("an amount"))
    }
    pub fn count(&self, color: &str, kind: &str) -> usize {
        self.civ(color)["pieces"][kind].as_array().map_or(0, Vec::len)
    }
    pub fn stands(&self, color: &str, kind: &str, hex: &str) -> bool {
        let civ = self.civ(color);
        civ["pieces"][kind].as_array().is_some_and(|hexes| hexes.contains(&json!(hex)))
    }
    /// Where a card is.
    pub fn zone(&self, color: &str, card: &str) -> &'static str {
        let civ = self.civ(color);
        let zones = ["hand", "discard", "decline"].into_iter();
        let mut holding = zones
            .filter(|zone| civ[*zone].as_array().is_some_and(|cards| cards.contains(&json!(card))));
        holding.next().unwrap_or("reserve")
    }
    /// What the table knows about Tales.
    pub fn tales(&self) -> Value {
        self.json()["tales"].clone()
    }
    pub fn terrain(&self, hex: &str) -> &'static str {
        let view = self.game.view_for(engine::Viewer::Spectator);
        view.hexes[self.cell(hex) as usize].terrain.id()
    }
    /// The Region of a hex, if it has one.
    pub fn region(&self, hex: &str) -> Option<u8> {
        let view = self.game.view_for(engine::Viewer::Spectator);
        view.hexes[self.cell(hex) as usize].region
    }
    pub fn phase(&self) -> String {
        self.json()["phase"].as_str().unwrap_or_default().to_string()
    }
    /// Points of one domain.
    pub fn points(&self, color: &str, source: &str) -> i32 {
        let score = self.game.score(seat_of(color));
        score.sources.iter().filter(|(key, _)| *key == source).map(|(_, points)| points).sum()
    }
    pub fn cell(&self, hex: &str) -> Cell {
        let view = self.game.view_for(engine::Viewer::Spectator);
        let hex = Hex::read(hex).expect("a hex");
        let place = view.hexes.iter().position(|it| (it.q, it.r) == (hex.q, hex.r));
        place.expect("a hex of the World") as Cell
    }
}
