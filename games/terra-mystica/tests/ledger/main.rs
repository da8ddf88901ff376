//! Score sheets: recorded games, single situations, and there and back again.

mod recorded;
mod shared;
