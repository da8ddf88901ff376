//! Melee (AR-15) and charges (AR-16): who may attack whom, and with what.

use super::field::{UnitId, each};
use super::fire::{Aimed, Toward};
use super::ground::{Cell, Face, axis_of, run};
use super::units::numbers;
use super::{Battle, Ground};
use serde::{Deserialize, Serialize};

/// What may be attacked, as rows of attackers by direction.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Attacks {
    pub assaults: Aimed,
    pub charges: Aimed,
    pub follow_ups: Aimed,
}

/// From where a unit is attacked, as it faces (AR-14.5, AR-15.7, AR-15.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bearing {
    #[default]
    Front,
    /// Sideways, while it has no enemy ahead.
    Side,
    /// Sideways, while it has an enemy ahead.
    Flank,
    Rear,
}

impl Bearing {
    pub fn bonus(self) -> i8 {
        match self {
            Bearing::Front | Bearing::Side => 0,
            Bearing::Flank => numbers().flank_attack,
            Bearing::Rear => numbers().rear_attack,
        }
    }
}

impl Battle {
    /// From where an attack that goes this way comes.
    pub(crate) fn bearing(&self, target: UnitId, goes: Face) -> Bearing {
        let facing = self.facing(target);
        if goes == facing {
            Bearing::Rear
        } else if goes == facing.opposite() {
            Bearing::Front
        } else if self
            .on(self.cell(target).next(facing))
            .is_some_and(|id| id.side() != target.side())
        {
            Bearing::Flank
        } else {
            Bearing::Side
        }
    }

    /// The same of an attack that a unit may make.
    pub fn bearing_of(&self, side: usize, column: u8, row: u8, toward: Toward) -> Option<Bearing> {
        let id = self.on_column(side, column, row)?;
        let target = self.beside(id, toward)?;
        Some(self.bearing(target, toward.from(self.facing(id))))
    }

    /// Whom a unit may attack in this direction: the next cell, without a wall between (AR-15.1, AR-20.3).
    pub(crate) fn beside(&self, id: UnitId, toward: Toward) -> Option<UnitId> {
        let (cell, face) = (self.cell(id), toward.from(self.facing(id)));
        let other = self.on(cell.next(face)).filter(|other| other.side() != id.side())?;
        (!self.wall_between(cell, face)).then_some(other)
    }

    /// Everything a seat may order in step III.
    pub(crate) fn attacks_of(&self, side: usize, seat: u8) -> Attacks {
        let mut attacks = Attacks::default();
        let own = &self.sides[side];
        let busy = own.busy();
        for number in each(own.live & !own.fought & !own.artillery) {
            let id = UnitId::new(side, number);
            let unit = self.unit(id);
            let engaged = busy & id.bit() != 0;
            if !engaged && self.assaults == 0 || !self.commands(seat, id) {
                continue;
            }
            let facing = self.facing(id);
            for toward in Toward::ALL {
                let face = toward.from(facing);
                if engaged && own.engaged[face as usize] & id.bit() == 0
                    || self.beside(id, toward).is_none()
                {
                    continue;
                }
                let rows = |aimed: &mut Aimed| {
                    aimed[toward as usize][usize::from(unit.column)] |= 1 << unit.row
                };
                if engaged {
                    rows(&mut attacks.follow_ups);
                    continue;
                }
                rows(&mut attacks.assaults);
                if own.horse & id.bit() != 0 && self.ground != Ground::Town {
                    rows(&mut attacks.charges);
                }
            }
        }
        attacks
    }

    /// After a rear attack the attacker's group follows into the cell of who has left it (AR-15.8).
    pub(crate) fn follow(&mut self, attacker: UnitId, face: Face, cell: Cell) {
        let side = attacker.side();
        if face.axis() != axis_of(side) {
            return self.take_place(attacker, face, cell);
        }
        let Some((column, row)) = cell.of_axis(axis_of(side)) else { return };
        if self.is_free(side, column, row) && !self.wall_between(self.cell(attacker), face) {
            let group = self.group_of(attacker);
            let moved = self.shift(side, column, group.rows, face.grows());
            self.join_facing(side, column, moved);
        }
    }

    /// After a flank attack the attacker takes the cell of who has left it (AR-15.9).
    pub(crate) fn take_place(&mut self, attacker: UnitId, face: Face, cell: Cell) {
        let side = attacker.side();
        let Some((column, row)) = cell.of_axis(axis_of(side)) else { return };
        if !self.ground.has(cell) || !self.is_free(side, column, row) {
            return;
        }
        let group = self.group_of(attacker);
        let from = self.unit(attacker).row;
        if face.axis() == axis_of(side) {
            // Along its own column: the first goes on with all behind it, anybody else only alone.
            if face.grows() == group.grows {
                let moved = self.shift(side, column, group.rows, group.grows);
                self.join_facing(side, column, moved);
            } else if group.rows == 1 << from {
                self.relocate(attacker, column, row);
                self.join_facing(side, column, 1 << row);
            }
            return;
        }
        let own = &self.sides[side];
        let at = usize::from(column);
        let open = self.open_rows(side, column, row);
        let segment = run(open & !self.others(side, column), row);
        let friends = own.mobile[at] & segment;
        let touching = run((own.mobile[at] | own.guns[at]) & open | 1 << row, row) & friends;
        if friends != 0 && touching == 0 {
            return;
        }
        self.lift(attacker);
        self.close_ranks(side, group, from, true);
        self.put(attacker, column, row);
        if friends == 0 {
            let back = self.faces_back(side, column, row);
            self.set_back(attacker, back);
        } else {
            self.join_facing(side, column, 1 << row);
        }
    }
}
