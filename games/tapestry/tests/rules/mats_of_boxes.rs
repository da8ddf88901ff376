//! The mats of Plans & Ploys, Arts & Architecture and Fantasies & Futures (TP-22).

use super::mats::{first_of, gain_armory, saved, space, tokens};
use super::table::{Table, with_mats};
use serde_json::{Value, json};
use tapestry::Setup;

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

/// TP-22.32: what the mat does.
#[test]
fn tp_22_1_advisors_score_their_hand_and_give_cards() {
    let mut table = with("advisors");
    let before = table.points(0);
    let hand = saved(&table, "/players/0/hand").as_array().map_or(0, Vec::len) as i16;
    table.play("0: income");
    assert_eq!(table.points(0), before + hand);

    let mut table = with("advisors");
    table.rich(0, [1, 0, 0, 0]).play("0: advance exploration").finish_turn();
    tokens(&mut table, 1, [0, 1, 0, 0, 0]);
    table.rich(1, [1, 0, 0, 0]).play("1: advance science");
    let give = first_of(&table, "give");
    let card = give.trim_start_matches("give ").to_string();
    table.play(&format!("0: {give}"));
    let hand = saved(&table, "/players/1/hand");
    assert!(hand.to_string().contains(&card), "{hand} has {card}");
}

/// TP-22.33: what the mat does.
#[test]
fn tp_22_1_aliens_explore_onto_their_mat() {
    let mut table = with("aliens");
    table.play("0: income");
    let tile = first_of(&table, "space");
    table.play(&format!("0: {tile}"));
    assert_eq!(saved(&table, "/mats/space/0"), json!(tile.trim_start_matches("space ")));
}

/// TP-22.34: what the mat does.
#[test]
fn tp_22_1_infiltrators_score_outposts_that_are_left() {
    let mut table = with("infiltrators");
    let before = table.points(0);
    table.play("0: income. player 1");
    assert_eq!(table.points(0), before + 8);
    assert_eq!(saved(&table, "/mats/infiltrated/1"), json!(1));
}

/// TP-22.35: what the mat does.
#[test]
fn tp_7_11_islanders_explore_their_mat() {
    let mut table = with("islanders");
    table.play("0: income");
    let tile = first_of(&table, "tile");
    table.play(&format!("0: {tile}. number 0. turn 2"));
    let laid = format!("{}/2", tile.trim_start_matches("tile "));
    assert_eq!(saved(&table, "/mats/islands/0"), json!(laid));
}

/// TP-22.37: what the mat does.
#[test]
fn tp_22_8_spies_use_an_option_once() {
    let mut table = with("spies");
    table.play("0: income. number 1");
    // The only neighbour has one tile: nothing is left to choose.
    assert_eq!(saved(&table, "/mats/used/spies"), json!(2));
}

/// TP-22.38: what the mat does.
#[test]
fn tp_22_8_tinkerers_go_back_three_spaces() {
    let mut table = with("tinkerers");
    tokens(&mut table, 0, [3, 0, 0, 0, 0]);
    table.play("0: income. number 2");
    assert_eq!(space(&table, 0, 0), 0, "the only token on space 3 or beyond");
    assert_eq!(saved(&table, "/mats/used/tinkerers"), json!(4));
}

/// TP-22.38: what the mat does.
#[test]
fn tp_22_8_tinkerers_match_the_next_opponent() {
    let mut table = with("tinkerers");
    tokens(&mut table, 0, [0; 5]);
    tokens(&mut table, 1, [0, 5, 0, 0, 0]);
    table.play("0: income. number 1").decline_turn();
    assert_eq!(space(&table, 0, 1), 5);
    let owner = saved(&table, "/landmarks/9");
    assert_eq!(owner, json!(0), "one advance, with the landmark of the tier that was entered");
}

/// TP-22.39: what the mat does.
#[test]
fn tp_22_1_treasure_hunters_control_where_they_dig() {
    let mut table = with("treasure-hunters");
    table.play("0: income");
    let place = first_of(&table, "hex");
    table.play(&format!("0: {place}"));
    while saved(&table, "/mats/used/treasure-hunters") == Value::Null {
        table.first_answer();
    }
    assert!(saved(&table, "/items").to_string().contains("holder"));
}

/// TP-22.40: what the mat does.
#[test]
fn tp_22_1_utilitarians_begin_with_a_landmark_and_its_ability() {
    let table = with("utilitarians");
    let active = saved(&table, "/mats/active");
    assert_eq!(active.as_array().map(Vec::len), Some(1), "{active}");
    assert_eq!(saved(&table, "/mats/tokens/utilitarians"), json!(1));
}

/// TP-22.41: what the mat does.
#[test]
fn tp_22_9_collectors_keep_a_house() {
    let mut table = with("collectors");
    tokens(&mut table, 0, [0, 2, 0, 0, 0]);
    table.rich(0, [1, 0, 0, 0]);
    table.play("0: advance science. pick 1. civilization collectors. take food");
    assert_eq!(saved(&table, "/mats/used/collectors"), json!(2));
    assert_eq!(table.resources(0), [0, 0, 1, 0]);
    assert_eq!(saved(&table, "/players/0/city/plots"), json!({}));
}

/// TP-22.42: what the mat does.
#[test]
fn tp_22_10_gamblers_play_a_revealed_card() {
    let table = with("gamblers");
    assert!(saved(&table, "/players/0/eras/0").is_string(), "a card lies on Maker of Fire");
    assert_eq!(saved(&table, "/mats/revealed"), json!([]));
}

/// TP-22.43: what the mat does.
#[test]
fn tp_22_11_relentless_count_turns_with_buildings() {
    let mut table = with("relentless");
    gain_armory(&mut table);
    table.finish_turn();
    assert_eq!(saved(&table, "/mats/tokens/relentless"), json!(1));
}

/// TP-22.44: what the mat does.
#[test]
fn tp_22_12_renegades_leave_the_track() {
    let mut table = with("renegades");
    table.rich(0, [1, 0, 0, 0]);
    table.play("0: advance exploration. yes");
    assert_eq!(saved(&table, "/mats/tokens/renegades"), json!(1));
}

/// TP-22.45: what the mat does.
#[test]
fn tp_22_13_urban_planners_hold_landmarks() {
    let mut table = with("urban-planners");
    let cards = saved(&table, "/players/0/landmark_cards");
    assert_eq!(cards.as_array().map(Vec::len), Some(2), "one of the draft, one more");
    tokens(&mut table, 0, [3, 0, 0, 0, 0]);
    table.rich(0, [0, 0, 2, 0]);
    table.play("0: advance exploration. civilization urban-planners");
    assert_eq!(saved(&table, "/mats/held"), json!(["lighthouse"]));
    table.finish_turn();
    table.play("1: income").finish_turn();
    table.play("0: landmark lighthouse");
    assert_eq!(saved(&table, "/mats/held"), json!([]));
}

/// TP-22.46: what the mat does.
#[test]
fn tp_22_1_artificers_slide_buildings() {
    let mut table = with("artificers");
    table.play("0: income. build market. number 1");
    let mat = saved(&table, "/players/0/mat/market");
    assert_eq!(mat, json!(0b11_1101), "from slot 2 onto slot 1");
}

/// TP-22.47: what the mat does.
#[test]
fn tp_22_1_celestials_float_on() {
    let mut table = with("celestials");
    let floating = saved(&table, "/mats/floating");
    assert!(floating.is_string());
    table.play("0: income");
    let place = first_of(&table, "hex");
    table.play(&format!("0: {place}"));
    assert_eq!(saved(&table, "/mats/floating"), json!(place.trim_start_matches("hex ")));
}

/// TP-22.49: what the mat does.
#[test]
fn tp_22_14_faefolk_move_by_their_cards() {
    let mut table = with("faefolk");
    let cards = saved(&table, "/players/0/hand").as_array().map_or(0, Vec::len);
    table.play("0: income. no");
    assert_eq!(saved(&table, "/mats/tokens/faefolk"), json!(cards % 7));
}

/// TP-22.50: what the mat does.
#[test]
fn tp_22_14_genies_share_a_wish() {
    let mut table = with("genies");
    let before = (table.points(0), table.points(1));
    // Controlled territories: one each.
    table.play("0: income");
    table.play("1: number 5");
    table.play("0: number 5. number 4");
    assert_eq!((table.points(0), table.points(1)), (before.0 + 1, before.1 + 1));
}

/// TP-22.54: what the mat does.
#[test]
fn tp_22_14_weefolk_put_tokens_into_cities_of_others() {
    let mut table = with("weefolk");
    table.play("0: income");
    table.first_answer();
    let filled = saved(&table, "/players/1/city/tokens");
    assert_eq!(filled.as_array().map(Vec::len), Some(1));
}

/// TP-22.55: what the mat does.
#[test]
fn tp_22_14_werefolk_flip_a_tile() {
    let mut table = with("werefolk");
    let before = table.points(0);
    table.play("0: income");
    assert_eq!(table.points(0), before + 4, "face up, and no token can go back");
}

#[test]
fn tp_12_12_the_savanna_pays_for_complete_districts_in_every_income_turn() {
    let gained = |capital: u8, word: &str| {
        let mut table = with("leaders");
        let built = json!({ "a1": "market", "b1": "market", "a2": "market", "b2": "market", "a3": "market", "b3": "house" });
        table.change(|saved| {
            let player = &mut saved["players"][0];
            player["capital"] = word.into();
            player["city"]["capital"] = capital.into();
            player["city"]["plots"] = built.clone();
            player["mat"] = json!({ "house": 0b11_1100, "farm": 0b11_1110, "armory": 0b11_1110 });
        });
        table.rich(0, [0; 4]).play("0: income. no").finish_turn();
        table.resources(0).iter().sum::<u8>()
    };
    assert_eq!(gained(15, "savanna"), gained(14, "quagmire") + 1);
}
