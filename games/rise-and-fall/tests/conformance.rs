//! The laws of every game, over every kind of table.

use crate::common;

testing::conform!(rise_and_fall::RiseAndFall, common::setups(), games: 1, abused: 3, cases: 48);
