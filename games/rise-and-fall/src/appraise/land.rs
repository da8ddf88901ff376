//! Regions: who is going to dominate them (RF-8.6).

use super::{POINT, WHOLE, scaled};
use crate::hex::Cell;
use crate::state::{MAX_CIVS, Piece, RiseAndFall};
use engine::{Places, Seat};

/// The chance to dominate in the end by how far one is ahead, from three behind to three before,
/// in thousandths, as long as much can happen.
const CHANCES: [i32; 7] = [20, 70, 180, 380, 640, 800, 900];

/// What a Region gives to somebody with so many pieces in it against the strongest other.
fn chance(own: u8, best: u8, left: i32) -> i32 {
    if own == 0 {
        return 0;
    }
    let lead = i32::from(own) - i32::from(best);
    let open = CHANCES[(lead.clamp(-3, 3) + 3) as usize];
    let now = if lead > 0 { WHOLE } else { 0 };
    scaled(open, left) + scaled(now, WHOLE - left)
}

/// The most pieces anybody else has.
fn best_other(counts: &[u8; MAX_CIVS], seat: Seat) -> u8 {
    let others = counts.iter().enumerate().filter(|(other, _)| *other != seat.index());
    others.map(|(_, &count)| count).max().unwrap_or(0)
}

impl RiseAndFall {
    /// All Regions a seat has pieces in, by the chance to dominate them.
    pub(super) fn worth_of_land(&self, seat: Seat, left: i32) -> i32 {
        let counts = self.pieces_by_region();
        let mut worth = 0;
        for (region, counts) in counts.iter().enumerate().take(self.world.regions.len()) {
            let own = counts[seat.index()];
            if own > 0 {
                let points = self.region_points(seat, region) * POINT;
                worth += scaled(points, chance(own, best_other(counts, seat), left));
            }
        }
        worth
    }

    /// What one more piece on this cell adds to the hopes for its Region.
    pub(super) fn pull_of(&self, seat: Seat, cell: Cell) -> i32 {
        let number = self.world.region[cell as usize] as usize;
        let Some(region) = self.world.regions.get(number) else { return 0 };
        let mut counts = [0u8; MAX_CIVS];
        let mut see = |piece: Piece| {
            if piece.is_some() {
                counts[piece.owner().index()] += 1;
            }
        };
        (region.cells & self.taken()).each(|cell| {
            see(self.building(cell));
            see(self.unit(cell));
        });
        let left = self.time_left();
        let (own, best) = (counts[seat.index()], best_other(&counts, seat));
        let gain = chance(own + 1, best, left) - chance(own, best, left);
        scaled(self.region_points(seat, number) * POINT, gain)
    }
}
