//! Examples of the mats of Fantasies & Futures.

use super::{all_boxes, with_mats};
use crate::rules::table::{Table, list, take};
use serde_json::json;
use tapestry::Event;

fn with(civilization: &str) -> Table {
    with_mats(&all_boxes(2), &[civilization])
}

fn take_last_income(table: &mut Table) {
    table.rich(0, [0; 4]).rich(1, [4; 4]).hand(0, &[]).set(0, "income_turns", json!(4));
    table.events.clear();
    table.play("0: income");
    while table.view().active == 0 {
        table.first_answer();
    }
}

/// TP-4.10, EX-10: the Elder Ones gain no income on income turn 5.
#[test]
fn tp_4_10_ex_10_no_income_on_turn_5() {
    let mut table = with("elder-ones");
    take_last_income(&mut table);
    let gained = |event: &Event| matches!(event, Event::Gained { seat, .. } if seat.0 == 0);
    assert_eq!(table.happened(gained), 0);
    assert_eq!(table.resources(0), [0; 4]);
}

/// TP-22.15, EX-48: the Psionics draw two tiles to keep one, for each tile: twice for Scouting, three times for Age of Sail.
#[test]
fn tp_22_15_ex_48_scouting() {
    let drawn = |event: &Event| matches!(event, Event::TileDrawn { seat, .. } if seat.0 == 0);
    let gained = |event: &Event| matches!(event, Event::TileGained { seat, .. } if seat.0 == 0);
    let mut table = with("psionics");
    table.rich(0, [1, 0, 0, 0]).play("0: advance exploration").decline_turn();
    assert_eq!((table.happened(drawn), table.happened(gained)), (4, 2));
    let explored = |card: &str| {
        let mut table = with("psionics");
        table.rich(1, [4; 4]).play_card(0, card).decline_turn();
        table.play("1: advance science. pay coin").decline_turn();
        table.token(0, "exploration", 8).rich(0, [0, 0, 3, 0]).rich(1, [4; 4]);
        table.events.clear();
        table.play("0: advance exploration").decline_turn();
        (table.happened(drawn), table.happened(gained))
    };
    let (plain, sail) = (explored("theocracy"), explored("age-of-sail"));
    assert_eq!((sail.0 - plain.0, sail.1 - plain.1), (6, 3));
}

/// TP-22.15, EX-69: draw 3, keep 1 is draw 4, keep 1; with Empiricism the science die is rolled three times.
#[test]
fn tp_22_15_ex_69_options_add_up() {
    let mut table = with("psionics");
    table.rich(1, [4; 4]).play_card(0, "lost-artifacts");
    let drawn = |event: &Event| matches!(event, Event::TapestryDrawn { seat, .. } if seat.0 == 0);
    assert_eq!(table.happened(drawn), 4);
    let mut table = with("psionics");
    table.rich(1, [4; 4]).play_card(0, "empiricism").decline_turn();
    table.play("1: advance technology. pay coin").decline_turn();
    table.events.clear();
    table.rich(0, [0, 1, 0, 0]).play("0: advance science");
    let rolled = |event: &Event| matches!(event, Event::Researched { seat, .. } if seat.0 == 0);
    assert_eq!(table.happened(rolled), 3);
}

/// TP-14.9, EX-63: with Merfolk and Elder Ones the kind of each further turn is chosen.
#[test]
fn tp_14_9_ex_63_either_kind_of_turn() {
    let mut table = with("merfolk");
    table.change(|saved| {
        take(saved, "elder-ones");
        list(saved, "/players/0/civilizations").push("elder-ones".into());
    });
    take_last_income(&mut table);
    table.rich(0, [2, 0, 0, 0]).hand(0, &["trap"]).play("1: advance science. pay coin");
    while table.view().active == 1 {
        table.first_answer();
    }
    assert_eq!(table.may(0), ["pick 0", "pick 1"]);
    let mut advances = table.clone();
    advances.play("0: pick 0").offers("0: advance exploration\n0: no");
    table.play("0: pick 1").offers("0: discard trap\n0: play trap");
}
