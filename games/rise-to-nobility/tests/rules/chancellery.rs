//! RTN-13: the Chancellery.

use crate::table::{opening, table};
use engine::{Play, Seat, Secrets, Viewer};
use rise_to_nobility::Setup;

/// RTN-13.1: everybody keeps one of three cards, all at once, and draws a dice tile.
#[test]
fn rtn_13_1_one_of_three_commissions() {
    let mut table = opening(&Setup { chancellery: true, ..Setup::for_seats(3) });
    assert_eq!(table.game.asked().len(), 3);
    table.refuses("2: keep treasurer", "RTN-13.1");
    for seat in [2, 0, 1] {
        let keep = table.may(seat)[1].clone();
        table.play(&format!("{seat}: {keep}"));
    }
    let view = table.view();
    assert_eq!((view.round, view.piles.commissions, view.piles.dice_tiles), (1, 15, 15));
    assert!(view.players.iter().all(|player| player.dice_tiles.len() == 1));
}

/// RTN-13.2, RTN-13.3: the die's value, a Worker and the people of the office.
#[test]
fn rtn_13_2_offices() {
    let mut table = table(
        "chancellery\n0: dice 1 2 3 4 4, workers 1, fulfilled halfling-1 dwarf-1\n1: workers 0, fulfilled human-1, dice 2 1 1 1 1",
    );
    table.refuses("0: die 2 office-upper", "RTN-13.3");
    table.refuses("0: die 1 office-lower", "RTN-13.2");
    table.play("0: die 4 office-upper");
    let offices = table.view().chancellery.expect("offices").offices;
    assert_eq!(
        (offices.len(), offices[3].map(|seat| seat.0), table.player(0).workers),
        (6, Some(0), 0)
    );
    table.refuses("1: die 2 office-upper", "RTN-13.3");
    let five = crate::table::table("players 5, chancellery\n0: workers 1, fulfilled dwarf-1");
    five.offers("0: die 1 office-lower. die 4 office-upper");
}

/// RTN-13.3: an office takes one Apprentice.
#[test]
fn rtn_13_3_an_office_is_taken_once() {
    let mut table =
        table("chancellery, office 1 of 1\n0: workers 1, fulfilled halfling-1, dice 1 1 1 1 1");
    table.refuses("0: die 1 office-upper", "RTN-13.3");
}

#[test]
fn rtn_13_4_one_die_per_slot() {
    let mut table = table(
        "players 5, chancellery
         0: workers 1, fulfilled halfling-1, dice 1 1 1 1 1
         1: workers 1, fulfilled dwarf-1, dice 1 1 1 1 1",
    );
    table.play("0: die 1 office-upper");
    table.refuses("1: die 1 office-lower", "RTN-13.4");
}

/// RTN-13.5: Apprentices of the Chancellery never move.
#[test]
fn rtn_13_5_offices_are_for_good() {
    let mut table = table("chancellery, office 1 of 0\n0: dice 5 1 1 1 1, coins 9");
    table.refuses("0: die 5 home", "RTN-11.14");
    table.play("0: die 1 artists. buy 1");
    assert_eq!((table.goods(0)[0], table.view().active.map(|seat| seat.0)), (1, Some(1)));
}

/// RTN-13.7: the six benefits.
#[test]
fn rtn_13_7_benefits() {
    let mut free = table(
        "chancellery, office 1 of 0, office 3 of 0, council elf 1 a02\n0: nobility 1, fulfilled elf-1, goods art 1 furniture 1 magic 1, coins 0",
    );
    free.play("0: die 1 council-elf-1");
    assert_eq!((free.player(0).coins, free.player(0).reputation), (0, 8));
    let mut port = table("chancellery, ship ship-01, office 2 of 0\n0: goods jewelry 1, coins 0");
    port.play("0: die 1 port");
    assert_eq!(port.player(0).coins, 4);
    let mut cheap = table(
        "chancellery, office 5 of 0, office 6 of 0, hall 2 common-01\n0: coins 7, dice 1 5 1 1 1, workers 1\n1: coins 0\n2: coins 0",
    );
    cheap.play("0: die 1 yard\n1: end\n2: end\n0: die 5 hall. area 1");
    assert_eq!(cheap.player(0).coins, 0, "4 for the House, 3 for the Building");
}

/// RTN-13.8: the second card is optional, and the limit of three holds for each.
#[test]
fn rtn_13_8_two_settlers_cards() {
    let mut table =
        table("chancellery, office 4 of 0, show elf-1 elf-2 elf-3\n0: hand human-1 human-2");
    table.play("0: die 1 tavern. take elf-1");
    table.offers("0: done. discard human-1");
    table.play("0: discard human-1. take elf-2");
    assert_eq!(table.player(0).hand, ["human-2", "elf-1", "elf-2"]);
    let mut both = crate::table::table(
        "players 5, chancellery, ship ship-01, office 2 of 0, office 11 of 0\n0: goods jewelry 1, coins 0",
    );
    both.play("0: die 1 port");
    assert_eq!(both.player(0).coins, 5, "3 + 1 + 1");
    let mut cards = crate::table::table(
        "players 5, chancellery, office 4 of 0, office 7 of 0, show elf-1 elf-2 elf-3",
    );
    cards.play("0: die 1 tavern. take elf-1. take elf-2");
    assert_eq!(cards.view().active.map(|seat| seat.0), Some(1), "two cards, not three");
    let mut mercy = crate::table::table(
        "players 5, chancellery, office 3 of 0, office 12 of 0, events, event council-mercy, round 6, council elf 1 a01
         0: nobility 1, fulfilled elf-1, goods weapons 1 jewelry 1 books 1",
    );
    mercy.play("0: die 1 council-elf-1");
    assert_eq!(mercy.player(0).reputation, 8, "still 1 is lost (RTN-15.3)");
}

/// RTN-13.9: one more Commission for each office; the others go under the deck.
#[test]
fn rtn_13_9_more_commissions() {
    let mut table =
        table("chancellery, office 1 of 0\n0: dice 3 5 1 1 1, reputation 20\n1: dice 1 1 1 1 1");
    table.play("0: die 3 berk. commission");
    assert_eq!(table.player(0).reputation, 18);
    let cards = table.may(0);
    assert_eq!(cards.len(), 2);
    table.play(&format!("0: {}. done", cards[0]));
    assert_eq!(table.player(0).dice_tiles.len(), 2);
    assert_eq!(table.game.view_for(Viewer::Seat(Seat(0))).put_under.len(), 1);
    assert!(table.game.view_for(Viewer::Seat(Seat(1))).put_under.is_empty());
    table.refuses("1: die 1 berk. commission", "RTN-13.9");
    table.play("1: done\n2: end");
    table.refuses("0: die 5 berk. commission", "RTN-13.9");
}

/// RTN-13.9: the die says how many cards are looked at and how much Reputation they cost.
#[test]
fn rtn_13_9_cards_and_their_price() {
    for (die, cards, lost) in [(2, 1, 1), (4, 2, 2), (6, 3, 3)] {
        let mut table =
            table(&format!("chancellery, office 1 of 0\n0: dice {die} 1 1 1 1, reputation 20"));
        let before = table.view().piles.commissions;
        table.play(&format!("0: die {die} berk. commission"));
        assert_eq!(table.player(0).reputation, 20 - lost);
        let offered = table.game.view_for(Viewer::Seat(Seat(0))).offered.len();
        // A single card needs no choice.
        assert_eq!(offered, if cards == 1 { 0 } else { cards });
        if cards > 1 {
            let keep = table.may(0)[0].clone();
            table.play(&format!("0: {keep}"));
        }
        assert_eq!(table.player(0).dice_tiles.len(), 2);
        assert_eq!(table.view().piles.commissions, before - 1, "one is kept, the rest goes under");
    }
}

/// RTN-13.10, RTN-13.11, RTN-13.13: slots are filled one by one, over several rounds.
#[test]
fn rtn_13_10_filling_a_dice_tile() {
    let mut table = table("chancellery\n0: dice 1 2 4 6 6, reputation 20, tile dice-126 treasurer");
    table.refuses("0: die 4 dice-126", "RTN-13.10");
    table.refuses("0: die 1 dice-333", "RTN-13.10");
    table.play("0: die 1 dice-126");
    table.end_round();
    assert_eq!(table.player(0).dice_tiles[0].filled, [true, false, false]);
    assert_eq!(table.player(0).dice.len(), 5);
}

/// RTN-13.11, RTN-13.12, RTN-13.13: the last slot activates the card, which stays secret.
#[test]
fn rtn_13_12_a_complete_tile_activates_the_commission() {
    let mut table = table(
        "chancellery\n0: dice 1 2 6 1 1, reputation 20, coins 8, tile dice-126 treasurer\n1: coins 0\n2: coins 0",
    );
    table.play("0: die 1 dice-126\n1: end\n2: end\n0: die 2 dice-126");
    assert_eq!(table.source(0, "source-commissions"), 0);
    table.play("0: die 6 dice-126");
    assert_eq!(table.source(0, "source-commissions"), 4);
    assert_eq!(table.player(0).dice_tiles[0].card, None);
}

#[test]
fn rtn_13_13_city_tokens_keep_slots_filled() {
    let mut table = table("chancellery\n0: dice 1 2 6 1 1, reputation 20, tile dice-126 treasurer");
    table.play("0: die 6 dice-126");
    table.end_round();
    table.end_round();
    assert_eq!(table.player(0).dice_tiles[0].filled, [false, false, true]);
}

/// RTN-13.14: every kind of Commission, capped, and only if activated.
#[test]
fn rtn_13_14_what_commissions_score() {
    let score = |commission: &str, player: &str| {
        let text = format!(
            "round 10, chancellery\n0: coins 0, tile dice-126 {commission}, complete dice-126, {player}"
        );
        let mut table = table(&text);
        let seen = |viewer| table.game.score_seen(Seat(0), viewer).total;
        let secret = seen(Viewer::Seat(Seat(0))) - seen(Viewer::Spectator);
        assert_eq!(secret, table.source(0, "source-commissions"));
        assert_eq!(seen(Viewer::Seat(Seat(1))), seen(Viewer::Spectator));
        table.end_round();
        assert!(table.player(0).dice_tiles[0].card.is_some(), "revealed at the end");
        table.source(0, "source-commissions")
    };
    assert_eq!(score("people-elf", "fulfilled elf-1 elf-2, houses 1"), 8);
    assert_eq!(score("people-elf", "fulfilled elf-1 elf-2 elf-3 elf-4, houses 1"), 12);
    assert_eq!(score("guild-artists", "apprentices artists 2, workshop artists 1 artists-1"), 11);
    assert_eq!(score("public-works", "area 1 common-01, area 3 common-03"), 8);
    assert_eq!(score("council-ear", "answered a01 a02"), 6);
    assert_eq!(score("great-landlord", "fulfilled elf-1 elf-2 elf-3 human-1, houses 1"), 6);
    assert_eq!(score("court-favourite", "reputation 15"), 3);
    assert_eq!(score("treasurer", "coins 9"), 4);
    assert_eq!(
        score("guild-assembly", "workshop artists 1 artists-1, workshop wizards 1 wizards-1"),
        6
    );
}
