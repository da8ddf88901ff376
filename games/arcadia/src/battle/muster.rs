//! What a battle begins with: who fights, with what, and how well led.

use super::units::{Class, GENERAL, Profile};
use super::{NONE, OWN_KINDS, SIDES, SOURCES, Unit};
use crate::battle::units;
use serde::{Deserialize, Serialize};

/// What cards add to the values of units, by [`Class`] (AR-21.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mods {
    pub cac: [i8; Class::COUNT],
    pub tir: [i8; Class::COUNT],
    pub morale: [i8; Class::COUNT],
}

impl Mods {
    /// The sum of both.
    pub fn and(self, other: Mods) -> Mods {
        let sum = |a: [i8; Class::COUNT], b: [i8; Class::COUNT]| -> [i8; Class::COUNT] {
            std::array::from_fn(|class| a[class].saturating_add(b[class]))
        };
        Mods {
            cac: sum(self.cac, other.cac),
            tir: sum(self.tir, other.tir),
            morale: sum(self.morale, other.morale),
        }
    }
}

/// What one seat brings.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Force {
    pub nation: u8,
    /// Units not on the table: the three armies and the garrison, by the nation's own kinds.
    pub troops: [[u8; OWN_KINDS]; SOURCES],
    /// The command of the character who leads each army, 255 without one.
    pub command: [u8; SOURCES],
    /// The army whose general leads the garrison (AR-16.12), 255 if nobody does.
    pub garrison_with: u8,
    /// What cards of the seat add.
    pub own: Mods,
    /// What each general adds while he is on the field.
    pub led: [Mods; SOURCES],
    /// Tactical cards that may be played, by their numbers in the tables.
    pub hand: u16,
    /// Generals who are not on the table yet, by army, as bits.
    pub(crate) generals: u8,
    /// Armies whose general is lost (AR-16.12), as bits.
    pub(crate) leaderless: u8,
    /// The Oriflamme was shown.
    pub(crate) undaunted: bool,
    /// Drums and Fifes, until the start of the side's next turn.
    pub(crate) drums: i8,
}

impl Default for Force {
    fn default() -> Force {
        Force {
            nation: 0,
            troops: [[0; OWN_KINDS]; SOURCES],
            command: [NONE; SOURCES],
            garrison_with: NONE,
            own: Mods::default(),
            led: [Mods::default(); SOURCES],
            hand: 0,
            generals: 0,
            leaderless: 0,
            undaunted: false,
            drums: 0,
        }
    }
}

impl Force {
    /// The values of a unit, without what cards add.
    #[inline]
    pub(crate) fn profile(&self, unit: &Unit) -> Profile {
        if unit.kind == GENERAL {
            let command = self.command[usize::from(unit.source())];
            units::general(if command == NONE { 0 } else { command })
        } else {
            units::profile(unit.kind)
        }
    }
    /// The army a unit belongs to; none for a garrison nobody leads.
    #[inline]
    pub(crate) fn army_of(&self, unit: &Unit) -> Option<usize> {
        let army = if unit.source() == 3 { self.garrison_with } else { unit.source() };
        (army < 3).then_some(usize::from(army))
    }
    /// What cards add to one value of a unit of this class.
    #[inline]
    pub(crate) fn added(
        &self,
        unit: &Unit,
        class: Class,
        value: fn(&Mods) -> &[i8; Class::COUNT],
    ) -> i8 {
        let own = value(&self.own)[class as usize];
        match self.army_of(unit) {
            Some(army) if self.command[army] != NONE && self.leaderless >> army & 1 == 0 => {
                own + value(&self.led[army])[class as usize]
            }
            _ => own,
        }
    }
    /// True if the general of this unit's army is lost, and it matters (AR-16.12).
    #[inline]
    pub(crate) fn mourns(&self, unit: &Unit) -> bool {
        !self.undaunted && self.army_of(unit).is_some_and(|army| self.leaderless >> army & 1 == 1)
    }
    /// Printed cost of what is not on the table.
    pub fn worth(&self) -> u16 {
        let each = |troops: &[u8; OWN_KINDS]| -> u16 {
            (0..)
                .zip(troops)
                .map(|(own, &count)| u16::from(count) * u16::from(self.cost(own)))
                .sum()
        };
        self.troops.iter().map(each).sum()
    }
    pub(crate) fn cost(&self, own: u8) -> u8 {
        units::profile(units::of_nation(self.nation, own)).cost
    }
    /// So many units are not on the table.
    pub(crate) fn in_camp(&self) -> u32 {
        self.troops.iter().flatten().map(|&count| u32::from(count)).sum()
    }
}

/// One side before its deployment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Camp {
    /// Seats, as bits.
    pub players: u8,
    pub leader: u8,
    /// How early the side was in the province, 0 first.
    pub arrived: u8,
}

/// Everything a battle begins with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Muster {
    /// The number of breaches, if a town is stormed (AR-20).
    pub breaches: Option<u8>,
    /// Nightfall comes after so many rounds (AR-12.7).
    pub rounds: u8,
    /// Seats in turn order (AR-10.1), 255 behind the last.
    pub turn_order: [u8; SIDES],
    /// South, North, West, East (AR-11.3); those without players do not fight.
    pub camps: [Camp; SIDES],
    /// By seat.
    pub forces: [Force; SIDES],
}
