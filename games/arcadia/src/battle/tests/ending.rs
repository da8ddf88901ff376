//! How a battle ends and what comes back (AR-12.7, AR-18).

use super::*;

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
    battle.engage(UnitId::new(SOUTH, 0), crate::battle::Face::North, UnitId::new(NORTH, 0));
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
    battle.engage(victim, crate::battle::Face::North, UnitId::new(NORTH, 0));
    assert_eq!(battle.captor(victim), 1);
    // West's unit stands at x 13, y 13: beside the victim at x 14.
    battle.engage(victim, crate::battle::Face::West, UnitId::new(2, 0));
    battle.sides[2].place = 0;
    (battle.sides[0].place, battle.sides[1].place) = (1, 2);
    assert_eq!(battle.captor(victim), 2, "of equals who comes first in the order of the battle");
}
