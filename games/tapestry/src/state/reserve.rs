//! What a player has set apart for the last income turn (TP-13.9).

use super::NONE;
use crate::effects::Reserved;
use crate::kinds::Tapestries;
use engine::saved::Maybe;

/// Something in the reserve area, and the card that put it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, engine::Saved)]
pub struct InReserve {
    /// Nothing, if this place is free.
    #[is(Maybe<Tapestries>)]
    pub(crate) card: u8,
    pub(crate) what: Reserved,
    /// The space tile or technology card.
    pub(crate) thing: u8,
}

impl Default for InReserve {
    fn default() -> Self {
        InReserve { card: NONE, what: Reserved::Reminder, thing: 0 }
    }
}

impl InReserve {
    pub(crate) fn is_free(self) -> bool {
        self.card == NONE
    }
}
