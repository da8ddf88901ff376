//! How component tables are read, and how their mistakes are reported: file, line, column, and
//! what would have been right.

mod entry;
mod file;
mod installed;
mod marks;
mod mend;
mod reader;
mod rows;
#[cfg(test)]
mod tests;
mod texts;
mod values;

pub use entry::{Entry, Placed};
pub use file::File;
pub use installed::{Installed, NoTables, Tables};
pub use marks::Source;
pub use reader::{Reader, embedded, read};
pub use rows::{Part, Row, out_of_range};
pub use texts::Texts;
pub(crate) use texts::missing;
pub use values::{Name, Short, Subset, Within};
// Row types name it for the places of their single values.
pub use toml::Spanned;

use crate::Message;
use std::fmt;

/// One mistake in a component table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file's name.
    pub file: String,
    /// Counted from 1; 0 if the mistake is in the file as a whole.
    pub line: usize,
    /// Counted from 1, in characters.
    pub column: usize,
    /// What is wrong, in one sentence.
    pub what: String,
}

impl Problem {
    /// A mistake of a file as a whole.
    pub fn in_file(file: &str, what: impl Into<String>) -> Problem {
        Problem { file: file.to_string(), line: 0, column: 0, what: what.into() }
    }
    /// A mistake of meaning: points to the first place where `needle` is written, or to the file
    /// as a whole if it is nowhere.
    pub fn at(file: &str, text: &str, needle: &str, what: impl Into<String>) -> Problem {
        let (line, column) = place_of(text, needle).unwrap_or((0, 0));
        Problem { file: file.to_string(), line, column, what: what.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem { file, line, column, what } = self;
        match line {
            0 => write!(f, "{file}: {what}"),
            _ => write!(f, "{file}:{line}:{column}: {what}"),
        }
    }
}

impl std::error::Error for Problem {}

/// All mistakes of a content check, so that they can be mended at one go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problems(pub Vec<Problem>);

impl Problems {
    /// Notes one more.
    pub fn add(&mut self, problem: Problem) {
        self.0.push(problem);
    }
    /// True if nothing was found.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// The value if nothing was found, all problems otherwise.
    ///
    /// # Errors
    /// These problems, if there are any.
    pub fn or<T>(self, value: T) -> Result<T, Problems> {
        if self.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.0.iter().enumerate() {
            let line_break = if index == 0 { "" } else { "\n" };
            write!(f, "{line_break}{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}

/// Line and column of the first place where `needle` is written, not in a line of comment and not as
/// part of a longer word.
pub fn place_of(text: &str, needle: &str) -> Option<(usize, usize)> {
    let in_word = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    if needle.is_empty() {
        return None;
    }
    let whole = |&(start, found): &(usize, &str)| {
        let before = text[..start].chars().next_back();
        let after = text[start + found.len()..].chars().next();
        let touches = |edge: Option<char>, beyond: Option<char>| {
            edge.is_some_and(in_word) && beyond.is_some_and(in_word)
        };
        let line = &text[text[..start].rfind('\n').map_or(0, |end| end + 1)..];
        !line.trim_start().starts_with('#')
            && !touches(needle.chars().next(), before)
            && !touches(needle.chars().next_back(), after)
    };
    let (start, _) = text.match_indices(needle).find(whole)?;
    Some(line_and_column(text, start))
}

/// The candidate a mistyped word most likely meant, for "did you mean …?"; none if all are far.
///
/// ```
/// use engine::content::nearest;
///
/// assert_eq!(nearest("reputaton", ["coins", "reputation"]), Some("reputation"));
/// assert_eq!(nearest("glory", ["coins", "reputation"]), None);
/// ```
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    nearest_by(word, candidates).map(|(_, candidate)| candidate)
}

/// The same with how many letters differ.
pub fn nearest_by<'a>(
    word: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<(usize, &'a str)> {
    let near = (word.chars().count() / 3).max(1);
    candidates
        .into_iter()
        .map(|candidate| (edits(word, candidate), candidate))
        .filter(|(distance, _)| *distance <= near)
        .min_by_key(|(distance, _)| *distance)
}

/// The message with the words that would have been right, in their own order (`$known`), and before
/// them the one that was likely meant (`$hint`).
pub fn with_known(message: Message, word: &str, known: &[&str]) -> Message {
    let message = match nearest(word, known.iter().copied()) {
        Some(near) => message.said("hint", Message::new("did-you-mean").text("near", near)),
        None => message.text("hint", ""),
    };
    message.text("known", if known.is_empty() { "-".to_string() } else { known.join(", ") })
}

/// A fingerprint of all component tables (name and text each): 16 hex digits. Their order does
/// not matter.
pub fn fingerprint(files: &[(&str, &str)]) -> String {
    let mut sorted = files.to_vec();
    sorted.sort_unstable();
    let mut hasher = blake3::Hasher::new();
    for part in sorted.iter().flat_map(|(name, text)| [name, text]) {
        // The length first, so that no text can pass for the next file's name.
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part.as_bytes());
    }
    hasher.finalize().to_hex()[..16].to_string()
}

/// Line and column of a byte of a text, both counted from 1.
pub fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = &text[..text.floor_char_boundary(offset)];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}

/// How many letters must be added, dropped, changed or swapped with the next to turn one word into
/// the other.
fn edits(from: &str, to: &str) -> usize {
    let (from, to): (Vec<char>, Vec<char>) = (from.chars().collect(), to.chars().collect());
    let mut before = vec![0; to.len() + 1];
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for at in 0..from.len() {
        let mut next = vec![at + 1];
        for column in 0..to.len() {
            let change = row[column] + usize::from(from[at] != to[column]);
            let mut fewest = change.min(row[column + 1] + 1).min(next[column] + 1);
            let swapped =
                at > 0 && column > 0 && (from[at], from[at - 1]) == (to[column - 1], to[column]);
            if swapped {
                fewest = fewest.min(before[column - 1] + 1);
            }
            next.push(fewest);
        }
        before = std::mem::replace(&mut row, next);
    }
    row[to.len()]
}
