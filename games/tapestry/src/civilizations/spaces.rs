//! Mats with spaces that a token moves over or covers: Entertainers, Leaders, Merrymakers.

use super::{People, offer_numbers};
use crate::content::content;
use crate::moves::Move;
use crate::state::Tapestry;
use engine::{Offers, Seat};

/// Tracks of the Merrymakers, and spaces of each.
const TRACKS: u8 = 3;
const SPACES: u16 = 3;

impl Tapestry {
    /// The spaces that follow that of the Entertainers' token.
    pub(super) fn offer_next_space<O: Offers<Move>>(&self, to: &mut O) {
        let at = usize::from(self.mats.tokens(People::Entertainers));
        let next = content().civilizations[People::Entertainers.index()].paths[at];
        let next = next.iter().fold(0, |set, space| set | 1u64 << space);
        offer_numbers(to, next, "TP-22.20", "refused-no-way");
    }

    /// An uncovered leader, or none.
    pub(super) fn offer_leaders<O: Offers<Move>>(&self, to: &mut O) {
        let spaces = content().civilizations[People::Leaders.index()].spaces;
        let left = ((1u64 << spaces) - 1) & !u64::from(self.mats.used(People::Leaders));
        offer_numbers(to, left, "TP-22.1", "refused-used-before");
        to.when(left != 0, Move::No {});
    }
    pub(super) fn cover_leader(&mut self, seat: Seat, leader: u8) {
        *self.mats.used_mut(People::Leaders) |= 1 << leader;
        self.gain_mat_space(seat, People::Leaders, leader.into());
    }

    /// How far the token of a track has come: two bits each.
    fn merry(&self, track: u8) -> u16 {
        self.mats.used(People::Merrymakers) >> (2 * track) & 3
    }
    /// A token that is not at the top.
    pub(super) fn offer_merrymakers<O: Offers<Move>>(&self, to: &mut O) {
        let open = (0..TRACKS).filter(|track| self.merry(*track) < SPACES);
        offer_numbers(
            to,
            open.fold(0, |set, track| set | 1u64 << track),
            "TP-22.26",
            "refused-at-the-top",
        );
    }
    /// The space the token of a track comes to next.
    pub(crate) fn merry_space(&self, track: u8) -> u8 {
        let at = u16::from(track.min(TRACKS - 1)) * SPACES + self.merry(track.min(TRACKS - 1));
        at.min(u16::from(TRACKS) * SPACES - 1) as u8
    }
    pub(super) fn make_merry(&mut self, seat: Seat, track: u8) {
        let space = usize::from(track) * usize::from(SPACES) + usize::from(self.merry(track));
        *self.mats.used_mut(People::Merrymakers) += 1 << (2 * track);
        self.gain_mat_space(seat, People::Merrymakers, space);
    }
}
