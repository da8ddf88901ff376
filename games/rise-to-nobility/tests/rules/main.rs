//! The rules, one file for each chapter of `RULES.md` or two; every test is named after its rule.

mod bad_input;
mod chancellery;
mod city;
mod dice;
mod end;
mod events;
mod examples;
mod guilds;
mod loading;
mod log;
mod night;
mod numbers;
mod settlers;
mod setup;
mod shown;
pub(crate) mod solo;
pub(crate) mod table;
mod tables;
mod town_hall;
mod turn;
mod words;
