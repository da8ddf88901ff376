//! Ways to break the toy game, one law each: a conformance suite that finds none of them is
//! worth nothing.

use crate::game::{Ferry, Setup};
use engine::conformance;
use std::fmt::Debug;

pub trait Fault: Clone + Debug + PartialEq + Send + Sync + 'static {
    const SHOWS_THE_BAG: bool = false;
    const TAKES_ANY_PLAN: bool = false;
    const LOSES_CARDS: bool = false;
    const MUMBLES: bool = false;
    const MISCOUNTS: bool = false;
    const BIDDING_RULE: &'static str = "FE-1.1";
}

#[derive(Clone, Debug, PartialEq)]
pub struct Sound;
impl Fault for Sound {}

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

#[test]
fn an_unlisted_move_that_is_accepted_is_found() {
    #[derive(Clone, Debug, PartialEq)]
    struct Lenient;
    impl Fault for Lenient {
        const TAKES_ANY_PLAN: bool = true;
    }
    expect_found::<Lenient>("is accepted unlisted");
}

#[test]
fn a_card_that_gets_lost_is_found() {
    #[derive(Clone, Debug, PartialEq)]
    struct Losing;
    impl Fault for Losing {
        const LOSES_CARDS: bool = true;
    }
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
