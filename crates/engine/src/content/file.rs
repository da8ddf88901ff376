//! Reading one file entry by entry, so that every mistake in it is found and has its line.

use super::{Entry, Name, Placed, Problem, Problems, Row, line_and_column, marks, mend, nearest};
use crate::chain;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use toml::Spanned;
use toml::de::{DeTable, DeValue, Error};

/// One file: the tables not read yet, and the mistakes found so far.
#[derive(Debug)]
pub struct File<'a> {
    name: &'a str,
    text: &'a str,
    tables: DeTable<'a>,
    /// The tables somebody asked for, so that the others are strangers.
    asked: Vec<&'static str>,
    /// False if there is no file, or no TOML in it.
    is_readable: bool,
    is_complete: bool,
    problems: Vec<Problem>,
}

impl<'a> File<'a> {
    pub(super) fn open(name: &'a str, text: Option<&'a str>) -> File<'a> {
        let (tables, errors) = DeTable::parse_recoverable(text.unwrap_or_default());
        let mut file = File {
            name,
            text: text.unwrap_or_default(),
            tables: tables.into_inner(),
            asked: Vec::new(),
            is_readable: text.is_some() && errors.is_empty(),
            is_complete: text.is_some() && errors.is_empty(),
            problems: Vec::new(),
        };
        if text.is_none() {
            file.whole("the file is missing");
        }
        errors.iter().for_each(|error| file.report(error));
        if !file.is_readable {
            file.tables.clear();
        }
        file
    }

    /// Ends the reading: tables that nobody asked for are mistakes.
    pub(super) fn close(mut self, problems: &mut Problems) {
        for (key, _) in std::mem::take(&mut self.tables) {
            let expected = self.asked.join("`, `");
            let what = format!("unknown table `{}`, expected `{expected}`", key.get_ref());
            self.wrong(&key, advised(&what));
        }
        self.problems.sort_by_key(|problem| (problem.line, problem.column));
        self.problems.into_iter().for_each(|problem| problems.add(problem));
    }

    /// The file as effects in it are compiled from.
    pub fn source(&self) -> chain::Source<'a> {
        chain::Source { file: self.name, text: self.text }
    }

    /// True while no mistake was found.
    pub fn is_sound(&self) -> bool {
        self.problems.is_empty()
    }

    /// True while no entry had to be left out. Nothing else can be said about how many there are.
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Takes the table `[key]`, which says where its values come from.
    pub fn table<T: DeserializeOwned>(&mut self, key: &'static str) -> Option<Entry<T>> {
        self.one(key, true)
    }

    /// Takes the table `[key]`, which says nothing about sources, or says it inside.
    pub fn unmarked_table<T: DeserializeOwned>(&mut self, key: &'static str) -> Option<Entry<T>> {
        self.one(key, false)
    }

    /// Takes all of `[[key]]`, each with its source, without the entries that cannot be read.
    pub fn list<T: DeserializeOwned>(&mut self, key: &'static str) -> Vec<Entry<T>> {
        self.all(key, true)
    }

    /// Takes all of `[[key]]`, which say nothing about sources, or say it inside.
    pub fn unmarked_list<T: DeserializeOwned>(&mut self, key: &'static str) -> Vec<Entry<T>> {
        self.all(key, false)
    }

    /// Takes the table `[key]` and reports what is wrong with its values.
    pub fn row<R: Row>(&mut self, key: &'static str) -> Option<R> {
        let row = self.table::<R>(key)?;
        self.look_at(&row, 0);
        Some(row.into_inner())
    }

    /// Takes all of `[[key]]` and reports what is wrong with their values and names, without the
    /// entries that cannot be read.
    pub fn rows<R: Row>(&mut self, key: &'static str) -> Vec<R> {
        self.entries(key).into_iter().map(Entry::into_inner).collect()
    }

    /// The same for rows that are more than their values, such as those with effects: reports what is
    /// wrong and hands them on with their places.
    pub fn entries<R: Row>(&mut self, key: &'static str) -> Vec<Entry<R>> {
        let rows = self.numbered(key);
        rows.iter().for_each(|(at, row)| self.look_at(row, *at));
        self.names(&rows);
        rows.into_iter().map(|(_, row)| row).collect()
    }

    fn names<R: Row>(&mut self, rows: &[(usize, Entry<R>)]) {
        if rows.iter().any(|(_, row)| row.id().is_some()) {
            fn name<R: Row>(row: &R) -> &str {
                row.id().map_or("", Name::text)
            }
            self.ids(rows.iter().map(|(_, row)| row), name);
        }
    }

    fn look_at<R: Row>(&mut self, row: &Entry<R>, at: usize) {
        let name = row.id().map(|id| format!("`{id}`: ")).unwrap_or_default();
        for (field, what) in row.mistakes(at) {
            self.wrong(row.field(field), format!("{name}{what}"));
        }
    }

    fn one<T: DeserializeOwned>(&mut self, key: &'static str, marked: bool) -> Option<Entry<T>> {
        match self.take(key) {
            Some(value) => self.entry(value, marked),
            None => {
                self.missing(format!("the table `[{key}]` is missing"));
                None
            }
        }
    }

    fn all<T: DeserializeOwned>(&mut self, key: &'static str, marked: bool) -> Vec<Entry<T>> {
        let entries = self.raw(key).into_iter();
        entries.filter_map(|entry| self.entry(entry, marked)).collect()
    }

    /// With their places in the list, which an entry that cannot be read leaves empty.
    fn numbered<T: DeserializeOwned>(&mut self, key: &'static str) -> Vec<(usize, Entry<T>)> {
        let entries = self.raw(key).into_iter().enumerate();
        entries.filter_map(|(at, entry)| Some((at, self.entry(entry, true)?))).collect()
    }

    fn raw(&mut self, key: &'static str) -> Vec<Spanned<DeValue<'a>>> {
        let Some(value) = self.take(key) else {
            self.missing(format!("there is no `[[{key}]]`"));
            return Vec::new();
        };
        let span = value.span();
        let DeValue::Array(entries) = value.into_inner() else {
            self.wrong(span, format!("`{key}` is a list: write `[[{key}]]`"));
            self.is_complete = false;
            return Vec::new();
        };
        entries.into_iter().collect()
    }

    fn take(&mut self, key: &'static str) -> Option<Spanned<DeValue<'a>>> {
        self.asked.push(key);
        self.tables.remove(key)
    }

    /// A table is not there. In a file that could not be read that is no news.
    fn missing(&mut self, what: String) {
        self.is_complete = false;
        if self.is_readable {
            self.whole(what);
        }
    }

    fn entry<T: DeserializeOwned>(
        &mut self,
        mut value: Spanned<DeValue<'a>>,
        marked: bool,
    ) -> Option<Entry<T>> {
        let span = value.span();
        let (mut fields, mut strangers) = (Vec::new(), Vec::new());
        if let DeValue::Table(table) = value.get_mut() {
            let places = table.iter().map(|(key, value)| (key.get_ref().to_string(), value.span()));
            fields.extend(places);
            if marked {
                strangers = marks::take(self, span.clone(), table);
            }
        }
        match mend::read(value) {
            Ok(value) => {
                for mark in strangers {
                    self.wrong(&mark, format!("marks `{}`, which is not here", mark.get_ref()));
                }
                Some(Entry { value, span, fields })
            }
            Err(mistakes) => {
                self.is_complete = false;
                mistakes.iter().for_each(|mistake| self.report(mistake));
                None
            }
        }
    }

    /// A mistake at a place of the file.
    pub fn wrong(&mut self, at: impl Placed, what: impl Into<String>) {
        let (line, column) = self.line_and_column(&at);
        let file = self.name.to_owned();
        self.problems.push(Problem { file, line, column, what: what.into() });
    }

    /// Notes a mistake that somebody else found in this file.
    pub fn add(&mut self, problem: Problem) {
        self.problems.push(problem);
    }

    /// A mistake of the file as a whole.
    pub fn whole(&mut self, what: impl Into<String>) {
        self.problems.push(Problem::in_file(self.name, what));
    }

    /// A mistake at a place of the file, unless the condition holds.
    pub fn expect(&mut self, holds: bool, at: impl Placed, what: impl Into<String>) {
        if !holds {
            self.wrong(at, what);
        }
    }

    /// A mistake of the entries together, unless the condition holds or one of them was left out.
    pub fn expect_together(&mut self, holds: bool, what: impl Into<String>) {
        if !holds && self.is_complete {
            self.whole(what);
        }
    }

    fn line_and_column(&self, at: &impl Placed) -> (usize, usize) {
        line_and_column(self.text, at.place().start)
    }

    fn report(&mut self, error: &Error) {
        let what = advised(&error.message().trim().replace('\n', ", "));
        match error.span() {
            Some(span) => self.wrong(span, what),
            None => self.whole(what),
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
            self.wrong(id, advised(&message));
        }
        found.map(|&(_, value)| value)
    }

    /// Reports words that occur more than once.
    pub fn no_twins<'i>(&mut self, words: impl IntoIterator<Item = &'i Spanned<String>>) {
        self.unique(words.into_iter().map(|word| (word.get_ref().as_str(), word.place())));
    }

    /// Reports ids of entries that occur more than once, or that a notation could not read.
    pub fn ids<'i, T: 'i>(
        &mut self,
        entries: impl IntoIterator<Item = &'i Entry<T>>,
        id: impl Fn(&T) -> &str,
    ) {
        let entries: Vec<&Entry<T>> = entries.into_iter().collect();
        self.unique(entries.iter().map(|entry| (id(entry), entry.field("id"))));
        for entry in entries {
            let id = id(entry);
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            if id.is_empty() || !id.chars().all(plain) {
                let what = format!("`{id}` is no name: small letters, digits and hyphens only");
                self.wrong(entry.field("id"), what);
            }
        }
    }

    fn unique<'i>(&mut self, words: impl IntoIterator<Item = (&'i str, impl Placed)>) {
        let mut seen = BTreeMap::new();
        for (word, place) in words {
            let (line, _) = self.line_and_column(&place);
            if let Some(first) = seen.insert(word, line) {
                self.wrong(place, format!("`{word}` is already in line {first}"));
            }
        }
    }

    /// Exactly so many things of `[[key]]`, as an array.
    pub fn exactly<T, const N: usize>(&mut self, key: &str, things: Vec<T>) -> Option<[T; N]> {
        let count = things.len();
        let array = things.try_into().ok();
        let what = format!("{count} times `[[{key}]]`, expected {N}");
        self.expect_together(array.is_some(), what);
        array
    }

    /// One entry for each thing of a closed list: puts values at their places and reports doubles
    /// and gaps, which stay empty.
    pub fn by_place<R, T: Default, const N: usize>(
        &mut self,
        rows: Vec<Entry<R>>,
        place: impl Fn(&R) -> usize,
        value: impl Fn(R) -> T,
    ) -> [T; N] {
        let mut filled: [Option<T>; N] = std::array::from_fn(|_| None);
        for row in rows {
            match filled.get_mut(place(&row)) {
                None => self.wrong(&row, "there is no place for this"),
                Some(Some(_)) => self.wrong(&row, "this is given twice"),
                Some(slot) => *slot = Some(value(row.into_inner())),
            }
        }
        let missing = filled.iter().filter(|slot| slot.is_none()).count();
        self.expect_together(missing == 0, format!("{missing} rows are missing"));
        filled.map(Option::unwrap_or_default)
    }
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
