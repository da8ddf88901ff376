//! Terra Mystica.

pub mod content;
pub mod kinds;
pub mod map;
