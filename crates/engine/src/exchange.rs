//! Games in the notation of other programs.

use crate::content::with_known;
use crate::{Game, Message, Playthrough, Refusal};

/// Reading and writing whole games in foreign formats.
pub trait Exchange: Game {
    /// The names for `--format`.
    const FORMATS: &'static [&'static str] = &[];

    /// A playthrough as text in one of [`Exchange::FORMATS`].
    ///
    /// # Errors
    /// `unknown-format`; `bad-export` for a game the format cannot say.
    fn export(_playthrough: &Playthrough<Self>, format: &str) -> Result<String, Refusal> {
        Err(unknown_format::<Self>(format))
    }

    /// A playthrough out of such a text.
    ///
    /// # Errors
    /// `unknown-format`; the line that cannot be read or played, and the rule against it.
    fn import(_text: &str, format: &str) -> Result<Playthrough<Self>, Refusal> {
        Err(unknown_format::<Self>(format))
    }
}

/// The refusal for a format this game does not speak.
pub fn unknown_format<G: Exchange>(format: &str) -> Refusal {
    let shown: String = format.chars().take(60).collect();
    let reason = Message::new("refused-format").text("format", shown);
    Refusal::new("unknown-format", with_known(reason, format, G::FORMATS))
}
