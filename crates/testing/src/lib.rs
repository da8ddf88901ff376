//! The test kit of games. Each game's test file lists its setups and calls one thing of this crate;
//! nothing but tests depends on it, so it may read and write files, which `engine` may not.
//!
//! [`conform!`] holds random and damaged tables against the laws, [`fixtures`] replays recorded
//! games, [`refusals`] hears every refusal beside its rule, [`accounts`] compares random games with a record, [`courses`] very many of them in fewer words, [`Soak`] plays very many of them, and
//! [`export!`] keeps what the web client is made from.

mod conform;
pub mod export;
mod heard;
mod recorded;
mod soak;

pub use conform::{any_numbers, conform, damaged_play_on, survive_abuse};
pub use heard::{Hearing, refusals};
pub use recorded::{accounts, courses, fixtures, recorded};
pub use soak::Soak;

/// True if the environment asks to write files anew instead of comparing them.
fn asked_to_write(variable: &str) -> bool {
    std::env::var(variable).is_ok_and(|word| word == "write")
}
