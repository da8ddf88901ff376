//! Points and places.

use crate::{Seat, Seats};
use serde::Serialize;

/// How a finished game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Final points by seat.
    pub points: Vec<i32>,
    /// Place by seat, 1 is best; equal places are shared. A game that all lose together has no
    /// first place: everybody comes second, after the game itself.
    pub places: Vec<u8>,
}

impl Outcome {
    /// Most points win, equal points share.
    pub fn most_points(points: Vec<i32>) -> Self {
        let place = |mine: &i32| 1 + points.iter().filter(|other| *other > mine).count() as u8;
        Outcome { places: points.iter().map(place).collect(), points }
    }
    /// True if the game itself won.
    pub fn is_lost_by_all(&self) -> bool {
        !self.places.is_empty() && self.places.iter().all(|&place| place == 2)
    }
    /// Everybody in the first place.
    pub fn winners(&self) -> Seats {
        self.places
            .iter()
            .enumerate()
            .filter(|(_, place)| **place == 1)
            .fold(Seats::NONE, |seats, (seat, _)| seats.with(Seat(seat as u8)))
    }
}

/// Points by source. The keys are message keys.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Score {
    /// All points.
    pub total: i32,
    /// Where they come from, by message key.
    pub sources: Vec<(&'static str, i32)>,
}

impl Score {
    /// Adds points from a source.
    pub fn add(&mut self, source: &'static str, points: i32) {
        self.total += points;
        self.sources.push((source, points));
    }
}
