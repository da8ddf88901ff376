//! AR-19 and AR-20.6: battles and storms settled by value, AR-18.6: what they bring.

use super::table::{Table, number, of};
use arcadia::kinds::Unit;
use arcadia::state::Agreement;
use arcadia::{Event, Setup};
use engine::Seat;
use serde_json::json;

/// Two kingdoms at war, both armies in one province; the first seat is active and gives battle.
fn met(ours: &[(Unit, u64)], theirs: &[(Unit, u64)]) -> Table {
    let usual = Setup::for_seats(2);
    let setup = Setup { battles: Agreement::Always, talks: 0, election_talks: 0, ..usual };
    let mut table = of(&setup);
    table.edit(|all| {
        all["event"] = json!(23);
        all["events_seen"] = json!(super::table::QUIET);
        all["emperor"] = json!(0);
        for seat in 0..2 {
            all["players"][seat]["ideologies"] = json!([4 + seat, 6 + seat]);
            // No king whose bonus counts.
            all["players"][seat]["prestige"] = json!(0);
        }
    });
    table.war("border", [0, 1], Some("silver-march"));
    table.army(0, 0, "pontargent", ours).army(1, 0, "silberfurt", theirs);
    table.until("march");
    while table.asked() != [0] {
        table.quiet();
    }
    table
}

/// The worth of an army by what is printed.
pub fn fight(ours: &[(Unit, u64)], theirs: &[(Unit, u64)]) -> Table {
    let mut table = met(ours, theirs);
    table.events.clear();
    // Pontargent and Silberfurt do not touch with two players: by way of the neutral town between them.
    let way = ["mireval", "kaltbruck"]
        .into_iter()
        .find(|it| table.may(0).iter().any(|mv| *mv == format!("march 1 {it}")));
    let meeting = way.expect("a way into the region");
    let at = number(meeting);
    table.edit(|all| {
        all["players"][1]["armies"][0]["at"] = json!(at);
    });
    table.play(0, &format!("march 1 {meeting}"));
    table.halt(0);
    while table.asked() == [0] && table.may(0).iter().any(|mv| mv.starts_with("battle")) {
        let mv = table.may(0).into_iter().find(|mv| mv.starts_with("battle")).expect("a battle");
        table.play(0, &mv);
    }
    table
}

pub fn values(table: &Table) -> Option<([u16; 2], Option<Seat>)> {
    table.events.iter().find_map(|it| match it {
        Event::QuickBattle { values, winner, .. } => Some((*values, *winner)),
        _ => None,
    })
}

/// AR-19.1: 60 against 42: the loser loses at least 18, the winner at least 9; nothing that could be kept.
#[test]
fn ex_21_the_difference_is_lost() {
    let mut table = fight(
        &[(Unit::HeavyHorse, 6), (Unit::Arquebusiers, 10)],
        &[(Unit::HeavyHorse, 6), (Unit::LightHorse, 4)],
    );
    assert_eq!(values(&table), Some(([60, 42], Some(Seat(0)))));
    let before = [table.player(0), table.player(1)].map(|it| it.armies[0].size);
    while table.asked() != [1] {
        table.play(0, "lose heavy-horse army-1");
    }
    // Two heavy horse had to go, for the light horse are not worth enough; then 5 and 3, or 5 and 5.
    table.play(1, "lose heavy-horse army-1");
    table.offers(1, "lose light-horse army-1");
    table.offers(1, "lose heavy-horse army-1");
    table.play(1, "lose light-horse army-1");
    let after = table.player(1).armies[0].size;
    assert_eq!(before[1] - after, 4);
    // 5 + 5 for the winner, who owes 9.
    assert_eq!(before[0] - table.player(0).armies[0].size, 2);
}

/// AR-19.2: 60 against 10: the loser discards everything, the winner at least 25.
#[test]
fn ex_22_whoever_has_less_loses_everything() {
    let mut table =
        fight(&[(Unit::HeavyHorse, 6), (Unit::Arquebusiers, 10)], &[(Unit::Pikemen, 5)]);
    assert_eq!(values(&table), Some(([60, 10], Some(Seat(0)))));
    while table.asked() == [0] && table.may(0).iter().any(|mv| mv.starts_with("lose")) {
        let mv = table.may(0)[0].clone();
        table.play(0, &mv);
    }
    let cost = |unit: Unit| arcadia::content::content().units[unit as usize].cost;
    let lost: u8 = table
        .events
        .iter()
        .filter_map(|it| match it {
            Event::Lost { seat: Seat(0), unit, .. } => Some(cost(*unit)),
            _ => None,
        })
        .sum();
    assert!((25..30).contains(&lost), "{lost}");
    assert_eq!(table.player(1).armies[0].size, 0);
}

/// AR-18.6: no more prestige than the beaten have lost, 20 at most.
#[test]
fn ex_57_glory_costs_blood() {
    for (theirs, glory) in [(5, 10), (12, 20)] {
        let table =
            fight(&[(Unit::HeavyHorse, 6), (Unit::Arquebusiers, 10)], &[(Unit::Pikemen, theirs)]);
        let mut table = table;
        while !table.happened(|it| matches!(it, Event::PrestigeChanged { seat: Seat(0), .. })) {
            table.quiet();
        }
        let bold = table.player(0).king.is_some_and(|it| it.ends_with("-bold"));
        let more = if bold { 10 } else { 0 };
        let gained = table.events.iter().find_map(|it| match it {
            Event::PrestigeChanged { seat: Seat(0), by, .. } => Some(*by),
            _ => None,
        });
        assert_eq!(gained, Some(glory + more));
    }
}
