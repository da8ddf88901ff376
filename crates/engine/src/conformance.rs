//! The tests every game must pass, one line per game.
//!
//! [`check`] plays random games and holds every step against the laws of [`crate::Game`];
//! [`follow`] does so along given numbers, for property tests that shrink; [`abuse`] feeds
//! garbage to every door; [`account`] sums up a game, to be compared with a record. A failure is
//! one sentence that says where to look again.

mod abuse;
mod account;
mod interventions;
mod looks;
mod moves;
mod saving;
mod secrets;
mod whole;

pub use abuse::{abuse, abuse_and_play_on};
pub use account::account;

use crate::rulebook::Rulebook;
use crate::{Chance, Count, Game, Nth, Playthrough, Quick, Refusal, Seat, Seats, Seed, Silence};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How thorough [`check_deeply`] is. The default keeps tests fast.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    /// Laws that cost much are held against every so manieth step.
    pub heavy_every: u32,
    /// Whole games are saved, loaded, replayed and verified every so manieth game.
    pub replay_every: u32,
    /// How many moves of a longer list, and how many moves that are not listed, are tried.
    pub sample: u32,
    /// No question may have more answers.
    pub most_answers: u32,
    /// Random play must end within so many decisions.
    pub longest_game: u32,
}

impl Default for Depth {
    fn default() -> Self {
        Depth {
            heavy_every: 16,
            replay_every: 4,
            sample: 24,
            most_answers: 2_000,
            longest_game: 20_000,
        }
    }
}

/// Plays random games over these setups and checks every law at every step, the dear ones at
/// some. Panics with a sentence that names the game, the step and the move.
///
/// # Panics
/// With the law that was broken, and the numbers that lead there.
pub fn check<G: Game>(setups: &[G::Setup], games: u32) {
    check_deeply::<G>(setups, games, Depth::default());
}

/// [`check`], as thorough as you like.
///
/// # Panics
/// With the law that was broken, and the numbers that lead there.
pub fn check_deeply<G: Game>(setups: &[G::Setup], games: u32, depth: Depth) {
    assert!(!setups.is_empty(), "conformance needs at least one setup");
    let examiner = Examiner::<G>::new(depth);
    if let Err(broken) = examiner.expect_numbers() {
        panic!("{}: {broken}", G::PROFILE.id);
    }
    for game in 0..games {
        let setup = &setups[game as usize % setups.len()];
        let mut place = String::from("setup");
        if let Err(broken) = whole::play_and_examine(&examiner, setup, game, &mut place) {
            panic!(
                "{}, game {game} (Seed::from_number({game}), {setup:?}), {place}: {broken}",
                G::PROFILE.id
            );
        }
    }
}

/// Plays along these numbers and checks all laws on the way. Each number picks one of all answers
/// of all asked seats (modulo their count) and the luck of its step. Ends with the numbers or
/// with the game; an empty list is just the setup.
///
/// # Errors
/// The law that was broken, and where.
pub fn follow<G: Game>(setup: &G::Setup, numbers: &[u32]) -> Result<G, String> {
    let examiner = Examiner::<G>::new(Depth::default());
    let first = numbers.first().copied().unwrap_or(0);
    let mut state = without_panic("set_up", || {
        G::set_up(setup, &mut Quick::new(u64::from(first), 0), &mut Silence)
    })?
    .map_err(|refusal| format!("the setup was refused: {refusal}"))?;
    let heavy_every = examiner.depth.heavy_every.max(1) as usize;
    let mut sampling = Quick::new(u64::from(first), 1);
    for (step, &number) in numbers.iter().enumerate() {
        let at_step = |broken| format!("step {step}: {broken}");
        examiner.light(&state).map_err(at_step)?;
        if step % heavy_every == 0 {
            examiner.heavy(&state, &mut sampling).map_err(at_step)?;
        }
        let Some((seat, mv)) = picked(&state, number) else { break };
        let name = examiner.name(&state, seat, mv);
        let mut luck = Quick::new(u64::from(number), step as u64 + 2);
        let mut events = Vec::new();
        without_panic("apply", || state.apply(seat, mv, &mut luck, &mut events))
            .and_then(|()| examiner.events(&state, &events, None))
            .map_err(|broken| format!("step {step}, seat {seat}, `{name}`: {broken}"))?;
    }
    examiner
        .light(&state)
        .and_then(|()| examiner.heavy(&state, &mut sampling))
        .map_err(|broken| format!("at the end: {broken}"))?;
    Ok(state)
}

/// The answer a number stands for among all answers of all asked seats.
fn picked<G: Game>(state: &G, number: u32) -> Option<(Seat, G::Move)> {
    let counts = state.asked().iter().map(|seat| {
        let mut count = Count::default();
        state.offer(seat, &mut count);
        (seat, count.0)
    });
    let counts: Vec<_> = counts.collect();
    let total: u32 = counts.iter().map(|(_, count)| count).sum();
    let mut left = number.checked_rem(total)?;
    for (seat, count) in counts {
        if left < count {
            let mut nth = Nth::new(left);
            state.offer(seat, &mut nth);
            return nth.found.map(|mv| (seat, mv));
        }
        left -= count;
    }
    None
}

/// Holds tables against the laws. Every law that is broken is an `Err` with a sentence.
struct Examiner<G: Game> {
    depth: Depth,
    rulebook: Rulebook,
    game: std::marker::PhantomData<G>,
}

impl<G: Game> Examiner<G> {
    fn new(depth: Depth) -> Self {
        let rulebook = Rulebook::parse(G::PROFILE.rules.en);
        Examiner { depth, rulebook, game: std::marker::PhantomData }
    }

    /// What is cheap enough for every step.
    fn light(&self, state: &G) -> Result<(), String> {
        without_panic("looking at the table", || self.light_looks(state))?
    }

    /// What is checked at some steps only.
    fn heavy(&self, state: &G, sampling: &mut Quick) -> Result<(), String> {
        without_panic("looking closely at the table", || {
            self.lists(state, sampling)?;
            self.strangers(state, sampling)?;
            self.unasked(state)?;
            self.interventions(state, sampling)?;
            self.proxies(state)?;
            self.holding(state)?;
            self.saving(state, sampling)?;
            self.secrets(state, sampling)
        })?
    }

    /// A rule id of this game must be in its rulebook; a code of the table is just not empty.
    fn expect_rule(&self, rule: &str) -> Result<(), String> {
        expect(!rule.is_empty(), || "a refusal or an event without a rule".into())?;
        let of_this_game = rule
            .strip_prefix(G::PROFILE.prefix)
            .is_some_and(|rest| rest.starts_with('-') && self.rulebook.ids().next().is_some());
        expect(!of_this_game || self.rulebook.has(rule), || {
            format!("cites {rule}, which is not in RULES.md")
        })
    }

    fn expect_refusal(&self, refusal: &Refusal) -> Result<(), String> {
        expect(!refusal.reason.key.is_empty(), || "a refusal without a reason".into())?;
        self.expect_rule(refusal.rule)
    }

    /// A move for a sentence, also if its notation is what is broken.
    fn name(&self, state: &G, seat: Seat, mv: G::Move) -> String {
        let written = catch_unwind(AssertUnwindSafe(|| state.write(seat, mv)));
        written.unwrap_or_else(|_| format!("{mv:?}"))
    }
}

fn all_seats<G: Game>(state: &G) -> impl Iterator<Item = Seat> + use<G> {
    (0..state.seats().min(16)).map(Seat)
}

fn expect(holds: bool, sentence: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(sentence()) }
}

/// Runs rules code and turns a panic into a sentence.
fn without_panic<T>(doing: &str, work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let words = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied())
            .unwrap_or("no words");
        format!("{doing} panicked: {words}")
    })
}
