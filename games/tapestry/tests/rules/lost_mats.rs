//! Mats that are lost and come to somebody else (TP-14.4, TP-14.8): what lay there, and tokens of an earlier time.

use super::mats::{saved, tokens};
use super::table::{Table, list, take, with_mats};
use serde_json::{Value, json};
use tapestry::{Event, Setup};

fn with(civilization: &str) -> Table {
    let setup = Setup {
        first_player: Some(0),
        plans_and_ploys: true,
        arts_and_architecture: true,
        fantasies_and_futures: true,
        ..Setup::for_seats(2)
    };
    with_mats(&setup, &[civilization])
}

/// Seat 0 plays Black Death and loses its only mat.
fn lose(table: &mut Table) {
    table.rich(1, [1; 4]).play_card(0, "black-death").decline_turn();
}

/// Seat 1 gains this mat: nothing else can be drawn.
fn gain(table: &mut Table, civilization: &str) {
    table.change(|saved| {
        let discarded = std::mem::take(list(saved, "/civilization_discard"));
        list(saved, "/civilization_deck").extend(discarded);
        assert!(take(saved, civilization));
        let rest = std::mem::take(list(saved, "/civilization_deck"));
        list(saved, "/civilization_discard").extend(rest);
        list(saved, "/civilization_deck").push(civilization.into());
    });
    tokens(table, 1, [0, 0, 11, 0, 0]);
    table.rich(1, [0, 0, 0, 2]).play("1: advance military").decline_turn();
    assert!(table.player(1).civilizations.contains(&civilization.to_string()));
}

/// TP-14.4: what the Collectors put onto their mat is theirs without it.
#[test]
fn tp_14_4_what_lay_on_the_mat_of_the_collectors() {
    let mut table = with("collectors");
    table.rich(0, [0, 0, 0, 1]);
    table.play("0: advance military. civilization collectors").decline_turn();
    table.rich(1, [1, 0, 0, 0]).play("1: advance science").decline_turn();
    tokens(&mut table, 0, [0, 0, 2, 0, 0]);
    tokens(&mut table, 1, [0; 5]);
    table.change(|saved| {
        take(saved, "academia");
        take(saved, "calendar");
        saved["mats"]["collected_tapestry"] = json!("academia");
        saved["mats"]["collected_technology"] = json!("calendar");
        let used = saved["mats"]["used"]["collectors"].as_u64().expect("the outpost");
        saved["mats"]["used"]["collectors"] = json!(used | 1 << 1 | 1 << 3 | 1 << 5);
        saved["players"][0]["mat"]["house"] = json!(0b11_1100);
    });
    let supply = table.player(0).outposts;
    lose(&mut table);
    let player = table.player(0);
    assert_eq!(player.outposts, supply + 1);
    assert!(player.hand.expect("one's own").contains(&"academia".to_string()));
    assert!(player.technologies[0].contains(&"calendar".to_string()));
    assert_eq!(saved(&table, "/players/0/beside/house"), json!(1));
    assert_eq!(saved(&table, "/mats/collected_tapestry"), Value::Null);
    gain(&mut table, "collectors");
    assert_eq!(saved(&table, "/mats/used/collectors"), Value::Null);
}

/// TP-14.4: a landmark that the Urban Planners held is still theirs, and the next owner of the mat holds nothing.
#[test]
fn tp_14_4_what_the_urban_planners_held() {
    let mut table = with("urban-planners");
    table.change(|saved| {
        saved["mats"]["held"] = json!(["forge"]);
        saved["landmarks"][0] = json!(0);
    });
    lose(&mut table);
    assert_eq!(saved(&table, "/mats/held"), json!([]));
    assert!(table.player(0).landmarks.contains(&"forge".to_string()));
    gain(&mut table, "urban-planners");
    assert!(!table.may(0).contains(&"landmark forge".to_string()));
    assert_eq!(saved(&table, "/mats/held"), json!([]));
}

/// TP-14.8: tokens of the Weefolk of an earlier time fill their plots and score for nobody.
#[test]
fn tp_14_8_tokens_of_former_weefolk() {
    let scored = |lost: bool| {
        let mut table = with("weefolk");
        table.change(|saved| {
            let city = &mut saved["players"][1]["city"];
            city["tokens"] = json!(["a1"]);
            city["plots"] = json!({ "a2": "market" });
            saved["players"][1]["mat"]["market"] = json!(0b11_1100);
        });
        if lost {
            lose(&mut table);
            // One more came in step 1 of that turn.
            assert_eq!(saved(&table, "/players/1/city/former_tokens"), json!(["a1", "b1"]));
            assert_eq!(saved(&table, "/players/1/city/tokens"), json!(["a1", "b1"]));
            // The same player gains it again.
            table.change(|saved| {
                take(saved, "weefolk");
                saved["players"][0]["civilizations"] = json!(["weefolk"]);
            });
            if table.view().active == 1 {
                table.rich(1, [1, 0, 0, 0]).play("1: advance science").decline_turn();
            }
        }
        table.set(0, "income_turns", json!(4)).hand(0, &[]).rich(0, [0; 4]);
        table.events.clear();
        table.play("0: income").decline_turn();
        let of_mats = |event: &&Event| matches!(event, Event::Scored { source, .. } if *source == tapestry::kinds::Source::Civilizations);
        table.events.iter().filter(of_mats).count()
    };
    assert_eq!((scored(false), scored(true)), (1, 0));
}

/// TP-14.8: a token of former Traders brings the present ones no die.
#[test]
fn tp_14_8_tokens_of_former_traders() {
    let mut table = with("traders");
    table.play("0: income");
    let place = table.may(0).into_iter().find(|mv| mv.starts_with("hex ")).expect("a territory");
    table.play(&format!("0: {place}"));
    assert_ne!(saved(&table, "/mats/trading"), json!([]));
    table.decline_turn();
    table.rich(1, [1, 0, 0, 0]).play("1: advance science").decline_turn();
    lose(&mut table);
    gain(&mut table, "traders");
    assert_eq!(saved(&table, "/mats/trading"), json!([]));
    let hex = place.trim_start_matches("hex ");
    let there = table.view().territories.into_iter().find(|it| it.hex == hex).expect("a territory");
    assert_eq!(there.items.len(), 1, "the token stands where it was put");
}

/// TP-22.13, TP-22.45: a held landmark is placed whatever its owner is asked on a later turn; the question comes back.
#[test]
fn tp_22_13_held_landmarks_at_any_time() {
    let mut table = with("urban-planners");
    tokens(&mut table, 0, [3, 0, 0, 0, 0]);
    table.rich(0, [0, 0, 2, 0]).play("0: advance exploration. civilization urban-planners");
    let place = |table: &Table| table.may(0).contains(&"landmark lighthouse".to_string());
    while table.view().active == 0 {
        assert!(!place(&table), "not in the same turn: {:?}", table.may(0));
        table.first_answer();
    }
    // Not on the turn of somebody else.
    table.rich(1, [4; 4]).play("1: income");
    while table.view().active == 1 {
        assert!(!place(&table));
        table.first_answer();
    }
    table.rich(0, [1; 4]).hand(0, &["militarism", "academia"]).play("0: income");
    table.decline_until("play militarism");
    let before = table.may(0);
    assert!(place(&table), "{before:?}");
    table.play("0: landmark lighthouse");
    let spot = table.may(0).into_iter().find(|mv| mv.starts_with("place ")).expect("a spot");
    table.play(&format!("0: {spot}"));
    table.decline_until("play militarism");
    let left = table.may(0);
    assert!(before.iter().all(|mv| mv == "landmark lighthouse" || left.contains(mv)), "{left:?}");
    table.refuses("0: landmark lighthouse", "TP-4");
}

/// TP-22.45: with no landmark card left the mat may be discarded for another one.
#[test]
fn tp_22_45_no_landmark_card_left() {
    let gained = |answer: &str| {
        let mut table = with("leaders");
        table.change(|saved| {
            let all = std::mem::take(list(saved, "/landmark_deck"));
            list(saved, "/players/1/landmark_cards").extend(all);
            let rest = std::mem::take(list(saved, "/civilization_deck"));
            list(saved, "/civilization_discard").extend(rest);
            take(saved, "urban-planners");
            list(saved, "/civilization_deck").push("urban-planners".into());
        });
        tokens(&mut table, 0, [0, 0, 11, 0, 0]);
        table.rich(0, [0, 0, 0, 2]).play("0: advance military").decline_until("yes");
        table.play(&format!("0: {answer}"));
        table.player(0).civilizations.contains(&"urban-planners".to_string())
    };
    assert!(gained("no"));
    assert!(!gained("yes"));
}

/// TP-22.37: the Spies look at the hand when what they came for is gained, and see it as it is then.
#[test]
fn tp_22_37_spies_look_at_the_hand_last() {
    let mut table = with("spies");
    table.hand(1, &["academia"]).change(|saved| {
        take(saved, "diplomacy");
        list(saved, "/players/1/on_mat").push("diplomacy".into());
        saved["players"][1]["eras"][1] = json!("diplomacy");
    });
    table.events.clear();
    table.play("0: income. number 0");
    let looked = |table: &Table| table.happened(|event| matches!(event, Event::HandSeen { .. }));
    // Everybody takes a resource first.
    while table.may(0).iter().chain(&table.may(1)).all(|mv| !mv.starts_with("take ")) {
        assert_eq!(looked(&table), 0);
        table.first_answer();
    }
    assert_eq!(looked(&table), 0, "the benefit comes first");
    table.decline_turn();
    assert_eq!(looked(&table), 1);
    assert_eq!(table.player(0).seen, Some(vec!["academia".to_string()]));
}

/// TP-22.7, TP-10.4: a building of the Nomads that stands for an outpost retreats as one and stays a building.
#[test]
fn tp_22_7_a_building_retreats() {
    let mut table = with("leaders");
    let free: Vec<String> = {
        let all = table.view().territories.into_iter();
        all.filter(|it| it.items.is_empty()).map(|it| it.hex).collect()
    };
    let mut retreated = false;
    for hex in &free {
        let mut table = table.clone();
        let at = <tapestry::map::Hex as engine::Thing>::named(hex).expect("a hex").0;
        table.change(|saved| {
            list(saved, &format!("/items/{at}"))[0] = json!({ "what": "holder", "seat": 1 });
        });
        table.hand(1, &["retreat"]).hand(0, &[]);
        tokens(&mut table, 0, [0, 0, 7, 0, 0]);
        table.rich(0, [0, 0, 0, 3]).play(&format!("0: advance military. conquer {hex}"));
        if !table.may(1).contains(&"respond retreat".to_string()) {
            continue;
        }
        table.play("1: respond retreat").decline_turn();
        assert_eq!(table.player(1).outposts, 8, "no outpost came onto the map");
        assert!(saved(&table, "/items").to_string().contains("holder"));
        retreated = true;
    }
    assert!(retreated);
    table.events.clear();
}

/// TP-22.52, TP-13.9: what a card reserves in a turn after income turn 5 is used at once, and its left charm is gained.
#[test]
fn tp_22_52_merfolk_use_what_they_reserve_at_once() {
    let mut table = with("merfolk");
    table.set(0, "income_turns", json!(4)).hand(0, &[]).play("0: income");
    while table.view().active == 0 {
        table.first_answer();
    }
    table.change(|saved| {
        take(saved, "academia");
        list(saved, "/players/0/on_mat").push("academia".into());
        saved["players"][0]["eras"][2] = json!("academia");
    });
    table.hand(0, &["long-sleep"]).give(0, "technologies/0", "barn").rich(1, [4; 4]);
    table.play("1: advance science");
    while table.view().active == 1 {
        table.first_answer();
    }
    table.events.clear();
    let before = table.points(0);
    let owned = table.player(0).technologies.iter().map(Vec::len).sum::<usize>();
    table.play("0: play long-sleep");
    table.decline_turn();
    let drew = |event: &Event| matches!(event, Event::TapestryGained { seat, .. } if seat.0 == 0);
    assert_eq!(table.happened(drew), 1, "the left charm");
    let landmarks = table.player(0).landmarks.len();
    assert_eq!(i64::from(table.points(0) - before), (owned + landmarks) as i64);
    assert!(table.player(0).reserve.is_empty(), "nothing is left to wait");
}
