//! The laws of every game, over every kind of table.

use crate::common;

testing::conform!(terra_mystica::TerraMystica, common::setups(), games: 4, abused: 4, cases: 128);
