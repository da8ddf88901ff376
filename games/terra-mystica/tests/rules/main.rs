//! The rules of `RULES.md`, chapter by chapter: every test is named after the rule it holds.

pub(crate) mod table;

mod adjacency;
mod course;
mod cults;
mod digital;
mod extras;
mod factions;
mod final_scoring;
mod fire_and_ice;
mod first_dwellings;
mod income;
mod information;
mod loading;
mod modes;
mod neighbors;
mod objects;
mod passing;
mod phase_three;
mod power;
mod power_actions;
mod priests;
mod setup;
mod special_actions;
mod sub_decisions;
mod towns;
mod tracks;
mod transform_and_build;
mod turn;
mod upgrade;
