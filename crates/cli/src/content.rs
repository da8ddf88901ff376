//! Component tables from a folder, in place of the ones the binary carries.

use crate::failure::{Done, Failure};
use crate::files;
use catalog::{GAMES, GameEntry};
use engine::Message;
use engine::content::{nearest, nearest_by, with_known};
use std::cmp::Reverse;
use std::path::{Path, PathBuf};

/// The tables of a game with those of a folder laid over them.
#[derive(Clone, Debug)]
pub struct Tables {
    pub files: Vec<(String, String)>,
    pub from_folder: Vec<String>,
    /// Files that look like tables and are none.
    strays: Vec<String>,
}

impl Tables {
    /// Nothing but what the binary carries.
    pub fn built_in(game: &dyn GameEntry) -> Tables {
        Tables { files: game.tables(), from_folder: Vec::new(), strays: Vec::new() }
    }

    /// The names of the tables that are not from the folder.
    pub fn others(&self) -> Vec<&str> {
        let names = self.files.iter().map(|(name, _)| name.as_str());
        names.filter(|name| !self.from_folder.iter().any(|own| own == name)).collect()
    }

    /// Which tables are from where, and what was left aside.
    pub fn sources(&self, game: &dyn GameEntry, folder: &Path) -> Vec<Message> {
        let about = |key: &str| {
            Message::new(key)
                .text("game", game.profile().id)
                .text("folder", folder.display().to_string())
        };
        let from = self.from_folder.join(", ");
        let others = self.others();
        let told = match (self.from_folder.is_empty(), others.is_empty()) {
            (true, _) => about("content-none"),
            (false, true) => about("content-all").text("from", from),
            (false, false) => {
                about("content-some").text("from", from).text("others", others.join(", "))
            }
        };
        let stray = |file: &String| {
            let known: Vec<&str> = self.files.iter().map(|(name, _)| name.as_str()).collect();
            with_known(about("content-stray").text("file", file), file, &known)
        };
        [told].into_iter().chain(self.strays.iter().map(stray)).collect()
    }
}

/// The tables this folder gives to a game.
///
/// The folder has one sub-folder per game, or the files of one game themselves. A game that has no
/// sub-folder where others have one plays with its own tables.
pub fn read(game: &dyn GameEntry, folder: &Path) -> Done<Tables> {
    let here = Listing::of(folder)?;
    if !here.is_by_game() {
        return laid_over(game, folder, &here);
    }
    here.expect_only_games(folder)?;
    let own = game.profile().id;
    if !here.folders.iter().any(|name| name == own) {
        return Ok(Tables::built_in(game));
    }
    let folder = folder.join(own);
    laid_over(game, &folder, &Listing::of(&folder)?)
}

/// The one game a folder of files is for; nothing if it has a sub-folder for each game.
pub fn owner(folder: &Path) -> Done<Option<&'static dyn GameEntry>> {
    let here = Listing::of(folder)?;
    if here.is_by_game() {
        return Ok(None);
    }
    let known = |game: &&dyn GameEntry| {
        let tables = game.tables();
        here.tables.iter().filter(|name| tables.iter().any(|(known, _)| known == *name)).count()
    };
    let alike = |game: &&dyn GameEntry| {
        let tables = game.tables();
        let names = || tables.iter().map(|(known, _)| known.as_str());
        let near = here.tables.iter().filter_map(|name| nearest_by(name, names()));
        near.fold((0, Reverse(0)), |(count, Reverse(sum)), (letters, _)| {
            (count + 1, Reverse(sum + letters))
        })
    };
    let all: Vec<&'static dyn GameEntry> =
        GAMES.iter().copied().filter(|game| known(game) == here.tables.len()).collect();
    match all[..] {
        [one] => Ok(Some(one)),
        // The game with the most and nearest names like these says which one it does not know.
        [] => Ok(GAMES.iter().copied().max_by_key(alike)),
        _ if here.tables.is_empty() => Err(nothing_in(folder, &here)),
        _ => {
            let games: Vec<&str> = all.iter().map(|game| game.profile().id).collect();
            let reason = Message::new("refused-content-whose")
                .text("folder", folder.display().to_string())
                .text("games", games.join(", "));
            Err(Failure::refused("whose-content", reason))
        }
    }
}

fn laid_over(game: &dyn GameEntry, folder: &Path, here: &Listing) -> Done<Tables> {
    if here.tables.is_empty() {
        return Err(nothing_in(folder, here));
    }
    let mut files = game.tables();
    for name in &here.tables {
        let Some(at) = files.iter().position(|(known, _)| known == name) else {
            let known: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
            return Err(unknown_table(folder, name, &known));
        };
        files[at].1 = files::read(&folder.join(name))?;
    }
    let known: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    let like_a_table = |name: &&String| nearest(name, known.iter().copied()).is_some();
    let strays = here.others.iter().filter(like_a_table).cloned().collect();
    Ok(Tables { strays, from_folder: here.tables.clone(), files })
}

fn nothing_in(folder: &Path, here: &Listing) -> Failure {
    let reason =
        Message::new("refused-content-folder").text("folder", folder.display().to_string());
    // Perhaps a folder was meant for a game and is called something else.
    let near = here.folders.iter().find(|name| nearest(name, ids()).is_some());
    let word = near.map_or("", String::as_str);
    Failure::refused("no-content", with_known(reason, word, &ids().collect::<Vec<_>>()))
}

fn unknown_table(folder: &Path, name: &str, known: &[&str]) -> Failure {
    let reason = Message::new("refused-content-name")
        .text("folder", folder.display().to_string())
        .text("name", name);
    Failure::refused("unknown-table", with_known(reason, name, known))
}

fn ids() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|game| game.profile().id)
}

/// What is in a folder, by name.
#[derive(Debug, Default)]
struct Listing {
    folders: Vec<String>,
    /// Files that end like tables.
    tables: Vec<String>,
    others: Vec<String>,
}

impl Listing {
    fn of(folder: &Path) -> Done<Listing> {
        let unreadable = |error| files::unreadable(folder, &error);
        let mut listing = Listing::default();
        for entry in std::fs::read_dir(folder).map_err(unreadable)? {
            let path: PathBuf = entry.map_err(unreadable)?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let kind = if path.is_dir() {
                &mut listing.folders
            } else if path.extension().is_some_and(|extension| extension == "toml") {
                &mut listing.tables
            } else {
                &mut listing.others
            };
            kind.push(name);
        }
        [&mut listing.folders, &mut listing.tables, &mut listing.others]
            .into_iter()
            .for_each(|names| names.sort());
        Ok(listing)
    }

    /// True if games have folders of their own here.
    fn is_by_game(&self) -> bool {
        self.folders.iter().any(|name| ids().any(|id| id == name))
    }

    /// Refuses tables that no game would read: beside the folders, or in one that is no game's.
    fn expect_only_games(&self, folder: &Path) -> Done<()> {
        let known: Vec<&str> = ids().collect();
        if let Some(name) = self.tables.first() {
            return Err(unknown_table(folder, name, &known));
        }
        for name in self.folders.iter().filter(|name| !known.contains(&name.as_str())) {
            if !Listing::of(&folder.join(name))?.tables.is_empty() {
                return Err(unknown_table(folder, name, &known));
            }
        }
        Ok(())
    }
}
