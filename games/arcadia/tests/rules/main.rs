//! The rules, one file for each chapter of `RULES.md` or two; every test is named after its rule or its worked example.

mod armies;
mod cards;
mod claims;
pub mod corners;
mod court;
mod dynasty;
mod elections;
mod intrigue;
mod land;
mod layouts;
mod loading;
mod management;
mod marches;
mod modes;
mod peace;
mod quick;
mod roles;
mod secrets;
mod setup;
mod skirmish;
mod table;
mod tables;
mod talks;
mod terms;
mod wars;
mod words;
