//! Many random games: no stuck table, no broken law, every game ends.
//!
//! `SOAK=100000 cargo test --profile play --test soak -- --nocapture` plays so many games of every
//! mode; `MODE=solo` only those of one.

mod common;

use engine::{Chance, Game, Hat, Quick, Silence};
use rise_and_fall::{Move, RiseAndFall, Setup};

/// Games of every mode unless told otherwise.
const GAMES: u64 = 48;
/// Laws are held against every so manieth step of a game, and against its last table.
const LAWS_EVERY: u32 = 97;
/// One of so many games is watched at every step: rare questions would slip through otherwise.
const WATCHED: u64 = 20;
const LONGEST: u32 = 100_000;
/// Games of long soaks that once broke a law or did not end.
const ONCE_BROKEN: &[(&str, u64)] = &[("solo", 34_741), ("together", 630)];
/// How often a long soak says where it is.
const REPORT_EVERY: u64 = 10_000;

#[test]
fn random_games_keep_the_laws_and_end() {
    let told = std::env::var("SOAK").ok();
    let games = told.as_ref().map_or(GAMES, |count| count.parse().expect("a number of games"));
    let only = std::env::var("MODE").ok();
    for (mode, setups) in common::modes() {
        if only.as_ref().is_some_and(|name| name != mode) {
            continue;
        }
        let mut steps = 0;
        let once_broken = ONCE_BROKEN.iter().filter(|(of, _)| *of == mode).map(|(_, game)| *game);
        for game in (0..games).chain(once_broken) {
            steps += u64::from(play(&setups[game as usize % setups.len()], game));
            if told.is_some() && (game + 1) % REPORT_EVERY == 0 {
                println!("{mode}: {} games, {steps} decisions", game + 1);
            }
        }
        println!("{mode}: {games} games finished, {steps} decisions, all laws held");
    }
}

/// Plays one game, of several asked seats any may answer; how many answers it took.
fn play(setup: &Setup, number: u64) -> u32 {
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
            return step;
        };
        let seat = asked[choices.below(last as u32 + 1) as usize];
        hat.clear();
        table.offer(seat, &mut hat);
        assert!(hat.count() > 0, "{}: no answer for seat {seat}", place(step));
        let mv = hat.nth(choices.below(hat.count()));
        table.apply(seat, mv, &mut luck, &mut Silence);
        if step % LAWS_EVERY == 0 || number.is_multiple_of(WATCHED) {
            assert_eq!(table.broken_law(), None, "{}, after {mv:?}", place(step));
        }
    }
    panic!("{}: the game does not end", place(LONGEST));
}
