//! What a unit is worth in battle (AR-2.9).

use crate::content::{BattleNumbers, content};
use crate::kinds::{Unit, UnitClass};

/// The character who leads an army stands on the field like a unit; no unit of the tables has this number.
pub const GENERAL: u8 = 15;

/// How modifiers tell units apart (AR-21.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    Infantry,
    Cavalry,
    Artillery,
    SpecialInfantry,
    SpecialCavalry,
    General,
}

impl Class {
    pub const COUNT: usize = 6;
    pub const ALL: [Class; Class::COUNT] = [
        Class::Infantry,
        Class::Cavalry,
        Class::Artillery,
        Class::SpecialInfantry,
        Class::SpecialCavalry,
        Class::General,
    ];
    pub const fn is_infantry(self) -> bool {
        matches!(self, Class::Infantry | Class::SpecialInfantry)
    }
    pub const fn is_cavalry(self) -> bool {
        matches!(self, Class::Cavalry | Class::SpecialCavalry)
    }
    pub const fn is_special(self) -> bool {
        matches!(self, Class::SpecialInfantry | Class::SpecialCavalry)
    }
}

/// The values of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    pub class: Class,
    pub cost: u8,
    pub movement: u8,
    /// Nothing for units that cannot shoot.
    pub tir: Option<i8>,
    pub range: u8,
    pub cac: i8,
    pub defence: i8,
    pub armour: i8,
    pub morale: i8,
    pub strength: u8,
    /// More defence when charged from the front.
    pub brace: i8,
    pub close_fire: bool,
    pub ignores_brace: bool,
}

/// The numbers of the battle chapters.
#[inline]
pub fn numbers() -> &'static BattleNumbers {
    &content().rules.battle
}

/// The values of a unit of the tables.
#[inline]
pub fn profile(kind: u8) -> Profile {
    let card = &content().units[usize::from(kind)];
    let class = match (card.class, card.nation.is_some()) {
        (UnitClass::Infantry, false) => Class::Infantry,
        (UnitClass::Infantry, true) => Class::SpecialInfantry,
        (UnitClass::Cavalry, false) => Class::Cavalry,
        (UnitClass::Cavalry, true) => Class::SpecialCavalry,
        (UnitClass::Artillery, _) => Class::Artillery,
    };
    Profile {
        class,
        cost: card.cost,
        movement: card.movement,
        tir: card.tir,
        range: card.range,
        cac: card.cac,
        defence: card.defence,
        armour: card.armour,
        morale: card.morale,
        strength: numbers().strength,
        brace: card.brace,
        close_fire: card.close_fire,
        ignores_brace: card.ignores_brace,
    }
}

/// The values of a character with this command (AR-16.12).
#[inline]
pub fn general(command: u8) -> Profile {
    let general = content().general_with(command);
    Profile {
        class: Class::General,
        cost: 0,
        movement: general.movement,
        tir: None,
        range: 0,
        cac: general.cac,
        defence: general.defence,
        armour: general.armour,
        morale: general.morale,
        strength: numbers().general_strength,
        brace: 0,
        close_fire: false,
        ignores_brace: false,
    }
}

/// The number of a nation's own kind of unit.
#[inline]
pub const fn of_nation(nation: u8, own: u8) -> u8 {
    Unit::of(own as usize, nation) as u8
}
