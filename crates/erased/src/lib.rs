//! A game and a match with their types erased: typed inside, JSON outside.
//!
//! Reading order: [`entry`](mod@entry) is what can be done with a game, [`table`] what can be done with a match,
//! [`words`] how messages become sentences, [`setup`] how choices become a setup, [`report`] what a
//! simulation tells.

#![warn(missing_docs, clippy::missing_errors_doc, clippy::missing_panics_doc)]

pub mod entry;
mod grammar;
pub mod report;
pub mod setup;
pub mod table;
mod typed;
pub mod words;

pub use entry::{Entry, GameEntry};
pub use table::Table;
pub use words::{Lang, Words};

use engine::content::with_known;
use engine::{Message, Refusal};

/// Compiles everything for one game, here and nowhere else: `entry()` is its [`GameEntry`].
#[macro_export]
macro_rules! entry {
    ($game:ty) => {
        /// The game with its types erased.
        // Inlined elsewhere, it would bring the whole game along to be compiled again.
        #[inline(never)]
        pub fn entry() -> &'static dyn $crate::GameEntry {
            &$crate::Entry::<$game>::NEW
        }
    };
}

/// The game with this id among some.
///
/// # Errors
/// `unknown-game`, with the nearest id.
pub fn game_of(
    games: &[&'static dyn GameEntry],
    id: &str,
) -> Result<&'static dyn GameEntry, Refusal> {
    let found = games.iter().find(|game| game.profile().id == id);
    found.copied().ok_or_else(|| {
        let shown: String = id.chars().take(60).collect();
        let known: Vec<&str> = games.iter().map(|game| game.profile().id).collect();
        let reason = Message::new("refused-game").text("game", shown);
        Refusal::new("unknown-game", with_known(reason, id, &known))
    })
}
