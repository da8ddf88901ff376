//! Which files have rules in them.

use crate::Done;
use crate::tree::{files, text};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// What is no rule: tables and their reading, words and drawings in letters, hunches of bots.
/// A name stands for the file and for the folder.
const ASIDE: &[&str] = &["content", "printed", "describe", "draw", "appraise", "tests"];

/// The sources with rules of a game, as name and text.
pub fn rules(game: &Path) -> Vec<(String, String)> {
    let source = game.join("src");
    let named = |path: &Path| {
        path.strip_prefix(&source).unwrap_or(path).to_string_lossy().replace('\\', "/")
    };
    let all = files(&source, "rs").into_iter().map(|path| (named(&path), text(&path)));
    all.filter(|(name, _)| !is_aside(name)).collect()
}

fn is_aside(name: &str) -> bool {
    let name = name.strip_suffix(".rs").unwrap_or(name);
    name.split('/').any(|part| ASIDE.contains(&part))
}

/// Two numbers: one that changes with the rules and tables of a game, and with them the list of
/// mutants; one that changes with its tests and with the engine, and with them the verdicts.
pub fn fingerprints(root: &Path, game: &str) -> Done<(String, String)> {
    let game = root.join("games").join(game);
    let of = |folders: &[PathBuf]| -> Done<String> {
        let mut hasher = DefaultHasher::new();
        for path in folders.iter().map(|it| everything(it)).collect::<Done<Vec<_>>>()?.concat() {
            let content = std::fs::read(&path).map_err(|error| format!("{path:?}: {error}"))?;
            (path.strip_prefix(root).unwrap_or(&path), content).hash(&mut hasher);
        }
        Ok(format!("{:016x}", hasher.finish()))
    };
    let rules = of(&[game.join("src"), game.join("content")])?;
    Ok((rules, of(&[game.join("tests"), game.join("words"), root.join("crates/engine")])?))
}

/// All files below a folder, in alphabetical order.
fn everything(folder: &Path) -> Done<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{folder:?}: {error}"))?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            found.extend(everything(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_words_and_hunches_are_no_rules() {
        let aside = ["content.rs", "content/tables/maps.rs", "describe/moves.rs", "map/tests.rs"];
        assert!(aside.iter().all(|name| is_aside(name)));
        let rules = ["flow.rs", "actions/build.rs", "laws.rs", "drawn.rs"];
        assert!(!rules.iter().any(|name| is_aside(name)));
    }
}
