//! Many random games: no stuck table, no broken law, every game ends.

use engine::{Chance, Game, Hat, NoLuck, Play, Quick, Seat, Silence};
use std::fmt::Display;

/// A move to make instead of a drawn one, from the table, the game's number, the step and luck.
pub type Instead<G> = fn(&G, u64, u32, &mut Quick) -> Option<(Seat, <G as Play>::Move)>;

/// How a game is soaked. `SOAK=100000` plays so many games of every mode, `MODE=solo` only those of
/// one.
#[derive(Clone, Copy, Debug)]
pub struct Soak<G: Game> {
    /// Games of every mode, unless told otherwise.
    pub games: u64,
    /// Laws are held against every so manieth step, and against the last table.
    pub laws_every: u32,
    /// One of so many games is watched at every step: rare questions would slip through otherwise.
    pub watched: u64,
    /// Longer than any game.
    pub longest: u32,
    /// False if nothing is drawn once the table is set up, which is watched then.
    pub draws: bool,
    /// What players are slow to do in most games, which makes fuller tables.
    pub is_dull: fn(&G::Move) -> bool,
    /// Something that may happen at a step whoever is asked: game, step, luck.
    pub instead: Instead<G>,
    /// Games of long soaks that once broke a law or did not end, by mode.
    pub once_broken: &'static [(&'static str, u64)],
}

impl<G: Game> Default for Soak<G> {
    fn default() -> Soak<G> {
        Soak {
            games: 100,
            laws_every: 11,
            watched: 20,
            longest: 20_000,
            draws: true,
            is_dull: |_| false,
            instead: |_, _, _, _| None,
            once_broken: &[],
        }
    }
}

impl<G: Game> Soak<G> {
    /// Plays all modes, each a name and its setups.
    pub fn run<N: Display>(&self, modes: impl IntoIterator<Item = (N, Vec<G::Setup>)>) {
        let told = std::env::var("SOAK").ok();
        let games = told.map_or(self.games, |count| count.parse().expect("a number of games"));
        let only = std::env::var("MODE").ok();
        for (mode, setups) in modes {
            let mode = mode.to_string();
            if only.as_ref().is_some_and(|name| *name != mode) {
                continue;
            }
            let once = self.once_broken.iter().filter(|(of, _)| *of == mode).map(|(_, it)| *it);
            let numbers: Vec<u64> = (0..games).chain(once).collect();
            std::thread::scope(|scope| {
                for worker in 0..2 {
                    let (numbers, setups) = (&numbers, &setups);
                    scope.spawn(move || {
                        for &number in numbers.iter().skip(worker).step_by(2) {
                            self.play(&setups[number as usize % setups.len()], number);
                        }
                    });
                }
            });
            println!("{mode}: {games} games finished, all laws held");
        }
    }

    /// Plays one game; of several asked seats any may answer.
    fn play(&self, setup: &G::Setup, number: u64) {
        let place = |step: u32| format!("game {number} ({setup:?}), step {step}");
        let (mut luck, mut choices) = (Quick::new(number, 0), Quick::new(number, 1));
        let mut hat: Hat<G::Move> = Hat::default();
        let table = G::set_up(setup, &mut luck, &mut Silence);
        let mut table = table.unwrap_or_else(|refusal| panic!("{setup:?}: {refusal}"));
        for step in 0..self.longest {
            let asked: Vec<_> = table.asked().iter().collect();
            if asked.is_empty() {
                assert!(table.outcome().is_some(), "{}: nobody is asked", place(step));
                assert_eq!(table.broken_law(), None, "{}", place(step));
                return;
            }
            let (seat, mv) =
                (self.instead)(&table, number, step, &mut choices).unwrap_or_else(|| {
                    let seat = asked[choices.below(asked.len() as u32) as usize];
                    hat.clear();
                    table.offer(seat, &mut hat);
                    assert!(hat.count() > 0, "{}: no answer for seat {seat}", place(step));
                    (seat, self.picked(&hat, number, &mut choices))
                });
            if self.draws {
                table.apply(seat, mv, &mut luck, &mut Silence);
            } else {
                table.apply(seat, mv, &mut NoLuck, &mut Silence);
            }
            if step % self.laws_every == 0 || number.is_multiple_of(self.watched) {
                assert_eq!(table.broken_law(), None, "{}, after {mv:?}", place(step));
            }
        }
        panic!("{}: the game does not end", place(self.longest));
    }

    fn picked(&self, hat: &Hat<G::Move>, number: u64, choices: &mut Quick) -> G::Move {
        let mut mv = hat.nth(choices.below(hat.count()));
        for _ in 0..number % 4 {
            if (self.is_dull)(&mv) {
                mv = hat.nth(choices.below(hat.count()));
            }
        }
        mv
    }
}
