//! AR-9: income, prestige, recruiting.

use super::table::{Table, table};
use arcadia::Event;
use arcadia::kinds::Unit;
use engine::Seat;
use serde_json::json;

/// G3, when everybody is raising units. No ideology, king or event has a say in it.
pub fn raising(change: impl FnOnce(&mut Table)) -> Table {
    let mut table = plain(4);
    change(&mut table);
    table.until("manage");
    for seat in 0..4 {
        while table.work(seat) < 2 {
            table.play(seat, "done");
        }
    }
    table
}

/// Phase 1 under a Quiet Year, with an Emperor, ideologies without gold, and kings without a bonus.
fn plain(seats: u8) -> Table {
    let mut table = table(seats);
    table.edit(|all| {
        all["event"] = json!(23);
        all["events_seen"] = json!(super::table::QUIET);
        all["emperor"] = json!(0);
        for seat in 0..usize::from(seats) {
            all["players"][seat]["ideologies"] = json!([3, 6]);
        }
    });
    table
}

/// AR-9.1: 8 + 4 + 3 + 3 + 2 + 2, and what the crown and the king bring.
#[test]
fn ex_01_occupied_provinces_pay() {
    let mut table = plain(4);
    table.until("manage");
    let income = |table: &Table, of: u8| {
        table.events.iter().find_map(|it| match it {
            Event::Income { seat, gold } if seat.0 == of => Some(*gold),
            _ => None,
        })
    };
    for seat in 0..4 {
        let king = table.player(seat).king.expect("a king");
        let bonus = match king.split("-heir-").nth(1) {
            Some("builder") => 3,
            Some("moneyed") => 5,
            _ => 0,
        };
        let crown = if seat == 0 { 5 } else { 0 };
        assert_eq!(income(&table, seat), Some(22 + bonus + crown), "seat {seat}, {king}");
    }
}

/// All armies of the second seat are abroad.
pub fn abroad() -> Table {
    raising(|table| {
        for (army, province) in [(0, "arcadine"), (1, "fontroyale"), (2, "kronfeld")] {
            table.edit(|all| {
                // A third leader: a character of the own deck.
                let player = &mut all["players"][1];
                let deck = player["deck"].as_array_mut().expect("a deck");
                let general =
                    deck.iter().position(|it| (30..40).contains(&it.as_u64().unwrap_or(255)));
                if let (2, Some(at)) = (army, general) {
                    let card = deck.remove(at);
                    deck.push(json!(255));
                    let court = player["court"].as_array().expect("court");
                    let free = court.iter().position(|it| *it == json!(255)).expect("room");
                    player["court"][free] = card;
                    player["slots"][free] = json!(2);
                }
            });
            table.army(1, army, province, &[(Unit::Militia, 1)]);
        }
    })
}

/// AR-9.3: with all armies abroad nothing is recruited, not even for garrisons.
#[test]
fn ex_16_nobody_recruits_abroad() {
    let table = abroad();
    assert!(table.may(1).iter().all(|mv| !mv.starts_with("buy")), "{:?}", table.may(1));
    table.refuses(1, "buy 1 militia army-1", "AR-9.3");
    table.refuses(1, "buy 1 militia eisenau", "AR-9.3");
    table.offers(0, "buy 1 militia army-1");
}

#[test]
fn ar_9_4_an_army_has_twenty_units() {
    let mut table = raising(|table| {
        table.set(0, "gold", 200);
        table.army(0, 0, "hautecour-city", &[(Unit::Militia, 8), (Unit::Pikemen, 11)]);
    });
    table.offers(0, "buy 1 cannon army-1");
    table.refuses(0, "buy 2 cannon army-1", "AR-9.3");
    table.play(0, "buy 1 cannon army-1");
    table.refuses(0, "buy 1 militia army-1", "AR-9.4");
}

/// AR-9.5: infantry only, up to the fortress limit.
#[test]
fn ex_17_garrisons_hold_infantry() {
    let mut table = raising(|table| {
        table.garrison("rochefiere", &[(Unit::Militia, 1)]);
    });
    assert!(table.may(0).iter().all(|mv| mv != "buy 1 light-horse rochefiere"));
    assert!(table.may(0).iter().all(|mv| mv != "buy 1 cannon rochefiere"));
    table.play(0, "buy 1 pikemen rochefiere");
    table.refuses(0, "buy 1 militia rochefiere", "AR-9.4");
    assert_eq!(table.province("rochefiere").garrison, 1, "sealed until all are ready");
}

/// AR-9.6: purchases and sizes are public once everybody is ready.
#[test]
fn ar_9_6_recruiting_is_sealed() {
    let mut table = raising(|_| ());
    table.play(0, "buy 3 pikemen army-1");
    table.play(0, "done");
    assert!(!table.happened(|it| matches!(it, Event::Recruited { .. })));
    assert_eq!(table.view().players[0].armies[0].size, 0);
    for seat in 1..4 {
        table.play(seat, "done");
    }
    assert!(table.happened(|it| matches!(
        it,
        Event::Recruited { seat: Seat(0), unit: Unit::Pikemen, by: 3 }
    )));
    assert_eq!(table.view().players[0].armies[0].size, 3);
}

#[test]
fn ar_9_7_empty_piles_sell_nothing() {
    let mut table = raising(|table| {
        table.set(0, "gold", 200);
        table.army(0, 0, "hautecour-city", &[(Unit::Cannon, 4)]);
    });
    table.refuses(0, "buy 1 cannon army-1", "AR-9.7");
    table.play(0, "buy 6 gendarmes army-1");
    table.refuses(0, "buy 1 gendarmes army-1", "AR-9.7");
}

/// AR-9.8: a discount is never spent on what costs 1 already.
#[test]
fn ex_18_discounts_go_where_they_help() {
    let mut table = raising(|table| {
        table.edit(|all| {
            // Nobody's king has a discount of his own.
            for seat in 0..4 {
                let player = &mut all["players"][seat];
                player["politics"] = json!(1);
            }
        });
    });
    table.edit(|all| all["players"][0]["politics"] = json!(1));
    let gold = table.player(0).gold;
    table.play(0, "buy 4 militia army-1");
    table.play(0, "buy 4 pikemen army-1");
    let paid = gold - table.player(0).gold;
    assert_eq!(paid, 8);
}

/// AR-4.9: 5 gold; two of them.
#[test]
fn ar_4_9_captains_are_hired() {
    let mut table = raising(|_| ());
    let gold = table.player(0).gold;
    table.play(0, "hire army-1");
    table.play(0, "hire army-2");
    assert_eq!(table.player(0).gold, gold - 10);
    table.refuses(0, "hire army-3", "AR-4.9");
}

/// AR-9.2: the crown 25, the own start region 15, every other full region 30.
#[test]
fn ar_9_2_regions_and_the_crown_bring_prestige() {
    let mut table = plain(4);
    for province in ["arcadine", "fontroyale", "kronfeld", "altamira"] {
        table.own(1, province);
    }
    table.until("manage");
    let king = |seat: u8| {
        let king = table.player(seat).king.expect("a king");
        match king.split("-heir-").nth(1) {
            Some("courteous") => 5,
            Some("pious") => 4,
            Some("brief") => 8,
            _ => 0,
        }
    };
    let expected = [40 + king(0), 45 + king(1), 15 + king(2), 15 + king(3)];
    let found = [0, 1, 2, 3].map(|seat| table.player(seat).prestige);
    assert_eq!(found, expected);
}
