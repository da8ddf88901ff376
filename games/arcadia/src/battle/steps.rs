//! What may be moved in step I (AR-13), by sets of rows.

use super::Battle;
use super::field::{Group, Next, UnitId, beyond_bits, each, end};
use super::ground::{COLUMNS, axis_of, forward_grows, run};
use engine::kinds;

kinds! {
    /// Where a unit steps (AR-13.3 to AR-13.5).
    Way as "way" {
        /// To the column with the next lower number.
        Lower = "lower",
        Higher = "higher",
        /// The first of a group, and the whole group with it.
        Advance = "advance",
        Withdraw = "withdraw",
        /// With the next of its group ahead of it, or behind it.
        SwapAhead = "swap-ahead",
        SwapBehind = "swap-behind",
    }
}

kinds! {
    /// How far a column goes for free (AR-13.6).
    Stride as "stride" {
        AheadOne = "ahead-1",
        AheadTwo = "ahead-2",
        AheadThree = "ahead-3",
        AheadFour = "ahead-4",
        BackOne = "back-1",
        BackTwo = "back-2",
        BackThree = "back-3",
        BackFour = "back-4",
    }
}

impl Stride {
    pub(crate) const fn is_ahead(self) -> bool {
        (self as u8) < 4
    }
    pub(crate) const fn cells(self) -> u8 {
        self as u8 % 4 + 1
    }
}

/// Where units of a column may go, as rows by way.
pub(crate) type Steps = [u32; Way::COUNT];

/// A column as far as moves into it are concerned.
#[derive(Clone, Copy, Default)]
struct Door {
    /// Rows at which a unit may come in.
    enter: u32,
}

impl Battle {
    /// The groups of a column, lowest rows first.
    pub(crate) fn groups(&self, side: usize, column: u8) -> impl Iterator<Item = Group> + '_ {
        let mut left = self.sides[side].mobile[usize::from(column)];
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let group = self.group_at(side, column, left.trailing_zeros() as u8);
            left &= !group.rows;
            Some(group)
        })
    }
    /// Rows of engaged units of a column.
    pub(crate) fn busy_rows(&self, side: usize, column: u8) -> u32 {
        let own = &self.sides[side];
        let busy = own.busy();
        if busy == 0 { 0 } else { own.rows_of(busy)[usize::from(column)] }
    }
    /// How many cells a group could go this way; at most four are looked at.
    pub(crate) fn room(&self, side: usize, group: Group, grows: bool) -> u8 {
        let mut row = group.end(grows);
        let mut cells = 0;
        while cells < 4 {
            match self.next_row(side, group.column, row, grows) {
                Next::Row(next) if self.is_free(side, group.column, next) => row = next,
                _ => break,
            }
            cells += 1;
        }
        cells
    }

    /// Every step of the units in these sets of rows, by column. `movers` are units that may take one.
    pub(crate) fn steps(&self, side: usize, movers: &[u32; COLUMNS]) -> [Steps; COLUMNS] {
        let mut steps = [[0; Way::COUNT]; COLUMNS];
        let own = &self.sides[side];
        let busy = own.rows_of(own.busy());
        let mut doors = [Door::default(); COLUMNS];
        let mut leave = [0; COLUMNS];
        for column in 0..COLUMNS {
            let (at, wanted) = (column as u8, movers[column]);
            let near = column > 0 && movers[column - 1] != 0
                || column + 1 < COLUMNS && movers[column + 1] != 0;
            if near {
                doors[column] = self.door(side, at, busy[column]);
            }
            if wanted == 0 {
                continue;
            }
            let mut left = own.mobile[column];
            while left != 0 {
                let group = self.group_at(side, at, end(left, true));
                left &= !group.rows;
                if group.rows & wanted != 0 {
                    self.steps_of(
                        side,
                        group,
                        busy[column],
                        &mut steps[column],
                        &mut leave[column],
                    );
                }
            }
        }
        for column in 0..COLUMNS {
            let out = leave[column];
            if column > 0 {
                steps[column][Way::Lower as usize] = out & doors[column - 1].enter;
            }
            if column + 1 < COLUMNS {
                steps[column][Way::Higher as usize] = out & doors[column + 1].enter;
            }
            for rows in &mut steps[column] {
                *rows &= movers[column];
            }
        }
        steps
    }

    /// Within its column, and who may leave it: nobody engaged is moved on by closing ranks (AR-13.3 to AR-13.5).
    fn steps_of(&self, side: usize, group: Group, busy: u32, steps: &mut Steps, leave: &mut u32) {
        let held = group.rows & busy;
        let (first, grows) = (group.first(), group.grows);
        if held == 0 {
            *leave |= group.rows;
            if self.room_for_one(side, group, grows) {
                steps[Way::Advance as usize] |= 1 << first;
            }
            if self.room_for_one(side, group, !grows) {
                steps[Way::Withdraw as usize] |= 1 << first;
            }
        } else {
            // Those behind a unit that is not the first move up when it goes; the first leaves the others where they are.
            let last_held = end(held, !grows);
            *leave |= group.rows & !held & (1 << first | beyond_bits(last_held, !grows));
        }
        let mut left = group.rows;
        let mut behind: Option<u8> = None;
        // From the last to the first.
        while left != 0 {
            let row = end(left, !grows);
            left &= !(1 << row);
            if let Some(other) = behind
                && held & (1 << row | 1 << other) == 0
            {
                steps[Way::SwapAhead as usize] |= 1 << other;
                steps[Way::SwapBehind as usize] |= 1 << row;
            }
            behind = Some(row);
        }
    }
    fn room_for_one(&self, side: usize, group: Group, grows: bool) -> bool {
        matches!(self.next_row(side, group.column, group.end(grows), grows),
            Next::Row(next) if self.is_free(side, group.column, next))
    }

    /// Where a unit from beside may come in (AR-13.3).
    fn door(&self, side: usize, column: u8, busy: u32) -> Door {
        let own = &self.sides[side];
        let (mobile, guns) = (own.mobile[usize::from(column)], own.guns[usize::from(column)]);
        let others = self.others(side, column);
        let all = self.ground.rows(axis_of(side));
        let mut enter = 0;
        // (a) In between: the unit there and those behind it make room.
        for group in self.groups(side, column) {
            if self.room_for_one(side, group, !group.grows) {
                let held = group.rows & busy;
                // Nobody engaged may be at the row or behind it.
                enter |= if held == 0 {
                    group.rows
                } else {
                    group.rows & beyond_bits(end(held, !group.grows), !group.grows)
                };
            }
        }
        // (b) and (c) At free cells, segment by segment.
        let mut free = all & !self.line(side, column);
        while free != 0 {
            let at = end(free, true);
            let segment = run(self.open_rows(side, column, at) & !others, at);
            let cells = free & segment;
            free &= !segment;
            if mobile & segment == 0 {
                enter |= cells;
                continue;
            }
            let mut left = cells;
            while left != 0 {
                let row = end(left, true);
                left &= !(1 << row);
                if self.joins_at(side, column, row, segment).is_some() {
                    enter |= 1 << row;
                }
            }
        }
        Door { enter: enter & !guns }
    }

    /// Where a unit that comes to a free row of a segment with an own group stands then (AR-13.3 b): at the nearer end
    /// of the nearer group; none if there is no room.
    pub(crate) fn joins_at(&self, side: usize, column: u8, row: u8, segment: u32) -> Option<u8> {
        let mobile = self.sides[side].mobile[usize::from(column)] & segment;
        let above = mobile & beyond_bits(row, true);
        let below = mobile & beyond_bits(row, false);
        let up = (above != 0).then(|| end(above, false));
        let down = (below != 0).then(|| end(below, true));
        let upward = match (up, down) {
            (Some(up), Some(down)) => match (up - row).cmp(&(row - down)) {
                std::cmp::Ordering::Less => true,
                std::cmp::Ordering::Greater => false,
                // Of two as near the one ahead.
                std::cmp::Ordering::Equal => forward_grows(side),
            },
            (up, _) => up.is_some(),
        };
        let nearest = if upward { up } else { down }?;
        match self.next_row(side, column, nearest, !upward) {
            Next::Row(next) if self.is_free(side, column, next) => Some(next),
            _ => None,
        }
    }

    /// Units of a seat that may be chosen for a step: the one being moved, and others while moves are left.
    pub(crate) fn movers(&self, side: usize, seat: u8) -> [u32; COLUMNS] {
        let own = &self.sides[side];
        let mut set = 0;
        if self.moves > 0 {
            set |= own.live & !own.artillery & !own.moved;
        }
        if self.steps > 0 {
            set |= self.moving_bit() & own.live;
        }
        set &= !own.busy();
        if self.is_shared(side) {
            for number in each(set) {
                if !self.commands(seat, UnitId::new(side, number)) {
                    set &= !(1 << number);
                }
            }
        }
        if set == own.live & !own.artillery {
            return own.mobile;
        }
        own.rows_of(set)
    }

    /// A unit takes a step that was offered.
    pub(crate) fn take_step(&mut self, side: usize, way: Way, column: u8, row: u8) {
        let id = self.on_column(side, column, row).expect("a unit that was offered");
        if self.moving != id.number() {
            self.moving = id.number();
            self.steps = self.profile(id).movement;
            self.moves -= 1;
            self.sides[side].moved |= id.bit();
        }
        self.steps -= 1;
        let group = self.group_at(side, column, row);
        match way {
            Way::Lower => self.sidestep(id, group, column - 1),
            Way::Higher => self.sidestep(id, group, column + 1),
            Way::Advance | Way::Withdraw => {
                let grows = group.grows == (way == Way::Advance);
                let moved = self.shift(side, column, group.rows, grows);
                self.join_facing(side, column, moved);
            }
            Way::SwapAhead | Way::SwapBehind => {
                let grows = group.grows == (way == Way::SwapAhead);
                let other = end(group.rows & beyond_bits(row, grows), !grows);
                let partner = self.on_column(side, column, other).expect("the next of the group");
                self.lift(id);
                self.lift(partner);
                self.put(id, column, other);
                self.put(partner, column, row);
            }
        }
    }

    /// Into the column beside (AR-13.3).
    fn sidestep(&mut self, id: UnitId, group: Group, to: u8) {
        let (side, row) = (id.side(), self.unit(id).row);
        self.lift(id);
        self.close_ranks(side, group, row, false);
        if let Some(there) = self.on_column(side, to, row) {
            // (a) It slips in; the rear of the column makes room.
            let back = self.sides[side].back & there.bit() != 0;
            let met = self.group_at(side, to, row);
            let rear = met.behind(row) | 1 << row;
            let pushed = self.shift(side, to, rear, !met.grows);
            self.put(id, to, row);
            self.set_back(id, back);
            self.join_facing(side, to, met.rows & !rear | pushed | 1 << row);
            return;
        }
        let segment = run(self.open_rows(side, to, row) & !self.others(side, to), row);
        if self.sides[side].mobile[usize::from(to)] & segment == 0 {
            self.put(id, to, row);
            let back = self.faces_back(side, to, row);
            self.set_back(id, back);
        } else {
            let at =
                self.joins_at(side, to, row, segment).expect("a step that was offered has room");
            self.put(id, to, at);
            self.join_facing(side, to, 1 << at);
        }
    }

    /// Columns without any enemy may go on for free (AR-13.6): first units of groups, by stride.
    pub(crate) fn glides(&self, side: usize, seat: u8, column: u8) -> [u32; Stride::COUNT] {
        let mut rows = [0; Stride::COUNT];
        let most = super::units::numbers().free_column_move.min(4);
        if self.glided >> column & 1 == 1 || self.others(side, column) != 0 {
            return rows;
        }
        let busy = self.busy_rows(side, column);
        for group in self.groups(side, column) {
            let first = self.on_column(side, column, group.first()).expect("the first of a group");
            if group.rows & busy != 0 || !self.commands(seat, first) {
                continue;
            }
            for (from, grows) in [(0, group.grows), (4, !group.grows)] {
                let room = self.room(side, group, grows).min(most);
                for cells in 0..room {
                    rows[from + usize::from(cells)] |= 1 << group.first();
                }
            }
        }
        rows
    }
    /// The free move of a column.
    pub(crate) fn glide(&mut self, side: usize, stride: Stride, column: u8, row: u8) {
        self.glided |= 1 << column;
        let mut group = self.group_at(side, column, row);
        let grows = group.grows == stride.is_ahead();
        for _ in 0..stride.cells() {
            group.rows = self.shift(side, column, group.rows, grows);
        }
        self.join_facing(side, column, group.rows);
    }
}
