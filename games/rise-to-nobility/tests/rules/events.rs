//! RTN-15: Event cards.

use crate::table::{Table, opening, table};
use engine::{Play, Quick, Secrets, Silence, Viewer};
use rise_to_nobility::content::content;
use rise_to_nobility::{Event, RiseToNobility, Setup};

/// RTN-15.1, RTN-15.2: five of deck I, then five of deck II, one a round.
#[test]
fn rtn_15_1_five_of_each_deck() {
    let mut table = opening(&Setup { events: true, ..Setup::for_seats(2) });
    (0..10).for_each(|_| table.end_round());
    let revealed = table.events.iter().filter_map(|event| match event {
        Event::EventRevealed { event } => Some(content().events[*event as usize].deck),
        _ => None,
    });
    assert_eq!(revealed.collect::<Vec<u8>>(), [1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
}

#[test]
fn rtn_15_2_an_event_is_for_everybody() {
    let mut table = table(
        "events, event flourishing-guilds\n0: coins 0, dice 1 1 1 1 1\n1: coins 0, dice 3 1 1 1 1",
    );
    table.play("0: die 1 artists. buy 0\n1: die 3 artists. buy 0");
    assert_eq!((table.player(0).coins, table.player(1).coins), (1, 1));
}

/// RTN-15.3: each effect.
#[test]
fn rtn_15_3_effects() {
    let mut port = table("events, event port-traders, ship ship-01\n0: goods jewelry 1, coins 0");
    port.play("0: die 1 port");
    assert_eq!(port.player(0).coins, 4);
    let mut workers =
        table("events, event hardworking-apprentices\n0: apprentices artists 1, coins 0");
    workers.end_round();
    assert_eq!(workers.player(0).coins, 4);
    let mut fair = table("events, event builders-fair\n0: coins 3");
    fair.play("0: die 1 yard");
    assert_eq!(fair.player(0).coins, 0);
    let mut doors =
        table("events, event open-doors, show elf-1 elf-2\n0: dice 5 1 1 1 1\n1: dice 1 1 1 1 1");
    doors.play("0: die 5 tavern. take elf-1\n1: die 1 tavern. take elf-2");
    let mut audience = table("events, event royal-audience");
    audience.play("0: die 1 castle-1");
    assert_eq!(audience.player(0).reputation, 11);
    let mut clerk = table("events, event generous-clerk");
    clerk.play("0: die 1 berk. done");
    assert_eq!(clerk.player(0).modifiers, 2);
    let mut parade =
        table("events, event masters-parade, round 6\n0: workshop artists 1 artists-1");
    parade.end_round();
    assert_eq!(parade.goods(0)[0], 2);
    let mut mercy = table(
        "events, event council-mercy, round 6, council elf 1 a01\n0: nobility 1, fulfilled elf-1, goods weapons 1 jewelry 1 books 1",
    );
    mercy.play("0: die 1 council-elf-1");
    assert_eq!(mercy.player(0).reputation, 8);
    let mut feast = table(
        "events, event festival-of-peoples, round 6\n0: hand halfling-1, goods art 1 weapons 1 furniture 1",
    );
    feast.play("0: fulfil halfling-1");
    assert_eq!(feast.source(0, "source-events"), 2);
    let mut storm = table("events, event storm-at-sea, round 6\n0: goods art 1");
    storm.refuses("0: die 1 port", "RTN-15.3");
    let mut travels = table("events, event queen-travels, round 6");
    travels.refuses("0: die 1 castle-1", "RTN-15.3");
    let mut market = table("events, event market-day, round 6\n0: coins 1, dice 3 1 1 1 1");
    market.play("0: die 3 artists. buy 2");
    assert_eq!((market.player(0).coins, market.goods(0)[0]), (0, 2));
}

/// RTN-15.3: everybody may reroll after the roll, in turn order.
#[test]
fn rtn_15_3_a_second_chance() {
    let setup = Setup { events: true, first_player: Some(1), ..Setup::for_seats(2) };
    let found = (0..200).find_map(|luck| {
        let game = RiseToNobility::set_up(&setup, &mut Quick::new(luck, 0), &mut Silence);
        let game = game.expect("a table");
        let event = game.view_for(Viewer::Spectator).event;
        (event == Some("second-chance")).then_some(Table { game, events: Vec::new() })
    });
    let mut table = found.expect("one in eight games begins with it");
    table.refuses("1: end", "RTN-9.8");
    table.play("1: reroll none\n0: reroll none");
    assert_eq!(table.view().active.map(|seat| seat.0), Some(1));
}
