//! What bots think of tables: always something, and enough to beat chance.

use crate::common;
use arcadia::state::Agreement;
use arcadia::{Arcadia, Move, Setup};
use engine::{Appraise, Chance, Game, Hat, Play, Quick, Seat, Secrets, Silence};

const HOPELESS: i32 = -1_000;

/// The answer after which the table as this seat imagines it looks best, of a few with the best hunches.
fn considered(table: &Arcadia, seat: Seat, luck: &mut Quick) -> Move {
    let imagined = table.imagined_by(seat, luck);
    let mut moves = table.legal_moves(seat);
    moves.sort_by_key(|mv| std::cmp::Reverse(imagined.hunch(seat, *mv)));
    let hopeful = moves.iter().take_while(|mv| imagined.hunch(seat, **mv) >= HOPELESS).count();
    moves.truncate(hopeful.clamp(1, 10));
    let lead = |table: &Arcadia| {
        let others = (0..table.seats()).map(Seat).filter(|other| *other != seat);
        table.appraise(seat) - others.map(|other| table.appraise(other)).max().unwrap_or(0)
    };
    let after = |mv: &Move| {
        let mut next = imagined;
        next.apply(seat, *mv, &mut luck.clone(), &mut Silence);
        lead(&next)
    };
    // The first of equals: the one with the better hunch.
    let best = moves.iter().rev().max_by_key(|mv| after(mv));
    *best.expect("who is asked has an answer")
}

/// Whether seat 0, which considers, comes first against chance.
fn considering_wins(setup: &Setup, seed: u64) -> bool {
    let mut luck = Quick::new(seed, 0);
    let mut choices = Quick::new(seed, 1);
    let mut table = Arcadia::set_up(setup, &mut luck, &mut Silence).expect("a sound setup");
    let mut hat = Hat::default();
    while let Some(seat) = table.asked().first() {
        let mv = if seat == Seat(0) {
            considered(&table, seat, &mut choices)
        } else {
            hat.clear();
            table.offer(seat, &mut hat);
            hat.nth(choices.below(hat.count()))
        };
        table.apply(seat, mv, &mut luck, &mut Silence);
    }
    table.outcome().is_some_and(|outcome| outcome.places[0] == 1)
}

#[test]
fn looking_one_answer_ahead_beats_chance() {
    let setup = Setup { battles: Agreement::Always, short: true, ..Setup::for_seats(2) };
    let wins = (0..5).filter(|seed| considering_wins(&setup, *seed)).count();
    assert!(wins >= 4, "{wins} of 5");
}

#[test]
fn looking_one_answer_ahead_beats_chance_in_battle() {
    let setup = Setup { skirmish: true, ..Setup::for_seats(2) };
    let wins = (0..20).filter(|seed| considering_wins(&setup, *seed)).count();
    assert!(wins >= 14, "{wins} of 20");
}

#[test]
fn every_table_and_every_answer_is_judged() {
    for (at, setup) in common::setups().iter().enumerate() {
        let (mut luck, mut choices) = (Quick::new(7, at as u64), Quick::new(8, at as u64));
        let mut table = Arcadia::set_up(setup, &mut luck, &mut Silence).expect("a sound setup");
        let mut decisions = 0;
        while let Some(seat) = table.asked().first().filter(|_| decisions < 3_000) {
            let moves = table.legal_moves(seat);
            if decisions % 20 == 0 {
                for other in (0..table.seats()).map(Seat) {
                    let worth = table.appraise(other);
                    assert!(worth.abs() < 100_000_000, "{worth} for {other:?} in {setup:?}");
                }
                let worth: i64 = moves.iter().map(|mv| i64::from(table.hunch(seat, *mv))).sum();
                assert!(worth.abs() < 1_000_000_000, "{worth} in {setup:?}");
            }
            let mv = moves[choices.below(moves.len() as u32) as usize];
            table.apply(seat, mv, &mut luck, &mut Silence);
            decisions += 1;
        }
    }
}

/// What is sealed by others must not be met by bots: whoever is asked last imagines that the others are still asked, too.
#[test]
fn whoever_seals_last_expects_no_more_than_the_first() {
    let mut late = 0;
    for (at, setup) in common::setups().iter().enumerate() {
        let (mut luck, mut choices) = (Quick::new(17, at as u64), Quick::new(18, at as u64));
        let mut table = Arcadia::set_up(setup, &mut luck, &mut Silence).expect("a sound setup");
        let mut first = None;
        for _ in 0..1_500 {
            let Some(seat) = table.asked().first() else { break };
            let moves = table.legal_moves(seat);
            let asked = table.asked();
            let step = table.question(seat).map(|it| std::mem::discriminant(&it));
            let together = table.keeps_secret(seat, moves[0]);
            // The first question of a step shows who answers it.
            let (_, all) = first.filter(|(of, _)| together && *of == step).unwrap_or((step, asked));
            first = Some((step, all));
            let imagined = table.imagined_by(seat, &mut choices).before_others(seat);
            if together {
                assert_eq!(imagined.asked(), all, "{:?} in {setup:?}", table.question(seat));
                late += usize::from(all != asked);
            } else {
                assert_eq!(imagined.asked(), asked);
            }
            assert_eq!(imagined.legal_moves(seat), moves, "the question stays the same");
            assert_eq!(imagined.broken_law(), None);
            let mv = moves[choices.below(moves.len() as u32) as usize];
            table.apply(seat, mv, &mut luck, &mut Silence);
        }
    }
    assert!(late > 500, "{late} answers after somebody else's");
}

/// Victory is not a matter of points: a battle alone has none, and crowns win with any prestige (AR-1.1, AR-23.6).
#[test]
fn nothing_is_worth_more_than_having_won() {
    for (at, skirmish) in [true, false, true, false, true, false].into_iter().enumerate() {
        let setup = Setup { skirmish, short: true, ..Setup::for_seats(2 + (at as u8) / 2) };
        let (mut luck, mut choices) = (Quick::new(27, at as u64), Quick::new(28, at as u64));
        let mut table = Arcadia::set_up(&setup, &mut luck, &mut Silence).expect("a sound setup");
        let mut hat = Hat::default();
        while let Some(seat) = table.asked().first() {
            hat.clear();
            table.offer(seat, &mut hat);
            table.apply(seat, hat.nth(choices.below(hat.count())), &mut luck, &mut Silence);
        }
        let outcome = table.outcome().expect("the game is over");
        let reached = |seat: u8| table.appraise_end(Seat(seat), outcome.points[usize::from(seat)]);
        let winner = outcome.places.iter().position(|place| *place == 1).expect("somebody won");
        for other in (0..table.seats()).filter(|it| usize::from(*it) != winner) {
            assert!(reached(winner as u8) > reached(other) + 1_000_000, "{setup:?}");
        }
    }
}
