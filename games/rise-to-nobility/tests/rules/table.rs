//! A small language for rule tests: positions and plays as a paragraph of text.
//!
//! A position is lines of words separated by commas. `players 3`, `chancellery`, `night`,
//! `events`, `round 10`, `event tax-collectors`, `ship ship-01`, `sold art 2`,
//! `show halfling-1 …`, `hall 3 artists-1` (place and tile), `council elf 2 a01` (people, row,
//! tile), `office 4 of 0` are about the table; a line that begins with a seat (`0: coins 5, dice 5 2
//! 3`) is about a player. What is not named is as at the start of round 1, with empty displays
//! but for the Tavern.

mod position;

use engine::{Game, NoLuck, Play, Refusal, Seat, Secrets, Spoken, Viewer};
use rise_to_nobility::view::{PlayerView, View};
use rise_to_nobility::{Event, Move, RiseToNobility, Setup};

/// A table in the middle of a game, and what has happened since the test began.
#[derive(Clone, Debug)]
pub struct Table {
    pub game: RiseToNobility,
    pub events: Vec<Event>,
}

/// The table a position describes.
pub fn table(text: &str) -> Table {
    Table { game: position::read(text), events: Vec::new() }
}

/// A table at its very beginning, always with the first of all cards.
pub fn opening(setup: &Setup) -> Table {
    let mut events = Vec::new();
    let game = RiseToNobility::set_up(setup, &mut NoLuck, &mut events);
    Table { game: game.expect("this setup is possible"), events }
}

impl Table {
    /// Plays moves, each of which must be legal: `0: die 3 tavern. take elf-1`.
    #[track_caller]
    pub fn play(&mut self, text: &str) {
        for (seat, mv) in moves(text) {
            let read = self.read(seat, mv);
            if let Err(refusal) = self.game.check_move(seat, read) {
                panic!("`{mv}` was refused: {refusal}\nseat {seat} may: {:?}", self.may(seat.0));
            }
            self.game.apply(seat, read, &mut NoLuck, &mut self.events);
            if let Some(law) = self.game.broken_law() {
                panic!("after `{mv}`: {law}");
            }
        }
    }

    /// All moves of the text but the last are played; the last must be refused with this rule,
    /// and nothing may change.
    #[track_caller]
    pub fn refuses(&mut self, text: &str, rule: &str) {
        let refusal = self.refused(text);
        assert_eq!(refusal.rule, rule, "`{text}` was refused: {refusal}");
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
    pub fn offers(&self, text: &str) {
        for (seat, mv) in moves(text) {
            if let Err(refusal) = self.game.check_move(seat, self.read(seat, mv)) {
                panic!("`{mv}` is not offered: {refusal}\nseat {seat} may: {:?}", self.may(seat.0));
            }
        }
    }

    /// Every legal move of a seat, written.
    pub fn may(&self, seat: u8) -> Vec<String> {
        let seat = Seat(seat);
        self.game.legal_moves(seat).into_iter().map(|mv| self.game.write(seat, mv)).collect()
    }

    /// How many moves of a seat begin with these words.
    pub fn ways(&self, seat: u8, start: &str) -> usize {
        self.may(seat).iter().filter(|mv| mv.starts_with(start)).count()
    }

    pub fn view(&self) -> View {
        self.game.view_for(Viewer::Spectator)
    }

    pub fn player(&self, seat: u8) -> PlayerView {
        self.view().players.swap_remove(seat as usize)
    }

    pub fn goods(&self, seat: u8) -> [u16; 6] {
        self.player(seat).goods
    }

    pub fn points(&self, seat: u8) -> i32 {
        self.game.score(Seat(seat)).total
    }

    /// Points of one source.
    pub fn source(&self, seat: u8, source: &str) -> i32 {
        let score = self.game.score(Seat(seat));
        score.sources.iter().filter(|(name, _)| *name == source).map(|(_, points)| points).sum()
    }

    /// Everybody passes and takes the first answer to everything else, until the next round.
    pub fn end_round(&mut self) {
        let round = self.view().round;
        while let Some(seat) = self.game.asked().first().filter(|_| self.view().round == round) {
            let moves = self.game.legal_moves(seat);
            let end = moves.iter().find(|mv| matches!(mv, Move::EndTurn {} | Move::Done {}));
            self.game.apply(seat, *end.unwrap_or(&moves[0]), &mut NoLuck, &mut self.events);
        }
        assert_eq!(self.game.broken_law(), None);
    }

    #[track_caller]
    fn read(&self, seat: Seat, mv: &str) -> Move {
        self.game.read(seat, mv).unwrap_or_else(|refusal| panic!("`{mv}`: {refusal}"))
    }
}

/// Lines as moves: `0: die 3 tavern. take elf-1` is two of them.
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
