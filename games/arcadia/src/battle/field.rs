//! Units on the table, groups, and how they shift (AR-11.6 to AR-11.10).

use super::ground::{Cell, Face, ROWS, axis_of, bits, forward, forward_grows, run, step};
use super::units::{GENERAL, Profile};
use super::{Battle, NONE, SIDES, Side};
use engine::kinds;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Nobody on a cell.
pub const NOBODY: u8 = 255;
/// Between these rows of a town stands the wall (AR-20.2).
const WALL: (u8, u8) = (14, 15);

/// One unit of one side, by numbers.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub(crate) u8);

impl UnitId {
    /// Nobody at all.
    pub const NOBODY: UnitId = UnitId(NOBODY);

    pub const fn new(side: usize, number: u8) -> UnitId {
        UnitId((side as u8) << 6 | number)
    }
    #[inline]
    pub const fn side(self) -> usize {
        (self.0 >> 6) as usize
    }
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 & 63
    }
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.number()
    }
    #[inline]
    pub const fn is_nobody(self) -> bool {
        self.0 == NOBODY
    }
}

impl fmt::Debug for UnitId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_nobody() {
            f.write_str("nobody")
        } else {
            write!(f, "{}/{}", self.side(), self.number())
        }
    }
}

/// What has become of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Fate {
    #[default]
    OnField,
    Destroyed,
    /// Left over the end of the table, or in a retreat: safe.
    Withdrawn,
    /// A general who ran from the field: safe (AR-16.12).
    Fled,
    /// Of this seat.
    Prisoner(u8),
}

kinds! {
    /// What has become of a unit, without its captor.
    FateKind as "fate" {
        OnField = "on-field",
        Destroyed = "destroyed",
        Withdrawn = "withdrawn",
        Fled = "fled",
        Prisoner = "prisoner",
    }
}

impl From<Fate> for FateKind {
    fn from(fate: Fate) -> FateKind {
        match fate {
            Fate::OnField => FateKind::OnField,
            Fate::Destroyed => FateKind::Destroyed,
            Fate::Withdrawn => FateKind::Withdrawn,
            Fate::Fled => FateKind::Fled,
            Fate::Prisoner(_) => FateKind::Prisoner,
        }
    }
}

/// One card on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// On the side's own axis; the last place of a unit that has gone.
    pub(crate) column: u8,
    pub(crate) row: u8,
    /// The number of the unit in the tables, or [`GENERAL`].
    pub(crate) kind: u8,
    /// Owner, and who commands it for this battle, two bits each; army or garrison, two bits.
    who: u8,
    pub(crate) losses: u8,
    pub(crate) fate: Fate,
}

impl Unit {
    pub(crate) const fn of(kind: u8, owner: u8, source: u8, commander: u8) -> Unit {
        let who = owner | source << 2 | commander << 4;
        Unit { column: 0, row: 0, kind, who, losses: 0, fate: Fate::OnField }
    }
    /// The seat that owns it.
    #[inline]
    pub const fn owner(self) -> u8 {
        self.who & 3
    }
    /// The army it came with, or 3 for the garrison.
    #[inline]
    pub const fn source(self) -> u8 {
        self.who >> 2 & 3
    }
    /// The seat that commands it (AR-12.2).
    #[inline]
    pub const fn commander(self) -> u8 {
        self.who >> 4 & 3
    }
    /// The number of the unit in the tables; 15 is a general.
    pub const fn kind(self) -> u8 {
        self.kind
    }
    pub const fn fate(self) -> Fate {
        self.fate
    }
    #[inline]
    pub const fn is_general(self) -> bool {
        self.kind == GENERAL
    }
}

/// A run of mobile units of one side in one column (AR-11.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    pub column: u8,
    /// Its rows, as bits.
    pub rows: u32,
    /// Its facing, along the column.
    pub grows: bool,
}

impl Group {
    /// The row that is foremost in this direction.
    #[inline]
    pub const fn end(self, grows: bool) -> u8 {
        end(self.rows, grows)
    }
    #[inline]
    pub const fn first(self) -> u8 {
        self.end(self.grows)
    }
    #[inline]
    pub const fn last(self) -> u8 {
        self.end(!self.grows)
    }
    /// Those that stand behind this row.
    pub const fn behind(self, row: u8) -> u32 {
        self.rows & beyond_bits(row, !self.grows)
    }
}

/// The foremost row of a set in a direction; the set must not be empty.
#[inline]
pub(crate) const fn end(rows: u32, grows: bool) -> u8 {
    if grows { (31 - rows.leading_zeros()) as u8 } else { rows.trailing_zeros() as u8 }
}
/// All rows beyond this one.
#[inline]
pub(crate) const fn beyond_bits(row: u8, grows: bool) -> u32 {
    let bit = 1u32 << row;
    if grows { !(bit | (bit - 1)) } else { bit - 1 }
}

/// What lies next along a column, own guns being passed (AR-11.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    Row(u8),
    Wall,
    /// Off the table.
    End,
}

/// The units of a set, one after the other.
pub(crate) fn each(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let number = set.trailing_zeros() as u8;
            set &= set - 1;
            number
        })
    })
}

impl Side {
    /// Those with an enemy they are engaged with.
    #[inline]
    pub(crate) fn busy(&self) -> u64 {
        self.engaged[0] | self.engaged[1] | self.engaged[2] | self.engaged[3]
    }
    /// The rows of some units of a column.
    #[inline]
    pub(crate) fn rows_of(&self, set: u64) -> [u32; super::COLUMNS] {
        let mut rows = [0; super::COLUMNS];
        for number in each(set & self.live) {
            let unit = &self.units[usize::from(number)];
            rows[usize::from(unit.column)] |= 1 << unit.row;
        }
        rows
    }
}

impl Battle {
    #[inline]
    pub(crate) fn unit(&self, id: UnitId) -> &Unit {
        &self.sides[id.side()].units[usize::from(id.number())]
    }
    #[inline]
    pub(crate) fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.sides[id.side()].units[usize::from(id.number())]
    }
    #[inline]
    pub(crate) fn is_live(&self, id: UnitId) -> bool {
        !id.is_nobody() && self.sides[id.side()].live & id.bit() != 0
    }
    /// Where it stands.
    #[inline]
    pub(crate) fn cell(&self, id: UnitId) -> Cell {
        let unit = self.unit(id);
        Cell::on(axis_of(id.side()), unit.column, unit.row)
    }
    /// Who stands there, if anybody does.
    #[inline]
    pub(crate) fn on(&self, cell: Cell) -> Option<UnitId> {
        let id = UnitId(self.at[cell.number()?]);
        if id.is_nobody() { None } else { Some(id) }
    }
    /// Who stands on a column of a side.
    #[inline]
    pub(crate) fn on_column(&self, side: usize, column: u8, row: u8) -> Option<UnitId> {
        self.on(Cell::on(axis_of(side), column, row))
    }
    /// Where a unit faces (AR-11.6).
    #[inline]
    pub(crate) fn facing(&self, id: UnitId) -> Face {
        let ahead = forward(id.side());
        if self.sides[id.side()].back & id.bit() != 0 { ahead.opposite() } else { ahead }
    }
    #[inline]
    pub(crate) fn profile(&self, id: UnitId) -> Profile {
        let unit = self.unit(id);
        self.forces[usize::from(unit.owner())].profile(unit)
    }
    #[inline]
    pub(crate) fn is_gun(&self, id: UnitId) -> bool {
        self.sides[id.side()].artillery & id.bit() != 0
    }
    #[inline]
    pub(crate) fn is_engaged(&self, id: UnitId) -> bool {
        self.sides[id.side()].busy() & id.bit() != 0
    }
    /// The enemies in the four cells around (AR-11.5), in the order of [`Face::ALL`].
    #[inline]
    pub(crate) fn enemies_around(&self, side: usize, cell: Cell) -> [Option<UnitId>; 4] {
        Face::ALL.map(|face| self.on(cell.next(face)).filter(|id| id.side() != side))
    }
    #[inline]
    pub(crate) fn has_enemy_near(&self, side: usize, cell: Cell) -> bool {
        self.enemies_around(side, cell).iter().any(Option::is_some)
    }
    /// True if a wall stands between this cell and the next one that way (AR-20.2).
    #[inline]
    pub(crate) fn wall_between(&self, cell: Cell, face: Face) -> bool {
        if self.ground != super::Ground::Town || face.axis() != 0 {
            return false;
        }
        let Some((column, row)) = cell.of_axis(0) else { return false };
        let at_wall = if face.grows() { row == WALL.0 } else { row == WALL.1 };
        at_wall && self.breached >> column & 1 == 0
    }
    /// Rows of a column that can be reached from a row without passing a wall or the end of the table.
    #[inline]
    pub(crate) fn open_rows(&self, side: usize, column: u8, row: u8) -> u32 {
        let all = self.ground.rows(axis_of(side));
        if self.ground != super::Ground::Town || self.breached >> column & 1 == 1 {
            return all;
        }
        all & if row <= WALL.0 { bits(0, WALL.0) } else { bits(WALL.1, 31) }
    }
    /// Everything on a column of a side.
    #[inline]
    pub(crate) fn line(&self, side: usize, column: u8) -> u32 {
        self.lines[axis_of(side)][usize::from(column)]
    }
    /// Units of other sides on a column of a side.
    #[inline]
    pub(crate) fn others(&self, side: usize, column: u8) -> u32 {
        let own = &self.sides[side];
        let column_at = usize::from(column);
        self.line(side, column) & !(own.mobile[column_at] | own.guns[column_at])
    }
    /// The next row along a column, own guns being passed.
    #[inline]
    pub(crate) fn next_row(&self, side: usize, column: u8, row: u8, grows: bool) -> Next {
        let guns = self.sides[side].guns[usize::from(column)];
        let face = Face::along(axis_of(side), grows);
        let mut row = row;
        loop {
            if self.wall_between(Cell::on(axis_of(side), column, row), face) {
                return Next::Wall;
            }
            match step(row, grows) {
                Some(next) if self.ground.rows(axis_of(side)) >> next & 1 == 1 => row = next,
                _ => return Next::End,
            }
            if guns >> row & 1 == 0 {
                return Next::Row(row);
            }
        }
    }
    /// True if nothing stands there.
    #[inline]
    pub(crate) fn is_free(&self, side: usize, column: u8, row: u8) -> bool {
        self.line(side, column) >> row & 1 == 0
    }
    /// The group of a mobile unit.
    #[inline]
    pub(crate) fn group_at(&self, side: usize, column: u8, row: u8) -> Group {
        let own = &self.sides[side];
        let at = usize::from(column);
        let open = self.open_rows(side, column, row);
        let rows = run((own.mobile[at] | own.guns[at]) & open, row) & own.mobile[at];
        Group { column, rows, grows: self.grows_at(side, column, row) }
    }
    /// The facing of the unit there, along the column.
    #[inline]
    pub(crate) fn grows_at(&self, side: usize, column: u8, row: u8) -> bool {
        let back = self
            .on_column(side, column, row)
            .is_some_and(|id| self.sides[side].back & id.bit() != 0);
        forward_grows(side) != back
    }
    #[inline]
    pub(crate) fn group_of(&self, id: UnitId) -> Group {
        let unit = self.unit(id);
        self.group_at(id.side(), unit.column, unit.row)
    }

    /// Puts a unit on a free cell.
    pub(crate) fn put(&mut self, id: UnitId, column: u8, row: u8) {
        let side = id.side();
        let cell = Cell::on(axis_of(side), column, row);
        let unit = self.unit_mut(id);
        (unit.column, unit.row) = (column, row);
        let gun = self.is_gun(id);
        let own = &mut self.sides[side];
        let rows = if gun { &mut own.guns } else { &mut own.mobile };
        rows[usize::from(column)] |= 1 << row;
        self.mark(cell, id.0);
    }
    /// Takes it off its cell; whoever was engaged with it no longer is.
    pub(crate) fn lift(&mut self, id: UnitId) {
        self.disengage(id);
        let (side, unit) = (id.side(), *self.unit(id));
        let own = &mut self.sides[side];
        own.mobile[usize::from(unit.column)] &= !(1 << unit.row);
        own.guns[usize::from(unit.column)] &= !(1 << unit.row);
        self.mark(Cell::on(axis_of(side), unit.column, unit.row), NOBODY);
    }
    fn mark(&mut self, cell: Cell, who: u8) {
        let number = cell.number().expect("units stand on the table");
        self.at[number] = who;
        for axis in 0..2 {
            if let Some((column, row)) = cell.of_axis(axis)
                && self.ground.rows(axis) >> row & 1 == 1
            {
                let line = &mut self.lines[axis][usize::from(column)];
                if who == NOBODY { *line &= !(1 << row) } else { *line |= 1 << row }
            }
        }
    }
    /// Moves it to a free cell. Contact is always lost: of two that touch only one moves at a time (AR-15.4).
    pub(crate) fn relocate(&mut self, id: UnitId, column: u8, row: u8) {
        self.lift(id);
        self.put(id, column, row);
    }
    /// Ends all its engagements.
    pub(crate) fn disengage(&mut self, id: UnitId) {
        if !self.is_engaged(id) {
            return;
        }
        let cell = self.cell(id);
        for (n, face) in Face::ALL.into_iter().enumerate() {
            if self.sides[id.side()].engaged[n] & id.bit() == 0 {
                continue;
            }
            self.sides[id.side()].engaged[n] &= !id.bit();
            if let Some(enemy) = self.on(cell.next(face)) {
                self.sides[enemy.side()].engaged[face.opposite() as usize] &= !enemy.bit();
            }
        }
    }
    /// Both are engaged from now on (AR-15.3).
    pub(crate) fn engage(&mut self, id: UnitId, face: Face, enemy: UnitId) {
        self.sides[id.side()].engaged[face as usize] |= id.bit();
        self.sides[enemy.side()].engaged[face.opposite() as usize] |= enemy.bit();
    }

    /// Moves the units on these rows one cell this way and says where they are then. The cell ahead of the foremost must
    /// be free.
    pub(crate) fn shift(&mut self, side: usize, column: u8, rows: u32, grows: bool) -> u32 {
        let (mut left, mut now) = (rows, 0);
        while left != 0 {
            let row = end(left, grows);
            left &= !(1 << row);
            let id = self.on_column(side, column, row).expect("a unit of the group");
            match self.next_row(side, column, row, grows) {
                Next::Row(next) => {
                    self.relocate(id, column, next);
                    now |= 1 << next;
                }
                Next::Wall | Next::End => unreachable!("there is room to shift"),
            }
        }
        now
    }
    /// A group that has moved, all of whose rows these are, takes the facing of those it has run into (AR-11.6).
    pub(crate) fn join_facing(&mut self, side: usize, column: u8, moved: u32) {
        if moved == 0 {
            return;
        }
        let row = end(moved, true);
        let group = self.group_at(side, column, row);
        let met = group.rows & !moved;
        if met == 0 {
            return;
        }
        // The one next to them decides.
        let above = met & beyond_bits(row, true);
        let by = if above != 0 { end(above, false) } else { end(met, true) };
        let back = self.grows_at(side, column, by) != forward_grows(side);
        let mut left = moved;
        while left != 0 {
            let row = end(left, true);
            left &= !(1 << row);
            if let Some(id) = self.on_column(side, column, row) {
                self.set_back(id, back);
            }
        }
    }
    pub(crate) fn set_back(&mut self, id: UnitId, back: bool) {
        let own = &mut self.sides[id.side()];
        if back { own.back |= id.bit() } else { own.back &= !id.bit() }
    }
    /// After a unit has left a row of its group, those behind move up (AR-11.10). `behind` are their rows.
    pub(crate) fn close_ranks(&mut self, side: usize, group: Group, row: u8, even_first: bool) {
        let behind = group.behind(row);
        if behind != 0 && (even_first || group.first() != row) {
            self.shift(side, group.column, behind, group.grows);
        }
    }

    /// Where a unit that came to a column faces: with an enemy behind it in its column and none ahead of it, backward
    /// (AR-11.6).
    pub(crate) fn faces_back(&self, side: usize, column: u8, row: u8) -> bool {
        let others = self.others(side, column);
        let grows = forward_grows(side);
        others & beyond_bits(row, grows) == 0 && others & beyond_bits(row, !grows) != 0
    }
    /// The start of a side's turn: everybody turns to where the enemies of the column are (AR-11.6).
    pub(crate) fn turn_about(&mut self, side: usize) {
        let mut back = 0;
        for number in each(self.sides[side].live) {
            let unit = self.sides[side].units[usize::from(number)];
            let mobile = self.sides[side].mobile[usize::from(unit.column)] >> unit.row & 1 == 1;
            if mobile && self.faces_back(side, unit.column, unit.row) {
                back |= 1 << number;
            }
        }
        self.sides[side].back = back;
    }

    /// The seat that gives orders to a unit.
    #[inline]
    pub(crate) fn commands(&self, seat: u8, id: UnitId) -> bool {
        self.unit(id).commander() == seat
    }
    /// The side a seat fights on.
    #[inline]
    pub(crate) fn side_of(&self, seat: u8) -> Option<usize> {
        (0..SIDES).find(|side| seat < 8 && self.sides[*side].players >> seat & 1 == 1)
    }
    /// Everybody of the side that does not stand alone.
    pub(crate) fn is_shared(&self, side: usize) -> bool {
        self.sides[side].players.count_ones() > 1
    }
}

const _: () = assert!(ROWS <= 32 && size_of::<Unit>() <= 8 && NONE == NOBODY);
