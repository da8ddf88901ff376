//! `export` and `import`: games in the notation of other programs.

use crate::failure::{Done, Failure};
use catalog::GameEntry;
use engine::Message;

/// Refuses a format the game does not speak.
pub fn expect_format(game: &dyn GameEntry, format: &str) -> Done<()> {
    if game.formats().contains(&format) {
        return Ok(());
    }
    let known = if game.formats().is_empty() { "-".into() } else { game.formats().join(", ") };
    let reason = Message::new("refused-format").text("format", format).text("known", known);
    Err(Failure::refused("unknown-format", reason))
}
