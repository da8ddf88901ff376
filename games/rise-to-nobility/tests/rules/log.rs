//! What the log tells: every line names its own rule, nothing is told twice, and the end is told.

use crate::table::{Table, opening, table};
use engine::{Seat, Secrets, Spoken, Viewer};
use rise_to_nobility::events::{Cause, Tiebreak};
use rise_to_nobility::{Event, Setup};

/// Key and rule of everything that was told.
fn told(table: &Table) -> Vec<(String, &'static str)> {
    let described = table.events.iter().map(|event| table.game.describe(event));
    described.map(|(message, rule)| (message.key, rule)).collect()
}

#[track_caller]
fn tells(table: &Table, key: &str, rule: &str) {
    let told = told(table);
    let rules: Vec<&str> = told.iter().filter(|it| it.0 == key).map(|it| it.1).collect();
    assert!(!rules.is_empty(), "{key} is not told: {told:?}");
    assert!(rules.iter().all(|cited| *cited == rule), "{key} cites {rules:?}, not {rule}");
}

/// RTN-6.5, RTN-7.6: what a Lord power gives is told with its rule.
#[test]
fn rtn_6_5_gifts_of_a_lord_power_cite_it() {
    let position = |character: &str| {
        table(&format!(
            "show elf-1\n0: character {character}, nobility 4, hand halfling-1, goods art 1 weapons 1 furniture 1"
        ))
    };
    let mut goods = position("ysolde-marn");
    goods.play("0: fulfil halfling-1. good art. good furniture. good books");
    tells(&goods, "event-goods", "RTN-6.5");
    tells(&goods, "event-workers-gained", "RTN-7.6");
    let mut modifiers = position("verelan-si");
    modifiers.play("0: fulfil halfling-1");
    tells(&modifiers, "event-modifiers", "RTN-6.5");
    let mut reputation = position("rhys-lusys");
    reputation.play("0: fulfil halfling-1");
    tells(&reputation, "event-reputation", "RTN-6.5");
}

/// RTN-9.8, RTN-11.7, RTN-11.10, RTN-11.13: so is what places give and take.
#[test]
fn rtn_11_13_gains_and_losses_cite_their_place() {
    let mut guild = table("workshop artists 1 artists-4\n0: coins 0");
    guild.play("0: die 1 artists. good magic");
    tells(&guild, "event-goods", "RTN-9.8");
    let mut castle = table("0: dice 2 1 1 1 1");
    castle.play("0: die 2 castle-1");
    tells(&castle, "event-reputation", "RTN-11.13");
    let mut berk = table("0: dice 4 1 1 1 1, coins 2");
    berk.play("0: die 4 berk. modifiers 1");
    tells(&berk, "event-modifiers", "RTN-11.10");
    tells(&berk, "event-modifiers-bought", "RTN-11.10");
    let mut council = table(
        "council elf 1 a02\n0: reputation 12, nobility 1, fulfilled elf-1, goods art 1 furniture 1 magic 1, coins 1",
    );
    council.play("0: die 1 council-elf-1");
    tells(&council, "event-reputation", "RTN-11.7");
}

/// RTN-12.3: goods of choice at Income are no bonus of a Workshop.
#[test]
fn rtn_12_3_goods_of_choice_at_income_cite_it() {
    let content = rise_to_nobility::content::content();
    let area =
        content.own.areas.iter().position(|area| area.income_goods > 0).expect("such an area");
    let mut table = table(&format!("0: area {} common-01, coins 0", area + 1));
    table.end_round();
    tells(&table, "event-goods", "RTN-12.3");
}

/// RTN-13.1, RTN-13.9: Commissions of the start and of Berk's Office; others hear how many.
#[test]
fn rtn_13_9_commissions_at_berk_cite_it() {
    let start = opening(&Setup { chancellery: true, ..Setup::for_seats(3) });
    tells(&start, "event-commissions-drawn", "RTN-13.1");
    let mut table = table("chancellery, office 1 of 0\n0: dice 3 5 1 1 1, reputation 20");
    table.play("0: die 3 berk. commission");
    tells(&table, "event-commissions-drawn", "RTN-13.9");
    tells(&table, "event-reputation", "RTN-13.9");
    let drawn = table.events.iter().find(|it| matches!(it, Event::CommissionsDrawn { .. }));
    let heard = |viewer| match rise_to_nobility::RiseToNobility::told(drawn?, viewer)? {
        Event::CommissionsDrawn { count, cards, .. } => Some((count, cards.is_some())),
        _ => None,
    };
    assert_eq!(heard(Viewer::Seat(Seat(0))), Some((2, true)));
    assert_eq!(heard(Viewer::Seat(Seat(1))), Some((2, false)));
    assert_eq!(heard(Viewer::Spectator), Some((2, false)));
    let keep = table.may(0)[0].clone();
    table.play(&format!("0: {keep}"));
    tells(&table, "event-commission-kept-own", "RTN-13.9");
    tells(&table, "event-dice-tile", "RTN-13.9");
}

/// RTN-13.10: a die on a dice tile is told once.
#[test]
fn rtn_13_10_a_die_is_told_once() {
    let mut table = table("chancellery\n0: dice 1 2 4 6 6, reputation 20, tile dice-126 treasurer");
    table.play("0: die 1 dice-126");
    assert_eq!(told(&table), [("event-die".to_string(), "RTN-13.10")]);
}

/// RTN-12.1, RTN-12.2: income tells coins and goods, or that there is none.
#[test]
fn rtn_12_1_income_names_what_comes_in() {
    let mut table = table("0: workshop artists 1 artists-2, apprentices wizards 1, coins 0");
    table.end_round();
    let told = told(&table);
    let count = |key: &str| told.iter().filter(|it| it.0 == key).count();
    assert_eq!((count("event-income"), count("event-income-none")), (1, 2));
    let income = table.events.iter().find(|it| matches!(it, Event::Income { seat: Seat(0), .. }));
    let (message, _) = table.game.describe(income.expect("an income"));
    let said = serde_json::to_value(&message).expect("data");
    assert_eq!(said["gains"]["first"]["coins"], 3);
    assert_eq!(said["gains"]["rest"]["good"]["key"], "count-art");
}

/// RTN-12.11, RTN-12.12: points of the end, every place, and what decided between equal points.
#[test]
fn rtn_12_12_the_end_is_told() {
    let placed = |text: &str| {
        let mut table = table(text);
        table.end_round();
        let placed = table.events.iter().filter_map(|event| match *event {
            Event::Placed { seat, place, points, tie } => Some((seat.0, place, points, tie)),
            _ => None,
        });
        let placed: Vec<_> = placed.collect();
        assert!(matches!(table.events.last(), Some(Event::Placed { .. })), "nothing comes later");
        placed
    };
    let clear = placed("round 10\n0: points 10\n1: points 30\n2: points 20");
    assert_eq!(clear, [(1, 1, 30, None), (2, 2, 20, None), (0, 3, 10, None)]);
    let by_reputation = placed("round 10\n0: points 20\n1: points 20, reputation 12\n2: points 5");
    let tie = Some(Tiebreak::Reputation);
    assert_eq!(by_reputation, [(1, 1, 20, tie), (0, 2, 20, tie), (2, 3, 5, None)]);
    let by_coins = placed("round 10\n0: points 20, coins 9\n1: points 20, coins 3\n2: points 5");
    let tie = Some(Tiebreak::Coins);
    assert_eq!(by_coins[..2], [(0, 1, 20, tie), (1, 2, 20, tie)]);
    let by_houses = placed("round 10\n0: points 20\n1: points 20, fulfilled elf-1\n2: points 5");
    let tie = Some(Tiebreak::Houses);
    assert_eq!(by_houses[..2], [(1, 1, 20, tie), (0, 2, 20, tie)]);
    let shared = placed("round 10\n0: points 20\n1: points 20\n2: points 5");
    let tie = Some(Tiebreak::Shared);
    assert_eq!(shared[..2], [(0, 1, 20, tie), (1, 1, 20, tie)]);
    let mut table = table("round 10\n0: goods art 3 magic 4, nobility 12, points 10");
    table.end_round();
    let seat = Seat(0);
    assert!(table.events.contains(&Event::GoodsScored { seat, count: 7, points: 3 }));
    assert!(table.events.contains(&Event::NobilityScored { seat, level: 12, points: 6 }));
}

/// RTN-3.1: the kept Commission is its owner’s to know, coins are everybody’s.
#[test]
fn rtn_3_1_everybody_is_told_what_is_no_secret() {
    let taken = Event::CoinsGained { seat: Seat(0), coins: 1, cause: Cause::Lord };
    let told = rise_to_nobility::RiseToNobility::told(&taken, Viewer::Seat(Seat(1)));
    assert_eq!(told, Some(taken));
    let kept = Event::CommissionKept { seat: Seat(0), card: Some(3), cause: Cause::Dealt };
    let told = |viewer| rise_to_nobility::RiseToNobility::told(&kept, viewer);
    assert_eq!(told(Viewer::Seat(Seat(0))), Some(kept));
    let hidden = Event::CommissionKept { seat: Seat(0), card: None, cause: Cause::Dealt };
    assert_eq!(told(Viewer::Seat(Seat(1))), Some(hidden));
    assert_eq!(told(Viewer::Spectator), Some(hidden));
}
