//! Morale: what is added to a die, and what becomes of who fails (AR-17).

use super::field::{Fate, Next, UnitId};
use super::ground::{Cell, Face};
use super::units::numbers;
use super::{Battle, Ground};
use crate::events::Event;
use engine::Tell;

/// Is a test passed?
pub fn passes(die: u8, added: i8) -> bool {
    die == 6 || die != 1 && die as i8 + added > numbers().morale_above
}

impl Battle {
    /// What is added to the die of a test of this unit (AR-17.3).
    pub(crate) fn nerve(&self, id: UnitId) -> i8 {
        let (unit, side) = (self.unit(id), id.side());
        let force = &self.forces[usize::from(unit.owner())];
        let (profile, numbers) = (force.profile(unit), numbers());
        let mut nerve =
            profile.morale + force.added(unit, profile.class, |mods| &mods.morale) + force.drums;
        let (cell, facing) = (self.cell(id), self.facing(id));
        for face in Face::ALL {
            match self.on(cell.next(face)) {
                Some(other) if other.side() == side => nerve += numbers.friend,
                Some(_) if face == facing.opposite() => nerve += numbers.rear_enemy,
                Some(_) if face != facing => nerve += numbers.flank_enemy,
                _ => {}
            }
        }
        if force.mourns(unit) {
            nerve += numbers.lost_general;
        }
        nerve + numbers.loss * unit.losses as i8
    }

    /// What becomes of a unit that failed (AR-17.5, AR-17.6).
    pub(crate) fn fail<T: Tell<Event>>(&mut self, id: UnitId, die: u8, tell: &mut T) {
        let side = id.side();
        if self.is_gun(id) {
            self.silence(id);
        } else if self.unit(id).is_general() && self.has_enemy_near(side, self.cell(id)) {
            let captor = self.captor(id);
            self.remove(id, Fate::Prisoner(captor), true, tell);
        } else if die == 1 && self.unit(id).is_general() {
            self.remove(id, Fate::Fled, true, tell);
        } else {
            self.fall_back(id, die == 1, tell);
        }
    }

    /// A gun that fails cannot fire until the end of its side's next turn (AR-16.10).
    fn silence(&mut self, id: UnitId) {
        let own_turn = usize::from(self.side) == id.side();
        let own = &mut self.sides[id.side()];
        own.silenced |= id.bit();
        if own_turn {
            own.silenced_on |= id.bit();
        }
    }

    /// One cell back with the whole group; on a natural 1 to its other end as well (AR-17.5, AR-17.6).
    fn fall_back<T: Tell<Event>>(&mut self, id: UnitId, flees: bool, tell: &mut T) {
        let (side, row) = (id.side(), self.unit(id).row);
        let group = self.group_of(id);
        let (column, back) = (group.column, !group.grows);
        let last = group.last();
        let free = match self.next_row(side, column, last, back) {
            Next::Row(behind) => match self.on_column(side, column, behind) {
                None => Some(behind),
                Some(in_the_way) => {
                    let captor = self.unit(in_the_way).owner();
                    return self.remove(id, Fate::Prisoner(captor), true, tell);
                }
            },
            Next::Wall => {
                let captor = self.captor(id);
                return self.remove(id, Fate::Prisoner(captor), true, tell);
            }
            Next::End => None,
        };
        let at = self.spot(id);
        if flees {
            self.call_witnesses(id);
            tell.tell(|| Event::RanToRear { at });
            let ahead = group.rows & !group.behind(row) & !(1 << row);
            self.lift(id);
            let mut moved = if ahead == 0 { 0 } else { self.shift(side, column, ahead, back) };
            match free {
                Some(free) => {
                    // The last of a group falls back behind itself.
                    self.put(id, column, free);
                    moved |= 1 << free;
                }
                None => self.gone(id, Fate::Withdrawn, tell),
            }
            return self.join_facing(side, column, moved | group.behind(row));
        }
        tell.tell(|| Event::FellBack { at });
        let mut rows = group.rows;
        if free.is_none() {
            let over = self.on_column(side, column, last).expect("the last of the group");
            self.lift(over);
            self.gone(over, Fate::Withdrawn, tell);
            rows &= !(1 << last);
        }
        if rows != 0 {
            // Contact ends for the one that failed even where the group has nobody behind it to move.
            let moved = self.shift(side, column, rows, back);
            self.join_facing(side, column, moved);
        }
    }

    /// Takes a unit from the field; those behind it close ranks (AR-11.10).
    pub(crate) fn remove<T: Tell<Event>>(
        &mut self,
        id: UnitId,
        fate: Fate,
        seen: bool,
        tell: &mut T,
    ) {
        if seen {
            self.call_witnesses(id);
        }
        if self.is_gun(id) {
            self.lift(id);
        } else {
            let (group, row) = (self.group_of(id), self.unit(id).row);
            self.lift(id);
            self.close_ranks(id.side(), group, row, false);
        }
        self.gone(id, fate, tell);
    }

    /// Notes what became of a unit that was lifted.
    pub(crate) fn gone<T: Tell<Event>>(&mut self, id: UnitId, fate: Fate, tell: &mut T) {
        let unit = *self.unit(id);
        // A general pushed over the end of the table counts as fled (AR-16.12).
        let fate = if unit.is_general() && fate == Fate::Withdrawn { Fate::Fled } else { fate };
        self.unit_mut(id).fate = fate;
        let at = self.spot(id);
        let cost = u16::from(self.profile(id).cost);
        let own = &mut self.sides[id.side()];
        own.live &= !id.bit();
        if matches!(fate, Fate::Destroyed | Fate::Prisoner(_)) {
            own.lost += cost;
        }
        if unit.is_general() && unit.source() < 3 {
            self.forces[usize::from(unit.owner())].leaderless |= 1 << unit.source();
        }
        tell.tell(|| Event::UnitGone { at, fate: fate.into() });
    }

    /// Friends in the four cells around will test (AR-17.7), each once in an order.
    fn call_witnesses(&mut self, id: UnitId) {
        let (side, cell, facing) = (id.side(), self.cell(id), self.facing(id));
        for face in [facing, facing.opposite(), facing.left(), facing.right()] {
            let Some(friend) = self.on(cell.next(face)).filter(|friend| friend.side() == side)
            else {
                continue;
            };
            if self.sides[side].witnessed & friend.bit() == 0 {
                self.sides[side].witnessed |= friend.bit();
                self.order.witnesses.push(friend);
            }
        }
    }

    /// Who takes a unit that nobody made surrender (AR-18.11): the seat.
    pub(crate) fn captor(&self, id: UnitId) -> u8 {
        let (cell, side) = (self.cell(id), id.side());
        let near_counts = self.unit(id).is_general() || self.is_gun(id);
        let mut count = [0u8; super::SIDES];
        let mut by_seat = [0u8; super::SIDES];
        let mut see = |found: Option<UnitId>| {
            if let Some(enemy) = found.filter(|enemy| enemy.side() != side) {
                count[enemy.side()] += 1;
                by_seat[usize::from(self.unit(enemy).owner())] += 1;
            }
        };
        for (n, face) in Face::ALL.into_iter().enumerate() {
            if near_counts || self.sides[side].engaged[n] & id.bit() != 0 {
                see(self.on(cell.next(face)));
            }
            if self.is_gun(id) {
                see(self.on(cell.next(face).next(face.right())));
            }
        }
        let enemies =
            (0..super::SIDES).filter(|&other| other != side && self.sides[other].players != 0);
        let taker = enemies
            .max_by_key(|&other| {
                let stands = self.standing >> other & 1;
                (count[other], stands, std::cmp::Reverse(self.sides[other].place))
            })
            .expect("a battle has two sides");
        let taking = &self.sides[taker];
        let owners = (0..super::SIDES as u8).filter(|seat| taking.players >> seat & 1 == 1);
        owners
            .max_by_key(|&seat| (by_seat[usize::from(seat)], seat == taking.leader))
            .unwrap_or(taking.leader)
    }

    /// True if an enemy is in one of the eight cells around (AR-16.11).
    pub(crate) fn has_enemy_about(&self, side: usize, cell: Cell) -> bool {
        Face::ALL.into_iter().any(|face| {
            let beside = cell.next(face);
            let enemy = |cell: Cell| self.on(cell).is_some_and(|id| id.side() != side);
            enemy(beside) || enemy(beside.next(face.right()))
        })
    }

    /// More armour or defence for who stands in row 15 of a town, seen from outside (AR-20.3).
    pub(crate) fn cover(&self, id: UnitId, towards: Face, breach: bool) -> bool {
        self.ground == Ground::Town && towards == Face::North && {
            let unit = self.unit(id);
            unit.row == 15 && (self.breached >> unit.column & 1 == 1) == breach
        }
    }
}
