//! Exploration, conquest, buildings (EX-22 to EX-41).

use super::super::table::{Table, begun, take};
use super::{boxes, city, free, open_plots, scored};
use engine::{Play, Thing};
use serde_json::{Value, json};
use tapestry::Event;
use tapestry::map::{Hex, around};

/// A tile explored beside the middle by seat 0, on its turn with this space of the military track next.
fn with_a_tile(seats: u8, space: u8, cards: [&[&str]; 2]) -> (Table, String) {
    let hex = Hex::at(0, -1).expect("a hex").word().into_owned();
    let mut table = begun(seats);
    if let [card] = cards[0] {
        table.play_card(0, card).decline_turn();
        for seat in 1..seats {
            table.quiet_income(seat);
        }
    }
    table.token(0, "exploration", 8).rich(0, [0, 0, 3, 0]).give(0, "tiles", "territory-05");
    table.play(&format!("0: advance exploration. tile territory-05. explore {hex}"));
    table.decline_turn();
    for seat in 1..seats {
        table
            .rich(seat, [0, 2, 0, 0])
            .token(seat, "science", 0)
            .play(&format!("{seat}: advance science"));
        table.decline_turn();
    }
    table.token(0, "military", space - 1).rich(0, [0, 0, 0, 3]).hand(1, cards[1]);
    table.events.clear();
    (table, hex)
}

fn there(table: &Table, hex: &str) -> tapestry::view::Territory {
    table.view().territories.into_iter().find(|it| it.hex == hex).expect("an explored territory")
}

/// EX-22: of the six sides those count of which at least one half shows the same on both.
#[test]
fn tp_7_2_ex_22_two_sides() {
    let mut seen = [false; 7];
    for rotation in 0..6 {
        let mut table = begun(3);
        table.token(0, "exploration", 8).rich(0, [0, 0, 3, 0]).give(0, "tiles", "territory-12");
        table.play("0: advance exploration. tile territory-12");
        let beside_two = table.may(0).into_iter().find(|mv| {
            let hex = mv.strip_prefix("explore ").and_then(Hex::named).expect("a hex");
            let explored = table.view().territories;
            let near = |it: &&tapestry::view::Territory| {
                Hex::named(&it.hex).expect("a hex").bit() & around(hex) != 0
            };
            explored.iter().filter(near).count() == 2
        });
        table.play(&format!("0: {}", beside_two.expect("a hex beside two others")));
        table.play(&format!("0: turn {rotation}"));
        let points = table.events.iter().find_map(|event| match event {
            Event::Explored { points, .. } => Some(*points),
            _ => None,
        });
        seen[usize::from(points.expect("it was placed"))] = true;
        table.decline_turn();
    }
    assert!(seen[3..].iter().all(|it| !it), "more sides than neighbours: {seen:?}");
}

/// EX-24: without a territory of one's own there is nothing beside it to explore.
#[test]
fn tp_7_1_ex_24_nothing_beside() {
    let mut table = begun(2);
    let start =
        table.view().territories.into_iter().find(|it| it.items.iter().any(|it| it.seat == 0));
    let at = Hex::named(&start.expect("a start").hex).expect("a hex").0;
    let fallen = json!({ "what": "toppled", "seat": 0, "by": 1 });
    table.change(|saved| {
        saved["items"][usize::from(at)] = json!([fallen, fallen, Value::Null, Value::Null]);
        saved["players"][1]["achieved"] = json!(["topple-two"]);
    });
    let tiles = table.player(0).tiles.len();
    table.token(0, "exploration", 1).rich(0, [1, 0, 0, 0]).play("0: advance exploration");
    table.decline_turn();
    assert_eq!(table.player(0).tiles.len(), tiles);
    assert_eq!(table.happened(|event| matches!(event, Event::Explored { .. })), 0);
}

/// EX-28: a conquered tile pays its benefit only through the "?" of the black die.
#[test]
fn tp_10_5_ex_28_a_conquered_tile() {
    let (mut table, hex) = with_a_tile(2, 8, [&[], &[]]);
    let before = table.resources(0);
    table.play(&format!("0: advance military. conquer {hex}. die red")).decline_turn();
    assert_eq!(table.resources(0)[2], before[2], "no food of the tile");
}

/// EX-78: Pirate Rule gains the benefit of what was conquered; a Trap leaves the die alone.
#[test]
fn tp_10_6_ex_78_pirate_rule() {
    for trapped in [false, true] {
        let trap: &[&str] = if trapped { &["trap"] } else { &[] };
        let (mut table, hex) = with_a_tile(2, 8, [&["pirate-rule"], trap]);
        let food = table.resources(0)[2];
        table.item(&hex, "outpost", 1).play(&format!("0: advance military. conquer {hex}"));
        if trapped {
            table.play("1: respond trap. take culture");
        }
        table.play("0: die red").decline_turn();
        assert_eq!(table.resources(0)[2] - food, u8::from(!trapped), "trapped: {trapped}");
        assert_eq!(table.happened(|event| matches!(event, Event::DieGained { .. })), 1);
    }
}

/// EX-31: whose income turn 5 is over plays no response.
#[test]
fn tp_10_8_ex_31_no_response_after_turn_5() {
    let (mut table, hex) = with_a_tile(2, 8, [&[], &["trap"]]);
    table.set(1, "income_turns", json!(5)).set(1, "over", json!(true));
    table.item(&hex, "outpost", 1).play(&format!("0: advance military. conquer {hex}"));
    assert_eq!(table.may(0), ["die red", "die black"]);
}

/// EX-33: an outpost that stands up again counts no more for whoever toppled it; an achievement that was earned stays.
#[test]
fn tp_15_3_ex_33_revolution() {
    for earned in [false, true] {
        let mut table = begun(2);
        let places: Vec<String> = free(&table).into_iter().take(2).collect();
        let fallen = if earned { 2 } else { 1 };
        for hex in &places[..fallen] {
            table.item(hex, "outpost", 0).change(|saved| {
                let at = Hex::named(hex).expect("a hex").0;
                saved["items"][usize::from(at)][0] =
                    json!({ "what": "toppled", "seat": 0, "by": 1 });
            });
        }
        if earned {
            table.set(1, "achieved", json!(["topple-two"])).change(|saved| {
                saved["achievements"]["topple-two"] = json!(1);
            });
        }
        table.play_card(0, "revolution").play("0: pick 1");
        table.play(&format!("0: hex {}", places[0])).decline_turn();
        assert_eq!(there(&table, &places[0]).items[0].toppled_by, None);
        assert_eq!(table.player(1).achieved.count_ones(), u32::from(earned));
        let achieved = |event: &Event| matches!(event, Event::Achieved { .. });
        assert_eq!(table.happened(achieved), 0);
    }
}

/// EX-36: with all farms off the mat a farm is void, and no other type comes instead.
#[test]
fn tp_12_1_ex_36_no_farm_left() {
    let mut table = begun(2);
    table.set(0, "mat/farm", json!(0)).set(0, "beside", json!({ "farm": 5 }));
    table.token(0, "exploration", 5).rich(0, [0, 0, 2, 0]).play("0: advance exploration");
    table.decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::BuildingGained { .. })), 0);
    assert_eq!(table.player(0).mat, [0b11_1110, 0b11_1110, 0, 0b11_1110]);
}

/// EX-38: a pad of the Swamp that is covered in a complete district brings nothing.
#[test]
fn tp_12_12_ex_38_a_lily_pad() {
    let mut table = boxes(2);
    // District A: all but the pad a2.
    let filled = ["a1", "c1", "c2", "a3", "b3"].map(|plot| (plot.to_string(), "castle"));
    city(&mut table, 0, "swamp", filled);
    let castle = tapestry::kinds::Landmark::from_id("castle").expect("a landmark") as usize;
    table.change(|saved| {
        saved["landmarks"][castle] = json!(0);
        take(saved, "castle");
        saved["landmark_deck"].as_array_mut().expect("a list").push(json!("castle"));
    });
    table.token(0, "science", 2).rich(0, [0, 1, 0, 0]).play("0: advance science. pick 1");
    table.play("0: plot a2").decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::DistrictCompleted { .. })), 0);
}

/// EX-40: landmarks that are set aside count.
#[test]
fn tp_12_11_ex_40_set_aside() {
    let mut table = boxes(2);
    city(&mut table, 0, "city-in-a-bottle", []);
    table.token(0, "technology", 3).rich(0, [2, 0, 0, 0]).play("0: advance technology");
    table.decline_turn();
    assert!(table.player(0).city.is_empty());
    assert_eq!(scored(&table, 0, 6), 1, "6 VP for a landmark set aside");
    table.rich(0, [1; 4]).rich(1, [0, 1, 0, 0]).play("1: advance science").decline_turn();
    table.play_card(0, "feudalism").play("0: pick 1");
    assert_eq!(scored(&table, 0, 3), 1, "3 VP for each landmark");
}

/// TP-17.2, TP-23.5: EX-41: City in a Bottle loses every tie: no landmark stands in its city.
#[test]
fn tp_17_2_ex_41_the_tie() {
    let plot = open_plots("forest")[0].clone();
    for (capital, stands, places) in
        [("city-in-a-bottle", None, [2, 1]), ("forest", Some("tech-hub"), [1, 2])]
    {
        let mut table = boxes(2);
        city(&mut table, 0, capital, stands.map(|it| (plot.clone(), it)));
        city(&mut table, 1, "forest", [(plot.clone(), "academy")]);
        table.change(|saved| {
            saved["landmarks"][2] = json!(0);
            saved["landmarks"][10] = json!(1);
        });
        for seat in [0, 1] {
            table.set(seat, "income_turns", json!(4)).rich(seat, [0; 4]);
        }
        table.play("0: income").decline_turn();
        let outcome = table.game.outcome().expect("it is over");
        assert_eq!(outcome.points[0], outcome.points[1], "{outcome:?}");
        assert_eq!(outcome.places, places, "{capital}");
    }
}
