//! What is known about the mutants of one seed, a line for each, so that a run may stop and go on.

use super::judge::Verdict;
use super::site::Mutant;
use crate::Done;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

pub struct Journal {
    path: PathBuf,
    pub entries: BTreeMap<usize, Entry>,
}

/// The end of one mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// `killed`, `timeout`, `survived` or `unviable`: it does not compile.
    pub verdict: String,
    /// The test that killed it.
    pub by: String,
}

/// What the lines below the first one speak of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    pub rules: String,
    pub tests: String,
}

impl Journal {
    /// Goes on with a journal of these rules and tests. Of the same rules with other tests the
    /// deaths are kept if asked for (`again`): tests were added, only survivors are tried again.
    pub fn open(path: &Path, key: &Key, again: bool) -> Done<Journal> {
        let text = fs::read_to_string(path).unwrap_or_default();
        let mut lines = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let head = lines.next().unwrap_or_default();
        let same_rules = head["rules"] == key.rules.as_str();
        let same_tests = head["tests"] == key.tests.as_str();
        let keep = |entry: &Entry| same_tests || again && entry.verdict != "survived";
        let mut entries: BTreeMap<usize, Entry> = lines.filter_map(|line| entry(&line)).collect();
        entries.retain(|_, entry| same_rules && keep(entry));
        if !(same_rules && same_tests) {
            let kept = text.lines().skip(1).filter(|line| {
                let read = serde_json::from_str(line).ok().and_then(|line| entry(&line));
                same_rules && read.is_some_and(|(_, entry)| keep(&entry))
            });
            let head = json!({ "rules": key.rules, "tests": key.tests }).to_string();
            let lines: Vec<&str> = std::iter::once(head.as_str()).chain(kept).collect();
            let fail = |error: std::io::Error| format!("{}: {error}", path.display());
            fs::create_dir_all(path.parent().unwrap_or(Path::new("."))).map_err(fail)?;
            fs::write(path, lines.join("\n") + "\n").map_err(fail)?;
        }
        Ok(Journal { path: path.to_path_buf(), entries })
    }

    pub fn unviable(&mut self, id: usize, mutant: &Mutant) -> Done {
        self.add(id, mutant, Entry { verdict: "unviable".into(), by: String::new() })
    }

    pub fn judged(&mut self, id: usize, mutant: &Mutant, verdict: Verdict) -> Done {
        let (verdict, by) = match verdict {
            Verdict::Killed(by) => ("killed", by),
            Verdict::Timeout(by) => ("timeout", by),
            Verdict::Survived => ("survived", String::new()),
        };
        self.add(id, mutant, Entry { verdict: verdict.into(), by })
    }

    fn add(&mut self, id: usize, mutant: &Mutant, entry: Entry) -> Done {
        let line = json!({
            "id": id, "verdict": entry.verdict, "by": entry.by, "kind": mutant.kind,
            "place": format!("{}:{}:{}", mutant.file, mutant.line, mutant.column),
            "was": mutant.was, "becomes": mutant.becomes,
        });
        let mut file = fs::OpenOptions::new()
            .append(true)
            .open(&self.path)
            .map_err(|error| format!("{}: {error}", self.path.display()))?;
        writeln!(file, "{line}").map_err(|error| error.to_string())?;
        self.entries.insert(id, entry);
        Ok(())
    }
}

fn entry(line: &Value) -> Option<(usize, Entry)> {
    let word = |key: &str| line[key].as_str().unwrap_or_default().to_string();
    let id = line["id"].as_u64()? as usize;
    Some((id, Entry { verdict: word("verdict"), by: word("by") }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::find::mutants;

    #[test]
    fn a_run_goes_on_where_it_stopped() {
        let path = std::env::temp_dir().join(format!("mutants-{}.jsonl", std::process::id()));
        let key = Key { rules: "a".into(), tests: "b".into() };
        let other = Key { tests: "c".into(), ..key.clone() };
        let all = mutants("a.rs", "fn f() -> bool { a < b }").expect("Rust");
        let verdicts =
            [Verdict::Survived, Verdict::Timeout("slow".into()), Verdict::Killed("t".into())];
        let mut journal = Journal::open(&path, &key, false).expect("a file");
        for (id, verdict) in verdicts.into_iter().enumerate() {
            journal.judged(id, &all[id], verdict).expect("a line");
        }
        let known = |key: &Key, again| Journal::open(&path, key, again).expect("a file").entries;
        assert_eq!(known(&key, false), journal.entries);
        let left: Vec<usize> = known(&other, true).into_keys().collect();
        assert_eq!(left, [1, 2], "only the survivor is tried again");
        assert!(known(&Key { rules: "d".into(), ..other }, true).is_empty(), "other rules");
        assert!(known(&key, false).is_empty(), "everything begins again");
        fs::remove_file(&path).expect("it was there");
    }
}
