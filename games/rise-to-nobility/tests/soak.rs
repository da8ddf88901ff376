//! Many random games of every mode: no stuck table, no broken law, every game ends.
//!
//! `SOAK=100000 cargo test --profile play -p rise-to-nobility --test soak -- --nocapture` plays so
//! many games of every mode.

mod common;

use engine::{Chance, Game, Hat, Quick, Silence};
use rise_to_nobility::{Move, RiseToNobility, Setup};

/// Games of every mode unless told otherwise.
const GAMES: u64 = 160;
/// Laws are held against every so manieth step.
const LAWS_EVERY: u32 = 11;
const LONGEST: u32 = 20_000;

#[test]
fn random_games_keep_the_laws_and_end() {
    let told = std::env::var("SOAK").ok();
    let games = told.as_ref().map_or(GAMES, |count| count.parse().expect("a number of games"));
    for setup in common::setups() {
        std::thread::scope(|scope| {
            for worker in 0..2 {
                let setup = &setup;
                scope.spawn(move || (worker..games).step_by(2).for_each(|game| play(setup, game)));
            }
        });
        if told.is_some() {
            println!("{games} games ended, all laws held: {setup:?}");
        }
    }
}

/// Plays one game; in some games players sell and pass less, and so build more.
fn play(setup: &Setup, number: u64) {
    let place = |step: u32| format!("game {number} ({setup:?}), step {step}");
    let (mut luck, mut choices) = (Quick::new(number, 0), Quick::new(number, 1));
    let mut hat: Hat<Move> = Hat::default();
    let table = RiseToNobility::set_up(setup, &mut luck, &mut Silence);
    let mut table = table.unwrap_or_else(|refusal| panic!("{setup:?}: {refusal}"));
    for step in 0..LONGEST {
        let asked: Vec<_> = table.asked().iter().collect();
        if asked.is_empty() {
            assert!(table.outcome().is_some(), "{}: nobody is asked", place(step));
            assert_eq!(table.broken_law(), None, "{}", place(step));
            return;
        }
        let seat = asked[choices.below(asked.len() as u32) as usize];
        hat.clear();
        table.offer(seat, &mut hat);
        assert!(hat.count() > 0, "{}: no answer for seat {seat}", place(step));
        let mut mv = hat.nth(choices.below(hat.count()));
        for _ in 0..number % 4 {
            let dull = matches!(
                mv,
                Move::EndTurn {} | Move::SellWorkshop { .. } | Move::SellCommunal { .. }
            );
            if dull {
                mv = hat.nth(choices.below(hat.count()));
            }
        }
        table.apply(seat, mv, &mut luck, &mut Silence);
        if step % LAWS_EVERY == 0 {
            assert_eq!(table.broken_law(), None, "{}, after {mv:?}", place(step));
        }
    }
    panic!("{}: the game does not end", place(LONGEST));
}
