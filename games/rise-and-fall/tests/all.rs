//! Every test of the game in one program: the rules are compiled for their listeners once, not once for each file.

mod accounts;
mod bad_input;
mod common;
mod conformance;
#[cfg(feature = "ts")]
#[path = "export/main.rs"]
mod export;
mod fixtures;
#[path = "naive/main.rs"]
mod naive;
#[path = "rules/main.rs"]
mod rules;
mod soak;
mod tables;

use naive::board;
use rules::table;
