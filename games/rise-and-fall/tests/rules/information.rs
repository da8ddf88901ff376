//! RF-18: who knows what.

use crate::table::table;
use engine::{Game, Quick, Seat, Viewer};
use rise_and_fall::{Event, Move};

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
        if let Some(Event::Chosen { card, .. }) =
            rise_and_fall::RiseAndFall::told(event, Viewer::Seat(Seat(1)))
        {
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

/// RF-18.5: play on a ready World draws luck for the first player and for nothing else.
#[test]
fn rf_18_5_luck() {
    use engine::{Playthrough, Seed};
    use rise_and_fall::{RiseAndFall, Setup};
    let setup = Setup { world: "twin-shores".into(), ..Setup::for_seats(2) };
    let mut game = Playthrough::<RiseAndFall>::new(setup, Seed::from_number(1)).expect("a table");
    for _ in 0..60 {
        let seat = game.state().asked().first().expect("a seat");
        let mv = game.state().legal_moves(seat)[0];
        game.play(seat, mv).expect("a legal move");
    }
    let record = game.to_record("");
    let json = serde_json::to_value(&record).expect("JSON").to_string();
    assert!(!json.contains("\"chance\":[") || json.matches("\"chance\":[").count() <= 1, "{json}");
}
