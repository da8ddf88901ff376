//! What a viewer is shown of the places is what the rules offer there: boards draw it without a rule of their own.

use crate::common;
use crate::table::table;
use engine::{Between, Chance, Game, Play, Quick, Seat, Secrets, Silence, Viewer};
use rise_to_nobility::content::content;
use rise_to_nobility::moves::{Location, Place};
use rise_to_nobility::view::View;
use rise_to_nobility::{Move, RiseToNobility};

/// RTN-5.1, RTN-7.1, RTN-8.1, RTN-11.4 to RTN-11.7, RTN-15.3, in random games of every setup: a die as it was rolled is offered
/// where the view says that it fits, and nowhere else.
#[test]
fn what_places_take_is_what_is_offered() {
    let mut seen = [0; 4];
    for (seed, setup) in (1u64..).zip(common::setups()) {
        let mut luck = Quick::new(seed, 0);
        let mut game = RiseToNobility::set_up(&setup, &mut luck, &mut Silence).expect("possible");
        for _ in 0..600 {
            let Some(seat) = game.asked().first() else { break };
            let moves = game.legal_moves(seat);
            agree(&game.view_for(Viewer::Seat(seat)), seat, &moves, &mut seen);
            let mv = moves[luck.below(moves.len() as u32) as usize];
            game.apply(seat, mv, &mut luck, &mut Silence);
        }
    }
    assert!(seen.iter().all(|times| *times > 20), "too little was compared: {seen:?}");
}

fn agree(view: &View, seat: Seat, moves: &[Move], seen: &mut [u32; 4]) {
    let player = &view.players[seat.index()];
    let offered = |wanted: u8, to: Place| {
        moves
            .iter()
            .any(|mv| matches!(mv, Move::Place { value, at, .. } if (*value, *at) == (wanted, to)))
    };
    for mv in moves {
        if let Move::Place { value, at, .. } = mv {
            assert!(*value <= player.left, "{mv:?} with {} left", player.left);
            assert!(!(view.port.closed && *at == Place::PORT), "{mv:?}");
            let castle = matches!(at.location(), Location::Castle(_));
            assert!(!(view.castle_closed && castle), "{mv:?}");
        }
        if let Move::Fulfil { card } = mv {
            let asked = &content().settlers[*card as usize].goods;
            assert!(asked.iter().all(|good| player.types.contains(&good)), "{mv:?}");
        }
    }
    let placing = |value: u8| {
        moves.iter().any(|mv| matches!(mv, Move::Place { value: of, .. } if *of == value))
    };
    for value in player.dice.iter().copied().filter(|value| placing(*value)) {
        let tavern = view.tavern.takes.contains(&value);
        assert_eq!(offered(value, Place::TAVERN), tavern, "{value} at the Tavern");
        let pays = player.houses_in_reserve > 0 && player.coins >= view.house_price.into();
        let yard = pays && view.yard_takes.contains(&value);
        assert_eq!(offered(value, Place::YARD), yard, "{value} at the Yard");
        for (row, places) in (0..).zip(&view.council) {
            if !content().board.council_rows[row as usize].dice.has(Between(value)) {
                continue;
            }
            for (column, place) in (0..).zip(places) {
                let answered =
                    place.tile.is_some() && place.asks.iter().all(|ask| ask.met == Some(true));
                assert_eq!(offered(value, Place::council(row, column)), answered, "{place:?}");
                seen[2] += u32::from(answered);
                seen[3] += u32::from(!answered);
            }
        }
        seen[0] += u32::from(tavern);
        seen[1] += u32::from(yard);
    }
}

/// RTN-13.7, RTN-15.3: Event and own office count together, an office for its owner alone.
#[test]
fn offices_change_what_their_owner_is_shown() {
    let office = |benefit: &str| {
        let at = content().offices.iter().position(|it| serde_json::json!(it.benefit) == benefit);
        at.expect("such an office") + 1
    };
    let read = |text: String, viewer| table(&text).game.view_for(viewer);
    let (owner, other) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    let port =
        format!("chancellery, events, event port-traders, office {} of 0", office("port-bonus"));
    let more = |viewer| read(port.clone(), viewer).port.more;
    assert_eq!((more(owner), more(other), more(Viewer::Spectator)), (2, 1, 1));
    let council = format!("chancellery, office {} of 0", office("council-reputation"));
    let loss = |viewer| read(council.clone(), viewer).council_loss;
    assert_eq!((loss(owner), loss(other)), (1, 2));
}

/// RTN-15.3: what an Event closes, and what it opens.
#[test]
fn events_change_what_places_take() {
    let view = |event: &str| table(&format!("events, event {event}")).view();
    let (port, castle) = (view("storm-at-sea"), view("queen-travels"));
    assert_eq!((port.port.closed, port.castle_closed), (true, false));
    assert_eq!((castle.port.closed, castle.castle_closed), (false, true));
    let taken = |event: &str| {
        let mut table =
            table(&format!("events, event {event}, show elf-1 elf-2\n0: dice 5 1 1 1 1"));
        table.play("0: die 5 tavern. take elf-1");
        table.view().tavern.takes
    };
    assert_eq!(taken("port-traders"), [5, 6]);
    assert_eq!(taken("open-doors"), [1, 2, 3, 4, 5, 6]);
}
