//! Shooting (AR-14) and artillery (AR-16.7 to AR-16.9): who can be hit.

use super::Battle;
use super::field::{UnitId, each};
use super::ground::{COLUMNS, Cell, Face, Ground, ROWS};
use engine::kinds;

kinds! {
    /// Where a unit shoots or attacks, as it faces (AR-11.5).
    Toward as "toward" {
        Ahead = "ahead",
        Right = "right",
        Behind = "behind",
        Left = "left",
    }
}

impl Toward {
    /// The direction on the table for who faces this way.
    pub(crate) const fn from(self, facing: Face) -> Face {
        match self {
            Toward::Ahead => facing,
            Toward::Right => facing.right(),
            Toward::Behind => facing.opposite(),
            Toward::Left => facing.left(),
        }
    }
}

/// Where a shot goes (AR-14.3).
pub(crate) const SHOTS: [Toward; 3] = [Toward::Ahead, Toward::Right, Toward::Left];

/// A ray meets at most so many units: the width and the length of the largest table.
pub const LINE: usize = 40;

/// Rows by column of units that may do something, one after the other by direction.
pub(crate) type Aimed = [[u32; COLUMNS]; 4];

impl Battle {
    /// The first enemy on a line from a cell, within a range (AR-14.3): friends do not stop a shot.
    pub(crate) fn first_enemy(
        &self,
        side: usize,
        from: Cell,
        face: Face,
        range: u8,
    ) -> Option<UnitId> {
        let mut cell = from;
        for _ in 0..range.min(ROWS) {
            cell = cell.next(face);
            if !self.ground.has(cell) {
                return None;
            }
            if let Some(id) = self.on(cell).filter(|id| id.side() != side) {
                return Some(id);
            }
        }
        None
    }
    /// Whom a unit would hit that shoots this way.
    pub(crate) fn shot_target(&self, id: UnitId, toward: Toward) -> Option<UnitId> {
        let range = self.profile(id).range;
        self.first_enemy(id.side(), self.cell(id), toward.from(self.facing(id)), range)
    }
    /// Units of a seat that may shoot now, by direction (AR-14.1 to AR-14.3).
    pub(crate) fn shots_of(&self, side: usize, seat: u8) -> Aimed {
        let mut aimed = Aimed::default();
        let own = &self.sides[side];
        for number in each(own.live & own.shooters & !own.shot) {
            let id = UnitId::new(side, number);
            let cell = self.cell(id);
            if !self.commands(seat, id)
                || !self.profile(id).close_fire && self.has_enemy_near(side, cell)
            {
                continue;
            }
            let unit = self.unit(id);
            for toward in SHOTS {
                if self.shot_target(id, toward).is_some() {
                    aimed[toward as usize][usize::from(unit.column)] |= 1 << unit.row;
                }
            }
        }
        aimed
    }
    /// Guns of a seat that may fire now (AR-14.2, AR-16.10).
    pub(crate) fn guns_of(&self, side: usize, seat: u8) -> [u32; COLUMNS] {
        let own = &self.sides[side];
        let mut ready = own.live & own.artillery & !own.shot & !own.silenced;
        for number in each(ready) {
            let id = UnitId::new(side, number);
            if !self.commands(seat, id) || self.has_enemy_near(side, self.cell(id)) {
                ready &= !(1 << number);
            }
        }
        own.rows_of(ready)
    }

    /// Rows of a column of the table at which a gun may aim (AR-16.8), each direction once: by its nearest cell.
    pub(crate) fn aims(&self, gun: UnitId, x: u8) -> u32 {
        let (from, ahead) = (self.cell(gun), super::ground::forward(gun.side()));
        let mut rows = 0;
        for y in 0..ROWS {
            let cell = Cell { x, y };
            if self.ground.has(cell) && self.is_aim(from, ahead, cell) {
                rows |= 1 << y;
            }
        }
        rows
    }
    fn is_aim(&self, from: Cell, ahead: Face, at: Cell) -> bool {
        let (dx, dy) = offset(from, at);
        let forward = match ahead {
            Face::North => dy,
            Face::South => -dy,
            Face::East => dx,
            Face::West => -dx,
        };
        if forward < 0 || (dx, dy) == (0, 0) {
            return false;
        }
        let parts = gcd(dx.unsigned_abs(), dy.unsigned_abs()) as i8;
        // In the cross a nearer cell of the same direction may lie beside the arms.
        let nearer = |n: i8| {
            let (x, y) = (from.x as i8 + dx / parts * n, from.y as i8 + dy / parts * n);
            self.ground.has(Cell { x: x as u8, y: y as u8 })
        };
        parts == 1 || self.ground != Ground::Field && !(1..parts).any(nearer)
    }

    /// The enemies on the line of a gun, the nearest first (AR-16.8).
    pub(crate) fn line_of_fire(&self, gun: UnitId, at: Cell) -> ([u8; LINE], u8) {
        let from = self.cell(gun);
        let (dx, dy) = offset(from, at);
        let parts = gcd(dx.unsigned_abs(), dy.unsigned_abs()).max(1) as i8;
        let (dx, dy) = (i32::from(dx / parts), i32::from(dy / parts));
        let mut found = [(0i32, 0u8); LINE];
        let mut count = 0;
        for side in (0..super::SIDES).filter(|side| *side != gun.side()) {
            for number in each(self.sides[side].live) {
                let id = UnitId::new(side, number);
                let (i, j) = offset(from, self.cell(id));
                let (i, j) = (i32::from(i), i32::from(j));
                let along = i * dx + j * dy;
                if along > 0 && 2 * (i * dy - j * dx).abs() < dx.abs() + dy.abs() && count < LINE {
                    found[count] = (along, id.0);
                    count += 1;
                }
            }
        }
        found[..count].sort_unstable();
        (found.map(|(_, id)| id), count as u8)
    }
}

fn offset(from: Cell, to: Cell) -> (i8, i8) {
    (to.x as i8 - from.x as i8, to.y as i8 - from.y as i8)
}

fn gcd(a: u8, b: u8) -> u8 {
    if b == 0 { a } else { gcd(b, a % b) }
}
