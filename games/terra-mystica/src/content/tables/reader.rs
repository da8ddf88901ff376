//! Reading one file entry by entry, so that every mistake in it is found and has its line.

use engine::content::{Problem, Problems, nearest};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue, Error, ValueDeserializer};

/// Where a number comes from. Every entry says so.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Source {
    /// The text of the rulebook.
    Rulebook,
    /// Public material: the rulebook has only a picture, or nothing.
    Public,
    /// Our decision.
    House,
}

/// One file: the tables not read yet, and the mistakes found so far.
pub(super) struct File<'a> {
    name: &'a str,
    text: &'a str,
    tables: DeTable<'a>,
    problems: Vec<Problem>,
}

impl<'a> File<'a> {
    pub fn open(name: &'a str, text: &'a str) -> File<'a> {
        let (tables, errors) = DeTable::parse_recoverable(text);
        let mut file = File { name, text, tables: tables.into_inner(), problems: Vec::new() };
        for error in errors {
            file.report(&error);
        }
        if !file.problems.is_empty() {
            file.tables.clear();
        }
        file
    }

    /// A file that is not there: nothing is read from it, and that is its only problem.
    pub fn missing(name: &'a str) -> File<'a> {
        let mut file = File { name, text: "", tables: DeTable::new(), problems: Vec::new() };
        file.problem_nowhere("the file is missing");
        file
    }

    /// Were there mistakes that make checks across entries pointless?
    pub fn is_sound(&self) -> bool {
        self.problems.is_empty()
    }

    /// Takes the table `[key]`.
    pub fn table<T: DeserializeOwned>(&mut self, key: &str) -> Option<T> {
        self.spanned_table(key).map(Spanned::into_inner)
    }

    /// Takes the table `[key]`, with its place.
    pub fn spanned_table<T: DeserializeOwned>(&mut self, key: &str) -> Option<Spanned<T>> {
        match self.tables.remove(key) {
            Some(value) => self.entry(value),
            None => {
                if self.is_sound() {
                    self.problem_nowhere(format!("the table `[{key}]` is missing"));
                }
                None
            }
        }
    }

    /// Takes all of `[[key]]`, without the entries that cannot be read.
    pub fn list<T: DeserializeOwned>(&mut self, key: &str) -> Vec<Spanned<T>> {
        let Some(value) = self.tables.remove(key) else {
            if self.is_sound() {
                self.problem_nowhere(format!("there is no `[[{key}]]`"));
            }
            return Vec::new();
        };
        let span = value.span();
        let DeValue::Array(entries) = value.into_inner() else {
            self.problem(span, format!("`{key}` is a list: write `[[{key}]]`"));
            return Vec::new();
        };
        entries.into_iter().filter_map(|entry| self.entry(entry)).collect()
    }

    fn entry<T: DeserializeOwned>(&mut self, value: Spanned<DeValue<'a>>) -> Option<Spanned<T>> {
        let span = value.span();
        T::deserialize(ValueDeserializer::from(value))
            .map(|entry| Spanned::new(span, entry))
            .map_err(|error| self.report(&error))
            .ok()
    }

    /// Ends the reading: tables that nobody took are mistakes.
    pub fn close(mut self, known: &[&str], problems: &mut Problems) {
        for (key, _) in std::mem::take(&mut self.tables) {
            let expected = known.join("`, `");
            let message = format!("unknown table `{}`, expected `{expected}`", key.get_ref());
            self.problem(key.span(), advised(&message));
        }
        self.problems.sort_by_key(|problem| problem.line);
        for problem in self.problems {
            problems.add(problem);
        }
    }

    /// A mistake at a place of the file.
    pub fn problem(&mut self, span: Range<usize>, message: impl Into<String>) {
        let (line, column) = self.place(span.start);
        let file = self.name.to_owned();
        self.problems.push(Problem { file, line, column, what: message.into() });
    }

    /// A mistake of the file as a whole.
    pub fn problem_nowhere(&mut self, message: impl Into<String>) {
        self.problems.push(in_file(self.name, message));
    }

    /// Line and column, counted from 1.
    fn place(&self, offset: usize) -> (usize, usize) {
        let before = &self.text[..self.text.floor_char_boundary(offset)];
        let line = before.split('\n').next_back().unwrap_or_default();
        (before.matches('\n').count() + 1, line.chars().count() + 1)
    }

    fn report(&mut self, error: &Error) {
        let message = advised(error.message());
        match error.span() {
            Some(span) => self.problem(span, message),
            None => self.problem_nowhere(message),
        }
    }

    /// Finds what an id names, or reports that it names nothing.
    pub fn pick<T: Copy>(
        &mut self,
        what: &str,
        id: &Spanned<String>,
        known: impl IntoIterator<Item = (&'static str, T)>,
    ) -> Option<T> {
        let known: Vec<(&str, T)> = known.into_iter().collect();
        let found = known.iter().find(|(name, _)| name == id.get_ref());
        if found.is_none() {
            let names: Vec<String> = known.iter().map(|(name, _)| format!("`{name}`")).collect();
            let message =
                format!("unknown {what} `{}`, expected one of {}", id.get_ref(), names.join(", "));
            self.problem(id.span(), advised(&message));
        }
        found.map(|&(_, value)| value)
    }

    /// Reports ids that occur more than once.
    pub fn no_twins<'i>(&mut self, ids: impl IntoIterator<Item = &'i Spanned<String>>) {
        let mut seen = BTreeMap::new();
        for id in ids {
            let (line, _) = self.place(id.span().start);
            if let Some(first) = seen.insert(id.get_ref(), line) {
                self.problem(id.span(), format!("`{}` is already in line {first}", id.get_ref()));
            }
        }
    }
}

/// A mistake of a file as a whole.
pub(super) fn in_file(name: &str, message: impl Into<String>) -> Problem {
    Problem { file: name.to_owned(), line: 0, column: 0, what: message.into() }
}

/// Adds the likely meaning to a message of the shape: unknown … `word`, expected … `one`, `two`.
fn advised(message: &str) -> String {
    let words: Vec<&str> = message.split('`').skip(1).step_by(2).collect();
    let Some((word, known)) = words.split_first().filter(|_| message.starts_with("unknown")) else {
        return message.to_owned();
    };
    match nearest(word, known.iter().copied()) {
        Some(near) => format!("{message}; did you mean `{near}`?"),
        None => message.to_owned(),
    }
}
