//! The laws of every game, over every kind of table.

use crate::common;

testing::conform!(tapestry::Tapestry, common::setups(), games: 2, abused: 2, cases: 96);
