//! The laws of every game, over every kind of table.

use engine::{Game, conformance};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestRunner;

/// The conformance tests of a game over its setups: `games` random games of each, every `abused`th
/// setup abused, and `cases` lists of any numbers followed.
#[macro_export]
macro_rules! conform {
    (
        $game:ty, $setups:expr, games: $games:expr, abused: $abused:expr, cases: $cases:expr $(,)?
    ) => {
        #[test]
        fn conforms() {
            $crate::conform::<$game>(&$setups, $games);
        }
        #[test]
        fn survives_abuse() {
            $crate::survive_abuse::<$game>(&$setups, $abused);
        }
        #[test]
        fn damaged_tables_that_keep_the_laws_play_on() {
            $crate::damaged_play_on::<$game>(&$setups, $abused);
        }
        #[test]
        fn any_numbers_are_a_lawful_game() {
            $crate::any_numbers::<$game>(&$setups, $cases);
        }
    };
}

/// Plays so many random games of every setup and checks all laws.
pub fn conform<G: Game>(setups: &[G::Setup], games: u32) {
    conformance::check::<G>(setups, games * setups.len() as u32);
}

/// Feeds garbage to tables of every so manieth setup.
pub fn survive_abuse<G: Game>(setups: &[G::Setup], every: usize) {
    setups.iter().step_by(every).for_each(|setup| conformance::abuse::<G>(setup, 12));
}

/// Plays on at damaged tables that still keep the laws, of about every so manieth setup.
pub fn damaged_play_on<G: Game>(setups: &[G::Setup], every: usize) {
    // Another step, so that it is not always the setups that are abused.
    for setup in setups.iter().skip(1).step_by(every + 1) {
        conformance::abuse_and_play_on::<G>(setup, 12, 60);
    }
}

/// Any numbers are a game that keeps every law; a failure shrinks to the shortest such list.
pub fn any_numbers<G: Game>(setups: &[G::Setup], cases: u32) {
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    let numbers = prop::collection::vec(any::<u32>(), 0..250);
    let ran = TestRunner::new(config).run(&(any::<Index>(), numbers), |(which, numbers)| {
        let followed = conformance::follow::<G>(which.get(setups), &numbers);
        prop_assert!(followed.is_ok(), "{}", followed.err().unwrap_or_default());
        Ok(())
    });
    if let Err(broken) = ran {
        panic!("{}: {broken}", G::PROFILE.id);
    }
}
