//! Rise to Nobility, complete: rules, content, notation.

pub mod content;
pub mod kinds;
