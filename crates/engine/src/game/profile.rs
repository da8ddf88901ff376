//! What a game is called, and its texts.

/// Everything about a game that is the same at every table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The folder's name, in small letters with hyphens.
    pub id: &'static str,
    /// As the box has it.
    pub name: &'static str,
    /// The prefix of its rule ids, in capitals.
    pub prefix: &'static str,
    /// Least and most players.
    pub seats: (u8, u8),
    /// Minutes a live game of people takes: with the fewest seats, and more for each further one.
    pub minutes: (u32, u32),
    /// True if seats may have secrets of each other.
    pub secrets: bool,
    /// Raised whenever an old log would replay to a different table.
    pub rules_version: u32,
    /// The text of the rules.
    pub rules: Bilingual,
    /// Fluent catalogues for this game's messages.
    pub words: Bilingual,
}

/// One text in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bilingual {
    /// English.
    pub en: &'static str,
    /// French.
    pub fr: &'static str,
}
