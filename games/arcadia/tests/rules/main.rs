//! The rules, one file for each chapter of `RULES.md` or two; every test is named after its rule.

mod cards;
mod dynasty;
mod elections;
mod intrigue;
mod land;
mod layouts;
mod management;
mod marches;
mod quick;
mod setup;
mod skirmish;
mod table;
mod tables;
mod wars;
mod words;
