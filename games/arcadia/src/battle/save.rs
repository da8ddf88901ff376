//! A battle as it is saved: what follows from the units is worked out anew, and nothing loads that could not be fought.

use super::deploy::Mustered;
use super::field::{Fate, UnitId, each};
use super::ground::{Cell, axis_of};
use super::resolve::Stage;
use super::units::GENERAL;
use super::{Battle, BattleStep, COLUMNS, NONE, OWN_KINDS, ROOM, SIDES};
use crate::content::{TACTICS, UNITS};
use engine::Thing;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Long lists without what is empty behind their last entry.
pub(super) mod list {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<T: Serialize + Default + PartialEq, S: Serializer, const N: usize>(
        list: &[T; N],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let last = list.iter().rposition(|entry| *entry != T::default());
        to.collect_seq(&list[..last.map_or(0, |at| at + 1)])
    }

    pub fn deserialize<'de, T, D, const N: usize>(from: D) -> Result<[T; N], D::Error>
    where
        T: Deserialize<'de> + Default + Copy,
        D: Deserializer<'de>,
    {
        let found = Vec::<T>::deserialize(from)?;
        let mut list = [T::default(); N];
        let most = format_args!("at most {N} entries are possible").to_string();
        list.get_mut(..found.len()).ok_or_else(|| D::Error::custom(most))?.copy_from_slice(&found);
        Ok(list)
    }
}

/// Nothing, if there is none.
impl Serialize for Battle {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if *self == Battle::default() { to.serialize_none() } else { Battle::serialize(self, to) }
    }
}

impl<'de> Deserialize<'de> for Battle {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(transparent)]
        struct There(#[serde(deserialize_with = "Battle::deserialize")] Battle);

        let Some(There(mut battle)) = Option::<There>::deserialize(from)? else {
            return Ok(Battle::default());
        };
        match battle.nonsense() {
            None => Ok(battle),
            Some(why) => Err(D::Error::custom(format_args!("battle: {why}"))),
        }
    }
}

impl Battle {
    /// Works out what follows from the rest, and says what cannot be.
    fn nonsense(&mut self) -> Option<String> {
        let wrong = |met: bool, why: &str| (!met).then(|| why.to_string());
        let seat = |seat: u8| usize::from(seat) < SIDES;
        let maybe = |it: u8| it == NONE || seat(it);
        let few = |numbers: &[u8]| numbers.iter().all(|number| *number <= 24);
        wrong(self.breached < 32 && self.glided < 32, "there are five columns")
            .or_else(|| {
                wrong(
                    maybe(self.actor) && maybe(self.winner) && seat(self.side),
                    "no such seat or side",
                )
            })
            .or_else(|| {
                wrong(
                    self.standing < 16 && self.waiting < 16 && self.fighters < 16,
                    "there are four sides",
                )
            })
            .or_else(|| {
                wrong(
                    (1..=12).contains(&self.rounds) && self.round <= self.rounds,
                    "at most twelve rounds",
                )
            })
            .or_else(|| {
                wrong(few(&[self.steps, self.moves, self.shots, self.assaults]), "too many orders")
            })
            .or_else(|| wrong(self.turn_order.iter().all(|it| maybe(*it)), "no such seat"))
            .or_else(|| self.forces_make_no_sense())
            .or_else(|| self.sides_make_no_sense())
            .or_else(|| self.stand_up())
            .or_else(|| self.order_makes_no_sense())
            .or_else(|| self.broken_law())
            .or_else(|| self.asks_nobody())
    }

    fn forces_make_no_sense(&self) -> Option<String> {
        for (force, plan) in self.forces.iter().zip(&self.plans) {
            let modest = |values: &[i8]| values.iter().all(|value| (-20..=20).contains(value));
            let mods =
                |mods: &super::Mods| modest(&mods.cac) && modest(&mods.tir) && modest(&mods.morale);
            let fine = force.nation < 4
                && force.troops.iter().flatten().all(|count| *count <= 80)
                && force.command.iter().all(|command| *command <= 20 || *command == NONE)
                && force.command[3] == NONE
                && (force.garrison_with < 3 || force.garrison_with == NONE)
                && mods(&force.own)
                && force.led.iter().all(mods)
                && force.generals < 8
                && force.leaderless < 8
                && (-9..=9).contains(&force.drums)
                && (0..3)
                    .all(|army| force.generals >> army & 1 == 0 || force.command[army] != NONE);
            if !fine {
                return Some("a force that cannot be".into());
            }
            let planned = |(line, count): (&[u8; 12], &u8)| {
                usize::from(*count) <= line.len()
                    && line
                        .iter()
                        .take((*count).into())
                        .all(|what| Mustered::numbered((*what).into()).is_some())
            };
            if !plan.columns.iter().zip(&plan.counts).all(planned)
                || plan.ruse.is_some_and(|card| usize::from(card) >= TACTICS)
            {
                return Some("a plan that cannot be".into());
            }
        }
        None
    }

    fn sides_make_no_sense(&self) -> Option<String> {
        let mut players = 0;
        for (number, side) in self.sides.iter().enumerate() {
            let fights = number < self.ground.sides();
            if players & side.players != 0 || side.players >= 16 || fights != (side.players != 0) {
                return Some("a seat fights on one side".into());
            }
            players |= side.players;
            if !fights {
                if side.count != 0 || self.standing >> number & 1 == 1 {
                    return Some("a side that does not fight has units".into());
                }
                continue;
            }
            let of_side = |seat: u8| usize::from(seat) < SIDES && side.players >> seat & 1 == 1;
            let columns = side
                .columns
                .iter()
                .all(|seat| of_side(*seat) || *seat == NONE && self.step == BattleStep::Assign);
            let fine = usize::from(side.count) <= ROOM
                && of_side(side.leader)
                && columns
                && side.cards <= 16
                && side.cards_most <= 20;
            if !fine || usize::from(side.place) >= SIDES || !(-9..=9).contains(&side.ruse) {
                return Some("a side that cannot be".into());
            }
            for unit in &side.units[..usize::from(side.count)] {
                let force = &self.forces[usize::from(unit.owner())];
                let known =
                    usize::from(unit.kind) < UNITS || unit.kind == GENERAL && unit.source() < 3;
                let led = unit.kind != GENERAL || force.command[usize::from(unit.source())] != NONE;
                let captor =
                    !matches!(unit.fate, Fate::Prisoner(captor) if usize::from(captor) >= SIDES);
                let own = self.mustered(unit).own() < OWN_KINDS as u8 || unit.kind == GENERAL;
                if !known
                    || !led
                    || !captor
                    || !own
                    || usize::from(unit.column) >= COLUMNS
                    || unit.row > 28
                {
                    return Some("a unit that cannot be".into());
                }
            }
        }
        wrong_order(&self.turn_order, players)
    }

    /// Puts everybody where they say they are.
    fn stand_up(&mut self) -> Option<String> {
        for side in 0..SIDES {
            let count = self.sides[side].count;
            if self.sides[side].live >= 1u64.checked_shl(count.into()).unwrap_or(u64::MAX)
                && count < 64
            {
                return Some("a unit on the field that is none".into());
            }
            for number in 0..count {
                let id = UnitId::new(side, number);
                let unit = *self.unit(id);
                let profile = self.profile(id);
                self.sides[side].sort(id.bit(), &profile, unit.is_general());
            }
            for number in each(self.sides[side].live) {
                let id = UnitId::new(side, number);
                let unit = *self.unit(id);
                let cell = Cell::on(axis_of(side), unit.column, unit.row);
                if !self.ground.has(cell)
                    || self.ground.rows(axis_of(side)) >> unit.row & 1 == 0
                    || self.on(cell).is_some()
                {
                    return Some("two units on one cell, or one beside the table".into());
                }
                self.put(id, unit.column, unit.row);
            }
        }
        None
    }

    fn order_makes_no_sense(&self) -> Option<String> {
        let order = &self.order;
        let known = |id: &u8| {
            let id = UnitId(*id);
            !id.is_nobody() && id.number() < self.sides[id.side()].count
        };
        let live = |id: UnitId| known(&id.0) && self.is_live(id);
        let lists = order
            .line
            .get(..usize::from(order.line_count))
            .is_some_and(|line| line.iter().all(known))
            && order.witnesses.next <= order.witnesses.count
            && order
                .witnesses
                .queue
                .get(..usize::from(order.witnesses.count))
                .is_some_and(|queue| queue.iter().all(known));
        let waits = match order.stage {
            Stage::Idle => order.asked == 0,
            Stage::Aiming => live(order.attacker) && self.is_gun(order.attacker),
            Stage::OwnCards | Stage::TheirCards => {
                live(order.attacker) && live(order.target) && order.asked != 0
            }
            Stage::HoldFast => {
                live(order.tester)
                    && order.asked != 0
                    && (order.attacker.is_nobody() || known(&order.attacker.0))
            }
            _ => false,
        };
        let cards = (-20..=20).contains(&order.attack)
            && (-20..=20).contains(&order.defence)
            && order.asked < 16;
        let mover = self.moving == NONE || self.moving < self.sides[usize::from(self.side)].count;
        (!lists || !waits || !cards || !mover).then(|| "an order that cannot be".into())
    }

    /// A battle that is on waits for somebody of the side whose turn it is.
    fn asks_nobody(&self) -> Option<String> {
        let fine = match self.step {
            BattleStep::Over => self.winner != NONE,
            BattleStep::Assign => self
                .column_to_assign()
                .is_some_and(|(side, _, _)| self.sides[side].leader == self.actor),
            BattleStep::Deploy => self.deploying() != 0 && self.deploying() & !self.fighters == 0,
            _ => {
                let own = &self.sides[usize::from(self.side)];
                usize::from(self.actor) < SIDES && own.players >> self.actor & 1 == 1
            }
        };
        (!fine).then(|| "nobody is asked".into())
    }
}

/// Each seat that fights comes once.
fn wrong_order(order: &[u8; SIDES], players: u8) -> Option<String> {
    let mut seen = 0u8;
    for seat in order.iter().filter(|seat| **seat != NONE) {
        if seen >> seat & 1 == 1 {
            return Some("a seat has two turns".into());
        }
        seen |= 1 << seat;
    }
    (players & !seen != 0).then(|| "a seat has no turn".into())
}
