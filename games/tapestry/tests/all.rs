//! All tests of the game in one program.

mod common;
mod conformance;
mod naive;
#[path = "rules/main.rs"]
mod rules;
mod soak;
