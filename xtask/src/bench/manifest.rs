//! What the manifest of a game says about measuring it: `[package.metadata]`.

use crate::Done;
use crate::tree::{root, text};
use toml::Value;

/// A game and the table it is measured at.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    pub game: String,
    /// What it may spend on copying its table, in nanoseconds: a large game may have a large table.
    pub copy_ns: f64,
    /// `bench-seats`: how many play, where it is not the usual number.
    seats: Option<u64>,
    /// `bench-set`: options that are chosen, `key=value`.
    set: Vec<String>,
}

impl Measured {
    pub fn read(game: &str) -> Done<Measured> {
        Measured::of(game, &text(&root().join("games").join(game).join("Cargo.toml")))
    }

    fn of(game: &str, manifest: &str) -> Done<Measured> {
        let table: toml::Table = manifest.parse().map_err(|error| format!("{error}"))?;
        let said = |key: &str| table["package"].get("metadata").and_then(|it| it.get(key));
        let number = |key: &str| said(key).and_then(Value::as_integer);
        let copy_ns = number("copy-ns").ok_or(format!("{game}: no `copy-ns` in its manifest"))?;
        let set = said("bench-set").and_then(Value::as_array).into_iter().flatten();
        Ok(Measured {
            game: game.to_string(),
            copy_ns: copy_ns as f64,
            seats: number("bench-seats").map(|seats| seats as u64),
            set: set.filter_map(Value::as_str).map(String::from).collect(),
        })
    }

    /// The same with another number of players.
    pub fn with_seats(&self, seats: u64) -> Measured {
        Measured { seats: Some(seats), ..self.clone() }
    }

    /// Words for the command line.
    pub fn setup(&self) -> Vec<String> {
        let seats = self.seats.iter().flat_map(|seats| ["--seats".into(), seats.to_string()]);
        let set = self.set.iter().flat_map(|set| ["--set".into(), set.clone()]);
        seats.chain(set).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manifest_says_at_which_table_a_game_is_measured() {
        let manifest =
            "[package.metadata]\ncopy-ns = 60\nbench-seats = 3\nbench-set = [\"a=true\"]";
        let measured = Measured::of("a-game", manifest).expect("sound");
        assert_eq!(measured.setup(), ["--seats", "3", "--set", "a=true"]);
        assert_eq!(measured.with_seats(5).setup()[1], "5");
        let usual = Measured::of("a-game", "[package.metadata]\ncopy-ns = 25").expect("sound");
        assert!(usual.setup().is_empty() && usual.copy_ns == 25.0);
        assert!(Measured::of("a-game", "[package]").is_err());
    }
}
