//! Deployment, initiative, shared sides, cards (AR-12, AR-21).

use super::*;

/// AR-12.2, AR-12.3: hidden deployment, then who begins.
#[test]
fn ar_12_3_equal_totals_roll_again() {
    use crate::battle::{Camp, Force, Muster};
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
    let general = crate::battle::Mustered::of(0, 9).0;
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

/// AR-12.2, AR-12.5: columns are shared out, their commander's units stand in front, orders can be given away.
#[test]
fn ex_50_players_of_one_side_share_the_columns() {
    use crate::battle::{Camp, Force, Muster};
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

/// AR-11.1, AR-11.2: five columns of twelve, two empty rows between the fronts.
#[test]
fn ar_11_2_what_does_not_fit_stays_in_camp() {
    use crate::battle::{Camp, Force, Muster};
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
