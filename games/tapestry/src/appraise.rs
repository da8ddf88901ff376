//! A rough judgement for bots: points now, points in sight, and what the rest is worth. Rules never call it.

use crate::content::content;
use crate::kinds::{Building, Track};
use crate::moves::Move;
use crate::state::{Phase, Tapestry};
use engine::{Appraise, Seat};

/// A resource in hand: less than what an advance brings, so that it is spent.
const RESOURCE: i32 = 850;
/// A resource and a point of an income turn to come.
const INCOME: i32 = 800;
const SCORED: i32 = 850;
/// Points of slots that do not count anything: of the farms, and of the last slot of a track.
const FIXED: [i32; 6] = [0, 0, 4, 0, 7, 10];
const LAST_SLOT: usize = 5;
/// A space of a track: landmarks, the end and dearer benefits are nearer.
const SPACE: i32 = 260;
const COMPLETED: i32 = 1_200;
const LANDMARK: i32 = 500;
const DISTRICT: i32 = 900;
const PLOT: i32 = 45;
const TECHNOLOGY: i32 = 350;
const TERRITORY: i32 = 350;
const TILE: i32 = 350;
const CARD: i32 = 450;
const MASTERPIECE: i32 = 700;

impl Tapestry {
    /// What the exposed slots of the income mat pay in each income turn, and what they score.
    fn income_in_sight(&self, seat: Seat) -> (i32, i32) {
        let player = self.player(seat);
        let counted = |building: Building| match building {
            Building::Market => player.all_technologies().count_ones() as i32,
            Building::House => self.complete_lines(seat).into(),
            Building::Farm => 0,
            Building::Armory => self.controls(seat).count_ones() as i32,
        };
        let (mut paid, mut scored) = (0, 0);
        for building in Building::ALL {
            let covered = player.mat[building.index()];
            for (slot, printed) in content().income.slots[building.index()].iter().enumerate() {
                if covered >> slot & 1 == 1 {
                    continue;
                }
                paid += i32::from(printed.pays);
                if printed.scores {
                    let fixed = building == Building::Farm || slot == LAST_SLOT;
                    scored += if fixed { FIXED[slot] } else { counted(building) };
                }
            }
        }
        (paid, scored)
    }
}

impl Appraise for Tapestry {
    fn appraise(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let points = 1_000 * i32::from(player.points);
        if self.phase == Phase::Over || player.over {
            return points;
        }
        let taken = i32::from(player.income_turns);
        let (paying, scoring) = ((4 - taken).max(0), 5 - taken.max(1));
        let (paid, scored) = self.income_in_sight(seat);
        let mats = &content().capitals;
        let spaces: i32 = Track::ALL.iter().map(|track| i32::from(player.position(*track))).sum();
        points
            + RESOURCE * i32::from(player.held())
            + INCOME * paying * paid
            + SCORED * scoring * scored
            + SPACE * spaces
            + COMPLETED * player.completed.count_ones() as i32
            + LANDMARK * i32::from(self.landmarks_of(seat))
            + DISTRICT * player.city.complete(mats).count_ones() as i32
            + PLOT * player.city.covered().count_ones() as i32
            + TECHNOLOGY * player.all_technologies().count_ones() as i32
            + TERRITORY * self.controls(seat).count_ones() as i32
            + TILE * player.tiles.count_ones() as i32
            + CARD * i32::from(player.hand_size()).min(paying + 1)
            + MASTERPIECE * scoring * player.masterpieces.count_ones() as i32
    }

    /// An income turn with resources left wastes them; what is free is taken.
    fn hunch(&self, seat: Seat, mv: Move) -> i32 {
        let player = self.player(seat);
        match mv {
            Move::Income {} => 300 - 250 * i32::from(player.held()),
            // Dearer spaces bring more.
            Move::Advance { token } => 400 + 40 * i32::from(player.token(token).1),
            Move::Conquer { .. } | Move::Explore { .. } => 400,
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
