//! One file per verb.

pub mod arena;
pub mod balance;
pub mod bulk;
pub mod check;
pub mod completions;
pub mod db;
pub mod exchange;
pub mod games;
pub mod measure;
pub mod people;
pub mod play;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod setup;
pub mod simulate;
pub mod table;
pub mod verify;
