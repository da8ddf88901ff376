//! The end of a battle: retreat, beaten sides, nightfall (AR-12.7, AR-18.1, AR-18.2), and what became of everybody.

use super::deploy::{Mustered, OWN_GENERAL};
use super::field::{Fate, Unit, UnitId, each};
use super::ground::Ground;
use super::rounds::BattleStep;
use super::{Battle, NONE, OWN_KINDS, SIDES, SOURCES};
use crate::events::Event;
use crate::kinds::Unit as Kind;
use engine::{Seat, Tell};

impl Battle {
    /// Whoever is engaged is captured, guns that have an enemy about them too; the others withdraw (AR-18.1, AR-16.11).
    pub(crate) fn retreat<T: Tell<Event>>(&mut self, side: usize, tell: &mut T) {
        let captured = self.sides[side].live & {
            let own = &self.sides[side];
            let guns = each(own.live & own.artillery)
                .filter(|number| self.has_enemy_about(side, self.cell(UnitId::new(side, *number))))
                .fold(0, |bits, number| bits | 1 << number);
            own.busy() | guns
        };
        let mut captors = [NONE; super::ROOM];
        for number in each(captured) {
            captors[usize::from(number)] = self.captor(UnitId::new(side, number));
        }
        for number in each(self.sides[side].live) {
            let captor = captors[usize::from(number)];
            let fate = if captor == NONE { Fate::Withdrawn } else { Fate::Prisoner(captor) };
            let id = UnitId::new(side, number);
            self.lift(id);
            self.gone(id, fate, tell);
        }
        self.standing &= !(1 << side);
    }

    /// Sides without a unit that fights are beaten; the battle ends when one side is left (AR-18.2).
    pub(crate) fn look_for_beaten<T: Tell<Event>>(&mut self, tell: &mut T) {
        let fights = |side: &usize| {
            let own = &self.sides[*side];
            self.standing >> side & 1 == 1 && own.live & !own.artillery & !own.leaders != 0
        };
        let fighting = (0..SIDES).filter(fights).fold(0u8, |bits, side| bits | 1 << side);
        let beaten = self.standing & !fighting;
        if beaten != 0 {
            let keeps = if fighting == 0 { self.first_arrived(beaten) } else { None };
            let mut order: [usize; SIDES] = std::array::from_fn(|side| side);
            order.sort_by_key(|side| self.sides[*side].place);
            for side in order {
                if beaten >> side & 1 == 1 && keeps != Some(side) {
                    let leader = Seat(self.sides[side].leader);
                    tell.tell(|| Event::SideBeaten { seat: leader });
                    self.retreat(side, tell);
                }
            }
        }
        if self.standing.count_ones() == 1 {
            self.decide(self.standing.trailing_zeros() as usize, tell);
        }
    }
    fn first_arrived(&self, sides: u8) -> Option<usize> {
        (0..SIDES)
            .filter(|side| sides >> side & 1 == 1)
            .min_by_key(|side| self.sides[*side].arrived)
    }
    fn decide<T: Tell<Event>>(&mut self, side: usize, tell: &mut T) {
        self.winner = side as u8;
        self.step = BattleStep::Over;
        self.actor = NONE;
        self.waiting = 0;
        let leader = Seat(self.sides[side].leader);
        let night = self.night;
        tell.tell(|| Event::BattleDecided { seat: leader, night });
    }

    /// After the last round the lowest share of losses wins; the others leave without losing anybody (AR-12.7).
    pub(crate) fn nightfall<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.night = true;
        let winner = if self.ground == Ground::Town {
            // The assault has failed (AR-20.5).
            1
        } else {
            let share = |one: usize, other: usize| {
                let (one, other) = (&self.sides[one], &self.sides[other]);
                let (a, b) = (
                    u32::from(one.lost) * u32::from(other.deployed),
                    u32::from(other.lost) * u32::from(one.deployed),
                );
                a.cmp(&b).then(one.arrived.cmp(&other.arrived))
            };
            (0..SIDES)
                .filter(|side| self.standing >> side & 1 == 1)
                .min_by(|one, other| share(*one, *other))
                .expect("somebody stands at nightfall")
        };
        for side in (0..SIDES).filter(|side| *side != winner) {
            for number in each(self.sides[side].live) {
                let id = UnitId::new(side, number);
                self.lift(id);
                self.gone(id, Fate::Withdrawn, tell);
            }
            self.standing &= !(1 << side);
        }
        self.decide(winner, tell);
    }

    /// Whoever of an army has left the field is taken after all (AR-18.11).
    pub(crate) fn capture_army(&mut self, seat: u8, army: u8, captor: u8) {
        let Some(side) = self.side_of(seat) else { return };
        for number in 0..self.sides[side].count {
            let id = UnitId::new(side, number);
            let unit = *self.unit(id);
            let away = matches!(unit.fate, Fate::Withdrawn | Fate::Fled);
            if away && unit.owner() == seat && unit.source() == army {
                self.unit_mut(id).fate = Fate::Prisoner(captor);
                self.sides[side].lost += u16::from(self.profile(id).cost);
            }
        }
    }

    /// Every unit that was deployed, with its side.
    pub fn units(&self) -> impl Iterator<Item = (usize, &Unit)> {
        let of = |side: usize| self.sides[side].units[..usize::from(self.sides[side].count)].iter();
        (0..SIDES).flat_map(move |side| of(side).map(move |unit| (side, unit)))
    }
    /// What more than half of the gold of a seat's army was paid for, lost units included; for statistics.
    pub(crate) fn composition(&self, seat: u8) -> &'static str {
        let (mut foot, mut shot, mut horse, mut guns) = (0u16, 0u16, 0u16, 0u16);
        let nation = self.forces[usize::from(seat)].nation;
        for (own, count) in self.roll_call(seat)[0].into_iter().enumerate() {
            let profile = super::units::profile(super::units::of_nation(nation, own as u8));
            let sum = match profile.class {
                class if class.is_cavalry() => &mut horse,
                super::units::Class::Artillery => &mut guns,
                _ if profile.tir.is_some() => &mut shot,
                _ => &mut foot,
            };
            *sum += u16::from(profile.cost) * u16::from(count);
        }
        let all = foot + shot + horse + guns;
        let named = [(foot, "foot"), (shot, "shot"), (horse, "horse"), (guns, "guns")];
        let most = named.into_iter().find(|(sum, _)| 2 * sum > all);
        most.map_or("mixed", |(_, name)| name)
    }
    /// What a unit is among those its owner can have.
    pub fn mustered(&self, unit: &Unit) -> Mustered {
        let nation = self.forces[usize::from(unit.owner())].nation;
        let own = Kind::ALL.get(usize::from(unit.kind)).and_then(|kind| kind.own(nation));
        Mustered::of(unit.source(), own.map_or(OWN_GENERAL, |own| own as u8))
    }
    /// True if a seat fights on the side that has won.
    pub fn has_won(&self, seat: u8) -> bool {
        self.winner().is_some_and(|side| self.sides[side].players >> seat & 1 == 1)
    }
    /// Units a seat has after the battle, by army and garrison: those in camp, those that stand, withdrew, or were held
    /// by a side that lost (AR-18.8).
    pub fn survivors(&self, seat: u8) -> [[u8; OWN_KINDS]; SOURCES] {
        let mut troops = self.forces[usize::from(seat)].troops;
        for (_, unit) in self.units().filter(|(_, unit)| unit.owner() == seat && !unit.is_general())
        {
            if self.comes_back(unit) {
                let what = self.mustered(unit);
                troops[usize::from(what.source())][usize::from(what.own())] += 1;
            }
        }
        troops
    }
    fn comes_back(&self, unit: &Unit) -> bool {
        match unit.fate {
            Fate::OnField | Fate::Withdrawn | Fate::Fled => true,
            Fate::Destroyed => false,
            Fate::Prisoner(captor) => !self.has_won(captor),
        }
    }
    /// Who was taken by the side that has won: captor, owner and unit (AR-18.7).
    pub fn prisoners(&self) -> impl Iterator<Item = (u8, u8, Mustered)> {
        self.units().filter_map(|(_, unit)| match unit.fate {
            Fate::Prisoner(captor) if self.has_won(captor) => {
                Some((captor, unit.owner(), self.mustered(unit)))
            }
            _ => None,
        })
    }
    /// What became of the general of an army; none if there was none on the field.
    pub fn general(&self, seat: u8, army: u8) -> Option<Fate> {
        let leads =
            |unit: &&Unit| unit.is_general() && unit.owner() == seat && unit.source() == army;
        self.units().map(|(_, unit)| unit).find(leads).map(|unit| unit.fate)
    }
    /// Generals of a seat who were destroyed, by army as bits (AR-4.10).
    pub fn fallen(&self, seat: u8) -> u8 {
        let dead = self.units().filter(|(_, unit)| {
            unit.is_general()
                && unit.owner() == seat
                && unit.fate == Fate::Destroyed
                && unit.source() < 3
        });
        dead.fold(0, |bits, (_, unit)| bits | 1 << unit.source())
    }
    /// Printed cost of what a side has lost (AR-12.7, AR-18.6).
    pub fn value_lost(&self, side: usize) -> u16 {
        self.sides[side].lost
    }
}
