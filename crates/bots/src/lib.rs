//! Players that know only the traits of the engine, and what can be learned by letting them play.
//!
//! Reading order: [`bot`] is the shape of a player and how players are named, [`random`],
//! [`greedy`] and [`mcts`] are one strategy each, [`game_of`] lets them play one game,
//! [`simulate`] many, [`arena`] compares them, [`balance`] looks at the game instead, [`statistics`]
//! says how sure all that is, [`measure`] holds the watch.

pub mod arena;
pub mod balance;
pub mod bot;
pub mod game_of;
pub mod greedy;
mod judge;
pub mod mcts;
pub mod measure;
pub mod random;
pub mod simulate;
pub mod statistics;
pub mod totals;
mod workers;

pub use arena::{Arena, Fighter, arena};
pub use balance::{Balance, BySeat, Fairness, SeatBalance, Unused, UseBalance, balance};
pub use bot::{Bot, BotName, Budget};
pub use greedy::Greedy;
pub use mcts::Mcts;
pub use measure::{Measures, measure};
pub use random::Random;
pub use simulate::{Simulation, simulate, simulate_matches};
pub use totals::{SeatTotals, Totals, WIN};
