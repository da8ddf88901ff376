//! Points, places and ties (TP-17).

use crate::kinds::Source;
use crate::state::{Phase, Tapestry};
use engine::{Outcome, Score, Seat};

impl Tapestry {
    pub(crate) fn score_of(&self, seat: Seat) -> Score {
        let mut score = Score::default();
        for source in Source::ALL {
            score.add(source.id(), self.player(seat).earned[source.index()].into());
        }
        score
    }

    /// Most points, then the tallest landmark in the capital; else shared (TP-17.2).
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let rank = |seat: Seat| (self.player(seat).points, self.tallest(seat));
        let ranks: Vec<_> = self.all_seats().map(rank).collect();
        let place = |mine: &_| 1 + ranks.iter().filter(|other| *other > mine).count() as u8;
        Some(Outcome {
            points: ranks.iter().map(|rank| rank.0.into()).collect(),
            places: ranks.iter().map(place).collect(),
        })
    }
}
