//! Civilization mats: what each does that no table says (TP-14, TP-22). One test or two for each mat.

use super::table::{Table, with_mats};
use serde_json::{Value, json};
use tapestry::Setup;

/// Seat 0 has this mat and is to move in its first era; seat 1 has a quiet one.
fn with(civilization: &str) -> Table {
    with_mats(&Setup { first_player: Some(0), ..Setup::for_seats(2) }, &[civilization])
}

pub fn saved(table: &Table, place: &str) -> Value {
    let saved = serde_json::to_value(table.game).expect("plain data");
    saved.pointer(place).cloned().unwrap_or(Value::Null)
}

/// Tokens of the tracks: exploration, science, military, technology, arts.
pub fn tokens(table: &mut Table, seat: u8, spaces: [u8; 5]) {
    let at = [0u8, 1, 2, 3, 4].map(|track| track * 16 + spaces[usize::from(track)]);
    table.set(seat, "tokens", json!(at));
}

pub fn space(table: &Table, seat: u8, token: usize) -> u64 {
    saved(table, &format!("/players/{seat}/tokens/{token}")).as_u64().expect("a number") & 15
}

/// The first legal move of seat 0 that begins so.
pub fn first_of(table: &Table, word: &str) -> String {
    let may = table.may(0);
    let found = may.iter().find(|mv| mv.starts_with(word));
    found.unwrap_or_else(|| panic!("no `{word}` in {may:?}")).clone()
}

/// Gains an armory by advancing to Walls, and stops where it is placed.
pub fn gain_armory(table: &mut Table) {
    tokens(table, 0, [0, 0, 2, 0, 0]);
    table.rich(0, [1, 0, 0, 0]);
    table.play("0: advance military. pick 1");
}

/// TP-22.17: what the mat does.
#[test]
fn tp_22_2_alchemists_roll_on_or_stop() {
    let mut table = with("alchemists");
    table.rich(0, [0; 4]);
    table.play("0: income. yes. take coin");
    assert_eq!(table.resources(0)[0], 1, "the track was rolled twice: bust");

    let mut table = with("alchemists");
    table.play("0: income. no. advance exploration");
    assert_eq!(space(&table, 0, 0), 1, "stopped after one roll: one advance without benefit");
}

/// TP-22.17: what the mat does.
#[test]
fn tp_22_2_alchemists_gain_points_beyond_the_end() {
    let mut table = with("alchemists");
    tokens(&mut table, 0, [12, 0, 0, 0, 0]);
    table.change(|saved| saved["players"][0]["completed"] = json!(["exploration"]));
    let before = table.points(0);
    table.play("0: income. no");
    assert_eq!(table.points(0), before + 5);
}

/// TP-22.18: what the mat does.
#[test]
fn tp_2_9_architects_begin_with_a_cube_for_each_opponent() {
    let table = with("architects");
    let cubes = saved(&table, "/players/0/city/cubes");
    assert_eq!(cubes.as_array().map(Vec::len), Some(1));
}

/// TP-22.19: what the mat does.
#[test]
fn tp_12_14_craftsmen_take_buildings_onto_their_mat() {
    let mut table = with("craftsmen");
    gain_armory(&mut table);
    table.play("0: number 0");
    assert_eq!(table.resources(0)[1], 1, "the covered benefit is a worker");
    assert_eq!(saved(&table, "/mats/crafted/armory"), json!(1));
    assert_eq!(saved(&table, "/players/0/city/plots"), json!({}));
}

/// TP-22.20: what the mat does.
#[test]
fn tp_22_8_entertainers_follow_their_paths() {
    let mut table = with("entertainers");
    table.rich(0, [0; 4]);
    table.refuses("0: income. number 5", "TP-22.20");
    table.play("0: number 1");
    assert_eq!(table.resources(0)[1], 1);
    assert_eq!(saved(&table, "/mats/tokens/entertainers"), json!(1));
}

#[test]
fn tp_14_3_futurists_begin_four_spaces_on() {
    let table = with("futurists");
    assert_eq!([0, 1, 2, 3].map(|token| space(&table, 0, token)), [4; 4]);
    let landmarks = saved(&table, "/landmarks");
    assert!(landmarks.as_array().expect("a list").iter().all(Value::is_null), "a jump gains none");
}

/// TP-22.21: what the mat does.
#[test]
fn tp_22_3_heralds_copy_a_visible_card() {
    let mut table = with("heralds");
    table.play("0: income");
    let copy = first_of(&table, "copy");
    table.play(&format!("0: {copy}"));
    assert_eq!(saved(&table, "/mats/tokens/heralds"), json!(3));
    let card = copy.trim_start_matches("copy ");
    assert_eq!(saved(&table, "/mats/heralded"), json!([card]));
}

/// TP-22.22: what the mat does.
#[test]
fn tp_22_3_historians_gain_what_they_exposed() {
    let mut table = with("historians");
    table.play("0: income");
    let discard = first_of(&table, "discard-tile");
    table.play(&format!("0: {discard}. number 1"));
    assert_eq!(saved(&table, "/mats/holders"), json!(2));
    table.finish_turn();
    tokens(&mut table, 1, [3, 0, 0, 0, 0]);
    table.rich(0, [0; 4]).rich(1, [0, 0, 2, 0]);
    table.play("1: advance exploration");
    while !table.is_turn() && table.resources(0)[1] == 0 {
        table.first_answer();
    }
    assert_eq!(table.resources(0)[1], 1, "an opponent with a token gained a landmark");
}

/// TP-22.23: what the mat does.
#[test]
fn tp_22_4_inventors_upgrade_cards_of_anybody() {
    for owner in [0u8, 1] {
        let mut table = with("inventors");
        table.give(owner, "technologies/0", "bakery");
        table.play("0: income. upgrade bakery");
        let middle = saved(&table, &format!("/players/{owner}/technologies/1"));
        assert_eq!(middle, json!(["bakery"]), "owner {owner}");
        assert_eq!(saved(&table, "/mats/tokens/inventors"), json!(3));
        assert_eq!(saved(&table, "/mats/invented"), json!(["bakery"]));
    }
}

/// TP-22.24: what the mat does.
#[test]
fn tp_22_1_isolationists_close_a_territory() {
    let mut table = with("isolationists");
    table.rich(0, [1, 0, 0, 0]);
    table.play("0: advance military");
    table.finish_turn();
    assert_eq!(saved(&table, "/mats/tokens/isolationists"), json!(3));
}

/// TP-22.25: what the mat does.
#[test]
fn tp_22_8_leaders_advance_once_on_each_track() {
    let mut table = with("leaders");
    table.play("0: income. number 1");
    assert_eq!(space(&table, 0, 3), 1);
    table.finish_turn();
    assert_eq!(saved(&table, "/mats/used/leaders"), json!(2));
}

/// TP-22.26: what the mat does.
#[test]
fn tp_22_8_merrymakers_move_one_token_up() {
    let mut table = with("merrymakers");
    let before = table.points(0);
    table.play("0: income. number 2");
    assert_eq!(table.points(0), before + 5);
    assert_eq!(saved(&table, "/mats/used/merrymakers"), json!(1 << 4));
}

/// TP-22.27: what the mat does.
#[test]
fn tp_22_6_militants_expose_spaces_by_conquering() {
    let mut table = with("militants");
    table.rich(0, [1, 0, 0, 0]);
    table.play("0: advance military");
    table.finish_turn();
    assert_eq!(saved(&table, "/mats/used/militants"), json!(1), "the far left of the first row");
    // Without anything to pay with the income turn would come unasked (TP-3.6).
    table.rich(0, [1, 0, 0, 0]);
    table.first_answer();
    table.finish_turn();
    table.play("0: income");
    assert!(table.resources(0)[0] >= 2, "a coin is exposed");
}

/// TP-22.28: what the mat does.
#[test]
fn tp_22_1_mystics_predict_and_reach() {
    let table = with("mystics");
    assert_eq!(saved(&table, "/mats/predicted"), json!([1, 1, 1, 1]));
    // One territory is controlled from the beginning.
    assert_eq!(saved(&table, "/mats/used/mystics"), json!(0b100));
}

/// TP-22.29: what the mat does.
#[test]
fn tp_22_7_nomads_put_buildings_on_the_map() {
    let mut table = with("nomads");
    gain_armory(&mut table);
    let camp = first_of(&table, "hex");
    table.play(&format!("0: {camp}"));
    let items = saved(&table, "/items").to_string();
    assert!(items.contains("holder"), "{items}");
    assert_eq!(saved(&table, "/players/0/city/plots"), json!({}));
}

/// TP-22.30: what the mat does.
#[test]
fn tp_22_1_the_chosen_score_tracks_nobody_leads_before_them() {
    let mut table = with("the-chosen");
    let before = table.points(0);
    table.play("0: income");
    assert_eq!(table.points(0), before + 4, "four tracks, one opponent");
}

/// TP-22.31: what the mat does.
#[test]
fn tp_22_3_traders_put_a_token_on_a_territory() {
    let mut table = with("traders");
    table.play("0: income");
    let place = first_of(&table, "hex");
    table.play(&format!("0: {place}"));
    assert_eq!(saved(&table, "/mats/tokens/traders"), json!(3));
    let trading = saved(&table, "/mats/trading");
    assert_eq!(trading, json!([place.trim_start_matches("hex ")]));
}
