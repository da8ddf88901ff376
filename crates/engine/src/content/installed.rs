//! The tables in use: those the binary carries, or an owner's.

use super::{Problem, Problems, Reader, Texts, embedded, fingerprint, read};
use std::sync::OnceLock;

/// Everything printed on the components of a game, read from its table files.
/// [`tables!`](crate::tables) writes the implementation.
pub trait Tables: Sized + Send + Sync + 'static {
    /// The files the binary carries, name and text.
    const EMBEDDED: &'static [(&'static str, &'static str)];
    /// Entries that people read of, whose texts are in the catalogues of the game.
    const TEXTS: &'static [Texts];

    /// Reads every file. Mistakes are told to the reader; nothing is returned only after one.
    fn read(reader: &mut Reader<'_>) -> Option<Self>;

    /// The one place where those in use are kept.
    fn installed() -> &'static Installed<Self>;
}

/// The tables of a game for the whole process: chosen once, then constant.
#[derive(Debug)]
pub struct Installed<T>(OnceLock<InUse<T>>);

/// What was read, and from what.
#[derive(Debug)]
struct InUse<T> {
    content: T,
    files: Vec<(String, String)>,
    fingerprint: String,
}

impl<T: Tables> Installed<T> {
    /// Nothing chosen yet.
    pub const fn none() -> Installed<T> {
        Installed(OnceLock::new())
    }

    /// What is printed on the components in use: the embedded tables, unless others were installed
    /// first.
    #[inline]
    pub fn content(&self) -> &T {
        &self.in_use().content
    }

    /// The files in use.
    pub fn files(&self) -> &[(String, String)] {
        &self.in_use().files
    }

    /// Names the exact files in use.
    pub fn fingerprint(&self) -> &str {
        &self.in_use().fingerprint
    }

    /// Plays with other tables from now on. Possible once, before any game was touched.
    ///
    /// # Errors
    /// Every mistake of the tables; that some are in use already.
    pub fn install(&self, files: &[(String, String)]) -> Result<(), Problems> {
        let tables = InUse::of(files.to_vec())?;
        self.0.set(tables).map_err(|_| {
            Problems(vec![Problem::in_file("", "component tables are already in use")])
        })
    }

    #[inline]
    fn in_use(&self) -> &InUse<T> {
        self.0.get_or_init(|| {
            InUse::of(embedded::<T>()).unwrap_or_else(|problems| {
                unreachable!("the embedded tables are checked by a test: {problems}")
            })
        })
    }
}

impl<T: Tables> InUse<T> {
    fn of(files: Vec<(String, String)>) -> Result<InUse<T>, Problems> {
        let content = read(&files)?;
        let named: Vec<(&str, &str)> =
            files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        Ok(InUse { content, fingerprint: fingerprint(&named), files })
    }
}

/// The tables of a game that has none.
#[derive(Clone, Copy, Debug)]
pub struct NoTables;

impl Tables for NoTables {
    const EMBEDDED: &'static [(&'static str, &'static str)] = &[];
    const TEXTS: &'static [Texts] = &[];

    fn read(_: &mut Reader<'_>) -> Option<NoTables> {
        Some(NoTables)
    }
    fn installed() -> &'static Installed<NoTables> {
        static NONE: Installed<NoTables> = Installed::none();
        &NONE
    }
}

/// Makes a type the tables of a game: `tables!(Content, read, ["cards.toml", …])`, where `read` is
/// its [`Tables::read`] and the files are in the crate's folder `content`. Behind them,
/// `texts { "cards.toml" { card: "card-*" } }` says which entries have texts, and under which keys: one
/// that is missing is told where the entry is. Writes `content()`, the tables in use.
#[macro_export]
macro_rules! tables {
    (
        $content:ident, $read:path, [$($file:literal),+ $(,)?],
        texts { $($of:literal { $($list:ident: $key:literal),+ $(,)? })* } $(,)?
    ) => {
        static INSTALLED: $crate::content::Installed<$content> = $crate::content::Installed::none();

        impl $crate::content::Tables for $content {
            const EMBEDDED: &'static [(&'static str, &'static str)] = &[
                $(($file, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/content/", $file)))),+
            ];
            const TEXTS: &'static [$crate::content::Texts] =
                &[$(($of, &[$((stringify!($list), $key)),+])),*];

            fn read(reader: &mut $crate::content::Reader<'_>) -> Option<$content> {
                $read(reader)
            }
            fn installed() -> &'static $crate::content::Installed<$content> {
                &INSTALLED
            }
        }

        /// The tables in use: the embedded ones, unless others were installed first.
        #[inline]
        pub fn content() -> &'static $content {
            INSTALLED.content()
        }
    };
}
