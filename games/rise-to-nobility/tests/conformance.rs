//! The laws of every game, over every kind of table.

use crate::common;

testing::conform!(rise_to_nobility::RiseToNobility, common::setups(), games: 2, abused: 4, cases: 96);
