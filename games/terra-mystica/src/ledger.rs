//! Score sheets in the notation that players exchange games in, both ways.
//!
//! `lexer` cuts a file into commands, `commands` understands each, `preamble` is everything before
//! the first move, `importer` with `turns` and `answers` plays the commands as ordinary moves, and
//! `rows` keeps what every faction has after each line, the form in which games are published.
//! `exporter` goes the other way.

mod adjust;
mod answers;
mod commands;
mod faults;
mod importer;
mod lexer;
mod preamble;
mod rows;
mod turns;

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
}

/// Plays a sheet and keeps what a published game shows after each row.
pub fn replay(text: &str) -> Result<Replayed, Refusal> {
    importer::replay(text)
}

impl Exchange for TerraMystica {
    const FORMATS: &'static [&'static str] = &["ledger"];

    fn import(text: &str, format: &str) -> Result<Playthrough<Self>, Refusal> {
        match format {
            "ledger" => replay(text).map(|replayed| replayed.playthrough),
            other => Err(unknown_format::<Self>(other)),
        }
    }
}
