//! Positions for rule tests: the beginning of a game, changed as a saved table is changed, and moves as text.

use engine::{Game, NoLuck, Play, Refusal, Seat, Secrets, Spoken, Thing, Viewer};
use serde_json::{Value, json};
use tapestry::kinds::{Tapestries, Track};
use tapestry::map::Hex;
use tapestry::state::Phase;
use tapestry::view::{PlayerView, View};
use tapestry::{Event, Move, Setup, Tapestry};

/// A table in the middle of a game, and what has happened since the test began.
#[derive(Clone, Debug)]
pub struct Table {
    pub game: Tapestry,
    pub events: Vec<Event>,
}

/// Civilizations that do nothing unasked.
const QUIET: [&str; 5] = ["leaders", "inventors", "historians", "heralds", "entertainers"];

/// The base game after everybody's first income turn: seat 0 is to move, nobody's mat listens.
pub fn begun(seats: u8) -> Table {
    with_mats(&Setup { first_player: Some(0), ..Setup::for_seats(seats) }, &[])
}

/// The same for any setup; the first seats have these civilizations.
pub fn with_mats(setup: &Setup, civilizations: &[&str]) -> Table {
    let mut table = dealt(setup, civilizations);
    while table.view().players.iter().any(|player| player.income_turns == 0)
        || table.view().active != 0
    {
        table.first_answer();
    }
    table.events.clear();
    table
}

/// Before anybody has chosen: each seat may keep one of two mats, the wanted one first.
pub fn dealt(setup: &Setup, civilizations: &[&str]) -> Table {
    let mut events = Vec::new();
    let game = Tapestry::set_up(setup, &mut NoLuck, &mut events).expect("this setup is possible");
    let mut table = Table { game, events };
    let quiet = QUIET.iter().filter(|it| !civilizations.contains(it));
    let wanted = civilizations.iter().chain(quiet).copied();
    let wanted: Vec<&str> = wanted.take(setup.seats.into()).collect();
    table.change(|saved| {
        for seat in 0..usize::from(setup.seats) {
            take(saved, wanted[seat]);
            // Whatever was dealt goes back but for the last, which nobody wants.
            let place = format!("/players/{seat}/offered_civilizations");
            let mut dealt: Vec<Value> = list(saved, &place).clone();
            dealt.retain(|it| !wanted.contains(&it.as_str().expect("a word")));
            let extra = dealt.split_off(dealt.len().min(1));
            dealt.insert(0, wanted[seat].into());
            if dealt.len() == 1 {
                let deck = list(saved, "/civilization_deck");
                let at = deck.iter().position(|it| !wanted.contains(&it.as_str().expect("a word")));
                dealt.push(deck.remove(at.expect("some mat")));
            }
            *list(saved, &place) = dealt;
            list(saved, "/civilization_deck").extend(extra);
        }
    });
    for seat in 0..setup.seats {
        let keep = format!("{seat}: civilization {}", wanted[usize::from(seat)]);
        table.play(&keep);
        // With four or five players only one capital is dealt, which is kept without a question.
        if !table.may(seat).is_empty() && table.view().phase == Phase::Choosing {
            table.first_answer_of(seat);
        }
    }
    table
}

/// A list of words of a saved table.
pub fn list<'v>(saved: &'v mut Value, place: &str) -> &'v mut Vec<Value> {
    let found = saved.pointer_mut(place).unwrap_or_else(|| panic!("no `{place}`"));
    found.as_array_mut().unwrap_or_else(|| panic!("`{place}` is no list"))
}

/// Takes a card, tile or mat out of wherever it is.
pub fn take(saved: &mut Value, word: &str) -> bool {
    match saved {
        Value::Array(items) => {
            if let Some(at) = items.iter().position(|item| item == word) {
                items.remove(at);
                return true;
            }
            items.iter_mut().any(|item| take(item, word))
        }
        Value::Object(fields) => fields
            .iter_mut()
            .filter(|(name, _)| *name != "chain" && *name != "cards")
            .any(|(_, value)| take(value, word)),
        _ => false,
    }
}

impl Table {
    /// Changes the saved table; what comes of it must keep the laws.
    #[track_caller]
    pub fn change(&mut self, change: impl FnOnce(&mut Value)) -> &mut Table {
        let mut saved = serde_json::to_value(self.game).expect("a table is plain data");
        change(&mut saved);
        self.game = serde_json::from_value(saved).unwrap_or_else(|error| panic!("{error}"));
        self
    }

    /// Sets a value of a player: `set(0, "resources/food", json!(3))`.
    #[track_caller]
    pub fn set(&mut self, seat: u8, place: &str, value: Value) -> &mut Table {
        self.change(|saved| {
            let place = format!("/players/{seat}/{place}");
            *saved.pointer_mut(&place).unwrap_or_else(|| panic!("no `{place}`")) = value;
        })
    }

    /// So many of each resource: coins, workers, food, culture.
    #[track_caller]
    pub fn rich(&mut self, seat: u8, [coin, worker, food, culture]: [u8; 4]) -> &mut Table {
        let all = json!({ "coin": coin, "worker": worker, "food": food, "culture": culture });
        self.set(seat, "resources", all)
    }

    /// Moves a card or tile from wherever it is into a list of a player: `give(0, "tiles", "territory-05")`.
    #[track_caller]
    pub fn give(&mut self, seat: u8, place: &str, word: &str) -> &mut Table {
        self.change(|saved| {
            assert!(take(saved, word), "there is no `{word}`");
            list(saved, &format!("/players/{seat}/{place}")).push(word.into());
        })
    }

    /// Plays moves, each of which must be legal: `0: advance exploration. pay food`.
    #[track_caller]
    pub fn play(&mut self, text: &str) -> &mut Table {
        for (seat, mv) in moves(text) {
            let read = self.read(seat, mv);
            if let Err(refusal) = self.game.check_move(seat, read) {
                panic!(
                    "`{mv}` was refused: {refusal}\nasked are {:?}, seat {seat} may: {:?}",
                    self.game.asked(),
                    self.may(seat.0)
                );
            }
            self.game.apply(seat, read, &mut NoLuck, &mut self.events);
            if let Some(law) = self.game.broken_law() {
                panic!("after `{mv}`: {law}");
            }
        }
        self
    }

    /// All moves of the text but the last are played; the last must be refused with this rule, and nothing may
    /// change.
    #[track_caller]
    pub fn refuses(&mut self, text: &str, rule: &str) -> &mut Table {
        let refusal = self.refused(text);
        assert_eq!(refusal.rule, rule, "`{text}` was refused: {refusal}");
        self
    }

    /// The same, with the refusal.
    #[track_caller]
    pub fn refused(&mut self, text: &str) -> Refusal {
        let mut list = moves(text);
        let (seat, last) = list.pop().expect("a move to refuse");
        for (seat, mv) in list {
            self.play(&format!("{seat}: {mv}"));
        }
        let mv = self.read(seat, last);
        let before = self.game;
        let refused = self.game.check_move(seat, mv);
        assert_eq!(before, self.game, "`{last}` was refused and changed the table");
        refused.err().unwrap_or_else(|| panic!("`{last}` was not refused"))
    }

    /// These moves are all legal now; none of them is played.
    #[track_caller]
    pub fn offers(&mut self, text: &str) -> &mut Table {
        for (seat, mv) in moves(text) {
            if let Err(refusal) = self.game.check_move(seat, self.read(seat, mv)) {
                panic!("`{mv}` is not offered: {refusal}\nseat {seat} may: {:?}", self.may(seat.0));
            }
        }
        self
    }

    /// Every legal move of a seat, written.
    pub fn may(&self, seat: u8) -> Vec<String> {
        let seat = Seat(seat);
        self.game.legal_moves(seat).into_iter().map(|mv| self.game.write(seat, mv)).collect()
    }

    pub fn view(&self) -> View {
        self.game.view_for(Viewer::Spectator)
    }
    pub fn player(&self, seat: u8) -> PlayerView {
        self.game.view_for(Viewer::Seat(Seat(seat))).players.swap_remove(seat.into())
    }
    pub fn points(&self, seat: u8) -> i16 {
        self.player(seat).points
    }
    pub fn resources(&self, seat: u8) -> [u8; 4] {
        self.player(seat).resources
    }

    /// Whoever is asked takes the first answer there is.
    pub fn first_answer(&mut self) {
        let seat = self.game.asked().first().expect("somebody is asked");
        self.first_answer_of(seat.0);
    }
    pub fn first_answer_of(&mut self, seat: u8) {
        let mv = self.game.legal_moves(Seat(seat))[0];
        self.game.apply(Seat(seat), mv, &mut NoLuck, &mut self.events);
    }
    /// The hand of a player, all of it.
    #[track_caller]
    pub fn hand(&mut self, seat: u8, cards: &[&str]) -> &mut Table {
        self.change(|saved| {
            let place = format!("/players/{seat}/hand");
            let old = std::mem::take(list(saved, &place));
            list(saved, "/tapestry_deck").extend(old);
            for card in cards {
                assert!(take(saved, card), "there is no `{card}`");
                list(saved, &place).push((*card).into());
            }
        })
    }
    /// Puts something onto a territory: `item("c4", "outpost", 1)`.
    #[track_caller]
    pub fn item(&mut self, hex: &str, what: &str, seat: u8) -> &mut Table {
        let at = Hex::named(hex).expect("a hex").0;
        self.change(|saved| {
            let items = list(saved, &format!("/items/{at}"));
            let free = items.iter().position(Value::is_null).expect("room");
            items[free] = json!({ "what": what, "seat": seat });
            let left = &mut saved["players"][usize::from(seat)]["outposts"];
            *left = json!(left.as_u64().expect("a number") - 1);
        })
    }
    /// Where a token stands: `token(0, "military", 3)`.
    #[track_caller]
    pub fn token(&mut self, seat: u8, track: &str, space: u8) -> &mut Table {
        let at = Track::from_id(track).expect("a track").index();
        self.change(|saved| {
            saved["players"][usize::from(seat)]["tokens"][at] = json!(at * 16 + usize::from(space));
        })
    }
    /// Refuses what may be refused and takes first answers else, until somebody may answer so.
    #[track_caller]
    pub fn decline_until(&mut self, start: &str) -> &mut Table {
        for _ in 0..500 {
            let seat = self.game.asked().first().expect("somebody is asked");
            let may = self.may(seat.0);
            if may.iter().any(|mv| mv.starts_with(start)) {
                return self;
            }
            self.decline();
        }
        panic!("nobody is asked `{start}`")
    }
    /// The same for any of several beginnings.
    #[track_caller]
    pub fn decline_until_any(&mut self, starts: &[&str]) -> &mut Table {
        for _ in 0..500 {
            let seat = self.game.asked().first().expect("somebody is asked");
            let may = self.may(seat.0);
            if may.iter().any(|mv| starts.iter().any(|start| mv.starts_with(start))) {
                return self;
            }
            self.decline();
        }
        panic!("nobody is asked any of {starts:?}")
    }
    /// The same until the next turn.
    pub fn decline_turn(&mut self) -> &mut Table {
        while self.game.outcome().is_none() && !self.is_turn() {
            self.decline();
        }
        self
    }
    fn decline(&mut self) {
        let seat = self.game.asked().first().expect("somebody is asked");
        let no = self.may(seat.0).iter().any(|mv| mv == "no");
        if no {
            self.play(&format!("{seat}: no"))
        } else {
            self.first_answer_of(seat.0);
            self
        };
    }
    /// An income turn in which nothing is chosen that need not be.
    pub fn quiet_income(&mut self, seat: u8) -> &mut Table {
        self.play(&format!("{seat}: income")).decline_turn()
    }
    /// Takes an income turn up to the tapestry card, which is this one.
    #[track_caller]
    pub fn play_card(&mut self, seat: u8, card: &str) -> &mut Table {
        self.hand(seat, &[card]).play(&format!("{seat}: income"));
        let at = Tapestries::named(card).expect("a card").0;
        let played = |event: &Event| matches!(event, Event::Played { card, .. } if *card == at);
        for _ in 0..20 {
            if self.events.iter().any(played) {
                return self;
            }
            self.decline();
        }
        panic!("`{card}` was not played")
    }
    /// How many events were of this kind.
    pub fn happened(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| is(event)).count()
    }
    /// Takes first answers until a seat is asked what to do with its turn.
    pub fn finish_turn(&mut self) -> &mut Table {
        while !self.is_turn() {
            self.first_answer();
        }
        self
    }
    /// True if somebody chooses between income and advancing.
    pub fn is_turn(&self) -> bool {
        let seat = self.game.asked().first().expect("somebody is asked");
        let moves = self.game.legal_moves(seat);
        moves.iter().any(|mv| matches!(mv, Move::Income {}))
    }

    #[track_caller]
    fn read(&self, seat: Seat, mv: &str) -> Move {
        self.game.read(seat, mv).unwrap_or_else(|refusal| panic!("`{mv}`: {refusal}"))
    }
}

/// Lines as moves: `0: advance military. pay coin` is two of them.
fn moves(text: &str) -> Vec<(Seat, &str)> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines
        .flat_map(|line| {
            let (seat, moves) = line.split_once(": ").expect("`seat: move. move`");
            let seat = Seat(seat.parse().expect("the number of a seat"));
            moves.split(". ").map(move |mv| (seat, mv))
        })
        .collect()
}
