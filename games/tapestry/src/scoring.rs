//! Points, places and ties (TP-17).

use crate::kinds::{Rival, Source};
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

    /// Most points, then the tallest landmark in the capital; else shared (TP-17.2). Alone one plays against the Automa.
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let rank = |seat: Seat| (self.player(seat).points, self.tallest(seat));
        let people = self.all_seats().filter(|seat| !self.is_rival(*seat));
        let ranks: Vec<_> = people.map(rank).collect();
        // The Automa wins with more points (TP-26.17).
        let automa = self.seat_of(Rival::Automa).map(|seat| self.player(seat).points);
        let lost = |mine: &(i16, _)| u8::from(automa.is_some_and(|points| points > mine.0));
        let place =
            |mine: &_| 1 + lost(mine) + ranks.iter().filter(|other| *other > mine).count() as u8;
        Some(Outcome {
            points: ranks.iter().map(|rank| rank.0.into()).collect(),
            places: ranks.iter().map(place).collect(),
        })
    }
}
