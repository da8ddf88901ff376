//! The one list of games: what is written for all games is in [`erased`], compiled for each game in
//! a crate of its own (`entries/`), so that games do not wait for each other.
//!
//! ```
//! use catalog::Lang;
//! use engine::{Seed, Viewer};
//!
//! let game = catalog::game("rise-to-nobility")?;
//! let setup = game.usual_setup(2)?;
//! let mut table = game.new_table(&setup, Seed::from_words("a rainy day"), None)?;
//! let seat = table.asked().first().expect("somebody begins");
//! println!("{}", table.pending(Lang::Fr)[0].text);
//! let answers = table.legal(seat, Lang::En);
//! table.play(seat, &answers[0].notation, None)?;
//! assert_eq!(table.length(), 1);
//! // Whatever is no move is refused with a reason and changes nothing.
//! let refusal = table.play(seat, "fly", None).expect_err("nobody flies");
//! assert!(!refusal.rule.is_empty() && table.length() == 1);
//! assert!(table.view(Viewer::Spectator).is_object());
//! # Ok::<(), engine::Refusal>(())
//! ```

#![warn(missing_docs, clippy::missing_errors_doc, clippy::missing_panics_doc)]

pub use erased::*;

use engine::Refusal;
use std::sync::LazyLock;

/// Every game of the library: a new one is one more line.
pub static GAMES: LazyLock<Vec<&'static dyn GameEntry>> = LazyLock::new(|| {
    vec![
        entry_terra_mystica::entry(),
        entry_rise_and_fall::entry(),
        entry_rise_to_nobility::entry(),
        entry_tapestry::entry(),
        entry_arcadia::entry(),
    ]
});

/// The game with this id.
///
/// ```
/// assert_eq!(catalog::game("terra-mystica").map(|game| game.profile().prefix), Ok("TM"));
/// assert_eq!(catalog::game("chess").err().map(|refusal| refusal.rule), Some("unknown-game"));
/// ```
///
/// # Errors
/// `unknown-game`, with the nearest id.
pub fn game(id: &str) -> Result<&'static dyn GameEntry, Refusal> {
    game_of(&GAMES, id)
}
