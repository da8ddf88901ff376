//! What mats score in the last income turn (TP-4.7).

use super::People;
use crate::content::{Final, FinalScoring, FinalTime, content};
use crate::events::Event;
use crate::kinds::Source;
use crate::state::Tapestry;
use engine::{Seat, Tell};

impl Tapestry {
    /// Final scorings of own mats at these moments.
    pub(crate) fn score_mats_at<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        at: impl Fn(FinalTime) -> bool,
        tell: &mut T,
    ) {
        for civilization in self.player(seat).civilizations() {
            let printed = &content().civilizations[usize::from(civilization)];
            if let Some(scoring) = printed.final_scoring.filter(|it| at(it.when)) {
                let points = scoring.points(self.final_count(seat, scoring));
                self.score_points(seat, Source::Civilizations, points as i16, tell);
            }
        }
    }

    /// Those of income turn 5, and lily pads that nothing covers.
    pub(crate) fn score_mats<T: Tell<Event>>(&mut self, seat: Seat, tell: &mut T) {
        self.score_mats_at(seat, |when| when != FinalTime::EndOfOwnGame, tell);
        let (mats, city) = (&content().capitals, &self.player(seat).city);
        let ground = &mats.grounds[usize::from(city.capital())];
        let lost = i16::from(ground.lily_penalty) * i16::from(city.visible_lilies(mats));
        self.score_points(seat, Source::Other, -lost, tell);
    }

    fn final_count(&self, seat: Seat, scoring: FinalScoring) -> u32 {
        let (mats, city) = (&content().capitals, &self.player(seat).city);
        match scoring.what {
            Final::LandMass => {
                let atlas = &content().map.atlas;
                self.board.largest_land_mass(atlas, self.controls(seat)).into()
            }
            Final::ExactPredictions => {
                let exact = |category: &usize| {
                    let predicted = self.mats.predicted[*category];
                    predicted > 0 && self.predicted_count(seat, *category) == predicted
                };
                (0..self.mats.predicted.len()).filter(exact).count() as u32
            }
            Final::VisibleImpassable => city.visible_impassable(mats).into(),
            Final::ConnectedLandmarks => city.connected_landmarks().into(),
            Final::IslandersWaterTiles => self.water_tiles().into(),
            Final::CollectedKinds => self.mats.used(People::Collectors).count_ones(),
        }
    }
}
