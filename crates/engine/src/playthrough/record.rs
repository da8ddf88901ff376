//! The table file: a whole match as readable JSON.

use super::entry::is_false;
use super::{Entry, Playthrough, as_value};
use crate::{Game, Message, Refusal};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A match as it is saved. Setup and state stay plain JSON, because a file may come from older
/// rules or from a script.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Which game: its folder's name.
    pub game: String,
    /// The rules of the last entries.
    pub rules_version: u32,
    /// The fingerprint of the component tables it was played with.
    pub content: String,
    /// What was chosen before the start.
    pub setup: Value,
    /// The secret all luck comes from, in hex.
    pub seed: String,
    /// What was published about the seed at the start.
    pub commitment: String,
    /// The luck of the setup.
    pub opening: Opening,
    /// Everything that was played, oldest first.
    pub log: Vec<Entry>,
    /// The present table.
    pub state: Value,
}

/// The luck of the setup and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The numbers drawn.
    #[serde(default)]
    pub chance: Vec<u32>,
    /// True if those numbers were given by hand, not by the seed.
    #[serde(default, skip_serializing_if = "is_false")]
    pub scripted: bool,
    /// The fingerprint of the table before the first move.
    pub hash: String,
}

impl Record {
    /// Reads a table file. Anything that is none is refused with what is wrong and where.
    ///
    /// # Errors
    /// `bad-table`, with what is wrong and where.
    pub fn from_json(text: &str) -> Result<Record, Refusal> {
        serde_json::from_str(text).map_err(|error| {
            let place = format!("{}:{}", error.line(), error.column());
            let words = error.to_string();
            let what = words.split(" at line ").next().unwrap_or(&words);
            bad_table(what, &place)
        })
    }

    /// The file's text, made for reading and comparing: one line per field, one per log entry.
    pub fn to_json(&self) -> String {
        let Value::Object(fields) = as_value(self) else { return String::new() };
        let lines = fields.iter().map(|(name, value)| match value {
            Value::Array(items) if !items.is_empty() => {
                let items = items.iter().map(Value::to_string);
                format!("  \"{name}\": [\n{}\n  ]", indented(items))
            }
            Value::Object(inner) if !inner.is_empty() => {
                let inner = inner
                    .iter()
                    .map(|(name, value)| format!("{}: {value}", Value::from(name.as_str())));
                format!("  \"{name}\": {{\n{}\n  }}", indented(inner))
            }
            _ => format!("  \"{name}\": {value}"),
        });
        format!("{{\n{}\n}}\n", lines.collect::<Vec<_>>().join(",\n"))
    }
}

fn indented(lines: impl Iterator<Item = String>) -> String {
    lines.map(|line| format!("    {line}")).collect::<Vec<_>>().join(",\n")
}

impl<G: Game> Playthrough<G> {
    /// The match as a file; `content` is the fingerprint of the component tables.
    pub fn to_record(&self, content: &str) -> Record {
        Record {
            game: G::PROFILE.id.to_string(),
            rules_version: G::PROFILE.rules_version,
            content: content.to_string(),
            setup: as_value(&self.setup),
            seed: self.seed.to_hex(),
            commitment: self.seed.commitment(),
            opening: self.opening.clone(),
            log: self.log.iter().cloned().collect(),
            state: as_value(self.state()),
        }
    }
}

/// The file cannot be understood: what is wrong, and at which line and column or in which field.
pub(super) fn bad_table(what: &str, place: &str) -> Refusal {
    let shown: String = what.chars().take(300).collect();
    let reason = Message::new("refused-table").text("what", shown).text("where", place);
    Refusal::new("bad-table", reason)
}
