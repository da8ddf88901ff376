//! Civilizations (TP-14, TP-22).

use super::table::{Table, dealt, list, take, with_mats};
use serde_json::json;
use tapestry::Setup;
use tapestry::content::content;

/// TP-14.1, TP-4.2, TP-22.1: with every civilization of the base game a whole round of turns is played, nothing refused.
#[test]
fn tp_14_1_every_civilization_of_the_base_game() {
    let base = content().civilizations.iter().filter(|it| it.expansion.id() == "base");
    for civilization in base {
        let setup = Setup { first_player: Some(0), ..Setup::for_seats(3) };
        let mut table = with_mats(&setup, &[&civilization.id]);
        assert_eq!(table.player(0).civilizations, [civilization.id.text()]);
        table.rich(0, [4; 4]).play("0: income").finish_turn();
        table.play("1: income").finish_turn();
        table.play("2: income").finish_turn();
        table.rich(0, [4; 4]).play("0: advance military").finish_turn();
    }
}

/// TP-2.6: what was not dealt cannot be kept.
#[test]
fn tp_2_6_only_what_was_dealt() {
    let setup = Setup { first_player: Some(0), ..Setup::for_seats(2) };
    let table = dealt(&setup, &[]);
    assert!(table.player(0).dealt_civilizations.is_empty(), "the other one went back");
    assert_eq!(table.player(0).civilizations.len(), 1);
}

/// TP-2.9: the Futurists move four spaces on every track, without anything, and gain one of each.
#[test]
fn tp_2_9_futurists() {
    let setup = Setup { first_player: Some(0), ..Setup::for_seats(3) };
    let table = with_mats(&setup, &["futurists"]);
    assert!(table.player(0).tokens.iter().all(|(_, space)| *space == 4));
    assert!(table.player(0).landmarks.is_empty());
    // One of each from the mat and from income; culture and one more are lost (EX-54).
    assert_eq!(table.resources(0).iter().sum::<u8>(), 8 - 2);
}

/// TP-2.9: The Chosen gain 15 VP for each opponent.
#[test]
fn tp_2_9_the_chosen() {
    let setup = Setup { first_player: Some(0), ..Setup::for_seats(4) };
    assert_eq!(with_mats(&setup, &["the-chosen"]).points(0), 45);
}

fn playing(civilization: &str) -> Table {
    let setup = Setup { first_player: Some(0), ..Setup::for_seats(3) };
    with_mats(&setup, &[civilization])
}

/// TP-22.1, TP-22.2, TP-22.17: Alchemists roll on or stop; the same track twice is a bust.
#[test]
fn tp_22_17_alchemists() {
    let mut table = playing("alchemists");
    table.rich(0, [1; 4]).play("0: income");
    assert_eq!(table.may(0), ["yes", "no"], "exploration is marked");
    table.play("0: yes");
    assert_eq!(table.may(0).len(), 4, "a bust: 1 resource of any kind");
    let mut table = playing("alchemists");
    table.play("0: income. no").decline_until("take");
    let mut table = playing("alchemists");
    table.token(0, "exploration", 12).set(0, "completed", json!(["exploration"]));
    table.set(0, "achieved", json!(["complete-track"])).hand(0, &["militarism"]);
    let before = table.points(0);
    table.play("0: income. no").decline_turn();
    assert_eq!(table.points(0) - before, 5, "beyond space 12");
}

/// TP-22.19, TP-12.14: Craftsmen put income buildings onto their mat and gain what they cover.
#[test]
fn tp_22_19_craftsmen() {
    let mut table = playing("craftsmen");
    table.token(0, "science", 2).rich(0, [0, 1, 0, 0]).play("0: advance science. pick 1");
    let may = table.may(0);
    assert!(may.contains(&"number 0".to_string()), "{may:?}");
    table.play("0: number 0");
    assert_eq!(table.resources(0), [0, 1, 0, 0], "the first space of the first column is a worker");
    assert!(table.player(0).city.is_empty());
}

/// TP-22.20, TP-14.8: the Entertainers' token walks from space 0 along the paths.
#[test]
fn tp_22_20_entertainers() {
    let mut table = playing("entertainers");
    let before = table.resources(0);
    table.play("0: income");
    assert_eq!(table.may(0), ["number 1", "number 2", "number 3", "number 4"]);
    table.play("0: number 1");
    assert_eq!(table.resources(0)[1], before[1] + 1);
    table.decline_turn();
}

/// TP-22.25, TP-22.8: a leader is covered once, and a token advances there with the benefit.
#[test]
fn tp_22_25_leaders() {
    let mut table = playing("leaders");
    table.rich(0, [0; 4]).play("0: income. number 0");
    assert_eq!(table.player(0).tokens[0].1, 1);
    assert_eq!(table.player(0).tiles.len(), 3, "Scouting");
    table.decline_turn();
    table.quiet_income(1);
    table.quiet_income(2);
    table.hand(0, &["militarism"]).play("0: income");
    assert_eq!(table.may(0), ["number 1", "number 2", "number 3", "no"]);
}

/// TP-22.26: a token of the Merrymakers moves up and its space is gained.
#[test]
fn tp_22_26_merrymakers() {
    let mut table = playing("merrymakers");
    table.rich(0, [0; 4]).play("0: income");
    assert_eq!(table.may(0), ["number 0", "number 1", "number 2"]);
    table.play("0: number 2");
    assert_eq!(table.points(0), 5);
    table.decline_turn();
}

/// TP-22.28: the Mystics predict four numbers; reaching one pays at once.
#[test]
fn tp_22_28_mystics() {
    let setup = Setup { first_player: Some(0), ..Setup::for_seats(2) };
    let mut table = dealt(&setup, &["mystics"]);
    assert_eq!(table.may(0).len(), 9, "1 to 9 technology cards");
    table.play("0: number 1. number 9. number 9");
    assert_eq!(table.may(0).len(), 4, "at most 4 completed tracks");
    table.play("0: number 4");
    while table.view().players.iter().any(|player| player.income_turns == 0) {
        table.first_answer();
    }
    let before: u8 = table.rich(0, [1, 0, 0, 0]).resources(0).iter().sum();
    table.play("0: advance technology. invent top");
    assert_eq!(table.may(0).len(), 4, "one technology card was predicted");
    table.play("0: take food");
    assert_eq!(table.resources(0).iter().sum::<u8>(), before);
}

/// TP-22.30: The Chosen: for each track on which no opponent is further, 1 VP for each opponent.
#[test]
fn tp_22_30_the_chosen() {
    let mut table = playing("the-chosen");
    table.token(1, "science", 1);
    let before = table.points(0);
    table.hand(0, &["militarism"]).quiet_income(0);
    assert_eq!(table.points(0) - before, 3 * 2);
}

/// TP-22.18: the Architects' cubes stand in different districts, one for each opponent; they are impassable.
#[test]
fn tp_22_18_architects() {
    let setup = Setup { first_player: Some(0), ..Setup::for_seats(3) };
    let mut table = dealt(&setup, &["architects"]);
    let may = table.may(0);
    assert!(may.iter().all(|mv| mv.starts_with("plot ")), "{may:?}");
    table.play(&format!("0: {}", may[0]));
    let left = table.may(0);
    assert!(!left.contains(&may[0]) && left.len() < may.len() - 1, "another district");
}

/// TP-22.21, TP-3.4, TP-23.2: the Heralds draw a WHEN PLAYED card at the end of income turn 1; it may lie on Maker of Fire.
#[test]
fn tp_22_21_heralds() {
    let table = playing("heralds");
    let player = table.player(0);
    let on_maker_of_fire = u8::from(player.eras[0].is_some());
    assert_eq!(player.hand_size + on_maker_of_fire, 2, "the card of the income and the one drawn");
    assert_ne!(player.eras[0].as_deref(), Some("renaissance"));
}

/// TP-22.22: the Historians give a token for a tile; a landmark of that opponent gives them what is exposed.
#[test]
fn tp_22_22_historians() {
    let mut table = playing("historians");
    table.play("0: income");
    let may = table.may(0);
    assert!(may.iter().any(|mv| mv.starts_with("discard-tile")), "{may:?}");
    table.play(&format!("0: {}", may[0])).decline_until("player");
    table.play("0: player 1").decline_until("number");
    let square = table.may(0)[0].clone();
    table.play(&format!("0: {square}")).decline_turn();
    let before = table.points(0);
    table
        .token(1, "technology", 3)
        .rich(1, [2, 0, 0, 0])
        .play("1: advance technology")
        .decline_turn();
    assert_eq!(table.points(0) - before, 3, "the first square is 3 VP");
}

/// TP-22.23, TP-22.3, TP-6.4: the Inventors upgrade any card; of an opponent's both gain the benefit.
#[test]
fn tp_22_23_inventors() {
    let mut table = playing("inventors");
    table.give(1, "technologies/0", "calendar").rich(0, [0; 4]).rich(1, [0; 4]);
    table.play("0: income. upgrade calendar");
    assert_eq!(table.player(1).technologies[1], ["calendar"]);
    assert_eq!(table.resources(1)[3], 1, "1 culture for its owner first");
    table.offers("0: yes").play("0: yes");
    assert_eq!(table.resources(0)[3], 1);
    table.decline_turn();
}

/// TP-22.4: in the top row the card comes to the Inventors, with its square gained once by each.
#[test]
fn tp_22_4_inventors_take_a_card() {
    let mut table = playing("inventors");
    table.give(1, "technologies/1", "calendar").hand(0, &["militarism"]);
    let before = (table.points(0), table.points(1));
    table.play("0: income. upgrade calendar").decline_until("take");
    assert_eq!(table.points(1) - before.1, 7);
    assert_eq!(table.points(0) - before.0, 7);
    assert_eq!(table.player(0).technologies[0], ["calendar"]);
}

/// TP-22.24: the Isolationists may close an empty territory they conquer, for a resource.
#[test]
fn tp_22_24_isolationists() {
    let mut table = playing("isolationists");
    table.rich(0, [0, 0, 0, 1]).play("0: advance military").decline_until("die");
    table.play("0: die red").offers("0: yes").play("0: yes");
    assert_eq!(table.may(0).len(), 4, "1 resource of any kind");
}

/// TP-22.29, TP-22.7: the Nomads may put a building onto the map, and a resource comes for a second item of theirs.
#[test]
fn tp_22_29_nomads() {
    let mut table = playing("nomads");
    table.token(0, "science", 2).rich(0, [0, 1, 0, 0]).play("0: advance science. pick 1");
    let may = table.may(0);
    assert!(may.iter().any(|mv| mv.starts_with("hex ")), "{may:?}");
    let hex = may.iter().find(|mv| mv.starts_with("hex ")).expect("a camp").clone();
    table.play(&format!("0: {hex}"));
    assert!(table.player(0).city.is_empty());
    assert_eq!(table.player(0).mat[1].count_ones(), 4, "it was gained");
}

/// TP-22.27, TP-22.6: the Militants take their outposts from the mat, and gain what is exposed.
#[test]
fn tp_22_27_militants() {
    let mut table = playing("militants");
    let before = table.resources(0);
    table.rich(0, [4; 4]).play("0: advance military. pay culture").decline_turn();
    assert_eq!(before.iter().sum::<u8>(), 4, "nothing was exposed on income turn 1");
    table.quiet_income(1);
    table.quiet_income(2);
    table.hand(0, &["militarism"]).rich(0, [0; 4]);
    let points = table.points(0);
    table.quiet_income(0);
    let gained = i16::from(table.resources(0).iter().sum::<u8>()) + table.points(0) - points;
    assert_eq!(gained, 4 + 1, "one space is exposed");
}

/// TP-22.31: the Traders put a token onto an opponent's single outpost and gain the benefit there, or score
/// neighbours of an empty territory.
#[test]
fn tp_22_31_traders() {
    let mut table = playing("traders");
    table.play("0: income");
    let may = table.may(0);
    assert!(
        may.iter().any(|mv| mv.starts_with("hex ")) && may.contains(&"no".to_string()),
        "{may:?}"
    );
}

/// TP-14.3, TP-14.2, TP-14.5: a civilization gained later joins the others; what is for the start is not gained.
#[test]
fn tp_14_3_a_second_civilization() {
    let mut table = playing("leaders");
    table.change(|saved| {
        take(saved, "the-chosen");
        list(saved, "/civilization_deck").insert(0, "the-chosen".into());
        let rest = list(saved, "/civilization_deck").split_off(1);
        list(saved, "/civilization_discard").extend(rest);
    });
    table.give(0, "technologies/1", "radio").hand(0, &["militarism"]);
    table.token(0, "science", 10).token(0, "technology", 10).token(0, "military", 10);
    table.token(0, "exploration", 10).play("0: income. no. take coin").decline_until("upgrade");
    let points = table.points(0);
    table.play("0: upgrade radio").decline_turn();
    assert_eq!(table.player(0).civilizations, ["leaders", "the-chosen"]);
    assert_eq!(table.points(0) - points, 1, "for the card, no 15 VP for each opponent");
}
