//! What a campaign writes down about a finished game.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The sheet of one game: whoever keeps accounts keeps it too, and adds up its renown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// True if it was won.
    pub won: bool,
    /// How hard it was.
    pub difficulty: u32,
    /// What the game brought to each of its players; below 0 if it took something away.
    pub renown: i64,
    /// Everything else that is printed, in the game's own form.
    pub details: Value,
}
