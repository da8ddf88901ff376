//! Shots and lines of fire (AR-14, AR-16.7 to AR-16.11).

use super::*;

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
    let (id, face) = (UnitId::new(SOUTH, 0), crate::battle::Face::North);
    let cell = battle.cell(id);
    assert!(battle.first_enemy(SOUTH, cell, face, 1).is_none(), "range 1 is too short");
    assert!(battle.first_enemy(SOUTH, cell, face, 2).is_some(), "range 2 is enough (AR-11.4)");
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
    assert_eq!(battle.facing(UnitId::new(SOUTH, 0)), crate::battle::Face::South);
    // 2 + 3 + 3 against 5 + 1; the test 8 - 1 with a 2 fails: one cell back, towards the horse.
    order(&mut battle, shoot(Toward::Ahead, 3, 18), &[2, 5, 2]);
    assert_eq!(at(&battle, 3, 17), is(NORTH, Kind::Pikemen));
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
