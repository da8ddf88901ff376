//! A small language for rule tests: a fresh table, changed word by word, and moves as people write them.

use arcadia::content::content;
use arcadia::kinds::Unit;
use arcadia::view::{PlayerView, ProvinceView, View};
use arcadia::{Arcadia, Event, Move, Setup};
use engine::{Game, Play, Quick, Refusal, Scripted, Seat, Secrets, Spoken, Thing, Viewer};
use serde_json::{Value, json};

const NONE: u64 = 255;
/// Events gone by, so that only a Good Harvest, the Tournament, the Great Fair and Siege Engineers can still come.
pub const QUIET: u32 = ((1 << 24) - 1) & !(1 | 1 << 13 | 1 << 14 | 1 << 18);

/// A table and what has happened since the test began.
#[derive(Clone)]
pub struct Table {
    pub game: Arcadia,
    pub events: Vec<Event>,
}

/// Phase 1 of a game of Valdore, Eisenmark, Sarranza and Voskavia, when politics are chosen.
pub fn table(seats: u8) -> Table {
    let setup = Setup { talks: 0, election_talks: 0, ..Setup::for_seats(seats) };
    of(&setup)
}

pub fn of(setup: &Setup) -> Table {
    let mut luck = Quick::new(7, 1);
    let game = Arcadia::set_up(setup, &mut luck, &mut engine::Silence).expect("a possible setup");
    let mut table = Table { game, events: Vec::new() };
    table.until("choose_politics");
    table.events.clear();
    table
}

/// A Quiet Year under an Emperor; no ideology or king changes anything, and nobody can cancel a plot.
pub fn calm(seats: u8) -> Table {
    calm_of(&Setup { talks: 0, election_talks: 0, ..Setup::for_seats(seats) })
}

pub fn calm_of(setup: &Setup) -> Table {
    let mut table = of(setup);
    table.edit(|all| {
        all["event"] = json!(23);
        all["events_seen"] = json!(QUIET);
        all["emperor"] = json!(0);
        for seat in 0..usize::from(setup.seats) {
            all["players"][seat]["ideologies"] = json!([3, 6]);
        }
    });
    for seat in 0..setup.seats {
        table.house(seat, "young", None).pile(seat, "counter-plot");
    }
    table
}

impl Table {
    pub fn view(&self) -> View {
        self.game.view_for(Viewer::Spectator)
    }
    pub fn player(&self, seat: u8) -> PlayerView {
        self.game.view_for(Viewer::Seat(Seat(seat))).players.swap_remove(seat.into())
    }
    pub fn province(&self, id: &str) -> ProvinceView {
        let all = self.view().provinces;
        all.into_iter().find(|it| it.id == id).unwrap_or_else(|| panic!("no province {id}"))
    }
    pub fn asked(&self) -> Vec<u8> {
        self.game.asked().iter().map(|seat| seat.0).collect()
    }
    /// Every legal move of a seat, written.
    pub fn may(&self, seat: u8) -> Vec<String> {
        let seat = Seat(seat);
        self.game.legal_moves(seat).into_iter().map(|mv| self.game.write(seat, mv)).collect()
    }
    #[track_caller]
    pub fn offers(&self, seat: u8, mv: &str) {
        let all = self.may(seat);
        assert!(all.iter().any(|it| it == mv), "`{mv}` is not offered; seat {seat} may: {all:?}");
    }
    #[track_caller]
    pub fn refuses(&self, seat: u8, mv: &str, rule: &str) {
        let refusal = self.refused(seat, mv);
        assert_eq!(refusal.rule, rule, "`{mv}` was refused: {refusal}");
    }
    #[track_caller]
    pub fn refused(&self, seat: u8, mv: &str) -> Refusal {
        let read = self.game.read(Seat(seat), mv).unwrap_or_else(|refusal| panic!("{refusal}"));
        match self.game.check_move(Seat(seat), read) {
            Ok(()) => panic!("`{mv}` was not refused"),
            Err(refusal) => refusal,
        }
    }
    /// Plays a legal move, with luck that does not matter.
    #[track_caller]
    pub fn play(&mut self, seat: u8, mv: &str) {
        self.roll(seat, mv, &[]);
    }
    /// Plays a legal move with these dice first, as they are read.
    #[track_caller]
    pub fn roll(&mut self, seat: u8, mv: &str, dice: &[u32]) {
        let read = self.game.read(Seat(seat), mv).unwrap_or_else(|refusal| panic!("{refusal}"));
        if let Err(refusal) = self.game.check_move(Seat(seat), read) {
            panic!("`{mv}` was refused: {refusal}\nseat {seat} may: {:?}", self.may(seat));
        }
        self.apply(Seat(seat), read, dice);
    }
    #[track_caller]
    fn apply(&mut self, seat: Seat, mv: Move, dice: &[u32]) {
        let script = dice.iter().map(|die| die - 1);
        let mut luck = Scripted::new(script, Quick::new(3, 9));
        self.game.apply(seat, mv, &mut luck, &mut self.events);
        assert_eq!(luck.left(), 0, "dice that nobody rolled");
        if let Some(law) = self.game.broken_law() {
            panic!("after {mv:?}: {law}");
        }
    }
    /// The first seat that is asked does as little as it can.
    #[track_caller]
    pub fn quiet(&mut self) {
        let asked = self.game.asked().first();
        let seat =
            asked.unwrap_or_else(|| panic!("nobody is asked in step {:?}", self.view().step));
        let moves = self.game.legal_moves(seat);
        let dull =
            moves.iter().find(|mv| matches!(mv, Move::Done {} | Move::No {} | Move::StayOut {}));
        let own = moves.iter().find(|mv| matches!(mv, Move::Vote { .. }));
        self.apply(seat, *dull.or(own).unwrap_or(&moves[0]), &[]);
    }
    /// What the first seat that is asked is asked.
    pub fn asks(&self) -> String {
        let Some(seat) = self.game.asked().first() else { return "nothing".into() };
        let question = serde_json::to_value(self.game.question(seat)).expect("plain data");
        question["kind"].as_str().expect("a kind").to_owned()
    }
    /// Everybody does as little as possible until this is asked.
    #[track_caller]
    pub fn until(&mut self, question: &str) {
        for _ in 0..2_000 {
            if self.asks() == question {
                return;
            }
            self.quiet();
        }
        panic!("`{question}` was never asked");
    }
    /// Everybody does as little as possible, but for the answer after which something else is asked: whose it is.
    #[track_caller]
    pub fn last_answer(&mut self, question: &str) -> u8 {
        loop {
            let seat = self.game.asked().first().expect("somebody is asked");
            let mut next = self.clone();
            next.quiet();
            if next.asks() != question {
                return seat.0;
            }
            *self = next;
        }
    }
    /// Until the next phase chooses its politics.
    #[track_caller]
    pub fn next_phase(&mut self) {
        let phase = self.view().phase;
        while self.view().phase == phase {
            self.quiet();
        }
        self.until("choose_politics");
    }

    /// Changes the table in plain numbers; what comes out must keep the laws.
    #[track_caller]
    pub fn edit(&mut self, change: impl FnOnce(&mut Value)) -> &mut Self {
        let mut numbers: Value =
            serde_json::from_slice(&self.game.fingerprinted()).expect("a table is plain data");
        change(&mut numbers);
        self.game = serde_json::from_value(numbers).unwrap_or_else(|law| panic!("{law}"));
        self
    }
    #[track_caller]
    pub fn set(&mut self, seat: u8, field: &str, value: impl Into<Value>) -> &mut Self {
        let value = value.into();
        self.edit(|all| {
            let place = &mut all["players"][usize::from(seat)][field];
            assert!(!place.is_null(), "no field {field}");
            *place = value;
        })
    }
    /// The province belongs to a seat and is held by it, without a garrison.
    #[track_caller]
    pub fn own(&mut self, seat: u8, province: &str) -> &mut Self {
        self.hold(seat, seat, province)
    }
    /// It belongs to one and is held by another.
    #[track_caller]
    pub fn hold(&mut self, owner: u8, occupier: u8, province: &str) -> &mut Self {
        let at = number(province);
        self.edit(|all| {
            let town = &mut all["towns"][at];
            (town["owner"], town["occupier"]) = (json!(owner), json!(occupier));
            town["garrison"] = json!([0, 0, 0, 0, 0, 0, 0, 0, 0]);
        })
    }
    /// Units of the reserve stand in the garrison.
    #[track_caller]
    pub fn garrison(&mut self, province: &str, units: &[(Unit, u64)]) -> &mut Self {
        let at = number(province);
        self.edit(|all| {
            let seat = all["towns"][at]["occupier"].as_u64().expect("an occupier") as usize;
            let mut town = all["towns"][at]["garrison"].clone();
            raise(all, seat, &mut town, units);
            all["towns"][at]["garrison"] = town;
        })
    }
    /// Units of the reserve are an army there, led by a captain if nobody leads it yet.
    #[track_caller]
    pub fn army(
        &mut self,
        seat: u8,
        army: usize,
        province: &str,
        units: &[(Unit, u64)],
    ) -> &mut Self {
        let at = number(province);
        self.edit(|all| {
            let mut troops = all["players"][usize::from(seat)]["armies"][army]["troops"].clone();
            raise(all, seat.into(), &mut troops, units);
            let player = &mut all["players"][usize::from(seat)];
            player["armies"][army]["troops"] = troops;
            player["armies"][army]["at"] = json!(at);
            let slots: Vec<u64> = list(&player["slots"]);
            if slots.contains(&(army as u64)) {
                return;
            }
            let court: Vec<u64> = list(&player["court"]);
            let free = court.iter().position(|card| *card == NONE).expect("room at court");
            let captain = if court.contains(&112) { 113 } else { 112 };
            player["court"][free] = json!(captain);
            player["slots"][free] = json!(army);
        })
    }
    /// A war between two players, in the first free place.
    #[track_caller]
    pub fn war(&mut self, kind: &str, leaders: [u8; 2], region: Option<&str>) -> &mut Self {
        self.edit(|all| {
            let wars = all["wars"].as_array_mut().expect("wars");
            let war = wars.iter_mut().find(|war| war["camps"] == 0).expect("a free place");
            (war["kind"], war["camps"]) = (json!(kind), json!(2));
            war["region"] = json!(region.map_or(NONE, |id| region_number(id) as u64));
            for (camp, leader) in leaders.into_iter().enumerate() {
                war["leaders"][camp] = json!(leader);
                war["camp_of"][usize::from(leader)] = json!(camp);
            }
        })
    }
    pub fn happened(&self, is: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(is)
    }
}

fn list(value: &Value) -> Vec<u64> {
    value.as_array().expect("a list").iter().map(|it| it.as_u64().expect("a number")).collect()
}

fn raise(all: &mut Value, seat: usize, troops: &mut Value, units: &[(Unit, u64)]) {
    let player = &mut all["players"][seat];
    let nation = player["nation"].as_u64().expect("a nation") as u8;
    for (unit, count) in units {
        let own = unit.own(nation).expect("a unit of this nation");
        let left = player["reserve"][own].as_u64().expect("a reserve") - count;
        player["reserve"][own] = json!(left);
        troops[own] = json!(troops[own].as_u64().expect("units") + count);
    }
}

/// A province by its name.
pub fn number(province: &str) -> usize {
    let found = arcadia::kinds::Province::named(province);
    found.unwrap_or_else(|| panic!("no province {province}")).0.into()
}

fn region_number(region: &str) -> usize {
    let found = content().regions.iter().position(|it| it.id == region);
    found.unwrap_or_else(|| panic!("no region {region}"))
}

impl Table {
    /// The card is in hand, wherever it was; it is one of the own deck.
    #[track_caller]
    pub fn hand(&mut self, seat: u8, card: &str) -> &mut Self {
        let card = arcadia::kinds::Card::named(card).unwrap_or_else(|| panic!("no card {card}"));
        self.edit(|all| {
            let player = &mut all["players"][usize::from(seat)];
            remove(player, card);
            let hand = player["hand"].as_array_mut().expect("a hand");
            let free = hand.iter().position(|it| *it == json!(NONE)).expect("room in hand");
            hand[free] = json!(card.0);
        })
    }
    /// A character of the own deck stands there, on top; slots 0 to 2 are armies, 3 and 4 advisers.
    #[track_caller]
    pub fn court(&mut self, seat: u8, card: &str, slot: u8) -> &mut Self {
        let card = arcadia::kinds::Card::named(card).unwrap_or_else(|| panic!("no card {card}"));
        self.edit(|all| {
            let player = &mut all["players"][usize::from(seat)];
            remove(player, card);
            let court = player["court"].as_array_mut().expect("a court");
            let free = court.iter().position(|it| *it == json!(NONE)).expect("room at court");
            court[free] = json!(card.0);
            player["slots"][free] = json!(slot);
        })
    }
    /// The card is the next one to be drawn.
    #[track_caller]
    pub fn top(&mut self, seat: u8, card: &str) -> &mut Self {
        self.pile(seat, card);
        self.edit(|all| {
            let deck = all["players"][usize::from(seat)]["deck"].as_array_mut().expect("a deck");
            let size = deck.iter().position(|it| *it == json!(NONE)).unwrap_or(deck.len());
            deck[..size].rotate_left(1);
        })
    }
    /// Two players are allies, since a phase.
    #[track_caller]
    pub fn allied(&mut self, one: u8, other: u8, since: u8) -> &mut Self {
        self.edit(|all| {
            for (seat, ally) in [(one, other), (other, one)] {
                let player = &mut all["players"][usize::from(seat)];
                (player["ally"], player["allied_in"]) = (json!(ally), json!(since));
            }
        })
    }
    /// An army of that place besieges the province it stands in, since a phase.
    #[track_caller]
    pub fn besieges(&mut self, seat: u8, army: usize, since: u8) -> &mut Self {
        self.edit(|all| {
            let pawn = &mut all["players"][usize::from(seat)]["armies"][army];
            pawn["besieges"] = json!(true);
            let at = pawn["at"].as_u64().expect("a province") as usize;
            all["towns"][at]["siege"] = json!(since);
            let phase = all["phase"].as_u64().expect("a phase");
            all["phase"] = json!(phase.max(u64::from(since)));
        })
    }
    /// What all seats are asked until something else is asked for, each question once in a row.
    pub fn questions_until(&mut self, last: &str) -> Vec<String> {
        let mut asked: Vec<String> = Vec::new();
        while self.asks() != last {
            if asked.last() != Some(&self.asks()) {
                asked.push(self.asks());
            }
            self.quiet();
        }
        asked
    }
    /// Everybody does as little as possible until the game is over.
    #[track_caller]
    pub fn play_out(&mut self) {
        for _ in 0..5_000 {
            if self.game.outcome().is_some() {
                return;
            }
            self.quiet();
        }
        panic!("nobody wins");
    }

    /// The card lies at the bottom of the pile.
    #[track_caller]
    pub fn pile(&mut self, seat: u8, card: &str) -> &mut Self {
        let card = arcadia::kinds::Card::named(card).unwrap_or_else(|| panic!("no card {card}"));
        self.edit(|all| {
            let player = &mut all["players"][usize::from(seat)];
            remove(player, card);
            put_under(player, card);
        })
    }
    /// Nothing more is marched, if that is still asked.
    #[track_caller]
    pub fn halt(&mut self, seat: u8) {
        if self.asks() == "march" && self.asked() == [seat] {
            self.play(seat, "done");
        }
    }
    /// How far a seat has come in G3: 2 when units are raised.
    pub fn work(&self, seat: u8) -> u64 {
        let all: Value = serde_json::from_slice(&self.game.fingerprinted()).expect("plain data");
        all["sealed"][usize::from(seat)]["work"]["done"].as_u64().expect("a number")
    }
    /// A king of this profile, with a prince behind him or without; every other Heir is in the pile.
    #[track_caller]
    pub fn house(&mut self, seat: u8, king: &str, prince: Option<&str>) -> &mut Self {
        self.edit(|all| {
            let player = &mut all["players"][usize::from(seat)];
            let nation = player["nation"].as_u64().expect("a nation") as u8;
            for heir in 0..10 {
                let card = arcadia::kinds::Card(20 * nation + heir);
                remove(player, card);
                put_under(player, card);
            }
            (player["king"], player["prince"]) = (json!(NONE), json!(NONE));
            for (field, name, slot) in [("king", Some(king), 3), ("prince", prince, 4)] {
                let Some(name) = name else { continue };
                let nation = arcadia::kinds::Nation::ALL[usize::from(nation)];
                let id = format!("{}-heir-{name}", nation.id());
                let card = arcadia::kinds::Card::named(&id).unwrap_or_else(|| panic!("no {id}"));
                remove(player, card);
                player[field] = json!(card.0);
                let court = player["court"].as_array_mut().expect("a court");
                let free = court.iter().position(|it| *it == json!(NONE)).expect("room at court");
                court[free] = json!(card.0);
                player["slots"][free] = json!(slot);
            }
            player["age"] = json!(0);
        })
    }
}

/// Takes a card out of pile, hand, court and discard pile.
fn remove(player: &mut Value, card: arcadia::kinds::Card) {
    for list in ["deck", "hand"] {
        let cards = player[list].as_array_mut().expect("cards");
        if let Some(at) = cards.iter().position(|it| *it == json!(card.0)) {
            cards.remove(at);
            cards.push(json!(NONE));
        }
    }
    let court = player["court"].as_array_mut().expect("a court");
    if let Some(at) = court.iter().position(|it| *it == json!(card.0)) {
        court.remove(at);
        court.push(json!(NONE));
        let slots = player["slots"].as_array_mut().expect("slots");
        slots.remove(at);
        slots.push(json!(NONE));
    }
    let discarded = player["discarded"].as_u64().expect("a set of cards");
    player["discarded"] = json!(discarded & !(1 << card.local()));
}

fn put_under(player: &mut Value, card: arcadia::kinds::Card) {
    let deck = player["deck"].as_array_mut().expect("a deck");
    deck.insert(0, json!(card.0));
    deck.truncate(40);
}
