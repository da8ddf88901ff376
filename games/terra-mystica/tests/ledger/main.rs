//! Score sheets: recorded games, single situations, and there and back again.

mod games;
mod moves_alone;
mod recorded;
mod round_trip;
mod shared;
mod situations;
mod variants;
