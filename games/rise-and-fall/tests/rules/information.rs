//! RF-18: who knows what.

use crate::table::{Table, table};
use engine::{Game, Play, Quick, Seat, Secrets, Spoken, Viewer};
use rise_and_fall::{Event, Move, RiseAndFall, Setup};

/// RF-18.1: a card chosen face down is known to its player alone, in views, events and thoughts.
#[test]
fn rf_18_1_secret_choices() {
    let mut table = table(
        "red     nomad 0,0  city 4,0  ship 3,0
         yellow  nomad 2,0  city 5,0  ship 8,0
         phase select",
    );
    let card = table.game.read(Seat(0), "card ship").expect("a card");
    assert!(table.game.keeps_secret(Seat(0), card));
    assert!(!table.game.keeps_secret(Seat(0), Move::EndTurn {}));
    table.play("red: card ship");
    let seen = |viewer| table.game.view_for(viewer).civs[0].card;
    assert!(seen(Viewer::Seat(Seat(0))).is_some());
    assert_eq!([seen(Viewer::Seat(Seat(1))), seen(Viewer::Spectator)], [None, None]);
    assert!(table.game.view_for(Viewer::Spectator).civs[0].has_chosen);
    for event in &table.events {
        if let Some(Event::Chosen { card, .. }) = RiseAndFall::told(event, Viewer::Seat(Seat(1))) {
            assert_eq!(card, None);
        }
    }
    let mut luck = Quick::new(1, 1);
    let imagined: Vec<_> = (0..40)
        .map(|_| {
            let dream = table.game.imagined_by(Seat(1), &mut luck);
            dream.view_for(Viewer::Seat(Seat(0))).civs[0].card
        })
        .collect();
    assert!(imagined.iter().any(|card| *card != imagined[0]), "Yellow can only guess");
}

/// Whatever somebody else sees, hears or imagines of two tables that differ only in a secret.
#[track_caller]
fn nothing_shows(one: &Table, other: &Table, viewers: &[Viewer]) {
    for &viewer in viewers {
        assert_eq!(one.game.view_for(viewer), other.game.view_for(viewer), "{viewer:?} sees it");
        let heard = |table: &Table| {
            let events = table.events.iter();
            events.filter_map(|event| RiseAndFall::told(event, viewer)).collect::<Vec<_>>()
        };
        assert_eq!(heard(one), heard(other), "{viewer:?} hears it");
        if let Viewer::Seat(seat) = viewer {
            let imagined = |table: &Table, number: u64| {
                table.game.imagined_by(seat, &mut Quick::new(number, 7))
            };
            for number in 0..20 {
                let (one, other) = (imagined(one, number), imagined(other, number));
                assert!(one == other, "{seat} knows it in its thoughts");
            }
        }
    }
}

/// RF-18.1: a card of phase A is hidden from everybody else: views, events, thoughts.
#[test]
fn rf_18_1_cards_of_the_round() {
    let lines = "red     nomad 0,-2  city 0,0  ship 0,1
                 yellow  nomad 8,-2  city 8,0
                 green   nomad 0,3  city 0,5
                 phase select";
    let (mut one, mut other) = (table(lines), table(lines));
    one.play("red: card ship");
    other.play("red: card nomad");
    let viewers = [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator];
    nothing_shows(&one, &other, &viewers);
    assert_ne!(
        one.game.view_for(Viewer::Seat(Seat(0))),
        other.game.view_for(Viewer::Seat(Seat(0)))
    );
}

/// RF-18.1, RF-7.5: so is a card for the decline.
#[test]
fn rf_18_1_cards_for_the_decline() {
    let lines = "red     nomad 2,0  temple 4,0  temple 4,1  2 stone  city 5,0  plays nomad
                 yellow  ship 8,0  city 7,0  nomad 7,1  plays ship";
    let (mut one, mut other) = (table(lines), table(lines));
    one.play("2,0 build-temple. yellow: end. red: decline temple");
    other.play("2,0 build-temple. yellow: end. red: decline city");
    nothing_shows(&one, &other, &[Viewer::Seat(Seat(1)), Viewer::Spectator]);
    assert_ne!(
        one.game.view_for(Viewer::Seat(Seat(0))),
        other.game.view_for(Viewer::Seat(Seat(0)))
    );
}

/// RF-18.1, RF-10.1: so are the Guild cards dealt, kept and passed on, until all are revealed.
#[test]
fn rf_18_1_guild_draft() {
    let setup = Setup { guilds: true, ..Setup::for_seats(3) };
    let mut events = Vec::new();
    let dealt = RiseAndFall::set_up(&setup, &mut Quick::new(3, 3), &mut events).expect("a table");
    let dealt = Table::of(dealt, events);
    let cards = dealt.game.view_for(Viewer::Seat(Seat(0))).civs[0].dealt.clone();
    let play = |kept: usize, passed: usize| {
        let mut table = Table::of(dealt.game.clone(), dealt.events.clone());
        let (kept, passed) = (cards[kept].id(), cards[passed].id());
        table.play(&format!("red: keep {kept}. red: pass {passed}"));
        table
    };
    let viewers = [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator];
    nothing_shows(&play(0, 1), &play(1, 2), &viewers);
    nothing_shows(&play(0, 1), &play(2, 0), &viewers);
    for viewer in viewers {
        let view = dealt.game.view_for(viewer);
        assert!(view.civs[0].dealt.is_empty(), "{viewer:?} sees Red's cards");
        for event in dealt.events.iter().filter_map(|event| RiseAndFall::told(event, viewer)) {
            if let Event::Dealt { seat, guilds } = event {
                assert_eq!(guilds.is_some(), viewer == Viewer::Seat(seat));
            }
        }
    }
}

/// RF-18.5: play on a ready World draws luck for the first player and for nothing else.
#[test]
fn rf_18_5_luck() {
    use engine::{Playthrough, Seed};
    let setup = Setup { world: "twin-shores".into(), ..Setup::for_seats(2) };
    let mut game = Playthrough::<RiseAndFall>::new(setup, Seed::from_number(1)).expect("a table");
    for _ in 0..60 {
        let seat = game.state().asked().first().expect("a seat");
        let mv = game.state().legal_moves(seat)[0];
        game.play(seat, mv).expect("a legal move");
    }
    assert_eq!(game.opening().chance.len(), 1, "who is first");
    let log = serde_json::to_string(game.log()).expect("JSON");
    assert!(!log.contains("chance"), "{log}");
}
