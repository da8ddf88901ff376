//! A small language for rule tests: positions and plays as a paragraph of text.
//!
//! A position is one line for each player and some lines about the table ([`position`]). What is
//! not named is as at the start of round 1, without income. Plays are score sheets: a faction, a
//! colon, moves with points between them.

mod look;
mod position;

use engine::{Game, NoLuck, Play, Quick, Seat, Secrets, Silence, Spoken, Viewer};
use terra_mystica::kinds::Faction;
use terra_mystica::view::{PlayerView, View};
use terra_mystica::{Event, Move, Setup, TerraMystica};

/// A table in the middle of a game, and what has happened since the test began.
#[derive(Clone, Debug)]
pub struct Table {
    pub game: TerraMystica,
    pub events: Vec<Event>,
}

/// The table a position describes.
pub fn table(text: &str) -> Table {
    Table { game: position::read(text), events: Vec::new() }
}

/// A table at its very beginning, with the luck of a number.
pub fn opening(setup: &Setup, luck: u64) -> Table {
    let mut events = Vec::new();
    let game = TerraMystica::set_up(setup, &mut Quick::new(luck, 0), &mut events);
    Table { game: game.expect("this setup is possible"), events }
}

impl Table {
    /// Plays moves, each of which must be legal: `witches: build F3`, one line or several.
    #[track_caller]
    pub fn play(&mut self, text: &str) {
        for (seat, mv) in moves(text) {
            let seat = self.seat(seat);
            let read = self.read(seat, mv);
            if let Err(refusal) = self.game.check_move(seat, read) {
                panic!("`{mv}` was refused: {refusal}\nseat {seat} may: {:?}", self.may(seat));
            }
            self.game.apply(seat, read, &mut NoLuck, &mut self.events);
            if let Some(law) = self.game.broken_law() {
                panic!("after `{mv}`: {law}");
            }
        }
    }

    /// All moves of the text but the last are played; the last must be refused with this rule,
    /// and nothing may change (TM-18.3).
    #[track_caller]
    pub fn refuses(&mut self, text: &str, rule: &str) {
        let mut list = moves(text);
        let (seat, last) = list.pop().expect("a move to refuse");
        for (seat, mv) in list {
            self.play(&format!("{seat}: {mv}"));
        }
        let seat = self.seat(seat);
        let mv = self.read(seat, last);
        let before = serde_json::to_string(&self.game).expect("a table is plain data");
        match self.game.check_move(seat, mv) {
            Ok(()) => panic!("`{last}` was not refused (expected {rule})"),
            Err(refusal) => {
                assert_eq!(refusal.rule, rule, "`{last}` was refused: {refusal}");
            }
        }
        let after = serde_json::to_string(&self.game).expect("a table is plain data");
        assert_eq!(before, after, "`{last}` was refused and changed the table");
    }

    /// These moves are all legal now; none of them is played.
    #[track_caller]
    pub fn offers(&self, text: &str) {
        for (seat, mv) in moves(text) {
            let seat = self.seat(seat);
            if let Err(refusal) = self.game.check_move(seat, self.read(seat, mv)) {
                panic!("`{mv}` is not offered: {refusal}\nseat {seat} may: {:?}", self.may(seat));
            }
        }
    }

    /// The legal moves that begin with these words, without them: `targets("witches: build")`.
    #[track_caller]
    pub fn targets(&self, text: &str) -> String {
        let (who, verb) = text.split_once(": ").expect("`faction: verb`");
        let moves = self.may(self.seat(who));
        let rests = moves.iter().filter_map(|mv| mv.strip_prefix(verb)).map(str::trim);
        rests.collect::<Vec<_>>().join(", ")
    }

    /// Every legal move of a seat, written.
    pub fn may(&self, seat: Seat) -> Vec<String> {
        let moves = self.game.legal_moves(seat);
        moves.into_iter().map(|mv| self.game.write(seat, mv)).collect()
    }

    pub fn view(&self) -> View {
        self.game.view_for(Viewer::Spectator)
    }

    pub fn player(&self, who: &str) -> PlayerView {
        self.view().players.swap_remove(self.seat(who).index())
    }

    /// `witches`, or `seat 0` while nobody has a faction.
    #[track_caller]
    pub fn seat(&self, who: &str) -> Seat {
        if let Some(number) = who.strip_prefix("seat ") {
            return Seat(number.parse().expect("the number of a seat"));
        }
        let faction = Faction::from_name(who).unwrap_or_else(|| panic!("no faction `{who}`"));
        let seats = self.view().players;
        let found = seats.iter().find(|player| player.faction == Some(faction));
        found.unwrap_or_else(|| panic!("nobody plays `{who}`")).seat
    }

    #[track_caller]
    fn read(&self, seat: Seat, mv: &str) -> Move {
        self.game.read(seat, mv).unwrap_or_else(|refusal| panic!("`{mv}`: {refusal}"))
    }

    /// Everybody who has not passed passes, taking the first free card, until the round is over
    /// or somebody else must decide.
    pub fn pass_all(&mut self) {
        let round = self.view().round;
        while let Some(seat) = self.game.asked().first().filter(|_| self.view().round == round) {
            let moves = self.game.legal_moves(seat);
            let Some(pass) = moves.into_iter().find(|mv| matches!(mv, Move::Pass { .. })) else {
                return;
            };
            self.game.apply(seat, pass, &mut NoLuck, &mut Silence);
        }
    }
}

/// Lines as moves: `witches: build F3. done` is two of them.
fn moves(text: &str) -> Vec<(&str, &str)> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines
        .flat_map(|line| {
            let (who, moves) = line.split_once(": ").expect("`faction: move. move`");
            moves.split(". ").map(move |mv| (who, mv))
        })
        .collect()
}
