//! Income, advances, landmarks of tracks (EX-2 to EX-21).

use super::super::table::{Table, begun};
use super::{city, free, open_plots, scored};
use serde_json::json;
use tapestry::Event;

/// Neighbours who are there before, so that no era pays a bonus.
fn late(seats: u8) -> Table {
    let mut table = begun(seats);
    for seat in 1..seats {
        table.set(seat, "income_turns", json!(2));
    }
    table
}

/// Markets 3, houses 4, farms 0 and armories 2 off the mat, 5 technology cards, 3 lines, 4 territories.
fn rich_mat() -> Table {
    let mut table = late(3);
    let rows = open_plots("tropical").into_iter().filter(|plot| plot.ends_with(['7', '8', '9']));
    city(&mut table, 0, "tropical", rows.map(|plot| (plot, "forge")));
    table.change(|saved| saved["landmarks"][0] = json!(0));
    table.set(0, "mat", json!({ "market": 48, "house": 32, "farm": 62, "armory": 56 }));
    table.set(0, "beside", json!({ "market": 3, "house": 4, "armory": 2 }));
    for card in ["bakery", "barn", "library", "radio", "clocks"] {
        table.give(0, "technologies/0", card);
    }
    for hex in free(&table).into_iter().take(3) {
        table.item(&hex, "outpost", 0);
    }
    table.hand(0, &["militarism"]).rich(0, [0; 4]);
    table
}

/// TP-4.7, TP-12.6: EX-2, EX-34: two technology icons, three capital icons of three lines each, one territory icon.
#[test]
fn tp_4_7_ex_2_points_of_the_mat() {
    let mut table = rich_mat();
    table.quiet_income(0);
    assert_eq!(table.points(0), 2 * 5 + 3 * 3 + 4);
}

/// EX-3: the same mat pays 3 coins, 4 workers, 1 food, 2 culture, a tile and a card.
#[test]
fn tp_4_8_ex_3_income_of_the_mat() {
    let mut table = rich_mat();
    let before = (table.player(0).tiles.len(), table.player(0).hand_size);
    table.quiet_income(0);
    assert_eq!(table.resources(0), [3, 4, 1, 2]);
    let after = (table.player(0).tiles.len(), table.player(0).hand_size);
    // The card that was played is replaced by that of the income.
    assert_eq!(after, (before.0 + 1, before.1));
}

/// EX-7: on income turn 5 no card is played.
#[test]
fn tp_4_6_ex_7_no_card_on_turn_5() {
    let mut table = begun(2);
    table.set(0, "income_turns", json!(4)).hand(0, &["trap", "diplomacy"]).play("0: income");
    table.decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::Played { .. })), 0);
    assert_eq!((table.player(0).income_turns, table.points(0)), (5, 0));
}

/// EX-12: the landmark of a tier is placed before the benefit; the district it completes pays at once.
#[test]
fn tp_5_2_ex_12_the_landmark_comes_first() {
    let mut table = begun(2);
    city(&mut table, 0, "forest", []);
    table.token(0, "technology", 3).rich(0, [2, 0, 0, 0]);
    let mut scout = table.clone();
    scout.play("0: advance technology");
    let place = scout.may(0)[0].clone();
    scout.play(&format!("0: {place}"));
    let kept: Vec<String> = scout.player(0).city.into_iter().map(|(plot, _)| plot).collect();
    // Nothing else is open: the landmark is placed by itself.
    let others = open_plots("forest").into_iter().filter(|plot| !kept.contains(plot));
    city(&mut table, 0, "forest", others.map(|plot| (plot, "academy")));
    table.change(|saved| saved["landmarks"][10] = json!(0));
    table.play("0: advance technology");
    assert!(table.may(0).iter().all(|mv| mv.starts_with("take ")), "{:?}", table.may(0));
    assert_eq!(table.happened(|event| matches!(event, Event::Invented { .. })), 0);
    table.play("0: take food").decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::Invented { .. })), 1);
}

/// EX-14: the second track one completes brings nothing.
#[test]
fn tp_15_1_ex_14_each_achievement_once() {
    let mut table = begun(2);
    table.set(0, "completed", json!(["technology"]));
    table.set(0, "achieved", json!(["complete-track"])).token(0, "technology", 12);
    table.token(0, "science", 11).rich(0, [0, 2, 0, 0]).play("0: advance science");
    table.decline_turn();
    assert_eq!(table.player(0).completed.len(), 2);
    assert_eq!(table.happened(|event| matches!(event, Event::Achieved { .. })), 0);
}

/// EX-16: a track that AI Singularity completed counts twelve spaces.
#[test]
fn tp_15_2_ex_16_a_track_without_a_token() {
    let mut table = begun(2);
    table.set(0, "completed", json!(["technology"])).set(0, "achieved", json!(["complete-track"]));
    // The token of technology stands at the start of science.
    table.change(|saved| saved["players"][0]["tokens"][3] = json!(16));
    table.token(0, "exploration", 9).rich(0, [0, 0, 2, 0]).play("0: advance exploration");
    table.decline_turn();
    assert_eq!(table.points(0), 12, "1 VP for each space of technology");
}

/// EX-18: two different repeats work in one turn, on different spaces.
#[test]
fn tp_9_5_ex_18_another_repeat() {
    let mut table = begun(2);
    table.token(0, "science", 6).token(0, "technology", 5).token(0, "exploration", 10);
    table.token(0, "military", 2).give(0, "technologies/1", "lithium-ion-battery");
    table.rich(0, [0, 4, 0, 0]).play("0: advance science").decline_until("repeat");
    table.play("0: repeat technology");
    while !table.may(0).contains(&"pay worker".to_string()) {
        table.first_answer();
    }
    table.play("0: pay worker");
    assert_eq!(table.player(0).technologies[2], ["lithium-ion-battery"]);
    let may = table.may(0);
    assert_eq!(may, ["repeat exploration", "repeat military"], "technology was activated");
}

/// EX-21: an advance that a technology card orders is not optional.
#[test]
fn tp_9_3_ex_21_an_advance_that_must_be() {
    let mut table = begun(2);
    table.give(0, "technologies/0", "clocks").hand(0, &["militarism"]).play("0: income");
    table.decline_until("upgrade").play("0: upgrade clocks");
    let moved = |event: &Event| matches!(event, Event::Advanced { seat, .. } if seat.0 == 0);
    assert_eq!(table.happened(moved), 1);
}

/// EX-79: to the nearest opponent in either direction: the landmark of a tier entered, no benefit either way.
#[test]
fn tp_21_42_ex_79_socialism_both_ways() {
    let spaces = [3u8, 9];
    for (at, expected) in spaces.into_iter().enumerate() {
        let mut table = begun(3);
        table.token(0, "technology", 5).token(1, "technology", 3).token(2, "technology", 9);
        table.rich(0, [0; 4]).play_card(0, "socialism");
        let may = table.may(0);
        let ways: Vec<&String> = may.iter().filter(|mv| mv.ends_with("technology")).collect();
        assert_eq!(ways.len(), 2, "{may:?}");
        let back = ways.iter().position(|mv| mv.starts_with("regress")).expect("a way back");
        let way = ways[if at == 0 { back } else { 1 - back }].clone();
        table.play(&format!("0: {way}"));
        table.decline_turn();
        assert_eq!(table.player(0).tokens[3].1, expected);
        let landmark = table.player(0).landmarks.contains(&"rubber-works".to_string());
        assert_eq!(landmark, expected == 9);
        assert_eq!(table.happened(|event| matches!(event, Event::Invented { .. })), 0);
    }
}

/// EX-83: of two tokens on the track that was rolled its owner names one: points beyond the end, or an advance.
#[test]
fn tp_9_2_ex_83_two_tokens_on_the_track() {
    let staged = || {
        let mut table = begun(2);
        table.set(0, "completed", json!(["exploration", "technology"]));
        table.set(0, "achieved", json!(["complete-track"]));
        table.token(0, "exploration", 12).token(0, "science", 11).rich(0, [0, 2, 0, 0]);
        table.change(|saved| saved["players"][0]["tokens"][3] = json!(2));
        table.play("0: advance science");
        table
    };
    let mut table = staged();
    let offered = table.may(0);
    assert!(offered.contains(&"advance technology".to_string()), "{offered:?}");
    table.play("0: advance technology");
    assert_eq!((table.player(0).tokens[3].1, scored(&table, 0, 5)), (3, 0));
    let mut table = staged();
    table.play("0: advance exploration");
    assert_eq!((table.player(0).tokens[3].1, scored(&table, 0, 5)), (2, 1));
}

/// EX-85: a landmark card is checked at the end of the turn; its landmark is a building of that turn.
#[test]
fn tp_3_4_ex_85_a_building_of_that_turn() {
    let mut table = super::super::table::with_mats(&super::all_boxes(2), &["relentless"]);
    table.change(|saved| {
        let old = std::mem::take(super::super::table::list(saved, "/players/0/landmark_cards"));
        super::super::table::list(saved, "/landmark_deck").extend(old);
        assert!(super::super::table::take(saved, "tv-station"));
        let own = super::super::table::list(saved, "/players/0/landmark_cards");
        own.push("tv-station".into());
    });
    table.give(0, "technologies/2", "barn").rich(0, [1; 4]).play("0: advance science. pay coin");
    table.decline_turn();
    assert_eq!(table.player(0).landmarks, ["tv-station"]);
    let saved = serde_json::to_value(table.game).expect("plain data");
    assert_eq!(saved["mats"]["tokens"]["relentless"], json!(1));
}
