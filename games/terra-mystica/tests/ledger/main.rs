//! Score sheets: recorded games, single situations, and there and back again.

pub(crate) mod games;
mod moves_alone;
mod recorded;
pub(crate) mod round_trip;
pub(crate) mod shared;
mod situations;
mod variants;
