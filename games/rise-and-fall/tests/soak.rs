//! Many random games: no stuck table, no broken law, every game ends.

mod common;

use engine::{Chance, Game, Hat, Quick, Silence};
use rise_and_fall::{Move, RiseAndFall, Setup};

const GAMES: u64 = 400;
/// Laws are held against every so manieth step.
const LAWS_EVERY: u32 = 97;
const LONGEST: u32 = 100_000;

#[test]
fn random_games_keep_the_laws_and_end() {
    let setups = common::setups();
    for game in 0..GAMES {
        play(&setups[game as usize % setups.len()], game);
    }
}

/// Plays one game; of several asked seats any may answer.
fn play(setup: &Setup, number: u64) {
    let place = |step: u32| format!("game {number} ({setup:?}), step {step}");
    let mut choices = Quick::new(number, 1);
    let mut luck = Quick::new(number, 0);
    let mut hat: Hat<Move> = Hat::default();
    let table = RiseAndFall::set_up(setup, &mut luck, &mut Silence);
    let mut table = table.unwrap_or_else(|refusal| panic!("{setup:?}: {refusal}"));
    for step in 0..LONGEST {
        let asked: Vec<_> = table.asked().iter().collect();
        let Some(last) = asked.len().checked_sub(1) else {
            assert!(table.outcome().is_some(), "{}: nobody is asked", place(step));
            assert_eq!(table.broken_law(), None, "{}", place(step));
            return;
        };
        let seat = asked[choices.below(last as u32 + 1) as usize];
        hat.clear();
        table.offer(seat, &mut hat);
        assert!(hat.count() > 0, "{}: no answer for seat {seat}", place(step));
        let mv = hat.nth(choices.below(hat.count()));
        table.apply(seat, mv, &mut luck, &mut Silence);
        if step % LAWS_EVERY == 0 {
            assert_eq!(table.broken_law(), None, "{}, after {mv:?}", place(step));
        }
    }
    panic!("{}: the game does not end", place(LONGEST));
}
