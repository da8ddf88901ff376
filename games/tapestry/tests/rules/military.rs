//! Conquest and achievements (TP-10, TP-15).

use super::table::{Table, begun};
use tapestry::Event;

/// The first territory seat 0 could conquer, and the table just before it conquers.
fn at_war(hand: &[&str]) -> (Table, String) {
    let mut table = begun(2);
    table.rich(0, [0, 0, 0, 1]);
    let mut scout = table.clone();
    scout.play("0: advance military");
    let may = scout.may(0);
    let target = may.iter().find_map(|mv| mv.strip_prefix("conquer ")).map(str::to_string);
    let target = target.unwrap_or_else(|| panic!("nothing to conquer: {may:?}"));
    table.hand(1, hand);
    (table, target)
}

/// TP-10.2, TP-10.5: an outpost of the supply, both dice, the result of one.
#[test]
fn tp_10_5_a_conquest() {
    let (mut table, target) = at_war(&[]);
    table.play(&format!("0: advance military. conquer {target}"));
    assert_eq!(table.may(0), ["die red", "die black"]);
    assert_eq!(table.player(0).outposts, 7);
    table.play("0: die red").decline_turn();
    assert_eq!(table.points(0), 4, "the first face of the red die");
    let there =
        table.view().territories.into_iter().find(|it| it.hex == target).expect("a territory");
    assert_eq!((there.items.len(), there.items[0].seat), (1, 0));
}

/// TP-10.4, TP-7.7: the outpost of an opponent is toppled; two items are too many for another conquest.
#[test]
fn tp_10_4_toppling() {
    let (mut table, target) = at_war(&[]);
    table.item(&target, "outpost", 1).play(&format!("0: advance military. conquer {target}"));
    table.decline_turn();
    let there =
        table.view().territories.into_iter().find(|it| it.hex == target).expect("a territory");
    assert_eq!(there.items.len(), 2);
    assert_eq!((there.items[0].seat, there.items[0].toppled_by), (1, Some(0)));
    assert_eq!((there.items[1].seat, there.items[1].toppled_by), (0, None));
    assert_eq!(table.happened(|event| matches!(event, Event::Toppled { .. })), 1);
}

/// EX-27, TP-10.4: a Trap topples the attacker, who gains a die all the same.
#[test]
fn tp_10_4_a_trap() {
    let (mut table, target) = at_war(&["trap"]);
    table.item(&target, "outpost", 1).play(&format!("0: advance military. conquer {target}"));
    table.offers("1: respond trap. no").play("1: respond trap. take culture");
    table.play("0: die red");
    let there =
        table.view().territories.into_iter().find(|it| it.hex == target).expect("a territory");
    assert_eq!((there.items[0].toppled_by, there.items[1].toppled_by), (None, Some(1)));
    assert_eq!(table.points(0), 4);
    assert_eq!(table.resources(1), [1, 1, 1, 2]);
    assert!(table.view().tapestry_discard.contains(&"trap".to_string()));
}

/// TP-10.3, TP-24.6: a defender with cards is always asked; without cards nobody is.
#[test]
fn tp_10_3_who_is_asked() {
    let (mut table, target) = at_war(&["militarism"]);
    table.item(&target, "outpost", 1).play(&format!("0: advance military. conquer {target}"));
    assert_eq!(table.may(1), ["no"]);
    let (mut table, target) = at_war(&[]);
    table.item(&target, "outpost", 1).play(&format!("0: advance military. conquer {target}"));
    assert_eq!(table.may(0), ["die red", "die black"]);
}

/// TP-10.8: after the last income turn no card is played in response.
#[test]
fn tp_10_8_no_responses_when_the_game_is_over() {
    let (mut table, target) = at_war(&["trap"]);
    table.set(1, "income_turns", serde_json::json!(5)).set(1, "over", serde_json::json!(true));
    table.item(&target, "outpost", 1).play(&format!("0: advance military. conquer {target}"));
    assert_eq!(table.may(0), ["die red", "die black"]);
}

/// TP-10.1, TP-0.3: not where two items are.
#[test]
fn tp_10_1_targets() {
    let (mut table, target) = at_war(&[]);
    table.item(&target, "outpost", 1).item(&target, "outpost", 1).play("0: advance military");
    let may = table.may(0);
    assert!(!may.contains(&format!("conquer {target}")), "{may:?}");
}

/// TP-1.2: without an outpost nothing is conquered, and no dice are rolled.
#[test]
fn tp_1_2_outposts_are_limited() {
    let (mut table, target) = at_war(&[]);
    for _ in 0..8 {
        let hexes = table.view().territories;
        let free = hexes.iter().find(|it| it.items.is_empty() && it.hex != target).expect("room");
        let hex = free.hex.clone();
        table.item(&hex, "outpost", 0);
    }
    table.play("0: advance military").decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::Rolled { .. })), 0);
}

/// TP-15.1, TP-15.2: whoever completes a track first gains more.
#[test]
fn tp_15_2_completing_a_track() {
    let mut table = begun(3);
    for seat in 0..2u8 {
        table.token(seat, "science", 11).rich(seat, [0, 2, 0, 0]);
        table.play(&format!("{seat}: advance science"));
        table.decline_turn();
    }
    let achieved = table.events.iter().filter_map(|event| match event {
        Event::Achieved { seat, points, .. } => Some((seat.0, *points)),
        _ => None,
    });
    assert_eq!(achieved.collect::<Vec<_>>(), [(0, 10), (1, 5)]);
}

/// TP-15.3, TP-10.9: two outposts of opponents that lie toppled by one's own hand.
#[test]
fn tp_15_3_two_toppled_outposts() {
    let mut table = begun(3);
    let hexes = table.view().territories;
    let free = hexes.iter().filter(|it| it.items.is_empty()).map(|it| it.hex.clone());
    let free: Vec<String> = free.take(1).collect();
    table.item(&free[0], "outpost", 1);
    table.change(|saved| {
        let at = <tapestry::map::Hex as engine::Thing>::named(&free[0]).expect("a hex").0;
        saved["items"][usize::from(at)][0] =
            serde_json::json!({ "what": "toppled", "seat": 1, "by": 0 });
    });
    let (_, target) = at_war(&[]);
    table.rich(0, [0, 0, 0, 1]).hand(1, &[]);
    if target != free[0] {
        table.item(&target, "outpost", 1);
        table.play(&format!("0: advance military. conquer {target}")).decline_turn();
        let achieved = |event: &Event| matches!(event, Event::Achieved { points: 10, .. });
        assert_eq!(table.happened(achieved), 1);
    }
}

/// TP-10.6: the benefit of a conquered territory comes only with the "?" of the black die.
#[test]
fn tp_10_6_the_black_die() {
    let (mut table, target) = at_war(&[]);
    let before = table.resources(0);
    table.play(&format!("0: advance military. conquer {target}. die black")).decline_turn();
    let after = table.resources(0);
    assert_eq!(after[0], before[0] + 1, "its first face is a coin");
    assert_eq!((after[1], after[2], after[3]), (before[1], before[2], before[3] - 1));
}

/// TP-10.10: where only a toppled outpost stands one may conquer again, also oneself.
#[test]
fn tp_10_10_a_toppled_outpost_alone() {
    let (mut table, target) = at_war(&[]);
    table.item(&target, "outpost", 0).change(|saved| {
        let at = <tapestry::map::Hex as engine::Thing>::named(&target).expect("a hex").0;
        saved["items"][usize::from(at)][0] =
            serde_json::json!({ "what": "toppled", "seat": 0, "by": 1 });
    });
    table.play("0: advance military").offers(&format!("0: conquer {target}"));
}
