//! What must hold of any battle.

use super::field::{Fate, UnitId, each};
use super::ground::{CELLS, COLUMNS, Cell, Face};
use super::rounds::BattleStep;
use super::{Battle, SIDES};

impl Battle {
    /// The first law that is broken, in a sentence.
    pub fn broken_law(&self) -> Option<String> {
        if self.step == BattleStep::Over && self.winner().is_none() {
            return (*self != Battle::default())
                .then(|| "there is a battle that is not fought".into());
        }
        let mut seen = [false; CELLS];
        for side in 0..SIDES {
            if let Some(law) = self.broken_side(side, &mut seen) {
                return Some(law);
            }
        }
        if (0..CELLS).any(|cell| !seen[cell] && self.at[cell] != super::NONE) {
            return Some("somebody stands on a cell who is not on the field".into());
        }
        self.broken_lines()
    }

    fn broken_side(&self, side: usize, seen: &mut [bool; CELLS]) -> Option<String> {
        let own = &self.sides[side];
        let all = 1u64.checked_shl(own.count.into()).map_or(u64::MAX, |bit| bit - 1);
        let sets = own.back
            | own.busy()
            | own.moved
            | own.shot
            | own.fought
            | own.silenced
            | own.horse
            | own.artillery;
        if (own.live | sets | own.silenced_on | own.witnessed) & !all != 0 {
            return Some(format!("side {side} has marks of units it does not have"));
        }
        let mut mobile = [0u32; COLUMNS];
        let mut guns = [0u32; COLUMNS];
        let (mut deployed, mut lost) = (0u16, 0u16);
        for number in 0..own.count {
            let (id, unit) = (UnitId::new(side, number), &own.units[usize::from(number)]);
            let cost = u16::from(self.profile(id).cost);
            deployed += cost;
            let live = own.live & id.bit() != 0;
            if live != (unit.fate == Fate::OnField) {
                return Some(format!("{id:?} is on the field and is not"));
            }
            if own.players >> unit.owner() & 1 == 0 || own.players >> unit.commander() & 1 == 0 {
                return Some(format!("{id:?} is nobody's"));
            }
            if !live {
                if matches!(unit.fate, Fate::Destroyed | Fate::Prisoner(_)) {
                    lost += cost;
                }
                continue;
            }
            if unit.losses >= self.profile(id).strength {
                return Some(format!("{id:?} has taken more than it can"));
            }
            let cell = self.cell(id);
            if usize::from(unit.column) >= COLUMNS
                || !self.ground.has(cell)
                || self.on(cell) != Some(id)
            {
                return Some(format!("{id:?} does not stand on {cell:?}"));
            }
            seen[cell.number()?] = true;
            let rows = if self.is_gun(id) { &mut guns } else { &mut mobile };
            rows[usize::from(unit.column)] |= 1 << unit.row;
            for face in Face::ALL {
                let meets = self.on(cell.next(face)).filter(|other| other.side() != side);
                if own.engaged[face as usize] & id.bit() == 0 {
                    continue;
                }
                let back = meets.is_some_and(|other| {
                    self.sides[other.side()].engaged[face.opposite() as usize] & other.bit() != 0
                });
                if !back || self.wall_between(cell, face) {
                    return Some(format!("{id:?} is engaged with nobody"));
                }
            }
        }
        if (deployed, lost) != (own.deployed, own.lost) {
            return Some(format!(
                "side {side} has lost {lost} of {deployed}, not {} of {}",
                own.lost, own.deployed
            ));
        }
        if mobile != own.mobile || guns != own.guns || own.busy() & own.artillery != 0 {
            return Some(format!("side {side} stands elsewhere than its lines say"));
        }
        None
    }

    fn broken_lines(&self) -> Option<String> {
        for axis in 0..2 {
            for column in 0..COLUMNS as u8 {
                let rows = self.ground.rows(axis);
                let there = (0..32).filter(|row| {
                    rows >> row & 1 == 1 && self.on(Cell::on(axis, column, *row)).is_some()
                });
                if there.fold(0u32, |bits, row| bits | 1 << row)
                    != self.lines[axis][usize::from(column)]
                {
                    return Some(format!("line {column} of axis {axis} is not what stands on it"));
                }
            }
        }
        let standing =
            (0..SIDES).find(|side| self.standing >> side & 1 == 0 && self.sides[*side].live != 0);
        if let Some(side) = standing {
            return Some(format!("side {side} has left and stands there"));
        }
        let groups = (0..SIDES).find(|side| {
            each(self.sides[*side].live).any(|number| {
                let id = UnitId::new(*side, number);
                !self.is_gun(id) && {
                    let group = self.group_of(id);
                    let rows = group.rows;
                    (0..32).filter(|row| rows >> row & 1 == 1).any(|row| {
                        self.on_column(*side, group.column, row)
                            .is_none_or(|one| self.facing(one) != self.facing(id))
                    })
                }
            })
        });
        groups.map(|side| format!("a group of side {side} faces two ways"))
    }
}
