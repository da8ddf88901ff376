//! What a battle promises, for bots: rules never look here.

use super::Battle;
use super::deploy::{Mustered, OWN_GENERAL};
use super::dice::{self, Result};
use super::field::{UnitId, beyond_bits, each, end};
use super::fire::Toward;
use super::ground::Cell;
use super::melee::Bearing;
use super::morale::passes;
use super::resolve::{Blow, Order};
use super::rounds::BattleStep;
use super::units::{self, Class, GENERAL};
use crate::moves::Move;

/// Not worth a look.
const HOPELESS: i32 = -1_500;

/// How many of 36 throws of two dice succeed and fail (AR-14.6).
pub(super) fn chances(attack: i8, defence: i8) -> (i32, i32) {
    let (mut good, mut bad) = (0, 0);
    for die in 1..=6 {
        for against in 1..=6 {
            match dice::opposed(die, against, attack, defence) {
                Result::Success => good += 1,
                Result::Failure => bad += 1,
                Result::Nothing => {}
            }
        }
    }
    (good, bad)
}
/// How many of 6 dice pass a test.
pub(super) fn holds(nerve: i8) -> i32 {
    (1..=6).filter(|die| passes(*die, nerve)).count() as i32
}

impl Battle {
    /// What a seat's side has, before the strongest other one: printed cost in hundredths, with what losses and a weak
    /// stand take off it.
    pub(crate) fn promise(&self, seat: u8) -> i32 {
        let Some(side) = self.side_of(seat) else { return 0 };
        if self.step == BattleStep::Deploy {
            return self.worth_of_plan(seat);
        }
        if let Some(winner) = self.winner() {
            let spared =
                100 * (i32::from(self.sides[side].deployed) - i32::from(self.sides[side].lost));
            return spared + if winner == side { 6_000 } else { -6_000 };
        }
        let others = (0..self.ground.sides()).filter(|other| *other != side);
        self.strength_of(side) - others.map(|other| self.strength_of(other)).max().unwrap_or(0)
    }
    /// How well what a seat has put down so far stands.
    fn worth_of_plan(&self, seat: u8) -> i32 {
        let (plan, force) = (&self.plans[usize::from(seat)], &self.forces[usize::from(seat)]);
        let mut worth = 0;
        for (column, (line, count)) in (0..).zip(plan.columns.iter().zip(plan.counts)) {
            for (depth, what) in (0..count).zip(line) {
                worth += worth_of_place(force.nation, column, depth, Mustered(*what));
            }
        }
        worth
    }
    fn hunch_of_place(&self, seat: u8, column: u8, what: Mustered) -> i32 {
        let depth = self.plans[usize::from(seat)].counts[usize::from(column)];
        worth_of_place(self.forces[usize::from(seat)].nation, column, depth, what)
    }
    fn strength_of(&self, side: usize) -> i32 {
        let own = &self.sides[side];
        let mut sum = 0;
        for number in each(own.live) {
            let id = UnitId::new(side, number);
            let profile = self.profile(id);
            let worth = if profile.class == Class::General { 6 } else { i32::from(profile.cost) };
            let left = i32::from(profile.strength - self.unit(id).losses);
            let steady = holds(self.nerve(id));
            sum += 100 * worth * left / i32::from(profile.strength) * (12 + steady) / 18;
            sum += self.outlook(id, profile.tir.map(|_| profile.range));
        }
        // Nightfall looks at shares (AR-12.7).
        sum - 3_000 * i32::from(own.lost) / i32::from(own.deployed.max(1))
    }

    /// Shooters want somebody in range and nobody in their face; everybody else wants to come to blows, if slowly.
    fn outlook(&self, id: UnitId, range: Option<u8>) -> i32 {
        let unit = self.unit(id);
        if self.is_gun(id) || unit.is_general() {
            return 0;
        }
        let grows = self.grows_at(id.side(), unit.column, unit.row);
        let ahead = self.others(id.side(), unit.column) & beyond_bits(unit.row, grows);
        if ahead == 0 {
            return -30;
        }
        let far = i32::from(end(ahead, !grows).abs_diff(unit.row));
        match range {
            Some(range) if far > 1 && far <= i32::from(range) => 25,
            Some(_) if far <= 1 => -10,
            _ => -2 * far,
        }
    }

    /// A guess about an answer before it is tried.
    pub(crate) fn hunch(&self, seat: u8, mv: Move) -> i32 {
        match mv {
            Move::Retreat {} if self.promise(seat) < -2_500 => 0,
            Move::Retreat {} => HOPELESS,
            Move::Deploy { column, what } => self.hunch_of_place(seat, column, Mustered(what)),
            Move::Shoot { toward, column, row } => {
                self.hunch_of_attack(Blow::Shot, toward, column, row)
            }
            Move::Engage { toward, column, row } => {
                self.hunch_of_attack(Blow::Assault, toward, column, row)
            }
            Move::Charge { toward, column, row } => {
                self.hunch_of_attack(Blow::Charge, toward, column, row)
            }
            Move::FollowUp { toward, column, row } => {
                self.hunch_of_attack(Blow::FollowUp, toward, column, row)
            }
            Move::Cannon { .. } => 300,
            Move::Aim { x, y } => {
                let (_, met) = self.line_of_fire(self.order.attacker, Cell { x, y });
                120 * i32::from(met) - 100
            }
            Move::Glide { stride, .. } => {
                if stride.is_ahead() {
                    60
                } else {
                    -60
                }
            }
            Move::PlayTactic { .. } => 150,
            Move::Pick { .. } => 50,
            _ => 0,
        }
    }

    /// What is won and lost on the average, in hundredths of gold.
    fn hunch_of_attack(&self, blow: Blow, toward: Toward, column: u8, row: u8) -> i32 {
        let side = usize::from(self.side);
        let Some(attacker) = self.on_column(side, column, row) else { return 0 };
        let target = if blow == Blow::Shot {
            self.shot_target(attacker, toward)
        } else {
            self.beside(attacker, toward)
        };
        let Some(target) = target else { return 0 };
        let face = toward.from(self.facing(attacker));
        let bearing = self.bearing(target, face);
        let was_engaged = self.is_engaged(target);
        let order =
            Order { blow, attacker, target, face, bearing, was_engaged, ..Order::default() };
        let (attack, defence) = self.strengths_in(&order);
        let (good, bad) = chances(attack, defence);
        let cost = |id: UnitId| {
            if self.unit(id).kind == GENERAL {
                600
            } else {
                100 * i32::from(units::profile(self.unit(id).kind).cost)
            }
        };
        let (theirs, ours) = (cost(target), cost(attacker));
        let launch = if matches!(blow, Blow::Shot | Blow::FollowUp) {
            6
        } else {
            holds(self.nerve(attacker))
        };
        let sure = self.is_gun(target) || blow == Blow::Charge && self.is_engaged(target);
        let (win, lose) = match blow {
            Blow::Charge => (theirs, ours * 2 / 3),
            Blow::Shot => (theirs / 3, 0),
            _ if bearing == Bearing::Rear => (theirs * 2 / 3, ours / 3),
            _ => (theirs / 3, ours / 3),
        };
        let fight = if sure { theirs } else { (good * win - bad * lose) / 36 };
        let worth = (launch * fight - (6 - launch) * ours / 6) / 6;
        // One throw tells little: what loses on the average is not tried at all.
        if worth < -20 { HOPELESS } else { worth }
    }
}

/// Steady foot in the middle, horse at the wings, guns and generals where they are safe and see.
fn worth_of_place(nation: u8, column: u8, depth: u8, what: Mustered) -> i32 {
    let depth = i32::from(depth);
    let wing = column == 0 || column == 4;
    if what.own() == OWN_GENERAL {
        return if wing { -200 } else { 60 * depth - 100 };
    }
    let profile = units::profile(units::of_nation(nation, what.own()));
    let even = -25 * depth;
    even + match profile.class {
        Class::Artillery => {
            if depth == 0 && !wing {
                60
            } else {
                -60
            }
        }
        class if class.is_cavalry() => {
            if wing {
                90
            } else {
                -30
            }
        }
        _ => {
            i32::from(profile.morale) * 4
                + if wing { -20 } else { 20 }
                + if depth == 0 { i32::from(profile.defence) * 8 } else { 0 }
        }
    }
}
