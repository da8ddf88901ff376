//! Garbage at every door of every game: a bounded, always equal run of what `fuzz` does without
//! end.

mod damage;
mod doors;
mod tables;

use catalog::{GAMES, GameEntry};
use damage::damaged;
use engine::{Chance, Quick};

/// A match with some moves, as a file and as the lines of its moves.
fn some_match(game: &dyn GameEntry) -> (String, Vec<String>) {
    let mut table = doors::fresh(game);
    let (mut choices, mut lines) = (Quick::new(5, 0), Vec::new());
    while let Some(seat) = table.asked().first().filter(|_| lines.len() < 40) {
        let moves = table.legal(seat, catalog::Lang::En);
        let mv = &moves[choices.below(moves.len() as u32) as usize];
        table.play(seat, &mv.notation, None).expect("a legal move");
        lines.push(mv.notation.clone());
    }
    (table.record().to_json(), lines)
}

#[test]
fn damaged_notation_is_answered() {
    for game in GAMES.iter() {
        let (_, lines) = some_match(*game);
        let mut luck = Quick::new(1, 0);
        for _ in 0..60 {
            let lines: Vec<String> = lines.iter().map(|line| damaged(line, &mut luck)).collect();
            doors::notation(*game, &lines.join("\n"));
        }
    }
}

#[test]
fn damaged_table_files_are_answered() {
    for game in GAMES.iter() {
        let (file, _) = some_match(*game);
        let mut luck = Quick::new(2, 0);
        for _ in 0..1_000 {
            doors::table_file(*game, &damaged(&file, &mut luck));
        }
    }
}

#[test]
fn damaged_component_tables_are_answered() {
    for game in GAMES.iter() {
        let tables = game.tables();
        let mut luck = Quick::new(3, 0);
        let mut refused = 0;
        for index in 0..1_000 {
            let (name, text) = &tables[index % tables.len()];
            let damaged = damaged(text, &mut luck);
            refused += u32::from(doors::component_table(*game, name, &damaged));
        }
        assert!(refused > 300, "{}: only {refused} of 1000", game.profile().id);
    }
}

#[test]
fn damaged_ledgers_are_answered() {
    for game in GAMES.iter() {
        let table = doors::fresh(*game);
        let mut luck = Quick::new(4, 0);
        for format in game.formats() {
            let text = table.export(format).unwrap_or_default();
            (0..300).for_each(|_| doors::import(*game, &damaged(&text, &mut luck)));
        }
    }
}
