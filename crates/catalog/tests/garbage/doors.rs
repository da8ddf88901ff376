//! Everything a stranger can write to a game, one function for each door. Whatever comes in, the
//! answer is a value or a refusal with a code; a panic is a bug.
//!
//! The tests of this folder call these with damaged texts, the targets in `fuzz` with any.

use catalog::{GameEntry, Lang, Table};
use engine::playthrough::Record;
use engine::{Refusal, Seat, Seed};

/// Lines as moves of a match. What is refused is answered with some legal move, whose own notation
/// must be read.
pub fn notation(game: &dyn GameEntry, text: &str) {
    let mut table = fresh(game);
    for (index, line) in text.lines().take(64).enumerate() {
        let Some(seat) = table.asked().first() else { break };
        if let Err(refusal) = table.play(seat, line, None) {
            expect_code(&refusal);
            play_on(&mut *table, seat, index);
        }
    }
}

/// A table file, opened, resumed and verified; a table that can be opened can be played on.
pub fn table_file(game: &dyn GameEntry, text: &str) {
    let record = match Record::from_json(text) {
        Ok(record) => record,
        Err(refusal) => return expect_code(&refusal),
    };
    if let Err(refusal) = game.verify(&record) {
        expect_code(&refusal);
    }
    for opened in [game.open(record.clone()), game.resume(record)] {
        match opened {
            Ok((mut table, _)) => {
                for index in 0..10 {
                    let Some(seat) = table.asked().first() else { break };
                    play_on(&mut *table, seat, index);
                }
            }
            Err(refusal) => expect_code(&refusal),
        }
    }
}

/// One component table among sound ones. What is wrong has a file and a sentence.
pub fn component_table(game: &dyn GameEntry, name: &str, text: &str) -> bool {
    let mut files = game.tables();
    if let Some((_, sound)) = files.iter_mut().find(|(file, _)| file == name) {
        *sound = text.to_string();
    }
    let Err(problems) = game.check_tables(&files) else { return false };
    assert!(!problems.is_empty(), "refused without a reason");
    for problem in &problems.0 {
        let known = files.iter().any(|(file, _)| *file == problem.file);
        assert!(known && !problem.what.is_empty(), "{problem:?}");
    }
    true
}

/// A game in the notation of other programs.
pub fn import(game: &dyn GameEntry, text: &str) {
    for format in game.formats() {
        if let Err(refusal) = game.import(text, format) {
            expect_code(&refusal);
        }
    }
}

/// A table of the usual kind for the fewest seats.
pub fn fresh(game: &dyn GameEntry) -> Box<dyn Table> {
    let setup = game.usual_setup(game.profile().seats.0).expect("a setup");
    game.new_table(&setup, Seed::from_number(1), None).expect("a table")
}

fn play_on(table: &mut dyn Table, seat: Seat, index: usize) {
    let moves = table.legal(seat, Lang::En);
    let mv = &moves[index % moves.len()];
    table.play(seat, &mv.notation, None).expect("a listed move is legal");
}

fn expect_code(refusal: &Refusal) {
    assert!(!refusal.rule.is_empty() && !refusal.reason.key.is_empty(), "{refusal:?}");
}
