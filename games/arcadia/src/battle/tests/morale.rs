//! Morale, falling back and flight (AR-17).

use super::*;

/// AR-17.4: the worked example.
#[test]
fn ex_r3_above_ten_sixes_and_ones() {
    use crate::battle::morale::passes;
    assert!(passes(4, 7) && !passes(3, 7) && passes(6, -9) && !passes(1, 20));
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
