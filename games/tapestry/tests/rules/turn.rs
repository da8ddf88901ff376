//! Turns, income and advancing (TP-3 to TP-6).

use super::table::{begun, dealt};
use engine::Play;
use serde_json::json;
use tapestry::{Event, Setup};

/// EX-4: the first income turn pays from the first slots, and nothing else happens in it.
#[test]
fn tp_4_8_the_first_income() {
    let table = begun(3);
    for seat in 0..3 {
        let player = table.player(seat);
        assert_eq!((player.resources, player.points, player.income_turns), ([1; 4], 0, 1));
        assert_eq!((player.tiles.len(), player.hand_size), (1, 1));
        assert_eq!(player.eras, vec![None; 4]);
    }
}

/// TP-3.2, TP-2.10: the first turn of everybody is an income turn, and they play clockwise.
#[test]
fn tp_3_2_everybody_begins_with_income() {
    let setup = Setup { first_player: Some(2), ..Setup::for_seats(4) };
    let mut table = dealt(&setup, &[]);
    while table.view().players.iter().any(|player| player.income_turns == 0) {
        table.first_answer();
    }
    let turns = table.events.iter().filter_map(|event| match event {
        Event::IncomeTurn { seat, turn } => Some((seat.0, *turn)),
        _ => None,
    });
    let turns: Vec<(u8, u8)> = turns.take(4).collect();
    assert_eq!(turns, [(2, 1), (3, 1), (0, 1), (1, 1)]);
}

/// EX-1: whoever is the first of the neighbours in an era gains its resources, before the card.
#[test]
fn tp_4_4_first_of_the_neighbours() {
    let mut table = begun(3);
    table.hand(0, &["militarism"]).hand(1, &["alliance"]);
    table.play("0: income. no");
    assert_eq!(table.may(0), ["take coin", "take worker", "take food", "take culture"]);
    assert_eq!(table.player(0).eras[1], None);
    table.play("0: take culture").decline_turn();
    assert_eq!(table.player(0).eras[1].as_deref(), Some("militarism"));
    assert_eq!(table.resources(0), [2, 2, 2, 3]);
    table.quiet_income(1);
    assert_eq!(table.resources(1), [2; 4], "a neighbour was there before");
}

/// EX-71: with an empty hand the top card of the deck lies face down; it does nothing.
#[test]
fn tp_4_4_an_empty_hand() {
    let mut table = begun(3);
    table.hand(0, &[]).quiet_income(0);
    assert_eq!(table.player(0).eras[1].as_deref(), Some("face-down"));
    assert_eq!(table.happened(|event| matches!(event, Event::Played { .. })), 0);
    assert_eq!(table.happened(|event| matches!(event, Event::FaceDown { .. })), 1);
}

/// TP-4.5: the bonus of an era is gained once, whoever comes later into it.
#[test]
fn tp_4_5_one_bonus_for_each_era() {
    let mut table = begun(2);
    table.hand(0, &["militarism"]).play("0: income. no. take coin").decline_turn();
    table.hand(1, &["theocracy"]).quiet_income(1);
    table.hand(0, &["alliance"]).play("0: income. no");
    assert_eq!(table.may(0).len(), 4, "era 3 gives two, the first of them now");
    table.play("0: take coin. take coin");
}

/// EX-2 and EX-3, without lines: icons of exposed slots score and pay, each of them.
#[test]
fn tp_4_7_exposed_icons_score_and_pay() {
    let mut table = begun(3);
    table.change(|saved| {
        let player = &mut saved["players"][0];
        player["mat"] = json!({ "market": 48, "house": 32, "farm": 62, "armory": 56 });
        player["beside"] = json!({ "market": 3, "house": 4, "armory": 2 });
    });
    for card in ["bakery", "barn", "library", "radio", "clocks"] {
        table.give(0, "technologies/0", card);
    }
    table.hand(0, &["militarism"]).rich(0, [0; 4]);
    table.play("0: income. no. take food").decline_turn();
    assert_eq!(table.points(0), 2 * 5 + 1, "two technology icons, one territory icon");
    assert_eq!(table.resources(0), [3, 4, 2, 2]);
    assert_eq!((table.player(0).tiles.len(), table.player(0).hand_size), (2, 1));
}

/// TP-3.3, TP-4.6, TP-4.10, TP-17.1: five income turns, the last without a card and without income.
#[test]
fn tp_3_3_five_income_turns() {
    let mut table = begun(2);
    let hands = [
        ["militarism", "theocracy", "terraforming", "monarchy"],
        ["academia", "alliance", "empiricism", "tyranny"],
    ];
    for turn in 2..=5u8 {
        for seat in 0..2u8 {
            table.hand(seat, &[hands[usize::from(seat)][usize::from(turn) - 2]]).rich(seat, [0; 4]);
            if table.view().active == seat && table.player(seat).income_turns < turn {
                table.quiet_income(seat);
            }
            assert_eq!(table.player(seat).income_turns, turn);
        }
    }
    assert!(table.game.outcome().is_some());
    assert!(table.player(0).over && table.player(1).over);
    assert_eq!(table.resources(0), [0; 4], "nothing is paid on turn 5");
    assert_eq!(table.happened(|event| matches!(event, Event::GameOver {})), 1);
}

/// EX-11: an advance is paid, the benefit gained, the bonus paid for or not.
#[test]
fn tp_5_1_paying_for_an_advance() {
    let mut table = begun(3);
    table.rich(0, [1, 0, 0, 0]).play("0: advance exploration").decline_turn();
    assert_eq!(table.resources(0), [0; 4]);
    assert_eq!(table.player(0).tokens[0].1, 1);
    assert_eq!(table.player(0).tiles.len(), 3, "Scouting gives 2 tiles");
    let mut table = begun(3);
    table.rich(0, [1, 1, 0, 0]).play("0: advance exploration");
    assert_eq!(table.may(0), ["pay coin", "pay worker"]);
}

/// TP-5.1, TP-0.2: tier II costs one of the track's resource and any other.
#[test]
fn tp_5_1_the_price_of_a_tier() {
    let mut table = begun(3);
    table.token(0, "exploration", 3).rich(0, [2, 0, 0, 0]);
    table.refuses("0: advance exploration", "TP-5.1");
    table.rich(0, [1, 0, 1, 0]).offers("0: advance exploration");
    table.rich(0, [0, 0, 1, 0]).refuses("0: advance exploration", "TP-5.1");
    table.token(0, "exploration", 9).rich(0, [5, 0, 1, 0]);
    table.refuses("0: advance exploration", "TP-5.1");
    table.rich(0, [0, 0, 2, 0]).offers("0: advance exploration");
}

/// TP-5.6: on space 12 nothing advances.
#[test]
fn tp_5_6_the_end_of_a_track() {
    let mut table = begun(3);
    table.token(0, "science", 12).rich(0, [8; 4]);
    table.set(0, "completed", json!(["science"])).set(0, "achieved", json!(["complete-track"]));
    table.refuses("0: advance science", "TP-5.1");
}

/// TP-5.3, TP-19.4: what the benefit gave may pay for the bonus, which may be refused.
#[test]
fn tp_5_3_the_bonus_is_paid_from_what_was_gained() {
    let mut table = begun(3);
    table.token(0, "military", 1).rich(0, [0, 0, 0, 2]).hand(0, &[]);
    table.play("0: advance military");
    assert_eq!(table.player(0).hand_size, 1, "Bows gives a tapestry card");
    table.offers("0: pay culture").play("0: pay culture").decline_turn();
    assert_eq!(table.player(0).mat[3].count_ones(), 4, "an armory was bought");
    assert_eq!(table.resources(0), [0; 4]);
}

/// EX-6, TP-4.9: a slot pays only when income is gained.
#[test]
fn tp_4_9_exposing_a_slot_pays_nothing() {
    let mut table = begun(3);
    table.token(0, "technology", 2).rich(0, [1, 0, 0, 0]);
    table.play("0: advance technology. pick 1").decline_turn();
    assert_eq!(table.player(0).mat[0].count_ones(), 4);
    assert_eq!(table.resources(0), [0; 4]);
}

/// EX-15, TP-6.1: a benefit is gained whether one likes it or not.
#[test]
fn tp_6_1_benefits_are_mandatory() {
    let mut table = begun(3);
    table.token(0, "exploration", 7).rich(0, [1, 1, 1, 0]);
    table.play("0: advance exploration");
    let may = table.may(0);
    assert!(!may.contains(&"no".to_string()), "{may:?}");
    table.decline_turn();
    assert_eq!(table.player(0).mat[2].count_ones(), 4);
    assert_eq!(table.points(0), 1, "1 VP for each farm");
}

/// TP-3.6: whoever can pay for no advance takes an income turn, without being asked.
#[test]
fn tp_3_6_income_comes_by_itself() {
    let mut table = begun(2);
    table.rich(1, [0; 4]).rich(0, [1, 0, 0, 0]).play("0: advance exploration").decline_turn();
    assert_eq!(table.player(1).income_turns, 2);
}

/// TP-5.4: a space is activated once in a turn: what is repeated was not activated before.
#[test]
fn tp_5_4_a_space_is_activated_once() {
    let mut table = begun(3);
    // Only science has a position, and the token has just activated it.
    table.token(0, "science", 6).rich(0, [1, 2, 0, 0]).play("0: advance science").decline_turn();
    assert_eq!(table.happened(|event| matches!(event, Event::Repeated { .. })), 0);
}

/// TP-1.3: at most 8 of a resource, the rest is lost.
#[test]
fn tp_1_3_eight_of_each() {
    let mut table = begun(3);
    table.rich(0, [8, 8, 8, 8]).hand(0, &["militarism"]).quiet_income(0);
    assert_eq!(table.resources(0), [8; 4]);
}

/// TP-0.1: with two players the opponent is one neighbour, counted once.
#[test]
fn tp_0_1_one_neighbour_of_two() {
    let mut table = begun(2);
    table.play_card(0, "coal-baron").decline_turn();
    let gained = |seat: u8| {
        table.happened(|event| matches!(event, Event::TileGained { seat: of, .. } if of.0 == seat))
    };
    assert_eq!(gained(1), 1);
}

/// TP-4.1, TP-0.4: an ability of the old era is over before step 1 of the new one.
#[test]
fn tp_4_1_the_old_era_ends_first() {
    let mut table = begun(2);
    table.play_card(0, "academia").decline_turn();
    let before = table.points(0);
    assert_eq!(before, 3, "the tapestry card of the income");
    table.quiet_income(1);
    table.play_card(0, "militarism").decline_turn();
    assert_eq!(table.points(0), before, "Academia ended before the next income");
}

/// TP-2.1, TP-2.4, TP-2.5, TP-2.7, TP-2.8, TP-2.10: the side of the map, starts, and what lies on the mats.
#[test]
fn tp_2_1_setting_up() {
    for seats in 2..=5 {
        let table = begun(seats);
        let starts = table.view().territories.into_iter().filter(|it| !it.items.is_empty());
        let starts: Vec<_> = starts.collect();
        assert_eq!(starts.len(), usize::from(seats));
        assert!(starts.iter().all(|it| it.items.len() == 2), "2 outposts each (TP-2.5)");
        for seat in 0..seats {
            let player = table.player(seat);
            assert_eq!((player.outposts, player.mat), (8, [0b11_1110; 4]));
            assert_eq!(player.tokens.len(), 4);
        }
        assert_eq!(table.view().technologies.len(), 3);
    }
}

/// TP-18.9, TP-0.8: without a box its cards and mats are not there.
#[test]
fn tp_18_9_boxes_that_are_not_in_play() {
    let table = begun(2);
    let view = table.view();
    assert_eq!(usize::from(view.tapestry_deck) + 2, 50);
    assert_eq!(usize::from(view.technology_deck) + 3, 33);
    assert_eq!(usize::from(view.space_deck), 15);
    assert_eq!(usize::from(view.civilization_deck) + 2, 16);
    assert!(view.masterpieces.is_empty());
}

/// TP-17.2: the most points win.
#[test]
fn tp_17_2_the_most_points_win() {
    let mut table = begun(2);
    table.play_card(0, "trap");
    while table.game.outcome().is_none() {
        if table.is_turn() {
            let seat = table.view().active;
            table.rich(seat, [0; 4]);
            if !table.may(seat).is_empty() {
                table.play(&format!("{seat}: income"));
            }
        } else {
            table.decline_turn();
        }
    }
    let outcome = table.game.outcome().expect("it is over");
    assert!(table.points(0) > table.points(1));
    assert!(format!("{outcome:?}").contains("0"), "{outcome:?}");
}

/// TP-6.7, TP-17.1: after one's own game only points of civilizations are gained; nothing else comes in.
#[test]
fn tp_6_7_after_the_own_game() {
    let mut table = begun(3);
    table.set(1, "income_turns", json!(5)).set(1, "over", json!(true)).rich(1, [0; 4]);
    table.play_card(0, "diplomacy").decline_turn();
    assert_eq!(table.resources(1), [0; 4]);
}

/// TP-16.2: points are never fewer than none, and have no upper limit.
#[test]
fn tp_16_2_points_have_no_upper_limit() {
    let mut table = begun(2);
    table.change(|saved| {
        saved["players"][0]["points"] = json!(480);
        saved["players"][0]["earned"] = json!({ "source-other": 480 });
    });
    table.play_card(0, "trap").decline_turn();
    assert_eq!(table.points(0), 490);
}

/// TP-3.4: the turn goes on to the next who still plays; whoever is finished is skipped.
#[test]
fn tp_3_4_finished_players_are_skipped() {
    let mut table = begun(3);
    table.set(1, "income_turns", json!(5)).set(1, "over", json!(true));
    table.rich(0, [1, 0, 0, 0]).play("0: advance exploration").decline_turn();
    assert_eq!(table.view().active, 2);
}

/// TP-6.5, TP-6.3: triggers of one owner are resolved before the turn goes on, each of them.
#[test]
fn tp_6_3_depth_first() {
    let mut table = begun(2);
    table.play_card(0, "theocracy").decline_turn();
    table.quiet_income(1);
    table.token(0, "technology", 3).rich(0, [2, 0, 0, 0]).play("0: advance technology");
    // The landmark first, then the new tier, then the benefit.
    table.decline_turn();
    let order: Vec<usize> = [
        table.events.iter().position(|event| matches!(event, Event::LandmarkGained { .. })),
        table.events.iter().rposition(|event| matches!(event, Event::Scored { points: 4, .. })),
        table.events.iter().rposition(|event| matches!(event, Event::Invented { .. })),
    ]
    .into_iter()
    .flatten()
    .collect();
    assert_eq!(order.len(), 3);
    assert!(order.is_sorted(), "{order:?}");
}
