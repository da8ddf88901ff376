//! Saving and loading in the words of the rulebook, and nothing loads that could not be played.
//!
//! What a field is saved as stands beside it (`engine::saved`); fingerprints cover the plain numbers.

use crate::map;
use crate::state::Arcadia;

engine::saved_in_words!(Arcadia, numbers = "events_seen", |table| {
    // What follows from the rest can only be worked out from numbers that stand for something.
    table.broken_numbers().map_or(Ok(()), Err)?;
    table.derive();
    Ok(())
});

impl Arcadia {
    /// What follows from the rest of the table.
    pub(crate) fn derive(&mut self) {
        self.refresh_cards();
        self.relate();
        self.derived.near = map::adjacency_of(&self.map.cells, self.map.brick);
    }
}
