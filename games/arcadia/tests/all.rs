//! Every test of the game in one program: the rules are compiled for their listeners once, not once for each file.

mod accounts;
mod bots;
mod common;
mod conformance;
mod courses;
#[cfg(feature = "ts")]
#[path = "export/main.rs"]
mod export;
mod fixtures;
mod naive;
mod refusals;
#[path = "rules/main.rs"]
mod rules;
mod soak;
