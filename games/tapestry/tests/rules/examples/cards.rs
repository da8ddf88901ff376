//! Tapestry cards, masterpieces and what lies in the reserve (EX-46 to EX-80).

use super::super::table::{Table, begun, dealt, list, take, with_mats};
use super::{all_boxes, boxes, scored};
use engine::Thing;
use serde_json::{Value, json};
use tapestry::map::Hex;
use tapestry::{Event, Setup};

/// Lays a card onto a space of the own income mat, face up.
fn lay(table: &mut Table, seat: usize, era: usize, card: &str) {
    table.change(|saved| {
        assert!(take(saved, card), "there is no `{card}`");
        saved["players"][seat]["eras"][era] = json!(card);
        list(saved, &format!("/players/{seat}/on_mat")).push(json!(card));
    });
}

fn saved(table: &Table) -> Value {
    serde_json::to_value(table.game).expect("plain data")
}

/// EX-46: Colonialism asks for a tile; the middle island is none.
#[test]
fn tp_21_6_ex_46_the_middle_island_is_no_tile() {
    let mut table = begun(2);
    let middle = Hex::at(0, 0).expect("the middle").word().into_owned();
    table.set(1, "income_turns", json!(2)).item(&middle, "outpost", 0).rich(0, [0; 4]);
    table.play_card(0, "colonialism").decline_turn();
    assert_eq!(table.resources(0), [1; 4], "the income alone");
}

/// EX-51: Maker of Fire is no card: a left charm of era 2 asks for one that lies on it.
#[test]
fn tp_13_7_ex_51_maker_of_fire() {
    for covered in [false, true] {
        let mut table = boxes(2);
        if covered {
            lay(&mut table, 0, 0, "militarism");
        }
        table.play_card(0, "doppelgangers").decline_turn();
        assert_eq!(scored(&table, 0, 4), usize::from(covered), "covered: {covered}");
    }
}

/// EX-52: a reminder pays although its card was covered.
#[test]
fn tp_13_9_ex_52_a_covered_reminder() {
    let mut table = boxes(2);
    table.give(0, "technologies/2", "barn").play_card(0, "long-sleep").decline_turn();
    table.rich(1, [0, 1, 0, 0]).play("1: advance science").decline_turn();
    table.token(0, "military", 9).rich(0, [0, 0, 0, 2]).hand(0, &["militarism"]);
    table.play("0: advance military").decline_turn();
    assert_eq!(table.player(0).eras[1].as_deref(), Some("militarism"), "it lies on it");
    table.rich(1, [0, 1, 0, 0]).token(1, "science", 0).play("1: advance science").decline_turn();
    table.set(0, "income_turns", json!(4)).rich(0, [1; 4]).play("0: income").decline_turn();
    let paid = |event: &Event| matches!(event, Event::Scored { seat, source, .. } if seat.0 == 0 && *source == tapestry::kinds::Source::Tapestries);
    assert!(table.happened(paid) >= 1, "1 VP for the technology card");
}

/// EX-73: Streaming Implants: no one-use card of a neighbour, but one's own if it is not turned.
#[test]
fn tp_11_4_ex_73_one_use_cards() {
    for turned in [false, true] {
        let mut table = boxes(2);
        table.token(0, "arts", 11).rich(0, [2, 0, 0, 0]);
        table.give(0, "masterpieces", "masterpiece-02").give(1, "masterpieces", "masterpiece-15");
        if turned {
            table.change(|saved| saved["masterpiece_turned"] = json!(["masterpiece-02"]));
        }
        table.give(0, "masterpieces", "masterpiece-16").give(0, "masterpieces", "masterpiece-06");
        table.play("0: advance arts").decline_until("masterpiece masterpiece-16");
        let may = table.may(0);
        assert_eq!(may.contains(&"masterpiece masterpiece-02".to_string()), !turned, "{may:?}");
        assert!(!may.contains(&"masterpiece masterpiece-15".to_string()), "{may:?}");
    }
}

/// EX-74, TP-2.11: one landmark card for each player, one more with both boxes; the rest is the deck.
#[test]
fn tp_2_11_ex_74_the_draft() {
    for both in [false, true] {
        let setup = Setup {
            first_player: Some(0),
            plans_and_ploys: true,
            arts_and_architecture: both,
            ..Setup::for_seats(3)
        };
        let mut table = dealt(&setup, &[]);
        while !table.may(2).iter().any(|mv| mv.starts_with("landmark-card")) {
            table.first_answer();
        }
        assert_eq!(table.view().drafted.len(), 3 + usize::from(both), "the right neighbour begins");
        let drawn = |event: &Event| matches!(event, Event::LandmarkCardDrawn { .. });
        assert_eq!(table.happened(drawn), 3 + usize::from(both));
        while table.view().players.iter().any(|player| player.landmark_cards.is_empty()) {
            table.first_answer();
        }
        let kept: usize = table.view().players.iter().map(|it| it.landmark_cards.len()).sum();
        assert_eq!(kept, 3);
        let deck = saved(&table)["landmark_deck"].as_array().map_or(0, Vec::len);
        assert_eq!(deck, if both { 10 } else { 5 } - 3);
    }
}

/// EX-76: ability and charm come in the order one likes.
#[test]
fn tp_13_7_ex_76_the_charm_or_the_ability() {
    let mut table = boxes(2);
    lay(&mut table, 0, 0, "militarism");
    table.play_card(0, "chimera-citizen-rights");
    assert_eq!(table.may(0).len(), 2, "{:?}", table.may(0));
    assert!(table.may(0).iter().all(|mv| mv.starts_with("pick")), "{:?}", table.may(0));
}

/// EX-77: a farm of the reserve is not gained yet: it counts for nothing, though its slot is exposed.
#[test]
fn tp_13_9_ex_77_a_reserved_farm() {
    let mut table = boxes(2);
    table.set(0, "mat/farm", json!(0b11_0000)).set(0, "reserved", json!({ "farm": 1 }));
    table.set(0, "beside", json!({ "farm": 2 })).token(0, "military", 7);
    table.set(1, "income_turns", json!(2)).give(0, "technologies/1", "ammonia");
    table.hand(0, &["militarism"]).rich(0, [0; 4]).play("0: income").decline_until("upgrade");
    table.play("0: upgrade ammonia").decline_turn();
    assert_eq!(scored(&table, 0, 2), 1, "1 VP for each farm, of which there are two");
    assert_eq!(table.resources(0)[2], 3, "the slots of all three pay");
}

/// TP-0.8, TP-2.2: EX-80: without Arts & Architecture what shows the Arts icon is left out, and nothing else.
#[test]
fn tp_0_8_ex_80_without_the_arts_track() {
    let setup = Setup { first_player: Some(0), fantasies_and_futures: true, ..Setup::for_seats(2) };
    let text = saved(&with_mats(&setup, &[])).to_string();
    for card in ["dictatorship", "renaissance", "sealed-portal"] {
        assert!(text.contains(&format!("\"{card}\"")), "{card}");
    }
    for card in ["cloning", "dream-machine", "muses"] {
        assert!(!text.contains(&format!("\"{card}\"")), "{card}");
    }
    let all = saved(&with_mats(&all_boxes(2), &[])).to_string();
    assert!(all.contains("\"cloning\"") && all.contains("\"muses\""));
}

/// TP-20.3: what a card heard while it was active still happens when that covers it: Tyranny pays for the card on top.
#[test]
fn tp_20_3_a_trigger_that_covers_its_own_card() {
    let mut table = begun(2);
    table.set(1, "income_turns", json!(2)).play_card(0, "tyranny").decline_until("yes");
    let held = table.player(0).hand.expect("one's own")[0].clone();
    table.play("0: yes");
    assert_eq!(table.player(0).eras[1].as_deref(), Some(&*held));
    table.decline_turn();
    assert_eq!(scored(&table, 0, 5), 1);
}
