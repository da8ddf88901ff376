//! Limits, effects and copies: what runs through all chapters (TP-1, TP-6, TP-19 to TP-21, TP-25).

use super::table::{Table, begun, list, with_mats};
use engine::Thing;
use serde_json::json;
use tapestry::map::{Hex, around};
use tapestry::{Event, Setup};

fn boxes(seats: u8) -> Table {
    let setup = Setup {
        first_player: Some(0),
        plans_and_ploys: true,
        arts_and_architecture: true,
        fantasies_and_futures: true,
        ..Setup::for_seats(seats)
    };
    with_mats(&setup, &[])
}

/// TP-1.7: with the deck of civilizations empty its discard pile is shuffled; with both empty nothing is gained.
#[test]
fn tp_1_7_no_civilization_left() {
    let upgraded = |discard: bool| {
        let mut table = begun(2);
        table.change(|saved| {
            let mut all = std::mem::take(list(saved, "/civilization_deck"));
            all.truncate(usize::from(discard));
            list(saved, "/civilization_discard").extend(all);
        });
        for track in ["exploration", "science", "military", "technology"] {
            table.token(0, track, 10);
        }
        table.give(0, "technologies/1", "radio").hand(0, &["militarism"]);
        table.play("0: income").decline_until("upgrade").play("0: upgrade radio").decline_turn();
        table.player(0).civilizations.len()
    };
    assert_eq!((upgraded(false), upgraded(true)), (1, 2));
}

/// TP-6.6: the benefit of a space that is gained again moves nothing.
#[test]
fn tp_6_6_a_benefit_moves_nothing() {
    let mut table = begun(2);
    table.token(1, "exploration", 1).play_card(0, "trade-economy").decline_turn();
    assert_eq!((table.player(0).tokens[0].1, table.player(1).tokens[0].1), (0, 1));
}

/// TP-11.4: one masterpiece is broadcast; with Streaming Implants up to three, also of neighbours but for one-use ones.
#[test]
fn tp_11_4_broadcasting() {
    let mut table = boxes(2);
    table.token(0, "arts", 11).rich(0, [2, 0, 0, 0]);
    table.give(0, "masterpieces", "masterpiece-06").give(1, "masterpieces", "masterpiece-16");
    table.give(1, "masterpieces", "masterpiece-02").play("0: advance arts");
    table.decline_until("masterpiece");
    let may = table.may(0);
    assert!(may.contains(&"masterpiece masterpiece-16".to_string()), "{may:?}");
    assert!(!may.contains(&"masterpiece masterpiece-02".to_string()), "{may:?}");
    table.play("0: masterpiece masterpiece-16").decline_until("masterpiece");
    assert!(!table.may(0).contains(&"masterpiece masterpiece-16".to_string()), "different ones");
}

/// TP-11.6, TP-12.6: points for rows alone are no scoring of the capital city.
#[test]
fn tp_11_6_rows_alone() {
    let mut table = boxes(2);
    table.give(0, "masterpieces", "masterpiece-03").hand(0, &["militarism"]).rich(0, [0; 4]);
    let before = table.points(0);
    table.play("0: income").decline_turn();
    assert_eq!(table.points(0), before, "no complete row");
}

/// TP-13.13: a card that another effect plays is finished before that effect goes on.
#[test]
fn tp_13_13_tyranny() {
    let mut table = begun(2);
    table.play_card(0, "tyranny");
    table.decline_until_any(&["yes"]);
    table.play("0: yes").decline_turn();
    assert_eq!(table.player(0).covered, 1, "the card of the income lies on Tyranny");
    assert!(table.points(0) >= 5);
}

/// TP-19.2: units of any kind are named one after the other; one that is full may be named and is lost.
#[test]
fn tp_19_2_one_unit_after_the_other() {
    let mut table = begun(2);
    table.rich(0, [8, 0, 0, 0]).hand(0, &["militarism"]).play("0: income. no. take coin");
    assert_eq!(table.resources(0)[0], 8);
    assert_eq!(table.happened(|event| matches!(event, Event::Gained { count: 0, .. })), 0);
}

/// TP-19.6, TP-10.7: Tanks gain both dice if an opponent controlled the territory when it was attacked.
#[test]
fn tp_19_6_both_dice_if_an_opponent_controlled_it() {
    let dice = |owned: bool| {
        let mut table = begun(2);
        table.token(0, "military", 6).rich(0, [1, 1, 0, 1]).hand(1, &[]);
        let mut scout = table.clone();
        scout.play("0: advance military. pay coin").decline_until("conquer");
        let target = scout.may(0)[0].clone();
        let hex = target.strip_prefix("conquer ").expect("a target").to_string();
        if owned {
            table.item(&hex, "outpost", 1);
        }
        table.play("0: advance military. pay coin").decline_until("conquer");
        table.play(&format!("0: {target}")).decline_turn();
        table.happened(|event| matches!(event, Event::DieGained { .. }))
    };
    assert_eq!((dice(false), dice(true)), (1, 2));
}

/// TP-19.10: Cartography: only an exploration that brought three points lets one conquer there.
#[test]
fn tp_19_10_what_an_exploration_brought() {
    let mut seen = [false; 2];
    for choice in 0..12 {
        let mut table = boxes(2);
        table.play_card(0, "cartography");
        let (mut conquers, mut asked) = (false, 0);
        while !table.may(0).is_empty() && !table.is_turn() {
            let may = table.may(0);
            conquers |= may.iter().any(|mv| mv.starts_with("conquer"));
            let way = may[(choice + asked) % may.len()].clone();
            asked += 1;
            table.play(&format!("0: {way}"));
        }
        let explored = table.events.iter().find_map(|event| match event {
            Event::Explored { points, .. } => Some(*points),
            _ => None,
        });
        let enough = explored.expect("a tile was placed") >= 3;
        assert_eq!(conquers, enough, "{explored:?}");
        seen[usize::from(enough)] = true;
    }
    assert!(seen[0], "some way of placing the tile brings less than three points");
}

/// TP-19.11, TP-13.9: one of three space tiles is set apart until income turn 5.
#[test]
fn tp_19_11_a_reserved_space_tile() {
    let mut table = boxes(2);
    table.play_card(0, "ecstatic-visions");
    let may = table.may(0);
    assert_eq!(may.len(), 3, "{may:?}");
    table.first_answer_of(0);
    table.decline_turn();
    assert!(table.player(0).explored_space.is_empty());
}

/// TP-19.14, TP-21.36: a copied AI Singularity moves nobody's token; the resources are gained.
#[test]
fn tp_19_14_a_copied_singularity() {
    let mut table = begun(2);
    table.token(1, "technology", 12).set(1, "completed", json!(["technology"]));
    table.set(1, "achieved", json!(["complete-track"])).rich(0, [0; 4]);
    table.play_card(0, "trade-economy").decline_turn();
    assert_eq!(table.player(1).tokens[3].1, 12);
    assert_eq!(table.player(0).tokens[3].1, 0);
    assert_eq!(
        table.resources(0).iter().sum::<u8>(),
        1 + 4 + 4,
        "the era, the copy and the income"
    );
}

/// TP-19.15: Plea for Aid: tracks on which every opponent is ahead.
#[test]
fn tp_19_15_tracks_that_are_trailed() {
    let mut table = begun(3);
    table.token(1, "science", 2).token(2, "science", 1).token(1, "military", 1);
    table.play_card(0, "plea-for-aid").decline_turn();
    assert_eq!(table.points(0), 2, "science alone");
}

/// TP-20.5: a tapestry card is heard for each card that comes, from wherever.
#[test]
fn tp_20_5_cards_are_heard_one_by_one() {
    let mut table = begun(2);
    table.play_card(0, "academia").decline_turn();
    table.quiet_income(1);
    let before = table.points(0);
    table.token(0, "military", 1).rich(0, [0, 0, 0, 1]).play("0: advance military").decline_turn();
    assert_eq!(table.points(0) - before, 3);
}

/// TP-21.24: Doppelgängers: another visible card of one's own that says WHEN PLAYED.
#[test]
fn tp_21_24_doppelgangers() {
    let mut table = boxes(2);
    table.play_card(0, "trap").decline_turn();
    table.rich(1, [4; 4]).play("1: advance science. pay coin").decline_turn();
    let before = table.points(0);
    table.play_card(0, "doppelgangers").decline_turn();
    assert!(table.points(0) - before >= 10, "the Trap of era 2 again");
}

/// TP-21.35: Migration: upright outposts that stand alone go to empty territories beside them.
#[test]
fn tp_21_35_migration() {
    let mut table = boxes(2);
    let free: Vec<Hex> = table
        .view()
        .territories
        .iter()
        .filter(|it| it.items.is_empty())
        .map(|it| Hex::named(&it.hex).expect("a hex"))
        .collect();
    let all = free.iter().fold(0u64, |set, hex| set | hex.bit());
    let from = free.iter().find(|hex| around(**hex) & all != 0).expect("two that touch");
    table.item(&from.word(), "outpost", 0).play_card(0, "migration");
    while !table.may(0).is_empty() && !table.is_turn() {
        let may = table.may(0);
        let way = may.iter().find(|mv| *mv != "no").unwrap_or(&may[0]).clone();
        table.play(&format!("0: {way}"));
    }
    assert_eq!(table.player(0).outposts, 7, "nothing was placed or taken back");
    let left = table.view().territories.into_iter().find(|it| it.hex == *from.word());
    assert!(left.expect("a territory").items.is_empty());
}

/// TP-21.36: Mirror Dimension: the benefit of a neighbour's position, without the bonus.
#[test]
fn tp_21_36_mirror_dimension() {
    let mut table = boxes(2);
    table.token(1, "exploration", 1).play_card(0, "mirror-dimension").decline_turn();
    let gained = |event: &Event| matches!(event, Event::TileGained { seat, .. } if seat.0 == 0);
    assert_eq!(table.happened(gained), 3, "2 of Scouting, 1 of the income");
}

/// TP-25.3: circle and square that name each other end after each card was gained once.
#[test]
fn tp_25_3_assembly_line() {
    let mut table = begun(2);
    table.token(0, "technology", 8).rich(0, [1, 1, 1, 0]);
    table.give(0, "technologies/0", "assembly-line").give(0, "technologies/2", "calendar");
    table.play("0: advance technology. pay worker").decline_turn();
    assert!(table.points(0) <= 7 + 5, "Calendar once at most: {}", table.points(0));
}

/// TP-25.5: copies of a marriage fire no marriage, copies of an alliance no alliance.
#[test]
fn tp_25_5_two_marriages() {
    let mut table = begun(2);
    table.play_card(0, "marriage-of-state").play("0: track exploration").decline_turn();
    table.hand(1, &["espionage"]).rich(1, [1; 4]).play("1: income");
    table.decline_until("track").play("1: track military").decline_turn();
    table.rich(0, [4; 4]).play("0: advance military. pay coin");
    table.decline_turn();
    assert!(table.is_turn(), "it ends");
}

/// TP-18.6: with the variant Nanotechnology's bonus costs two technology cards.
#[test]
fn tp_18_6_two_cards_for_nanotechnology() {
    let points = |variant: bool| {
        let mut table = begun(2);
        table.change(|saved| saved["options"]["neoprene"] = json!(variant));
        table.token(0, "technology", 10).rich(0, [2, 0, 0, 0]);
        table.give(0, "technologies/2", "barn").give(0, "technologies/2", "bakery");
        table.play("0: advance technology");
        while !table.may(0).is_empty() && !table.is_turn() {
            let may = table.may(0);
            let way = may.iter().find(|mv| mv.starts_with("discard")).unwrap_or(&may[0]).clone();
            table.play(&format!("0: {way}"));
        }
        table.happened(|event| matches!(event, Event::Scored { points: 10, .. }))
    };
    assert_eq!((points(false), points(true)), (0, 1));
}

/// TP-18.2: with the die of 12 sides the Arts track is never rolled.
#[test]
fn tp_18_2_the_smaller_die() {
    let mut table = boxes(2);
    table.change(|saved| saved["options"]["small_die"] = json!(true));
    table.rich(0, [0, 1, 0, 0]).play("0: advance science");
    let arts = |event: &Event| matches!(event, Event::Researched { track, .. } if *track == tapestry::kinds::Track::Arts);
    assert_eq!(table.happened(arts), 0);
    let dice = &tapestry::content::content().science_dice;
    assert_eq!(dice.map(|die| (die.sides, die.tracks)), [(12, 4), (20, 5)]);
}

/// TP-7.6: at the edge of the map no more sides fit than there are hexes beside it.
#[test]
fn tp_7_6_the_edge_of_the_map() {
    let mut table = begun(4);
    table.token(0, "exploration", 8).rich(0, [1, 1, 1, 0]).give(0, "tiles", "territory-05");
    table.play("0: advance exploration. pay coin. tile territory-05");
    let edge = table.may(0).into_iter().find(|mv| {
        let hex = mv.strip_prefix("explore ").and_then(Hex::named);
        hex.is_some_and(|hex| around(hex).count_ones() < 6)
    });
    let edge = edge.expect("an unexplored hex at the edge");
    let beside = around(Hex::named(&edge["explore ".len()..]).expect("a hex")).count_ones();
    table.play(&format!("0: {edge}")).decline_turn();
    let points = table.events.iter().find_map(|event| match event {
        Event::Explored { points, .. } => Some(u32::from(*points)),
        _ => None,
    });
    assert!(points.expect("it was explored") <= beside);
}

/// TP-22.36: the Riverfolk gain 4 VP for each rough district of their city.
#[test]
fn tp_22_36_riverfolk() {
    let setup = Setup { first_player: Some(0), plans_and_ploys: true, ..Setup::for_seats(2) };
    let table = with_mats(&setup, &["riverfolk"]);
    let capital = table.player(0).capital.expect("a capital");
    let grounds = &tapestry::content::content().capitals.grounds;
    let ground = grounds.iter().find(|it| it.id == *capital).expect("a mat");
    let rough = ground.districts().filter(|it| (it & ground.impassable).count_ones() >= 2).count();
    assert_eq!(i64::from(table.points(0)), 4 * rough as i64);
}

/// TP-14.7: a civilization gained outside of an income turn waits for the next step 1 of its numbers.
#[test]
fn tp_14_7_a_civilization_in_between() {
    let mut table = begun(2);
    table.change(|saved| {
        let deck = list(saved, "/civilization_deck");
        let at = deck.iter().position(|it| it == "the-chosen").expect("in the deck");
        let chosen = deck.remove(at);
        let rest = std::mem::replace(deck, vec![chosen]);
        list(saved, "/civilization_discard").extend(rest);
    });
    table.token(0, "military", 11).rich(0, [0, 0, 0, 2]).rich(1, [4; 4]);
    table.play("0: advance military").decline_turn();
    assert_eq!(table.player(0).civilizations.len(), 2);
    let before = table.points(0);
    table.play("1: advance science. pay coin").decline_turn();
    assert_eq!(table.points(0), before);
    table.hand(0, &["militarism"]);
    if table.view().active == 0 && table.player(0).income_turns == 1 {
        table.quiet_income(0);
    }
    assert!(table.points(0) > before, "The Chosen score in step 1");
}
