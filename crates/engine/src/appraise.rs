//! How promising does this look? For bots only; rules never call it.

use crate::{Game, Seat};

/// A rough judgement of a table, in thousandths of a point. Bots compare, they do not believe.
pub trait Appraise: Game {
    /// How widely a search looks at the answers of a question, in percent of the usual: less where
    /// the appraisal ranks answers well and luck hides small differences.
    const BREADTH: u32 = 100;
    /// How many times the usual number of candidates a playout looks at for each move: more where
    /// hunches are good and random moves ruin a seat.
    const CARE: u32 = 1;
    /// How many of its own follow-up questions a seat thinks through before it judges a table: fewer where many small
    /// answers follow each other and every one of them is judged well by itself.
    const DEPTH: u32 = 3;

    /// Decisions of a playout before a search judges the table: fewer where random answers ruin more than time shows.
    const PLAYOUT: u32 = 40;

    /// What a search must have gained or lost for half of the importance there is, in thousandths of a point: about what a
    /// good answer gains over a bad one.
    fn clear_margin(&self) -> i32 {
        12_000
    }

    /// The table, which this seat has imagined, as if nobody else had sealed an answer to the question it is asked: whoever
    /// answers last must expect the same as whoever answers first. Nothing else may change.
    fn before_others(self, _seat: Seat) -> Self {
        self
    }

    /// What this seat can hope to score in the end, more is better.
    fn appraise(&self, seat: Seat) -> i32;

    /// The same once the game is over, for a seat that has so many points: these, unless victory is something else.
    fn appraise_end(&self, _seat: Seat, points: i32) -> i64 {
        1000 * i64::from(points)
    }

    /// A quick hunch about a move before it is tried, for ordering and for lively playouts;
    /// 0 is neutral, below `-1000` is "not worth a look".
    fn hunch(&self, _seat: Seat, _mv: Self::Move) -> i32 {
        0
    }
}
