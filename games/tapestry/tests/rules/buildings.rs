//! Buildings and landmarks (TP-12).

use super::table::begun;
use serde_json::json;
use tapestry::Event;

/// TP-12.7, TP-1.4, TP-5.2: the first to enter a tier gains its landmark, before the benefit.
#[test]
fn tp_12_7_landmarks_of_the_tracks() {
    let mut table = begun(2);
    for seat in 0..2u8 {
        table.token(seat, "technology", 3).rich(seat, [2, 0, 0, 0]);
        table.play(&format!("{seat}: advance technology"));
        if seat == 0 {
            assert!(table.may(0).iter().all(|mv| mv.starts_with("place ")), "{:?}", table.may(0));
        }
        table.decline_turn();
    }
    assert_eq!(table.player(0).landmarks, ["forge"]);
    assert!(table.player(1).landmarks.is_empty(), "it is taken (TP-1.4)");
    assert!(!table.player(0).city.is_empty());
}

/// TP-12.1, TP-12.11, TP-19.7: with none left on the mat nothing is gained, and no other type instead.
#[test]
fn tp_12_1_no_building_left() {
    let mut table = begun(3);
    table.change(|saved| {
        let player = &mut saved["players"][0];
        player["mat"]["farm"] = json!(0);
        player["beside"] = json!({ "farm": 5 });
    });
    table.token(0, "exploration", 7).rich(0, [1, 1, 1, 0]).play("0: advance exploration");
    table.decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::BuildingGained { .. })), 0);
    assert_eq!(table.points(0), 5, "1 VP for each farm, wherever it is (TP-12.11)");
}

/// EX-35, TP-12.4: while there is room a building is placed; nobody keeps it aside.
#[test]
fn tp_12_4_buildings_are_placed() {
    let mut table = begun(3);
    table.token(0, "science", 1).rich(0, [0, 2, 0, 0]).play("0: advance science. pay worker");
    let may = table.may(0);
    assert!(may.len() > 40 && may.iter().all(|mv| mv.starts_with("plot ")), "{may:?}");
    let place = may[0].clone();
    table.play(&format!("0: {place}"));
    assert_eq!(table.player(0).city.len(), 1);
    assert_eq!(table.player(0).mat[1].count_ones(), 4);
}

/// TP-12.3: not on a plot that is covered already.
#[test]
fn tp_12_3_one_building_on_a_plot() {
    let mut table = begun(3);
    table.token(0, "science", 1).rich(0, [0, 2, 0, 0]).play("0: advance science. pay worker");
    let place = table.may(0)[0].clone();
    table.play(&format!("0: {place}")).decline_turn();
    table.token(0, "technology", 1).rich(0, [2, 0, 0, 0]);
    table.quiet_income(1);
    table.quiet_income(2);
    table.play("0: advance technology. pay coin");
    table.refuses(&format!("0: {place}"), "TP-12.3");
}
