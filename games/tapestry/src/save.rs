//! Saving and loading in the words of the rulebook, and nothing loads that could not be played.

use crate::content::content;
use crate::state::Tapestry;

engine::saved_in_words!(Tapestry, |table| {
    table.board = table.board.printed(&content().map.atlas);
    table.survey();
    Ok(())
});
