//! The rules of `RULES.md`, chapter by chapter: every test is named after the rule it holds.

pub(crate) mod table;
mod tale_buildings;
mod tale_creatures;
mod tale_places;
mod tales;

mod campaign;
mod cards;
mod cities;
mod course;
mod deployment;
mod endings;
mod geometry;
mod guild_draft;
mod guild_powers;
mod guild_rulings;
mod information;
mod land_units;
mod npc_cards;
mod npc_games;
mod npc_powers;
mod rounds;
mod scoring;
mod ships;
mod temples;
mod world_building;
