//! Assaults, charges, flanks and losses (AR-15, AR-16, AR-17.1).

use super::*;
use crate::battle::Odds;
use crate::battle::resolve::Blow;
use crate::effects::Ploy;

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
    battle.engage(UnitId::new(SOUTH, 0), crate::battle::Face::North, UnitId::new(NORTH, 0));
    // Only the launch test: 8 - 0 with a 5.
    order(&mut battle, charge(Toward::Right, 2, 13), &[5]);
    assert_eq!(fates(&battle, NORTH)[0], Fate::Destroyed);
    // It came from the flank and takes the place (AR-15.9).
    assert_eq!(at(&battle, 3, 13), is(SOUTH, Kind::LightHorse));
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

/// AR-15.6, AR-15.7: the attacker's place is seen from the target.
#[test]
fn ar_15_7_only_who_is_held_in_front_has_a_flank() {
    use crate::battle::Bearing;
    let mut battle = field(&[
        (SOUTH, Kind::Swordsmen, 2, 13),
        (NORTH, Kind::Pikemen, 3, 13),
        (SOUTH, Kind::Militia, 1, 1),
    ]);
    let pikes = UnitId::new(NORTH, 0);
    assert_eq!(battle.bearing(pikes, crate::battle::Face::East), Bearing::Side);
    stand(&mut battle, SOUTH, Kind::Militia as u8, 3, 12);
    assert_eq!(battle.bearing(pikes, crate::battle::Face::East), Bearing::Flank);
    assert_eq!(battle.bearing(pikes, crate::battle::Face::North), Bearing::Front);
    assert_eq!(battle.bearing(pikes, crate::battle::Face::South), Bearing::Rear);
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

/// AR-21.8: what a charge promises is seen while cards are waited for, and what they change.
#[test]
fn ar_21_8_the_odds_of_a_charge_follow_its_cards() {
    let mut battle = field(&[(SOUTH, Kind::HeavyHorse, 3, 12), (NORTH, Kind::Pikemen, 3, 13)]);
    battle.step = BattleStep::Melee;
    let tactics = &crate::content::content().tactics;
    let number = |wanted: fn(&Ploy) -> bool| {
        tactics.iter().position(|card| wanted(&card.ploy)).expect("a card of the tables") as u8
    };
    let own = number(|ploy| matches!(ploy, Ploy::ChargeCac { n: 2 }));
    let theirs = number(|ploy| matches!(ploy, Ploy::ChargedDefence { .. }));
    (battle.forces[SOUTH].hand, battle.forces[NORTH].hand) = (1 << own, 1 << theirs);
    let place = |id: UnitId| Some(id.0);
    let offered = battle.odds(engine::Seat(SOUTH as u8), &place);
    let before = offered.iter().find(|it| it.blow == Blow::Charge).expect("it may charge");
    assert!(before.launch.is_some());
    assert_eq!(battle.odds_under_way(&place), None, "nothing is ordered");
    // The launch succeeds, and the own card is asked for.
    order(&mut battle, charge(Toward::Ahead, 3, 12), &[6]);
    let waits = battle.odds_under_way(&place).expect("it waits for a card");
    assert_eq!(waits, Odds { launch: None, ..before.clone() });
    assert!(battle.odds(engine::Seat(SOUTH as u8), &place).is_empty(), "no second order");
    order(&mut battle, Move::PlayTactic { card: crate::kinds::FIRST_TACTIC + own }, &[]);
    let waits = battle.odds_under_way(&place).expect("it waits for theirs");
    assert_eq!((waits.attack, waits.defence), (before.attack + 2, before.defence));
    assert!(waits.hits > before.hits && waits.fails < before.fails);
}
