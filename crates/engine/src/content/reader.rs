//! Reading a whole set of tables.

use super::{File, Problem, Problems, Tables};

/// A set of files being read, and the mistakes found so far.
#[derive(Debug)]
pub struct Reader<'a> {
    files: &'a [(String, String)],
    opened: Vec<&'static str>,
    problems: Problems,
}

/// Reads a complete set of tables, (name, text) pairs, or reports every mistake in it.
///
/// # Errors
/// Every mistake, with file, line and column.
///
/// # Panics
/// If the game carries a file it does not read, or refuses tables without a reason.
pub fn read<T: Tables>(files: &[(String, String)]) -> Result<T, Problems> {
    let mut reader = Reader { files, opened: Vec::new(), problems: Problems::default() };
    let known: Vec<&str> = T::EMBEDDED.iter().map(|&(name, _)| name).collect();
    for (at, (name, _)) in files.iter().enumerate() {
        if !known.contains(&name.as_str()) {
            let what = format!("no such table; known are {}", known.join(", "));
            reader.problems.add(Problem::in_file(name, what));
        } else if files[..at].iter().any(|(earlier, _)| earlier == name) {
            reader.problems.add(Problem::in_file(name, "the file is given twice"));
        }
    }
    let tables = T::read(&mut reader);
    for name in known {
        assert!(reader.opened.contains(&name), "nobody reads {name}");
    }
    match tables {
        Some(tables) => reader.problems.or(tables),
        None => {
            assert!(!reader.problems.is_empty(), "tables are refused without a reason");
            Err(reader.problems)
        }
    }
}

/// The files the binary carries.
pub fn embedded<T: Tables>() -> Vec<(String, String)> {
    T::EMBEDDED.iter().map(|(name, text)| (name.to_string(), text.to_string())).collect()
}

impl<'a> Reader<'a> {
    /// Reads one file. What nobody took of it, and what is wrong with it, is reported.
    pub fn file<R>(&mut self, name: &'static str, read: impl FnOnce(&mut File<'a>) -> R) -> R {
        self.opened.push(name);
        let text = self.files.iter().find(|(file, _)| file == name);
        let mut file = File::open(name, text.map(|(_, text)| text.as_str()));
        let value = read(&mut file);
        file.close(&mut self.problems);
        value
    }

    /// True while no mistake was found in any file.
    pub fn is_sound(&self) -> bool {
        self.problems.is_empty()
    }

    /// Every file with its text, for checks that look at letters.
    pub fn texts(&self) -> &'a [(String, String)] {
        self.files
    }

    /// Notes a mistake.
    pub fn add(&mut self, problem: Problem) {
        self.problems.add(problem);
    }

    /// A mistake between tables, unless the condition holds; at the first place where `word` is
    /// written.
    pub fn expect(&mut self, holds: bool, file: &str, word: &str, what: impl Into<String>) {
        if !holds {
            let text = self.files.iter().find(|(name, _)| name == file);
            let text = text.map_or("", |(_, text)| text.as_str());
            self.add(Problem::at(file, text, word, what));
        }
    }
}
