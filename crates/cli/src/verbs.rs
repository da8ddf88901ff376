//! One file per verb.

pub mod check;
pub mod exchange;
pub mod games;
pub mod rules;
pub mod setup;
pub mod simulate;
pub mod table;
