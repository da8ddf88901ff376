//! Score sheets in the notation that players exchange games in, both ways.
//!
//! `lexer` cuts a file into commands, `commands` understands each, `preamble` is everything before
//! the first move, `importer` with `turns` and `answers` plays the commands as ordinary moves, and
//! `rows` keeps what every faction has after each line, the form in which games are published.
//! `exporter` goes the other way.

mod adjust;
mod answers;
mod commands;
mod exporter;
mod faults;
mod importer;
mod lexer;
mod preamble;
mod rows;
mod turns;
mod words;

pub use exporter::Line;
pub use rows::Row;

use crate::state::TerraMystica;
use engine::exchange::unknown_format;
use engine::{Exchange, Playthrough, Refusal};

/// A sheet that was played to its end.
#[derive(Clone, Debug)]
pub struct Replayed {
    pub playthrough: Playthrough<TerraMystica>,
    /// What every faction had after each line.
    pub rows: Vec<Row>,
    /// For each line with moves: its number and the length of the log after it.
    pub lines: Vec<(usize, usize)>,
}

/// Plays a sheet and keeps what a published game shows after each row.
pub fn replay(text: &str) -> Result<Replayed, Refusal> {
    importer::replay(text)
}

/// A match as the lines of a sheet.
pub fn lines(playthrough: &Playthrough<TerraMystica>) -> Result<Vec<Line>, Refusal> {
    exporter::lines(playthrough)
}

impl Exchange for TerraMystica {
    const FORMATS: &'static [&'static str] = &["ledger"];

    fn export(playthrough: &Playthrough<Self>, format: &str) -> Result<String, Refusal> {
        match format {
            "ledger" => {
                let mut text = String::new();
                for line in lines(playthrough)? {
                    text.push_str(&line.text);
                    text.push('\n');
                }
                Ok(text)
            }
            other => Err(unknown_format::<Self>(other)),
        }
    }

    fn import(text: &str, format: &str) -> Result<Playthrough<Self>, Refusal> {
        match format {
            "ledger" => replay(text).map(|replayed| replayed.playthrough),
            other => Err(unknown_format::<Self>(other)),
        }
    }
}
