//! The three boxes together (TP-18.9): every card, mat and tile of theirs is played once.

use super::table::{Table, list, take, with_mats};
use engine::Thing;
use serde_json::json;
use tapestry::content::{Answer, CardKind, Prerequisite, content};
use tapestry::kinds::{Capital, Row};
use tapestry::{Event, Setup};

fn all_boxes(seats: u8) -> Setup {
    Setup {
        first_player: Some(0),
        plans_and_ploys: true,
        arts_and_architecture: true,
        fantasies_and_futures: true,
        ..Setup::for_seats(seats)
    }
}

fn begun(seats: u8) -> Table {
    with_mats(&all_boxes(seats), &[])
}

/// Takes first answers, which use what may be used, until the next turn.
fn eagerly(table: &mut Table) {
    for _ in 0..300 {
        if table.is_turn() {
            return;
        }
        table.first_answer();
    }
    panic!("the turn does not end");
}

/// TP-13.2, TP-13.4: every tapestry card of the boxes is played on income turn 2, and what it does is done.
#[test]
fn tp_13_4_every_card_of_the_boxes() {
    for card in content().tapestries.iter().filter(|card| card.expansion.id() != "base") {
        let mut table = begun(3);
        table.rich(0, [4; 4]).give(0, "technologies/0", "barn").give(0, "tiles", "territory-05");
        table.play_card(0, &card.id);
        eagerly(&mut table);
        assert_eq!(table.player(0).eras[1].as_deref(), Some(&*card.id));
        if card.kind != CardKind::WhenPlayed {
            table.rich(1, [4; 4]).play("1: income");
            eagerly(&mut table);
            table.rich(2, [4; 4]).play("2: income");
            eagerly(&mut table);
            table.rich(0, [4; 4]).play("0: advance science");
            eagerly(&mut table);
        }
    }
}

/// TP-13.7: charms: the right one when a card is played to the right of its card, the left one when a card lies to
/// the left.
#[test]
fn tp_13_7_charms() {
    for card in content().tapestries.iter().filter(|card| card.has_charm()) {
        let mut table = begun(2);
        table.rich(0, [1; 4]).hand(0, &["theocracy"]).quiet_income(0);
        table.rich(1, [4; 4]).quiet_income(1);
        table.give(0, "tiles", "territory-05").rich(0, [1; 4]).play_card(0, &card.id);
        eagerly(&mut table);
        table.rich(1, [4; 4]).play("1: advance exploration");
        eagerly(&mut table);
        table.rich(0, [1; 4]).play_card(0, "militarism");
        eagerly(&mut table);
        assert_eq!(table.player(0).income_turns, 4);
    }
}

/// TP-8.8, TP-8.3: every technology card of the boxes is upgraded twice; one-use cards are turned over then.
#[test]
fn tp_8_8_every_technology_of_the_boxes() {
    for card in content().technologies.iter().filter(|card| card.expansion.id() != "base") {
        for row in 0..2 {
            let mut table = begun(3);
            table.rich(0, [2; 4]).hand(0, &["militarism"]);
            table.give(0, &format!("technologies/{row}"), &card.id);
            match card.prerequisite {
                Prerequisite::TrackTier { track, tier } => {
                    table.token(0, track.id(), tier * 3 - 2);
                }
                Prerequisite::LandmarkOnCard if row == 1 => {
                    table.set(0, "with_landmark", json!([card.id]));
                }
                // A charmed card on the own mat.
                Prerequisite::CharmOrIncomeTurn5 => {
                    table.hand(0, &["fairy-ring"]);
                }
                _ => {}
            }
            table.play("0: income").decline_until("upgrade");
            table.play(&format!("0: upgrade {}", card.id));
            let to = if row == 0 { Row::Middle } else { Row::Top };
            let upgraded =
                |event: &Event| matches!(event, Event::Upgraded { row, .. } if *row == to);
            assert!(table.happened(upgraded) >= 1, "{}", card.id);
            eagerly(&mut table);
            let turned = table.view().turned.contains(&card.id.to_string());
            assert_eq!(turned, card.one_use && row == 1, "{}", card.id);
        }
    }
}

/// TP-11.1, TP-11.2, TP-11.3: every masterpiece works in step 1 of an income turn; one-use ones are turned over.
#[test]
fn tp_11_2_every_masterpiece() {
    for card in &content().masterpieces {
        let mut table = begun(3);
        table.rich(0, [2; 4]).hand(0, &["militarism"]).give(0, "technologies/0", "barn");
        table.give(0, "masterpieces", &card.id).play("0: income");
        eagerly(&mut table);
        let turned = table.view().turned.contains(&card.id.to_string())
            || serde_json::to_value(table.game).expect("plain data")["masterpiece_turned"]
                .as_array()
                .expect("a list")
                .contains(&json!(card.id));
        assert_eq!(turned, card.one_use, "{}", card.id);
    }
}

/// TP-7.9: every space tile is explored and gives what it says.
#[test]
fn tp_7_9_every_space_tile() {
    for tile in &content().space_tiles {
        let mut table = begun(3);
        table.rich(0, [2, 2, 4, 2]).token(0, "exploration", 11).give(0, "space_tiles", &tile.id);
        table.play("0: advance exploration");
        eagerly(&mut table);
        assert!(table.player(0).explored_space.contains(&tile.id.to_string()), "{}", tile.id);
    }
}

/// EX-26, TP-7.9: a lasting tile pays for every advance on its track.
#[test]
fn tp_7_9_a_lasting_tile() {
    let mut table = begun(2);
    table.rich(0, [0, 0, 2, 0]).token(0, "exploration", 11).give(0, "space_tiles", "space-19");
    table.play("0: advance exploration").decline_turn();
    table.rich(0, [4; 4]).rich(1, [4; 4]).play("1: advance science. pay coin").decline_turn();
    let before = table.points(0);
    table.play("0: advance technology. pay coin").decline_turn();
    assert_eq!(table.points(0) - before, 5);
}

/// TP-14.1, TP-22.14: with every civilization of the boxes a round of turns is played.
#[test]
fn tp_22_14_every_civilization_of_the_boxes() {
    let deck = {
        let table = begun(2);
        serde_json::to_value(table.game).expect("plain data")["civilization_deck"].clone()
    };
    let mats = content().civilizations.iter().filter(|it| it.expansion.id() != "base");
    let mut played = 0;
    for mat in mats.filter(|mat| deck.as_array().expect("a list").contains(&json!(mat.id))) {
        let mut table = with_mats(&all_boxes(3), &[&mat.id]);
        assert!(table.player(0).civilizations.contains(&mat.id.to_string()), "{}", mat.id);
        table.rich(0, [4; 4]).play("0: income");
        eagerly(&mut table);
        for seat in [1, 2] {
            table.rich(seat, [4; 4]).play(&format!("{seat}: income"));
            eagerly(&mut table);
        }
        table.rich(0, [4; 4]).play("0: advance military");
        eagerly(&mut table);
        played += 1;
    }
    assert!(played >= 21, "only {played} mats of the boxes are in the deck");
}

/// TP-12.12, TP-12.2: on every capital mat buildings and landmarks find their place.
#[test]
fn tp_12_12_every_capital() {
    for capital in Capital::all() {
        let mut table = begun(2);
        table.change(|saved| {
            let player = &mut saved["players"][0];
            player["capital"] = json!(capital.word());
            player["city"] =
                json!({ "capital": capital.0, "plots": {}, "overhanging": [], "tokens": [], "cubes": [] });
        });
        table.token(0, "technology", 3).rich(0, [4; 4]).play("0: advance technology");
        eagerly(&mut table);
        table.rich(1, [4; 4]).play("1: advance science");
        eagerly(&mut table);
        table.token(0, "science", 7).rich(0, [4; 4]).play("0: advance science");
        eagerly(&mut table);
        let ground = &content().capitals.grounds[usize::from(capital.0)];
        assert_eq!(table.player(0).mat[1].count_ones(), 4, "{}", ground.id);
    }
}

/// TP-12.10, TP-3.4: at the end of a turn in which its condition holds a landmark card gives its landmark.
#[test]
fn tp_12_10_landmark_cards() {
    let mut table = begun(2);
    table.change(|saved| {
        let old = std::mem::take(list(saved, "/players/0/landmark_cards"));
        list(saved, "/landmark_deck").extend(old);
        assert!(take(saved, "tv-station"));
        list(saved, "/players/0/landmark_cards").push("tv-station".into());
    });
    table.give(0, "technologies/2", "barn").rich(0, [4; 4]).play("0: advance science");
    eagerly(&mut table);
    assert!(table.player(0).landmarks.contains(&"tv-station".to_string()));
    assert!(table.player(0).landmark_cards.is_empty());
}

/// TP-2.11: one landmark card for everybody, the rest is the deck; all of them are public.
#[test]
fn tp_2_11_the_draft() {
    let table = begun(3);
    let view = table.view();
    assert!(view.players.iter().all(|player| player.landmark_cards.len() == 1));
    assert!(view.drafted.is_empty());
}

/// TP-11.5: an inspiration tile adds to the points of its track.
#[test]
fn tp_11_5_inspiration() {
    let mut table = begun(2);
    table.token(0, "arts", 4).rich(0, [2, 2, 0, 0]).play("0: advance arts");
    table.decline_until("inspire").play("0: inspire market").decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::Inspired { .. })), 1);
}

/// EX-20, TP-5.1: tier II of the Arts track costs two different resources, tier IV two alike.
#[test]
fn tp_5_1_the_arts_track() {
    let mut table = begun(2);
    table.token(0, "arts", 3).rich(0, [2, 0, 0, 0]).refuses("0: advance arts", "TP-5.1");
    table.rich(0, [1, 0, 1, 0]).offers("0: advance arts");
    table.token(0, "arts", 9).rich(0, [1, 1, 1, 1]).refuses("0: advance arts", "TP-5.1");
    table.rich(0, [0, 2, 0, 0]).offers("0: advance arts");
}

/// TP-13.9, EX-49: a reserved farm has left its slot and counts for nothing before income turn 5.
#[test]
fn tp_13_9_the_reserve() {
    let mut table = begun(2);
    table.play_card(0, "microbial-magic").decline_turn();
    let player = table.player(0);
    assert_eq!(player.mat[2].count_ones(), 4, "its slot is exposed");
    assert!(player.city.is_empty(), "it is not placed");
    assert_eq!(table.happened(|event| matches!(event, Event::BuildingGained { .. })), 0);
}

/// TP-10.3, EX-29: a Trap may be countered, once; then nothing more is played.
#[test]
fn tp_10_3_double_cross() {
    let counter = content().tapestries.iter().find(|card| card.answer == Some(Answer::TrapCounter));
    let counter = counter.expect("a card against Traps").id;
    let mut table = begun(2);
    table.rich(0, [0, 0, 0, 1]);
    let mut scout = table.clone();
    scout.play("0: advance military");
    let target = scout.may(0)[0].clone();
    let hex = target.strip_prefix("conquer ").expect("a target").to_string();
    table.hand(0, &[&counter]).hand(1, &["trap"]).item(&hex, "outpost", 1);
    table.play(&format!("0: advance military. {target}"));
    table.decline_until("respond").play("1: respond trap");
    table.offers(&format!("0: respond {counter}")).play(&format!("0: respond {counter}"));
    table.decline_turn();
    let there = table.view().territories.into_iter().find(|it| it.hex == hex).expect("a territory");
    assert_eq!((there.items[0].toppled_by, there.items[1].toppled_by), (Some(0), None));
}
