//! Which rule is against a move, and why.

use crate::moves::Move;
use crate::state::TerraMystica;
use engine::{Refusal, Seat};

impl TerraMystica {
    pub(crate) fn why_not(&self, _seat: Seat, _mv: Move) -> Refusal {
        Refusal::plain("TM-8.1", "refused-move")
    }
}
