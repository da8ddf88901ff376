//! RTN-12: Income, Upkeep, the end.

use crate::table::table;
use engine::Play;

/// RTN-12.1: coins by the number of all Apprentices of the Guild.
#[test]
fn rtn_12_1_income_of_apprentices() {
    let mut table =
        table("players 4\n0: apprentices artists 2, coins 0\n1: apprentices artists 1, coins 0");
    table.end_round();
    assert_eq!((table.player(0).coins, table.player(1).coins), (4, 2));
}

#[test]
fn rtn_12_2_income_of_workshops() {
    let mut table = table("0: workshop artists 1 artists-1, workshop wizards 1 wizards-1");
    table.end_round();
    assert_eq!(table.goods(0), [1, 0, 0, 0, 0, 1]);
}

#[test]
fn rtn_12_3_income_of_community_buildings() {
    let mut table =
        table("0: area 1 common-01, area 2 common-02, area 3 common-03, coins 0, points 15");
    table.play("0: end\n1: end\n2: end\n0: good books");
    let player = table.player(0);
    assert_eq!((player.coins, player.reputation, player.goods[4]), (1, 10, 1));
}

/// RTN-12.4: 3 coins for each Apprentice at the Chancellery.
#[test]
fn rtn_12_4_income_of_the_chancellery() {
    let mut table = table("chancellery, office 1 of 0, office 2 of 0\n0: coins 0");
    table.end_round();
    assert_eq!(table.player(0).coins, 6);
}

#[test]
fn rtn_12_5_events_come_last() {
    let mut table =
        table("events, event tax-collectors\n0: apprentices artists 1, coins 1\n1: coins 2");
    table.end_round();
    assert_eq!(
        (table.player(0).coins, table.player(1).coins),
        (1, 0),
        "1 + 3 - 3, and all there is"
    );
}

/// RTN-12.6, RTN-12.10: dice come back and the First Player moves on.
#[test]
fn rtn_12_6_dice_come_back() {
    let mut table = table("0: dice 1 1 1 1 1");
    table.play("0: die 1 castle-1");
    table.end_round();
    assert_eq!((table.player(0).dice.len(), table.player(0).placed), (5, 0));
    assert_eq!((table.view().first.0, table.view().round), (1, 2));
    assert!(table.view().castle.iter().all(Option::is_none));
}

#[test]
fn rtn_12_7_a_new_ship_comes() {
    let mut table = table("ship ship-05");
    table.end_round();
    assert_eq!((table.view().port.ship, table.view().piles.ships), ("ship-01", 16));
}

#[test]
fn rtn_12_8_the_council_is_filled_from_the_top() {
    let mut table = table("council elf 3 a01");
    table.end_round();
    let top = &table.view().council[0];
    assert_eq!((top[0].tile, top[1].tile), (Some("a02"), Some("a03")));
}

#[test]
fn rtn_12_10_the_event_is_discarded_and_the_first_player_moves_on() {
    let mut table = table("events, event storm-at-sea, round 6");
    assert_eq!((table.view().round, table.view().first.0), (6, 0));
    for round in 7..=10 {
        let last = table.view().event;
        table.end_round();
        assert_eq!((table.view().round, table.view().first.0), (round, (round - 6) % 3));
        assert_eq!(table.view().active.map(|seat| seat.0), Some((round - 6) % 3), "who begins");
        assert!(table.view().event.is_some() && table.view().event != last, "a new Event");
    }
    let revealed = table.events.iter().filter_map(|event| match event {
        rise_to_nobility::Event::EventRevealed { event } => Some(*event),
        _ => None,
    });
    let revealed: std::collections::BTreeSet<u8> = revealed.collect();
    assert_eq!(revealed.len(), 4, "no discarded Event comes back");
}

/// RTN-12.11: goods and Nobility.
#[test]
fn rtn_12_11_points_of_the_end() {
    let mut table = table("round 10\n0: goods art 3 magic 4, nobility 12, points 10");
    table.end_round();
    assert_eq!((table.source(0, "source-goods"), table.source(0, "source-nobility")), (3, 6));
    assert_eq!(table.game.outcome().expect("the end").points[0], 19);
}

/// RTN-12.12: Houses built, Reputation, coins, then the victory is shared.
#[test]
fn rtn_12_12_ties() {
    let places = |text: &str| {
        let mut table = table(&format!("round 10\n{text}"));
        table.end_round();
        table.game.outcome().expect("the end").places
    };
    assert_eq!(places("0: points 5\n1: points 4\n2: points 4, reputation 10"), [1, 3, 2]);
    assert_eq!(
        places("0: points 4, reputation 20\n1: points 4, fulfilled elf-1, houses 0"),
        [2, 1, 3]
    );
    assert_eq!(
        places("0: points 4, coins 3\n1: points 4, coins 4\n2: points 4, coins 4"),
        [3, 1, 1]
    );
}
