//! RF-5: choice of cards, turns, activations.

use crate::table::table;
use engine::{Game, Play, Quick, Seat, Silence};
use rise_and_fall::{Event, Move, Question, RiseAndFall, Setup};

/// RF-5.1: all choose in secret, then all are revealed; there is no pass.
#[test]
fn rf_5_1_choice() {
    let mut table = table(
        "red     nomad 0,0  city 4,0  discard city
         yellow  nomad 2,0  city 5,0
         phase select",
    );
    assert_eq!(table.game.asked().len(), 2);
    table.refuses("red: card city", "RF-5.1");
    table.refuses("red: card temple", "RF-5.1");
    table.refuses("red: end", "RF-5.1");
    table.play("yellow: card nomad");
    assert!(!table.events.iter().any(|event| matches!(event, Event::Revealed { .. })));
    assert!(!table.game.asked().has(Seat(1)));
    table.play("red: card nomad");
    let revealed = table.events.iter().filter(|event| matches!(event, Event::Revealed { .. }));
    assert_eq!(revealed.count(), 2);
    assert_eq!(table.phase(), "actions");
}

/// RF-5.2: clockwise from the first player.
#[test]
fn rf_5_2_order_of_turns() {
    let mut table = table(
        "red     nomad 0,0  city 4,0
         yellow  nomad 2,0  city 5,0
         first yellow
         phase select",
    );
    table.play("red: card nomad. yellow: card nomad");
    assert_eq!(table.asked(), Seat(1));
    table.play("end");
    assert_eq!(table.asked(), Seat(0));
}

/// RF-5.3: any number of pieces, each once, in any order; the turn ends when the player wants.
#[test]
fn rf_5_3_activations() {
    let mut table = table(
        "red     nomad 5,0  nomad 0,1  nomad 2,0  city 4,0  plays nomad
         yellow  ship 8,0  plays ship",
    );
    table.play("0,1 produce");
    table.refuses("0,1 produce", "RF-5.3");
    table.refuses("4,0 taxes", "RF-5.3");
    table.refuses("5,-1 produce", "RF-5.3");
    table.play("5,0 produce. end");
    assert_eq!(table.goods("red"), [0, 1, 1]);
    assert_eq!(table.asked(), Seat(1));
}

/// RF-5.4: EX-R04, later pieces use what earlier ones produced.
#[test]
fn rf_5_4_later_pieces_see_earlier_ones() {
    let mut table = table(
        "red     nomad 7,1  nomad 7,-1  nomad 5,0  nomad 6,-1  nomad 4,0  nomad 2,0  plays nomad
         yellow  ship 8,0",
    );
    table.play("7,1 move. at 6,1. 7,-1 move. at 7,0");
    table.refuses("4,0 build-city", "RF-6.12");
    table.play("5,0 produce. 6,-1 produce. 4,0 build-city. end");
    assert_eq!(table.goods("red"), [0, 0, 0]);
    assert_eq!((table.count("red", "nomad"), table.count("red", "city")), (5, 1));
}

/// RF-5.5: a late player can be hurried only if agreed, and only when the others have chosen.
#[test]
fn rf_5_5_slow_players() {
    let lines = "red     nomad 0,0  city 4,0
                 yellow  nomad 2,0  city 5,0
                 phase select";
    let table_off = table(lines);
    table_off.refuses("red: hurry", "RF-5.5");
    let mut table = table(&format!("{lines}\ncountdown"));
    table.refuses("red: hurry", "RF-5.5");
    table.play("yellow: card nomad. red: hurry");
    assert_eq!(table.phase(), "actions");
    assert!(table.events.contains(&Event::Hurried { seat: Seat(0) }));
}

/// RF-5.5, RF-13.1: with 5 or 6 players three must have chosen, with 7 or 8 four; else all but one.
#[test]
fn rf_5_5_many_players() {
    for (seats, needed) in [(3, 2), (4, 3), (5, 3), (6, 3), (7, 4), (8, 4)] {
        let setup = Setup { countdown: true, ..Setup::for_seats(seats) };
        let mut luck = Quick::new(1, 1);
        let mut table = RiseAndFall::set_up(&setup, &mut luck, &mut Silence).expect("a table");
        while let Some(seat) = table.asked().first()
            && table.question(seat) == Some(Question::Deploy)
        {
            let mv = table.legal_moves(seat)[0];
            table.apply(seat, mv, &mut luck, &mut Silence);
        }
        let late = Seat(seats - 1);
        for seat in (0..needed).map(Seat) {
            let early = table.check_move(late, Move::Hurry {}).err().map(|it| it.rule);
            assert_eq!(early, Some("RF-5.5"), "{seat} of {seats} have chosen");
            let mv = table.legal_moves(seat)[0];
            table.apply(seat, mv, &mut luck, &mut Silence);
        }
        assert!(table.check_move(late, Move::Hurry {}).is_ok(), "{needed} of {seats}");
    }
}

/// RF-5.5, RF-16.6: players who stand together hurry each other as well; alone nobody waits.
#[test]
fn rf_5_5_with_npcs() {
    for seats in [1, 2] {
        let npcs = vec!["barbarian-1".to_string()];
        let setup = Setup { countdown: true, npcs, ..Setup::for_seats(seats) };
        let mut luck = Quick::new(1, 1);
        let mut table = RiseAndFall::set_up(&setup, &mut luck, &mut Silence).expect("a table");
        while let Some(seat) = table.asked().first()
            && table.question(seat) != Some(Question::ChooseCard)
        {
            let mv = table.legal_moves(seat)[0];
            table.apply(seat, mv, &mut luck, &mut Silence);
        }
        let late = Seat(seats - 1);
        let early = table.check_move(late, Move::Hurry {}).err().map(|it| it.rule);
        assert_eq!(early, Some("RF-5.5"));
        if seats == 2 {
            let mv = table.legal_moves(Seat(0))[0];
            table.apply(Seat(0), mv, &mut luck, &mut Silence);
            assert!(table.check_move(late, Move::Hurry {}).is_ok());
            table.apply(late, Move::Hurry {}, &mut luck, &mut Silence);
        }
        assert_eq!(table.broken_law(), None);
        let kept = serde_json::to_value(&table).expect("a table to keep");
        let read = serde_json::from_value::<RiseAndFall>(kept.clone()).expect("a kept table");
        assert_eq!(serde_json::to_value(&read).expect("a table to keep"), kept);
    }
}

/// RF-5.6: after B come C, D, E and F; without a trophy and without a buyer at once A again.
#[test]
fn rf_5_6_round() {
    let mut table = table(
        "red     nomad 5,0  city 4,0  plays nomad
         yellow  ship 8,0  city 7,0  plays ship",
    );
    table.play("5,0 produce. end");
    assert_eq!(table.phase(), "select");
    assert_eq!(table.json()["round"], 2);
}
/// RF-8.10: a hundred rounds without a trophy end the game.
#[test]
fn rf_8_10_standstill() {
    let lines = "red     nomad 5,0  city 4,0  plays nomad
                 yellow  ship 8,0  city 7,0  plays ship";
    let mut goes_on = table(&format!("{lines}\nquiet 98"));
    goes_on.play("5,0 produce. end");
    assert_eq!(goes_on.phase(), "select");
    let mut ends = table(&format!("{lines}\nquiet 99"));
    ends.play("5,0 produce. end");
    assert_eq!(ends.phase(), "over");
    assert!(ends.events.contains(&Event::Standstill { rounds: 100 }));
}
