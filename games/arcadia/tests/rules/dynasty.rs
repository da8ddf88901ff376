//! AR-4 and AR-5.1 to AR-5.4: kings, princes, regencies, events and politics.

use super::table::{Table, table};
use arcadia::Event;
use engine::Seat;
use serde_json::json;

/// A Quiet Year under an Emperor with plain kings.
fn calm(seats: u8) -> Table {
    let mut table = table(seats);
    table.edit(|all| {
        all["event"] = json!(23);
        all["events_seen"] = json!(super::table::QUIET);
        all["emperor"] = json!(0);
        for seat in 0..usize::from(seats) {
            all["players"][seat]["ideologies"] = json!([3, 6]);
        }
    });
    for seat in 0..seats {
        table.house(seat, "young", None);
    }
    table
}

/// What the next phase brings, with this event.
fn with_event(seats: u8, event: usize, change: impl FnOnce(&mut Table)) -> Table {
    let mut table = calm(seats);
    // All other events are gone, so that this one comes.
    table.edit(|all| {
        all["events_seen"] = json!(((1u64 << 24) - 1) & !(1 << event));
        all["event"] = json!(if event == 23 { 22 } else { 23 });
    });
    change(&mut table);
    table.events.clear();
    table.next_phase();
    table
}

/// AR-4.4: a token each phase; who has as many as his hourglass dies, and the prince is king without one.
#[test]
fn ex_04_kings_die_of_age() {
    let mut table = calm(2);
    table.house(1, "bold", Some("wise")).set(1, "age", 1);
    table.next_phase();
    assert_eq!(table.player(1).age, 2);
    table.next_phase();
    let player = table.player(1);
    assert!(player.king.is_some_and(|it| it.ends_with("wise")));
    assert_eq!(player.age, 0);
    assert!(player.dead.iter().any(|it| it.ends_with("heir-bold")));
    table.next_phase();
    assert_eq!(table.player(1).age, 1);
}

/// AR-4.6: without a prince a council rules until an Heir is drawn.
#[test]
fn ex_05_regencies_wait_for_an_heir() {
    let mut table = calm(2);
    table.house(1, "bold", None).set(1, "age", 2);
    // The pile ends with other cards than Heirs: `house` put those at the bottom.
    table.next_phase();
    let player = table.player(1);
    assert_eq!(player.king, None);
    assert!(table.happened(|it| matches!(it, Event::Regency { seat: Seat(1) })));
    table.edit(|all| {
        let deck = all["players"][1]["deck"].as_array_mut().expect("a deck");
        let size = deck.iter().position(|it| *it == json!(255)).unwrap_or(40);
        let heir = deck[..size]
            .iter()
            .position(|it| it.as_u64().is_some_and(|it| it < 80 && it % 20 < 10));
        deck.swap(heir.expect("an Heir"), size - 1);
    });
    table.next_phase();
    assert!(table.player(1).king.is_some());
}

/// AR-4.5: a spare Heir follows when the king dies.
#[test]
fn ex_06_spare_heirs_follow() {
    let mut table = calm(2);
    table.house(1, "bold", Some("wise")).hand(1, "eisenmark-heir-pious").set(1, "age", 2);
    table.next_phase();
    let player = table.player(1);
    assert!(player.king.is_some_and(|it| it.ends_with("wise")));
    assert!(player.prince.is_some_and(|it| it.ends_with("pious")));
}

/// AR-4.10 (1): with the Emperor dies his reign.
#[test]
fn ar_4_10_the_throne_is_vacant() {
    let mut table = calm(2);
    table.house(0, "bold", Some("wise")).set(0, "age", 2);
    table.next_phase();
    assert!(table.happened(|it| matches!(it, Event::ThroneVacant {})));
    assert_eq!(table.view().emperor, None);
}

/// AR-5.3: a thirteenth card is drawn, and one is discarded.
#[test]
fn ex_07_twelve_cards_are_the_most() {
    let mut table = calm(2);
    for card in ["assassin", "slander", "spy", "embezzlement", "royal-physician", "counter-plot"] {
        table.hand(1, card);
    }
    for card in
        ["double-quick", "volley", "fury", "hold-fast", "rally", "take-cover", "ruse", "drums"]
    {
        if table.player(1).held < 12 {
            table.hand(1, card);
        }
    }
    assert_eq!(table.player(1).held, 12);
    let phase = table.view().phase;
    while table.view().phase == phase {
        table.quiet();
    }
    assert_eq!((table.player(1).held, table.asked()), (13, vec![1]));
    let card = table.player(1).hand.expect("the own hand")[0].clone();
    table.play(1, &format!("discard {card}"));
    assert_eq!(table.player(1).held, 12);
    assert!(table.player(1).discarded.contains(&card));
}

/// The same card may be chosen again; none may be chosen too.
#[test]
fn ar_5_4_politics_are_chosen_in_secret() {
    let mut table = calm(2);
    table.play(0, "politics taxes");
    assert_eq!(table.view().players[0].politics, None);
    table.refuses(1, "politics royal-works", "AR-3.9");
    table.play(1, "no");
    assert_eq!(table.view().players[0].politics.as_deref(), Some("taxes"));
    assert_eq!(table.view().players[1].politics, None);
    let gold = table.player(0).gold;
    table.until("manage");
    // 22 of the provinces, 5 of the crown, 6 of the levy.
    assert_eq!(table.player(0).gold, gold + 33);
}

#[test]
fn ar_5_4_politics_work_at_once() {
    let mut table = calm(2);
    table.set(0, "ideologies", json!([2, 5]));
    let (gold, held) = (table.player(0).gold, table.player(1).held);
    table.play(0, "politics bank-loan");
    table.play(1, "politics chancellery");
    assert_eq!(table.player(0).gold, gold + 20);
    let drawn = table.player(1);
    assert!(drawn.held == held + 1 || drawn.prince.is_some());
}

/// AR-21.5: Plague and Blessed Year.
#[test]
fn ar_5_2_events_change_ageing() {
    assert_eq!(with_event(2, 2, |_| ()).player(1).age, 2);
    assert_eq!(with_event(2, 20, |_| ()).player(1).age, 0);
    assert_eq!(with_event(2, 23, |_| ()).player(1).age, 1);
}

/// Imperial Diet: two cards instead of one.
#[test]
fn ar_5_3_the_diet_brings_a_card() {
    let drawn = |event: usize| {
        let table = with_event(2, event, |_| ());
        table
            .events
            .iter()
            .filter(|it| matches!(it, Event::CardDrawn { seat: Seat(1), .. }))
            .count()
    };
    assert_eq!((drawn(5), drawn(23)), (2, 1));
}

/// Jubilee, with an Emperor and without one.
#[test]
fn ar_21_2_the_jubilee() {
    let table = with_event(2, 22, |_| ());
    let honoured = |it: &Event| matches!(it, Event::PrestigeChanged { seat: Seat(0), by: 10, .. });
    assert!(table.happened(honoured));
}

/// Dynastic Quarrel: the last in prestige against the first.
#[test]
fn ar_21_11_the_quarrel() {
    let table = with_event(3, 10, |table| {
        table.set(0, "prestige", 50).set(1, "prestige", 300).set(2, "prestige", 0);
    });
    let gained = |it: &Event| {
        matches!(it, Event::GroundGained { seat: Seat(2), against: Some(Seat(1)), .. })
    };
    assert!(table.happened(gained));
}

/// Free City: a province outside the start regions, without garrison and army, turns neutral.
#[test]
fn ar_21_6_a_free_city_rises() {
    let table = with_event(2, 17, |_| ());
    let province = table.events.iter().find_map(|it| match it {
        Event::TurnedNeutral { province } => Some(*province),
        _ => None,
    });
    let at = province.expect("a province turned neutral");
    assert!(at >= 16, "a start region");
    let view = table.view();
    let id = arcadia::content::content().provinces[usize::from(at)].id;
    let town = view.provinces.iter().find(|it| it.id == id.text()).expect("in play");
    assert_eq!((town.owner, town.occupier, town.garrison), (None, None, 2));
}
