//! Moves, groups, walls and the cross of more than two sides (AR-11, AR-13, AR-20).

use super::*;

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
    battle.engage(UnitId::new(SOUTH, 0), crate::battle::Face::North, UnitId::new(NORTH, 0));
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
    assert_eq!(battle.facing(UnitId::new(SOUTH, 0)), crate::battle::Face::South);
    assert_eq!(battle.facing(UnitId::new(SOUTH, 1)), crate::battle::Face::North, "guns never turn");
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
    battle.order.blow = crate::battle::Blow::Assault;
    assert_eq!(battle.strengths(), (4, 3 + 1), "a breach is easier to hold");
    battle.order.target = UnitId::new(NORTH, 2);
    battle.order.attacker = UnitId::new(SOUTH, 2);
    battle.order.blow = crate::battle::Blow::Shot;
    assert_eq!(battle.strengths(), (2, 2), "a wall shelters");
    battle.order = Default::default();
    turn(&mut battle, SOUTH, BattleStep::Moves);
    assert!(!offers(&battle, march(Way::Advance, 4, 14)), "nobody passes a wall");
}

#[test]
fn ar_11_10_those_behind_close_ranks() {
    let mut battle = field(&[
        (SOUTH, Kind::Pikemen, 3, 12),
        (SOUTH, Kind::Swordsmen, 3, 11),
        (SOUTH, Kind::Militia, 3, 10),
        (NORTH, Kind::Militia, 4, 10),
    ]);
    battle.engage(UnitId::new(SOUTH, 2), crate::battle::Face::East, UnitId::new(NORTH, 0));
    battle.remove(UnitId::new(SOUTH, 1), Fate::Destroyed, true, &mut Silence);
    assert_eq!(
        (at(&battle, 3, 12), at(&battle, 3, 11)),
        (is(SOUTH, Kind::Pikemen), is(SOUTH, Kind::Militia))
    );
    assert!(!battle.is_engaged(UnitId::new(NORTH, 0)), "contact was lost (AR-15.4)");
    battle.remove(UnitId::new(SOUTH, 0), Fate::Destroyed, true, &mut Silence);
    assert_eq!(at(&battle, 3, 11), is(SOUTH, Kind::Militia), "after the first the others stay");
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
    assert_eq!(battle.facing(UnitId::new(2, 0)), crate::battle::Face::East);
    assert_eq!(
        battle.bearing(UnitId::new(2, 0), crate::battle::Face::West),
        crate::battle::Bearing::Front
    );
    battle.step = BattleStep::Moves;
    turn(&mut battle, 2, BattleStep::Moves);
    assert!(!offers(&battle, march(Way::Advance, 2, 13)), "one cell holds one unit of any side");
}

#[test]
fn ar_20_2_breaches_from_the_middle() {
    use crate::battle::{Camp, Force, Muster};
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
