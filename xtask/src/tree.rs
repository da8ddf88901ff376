//! The folders of the project.

use crate::Done;
use std::fs;
use std::path::{Path, PathBuf};

/// The root of the project.
pub fn root() -> PathBuf {
    // Cargo tells where this package is; started by hand, we believe to be at the root.
    match std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from) {
        Some(here) => here.parent().map_or(here.clone(), Path::to_path_buf),
        None => PathBuf::from("."),
    }
}

/// The ids of the games: the folders of `games/`.
pub fn games() -> Vec<String> {
    let folders = folders(&root().join("games"));
    let name = |folder: PathBuf| folder.file_name().map(|name| name.to_string_lossy().into_owned());
    folders.into_iter().filter_map(name).collect()
}

/// The game that is meant: the first word, if it is no flag, or the only one there is.
pub fn game_meant(words: &[String]) -> Done<(String, &[String])> {
    meant(games(), words)
}

fn meant(games: Vec<String>, words: &[String]) -> Done<(String, &[String])> {
    match (words.split_first(), games.as_slice()) {
        (Some((first, rest)), games) if !first.starts_with('-') => {
            match games.iter().find(|game| *game == first) {
                Some(game) => Ok((game.clone(), rest)),
                None => Err(format!("no game \"{first}\": {}", games.join(", "))),
            }
        }
        (_, [only]) => Ok((only.clone(), words)),
        (_, []) => Err("there is no game in games/".into()),
        (_, games) => Err(format!("which game? {}", games.join(", "))),
    }
}

/// Sub-folders in alphabetical order; none if the folder is not there.
pub fn folders(folder: &Path) -> Vec<PathBuf> {
    entries(folder).into_iter().filter(|path| path.is_dir()).collect()
}

/// Files with this ending anywhere below a folder, in alphabetical order.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in entries(folder) {
        let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
        let foreign = ["target", "node_modules"].iter().any(|name| path.ends_with(name));
        if path.is_dir() && !hidden && !foreign {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|found| found == ending) {
            found.push(path);
        }
    }
    found
}

/// The text of a file, for scanning; empty if it cannot be read.
pub fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_default()
}

/// A path as people write it: from the root on.
pub fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| word.to_string()).collect()
    }

    #[test]
    fn a_game_is_named_unless_there_is_only_one() {
        let (one, two) = (words(&["go"]), words(&["chess", "go"]));
        let flag = words(&["--quick"]);
        assert_eq!(meant(one.clone(), &flag), Ok(("go".into(), &flag[..])));
        let named = words(&["go", "--quick"]);
        assert_eq!(meant(two.clone(), &named), Ok(("go".into(), &flag[..])));
        assert_eq!(meant(two.clone(), &flag), Err("which game? chess, go".into()));
        assert_eq!(meant(two, &words(&["ludo"])), Err("no game \"ludo\": chess, go".into()));
        assert_eq!(meant(vec![], &flag), Err("there is no game in games/".into()));
    }
}
