//! The laws of every game, over every kind of table.

mod common;

testing::conform!(terra_mystica::TerraMystica, common::setups(), games: 4, abused: 4, cases: 128);
