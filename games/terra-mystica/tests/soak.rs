//! Many random games: no stuck table, no broken law, every game ends.

mod common;

use engine::{Chance, Game, Hat, NoLuck, Quick, Silence};
use terra_mystica::{Move, Setup, TerraMystica};

const GAMES: u64 = 40_000;
/// Laws are held against every so manieth step.
const LAWS_EVERY: u32 = 7;
const LONGEST: u32 = 20_000;

#[test]
fn random_games_keep_the_laws_and_end() {
    let setups = common::setups();
    std::thread::scope(|scope| {
        for worker in 0..2 {
            let setups = &setups;
            scope.spawn(move || {
                for game in (worker..GAMES).step_by(2) {
                    play(&setups[game as usize % setups.len()], game);
                }
            });
        }
    });
}

/// Plays one game; of several asked seats any may answer. In some games somebody leaves.
fn play(setup: &Setup, number: u64) {
    let place = |step: u32| format!("game {number} ({setup:?}), step {step}");
    let mut choices = Quick::new(number, 1);
    let mut hat: Hat<Move> = Hat::default();
    let table = TerraMystica::set_up(setup, &mut Quick::new(number, 0), &mut Silence);
    let mut table = table.unwrap_or_else(|refusal| panic!("{setup:?}: {refusal}"));
    let leaves_at = if number.is_multiple_of(13) { 60 + choices.below(300) } else { LONGEST };
    for step in 0..LONGEST {
        let asked: Vec<_> = table.asked().iter().collect();
        let Some(last) = asked.len().checked_sub(1) else {
            assert!(table.outcome().is_some(), "{}: nobody is asked", place(step));
            assert_eq!(table.broken_law(), None, "{}", place(step));
            return;
        };
        let mut seat = asked[choices.below(last as u32 + 1) as usize];
        let mut mv = Move::Leave;
        if step != leaves_at || table.check_move(seat, Move::Leave).is_err() {
            hat.clear();
            table.offer(seat, &mut hat);
            assert!(hat.count() > 0, "{}: no answer for seat {seat}", place(step));
            mv = hat.nth(choices.below(hat.count()));
            for _ in 0..number % 4 {
                // Players who are slow to pass and to convert make fuller maps.
                if matches!(mv, Move::Pass { .. } | Move::Burn {} | Move::Convert { .. }) {
                    mv = hat.nth(choices.below(hat.count()));
                }
            }
        } else {
            seat = engine::Seat(choices.below(u32::from(table.seats())) as u8);
        }
        table.apply(seat, mv, &mut NoLuck, &mut Silence);
        if step % LAWS_EVERY == 0 {
            assert_eq!(table.broken_law(), None, "{}, after {mv:?}", place(step));
        }
    }
    panic!("{}: the game does not end", place(LONGEST));
}
