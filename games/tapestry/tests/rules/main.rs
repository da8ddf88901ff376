//! The rules, one file for each chapter of `RULES.md` or two; every test is named after its rule.

mod boxes;
mod buildings;
mod cards_of_boxes;
mod civilizations;
mod examples;
mod exploration;
mod general;
mod landmark_cards;
mod lasting_cards;
mod limits;
mod loading;
mod lost_mats;
mod mats;
mod mats_of_boxes;
mod mats_of_futures;
mod military;
mod pairs;
mod responses;
mod rivals;
pub(crate) mod table;
mod tables;
mod tapestries;
mod technology;
mod turn;
mod words;
