//! Militants: outposts leave two rows of the mat from the left (TP-22.6).

use super::{People, offer_numbers};
use crate::actions::wide;
use crate::chain::Task;
use crate::content::content;
use crate::effects::{About, Key};
use crate::moves::Move;
use crate::state::Tapestry;
use engine::chain::Runs;
use engine::{Offers, Seat};

/// Spaces of a row.
const ROW: u8 = 4;
const ROWS: u8 = 2;
/// Outposts that lie on the mat at first.
pub(super) const ON_MAT: u8 = ROW * ROWS;
const BITS: u16 = (1 << ROW) - 1;

impl Tapestry {
    /// Empty spaces of a row, as bits from the left.
    fn empty_in(&self, row: u8) -> u16 {
        self.mats.used(People::Militants) >> (row * ROW) & BITS
    }
    /// Nothing lies there: the mat was gained late.
    pub(super) fn empty_militants(&mut self) {
        *self.mats.used_mut(People::Militants) = BITS | BITS << ROW;
    }
    fn rows_where(&self, holds: impl Fn(u16) -> bool) -> u64 {
        (0..ROWS).filter(|row| holds(self.empty_in(*row))).fold(0, |set, row| set | 1 << row)
    }

    /// What every empty space gives; their order can make no difference.
    pub(super) fn gain_militants(&mut self, seat: Seat) {
        for space in crate::actions::bits(self.mats.used(People::Militants).into()) {
            self.gain_mat_space(seat, People::Militants, space.into());
        }
    }

    /// An outpost was placed: it came from the mat while one lies there.
    pub(crate) fn outpost_was_placed(&mut self, seat: Seat) {
        if !self.has_changed(seat, Key::OutpostsOnMat) {
            return;
        }
        let rows = self.rows_where(|empty| empty != BITS);
        match rows.count_ones() {
            0 => {}
            1 => self.take_from_row(rows.trailing_zeros() as u8),
            _ => self.begin(content().roots.militants_take, seat, About::Nothing),
        }
    }
    pub(super) fn offer_militants_take<O: Offers<Move>>(&self, to: &mut O) {
        offer_numbers(to, self.rows_where(|empty| empty != BITS), "TP-22.27", "refused-row-empty");
    }
    /// The one on the far left.
    pub(super) fn take_from_row(&mut self, row: u8) {
        let left = self.empty_in(row).trailing_ones() as u8;
        *self.mats.used_mut(People::Militants) |= 1 << (row * ROW + left);
    }

    /// Outposts of the supply come onto the mat from the right, when it is gained later. A task keeps
    /// how many.
    pub(super) fn offer_militants_place<O: Offers<Move>>(&self, task: &Task, to: &mut O) {
        if task.done < self.player(task.seat).outposts {
            let empty = if task.done == 0 { BITS } else { 0 };
            let rows = self.rows_where(|there| empty != 0 || there != 0);
            to.each(wide(rows), Move::Number { n: 0 });
        }
    }
    pub(super) fn place_on_mat(&mut self, task: &Task, row: u8) {
        self.again(task, task.done + 1, task.about);
        let used = self.mats.used_mut(People::Militants);
        if task.done == 0 {
            *used = BITS | BITS << ROW;
        }
        let right = (*used >> (row * ROW) & BITS).checked_ilog2().unwrap_or(0) as u8;
        *used &= !(1 << (row * ROW + right));
    }
}
