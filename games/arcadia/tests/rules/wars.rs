//! AR-7 and AR-8: declarations, how wars end, vassals and rebels.

use super::table::{Table, table};
use arcadia::Event;
use arcadia::kinds::{Unit, WarKind};
use engine::Seat;
use serde_json::json;

/// A Quiet Year under an Emperor, so that nothing else happens.
fn calm(seats: u8) -> Table {
    let mut table = table(seats);
    table.edit(|all| {
        all["event"] = json!(23);
        all["events_seen"] = json!(super::table::QUIET);
        all["emperor"] = json!(seats - 1);
        for seat in 0..usize::from(seats) {
            all["players"][seat]["ideologies"] = json!([3, 6]);
        }
    });
    table
}

/// P8, when the first seat is asked whether it declares war.
pub fn declaring(change: impl FnOnce(&mut Table)) -> Table {
    let mut table = calm(4);
    change(&mut table);
    for _ in 0..200 {
        if table.asks() == "declare" && table.asked() == [0] {
            break;
        }
        table.quiet();
    }
    table
}

fn owner(table: &Table, province: &str) -> Option<Seat> {
    table.province(province).owner
}

/// Runs on through the military turn, in which nobody does anything.
fn end_of_turn(table: &mut Table) {
    table.next_phase();
}

#[test]
fn ar_7_3_border_disputes_need_a_region_in_common() {
    let mut table = declaring(|_| ());
    table.offers(0, "declare border 1 for silver-march");
    table.refuses(0, "declare border 1 for ash-vale", "AR-7.3");
    table.refuses(0, "declare border 2 for silver-march", "AR-7.3");
    table.play(0, "declare border 1 for silver-march");
    let view = table.view();
    assert_eq!(view.wars[0].kind, WarKind::Border);
    assert_eq!(view.wars[0].region.as_deref(), Some("silver-march"));
}

/// One declaration a phase, and nobody fights his ally, his lord's vassal or under a truce.
#[test]
fn ar_7_2_who_may_be_attacked() {
    let table = declaring(|table| {
        table.edit(|all| {
            all["players"][0]["ally"] = json!(1);
            all["players"][1]["ally"] = json!(0);
        });
    });
    table.refuses(0, "declare border 1 for silver-march", "AR-7.2");
    let table = declaring(|table| {
        table.set(1, "lord", 2);
    });
    table.refuses(0, "declare border 1 for silver-march", "AR-7.2");
    let table = declaring(|table| {
        table.set(0, "lord", 3);
    });
    table.refuses(0, "declare border 1 for silver-march", "AR-7.2");
    let table = declaring(|table| {
        table.edit(|all| {
            all["players"][0]["truces"] = json!([0, 1, 0, 0]);
            all["players"][1]["truces"] = json!([1, 0, 0, 0]);
        });
    });
    table.refuses(0, "declare border 1 for silver-march", "AR-7.19");
    let table = declaring(|table| {
        table.war("border", [0, 1], Some("silver-march"));
    });
    table.refuses(0, "declare border 1 for silver-march", "AR-7.2");
}

/// AR-7.6, AR-7.7: claims and affronts come from cards.
#[test]
fn ar_7_6_claims_need_a_grievance() {
    let table = declaring(|_| ());
    table.refuses(0, "declare claim 1 for silver-march", "AR-7.6");
    table.refuses(0, "declare affront 1", "AR-7.7");
}

/// AR-7.15: the region goes to the winner, everything else back, in both directions.
#[test]
fn ex_13_a_border_dispute_is_settled() {
    let mut table = calm(4);
    table.war("border", [0, 1], Some("silver-march"));
    table.own(0, "pontargent").own(1, "silberfurt").own(1, "mireval");
    table.hold(1, 0, "silberfurt").hold(1, 0, "mireval");
    table.own(1, "cindermoor").hold(1, 0, "cindermoor");
    table.own(0, "valserena").hold(0, 1, "valserena");
    let before = table.player(0).prestige;
    end_of_turn(&mut table);
    let ended = table.happened(|it| {
        matches!(it, Event::WarEnded { winner: Some(Seat(0)), war: WarKind::Border, .. })
    });
    assert!(ended);
    assert_eq!(owner(&table, "silberfurt"), Some(Seat(0)));
    assert_eq!(owner(&table, "mireval"), Some(Seat(0)));
    assert_eq!(table.province("cindermoor").occupier, Some(Seat(1)));
    assert_eq!(table.province("valserena").occupier, Some(Seat(0)));
    assert!(table.player(0).prestige >= before + 50);
    assert!(table.player(0).truces.iter().any(|(seat, _)| *seat == Seat(1)));
}

/// AR-7.17: a war without a score brings no glory; here the enemy owned nothing there.
#[test]
fn ar_7_10_a_war_for_nothing_ends_without_winner() {
    let mut table = calm(4);
    table.war("border", [0, 1], Some("ponant-hills"));
    end_of_turn(&mut table);
    assert!(table.happened(|it| matches!(it, Event::WarEnded { winner: None, .. })));
}

/// AR-7.11: whose leader's capital has fallen has lost.
#[test]
fn ar_7_11_a_capital_decides() {
    let mut table = calm(4);
    table.war("border", [0, 1], Some("silver-march"));
    table.hold(1, 0, "grauburg");
    end_of_turn(&mut table);
    assert!(table.happened(|it| matches!(it, Event::WarEnded { winner: Some(Seat(0)), .. })));
    // Capitals never change owner (AR-7.22).
    assert_eq!(owner(&table, "grauburg"), Some(Seat(1)));
    assert_eq!(table.province("grauburg").occupier, Some(Seat(1)));
    assert_eq!(owner(&table, "silberfurt"), Some(Seat(0)));
}

/// If both capitals have fallen nobody loses by it.
#[test]
fn ar_7_11_two_capitals_decide_nothing() {
    let mut table = calm(4);
    table.war("border", [0, 1], Some("silver-march"));
    table.hold(1, 0, "grauburg").hold(0, 1, "hautecour-city");
    end_of_turn(&mut table);
    assert!(!table.happened(|it| matches!(it, Event::WarEnded { .. })));
}

/// AR-7.22: a start region may be lost, its capital never.
#[test]
fn ex_48_capitals_stay() {
    let mut table = calm(4);
    table.own(0, "eisenau").war("border", [0, 1], Some("grauland"));
    table.own(1, "cindermoor").own(1, "mireval");
    for province in ["grauburg", "falkenried", "torwald"] {
        table.hold(1, 0, province);
    }
    end_of_turn(&mut table);
    assert_eq!(owner(&table, "grauburg"), Some(Seat(1)));
    assert_eq!(owner(&table, "falkenried"), Some(Seat(0)));
    assert_eq!(owner(&table, "torwald"), Some(Seat(0)));
}

/// AR-7.18: who owns nothing but his start region and loses a war is a vassal, and cedes nothing.
#[test]
fn ex_14_the_beaten_become_vassals() {
    let mut table = calm(4);
    table.own(0, "silberfurt").own(0, "jantar").own(0, "cindermoor");
    table.edit(|all| {
        for town in all["towns"].as_array_mut().expect("towns").iter_mut().skip(16) {
            if town["owner"] == json!(1) {
                (town["owner"], town["occupier"]) = (json!(0), json!(0));
            }
        }
    });
    table.war("border", [0, 1], Some("grauland")).hold(1, 0, "grauburg");
    let before = table.player(0).prestige;
    end_of_turn(&mut table);
    assert_eq!(table.player(1).lord, Some(Seat(0)));
    for province in ["grauburg", "eisenau", "falkenried", "torwald"] {
        let town = table.province(province);
        assert_eq!((town.owner, town.occupier), (Some(Seat(1)), Some(Seat(1))), "{province}");
    }
    // 50 for the war, 100 for the vassal, and what the phase brought.
    assert!(table.player(0).prestige >= before + 150);
}

/// AR-7.14: after six military turns everybody keeps what he holds of the region.
#[test]
fn ar_7_14_six_turns_are_enough() {
    let mut table = calm(4);
    table.war("border", [0, 1], Some("silver-march"));
    table.own(1, "mireval").hold(1, 0, "mireval").own(1, "kaltbruck");
    table.edit(|all| all["wars"][0]["turns"] = json!(5));
    end_of_turn(&mut table);
    assert!(table.happened(|it| matches!(it, Event::WarEnded { winner: None, .. })));
    assert_eq!(owner(&table, "mireval"), Some(Seat(0)));
    assert_eq!(owner(&table, "kaltbruck"), Some(Seat(1)));
}

/// AR-7.7: an affront is won by a score that leads by three.
#[test]
fn ar_7_7_affronts_are_won_by_score() {
    let mut table = calm(4);
    table.war("affront", [0, 1], None);
    table.edit(|all| all["wars"][0]["battles"] = json!([3, 0, 0, 0]));
    table.set(1, "gold", 40);
    let before = table.player(0).prestige;
    end_of_turn(&mut table);
    assert!(table.happened(|it| matches!(it, Event::WarEnded { winner: Some(Seat(0)), .. })));
    assert!(
        table.happened(|it| matches!(it, Event::Paid { seat: Seat(1), to: Seat(0), gold: 15 }))
    );
    assert!(table.player(0).prestige >= before + 90);
}

/// AR-8.6: the lord takes the rebel's capital.
#[test]
fn ar_8_6_rebellions_are_crushed_or_won() {
    let rebel = |held: &str, by: u8| {
        let mut table = calm(4);
        table.set(1, "lord", 0).set(1, "rebels", true).war("rebellion", [1, 0], None);
        table.hold(1 - by, by, held);
        end_of_turn(&mut table);
        table
    };
    let crushed = rebel("grauburg", 0);
    assert_eq!(crushed.player(1).lord, Some(Seat(0)));
    assert!(!crushed.player(1).rebels);
    let free = rebel("hautecour-city", 1);
    assert_eq!(free.player(1).lord, None);
    assert!(free.happened(|it| matches!(it, Event::Freed { seat: Seat(1) })));
}

/// AR-8.5: the lord's king dies of age, and the rebel is free.
#[test]
fn ex_15_a_dead_king_frees_the_rebel() {
    let mut table = calm(4);
    table.set(1, "lord", 0).set(1, "rebels", true).war("rebellion", [1, 0], None);
    let before = table.player(1).prestige;
    table.set(0, "age", 11);
    end_of_turn(&mut table);
    assert!(table.happened(|it| matches!(it, Event::Died { seat: Seat(0), .. })));
    assert_eq!(table.player(1).lord, None);
    assert!(table.player(1).prestige >= before + 50);
}

/// AR-1.5: everybody else a vassal.
#[test]
fn ar_1_5_hegemony_wins() {
    let mut table = calm(2);
    table.edit(|all| {
        for town in all["towns"].as_array_mut().expect("towns").iter_mut().skip(16) {
            if town["owner"] == json!(1) {
                (town["owner"], town["occupier"]) = (json!(0), json!(0));
            }
        }
    });
    table.war("border", [0, 1], Some("grauland")).hold(1, 0, "grauburg");
    while table.view().phase == 1 && !table.asked().is_empty() {
        table.quiet();
    }
    assert!(format!("{:?}", table.view().ending).contains("Hegemony"), "{:?}", table.view().ending);
}

/// AR-7.23: after a war nobody stands in closed land.
#[test]
fn ar_7_23_stranded_armies_go_home() {
    let mut table = calm(4);
    table.war("border", [0, 1], Some("ponant-hills"));
    table.army(0, 0, "eisenau", &[(Unit::Pikemen, 3)]);
    table.garrison("eisenau", &[(Unit::Pikemen, 2)]);
    end_of_turn(&mut table);
    let army = &table.view().players[0].armies[0];
    assert_eq!(army.province.as_deref(), Some("hautecour-city"));
    assert!(!army.besieges && !table.province("eisenau").besieged);
}
