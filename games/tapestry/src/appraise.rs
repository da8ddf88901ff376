//! A rough judgement for bots: points now, points in sight, and what the rest is worth. Rules never call it.

use crate::kinds::{Building, Track};
use crate::moves::Move;
use crate::state::{Phase, Tapestry};
use engine::{Appraise, Seat};

/// A resource, by income turns still to come: the last ones buy the dearest spaces.
const RESOURCE: [i32; 6] = [0, 1_300, 1_800, 2_000, 2_100, 2_200];
/// A building off the mat, for each income turn to come: what its slot pays or scores.
const BUILDING: i32 = 1_100;
/// A space of a track: benefits are gained at once, landmarks and the end are nearer.
const SPACE: i32 = 250;
const TECHNOLOGY: i32 = 600;
const TERRITORY: i32 = 700;
const TILE: i32 = 350;
const CARD: i32 = 500;
const LANDMARK: i32 = 900;

impl Appraise for Tapestry {
    fn appraise(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let points = 1_000 * i32::from(player.points);
        if self.phase == Phase::Over || player.over {
            return points;
        }
        let left = usize::from(5 - player.income_turns.min(5));
        let turns = left as i32;
        let spaces: i32 = Track::ALL.iter().map(|track| i32::from(player.position(*track))).sum();
        let landmarks = self.landmarks.iter().filter(|owner| **owner == seat.0).count() as i32;
        let technologies = player.all_technologies().count_ones() as i32;
        points
            + RESOURCE[left] * i32::from(player.held())
            + BUILDING * turns * i32::from(player.all_buildings())
            + SPACE * spaces
            + TECHNOLOGY * technologies * turns.min(3)
            + TERRITORY * self.controls(seat).count_ones() as i32 * turns.min(3)
            + TILE * player.tiles.count_ones() as i32
            + CARD * i32::from(player.hand_size().min(4))
            + LANDMARK * landmarks
    }

    /// An income turn with resources left wastes them; what is free is taken.
    fn hunch(&self, seat: Seat, mv: Move) -> i32 {
        let player = self.player(seat);
        match mv {
            Move::Income {} => 300 - 250 * i32::from(player.held()),
            Move::Advance { .. } | Move::Conquer { .. } | Move::Explore { .. } => 400,
            Move::Build { building } => {
                let left = player.mat[building.index()].count_ones() as i32;
                100 * left + i32::from(building == Building::Market) * 50
            }
            Move::Upgrade { .. } => 300,
            Move::No {} => -200,
            _ => 0,
        }
    }
}
