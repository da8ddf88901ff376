//! The worked examples of the battle, and the rules they do not reach.

mod deploy;
mod ending;
mod fire;
mod melee;
mod morale;
mod moves;

use super::field::{Fate, Unit, UnitId};
use super::fire::Toward;
use super::ground::{Cell, Ground};
use super::resolve::Stage;
use super::rounds::BattleStep;
use super::steps::{Stride, Way};
use super::units::{self, GENERAL};
use super::{Battle, NONE, SIDES};
use crate::kinds::Unit as Kind;
use crate::moves::Move;
use engine::chance::Scripted;
use engine::{NoLuck, Silence};

const SOUTH: usize = 0;
const NORTH: usize = 1;

/// A battle of these units: side, kind, column as people count, row. It is South's turn.
fn on(ground: Ground, units: &[(usize, Kind, u8, u8)]) -> Battle {
    let mut battle =
        Battle { ground, round: 1, rounds: 12, step: BattleStep::Start, ..Battle::default() };
    for side in 0..ground.sides() {
        battle.standing |= 1 << side;
        battle.turn_order[side] = side as u8;
        let own = &mut battle.sides[side];
        (own.players, own.leader, own.columns) = (1 << side, side as u8, [side as u8; 5]);
        (own.arrived, own.place, own.cards_most) = (side as u8, side as u8, 3);
    }
    for (side, kind, column, row) in units {
        stand(&mut battle, *side, *kind as u8, *column, *row);
    }
    battle.side = 0;
    turn(&mut battle, 0, BattleStep::Moves);
    battle
}
fn field(units: &[(usize, Kind, u8, u8)]) -> Battle {
    on(Ground::Field, units)
}
fn stand(battle: &mut Battle, side: usize, kind: u8, column: u8, row: u8) -> UnitId {
    let unit = Unit::of(kind, side as u8, 0, side as u8);
    let profile = battle.forces[side].profile(&unit);
    let own = &mut battle.sides[side];
    let id = UnitId::new(side, own.count);
    own.units[usize::from(own.count)] = unit;
    own.count += 1;
    own.live |= id.bit();
    own.deployed += u16::from(profile.cost);
    own.sort(id.bit(), &profile, kind == GENERAL);
    battle.put(id, column - 1, row);
    id
}
fn general(battle: &mut Battle, side: usize, command: u8, column: u8, row: u8) -> UnitId {
    battle.forces[side].command[0] = command;
    stand(battle, side, GENERAL, column, row)
}
fn turn(battle: &mut Battle, side: usize, step: BattleStep) {
    battle.side = side as u8;
    battle.actor = side as u8;
    battle.step = step;
    (battle.moves, battle.shots, battle.assaults) = (2, 2, 2);
    (battle.moving, battle.steps) = (NONE, 0);
    battle.turn_about(side);
}
/// South gives an order, and these dice fall.
fn order(battle: &mut Battle, mv: Move, dice: &[u32]) {
    let seat = battle.actor;
    assert!(offers(battle, mv), "{mv:?} is not offered");
    let mut chance = Scripted::new(dice.iter().map(|die| die - 1), NoLuck);
    battle.answer(seat, mv, &mut chance, &mut Silence);
    battle.resolve(&mut chance, &mut Silence);
    assert_eq!((chance.left(), chance.faults), (0, 0), "dice left, dice missing");
    assert_eq!(battle.broken_law(), None);
}
fn offers(battle: &Battle, mv: Move) -> bool {
    let mut all: Vec<Move> = Vec::new();
    battle.offer(battle.actor, &mut all);
    all.contains(&mv)
}
/// Who stands on a cell, as people count columns.
fn at(battle: &Battle, column: u8, row: u8) -> Option<(usize, u8)> {
    battle.on_column(0, column - 1, row).map(|id| (id.side(), battle.unit(id).kind))
}
fn losses(battle: &Battle, column: u8, row: u8) -> u8 {
    battle.unit(battle.on_column(0, column - 1, row).expect("a unit")).losses
}
fn is(side: usize, kind: Kind) -> Option<(usize, u8)> {
    Some((side, kind as u8))
}
fn fates(battle: &Battle, side: usize) -> Vec<Fate> {
    let own = &battle.sides[side];
    own.units[..usize::from(own.count)].iter().map(|unit| unit.fate).collect()
}
fn engage(toward: Toward, column: u8, row: u8) -> Move {
    Move::Engage { toward, column: column - 1, row }
}
fn charge(toward: Toward, column: u8, row: u8) -> Move {
    Move::Charge { toward, column: column - 1, row }
}
fn shoot(toward: Toward, column: u8, row: u8) -> Move {
    Move::Shoot { toward, column: column - 1, row }
}
fn march(way: Way, column: u8, row: u8) -> Move {
    Move::MoveUnit { way, column: column - 1, row }
}
