//! How this run talks: language, JSON, colours, and the tables it plays with.

use crate::args::Manner;
use crate::content;
use crate::failure::{Done, Failure};
use crate::layout::{folded, wrap};
use crate::paint::Paint;
use catalog::{GAMES, GameEntry, Lang, Words};
use engine::Message;
use engine::picture::Picture;
use serde::Serialize;
use std::ffi::OsString;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A terminal narrower than this is written to as if it were so wide.
const LEAST_WIDTH: usize = 20;

/// Everything the verbs share.
#[derive(Debug)]
pub struct Desk {
    pub lang: Lang,
    pub json: bool,
    pub quiet: bool,
    pub paint: Paint,
    content: Option<PathBuf>,
    words: Arc<Words>,
    /// True once a table was opened whose state somebody changed by hand.
    edited: AtomicBool,
}

impl Desk {
    pub fn new(manner: &Manner, lang: Lang) -> Desk {
        Desk {
            json: manner.json,
            quiet: manner.quiet,
            content: manner.content.clone(),
            paint: Paint::for_stdout(),
            ..Desk::plain(lang)
        }
    }

    /// A desk for a run that went wrong before it began.
    pub fn plain(lang: Lang) -> Desk {
        Desk {
            lang,
            json: false,
            quiet: false,
            paint: Paint::None,
            content: None,
            words: Words::shared(lang),
            edited: AtomicBool::new(false),
        }
    }

    /// The game with this id, playing with the component tables this run was given.
    pub fn game(&self, id: &str) -> Done<&'static dyn GameEntry> {
        let game = catalog::game(id)?;
        if let Some(folder) = &self.content {
            let tables = content::read(game, folder)?;
            game.check_tables(&tables.files).map_err(Failure::content)?;
            game.install_tables(&tables.files).map_err(Failure::content)?;
            tables.sources(game, folder).iter().for_each(|source| self.remark(source));
        }
        Ok(game)
    }

    /// All games, those the folder of `--content` is for with its tables.
    pub fn games(&self) -> Done<Vec<&'static dyn GameEntry>> {
        let owner = self.content.as_deref().map(content::owner).transpose()?.flatten();
        let game = |game: &&'static dyn GameEntry| {
            let id = game.profile().id;
            match owner {
                Some(owner) if owner.profile().id != id => Ok(*game),
                _ => self.game(id),
            }
        };
        GAMES.iter().map(game).collect()
    }

    /// How many letters fit on a line; a pipe takes any number.
    pub fn width(&self) -> usize {
        let columns = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
        let terminal = || terminal_size::terminal_size_of(std::io::stdout());
        columns
            .or_else(|| terminal().map(|(width, _)| usize::from(width.0)))
            .map_or(usize::MAX, |width| width.max(LEAST_WIDTH))
    }

    /// A picture on stdout, its lines folded where they do not fit.
    pub fn draw(&self, picture: &Picture) {
        print(&self.paint.picture(&folded(picture, self.width())));
    }

    /// A text in lines that fit, each beginning with these letters.
    pub fn wrapped(&self, indent: &str, text: &str) -> String {
        let taken = indent.chars().count();
        let lines = wrap(text, self.width(), taken, taken);
        lines.iter().map(|line| format!("{indent}{line}")).collect::<Vec<_>>().join("\n")
    }

    /// A table that was edited by hand may be one no game can lead to.
    pub fn note_edited_table(&self) {
        self.edited.store(true, Ordering::Relaxed);
    }

    pub fn on_edited_table(&self) -> bool {
        self.edited.load(Ordering::Relaxed)
    }

    /// The folder of `--content`.
    pub fn content(&self) -> Option<&std::path::Path> {
        self.content.as_deref()
    }

    /// A message of the shared words.
    pub fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    /// Words that need no parameters.
    pub fn key(&self, key: &str) -> String {
        self.words.key(key)
    }

    /// A line on stdout.
    pub fn line(&self, text: impl AsRef<str>) {
        print(text.as_ref());
        print("\n");
    }

    /// A remark on stderr that is not the result.
    pub fn remark(&self, message: &Message) {
        if !self.quiet {
            complain(&self.say(message));
        }
    }

    /// Data on stdout, indented.
    pub fn data<T: Serialize>(&self, value: &T) {
        let text = serde_json::to_string_pretty(value).expect("results are plain data");
        self.line(text);
    }
}

/// A line on stderr. If nobody listens there, nobody is left who could be told.
pub fn complain(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// Writes to stdout. A reader that has seen enough (`| head`) ends the program, not with an error.
pub fn print(text: &str) {
    let mut stdout = std::io::stdout();
    if let Err(error) = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            std::process::exit(crate::exit::FINE.into());
        }
        complain(&error.to_string());
        std::process::exit(crate::exit::UNEXPECTED.into());
    }
}

/// The language, needed before arguments are understood: help and mistakes speak it too.
pub fn early_lang(args: impl Iterator<Item = OsString>) -> Lang {
    let args: Vec<String> = args.map(|arg| arg.to_string_lossy().into_owned()).collect();
    let option = args.iter().enumerate().find_map(|(at, arg)| match arg.strip_prefix("--lang") {
        Some("") => args.get(at + 1).cloned(),
        Some(rest) => rest.strip_prefix('=').map(str::to_string),
        None => None,
    });
    if let Some(lang) = option.as_deref().and_then(Lang::from_locale) {
        return lang;
    }
    // The first of these that is set decides, also if it names a language we do not have.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    locale.and_then(|locale| Lang::from_locale(&locale)).unwrap_or_default()
}

/// True if a person is likely to read stderr.
pub fn somebody_watches() -> bool {
    std::io::stderr().is_terminal()
}
