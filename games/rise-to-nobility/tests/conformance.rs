//! The laws of every game, over every kind of table.

mod common;

testing::conform!(rise_to_nobility::RiseToNobility, common::setups(), games: 2, abused: 4, cases: 96);
