//! RTN-10: Town Hall, Buildings, selling.

use crate::table::table;

/// RTN-10.1: each place has its value and its price.
#[test]
fn rtn_10_1_places_and_prices() {
    let mut table =
        table("hall 1 common-01, hall 6 common-02\n0: coins 7, workers 1, dice 6 5 1 1 1");
    table.refuses("0: die 1 hall", "RTN-10.1");
    table.refuses("0: die 5 hall", "RTN-10.1");
    table.play("0: die 6 hall. area 1");
    assert_eq!(table.player(0).coins, 4);
    assert!(table.view().town_hall[0].tile.is_none(), "empty until Upkeep");
}

/// RTN-10.2, RTN-10.3: leftmost position, an Apprentice becomes Guild Master.
#[test]
fn rtn_10_2_buying_a_workshop() {
    let mut table = table(
        "hall 1 artists-4, workshop artists 1 artists-1
         0: coins 3, dice 6 1 1 1 1, apprentices artists 1, workers 1
         1: coins 9, dice 6 1 1 1 1, workers 1",
    );
    table.play("0: die 6 hall");
    let shop = table.view().guilds[0].workshops[1].clone().expect("a Workshop");
    assert_eq!((shop.tile, shop.owner.map(|seat| seat.0)), ("artists-4", Some(0)));
    let player = table.player(0);
    assert_eq!((player.nobility, table.source(0, "source-workshops")), (2, 4));
    assert_eq!((player.apprentices, player.coins), ([0; 6], 0));
    let mut other = crate::table::table("hall 1 artists-4\n0: coins 3, dice 6 1 1 1 1, workers 1");
    other.refuses("0: die 6 hall", "RTN-10.2");
}

/// RTN-10.3, RTN-12.2: a Guild Master brings a good and nothing else.
#[test]
fn rtn_10_3_a_guild_master_brings_a_good() {
    let mut table = table("0: workshop artists 1 artists-2, coins 1");
    table.play("0: die 1 artists. buy 1");
    assert_eq!(table.goods(0)[0], 1, "no free good");
    table.end_round();
    assert_eq!((table.player(0).coins, table.goods(0)[0]), (0, 2));
}

/// RTN-10.4: a Community Building needs a Worker and an area.
#[test]
fn rtn_10_4_buying_a_community_building() {
    let mut table = table(
        "hall 1 common-01\n0: coins 3, dice 6 1 1 1 1, workers 1, area 1 common-05, points 5",
    );
    table.refuses("0: die 6 hall. area 1", "RTN-10.4");
    table.play("0: area 3");
    let player = table.player(0);
    assert_eq!((player.workers, player.nobility, player.points), (0, 2, 10));
    let mut idle = crate::table::table("hall 1 common-01\n0: coins 3, dice 6 1 1 1 1");
    idle.refuses("0: die 6 hall", "RTN-10.4");
}

/// RTN-10.5, RTN-10.6: 3 coins, points lost, stars kept; a Workshop stays without an owner.
#[test]
fn rtn_10_5_selling() {
    let mut table = table(
        "0: workshop artists 1 artists-1, area 2 common-01, points 20, coins 0, nobility 4
         1: coins 0, dice 1 1 1 1 1
         2: coins 0",
    );
    table.refuses("0: sell-workshop artists 2", "RTN-10.5");
    table.refuses("0: sell-area 1", "RTN-10.5");
    table.play("0: sell-workshop artists 1. die 1 castle-1");
    let player = table.player(0);
    assert_eq!((player.coins, player.points, player.workers, player.nobility), (3, 17, 1, 4));
    table.play("1: die 1 artists. buy 0");
    assert_eq!((table.player(0).coins, table.player(1).coins), (3, 1), "a bonus but no reward");
    table.play("2: end\n0: sell-area 2");
    assert_eq!(
        (table.player(0).coins, table.player(0).points, table.player(0).workers),
        (6, 12, 2)
    );
    assert_eq!(table.view().piles.buildings_discarded, 1);
}

/// RTN-10.6: selling does not lower Nobility, and buying again gives stars again.
#[test]
fn rtn_10_6_stars_stay() {
    let mut table =
        table("hall 1 common-01\n0: coins 3, dice 6 1 1 1 1, area 1 common-02, points 5");
    table.play("0: sell-area 1. die 6 hall. area 1");
    assert_eq!((table.player(0).nobility, table.player(0).points), (2, 5));
}

/// RTN-10.7, RTN-13.7, RTN-13.8: an Event lowers no price below what a sale pays; offices take off
/// their coin in any case.
#[test]
fn rtn_10_7_events_go_no_lower_than_what_a_sale_pays_but_offices_do() {
    let mut table = table(
        "players 5, chancellery, events, event land-sale, office 6 of 0, office 9 of 0, hall 1 common-01, hall 4 common-02
         0: coins 6, dice 6 3 1 1 1, workers 2",
    );
    table.play("0: die 6 hall. area 1");
    assert_eq!(table.player(0).coins, 5, "3, which the Event leaves alone, less 1 and 1");
    table.play("0: end\n1: end\n2: end\n3: end\n4: end\n0: die 3 hall. area 2");
    assert_eq!(table.player(0).coins, 3, "6 - 2 - 1 - 1");
    let mut alone = crate::table::table(
        "players 5, chancellery, events, event land-sale, hall 1 common-01, hall 3 common-02
         0: coins 6, dice 6 4 1 1 1, reputation 20, workers 2",
    );
    alone.play("0: die 6 hall. area 1");
    assert_eq!(alone.player(0).coins, 3, "3 stays 3 without an office");
    alone.play("0: end\n1: end\n2: end\n3: end\n4: end\n0: die 4 hall. area 2");
    assert_eq!(alone.player(0).coins, 0, "5 - 2");
    let mut house = crate::table::table(
        "chancellery, events, event builders-fair, office 5 of 0\n0: coins 2, dice 1 1 1 1 1",
    );
    house.play("0: die 1 yard");
    assert_eq!(house.player(0).coins, 0, "5 - 2 - 1");
}

/// RTN-12.9: dead Workshops go, the others slide, new ones are drawn.
#[test]
fn rtn_12_9_the_town_hall_slides() {
    let mut table = table(
        "hall 2 artists-4, hall 4 common-03, hall 6 wizards-1
         workshop artists 1 artists-1, workshop artists 2 artists-2, workshop artists 3 artists-3",
    );
    table.end_round();
    let tiles: Vec<_> = table.view().town_hall.iter().map(|place| place.tile).collect();
    assert_eq!((tiles[0], tiles[1]), (Some("common-03"), Some("wizards-1")));
    assert!(tiles.iter().all(|tile| tile.is_some_and(|tile| !tile.starts_with("artists"))));
}
