//! What the web client is made from: types, component tables and positions to test it with.
//!
//! The tests say whether the files are those of today; with `BINDINGS=write` they write them.

use crate::asked_to_write;
use engine::{Chance, Game, Quick, Seat, Silence};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Files by name, relative to the client's folder of a game.
pub type Files = BTreeMap<String, String>;

/// The export tests of a game: the types of everything that goes over the wire, what is printed on
/// components, and positions as JSON.
#[macro_export]
macro_rules! export {
    ($game:ty, types: [$($type:ty),+ $(,)?], positions: $positions:expr $(,)?) => {
        #[test]
        fn export_types_and_component_tables() {
            let mut files = $crate::export::types(|folder| {
                let config = ts_rs::Config::new().with_out_dir(folder);
                $(<$type as ts_rs::TS>::export_all(&config).expect("types are written");)+
            });
            files.insert("protocol/printed.json".into(), $crate::export::printed::<$game>());
            $crate::export::keep::<$game>(env!("CARGO_MANIFEST_DIR"), &files);
        }

        #[test]
        fn export_positions() {
            let name = "samples/positions.json".to_string();
            let files = $crate::export::Files::from([(name, $positions)]);
            $crate::export::keep::<$game>(env!("CARGO_MANIFEST_DIR"), &files);
        }
    };
}

/// The types that `export` writes into a folder.
pub fn types(export: impl FnOnce(&Path)) -> Files {
    let folder = std::env::temp_dir().join(format!("types-{}", std::process::id()));
    export(&folder);
    let written = std::fs::read_dir(&folder).expect("a folder of types");
    let files = written.map(|file| {
        let path = file.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (format!("protocol/{name}"), std::fs::read_to_string(&path).expect("a text"))
    });
    let files = files.collect();
    std::fs::remove_dir_all(&folder).expect("the folder was ours");
    files
}

/// What is printed on the components the binary carries.
pub fn printed<G: Game>() -> String {
    // One thing per line: small, and a change is seen at a glance.
    let value = G::printed();
    let lines = value.as_object().expect("a struct").iter().map(|(key, value)| match value {
        Value::Array(rows) if rows.iter().any(|row| row.is_object()) => {
            let rows: Vec<String> = rows.iter().map(|row| format!("    {row}")).collect();
            format!("  \"{key}\": [\n{}\n  ]", rows.join(",\n"))
        }
        Value::Object(rows) => {
            let rows: Vec<String> =
                rows.iter().map(|(name, row)| format!("    \"{name}\": {row}")).collect();
            format!("  \"{key}\": {{\n{}\n  }}", rows.join(",\n"))
        }
        other => format!("  \"{key}\": {other}"),
    });
    format!("{{\n{}\n}}\n", lines.collect::<Vec<_>>().join(",\n"))
}

/// Compares files with those of the client, or writes them.
pub fn keep<G: Game>(folder: &str, files: &Files) {
    let client = Path::new(folder).join("../../web/src/games").join(G::PROFILE.id);
    for (name, text) in files {
        let path = client.join(name);
        if asked_to_write("BINDINGS") {
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            std::fs::write(&path, text).expect("a file");
        }
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(found == *text, "{name} is not of today: run this test with BINDINGS=write");
    }
}

/// Random games, and what makes one of their positions worth showing.
#[derive(Clone, Copy, Debug)]
pub struct Positions<G: Game> {
    /// A game is cut off here: everything has happened by then.
    pub steps: usize,
    /// A move at random.
    pub picked: fn(&G, Seat, &mut Quick) -> G::Move,
    /// Which corners of the rules a seat can go to.
    pub keys: fn(&G::Setup, &G, Seat) -> BTreeSet<String>,
}

impl<G: Game> Positions<G> {
    /// Shows positions in which, together, every key is to be found: the smallest set a greedy
    /// choice finds. Games are setups and seeds.
    pub fn show(&self, games: &[(G::Setup, u64)], mut show: impl FnMut(&G, Seat)) {
        let mut places = Vec::new();
        for (game, (setup, seed)) in games.iter().enumerate() {
            self.play(setup, *seed, |step, table, seat| {
                places.push((game, step, seat, (self.keys)(setup, table, seat)));
            });
        }
        let mut missing: BTreeSet<String> =
            places.iter().flat_map(|(_, _, _, keys)| keys.clone()).collect();
        let mut chosen = Vec::new();
        while !missing.is_empty() {
            let new = |place: &&(usize, usize, Seat, BTreeSet<String>)| {
                place.3.intersection(&missing).count()
            };
            let best = places.iter().rev().max_by_key(new).expect("every key has a place");
            missing = missing.difference(&best.3).cloned().collect();
            chosen.push(best);
        }
        chosen.sort_by_key(|(game, step, _, _)| (*game, *step));
        for (game, at, whose, _) in chosen {
            let (setup, seed) = &games[*game];
            self.play(setup, *seed, |step, table, seat| {
                if (step, seat) == (*at, *whose) {
                    show(table, seat);
                }
            });
        }
    }

    /// Plays a game at random and shows every seat that is asked.
    fn play(&self, setup: &G::Setup, seed: u64, mut look: impl FnMut(usize, &G, Seat)) {
        let mut luck = Quick::new(seed, 11);
        let mut table = G::set_up(setup, &mut luck, &mut Silence).expect("a table");
        for step in 0..self.steps {
            for seat in table.asked().iter() {
                look(step, &table, seat);
            }
            let Some(seat) = table.asked().first() else { return };
            let mv = (self.picked)(&table, seat, &mut luck);
            table.apply(seat, mv, &mut luck, &mut Silence);
        }
    }
}

/// One of these moves, each as often as its weight says.
pub fn weighted<M: Copy>(moves: &[M], weight: impl Fn(&M) -> u32, luck: &mut Quick) -> M {
    let mut pick = luck.below(moves.iter().map(&weight).sum());
    let chosen = moves.iter().find(|mv| match pick.checked_sub(weight(mv)) {
        Some(rest) => {
            pick = rest;
            false
        }
        None => true,
    });
    *chosen.expect("the pick is below the sum")
}

/// The legal moves of a seat with their notation, as the client gets them.
pub fn moves<G: Game>(table: &G, seat: Seat) -> Value {
    let moves = table.legal_moves(seat).into_iter();
    moves.map(|mv| json!({ "notation": table.write(seat, mv), "move": mv })).collect()
}

/// A list with a line for each element.
pub fn lines(rows: &[Value]) -> String {
    let rows: Vec<String> = rows.iter().map(Value::to_string).collect();
    format!("[\n{}\n]", rows.join(",\n"))
}
