//! Entries of tables that people read of: one without a text in both languages is a mistake of the table.

use super::{Problem, Problems, Tables, line_and_column, nearest};
use crate::Bilingual;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Entries that have a text: those of a list of a file, and the key of their message, where `*` stands for the id.
pub type Texts = (&'static str, &'static [(&'static str, &'static str)]);

/// The keys of a Fluent catalogue.
fn keys(words: &'static str) -> Vec<&'static str> {
    let key = |line: &'static str| Some(line.split_once('=')?.0.trim_end());
    words.lines().filter(|line| line.starts_with(char::is_alphabetic)).filter_map(key).collect()
}

/// Every text that is missing, at the id of its entry. What else is wrong with the files is told by whoever reads them.
pub(crate) fn missing<T: Tables>(files: &[(String, String)], words: Bilingual) -> Problems {
    let known = [("en.ftl", keys(words.en)), ("fr.ftl", keys(words.fr))];
    let mut problems = Problems::default();
    for (file, text) in files {
        let texts = T::TEXTS.iter().filter(|(name, _)| name == file);
        let (table, _) = DeTable::parse_recoverable(text);
        for (list, key) in texts.flat_map(|(_, lists)| lists.iter()) {
            for id in table.get_ref().get(*list).map(ids).unwrap_or_default() {
                let key = key.replace('*', &id.get_ref().replace('_', "-"));
                let (line, column) = line_and_column(text, id.span().start);
                for (catalogue, keys) in &known {
                    if !keys.contains(&key.as_str()) {
                        let near = nearest(&key, keys.iter().copied());
                        let near = near.map_or(String::new(), |it| format!("; there is `{it}`"));
                        let id = id.get_ref();
                        let what =
                            format!("`{id}` has no text: `{key}` is not in {catalogue}{near}");
                        problems.add(Problem { file: file.clone(), line, column, what });
                    }
                }
            }
        }
    }
    problems
}

fn ids<'a>(list: &'a Spanned<DeValue<'_>>) -> Vec<Spanned<&'a str>> {
    let entries = list.get_ref().as_array().into_iter().flat_map(|entries| entries.iter());
    let ids = entries.filter_map(|entry| entry.get_ref().as_table()?.get("id"));
    ids.filter_map(|id| Some(Spanned::new(id.span(), id.get_ref().as_str()?))).collect()
}
