//! Ways to break the toy game, one law each: a conformance suite that finds none of them is
//! worth nothing.

use crate::game::{Ferry, Setup};
use engine::conformance;
use proptest::test_runner::{Config, TestError, TestRunner};
use std::fmt::Debug;

pub trait Fault: Clone + Debug + PartialEq + Send + Sync + 'static {
    const SHOWS_THE_BAG: bool = false;
    const HUSHES_REASONS: bool = false;
    const LINGERS: bool = false;
    const LOSES_CARDS: bool = false;
    const MUMBLES: bool = false;
    const MISCOUNTS: bool = false;
    const HUSHES_DICE: bool = false;
    const TELLS_DRAWS: bool = false;
    const TELLS_DEALS: bool = false;
    const NAMES_BIDS: bool = false;
    const TRUSTS_FILES: bool = false;
    const FORGETS: bool = false;
    const BIDDING_RULE: &'static str = "FE-1.1";
}

#[derive(Clone, Debug, PartialEq)]
pub struct Sound;
impl Fault for Sound {}

#[derive(Clone, Debug, PartialEq)]
struct Losing;
impl Fault for Losing {
    const LOSES_CARDS: bool = true;
}

/// What `check` says about a faulty game; none if it notices nothing.
fn verdict<F: Fault>() -> Option<String> {
    let checked = std::panic::catch_unwind(|| {
        conformance::check::<Ferry<F>>(&[Setup { rounds: 3 }], 40);
    });
    checked.err().map(|panic| *panic.downcast::<String>().expect("a sentence"))
}

fn expect_found<F: Fault>(words: &str) {
    let sentence = verdict::<F>().expect("the suite noticed nothing");
    assert!(sentence.contains(words), "{sentence}");
    assert!(sentence.starts_with("ferry, game "), "{sentence}");
}

#[test]
fn a_sound_game_passes() {
    assert_eq!(verdict::<Sound>(), None);
}

#[test]
fn a_leaking_view_is_found() {
    #[derive(Clone, Debug, PartialEq)]
    struct Leaking;
    impl Fault for Leaking {
        const SHOWS_THE_BAG: bool = true;
    }
    expect_found::<Leaking>("sees more than seat");
}

/// A shortcut for speed that also cuts short whoever asks for reasons.
#[test]
fn an_offer_that_is_not_explained_is_found() {
    #[derive(Clone, Debug, PartialEq)]
    struct Curt;
    impl Fault for Curt {
        const HUSHES_REASONS: bool = true;
    }
    expect_found::<Curt>("for reasons, but");
}

#[test]
fn an_intervention_that_breaks_a_law_is_found() {
    #[derive(Clone, Debug, PartialEq)]
    struct Lingering;
    impl Fault for Lingering {
        const LINGERS: bool = true;
    }
    expect_found::<Lingering>("intervening with `resign`: a law is broken");
}

#[test]
fn a_card_that_gets_lost_is_found() {
    expect_found::<Losing>("a law is broken");
}

#[test]
fn a_notation_for_two_moves_is_found() {
    #[derive(Clone, Debug, PartialEq)]
    struct Mumbling;
    impl Fault for Mumbling {
        const MUMBLES: bool = true;
    }
    expect_found::<Mumbling>("is written for Roll but read as Ok(Draw)");
}

#[test]
fn points_from_nowhere_are_found() {
    #[derive(Clone, Debug, PartialEq)]
    struct Miscounting;
    impl Fault for Miscounting {
        const MISCOUNTS: bool = true;
    }
    expect_found::<Miscounting>("points");
}

#[test]
fn a_refusal_with_a_rule_nobody_wrote_is_found() {
    #[derive(Clone, Debug, PartialEq)]
    struct Inventing;
    impl Fault for Inventing {
        const BIDDING_RULE: &'static str = "FE-9.9";
    }
    expect_found::<Inventing>("cites FE-9.9");
}

#[test]
fn luck_that_is_seen_but_not_told_is_found() {
    #[derive(Clone, Debug, PartialEq)]
    struct Hushing;
    impl Fault for Hushing {
        const HUSHES_DICE: bool = true;
    }
    expect_found::<Hushing>("sees luck nobody told");
}

/// A catch-all hands a new event on as it is.
#[test]
fn an_event_that_tells_a_draw_is_found() {
    #[derive(Clone, Debug, PartialEq)]
    struct Gossiping;
    impl Fault for Gossiping {
        const TELLS_DRAWS: bool = true;
    }
    expect_found::<Gossiping>("is told what no view shows");
}

#[test]
fn an_opening_that_tells_the_hands_is_found() {
    #[derive(Clone, Debug, PartialEq)]
    struct Dealing;
    impl Fault for Dealing {
        const TELLS_DEALS: bool = true;
    }
    expect_found::<Dealing>("in the setup, ");
}

/// The event is told without its card, but its words are made from the whole table.
#[test]
fn a_description_that_names_a_sealed_bid_is_found() {
    #[derive(Clone, Debug, PartialEq)]
    struct Naming;
    impl Fault for Naming {
        const NAMES_BIDS: bool = true;
    }
    expect_found::<Naming>("is told what no view shows");
}

#[test]
fn a_saved_table_that_forgets_is_found() {
    #[derive(Clone, Debug, PartialEq)]
    struct Forgetting;
    impl Fault for Forgetting {
        const FORGETS: bool = true;
    }
    expect_found::<Forgetting>("not the same after saving and loading");
}

#[test]
fn a_game_that_trusts_its_files_is_found() {
    #[derive(Clone, Debug, PartialEq)]
    struct Trusting;
    impl Fault for Trusting {
        const TRUSTS_FILES: bool = true;
    }
    let abused = std::panic::catch_unwind(|| {
        conformance::abuse_and_play_on::<Ferry<Trusting>>(&Setup { rounds: 2 }, 300, 30);
    });
    let panic = abused.expect_err("the suite noticed nothing");
    let sentence = panic.downcast::<String>().expect("a sentence");
    assert!(sentence.starts_with("ferry, abuse round ") && sentence.contains(" panicked: "));
}

#[test]
fn a_fault_is_found_along_numbers_and_shrinks() {
    let config = Config { failure_persistence: None, ..Config::with_cases(64) };
    let numbers = proptest::collection::vec(0..1_000_000u32, 0..40);
    let found = TestRunner::new(config).run(&numbers, |numbers| {
        conformance::follow::<Ferry<Losing>>(&Setup { rounds: 3 }, &numbers)
            .map(drop)
            .map_err(proptest::test_runner::TestCaseError::fail)
    });
    // A single bid is enough, because the laws also try what comes after the last number.
    let Err(TestError::Fail(_, shortest)) = found else { panic!("the suite noticed nothing") };
    assert_eq!(shortest, [0]);
}
