//! What ends and when, and what works once: locks, mats that are lost, a player's game, repeat icons.

use super::mats::{first_of, gain_armory, saved, space, tokens};
use super::table::{Table, begun, list, take, with_mats};
use engine::Thing;
use serde_json::{Value, json};
use tapestry::map::Hex;
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

/// Seat 0 takes its last income turn, with first answers.
fn last_income(table: &mut Table) {
    table.set(0, "income_turns", json!(4)).hand(0, &[]).play("0: income");
    while table.view().active == 0 {
        table.first_answer();
    }
}

/// TP-9.6: a lock of the last turn holds for one turn of everybody else: the next turn of its owner is passed over.
#[test]
fn tp_9_6_a_lock_of_a_player_whose_game_is_over() {
    let mut table = begun(2);
    // In the turn it is set, 8 is added to the seat.
    table.change(|saved| saved["locks"][2] = json!(8));
    last_income(&mut table);
    table.rich(1, [4; 4]).refuses("1: advance military", "TP-5.1");
    table.play("1: advance science. pay coin").decline_turn();
    table.rich(1, [4; 4]).offers("1: advance military");
}

/// TP-6.7: whose game is over gains the points of a square as the Inventors, but not the card.
#[test]
fn tp_6_7_inventors_whose_game_is_over_gain_points() {
    let mut table = with("inventors");
    last_income(&mut table);
    table.give(1, "technologies/1", "calendar");
    table.change(|saved| saved["mats"]["invented"] = json!(["calendar"]));
    table.token(1, "exploration", 4);
    let before = table.points(0);
    table.hand(1, &["militarism"]).play("1: income").decline_until("upgrade calendar");
    table.play("1: upgrade calendar").decline_turn();
    assert_eq!(table.points(0), before + 7);
    assert_eq!(saved(&table, "/players/1/technologies/2"), json!(["calendar"]));
}

/// TP-22.54: a player whose game is over still chooses the plot of a token of the Weefolk.
#[test]
fn tp_22_54_weefolk_give_a_token_to_a_player_whose_game_is_over() {
    let mut table = with("weefolk");
    table.set(1, "income_turns", json!(5)).set(1, "over", json!(true)).play("0: income");
    assert!(!table.may(1).is_empty());
    table.first_answer();
    let filled = saved(&table, "/players/1/city/tokens");
    assert_eq!(filled.as_array().map(Vec::len), Some(1));
}

/// TP-19.13: the benefit of AI Singularity moves no token of the Spies.
#[test]
fn tp_19_13_spies_move_no_token_to_a_start() {
    let mut table = with("spies");
    table.rich(0, [0; 4]).token(0, "technology", 12).token(1, "technology", 12);
    table.play("0: income. number 2");
    assert_eq!((space(&table, 0, 3), table.resources(0)), (12, [1; 4]));
}

/// TP-22.41: what the Collectors have is scored when their game is over: after the turns of the Elder Ones.
#[test]
fn tp_22_41_collectors_score_at_the_end_of_their_game() {
    let mut table = with("collectors");
    table.change(|saved| {
        take(saved, "elder-ones");
        list(saved, "/players/0/civilizations").push("elder-ones".into());
    });
    table.rich(0, [0; 4]);
    last_income(&mut table);
    let before = table.points(0);
    table.change(|saved| saved["mats"]["used"] = json!({ "collectors": 0b110 }));
    table.rich(0, [0; 4]).rich(1, [1, 0, 0, 0]).play("1: advance science").decline_turn();
    assert!(table.player(0).over);
    assert_eq!(table.points(0), before + 3);
}

/// TP-9.5: the repeat icon of a card works once a turn, also if its square is gained again.
#[test]
fn tp_9_5_a_repeat_icon_works_once_a_turn() {
    let mut table = begun(2);
    tokens(&mut table, 0, [10, 1, 1, 10, 0]);
    table.rich(0, [4; 4]).give(0, "technologies/1", "lithium-ion-battery");
    table.play("0: advance technology").decline_turn();
    assert_eq!(saved(&table, "/players/0/technologies/2"), json!(["lithium-ion-battery"]));
    assert_eq!(table.happened(|event| matches!(event, Event::Repeated { .. })), 1);
}

/// TP-22.28, TP-10.4: a territory whose conquest a Trap stops was never controlled.
#[test]
fn tp_22_28_mystics_reach_nothing_by_a_failed_conquest() {
    let reached = |answer: &str| {
        let mut table =
            with_mats(&Setup { first_player: Some(0), ..Setup::for_seats(2) }, &["mystics"]);
        table.change(|saved| {
            saved["mats"]["predicted"][2] = json!(2);
            saved["mats"]["used"] = json!({});
        });
        table.item("e5", "outpost", 1).hand(1, &["trap"]).rich(0, [0, 0, 0, 3]);
        tokens(&mut table, 0, [0, 0, 7, 0, 0]);
        table.play("0: advance military").decline_until("conquer").play("0: conquer e5");
        table.play(&format!("1: {answer}")).decline_turn();
        saved(&table, "/mats/used/mystics").as_u64().unwrap_or(0) & 0b100 != 0
    };
    assert!(reached("no"));
    assert!(!reached("respond trap"));
}

/// TP-14.4: with the mat of the Utilitarians its abilities are lost.
#[test]
fn tp_14_4_utilitarians_lose_their_abilities_with_the_mat() {
    let mut table = with("utilitarians");
    let acting = |table: &Table| saved(table, "/cards").to_string().contains("utilitarians/");
    assert!(acting(&table));
    table.play_card(0, "black-death").decline_turn();
    assert!(!table.player(0).civilizations.contains(&"utilitarians".to_string()));
    assert!(!acting(&table));
}

/// TP-4.3: a civilization gained in step 1 is used in the same turn.
#[test]
fn tp_4_3_a_civilization_gained_in_step_1() {
    let mut table = with("infiltrators");
    table.change(|saved| {
        take(saved, "the-chosen");
        list(saved, "/civilization_deck").insert(0, "the-chosen".into());
        let rest = list(saved, "/civilization_deck").split_off(1);
        list(saved, "/civilization_discard").extend(rest);
        saved["mats"]["infiltrated"][1] = json!(2);
    });
    table.play("0: income. player 1");
    let before = table.points(0);
    table.play("0: civilization the-chosen");
    assert_eq!(table.points(0), before + 5, "five tracks, one opponent");
}

/// TP-19.10: an exploration of an earlier turn does not count for one that was void.
#[test]
fn tp_19_10_an_exploration_counts_in_its_turn() {
    let mut table = begun(2);
    table.change(|saved| {
        saved["aligned"] = json!(4);
        saved["explored_hex"] = json!("e5");
    });
    table.rich(0, [1, 0, 0, 0]).play("0: advance science").decline_turn();
    assert_eq!(saved(&table, "/aligned"), json!(0));
    assert_eq!(saved(&table, "/explored_hex"), Value::Null);
}

/// TP-22.28, TP-22.29: a building of the Nomads that controls a territory counts at once.
#[test]
fn tp_22_28_mystics_reach_a_number_by_a_building_on_the_map() {
    let mut table = with("mystics");
    table.change(|saved| {
        take(saved, "nomads");
        list(saved, "/players/0/civilizations").push("nomads".into());
        saved["mats"]["predicted"][2] = json!(2);
        saved["mats"]["used"] = json!({});
    });
    gain_armory(&mut table);
    let camp = first_of(&table, "hex");
    table.play(&format!("0: {camp}"));
    assert_eq!(saved(&table, "/mats/used/mystics"), json!(0b100));
}

/// TP-21.34: after each food exchanged by Mercantilism one may stop.
#[test]
fn tp_21_34_mercantilism_may_stop() {
    let mut table = begun(2);
    table.set(0, "mat/farm", json!(0b10_0000)).rich(0, [0; 4]).play_card(0, "mercantilism");
    let exchanges = |table: &Table| {
        let may = table.may(0);
        may.contains(&"take coin".to_string()) && !may.contains(&"take food".to_string())
    };
    while !exchanges(&table) {
        let may = table.may(0);
        let way = may.iter().find(|mv| *mv == "yes").unwrap_or(&may[0]).clone();
        table.play(&format!("0: {way}"));
    }
    let points = table.points(0);
    table.play("0: take coin");
    assert!(exchanges(&table), "more than one food was paid out");
    table.play("0: no");
    assert!(!exchanges(&table));
    assert_eq!(table.points(0), points + 2);
}

/// TP-8.10: a card that is discarded carries no token of the Inventors any more.
#[test]
fn tp_8_10_a_discarded_card_loses_its_token() {
    let mut table =
        with_mats(&Setup { first_player: Some(0), ..Setup::for_seats(2) }, &["inventors"]);
    for card in ["bakery", "barn", "library"] {
        table.give(0, "technologies/0", card);
    }
    table.change(|saved| saved["mats"]["invented"] = json!(["barn"]));
    table.token(0, "technology", 10).rich(0, [4; 4]).play("0: advance technology");
    let gone = |table: &Table| saved(table, "/technology_discard").to_string().contains("barn");
    while !gone(&table) {
        let may = table.may(0);
        let wanted = |mv: &&String| *mv == "yes" || *mv == "discard-technology barn";
        let way = may.iter().find(wanted).unwrap_or(&may[0]).clone();
        table.play(&format!("0: {way}"));
    }
    assert_eq!(saved(&table, "/mats/invented"), json!([]));
}

/// TP-21.40: Revolution stands up outposts; a toppled building brings nobody down.
#[test]
fn tp_21_40_revolution_stands_no_building_up() {
    let offered = |what: &str| {
        let mut table = begun(2);
        let at = Hex::named("e5").expect("a hex").0;
        table.item("e5", "outpost", 1).change(|saved| {
            let fallen = json!({ "what": what, "seat": 0, "by": 1 });
            list(saved, &format!("/items/{at}"))[1] = fallen;
            if what == "toppled" {
                saved["players"][0]["outposts"] = json!(7);
            }
        });
        table.play_card(0, "revolution");
        table.may(0).iter().any(|mv| mv.starts_with("pick"))
    };
    assert!(offered("toppled"));
    assert!(!offered("toppled-holder"), "a resource is all that is left to choose");
}
