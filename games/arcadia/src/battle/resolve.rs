//! One order, from its cards and dice to its last witness. It may wait for a card in between.

use super::dice::{self, Result};
use super::field::{Fate, UnitId};
use super::fire::{LINE, Toward};
use super::ground::{Cell, Face};
use super::melee::Bearing;
use super::morale::passes;
use super::units::numbers;
use super::{Battle, ROOM, SIDES};
use crate::effects::Timing;
use crate::events::Event;
use engine::{Chance, Tell, kinds};
use serde::{Deserialize, Serialize};

kinds! {
    /// What was ordered.
    Blow as "blow" {
        Shot = "shot",
        Assault = "assault",
        Charge = "charge",
        FollowUp = "follow-up",
        Cannon = "cannon",
    }
}

kinds! {
    /// How far an order has come.
    Stage {
        /// There is none.
        Idle = "idle",
        /// A gun waits for the cell it aims at.
        Aiming = "aiming",
        /// The launch test (AR-15.2).
        Launch = "launch",
        /// Contact, where an attack was launched (AR-15.3).
        Contact = "contact",
        /// The attacker's side may play a card.
        OwnCards = "own-cards",
        /// The owner of the target may.
        TheirCards = "their-cards",
        /// Dice.
        Strike = "strike",
        /// The next unit on the line of a gun (AR-16.9).
        Ray = "ray",
        /// A failed test may still be turned (AR-21.8).
        HoldFast = "hold-fast",
        /// A test is known.
        Tested = "tested",
        /// Witness tests (AR-17.7).
        Witnesses = "witnesses",
    }
}

kinds! {
    /// Why a unit tests.
    Purpose as "purpose" {
        Launch = "launch",
        /// The target was hit.
        Struck = "struck",
        /// The attacker was.
        Repulsed = "repulsed",
        /// A ball hit it.
        Ball = "ball",
        Witness = "witness",
    }
}

/// Units that will test, each once in an order.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Witnesses {
    #[serde(with = "super::save::list")]
    pub(crate) queue: [u8; SIDES * ROOM],
    pub(crate) next: u8,
    pub(crate) count: u8,
}

impl Witnesses {
    pub(crate) fn push(&mut self, id: UnitId) {
        self.queue[usize::from(self.count)] = id.0;
        self.count += 1;
    }
    fn pop(&mut self) -> Option<UnitId> {
        (self.next < self.count).then(|| {
            self.next += 1;
            UnitId(self.queue[usize::from(self.next) - 1])
        })
    }
    /// Those that still wait.
    pub(crate) fn left(&self) -> &[u8] {
        &self.queue[usize::from(self.next)..usize::from(self.count)]
    }
}

impl std::fmt::Debug for Witnesses {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.left().iter().map(|id| UnitId(*id))).finish()
    }
}

/// The order that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    pub(crate) stage: Stage,
    pub(crate) blow: Blow,
    pub(crate) attacker: UnitId,
    pub(crate) target: UnitId,
    /// Where the attack goes.
    pub(crate) face: Face,
    pub(crate) bearing: Bearing,
    /// The target was engaged before (AR-16.3, AR-16.4).
    pub(crate) was_engaged: bool,
    /// A shot that cost no order (Hidden Battery).
    pub(crate) free: bool,
    /// What cards add to the dice.
    pub(crate) attack: i8,
    pub(crate) defence: i8,
    /// Seats that may still play a card, as bits.
    pub(crate) asked: u8,
    // The test that is being made.
    pub(crate) tester: UnitId,
    pub(crate) purpose: Purpose,
    pub(crate) die: u8,
    pub(crate) passed: bool,
    /// Units on the line of a gun, and how many were looked at.
    #[serde(with = "super::save::list")]
    pub(crate) line: [u8; LINE],
    pub(crate) line_count: u8,
    pub(crate) line_at: u8,
    pub(crate) witnesses: Witnesses,
}

impl Default for Order {
    fn default() -> Order {
        Order {
            stage: Stage::Idle,
            blow: Blow::Shot,
            attacker: UnitId::NOBODY,
            target: UnitId::NOBODY,
            face: Face::North,
            bearing: Bearing::Front,
            was_engaged: false,
            free: false,
            attack: 0,
            defence: 0,
            asked: 0,
            tester: UnitId::NOBODY,
            purpose: Purpose::Launch,
            die: 0,
            passed: false,
            line: [0; LINE],
            line_count: 0,
            line_at: 0,
            witnesses: Witnesses { queue: [0; SIDES * ROOM], next: 0, count: 0 },
        }
    }
}

impl Battle {
    /// Begins an order against the unit in a direction.
    pub(crate) fn order_attack(
        &mut self,
        blow: Blow,
        attacker: UnitId,
        target: UnitId,
        toward: Toward,
    ) {
        let face = toward.from(self.facing(attacker));
        let stage = match blow {
            Blow::Shot | Blow::FollowUp => Stage::OwnCards,
            _ => Stage::Launch,
        };
        self.begin_order(stage, blow, attacker);
        self.order.target = target;
        self.order.face = face;
        self.order.bearing = self.bearing(target, face);
        self.order.was_engaged = self.is_engaged(target);
        let own = &mut self.sides[attacker.side()];
        if blow == Blow::Shot {
            own.shot |= attacker.bit();
        } else {
            own.fought |= attacker.bit();
        }
        self.ask_cards();
    }
    /// A gun is aimed.
    pub(crate) fn order_cannon(&mut self, gun: UnitId, free: bool) {
        self.begin_order(Stage::Aiming, Blow::Cannon, gun);
        self.order.free = free;
    }
    pub(crate) fn aim(&mut self, at: Cell) {
        let gun = self.order.attacker;
        (self.order.line, self.order.line_count) = self.line_of_fire(gun, at);
        self.order.line_at = 0;
        self.order.stage = Stage::Ray;
        self.sides[gun.side()].shot |= gun.bit();
    }
    fn begin_order(&mut self, stage: Stage, blow: Blow, attacker: UnitId) {
        // What is left of an earlier order is never looked at; it is cleared so that equal tables are equal.
        self.order = Order { stage, blow, attacker, ..Order::default() };
    }

    /// Who may play a card at this point; the stage passes by if nobody can.
    fn ask_cards(&mut self) {
        if self.order.stage == Stage::OwnCards {
            let timing = self.own_timing();
            self.order.asked = self.holders(self.order.attacker.side(), timing);
            if self.order.asked == 0 {
                self.order.stage = Stage::TheirCards;
            }
        }
        if self.order.stage == Stage::TheirCards {
            self.order.asked = 0;
            if let Some(timing) = self.their_timing() {
                let owner = self.unit(self.order.target).owner();
                if self.playable(owner, timing) != 0 {
                    self.order.asked = 1 << owner;
                }
            }
            if self.order.asked == 0 {
                self.order.stage = Stage::Strike;
            }
        }
    }
    fn own_timing(&self) -> Timing {
        match self.order.blow {
            Blow::Shot | Blow::Cannon => Timing::BeforeOwnShot,
            Blow::Charge => Timing::BeforeOwnChargeRoll,
            Blow::Assault | Blow::FollowUp => Timing::BeforeOwnMeleeRoll,
        }
    }
    fn their_timing(&self) -> Option<Timing> {
        match self.order.blow {
            Blow::Shot => Some(Timing::BeforeEnemyShot),
            Blow::Charge => Some(Timing::BeforeEnemyChargeRoll),
            _ => None,
        }
    }
    /// The moment of the card somebody is asked for in this order.
    pub(crate) fn reaction(&self) -> Option<Timing> {
        match self.order.stage {
            Stage::OwnCards => Some(self.own_timing()),
            Stage::TheirCards => self.their_timing(),
            Stage::HoldFast => Some(Timing::OwnFailedMorale),
            _ => None,
        }
    }
    /// Who is asked for a card now: the attacker's side first, each in turn order (AR-21.13).
    pub(crate) fn reacts(&self) -> Option<u8> {
        if self.order.asked == 0 {
            return None;
        }
        self.turn_order.into_iter().find(|seat| *seat < 8 && self.order.asked >> seat & 1 == 1)
    }
    /// A seat has played its card, or wants none.
    pub(crate) fn reacted(&mut self, seat: u8) {
        self.order.asked &= !(1 << seat);
        if self.order.stage == Stage::HoldFast {
            self.order.asked = 0;
            self.order.stage = Stage::Tested;
            return;
        }
        // The side may have played its last card.
        if let Some(timing) = self.reaction() {
            for other in 0..SIDES as u8 {
                if self.order.asked >> other & 1 == 1 && self.playable(other, timing) == 0 {
                    self.order.asked &= !(1 << other);
                }
            }
        }
        if self.order.asked == 0 {
            self.order.stage = match self.order.stage {
                Stage::OwnCards => Stage::TheirCards,
                _ => Stage::Strike,
            };
            if self.order.stage == Stage::TheirCards {
                self.ask_cards();
            }
        }
    }

    /// Carries the order on until it is done or somebody must decide.
    pub(crate) fn resolve<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        loop {
            match self.order.stage {
                Stage::Idle | Stage::Aiming => return,
                Stage::OwnCards | Stage::TheirCards | Stage::HoldFast => {
                    if self.order.asked != 0 {
                        return;
                    }
                    self.order.stage = Stage::Strike;
                }
                Stage::Launch => self.test(self.order.attacker, Purpose::Launch, chance, tell),
                Stage::Contact => self.contact(tell),
                Stage::Strike => self.strike(chance, tell),
                Stage::Ray => self.ray(chance, tell),
                Stage::Tested => self.tested(tell),
                Stage::Witnesses => match self.order.witnesses.pop() {
                    Some(id) if self.is_live(id) => self.test(id, Purpose::Witness, chance, tell),
                    Some(_) => {}
                    None => {
                        self.order = Order::default();
                        for side in &mut self.sides {
                            side.witnessed = 0;
                        }
                    }
                },
            }
        }
    }

    /// A morale test; what it means is looked at once nobody can turn it any more.
    fn test<C: Chance, T: Tell<Event>>(
        &mut self,
        id: UnitId,
        purpose: Purpose,
        chance: &mut C,
        tell: &mut T,
    ) {
        let (die, added) = (dice::roll(chance), self.nerve(id));
        let passed = passes(die, added);
        let at = self.spot(id);
        tell.tell(|| Event::MoraleTested { at, die, added, passed, purpose });
        self.order.tester = id;
        self.order.purpose = purpose;
        self.order.die = die;
        self.order.passed = passed;
        self.order.stage = Stage::Tested;
        let owner = self.unit(id).owner();
        if !passed && die != 1 && self.playable(owner, Timing::OwnFailedMorale) != 0 {
            self.order.stage = Stage::HoldFast;
            self.order.asked = 1 << owner;
        }
    }

    /// What a test has come to.
    fn tested<T: Tell<Event>>(&mut self, tell: &mut T) {
        let Order { tester, purpose, die, passed, .. } = self.order;
        self.order.stage = match purpose {
            Purpose::Launch if passed => Stage::Contact,
            Purpose::Ball => Stage::Ray,
            _ => Stage::Witnesses,
        };
        if passed {
            return;
        }
        let struck = purpose == Purpose::Struck && self.order.blow != Blow::Shot;
        let cell = self.cell(tester);
        if struck && self.order.bearing == Bearing::Rear && !self.is_gun(tester) {
            // Attacked from behind it surrenders (AR-15.8).
            let captor = self.unit(self.order.attacker).owner();
            self.remove(tester, Fate::Prisoner(captor), true, tell);
        } else {
            self.fail(tester, die, tell);
        }
        if struck {
            self.pursue(cell);
        }
    }

    /// The target has left its cell, perhaps: who attacked from behind or the flank follows (AR-15.8, AR-15.9).
    fn pursue(&mut self, cell: Cell) {
        let Order { attacker, face, bearing, .. } = self.order;
        if !self.is_live(attacker) || self.on(cell).is_some() {
            return;
        }
        match bearing {
            Bearing::Rear => self.follow(attacker, face, cell),
            Bearing::Flank => self.take_place(attacker, face, cell),
            Bearing::Front | Bearing::Side => {}
        }
    }

    /// The attack was launched: contact, and what needs no dice (AR-16.4, AR-16.11).
    fn contact<T: Tell<Event>>(&mut self, tell: &mut T) {
        let Order { attacker, target, face, blow, .. } = self.order;
        let captor = self.unit(attacker).owner();
        if self.is_gun(target) {
            self.remove(target, Fate::Prisoner(captor), true, tell);
            self.order.stage = Stage::Witnesses;
        } else if blow == Blow::Charge && self.order.was_engaged {
            let cell = self.cell(target);
            self.remove(target, Fate::Destroyed, true, tell);
            self.pursue(cell);
            self.order.stage = Stage::Witnesses;
        } else {
            self.engage(attacker, face, target);
            self.order.stage = Stage::OwnCards;
            self.ask_cards();
        }
    }

    /// Attack and defence of this order without dice.
    pub(crate) fn strengths(&self) -> (i8, i8) {
        self.strengths_in(&self.order)
    }
    pub(crate) fn strengths_in(&self, order: &Order) -> (i8, i8) {
        let Order { attacker, target, blow, face, bearing, was_engaged, .. } = *order;
        let (unit, foe) = (self.unit(attacker), self.unit(target));
        let (force, foes) =
            (&self.forces[usize::from(unit.owner())], &self.forces[usize::from(foe.owner())]);
        let (own, theirs) = (force.profile(unit), foes.profile(foe));
        let cards = content_numbers();
        if blow == Blow::Shot {
            let tir = own.tir.unwrap_or(0) + force.added(unit, own.class, |mods| &mods.tir);
            let behind_wall = self.cover(target, face, false);
            let armour = theirs.armour + if behind_wall { cards.wall_armour } else { 0 };
            return (tir + bearing.bonus(), armour);
        }
        let charge = blow == Blow::Charge;
        let bonus = numbers().charge;
        let cac = own.cac + force.added(unit, own.class, |mods| &mods.cac);
        let attack = cac + bearing.bonus() + if charge { bonus } else { 0 };
        if charge && theirs.class.is_cavalry() && !was_engaged {
            let cac = theirs.cac + foes.added(foe, theirs.class, |mods| &mods.cac);
            return (attack, cac + bonus);
        }
        let mut defence = theirs.defence;
        if charge && bearing == Bearing::Front && !own.ignores_brace {
            defence += theirs.brace;
        }
        if bearing == Bearing::Front && self.cover(target, face, true) {
            defence += cards.breach_defence;
        }
        (attack, defence)
    }

    /// Shots and blows (AR-14.4, AR-15.5, AR-16.2).
    fn strike<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let Order { attacker, target, blow, .. } = self.order;
        let (attack, defence) = self.strengths();
        let (attack, defence) = (attack + self.order.attack, defence + self.order.defence);
        let (die, against) = (dice::roll(chance), dice::roll(chance));
        let result = dice::opposed(die, against, attack, defence);
        let (at, on) = (self.spot(attacker), self.spot(target));
        tell.tell(|| Event::Struck { at, on, blow, die, attack, against, defence, result });
        self.order.stage = Stage::Witnesses;
        match (result, blow) {
            (Result::Nothing, _) | (Result::Failure, Blow::Shot) => {}
            (Result::Success, Blow::Shot) if self.is_gun(target) => {
                let captor = self.unit(attacker).owner();
                self.remove(target, Fate::Prisoner(captor), true, tell);
            }
            (Result::Success, Blow::Charge) => {
                let cell = self.cell(target);
                self.remove(target, Fate::Destroyed, true, tell);
                self.pursue(cell);
            }
            (Result::Success, _) => self.wound(target, 1, Purpose::Struck, chance, tell),
            (Result::Failure, Blow::Charge) => {
                self.wound(attacker, numbers().charge_losses, Purpose::Repulsed, chance, tell);
            }
            (Result::Failure, _) => self.wound(attacker, 1, Purpose::Repulsed, chance, tell),
        }
    }

    /// Loss tokens, and the test they call for (AR-17.1, AR-17.2).
    fn wound<C: Chance, T: Tell<Event>>(
        &mut self,
        id: UnitId,
        tokens: u8,
        purpose: Purpose,
        chance: &mut C,
        tell: &mut T,
    ) {
        let strength = self.profile(id).strength;
        let unit = self.unit_mut(id);
        unit.losses = (unit.losses + tokens).min(strength);
        let losses = unit.losses;
        let at = self.spot(id);
        tell.tell(|| Event::LossesTaken { at, losses });
        if losses < strength {
            return self.test(id, purpose, chance, tell);
        }
        let cell = self.cell(id);
        self.remove(id, Fate::Destroyed, true, tell);
        if purpose == Purpose::Struck && self.order.blow != Blow::Shot {
            self.pursue(cell);
        }
    }

    /// The ball flies on (AR-16.9).
    fn ray<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let at = usize::from(self.order.line_at);
        if self.order.line_at >= self.order.line_count {
            self.order.stage = Stage::Witnesses;
            return;
        }
        self.order.line_at += 1;
        let id = UnitId(self.order.line[at]);
        if !self.is_live(id) {
            return;
        }
        let die = dice::roll(chance);
        let hit = die >= numbers().cannon_hits;
        let on = self.spot(id);
        tell.tell(|| Event::BallFlew { on, die, hit });
        if hit {
            self.test(id, Purpose::Ball, chance, tell);
        } else {
            self.order.stage = Stage::Witnesses;
        }
    }
}

fn content_numbers() -> &'static crate::content::SiegeNumbers {
    &crate::content::content().rules.siege
}
