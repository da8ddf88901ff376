//! Refusals name the rule; the general one is rare, and nothing panics.

use super::*;
use crate::describe::tests::{any_move, wander};
use crate::setup::{Mode, Setup};
use engine::{Game, Play, Quick, Silence, Spoken};
use std::collections::BTreeMap;

#[test]
fn nearly_every_refusal_knows_why() {
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    let (mut refused, mut general) = (0u32, 0u32);
    wander(4, |table, _, luck| {
        for seat in table.asked().iter() {
            for _ in 0..30 {
                let mv = any_move(luck);
                let Err(refusal) = table.check_move(seat, mv) else { continue };
                refused += 1;
                if refusal.reason.key == "refused-move" {
                    general += 1;
                    let kind = format!("{mv:?}").split(' ').next().unwrap_or_default().to_owned();
                    let place = format!("{kind} when asked {:?}", table.question_for(seat));
                    *kinds.entry(place).or_default() += 1;
                }
            }
        }
    });
    assert!(refused > 10_000, "only {refused} moves were refused");
    assert!(general * 1000 <= refused, "{general} of {refused} refusals are general: {kinds:#?}");
}

/// Seats that are not at the table and seats that are not asked get an answer too.
#[test]
fn nobody_is_left_without_a_reason() {
    wander(1, |table, _, luck| {
        for seat in [0, 1, 2, 3, 4, 5, 15, 16, 255].map(Seat) {
            let refusal = table.why_not(seat, any_move(luck));
            assert!(!refusal.reason.key.is_empty());
        }
    });
}

fn introductory() -> TerraMystica {
    let setup = Setup { mode: Mode::Introductory, first_player: Some(0), ..Setup::for_seats(4) };
    let mut table = TerraMystica::set_up(&setup, &mut Quick::new(1, 1), &mut Silence)
        .expect("the introductory game needs no choices");
    while let Some(Question::ChooseCard) = table.asked().first().and_then(|s| table.question_for(s))
    {
        let seat = table.active();
        let card = table.legal_moves(seat)[0];
        table.apply(seat, card, &mut engine::NoLuck, &mut Silence);
    }
    table
}

/// The rule and the reason, by the notation of the move.
#[track_caller]
fn expect(table: &TerraMystica, text: &str, rule: &str, key: &str) -> Message {
    let seat = table.active();
    let mv = table.read(seat, text).expect("the notation is right");
    let refusal = table.check_move(seat, mv).expect_err("the move is not legal");
    assert_eq!((refusal.rule, refusal.reason.key.as_str()), (rule, key), "{text}");
    refusal.reason
}

#[test]
fn a_first_turn_with_every_kind_of_mistake() {
    // Witches to move; dwellings on E9 and F4, 15 coins, 4 + 3 workers.
    let table = introductory();
    assert_eq!(table.active(), Seat(0));
    expect(&table, "build E5", "TM-8.11", "refused-terrain");
    expect(&table, "build r3", "TM-8.11", "refused-river");
    expect(&table, "build E8", "TM-8.11", "refused-occupied");
    expect(&table, "build I6", "TM-7.5", "refused-reach");
    expect(&table, "transform I6 to yellow", "TM-7.5", "refused-reach");
    expect(&table, "transform E8 to green", "TM-8.12", "refused-occupied");
    expect(&table, "upgrade E8 to TP", "TM-8.40", "refused-not-yours");
    expect(&table, "upgrade E9 to SH", "TM-8.40", "refused-upgrade-path");
    expect(&table, "upgrade A1 to TP", "TM-8.40", "refused-nothing-there");
    expect(&table, "send p to FIRE for 3", "TM-8.50", "refused-cost");
    expect(&table, "action ACT4", "TM-6.2", "refused-power");
    expect(&table, "action ACTW", "TM-15.2", "refused-no-stronghold");
    expect(&table, "action ACTN", "TM-15.14", "refused-other-faction");
    expect(&table, "convert 1vp to 1c", "TM-15.3", "refused-points-trade");
    expect(&table, "advance ship", "TM-8.30", "refused-cost");
    expect(&table, "bridge A3:C1", "TM-8.61", "refused-no-bridge-now");
    expect(&table, "+FAV3", "TM-8.43", "refused-no-favor-owed");
    expect(&table, "+TW3", "TM-12.1", "refused-no-town");
    expect(&table, "leech", "TM-10.2", "refused-no-offer");
    expect(&table, "pass", "TM-8.71", "refused-pass-without-card");
    expect(&table, "connect r3", "TM-12.6", "refused-other-faction");
    expect(&table, "faction auren", "TM-4.2", "refused-setup-over");
    expect(&table, "done", "TM-8.1", "refused-first-take-turn");
}

#[test]
fn a_first_dwelling_goes_on_home_terrain() {
    let setup = Setup { first_player: Some(0), ..Setup::for_seats(2) };
    let mut table = TerraMystica::set_up(&setup, &mut Quick::new(1, 1), &mut Silence)
        .expect("the usual game can be set up");
    for faction in ["faction nomads", "faction witches"] {
        let seat = table.active();
        let mv = table.read(seat, faction).expect("the notation is right");
        table.apply(seat, mv, &mut engine::NoLuck, &mut Silence);
    }
    expect(&table, "place A1", "TM-3.2", "refused-first-terrain");
    expect(&table, "place r3", "TM-3.2", "refused-river");
    expect(&table, "build A1", "TM-3.1", "refused-first-place-dwelling");
}

#[test]
fn the_own_card_is_returned_on_passing() {
    let table = introductory();
    let card = table.content().bonus_cards[table.player(Seat(0)).card as usize].ledger;
    expect(&table, &format!("pass {card}"), "TM-8.71", "refused-card-own");
}
