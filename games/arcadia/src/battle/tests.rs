//! The worked examples of the battle, and the rules they do not reach.

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

/// AR-11.4, AR-11.5, AR-14.3: the worked example of the rulebook.
#[test]
fn ex_r1_a_shot_passes_friends_and_counts_cells() {
    let mut battle = field(&[
        (SOUTH, Kind::Arquebusiers, 3, 11),
        (SOUTH, Kind::Pikemen, 3, 12),
        (NORTH, Kind::Pikemen, 3, 13),
    ]);
    battle.step = BattleStep::Shooting;
    assert!(offers(&battle, shoot(Toward::Ahead, 3, 11)));
    let (id, face) = (UnitId::new(SOUTH, 0), super::Face::North);
    let cell = battle.cell(id);
    assert!(battle.first_enemy(SOUTH, cell, face, 1).is_none(), "range 1 is too short");
    assert!(battle.first_enemy(SOUTH, cell, face, 2).is_some(), "range 2 is enough (AR-11.4)");
}

/// AR-17.4: the worked example.
#[test]
fn ex_r3_above_ten_sixes_and_ones() {
    use super::morale::passes;
    assert!(passes(4, 7) && !passes(3, 7) && passes(6, -9) && !passes(1, 20));
}

/// AR-14.1, AR-14.4: two shots a turn, one for each unit.
#[test]
fn ex_24_a_shot_that_hits_costs_a_token_and_a_test() {
    let mut battle = field(&[
        (SOUTH, Kind::Arquebusiers, 3, 11),
        (NORTH, Kind::Pikemen, 3, 14),
        (NORTH, Kind::Militia, 1, 20),
    ]);
    battle.step = BattleStep::Shooting;
    // 3 + 2 against 3 + 1; the test: 8 - 1, with a 4 it is 11.
    order(&mut battle, shoot(Toward::Ahead, 3, 11), &[3, 3, 4]);
    assert_eq!((at(&battle, 3, 14), losses(&battle, 3, 14)), (is(NORTH, Kind::Pikemen), 1));
    assert!(!offers(&battle, shoot(Toward::Ahead, 3, 11)), "AR-14.1: one shot for each unit");
    // Equal: no effect (AR-14.4).
    let mut battle = field(&[
        (SOUTH, Kind::Arquebusiers, 3, 11),
        (NORTH, Kind::Pikemen, 3, 14),
        (NORTH, Kind::Militia, 1, 20),
    ]);
    battle.step = BattleStep::Shooting;
    order(&mut battle, shoot(Toward::Ahead, 3, 11), &[3, 4]);
    assert_eq!(losses(&battle, 3, 14), 0);
}

#[test]
fn ar_14_2_nobody_shoots_with_an_enemy_beside() {
    let mut battle = field(&[
        (SOUTH, Kind::Arquebusiers, 3, 12),
        (SOUTH, Kind::Reiters, 4, 12),
        (NORTH, Kind::Pikemen, 3, 13),
        (NORTH, Kind::Pikemen, 4, 13),
    ]);
    battle.step = BattleStep::Shooting;
    assert!(!offers(&battle, shoot(Toward::Ahead, 3, 12)));
    assert!(offers(&battle, shoot(Toward::Ahead, 4, 12)), "AR-21.7: close fire");
}

/// AR-14.5: the worked example.
#[test]
fn ex_53_a_shot_in_the_back_does_not_make_surrender() {
    let mut battle = field(&[
        (SOUTH, Kind::Jinetes, 3, 18),
        (NORTH, Kind::Pikemen, 3, 16),
        (NORTH, Kind::Militia, 1, 20),
    ]);
    battle.step = BattleStep::Shooting;
    battle.turn_about(NORTH);
    battle.turn_about(SOUTH);
    // The pikemen face south with nobody ahead of them there; the horse behind them has turned.
    battle.sides[NORTH].back = 0;
    assert_eq!(battle.facing(UnitId::new(SOUTH, 0)), super::Face::South);
    // 2 + 3 + 3 against 5 + 1; the test 8 - 1 with a 2 fails: one cell back, towards the horse.
    order(&mut battle, shoot(Toward::Ahead, 3, 18), &[2, 5, 2]);
    assert_eq!(at(&battle, 3, 17), is(NORTH, Kind::Pikemen));
}

/// AR-15.1, AR-15.3, AR-15.4, AR-15.5: an assault and what lasts of it.
#[test]
fn ex_25_equal_means_the_attacker_loses() {
    let mut battle = field(&[(SOUTH, Kind::Swordsmen, 3, 12), (NORTH, Kind::Pikemen, 3, 13)]);
    battle.step = BattleStep::Melee;
    // Launch 8 + 3; 3 + 4 against 4 + 3; test 8 - 1 + 4.
    order(&mut battle, engage(Toward::Ahead, 3, 12), &[3, 3, 4, 4]);
    assert_eq!((losses(&battle, 3, 12), losses(&battle, 3, 13)), (1, 0));
    let ids = [UnitId::new(SOUTH, 0), UnitId::new(NORTH, 0)];
    assert!(ids.iter().all(|id| battle.is_engaged(*id)), "AR-15.3");
    assert!(
        !offers(&battle, Move::FollowUp { toward: Toward::Ahead, column: 2, row: 12 }),
        "AR-15.4: once a turn"
    );
    turn(&mut battle, NORTH, BattleStep::Melee);
    assert!(
        offers(&battle, Move::FollowUp { toward: Toward::Ahead, column: 2, row: 13 }),
        "the defender may go on"
    );
    assert!(!offers(&battle, engage(Toward::Ahead, 3, 13)));
}

#[test]
fn ar_15_2_a_failed_launch_falls_back() {
    let mut battle = field(&[(SOUTH, Kind::Swordsmen, 3, 12), (NORTH, Kind::Pikemen, 3, 13)]);
    battle.step = BattleStep::Melee;
    order(&mut battle, engage(Toward::Ahead, 3, 12), &[2]);
    assert_eq!((at(&battle, 3, 11), battle.assaults), (is(SOUTH, Kind::Swordsmen), 1));
}

/// AR-17.3: the worked example.
#[test]
fn ex_26_every_modifier_counts() {
    let mut battle = field(&[
        (SOUTH, Kind::Pikemen, 3, 12),
        (SOUTH, Kind::Militia, 3, 13),
        (SOUTH, Kind::Militia, 3, 11),
        (SOUTH, Kind::Militia, 2, 12),
        (NORTH, Kind::Militia, 4, 12),
    ]);
    let pikes = UnitId::new(SOUTH, 0);
    battle.unit_mut(pikes).losses = 1;
    assert_eq!(
        battle.nerve(pikes),
        8 + 3 - 1 - 2,
        "AR-17.3: 8, three friends, a loss, an enemy on the flank"
    );
    battle.forces[SOUTH].command[0] = 3;
    battle.forces[SOUTH].leaderless = 1;
    assert_eq!(battle.nerve(pikes), 6, "AR-16.12");
    battle.forces[SOUTH].undaunted = true;
    assert_eq!(battle.nerve(pikes), 8, "AR-21.8: the Oriflamme");
    let mut battle = field(&[
        (SOUTH, Kind::Pikemen, 3, 12),
        (NORTH, Kind::Militia, 3, 11),
        (NORTH, Kind::Militia, 3, 14),
    ]);
    assert_eq!(battle.nerve(UnitId::new(SOUTH, 0)), 8 - 3, "an enemy behind");
    battle.forces[SOUTH].drums = 1;
    assert_eq!(battle.nerve(UnitId::new(SOUTH, 0)), 6, "Drums and Fifes");
}

/// AR-16.1, AR-16.2, AR-16.5: three more in the attack, and the charger stays where it is.
#[test]
fn ex_27_a_charge_destroys_and_stays() {
    let mut battle = field(&[
        (SOUTH, Kind::HeavyHorse, 3, 12),
        (NORTH, Kind::Arquebusiers, 3, 13),
        (NORTH, Kind::Militia, 1, 20),
    ]);
    battle.step = BattleStep::Melee;
    order(&mut battle, charge(Toward::Ahead, 3, 12), &[2, 2, 5]);
    assert_eq!((at(&battle, 3, 12), at(&battle, 3, 13)), (is(SOUTH, Kind::HeavyHorse), None));
    assert_eq!(fates(&battle, NORTH)[0], Fate::Destroyed);
    assert!(!battle.is_engaged(UnitId::new(SOUTH, 0)));
}

/// AR-16.2: the worked example.
#[test]
fn ex_28_a_failed_charge_costs_two_tokens() {
    let mut battle = field(&[(SOUTH, Kind::HeavyHorse, 3, 12), (NORTH, Kind::Pikemen, 3, 13)]);
    battle.step = BattleStep::Melee;
    // 2 + 7 against 2 + 3 + 5 (brace); the test 9 - 2 with a 5.
    order(&mut battle, charge(Toward::Ahead, 3, 12), &[2, 2, 2, 5]);
    assert_eq!(losses(&battle, 3, 12), 2);
    assert!(battle.is_engaged(UnitId::new(SOUTH, 0)));
}

#[test]
fn ar_21_7_long_lances_do_not_mind_pikes() {
    let mut battle = field(&[
        (SOUTH, Kind::WingedHussars, 3, 12),
        (NORTH, Kind::Pikemen, 3, 13),
        (NORTH, Kind::Militia, 1, 20),
    ]);
    battle.step = BattleStep::Melee;
    order(&mut battle, charge(Toward::Ahead, 3, 12), &[2, 2, 2]);
    assert_eq!(at(&battle, 3, 13), None);
}

/// AR-16.3: the worked example.
#[test]
fn ex_29_cavalry_that_is_charged_counter_charges() {
    let mut battle = field(&[(SOUTH, Kind::LightHorse, 3, 12), (NORTH, Kind::HeavyHorse, 3, 13)]);
    battle.step = BattleStep::Melee;
    order(&mut battle, charge(Toward::Ahead, 3, 12), &[3, 5, 3, 6]);
    assert_eq!((losses(&battle, 3, 12), losses(&battle, 3, 13)), (2, 0));
}

/// AR-16.4: the worked example.
#[test]
fn ex_30_who_is_engaged_is_ridden_down() {
    let mut battle = field(&[
        (SOUTH, Kind::Swordsmen, 3, 12),
        (SOUTH, Kind::LightHorse, 2, 13),
        (NORTH, Kind::Pikemen, 3, 13),
        (NORTH, Kind::Militia, 1, 20),
    ]);
    battle.step = BattleStep::Melee;
    battle.engage(UnitId::new(SOUTH, 0), super::Face::North, UnitId::new(NORTH, 0));
    // Only the launch test: 8 - 0 with a 5.
    order(&mut battle, charge(Toward::Right, 2, 13), &[5]);
    assert_eq!(fates(&battle, NORTH)[0], Fate::Destroyed);
    // It came from the flank and takes the place (AR-15.9).
    assert_eq!(at(&battle, 3, 13), is(SOUTH, Kind::LightHorse));
}

/// AR-11.7, AR-11.9, AR-17.5: a group goes round its guns.
#[test]
fn ex_31_a_column_falls_back_past_its_guns() {
    let mut battle = field(&[
        (SOUTH, Kind::Pikemen, 3, 12),
        (SOUTH, Kind::Arquebusiers, 3, 11),
        (SOUTH, Kind::Cannon, 3, 10),
        (SOUTH, Kind::Swordsmen, 3, 9),
        (NORTH, Kind::Militia, 1, 20),
    ]);
    let pikes = UnitId::new(SOUTH, 0);
    battle.fail(pikes, 2, &mut Silence);
    let stands =
        |battle: &Battle| [12, 11, 10, 9, 8, 7].map(|row| at(battle, 3, row).map(|(_, kind)| kind));
    let some = |kind: Kind| Some(kind as u8);
    assert_eq!(
        stands(&battle),
        [
            None,
            some(Kind::Pikemen),
            some(Kind::Cannon),
            some(Kind::Arquebusiers),
            some(Kind::Swordsmen),
            None
        ]
    );
    battle.fail(pikes, 2, &mut Silence);
    assert_eq!(
        stands(&battle),
        [
            None,
            None,
            some(Kind::Cannon),
            some(Kind::Pikemen),
            some(Kind::Arquebusiers),
            some(Kind::Swordsmen)
        ]
    );
    assert_eq!(battle.broken_law(), None);
}

/// AR-17.6, AR-17.7: behind all others, and who stood beside it tests.
#[test]
fn ex_32_flight_to_the_end_of_the_column() {
    let mut battle = field(&[
        (SOUTH, Kind::Pikemen, 3, 12),
        (SOUTH, Kind::Swordsmen, 3, 11),
        (SOUTH, Kind::Arquebusiers, 3, 10),
        (NORTH, Kind::Militia, 1, 20),
    ]);
    battle.fail(UnitId::new(SOUTH, 0), 1, &mut Silence);
    let stands = [12, 11, 10, 9].map(|row| at(&battle, 3, row).map(|(_, kind)| kind));
    let some = |kind: Kind| Some(kind as u8);
    assert_eq!(
        stands,
        [None, some(Kind::Swordsmen), some(Kind::Arquebusiers), some(Kind::Pikemen)]
    );
    assert_eq!(
        battle.order.witnesses.left(),
        [UnitId::new(SOUTH, 1).0],
        "AR-17.7: who stood beside it"
    );
}

#[test]
fn ar_17_5_no_room_is_surrender_and_the_table_has_an_end() {
    let mut battle = field(&[
        (SOUTH, Kind::Pikemen, 3, 12),
        (NORTH, Kind::Militia, 3, 11),
        (NORTH, Kind::Militia, 3, 14),
    ]);
    battle.fail(UnitId::new(SOUTH, 0), 2, &mut Silence);
    assert_eq!(fates(&battle, SOUTH), [Fate::Prisoner(1)]);
    let mut battle = field(&[
        (SOUTH, Kind::Pikemen, 3, 2),
        (SOUTH, Kind::Militia, 3, 1),
        (NORTH, Kind::Militia, 3, 14),
    ]);
    battle.fail(UnitId::new(SOUTH, 0), 2, &mut Silence);
    assert_eq!(fates(&battle, SOUTH), [Fate::OnField, Fate::Withdrawn]);
    assert_eq!(at(&battle, 3, 1), is(SOUTH, Kind::Pikemen));
    assert!(battle.order.witnesses.left().is_empty(), "AR-17.7: a withdrawal frightens nobody");
}

/// AR-15.9: the worked example.
#[test]
fn ex_33_a_flank_attack_takes_the_place() {
    let mut battle = field(&[
        (NORTH, Kind::Pikemen, 3, 13),
        (NORTH, Kind::Pikemen, 3, 14),
        (SOUTH, Kind::Pikemen, 3, 12),
        (SOUTH, Kind::Swordsmen, 2, 13),
        (SOUTH, Kind::Arquebusiers, 2, 12),
    ]);
    battle.step = BattleStep::Melee;
    // Launch 8 + 1 - 2 with a 4; 3 + 4 + 2 against 2 + 3; the test 8 - 1 - 2 + 1 with a 3 fails.
    order(&mut battle, engage(Toward::Right, 2, 13), &[4, 3, 2, 3]);
    assert_eq!([at(&battle, 3, 14), at(&battle, 3, 15)], [is(NORTH, Kind::Pikemen); 2]);
    assert_eq!(at(&battle, 3, 13), is(SOUTH, Kind::Swordsmen));
    assert_eq!((at(&battle, 2, 13), at(&battle, 2, 12)), (is(SOUTH, Kind::Arquebusiers), None));
}

/// AR-15.8: the worked example.
#[test]
fn ex_34_attacked_from_behind_it_surrenders() {
    let mut battle = field(&[
        (NORTH, Kind::Pikemen, 3, 15),
        (NORTH, Kind::Arquebusiers, 3, 16),
        (SOUTH, Kind::Pikemen, 3, 14),
        (SOUTH, Kind::LightHorse, 3, 17),
    ]);
    battle.step = BattleStep::Melee;
    // Launch 8 with a 3; 3 + 2 + 3 against 2 + 1; the test 7 - 1 - 3 + 1 with a 4 fails. The pikemen see it.
    order(&mut battle, engage(Toward::Ahead, 3, 17), &[3, 3, 2, 4, 6]);
    assert_eq!(fates(&battle, NORTH), [Fate::OnField, Fate::Prisoner(0)]);
    assert_eq!((at(&battle, 3, 16), at(&battle, 3, 17)), (is(SOUTH, Kind::LightHorse), None));
}

/// AR-11.8: the worked example.
#[test]
fn ex_51_two_groups_until_they_touch() {
    let lay = [
        (SOUTH, Kind::Pikemen, 3, 12),
        (SOUTH, Kind::LightHorse, 3, 14),
        (NORTH, Kind::Militia, 3, 13),
        (NORTH, Kind::Militia, 1, 20),
    ];
    let mut battle = field(&lay);
    battle.step = BattleStep::Melee;
    // North faces south, so the horse comes from behind.
    order(&mut battle, charge(Toward::Ahead, 3, 14), &[4, 4, 2]);
    assert_eq!((at(&battle, 3, 13), at(&battle, 3, 14)), (is(SOUTH, Kind::LightHorse), None));
    assert_eq!(battle.groups(SOUTH, 2).count(), 1);
    let mut battle = field(&lay);
    battle.remove(UnitId::new(NORTH, 0), Fate::Destroyed, false, &mut Silence);
    assert_eq!(battle.groups(SOUTH, 2).count(), 2);
}

/// AR-16.8: the worked example.
#[test]
fn ex_35_the_line_of_a_gun() {
    let battle = field(&[
        (SOUTH, Kind::Cannon, 3, 12),
        (NORTH, Kind::Militia, 3, 13),
        (NORTH, Kind::Militia, 4, 13),
        (NORTH, Kind::Militia, 5, 14),
        (NORTH, Kind::Militia, 4, 12),
        (NORTH, Kind::Militia, 3, 20),
    ]);
    let seen = |x: u8, y: u8| battle.ray_from(SOUTH, 2, 12, x, y);
    let cell = |column: u8, row: u8| (Cell::on(0, column - 1, row).x, row);
    assert_eq!(seen(14, 13), [cell(3, 13), cell(3, 20)]);
    assert_eq!(seen(15, 13), [cell(4, 13), cell(5, 14)]);
}

/// AR-16.7, AR-16.9: one of the two shots, unit after unit.
#[test]
fn ex_r7_a_ball_flies_until_it_is_harmless() {
    let mut battle = field(&[
        (SOUTH, Kind::Cannon, 3, 12),
        (NORTH, Kind::Militia, 3, 15),
        (NORTH, Kind::Militia, 3, 17),
        (NORTH, Kind::Militia, 3, 19),
    ]);
    battle.step = BattleStep::Shooting;
    order(&mut battle, Move::Cannon { column: 2, row: 12 }, &[]);
    assert_eq!(battle.order.stage, Stage::Aiming);
    // 4: a test, passed with a 6; 5: a test, failed with a 2; 2: it ends.
    order(&mut battle, Move::Aim { x: 14, y: 13 }, &[4, 6, 5, 2, 2]);
    assert_eq!(
        (at(&battle, 3, 15), at(&battle, 3, 18)),
        (is(NORTH, Kind::Militia), is(NORTH, Kind::Militia))
    );
    assert_eq!(battle.shots, 1, "AR-16.7");
    assert!(!offers(&battle, Move::Cannon { column: 2, row: 12 }));
}

/// AR-16.10: the worked example.
#[test]
fn ex_52_a_gun_that_fails_is_silent_for_a_turn() {
    let mut battle = field(&[
        (SOUTH, Kind::Cannon, 3, 12),
        (NORTH, Kind::Cannon, 3, 15),
        (NORTH, Kind::Militia, 1, 20),
        (SOUTH, Kind::Militia, 1, 1),
    ]);
    battle.step = BattleStep::Shooting;
    order(&mut battle, Move::Cannon { column: 2, row: 12 }, &[]);
    order(&mut battle, Move::Aim { x: 14, y: 13 }, &[5, 2]);
    assert_eq!(fates(&battle, NORTH)[0], Fate::OnField, "AR-16.9: it does not surrender");
    turn(&mut battle, NORTH, BattleStep::Shooting);
    assert!(!offers(&battle, Move::Cannon { column: 2, row: 15 }));
}

/// AR-14.7, AR-16.11: without dice to an assault, with a shot that hits.
#[test]
fn ar_16_11_a_gun_surrenders_to_an_assault_and_to_a_shot() {
    let mut battle = field(&[
        (SOUTH, Kind::Swordsmen, 3, 12),
        (NORTH, Kind::Cannon, 3, 13),
        (NORTH, Kind::Militia, 1, 20),
    ]);
    battle.step = BattleStep::Melee;
    order(&mut battle, engage(Toward::Ahead, 3, 12), &[3]);
    assert_eq!(
        (fates(&battle, NORTH)[0], at(&battle, 3, 12)),
        (Fate::Prisoner(0), is(SOUTH, Kind::Swordsmen))
    );
    let mut battle = field(&[
        (SOUTH, Kind::Arquebusiers, 3, 12),
        (NORTH, Kind::Cannon, 3, 15),
        (NORTH, Kind::Militia, 1, 20),
    ]);
    battle.step = BattleStep::Shooting;
    order(&mut battle, shoot(Toward::Ahead, 3, 12), &[3, 3]);
    assert_eq!(fates(&battle, NORTH)[0], Fate::Prisoner(0), "AR-14.7");
}

/// AR-16.12: the worked example.
#[test]
fn ex_36_a_general_is_captured_or_flees() {
    let lay = |row: u8| {
        let mut battle = field(&[(SOUTH, Kind::Militia, 1, 1), (NORTH, Kind::Militia, 3, row)]);
        let id = general(&mut battle, SOUTH, 3, 3, 12);
        (battle, id)
    };
    let (mut battle, id) = lay(13);
    battle.fail(id, 1, &mut Silence);
    assert_eq!(battle.general(0, 0), Some(Fate::Prisoner(1)));
    assert!(battle.forces[SOUTH].mourns(battle.unit(UnitId::new(SOUTH, 0))));
    let (mut battle, id) = lay(15);
    battle.fail(id, 1, &mut Silence);
    assert_eq!(battle.general(0, 0), Some(Fate::Fled));
    let (mut battle, id) = lay(15);
    battle.fail(id, 3, &mut Silence);
    assert_eq!(
        (battle.general(0, 0), at(&battle, 3, 11)),
        (Some(Fate::OnField), Some((SOUTH, GENERAL)))
    );
    assert_eq!(
        (units::general(3).cac, units::general(3).defence, units::general(3).morale),
        (2, 3, 9)
    );
}

/// AR-18.1, AR-18.8: who is engaged stays behind.
#[test]
fn ex_37_a_retreat_costs_who_is_engaged() {
    let mut battle = field(&[
        (SOUTH, Kind::Swordsmen, 3, 12),
        (SOUTH, Kind::Cannon, 5, 8),
        (SOUTH, Kind::Cannon, 2, 13),
        (SOUTH, Kind::Militia, 1, 5),
        (NORTH, Kind::Pikemen, 3, 13),
    ]);
    battle.engage(UnitId::new(SOUTH, 0), super::Face::North, UnitId::new(NORTH, 0));
    battle.step = BattleStep::Start;
    order(&mut battle, Move::Retreat {}, &[]);
    let prisoner = Fate::Prisoner(1);
    assert_eq!(
        fates(&battle, SOUTH),
        [prisoner, Fate::Withdrawn, prisoner, Fate::Withdrawn],
        "AR-16.11"
    );
    assert_eq!(battle.winner(), Some(NORTH));
    assert_eq!(battle.value_lost(SOUTH), 9);
    assert_eq!(battle.prisoners().count(), 2);
}

#[test]
fn ar_18_2_guns_and_generals_alone_are_beaten() {
    let mut battle = field(&[
        (SOUTH, Kind::HeavyHorse, 3, 12),
        (NORTH, Kind::Arquebusiers, 3, 13),
        (NORTH, Kind::Cannon, 1, 20),
    ]);
    battle.step = BattleStep::Melee;
    battle.answer(0, charge(Toward::Ahead, 3, 12), &mut NoLuck, &mut Silence);
    let mut chance = Scripted::new([1, 1, 4], NoLuck);
    battle.go_on(&mut chance, &mut Silence);
    assert_eq!(battle.winner(), Some(SOUTH));
    assert_eq!(fates(&battle, NORTH), [Fate::Destroyed, Fate::Withdrawn]);
}

/// AR-12.7: the worked example.
#[test]
fn ex_39_nightfall_compares_shares() {
    let mut battle = field(&[(SOUTH, Kind::Militia, 3, 12), (NORTH, Kind::Militia, 3, 15)]);
    for (side, deployed, lost) in [(SOUTH, 60, 20), (NORTH, 40, 15)] {
        (battle.sides[side].deployed, battle.sides[side].lost) = (deployed, lost);
    }
    battle.nightfall(&mut Silence);
    assert_eq!(
        (battle.winner(), battle.is_night()),
        (Some(SOUTH), true),
        "20/60 is less than 15/40"
    );
    let mut storm =
        on(Ground::Town, &[(SOUTH, Kind::Militia, 3, 12), (NORTH, Kind::Militia, 3, 15)]);
    storm.nightfall(&mut Silence);
    assert_eq!(storm.winner(), Some(NORTH), "AR-20.5: the assault has failed");
}

#[test]
fn ar_13_3_sideways_into_a_column() {
    let mut battle = field(&[
        (SOUTH, Kind::Pikemen, 2, 12),
        (SOUTH, Kind::Militia, 2, 11),
        (SOUTH, Kind::Swordsmen, 3, 12),
        (SOUTH, Kind::Militia, 3, 11),
        (NORTH, Kind::Militia, 1, 20),
    ]);
    order(&mut battle, march(Way::Higher, 2, 12), &[]);
    let column: Vec<_> = [12, 11, 10].map(|row| at(&battle, 3, row)).into();
    assert_eq!(
        column,
        [is(SOUTH, Kind::Pikemen), is(SOUTH, Kind::Swordsmen), is(SOUTH, Kind::Militia)]
    );
    assert_eq!(
        at(&battle, 2, 11),
        is(SOUTH, Kind::Militia),
        "AR-11.10: after the first the others stay"
    );
    order(&mut battle, march(Way::Lower, 3, 11), &[]);
    assert_eq!(
        (at(&battle, 2, 11), at(&battle, 2, 10)),
        (is(SOUTH, Kind::Swordsmen), is(SOUTH, Kind::Militia))
    );
    assert_eq!(
        (at(&battle, 3, 12), at(&battle, 3, 11)),
        (is(SOUTH, Kind::Pikemen), is(SOUTH, Kind::Militia))
    );
    assert!(
        battle.moves == 0 && !offers(&battle, march(Way::Advance, 3, 12)),
        "AR-13.1: two units"
    );
}

#[test]
fn ar_13_3_beside_a_group_it_joins_the_nearer_end() {
    let lay = [
        (SOUTH, Kind::Swordsmen, 3, 12),
        (SOUTH, Kind::Swordsmen, 3, 5),
        (SOUTH, Kind::Cannon, 2, 10),
        (SOUTH, Kind::Militia, 2, 9),
        (SOUTH, Kind::Militia, 2, 8),
        (NORTH, Kind::Militia, 1, 20),
    ];
    let mut battle = field(&lay);
    order(&mut battle, march(Way::Lower, 3, 12), &[]);
    assert_eq!(at(&battle, 2, 11), is(SOUTH, Kind::Swordsmen), "before the gun (AR-11.9)");
    order(&mut battle, march(Way::Lower, 3, 5), &[]);
    assert_eq!(at(&battle, 2, 7), is(SOUTH, Kind::Swordsmen));
    // Without a group it begins one where it comes.
    let mut battle = field(&lay);
    order(&mut battle, march(Way::Higher, 3, 5), &[]);
    assert_eq!(at(&battle, 4, 5), is(SOUTH, Kind::Swordsmen));
}

/// AR-13.1, AR-13.2, AR-13.4, AR-13.5: units are chosen one after the other, with as many steps as they have.
#[test]
fn ar_13_4_and_13_5_exchange_and_advance() {
    let mut battle = field(&[
        (SOUTH, Kind::LightHorse, 2, 12),
        (SOUTH, Kind::Militia, 2, 11),
        (NORTH, Kind::Militia, 1, 20),
    ]);
    order(&mut battle, march(Way::Advance, 2, 12), &[]);
    assert_eq!(
        (at(&battle, 2, 13), at(&battle, 2, 12)),
        (is(SOUTH, Kind::LightHorse), is(SOUTH, Kind::Militia))
    );
    assert_eq!((battle.moves, battle.steps), (1, 1), "AR-13.2: cavalry has a step left");
    order(&mut battle, march(Way::SwapBehind, 2, 13), &[]);
    assert_eq!(
        (at(&battle, 2, 13), at(&battle, 2, 12)),
        (is(SOUTH, Kind::Militia), is(SOUTH, Kind::LightHorse))
    );
    assert!(!offers(&battle, march(Way::SwapAhead, 2, 12)), "no step left");
    assert!(offers(&battle, march(Way::Withdraw, 2, 13)), "another unit, that was not chosen yet");
}

#[test]
fn ar_13_6_a_column_without_enemies_glides() {
    let mut battle = field(&[
        (SOUTH, Kind::Militia, 2, 12),
        (SOUTH, Kind::Militia, 3, 12),
        (NORTH, Kind::Militia, 3, 20),
    ]);
    let glide = |stride, column: u8, row| Move::Glide { stride, column: column - 1, row };
    assert!(!offers(&battle, glide(Stride::AheadTwo, 3, 12)), "an enemy in the column");
    order(&mut battle, glide(Stride::AheadTwo, 2, 12), &[]);
    assert_eq!((at(&battle, 2, 14), battle.moves), (is(SOUTH, Kind::Militia), 2));
    assert!(!offers(&battle, glide(Stride::AheadOne, 2, 14)), "once a turn");
}

#[test]
fn ar_13_7_who_is_engaged_is_held() {
    let mut battle = field(&[
        (SOUTH, Kind::Militia, 3, 12),
        (SOUTH, Kind::Militia, 3, 11),
        (NORTH, Kind::Militia, 3, 13),
    ]);
    battle.engage(UnitId::new(SOUTH, 0), super::Face::North, UnitId::new(NORTH, 0));
    for way in Way::ALL {
        assert!(!offers(&battle, march(way, 3, 12)), "{way:?}");
    }
    assert!(!offers(&battle, march(Way::SwapAhead, 3, 11)));
    assert!(offers(&battle, march(Way::Lower, 3, 11)), "who stands behind may leave");
}

#[test]
fn ar_11_6_who_has_passed_the_enemy_turns_about() {
    let mut battle = field(&[
        (SOUTH, Kind::LightHorse, 3, 20),
        (SOUTH, Kind::Cannon, 3, 22),
        (NORTH, Kind::Militia, 3, 15),
    ]);
    turn(&mut battle, SOUTH, BattleStep::Start);
    assert_eq!(battle.facing(UnitId::new(SOUTH, 0)), super::Face::South);
    assert_eq!(battle.facing(UnitId::new(SOUTH, 1)), super::Face::North, "guns never turn");
}

/// AR-20.2, AR-20.3, AR-20.4: nobody passes a wall, everybody shoots over it.
#[test]
fn ar_20_3_walls_and_breaches() {
    let mut battle = on(
        Ground::Town,
        &[
            (SOUTH, Kind::Swordsmen, 3, 14),
            (SOUTH, Kind::Swordsmen, 2, 14),
            (SOUTH, Kind::Arquebusiers, 1, 13),
            (SOUTH, Kind::LightHorse, 4, 14),
            (NORTH, Kind::Pikemen, 3, 15),
            (NORTH, Kind::Pikemen, 2, 15),
            (NORTH, Kind::Militia, 1, 15),
        ],
    );
    battle.breached = 0b00100;
    battle.step = BattleStep::Melee;
    assert!(
        offers(&battle, engage(Toward::Ahead, 3, 14))
            && !offers(&battle, engage(Toward::Ahead, 2, 14))
    );
    assert!(!offers(&battle, charge(Toward::Ahead, 4, 14)), "no charges");
    battle.order.target = UnitId::new(NORTH, 0);
    battle.order.attacker = UnitId::new(SOUTH, 0);
    battle.order.blow = super::Blow::Assault;
    assert_eq!(battle.strengths(), (4, 3 + 1), "a breach is easier to hold");
    battle.order.target = UnitId::new(NORTH, 2);
    battle.order.attacker = UnitId::new(SOUTH, 2);
    battle.order.blow = super::Blow::Shot;
    assert_eq!(battle.strengths(), (2, 2), "a wall shelters");
    battle.order = Default::default();
    turn(&mut battle, SOUTH, BattleStep::Moves);
    assert!(!offers(&battle, march(Way::Advance, 4, 14)), "nobody passes a wall");
}

/// AR-12.2, AR-12.3: hidden deployment, then who begins.
#[test]
fn ar_12_3_equal_totals_roll_again() {
    use super::{Camp, Force, Muster};
    let mut forces = [Force::default(); SIDES];
    forces[0].troops[0][0] = 1;
    forces[1].troops[0][0] = 1;
    forces[1].command[0] = 2;
    let mut camps = [Camp::default(); SIDES];
    camps[0] = Camp { players: 1, leader: 0, arrived: 0 };
    camps[1] = Camp { players: 2, leader: 1, arrived: 1 };
    let mut battle = Battle::begin(&Muster {
        breaches: None,
        rounds: 12,
        turn_order: [0, 1, NONE, NONE],
        camps,
        forces,
    });
    battle.go_on(&mut NoLuck, &mut Silence);
    assert_eq!(battle.asked(), 0b11, "both deploy at once");
    let general = super::Mustered::of(0, 9).0;
    assert!(battle.commit(0, Move::Deploy { column: 2, what: 0 }));
    assert!(!battle.commit(1, Move::Deploy { column: 2, what: general }), "every unit is deployed");
    assert!(battle.commit(1, Move::Deploy { column: 2, what: 0 }));
    // 5 against 3 + 2, then 1 against 4 + 2.
    let mut chance = Scripted::new([4, 2, 0, 3], NoLuck);
    battle.go_on(&mut chance, &mut Silence);
    assert_eq!((chance.left(), chance.faults), (0, 0));
    assert_eq!((battle.sides[1].place, battle.asked()), (0, 0b10));
    assert_eq!(at(&battle, 3, 15), Some((NORTH, GENERAL)), "in the order they were given");
    let saved = serde_json::to_value(battle).expect("plain data");
    assert_eq!(serde_json::from_value::<Battle>(saved).expect("it loads"), battle);
}

/// AR-12.6, AR-21.8, AR-21.10, AR-21.13: only who holds the card is asked, right after the die.
#[test]
fn ar_21_8_hold_fast_turns_a_failed_test() {
    let mut battle = field(&[(SOUTH, Kind::Swordsmen, 3, 12), (NORTH, Kind::Pikemen, 3, 13)]);
    battle.step = BattleStep::Melee;
    let hold_fast = (0..16u8)
        .find(|card| {
            matches!(
                crate::content::content().tactics[usize::from(*card)].ploy,
                crate::effects::Ploy::PassMorale {}
            )
        })
        .expect("a card of the tables");
    battle.forces[0].hand = 1 << hold_fast;
    battle.answer(0, engage(Toward::Ahead, 3, 12), &mut NoLuck, &mut Silence);
    battle.resolve(&mut Scripted::new([1], NoLuck), &mut Silence);
    assert_eq!((battle.order.stage, battle.asked()), (Stage::HoldFast, 1));
    battle.answer(
        0,
        Move::PlayTactic { card: crate::kinds::FIRST_TACTIC + hold_fast },
        &mut NoLuck,
        &mut Silence,
    );
    battle.resolve(&mut Scripted::new([2, 2, 5], NoLuck), &mut Silence);
    assert_eq!(battle.forces[0].hand, 0);
    assert!(battle.is_engaged(UnitId::new(SOUTH, 0)), "the assault was launched");
}

#[test]
fn ar_11_10_those_behind_close_ranks() {
    let mut battle = field(&[
        (SOUTH, Kind::Pikemen, 3, 12),
        (SOUTH, Kind::Swordsmen, 3, 11),
        (SOUTH, Kind::Militia, 3, 10),
        (NORTH, Kind::Militia, 4, 10),
    ]);
    battle.engage(UnitId::new(SOUTH, 2), super::Face::East, UnitId::new(NORTH, 0));
    battle.remove(UnitId::new(SOUTH, 1), Fate::Destroyed, true, &mut Silence);
    assert_eq!(
        (at(&battle, 3, 12), at(&battle, 3, 11)),
        (is(SOUTH, Kind::Pikemen), is(SOUTH, Kind::Militia))
    );
    assert!(!battle.is_engaged(UnitId::new(NORTH, 0)), "contact was lost (AR-15.4)");
    battle.remove(UnitId::new(SOUTH, 0), Fate::Destroyed, true, &mut Silence);
    assert_eq!(at(&battle, 3, 11), is(SOUTH, Kind::Militia), "after the first the others stay");
}

/// AR-15.6, AR-15.7: the attacker's place is seen from the target.
#[test]
fn ar_15_7_only_who_is_held_in_front_has_a_flank() {
    use super::Bearing;
    let mut battle = field(&[
        (SOUTH, Kind::Swordsmen, 2, 13),
        (NORTH, Kind::Pikemen, 3, 13),
        (SOUTH, Kind::Militia, 1, 1),
    ]);
    let pikes = UnitId::new(NORTH, 0);
    assert_eq!(battle.bearing(pikes, super::Face::East), Bearing::Side);
    stand(&mut battle, SOUTH, Kind::Militia as u8, 3, 12);
    assert_eq!(battle.bearing(pikes, super::Face::East), Bearing::Flank);
    assert_eq!(battle.bearing(pikes, super::Face::North), Bearing::Front);
    assert_eq!(battle.bearing(pikes, super::Face::South), Bearing::Rear);
    assert_eq!([Bearing::Side, Bearing::Flank, Bearing::Rear].map(Bearing::bonus), [0, 2, 3]);
}

/// AR-16.6, AR-17.1, AR-17.2: the third token destroys, a general's first one does, and friends see it.
#[test]
fn ar_17_1_three_losses_destroy() {
    let lay = [
        (SOUTH, Kind::Swordsmen, 3, 12),
        (NORTH, Kind::Pikemen, 3, 13),
        (NORTH, Kind::Militia, 3, 14),
        (NORTH, Kind::Militia, 1, 20),
    ];
    let mut battle = field(&lay);
    battle.step = BattleStep::Melee;
    battle.unit_mut(UnitId::new(NORTH, 0)).losses = 2;
    // Launch 8 with a 3; 5 + 4 against 2 + 3: the third token. The militia sees it: 6 with a 6.
    order(&mut battle, engage(Toward::Ahead, 3, 12), &[3, 5, 2, 6]);
    assert_eq!(fates(&battle, NORTH)[0], Fate::Destroyed);
    let mut battle = field(&lay);
    battle.step = BattleStep::Melee;
    let general = general(&mut battle, NORTH, 3, 2, 12);
    // Launch 8 - 2 with a 6 against the general on the left: 5 + 4 against 2 + 3.
    order(&mut battle, engage(Toward::Left, 3, 12), &[6, 5, 2]);
    assert_eq!(battle.unit(general).fate, Fate::Destroyed);
    assert!(battle.forces[NORTH].mourns(battle.unit(UnitId::new(NORTH, 1))), "AR-16.12");
    assert_eq!(battle.fallen(1), 1);
}

/// AR-18.3, AR-18.8: tokens come off, prisoners of the beaten go free, the dead do not come back.
#[test]
fn ar_18_3_what_comes_back() {
    let mut battle = field(&[
        (SOUTH, Kind::Pikemen, 3, 12),
        (SOUTH, Kind::Militia, 1, 12),
        (SOUTH, Kind::Cannon, 2, 12),
        (NORTH, Kind::Pikemen, 3, 20),
        (NORTH, Kind::Militia, 4, 20),
    ]);
    battle.forces[SOUTH].troops[1][3] = 2;
    battle.remove(UnitId::new(SOUTH, 1), Fate::Destroyed, false, &mut Silence);
    battle.remove(UnitId::new(SOUTH, 2), Fate::Prisoner(1), false, &mut Silence);
    battle.remove(UnitId::new(NORTH, 1), Fate::Prisoner(0), false, &mut Silence);
    turn(&mut battle, NORTH, BattleStep::Start);
    order(&mut battle, Move::Retreat {}, &[]);
    assert_eq!(battle.winner(), Some(SOUTH));
    assert_eq!(battle.survivors(0)[0], [0, 1, 0, 0, 0, 0, 1, 0, 0]);
    assert_eq!(battle.survivors(0)[1][3], 2, "those in camp share the fate of the army (AR-12.2)");
    assert_eq!(battle.survivors(1)[0], [0, 1, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(
        battle
            .prisoners()
            .map(|(captor, owner, what)| (captor, owner, what.own()))
            .collect::<Vec<_>>(),
        [(0, 1, 0)]
    );
}

#[test]
fn ar_18_11_the_captor_is_the_side_most_of_whom_is_engaged() {
    let mut battle = on(
        Ground::ThreeArms,
        &[(SOUTH, Kind::Militia, 3, 13), (NORTH, Kind::Militia, 3, 14), (2, Kind::Militia, 2, 13)],
    );
    let victim = UnitId::new(SOUTH, 0);
    battle.engage(victim, super::Face::North, UnitId::new(NORTH, 0));
    assert_eq!(battle.captor(victim), 1);
    // West's unit stands at x 13, y 13: beside the victim at x 14.
    battle.engage(victim, super::Face::West, UnitId::new(2, 0));
    battle.sides[2].place = 0;
    (battle.sides[0].place, battle.sides[1].place) = (1, 2);
    assert_eq!(battle.captor(victim), 2, "of equals who comes first in the order of the battle");
}

/// AR-11.3, AR-12.8: columns cross in the middle, and everybody is everybody's enemy.
#[test]
fn ar_11_3_three_sides_cross() {
    let mut battle = on(
        Ground::ThreeArms,
        &[
            (SOUTH, Kind::Swordsmen, 3, 13),
            (2, Kind::Pikemen, 2, 13),
            (NORTH, Kind::Militia, 1, 20),
        ],
    );
    // South's unit is at x 14, West's in its second line at y 13, x 13.
    battle.step = BattleStep::Melee;
    assert!(offers(&battle, engage(Toward::Left, 3, 13)));
    assert_eq!(battle.facing(UnitId::new(2, 0)), super::Face::East);
    assert_eq!(battle.bearing(UnitId::new(2, 0), super::Face::West), super::Bearing::Front);
    battle.step = BattleStep::Moves;
    turn(&mut battle, 2, BattleStep::Moves);
    assert!(!offers(&battle, march(Way::Advance, 2, 13)), "one cell holds one unit of any side");
}

/// AR-12.2, AR-12.5: columns are shared out, their commander's units stand in front, orders can be given away.
#[test]
fn ex_50_players_of_one_side_share_the_columns() {
    use super::{Camp, Force, Muster};
    let mut forces = [Force::default(); SIDES];
    forces[0].troops[0][1] = 2;
    forces[2].troops[0][3] = 1;
    forces[1].troops[0][0] = 1;
    let mut camps = [Camp::default(); SIDES];
    camps[0] = Camp { players: 0b101, leader: 0, arrived: 0 };
    camps[1] = Camp { players: 0b010, leader: 1, arrived: 1 };
    let mut battle = Battle::begin(&Muster {
        breaches: None,
        rounds: 12,
        turn_order: [0, 1, 2, NONE],
        camps,
        forces,
    });
    for column in 0..5 {
        battle.go_on(&mut NoLuck, &mut Silence);
        assert_eq!(battle.asked(), 1, "the leader assigns");
        let who = if column == 1 { 2 } else { 0 };
        assert!(offers(&battle, Move::AssignColumn { column, who }));
        battle.answer(0, Move::AssignColumn { column, who }, &mut NoLuck, &mut Silence);
    }
    battle.go_on(&mut NoLuck, &mut Silence);
    battle.commit(0, Move::Deploy { column: 1, what: 1 });
    battle.commit(0, Move::Deploy { column: 1, what: 1 });
    battle.commit(2, Move::Deploy { column: 1, what: 3 });
    battle.commit(1, Move::Deploy { column: 0, what: 0 });
    battle.go_on(&mut Scripted::new([5, 0], NoLuck), &mut Silence);
    let column = [12, 11, 10].map(|row| at(&battle, 2, row).map(|(_, kind)| kind));
    assert_eq!(
        column,
        [Some(Kind::Arquebusiers as u8), Some(Kind::Pikemen as u8), Some(Kind::Pikemen as u8)]
    );
    let units: Vec<_> = battle
        .units()
        .filter(|(side, _)| *side == 0)
        .map(|(_, unit)| (unit.owner(), unit.commander()))
        .collect();
    assert_eq!(units, [(2, 2), (0, 2), (0, 2)]);
    // All three are under the command of seat 2: the leader has nothing to move but the retreat to order.
    assert!(offers(&battle, Move::Retreat {}) && !offers(&battle, march(Way::Advance, 2, 12)));
    battle.answer(0, Move::Done {}, &mut NoLuck, &mut Silence);
    battle.go_on(&mut NoLuck, &mut Silence);
    assert_eq!(battle.asked(), 0b100);
    assert!(offers(&battle, march(Way::Advance, 2, 12)) && !offers(&battle, Move::Retreat {}));
}

#[test]
fn ar_20_2_breaches_from_the_middle() {
    use super::{Camp, Force, Muster};
    let mut camps = [Camp::default(); SIDES];
    camps[0] = Camp { players: 1, leader: 0, arrived: 0 };
    camps[1] = Camp { players: 2, leader: 1, arrived: 1 };
    let storm = |breaches| {
        Battle::begin(&Muster {
            breaches: Some(breaches),
            rounds: 12,
            turn_order: [0, 1, NONE, NONE],
            camps,
            forces: [Force::default(); SIDES],
        })
        .breached
    };
    assert_eq!(
        [1, 2, 3, 4, 5, 9].map(storm),
        [0b00100, 0b00110, 0b01110, 0b01111, 0b11111, 0b11111]
    );
}

#[test]
fn ar_21_8_a_feigned_retreat_draws_the_enemy_on() {
    let mut battle = field(&[
        (SOUTH, Kind::Pikemen, 3, 12),
        (SOUTH, Kind::Militia, 3, 11),
        (NORTH, Kind::Pikemen, 3, 14),
    ]);
    battle.feign(2, 12, 2, &mut Silence);
    assert_eq!(
        (at(&battle, 3, 10), at(&battle, 3, 9)),
        (is(SOUTH, Kind::Pikemen), is(SOUTH, Kind::Militia))
    );
    assert_eq!(at(&battle, 3, 12), is(NORTH, Kind::Pikemen));
    assert_eq!(battle.broken_law(), None);
}

/// AR-11.1, AR-11.2: five columns of twelve, two empty rows between the fronts.
#[test]
fn ar_11_2_what_does_not_fit_stays_in_camp() {
    use super::{Camp, Force, Muster};
    let mut forces = [Force::default(); SIDES];
    forces[0].troops[0][0] = 61;
    forces[1].troops[0][0] = 1;
    let mut camps = [Camp::default(); SIDES];
    camps[0] = Camp { players: 1, leader: 0, arrived: 0 };
    camps[1] = Camp { players: 2, leader: 1, arrived: 1 };
    let mut battle = Battle::begin(&Muster {
        breaches: None,
        rounds: 12,
        turn_order: [0, 1, NONE, NONE],
        camps,
        forces,
    });
    battle.go_on(&mut NoLuck, &mut Silence);
    for n in 0..60 {
        assert_eq!(battle.commit(0, Move::Deploy { column: n % 5, what: 0 }), n == 59);
    }
    battle.commit(1, Move::Deploy { column: 0, what: 0 });
    battle.go_on(&mut Scripted::new([5, 0], NoLuck), &mut Silence);
    assert_eq!((battle.sides[0].count, battle.forces[0].in_camp()), (60, 1));
    assert_eq!(
        (at(&battle, 5, 1), at(&battle, 1, 15)),
        (is(SOUTH, Kind::Militia), is(NORTH, Kind::Militia))
    );
    assert_eq!(at(&battle, 3, 13), None);
}
