//! What no card of the tables reaches, though another table could.

use super::Npcs;
use super::cards::Attempt;
use crate::content::Line;
use crate::events::Event;
use crate::kinds::{Kind, Resource, Terrain};
use crate::{RiseAndFall, Setup};
use engine::{Game, Play, Quick, Seat, Silence};

/// A player against the Cultist, everything deployed by luck.
fn deployed(world: &str, seats: u8) -> RiseAndFall {
    let setup = Setup {
        world: world.into(),
        npcs: vec!["cultist-1".into()],
        random_ties: true,
        ..Setup::for_seats(seats)
    };
    let mut luck = Quick::new(1, 1);
    let mut table = RiseAndFall::set_up(&setup, &mut luck, &mut Silence).expect("a table");
    while table.round == 0 {
        let seat = table.asked().first().expect("somebody is asked");
        let mv = table.legal_moves(seat)[0];
        table.apply(seat, mv, &mut luck, &mut Silence);
    }
    table
}

/// RF-15.31: who steals two and finds one of a kind takes one of the other as well.
#[test]
fn thieves_of_two_take_the_other_kind_as_well() {
    let mut table = deployed("twin-shores", 1);
    let (player, npc) = (Seat(0), Seat(1));
    (table.civ_mut(player).stock, table.civ_mut(npc).stock) = ([1, 3], [0, 1]);
    let mut events = Vec::new();
    table.rob(npc, player, Resource::Wood, 2, &mut events);
    assert_eq!((table.civ(player).stock, table.civ(npc).stock), ([0, 2], [1, 2]));
    assert_eq!(events.len(), 2, "both are told: {events:?}");
    assert!(events.iter().all(|event| matches!(event, Event::NpcStole { amount: 1, .. })));
}

/// What comes of a line, in words that can be compared.
fn outcome(attempt: &Attempt) -> String {
    match attempt {
        Attempt::Impossible => "nothing".into(),
        Attempt::Open(tie, options) => format!("{tie:?} of {}", options.len()),
        Attempt::Do(effect) => format!("{effect:?}"),
    }
}

/// RF-15.20: a Region that was nominated for one target of a line is none of the next target's.
#[test]
fn a_region_settled_for_another_target_does_not_count() {
    let mut table = deployed("three-horns", 2);
    let npc = Seat(2);
    let act = r#"{ "move": { "range": 4, "cliffs": true, "to": [{ "region": { "terrain": ["mountain"] } }] } }"#;
    let act = serde_json::from_str(act).expect("an action");
    let line = Line { when: Vec::new(), act };
    let city = table.civ(npc).pieces(Kind::City)[0];
    let merchant = |table: &RiseAndFall| outcome(&table.attempt(npc, Kind::Merchant, city, &line));
    let open = merchant(&table);
    assert_ne!(open, "nothing");
    let sea = table.world.of[Terrain::Sea as usize].first().expect("Sea");
    table.npcs = Npcs { region: sea, ..table.npcs };
    assert_eq!(merchant(&table), open);
}
