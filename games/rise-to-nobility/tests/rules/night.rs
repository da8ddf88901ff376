//! RTN-17: "In the Pale Moonlight". With the first of all cards, seat 0 owns the Artists, seat 1 the
//! Blacksmiths, seat 2 the Carpenters and so on.

use crate::table::{opening, table};
use engine::{Play, Seat};
use rise_to_nobility::kinds::Guild;
use rise_to_nobility::{Event, Setup};

fn night(seats: u8) -> Setup {
    Setup { night: true, first_player: Some(0), ..Setup::for_seats(seats) }
}

/// RTN-17.1, RTN-17.2, RTN-17.3: score, Nobility, a Guild with its Keeper, one of two Characters.
#[test]
fn rtn_17_1_the_night_begins() {
    let table = opening(&night(3));
    let player = table.player(0);
    assert_eq!((player.points, player.nobility, player.own_guild), (12, 6, Some(Guild::Artists)));
    assert_eq!(player.meeples_in_reserve, 13);
    assert_eq!(table.may(0), ["character rhys-lusys", "character ysolde-marn"]);
}

#[test]
fn rtn_17_2_every_guild_has_one_keeper() {
    let view = opening(&night(6)).view();
    let keepers: Vec<_> = view.guilds.iter().map(|guild| guild.keeper.map(|seat| seat.0)).collect();
    assert_eq!(keepers, [0, 1, 2, 3, 4, 5].map(Some));
}

/// RTN-17.3, RTN-17.4: the Blacksmiths lose one Character; Lord powers come at once.
#[test]
fn rtn_17_3_one_of_two_characters() {
    let mut table = opening(&Setup { chancellery: false, ..night(3) });
    table.play("0: character ysolde-marn");
    assert_eq!(table.may(1), ["character xavion", "character bogrod"], "Nya is not in the game");
    table.refuses("1: character nya-adebowale", "RTN-17.3");
    table.play("1: character xavion\n2: character belvedere-stonefist");
    table.play("0: good art. good weapons. good furniture\n2: good art. good art");
    assert_eq!((table.player(1).coins, table.player(1).reputation), (12, 11));
    assert_eq!((table.view().round, table.goods(0)), (1, [1, 1, 1, 0, 0, 0]));
}

#[test]
fn rtn_17_4_lord_powers_in_seat_order() {
    let mut table = opening(&night(2));
    table.play("0: character ysolde-marn\n1: character xavion");
    assert_eq!(table.game.asked().first().map(|seat| seat.0), Some(0));
    table.play("0: good art. good weapons. good furniture");
    assert_eq!((table.view().round, table.player(1).coins), (1, 12));
}

/// RTN-17.5: Apprentices of others can be moved.
#[test]
fn rtn_17_5_moving_others() {
    let mut table = table(
        "players 4, night
         0: coins 5
         1: apprentices scholars 1, apprentices carpenters 1
         2: apprentices scholars 1, apprentices blacksmiths 1",
    );
    table.play("0: die 1 scholars. buy 1. move carpenters of 1\n1: allow\n0: move blacksmiths of 2\n2: allow");
    assert_eq!(table.view().guilds[4].apprentices, [0, 2, 2, 0]);
}

/// RTN-17.5: own and foreign placements share the number of the slot and need an empty one; a
/// foreign Apprentice comes from another Guild.
#[test]
fn rtn_17_5_all_placements_share_the_slot() {
    let mut table = table(
        "players 4, night
         0: coins 0, workers 2
         1: apprentices carpenters 1, apprentices scholars 1",
    );
    table.play("0: die 1 scholars");
    table.refuses("0: move scholars of 1", "RTN-9.6");
    table.play("0: worker. move carpenters of 1\n1: allow");
    assert_eq!(table.view().guilds[4].apprentices, [1, 2, 0, 0]);
    assert_eq!(table.player(0).workers, 1, "two placements, the second Worker stays");
    assert_eq!(table.view().active.map(|seat| seat.0), Some(1));
    let mut full = crate::table::table(
        "players 2, night\n0: coins 0, workers 1\n1: apprentices scholars 2, apprentices wizards 1",
    );
    full.play("0: die 1 scholars");
    assert_eq!(full.view().active.map(|seat| seat.0), Some(1), "no slot is empty");
}

/// RTN-17.6: the log says who refused whom, and which way.
#[test]
fn rtn_17_6_a_refusal_names_everybody() {
    let mut table = table(
        "players 4, night\n0: coins 0, dice 3 1 1 1 1\n1: apprentices artists 1, reputation 9",
    );
    table.play("0: die 3 merchants. move artists of 1\n1: refuse");
    let told = Event::TransferRefused {
        seat: Seat(1),
        by: Seat(0),
        from: Guild::Artists,
        to: Guild::Merchants,
    };
    assert!(table.events.contains(&told), "{:?}", table.events);
}

/// RTN-17.6: whoever refuses loses 1 Reputation, and the placement is lost.
#[test]
fn rtn_17_6_refusing() {
    let mut table = table(
        "players 4, night\n0: coins 0, dice 3 1 1 1 1, workers 1\n1: apprentices artists 1, reputation 9",
    );
    table.play("0: die 3 merchants. move artists of 1\n1: refuse");
    assert_eq!((table.player(1).reputation, table.player(1).apprentices[0]), (8, 1));
    assert_eq!(table.view().active.map(|seat| seat.0), Some(1), "nothing else is placed");
    assert_eq!(table.player(0).workers, 1);
}

#[test]
fn rtn_17_7_keepers_and_masters_stay() {
    let mut table =
        table("players 4, night\n0: coins 0, workers 1\n1: workshop wizards 1 wizards-1");
    table.play("0: die 1 artists");
    assert_eq!(table.may(0), ["worker", "done"]);
}

#[test]
fn rtn_17_8_who_cannot_pay_cannot_refuse() {
    let mut table = table(
        "players 4, night\n0: coins 0, dice 3 1 1 1 1\n1: apprentices artists 1, reputation 6",
    );
    table.play("0: die 3 merchants. move artists of 1");
    assert_eq!(table.player(1).apprentices, [0, 0, 0, 1, 0, 0]);
}

/// RTN-17.9, RTN-17.10, RTN-17.11: points and stars of Workshops at night.
#[test]
fn rtn_17_9_workshops_at_night() {
    let buy = |guild: &str| {
        let mut table = table(&format!(
            "night, hall 1 {guild}-4\n0: coins 3, dice 6 1 1 1 1, apprentices {guild} 1, points 12, nobility 6\n1: points 12, nobility 6"
        ));
        table.play("0: die 6 hall");
        let state = |seat| (table.player(seat).points, table.player(seat).nobility);
        (state(0), state(1))
    };
    assert_eq!(buy("artists"), ((12, 6), (12, 6)), "the own Guild");
    assert_eq!(buy("blacksmiths"), ((15, 8), (9, 4)), "somebody's Guild");
    assert_eq!(buy("wizards"), ((15, 8), (12, 6)), "nobody's Guild");
}

/// RTN-17.10, RTN-3.5: a loss stops at 0.
#[test]
fn rtn_17_10_losses_are_bounded() {
    let mut table = table(
        "night, hall 1 blacksmiths-4\n0: coins 3, dice 6 1 1 1 1, apprentices blacksmiths 1\n1: points 1, nobility 1",
    );
    table.play("0: die 6 hall");
    assert_eq!((table.player(1).points, table.player(1).nobility), (0, 0));
}

/// RTN-17.11: nobody loses in a Guild without a Keeper.
#[test]
fn rtn_17_11_other_guilds_are_normal() {
    let mut table =
        table("night, hall 1 wizards-4\n0: coins 3, dice 6 1 1 1 1, apprentices wizards 1");
    table.play("0: die 6 hall");
    assert_eq!(table.source(0, "source-workshops"), 3);
    assert_eq!((table.player(1).points, table.player(2).points), (12, 12));
}

#[test]
fn rtn_17_12_selling_at_night() {
    let mut table = table(
        "night\n0: workshop artists 1 artists-1, workshop blacksmiths 1 blacksmiths-1, points 12",
    );
    table.play("0: sell-workshop artists 1. end");
    assert_eq!(table.player(0).points, 12);
    table.play("1: end\n2: end");
    let mut other = crate::table::table(
        "night\n0: workshop blacksmiths 1 blacksmiths-1, points 12\n1: points 9",
    );
    other.play("0: sell-workshop blacksmiths 1");
    assert_eq!((other.player(0).points, other.player(1).points), (9, 9));
}

/// RTN-17.13: who owns the Guilds in the end.
#[test]
fn rtn_17_13_guilds_at_the_end() {
    let mut table = table(
        "night
         0: workshop artists 1 artists-1, workshop wizards 1 wizards-1, workshop blacksmiths 1 blacksmiths-1
         1: workshop artists 2 artists-2, workshop wizards 2 wizards-2
         2: workshop scholars 1 scholars-1",
    );
    assert_eq!(table.source(0, "source-guilds"), 14, "Artists by tie, Blacksmiths by majority");
    assert_eq!(table.source(1, "source-guilds"), 0);
    assert_eq!(
        table.source(2, "source-guilds"),
        14,
        "Scholars, and the Carpenters nobody fights for"
    );
    table.end_round();
}

#[test]
fn rtn_17_14_two_players_at_night() {
    let view = opening(&night(2)).view();
    let neutral: Vec<bool> = view.guilds.iter().map(|guild| guild.workshops[1].is_some()).collect();
    assert_eq!(neutral, [false, false, true, true, true, true]);
}
