//! The one list of games: typed inside, JSON outside.
//!
//! Reading order: [`GAMES`] names the games, [`entry`] is what can be done with a game, [`table`]
//! what can be done with a match, [`words`] how messages become sentences, [`setup`] how choices
//! become a setup, [`report`] what a simulation tells.

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

/// Every game of the library: a new one is one more line.
pub const GAMES: &[&dyn GameEntry] = &[
    &Entry::<terra_mystica::TerraMystica>::NEW,
    &Entry::<rise_and_fall::RiseAndFall>::NEW,
    &Entry::<rise_to_nobility::RiseToNobility>::NEW,
];

/// The game with this id.
pub fn game(id: &str) -> Result<&'static dyn GameEntry, Refusal> {
    let found = GAMES.iter().find(|game| game.profile().id == id);
    found.copied().ok_or_else(|| {
        let shown: String = id.chars().take(60).collect();
        let known: Vec<&str> = GAMES.iter().map(|game| game.profile().id).collect();
        let reason = Message::new("refused-game").text("game", shown);
        Refusal::new("unknown-game", with_known(reason, id, &known))
    })
}
