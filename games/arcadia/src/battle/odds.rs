//! What the dice of an order would have to show, before it is given.

use super::Battle;
use super::appraise::{chances, holds};
use super::field::{UnitId, each};
use super::fire::{Aimed, SHOTS, Toward};
use super::ground::{COLUMNS, Cell, Face, ROWS};
use super::melee::Bearing;
use super::resolve::{Blow, Order, Stage};
use super::rounds::BattleStep;
use super::units::numbers;
use engine::Seat;
use serde::Serialize;

/// A morale test that would be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Test {
    /// What is added to the die.
    pub added: i8,
    /// How many faces of six pass it.
    pub passes: u8,
}

/// An attack that may be ordered now, without cards, or that waits for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Odds {
    pub blow: Blow,
    pub column: u8,
    pub row: u8,
    pub toward: Toward,
    /// Who would be attacked, by place in the pieces of the view.
    pub target: u8,
    pub bearing: Bearing,
    /// The test before it (AR-15.2), for attacks that need one.
    pub launch: Option<Test>,
    /// It succeeds without dice (AR-16.4, AR-16.11).
    pub sure: bool,
    /// What is added to the two dice.
    pub attack: i8,
    pub defence: i8,
    /// Of 36 throws: those that hit the target, and those that hit the attacker.
    pub hits: u8,
    pub fails: u8,
    /// The test of a target that was hit; none if a hit removes it.
    pub breaks: Option<Test>,
}

/// A way a gun may be aimed, and whom its ball would meet, the nearest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Aim {
    pub x: u8,
    pub y: u8,
    /// By place in the pieces of the view.
    pub line: Vec<u8>,
    /// How many faces of six hit.
    pub hits: u8,
}

fn test(added: i8) -> Test {
    Test { added, passes: holds(added) as u8 }
}

impl Battle {
    /// The attacks a seat may order now.
    pub(crate) fn odds(&self, seat: Seat, place: &impl Fn(UnitId) -> Option<u8>) -> Vec<Odds> {
        let side = usize::from(self.side);
        let mut list = Vec::new();
        let idle = self.order.stage == Stage::Idle && self.order.asked == 0;
        if self.asked() >> seat.0 & 1 == 0 || !idle {
            return list;
        }
        let mut add = |blow: Blow, aimed: &Aimed| {
            for toward in Toward::ALL {
                for column in 0..COLUMNS as u8 {
                    let rows = aimed[toward as usize][usize::from(column)];
                    for row in each(rows.into()) {
                        let odds = self
                            .on_column(side, column, row)
                            .and_then(|id| self.odds_of(id, blow, toward, place));
                        list.extend(odds);
                    }
                }
            }
        };
        match self.step {
            BattleStep::Shooting if self.shots > 0 => {
                let mut aimed = self.shots_of(side, seat.0);
                for toward in Toward::ALL.into_iter().filter(|it| !SHOTS.contains(it)) {
                    aimed[toward as usize] = Default::default();
                }
                add(Blow::Shot, &aimed);
            }
            BattleStep::Melee | BattleStep::FollowUps => {
                let attacks = self.attacks_of(side, seat.0);
                add(Blow::FollowUp, &attacks.follow_ups);
                add(Blow::Assault, &attacks.assaults);
                add(Blow::Charge, &attacks.charges);
            }
            _ => {}
        }
        list
    }

    fn odds_of(
        &self,
        id: UnitId,
        blow: Blow,
        toward: Toward,
        place: &impl Fn(UnitId) -> Option<u8>,
    ) -> Option<Odds> {
        let shot = blow == Blow::Shot;
        let target = if shot { self.shot_target(id, toward) } else { self.beside(id, toward) }?;
        let face: Face = toward.from(self.facing(id));
        let bearing = self.bearing(target, face);
        let was_engaged = self.is_engaged(target);
        let order =
            Order { blow, attacker: id, target, face, bearing, was_engaged, ..Order::default() };
        let launch = matches!(blow, Blow::Assault | Blow::Charge).then(|| test(self.nerve(id)));
        Some(Odds { launch, ..self.odds_in(&order, toward, place)? })
    }

    /// The attack that waits for cards, with those that were played (AR-21.8).
    pub(crate) fn odds_under_way(&self, place: &impl Fn(UnitId) -> Option<u8>) -> Option<Odds> {
        let order = &self.order;
        let waits = matches!(order.stage, Stage::OwnCards | Stage::TheirCards);
        if !waits || order.blow == Blow::Cannon {
            return None;
        }
        let facing = self.facing(order.attacker);
        let toward = Toward::ALL.into_iter().find(|it| it.from(facing) == order.face)?;
        self.odds_in(order, toward, place)
    }

    /// The dice of an order whose launch has succeeded.
    fn odds_in(
        &self,
        order: &Order,
        toward: Toward,
        place: &impl Fn(UnitId) -> Option<u8>,
    ) -> Option<Odds> {
        let Order { blow, attacker, target, bearing, was_engaged, .. } = *order;
        let shot = blow == Blow::Shot;
        let (attack, defence) = self.strengths_in(order);
        let (attack, defence) = (attack + order.attack, defence + order.defence);
        let (good, bad) = chances(attack, defence);
        let charge = blow == Blow::Charge;
        let gun = self.is_gun(target);
        let sure = !shot && gun || charge && was_engaged;
        let left = self.profile(target).strength - self.unit(target).losses;
        let removed = sure || charge || gun || left <= 1;
        let unit = self.unit(attacker);
        Some(Odds {
            blow,
            column: unit.column,
            row: unit.row,
            toward,
            target: place(target)?,
            bearing,
            launch: None,
            sure,
            attack,
            defence,
            hits: if sure { 36 } else { good as u8 },
            fails: if sure || shot { 0 } else { bad as u8 },
            breaks: (!removed).then(|| test(self.nerve(target) + numbers().loss)),
        })
    }

    /// Where the gun that waits for its aim would hit somebody.
    pub(crate) fn aims_that_hit(
        &self,
        seat: Seat,
        place: &impl Fn(UnitId) -> Option<u8>,
    ) -> Vec<Aim> {
        if self.order.stage != Stage::Aiming || self.asked() >> seat.0 & 1 == 0 {
            return Vec::new();
        }
        let gun = self.order.attacker;
        let cells =
            (0..ROWS).flat_map(|x| each(self.aims(gun, x).into()).map(move |y| Cell { x, y }));
        let hits = 7 - numbers().cannon_hits;
        let aims = cells.map(|cell| {
            let (line, count) = self.line_of_fire(gun, cell);
            let line = line.into_iter().take(count.into());
            Aim {
                x: cell.x,
                y: cell.y,
                line: line.filter_map(|id| place(UnitId(id))).collect(),
                hits,
            }
        });
        aims.filter(|aim| !aim.line.is_empty()).collect()
    }
}
