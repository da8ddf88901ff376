//! How promising does this look? For bots only; rules never call it.

use crate::{Game, Seat};

/// A rough judgement of a table, in thousandths of a point. Bots compare, they do not believe.
pub trait Appraise: Game {
    /// What this seat can hope to score in the end, more is better.
    fn appraise(&self, seat: Seat) -> i32;

    /// A quick hunch about a move before it is tried, for ordering and for lively playouts;
    /// 0 is neutral, below `-1000` is "not worth a look".
    fn hunch(&self, _seat: Seat, _mv: Self::Move) -> i32 {
        0
    }
}
