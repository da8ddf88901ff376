//! Cards that answer an attack (TP-10.3, TP-10.4), one by one.

use super::table::{Table, with_mats};
use engine::Thing;
use tapestry::map::{Hex, around, hexes};
use tapestry::{Event, Setup};

/// Seat 0 attacks an outpost of seat 1 and has 1 culture left; then the hands, first the attacker's.
fn attacked(mine: &[&str], theirs: &[&str], beside: bool) -> (Table, String) {
    let setup = Setup {
        first_player: Some(0),
        plans_and_ploys: true,
        fantasies_and_futures: true,
        ..Setup::for_seats(2)
    };
    let mut table = with_mats(&setup, &[]);
    let explored: Vec<Hex> = {
        let all = table.view().territories.into_iter().filter(|it| it.items.is_empty());
        all.map(|it| Hex::named(&it.hex).expect("a hex")).collect()
    };
    let all = explored.iter().fold(0u64, |set, hex| set | hex.bit());
    let target = explored.iter().max_by_key(|hex| (around(**hex) & all).count_ones());
    let target = *target.expect("a territory");
    table.item(&target.word(), "outpost", 1);
    if beside {
        for hex in hexes(around(target) & all).take(2) {
            table.item(&hex.word(), "outpost", 1);
        }
    }
    table.hand(0, mine).hand(1, theirs).token(0, "military", 7).rich(0, [0, 0, 0, 4]);
    table.play("0: advance military");
    let hex = target.word().into_owned();
    table.decline_until("conquer ").play(&format!("0: conquer {hex}"));
    (table, hex)
}

fn toppled(table: &Table, by: u8) -> usize {
    table.happened(|event| matches!(event, Event::Toppled { seat, .. } if seat.0 == by))
}

/// TP-10.4: Gremlins topple the attacker, who loses a resource of their choice.
#[test]
fn tp_10_4_gremlins() {
    let (mut table, _) = attacked(&[], &["gremlins"], false);
    assert_eq!(table.resources(0), [0, 0, 0, 1]);
    table.play("1: respond gremlins").decline_turn();
    assert_eq!((toppled(&table, 0), toppled(&table, 1)), (0, 1));
    let lost = |event: &Event| matches!(event, Event::Lost { seat, .. } if seat.0 == 0);
    assert_eq!(table.happened(lost), 1);
}

/// TP-10.4: Banshee Warning pays its owner, and the conquest goes on.
#[test]
fn tp_10_4_banshee_warning() {
    let (mut table, _) = attacked(&[], &["banshee-warning"], false);
    let before: u8 = table.resources(1).iter().sum();
    table.play("1: respond banshee-warning");
    for _ in 0..2 {
        table.play("1: take food");
    }
    assert_eq!(table.resources(1).iter().sum::<u8>(), before + 2);
    table.decline_turn();
    assert_eq!((toppled(&table, 0), toppled(&table, 1)), (1, 0));
}

/// TP-10.3, TP-10.4: Surprise Party needs two controlled territories beside it.
#[test]
fn tp_10_3_surprise_party() {
    let (table, _) = attacked(&[], &["surprise-party"], false);
    assert!(!table.may(1).contains(&"respond surprise-party".to_string()));
    let (mut table, _) = attacked(&[], &["surprise-party"], true);
    let before = table.points(1);
    table.play("1: respond surprise-party").decline_turn();
    assert_eq!((toppled(&table, 0), toppled(&table, 1)), (0, 1));
    assert_eq!(table.points(1), before + 5);
}

/// TP-10.3: after Surrender the defender answers nothing.
#[test]
fn tp_10_3_surrender() {
    let (mut table, _) = attacked(&["surrender"], &["trap"], false);
    table.play("0: respond surrender");
    assert!(table.may(1).is_empty());
    table.decline_turn();
    assert_eq!((toppled(&table, 0), toppled(&table, 1)), (1, 0));
    assert_eq!(table.happened(|event| matches!(event, Event::Responded { .. })), 1);
}

/// TP-10.3: Stolen Plans cancel a Trap and bring a resource; nothing more is played.
#[test]
fn tp_10_3_stolen_plans() {
    let (mut table, _) = attacked(&["stolen-plans"], &["trap"], false);
    table.decline_until("respond trap").play("1: respond trap");
    table.play("0: respond stolen-plans");
    assert_eq!(table.may(0).iter().filter(|mv| mv.starts_with("take ")).count(), 4);
    table.play("0: take food").decline_turn();
    assert_eq!((toppled(&table, 0), toppled(&table, 1)), (1, 0));
    let gained = |event: &Event| matches!(event, Event::Gained { seat, .. } if seat.0 == 1);
    assert_eq!(table.happened(gained), 0, "the Trap gives nothing");
}
