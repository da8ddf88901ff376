//! The one list of games: what is written for all games is in [`erased`], compiled for each game in
//! a crate of its own (`entries/`), so that games do not wait for each other.

pub use erased::*;

use engine::Refusal;
use std::sync::LazyLock;

/// Every game of the library: a new one is one more line.
pub static GAMES: LazyLock<Vec<&'static dyn GameEntry>> = LazyLock::new(|| {
    vec![
        entry_terra_mystica::entry(),
        entry_rise_and_fall::entry(),
        entry_rise_to_nobility::entry(),
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
