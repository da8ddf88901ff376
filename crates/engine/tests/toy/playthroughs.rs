//! Playing, scripted luck and taking back.

use crate::Game;
use crate::game::Setup;
use crate::moves::Move;
use engine::playthrough::{Entry, state_hash};
use engine::{Game as _, Play, Playthrough, Seat, Seed};

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

/// Both seats hold cards 1, 2 and 3: each draw takes the lowest card left at that place.
pub fn table() -> Playthrough<Game> {
    let script = [0, 1, 2, 0, 0, 0];
    Playthrough::with_opening(Setup { rounds: 2 }, Seed::from_number(1), &script)
        .expect("the script fits the setup")
}

/// Seat 1 bid more and is crossing.
pub fn crossing() -> Playthrough<Game> {
    let mut table = table();
    table.play_text(ONE, "bid 1").expect("it holds a 1");
    table.play_text(TWO, "bid 3").expect("it holds a 3");
    table
}

#[test]
fn scripted_luck_must_fit() {
    let seed = Seed::from_number(1);
    for script in [&[0, 1, 2, 0, 0][..], &[0, 1, 2, 0, 0, 0, 0], &[12, 1, 2, 0, 0, 0]] {
        let refused = Playthrough::<Game>::with_opening(Setup { rounds: 2 }, seed, script);
        assert_eq!(refused.expect_err("it does not fit").rule, "bad-chance", "{script:?}");
    }
    let mut table = crossing();
    for script in [&[][..], &[6], &[1, 1]] {
        let refused = table.play_with(TWO, Move::Roll, script).expect_err("it does not fit");
        assert_eq!((refused.rule, refused.reason.key.as_str()), ("bad-chance", "refused-chance"));
        assert_eq!((table.log().len(), table.state()), (2, crossing().state()));
    }
    table.play_with(TWO, Move::Roll, &[5]).expect("a six");
    assert_eq!(table.state().points, [0, 6]);
    assert!(
        matches!(&table.log()[2], Entry::Move { scripted: true, chance, .. } if **chance == [5])
    );
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut table = crossing();
    let before = table.state().clone();
    for (seat, text, rule) in [
        (ONE, "roll", "not-asked"),
        (Seat(200), "roll", "not-asked"),
        (TWO, "bid 1", "FE-2.1"),
        (TWO, "fly", "bad-notation"),
    ] {
        assert_eq!(table.play_text(seat, text).expect_err("refused").rule, rule);
    }
    assert_eq!((table.log().len(), table.state()), (2, &before));
}

#[test]
fn entries_read_well() {
    let mut table = crossing();
    table.play_with(TWO, Move::Roll, &[5]).expect("a six");
    let hash = state_hash(table.state());
    assert_eq!(hash.len(), 16);
    let written = serde_json::to_string(&table.log()[2]).expect("JSON");
    let expected =
        format!(r#"{{"seat":1,"move":"roll","chance":[5],"scripted":true,"hash":"{hash}"}}"#);
    assert_eq!(written, expected);
    let written = serde_json::to_string(&Entry::Undo { undo_to: 41 }).expect("JSON");
    assert_eq!(written, r#"{"undo_to":41}"#);
    for text in [
        "{}",
        r#"{"undo_to":1,"seat":0}"#,
        r#"{"undo_to":1,"chance":[]}"#,
        r#"{"undo_to":-1}"#,
        r#"{"seat":0,"move":"roll"}"#,
        r#"{"seat":256,"move":"roll","hash":""}"#,
        r#"{"seat":0,"move":"roll","hash":"","why":"edited"}"#,
        r#"{"seat":0,"move":"roll","hash":"","speed":1}"#,
        r#"{"seat":0,"move":"roll","hash":"0123456789abcdef0"}"#,
        r#"{"seat":0,"move":"roll","hash":"01\u0000"}"#,
        r#"{"snapshot":null,"rules_version":2,"why":"edited"}"#,
    ] {
        assert!(serde_json::from_str::<Entry>(text).is_err(), "{text}");
    }
}

#[test]
fn plans_can_be_taken_back_up_to_the_reveal() {
    let mut table = crossing();
    assert_eq!(table.undo_boundary(), 2);
    assert_eq!(table.undo(TWO).expect_err("bids were revealed").rule, "no-undo");
    let before = table.state().clone();
    table.play_text(TWO, "plan 1").expect("a free landing");
    table.play_text(TWO, "plan 2").expect("a free landing");
    assert_eq!(table.undo_boundary(), 2);
    assert_eq!(table.undo(ONE).expect_err("not its move").rule, "no-undo");
    assert_eq!(table.undo(TWO), Ok(3));
    assert_eq!(table.undo(TWO), Ok(2));
    assert_eq!(table.undo(TWO).expect_err("the boundary").rule, "no-undo");
    assert!(!table.may_undo(TWO));
    assert_eq!(table.state(), &before);
    assert_eq!(table.log().len(), 6, "the log only grows");
    assert_eq!(table.effective_moves(), [0, 1]);
    table.play_text(TWO, "plan 3").expect("a free landing");
    table.play_text(TWO, "plan 4").expect("a free landing");
    assert_eq!(table.effective_moves(), [0, 1, 6, 7]);
    assert_eq!(table.undo_to(TWO, 4).expect_err("taken back itself").rule, "no-undo");
    assert_eq!(table.undo_to(TWO, 2), Ok(2));
    assert_eq!(table.state(), &before);
}

#[test]
fn a_draw_is_a_boundary() {
    let mut table = crossing();
    table.play_text(TWO, "plan 1").expect("a free landing");
    table.play_text(TWO, "draw").expect("cards are left");
    assert_eq!(table.undo_boundary(), 4);
    assert!(table.undo(TWO).is_err());
    table.play_text(TWO, "plan 2").expect("its last action");
    assert_eq!(table.undo_boundary(), 5, "the other seat is asked now");
}

#[test]
fn handing_over_is_a_boundary() {
    let mut table = crossing();
    table.play_text(TWO, "plan 1").expect("a free landing");
    table.play_text(TWO, "stop").expect("it may stop");
    assert_eq!(table.undo_boundary(), 4);
    assert!(table.undo(TWO).is_err());
}

#[test]
fn a_sealed_bid_can_be_changed_until_the_other_comes() {
    let mut table = table();
    table.play_text(TWO, "bid 1").expect("it holds a 1");
    assert_eq!(table.undo(TWO), Ok(0));
    table.play_text(TWO, "bid 2").expect("it holds a 2");
    assert_eq!(table.undo_boundary(), 0);
    table.play_text(ONE, "bid 2").expect("it holds a 2");
    assert_eq!(table.undo_boundary(), 4);
}

#[test]
fn by_consent_everything_but_a_snapshot_is_taken_back() {
    let mut table = crossing();
    table.play_text(TWO, "roll").expect("dice");
    assert_eq!(table.undo_by_consent(1), Ok(1));
    assert_eq!(table.state(), &*table.state_at(1).expect("known"));
    assert!(table.undo_by_consent(4).is_err() && table.undo_by_consent(usize::MAX).is_err());
    let mut edited = table.state().clone();
    edited.points = [9, 9];
    table.continue_from(edited).expect("lawful");
    assert_eq!(table.undo_by_consent(1).expect_err("a snapshot").rule, "no-undo");
    table.play_text(TWO, "bid 3").expect("it holds a 3");
    assert_eq!(table.undo_by_consent(5), Ok(5));
    assert_eq!(table.state().points, [9, 9]);
    let mut unlawful = table.state().clone();
    unlawful.bag[0] += 1;
    assert_eq!(table.continue_from(unlawful).expect_err("unlawful").rule, "broken-law");
}

#[test]
fn the_past_can_be_looked_at() {
    let mut table = table();
    let first = table.play_text(ONE, "bid 1").expect("it holds a 1");
    let second = table.play_text(TWO, "bid 3").expect("it holds a 3");
    let third = table.play_text(TWO, "roll").expect("dice");
    assert_eq!(table.events_at(0), Some(first));
    assert_eq!(table.events_at(1), Some(second));
    assert_eq!(table.events_at(2), Some(third));
    assert_eq!(table.events_at(3), None);
    assert_eq!(table.state_at(3).as_deref(), Some(table.state()));
    assert_eq!(table.state_at(4), None);
    assert!(table.state_at(0).is_some_and(|start| start.asked().len() == 2));
}

/// A table of every length is the same whether it was kept or is replayed, also behind moves that
/// were taken back; so are the events, one by one and in a walk.
#[test]
fn every_table_of_the_past_can_be_had() {
    let mut match_ =
        Playthrough::<Game>::new(Setup { rounds: 3 }, Seed::from_number(5)).expect("a setup");
    let (mut known, mut told) = (vec![match_.state().clone()], Vec::new());
    let mut luck = engine::Quick::new(1, 2);
    while known.len() < 700 {
        let moves =
            match_.state().asked().first().map(|seat| (seat, match_.state().legal_moves(seat)));
        match moves {
            Some((seat, moves)) if engine::Chance::below(&mut luck, 9) > 0 => {
                let mv = moves[engine::Chance::below(&mut luck, moves.len() as u32) as usize];
                told.push(match_.play(seat, mv).expect("legal"));
            }
            _ => {
                let to = engine::Chance::below(&mut luck, known.len() as u32) as usize;
                match match_.undo_by_consent(to) {
                    Ok(_) => told.push(Vec::new()),
                    Err(_) => continue,
                }
            }
        }
        known.push(match_.state().clone());
    }
    for (length, table) in known.iter().enumerate() {
        assert_eq!(match_.state_at(length).as_deref(), Some(table), "after {length} entries");
        assert_eq!(match_.events_at(length), told.get(length).cloned(), "entry {length}");
    }
    for from in [0, 1, 63, 64, 65, 400, 698] {
        for (index, step) in match_.walk(from).enumerate() {
            let index = from + index;
            assert_eq!((step.index, &step.events), (index, &told[index]));
            assert_eq!(step.before.as_deref(), Some(&known[index]));
            assert_eq!(step.after.as_deref(), Some(&known[index + 1]));
        }
        assert_eq!(match_.walk(from).count(), 699 - from);
    }
    let (again, _) = Playthrough::<Game>::from_record(match_.to_record("")).expect("a sound file");
    assert_eq!((again.state(), again.undo_boundary()), (match_.state(), match_.undo_boundary()));
}

#[test]
fn what_was_uncovered_stays_known_though_it_was_taken_back() {
    let mut table = crossing();
    table.play_text(TWO, "plan 1").expect("a free landing");
    assert!(table.uncovered_since(1), "bids were revealed");
    assert!(!table.uncovered_since(2), "a plan shows nothing");
    table.play_text(TWO, "draw").expect("cards are left");
    table.undo_by_consent(3).expect("everybody agrees");
    assert!(table.uncovered_since(3), "a card was drawn");
    assert!(!table.uncovered_since(4));
}
