//! Mats of Fantasies & Futures with turns, dice and draws of their own: Elder Ones, Merfolk, Illuminati, Psionics.

use super::mats::{saved, space, tokens};
use super::table::{Table, list, with_mats};
use engine::{NoLuck, Play, Seat, Secrets, Silence, Viewer};
use serde_json::json;
use tapestry::kinds::Die;
use tapestry::{Event, Setup};

fn with(civilization: &str) -> Table {
    let setup = Setup { first_player: Some(0), fantasies_and_futures: true, ..Setup::for_seats(2) };
    with_mats(&setup, &[civilization])
}

/// Seat 0 has taken its last income turn, with these resources and this hand; it is its turn again.
fn in_further_turns(civilization: &str, resources: [u8; 4], hand: &[&str]) -> Table {
    let mut table = with(civilization);
    table.set(0, "income_turns", json!(4)).hand(0, &[]).play("0: income");
    while table.view().active == 0 {
        table.first_answer();
    }
    table.rich(0, resources).hand(0, hand).rich(1, [1, 0, 0, 0]);
    table.events.clear();
    table.play("1: advance science");
    while table.game.outcome().is_none() && table.view().active == 1 {
        table.first_answer();
    }
    table
}

/// TP-22.48: what the mat does.
#[test]
fn tp_22_48_elder_ones_choose_resources_or_cards() {
    let mut table = with("elder-ones");
    table.hand(0, &[]).rich(0, [0; 4]).play("0: income. pick 0. take food");
    assert_eq!(table.resources(0)[2], 1);
    let mut table = with("elder-ones");
    table.hand(0, &[]).play("0: income. pick 1");
    assert_eq!(table.player(0).hand_size, 2);
    let mut table = with("elder-ones");
    table.set(0, "income_turns", json!(4)).hand(0, &["militarism", "trap"]).rich(0, [0; 4]);
    table.play("0: income. discard trap. take coin. take coin. no");
    assert_eq!((table.resources(0), table.player(0).hand_size), ([2, 0, 0, 0], 1));
}

/// TP-22.48, TP-14.9, TP-23.8: EX-84: after income turn 5 they advance as long as they like and can pay for it.
#[test]
fn tp_22_48_elder_ones_play_on() {
    let mut table = in_further_turns("elder-ones", [2, 0, 0, 0], &[]);
    assert_eq!(table.view().active, 0);
    table.offers("0: advance exploration\n0: no").refuses("0: income", "TP-14.9");
    table.rich(1, [1, 0, 0, 0]).play("0: advance exploration");
    assert!(!table.player(0).over);
    table.play("1: advance military").decline_until("advance ").play("0: no");
    assert!(table.player(0).over, "they ended their game");
    assert_eq!(table.view().active, 1);
}

#[test]
fn tp_22_48_elder_ones_end_when_no_advance_is_possible() {
    let table = in_further_turns("elder-ones", [0; 4], &[]);
    assert!(table.player(0).over);
    let finished = |event: &Event| matches!(event, Event::Finished { seat } if seat.0 == 0);
    assert_eq!(table.happened(finished), 1);
}

/// TP-22.48: EX-62: 10 VP for a landmark gained after income turn 5, none for one gained in it.
#[test]
fn tp_22_48_elder_ones_score_late_landmarks() {
    let ten = |event: &Event| matches!(event, Event::Scored { points: 10, .. });
    let mut table = in_further_turns("elder-ones", [0, 0, 3, 0], &[]);
    tokens(&mut table, 0, [3, 0, 0, 0, 0]);
    table.play("0: advance exploration");
    assert_eq!(table.happened(ten), 0, "it is placed first");
    table.first_answer();
    assert_eq!(table.happened(ten), 1);
    let mut table = with("elder-ones");
    table.rich(0, [0, 0, 3, 0]);
    tokens(&mut table, 0, [3, 0, 0, 0, 0]);
    table.play("0: advance exploration");
    table.first_answer();
    assert_eq!(table.happened(ten), 0);
}

/// TP-22.48: EX-84: a THIS ERA card of era 4 sleeps in income turn 5 and acts again after it.
#[test]
fn tp_22_48_a_card_of_era_4_acts_again() {
    let acting = |table: &Table| saved(table, "/cards").to_string().contains("academia");
    let mut table = with("elder-ones");
    table.set(0, "income_turns", json!(3)).hand(0, &[]).play_card(0, "academia").decline_turn();
    assert!(acting(&table));
    table.play("1: income").decline_until("income").hand(0, &["trap"]).play("0: income");
    assert!(!acting(&table));
    while table.view().active == 0 {
        table.first_answer();
    }
    assert!(acting(&table));
}

/// TP-22.52: what the mat does in step 1.
#[test]
fn tp_22_52_merfolk_put_cards_under_their_mat() {
    let mut table = with("merfolk");
    table.hand(0, &["academia", "militarism", "colonialism"]).play("0: income");
    assert_eq!(table.player(0).hand_size, 4);
    table.play("0: keep militarism. keep academia");
    let own = table.player(0);
    assert_eq!((own.hand_size, own.submerged), (2, 2));
    assert!(own.own_submerged.expect("one's own").contains(&"colonialism".to_string()));
    let seen = table.game.view_for(Viewer::Seat(Seat(1))).players.swap_remove(0);
    assert_eq!((seen.submerged, seen.own_submerged), (2, None), "others know how many (TP-16.1)");
    table.set(0, "income_turns", json!(4)).decline_turn();
    while table.view().active == 1 {
        table.first_answer();
    }
    let hand = table.player(0).hand_size;
    table.play("0: income");
    assert_eq!(table.player(0).submerged, 0);
    assert!(table.player(0).hand_size >= (hand + 1 + 2).min(5), "one gained, two taken back");
}

/// TP-22.52: at most 5 cards are left at the end of income turn 5.
#[test]
fn tp_22_52_merfolk_keep_five_cards() {
    let mut table = with("merfolk");
    let six = ["academia", "militarism", "colonialism", "trap", "broker-of-peace", "socialism"];
    table.set(0, "income_turns", json!(4)).hand(0, &six).play("0: income");
    table.decline_until("discard");
    table.play("0: discard academia. discard militarism");
    assert_eq!(table.player(0).hand_size, 5);
    assert!(!table.player(0).over);
}

/// TP-22.52, TP-14.9: EX-70: turns after income turn 5 discard cards for points or play one.
#[test]
fn tp_22_52_merfolk_play_on() {
    let mut table = in_further_turns("merfolk", [0; 4], &["academia", "militarism", "trap"]);
    let before = table.points(0);
    table.offers("0: play trap").refuses("0: play academia", "TP-22.52");
    table.refuses("0: advance exploration", "TP-14.9");
    table.rich(1, [1, 0, 0, 0]);
    table.play("0: discard academia. discard militarism. no");
    assert_eq!(table.points(0), before + 10);
    table.play("1: advance military").decline_until("discard").play("0: play trap");
    while table.view().active == 0 {
        table.first_answer();
    }
    assert_eq!(table.player(0).eras[3].as_deref(), Some("trap"));
}

#[test]
fn tp_22_52_merfolk_end_with_an_empty_hand() {
    let table = in_further_turns("merfolk", [1, 1, 1, 1], &[]);
    assert!(table.player(0).over);
}

/// TP-10.8: after income turn 5 the Merfolk still respond.
#[test]
fn tp_10_8_merfolk_respond_after_income_turn_5() {
    let mut table = in_further_turns("merfolk", [0; 4], &["trap", "trap-2"]);
    table.item("e5", "outpost", 0);
    tokens(&mut table, 1, [0, 0, 7, 0, 0]);
    table.rich(1, [0, 0, 0, 3]).play("0: discard trap. no");
    table.play("1: advance military");
    table.decline_until("conquer").play("1: conquer e5");
    table.offers("0: respond trap");
}

/// TP-22.51: opponents take dice from the mat, and their first results are gained.
#[test]
fn tp_22_51_illuminati_gain_from_the_dice_of_others() {
    let mut table = with("illuminati");
    assert_eq!(table.player(0).dice.len(), 3);
    table.rich(0, [2, 0, 0, 0]).rich(1, [2, 0, 0, 0]).play("0: advance exploration");
    table.play("1: advance science");
    table.offers("0: no").play("0: advance exploration");
    assert_eq!(space(&table, 0, 0), 2, "before the roller uses the result");
    assert_eq!(space(&table, 1, 0), 0);
    assert_eq!(table.player(0).dice, [Die::Red, Die::Black]);
    let before = table.points(0);
    table.decline_until("income").play("0: income");
    assert_eq!(table.points(0), before + 12, "6 VP for each die that lies there");
    assert_eq!(table.player(0).dice.len(), 3, "and all are put back");
}

/// TP-22.51: both dice of a conquest, the red one first; their own rolls take nothing.
#[test]
fn tp_22_51_illuminati_gain_both_dice_of_a_conquest() {
    let mut table = with("illuminati");
    table.rich(0, [2, 0, 0, 0]).rich(1, [3, 0, 0, 0]).play("0: advance science").decline_turn();
    assert_eq!(table.player(0).dice.len(), 3);
    table.give(1, "tiles", "territory-05").token(1, "exploration", 1);
    table.play("1: advance exploration").decline_turn();
    table.rich(0, [2, 0, 0, 0]).play("0: advance science").decline_turn();
    let (points, held) = (table.points(0), table.resources(0)[0]);
    table.rich(1, [1, 0, 0, 0]).play("1: advance military").decline_until("die");
    assert_eq!(table.points(0), points + 4, "the red die shows 4 VP");
    assert_eq!(table.resources(0)[0], held + 1, "the black one a coin");
    assert_eq!(table.player(0).dice, [Die::Science]);
}

/// TP-22.53: the benefit of the income turn.
#[test]
fn tp_22_53_psionics_choose_among_tiles() {
    let mut table = with("psionics");
    let deck = table.view().territory_deck;
    let tiles = table.player(0).tiles.len();
    table.play("0: income");
    let may = table.may(0);
    assert_eq!(may.len(), 2, "two were drawn: {may:?}");
    table.play(&format!("0: {}", may[1]));
    let player = table.player(0);
    assert_eq!((player.tiles.len(), table.view().territory_deck), (tiles + 1, deck - 1));
    assert!(player.drawn_tiles.is_empty());
}

/// TP-22.15: one more card is drawn than is kept, and the other one goes back.
#[test]
fn tp_22_15_psionics_choose_among_cards() {
    let mut table = with("psionics");
    table.token(0, "technology", 1).rich(0, [1, 0, 0, 0]).hand(0, &[]);
    let deck = table.view().tapestry_deck;
    table.play("0: advance technology");
    let may = table.may(0);
    assert!(may.len() == 2 && may.iter().all(|mv| mv.starts_with("keep")), "{may:?}");
    table.play(&format!("0: {}", may[0]));
    assert_eq!((table.player(0).hand_size, table.view().tapestry_deck), (1, deck - 1));
    assert_eq!(table.view().tapestry_discard.len(), 0);
    // A technology card from the top of the deck, but not one that lies face up.
    let mut table = with("psionics");
    table.rich(0, [1, 0, 0, 0]).play("0: advance technology. invent top");
    assert_eq!(table.may(0).len(), 2);
    assert_eq!(table.player(0).drawn_technologies.len(), 2);
}

/// TP-22.15: the science die is rolled twice, conquer dice too.
#[test]
fn tp_22_15_psionics_roll_twice() {
    let mut table = with("psionics");
    table.rich(0, [1, 0, 0, 0]).play("0: advance science");
    let rolls = table.happened(|event| matches!(event, Event::Researched { .. }));
    assert_eq!(rolls, 2);
    let mut table = with("psionics");
    table.give(0, "tiles", "territory-05").token(0, "exploration", 1).rich(0, [1, 0, 0, 0]);
    table.play("0: advance exploration").decline_turn();
    table.quiet_income(1);
    table.rich(0, [1, 0, 0, 0]).play("0: advance military");
    table.decline_until("die");
    let rolls = table.happened(|event| matches!(event, Event::FaceRolled { .. }));
    assert_eq!(rolls, 4, "each die twice");
}

/// TP-14.6: what the Psionics do not choose goes back into the deck of civilizations.
#[test]
fn tp_14_6_psionics_choose_among_civilizations() {
    let mut table = with("psionics");
    table.token(0, "military", 11).rich(0, [0, 0, 0, 2]);
    let deck = table.view().civilization_deck;
    table.play("0: advance military").decline_until("civilization");
    assert_eq!(table.may(0).len(), 2);
    let first = table.may(0)[0].clone();
    table.play(&format!("0: {first}"));
    assert_eq!(table.view().civilization_deck, deck - 1);
    assert!(table.view().civilization_discard.is_empty());
}

/// TP-18.1: cards that stay in the box are in no deck.
#[test]
fn tp_18_1_cards_that_stay_in_the_box() {
    let removed = vec!["alliance".to_string(), "radio".to_string()];
    let setup = Setup { first_player: Some(0), removed, ..Setup::for_seats(2) };
    let mut table = with_mats(&setup, &[]);
    assert_eq!(saved(&table, "/removed_tapestries"), json!(["alliance"]));
    table.change(|saved| {
        assert!(!list(saved, "/tapestry_deck").contains(&json!("alliance")));
        assert!(!list(saved, "/technology_deck").contains(&json!("radio")));
    });
    let refused = refused(Setup { removed: vec!["trap".into()], ..Setup::for_seats(2) });
    assert_eq!(refused, "TP-18.1");
}

fn refused(setup: Setup) -> &'static str {
    let table = tapestry::Tapestry::set_up(&setup, &mut NoLuck, &mut Silence);
    table.expect_err("it is refused").rule
}

/// TP-18.3: all civilizations come from one box.
#[test]
fn tp_18_3_civilizations_of_one_box() {
    let of = |civilizations: &str, seats| Setup {
        arts_and_architecture: true,
        fantasies_and_futures: true,
        civilizations: civilizations.into(),
        ..Setup::for_seats(seats)
    };
    let view = |setup: Setup| {
        let table = tapestry::Tapestry::set_up(&setup, &mut NoLuck, &mut Silence);
        table.expect("a table").view_for(Viewer::Spectator)
    };
    let mats = |setup| {
        let view = view(setup);
        view.civilization_deck as usize
            + view.players.iter().map(|it| it.dealt_civilizations.len()).sum::<usize>()
    };
    assert_eq!(mats(of("all", 2)), 16 + 5 + 10);
    assert_eq!(mats(of("fantasies_and_futures", 3)), 10);
    assert_eq!(mats(of("arts_and_architecture", 2)), 5);
    assert_eq!(refused(of("arts_and_architecture", 3)), "TP-18.3");
    assert_eq!(refused(of("plans_and_ploys", 2)), "TP-18.3");
}

/// TP-18.4: the first income turn draws two cards to keep one; the Psionics draw three.
#[test]
fn tp_18_4_two_cards_in_the_first_income_turn() {
    let drawn = |civilization: &str| {
        let setup = Setup {
            first_player: Some(0),
            fantasies_and_futures: true,
            two_tapestries: true,
            ..Setup::for_seats(2)
        };
        let mut table = super::table::dealt(&setup, &[civilization]);
        table.decline_until("keep");
        let count = table.may(0).len();
        table.first_answer();
        let view = table.view();
        (count, view.tapestry_discard.len())
    };
    assert_eq!(drawn("leaders"), (2, 1));
    assert_eq!(drawn("psionics"), (3, 2));
}

/// TP-18.5: one of two civilizations is kept whenever one is drawn.
#[test]
fn tp_18_5_two_civilizations_to_choose_from() {
    let setup = Setup { first_player: Some(0), two_civilizations: true, ..Setup::for_seats(2) };
    let mut table = with_mats(&setup, &[]);
    table.token(0, "military", 11).rich(0, [0, 0, 0, 2]);
    table.play("0: advance military").decline_until("civilization");
    assert_eq!(table.may(0).len(), 2);
    table.first_answer();
    assert_eq!(table.view().civilization_discard.len(), 1);
}

/// TP-18.7: starting territories follow the seats.
#[test]
fn tp_18_7_starts_by_seat() {
    let starts = |seats: u8| -> Vec<u64> {
        let setup = Setup { starts_by_seat: true, ..Setup::for_seats(seats) };
        let table = with_mats(&Setup { first_player: Some(0), ..setup }, &[]);
        let start = |seat| saved(&table, &format!("/players/{seat}/start"));
        (0..seats).map(|seat| start(seat).as_u64().expect("a number")).collect()
    };
    assert_eq!(starts(2), [1, 2]);
    assert_eq!(starts(3), [1, 2, 3]);
    assert_eq!(starts(4), [1, 2, 4, 5]);
    assert_eq!(starts(5), [1, 2, 3, 4, 5]);
}
